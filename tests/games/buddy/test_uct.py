"""The tree search by playouts."""

from random import Random

from parlour.games.buddy import GAME
from parlour.games.buddy.cards import NAME
from parlour.games.buddy.playouts import position
from parlour.games.buddy.rules import State
from parlour.games.buddy.search import Search
from parlour.games.buddy.uct import PATIENCE, Node, explore
from tests.games.buddy.play import begin
from tests.games.buddy.test_search import ending, solved

DECISIVE = begin(["81", "76", "63"], own=(14, 18, 15))
"""The 8 wins the round for certain, the 1 loses it for certain."""


def tree(state: State, playouts: int, seed: int = 0) -> Node:
    return explore(position(state), GAME.legal(state, state.seat), playouts, Random(seed))


def moments(node: Node) -> list[Node]:
    return [node, *(moment for after in node.after if after is not None for moment in moments(after))]


def test_every_playout_visits_one_card_of_the_root() -> None:
    grown = tree(begin(), 50)
    assert sum(grown.visits) == grown.total == 50
    assert min(grown.visits) >= 1


def test_the_tree_grows_when_a_card_is_tried_again() -> None:
    grown = tree(begin(), 400)
    assert len(moments(grown)) > 20
    for node in moments(grown):
        assert node.total == sum(node.visits)
        for visits, after in zip(node.visits, node.after, strict=True):
            assert (after is None) == (visits < 2)
            assert after is None or after.total == visits - 2


def test_what_a_card_is_worth_lies_between_no_chip_and_three() -> None:
    grown = tree(begin(), 300)
    assert all(0 <= worth <= 3 * visits for worth, visits in zip(grown.worth, grown.visits, strict=True))


def test_only_the_cards_that_come_into_question_are_tried() -> None:
    assert explore(position(begin()), (3, 7), 100, Random(0)).cards == (3, 7)


def test_it_stops_when_no_other_card_can_become_the_favourite() -> None:
    assert tree(begin(["6", "5", "4"]), 5000).total <= PATIENCE
    clear = tree(DECISIVE, 5000)
    second, first = sorted(clear.visits)
    assert clear.total < 5000
    assert first - second > 5000 - clear.total


def test_in_most_endings_the_favourite_gets_what_max_n_gets() -> None:
    """Not in all: max^n takes the lowest of equal cards, the others in the tree any."""
    positions = [position for position in solved() if sum(map(len, position["hands"])) <= 9]
    hits = sum(NAME[tree(ending(solution), 500).favourite()] in solution["optimal"] for solution in positions)
    assert len(positions) > 30
    assert hits / len(positions) > 0.75


def test_it_takes_a_card_that_wins_for_certain() -> None:
    guaranteed = Search().guaranteed(DECISIVE)
    assert sorted(guaranteed.values()) == [0, 3]
    assert guaranteed[tree(DECISIVE, 500).favourite()] == 3


def test_the_same_generator_gives_the_same_tree() -> None:
    assert tree(begin(), 200, seed=4).visits == tree(begin(), 200, seed=4).visits
    assert tree(begin(), 200, seed=4).visits != tree(begin(), 200, seed=5).visits
