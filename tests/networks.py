"""A network that leads nowhere else, whose machines can vanish: a network namespace of Linux, which root can make."""

import ctypes
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

import pytest

NEW_NETWORK: Final = 0x40000000
"""CLONE_NEWNET."""
Result = TypeVar("Result")


@dataclass
class Network:
    """What runs in it reaches nothing but each other, by loopback addresses of its own."""

    name: str

    def run(self, work: Callable[[], Result]) -> Result:
        """Calls a function in it; what that begins stays there."""
        results, errors = list[Result](), list[BaseException]()

        def there() -> None:
            try:
                with Path(f"/run/netns/{self.name}").open("rb") as network:
                    libc = ctypes.CDLL(None, use_errno=True)
                    if libc.setns(network.fileno(), NEW_NETWORK):
                        raise OSError(ctypes.get_errno(), "setns")
                results.append(work())
            except BaseException as error:
                errors.append(error)

        thread = threading.Thread(target=there)
        thread.start()
        thread.join()
        if errors:
            raise errors[0]
        return results[0]

    def cut(self) -> None:
        """Nothing in it gets anywhere any more, as if all others had vanished; nobody is told."""
        _ip("-n", self.name, "link", "set", "lo", "down")


@contextmanager
def own_network() -> Iterator[Network]:
    """A network that nothing else is in; skips the test where none can be made."""
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("ip") is None:
        pytest.skip("no network can be made: it takes Linux, root, and ip (the package iproute2)")
    network = Network(f"parlour-{os.getpid()}")
    _ip("netns", "add", network.name)
    try:
        _ip("-n", network.name, "link", "set", "lo", "up")
        yield network
    finally:
        _ip("netns", "delete", network.name)


def _ip(*arguments: str) -> None:
    done = subprocess.run(["ip", *arguments], capture_output=True, text=True, check=False)
    if done.returncode and arguments[:2] == ("netns", "add"):
        pytest.skip(f"no network can be made here: {done.stderr.strip()}")
    assert done.returncode == 0, done.stderr
