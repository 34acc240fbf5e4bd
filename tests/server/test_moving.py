"""A guest moves to another device by a link, and signs out whoever else is he."""

from pathlib import Path

import httpx
import pytest

from parlour.server.door.guests import player_of
from parlour.server.guest.handovers import LASTS
from parlour.server.store.layout import KEYS
from tests.server.hand import HandClock
from tests.server.places import Place, all_of
from tests.server.running import Guest, Json, Screen, running
from tests.server.test_history import as_if_sent


def post(guest: Guest, path: str, body: Json | None = None, **headers: str) -> httpx.Response:
    return guest.http.post(f"/api/me/{path}", json=body, headers=headers)


def code_of(guest: Guest) -> str:
    """The secret of a link that a guest makes."""
    made = post(guest, "move")
    assert made.status_code == 201, made.text
    place, _, secret = made.json()["url"].partition("#")
    assert place == f"http://{guest.host}/move"
    return str(secret)


def take(guest: Guest, code: str, **more: bool) -> httpx.Response:
    return post(guest, "move/take", {"code": code, **more})


def name(guest: Guest) -> str:
    return str(guest.http.get("/api/me").json()["name"])


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_another_device_becomes_the_same_guest_with_a_key_of_its_own_also_after_a_restart(place: Place) -> None:
    with running(place) as (_, host), Guest(host, "Mira") as mira, Guest(host) as phone:
        table = mira.make()
        code = code_of(mira)
        offer = post(phone, "move/look", {"code": code}).json()
        assert (offer["name"], offer["same"], offer["replaces"]) == ("Mira", False, False)
        before = phone.cookie
        assert take(phone, code).json()["name"] == "Mira"
        assert phone.cookie not in (before, mira.cookie)
        assert [line["table"] for line in phone.http.get("/api/tables").json()] == [table]
        phone.http.put("/api/me", json={"colour": "rose"})
        assert mira.http.get("/api/me").json()["colour"] == "rose"
        cookies = mira.cookie, phone.cookie
    with running(place) as (_, host):
        for cookie in cookies:
            answer = httpx.get(f"http://{host}/api/me", headers={"Cookie": cookie}, trust_env=False).json()
            assert answer == {"name": "Mira", "colour": "rose", "known": True}
            with Screen(host, table, cookie) as screen:
                assert [seat["mine"] for seat in screen.until_frame()["seats"]] == [True, False]


def test_pitfall_06_of_a_further_key_only_a_digest_is_stored(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host, "Mira") as mira, Guest(host) as phone:
        mira.make()
        take(phone, code_of(mira))
        token = phone.http.cookies["parlour"]
        mine = player_of(mira.http.cookies["parlour"])
    assert all_of(folder, KEYS) == [{"digest": player_of(token), "player": mine}]
    assert all(token.encode() not in file.read_bytes() for file in folder.iterdir() if file.is_file())


def test_a_link_is_used_once_and_whatever_only_looks_at_it_does_not_use_it_up(mira: Guest) -> None:
    mira.make(id="seat")
    code = code_of(mira)
    with Guest(mira.host) as phone, Guest(mira.host) as late:
        for _ in range(3):  # what previews do
            assert phone.http.get("/move").status_code == 200
            assert phone.http.get("/api/me/move/take").status_code == 405
            assert post(phone, "move/look", {"code": code}).status_code == 200
        assert take(phone, code).status_code == 200
        assert error(take(late, code)) == (404, "move-over")
        assert error(post(late, "move/look", {"code": code})) == (404, "move-over")


def test_a_newer_link_makes_the_earlier_one_worthless(mira: Guest, jonas: Guest) -> None:
    mira.make(id="newer")
    first, second = code_of(mira), code_of(mira)
    assert error(post(jonas, "move/look", {"code": first})) == (404, "move-over")
    assert post(jonas, "move/look", {"code": second}).status_code == 200


def test_a_link_is_worthless_after_ten_minutes(folder: Path) -> None:
    clock = HandClock()
    with running(folder, clock) as (_, host), Guest(host, "Mira") as mira, Guest(host) as phone:
        mira.make()
        code = code_of(mira)
        clock.step(LASTS - 1)
        assert post(phone, "move/look", {"code": code}).status_code == 200
        clock.step(1)
        assert error(post(phone, "move/look", {"code": code})) == (404, "move-over")
        assert error(take(phone, code)) == (404, "move-over")
        assert LASTS == 600_000


def test_who_somebody_was_there_is_replaced_only_if_that_is_said(mira: Guest, jonas: Guest) -> None:
    mira.make(id="replaced")
    code = code_of(mira)
    assert post(jonas, "move/look", {"code": code}).json()["replaces"]
    assert error(take(jonas, code)) == (409, "guest-here")
    assert name(jonas) == "Jonas"
    assert take(jonas, code, replace=True).status_code == 200
    assert name(jonas) == "Mira"


def test_who_is_that_guest_already_does_not_use_the_link_up(mira: Guest, host: str) -> None:
    mira.make(id="same")
    code = code_of(mira)
    assert post(mira, "move/look", {"code": code}).json()["same"]
    before = mira.cookie
    assert take(mira, code).status_code == 200
    assert mira.cookie == before
    with Guest(host) as phone:
        assert take(phone, code).status_code == 200


@pytest.mark.parametrize("path", ["move", "move/look", "move/take", "key", "sign-out", "rematch"])
def test_pitfall_59_a_page_of_another_site_moves_nobody(mira: Guest, path: str) -> None:
    mira.make(id="foreign")
    code = code_of(mira)
    body = {"code": code, "replace": True}
    with Guest(mira.host) as phone:
        before = phone.cookie
        answer = post(phone, path, body, Origin="http://evil.example")
        assert error(answer) == (403, "wrong-origin")
        assert "set-cookie" not in answer.headers
        assert phone.cookie == before
        assert take(phone, code).status_code == 200, "and the link is not used up"


def test_pitfall_51_a_browser_that_keeps_no_cookie_uses_no_link_up(mira: Guest, host: str) -> None:
    mira.make(id="cookies")
    code = code_of(mira)
    bare = httpx.post(f"http://{host}/api/me/move/take", json={"code": code}, trust_env=False)
    assert error(bare) == (403, "no-cookie")
    with Guest(host) as phone:
        assert take(phone, code).status_code == 200


def test_pitfall_77_who_has_never_sat_down_has_nothing_to_move(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host, "Mira") as mira:
        assert error(post(mira, "move")) == (409, "nothing-to-move")
        assert error(post(mira, "key")) == (409, "nothing-to-move")
    assert all_of(folder, KEYS) == []


def test_who_signs_out_everywhere_else_is_the_only_one_left_also_of_those_who_have_copied_his_cookie(
    place: Place,
) -> None:
    with running(place) as (_, host), Guest(host, "Mira") as mira, Guest(host) as phone, Guest(host) as tablet:
        table = mira.make(seats=["me", "open"])
        for device in (phone, tablet):
            take(device, code_of(mira))
        stolen = phone.cookie
        spare = code_of(phone)
        assert post(phone, "key").json()["name"] == "Mira"
        assert phone.cookie != stolen
        with Screen(host, table, stolen) as thief:
            assert thief.until_frame()["seats"][0]["mine"]
            assert post(phone, "sign-out").status_code == 200
            thief.closed()
        with Screen(host, table, stolen) as thief:
            assert not thief.until_frame()["seats"][0]["mine"]
        assert [name(device) for device in (phone, tablet, mira)] == ["Mira", "", ""]
        assert error(take(tablet, spare)) == (404, "move-over"), "nor does an earlier link help"
        kept = phone.cookie
        revoked = mira.http.cookies["parlour"]
    with running(place) as (_, host):
        answer = httpx.get(f"http://{host}/api/me", headers={"Cookie": kept}, trust_env=False)
        assert answer.json()["name"] == "Mira"
        first = httpx.get(f"http://{host}/api/me", headers={"Cookie": f"parlour={revoked}"}, trust_env=False)
        assert first.json()["name"] == ""


def test_the_key_that_is_signed_out_is_replaced_by_a_newcomer_s(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host, "Mira") as mira, Guest(host) as phone:
        mira.make()
        take(phone, code_of(mira))
        post(phone, "sign-out")
        lost = mira.cookie
        assert error(mira.http.put("/api/me", json={"name": "Eve"})) == (403, "no-cookie")
        assert mira.http.get("/api/me").json()["known"] is False
        assert mira.cookie != lost
        assert mira.http.put("/api/me", json={"name": "Eve"}).status_code == 200
        assert name(phone) == "Mira"


def test_an_answer_that_is_lost_locks_nobody_out(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host, "Mira") as mira:
        mira.make()
        old = mira.http.cookies["parlour"]
        post(mira, "key")
        as_if_sent(mira, old)  # the new one has never come
        assert name(mira) == "Mira"
        assert post(mira, "key").status_code == 200
        assert post(mira, "sign-out").status_code == 200
        assert name(mira) == "Mira"
        old_one = httpx.get(f"http://{host}/api/me", headers={"Cookie": f"parlour={old}"}, trust_env=False)
        assert old_one.json()["name"] == ""


def test_a_guest_has_no_keys_without_end(mira: Guest, host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.door.keys.MOST_DEVICES", 2)
    monkeypatch.setattr("parlour.server.door.keys.SPARE", 1)
    mira.make(id="keys")
    for _ in range(2):
        with Guest(host) as phone:
            assert take(phone, code_of(mira)).status_code == 200
    with Guest(host) as phone:
        code = code_of(mira)
        for _ in range(2):
            assert error(take(phone, code)) == (409, "too-many-devices"), "and the link is still there"
    assert post(mira, "key").status_code == 200, "to sign out it is still possible"
    assert error(post(mira, "key")) == (409, "too-many-devices")
    assert post(mira, "sign-out").status_code == 200
    with Guest(host) as phone:
        assert take(phone, code_of(mira)).status_code == 200


def test_over_https_no_cookie_of_http_goes_before_the_new_one(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host, "Mira") as mira, Guest(host) as phone:
        mira.make()
        code = code_of(mira)
        answer = post(phone, "move/take", {"code": code}, **{"X-Forwarded-Proto": "https"})
        cookies = answer.headers.get_list("set-cookie")
        assert [cookie.partition("=")[0] for cookie in cookies] == ["__Secure-parlour", "parlour"]
        assert "Max-Age=0" in cookies[1]


def test_the_picture_of_a_link_comes_with_it(mira: Guest) -> None:
    mira.make(id="picture")
    made = post(mira, "move").json()
    assert made["picture"].startswith("<svg")
    assert made["seconds"] == 600
