"""What Prometheus is told of a room."""

import re
import signal
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from parlour.server.metrics import Metrics
from parlour.server.watched import Watched
from tests.server.places import Place
from tests.server.running import Guest, play_until, running, wait_until
from tests.server.test_process import once, parlour


def numbers(url: str | None) -> dict[str, float]:
    """By name, with the labels that tell codes."""
    assert url is not None
    answer = httpx.get(url, trust_env=False)
    assert answer.status_code == 200
    samples = [sample for family in text_string_to_metric_families(answer.text) for sample in family.samples]
    return {f"{one.name} {one.labels.get('code', '')}".strip(): one.value for one in samples if "le" not in one.labels}


def test_what_goes_on_is_told_in_numbers_and_of_nobody(place: Place) -> None:
    watched = Watched(0)
    with running(place, metrics=watched) as (_, host), Guest(host, "Mira") as mira:
        assert numbers(watched.url)["parlour_tables"] == 0
        table = mira.make(seats=["me", "same-screen"])
        with mira.look(table) as screen, mira.study() as desk:
            play_until([screen], lambda frame: frame["ply"] == 3)
            assert screen.answer(screen.send(type="ready", seat=7))["code"] == "not-your-seat"
            assert mira.http.post("/api/tables", json={"id": "x", "game": "chess"}).status_code == 400
            assert mira.http.post("/api/tables", headers={"Origin": "http://evil.example"}).status_code == 403
            desk.ask("position", {"game": "chess"})
            assert desk.until("study-refused")["code"] == "missing-field"
            told = numbers(watched.url)
        assert told["parlour_move_seconds_count"] == 3
        assert 0 < told["parlour_move_seconds_sum"] < 60
        assert (told["parlour_tables"], told["parlour_viewers"]) == (1, 1)
        assert told["parlour_connections"] >= 3
        assert told["parlour_changes_queued"] == told["parlour_study_queued"] == 0
        assert told["parlour_changes_total"] >= told["parlour_commit_seconds_count"] >= 3
        refusals = {name.partition(" ")[2]: count for name, count in told.items() if "refusals_total" in name}
        assert refusals == {"not-your-seat": 1, "unknown-game": 1, "wrong-origin": 1, "missing-field": 1}
        wait_until(lambda: numbers(watched.url)["parlour_viewers"] == 0)
        text = httpx.get(str(watched.url), trust_env=False).text
        assert not [secret for secret in (table, "Mira", mira.cookie) if secret in text]
    with pytest.raises(httpx.ConnectError):
        numbers(watched.url)


def test_nobody_else_can_ask(host: str) -> None:
    assert httpx.get(f"http://{host}/metrics", trust_env=False).status_code == 404


def test_what_counts_nothing_has_all_that_a_room_calls() -> None:
    told = {name for name in vars(Watched) if not name.startswith("_")}
    assert told <= {*vars(Metrics)}


def test_the_command_tells_where_the_numbers_are(tmp_path: Path) -> None:
    with parlour("--port", "0", "--data", tmp_path / "one", "--metrics", "0") as (process, _):
        assert process.stdout is not None
        said = "".join(process.stdout.readline() for _ in range(3))
        found = re.search(r"http://127\.0\.0\.1:(\d+)/metrics", said)
        assert found, said
        assert numbers(found[0])["parlour_tables"] == 0
        taken = once("--port", "0", "--data", tmp_path / "other", "--metrics", found[1])
        assert (taken.returncode, found[1] in taken.stderr, "Traceback" in taken.stderr) == (2, True, False)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) == 0
