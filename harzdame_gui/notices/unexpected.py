"""Failures that nobody expected, and parts that are missing for them: told, logged, kept as a report."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import TYPE_CHECKING

from harzdame_engine.version import version
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from harzdame_gui.notices.queue import NoticeQueue
from harzdame_gui.text.message import Message

if TYPE_CHECKING:
    from harzdame_gui.notices.presenter import Notices

_LOGGER = logging.getLogger(__name__)


class UnexpectedFailures(QObject):
    """Tells of each on stderr, in the log and in the window, from where the last can be copied."""

    def __init__(self, queue: NoticeQueue, parent: QObject) -> None:
        super().__init__(parent)
        self._queue = queue
        self._notices: Notices | None = None
        self.last = ""
        """The report of the last one."""
        self.copy = QAction(self)
        self.copy.triggered.connect(self._copy)
        self.tell_in(None)

    def tell_in(self, notices: Notices | None) -> None:
        """Tell of them among these notices; None: in the queue, as long as there are none."""
        self._notices = notices
        self.copy.setText(self.tr("Copy the report"))  # in the language of now

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Tell of an unexpected failure."""
        title = self.tr("Something went wrong.")
        text = self.tr("Your game is still here; saving it now is a good idea. ({detail})")
        self._tell(title, text, kind, error, trace)

    @contextmanager
    def told(self) -> Iterator[None]:
        """Tell of whatever goes wrong in a step, and go on: a file may be at fault."""
        try:
            yield
        except Exception as error:
            self.report(type(error), error, error.__traceback__)

    @contextmanager
    def part(self) -> Iterator[None]:
        """Tell of a part of the window that cannot be made."""
        try:
            yield
        except Exception as error:
            title = self.tr("A part of the window is missing.")
            text = self.tr(
                "You can play on the board. If it is missing after the next start as well, "
                "please send the report to the makers of Harzdame. ({detail})"
            )
            self._tell(title, text, type(error), error, error.__traceback__)

    def _tell(
        self,
        title: str,
        text: str,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        self.last = "".join(traceback.format_exception(kind, error, trace))
        _LOGGER.error("%s", self.last)
        if sys.stderr is not None:  # None without a console, on Windows
            sys.stderr.write(self.last)
        text = text.format(detail=f"{kind.__name__}: {error}")
        if self._notices is not None:
            self._notices.tell(Message(title, text), actions=(self.copy,))
        else:
            self._queue.add(title, text)

    @Slot()
    def _copy(self) -> None:
        """Put the last failure on the clipboard, to be sent to whoever can mend it."""
        QApplication.clipboard().setText(f"Harzdame {version()}\n{self.last}")
