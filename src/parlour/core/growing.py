"""Frozen collections that are cheap to grow, so that folding a log takes time in proportion to its length.

All that have grown from one share what they hold, and each sees the beginning that is its own: growing costs the same
however long it is, and what was there before stays as it was. Only where two grow from the same one is it copied.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

Item = TypeVar("Item")
Other = TypeVar("Other")
Mark = TypeVar("Mark")


class Trail(Sequence[Item]):
    """Like a tuple: ``Trail("ab").grown("c") == ("a", "b", "c")``."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[Item] = ()) -> None:
        self._items: list[Item] = [*items]
        self._length = len(self._items)

    def grown(self, item: Item) -> "Trail[Item]":
        """With one more item at its end."""
        items = self._items if len(self._items) == self._length else self._items[: self._length]
        items.append(item)
        return _sharing(items, self._length + 1)

    def cut(self, length: int) -> "Trail[Item]":
        """The first so many items."""
        return _sharing(self._items, max(0, min(length, self._length)))

    def __len__(self) -> int:
        """How many items there are."""
        return self._length

    @overload
    def __getitem__(self, index: int) -> Item: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Item, ...]: ...
    def __getitem__(self, index: int | slice) -> Item | tuple[Item, ...]:
        """An item, or some of them as a tuple."""
        if index == -1 and self._length:  # what is asked for most
            return self._items[self._length - 1]
        places = range(self._length)[index]
        return self._items[places] if isinstance(places, int) else tuple(self._items[place] for place in places)

    def __iter__(self) -> Iterator[Item]:
        """In order."""
        return islice(self._items, self._length)

    def __reversed__(self) -> Iterator[Item]:
        """From the last one on."""
        return islice(reversed(self._items), len(self._items) - self._length, None)

    def __eq__(self, other: object) -> bool:
        """Whether the items are the same, also as those of a tuple."""
        return tuple(self) == tuple(other) if isinstance(other, Trail | tuple) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[type["Trail[Item]"], tuple[tuple[Item, ...]]]:
        """Of what it shares with others it takes along what is its own."""
        return Trail, (tuple(self),)

    def __repr__(self) -> str:
        """As Python writes it."""
        return f"Trail({[*self]!r})"


def _sharing(items: list[Other], length: int) -> Trail[Other]:
    trail: Trail[Other] = Trail.__new__(Trail)
    trail._items, trail._length = items, length
    return trail


class Marks(Collection[Mark]):
    """Like a frozenset: ``Marks("ab").marked("c") == {"a", "b", "c"}``."""

    __slots__ = ("_length", "_places")

    def __init__(self, marks: Iterable[Mark] = ()) -> None:
        self._places: dict[Mark, int] = {mark: place for place, mark in enumerate(dict.fromkeys(marks))}
        self._length = len(self._places)

    def marked(self, mark: Mark) -> "Marks[Mark]":
        """With one more mark, unless it is there."""
        if mark in self:
            return self
        more: Marks[Mark] = Marks()
        more._places = self._places if len(self._places) == self._length else Marks(self)._places
        more._places[mark] = self._length
        more._length = self._length + 1
        return more

    def __contains__(self, mark: object) -> bool:
        """Whether it is there; what others have marked later is not."""
        return self._places.get(mark, self._length) < self._length  # type: ignore[arg-type]  # a dict may be asked for anything

    def __len__(self) -> int:
        """How many marks there are."""
        return self._length

    def __iter__(self) -> Iterator[Mark]:
        """In the order of marking."""
        return islice(self._places, self._length)

    def __eq__(self, other: object) -> bool:
        """Whether the marks are the same, also as those of a set."""
        return {*self} == {*other} if isinstance(other, Marks | set | frozenset) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """As Python writes it."""
        return f"Marks({[*self]!r})"
