"""Who plays at an empty seat: a ladder of people who take more and more into account.

Everybody bids at once, so even who plays best must not be foreseen: each bids any of the cards that seem as good to
him, the best ones by mixed bids. What was measured is in ``docs/bots.md``.
"""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final, TypeAlias

from parlour.core.faces import BotFace
from parlour.core.game import Bot, Seat
from parlour.core.tempo import Tempo
from parlour.games.third_man.auction import CARDS, Bid
from parlour.games.third_man.greedy import greedy
from parlour.games.third_man.lookahead import Strength, lead, reply
from parlour.games.third_man.rules import Action
from parlour.games.third_man.view import View
from parlour.games.third_man.winning_chances import from_view, learnt, order

Strategy: TypeAlias = Callable[[View, Seat, Random], Bid]

CAREFUL: Final = Strength(tau=0.04, rounds=12, exact=False)
STRONGEST: Final = Strength(tau=0.015, rounds=24, exact=True)

USUAL: Final = Tempo(base=450, doubling=130, spread=0.5, most=2500)
LOOK: Final = 1200
"""Milliseconds in which everybody looks at what came of an auction, before the open bid of the next."""
BREAK: Final = 0.15
"""After each annulled auction in a row it is so much likelier that a bot bids any card (TM-5)."""
FEW: Final = 2
"""From so many of the lowest cards somebody bids who saves the others; of those below the open one, who stays below."""


def bot(choice: Strategy, *, name: str = "", face: BotFace | None = None, slow: float = 1.0) -> Bot[View, Action]:
    """A bot that bids what is chosen; nothing when it has sealed a bid, which it never changes.

    Bots that think alike annul auctions for ever, so the more auctions in a row are annulled, the oftener it bids any
    card.
    """
    pace = USUAL.slower(slow)

    def choose(view: View, seat: Seat, rng: Random) -> Bid | None:
        if view.bidders[seat].doing not in {"leads", "chooses"}:
            return None
        any_card = rng.random() < BREAK * annulled(view)
        return rng.choice(view.bidders[seat].hand) if any_card else choice(view, seat, rng)

    def tempo(view: View, seat: Seat, bid: Action, rng: Random) -> int:
        return pace.time(len(view.bidders[seat].hand), rng)

    return Bot(name=name, face=face, choose=choose, tempo=tempo)


def annulled(view: View) -> int:
    """How many auctions in a row have just been annulled."""
    counted = [index for index, auction in enumerate(view.auctions) if auction.places]
    return len(view.auctions) - 1 - max(counted, default=-1)


def pause(view: View) -> int:
    """The milliseconds in which everybody looks at what came of an auction before the next open bid."""
    opened = view.leader is None or view.bidders[view.leader].doing != "leads"
    return 0 if opened or not view.auctions else LOOK


def saving(view: View, seat: Seat, rng: Random) -> Bid:
    """Saves the high cards for a better moment, and spends the lowest ones."""
    return rng.choice(view.bidders[seat].hand[:FEW])


def bravely(view: View, seat: Seat, rng: Random) -> Bid:
    """Wants the first place every time with one of the higher half of the cards, whatever the second one costs."""
    return rng.choice(_higher_half(view, seat))


def just_below(view: View, seat: Seat, rng: Random) -> Bid:
    """Hopes for the third place with a card just below the open one, and looks at nobody's hand.

    Who has none below it throws the lowest card away; who opens, bids one of the higher half.
    """
    hand, open_bid = view.bidders[seat].hand, view.bidders[_leader(view)].bid
    if open_bid is None:
        return rng.choice(_higher_half(view, seat))
    lower = [bid for bid in hand if bid < open_bid]
    return rng.choice(lower[-FEW:] or hand[:1])


def _higher_half(view: View, seat: Seat) -> tuple[Bid, ...]:
    hand = view.bidders[seat].hand
    return hand[len(hand) // 2 :]


def on_points(view: View, seat: Seat, rng: Random) -> Bid:
    """Bids what earns most steps if the others bid any card that they hold (TM-6); never mind who is ahead."""
    position, player = from_view(view), _player(view, seat)
    open_bid = view.bidders[_leader(view)].bid
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
    {
        "paula": bot(saving, name="Paula", face=BotFace("round", "bob", "lashes", "calm"), slow=1.3),
        "max": bot(bravely, name="Max", face=BotFace("square", "quiff", "brows", "grin"), slow=0.7),
        "gerda": bot(just_below, name="Gerda", face=BotFace("oval", "bun", "glasses", "smile"), slow=1.2),
        "yusuf": bot(on_points, name="Yusuf", face=BotFace("long", "parting", "dots", "beard"), slow=1.3),
        "clara": bot(on_the_series(CAREFUL), name="Clara", face=BotFace("heart", "curls", "lashes", "smile")),
        "emil": bot(
            on_the_series(STRONGEST), name="Emil", face=BotFace("round", "bald", "glasses", "moustache"), slow=1.2
        ),
    }
)
FORMER: Final[Mapping[str, str]] = MappingProxyType({"easy": "yusuf", "medium": "clara", "hard": "emil"})
"""What the levels were called before they had names, and who plays about as well now."""
