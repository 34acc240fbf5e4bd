"""Machines in a network of their own, of which one can vanish: network namespaces of Linux, which take root to make."""

import ctypes
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

import pytest

NEW_NETWORK: Final = 0x40000000
"""CLONE_NEWNET."""
ADDRESSES: Final = ("10.93.7.1", "10.93.7.2")
"""Of networks that lead nowhere else."""

Result = TypeVar("Result")


@dataclass
class Machine:
    """Something that runs as if it had a network of its own."""

    name: str
    address: str

    def run(self, work: Callable[[], Result]) -> Result:
        """Calls a function in the machine's network; what it begins stays there."""
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

    def vanish(self) -> None:
        """Nothing comes from there any more, and nothing gets there; nobody is told."""
        _ip("-n", self.name, "link", "set", "wire", "down")


@contextmanager
def two_machines() -> Iterator[tuple[Machine, Machine]]:
    """Two machines with a wire between them; skips the test where they cannot be made."""
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("ip") is None:
        pytest.skip("no networks can be made: it takes Linux, root, and ip (the package iproute2)")
    both = [Machine(f"parlour-{os.getpid()}-{index}", address) for index, address in enumerate(ADDRESSES)]
    with ExitStack() as made:
        for machine in both:
            _ip("netns", "add", machine.name)
            made.callback(_ip, "netns", "delete", machine.name)
        first, second = both
        _ip("-n", first.name, "link", "add", "wire", "type", "veth", "peer", "name", "wire", "netns", second.name)
        for machine in both:
            _ip("-n", machine.name, "address", "add", f"{machine.address}/24", "dev", "wire")
            _ip("-n", machine.name, "link", "set", "wire", "up")
        yield first, second


def _ip(*arguments: str) -> None:
    done = subprocess.run(["ip", *arguments], capture_output=True, text=True, check=False)
    if done.returncode and arguments[:2] == ("netns", "add"):
        pytest.skip(f"no networks can be made here: {done.stderr.strip()}")
    assert done.returncode == 0, done.stderr
