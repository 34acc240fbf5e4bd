// A search for each thread, all on one table: a question that takes long is answered by whoever is first.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <thread>
#include <utility>
#include <vector>

#include "busy.hpp"
#include "search.hpp"
#include "structure.hpp"
#include "table.hpp"
#include "trick.hpp"

namespace parlour {

class Team {
 public:
  Team(const std::array<Cards, kHands>& hands, bool must_follow_trump, int log2_buckets, int threads)
      : structure_(hands), table_(log2_buckets), alone_(structure_, table_, busy_, hands, must_follow_trump) {
    for (int thread = 0; threads > 1 && thread < threads; ++thread)
      team_.emplace_back(structure_, table_, busy_, hands, must_follow_trump);
  }

  /// See `Search::bound`. Only the thread that asks is asked whether to stop, and the others are there for this question.
  int bound(const Position& position, int goal, Stop stop) {
    auto stopped = [&stop, asked = 0]() mutable { return ++asked % kPauses == 0 && stop(); };
    if (team_.empty()) return alone_.bound(position, goal, stopped);
    std::atomic<int> answer = kNone;
    Helpers helpers;
    const auto help = [&](Search<true>& search) {
      try {
        answer = search.bound(position, goal, [&helpers] { return helpers.dismissed.load(kAnyOrder); });
        helpers.dismissed = true;
      } catch (const Stopped&) {  // somebody else was first
      }
    };
    try {
      return team_.front().bound(position, goal, [&] {
        for (std::size_t next = helpers.threads.size() + 1; next < team_.size(); ++next)
          helpers.threads.emplace_back(help, std::ref(team_[next]));
        return helpers.dismissed.load(kAnyOrder) || stopped();
      });
    } catch (const Stopped&) {
      helpers.end();
      if (answer == kNone) throw;
      return answer;
    }
  }

  /// How many positions have been visited by all.
  std::uint64_t nodes() const {
    std::uint64_t sum = alone_.nodes();
    for (const auto& search : team_) sum += search.nodes();
    return sum;
  }

 private:
  static constexpr std::memory_order kAnyOrder = std::memory_order_relaxed;
  static constexpr int kNone = 2 * kFar;
  static constexpr int kPauses = 16;  // who may stop it is not asked in each: that takes the interpreter's lock

  /// Those that help with a question until it is answered.
  struct Helpers {
    std::atomic<bool> dismissed = false;
    std::vector<std::thread> threads;

    ~Helpers() { end(); }
    void end() {
      dismissed = true;
      for (std::thread& thread : threads) thread.join();
      threads.clear();
    }
  };

  Structure structure_;
  Table table_;
  Busy busy_;
  Search<false> alone_;
  std::deque<Search<true>> team_;  // none if there is one thread
};

}  // namespace parlour
