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

#include "trick.hpp"

namespace parlour {

inline constexpr int kFieldBits = 6;
inline constexpr int kMostTricks = 8;  // a byte each in one word

class Structure {
 public:
  explicit Structure(const std::array<Cards, kHands>& hands) {
    for (int colour = 0; colour < kColours; ++colour)
      for (unsigned set = 0; set < kColourSets; ++set) describe(hands, colour, set);
    for (int hand = 0; hand < kHands; ++hand) sort_ranks(hands[hand], hand);
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
      const std::uint64_t more = (of(then, colour).at_least | guards) - of(now, colour).at_least;
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
    const std::uint64_t places = of(left, 0).places | of(left, 1).places | of(left, 2).places | of(left, 3).places;
    std::uint64_t tricks = 0;
    for (int hand = 0; hand < kHands; ++hand) tricks += ranks_[hand][places >> (kRanks * hand) & kColourMask];
    return above_cost(tricks);
  }

  /// The sum of the ranks.
  int worth(Cards left) const { return of(left, 0).worth + of(left, 1).worth + of(left, 2).worth + of(left, 3).worth; }

 private:
  /// All about a set of cards of one colour, in one place.
  struct alignas(32) Set {
    std::uint64_t places;    // the place of each card among those of its hand, the highest rank first: 11 bits a hand
    std::uint64_t at_least;  // how many cards have rank k or more, for k = 1 to 10, in fields of six bits
    std::uint32_t owners;    // of each card from low to high, two bits each, after a 1 that tells how many there are
    std::int32_t worth;      // the sum of the ranks
  };

  static int above_cost(std::uint64_t bytes) {
    constexpr std::uint64_t ones = 0x0101010101010101u;
    const std::uint64_t over = (bytes | ones << 7) - ones * kCost;
    const std::uint64_t keep = over >> 7 & ones;
    return static_cast<int>((over & keep * 0x7F) * ones >> 56);
  }

  const Set& of(Cards left, int colour) const { return sets_[colour][colour_of(left, colour)]; }
  std::uint32_t owners(Cards left, int colour) const { return of(left, colour).owners; }

  void describe(const std::array<Cards, kHands>& hands, int colour, unsigned set) {
    Set& told = sets_[colour][set] = {0, 0, 1, 0};
    for (Cards rest = set; rest; rest &= rest - 1) {
      const int rank = lowest(rest), card = colour * kRanks + rank;
      std::uint32_t owner = 0;
      while (owner + 1 < kHands && !(hands[owner] & bit(card))) ++owner;
      told.places |= std::uint64_t{1} << (kRanks * static_cast<int>(owner) + place(hands[owner], card));
      for (int k = 0; k < rank; ++k) told.at_least += std::uint64_t{1} << (kFieldBits * k);
      told.owners = told.owners << 2 | owner;
      told.worth += rank;
    }
  }

  /// How many cards of a hand come before one of them, the highest rank first.
  static int place(Cards hand, int card) {
    int before = 0;
    for (Cards rest = hand; rest; rest &= rest - 1) {
      const int other = lowest(rest);
      before += kRank[other] > kRank[card] || (kRank[other] == kRank[card] && other < card);
    }
    return std::min(before, kRanks - 1);  // only for a card that nobody holds
  }

  void sort_ranks(Cards hand, int number) {
    std::array<std::uint64_t, kRanks> ranks{};
    for (Cards rest = hand; rest; rest &= rest - 1) ranks[place(hand, lowest(rest))] = kRank[lowest(rest)];
    for (Cards set = 0; set < kColourSets; ++set) {
      int count = 0;
      for (Cards rest = set; rest && count < kMostTricks; rest &= rest - 1)
        ranks_[number][set] |= ranks[lowest(rest)] << (8 * count++);
    }
  }

  std::array<std::array<Set, kColourSets>, kColours> sets_;
  std::array<std::array<std::uint64_t, kColourSets>, kHands> ranks_{};
};

}  // namespace parlour
