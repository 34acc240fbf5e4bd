// What is known of leads: buckets of one cache line, seven entries of one word and a byte of each one's hash.
//
// Several threads may use one table: each word is read and written as a whole, and says all that it rests on. What one
// writes while another one does can get lost, but is never mixed up.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <memory>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

#include "structure.hpp"
#include "trick.hpp"

namespace parlour {

/// The value is at least `low` and at most `high`.
struct Bounds {
  int low;
  int high;

  bool decide(int goal) const { return low >= goal || high < goal; }
  int verdict(int goal) const { return low >= goal ? low : high; }
};

/// No side can ever get more than 60, and no lead is worth more or less to side A.
inline constexpr int kFar = 63;

class Table {
 public:
  static constexpr int kNoHint = 15;

  explicit Table(int log2_buckets) : shift_(64 - log2_buckets), buckets_(nullptr, Free{}) {
    const std::size_t count = std::size_t{1} << log2_buckets;
    const std::size_t bytes = sizeof(Bucket) * count;
    const bool large = bytes >= kLargePage;
    const std::align_val_t alignment{large ? kLargePage : sizeof(Bucket)};
    buckets_ = {static_cast<Bucket*>(::operator new(bytes, alignment)), Free{alignment}};
#ifdef __linux__
    if (large) madvise(buckets_.get(), bytes, MADV_HUGEPAGE);  // a look-up goes anywhere: fewer pages are found faster
#endif
    std::uninitialized_value_construct_n(buckets_.get(), count);
  }

  void prefetch(std::uint64_t hash) const { __builtin_prefetch(&buckets_[hash >> shift_]); }

  /// Tightens the bounds by all that is known of leads that are alike, whatever their ranks, until they decide.
  ///
  /// Returns: which of the leader's cards was best in one of them, or `kNoHint`.
  int look_up(const Structure& structure, std::uint64_t hash, Cards left, int leader, int goal, Bounds& bounds) const {
    const Bucket& bucket = buckets_[hash >> shift_];
    int hint = kNoHint;
    for (std::uint64_t same = tagged(bucket.tags.load(kAnyOrder), tag(hash)); same; same &= same - 1) {
      const std::uint64_t entry = bucket.entries[std::countr_zero(same) >> 3].load(kAnyOrder);
      const Cards cards = entry & kAll;
      if (static_cast<int>(entry >> kLeaderAt & 3) != leader) continue;
      int lost = 0, won = 0;
      if (cards != left) {
        if (!structure.alike(cards, left)) continue;
        lost = structure.slack(cards, left);
        won = lost + structure.worth(left) - structure.worth(cards);  // which is structure.slack(left, cards)
      }
      bounds.low = std::max(bounds.low, low(entry) - lost);
      bounds.high = std::min(bounds.high, high(entry) + won);
      if (bounds.decide(goal)) break;
      if (const int best = static_cast<int>(entry >> kHintAt); best != kNoHint) hint = best;
    }
    return hint;
  }

  /// Remembers the bounds of a lead. If the bucket is full, its entries make way in turn.
  void store(std::uint64_t hash, Cards left, int leader, Bounds bounds, int hint) {
    const std::uint64_t key = left | static_cast<std::uint64_t>(leader) << kLeaderAt;
    const std::uint64_t entry = key | field(bounds.low) << kLowAt | field(bounds.high) << kHighAt |
                                static_cast<std::uint64_t>(hint) << kHintAt;
    Bucket& bucket = buckets_[hash >> shift_];
    std::uint64_t tags = bucket.tags.load(kAnyOrder);
    const int place = bucket.place(tags, key, tag(hash));
    bucket.entries[place].store(entry, kAnyOrder);
    bucket.tags.store(with_byte(tags, place, tag(hash)), kAnyOrder);
  }

 private:
  static constexpr std::size_t kLargePage = std::size_t{1} << 21;
  static constexpr int kEntries = 7;
  static constexpr int kLeaderAt = kCards;
  static constexpr int kLowAt = 46, kHighAt = 53, kHintAt = 60;
  static constexpr std::uint64_t kKey = (std::uint64_t{1} << kLowAt) - 1;

  static constexpr std::memory_order kAnyOrder = std::memory_order_relaxed;

  struct alignas(64) Bucket {
    std::atomic<std::uint64_t> entries[kEntries];
    std::atomic<std::uint64_t> tags;  // a byte each, never 0 for an entry in use; the top one is the place to give up next

    /// Where to write; if it is the place to give up, `now` has the next one.
    int place(std::uint64_t& now, std::uint64_t key, std::uint8_t tag) const {
      for (std::uint64_t same = tagged(now, tag); same; same &= same - 1) {
        const int at = std::countr_zero(same) >> 3;
        if ((entries[at].load(kAnyOrder) & kKey) == key) return at;
      }
      if (const std::uint64_t free = tagged(now, 0)) return std::countr_zero(free) >> 3;
      const int next = static_cast<int>((now >> 8 * kEntries) + 1) % kEntries;
      now = with_byte(now, kEntries, static_cast<std::uint8_t>(next));
      return next;
    }
  };
  struct Free {
    std::align_val_t alignment;
    void operator()(Bucket* buckets) const { ::operator delete(buckets, alignment); }
  };

  /// The top bit of each byte whose tag is the same; now and then one more, which the cards then tell apart.
  static std::uint64_t tagged(std::uint64_t tags, std::uint8_t tag) {
    constexpr std::uint64_t ones = 0x0001010101010101u;
    const std::uint64_t differ = (tags ^ ones * tag) & 0x00FFFFFFFFFFFFFFu;
    return (differ - ones) & ~differ & ones << 7;
  }

  static std::uint64_t with_byte(std::uint64_t word, int at, std::uint8_t byte) {
    return (word & ~(std::uint64_t{0xFF} << 8 * at)) | static_cast<std::uint64_t>(byte) << 8 * at;
  }

  static std::uint8_t tag(std::uint64_t hash) { return static_cast<std::uint8_t>(hash | 1); }
  static std::uint64_t field(int value) { return static_cast<std::uint64_t>(std::clamp(value, -kFar, kFar) + kFar); }
  static int low(std::uint64_t entry) { return static_cast<int>(entry >> kLowAt & 127) - kFar; }
  static int high(std::uint64_t entry) { return static_cast<int>(entry >> kHighAt & 127) - kFar; }

  int shift_;
  std::unique_ptr<Bucket[], Free> buckets_;
};

}  // namespace parlour
