"""The built browser client: one page for every address of ours, and its files."""

import gzip
import hashlib
from collections.abc import Mapping
from functools import lru_cache
from html import escape
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from litestar import Request, Response

from parlour.core.errors import ParlourError

STATIC: Final = Path(__file__).parent.parent.parent / "web" / "static"
ROUTES: Final = MappingProxyType(
    {
        "t": (2,),
        "rules": (2,),
        "new": (2,),
        "learn": (2, 3, 4),
        "study": (1, 2),
        "puzzle": (1, 2, 3),
        "review": (2, 3),
        "replay": (4, 5),
        "open": (1,),
        "games": (1,),
        "you": (1,),
        "move": (1,),
    }
)
"""First parts of the addresses that the client shows something at, and how many parts such an address has."""
HASHED: Final = "assets"
"""The folder whose names change with their contents."""
TYPES: Final = MappingProxyType(
    {
        ".css": "text/css",
        ".html": "text/html",
        ".ico": "image/x-icon",
        ".js": "text/javascript",
        ".json": "application/json",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".txt": "text/plain",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }
)
"""By ending, all that the client is built of; a system's own list may say anything, and a browser believes it."""
OWN: Final = frozenset({"api", "health", "ready", HASHED, *ROUTES})
"""The first parts of our own addresses, below which no room can lie."""
LISTED: Final = frozenset({"rules"})
"""What search engines may list besides the home page: all else is private by its link, or has no end.

There is no robots.txt to keep them off: who may not read a page does not learn that it must not be listed.
"""
BASE: Final = b'<base href="/" />'
"""Stands in the client's page for where the room lies."""
PACKED: Final = frozenset({"text/html", "text/css", "text/javascript", "image/svg+xml", "application/json"})


def page(request: Request[Any, Any, Any], path: str, root: str, not_built: str) -> Response[bytes]:
    """The client's page, or one of its files; a person at an address that is none gets the page, which says so.

    Args:
        path: of the address, without the first slash.
        root: the path below which the room lies.
        not_built: what to say if the client was not built.

    Raises:
        ParlourError: ``not-found``, to whoever does not ask for a page.
    """
    parts = [part for part in path.split("/") if part]
    if not parts or len(parts) in ROUTES.get(parts[0], ()):
        return _index(request, root, not_built, listed=not parts or parts[0] in LISTED)
    file = _files().get("/".join(parts))
    if file is not None:
        cache = "public, max-age=31536000, immutable" if parts[0] == HASHED else "private, no-cache"
        return _send(request, file, cache)
    if "text/html" in request.headers.get("accept", "") and parts[0] != HASHED:
        return _index(request, root, not_built, status=404)
    raise ParlourError("not-found")


def build_id() -> str:
    """Names the client that the room has, so that an older one in a browser notices; empty if none was built."""
    file = STATIC / "index.html"
    try:
        return _digest(file, file.stat().st_mtime_ns)
    except OSError:
        return ""


def _files() -> Mapping[str, Path]:
    """The client's files by their addresses: no path is put together from an address, whatever a system makes of it."""
    try:
        return _listed(STATIC, STATIC.stat().st_mtime_ns, (STATIC / HASHED).stat().st_mtime_ns)
    except OSError:  # it was not built, or is just being built
        return {}


@lru_cache(maxsize=1)
def _listed(folder: Path, _changed: int, _assets_changed: int) -> Mapping[str, Path]:
    """What lies in a folder, but for hidden files; listed anew whenever its times of change are others."""
    found = {path.relative_to(folder): path for path in folder.rglob("*") if path.is_file()}
    shown = {place: path for place, path in found.items() if not any(part.startswith(".") for part in place.parts)}
    return MappingProxyType({place.as_posix(): path for place, path in shown.items()})


def _index(
    request: Request[Any, Any, Any], root: str, not_built: str, *, status: int = 200, listed: bool = False
) -> Response[bytes]:
    file = _files().get("index.html")
    if file is not None:
        answer = _send(request, file, "private, no-cache", root=root, status=status)
        if not listed:
            answer.headers["x-robots-tag"] = "noindex"
        return answer
    text = f"<!doctype html><meta charset=utf-8><title>Parlour</title><p>{escape(not_built)}"
    return Response(text.encode(), media_type="text/html", status_code=503)


def _send(
    request: Request[Any, Any, Any], file: Path, cache: str, *, root: str | None = None, status: int = 200
) -> Response[bytes]:
    kind = TYPES.get(file.suffix, "application/octet-stream")
    changed = file.stat().st_mtime_ns
    tag = f'"{changed:x}"' if root is None else f'"{_digest(file, changed)}{root}"'
    headers = {"cache-control": cache, "etag": tag, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    packed = kind in PACKED and "gzip" in request.headers.get("accept-encoding", "")
    if packed:
        headers["content-encoding"] = "gzip"
    content = _content(file, changed, root, packed=packed)
    return Response(content, media_type=kind, headers=headers, status_code=status)


@lru_cache(maxsize=256)
def _content(file: Path, changed: int, root: str | None, *, packed: bool) -> bytes:
    """A file's content; the page, which alone has a root, is told where the room lies and which build it is."""
    content = file.read_bytes()
    if root is not None:
        build = f'<meta name="parlour-build" content="{_digest(file, changed)}" />'
        content = content.replace(BASE, f'<base href="{root}/" />{build}'.encode())
    return gzip.compress(content, mtime=0) if packed else content


@lru_cache(maxsize=4)
def _digest(file: Path, _changed: int) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]
