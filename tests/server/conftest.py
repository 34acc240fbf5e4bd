"""A room for the tests of a module that leave it as they found it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Guest, running


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The host and port of a room that all tests share."""
    with running(tmp_path_factory.mktemp("room")) as (_, address):
        yield address


@pytest.fixture
def mira(host: str) -> Iterator[Guest]:
    with Guest(host, "Mira") as guest:
        yield guest


@pytest.fixture
def jonas(host: str) -> Iterator[Guest]:
    with Guest(host, "Jonas") as guest:
        yield guest


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty data folder."""
    return tmp_path / "data"
