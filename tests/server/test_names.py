"""The names that guests may have: those of people in all scripts, and nothing invisible or that covers others."""

import pytest

from parlour.room.names import LONGEST_NAME, BadName, clean_name

REAL = [
    "Mira K.",
    "Jean-Luc d’Août",
    "O'Brien",
    "Zoë 🃏",
    "Łukasz Żak",
    "Ægir Þórsson",
    "Nguyễn Thị Ngọc Ánh",
    "Μαρία",
    "Алёна",
    "Їжак",
    "Ӏанзор",
    "مُحَمَّد",
    "عَبْدُ ٱللّٰه",
    "می\u200cخواهم",
    "ھیمن",
    "שָׁ֑לוֹם",
    "רִבְקָה",
    "ישראל ישראלי",
    "क्\u200dष",
    "श्रीमती",
    "ਗੁਰਪ੍ਰੀਤ",
    "র\u200d্যাব",
    "அருண்குமார்",
    "ශ්\u200dරී",
    "ന്\u200d",
    "กิ่งแก้ว น้ำผึ้ง",
    "ບຸນມີ",
    "ကျွန်ုပ် မြွှာ",
    "ភក្ដី",
    "སྒྲོལ་མ",
    "བསྒྲུབས",
    "ᠮᠣᠩᠭᠣᠯ\u180b",
    "김철수",
    "田中さくら",
    "パーラー",
    "𠮷野家",
    "王小明",
    "ተስፋዬ",
    "ნინო",
    "Արմեն",
    "ᏣᎳᎩ",
    "ⵜⵉⴼⵉⵏⴰⵖ",
    "⠍⠊⠗⠁",
    "X Æ A-12",
    "3",
    "👩\u200d👩\u200d👧",
    "👩🏽\u200d⚕\ufe0f",
    "🏳\ufe0f\u200d🌈",
    "❤\ufe0f\u200d🔥",
    "1\ufe0f\u20e3",
    "🇫🇷",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "¯\\_(ツ)_/¯",
    "葛\U000e0100城",
]


@pytest.mark.parametrize("name", REAL)
def test_pitfall_84_real_names_of_all_scripts_pass_as_they_are(name: str) -> None:
    assert clean_name(f"  {name} ") == name


INVISIBLE = [
    "\u3164",
    "\u2800",
    "\u034f",
    "\u115f",
    "\uffa0",
    "\u17b4",
    "\u200b",
    "\u200d",
    "\u2060",
    "\ufeff",
    "\u180e",
    "\u00ad",
    "\u202e",
    "\ufe0f",
    "\U000e0041",
    "\U0001d159",
]
"""What fonts show nothing of, Unicode's ignorable characters and two symbols that are blank."""


@pytest.mark.parametrize("sign", INVISIBLE, ids=lambda sign: f"{ord(sign):04x}")
@pytest.mark.parametrize("form", ["{0}", "{0}{0}{0}", " {0} {0} ", "{0}.{0}"])
def test_pitfall_84_a_name_of_which_nothing_is_seen_is_none(sign: str, form: str) -> None:
    with pytest.raises(BadName) as caught:
        clean_name(form.format(sign))
    assert caught.value.code == "name-empty"


@pytest.mark.parametrize("sign", ["\u3164", "\u034f", "\u115f", "\uffa0", "\u17b4", "\u200b", "\u2060", "\U000e0041"])
def test_pitfall_84_nobody_takes_anothers_name_with_something_invisible_in_it(sign: str) -> None:
    for name in (f"Mi{sign}ra", f"{sign}Mira", f"Mira{sign}"):
        with pytest.raises(BadName) as caught:
            clean_name(name)
        assert caught.value.code == "name-not-printable"


def test_pitfall_84_the_empty_cell_of_braille_is_a_space() -> None:
    assert clean_name("\u2800⠍⠊\u2800 \u2800⠗⠁\u2800") == "⠍⠊ ⠗⠁"


@pytest.mark.parametrize(
    "name",
    [
        "z" + "\u0334" * 5,
        "z" + "\u0334\u200d" * 5,
        "z" + "\u0334\ufe00" * 5,
        "z" + "\u0488" * 2,
        "z" + "\u20dd" * 2,
        "z\u20dd\u200d\u20dd",
        "z" + "\u0e31" * 5,
        "z\u200d\u200d",
        "z\ufe0f\ufe0f",
        "z\u200d\ufe0f",
        "\u0301z",
        "z \u0301",
        "a\u0007b",
        "a\ue000b",
        "a\U000e0067",
    ],
    ids=lambda name: name.encode("unicode_escape").decode(),
)
def test_pitfall_84_what_piles_up_or_belongs_to_nothing_is_refused(name: str) -> None:
    with pytest.raises(BadName) as caught:
        clean_name(name)
    assert caught.value.code == "name-not-printable"


def test_a_name_has_a_greatest_length() -> None:
    assert clean_name("x" * LONGEST_NAME) == "x" * LONGEST_NAME
    with pytest.raises(BadName) as caught:
        clean_name("x" * (LONGEST_NAME + 1))
    assert (caught.value.code, caught.value.parameters) == ("name-too-long", {"limit": LONGEST_NAME})
