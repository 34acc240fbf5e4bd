from random import Random

import pytest

from parlour.core.game import AnyBot
from parlour.core.play import time_of
from parlour.games.costly_tricks import GAME, bots
from parlour.games.costly_tricks.bots import BOTS, CARD_DELAY, LOOK, ahead
from parlour.games.costly_tricks.cards import Card
from parlour.games.costly_tricks.rules import SIDES, State, legal
from parlour.games.costly_tricks.search import Search
from parlour.games.costly_tricks.solver import Solver

MEDIUM: AnyBot = BOTS["medium"]


def deal(seed: int, edition: str = "piatnik-2001") -> State:
    options = GAME.editions[edition]
    return GAME.begin(options, SIDES, GAME.deal(options, SIDES, None, Random(seed)))


def ask(state: State, rng: Random, bot: AnyBot = MEDIUM) -> tuple[int, Card]:
    """After how many milliseconds it plays which card."""
    seat = GAME.to_act(state)[0]
    view = GAME.view(state, seat)
    card: Card | None = bot.choose(view, seat, rng)
    assert card is not None
    return time_of(GAME, bot, view, seat, card, rng), card


def test_there_are_three_levels_from_weak_to_strong() -> None:
    assert [*BOTS] == ["easy", "medium", "hard"]


@pytest.mark.parametrize("edition", GAME.editions)
def test_hard_never_plays_a_card_that_is_not_a_best_one(edition: str) -> None:
    checked = 0
    for seed in range(2):
        state, rng = deal(seed, edition), Random(seed)
        while seats := GAME.to_act(state):
            if len(state.tricks) < 2:
                card = rng.choice(legal(state, seats[0]))
            else:
                card = ask(state, rng, BOTS["hard"])[1]
                values = Solver(state).values(state)
                assert values[card] == (max, min)[seats[0]](values.values())
                checked += len(values) > 1
            state = GAME.apply(state, seats[0], card)
    assert checked > 10


def test_hard_plays_a_whole_deal_from_its_first_card_and_gets_what_it_is_worth() -> None:
    state, rng = deal(1), Random(1)
    value = Solver(state).value(state)
    while GAME.to_act(state):
        state = GAME.apply(state, GAME.to_act(state)[0], ask(state, rng, BOTS["hard"])[1])
    assert state.score == (value, -value)


def test_a_search_that_lasts_too_long_ends_with_what_medium_would_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MOST_CHECKS", 0)
    state = deal(12)
    chosen = [ask(state, Random(seed), BOTS["hard"]) for seed in range(3)]
    assert chosen == [ask(state, Random(seed)) for seed in range(3)]


def test_hard_answers_every_card_from_what_it_has_thought_ahead() -> None:
    state = deal(1)
    mover = GAME.to_act(state)[0]
    solver = bots._solver(bots._dealt(state), state.must_follow_trump)
    assert ahead(GAME.view(state, 1 - mover), 1 - mover, lambda: False)
    before = solver.nodes
    for card in legal(state, mover):
        ask(GAME.apply(state, mover, card), Random(0), BOTS["hard"])
    assert 0 < solver.nodes - before < before / 100


def test_thinking_ahead_ends_with_the_round() -> None:
    state = GAME.begin(GAME.editions["french"], SIDES, {"hands": ["T...", "9...", "8...", "7..."], "leader": 0})
    while seats := GAME.to_act(state):
        assert ahead(GAME.view(state, 0), 0, lambda: False)
        state = GAME.apply(state, seats[0], legal(state, seats[0])[0])
    assert ahead(GAME.view(state, 0), 0, lambda: False)


@pytest.mark.parametrize(("weaker", "stronger"), [("easy", "medium"), ("easy", "hard")])
def test_a_level_wins_more_than_the_one_below(weaker: str, stronger: str) -> None:
    won = 0.0
    for seed in range(8):
        plans = [BOTS[weaker], BOTS[stronger]] if seed % 2 else [BOTS[stronger], BOTS[weaker]]
        state, rng = endgame(seed // 2), Random(seed)
        while seats := GAME.to_act(state):
            state = GAME.apply(state, seats[0], ask(state, rng, plans[seats[0]])[1])
        won += state.score[0] * (1, -1)[seed % 2]
    assert won > 0


def endgame(seed: int) -> State:
    """The last eight tricks of a deal whose first three were played at random."""
    state, rng = deal(seed), Random(seed)
    while len(state.tricks) < 3:
        seat = GAME.to_act(state)[0]
        state = GAME.apply(state, seat, rng.choice(legal(state, seat)))
    return state


def loss(level: str) -> float:
    """What a choice of a level loses on average in the tricks that it sees through."""
    lost, moves = 0, 0
    for seed in range(4):
        state, rng = endgame(seed), Random(seed)
        solver = Solver(state)
        while seats := GAME.to_act(state):
            values = solver.values(state)
            card = ask(state, rng, BOTS[level])[1]
            lost += abs(values[card] - (max, min)[seats[0]](values.values()))
            moves += len(values) > 1
            state = GAME.apply(state, seats[0], card)
    return lost / moves


def test_easy_errs_but_not_wildly_and_medium_less() -> None:
    assert 0.05 < loss("medium") < loss("easy") / 2
    assert loss("easy") < 3


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
def test_it_plays_the_last_four_tricks_without_a_mistake(edition: str) -> None:
    checked = 0
    for seed in range(8):
        state, rng = deal(seed, edition), Random(seed)
        while seats := GAME.to_act(state):
            if len(state.tricks) < 7:
                card = rng.choice(legal(state, seats[0]))
            else:
                card = ask(state, rng)[1]
                values = Search(state).values(state)
                assert values[card] == (max, min)[seats[0]](values.values())
                checked += len(values) > 1
            state = GAME.apply(state, seats[0], card)
    assert checked > 30


@pytest.mark.parametrize("edition", GAME.editions)
def test_it_plays_only_legal_cards_and_lets_everybody_see_the_last_trick(edition: str) -> None:
    state, rng = deal(5, edition), Random(5)
    delays = []
    while seats := GAME.to_act(state):
        delay, card = ask(state, rng)
        assert card in legal(state, seats[0])
        delays.append(delay)
        state = GAME.apply(state, seats[0], card)
    usual = [CARD_DELAY + LOOK, CARD_DELAY, CARD_DELAY, CARD_DELAY]
    assert delays == [CARD_DELAY, *usual[1:], *usual * 10]


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
    assert [bot.choose(GAME.view(state, 0), 0, Random(0)) for bot in BOTS.values()] == [None, None, None]


def test_it_has_nothing_to_do_while_it_is_not_its_turn() -> None:
    state = deal(1)
    waiting = 1 - GAME.to_act(state)[0]
    assert [bot.choose(GAME.view(state, waiting), waiting, Random(0)) for bot in BOTS.values()] == [None, None, None]
