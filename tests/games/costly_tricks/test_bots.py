"""The ladder: legal and prompt, and what each of them overlooks."""

from collections.abc import Mapping
from random import Random
from statistics import median

import pytest

from parlour.core.game import AnyBot
from parlour.core.play import time_of
from parlour.games.costly_tricks import GAME, strongest
from parlour.games.costly_tricks.bots import BOTS, COUNTED, LOOK, USUAL
from parlour.games.costly_tricks.cards import Card
from parlour.games.costly_tricks.rules import SIDES, State, legal
from parlour.games.costly_tricks.search import Search
from parlour.games.costly_tricks.sight import sensible
from parlour.games.costly_tricks.solver import Solver
from parlour.games.costly_tricks.strongest import ahead
from tests.games.costly_tricks.play import begin, play

BRUNO: AnyBot = BOTS["bruno"]


def deal(seed: int, edition: str = "piatnik-2001") -> State:
    options = GAME.editions[edition]
    return GAME.begin(options, SIDES, GAME.deal(options, SIDES, None, Random(seed)))


def ask(state: State, rng: Random, bot: AnyBot = BRUNO) -> tuple[int, Card]:
    """After how many milliseconds it plays which card."""
    seat = GAME.to_act(state)[0]
    view = GAME.view(state, seat)
    card: Card | None = bot.choose(view, seat, rng)
    assert card is not None
    return time_of(GAME, bot, view, seat, card, rng), card


def cards(level: str, state: State) -> set[str]:
    """All that it plays there."""
    return {GAME.show(ask(state, Random(seed), BOTS[level])[1]) for seed in range(30)}


def test_who_takes_every_trick_takes_one_that_costs_more_than_it_brings() -> None:
    """Who looks at what lies there leaves a trick with a 1 to the others; with the 2 it would cost his own side 7."""
    state = play(begin(["9.5..", "1.8..", "20...", "4.7.."], 1), ["R1"])
    assert cards("gus", state) == {"R2"}
    assert cards("mina", state) == {"R0"}


def test_who_takes_every_trick_takes_it_from_the_own_ghost_too_as_cheaply_as_can_be() -> None:
    state = play(begin(["8.5..", "1.8..", "T9...", "4.7.."], 0), ["R8", "R1"])
    assert cards("gus", state) == {"R9"}
    assert cards("mina", state) == {"RT"}


def test_who_looks_at_the_table_alone_does_not_see_what_will_be_played() -> None:
    """The 9 is taken by the 10, which lies open in the next hand; that person is seen by whoever thinks of people."""
    state = begin(["98...", "T0...", "...98", "..98."], 0)
    assert cards("mina", state) == {"R9"}
    assert cards("otto", state) == {"R8"}


def test_who_forgets_the_ghosts_leads_into_one() -> None:
    """The other person has only the 0, so the 9 looks safe; the 10 is in his ghost's hand, and in plain sight."""
    state = begin(["93...", "0.T..", "1...2", "T..9."], 0)
    assert cards("otto", state) == {"R9"}
    assert cards("flora", state) != {"R9"}


@pytest.mark.parametrize("edition", GAME.editions)
def test_the_strongest_never_plays_a_card_that_is_not_a_best_one(edition: str) -> None:
    checked = 0
    for seed in range(2):
        state, rng = deal(seed, edition), Random(seed)
        while seats := GAME.to_act(state):
            if len(state.tricks) < 2:
                card = rng.choice(legal(state, seats[0]))
            else:
                card = ask(state, rng, BOTS["ada"])[1]
                values = Solver(state).values(state)
                assert values[card] == (max, min)[seats[0]](values.values())
                checked += len(values) > 1
            state = GAME.apply(state, seats[0], card)
    assert checked > 10


def test_the_strongest_plays_a_whole_deal_from_its_first_card_and_gets_what_it_is_worth() -> None:
    state, rng = deal(1), Random(1)
    value = Solver(state).value(state)
    while GAME.to_act(state):
        state = GAME.apply(state, GAME.to_act(state)[0], ask(state, rng, BOTS["ada"])[1])
    assert state.score == (value, -value)


def test_a_search_that_lasts_too_long_ends_with_a_look_two_tricks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strongest, "MOST_CHECKS", 0)
    state = deal(12)
    chosen = [ask(state, Random(seed), BOTS["ada"])[1] for seed in range(3)]
    assert chosen == [ask(state, Random(seed))[1] for seed in range(3)]


def test_the_strongest_answers_every_card_from_what_it_has_thought_ahead() -> None:
    state = deal(1)
    mover = GAME.to_act(state)[0]
    solver = strongest.solver_of(state)
    assert ahead(GAME.view(state, 1 - mover), 1 - mover, lambda: False)
    before = solver.nodes
    for card in legal(state, mover):
        ask(GAME.apply(state, mover, card), Random(0), BOTS["ada"])
    assert 0 < solver.nodes - before < before / 100


def test_thinking_ahead_ends_with_the_round() -> None:
    state = GAME.begin(GAME.editions["french"], SIDES, {"hands": ["T...", "9...", "8...", "7..."], "leader": 0})
    while seats := GAME.to_act(state):
        assert ahead(GAME.view(state, 0), 0, lambda: False)
        state = GAME.apply(state, seats[0], legal(state, seats[0])[0])
    assert ahead(GAME.view(state, 0), 0, lambda: False)


@pytest.mark.parametrize("edition", GAME.editions)
def test_who_counts_the_ending_out_makes_no_mistake_in_it(edition: str) -> None:
    checked = 0
    for seed in range(4):
        state, rng = deal(seed, edition), Random(seed)
        while seats := GAME.to_act(state):
            if len(state.tricks) < 11 - COUNTED:
                card = rng.choice(legal(state, seats[0]))
            else:
                card = ask(state, rng)[1]
                values: Mapping[Card, int] = Solver(state).values(state)
                assert values[card] == (max, min)[seats[0]](values.values())
                checked += len(values) > 1
            state = GAME.apply(state, seats[0], card)
    assert checked > 20


def share(side: int, seed: int) -> float:
    """What the bot wins of a deal as that side against play at random; a draw is half."""
    state, rng = deal(seed), Random(seed)
    while seats := GAME.to_act(state):
        card = ask(state, rng)[1] if seats[0] == side else rng.choice(legal(state, seats[0]))
        state = GAME.apply(state, seats[0], card)
    ended = GAME.result(state)
    assert ended is not None
    return 0.5 if ended.winner is None else float(ended.winner == side)


def test_it_wins_nearly_all_rounds_against_play_at_random_from_either_seat() -> None:
    shares = [share(side, seed) for seed in range(5) for side in range(SIDES)]
    assert sum(shares) / len(shares) > 0.8


@pytest.mark.parametrize("edition", GAME.editions)
def test_it_plays_only_legal_cards_and_lets_everybody_see_the_last_trick(edition: str) -> None:
    state, rng = deal(5, edition), Random(5)
    delays = []
    while seats := GAME.to_act(state):
        delay, card = ask(state, rng)
        assert card in legal(state, seats[0])
        delays.append(delay)
        state = GAME.apply(state, seats[0], card)
    leads = delays[4::4]
    assert min(leads) >= USUAL.least + LOOK
    assert min(delays) < USUAL.least + LOOK
    assert max(delays) <= USUAL.most + LOOK


def test_it_takes_longer_where_more_cards_do_not_come_to_the_same() -> None:
    alike = begin(["98...", "...98", "..98.", ".98.."], 0)
    assert (sensible(alike), len(legal(alike, 0))) == (1, 2)
    times = [median(ask(state, Random(seed), BOTS["gus"])[0] for seed in range(60)) for state in (alike, deal(3))]
    assert times[1] > 1.5 * times[0]


def test_the_same_generator_gives_the_same_card() -> None:
    state = deal(3)
    assert ask(state, Random(8)) == ask(state, Random(8))


def test_it_takes_any_of_equally_good_cards() -> None:
    state = GAME.begin(
        GAME.editions["piatnik-2001"],
        SIDES,
        {"hands": ["T98...", "...T98", "..T98.", ".T98.."], "leader": 0},
    )
    best = set(Search(state).best(state))
    assert len(best) > 1
    assert {ask(state, Random(seed))[1] for seed in range(40)} == best


def test_it_has_nothing_to_do_when_the_round_is_over() -> None:
    state = GAME.begin(GAME.editions["french"], SIDES, {"hands": ["T...", "9...", "8...", "7..."], "leader": 0})
    while seats := GAME.to_act(state):
        state = GAME.apply(state, seats[0], legal(state, seats[0])[0])
    assert [bot.choose(GAME.view(state, 0), 0, Random(0)) for bot in BOTS.values()] == [None] * len(BOTS)


def test_it_has_nothing_to_do_while_it_is_not_its_turn() -> None:
    state = deal(1)
    waiting = 1 - GAME.to_act(state)[0]
    assert [bot.choose(GAME.view(state, waiting), waiting, Random(0)) for bot in BOTS.values()] == [None] * len(BOTS)
