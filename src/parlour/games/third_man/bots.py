"""Who plays at an empty seat: the levels, from weak to strong. What was measured is in ``docs/bots.md``."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final, TypeAlias

from parlour.core.game import Plan
from parlour.games.third_man.auction import CARDS, Bid
from parlour.games.third_man.chances import from_view, learnt, order
from parlour.games.third_man.greedy import greedy
from parlour.games.third_man.lookahead import Strength, lead, reply
from parlour.games.third_man.view import View

Choice: TypeAlias = Callable[[View, Random], Bid]

MEDIUM: Final = Strength(tau=0.04, rounds=12, exact=False)
HARD: Final = Strength(tau=0.015, rounds=24, exact=True)

QUICKEST, USUAL, SLOWEST = 400, 350, 1800
"""Milliseconds that a bid takes at least, the median of what it takes beyond that, and the most."""
SKEW: Final = 0.6
SEEN: Final = 1200
"""Milliseconds more before the open bid of a further auction, so that everybody sees what came of the last."""
WHIM: Final = 0.2
"""How often the easy bot bids any card."""
BREAK: Final = 0.15
"""After each annulled auction in a row it is so much likelier that a bot bids any card (TM-5)."""


def bot(choose: Choice, whim: float = 0.0) -> Plan:
    """A bot that bids what is chosen; None when it has nothing to bid or has sealed a bid, which it never changes.

    Bots that think alike annul auctions for ever, so the more auctions in a row are annulled, the oftener it bids any
    card.
    """

    def plan(view: View, rng: Random) -> tuple[int, Bid] | None:
        if view.viewer is None or view.bidders[view.viewer].doing not in {"leads", "chooses"}:
            return None
        any_card = rng.random() < max(whim, BREAK * annulled(view))
        bid = rng.choice(view.bidders[view.viewer].hand) if any_card else choose(view, rng)
        return delay(view, rng), bid

    return plan


def annulled(view: View) -> int:
    """How many auctions in a row have just been annulled."""
    counted = [index for index, auction in enumerate(view.auctions) if auction.places]
    return len(view.auctions) - 1 - max(counted, default=-1)


def delay(view: View, rng: Random) -> int:
    """How many milliseconds a bid takes: skewed, like people's."""
    thought = min(QUICKEST + USUAL * rng.lognormvariate(0, SKEW), SLOWEST)
    return round(thought) + (SEEN if view.auctions and view.viewer == view.leader else 0)


def on_points(view: View, rng: Random) -> Bid:
    """Bids what earns most steps if the others bid any card."""
    position, player = from_view(view), _player(view)
    open_bid = view.bidders[order(_leader(view))[0]].bid
    known = [] if open_bid is None else [open_bid]
    unknown = [hand for other, hand in enumerate(position.hands) if other != player and (other or open_bid is None)]
    return rng.choice(greedy(position.hands[player], known, unknown))


def on_the_series(strength: Strength) -> Choice:
    """Bids as in the equilibrium of the auction on the chance of winning the series."""

    def choose(view: View, rng: Random) -> Bid:
        position, player = from_view(view), _player(view)
        open_bid = view.bidders[_leader(view)].bid
        if open_bid is None:
            mix = lead(position, learnt(), strength).mix
        else:
            mix = reply(position, open_bid, learnt(), strength).mixes[player - 1]
        return rng.choices(CARDS[position.hands[player]], mix)[0]

    return choose


def _leader(view: View) -> int:
    assert view.leader is not None
    return view.leader


def _player(view: View) -> int:
    assert view.viewer is not None
    return order(_leader(view)).index(view.viewer)


BOTS: Final[Mapping[str, Plan]] = MappingProxyType(
    {"easy": bot(on_points, WHIM), "medium": bot(on_the_series(MEDIUM)), "hard": bot(on_the_series(HARD))}
)
