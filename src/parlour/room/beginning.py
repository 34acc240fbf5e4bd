"""Moments of rounds that are over, or studied, at which a table begins: from there a round is played once more."""

from parlour.core.game import Seat
from parlour.core.record import Record, as_record
from parlour.core.round import Round, Variant, begin_round
from parlour.room.log import Beginning, PlayedMoment
from parlour.room.refusal import Refusal


def beginning_at(played: Round, move: int, seat: Seat, of: PlayedMoment | None = None) -> Beginning:
    """Where a table begins at which somebody plays a round on from one of its moments.

    What others have chosen in secret stays as it was. What he has chosen so himself, in a turn that is not over, does
    not: he chooses anew.

    Example:
        In the middle of an auction, when seats 0 and 2 have sealed their bids, seat 2 bids anew and seat 0's stays.

    Args:
        played: the round, as far as it is known.
        move: after so many of its moves.
        seat: that he plays himself.
        of: where that round was played; None for one that somebody studies.

    Raises:
        Refusal: ``no-such-move``; ``no-such-seat``; ``nothing-to-play``, the round is over there.
    """
    if not 0 <= move <= len(played.moves):
        raise Refusal("no-such-move", most=len(played.moves))
    if seat not in range(played.variant.players):
        raise Refusal("no-such-seat")
    moment = played.cut(move)
    if moment.outcome is not None:
        raise Refusal("nothing-to-play")
    own = _sealed(moment, seat)
    first = played.times[0] if played.moves else 0
    moves = zip(moment.moves, moment.times, strict=True)
    return Beginning(
        setup=played.setup,
        moves=tuple(
            (by, played.game.show(action), time - first)
            for at, ((by, action), time) in enumerate(moves)
            if at not in own
        ),
        move=move,
        seat=seat,
        of=of,
        then=() if played.outcome is None else tuple(played.game.scores(played.outcome)),
    )


def _sealed(moment: Round, seat: Seat) -> frozenset[int]:
    """The indexes of the moves by which a seat has chosen in secret in this turn, which it may still change."""
    game, state = moment.game, moment.state
    if seat not in game.to_act(state) or seat in game.waits_for(state):
        return frozenset()
    return frozenset(at for at in moment.in_turn() if moment.moves[at][0] == seat)


def round_from(variant: Variant, begins: Beginning, time: int) -> Round:
    """The round as it stands where a table begins; its last move counts as made at this time.

    Raises:
        ParlourError: the set-up or a move is none.
    """
    so_far = begin_round(variant, begins.setup)
    last = begins.moves[-1][2] if begins.moves else 0
    for seat, notation, made in begins.moves:
        so_far = so_far.advance(seat, variant.game.parse(notation), time + made - last)
    return so_far


def told_in_record(so_far: Round, begins: Beginning) -> Record:
    """What a record says of where its table began: at which move, and so many of its ``actions`` were there."""
    made = zip(so_far.states, so_far.moves[: len(begins.moves)], strict=False)
    entries = sum(so_far.game.record.write(state, seat, action) is not None for state, (seat, action) in made)
    of = begins.of
    where: Record = {} if of is None else {"table": of.table, "match": of.match, "round": of.round}
    return {**where, "move": begins.move, "actions": entries}


def brought_in(record: Record) -> int:
    """So many of a record's actions were there when its table began; the opposite of `told_in_record`."""
    meta = record.get("meta")
    begins = meta.get("begins") if isinstance(meta, dict) else None
    actions = begins.get("actions") if isinstance(begins, dict) else None
    return actions if isinstance(actions, int) else 0


def position_of(so_far: Round, begins: Beginning) -> Record:
    """The moment where a table begins, as a game record."""
    return as_record(so_far.cut(len(begins.moves)))


def first_to_play(moment: Round) -> Seat:
    """The seat that is to move, of several the first; the first of all where nobody is."""
    game, state = moment.game, moment.state
    return next(iter((*game.waits_for(state), *game.to_act(state))), 0)
