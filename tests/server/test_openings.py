"""How many tables one address may open."""

from pathlib import Path

import httpx
import pytest

from parlour.server.door import pace
from parlour.server.door.pace import (
    GUESTS,
    SUBSCRIBERS,
    TABLES_AT_ONCE,
    Openings,
    Rate,
    Talk,
    TooManyTables,
    networks_of,
)
from tests.server.running import Guest, running

SOMEBODY, ANOTHER = "9.9.9.9", "149.112.112.112"
"""Addresses of the world; nothing is sent there."""


def test_an_address_of_the_world_may_open_some_tables_at_once_and_then_a_few_a_minute() -> None:
    now = 0.0
    openings = Openings(now=lambda: now)
    for _ in range(TABLES_AT_ONCE):
        openings.count(SOMEBODY)
    with pytest.raises(TooManyTables) as refused:
        openings.count(SOMEBODY)
    assert (refused.value.code, refused.value.parameters) == ("too-many-tables", {"seconds": 20})
    openings.count(ANOTHER)
    now = 20.0
    openings.count(SOMEBODY)
    with pytest.raises(TooManyTables):
        openings.count(SOMEBODY)


@pytest.mark.parametrize(
    ("host", "networks"),
    [
        (SOMEBODY, [f"{SOMEBODY}/32"]),
        (f"::ffff:{SOMEBODY}", [f"{SOMEBODY}/32"]),
        ("2620:fe::fe", ["2620:fe::/64", "2620:fe::/48"]),
        ("2620:fe::9", ["2620:fe::/64", "2620:fe::/48"]),
        ("2620:fe:0:7::9", ["2620:fe:0:7::/64", "2620:fe::/48"]),
        ("127.0.0.1", []),
        ("192.168.0.7", []),
        ("::ffff:192.168.0.7", []),
        ("172.17.0.1", []),
        ("::1", []),
        ("fe80::1", []),
        ("", []),
        (None, []),
    ],
)
def test_networks_of_the_world_are_counted_and_nobody_near(host: str | None, networks: list[str]) -> None:
    assert [*networks_of(host)] == networks


def test_pitfall_83_whoever_has_many_networks_opens_some_times_as_many_tables_and_no_more() -> None:
    """A refused order counts nowhere: what was refused for one network is not taken from the other's share."""
    openings = Openings(now=lambda: 0.0)
    for network in range(SUBSCRIBERS):
        for number in range(TABLES_AT_ONCE):
            openings.count(f"2620:fe:0:{network:x}::{number:x}")
        with pytest.raises(TooManyTables):
            openings.count(f"2620:fe:0:{network:x}::ffff")
    with pytest.raises(TooManyTables) as refused:
        openings.count("2620:fe:0:ffff::9")
    assert refused.value.parameters == {"seconds": 3}
    openings.count("2620:119:35::35")


def test_pitfall_72_who_talks_is_counted_whatever_connection_he_comes_by() -> None:
    talk = Talk(Rate(1, 2), now=lambda: 0.0)
    assert [talk.of("mira", None).take() for _ in range(3)] == [True, True, False]
    assert talk.of("jonas", None).take()
    assert [talk.of(None, "192.168.0.7").take() for _ in range(3)] == [True, True, False]
    assert talk.of(None, "192.168.0.8").take()


def test_pitfall_72_new_guests_from_one_address_talk_no_more_than_some() -> None:
    talk = Talk(Rate(1, 2), now=lambda: 0.0)
    assert [talk.of(f"guest {number}", SOMEBODY).take() for number in range(2 * GUESTS + 1)] == [
        *[True] * 2 * GUESTS,
        False,
    ]
    assert talk.of("guest", ANOTHER).take()
    assert all(talk.of(f"near {number}", "192.168.0.7").take() for number in range(2 * GUESTS + 1))


def test_addresses_that_may_open_all_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "REMEMBERED", 2)
    now = 0.0
    openings = Openings(now=lambda: now)
    for _ in range(TABLES_AT_ONCE):
        openings.count(SOMEBODY)
    openings.count(ANOTHER)
    now = 20.0
    openings.count("8.8.4.4")
    assert {*openings._networks._left} == {f"{SOMEBODY}/32", "8.8.4.4/32"}


def test_the_room_tells_who_opens_too_many_and_goes_by_what_its_proxy_says(folder: Path) -> None:
    order = {"game": "costly-tricks", "seats": ["me", "same-screen"]}
    with running(folder) as (room, host), Guest(host) as guest:
        for _ in range(TABLES_AT_ONCE):
            room.openings.count(SOMEBODY)

        def status(number: int, address: str) -> int:
            ordered = {**order, "id": f"order {number}"}
            return guest.http.post("/api/tables", json=ordered, headers={"X-Forwarded-For": address}).status_code

        assert [status(1, SOMEBODY), status(2, ANOTHER), status(3, "")] == [429, 201, 201]


def test_pitfall_83_an_order_that_was_sent_again_gets_its_table_although_no_more_may_be_opened(folder: Path) -> None:
    with running(folder) as (room, host), Guest(host) as guest:

        def order(name: str, **more: object) -> httpx.Response:
            ordered = {"id": name, "game": "costly-tricks", "seats": ["me", "open"], **more}
            return guest.http.post("/api/tables", json=ordered, headers={"X-Forwarded-For": SOMEBODY})

        first = order("first").json()
        for _ in range(TABLES_AT_ONCE):  # none of them counts
            assert order("wrong", pace=99).json()["code"] == "bad-pace"
            assert order("first").json() == first
        for _ in range(TABLES_AT_ONCE - 1):
            room.openings.count(SOMEBODY)
        assert order("another").status_code == 429
        assert order("first").json() == first
