// Who can still take the trick on the table: all hands lie open, so it is known what the cards to come may make of it.
//
// The same, written to be read, is threats.py of the Python package.
#pragma once

#include <array>
#include <tuple>
#include <vector>

#include "search.hpp"
#include "trick.hpp"

namespace parlour {

/// The ways in which a trick may go on, those alike that bind whoever plays on alike, with the cards that may be winning.
class Ways {
 public:
  explicit Ways(const Trick& trick) { add(trick, bit(trick.winning)); }

  /// The ways after one more hand.
  Ways after(Cards held, bool must_follow_trump) const {
    Ways later;
    for (int at = 0; at < count_; ++at) {
      const auto& [going, winning] = ways_[at];
      const Cards may = going.playable(held, must_follow_trump);
      const Cards row = going.trump ? going.trump : going.led, here = may & row;
      later.add(going, may & going.barred & ~row ? winning : winning & above_any(here));
      later.add(going, here & above_any(winning));
      for (Cards fresh = may & ~going.barred; fresh; fresh &= ~kRow[lowest(fresh)])
        later.add(going.add(0, lowest(fresh)), fresh & kRow[lowest(fresh)]);
    }
    return later;
  }

  /// The cards that may be winning, whichever way it goes.
  Cards winning() const {
    Cards all = 0;
    for (int at = 0; at < count_; ++at) all |= ways_[at].winning;
    return all;
  }

 private:
  struct Way {
    Trick going;
    Cards winning;
  };
  static constexpr int kMost = 13;  // no trump, or one of three colours with or without each of the others before it

  Ways() = default;

  static Cards above_any(Cards cards) { return cards ? above(lowest(cards)) : 0; }

  void add(const Trick& going, Cards winning) {
    if (!winning) return;
    for (int at = 0; at < count_; ++at) {
      Way& way = ways_[at];
      if (way.going.trump == going.trump && way.going.barred == going.barred) {
        way.winning |= winning;
        return;
      }
    }
    ways_[count_++] = {going, winning};
  }

  std::array<Way, kMost> ways_;
  int count_ = 0;
};

/// The cards with which the side that is not winning a trick can still win it, when so many cards lie there.
inline Cards beaters(const Trick& trick, const std::array<Cards, kHands>& hands, int hand, int places, bool must_follow_trump) {
  Ways ways(trick);
  Cards others = 0;
  for (; places < kHands; ++places, hand = next(hand)) {
    ways = ways.after(hands[hand], must_follow_trump);
    if (!same_side(hand, trick.winner)) others |= hands[hand];
  }
  return ways.winning() & others;
}

/// A card, and how the trick stands once it is played: the hand that is winning it, its worth so far, the beaters.
using Prospect = std::tuple<int, int, int, Cards>;

/// What may come of each card that may be played, in rising order.
inline std::vector<Prospect> prospects(const Position& position, const std::array<Cards, kHands>& hands, bool must_follow_trump) {
  const auto& [left, hand, places, before] = position;
  std::vector<Prospect> found;
  Cards cards = places ? before.playable(hands[hand], must_follow_trump) : hands[hand];
  for (; cards; cards &= cards - 1) {
    const int card = lowest(cards);
    const Trick trick = places ? before.add(hand, card) : Trick::lead(hand, card);
    const Cards beating = beaters(trick, hands, next(hand), places + 1, must_follow_trump);
    found.emplace_back(card, trick.winner, trick.ranks - kCost, beating);
  }
  return found;
}

}  // namespace parlour
