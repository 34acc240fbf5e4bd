"""Finding a guest's token among whatever else a browser sends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.server.door.cookie import COOKIE, SECURE, set_cookie, token_in
from parlour.server.door.guests import new_token

TOKEN, OTHER = "t" * 43, "o" * 43
NEIGHBOURS = [
    *(
        "a=1",
        'prefs={"v":1}',
        "flag",
        "path=",
        "name=Jörg Müller",
        "x=a b, c",
        "=",
        "",
        'q="half',
        "parlour=no",
        "\xff",
    ),
]
"""Cookies of other applications, as they come."""

neighbours = st.lists(st.sampled_from(NEIGHBOURS) | st.text(st.characters(max_codepoint=255, exclude_characters=";")))


@given(neighbours, neighbours, st.sampled_from([COOKIE, SECURE]), st.sampled_from(["", " ", "  "]))
def test_pitfall_50_whatever_stands_around_it_our_token_is_found(
    before: list[str], after: list[str], name: str, space: str
) -> None:
    header = f";{space}".join([*before, f"{name}={TOKEN}", *after])
    assert token_in([header]) == TOKEN
    assert token_in([*before, f"{name}={TOKEN}", *after]) == TOKEN, "it may stand in a header of its own"


@given(neighbours)
def test_without_ours_no_token_is_found(others: list[str]) -> None:
    assert token_in(["; ".join(others)]) is None


@pytest.mark.parametrize(
    ("header", "found"),
    [
        (f"parlour={TOKEN}; parlour={OTHER}", TOKEN),
        (f"parlour=broken; parlour={TOKEN}", TOKEN),
        (f'parlour="{TOKEN}"', TOKEN),
        (f"{SECURE}={TOKEN}; parlour={OTHER}", TOKEN),
        (f"parlour={TOKEN}; {SECURE}={OTHER}", TOKEN),
        (f"myparlour={TOKEN}", None),
        (f"PARLOUR={TOKEN}", None),
        (f"parlour={TOKEN}x", None),
    ],
)
def test_of_several_the_first_valid_one_counts(header: str, found: str | None) -> None:
    assert token_in([header]) == found


def test_a_cookie_is_for_the_room_alone() -> None:
    token = new_token()
    assert set_cookie(token, secure=False, root="").startswith(f"parlour={token}; Path=/; ")
    assert "; Path=/cards;" in set_cookie(token, secure=False, root="/cards")
    secure = set_cookie(token, secure=True, root="/cards")
    assert secure.startswith("__Secure-parlour=")
    assert secure.endswith("; Secure")
    assert token_in([secure]) == token
