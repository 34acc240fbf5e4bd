"""What holds for all tests."""

import os

import pytest
from hypothesis import settings

settings.register_profile("parlour", deadline=None)
settings.load_profile("parlour")
"""A busy machine is slow, and that is no fault of the code: properties have no deadline."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests in a browser come last: Playwright keeps an event loop running, in which no other can be started."""
    items.sort(key=lambda item: "browser" in item.path.parts)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says why tests were skipped."""
    for report in terminalreporter.stats.get("skipped", []):
        terminalreporter.write_line(f"skipped {report.nodeid}: {report.longrepr[2] if report.longrepr else ''}")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """With PARLOUR_SKIP=never a skipped test is a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    if os.environ.get("PARLOUR_SKIP") == "never" and skipped and exitstatus == 0:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
