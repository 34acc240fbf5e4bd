"""What is no message, at either socket: it is refused or closes the connection, and the log of the room stays quiet."""

import logging
from collections.abc import Iterator

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.raw import TEXT, Raw, frame
from tests.server.running import Guest, Json

DEEP = 1000
NESTED = "[" * DEEP + "]" * DEEP
STUDY = "/api/study/live"
TABLE = "/api/tables/{table}/live"
REST, BINARY, CLOSE, PONG, UNKNOWN = 0x0, 0x2, 0x8, 0xA, 0x3


@pytest.fixture(autouse=True)
def _quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing of it is a fault of ours."""
    yield
    said = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR or record.exc_info]
    assert [record.getMessage() for record in said] == []


@pytest.fixture(params=[TABLE, STUDY])
def path(request: pytest.FixtureRequest, mira: Guest) -> str:
    return str(request.param).format(table=mira.make(seats=["me", "same-screen"]))


SAID = {
    "nested": f'{{"type":"act","id":"q","x":{NESTED}}}',
    "nested where a record is": f'{{"type":"position","id":"q","record":{{"game":{NESTED}}}}}',
    "nested and cut": '{"type":"act","id":"q","x":' + "[" * 3000,
    "nested objects": '{"type":"position","id":"q","record":' + '{"a":' * 600 + "1" + "}" * 600 + "}",
    "a huge number": '{"type":"act","id":"q","seat":' + "9" * 3000 + "}",
    "a huge exponent": '{"type":"act","id":"q","seat":1e999999}',
    "no number": '{"type":"act","id":"q","seat":NaN}',
    "infinity": '{"type":"ping","at":Infinity}',
    "a large float": '{"type":"ping","at":1e308}',
    "a large integer": '{"type":"ping","at":18446744073709551616}',
    "a large ply": '{"type":"act","id":"q","seat":0,"ply":9223372036854775807,"action":"R0"}',
    "a negative seat": '{"type":"act","id":"q","seat":-1,"ply":0,"action":"R0"}',
    "a lone surrogate": '{"type":"act","id":"\\ud800","seat":0,"ply":0,"action":"\\udfff"}',
    "a lone surrogate for a table": '{"type":"review-table","id":"q","table":"\\ud800","match":1,"round":1}',
    "a zero byte for a table": '{"type":"review-table","id":"q","table":"\\u0000","match":1,"round":1}',
    "a match beyond a database": '{"type":"review-table","id":"q","table":"t","match":9223372036854775808,"round":1}',
    "a lone surrogate asked about": '{"type":"position","id":"\\ud800","record":{"game":"\\ud800"}}',
    "a zero byte": '{"type":"act","id":"\\u0000","seat":0,"ply":0,"action":"\\u0000"}',
    "nothing": "",
    "blank": " ",
    "null": "null",
    "a list": "[]",
    "a text": '"act"',
    "a number": "7",
    "no type": "{}",
    "an unknown type": '{"type":"dance","id":"q"}',
    "a type that is none": '{"type":[],"id":"q"}',
    "an id that is none": '{"type":"act","id":7,"seat":0,"ply":0,"action":"R0"}',
    "the same key twice": '{"type":"act","type":"ping","id":"q","at":1}',
    "two messages": '{"type":"ping","at":1}{"type":"ping","at":1}',
    "a record that is none": '{"type":"position","id":"q","record":[]}',
    "an empty record": '{"type":"review","id":"q","record":{}}',
    "a strange record": '{"type":"review","id":"q","record":{"game":"costly-tricks","setup":7,"actions":{"a":1}}}',
}


@pytest.mark.parametrize("what", SAID)
def test_pitfall_81_what_is_no_message_is_refused_and_the_next_one_answered(mira: Guest, path: str, what: str) -> None:
    with open_socket(mira, path) as socket:
        socket.send(SAID[what])
        answers(socket, path)


@pytest.mark.parametrize("what", ["binary", "in pieces", "many pieces", "a pong of its own", "exactly the longest"])
def test_pitfall_81_unusual_frames_do_no_harm(mira: Guest, path: str, what: str) -> None:
    with open_socket(mira, path) as socket:
        if what == "binary":
            socket.send(b"\xff\x00{}")
        elif what == "in pieces":
            socket.send(["{", '"type"', ":", '"da', 'nce"}'])
        elif what == "many pieces":
            socket.send(["x"] * 2000)
        elif what == "a pong of its own":
            socket.pong(b"never asked for")
        else:
            socket.send('{"type":"dance","x":"' + "x" * 4073 + '"}')
        answers(socket, path)


CLOSED = {
    "invalid UTF-8": (frame(TEXT, b"\xff\xfe\xfa"), 1007),
    "a surrogate in UTF-8": (frame(TEXT, b'{"id":"\xed\xa0\x80"}'), 1007),
    "invalid UTF-8 in pieces": (frame(TEXT, b"\xe2\x82", fin=False) + frame(REST, b"\x28"), 1007),
    "one byte too long": (frame(TEXT, b"x" * 4097), 1009),
    "too long in pieces": (frame(TEXT, b"x" * 4000, fin=False) + frame(REST, b"x" * 97), 1009),
    "a piece of nothing": (frame(REST, b"x"), 1002),
    "a message within another": (frame(TEXT, b"x", fin=False) + frame(TEXT, b"x"), 1002),
    "an unknown opcode": (frame(UNKNOWN, b"x"), 1002),
    "a reserved bit": (bytes([0xC0 | TEXT]) + frame(TEXT, b"x")[1:], 1002),
    "not masked": (b"\x81\x01x", 1002),
    "a long ping": (frame(0x9, b"x" * 126), 1002),
    "a close code that is none": (frame(CLOSE, b"\x00\x01"), 1002),
    "a close of one byte": (frame(CLOSE, b"\x03"), 1002),
}


@pytest.mark.parametrize("what", CLOSED)
def test_pitfall_81_what_is_no_frame_closes_the_connection_in_the_usual_way(mira: Guest, path: str, what: str) -> None:
    data, code = CLOSED[what]
    with Raw(mira.host) as raw:
        assert b" 101 " in raw.upgrade(path, Cookie=mira.cookie)
        raw.send(data)
        assert code.to_bytes(2, "big") in raw.ends()
    with open_socket(mira, path) as socket:
        answers(socket, path)


def open_socket(guest: Guest, path: str) -> ClientConnection:
    cookie = {"Cookie": guest.cookie}
    return connect(f"ws://{guest.host}{path}", additional_headers=cookie, compression=None, proxy=None)


def answers(socket: ClientConnection, path: str) -> None:
    """The connection lives: a question is answered, and what was wrong before it was refused or ignored."""
    ask: Json = {"type": "review" if path == STUDY else "ready", "id": "alive", "seat": 0, "record": {}}
    socket.send(msgspec.json.encode(ask).decode())
    try:
        while (message := msgspec.json.decode(socket.recv(timeout=20))).get("id") != "alive":
            pass
    except ConnectionClosed as closed:
        pytest.fail(f"closed with {closed.rcvd}")
    assert message["type"] in ("refused", "study-refused", "acknowledged")
