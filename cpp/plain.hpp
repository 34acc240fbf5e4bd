// A plain alpha-beta search with a table of exact positions: what the other search is measured beside, and tested against.
//
// It shares with it only the rules of a trick.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "search.hpp"
#include "trick.hpp"

namespace parlour {

class Plain {
 public:
  Plain(const std::array<Cards, kHands>& hands, bool must_follow_trump, int log2_entries)
      : hands_(hands), must_follow_trump_(must_follow_trump), shift_(64 - log2_entries), table_(std::size_t{1} << log2_entries) {}

  int value(const Position& position, Stop stop) {
    stop_ = std::move(stop);
    return search(position, -kInfinite, kInfinite);
  }

  std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr int kInfinite = 1000;
  static constexpr std::uint64_t kBetweenStops = 1 << 16;

  struct Entry {
    std::uint64_t key = 0;
    std::int16_t low = 0;
    std::int16_t high = 0;
  };

  int search(const Position& position, int alpha, int beta) {
    if (++nodes_ % kBetweenStops == 0 && stop_()) throw Stopped{};
    if (!position.left) return 0;
    if (position.places) return choose(position, alpha, beta);
    const std::uint64_t key = position.left | static_cast<std::uint64_t>(position.hand + 1) << kCards;
    Entry& entry = table_[key * 0x9E3779B97F4A7C15u >> shift_];
    Entry known = entry.key == key ? entry : Entry{key, -kInfinite, kInfinite};
    alpha = std::max<int>(alpha, known.low);
    beta = std::min<int>(beta, known.high);
    if (alpha >= beta) return known.low >= beta ? known.low : known.high;
    const int found = choose(position, alpha, beta);
    if (found > alpha) known.low = static_cast<std::int16_t>(found);
    if (found < beta) known.high = static_cast<std::int16_t>(found);
    table_[key * 0x9E3779B97F4A7C15u >> shift_] = known;
    return found;
  }

  int choose(const Position& position, int alpha, int beta) {
    const auto& [left, hand, places, trick] = position;
    const bool ours = is_ours(hand);
    const Cards own = left & hands_[hand];
    int best = ours ? -kInfinite : kInfinite;
    for (Cards cards = places ? trick.playable(own, must_follow_trump_) : own; cards && alpha < beta; cards &= cards - 1) {
      const int found = after(position, lowest(cards), alpha, beta);
      best = ours ? std::max(best, found) : std::min(best, found);
      (ours ? alpha : beta) = ours ? std::max(alpha, best) : std::min(beta, best);
    }
    return best;
  }

  int after(const Position& position, int card, int alpha, int beta) {
    const auto& [left, hand, places, before] = position;
    const Trick trick = places ? before.add(hand, card) : Trick::lead(hand, card);
    if (places + 1 < kHands) return search({left ^ bit(card), next(hand), places + 1, trick}, alpha, beta);
    const int gain = trick.gain();
    return gain + search({left ^ bit(card), trick.winner, 0, {}}, alpha - gain, beta - gain);
  }

  std::array<Cards, kHands> hands_;
  bool must_follow_trump_;
  int shift_;
  std::vector<Entry> table_;
  Stop stop_;
  std::uint64_t nodes_ = 0;
};

}  // namespace parlour
