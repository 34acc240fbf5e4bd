"""The room as a person starts it: the real command in a process of its own, which can be killed and started again."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-c", "from parlour.cli import main; main()"]
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


class RoomProcess:
    """``parlour`` on a free port of this machine."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Starts it, on the same port as before, and waits until it listens."""
        self._process = subprocess.Popen(
            [*COMMAND, "--port", str(self._port), "--data", str(self._data)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )
        assert self._process.stdout
        for line in self._process.stdout:
            if found := ADDRESS.search(line):
                self._port = int(found[1])
                return
        raise AssertionError("the room did not say where it is open")

    def kill(self) -> None:
        """As a power cut would: no farewell, nothing flushed."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As Ctrl-C does."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()
        self._process = None
