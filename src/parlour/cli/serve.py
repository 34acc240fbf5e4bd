"""``parlour``: opens the room, and says where."""

import contextlib
import errno
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import platformdirs
import segno
import uvicorn

if sys.platform != "win32":
    import resource

from parlour.cli.texts import explain, text
from parlour.core.errors import ParlourError
from parlour.server.app import Room, build
from parlour.server.live import LONGEST_MESSAGE
from parlour.server.routes import Settings

LOCAL: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 (only when asked for)
SOMEWHERE_ELSE: Final = ("192.0.2.1", 9)
"""An address kept for documentation: nothing is sent to it, the system only says which way it would go."""

MOST_FILES: Final = 10_240
"""Open files of a room; macOS allows no more."""


class CannotListen(ParlourError):
    """The address cannot be listened on."""


def serve(*, browser: bool, host: str | None, port: int, data: Path | None, lan: bool, public_url: str | None) -> int:
    """Opens the room until Ctrl-C; the arguments are those of the command.

    Returns:
        The exit status: 0 after Ctrl-C, 2 if the room cannot be opened.
    """
    try:
        listener = listen(host or (EVERYWHERE if lan else LOCAL), port)
        here = address(listener, LOCAL if host in (None, EVERYWHERE, "::") else host)
        there = address(listener, lan_address()) if lan else None
        folder = data or Path(platformdirs.user_data_path("parlour"))
        settings = Settings(data=folder, public_url=address_of(public_url) or there, not_built=text("client-not-built"))
        room = Room(settings)
    except ParlourError as error:
        print(explain(error), file=sys.stderr)
        return 2
    raise_file_limit()
    _announce(here, there or public_url, lan=lan)
    if browser:  # beside the room: a browser in the terminal stays until it is left
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config_of(room)).run(sockets=[listener])
    return 0


def address_of(public_url: str | None) -> str | None:
    """The address that others see, without a slash at its end.

    Raises:
        CannotListen: ``bad-public-url``.
    """
    if public_url is None:
        return None
    parts = urlsplit(public_url)
    if parts.scheme not in ("http", "https") or not parts.hostname or " " in public_url:
        raise CannotListen("bad-public-url", url=public_url)
    return public_url.rstrip("/")


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens.

    Raises:
        CannotListen: ``port-in-use``, ``port-not-allowed`` or ``bad-host``.
    """
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # unnamed, asyncio leaves Nagle on
        if os.name == "posix":  # elsewhere it would let two rooms listen on one port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except PermissionError:
        raise CannotListen("port-not-allowed", port=str(port)) from None
    except (OSError, OverflowError) as error:
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise CannotListen("port-in-use", port=str(port), other=str(port + 1)) from None
        raise CannotListen("bad-host", host=host, port=str(port)) from None
    listener.listen(128)
    return listener


def raise_file_limit() -> None:
    """Lets this process have `MOST_FILES` open files, or as many as the system allows it: every connection is one."""
    if sys.platform != "win32":  # counts connections apart from files
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        if now != resource.RLIM_INFINITY and now < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def address(listener: socket.socket, host: str) -> str:
    """The address to type into a browser, for example ``http://127.0.0.1:8000``."""
    port = listener.getsockname()[1]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def lan_address() -> str:
    """This machine's address in its network; 127.0.0.1 if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(SOMEWHERE_ELSE)
        found: str = probe.getsockname()[0]
        return found
    return LOCAL


def _announce(here: str, there: str | None, *, lan: bool) -> None:
    print(text("serve-open", url=here))
    if there:
        print(text("serve-invite", url=there))
        segno.make(there, error="l", micro=False).terminal(compact=True, border=2)
    elif not lan:
        print(text("serve-hint-lan"))
    print(text("serve-stop"), flush=True)


def config_of(room: Room) -> uvicorn.Config:
    """How uvicorn serves a room: nothing compressed on the fly, nothing logged of who asks for what."""
    return uvicorn.Config(
        build(room),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=20,  # clears away dead connections; who is there, the room's own probes tell sooner
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
