"""What a bot looks like, in words: a head, hair, eyes and a mouth, each of a kind that the client knows to draw."""

from typing import Literal

import msgspec


class BotFace(msgspec.Struct, frozen=True):
    """A face, for example ``BotFace("round", "curls", "glasses", "smile")``."""

    head: Literal["round", "oval", "square", "heart", "long"]
    hair: Literal["bald", "bob", "bun", "bunches", "cap", "curls", "fringe", "parting", "quiff", "antenna"]
    eyes: Literal["dots", "lashes", "brows", "glasses", "visor"]
    mouth: Literal["smile", "grin", "calm", "moustache", "beard"]
