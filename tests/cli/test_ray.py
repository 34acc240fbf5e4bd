"""The same runs on a Ray cluster of two machines: the same lines, also when a worker is killed or a machine is lost."""

import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from parlour.cli.batch import work_off
from parlour.cli.crew import NoCluster, find_ray
from parlour.cli.puzzle import make_puzzles
from parlour.core.command import Labour

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore::Warning")]
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes on this machine, which tell nobody else anything."""
    try:
        find_ray()
    except NoCluster:
        pytest.skip("Ray is not installed: uv run --extra ray --group dev pytest -m long tests/cli")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(ROOT / "src")]))
        from ray.cluster_utils import Cluster

        made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        made.add_node(num_cpus=1)
        made.wait_for_nodes()
        yield made
        made.shutdown()


def square(folder: Path, task: int) -> int:
    """Ends its own process the first time that a third task is done, as a machine without memory would."""
    mark = folder / str(task)
    if task % 3 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return task * task


def tell(task: int, result: int) -> bytes:
    return f"{task}: {result}".encode()


def test_puzzles_are_the_same_on_a_cluster(cluster: Any, tmp_path: Path) -> None:
    assert make_puzzles(count=4, seed=7, into=str(tmp_path / "alone")) == 0
    assert make_puzzles(count=4, seed=7, ray=cluster.address, into=str(tmp_path / "many")) == 0
    assert (tmp_path / "many").read_bytes() == (tmp_path / "alone").read_bytes()


def test_a_worker_that_is_killed_changes_no_line(cluster: Any, tmp_path: Path) -> None:
    tasks, work = [*range(12)], partial(square, tmp_path)
    lines = [*work_off(tasks, work, tell, Labour(ray=cluster.address), "")]
    assert lines == [tell(task, task * task) for task in tasks]
    assert sorted(int(mark.name) for mark in tmp_path.iterdir()) == [0, 3, 6, 9], "each was killed once"


def test_a_machine_that_is_lost_changes_no_line(cluster: Any, tmp_path: Path) -> None:
    extra = cluster.add_node(num_cpus=2)
    tasks = [*range(40)]
    told = work_off(tasks, partial(square, tmp_path), tell, Labour(ray=cluster.address), "")
    lines = [next(told)]
    cluster.remove_node(extra, allow_graceful=False)
    lines += told
    assert lines == [tell(task, task * task) for task in tasks]


def test_a_cluster_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray")
    assert make_puzzles(count=1, seed=1, ray="127.0.0.1:1") == 2
    assert "127.0.0.1:1" in capsys.readouterr().err
