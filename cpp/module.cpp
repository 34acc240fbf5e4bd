// The module `parlour._core`: the searches for Python, and what a look at the table tells. They know integers only; the
// searches run without the interpreter's lock.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <optional>
#include <stdexcept>
#include <vector>

#include "plain.hpp"
#include "team.hpp"
#include "threats.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace parlour {
namespace {

using Hands = std::array<Cards, kHands>;

const Hands& checked(const Hands& hands) {
  Cards seen = 0;
  for (const Cards hand : hands) {
    if ((hand & ~kAll) || (hand & seen) || std::popcount(hand) > kRanks) throw std::invalid_argument("hands");
    seen |= hand;
  }
  return hands;
}

int checked_size(int log2_size) {
  if (log2_size < 1 || log2_size > 30) throw std::invalid_argument("size of the table");
  return log2_size;
}

int checked_threads(int threads) {
  if (threads < 1 || threads > 256) throw std::invalid_argument("threads");
  return threads;
}

/// The position at which these cards are left and on the table.
Position laid(Cards left, int leader, const std::vector<int>& table) {
  if (leader < 0 || leader >= kHands || table.size() >= kHands) throw std::invalid_argument("leader or table");
  Position position{left, leader, 0, {}};
  for (const int card : table) {
    if (card < 0 || card >= kCards || (left & bit(card))) throw std::invalid_argument("table");
    position.trick = position.places++ ? position.trick.add(position.hand, card) : Trick::lead(position.hand, card);
    position.hand = next(position.hand);
  }
  return position;
}

std::vector<Prospect> checked_prospects(const Hands& hands, int leader, const std::vector<int>& table, bool must_follow_trump) {
  const auto& [first, second, third, fourth] = checked(hands);
  return prospects(laid(first | second | third | fourth, leader, table), hands, must_follow_trump);
}

/// One search at a time: the objects own their tables and lock nothing.
template <class Engine>
class Owner {
 public:
  template <class... More>
  Owner(const Hands& hands, bool must_follow_trump, int log2_size, More... more)
      : hands_(checked(hands)), engine_(hands, must_follow_trump, checked_size(log2_size), more...) {}

  std::uint64_t nodes() const { return engine_.nodes(); }

 protected:
  /// The position at which these cards are left and on the table, if the search can go on from there.
  Position position(Cards left, int leader, const std::vector<int>& table) const {
    const Position position = laid(left, leader, table);
    check_sizes(position);
    return position;
  }

  template <class Ask>
  std::optional<int> run(const nb::object& stop, Ask ask) {
    if (busy_.exchange(true)) throw std::runtime_error("this search is running already");
    const Idle idle{busy_};
    const nb::gil_scoped_release released;
    try {
      return ask(engine_, [&stop] { return interrupted(stop); });
    } catch (const Stopped&) {
      return std::nullopt;
    }
  }

 private:
  struct Idle {
    std::atomic<bool>& busy;
    ~Idle() { busy = false; }
  };

  /// Hands that have played this trick hold a card less than the others, and nobody a card that was not dealt to him.
  void check_sizes(const Position& position) const {
    Cards held = 0;
    const int cards = (std::popcount(position.left) + position.places) / kHands;
    for (int place = 0, hand = (position.hand + kHands - position.places) & 3; place < kHands; ++place, hand = next(hand)) {
      held |= position.left & hands_[hand];
      if (std::popcount(position.left & hands_[hand]) != cards - (place < position.places))
        throw std::invalid_argument("sizes of the hands");
    }
    if (held != position.left) throw std::invalid_argument("cards");
  }

  static bool interrupted(const nb::object& stop) {
    const nb::gil_scoped_acquire acquired;
    if (PyErr_CheckSignals()) throw nb::python_error();
    return !stop.is_none() && nb::cast<bool>(stop());
  }

  Hands hands_;
  Engine engine_;
  std::atomic<bool> busy_ = false;
};

class Solver : public Owner<Team> {
 public:
  Solver(const Hands& hands, bool must_follow_trump, int log2_buckets, int threads)
      : Owner(hands, must_follow_trump, log2_buckets, checked_threads(threads)) {}
  std::optional<int> bound(Cards left, int leader, const std::vector<int>& table, int goal, const nb::object& stop) {
    const Position from = position(left, leader, table);
    return run(stop, [&](Team& team, Stop ask) { return team.bound(from, goal, std::move(ask)); });
  }
};

class PlainSolver : public Owner<Plain> {
 public:
  using Owner::Owner;
  std::optional<int> value(Cards left, int leader, const std::vector<int>& table, const nb::object& stop) {
    const Position from = position(left, leader, table);
    return run(stop, [&](Plain& plain, Stop ask) { return plain.value(from, std::move(ask)); });
  }
};

}  // namespace
}  // namespace parlour

NB_MODULE(_core, module) {
  using namespace parlour;
  module.doc() = "The kernel. A card is colour * 11 + rank, a set of cards the sum of 1 << card.";
  nb::class_<Solver>(module, "Solver", "Answers questions about the deal it was made for; owns its table.")
      .def(nb::init<const Hands&, bool, int, int>(), "hands"_a, "must_follow_trump"_a, "log2_buckets"_a, "threads"_a = 1)
      .def("bound", &Solver::bound, "left"_a, "leader"_a, "table"_a, "goal"_a, "stop"_a = nb::none(),
           "A bound r on side A's future score: at least r if r >= goal, else at most r; None if stopped.")
      .def_prop_ro("nodes", &Solver::nodes, "How many positions have been visited.");
  nb::class_<PlainSolver>(module, "Plain", "Plain alpha-beta with a table of exact positions.")
      .def(nb::init<const Hands&, bool, int>(), "hands"_a, "must_follow_trump"_a, "log2_entries"_a)
      .def("value", &PlainSolver::value, "left"_a, "leader"_a, "table"_a, "stop"_a = nb::none(),
           "Side A's future score; None if stopped.")
      .def_prop_ro("nodes", &PlainSolver::nodes, "How many positions have been visited.");
  module.def("prospects", &checked_prospects, "hands"_a, "leader"_a, "table"_a, nb::kw_only(), "must_follow_trump"_a,
             "For each card that may be played: it, the hand that is winning then, the worth so far, the beaters.");
}
