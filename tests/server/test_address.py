"""Where the room is for those who come."""

import pytest

from parlour.server.door.address import Address, BadAddress, address_of, is_host, origin_of


@pytest.mark.parametrize(
    ("public_url", "root_path", "expected"),
    [
        (None, None, Address()),
        ("https://cards.example.org", None, Address("https://cards.example.org")),
        ("https://cards.example.org/", None, Address("https://cards.example.org")),
        ("HTTPS://Cards.Example.org:443/", None, Address("https://cards.example.org")),
        ("https://cards.example.org:8443/parlour/", None, Address("https://cards.example.org:8443", "/parlour")),
        ("http://[2001:db8::1]:8000/a/b", None, Address("http://[2001:db8::1]:8000", "/a/b")),
        ("https://spiele.münchen.example", None, Address("https://spiele.xn--mnchen-3ya.example")),
        ("http://localhost", "/", Address("http://localhost")),
        (None, "/parlour", Address(None, "/parlour")),
        (None, "parlour/", Address(None, "/parlour")),
        ("https://cards.example.org", "/parlour", Address("https://cards.example.org", "/parlour")),
        ("https://cards.example.org/parlour/", "parlour", Address("https://cards.example.org", "/parlour")),
    ],
)
def test_a_public_address_may_have_a_path(public_url: str | None, root_path: str | None, expected: Address) -> None:
    assert address_of(public_url, root_path) == expected


@pytest.mark.parametrize(
    "url",
    [
        *(
            "",
            "cards",
            "cards.example.org",
            "ftp://cards.example.org",
            "https://",
            "https:///x",
            "http://[",
            "http://[::1",
        ),
        *(
            "https://a b",
            "https://cards.example.org/a b",
            "https://me@cards.example.org",
            "https://cards.example.org?x=1",
        ),
        *("https://cards.example.org/#top", "https://cards.example.org/?", "https://cards.example.org/a//b"),
        *("https://cards.example.org/../x", "https://cards.example.org/%70", "https://cards.example.org:port"),
        *("https://cards.example.org:99999", "https://cards.example.org:0", "https://-.example.org", "https://a..b"),
        *("https://" + "a" * 300, "https://cards.example.org/" + "a" * 300, "https://cards.example\t.org"),
    ],
)
def test_a_public_address_that_nobody_could_open_is_refused(url: str) -> None:
    with pytest.raises(BadAddress) as refused:
        address_of(url)
    assert refused.value.code == "bad-public-url"
    assert len(str(refused.value.parameters["url"])) <= 200


@pytest.mark.parametrize("path", ["/a b", "//x", "/a//b", "/..", "/ä", "/a?b", "https://x", "/" + "a" * 300])
def test_a_root_path_that_is_none_is_refused(path: str) -> None:
    with pytest.raises(BadAddress) as refused:
        address_of(None, path)
    assert refused.value.code == "bad-root-path"


@pytest.mark.parametrize("path", ["/t", "/api/x", "/assets", "/review", "/rules"])
def test_a_room_cannot_lie_below_one_of_its_own_addresses(path: str) -> None:
    for named in ((None, path), (f"https://cards.example.org{path}", None)):
        with pytest.raises(BadAddress) as refused:
            address_of(*named)
        assert refused.value.code == "root-path-taken"


def test_a_public_address_and_a_root_path_that_differ_are_refused() -> None:
    with pytest.raises(BadAddress) as refused:
        address_of("https://cards.example.org/one", "/two")
    assert refused.value.code == "root-paths-differ"
    assert refused.value.parameters == {"path": "/two", "url": "https://cards.example.org/one"}


@pytest.mark.parametrize(
    ("path", "inside"),
    [
        ("/parlour", "/"),
        ("/parlour/", "/"),
        ("/parlour/t/abc", "/t/abc"),
        ("/t/abc", "/t/abc"),
        ("/", "/"),
        ("/parlours/t", "/parlours/t"),
    ],
)
def test_it_does_not_matter_whether_the_proxy_takes_the_root_off(path: str, inside: str) -> None:
    assert Address(None, "/parlour").inside(path) == inside
    assert Address().inside(path) == path


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        ("http://room.test:8000", "room.test:8000", True),
        ("http://room.test", "room.test", True),
        ("http://room.test", "Room.Test:80", True),
        ("https://room.test", "room.test:443", True),
        ("https://room.test", "room.test", True),
        ("https://cards.example.org", "127.0.0.1:8000", True),
        ("http://cards.example.org", "127.0.0.1:8000", True),
        ("https://cards.example.org:8443", "127.0.0.1:8000", False),
        ("https://evil.example", "room.test", False),
        ("http://room.test:8001", "room.test:8000", False),
        ("null", "room.test", False),
        ("", "room.test", False),
        ("http://[", "room.test", False),
        ("http://[", "", False),
        ("https://cards.example.org.evil.example", "room.test", False),
        ("https://cards.example.org@evil.example", "room.test", False),
    ],
)
def test_a_page_is_ours_if_it_was_opened_by_our_address_or_by_the_one_of_the_request(
    origin: str, host: str, ours: bool
) -> None:
    assert Address("https://cards.example.org").is_ours(origin, host) is ours


@pytest.mark.parametrize("host", ["room.test", "room.test:8000", "127.0.0.1", "[::1]:80", "my_room", "a-b.example."])
def test_what_a_browser_may_ask_for_is_a_host(host: str) -> None:
    assert is_host(host)


@pytest.mark.parametrize(
    "host", ["a:b", "h" * 3000, "a b", "a/b", "a:1:2", "[", "a:-1", "a:70000", "me@a", "ü:0", "a\n"]
)
def test_anything_else_is_none(host: str) -> None:
    assert not is_host(host)


def test_an_origin_is_written_as_browsers_write_it() -> None:
    assert origin_of("HTTP://Room.test:80") == "http://room.test"
    assert origin_of("http://room.test/") is None
