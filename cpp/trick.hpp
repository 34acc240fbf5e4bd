// Cards, hands and the trick on the table (CT-1, CT-4 to CT-8), on bits.
//
// A card is colour * 11 + rank and a set of cards is the sum of 1 << card, both as in the Python package. Nothing here
// checks that a play is legal: whoever calls the kernel does.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace parlour {

using Cards = std::uint64_t;

inline constexpr int kRanks = 11;
inline constexpr int kColours = 4;
inline constexpr int kHands = 4;
inline constexpr int kCards = kColours * kRanks;
inline constexpr int kCost = 20;
inline constexpr int kColourSets = 1 << kRanks;
inline constexpr Cards kColourMask = kColourSets - 1;

inline constexpr Cards kAll = (Cards{1} << kCards) - 1;

inline constexpr std::array<Cards, kCards> kRow = [] {
  std::array<Cards, kCards> row{};
  for (int card = 0; card < kCards; ++card) row[card] = kColourMask << (card / kRanks * kRanks);
  return row;
}();

inline constexpr std::array<std::int8_t, kCards> kRank = [] {
  std::array<std::int8_t, kCards> rank{};
  for (int card = 0; card < kCards; ++card) rank[card] = static_cast<std::int8_t>(card % kRanks);
  return rank;
}();

inline Cards bit(int card) { return Cards{1} << card; }
inline int lowest(Cards cards) { return std::countr_zero(cards); }
inline int highest(Cards cards) { return 63 - std::countl_zero(cards); }
inline bool single(Cards cards) { return (cards & (cards - 1)) == 0; }
/// The cards above a card, of its own colour and of those after it.
inline Cards above(int card) { return ~Cards{1} << card; }
inline Cards colour_of(Cards cards, int colour) { return cards >> (colour * kRanks) & kColourMask; }
inline int next(int hand) { return (hand + 1) & 3; }
inline bool is_ours(int hand) { return (hand & 1) == 0; }
inline bool same_side(int hand, int other) { return ((hand ^ other) & 1) == 0; }

/// A trick while it is played. `barred` holds the colours that cannot become trump: the led one and those that have been.
struct Trick {
  Cards led = 0;
  Cards trump = 0;
  Cards barred = 0;
  std::int32_t winning = 0;
  std::int32_t winner = 0;
  std::int32_t ranks = 0;

  static Trick lead(int hand, int card) {
    return {kRow[card], 0, kRow[card], card, hand, kRank[card]};
  }

  /// The trick after one more card (CT-5, CT-7).
  Trick add(int hand, int card) const {
    Trick after = *this;
    after.ranks += kRank[card];
    const Cards row = kRow[card];
    if (!(barred & row)) {
      after.trump = row;
      after.barred |= row;
      after.winning = card;
      after.winner = hand;
    } else if (card > winning && (kRow[winning] & row)) {
      after.winning = card;
      after.winner = hand;
    }
    return after;
  }

  /// What the trick, once full, adds to side A's score (CT-8).
  int gain() const { return is_ours(winner) ? ranks - kCost : 0; }

  /// The cards that a hand may play (CT-4, CT-6).
  Cards playable(Cards hand, bool must_follow_trump) const {
    if (const Cards following = hand & led) return following;
    if (const Cards trumps = hand & trump; trumps && must_follow_trump) return trumps;
    return hand;
  }

  /// Those of the playable cards that would take the trick.
  Cards beating(Cards cards) const { return (cards & kRow[winning] & above(winning)) | (cards & ~barred); }
};

}  // namespace parlour
