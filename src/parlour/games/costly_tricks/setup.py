"""Before the first card: dealing, reading the set-up of a record, what a match allows (CT-2, CT-3)."""

from random import Random

from parlour.core.discovery import shorten
from parlour.core.errors import InvalidSetup
from parlour.core.game import Setup
from parlour.core.json import Json, is_integer
from parlour.games.costly_tricks.cards import (
    CARDS,
    COLOUR,
    COLOURS,
    NAME,
    RANK,
    RED_ZERO,
    Card,
    Hand,
    UnreadableHand,
    cards_of,
    hand_of,
    parse_hand,
    show_hand,
    worth,
)
from parlour.games.costly_tricks.options import Options
from parlour.games.costly_tricks.rules import COST, FULL_DEAL, HANDS, State, lead


def deal(options: Options, players: int, carry: Json, rng: Random) -> Setup:
    """A full deal (CT-2), for example ``{"hands": ["T3210.8621.T8.", …]}``."""
    cards = list(CARDS)
    rng.shuffle(cards)
    return {"hands": [show_hand(hand_of(cards[hand::HANDS])) for hand in range(HANDS)]}


def begin(options: Options, players: int, setup: Setup) -> State:
    """The round at its first lead, for a full deal or an ending.

    Args:
        setup: ``hands``; ``leader``, needed unless the red 0 is held; ``score``, side A's so far.

    Raises:
        InvalidSetup: what is missing or wrong.
    """
    hands = _hands(setup)
    score = setup.get("score", 0)
    if not isinstance(score, int) or not is_integer(score):
        raise InvalidSetup("costly-tricks-bad-score", value=shorten(score))
    tricks = hands[0].bit_count()
    other = COST * tricks - sum(map(worth, hands)) - score
    leader = _leader(setup, hands)
    return lead(tuple(hands), leader, (score, other), must_follow_trump=options.must_follow_trump)


def _hands(setup: Setup) -> list[Hand]:
    texts = setup.get("hands")
    if not isinstance(texts, list) or len(texts) != HANDS:
        raise InvalidSetup("costly-tricks-four-hands")
    hands = [_hand(index, text) for index, text in enumerate(texts)]
    if twice := _dealt_twice(hands):
        raise dealt_twice(cards_of(twice)[0])
    sizes = [hand.bit_count() for hand in hands]
    if len({*sizes}) > 1 or not hands[0]:
        raise InvalidSetup("costly-tricks-hand-sizes", sizes=", ".join(map(str, sizes)))
    return hands


def dealt_twice(card: Card) -> InvalidSetup:
    """What to raise if a card is in two places."""
    return InvalidSetup("costly-tricks-dealt-twice", card=NAME[card], colour=COLOURS[COLOUR[card]], rank=RANK[card])


def _dealt_twice(hands: list[Hand]) -> Hand:
    """The cards that more than one hand holds, as bits."""
    seen = twice = 0
    for hand in hands:
        twice |= seen & hand
        seen |= hand
    return twice


def _hand(index: int, text: Json) -> Hand:
    if not isinstance(text, str):
        raise InvalidSetup("costly-tricks-hand-not-text", hand=index)
    try:
        return parse_hand(text)
    except UnreadableHand as error:
        quoted = shorten(text)
        if error.colour is None:
            raise InvalidSetup("costly-tricks-bad-hand", hand=index, text=quoted) from None
        raise InvalidSetup("costly-tricks-bad-suit", hand=index, text=quoted, colour=error.colour) from None


def _leader(setup: Setup, hands: list[Hand]) -> int:
    """CT-3: the hand with the red 0 leads a full deal; an ending may start anywhere."""
    holder = next((index for index, hand in enumerate(hands) if hand >> RED_ZERO & 1), None)
    leader = setup.get("leader", holder)
    if leader is None and "leader" not in setup:
        raise InvalidSetup("costly-tricks-no-leader")
    if not isinstance(leader, int) or not is_integer(leader) or leader not in range(HANDS):
        raise InvalidSetup("costly-tricks-bad-leader", value=shorten(leader))
    if hands[0].bit_count() == FULL_DEAL and leader != holder:
        raise InvalidSetup("costly-tricks-red-zero-leads", hand=leader)
    return leader


def accept(options: Options, players: int, setup: Setup, carry: Json) -> None:
    """Raises `InvalidSetup` unless the set-up is a full deal without a score: a match has no other rounds (CT-10)."""
    if begin(options, players, setup).hands[0].bit_count() != FULL_DEAL:
        raise InvalidSetup("costly-tricks-not-full-deal")
    if "score" in setup:
        raise InvalidSetup("costly-tricks-score-in-match")
