from random import Random

import pytest

from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.cards import COLOUR, cards_of
from parlour.games.costly_tricks.rules import SIDES, State, hand_to_play
from parlour.games.costly_tricks.view import CardPlayed
from tests.games.costly_tricks.play import begin, play


def played(state: State, card: str) -> CardPlayed:
    seat = GAME.to_act(state)[0]
    after = GAME.apply(state, seat, GAME.parse(card))
    event = GAME.tell(state, seat, GAME.parse(card), after, None)[0]
    assert isinstance(event, CardPlayed)
    return event


def test_a_hand_that_passes_over_a_trump_it_holds_is_said_to_decline_it() -> None:
    state = play(begin(["1.2..", ".1..3", "..4.5", ".3..7"], 0, edition="french"), ["R1", "B3"])
    assert played(state, "P4").declined
    assert not played(state, "B5").declined


def test_a_hand_without_the_trump_declines_nothing() -> None:
    state = play(begin(["1.2..", ".1..3", ".5.4.", ".3..7"], 0), ["R1", "B3"])
    assert not played(state, "P4").declined


@pytest.mark.parametrize("seed", range(30))
def test_nobody_declines_where_the_trump_must_be_played(seed: int) -> None:
    rng = Random(seed)
    options = GAME.editions["piatnik-2001"]
    state = GAME.begin(options, SIDES, GAME.deal(options, SIDES, None, rng))
    while seats := GAME.to_act(state):
        card = rng.choice(GAME.legal(state, seats[0]))
        assert not played(state, GAME.show(card)).declined
        state = GAME.apply(state, seats[0], card)


@pytest.mark.parametrize("edition", GAME.editions)
def test_the_duty_that_is_shown_is_what_the_legal_cards_obey(edition: str) -> None:
    options = GAME.editions[edition]
    for seed in range(30):
        rng = Random(seed)
        state = GAME.begin(options, SIDES, GAME.deal(options, SIDES, None, rng))
        while seats := GAME.to_act(state):
            view = GAME.view(state, None)
            legal = GAME.legal(state, seats[0])
            held = cards_of(state.hands[hand_to_play(state) or 0])
            colours = {"RGPB"[COLOUR[card]] for card in legal}
            if view.duty == "follow":
                assert colours == {view.led}
            elif view.duty == "trump":
                assert colours == {view.trump}
            else:
                assert legal == held
            state = GAME.apply(state, seats[0], rng.choice(legal))


def winners(state: State) -> set[int]:
    """The cards that win the trick on the table, in all the ways it may go on."""
    count = len(state.tricks)
    found: set[int] = set()
    left = [state]
    while left:
        one = left.pop()
        if len(one.tricks) > count:
            trick = one.tricks[-1]
            found.add(trick.cards[(trick.winner - trick.leader) % 4])
        else:
            seat = GAME.to_act(one)[0]
            left += [GAME.apply(one, seat, card) for card in GAME.legal(one, seat)]
    return found


@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("seed", range(12))
def test_who_can_still_beat_a_card_is_what_all_ways_to_go_on_say(edition: str, seed: int) -> None:
    rng = Random(seed)
    options = GAME.editions[edition]
    state = GAME.begin(options, SIDES, GAME.deal(options, SIDES, None, rng))
    for _ in range(20):  # later the ways are few enough to look at all
        seat = GAME.to_act(state)[0]
        state = GAME.apply(state, seat, rng.choice(GAME.legal(state, seat)))
    while seats := GAME.to_act(state):
        for look in GAME.view(state, None).outlook:
            after = GAME.apply(state, seats[0], GAME.parse(look.card))
            others = {card for hand in (1, 3) for card in cards_of(state.hands[(look.winner + hand) % 4])}
            expected = set() if len(state.table) == 3 else winners(after) & others
            assert {GAME.parse(card) for card in look.beaters} == expected
        state = GAME.apply(state, seats[0], rng.choice(GAME.legal(state, seats[0])))


def test_what_ones_own_ghost_takes_is_no_threat_nor_is_a_card_that_another_of_theirs_beats() -> None:
    (look,) = GAME.view(begin(["5...", "7...", "T...", "6..."], 0), None).outlook
    assert (look.card, look.winner, look.beaters) == ("R5", 0, ())
    look = GAME.view(begin(["5.1..", "7.2..", "T2...", "6...8"], 0), None).outlook[0]
    assert (look.card, look.winner, look.beaters) == ("R5", 0, ("R7",))
