"""What follows from a value and is worked out when somebody first asks."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar, overload

Owner = TypeVar("Owner")
Fact = TypeVar("Fact")


class known(Generic[Owner, Fact]):  # noqa: N801 (it is used like a function, as `property` is)
    """Like `functools.cached_property`, which takes a lock in Python 3.11 whenever something is worked out.

    Values here belong to one thread, and a new one is made with every move, so that locks were a tenth of what a move
    costs before anything is stored or sent.
    """

    def __init__(self, function: Callable[[Owner], Fact]) -> None:
        self.func = function
        self.__doc__ = function.__doc__

    def __set_name__(self, _owner: type[Any], name: str) -> None:
        """Learns its name: under it the fact is found from then on, without coming here."""
        self._name = name

    @overload
    def __get__(self, instance: None, _owner: type[Any]) -> "known[Owner, Fact]": ...
    @overload
    def __get__(self, instance: Owner, _owner: type[Any]) -> Fact: ...
    def __get__(self, instance: Owner | None, _owner: type[Any]) -> "known[Owner, Fact] | Fact":
        """Works it out, and remembers it."""
        if instance is None:
            return self
        fact = instance.__dict__[self._name] = self.func(instance)
        return fact


def pass_on(names: Iterable[str], of: object, to: object) -> None:
    """Lets a value know what is known of another one: by name, facts that look at nothing in which they differ."""
    facts, known_of = vars(to), vars(of)
    for name in names:
        if name in known_of:
            facts[name] = known_of[name]
