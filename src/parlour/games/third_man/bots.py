"""Who plays at an empty seat: the levels, from weak to strong. What was measured is in ``docs/bots.md``."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final, TypeAlias

from parlour.core.game import Bot, Seat
from parlour.games.third_man.auction import CARDS, Bid
from parlour.games.third_man.greedy import greedy
from parlour.games.third_man.lookahead import Strength, lead, reply
from parlour.games.third_man.rules import Action
from parlour.games.third_man.view import View
from parlour.games.third_man.winning_chances import from_view, learnt, order

Strategy: TypeAlias = Callable[[View, Seat, Random], Bid]

MEDIUM: Final = Strength(tau=0.04, rounds=12, exact=False)
HARD: Final = Strength(tau=0.015, rounds=24, exact=True)

QUICKEST, USUAL, SLOWEST = 400, 350, 1800
"""Milliseconds that a bid takes at least, the median of what it takes beyond that, and the most."""
SKEW: Final = 0.6
LOOK: Final = 1200
"""Milliseconds in which everybody looks at what came of an auction, before the open bid of the next."""
WHIM: Final = 0.2
"""How often the easy bot bids any card."""
BREAK: Final = 0.15
"""After each annulled auction in a row it is so much likelier that a bot bids any card (TM-5)."""


def bot(choice: Strategy, whim: float = 0.0) -> Bot[View, Action]:
    """A bot that bids what is chosen; nothing when it has sealed a bid, which it never changes.

    Bots that think alike annul auctions for ever, so the more auctions in a row are annulled, the oftener it bids any
    card.
    """

    def choose(view: View, seat: Seat, rng: Random) -> Bid | None:
        if view.bidders[seat].doing not in {"leads", "chooses"}:
            return None
        any_card = rng.random() < max(whim, BREAK * annulled(view))
        return rng.choice(view.bidders[seat].hand) if any_card else choice(view, seat, rng)

    return Bot(choose=choose, tempo=tempo)


def annulled(view: View) -> int:
    """How many auctions in a row have just been annulled."""
    counted = [index for index, auction in enumerate(view.auctions) if auction.places]
    return len(view.auctions) - 1 - max(counted, default=-1)


def tempo(view: View, seat: Seat, bid: Action, rng: Random) -> int:
    """The milliseconds that a bid takes, whatever the level: skewed, like people's."""
    return round(min(QUICKEST + USUAL * rng.lognormvariate(0, SKEW), SLOWEST))


def pause(view: View) -> int:
    """The milliseconds in which everybody looks at what came of an auction before the next open bid."""
    opened = view.leader is None or view.bidders[view.leader].doing != "leads"
    return 0 if opened or not view.auctions else LOOK


def on_points(view: View, seat: Seat, rng: Random) -> Bid:
    """Bids what earns most steps if the others bid any card."""
    position, player = from_view(view), _player(view, seat)
    open_bid = view.bidders[order(_leader(view))[0]].bid
    known = [] if open_bid is None else [open_bid]
    unknown = [hand for other, hand in enumerate(position.hands) if other != player and (other or open_bid is None)]
    return rng.choice(greedy(position.hands[player], known, unknown))


def on_the_series(strength: Strength) -> Strategy:
    """Bids as in the equilibrium of the auction on the chance of winning the series."""

    def choice(view: View, seat: Seat, rng: Random) -> Bid:
        position, player = from_view(view), _player(view, seat)
        open_bid = view.bidders[_leader(view)].bid
        if open_bid is None:
            mix = lead(position, learnt(), strength).mix
        else:
            mix = reply(position, open_bid, learnt(), strength).mixes[player - 1]
        return rng.choices(CARDS[position.hands[player]], mix)[0]

    return choice


def _leader(view: View) -> int:
    assert view.leader is not None
    return view.leader


def _player(view: View, seat: Seat) -> int:
    return order(_leader(view)).index(seat)


BOTS: Final[Mapping[str, Bot[View, Action]]] = MappingProxyType(
    {"easy": bot(on_points, WHIM), "medium": bot(on_the_series(MEDIUM)), "hard": bot(on_the_series(HARD))}
)
