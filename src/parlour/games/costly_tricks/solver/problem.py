"""Positions as text: what somebody asks the solver, and its answer, one JSON object each.

The fields are ``hands``, ``leader``, ``score``, ``edition`` and ``options`` as in a game record, and ``trick``: the
cards on the table in the order of play, such as ``"R5 B3"``, which are not in the hands any more. The answer adds
``value`` and ``values``.
"""

from parlour.core.discovery import find, shorten
from parlour.core.errors import InvalidRecord, InvalidSetup
from parlour.core.json import Json, is_integer
from parlour.core.options import choose
from parlour.core.record import Record
from parlour.games.costly_tricks.cards import COLOUR, NAME, RED_ZERO, Card, hand_of, parse_hand, show_hand
from parlour.games.costly_tricks.notation import parse
from parlour.games.costly_tricks.rules import HANDS, SIDES, State, apply
from parlour.games.costly_tricks.setup import begin, dealt_twice
from parlour.games.costly_tricks.solver.solver import Solver

SETUP = ("hands", "leader", "score")


def read_problem(problem: Record) -> State:
    """The state that a position describes.

    Example:
        ``{"hands": ["T.4..", ".2..8", ".3.T1.", "...T76"], "leader": 0, "trick": "R5 B3"}`` is the sheet's example
        after two cards.

    Raises:
        ParlourError: a malformed position, or a card on the table that might not be played.
    """
    options = choose(find("costly-tricks"), _present(problem, "edition"), _present(problem, "options"))
    trick = _trick(problem)
    setup = {field: problem[field] for field in SETUP if field in problem}
    if trick:
        leader = _leader(setup)
        setup |= {"leader": leader, "hands": _before(setup.get("hands"), trick, leader)}
    state = begin(options, SIDES, setup)
    for card in trick:
        state = apply(state, (state.leader + len(state.table)) % SIDES, card)
    return state


def answer(problem: Record) -> Record:
    """The position with its value and the value of each card, for example ``{…, "value": 9, "values": {"R5": 9}}``.

    Raises:
        ParlourError: see `read_problem`.
    """
    state = read_problem(problem)
    values = in_order(Solver(state).values(state))
    best = (max, min)[(state.leader + len(state.table)) % SIDES](values.values())
    return {**problem, "value": best, "values": {NAME[card]: value for card, value in values.items()}}


def in_order(values: dict[Card, int]) -> dict[Card, int]:
    """The same, sorted like a hand: red first, ranks from high to low."""
    return dict(sorted(values.items(), key=lambda item: (COLOUR[item[0]], -item[0])))


def _present(problem: Record, field: str) -> Json:
    if field in problem and problem[field] is None:
        raise InvalidRecord("null-field", field=field)
    return problem.get(field)


def _trick(problem: Record) -> list[Card]:
    text = problem.get("trick", "")
    if not isinstance(text, str):
        raise InvalidSetup("costly-tricks-trick-not-text")
    cards = [parse(card) for card in text.split()]
    if len(cards) >= HANDS:
        raise InvalidSetup("costly-tricks-trick-full", cards=len(cards))
    return cards


def _leader(setup: Record) -> int:
    """Who led the trick on the table: as named, else as in `begin` the hand with the red 0, if it is still held."""
    leader = setup.get("leader", next(iter(_holders(setup.get("hands"), RED_ZERO)), None))
    if leader is None and "leader" not in setup:
        raise InvalidSetup("costly-tricks-no-leader")
    if not isinstance(leader, int) or not is_integer(leader) or leader not in range(HANDS):
        raise InvalidSetup("costly-tricks-bad-leader", value=shorten(leader))
    return leader


def _holders(hands: Json, card: Card) -> list[int]:
    found = []
    for index, text in enumerate(hands if isinstance(hands, list) else []):
        try:
            if isinstance(text, str) and parse_hand(text) >> card & 1:
                found.append(index)
        except ValueError:  # `begin` says so
            continue
    return found


def _before(hands: Json, trick: list[Card], leader: int) -> Json:
    """The hands as they were before the trick; what is wrong with them is left for `begin` to say."""
    if not isinstance(hands, list) or len(hands) != HANDS:
        return hands
    whole = list(hands)
    for place, card in enumerate(trick):
        if _holders(whole, card):
            raise dealt_twice(card)
        player, text = (leader + place) % HANDS, whole[(leader + place) % HANDS]
        try:
            whole[player] = show_hand(parse_hand(text) | hand_of([card])) if isinstance(text, str) else text
        except ValueError:
            continue
    return whole
