"""The HTTP interface under what its schema allows and forbids: no fault of ours, no traceback, nobody left waiting."""

import logging
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar.openapi.config import OpenAPIConfig

from parlour.server.app import Room, handlers
from parlour.server.door.pace import Rate, Talk
from parlour.server.metrics import UNWATCHED
from tests.server.running import PATIENCE, Guest, running

ORDERS = ("costly-tricks", "third-man", "paule-panik")


@dataclass
class Fuzzed:
    """A room that anything is sent to, with a guest and his tables."""

    guest: Guest
    tables: list[str]


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    with running(tmp_path_factory.mktemp("room")) as (room, host), Guest(host, "Mira") as guest:
        room.changes = Talk(Rate(1e6, 10**6))  # or nothing but refusals would be seen
        yield Fuzzed(guest, [guest.make(id=game, game=game) for game in ORDERS])


def interface() -> dict[str, Any]:
    """What the handlers take and give, as Litestar reads it from them; a room publishes nothing of it."""
    never_opened = cast("Room", SimpleNamespace(open=nullcontext, metrics=UNWATCHED))
    schema = handlers(never_opened, OpenAPIConfig(title="Parlour", version="1")).openapi_schema.to_schema()
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(schema))  # its defaults are structs of ours
    return plain


API = schemathesis.openapi.from_dict(interface())


@API.parametrize()
@settings(max_examples=25, derandomize=True, deadline=None, database=None, suppress_health_check=[*HealthCheck])
def test_pitfall_81_whatever_is_sent_is_answered_and_no_fault_of_ours(
    case: "schemathesis.Case[Any]", fuzzed: Fuzzed, caplog: pytest.LogCaptureFixture
) -> None:
    table = case.path_parameters.get("table")
    if isinstance(table, str) and len(table) % 2:  # a table that there is, every other time
        case.path_parameters["table"] = fuzzed.tables[len(table) % len(fuzzed.tables)]
    cookie = {"Cookie": fuzzed.guest.cookie} if len(caplog.records) % 2 == 0 else {}
    answer: Any = case.call(base_url=f"http://{fuzzed.guest.host}", headers=cookie, timeout=PATIENCE)
    assert answer.status_code < 500, answer.text
    faults = [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]
    assert not faults, faults
    if answer.status_code >= 400 and case.method != "HEAD":
        assert set(answer.json()) >= {"code", "parameters"}, answer.text
