"""The ladder: always something to do while a card fits, quick or slow like people, and what each of them sees."""

from collections.abc import Mapping
from itertools import pairwise
from random import Random
from statistics import mean, median
from typing import Final

import pytest
from msgspec.structs import replace

from parlour.core.play import play_match, random_step, time_of
from parlour.core.round import Variant
from parlour.games.paule_panik import GAME
from parlour.games.paule_panik.bots import BOTS, choose, is_surprise, longest_chain, tempo
from parlour.games.paule_panik.cards import hand_of
from parlour.games.paule_panik.options import EDITIONS, Options
from parlour.games.paule_panik.people import CARD_COMES_BACK, PRACTISED, QUICKEST, SLOW, SLOWEST, Racer
from parlour.games.paule_panik.state import State
from tests.games.paule_panik.play import BETS, BY_HAND, cards, dealt, play, table

WORST_ROUND: Final = 400
"""Actions: several times as many as the longest round of a long test took."""


def ask(level: str, state: State, seat: int = 0, *, seed: int = 0) -> tuple[int, str] | None:
    """After how many milliseconds it does what."""
    return act(level, state, seat, Random(seed))


def act(level: str, state: State, seat: int, rng: Random) -> tuple[int, str] | None:
    bot, view = BOTS[level], GAME.view(state, seat)
    action = bot.choose(view, seat, rng)
    return None if action is None else (time_of(GAME, bot, view, seat, action, rng), GAME.show(action))


def choices(level: str, state: State) -> set[str]:
    asked = [ask(level, state, seed=seed) for seed in range(60)]
    return {choice[1] for choice in asked if choice}


def usual(level: str, state: State) -> float:
    """The median of the times."""
    asked = [ask(level, state, seed=seed) for seed in range(200)]
    return median(choice[0] for choice in asked if choice)


PEOPLE: Final = [*BOTS][:-1]
"""All but the last, who is quicker than people can be."""


def test_nobody_but_the_last_is_quicker_than_people_can_be() -> None:
    """One card that fits, where the hand rests: there is nothing that could take longer."""
    state = table(["R5", "R9"], ("Y3 Y4", "Y3 Y4"))
    quickest = {
        level: min(choice[0] for seed in range(400) if (choice := ask(level, state, seed=seed))) for level in BOTS
    }
    assert all(quickest[level] >= QUICKEST for level in PEOPLE)
    assert quickest[[*BOTS][-1]] < QUICKEST


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("options", [*EDITIONS.values(), BETS], ids=["quick", "french", "bets"])
def test_pitfall_22_it_has_a_legal_action_exactly_when_its_seat_has_one(level: str, options: Options) -> None:
    rng, asked = Random(level), 0
    for seed, players in enumerate(GAME.players):
        state: State | None = GAME.begin(options, players, dealt(players, options, seed=seed))
        while state is not None:
            for seat in range(players):
                planned, legal = act(level, state, seat, rng), GAME.legal(state, seat)
                assert (planned is None) == (not legal)
                if planned is not None:
                    asked += 1
                    assert GAME.parse(planned[1]) in legal
                    assert 100 < planned[0] <= SLOWEST + CARD_COMES_BACK
            step = random_step(GAME, state, rng)
            state = None if step is None else GAME.apply(state, *step)
    assert asked > 200


@pytest.mark.parametrize("edition", EDITIONS)
def test_pitfall_22_every_match_of_bots_ends(edition: str) -> None:
    levels = [*BOTS.values()]
    for players in GAME.players:
        variant = Variant(GAME, edition, replace(EDITIONS[edition], bets=True), players)
        plans = [levels[(seat + players) % len(levels)] for seat in range(players)]
        rounds = [played for _, played in play_match(variant, plans, Random(players))]
        assert 1 <= len(rounds) <= 20
        assert max(len(played.moves) for played in rounds) < WORST_ROUND


def test_a_round_lasts_about_as_long_as_among_people() -> None:
    variant = Variant(GAME, "quick", EDITIONS["quick"], 3)
    rounds = [played for seed in range(3) for _, played in play_match(variant, [BOTS["lena"]] * 3, Random(seed))]
    assert 20_000 < mean(played.times[-1] for played in rounds) < 90_000


def test_a_spectator_has_nothing_to_do_nor_has_anybody_when_the_round_is_over() -> None:
    over = play(table(["R5", "R9"], ("Y4", "Y8")), "0 R5 L")
    for level in BOTS:
        assert ask(level, over) is None
        seen = GAME.view(table(["R5", "R9"], ("Y4", "Y8")), None)
        assert [BOTS[level].choose(seen, seat, Random(0)) for seat in (0, 1)] == [None, None]


@pytest.mark.parametrize("level", BOTS)
def test_the_same_generator_gives_the_same_action_at_the_same_time(level: str) -> None:
    state = table(["R5 R3 B8", "R9"], ("Y4", "Y7"))
    assert ask(level, state, seed=7) == ask(level, state, seed=7)


def test_each_is_quicker_than_the_one_before() -> None:
    state = table(["R5 R3 B8", "R9"], ("Y4", "Y7"))
    times = [usual(level, state) for level in BOTS]
    assert all(slow > 1.2 * quick for slow, quick in pairwise(times))


@pytest.mark.parametrize("level", BOTS)
def test_times_are_skewed_like_peoples(level: str) -> None:
    state = table(["R5 R3 B8", "R9"], ("Y4", "Y7"))
    asked = [ask(level, state, seed=seed) for seed in range(400)]
    times = [choice[0] for choice in asked if choice]
    assert median(times) < mean(times)


@pytest.mark.parametrize("level", BOTS)
def test_more_to_choose_from_takes_longer(level: str) -> None:
    few, many = table(["R5", "R9"], ("Y4", "Y11")), table(["R5 B5 G3 V3", "R9"], ("Y4", "Y11"))
    assert usual(level, many) > 1.08 * usual(level, few)


@pytest.mark.parametrize("level", BOTS)
def test_a_card_that_the_table_has_turned_takes_longer_than_one_that_goes_on(level: str) -> None:
    turned, played = (table(["R5", "R9"], (f"{below} Y4", "Y11 Y12")) for below in ("Y9", "Y3"))
    assert usual(level, turned) > 1.2 * usual(level, played)


def test_the_top_is_a_surprise_unless_it_goes_on_from_the_card_below() -> None:
    assert is_surprise(("R4",))
    assert is_surprise(("R4", "R6"))
    assert not is_surprise(("R4", "B3"))
    assert not is_surprise(("R17", "B1"))


@pytest.mark.parametrize("level", ["kurt", "lena", "mika", "ida"])
def test_attention_is_on_one_stack_so_a_card_for_the_other_takes_longer_to_find(level: str) -> None:
    """Both stacks fit alike, or only one does: then half of the time the wrong one is looked at first."""
    both, one = table(["R5 B8", "R9"], ("Y4 Y3 Y4", "Y8 Y9")), table(["R5 B14", "R9"], ("Y4 Y3 Y4", "Y8 Y9"))
    assert choices(level, both) == {"R5 L", "B8 R"}
    asked = [ask(level, one, seed=seed) for seed in range(300)]
    assert mean(choice[0] for choice in asked if choice) > 1.05 * usual(level, both)


def test_who_plays_the_left_side_slowly_looks_at_the_right_one_first() -> None:
    """A card fits either stack: the right one is played; where only the left one fits, both have been looked at."""
    both, left = table(["R5 B8", "R9"], ("Y3 Y4", "Y8 Y9")), table(["R5 B14", "R9"], ("Y3 Y4", "Y8 Y9"))
    assert choices("willi", both) == {"B8 R"}
    assert choices("willi", left) == {"R5 L"}
    assert usual("willi", left) > usual("willi", both) + SLOW.look / 2


@pytest.mark.parametrize("level", ["willi", "frieda"])
def test_who_overlooks_that_17_and_1_are_neighbours_sees_it_at_last_when_nothing_else_fits(level: str) -> None:
    also, alone = table(["R1 B5", "R9"], ("Y16 Y17", "Y3 Y4")), table(["R1", "R9"], ("Y16 Y17", "Y3 Y4"))
    straight = table(["R5", "R9"], ("Y16 Y17", "Y3 Y4"))
    assert choices(level, also) == {"B5 R"}
    assert choices("kurt", also) == {"R1 L", "B5 R"}
    assert choices(level, alone) == {"R1 L"}
    assert usual(level, alone) > 1.6 * usual(level, straight)


def test_a_slip_costs_another_try_and_the_time_in_which_the_card_comes_back() -> None:
    state = table(["R5", "R9"], ("Y3 Y4", "Y11 Y12"))
    view, action = GAME.view(state, 0), GAME.parse("R5 L")

    def time(slips: float) -> int:
        return tempo(Racer(slips=slips, spread=0), view, 0, action, Random(0))

    assert time(1) == 2 * time(0) + CARD_COMES_BACK


def test_the_farther_the_hand_must_go_the_longer_it_takes() -> None:
    near, far = ([table([hand, "R9"], ("Y3 Y4", "Y11 Y12"))] for hand in ("R1 R2 R5 R7 R8", "R5 R14 R15 R16 R17"))
    assert usual("lena", *far) > usual("lena", *near) + 50


def test_only_the_last_plans_over_both_stacks() -> None:
    """The 7 on the right leaves the left stack to the 5; on the left it takes its place."""
    state = table(["R7 R5", "R1"], ("Y6", "Y8"))
    assert choices("zack", state) == {"R7 R", "R5 L"}
    assert choices("lena", state) == choices("kurt", state) == {"R7 L", "R7 R", "R5 L"}


def test_who_is_practised_looks_one_card_further() -> None:
    state = table(["R5 R6 B3", "R1"], ("Y4", "Y10"))
    assert choices("lena", state) == {"R5 L"}
    assert choices("kurt", state) == {"R5 L", "B3 L"}


def test_the_longest_chain_may_change_stacks_and_goes_round() -> None:
    (four, thirteen, seventeen), held = cards("R4 R13 R17"), hand_of(cards("B5 B6 B12"))
    assert longest_chain(held, (four, thirteen), 6) == 3
    assert longest_chain(held, (four, thirteen), 2) == 2
    assert longest_chain(hand_of(cards("B1 B2")), (seventeen, thirteen), 6) == 2
    assert longest_chain(held, (seventeen,), 6) == 0


@pytest.mark.parametrize("level", PEOPLE)
def test_pp_5_by_hand_it_draws_and_sometimes_forgets_to_for_a_moment(level: str) -> None:
    state = table(["R5", "R9"], ("Y4", "Y11"), piles=["R1 R2", ""], options=BY_HAND)
    assert choices(level, state) == {"+", "R5 L"}
    times = [asked[0] for seed in range(400) if (asked := ask(level, table_without_play(), seed=seed))]
    assert max(times) > 3 * median(times)


def table_without_play() -> State:
    return table(["R15", "R10"], ("Y4", "Y11"), piles=["R1 R2", ""], options=BY_HAND)


def test_pp_12_it_bets_now_and_then_and_less_often_against_many() -> None:
    def bets(players: int) -> float:
        state = GAME.begin(BETS, players, dealt(players, BETS))
        asked = [ask("lena", state, seed=seed) for seed in range(300)]
        return mean(choice[1] == "bet" for choice in asked if choice)

    assert 0.35 < bets(2) < 0.65
    assert 0.02 < bets(4) < bets(3) < bets(2)


def test_pp_12_it_has_nothing_to_say_when_its_bet_card_is_used_or_it_has_spoken() -> None:
    for level in BOTS:
        used = GAME.begin(BETS, 3, dealt(3, BETS, carry=[0]))
        assert ask(level, used) is None
        assert ask(level, play(used, "1 bet"), 1) is None


def test_the_quicker_win_more_rounds() -> None:
    names = ["willi", "kurt", "mika"]
    won: Mapping[str, list[int]] = {level: [] for level in names}
    for turn in range(3):
        seated = names[turn:] + names[:turn]
        variant = Variant(GAME, "quick", EDITIONS["quick"], 3)
        for _, played in play_match(variant, [BOTS[name] for name in seated], Random(turn)):
            outcome = GAME.result(played.state)
            assert outcome is not None
            won[seated[outcome.places[0]]].append(1)
    assert len(won["mika"]) > len(won["kurt"]) >= len(won["willi"])


def test_planning_looks_no_further_than_it_is_told() -> None:
    view = GAME.view(table(["R5 R6 R7 B3 B2", "R1"], ("Y4", "Y10")), 0)

    def first_cards(ahead: int) -> set[str]:
        person = replace(PRACTISED, ahead=ahead, both=True)
        chosen = [choose(person, view, 0, Random(seed)) for seed in range(60)]
        return {GAME.show(action) for action in chosen if action is not None}

    assert first_cards(2) == {"R5 L", "B3 L"}
    assert first_cards(3) == {"R5 L"}
