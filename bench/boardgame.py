"""boardgame.io under the same load as a room: a server of games on node that keeps all in memory, and stores nothing.

It is installed into a folder of the moment by npm; where that is not possible, why is said.
"""

import importlib.util
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from bench.crowd import processor_time
from bench.process import Where

PACKAGE: Final = "boardgame.io@0.50.2"
SCRIPT: Final = Path(__file__).with_suffix(".cjs")
NODE: Final = Path(__file__).parents[1] / "scripts" / "node.py"


def _node() -> Any:
    """What knows where node and npm are."""
    spec = importlib.util.spec_from_file_location("node", NODE)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def install(folder: Path) -> str | None:
    """Installs it into a folder; what npm has said if it could not."""
    node = _node()
    try:
        npm = [*node.npm(), "install", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", str(folder), PACKAGE]
        done = subprocess.run(npm, cwd=folder, env=node.environment(), capture_output=True, text=True, check=False)
    except (OSError, ImportError) as error:
        return str(error)
    (folder / SCRIPT.name).write_bytes(SCRIPT.read_bytes())
    return None if done.returncode == 0 else (done.stderr.strip() or f"npm ended with {done.returncode}")


def rate(folder: Path, pairs: int, beginning: float, seconds: float) -> float:
    """Moves a second of CPU of its server, in a closed loop."""
    with _server(folder) as where, _script(folder, "play", where.host, pairs, beginning, seconds) as playing:
        assert playing.stdout
        _after(playing.stdout, "begin")
        before = processor_time(where.pid)
        plays = int(_after(playing.stdout, "plays"))
        return plays / (processor_time(where.pid) - before)


@contextmanager
def _server(folder: Path) -> Iterator[Where]:
    with _script(folder, "serve") as server:
        assert server.stdout
        yield Where(f"127.0.0.1:{_after(server.stdout, 'port')}", server.pid)


@contextmanager
def _script(folder: Path, *arguments: object) -> Iterator[subprocess.Popen[str]]:
    node = _node()
    command = [*node.node(), SCRIPT.name, *map(str, arguments)]
    running = subprocess.Popen(
        command, cwd=folder, env=node.environment(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        yield running
    finally:
        running.terminate()
        running.wait()


def _after(lines: Iterator[str], word: str) -> str:
    """What the first line says that begins with a word.

    Raises:
        RuntimeError: there is none.
    """
    for line in lines:
        if line.split()[:1] == [word]:
            return line.split(maxsplit=1)[1].strip() if " " in line else ""
    raise RuntimeError(f"{PACKAGE} has not said {word!r}")
