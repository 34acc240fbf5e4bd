"""Collections that are cheap to grow: to whoever looks at them they are tuples and sets."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.core.growing import Marks, Trail

STEPS = st.lists(st.tuples(st.integers(0, 100), st.sampled_from(["grow", "cut"]), st.integers(0, 9)), max_size=60)


@given(STEPS)
def test_a_trail_is_a_tuple_whatever_has_grown_from_it_since(steps: list[tuple[int, str, int]]) -> None:
    trails, tuples = [Trail[int]()], [tuple[int, ...]()]
    for which, step, number in steps:
        trail, plain = trails[which % len(trails)], tuples[which % len(tuples)]
        trails.append(trail.grown(number) if step == "grow" else trail.cut(number))
        tuples.append((*plain, number) if step == "grow" else plain[:number])
    for trail, plain in zip(trails, tuples, strict=True):
        assert trail == plain
        assert ([*trail], len(trail), bool(trail)) == ([*plain], len(plain), bool(plain))
        assert [trail[place] for place in range(-len(plain), len(plain))] == [*plain, *plain]
        assert (trail[1:], trail[:-1], trail[::-2]) == (plain[1:], plain[:-1], plain[::-2])
        assert [*reversed(trail)] == [*reversed(plain)]


@given(STEPS)
def test_marks_are_a_set_whatever_has_been_marked_since(steps: list[tuple[int, str, int]]) -> None:
    all_marks, sets = [Marks[int]()], [frozenset[int]()]
    for which, _, number in steps:
        marks, plain = all_marks[which % len(all_marks)], sets[which % len(sets)]
        all_marks.append(marks.marked(number))
        sets.append(plain | {number})
    for marks, plain in zip(all_marks, sets, strict=True):
        assert marks == plain
        assert (frozenset(marks), len(marks)) == (plain, len(plain))
        assert [number in marks for number in range(10)] == [number in plain for number in range(10)]


def test_what_is_no_place_of_a_trail_is_an_error_although_others_have_grown_there() -> None:
    short = Trail("ab")
    assert short.grown("c") == ("a", "b", "c")
    for place in (2, -3):
        try:
            short[place]
        except IndexError:
            continue
        raise AssertionError(place)


def test_growing_shares_what_is_there() -> None:
    """So it takes the same time however much that is."""
    trail, marks = Trail(range(5)), Marks(range(5))
    assert trail.grown(5)._items is trail._items
    assert marks.marked(5)._places is marks._places
    assert trail.grown(6)._items is not trail._items, "the place is taken by another"
    assert marks.marked(6)._places is not marks._places
