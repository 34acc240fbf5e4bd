"""``parlour``: opens the room, and says where."""

import contextlib
import errno
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import msgspec
import segno

if sys.platform != "win32":
    import resource

from parlour.cli.console import shows
from parlour.cli.data import check_one, data_folder
from parlour.cli.network import interfaces, reachable, way_out
from parlour.cli.several import run_several
from parlour.cli.texts import explain, text
from parlour.core.errors import ParlourError
from parlour.server.app import Room
from parlour.server.door.address import address_of
from parlour.server.door.invite import is_loopback
from parlour.server.log import keep_log
from parlour.server.metrics import UNWATCHED, Metrics
from parlour.server.routes import Settings
from parlour.server.web import BACKLOG, WebServer

LOCAL: Final = "127.0.0.1"
LOCAL_6: Final = "::1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 (only when asked for)
BLOCKS: Final = "▀▄█"
"""What a QR code is made of on a console; of other characters no camera would read it."""
COLLECT: Final = (2_000, 5, 2_500)
"""Objects that are new before they are looked through; how often that happens before those are that were there, and how
often that before all are. Each of the first two takes a few milliseconds at most, whatever crowds leave behind."""
SWITCH: Final = 0.001
"""Seconds after which a busy thread lets another go on: while a crowd comes in, what is played must be stored, too."""
MOST_FILES: Final = 10_240
"""Open files of a room; macOS allows no more."""


class CannotListen(ParlourError):
    """The address cannot be listened on."""


def serve(
    *,
    browser: bool,
    host: str | None,
    port: int,
    data: Path | None,
    lan: bool,
    public_url: str | None,
    database: str | None = None,
    metrics: int | None = None,
    log_json: bool = False,
    root_path: str | None = None,
    keep_tables: int | None = None,
    workers: int = 1,
) -> int:
    """Opens the room until Ctrl-C; the arguments are those of the command.

    Returns:
        The exit status: 0 after Ctrl-C, 2 if the room cannot be opened.
    """
    keep_log(as_json=log_json)
    try:
        check_one(data, database)
        check_workers(workers, database, port)
        opening = Opening(
            host=where(host, lan=lan),
            shown=host,
            port=port,
            metrics=metrics,
            log_json=log_json,
            settings=Settings(
                data=data_folder(data),
                database=database,
                address=address_of(public_url, root_path),
                not_built=text("client-not-built"),
                keep_tables=keep_tables,
                processes=workers,
            ),
        )
        if workers > 1:
            return run_several(partial(_serve_among, opening), workers, partial(_announce_all, opening, workers))
        _serve_alone(opening, browser=browser)
    except ParlourError as error:
        print(explain(error), file=sys.stderr)
        return 2
    return 0


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """How a process of a room is opened.

    Attributes:
        host: where it listens.
        shown: the same as it was said, if it was.
        port: of the first process; each further one has the next.
        metrics: the same of its numbers, if they are told.
        log_json: the log is written as lines of JSON.
        settings: of the room.
    """

    host: str
    shown: str | None
    port: int
    metrics: int | None
    log_json: bool
    settings: Settings


def check_workers(workers: int, database: str | None, port: int) -> None:
    """Refuses several processes where they could not work together, or not be found.

    Raises:
        CannotListen: ``workers-need-database`` or ``workers-need-port``.
    """
    if workers > 1 and database is None:
        raise CannotListen("workers-need-database")
    if workers > 1 and port == 0:
        raise CannotListen("workers-need-port")


def _serve_alone(opening: Opening, *, browser: bool) -> None:
    with listen(opening.host, opening.port) as listener:
        settings = msgspec.structs.replace(opening.settings, reached_at=partial(likeliest, listener))
        room = Room(settings, metrics=UNWATCHED if opening.metrics is None else _watched(opening.metrics))
        _run(room, listener, partial(_announce_one, room, listener, opening.shown, browser=browser))


def _announce_one(room: Room, listener: socket.socket, host: str | None, *, browser: bool) -> None:
    """Says that the room is open as soon as it is, so that it can be closed from then on."""
    _tell_ways(room, listener, host)
    _tell_data(room.store.where, room.store.count_tables(), room.metrics.url)
    if browser:  # beside the room: a browser in the terminal stays until it is left
        at = here(listener, host) + room.settings.address.root
        threading.Thread(target=webbrowser.open, args=(at,), daemon=True).start()


def _serve_among(opening: Opening, index: int, opened: Connection) -> int:
    """One of several processes; it says to the one that has begun it where the games are."""
    keep_log(as_json=opening.log_json)
    metrics = None if opening.metrics is None else opening.metrics + index * bool(opening.metrics)
    try:
        with bind(opening.host, opening.port + index) as listener:  # who comes before it is open goes to another one
            settings = msgspec.structs.replace(opening.settings, reached_at=partial(likeliest, listener))
            room = Room(settings, metrics=UNWATCHED if metrics is None else _watched(metrics))
            told = (room.store.where, room.store.count_tables(), room.metrics.url)
            _run(room, listener, partial(opened.send, told))
    except ParlourError as error:
        print(explain(error), file=sys.stderr)
        return 2
    return 0


def _announce_all(opening: Opening, workers: int, told: tuple[str, int, str | None]) -> None:
    first, last = (f"http://{opening.host}:{opening.port + index}" for index in (0, workers - 1))
    print(text("serve-workers", count=workers, first=first, last=last))
    _tell_data(*told)


def _watched(port: int) -> Metrics:
    """Tells a room's numbers on a port."""
    from parlour.server.watched import Watched  # noqa: PLC0415 (others need not wait for it)

    try:
        return Watched(port)
    except OSError:
        raise CannotListen("metrics-port-in-use", port=str(port)) from None


def _run(room: Room, listener: socket.socket, opened: Callable[[], None]) -> None:
    raise_file_limit()
    server = WebServer(room, opened)
    settle()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


def settle() -> None:
    """Lets nothing that the interpreter does by itself stop games for long: no busy thread, no collection of garbage.

    The collector looks through little and seldom: each time it stops everything for as long as it takes. What is here
    when the room opens stays. What games leave behind is freed without it, but for a few cycles.
    """
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; raises as `bind` does."""
    listener = bind(host, port)
    listener.listen(BACKLOG)
    return listener


def bind(host: str, port: int) -> socket.socket:
    """A socket that can listen as soon as it is wanted; until then whoever comes is turned away.

    Raises:
        CannotListen: ``port-in-use``, ``port-not-allowed`` or ``bad-host``.
    """
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # unnamed, asyncio leaves Nagle on
        if os.name == "posix":  # elsewhere it would let two rooms listen on one port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6 and host == "::" and socket.has_dualstack_ipv6():  # some systems leave IPv4 out
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.bind((host, port))
    except PermissionError:
        raise CannotListen("port-not-allowed", port=str(port)) from None
    except (OSError, OverflowError) as error:
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise CannotListen("port-in-use", port=str(port), other=str(port + 1)) from None
        raise CannotListen("bad-host", host=host, port=str(port)) from None
    return listener


def raise_file_limit() -> None:
    """Lets this process have `MOST_FILES` open files, or as many as the system allows it: every connection is one."""
    if sys.platform != "win32":  # counts connections apart from files
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        if now != resource.RLIM_INFINITY and now < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def where(host: str | None, *, lan: bool) -> str:
    """The address to listen on.

    Raises:
        CannotListen: ``lan-on-loopback``, if others shall come in where nobody else can.
    """
    if lan and host is not None and is_loopback(host):
        raise CannotListen("lan-on-loopback", host=host)
    return host or (EVERYWHERE if lan else LOCAL)


def address(listener: socket.socket, host: str) -> str:
    """The address to type into a browser, for example ``http://127.0.0.1:8000``."""
    port = listener.getsockname()[1]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def here(listener: socket.socket, host: str | None) -> str:
    """The room's address on this machine itself."""
    everywhere = host is None or ip_of(listener).is_unspecified
    local = LOCAL if 4 in versions(listener) else LOCAL_6
    return address(listener, local if host is None or everywhere else host)


def ways_in(listener: socket.socket) -> list[str]:
    """The addresses by which others can come in, the likeliest first; none if only this machine can."""
    ip = ip_of(listener)
    if not ip.is_unspecified:
        return [] if ip.is_loopback else [address(listener, str(ip))]
    return [address(listener, found) for found in reachable(interfaces(), versions(listener), way_out())]


def likeliest(listener: socket.socket) -> str | None:
    """The first of the ways in, as the network is now: a laptop may have gone to another one."""
    return next(iter(ways_in(listener)), None)


def ip_of(listener: socket.socket) -> IPv4Address | IPv6Address:
    """The address that a socket is bound to."""
    return ip_address(listener.getsockname()[0].partition("%")[0])


def versions(listener: socket.socket) -> frozenset[int]:
    """The versions of IP by which a socket can be reached."""
    if listener.family == socket.AF_INET:
        return frozenset({4})
    both = ip_of(listener).is_unspecified and not listener.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
    return frozenset({4, 6} if both else {6})


def _tell_ways(room: Room, listener: socket.socket, host: str | None) -> None:
    public = room.settings.address
    ways = [public.origin] if public.origin else ways_in(listener)
    at = here(listener, host) + public.root
    _announce(at, [way + public.root for way in ways], local=ip_of(listener).is_loopback)


def _announce(here: str, ways: Sequence[str], *, local: bool) -> None:
    print(text("serve-open", url=here))
    for index, way in enumerate(ways):
        print(text("serve-invite-also" if index else "serve-invite", url=way))
        if index == 0 and shows(BLOCKS):
            segno.make(way, error="l", micro=False).terminal(compact=True, border=2)
    if not ways:
        print(text("serve-hint-lan" if local else "serve-alone"))


def _tell_data(folder: str, tables: int, numbers: str | None) -> None:
    """A room that begins with fewer tables than it had shows that it is on another folder, or on an old copy."""
    print(text("serve-data", folder=folder, tables=tables))
    if numbers is not None:
        print(text("serve-metrics", url=numbers))
    print(text("serve-stop"), flush=True)
