"""Runs all tests: the client's with vitest, everything else with pytest, those in a real browser included.

Where there is no browser, no PostgreSQL server or no nginx, one is installed if the machine lets us; else its tests say
why they are skipped. Arguments go to pytest, like ``scripts/test.py tests/core -k match``; the client's tests are
then left out, and so are its packages unless a test in a browser, which brings some of them into the page, may be among
those asked for.

A few tests that fail beside all others are run once more by themselves, and only what fails there again counts: some
wait for a browser, or for processes that are killed, on a machine that may have too little to give. Their names are
told, since a test that needs it is one to be mended.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import node

ROOT = Path(__file__).parent.parent
IN_BROWSER = ROOT / "tests" / "browser"
AT_ONCE = ("-n", "auto", "--dist", "worksteal")
"""As many tests beside each other as there are cores."""
AGAIN = ("--last-failed", "--last-failed-no-failures=none")
FEW = 5
"""Of more that fail, all count at once."""
FAILED = 1
"""The exit status of pytest when tests have failed, and nothing else is wrong."""
LAST_FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
ON_SERVER = ROOT / "tests" / "server"
DEBIAN_POSTGRES = Path("/usr/lib/postgresql")
NO_CLUSTER = Path("/etc/postgresql-common/createcluster.d/parlour-tests.conf")
"""While it is there, Debian's package brings the programs alone, and no database that somebody would have to stop."""
POLICY = Path("/usr/sbin/policy-rc.d")
"""While it is there, and says so as ours does, Debian's packages start no service."""
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The one without windows first, which takes two thirds of the work."""
DEBIAN = (("chromium", "chromium-headless-shell"), ("chromium",))
"""Packages, both if there are both: the one without windows knows no settings, which some tests are about."""


def main() -> int:
    """Gives the exit status of the first runner that fails."""
    arguments = sys.argv[1:]
    if may_need(ON_SERVER, arguments):
        find_postgres()
        find_nginx()
    if not arguments:
        return node.install() or node.run("run", "--silent", "test") or all_at_once()
    status = node.install() if may_need(IN_BROWSER, arguments) else 0
    return status or pytest(*arguments)


def all_at_once() -> int:
    """Runs all tests beside each other, and a few that fail once more alone."""
    LAST_FAILED.unlink(missing_ok=True)
    status = pytest(*AT_ONCE)
    failed = [*json.loads(LAST_FAILED.read_text(encoding="utf-8"))] if LAST_FAILED.is_file() else []
    if status != FAILED or not 0 < len(failed) <= FEW:
        return status
    print("\nthese failed beside the others; once more, by themselves:", *failed, sep="\n  ", flush=True)
    return pytest(*AGAIN)


def may_need(folder: Path, arguments: list[str]) -> bool:
    """Whether these arguments of pytest leave any test in a folder: all do that name no path elsewhere."""
    named = [(ROOT / argument.partition("::")[0]).resolve() for argument in arguments]
    paths = [path for path in named if path.exists()]
    return not paths or any(path.is_relative_to(folder) or folder.is_relative_to(path) for path in paths)


def pytest(*arguments: str) -> int:
    """Runs pytest with the browser that there is, if there is one; the tests say why they are skipped without."""
    environment = {**os.environ, "PARLOUR_CHROMIUM": find_chromium() or ""}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of processes would each compile all that they import
    command = [sys.executable, "-m", "pytest", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def find_chromium() -> str | None:
    """The machine's Chromium, else one that can be installed here, else None."""
    named = os.environ.get("PARLOUR_CHROMIUM")
    return named or _on_path() or _from_playwright() or _from_debian()


def _on_path() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def _from_playwright() -> str | None:
    """Playwright's own download; its place is known only to Playwright."""
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    if not _quietly(command):
        return None
    ask = "from playwright.sync_api import sync_playwright as p\nwith p() as q: print(q.chromium.executable_path)"
    return subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=False).stdout.strip()


def _from_debian() -> str | None:
    """The package, where we may install it."""
    _install(*DEBIAN)
    return _on_path()


def find_postgres() -> None:
    """Installs Debian's PostgreSQL where there is none and we may; `tests/postgres.py` looks for its programs."""
    if shutil.which("initdb") or any(DEBIAN_POSTGRES.glob("*/bin/initdb")) or not _may_install():
        return
    NO_CLUSTER.parent.mkdir(parents=True, exist_ok=True)
    NO_CLUSTER.write_text("create_main_cluster = false\n")
    _install(("postgresql",))
    NO_CLUSTER.unlink()


def find_nginx() -> None:
    """Installs Debian's nginx where there is none and we may, and lets nothing be served by it."""
    if shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin") or not _may_install():
        return
    said = None if POLICY.exists() else POLICY.write_text("#!/bin/sh\nexit 101\n")
    POLICY.chmod(0o755)
    _install(("nginx",))
    if said is not None:
        POLICY.unlink()


def _install(*ways: tuple[str, ...]) -> None:
    """Installs the first of some packages, or sets of them, that there are."""
    if _may_install() and _quietly(["apt-get", "update"]):
        any(_quietly(["apt-get", "install", "-y", "--no-install-recommends", *packages]) for packages in ways)


def _may_install() -> bool:
    return sys.platform != "win32" and shutil.which("apt-get") is not None and os.geteuid() == 0


def _quietly(command: list[str]) -> bool:
    print(f"looking for what the tests need: {' '.join(command[-3:])}", flush=True)
    try:
        return subprocess.run(command, capture_output=True, check=False, timeout=300).returncode == 0
    except subprocess.TimeoutExpired:
        return False


if __name__ == "__main__":
    sys.exit(main())
