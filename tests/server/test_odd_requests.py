"""Requests that no browser of ours sends: each is answered, and as its sender's fault."""

import logging
import socket
from collections.abc import Mapping

import msgspec
import pytest

from tests.server.running import PATIENCE, Guest

Headers = Mapping[str, str]
UPGRADE = {"Connection": "Upgrade", "Upgrade": "websocket"}
KEY = {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="}
JSON = {"Content-Type": "application/json"}
DEEP = b'{"name":' + b"[" * 1000 + b"]" * 1000 + b"}"


def ask(guest: Guest, method: str, path: str, headers: Headers, body: bytes) -> bytes:
    """All that comes back for these bytes, which no client would send."""
    told = {"Host": guest.host, "Connection": "close", "Cookie": guest.cookie, **headers}
    if method != "GET":
        told["Content-Length"] = str(len(body))
    head = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items()), "", ""]
    host, port = guest.host.split(":")
    answer = b""
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        line.sendall("\r\n".join(head).encode("latin-1") + body)
        while part := line.recv(65536):
            answer += part
    return answer


@pytest.mark.parametrize(
    ("method", "path", "headers", "body", "status", "code"),
    [
        ("PUT", "/api/me", {"Origin": "http://["}, b"{}", 403, "wrong-origin"),
        ("PUT", "/api/me", {"Origin": "null"}, b"{}", 403, "wrong-origin"),
        ("POST", "/api/tables", {"Host": "a:b"}, b"", 400, "bad-request"),
        ("GET", "/t/abc", {"Host": "a:b"}, b"", 400, "bad-request"),
        ("POST", "/api/tables", JSON, b"", 400, "bad-request"),
        ("PUT", "/api/me", JSON, b'{"name": "a\xffb"}', 400, "bad-request"),
        ("PUT", "/api/me", JSON, b'{"name": "\\ud800"}', 400, "bad-request"),
        ("PUT", "/api/me", JSON, DEEP, 400, "bad-request"),
        ("POST", "/api/tables", JSON, b"[" * 8000, 400, "bad-request"),
    ],
)
def test_pitfall_81_an_odd_request_is_answered_as_its_senders_fault(
    mira: Guest,
    caplog: pytest.LogCaptureFixture,
    method: str,
    path: str,
    headers: Headers,
    body: bytes,
    status: int,
    code: str,
) -> None:
    with caplog.at_level(logging.ERROR):
        answer = ask(mira, method, path, headers, body)
    assert answer.startswith(b"HTTP/1.1 %d " % status), answer
    told = answer[answer.index(b"{") : answer.rindex(b"}") + 1]
    assert msgspec.json.decode(told)["code"] == code
    assert not caplog.records


def test_pitfall_81_no_invitation_is_made_for_a_host_too_long_for_a_code(mira: Guest) -> None:
    table = mira.make(seats=["me", "open"])
    answer = ask(mira, "GET", f"/api/tables/{table}/qr.svg", {"Host": "h" * 3000}, b"")
    assert answer.startswith(b"HTTP/1.1 400 ")
    longest = ".".join(["h" * 60] * 4)
    assert b"<svg" in ask(mira, "GET", f"/api/tables/{table}/qr.svg", {"Host": longest}, b"")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
@pytest.mark.parametrize("headers", [UPGRADE, {**UPGRADE, **KEY}])
@pytest.mark.parametrize("body", [b"", b"{}", b"x" * 1000])
def test_pitfall_81_who_asks_for_a_socket_in_no_proper_way_is_answered(
    mira: Guest, method: str, headers: Headers, body: bytes
) -> None:
    for path in ("/api/tables", "/api/tables/abc/live"):
        assert ask(mira, method, path, headers, body).startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 405 "))


def test_pitfall_81_an_address_too_long_for_a_socket_is_answered(mira: Guest) -> None:
    assert ask(mira, "GET", "/" + "a" * 10_000, UPGRADE, b"").startswith(b"HTTP/1.1 414 ")


def test_pitfall_81_a_message_nested_without_end_is_refused_and_the_line_goes_on(mira: Guest) -> None:
    with mira.look(mira.make(seats=["me", "open"])) as screen:
        screen.until_frame()
        screen.socket.send('{"type":"act","id":"deep","seat":' + "[" * 1500)
        assert screen.until(lambda message: message["type"] == "refused")["code"] == "bad-message"
        assert screen.answer(screen.send(type="ready", seat=7))["type"] == "refused"


def test_pitfall_81_a_value_of_an_option_nested_however_deep_is_refused(
    mira: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        for depth in (1, 30, 500, *range(850, 1010, 5), 3000):
            value = "[" * depth + "]" * depth
            order = f'{{"id": "deep", "game": "costly-tricks", "options": {{"match": {value}}}}}'
            answer = mira.http.post("/api/tables", content=order, headers=JSON)
            assert answer.status_code == 400
            assert answer.json()["code"] in ("bad-option-value", "bad-request")
    assert not caplog.records
