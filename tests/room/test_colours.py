"""The colours of guests at a table."""

from parlour.room.colours import COLOURS, Colour, colour_of
from parlour.room.log import Player
from parlour.room.summary import places
from parlour.room.tell import Company, seat_infos
from tests.room.desk import JONAS, MIRA, Desk


def colours(desk: Desk, **chosen: Colour) -> list[Colour | None]:
    players = {"mira": MIRA, "jonas": JONAS}
    picked = {players[name]: colour for name, colour in chosen.items()}
    return [
        info.colour
        for info in seat_infos(
            desk.table.header.game, places(desk.table, desk.table.seats), MIRA, Company({}, frozenset(), picked)
        )
    ]


def test_a_colour_by_chance_is_always_the_same_and_every_colour_comes() -> None:
    players: list[Player] = [f"{number:032x}" for number in range(200)]
    assert [colour_of(player, {}) for player in players] == [colour_of(player, {}) for player in players]
    assert {colour_of(player, {}) for player in players} == {*COLOURS}


def test_a_chosen_colour_is_given_before_one_by_chance_and_nobody_has_anothers() -> None:
    desk = Desk(MIRA, JONAS)
    mira = colour_of(MIRA, {})
    assert colours(desk, jonas=mira)[1] == mira
    assert colours(desk, jonas=mira)[0] != mira


def test_of_two_who_chose_the_same_the_lower_seat_has_it() -> None:
    assert colours(Desk(MIRA, JONAS), mira="rose", jonas="rose") == ["rose", "clay"]


def test_who_plays_several_seats_has_none_at_any_of_them() -> None:
    assert colours(Desk(MIRA, MIRA), mira="rose") == [None, None]


def test_bots_and_open_seats_have_none() -> None:
    desk = Desk(MIRA, game="third-man", options={"board_end": "beyond"}, players=4)
    frame = desk.frame(MIRA)
    assert [info.colour is None for info in frame.seats] == [info.kind != "person" for info in frame.seats]
    assert not all(info.colour is None for info in frame.seats)
