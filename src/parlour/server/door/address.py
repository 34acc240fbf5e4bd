"""Where the room is for those who come to it: an origin, and perhaps a path below which it lies."""

import re
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from parlour.core.discovery import shorten
from parlour.core.errors import ParlourError
from parlour.server.door.pages import OWN

PORTS: Final = {"http": "80", "https": "443"}
"""What an address leaves out."""
LONGEST_ROOT: Final = 200
"""So that an invitation fits into a QR code."""

_LABEL: Final = r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?"
_NAME: Final = re.compile(rf"(?=.{{1,253}}\.?$){_LABEL}(?:\.{_LABEL})*\.?")
_IPV6: Final = re.compile(r"\[[0-9a-f:.]{2,45}\]")
_PORT: Final = re.compile(r"[1-9][0-9]{0,4}")
_STEP: Final = re.compile(r"(?!\.{1,2}$)[A-Za-z0-9._~-]+")


class BadAddress(ParlourError):
    """An address that the room cannot have."""


class Address(msgspec.Struct, frozen=True):
    """Where the room is.

    Attributes:
        origin: such as ``https://cards.example.org``; None is whatever each request came to.
        root: the path below which it lies, such as ``/parlour``; empty at the top.
    """

    origin: str | None = None
    root: str = ""

    def inside(self, path: str) -> str:
        """A path as the room knows it, whether a proxy has taken the root off it or not."""
        if self.root and (path == self.root or path.startswith(f"{self.root}/")):
            return path[len(self.root) :] or "/"
        return path

    def is_ours(self, origin: str, host: str) -> bool:
        """Whether a page of ``origin`` is a page of the room, which a request for ``host`` has reached."""
        theirs = origin_of(origin)
        if theirs is None:
            return False
        scheme, _, place = theirs.partition("://")
        ours = (self.origin, origin_of(f"{scheme}://{host}"))
        return place in [one.partition("://")[2] for one in ours if one]


def address_of(public_url: str | None, root_path: str | None = None) -> Address:
    """The address that ``--public-url`` and ``--root-path`` name, for example ``https://cards.example.org/parlour``.

    Raises:
        BadAddress: ``bad-public-url``, ``bad-root-path``, ``root-path-taken`` or ``root-paths-differ``.
    """
    origin, root = _split(public_url) if public_url is not None else (None, "")
    if root_path is None:
        return Address(origin, root)
    other = _root(root_path)
    if other is None:
        raise BadAddress("bad-root-path", path=shorten(root_path))
    if root and root != other:
        raise BadAddress("root-paths-differ", path=other, url=f"{origin}{root}")
    return Address(origin, other)


def origin_of(text: str) -> str | None:
    """An origin as browsers write it, such as ``http://room.test`` for ``HTTP://Room.test:80``; None if it is none."""
    if not text.isprintable() or " " in text:  # which the parser would pass over
        return None
    try:
        parts = urlsplit(text)
        host = _host(parts)
    except (ValueError, UnicodeError):
        return None
    plain = parts.scheme in PORTS and not (parts.path or parts.query or parts.fragment)
    return f"{parts.scheme}://{host}" if plain and host else None


def is_host(text: str) -> bool:
    """Whether this can be the host that a request asks for: a name or address, and perhaps a port."""
    return origin_of(f"http://{text}") is not None


def _split(url: str) -> tuple[str, str]:
    """The origin and the root of a public URL."""
    scheme, _, rest = url.strip().partition("://")
    netloc, slash, path = rest.partition("/")
    origin = origin_of(f"{scheme}://{netloc}")
    root = _root(slash + path)
    if origin is None or root is None:
        raise BadAddress("bad-public-url", url=shorten(url, 200))
    return origin, root


def _root(path: str) -> str | None:
    """A path in the one way we write it, ``/parlour``; None if it is none that a room can lie below."""
    plain = path.removeprefix("/").removesuffix("/")
    steps = plain.split("/") if plain else []
    if len(path) > LONGEST_ROOT or not all(_STEP.fullmatch(step) for step in steps):
        return None
    if steps and steps[0] in OWN:
        raise BadAddress("root-path-taken", path=path, first=steps[0])
    return "".join(f"/{step}" for step in steps)


def _host(parts: SplitResult) -> str | None:
    """The host and port of an address, as browsers write them."""
    if "@" in parts.netloc:
        return None
    name, port = _name_and_port(parts.netloc.lower())
    if not name.isascii():
        name = name.encode("idna").decode()
    if not (_NAME.fullmatch(name) or _IPV6.fullmatch(name)) or not (port is None or _PORT.fullmatch(port)):
        return None
    if port is None or port == PORTS.get(parts.scheme):
        return name
    return f"{name}:{port}" if int(port) < 2**16 else None


def _name_and_port(netloc: str) -> tuple[str, str | None]:
    name, colon, port = netloc.rpartition(":")
    return (netloc, None) if not colon or netloc.endswith("]") else (name, port)
