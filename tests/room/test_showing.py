"""What viewers are told one after the other makes the whole picture, and nobody is told what is not his to know."""

import json
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.discovery import games
from parlour.room import showing
from parlour.room.frame import Change, Frame, SeatNews
from parlour.room.log import Player, Terms
from parlour.room.messages import TakeBack
from parlour.room.showing import Message, Picture, Showing, differs, seen, told, whole
from parlour.room.tell import Company
from tests.playthrough import compare
from tests.room.desk import JONAS, MIRA, NAMES, Desk
from tests.room.test_may import LIVES, PEOPLE, STEPS, go_on, open_desk

VIEWERS = (*PEOPLE, None)


class Screen:
    """What one viewer has been shown, and made of it."""

    def __init__(self, player: Player | None) -> None:
        self.player = player
        self.shown: Picture | None = None
        self.frame: Message | None = None
        self.n = 0
        self.kinds: set[type] = set()

    def look(self, desk: Desk, pictures: Showing) -> Message:
        """Is told what is new, as it is written; then has the whole picture, byte by byte. What was told."""
        picture, events = pictures.picture(desk.table, self.player), (SeatNews(0, "back"),)
        self.n += 1
        message = told(self.shown, picture, desk.now, n=self.n, events=events)
        said: Message = msgspec.json.decode(msgspec.json.encode(message))
        self.frame, self.shown = seen(self.frame, said), picture
        self.kinds.add(type(message))
        drawn_anew = Showing(pictures.company_of).picture(desk.table, self.player)
        all_of_it = whole(drawn_anew, desk.now, n=self.n, events=events)
        assert msgspec.json.encode(self.frame) == msgspec.json.encode(all_of_it)
        return said


@pytest.mark.parametrize("game", games())
@settings(max_examples=25)
@given(life=LIVES, looks=st.randoms(use_true_random=False), seats=st.integers(0, 4), seed=st.integers(0, 99))
def test_any_changes_however_many_are_gathered_make_the_whole_picture_byte_by_byte(
    game: str, life: list[tuple[int, int]], looks: Random, seats: int, seed: int
) -> None:
    desk = open_desk(game, seed, seats, seed // 3, seed)
    present = frozenset[int]()
    pictures = Showing(lambda: Company(NAMES, present))
    screens = [Screen(player) for player in VIEWERS]
    for kind, pick in life:
        desk.now += looks.choice((0, 700, 20_000))
        STEPS[kind](desk, pick)
        if looks.random() < 0.2:
            present = frozenset(seat for seat in range(len(desk.table.seats)) if looks.random() < 0.7)
            pictures.company_changed()
        for screen in screens:
            if looks.random() < 0.6:  # whoever reads slowly gets what is newest later
                screen.look(desk, pictures)
    assert any(Frame in screen.kinds for screen in screens) or len(life) < 20


@pytest.fixture
def desk() -> Desk:
    """Costly Tricks, where a clock runs."""
    playing = Desk(MIRA, JONAS, terms=Terms(clock=30))
    playing.deal()
    return playing


def change(base: Picture, desk: Desk, player: Player | None = MIRA) -> Frame | Change:
    return told(base, desk.picture(player), desk.now, n=2, events=())


def test_a_move_tells_what_is_new_and_of_lists_that_grow_their_end(desk: Desk) -> None:
    for _ in range(7):
        desk.play()
    base = desk.picture(MIRA)
    desk.play()
    message = change(base, desk)
    assert isinstance(message, Change)
    assert len(message.view.more["tricks"]) == 1
    assert "tricks" not in message.view.new
    assert not {"table", "game", "edition", "options", "seats", "terms"} & {*message.frame.new}


def test_countdowns_are_told_with_every_change_since_they_run(desk: Desk) -> None:
    desk.now += 5000
    base = desk.picture(MIRA)
    desk.play()
    desk.now += 1000
    message = change(base, desk)
    assert isinstance(message, Change)
    assert sorted(filter(None, message.frame.new["clocks"])) == [29_000]
    assert "away" not in message.frame.new, "nobody is away, nor was"


def test_a_countdown_that_runs_is_nothing_new(desk: Desk) -> None:
    base = desk.picture(MIRA)
    desk.now += 5000
    assert not differs(base, desk.picture(MIRA))
    assert differs(base, desk.picture(MIRA, frozenset({0})))


def test_the_whole_picture_comes_first_with_a_new_round_with_other_eyes_and_after_a_take_back() -> None:
    desk = Desk(MIRA, MIRA)
    waiting = desk.picture(MIRA)
    assert isinstance(told(None, waiting, desk.now, n=1, events=()), Frame)
    desk.deal()
    assert isinstance(change(waiting, desk), Frame)
    dealt = desk.picture(MIRA)
    desk.play()
    assert isinstance(change(dealt, desk), Change)
    assert isinstance(change(desk.picture(None), desk), Frame)
    played = desk.picture(MIRA)
    seat = desk.frame(MIRA).take_back
    assert seat is not None
    desk.do(MIRA, TakeBack("back", seat))
    assert isinstance(change(played, desk), Frame)


def test_pitfall_04_who_was_there_all_the_time_and_who_comes_back_see_the_same(desk: Desk) -> None:
    pictures, stayed = Showing(lambda: Company(NAMES, frozenset())), Screen(MIRA)
    stayed.look(desk, pictures)
    for _ in range(7):
        desk.play()
        stayed.look(desk, pictures)
    came_back = Screen(MIRA)
    came_back.n = stayed.n - 1
    came_back.look(desk, pictures)
    assert (stayed.kinds, came_back.kinds) == ({Frame, Change}, {Frame})
    assert msgspec.json.encode(stayed.frame) == msgspec.json.encode(came_back.frame)


def test_each_picture_is_drawn_once_for_all_who_see_the_same(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = Showing(lambda: Company(NAMES, frozenset()))
    drawn = {player: pictures.picture(desk.table, player) for player in (MIRA, JONAS, None, "stranger", "another")}
    monkeypatch.delattr(showing, "open_turn")
    monkeypatch.delattr(showing, "own_turn")
    assert all(pictures.picture(desk.table, player) is one for player, one in drawn.items())
    assert drawn["stranger"] is drawn["another"] is drawn[None]
    assert drawn[MIRA].frame.view is drawn[JONAS].frame.view, "nothing is hidden in this game"


def told_in_a_life(game: str) -> Message:
    """What one viewer is told of a table, now and then of several moves at once, and some of the whole pictures."""
    desk, rng = open_desk(game, 0, 1, 0, 1), Random(0)
    pictures, screen = Showing(lambda: Company(NAMES, frozenset({0}))), Screen(MIRA)
    messages, wholes = list[Message](), list[Message | None]()
    for number in range(60):
        desk.now += 700
        go_on(desk, rng.randrange(10_000))
        if number % 10 in (0, 1, 2, 5):
            messages.append(screen.look(desk, pictures))
            wholes.append(screen.frame if len(messages) % 8 == 0 else None)
    return {"messages": messages, "whole": wholes}


def test_the_client_is_tested_with_what_the_room_tells() -> None:
    """By ``ui/src/net/changes.test.ts``."""
    compare("told.jsonl", "\n".join(json.dumps({game: told_in_a_life(game)}) for game in sorted(games())) + "\n")
