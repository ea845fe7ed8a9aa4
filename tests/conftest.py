"""What every run of the tests ends with."""

import pytest

from tests.sandbox.browser import NO_BROWSER


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A machine without a browser leaves a part untried: the last lines say so, not only a letter among thousands."""
    reasons = [str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", ()) if report.longrepr]
    missing = [reason for reason in reasons if NO_BROWSER in reason]
    if missing:
        terminalreporter.section("browser tests", yellow=True)
        terminalreporter.write_line(
            f"{len(missing)} tests SKIPPED: {missing[0].removeprefix('Skipped: ')}", yellow=True
        )
