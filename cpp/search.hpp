// The search: can side A still get this goal or more? Exact, whatever is asked.
//
// Every answer r is a bound on the value: if r >= goal, the value is at least r, else it is at most r. The search asks
// of one lead after another; what it learns stays in its table, so that the next question is cheaper. The same search,
// written to be read, is search.py of the Python package.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <utility>

#include "busy.hpp"
#include "structure.hpp"
#include "table.hpp"
#include "trick.hpp"

namespace parlour {

/// What the search needs of a round: the cards left in all hands, the hand to play, how many cards lie on the table.
struct Position {
  Cards left;
  int hand;
  int places;
  Trick trick;
};

/// Thrown out of a search that was told to stop; what it had proved stays in the table.
struct Stopped {};

/// Asked every now and then whether to stop.
using Stop = std::function<bool()>;

/// `kShares`: there are other searches on the same table, so plays are shared out; without, nothing is paid for that.
template <bool kShares>
class Search {
 public:
  Search(const Structure& structure, Table& table, Busy& busy, const std::array<Cards, kHands>& hands,
         bool must_follow_trump)
      : structure_(structure), table_(table), busy_(busy), hands_(hands), must_follow_trump_(must_follow_trump) {}

  /// A bound on side A's future score that decides whether it reaches the goal.
  int bound(const Position& position, int goal, Stop stop) {
    stop_ = std::move(stop);
    const auto& [left, hand, places, trick] = position;
    const int tricks = (std::popcount(left) + places) / kHands;
    switch (places) {
      case 0: return lead(left, hand, tricks, goal);
      case 1: return play<1>(left, hand, trick, tricks, goal);
      case 2: return play<2>(left, hand, trick, tricks, goal);
      default: return play<3>(left, hand, trick, tricks, goal);
    }
  }

  /// How many positions have been visited, at leads and within tricks.
  std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

 private:
  /// A card to try, with what it promises above it in the same number, so that the greater is the better.
  using Move = std::int32_t;
  static constexpr int kCardBits = 6;
  // All in eighths of a point, and found by trying.
  static constexpr int kPoint = 8;
  static constexpr int kMost = 250 * kPoint;  // more than any card promises
  static constexpr int kFollowed = 52, kThrownToFriend = 84, kThrownToFoe = 6;  // by a card still to come
  static constexpr int kWorthOfLead = 24, kWorthOfLeadKept = 8;
  static constexpr int kRankOfLeadLost = 6, kRankPlayed = 3;
  static constexpr int kThirdHandTakes = 80;
  static constexpr int kNextIsVoid = 112, kNextIsVoidAnyway = 64, kLastIsVoidAnyway = 32;
  static constexpr int kLongInOwnHand = 32, kLongElsewhere = 16;
  static constexpr int kFewTricks = 3;  // the bounds without a search are worth their time when so many are left
  /// By place in the trick: with so many tricks left it is worth its time to look at all ways to end the trick first,
  /// whether the table knows one that is enough.
  static constexpr std::array<int, kHands> kLookAhead{kRanks + 1, 9, 8, 8};
  static constexpr int kUnknown = 4 * kFar;
  static constexpr int kShared = 4;  // plays are shared out when so many tricks are left
  static constexpr Move kWaiting = -kMost * (1 << kCardBits);  // promises less than any card
  static constexpr std::uint64_t kBetweenStops = 1 << 12;

  struct Moves {
    std::array<Move, kRanks> cards;
    int count = 0;
  };

  /// What is worse for the side than every value; what is better for it; whether a bound is what it wants.
  template <bool kOurs>
  static constexpr int kWorst = kOurs ? -2 * kFar : 2 * kFar;
  template <bool kOurs>
  static int better(int one, int other) { return kOurs ? std::max(one, other) : std::min(one, other); }
  template <bool kOurs>
  static bool serves(int bound, int goal) { return kOurs ? bound >= goal : bound < goal; }

  static Move move(int promise, int card) { return promise * (1 << kCardBits) + card; }
  /// Which of a hand's cards it is, and back.
  static int place(Cards hand, int card) { return std::popcount(hand & (bit(card) - 1)); }
  static int at_place(Cards hand, int place) {
    while (place--) hand &= hand - 1;
    return lowest(hand);
  }
  static int card_of(Move move) { return move & ((1 << kCardBits) - 1); }

  int lead(Cards left, int leader, int tricks, int goal) {
    count_node();
    if (tricks <= 1) return tricks ? last_trick(left, leader) : 0;
    const std::uint64_t hash = structure_.hash(left, leader);
    table_.prefetch(hash);
    Bounds bounds{-kFar, kFar};
    if (tricks <= kFewTricks) {
      bounds.high = structure_.most(left);
      bounds.low = structure_.worth(left) - kCost * tricks - bounds.high;
      if (bounds.decide(goal)) return bounds.verdict(goal);
    }
    const int hint = table_.look_up(structure_, hash, left, leader, goal, bounds);
    if (bounds.decide(goal)) return bounds.verdict(goal);
    hint_ = hint;
    const int found = play<0>(left, leader, Trick{}, tricks, goal);
    (found >= goal ? bounds.low : bounds.high) = found;
    const bool cut = is_ours(leader) == (found >= goal);
    table_.store(hash, left, leader, bounds, cut ? best_ : hint);
    return found;
  }

  /// Nobody has a choice in the last trick.
  int last_trick(Cards left, int leader) const {
    Trick trick = Trick::lead(leader, lowest(left & hands_[leader]));
    for (int hand = next(leader); hand != leader; hand = next(hand)) trick = trick.add(hand, lowest(left & hands_[hand]));
    return trick.gain();
  }

  /// The hand is to play the card at `kPlace` of the trick.
  template <int kPlace>
  int play(Cards left, int hand, const Trick& trick, int tricks, int goal) {
    return is_ours(hand) ? play<kPlace, true>(left, hand, trick, tricks, goal)
                         : play<kPlace, false>(left, hand, trick, tricks, goal);
  }

  /// `kOurs`: the hand is one of side A.
  template <int kPlace, bool kOurs>
  int play(Cards left, int hand, const Trick& trick, int tricks, int goal) {
    const Cards own = left & hands_[hand];
    Cards cards = own;
    if constexpr (kPlace) {
      count_node();
      cards = trick.playable(own, must_follow_trump_);
      if (single(cards)) return after<kPlace, kOurs>(left, hand, trick, lowest(cards), tricks, goal);
      if (tricks >= kLookAhead[kPlace])
        if (const int bound = known<kPlace, kOurs>(left, hand, trick, goal); bound != kUnknown) return bound;
    }
    const bool share = kShares && tricks >= kShared;
    std::array<std::int16_t, kCards> found;
    Cards tried = 0;
    int best = kWorst<kOurs>;
    const auto search = [&](int card) {
      const int result = share ? shared<kPlace, kOurs>(left, hand, trick, card, tricks, goal)
                               : after<kPlace, kOurs>(left, hand, trick, card, tricks, goal);
      if constexpr (kPlace == 0)
        if (serves<kOurs>(result, goal)) best_ = place(own, card);
      found[card] = static_cast<std::int16_t>(result);
      tried |= bit(card);
      return result;
    };
    if constexpr (kPlace == 0)
      if (hint_ != Table::kNoHint) {  // the others are not even listed if it is enough
        best = search(at_place(own, hint_));
        if (serves<kOurs>(best, goal)) return best;
      }
    const Cards hinted = tried;
    Moves moves = candidates<kPlace>(left, hand, trick, cards);
    for (int i = 0; i < moves.count; ++i) {
      std::iter_swap(&moves.cards[i], std::max_element(&moves.cards[i], &moves.cards[moves.count]));
      const int card = card_of(moves.cards[i]);
      if (hinted & bit(card)) continue;
      int result = kWorst<!kOurs>;
      if (tried) bound_by_neighbours<kPlace>(left, own, trick, tried, found, card, kOurs, result);
      if (serves<kOurs>(result, goal)) {
        // what another thread is searching may be known when its turn comes again
        if (share && tried && moves.cards[i] > kWaiting + card && busy_.has(Busy::play(left ^ bit(card), hand, trick))) {
          moves.cards[i--] = kWaiting + card;
          continue;
        }
        result = search(card);
        if (serves<kOurs>(result, goal)) return result;
      }
      best = better<kOurs>(best, result);
    }
    return best;
  }

  template <int kPlace, bool kOurs>
  int shared(Cards left, int hand, const Trick& trick, int card, int tricks, int goal) {
    const Busy::Mark mark(busy_, Busy::play(left ^ bit(card), hand, trick));
    return after<kPlace, kOurs>(left, hand, trick, card, tricks, goal);
  }

  template <int kPlace, bool kOurs>
  int after(Cards left, int hand, const Trick& before, int card, int tricks, int goal) {
    const Trick trick = added<kPlace>(before, hand, card);
    left ^= bit(card);
    if constexpr (kPlace == kHands - 1) {
      const int gain = trick.gain();
      return gain + lead(left, trick.winner, tricks - 1, goal - gain);
    } else {
      return play<kPlace + 1, !kOurs>(left, next(hand), trick, tricks, goal);
    }
  }

  /// A bound that decides, if what the table knows of the next leads is enough for one, else `kUnknown`.
  template <int kPlace, bool kOurs>
  int known(Cards left, int hand, const Trick& trick, int goal) const {
    int best = kWorst<kOurs>;
    bool all = true;
    for (Cards cards = trick.playable(left & hands_[hand], must_follow_trump_); cards; cards &= cards - 1) {
      const int found = known_after<kPlace, kOurs>(left, hand, trick, lowest(cards), goal);
      if (found == kUnknown)
        all = false;
      else if (serves<kOurs>(found, goal))
        return found;
      else
        best = better<kOurs>(best, found);
    }
    return all ? best : kUnknown;
  }

  template <int kPlace, bool kOurs>
  int known_after(Cards left, int hand, const Trick& before, int card, int goal) const {
    const Trick trick = before.add(hand, card);
    left ^= bit(card);
    if constexpr (kPlace < kHands - 1) return known<kPlace + 1, !kOurs>(left, next(hand), trick, goal);
    const int gain = trick.gain();
    Bounds bounds{-kFar, kFar};
    table_.look_up(structure_, structure_.hash(left, trick.winner), left, trick.winner, goal - gain, bounds);
    return bounds.decide(goal - gain) ? gain + bounds.verdict(goal - gain) : kUnknown;
  }

  template <int kPlace>
  static Trick added(const Trick& trick, int hand, int card) {
    return kPlace ? trick.add(hand, card) : Trick::lead(hand, card);
  }

  /// Two cards of one hand and colour with no other hand's card between them differ in value by their ranks at most: a
  /// card already tried bounds its neighbours.
  template <int kPlace>
  void bound_by_neighbours(Cards left, Cards own, const Trick& trick, Cards tried,
                           const std::array<std::int16_t, kCards>& found, int card, bool ours, int& result) const {
    const Cards row = kRow[card];
    const Cards others = (left & ~own) | (kPlace ? bit(trick.winning) : 0);
    const auto bound = [&](int low, int high, int other) {
      if (others & above(low) & (bit(high) - 1)) return;
      const int distance = high - low;
      result = ours ? std::min(result, found[other] + distance) : std::max(result, found[other] - distance);
    };
    if (const Cards higher = tried & row & above(card)) bound(card, lowest(higher), lowest(higher));
    if (const Cards lower = tried & row & (bit(card) - 1)) bound(highest(lower), card, highest(lower));
  }

  /// What is worth trying. Of neighbours that leave no doubt which side wins the trick, the highest is the best if it is
  /// one's own side, else the lowest.
  template <int kPlace>
  Moves candidates(Cards left, int hand, const Trick& trick, Cards cards) const {
    Moves moves;
    int last = -1;
    bool last_certain = false, last_ours = false;
    for (Cards rest = cards; rest; rest &= rest - 1) {
      const int card = lowest(rest);
      const Trick then = added<kPlace>(trick, hand, card);
      const bool neighbours = last >= 0 && are_neighbours<kPlace>(left, trick, last, card);
      const bool certain = is_certain<kPlace>(left, hand, then);
      const bool wins = same_side(then.winner, hand);
      const bool twin = neighbours && certain && last_certain && wins == last_ours;
      last = card, last_certain = certain, last_ours = wins;
      if (twin && !wins) continue;
      if (twin) --moves.count;
      const int winner = certain ? then.winner : likely_winner<kPlace>(left, hand, then);
      moves.cards[moves.count++] = move(promise<kPlace>(left, hand, then, card, winner), card);
    }
    return moves;
  }

  template <int kPlace>
  static bool are_neighbours(Cards left, const Trick& trick, int low, int high) {
    const Cards between = above(low) & (bit(high) - 1);
    return (kRow[low] & bit(high)) && !(left & between) && !(kPlace && bit(trick.winning) & between);
  }

  bool may_beat(Cards left, int hand, const Trick& trick) const {
    return trick.beating(trick.playable(left & hands_[hand], must_follow_trump_)) != 0;
  }

  /// Whether the side that wins the trick is certain once the card at `kPlace` lies there.
  template <int kPlace>
  bool is_certain(Cards left, int hand, const Trick& trick) const {
    if constexpr (kPlace == 3) return true;
    const int second = next(hand), last = next(next(second));
    if constexpr (kPlace == 2) return same_side(second, trick.winner) || !may_beat(left, second, trick);
    if constexpr (kPlace == 1)
      return !may_beat(left, second, trick) &&
             (same_side(next(second), trick.winner) || !may_beat(left, next(second), trick));
    const Cards following = left & hands_[second] & trick.led, closing = left & hands_[last] & trick.led;
    return following && closing && !((following | closing) & above(trick.winning));
  }

  /// Who wins if every later hand takes the trick from the other side wherever it can.
  template <int kPlace>
  int likely_winner(Cards left, int hand, const Trick& trick) const {
    int winner = trick.winner;
    for (int later = kPlace + 1, other = next(hand); later < kHands; ++later, other = next(other))
      if (!same_side(other, winner) && may_beat(left, other, trick)) winner = other;
    return winner;
  }

  /// What a card promises the side that plays it.
  template <int kPlace>
  int promise(Cards left, int hand, const Trick& trick, int card, int winner) const {
    const bool wins = same_side(winner, hand);
    const int points = likely_points<kPlace>(left, hand, trick, winner);
    const int gain = wins ? points : -points;
    const int rank = kRank[card];
    if constexpr (kPlace == 0) return gain + (wins ? 0 : kRankOfLeadLost * rank) - risk_of_lead(left, hand, card, wins);
    const int risk = kPlace == 1 && winner == next(hand) ? kThirdHandTakes : 0;
    return gain + kRankPlayed * rank - risk;
  }

  /// What the trick is likely to bring that winner's side, the lead included.
  template <int kPlace>
  int likely_points(Cards left, int hand, const Trick& trick, int winner) const {
    int points = kPoint * (trick.ranks - kCost) + (kPlace ? kWorthOfLead : kWorthOfLeadKept);
    for (int later = kPlace + 1, other = next(hand); later < kHands; ++later, other = next(other))
      points += left & hands_[other] & trick.led ? kFollowed : same_side(other, winner) ? kThrownToFriend : kThrownToFoe;
    return points;
  }

  /// What speaks against leading a colour: that the other side lacks it, and that hands have three cards of it or more.
  int risk_of_lead(Cards left, int hand, int card, bool wins) const {
    const Cards row = left & kRow[card];
    const int second = next(hand), third = next(second), last = next(third);
    int risk = is_long(row & hands_[hand]) ? kLongInOwnHand : 0;
    for (const int other : {second, third, last}) risk += is_long(row & hands_[other]) ? kLongElsewhere : 0;
    if (!(row & hands_[second])) risk += wins ? kNextIsVoid : kNextIsVoidAnyway;
    if (!wins && !(row & hands_[last])) risk += kLastIsVoidAnyway;
    return risk;
  }

  /// Whether there are three cards or more.
  static bool is_long(Cards cards) { return !single(cards & (cards - 1)); }

  void count_node() {
    const std::uint64_t nodes = nodes_.load(std::memory_order_relaxed) + 1;
    nodes_.store(nodes, std::memory_order_relaxed);
    if (nodes % kBetweenStops == 0 && stop_()) throw Stopped{};
  }

  const Structure& structure_;
  Table& table_;
  Busy& busy_;
  std::array<Cards, kHands> hands_;
  bool must_follow_trump_;
  Stop stop_;
  std::atomic<std::uint64_t> nodes_ = 0;  // which others may read meanwhile
  int hint_ = Table::kNoHint;  // for the lead that is searched next: which of the leader's cards
  int best_ = Table::kNoHint;  // of the lead that was searched last
};

}  // namespace parlour
