"""The places where Python and Qt tell of what nobody has caught, in slots and threads and in Qt itself."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from harzdame_gui.controllers.work.logger import logger
from harzdame_gui.notices.unexpected import UnexpectedFailures

_QT = f"{__package__}.qt"
"""The name of Qt's logger."""


class Hooks:
    """Has all of that told by `failures`, from now until `close`.

    `note` writes down at once what Qt says before it ends the process.
    """

    def __init__(self, failures: UnexpectedFailures, note: Callable[[str], None]) -> None:
        self._failures, self._note = failures, note
        sys.excepthook = failures.report
        threading.excepthook = self._on_thread_failed
        qInstallMessageHandler(partial(self._on_qt_message))

    def close(self) -> None:
        """Leave it to Python and Qt again."""
        qInstallMessageHandler(None)
        threading.excepthook = threading.__excepthook__
        sys.excepthook = sys.__excepthook__

    def _on_thread_failed(self, failed: threading.ExceptHookArgs) -> None:
        if failed.exc_type is not SystemExit and failed.exc_value is not None:
            self._failures.report(failed.exc_type, failed.exc_value, failed.exc_traceback)

    def _on_qt_message(self, kind: QtMsgType, _context: QMessageLogContext, said: str) -> None:
        """Called on any thread."""
        if kind is QtMsgType.QtCriticalMsg:
            self._failures.report_said(said)
            return
        if kind is QtMsgType.QtFatalMsg:
            self._note(f"Qt fatal error: {said}")  # the process ends with this call
            logger(_QT).critical("%s", said)
        elif kind is QtMsgType.QtWarningMsg:  # what is less is said only where somebody asked for it
            logger(_QT).warning("%s", said)
        if sys.stderr is not None:
            sys.stderr.write(f"{said}\n")
