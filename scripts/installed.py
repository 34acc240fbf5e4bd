"""What must hold of an installed Parlour: the room opens and shows its page, and a position is solved.

It is run by the Python that Parlour is installed for, from any folder, and needs nothing else: after every wheel that
cibuildwheel has built, and by the tests. With ``--kernel`` it must be the kernel that solves. With ``--reference`` it
must be the reference, and nothing else is asked: the room is the same.
"""

import json
import os
import subprocess
import sys
import sysconfig
import tempfile
import urllib.request
from importlib.util import find_spec
from pathlib import Path

COMMAND = str(Path(sysconfig.get_path("scripts")) / ("parlour.exe" if os.name == "nt" else "parlour"))
ENDING = ("T5.4..", ".2..83", ".3.T1.", "...T76")
"""The rule sheet's own example, which the reference solves at once, too."""
WORTHS = {"RT": 4, "R5": 9, "G4": 10}


def main() -> int:
    """Fails with what does not hold."""
    reference, kernel = (option in sys.argv[1:] for option in ("--reference", "--kernel"))
    if reference or kernel:
        check_kernel(wanted=kernel)
    check_solver()
    if not reference:
        with tempfile.TemporaryDirectory() as folder:
            check_room(folder)
    return 0


def check_kernel(*, wanted: bool) -> None:
    """The kernel is there, or is not, as wanted."""
    if (find_spec("parlour._core") is not None) != wanted:
        sys.exit(f"the kernel is {'not ' if wanted else ''}there: {find_spec('parlour')}")


def check_solver() -> None:
    """Solves the ending."""
    command = [COMMAND, "solve", *ENDING, "--leader", "0", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)["values"]
    if found != WORTHS:
        sys.exit(f"the worths of an ending are {found}, not {WORTHS}")


def check_room(folder: str) -> None:
    """Opens a room and asks it whether it is well, and for its first page and what that loads."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"}
    command = [COMMAND, "--port", "0", "--data", folder]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as room:
        try:
            told = room.stdout.readline() if room.stdout else ""
            where = next((word for word in told.split() if word.startswith("http://")), None)
            if where is None:
                sys.exit(f"the room does not say where it is: {told!r}")
            if json.loads(ask(f"{where}/health")) != {"alive": True}:
                sys.exit("the room is not well")
            page = ask(where)
            script = page.partition('<script type="module"')[2].partition('src="')[2].partition('"')[0]
            if not script or not ask(f"{where}/{script.lstrip('./')}"):
                sys.exit(f"the first page is not there: {page[:300]}")
        finally:
            room.kill()


def ask(address: str) -> str:
    """What is answered, by the room itself and no proxy."""
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(address, timeout=30) as answer:
        content: bytes = answer.read()
        return content.decode()


if __name__ == "__main__":
    sys.exit(main())
