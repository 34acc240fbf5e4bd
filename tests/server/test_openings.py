"""How many tables one address may open."""

from pathlib import Path

import pytest

from parlour.server import pace
from parlour.server.pace import TABLES_AT_ONCE, Openings, TooManyTables, origin_of
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
    ("host", "origin"),
    [
        (SOMEBODY, SOMEBODY),
        ("2620:fe::fe", "2620:fe::/64"),
        ("2620:fe::9", "2620:fe::/64"),
        ("127.0.0.1", None),
        ("192.168.0.7", None),
        ("172.17.0.1", None),
        ("::1", None),
        ("fe80::1", None),
        ("", None),
        (None, None),
    ],
)
def test_networks_of_the_world_are_counted_and_nobody_near(host: str | None, origin: str | None) -> None:
    assert origin_of(host) == origin


def test_addresses_that_may_open_all_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "REMEMBERED", 2)
    now = 0.0
    openings = Openings(now=lambda: now)
    for _ in range(TABLES_AT_ONCE):
        openings.count(SOMEBODY)
    openings.count(ANOTHER)
    now = 20.0
    openings.count("8.8.4.4")
    assert {*openings._by_origin} == {SOMEBODY, "8.8.4.4"}


def test_the_room_tells_who_opens_too_many_and_goes_by_what_its_proxy_says(folder: Path) -> None:
    order = {"game": "costly-tricks", "seats": ["me", "same-screen"]}
    with running(folder) as (room, host), Guest(host) as guest:
        for _ in range(TABLES_AT_ONCE):
            room.openings.count(SOMEBODY)

        def status(number: int, address: str) -> int:
            ordered = {**order, "id": f"order {number}"}
            return guest.http.post("/api/tables", json=ordered, headers={"X-Forwarded-For": address}).status_code

        assert [status(1, SOMEBODY), status(2, ANOTHER), status(3, "")] == [429, 201, 201]
