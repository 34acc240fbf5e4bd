// What the threads of one team are searching at the moment, so that they share the work instead of doing it twice.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "trick.hpp"

namespace parlour {

/// A guess, and nothing but the order of cards rests on it: two plays may share a place, and a mark may get lost.
class Busy {
 public:
  /// Which play it is: a card of that hand, after which these cards are left, into that trick.
  static std::uint64_t play(Cards left, int hand, const Trick& trick) {
    std::uint64_t mixed = (left + (static_cast<std::uint64_t>(hand) << kCards)) * 0x9E3779B97F4A7C15u;
    mixed ^= mixed >> 32;
    mixed = (mixed + trick.trump + 3 * trick.barred + static_cast<std::uint64_t>(trick.winning)) * 0xC2B2AE3D27D4EB4Fu;
    return mixed | 1;
  }

  bool has(std::uint64_t play) const { return plays_[play >> kShift].load(std::memory_order_relaxed) == play; }

  /// Marks a play for as long as it lives.
  class Mark {
   public:
    Mark(Busy& busy, std::uint64_t play) : place_(busy.plays_[play >> kShift]) {
      place_.store(play, std::memory_order_relaxed);
    }
    ~Mark() { place_.store(0, std::memory_order_relaxed); }
    Mark(const Mark&) = delete;
    Mark& operator=(const Mark&) = delete;

   private:
    std::atomic<std::uint64_t>& place_;
  };

 private:
  static constexpr int kLog2Places = 12, kShift = 64 - kLog2Places;

  std::array<std::atomic<std::uint64_t>, std::size_t{1} << kLog2Places> plays_{};
};

}  // namespace parlour
