"""A fact is worked out when somebody first asks, once, and for each value anew."""

from parlour.core.known import known


class Heap:
    """Stones, and how often they were counted."""

    def __init__(self, *stones: int) -> None:
        self.stones, self.counted = stones, 0

    @known
    def weight(self) -> int:
        """Of all stones."""
        self.counted += 1
        return sum(self.stones)


def test_a_fact_is_worked_out_once_and_only_if_somebody_asks() -> None:
    heap = Heap(1, 2)
    assert heap.counted == 0
    assert (heap.weight, heap.weight, heap.counted) == (3, 3, 1)


def test_each_value_has_its_own_facts() -> None:
    one, other = Heap(1), Heap(5)
    assert (one.weight, other.weight) == (1, 5)


def test_of_the_class_it_is_what_works_it_out_with_what_is_written_about_it() -> None:
    assert isinstance(Heap.weight, known)
    assert Heap.weight.__doc__ == "Of all stones."
    assert Heap.weight.func(Heap(2, 2)) == 4
