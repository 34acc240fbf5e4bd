"""What people may be called."""

import unicodedata
from typing import Final

import regex

from parlour.core.errors import ParlourError

LONGEST_NAME: Final = 24

_BLANK: Final = regex.compile(r"[\p{White_Space}\N{BRAILLE PATTERN BLANK}]+")
"""Unicode takes the Braille cell without dots for a symbol; it is the space of Braille."""
_LETTER: Final = regex.compile(
    r"[[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Script=Braille}]--\p{Default_Ignorable_Code_Point}]",
    regex.V1,
)
_PILE: Final = regex.compile(
    r"""(?: [[\p{Mn}\p{Me}]--\p{Default_Ignorable_Code_Point}] \p{Default_Ignorable_Code_Point}* ){5}
    | (?: \p{Me} \p{Default_Ignorable_Code_Point}* ){2}""",
    regex.V1 | regex.VERBOSE,
)
"""Five marks above, below or around one letter, or two around it, cover the names beside them. Tibetan and Burmese need
four."""
_SHOWN: Final = regex.compile(
    r"""(?:
      \x20? [[\p{L}\p{N}\p{P}\p{S}]--\p{Default_Ignorable_Code_Point}]   # something to see, and what belongs to it:
      (?: [\p{M}--\p{Default_Ignorable_Code_Point}]
        | \p{Variation_Selector} (?! \p{Variation_Selector} )
        | \p{Join_Control} (?! [\p{Join_Control}\p{Variation_Selector}] )
        | (?<= \p{Extended_Pictographic} ) \p{Block=Tags}+                 # the flags of Scotland and Wales
      )*
    )+""",
    regex.V1 | regex.VERBOSE,
)
"""Of what is invisible only joiners, selectors of a variant and tags of flags, where they may change what is seen."""


class BadName(ParlourError):
    """A name that cannot be shown."""


def clean_name(text: str) -> str:
    """A name as it is shown: trimmed, spaces single, for example ``clean_name("  Mira  K. ") == "Mira K."``.

    What can be seen, and what covers other things, is judged by Unicode's own properties.

    Raises:
        BadName: ``name-empty``, ``name-too-long`` or ``name-not-printable``.
    """
    name = _BLANK.sub(" ", unicodedata.normalize("NFC", text)).strip()
    if not _LETTER.search(name):
        raise BadName("name-empty")
    if len(name) > LONGEST_NAME:
        raise BadName("name-too-long", limit=LONGEST_NAME)
    if not _SHOWN.fullmatch(name) or _PILE.search(name):
        raise BadName("name-not-printable")
    return name
