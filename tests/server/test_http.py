"""What goes over HTTP."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.room.colours import COLOURS
from tests.server.running import Guest, running


@pytest.fixture
def plain(host: str) -> Any:
    """A client without a cookie."""
    with httpx.Client(base_url=f"http://{host}", trust_env=False, verify=False) as client:
        yield client


def code(response: httpx.Response) -> str:
    problem = response.json()
    assert set(problem) == {"code", "parameters"}
    return str(problem["code"])


def test_games_tell_what_is_needed_to_set_up_a_table(plain: httpx.Client) -> None:
    games = {game["name"]: game for game in plain.get("/api/games").json()}
    game = games["costly-tricks"]
    assert [*game["editions"]] == ["piatnik-2001", "french"]
    assert game["editions"]["french"] == {"must_follow_trump": False, "match": "first_to_three"}
    assert {"name": "match", "values": ["first_to_three", "tug_of_war"]} in game["options"]
    assert {"name": "must_follow_trump", "values": [True, False]} in game["options"]
    assert game["default_level"] in [bot["id"] for bot in game["bots"]]
    assert game["open_hands"] is True


def test_a_guest_is_known_by_a_cookie_that_no_script_can_read(plain: httpx.Client) -> None:
    cookie = plain.get("/api/me").headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {*cookie.split("; ")}
    assert "Secure" not in cookie
    assert "set-cookie" not in plain.get("/api/me").headers


def test_pitfall_51_nothing_is_stored_for_whoever_has_sent_no_cookie(plain: httpx.Client, mira: Guest) -> None:
    table = mira.make(seats=["me", "open"])
    for method, path, body in (
        ("POST", f"/api/tables/{table}/seats", {}),
        ("POST", "/api/tables", {"id": "one", "game": "costly-tricks"}),
        ("PUT", "/api/me", {"name": "Nobody"}),
    ):
        refused = plain.request(method, path, json=body)
        assert (refused.status_code, code(refused), "set-cookie" in refused.headers) == (403, "no-cookie", False)
    assert plain.get("/api/me").json()["known"] is False
    assert plain.get("/api/me").json()["known"] is True
    assert plain.post(f"/api/tables/{table}/seats", json={}).status_code == 201


def test_pitfall_51_of_the_first_requests_of_a_page_only_one_hands_out_a_cookie(plain: httpx.Client) -> None:
    for path in ("/api/tables", "/api/tables/open", "/api/games", "/icon.svg", "/nothing", "/assets/nothing.js"):
        assert "set-cookie" not in plain.get(path).headers
    assert "set-cookie" in plain.get("/t/abc").headers


def test_pitfall_50_other_cookies_of_the_same_host_do_not_make_another_guest(host: str, mira: Guest) -> None:
    others = ['prefs={"v":1}', "theme=dark blue", "flag", "path=", "name=J\xf6rg", "parlour=none"]
    around = [("Cookie", others[0]), ("Cookie", "; ".join([*others[1:], mira.cookie, *others]))]
    headers = [(name.encode(), value.encode("latin-1")) for name, value in around]
    answer = httpx.get(f"http://{host}/api/me", headers=headers)
    assert answer.json()["name"] == "Mira"
    assert "set-cookie" not in answer.headers


def test_pitfall_06_the_token_is_neither_stored_nor_told(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host, "Mira") as mira:
        token, table = mira.http.cookies["parlour"], mira.make()
        told = [mira.http.get(path).content for path in ("/api/me", "/api/tables", f"/api/tables/{table}/record")]
        stored = [file.read_bytes() for file in folder.iterdir()]
    assert any(b"Mira" in content for content in stored)
    assert any(table.encode() in content for content in stored)
    assert not any(token.encode() in content for content in (*told, *stored))


def test_a_name_is_trimmed_and_kept(mira: Guest) -> None:
    assert mira.http.put("/api/me", json={"name": "  Jörg \t von  Żak "}).json()["name"] == "Jörg von Żak"
    assert mira.http.get("/api/me").json()["name"] == "Jörg von Żak"


def test_a_colour_is_by_chance_until_it_is_chosen_and_kept_without_a_name(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host) as nameless:
        by_chance = nameless.http.get("/api/me").json()
        assert by_chance["colour"] in COLOURS
        other = next(colour for colour in COLOURS if colour != by_chance["colour"])
        assert nameless.http.put("/api/me", json={"colour": other}).json()["colour"] == other
        assert nameless.http.put("/api/me", json={"colour": "brass"}).status_code == 400
        nameless.make()
        cookie = nameless.http.cookies["parlour"]
    with running(folder) as (_, host):
        again = httpx.get(f"http://{host}/api/me", headers={"cookie": f"parlour={cookie}"})
        assert again.json() == {"name": "", "colour": other, "known": True}


@pytest.mark.parametrize("name", ["👩\u200d👩\u200d👧", "می\u200cخواهم", "क्\u200dष", "Zoë 🃏", "ệ̃", "שָׁ֑לוֹם"])
def test_names_of_every_script_are_kept(mira: Guest, name: str) -> None:
    assert mira.http.put("/api/me", json={"name": name}).json()["name"] == name


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("", "name-empty"),
        (" \n ", "name-empty"),
        ("\u200d", "name-empty"),
        ("x" * 25, "name-too-long"),
        ("a\u202eb", "name-not-printable"),
        ("z" + "\u0334" * 5, "name-not-printable"),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(mira: Guest, name: str, expected: str) -> None:
    response = mira.http.put("/api/me", json={"name": name})
    assert (response.status_code, code(response)) == (400, expected)
    assert mira.http.get("/api/me").json()["name"] == "Mira"


def test_pitfall_19_the_same_order_makes_one_table(mira: Guest, jonas: Guest) -> None:
    assert mira.make(id="same") == mira.make(id="same")
    assert mira.make(id="same") != mira.make(id="other")
    assert jonas.make(id="same") != mira.make(id="same")


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"edition": "gold"}, "unknown-edition"),
        ({"options": {"speed": True}}, "unknown-option"),
        ({"options": {"match": "best_of_9"}}, "bad-option-value"),
        ({"players": 5}, "bad-players"),
        ({"seats": ["me"]}, "bad-players"),
        ({"players": 2, "seats": ["me"]}, "places-differ"),
        ({"seats": ["me", "bot:divine"]}, "unknown-level"),
        ({"seats": ["me", "my cat"]}, "bad-place"),
        ({"seats": ["me", "me"]}, "bad-place"),
        ({"seats": ["same-screen", "open"]}, "same-screen-needs-me"),
        ({"seats": ["bot:easy", "bot:hard"]}, "nobody-plays"),
        ({"pace": 9}, "bad-pace"),
        ({"id": ""}, "bad-message-id"),
        ({"id": "x" * 65}, "bad-message-id"),
        ({"id": 5}, "bad-request"),
    ],
)
def test_an_order_that_makes_no_sense_is_refused(mira: Guest, order: dict[str, Any], expected: str) -> None:
    response = mira.http.post("/api/tables", json={"id": "odd", "game": "costly-tricks", **order})
    assert (response.status_code, code(response)) == (400, expected)


@pytest.mark.parametrize("value", [0, 1, 2.0, None, [], {}, "true", "yes", ""], ids=repr)
def test_an_order_with_a_wrong_value_of_an_option_is_told_which_and_what_is_allowed(mira: Guest, value: Any) -> None:
    for game in mira.http.get("/api/games").json():
        for option in game["options"]:
            order = {"id": "odd", "game": game["name"], "options": {option["name"]: value}}
            response = mira.http.post("/api/tables", json=order)
            assert (response.status_code, code(response)) == (400, "bad-option-value")
            told = response.json()["parameters"]
            assert told["option"] == option["name"]
            known = [one if isinstance(one, str) else str(one).lower() for one in option["values"]]
            assert told["known"] == ", ".join(known)


def test_an_order_with_secrets_is_not_for_one_screen(mira: Guest) -> None:
    games = mira.http.get("/api/games").json()
    for game in games:
        seats = ["me", *["same-screen"] * (game["players"][0] - 1)]
        response = mira.http.post("/api/tables", json={"id": f"s-{game['name']}", "game": game["name"], "seats": seats})
        assert (response.status_code == 201) == game["open_hands"]


def test_the_home_page_lists_my_tables_newest_first(mira: Guest, jonas: Guest) -> None:
    first = mira.make(id="first", seats=["me", "open"])
    second = mira.make(id="second", seats=["me", "same-screen"])
    listed = mira.http.get("/api/tables").json()
    assert [table["table"] for table in listed[:2]] == [second, first]
    assert (listed[1]["phase"], listed[1]["my_turn"], listed[1]["tally"]) == ("waiting", False, [0, 0])
    assert jonas.http.get("/api/tables").json() == []
    jonas.sit(first)
    assert [table["table"] for table in jonas.http.get("/api/tables").json()] == [first]


def test_a_seat_is_taken_once(mira: Guest, jonas: Guest, host: str) -> None:
    table = mira.make(seats=["me", "open"])
    assert jonas.sit(table).json()["table"] == table
    assert jonas.sit(table).status_code == 201
    with Guest(host) as late:
        assert (late.sit(table).status_code, code(late.sit(table))) == (409, "table-full")


def test_an_invitation_is_the_address_of_the_table_as_its_guest_sees_it(mira: Guest) -> None:
    link = mira.http.post("/api/tables", json={"id": "link", "game": "costly-tricks"}).json()
    assert link["url"] == f"http://{mira.host}/t/{link['table']}"
    assert len(link["table"]) == 11
    picture = mira.http.get(f"/api/tables/{link['table']}/qr.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")


@pytest.mark.parametrize("path", ["record", "qr.svg"])
def test_a_table_that_is_not_there_is_not_found(plain: httpx.Client, path: str) -> None:
    response = plain.get(f"/api/tables/nowhere/{path}")
    assert (response.status_code, code(response)) == (404, "unknown-table")


def test_before_the_first_deal_there_is_no_record(mira: Guest) -> None:
    response = mira.http.get(f"/api/tables/{mira.make(seats=['me', 'open'])}/record")
    assert (response.status_code, code(response)) == (404, "no-record-yet")


@pytest.mark.parametrize("method", ["POST", "PUT"])
def test_a_page_of_another_site_cannot_write(mira: Guest, method: str) -> None:
    path = "/api/tables" if method == "POST" else "/api/me"
    response = mira.http.request(method, path, json={"name": "Mallory"}, headers={"Origin": "http://evil.example"})
    assert (response.status_code, code(response)) == (403, "wrong-origin")
    own = {"Origin": f"http://{mira.host}"}
    assert mira.http.put("/api/me", json={"name": "Mira"}, headers=own).status_code == 200


def test_what_is_no_request_of_ours_gets_a_code_and_no_traceback(plain: httpx.Client) -> None:
    assert code(plain.post("/api/tables", content=b"{")) == "bad-request"
    assert code(plain.post("/api/tables", content=b"\xff")) == "bad-request"
    assert code(plain.get("/api/nothing")) == "not-found"
    assert code(plain.delete("/api/tables")) == "not-allowed"
    large = plain.put("/api/me", json={"name": "x" * 100_000})
    assert (large.status_code, code(large)) == (413, "too-large")


def test_pitfall_63_what_is_private_by_its_link_is_in_no_search_engine(plain: httpx.Client) -> None:
    for path in ("/", "/rules/buddy"):
        assert "x-robots-tag" not in plain.get(path).headers
    for path in ("/t/abc", "/review/abc/1", "/new/buddy", "/study", "/puzzle", "/api/tables", "/api/nothing"):
        assert plain.get(path).headers["x-robots-tag"] == "noindex"


def test_every_answer_guards_the_browser(plain: httpx.Client) -> None:
    for path in ("/", "/api/me", "/api/nothing"):
        headers = plain.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
    assert plain.get("/api/me").headers["cache-control"] == "no-store"
