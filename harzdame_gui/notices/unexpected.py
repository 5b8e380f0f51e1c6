"""Failures that nobody expected, and parts that are missing for them: told, logged, kept as a report."""

from __future__ import annotations

import sys
import traceback
from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, NamedTuple

from harzdame_engine.version import version
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from harzdame_gui.controllers.work.logger import logger
from harzdame_gui.notices.queue import NoticeQueue
from harzdame_gui.text.message import Message

if TYPE_CHECKING:
    from harzdame_gui.notices.presenter import Notices


class _Failure(NamedTuple):
    """A failure: `detail` in a line, `whole` with its trace; what has the same `place` is the same again."""

    detail: str
    whole: str
    place: Hashable
    is_part: bool = False
    """Whether a part of the window is missing for it."""


class UnexpectedFailures(QObject):
    """Tells of each on stderr, in the log and in the window, from where the last can be copied.

    One that comes again and again, as from a timer, is told of once; the log counts it.
    """

    _failed = Signal(object)  # from any thread

    def __init__(self, queue: NoticeQueue, parent: QObject) -> None:
        super().__init__(parent)
        self._queue = queue
        self._notices: Notices | None = None
        self._counts: Counter[Hashable] = Counter()
        self.last = ""
        """The report of the last one."""
        self.copy = QAction(self)
        self.copy.triggered.connect(self._copy)
        self._failed.connect(self._tell)
        self.tell_in(None)

    def tell_in(self, notices: Notices | None) -> None:
        """Tell of them among these notices; None: in the queue, as long as there are none."""
        self._notices = notices
        self.copy.setText(self.tr("Copy the report"))  # in the language of now

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Tell of an unexpected failure, on whatever thread."""
        self._failed.emit(_failure(kind, error, trace))

    def report_said(self, said: str) -> None:
        """Tell of what Qt itself takes for a failure, on whatever thread."""
        self._failed.emit(_Failure(said, f"{said}\n", said))

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
            self._failed.emit(_failure(type(error), error, error.__traceback__)._replace(is_part=True))

    @Slot(object)
    def _tell(self, failure: _Failure) -> None:
        self._counts[failure.place] += 1
        count = self._counts[failure.place]
        if count > 1:
            if str(count).strip("0") == "1":  # 10, 100 and so on: it may fail many times a second
                logger(__name__).error("for the %d. time: %s", count, failure.detail)
            return
        self.last = failure.whole
        logger(__name__).error("%s", failure.whole)
        if sys.stderr is not None:  # None without a console, on Windows
            sys.stderr.write(failure.whole)
        message = self._message(failure)
        if self._notices is not None:
            self._notices.tell(message, actions=(self.copy,))
        else:
            self._queue.add(message.title, message.text)

    def _message(self, failure: _Failure) -> Message:
        if failure.is_part:
            title = self.tr("A part of the window is missing.")
            text = self.tr(
                "You can play on the board. If it is missing after the next start as well, "
                "please send the report to the makers of Harzdame. ({detail})"
            )
        else:
            title = self.tr("Something went wrong.")
            text = self.tr("Your game is still here; saving it now is a good idea. ({detail})")
        return Message(title, text.format(detail=failure.detail))

    @Slot()
    def _copy(self) -> None:
        """Put the last failure on the clipboard, to be sent to whoever can mend it."""
        whole = self.last.replace(str(Path.home()), "~")
        QApplication.clipboard().setText(f"Harzdame {version()}\n{whole}")


def _failure(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> _Failure:
    frames = traceback.extract_tb(trace)
    place = (frames[-1].filename, frames[-1].lineno) if frames else str(error)
    whole = "".join(traceback.format_exception(kind, error, trace))
    return _Failure(f"{kind.__name__}: {error}", whole, (kind, place))
