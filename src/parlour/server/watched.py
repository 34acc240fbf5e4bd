"""The numbers of a room for Prometheus, by its own client: how much there is of everything, and never whose it is."""

from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from parlour.server.metrics import Metrics, ThereIs

LOOPBACK: Final = "127.0.0.1"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The upper bounds by which times are counted: up to what the room waits for a database."""


class Watched(Metrics):
    """Counts what it is told, and what there is whenever it is asked.

    It answers at ``/metrics`` on a port of this machine alone, in a thread of its own.

    Args:
        port: 0 is any free one.

    Raises:
        OSError: the port is not free.
    """

    def __init__(self, port: int) -> None:
        self._registry = CollectorRegistry()
        self._refused = Counter(
            "parlour_refusals", "What people were told that cannot be done", ["code"], registry=self._registry
        )
        self._moved = Histogram(
            "parlour_move_seconds",
            "From when a person's action comes until it is stored and answered",
            buckets=SECONDS,
            registry=self._registry,
        )
        self._committed = Histogram(
            "parlour_commit_seconds", "One commit of the database", buckets=SECONDS, registry=self._registry
        )
        self._changes = Counter("parlour_changes", "What was committed, several in one commit", registry=self._registry)
        self._server, self._thread = start_http_server(port, LOOPBACK, self._registry)
        self.url = f"http://{LOOPBACK}:{self._server.server_port}/metrics"

    def refused(self, code: str) -> None:
        """See `Metrics`; codes are the room's own, so there are not many."""
        self._refused.labels(code).inc()

    def moved(self, seconds: float) -> None:
        """See `Metrics`."""
        self._moved.observe(seconds)

    def committed(self, seconds: float, changes: int) -> None:
        """See `Metrics`."""
        self._committed.observe(seconds)
        self._changes.inc(changes)

    def look_at(self, there_is: ThereIs) -> None:
        """See `Metrics`."""
        self._registry.register(_ThereIs(there_is))

    def close(self) -> None:
        """See `Metrics`."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _ThereIs(Collector):
    def __init__(self, there_is: ThereIs) -> None:
        self._there_is = there_is

    def collect(self) -> Iterator[GaugeMetricFamily]:
        for name, (what, count) in self._there_is.items():
            yield GaugeMetricFamily(name, what, value=count())
