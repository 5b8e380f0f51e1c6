"""What tests of all rooms ask for."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests import rights
from tests.shared_compiling import compile_own_part

PATIENCE_MS = 20_000
"""What tests wait for comes, but late on a busy machine; by itself the plugin waits for 5 s."""

for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitExposed, QtBot.waitActive):
    wait.__kwdefaults__["timeout"] = PATIENCE_MS

# an editable install would tell of its rebuilding on stdout, among the lines that tests read from a child
os.environ["SKBUILD_EDITABLE_VERBOSE"] = "0"

# widths and heights of texts are those of one font on every machine, in the processes that tests start, too
os.environ["FONTCONFIG_FILE"] = str(Path(__file__).parent / "fonts" / "fonts.conf")

# numbers and dates are those of a system without a language, whatever the machine speaks
os.environ["LC_ALL"] = "C.UTF-8"

# a shell has what it starts in the background ignore Ctrl+C, and so would every process that tests start
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Where several processes collect, have each file compiled by one of them."""
    compile_own_part(session.config.args)


_LONG = (
    "tests/soak/",
    "tests/reference/",
    "tests/packaging/test_portability.py",
    "tests/engine/test_core_checks.py",
    "tests/test_project.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest: at the end one process would be busy with it, and the others done."""
    items.sort(key=lambda item: not item.nodeid.startswith(_LONG))


@pytest.fixture
def ended_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs of the Hub protocol that do not end when told to are killed: for those that never do."""
    monkeypatch.setattr("harzdame_engine.hub.program._PATIENCE", 0.1)


@pytest.fixture
def short_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    """The trial before a tournament waits half a second for an answer: for programs that give none."""
    monkeypatch.setattr("harzdame_engine.match.hub_player._PATIENCE", 0.5)


@pytest.fixture
def bound_by_rights() -> Iterator[None]:
    """Nothing forbidden can be done, not even by root; ask for it before whatever starts threads."""
    if not rights.hold_for_us():
        pytest.skip("nothing can be forbidden to this user")
    with rights.held():
        yield
