"""The address that lets others in."""

from collections.abc import Callable
from ipaddress import ip_address
from urllib.parse import urlsplit


def is_loopback(host: str) -> bool:
    """Whether a name or address means this machine itself, for example ``localhost``."""
    name = host.strip("[]").rstrip(".").lower()
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def for_others(asked: str, reached_at: Callable[[], str | None]) -> str:
    """The address at which the room was asked, unless it leads nobody else here: then another one, if there is any.

    Example: ``for_others("http://localhost:8000", lambda: "http://192.168.1.2:8000")`` is the latter.
    """
    return (is_loopback(urlsplit(asked).hostname or "") and reached_at()) or asked
