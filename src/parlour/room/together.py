"""Looking together at rounds that are over: one leads, and the pages of those who follow go where his goes.

Nothing of the game follows from it, so it is no row of the log: it is as much as there is of the people that look.
"""

from collections.abc import Collection
from typing import Final

import msgspec
from msgspec.structs import replace

from parlour.room.log import LookAt, Player
from parlour.room.looking import is_over
from parlour.room.messages import Spot, Together
from parlour.room.refusal import Refusal
from parlour.room.table import Table


class Group(msgspec.Struct, frozen=True):
    """Those who look together. There are some as long as there is something that they look at.

    Attributes:
        leader: of them; None when he has gone.
        members: all of them, in the order in which they came.
        at: where they look.
    """

    leader: Player | None = None
    members: tuple[Player, ...] = ()
    at: Spot | None = None


NOBODY: Final = Group()


def led(group: Group, player: Player, at: Spot) -> Group:
    """Somebody leads now, whoever did before: that one follows."""
    return Group(player, _with(group, player), at)


def pointed(group: Group, player: Player, at: Spot) -> Group:
    """Whoever leads looks there now.

    Raises:
        Refusal: ``not-leading``, as another one may by now.
    """
    if player != group.leader:
        raise Refusal("not-leading")
    return replace(group, at=at)


def followed(group: Group, player: Player) -> Group:
    """Somebody looks with the others.

    Raises:
        Refusal: ``nobody-together``, there are none.
    """
    if group.at is None:
        raise Refusal("nobody-together")
    return replace(group, members=_with(group, player))


def without(group: Group, gone: Collection[Player]) -> Group:
    """The group without these; as long as one is left, another may lead it from where it is."""
    members = tuple(player for player in group.members if player not in gone)
    if not members:
        return NOBODY
    return replace(group, members=members, leader=None if group.leader in gone else group.leader)


def at_table(group: Group, table: Table) -> Group:
    """The group as the table allows it: what was taken back is no more to be looked at; who leads has a seat."""
    if group.at is None or not is_over(table, LookAt(group.at.match, group.at.round)):
        return NOBODY
    return group if group.leader is None or table.seats_of(group.leader) else replace(group, leader=None)


def told(group: Group, table: Table, player: Player | None) -> Together:
    """What somebody is told of it who looks at a round that is over."""
    follow = [member for member in group.members if member != group.leader]
    followers = sorted(seat for member in follow for seat in table.seats_of(member)[:1])
    alone = player is None or player not in group.members
    return Together(
        leader=next(iter(table.seats_of(group.leader)), None),
        at=group.at,
        followers=tuple(followers),
        others=len(follow) - len(followers),
        part="alone" if alone else "leads" if player == group.leader else "follows",
    )


def _with(group: Group, player: Player) -> tuple[Player, ...]:
    return group.members if player in group.members else (*group.members, player)
