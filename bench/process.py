"""Servers that are measured: each a process of its own that says its port first."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple


class Where(NamedTuple):
    """Where a server is, and the number of its process."""

    host: str
    pid: int


@contextmanager
def process(*arguments: str) -> Iterator[Where]:
    """A module of Python that serves until this is left."""
    server = subprocess.Popen([sys.executable, "-m", *arguments], stdout=subprocess.PIPE, text=True)
    assert server.stdout
    try:
        yield Where(f"127.0.0.1:{server.stdout.readline().strip()}", server.pid)
    finally:
        server.terminate()
        server.wait()
