"""The levels: legal and prompt, each with what it is made of."""

from collections.abc import Sequence
from random import Random
from statistics import mean, median

import pytest

from parlour.core.game import AnyBot, Bot, Seat
from parlour.core.options import choose
from parlour.core.play import play_match, play_round, time_of
from parlour.core.round import Variant
from parlour.games.buddy import GAME, bots
from parlour.games.buddy.bots import BOTS, LOOK, USUAL
from parlour.games.buddy.cards import NAME, Card
from parlour.games.buddy.playouts import Position
from parlour.games.buddy.rules import SEATS, State
from parlour.games.buddy.search import Search
from parlour.games.buddy.uct import Node, explore
from parlour.games.buddy.view import View
from tests.games.buddy.play import begin, play
from tests.games.buddy.test_search import late

VARIANT = Variant(GAME, GAME.default_edition, choose(GAME), SEATS)


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest is quick here: what is shown does not depend on how many playouts there are."""

    def explore_a_little(root: Position, cards: Sequence[Card], playouts: int, rng: Random) -> Node:
        return explore(root, cards, min(playouts, 200), rng)

    monkeypatch.setattr(bots, "explore", explore_a_little)


def ask(level: str, state: State, rng: Random) -> tuple[int, str]:
    """After how many milliseconds it plays which card."""
    bot, view, seat = BOTS[level], GAME.view(state, state.seat), state.seat
    card = bot.choose(view, seat, rng)
    assert card is not None
    return time_of(GAME, bot, view, seat, card, rng), NAME[card]


def choices(level: str, state: State) -> set[str]:
    return {ask(level, state, Random(seed))[1] for seed in range(40)}


def at_random(view: View, seat: Seat, rng: Random) -> int:
    return GAME.parse(rng.choice(view.outlook).card)


def chips(bots: Sequence[AnyBot], rng: Random) -> tuple[int, ...]:
    """The chips of a round."""
    outcome = GAME.result(play_round(VARIANT, {"first": rng.randrange(SEATS)}, bots, rng).state)
    assert outcome is not None
    return outcome.chips


@pytest.mark.parametrize("level", BOTS)
def test_pitfall_26_it_has_a_legal_card_whenever_it_is_asked(level: str) -> None:
    for seed in range(3):
        state, rng = begin(first=seed), Random(seed)
        while seats := GAME.to_act(state):
            if seats[0] == seed:
                _, card = ask(level, state, rng)
                assert GAME.parse(card) in GAME.legal(state, seats[0])
            state = GAME.apply(state, seats[0], rng.choice(GAME.legal(state, seats[0])))


def test_matches_of_all_levels_end_within_a_few_rounds() -> None:
    """Three chips at least are given in each; ten rounds with everybody below 7 or equal would be odd."""
    ladder = [*BOTS.values()]
    for seed in range(6):
        seated = [ladder[(seed + seat) % len(ladder)] for seat in range(SEATS)]
        rounds = [played for _, played in play_match(VARIANT, seated, Random(seed))]
        assert 3 <= len(rounds) <= 12
        assert all(len(played.moves) == 30 for played in rounds)


@pytest.mark.parametrize("level", ["rocco", "tilda", "hugo"])
def test_pitfall_22_three_who_think_alike_do_not_share_round_after_round_for_ever(level: str) -> None:
    for seed in range(20):
        assert len([*play_match(VARIANT, [BOTS[level]] * SEATS, Random(seed))]) <= 20


@pytest.mark.parametrize("level", BOTS)
def test_it_has_nothing_to_do_when_the_round_is_over_or_it_is_not_its_turn(level: str) -> None:
    over = play(begin(["6", "", ""]), "6")
    assert BOTS[level].choose(GAME.view(over, 0), 0, Random(0)) is None
    other = play(begin(), "8")
    assert BOTS[level].choose(GAME.view(other, 0), 0, Random(0)) is None


@pytest.mark.parametrize("level", BOTS)
def test_the_same_generator_gives_the_same_card_at_the_same_time(level: str) -> None:
    state = play(begin(), "83")
    assert ask(level, state, Random(8)) == ask(level, state, Random(8))


@pytest.mark.parametrize("level", BOTS)
def test_it_plays_the_only_card_it_may_play(level: str) -> None:
    assert choices(level, play(begin(["81", "98", "32"]), "8")) == {"9"}


@pytest.mark.parametrize(("level", "turns"), [("hugo", 20), ("nora", 5), ("selma", 5)])
def test_it_wins_more_chips_than_play_at_random(level: str, turns: int) -> None:
    rng = Random(2)
    won = list[float]()
    for seat in [*range(SEATS)] * turns:
        plans: list[AnyBot] = [Bot(choose=at_random)] * SEATS
        plans[seat] = BOTS[level]
        by_seat = chips(plans, rng)
        won.append(by_seat[seat] - (sum(by_seat) - by_seat[seat]) / 2)
    assert mean(won) > 0.2


def test_nora_wins_more_chips_than_two_of_hugo() -> None:
    rng = Random(3)
    won = list[float]()
    for seat in [*range(SEATS)] * 30:
        plans = [BOTS["hugo"]] * SEATS
        plans[seat] = BOTS["nora"]
        by_seat = chips(plans, rng)
        won.append(by_seat[seat] - (sum(by_seat) - by_seat[seat]) / 2)
    assert mean(won) > 0.3


def test_who_shows_off_plays_the_highest_card_that_may_be_played() -> None:
    state = play(begin(["81", "98", "32"]), "8")
    assert choices("rocco", state) == {"9"}
    assert choices("rocco", begin(["81", "98", "32"])) == {"8"}


@pytest.mark.parametrize("level", ["tilda", "hugo"])
def test_whoever_takes_what_lies_there_does_it_with_the_card_that_brings_most(level: str) -> None:
    assert choices(level, play(begin(["51", "64", "32"]), "5")) == {"6"}


def test_only_who_counts_totals_leaves_the_table_to_the_left_neighbour_rather_than_to_the_right_one() -> None:
    """The 6 falls to the 7 on the right; the 1 falls to the left neighbour, whose points count as well."""
    state = begin(["61", "52", "74"])
    assert choices("hugo", state) == {"1"}
    assert choices("tilda", state) == {"1", "6"}


def test_near_the_end_the_strongest_plays_no_card_that_the_exact_search_finds_worse() -> None:
    ruled_out = 0
    for seed in range(24):
        state = late(Random(seed), 7)
        values = {card: by_seat[state.seat] for card, by_seat in Search().values(state).items()}
        best = {NAME[card] for card, value in values.items() if value == max(values.values())}
        ruled_out += len(values) - len(best)
        assert {ask("selma", state, Random(again))[1] for again in range(4)} <= best
    assert ruled_out > 5


def test_the_exact_search_is_asked_only_near_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Counted(Search):
        def values(self, state: State) -> dict[int, tuple[int, ...]]:
            asked.append(sum(hand.bit_count() for hand in state.hands))
            return {**super().values(state)}

    monkeypatch.setattr(bots, "Search", Counted)
    state, rng = begin(), Random(1)
    while GAME.to_act(state):
        card = ask("selma", state, rng)[1]
        state = GAME.apply(state, state.seat, GAME.parse(card))
    assert max(asked) == 12


def test_delays_are_skewed_like_peoples_and_longer_before_a_new_lead() -> None:
    first, following, lead = begin(["91", "82", "53"]), play(begin(["91", "82", "53"]), "1"), play(begin(), "19")
    for state in (first, following):
        times = [ask("hugo", state, Random(seed))[0] for seed in range(300)]
        assert USUAL.least <= min(times) < max(times) <= USUAL.most
        assert median(times) < mean(times)
    leads = [ask("hugo", lead, Random(seed))[0] for seed in range(300)]
    assert min(leads) >= USUAL.least + LOOK


def test_the_more_cards_there_are_to_choose_from_the_longer_it_takes() -> None:
    few, many = begin(["61", "52", "74"]), begin()
    usual = [median(ask("hugo", state, Random(seed))[0] for seed in range(200)) for state in (few, many)]
    assert usual[1] > 1.5 * usual[0]


def test_a_view_alone_is_enough() -> None:
    """A bot gets the same from the view of anybody, since nothing is hidden."""
    state = play(begin(), "83")
    for bot in BOTS.values():
        views = GAME.view(state, None), GAME.view(state, state.seat)
        chosen, same = (bot.choose(view, state.seat, Random(4)) for view in views)
        assert chosen == same is not None
