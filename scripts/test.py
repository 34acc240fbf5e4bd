"""Runs all tests: the client's with vitest, everything else with pytest, those in a real browser included.

Arguments go to pytest, for example ``scripts/test.py tests/core -k match``; the client's tests are then left out, and
so are its packages unless a test in a browser, which brings some of them into the page, may be among those asked for.
"""

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
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def main() -> int:
    """Gives the exit status of the first runner that fails."""
    arguments = sys.argv[1:]
    if not arguments:
        return node.install() or node.run("run", "--silent", "test") or pytest(*AT_ONCE)
    status = node.install() if may_browse(arguments) else 0
    return status or pytest(*arguments)


def may_browse(arguments: list[str]) -> bool:
    """Whether these arguments of pytest leave any test in a browser: all do that name no path elsewhere."""
    named = [(ROOT / argument.partition("::")[0]).resolve() for argument in arguments]
    paths = [path for path in named if path.exists()]
    return not paths or any(path.is_relative_to(IN_BROWSER) or IN_BROWSER.is_relative_to(path) for path in paths)


def pytest(*arguments: str) -> int:
    """Runs pytest with the browser that there is, if there is one; the tests say why they are skipped without."""
    environment = {**os.environ, "PARLOUR_CHROMIUM": find_chromium() or ""}
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
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    if _quietly(["apt-get", "update"]):
        _quietly(["apt-get", "install", "-y", "--no-install-recommends", "chromium"])
    return _on_path()


def _quietly(command: list[str]) -> bool:
    print(f"looking for a browser: {' '.join(command[-3:])}", flush=True)
    try:
        return subprocess.run(command, capture_output=True, check=False, timeout=300).returncode == 0
    except subprocess.TimeoutExpired:
        return False


if __name__ == "__main__":
    sys.exit(main())
