// What makes two leads alike, how far apart their values can be, and what bounds every value: tables made once a deal.
//
// Two leads are alike if the same hand leads and, colour by colour, from low to high the same hands hold the cards that
// are left. Every line of play of the one then has a twin in the other with the same winners of tricks; only the ranks
// differ. If the card r of the one is the card r' of the other, the value of the other is at most the sum of
// max(0, r' - r) higher and at most the sum of max(0, r - r') lower.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "trick.hpp"

namespace parlour {

inline constexpr int kThresholds = kRanks - 1;
inline constexpr int kFieldBits = 6;
inline constexpr int kMostTricks = 8;  // a byte each in one word

/// How many cards of a set of one colour have rank k or more, for k = 1 to 10, in fields of six bits.
inline const std::array<std::uint64_t, kColourSets>& at_least() {
  static const auto counts = [] {
    std::array<std::uint64_t, kColourSets> made{};
    for (unsigned set = 0; set < kColourSets; ++set)
      for (int k = 0; k < kThresholds; ++k)
        made[set] |= static_cast<std::uint64_t>(std::popcount(set >> (k + 1))) << (kFieldBits * k);
    return made;
  }();
  return counts;
}

class Structure {
 public:
  explicit Structure(const std::array<Cards, kHands>& hands) : counts_(at_least()) {
    make_owners(hands);
    make_ranks(hands);
  }

  /// Equal for leads that are alike, and hardly ever for others.
  std::uint64_t hash(Cards left, int leader) const {
    const std::uint64_t low = owners(left, 0) | static_cast<std::uint64_t>(owners(left, 1)) << 32;
    const std::uint64_t high = owners(left, 2) | static_cast<std::uint64_t>(owners(left, 3)) << 32;
    std::uint64_t mixed = (low + static_cast<std::uint64_t>(leader) * 0x9E3779B97F4A7C15u) * 0xD6E8FEB86659FD93u;
    mixed ^= mixed >> 32;
    mixed = (mixed + high) * 0xC2B2AE3D27D4EB4Fu;
    return mixed ^ mixed >> 29;
  }

  /// Whether two leads of the same hand are alike; exact.
  bool alike(Cards left, Cards other) const {
    return owners(left, 0) == owners(other, 0) && owners(left, 1) == owners(other, 1) &&
           owners(left, 2) == owners(other, 2) && owners(left, 3) == owners(other, 3);
  }

  /// The sum of max(0, r - r') over the cards r of `then` and r' of `now`, two leads that are alike.
  ///
  /// The cards of a colour are in the same order in both, so it is, summed over k, by how many more cards `then` has at
  /// rank k or above.
  int slack(Cards then, Cards now) const {
    constexpr std::uint64_t guards = 0x820820820820820u;  // the top bit of each field
    std::uint64_t sum = 0;
    for (int colour = 0; colour < kColours; ++colour) {
      const std::uint64_t more = (counts_[colour_of(then, colour)] | guards) - counts_[colour_of(now, colour)];
      const std::uint64_t keep = more & guards;
      sum += more & (keep - (keep >> 5));
    }
    constexpr std::uint64_t even = 0x3F03F03F03F03Fu;
    const std::uint64_t pairs = (sum & even) + (sum >> kFieldBits & even);
    return static_cast<int>((pairs * 0x1001001001001u) >> 48 & 0xFFF);
  }

  /// The most that either side can still get, for at most `kMostTricks` tricks. Of k tricks that a side wins, each hand's
  /// cards are k of its own: at best its k highest.
  int most(Cards left) const {
    const std::uint64_t places = places_[0][colour_of(left, 0)] | places_[1][colour_of(left, 1)] |
                                 places_[2][colour_of(left, 2)] | places_[3][colour_of(left, 3)];
    std::uint64_t tricks = 0;
    for (int hand = 0; hand < kHands; ++hand) tricks += ranks_[hand][places >> (kRanks * hand) & kColourMask];
    return above_cost(tricks);
  }

  static int worth(Cards left) {
    const auto& counts = at_least();
    std::uint64_t sum = counts[colour_of(left, 0)] + counts[colour_of(left, 1)] + counts[colour_of(left, 2)] +
                        counts[colour_of(left, 3)];
    constexpr std::uint64_t even = 0x3F03F03F03F03Fu;
    sum = (sum & even) + (sum >> kFieldBits & even);
    return static_cast<int>((sum * 0x1001001001001u) >> 48 & 0xFFF);
  }

 private:
  static int above_cost(std::uint64_t bytes) {
    constexpr std::uint64_t ones = 0x0101010101010101u;
    const std::uint64_t over = (bytes | ones << 7) - ones * kCost;
    const std::uint64_t keep = over >> 7 & ones;
    return static_cast<int>((over & keep * 0x7F) * ones >> 56);
  }

  std::uint32_t owners(Cards left, int colour) const { return owners_[colour][colour_of(left, colour)]; }

  void make_owners(const std::array<Cards, kHands>& hands) {
    for (int colour = 0; colour < kColours; ++colour)
      for (Cards set = 0; set < kColourSets; ++set) {
        std::uint32_t sequence = 1;  // a leading 1 tells how many cards there are
        for (Cards rest = set; rest; rest &= rest - 1) {
          const Cards card = (rest & -rest) << (colour * kRanks);
          std::uint32_t owner = 0;
          for (std::uint32_t hand = 1; hand < kHands; ++hand)
            if (hands[hand] & card) owner = hand;
          sequence = sequence << 2 | owner;
        }
        owners_[colour][set] = sequence;
      }
  }

  void make_ranks(const std::array<Cards, kHands>& hands) {
    for (int hand = 0; hand < kHands; ++hand) {
      std::vector<int> cards;
      for (Cards rest = hands[hand]; rest; rest &= rest - 1) cards.push_back(lowest(rest));
      std::stable_sort(cards.begin(), cards.end(), [](int a, int b) { return kRank[a] > kRank[b]; });
      for (int colour = 0; colour < kColours; ++colour)
        for (Cards set = 0; set < kColourSets; ++set)
          for (std::size_t place = 0; place < cards.size(); ++place)
            if ((set << (colour * kRanks)) & bit(cards[place]) && cards[place] / kRanks == colour)
              places_[colour][set] |= std::uint64_t{1} << (kRanks * hand + static_cast<int>(place));
      for (Cards set = 0; set < kColourSets; ++set) {
        int count = 0;
        for (Cards rest = set; rest && count < kMostTricks; rest &= rest - 1, ++count) {
          const auto place = static_cast<std::size_t>(lowest(rest));
          if (place >= cards.size()) break;
          ranks_[hand][set] |= static_cast<std::uint64_t>(kRank[cards[place]]) << (8 * count);
        }
      }
    }
  }

  const std::array<std::uint64_t, kColourSets>& counts_;
  std::array<std::array<std::uint32_t, kColourSets>, kColours> owners_{};
  std::array<std::array<std::uint64_t, kColourSets>, kColours> places_{};
  std::array<std::array<std::uint64_t, kColourSets>, kHands> ranks_{};
};

}  // namespace parlour
