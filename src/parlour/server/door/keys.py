"""Which guest a token is a key of: most guests have one browser, and its token says who they are."""

from collections.abc import Mapping
from typing import Final

from parlour.core.errors import ParlourError
from parlour.room.log import Player
from parlour.server.door.guests import new_token, player_of
from parlour.server.store.protocol import Store

MOST_DEVICES: Final = 10
"""Keys that a guest may have besides his first."""
SPARE: Final = 5
"""So many more he may have for a moment, while he changes those that he has."""


class TooManyDevices(ParlourError):
    """A guest has got keys enough."""


class Keys:
    """What differs from `player_of`: the keys of further browsers, and first ones that fit no more.

    Kept as digests, which open nothing; all in memory, since every request comes with a token, and few have moved.

    Args:
        kept: by digest, whose key it is; None is nobody's any more.
    """

    def __init__(self, store: Store, kept: Mapping[Player, Player | None]) -> None:
        self._store = store
        self._kept: dict[Player, Player | None] = {}
        self.know(kept)

    def know(self, kept: Mapping[Player, Player | None]) -> None:
        """What is kept now."""
        self._kept = {**kept}

    def guest_of(self, token: str) -> Player | None:
        """Whose key a token is; None for one that fits no more."""
        digest = player_of(token)
        return self._kept.get(digest, digest)

    async def cut(self, player: Player, *, spare: bool = False) -> str:
        """A new key of a guest.

        Args:
            spare: it is to take the place of the others.

        Raises:
            TooManyDevices: he has enough.
            NotStored: the database did not take it.
        """
        most = MOST_DEVICES + (SPARE if spare else 0)
        if sum(owner == player for owner in self._kept.values()) >= most:
            raise TooManyDevices("too-many-devices", most=MOST_DEVICES)
        token = new_token()
        digest = player_of(token)
        await self._store.keep_key(digest, player)
        self.learn(digest, player)
        return token

    def learn(self, digest: Player, player: Player) -> None:
        """A further key of a guest has been cut."""
        self._kept[digest] = player

    async def change_locks(self, player: Player, token: str) -> None:
        """From now on this token alone is a key of the guest.

        Raises:
            NotStored: the database did not take it, and nothing is changed.
        """
        only = player_of(token)
        await self._store.keep_only_key(only, player)
        self.learn_only(only, player)

    def learn_only(self, only: Player, player: Player) -> None:
        """One key alone is the guest's from now on."""
        self.forget(player)
        if only != player:
            self._kept |= {only: player, player: None}

    def forget(self, player: Player) -> None:
        """Knows no key of his but the first any more."""
        self._kept = {digest: owner for digest, owner in self._kept.items() if player not in (digest, owner)}
