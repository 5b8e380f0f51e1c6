"""The self-test of the app: the checks of the engine, and whether a window and the profile can be used.

It needs no screen: whoever calls it has chosen Qt's platform without one.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from harzdame_engine.selftest.checks import CheckFailed, SelfCheck, engine_checks, run_checks
from PySide6.QtCore import QCoreApplication

from harzdame_gui.controllers.settings.profile import Profile
from harzdame_gui.controllers.work.versions import versions
from harzdame_gui.exit_codes import ExitCode

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from harzdame_gui.app import App

_PATIENCE_S = 120.0
_FEWEST_COLOURS = 16
"""Of the picture of a window in which a board is drawn."""
_SAMPLES = 64


def self_test(tell: Callable[[str], object] | None = None) -> int:
    """Make every check; a line for each. Returns the exit code."""
    tell = tell or _print
    QCoreApplication.setApplicationName("harzdame")  # the profile is called so
    tell(versions())
    gui = (
        SelfCheck("the profile can be written to", _profile),
        SelfCheck("the window opens, and the board is drawn", _window),
    )
    passed = run_checks((*engine_checks(), *gui), tell)
    tell("Everything works." if passed else "Something does not work; see above.")
    return ExitCode.ENDED if passed else ExitCode.FAILED


def _print(line: str) -> None:
    if sys.stdout is not None:  # None without a console, on Windows: the exit code says it
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


def _profile() -> str:
    profile = Profile.usual()
    profile.close()
    if profile.problem:
        raise CheckFailed(f"{profile.folder}: {profile.problem}")
    return str(profile.folder)


def _window() -> str:
    from PySide6.QtWidgets import QApplication

    from harzdame_gui.app import App
    from harzdame_gui.theme import STYLE_ARGUMENTS

    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication([sys.argv[0], *STYLE_ARGUMENTS])
    profile = Profile.passing()
    app = App(application, profile)
    try:
        app.start(None)
        return _look_at(app, application)
    finally:
        app.window.dispose()
        app.stop()


def _look_at(app: App, application: QApplication) -> str:
    deadline = time.monotonic() + _PATIENCE_S
    while app.workspace is None and not app.failures.last:
        application.processEvents()
        if time.monotonic() > deadline:
            raise CheckFailed(f"it is not whole after {_PATIENCE_S:.0f} s")
    if app.failures.last:
        raise CheckFailed(app.failures.last.strip().splitlines()[-1])
    picture = app.window.grab().toImage()
    across = [picture.width() * place // _SAMPLES for place in range(_SAMPLES)]
    down = [picture.height() * place // _SAMPLES for place in range(_SAMPLES)]
    colours = {picture.pixel(x, y) for x in across for y in down}
    if len(colours) < _FEWEST_COLOURS:
        raise CheckFailed(f"the picture has only {len(colours)} colours")
    return f"{picture.width()} × {picture.height()}, {len(colours)} colours"
