"""What viewers may know: no hand, pile, side pile or sealed bet of anybody else (PP-2, PP-3, PP-12)."""

from random import Random

import msgspec
from hypothesis import given, settings
from msgspec.structs import replace as with_fields

from parlour.core.errors import ParlourError
from parlour.core.game import HOUSE, Seat, Viewer
from parlour.games.paule_panik import GAME
from parlour.games.paule_panik.cards import RANK, Cards
from parlour.games.paule_panik.options import Options
from parlour.games.paule_panik.state import State, Told, betting
from tests.games.paule_panik.play import BETS, BY_HAND, cards, dealt, every_action, hand, house, play, table
from tests.games.paule_panik.test_random_play import options, played, players, seeds


def text(value: object) -> bytes:
    return msgspec.json.encode(value)


def events(before: State, move: str, viewer: Viewer) -> list[object]:
    seat, _, action = move.partition(" ") if move[0].isdigit() else (HOUSE, "", move)
    told = GAME.tell(before, int(seat), GAME.parse(action), play(before, move), viewer)
    found: list[object] = msgspec.json.decode(text(told))
    return found


def test_pp_03_only_its_player_sees_a_hand_and_nobody_sees_a_pile() -> None:
    state = table(["R3 B12", "G9"], ("Y1 V4", "V10"), piles=["Y2 Y3", "Y5"], sides=("B1 B2", "B3"))
    assert GAME.view(state, 0).hand == ("R3", "B12")
    assert GAME.view(state, None).hand == ()
    for viewer in (0, 1, None):
        seen = text(GAME.view(state, viewer)).decode()
        hidden = [
            "Y2",
            "Y3",
            "Y5",
            "B1",
            "B2",
            "B3",
            *(name for seat in {0, 1} - {viewer} for name in hand(state, seat)),
        ]
        assert not [name for name in hidden if f'"{name}"' in seen]
        assert [(player.hand, player.pile) for player in GAME.view(state, viewer).players] == [(2, 2), (1, 1)]
        assert GAME.view(state, viewer).sides == (2, 1)


def test_pp_04_a_view_tells_what_fits_each_stack() -> None:
    assert GAME.view(table(["R3", "G9"], ("V4", "V17")), 1).fits == ((3, 5), (1, 16))


def test_pitfall_68_a_view_tells_what_each_card_of_the_hand_may_lie_on_and_nothing_of_other_hands() -> None:
    state = table(["R3 B17", "G9"], ("V4", "V10"))
    assert GAME.view(state, 0).goes_on == ((2, 4), (1, 16))
    assert GAME.view(state, 1).goes_on == ((8, 10),)
    assert GAME.view(state, None).goes_on == ()
    bets = GAME.begin(BETS, 3, dealt(3, BETS))
    assert [GAME.view(bets, viewer).goes_on for viewer in (0, None)] == [(), ()]


@given(options, players, seeds)
@settings(max_examples=30)
def test_pitfall_68_by_what_its_cards_may_lie_on_a_viewer_finds_exactly_the_legal_plays(
    chosen: Options, count: int, seed: int
) -> None:
    for state in played(chosen, count, seed).states:
        if betting(state) or state.ending:
            continue
        for viewer in range(count):
            seen = GAME.view(state, viewer)
            tops = [RANK[stack[-1]] for stack in state.stacks]
            found = [
                f"{name} {side}"
                for name, ranks in zip(seen.hand, seen.goes_on, strict=True)
                for side, top in zip("LR", tops, strict=True)
                if top in ranks
            ]
            legal = [GAME.show(action) for action in GAME.legal(state, viewer)]
            assert found == [text for text in legal if text != "+"]
            assert bool(seen.may_draw) == ("+" in legal)


def test_pitfall_68_a_view_tells_how_many_cards_may_be_drawn_one_after_the_other() -> None:
    state = table(["R3 B12", "G9"], ("V4", "V10"), piles=["Y2 Y3 Y4 Y5 Y6", "Y7"], options=BY_HAND)
    assert [GAME.view(state, viewer).may_draw for viewer in (0, 1, None)] == [4, 1, 0]
    drawn = play(state, *["0 +"] * 4)
    assert GAME.view(drawn, 0).may_draw == 0
    refilled = table(["R3", "G9"], ("V4", "V10"), piles=["Y2", "Y7"])
    assert GAME.view(refilled, 0).may_draw == 0, "where the table refills the hands nobody draws"


def test_the_cards_of_a_reshuffle_are_known_but_not_where_they_lie() -> None:
    state = table(["R9", "G8"], ("Y2 Y1 V4", "B1 V13"), sides=("", ""))
    one, other = play(state, "turn Y2.B1 Y1"), play(state, "turn Y2.Y1 B1")
    assert GAME.view(one, 0).known == GAME.view(other, 0).known == ("Y1", "B1")
    assert text(GAME.view(one, 0)) == text(GAME.view(other, 0))
    assert GAME.view(state, 0).known == ()


def test_a_drawn_card_is_told_to_its_player_only() -> None:
    state = table(["R3 B12", "G9"], ("V4", "V10"), piles=["Y2 Y3", "Y5"])
    assert events(state, "0 R3 L", 0) == [
        {"event": "paule-panik-card-played", "seat": 0, "card": "R3", "stack": 0, "onto": "V4"},
        {"event": "paule-panik-card-drawn", "seat": 0, "card": "Y2", "hand": 2, "pile": 1},
    ]
    for viewer in (1, None):
        assert events(state, "0 R3 L", viewer)[1] == {
            "event": "paule-panik-card-drawn",
            "seat": 0,
            "card": None,
            "hand": 2,
            "pile": 1,
        }


def test_a_card_drawn_by_hand_is_told_alike() -> None:
    state = table(["R3", "G9"], ("V4", "V10"), piles=["Y2 Y3", "Y5"], options=BY_HAND)
    drawn = {"event": "paule-panik-card-drawn", "seat": 0, "hand": 2, "pile": 1}
    assert events(state, "0 +", 0) == [drawn | {"card": "Y2"}]
    assert events(state, "0 +", 1) == [drawn | {"card": None}]


def test_pp_06_it_is_told_that_the_table_is_stuck_when_it_becomes_so_and_then_what_was_turned() -> None:
    state = table(["R3 R9", "G8"], ("V4", "V13"), sides=("V1 B1", "V2"))
    assert events(state, "0 R3 L", None)[-1] == {"event": "paule-panik-stuck"}
    stuck = play(state, "0 R3 L")
    assert events(stuck, "turn", 0) == [{"event": "paule-panik-card-turned", "card": "V1", "stack": 0, "left": 1}]


def test_pp_07_a_reshuffle_is_told_with_the_sizes_of_the_new_side_piles() -> None:
    state = table(["R9", "G8"], ("Y2 Y1 V4", "B1 V13"), sides=("", ""))
    assert events(state, "turn Y2.B1 Y1", 0) == [
        {"event": "paule-panik-reshuffled", "left": 2, "right": 1},
        {"event": "paule-panik-card-turned", "card": "Y2", "stack": 0, "left": 1},
    ]


def test_the_end_is_told_step_by_step() -> None:
    state = table(["R2", "Y9", "G9"], ("V12 V1", "V5 V1"))
    assert events(state, "0 R2 L", None)[1:] == [
        {"event": "paule-panik-went-out", "seat": 0, "place": 1},
        {"event": "paule-panik-round-ended", "end": "out", "cards": [0, 1, 1]},
    ]
    state = play(state, "0 R2 L")
    assert GAME.view(state, 1).phase == "ending"
    assert events(state, "lot 2 1", 1) == [{"event": "paule-panik-lot-drawn", "order": [2, 1]}]
    state = play(state, "lot 2 1")
    won = {"seat": 0, "cards": ["V12", "V5"], "places": [0, 2, 1], "points": [17, 5, 12]}
    assert events(state, "drawn 0 3", 1) == [{"event": "paule-panik-prize-drawn", **won}]
    over = GAME.view(play(state, "drawn 0 3"), 1)
    assert (over.phase, [player.place for player in over.players]) == ("over", [1, 3, 2])


def test_what_a_set_up_tells_of_later_chance_is_hidden() -> None:
    state = table(["R3", "G9"], ("V4", "V10"))
    told = with_fields(state, told=Told(((cards("R1"), cards("R2")),), ((1, 0),), (0, 1)))
    for viewer in (0, 1, None):
        assert text(GAME.view(state, viewer)) == text(GAME.view(told, viewer))


def test_the_cards_that_are_left_stay_hidden_when_the_round_is_over() -> None:
    state = house(play(table(["R2", "Y9"], ("V12 V1", "V5 V1"), piles=["", "B7"]), "0 R2 L"))
    assert '"Y9"' not in text(GAME.view(state, 0)).decode()
    assert '"B7"' not in text(GAME.view(state, 1)).decode()


def test_pp_12_while_bets_are_made_nobody_sees_a_card() -> None:
    state = GAME.begin(BETS, 3, dealt(3, BETS))
    for viewer in (0, 1, 2, None):
        seen = GAME.view(state, viewer)
        assert (seen.phase, seen.hand, seen.stacks, seen.fits, seen.stuck) == ("bets", (), ((), ()), ((), ()), False)
        assert [(player.hand, player.pile) for player in seen.players] == [(0, 20)] * 3
        assert text(seen) == text(GAME.view(GAME.begin(BETS, 3, dealt(3, BETS, seed=2)), viewer))


def test_pitfall_34_a_sealed_bet_is_known_to_its_player_only_until_all_are_turned_over() -> None:
    state = GAME.begin(BETS, 3, dealt(3, BETS))
    yes, no = play(state, "1 bet"), play(state, "1 no bet")
    for viewer in (0, 2, None):
        assert text(GAME.view(yes, viewer)) == text(GAME.view(no, viewer))
        assert events(state, "1 bet", viewer) == events(state, "1 no bet", viewer)
    assert [player.said for player in GAME.view(yes, 0).players] == [False, True, False]
    assert (GAME.view(yes, 1).players[1].bet, GAME.view(no, 1).players[1].bet) == (True, False)
    last = play(yes, "0 no bet")
    assert events(last, "2 bet", None) == [
        {"event": "paule-panik-bet-said", "seat": 2},
        {"event": "paule-panik-bets-turned", "bets": [1, 2]},
    ]
    assert [player.bet for player in GAME.view(play(last, "2 bet"), None).players] == [False, True, True]


def viewers(count: int) -> tuple[Viewer, ...]:
    return (*range(count), None)


def alike(one: State, other: State, viewer: Viewer) -> None:
    """All that a viewer is told beside his view is the same, refusals included."""
    assert GAME.to_act(one) == GAME.to_act(other)
    assert GAME.due(one) == GAME.due(other)
    if viewer is not None:
        assert GAME.legal(one, viewer) == GAME.legal(other, viewer)
        for action in every_action(2)[::7]:
            assert refused(one, viewer, action) == refused(other, viewer, action)


def refused(state: State, seat: Seat, action: object) -> tuple[object, ...]:
    try:
        GAME.apply(state, seat, action)  # type: ignore[arg-type]
    except ParlourError as error:
        return error.code, dict(error.parameters)
    return ()


def hidden_changed(state: State, rng: Random) -> State:
    """The same state with all face-down cards mixed, but for the known ones of a reshuffle, which stay in the sides."""
    piles = list(sum(state.piles, ()))
    sides = list(sum(state.sides, ()))
    if not state.reshuffles:
        piles += sides
    rng.shuffle(piles)
    rng.shuffle(sides)
    mixed = [cut(piles, len(pile)) for pile in state.piles]
    lengths = [len(side) for side in state.sides]
    left, right = (cut(sides if state.reshuffles else piles, length) for length in lengths)
    return with_fields(state, piles=tuple(mixed), sides=(left, right))


def cut(cards: list[int], count: int) -> Cards:
    taken = tuple(cards[:count])
    del cards[:count]
    return taken


@given(options, players, seeds)
@settings(max_examples=30)
def test_pitfall_32_what_lies_face_down_changes_nothing_that_a_viewer_gets(
    chosen: Options, count: int, seed: int
) -> None:
    made = played(chosen, count, seed)
    rng, compared = Random(seed), 0
    steps = [(state, *move) for state, move in zip(made.states, made.moves, strict=False) if not betting(state)]
    for state, seat, action in [step for step in steps if step[1] != HOUSE][seed % 5 :: 5]:
        other = hidden_changed(state, rng)
        after, differs = GAME.apply(state, seat, action), GAME.apply(other, seat, action)
        if after.stuck != differs.stuck or after.ending != differs.ending:
            continue  # that the table is stuck is for all to see
        compared += 1
        for viewer in (each for each in viewers(count) if each != seat):
            assert text(GAME.view(state, viewer)) == text(GAME.view(other, viewer))
            assert text(GAME.tell(state, seat, action, after, viewer)) == text(
                GAME.tell(other, seat, action, differs, viewer)
            )
            assert text(GAME.view(after, viewer)) == text(GAME.view(differs, viewer))
            alike(after, differs, viewer)
    assert compared


def test_samples_of_a_view_differ() -> None:
    state = GAME.begin(GAME.editions["quick"], 3, dealt(3))
    samples = [GAME.sample(GAME.view(state, 0), Random(seed)) for seed in range(10)]
    assert len({sample.hands[1] for sample in samples}) > 5
    assert len({sample.piles[0] for sample in samples}) > 5
    assert len({sample.sides for sample in samples}) > 5
    assert {sample.hands[0] for sample in samples} == {state.hands[0]}


def test_a_sample_of_a_stuck_table_is_stuck_and_one_where_others_can_play_is_not() -> None:
    pile = "Y1 Y2 Y3 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12"
    stuck = table(["R9", "G8 G10"], ("V4", "V13"), piles=["", pile])
    free = table(["R9", "G3 G10"], ("V4", "V13"), piles=["", pile])
    for seed in range(20):
        for state in (stuck, free):
            sample = GAME.sample(GAME.view(state, 0), Random(seed))
            able = any(GAME.show(action) != "+" for action in GAME.legal(sample, 1))
            assert able is not state.stuck
