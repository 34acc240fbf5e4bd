"""A room for the tests of a module that leave it as they found it, and where others keep their games."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Server, serving
from tests.server.places import Place
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


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server, begun when the first test asks for it."""
    with serving() as server:
        yield server


@pytest.fixture
def database(postgres: Server) -> Iterator[str]:
    """The address of an empty database of PostgreSQL."""
    with postgres.database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest) -> Place:
    """Where a room keeps its games: what a test that asks for it shows holds for both databases."""
    found: Place = request.getfixturevalue("folder" if request.param == "sqlite" else "database")
    return found
