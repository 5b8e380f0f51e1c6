"""What cannot be written just now: told as long as it lasts, and asked about before the app is closed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QObject, QTimer, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMessageBox

from harzdame_gui.context import Context
from harzdame_gui.controllers.files.chosen_file import ChosenFile
from harzdame_gui.controllers.storage.file_failure import StalledError, UnfinishedError, failure_of
from harzdame_gui.controllers.storage.storage import write_whole
from harzdame_gui.controllers.work.failing_writes import Writing
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Doing, Job, is_finished
from harzdame_gui.controllers.work.repeated_job import RepeatedJob
from harzdame_gui.files.saving import SUFFIX, name_filters
from harzdame_gui.notices.card import Notice, NoticeCard, Tone
from harzdame_gui.text.files import failure_message
from harzdame_gui.text.message import Message
from harzdame_gui.text.unwritten import closing_message, unwritten_message
from harzdame_gui.widgets.file_dialogs import SaveDialog

_PATIENCE_MS = 2000
"""The time that closing gives the disk before it asks."""
_LONG = Doing.EXPORTING, Doing.IMPORTING


class UnwrittenView(QObject):
    """The card of what is not on disk, and the question of closing; both offer another place for games."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        services = context.services
        self._jobs = services.jobs
        self._failing = services.jobs.failing
        self._folders = services.folders
        self._recovery = context.late.recovery
        self._card = NoticeCard()
        context.add_card(self._card)
        self._notices = context.notices
        self._window = context.window
        self._may_close = False
        self._question: QMessageBox | None = None
        self._missed = False  # since somebody wanted to close: told of, and not tried again
        self._elsewhere = QAction(self.tr("Save elsewhere…"), self)
        self._elsewhere.triggered.connect(self._save_elsewhere)
        self._failing.changed.connect(self._show)
        self._failing.changed.connect(self._close_once_written)
        self._failing.gaveUp.connect(self._stay)
        self._jobs.failed.connect(self._on_failed)
        self._show()

    def may_close(self) -> bool:
        """Whether nothing is lost if the window is closed now; else somebody is asked, and may close it."""
        if self._may_close:
            return True
        self._missed = False
        self._recovery.keep_now()
        self._wait()
        if self._missed or any(box.isVisible() for box in self._window.findChildren(QMessageBox)):
            return False  # which tells of what was being saved, or asks about it
        if not self._failing.lost:
            return True
        self._ask()
        return False

    @property
    def asks(self) -> bool:
        """Whether it is asked if the window shall be closed."""
        return self._question is not None

    def _wait(self) -> None:
        """Give what is being written, and what that entails, the time for it."""
        end = QDeadlineTimer(_PATIENCE_MS)
        loop = QEventLoop()
        look = QTimer(loop, interval=5)
        look.timeout.connect(lambda: None if self._writing and not end.hasExpired() else loop.quit())
        look.start()
        while self._writing and not end.hasExpired():
            loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        look.stop()  # else it would look on until the loop, which it holds, is collected
        self._note_stalls()

    @property
    def _writing(self) -> bool:
        under_way = any(job.writing is not None or is_finished(job.lane) for job in self._jobs.under_way)
        return under_way or any(not job.rests for job in self._jobs.findChildren(RepeatedJob))

    def _note_stalls(self) -> None:
        """What had that time and is still under way is on a silent disk, or still being made."""
        self._recovery.note_stall()
        for repeated in self._jobs.findChildren(RepeatedJob):
            if not repeated.rests:
                repeated.note_stall()
        for job in self._jobs.under_way:
            if job.writing is not None:
                self._note_stall(job, job.writing)

    def _note_stall(self, job: Job, writing: Writing) -> None:
        """Note what a job was to write, until that is over; what is put off for it is for the same files."""
        goes_on = job.doing in _LONG or job.share is not None
        error = UnfinishedError(writing.path) if goes_on else StalledError(writing.path)
        self._failing.note(job, writing, error)
        hear(self._failing, job, ended=partial(self._failing.settle, job))

    def _texts(self) -> list[Callable[[], str]]:
        """What can be saved elsewhere, which is games."""
        return [writing.text for writing, _error in self._failing.all if writing.text is not None]

    @Slot()
    def _show(self) -> None:
        failed = self._failing.all
        if not failed:
            self._card.show_notice(None)
            return
        actions = (self._elsewhere,) if self._texts() else ()
        self._card.show_notice(Notice(unwritten_message(failed), Tone.WARNING, actions))

    def _ask(self) -> None:
        message = closing_message(self._failing.lost)
        box = self._question = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.NoIcon)
        box.setWindowTitle(self.tr("Close Harzdame"))
        box.setText(message.title)
        box.setInformativeText(message.text)
        stay = box.addButton(self.tr("Keep open"), QMessageBox.ButtonRole.RejectRole)
        if self._texts():
            elsewhere = box.addButton(self.tr("Save elsewhere…"), QMessageBox.ButtonRole.AcceptRole)
            elsewhere.clicked.connect(partial(self._save_elsewhere, close=True))
        close = box.addButton(self.tr("Close anyway"), QMessageBox.ButtonRole.DestructiveRole)
        close.clicked.connect(self._close)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        stay.setProperty("role", "primary")
        box.open()
        box.finished.connect(self._on_answered)

    @Slot()
    def _on_answered(self) -> None:
        if self._question is not None:
            self._question.deleteLater()
            self._question = None

    @Slot()
    def _close_once_written(self) -> None:
        """Take the question back, and close, once nothing is unwritten any more."""
        if self._question is not None and not self._failing.lost:
            self._question.reject()
            QTimer.singleShot(0, self, self._close_by_itself)  # what was put off may begin just now

    @Slot()
    def _close_by_itself(self) -> None:
        if not self._missed:
            self._window.close()

    @Slot(object)
    def _on_failed(self, job: Job) -> None:
        if job.writing is not None:
            self._stay()

    @Slot()
    def _stay(self) -> None:
        """Keep the window open: something was not written, and a notice tells why."""
        self._missed = True
        if self._question is not None:
            self._question.reject()

    @Slot()
    def _close(self) -> None:
        QTimer.singleShot(0, self, self._close_anyway)

    @Slot()
    def _close_anyway(self) -> None:
        self._may_close = True
        self._window.close()
        self._may_close = False  # it may have been refused for another reason

    @Slot()
    def _save_elsewhere(self, *_: object, close: bool = False) -> None:
        dialog = SaveDialog(
            self.tr("Save what is not kept"),
            self._window,
            self._folders,
            ending=SUFFIX,
            filters=name_filters(),
            first=[Path.home()],
            name=f"Harzdame {date.today():%Y-%m-%d}.{SUFFIX}",
        )
        dialog.fileChosen.connect(partial(self._write, close=close))
        dialog.open()

    def _write(self, path: Path, *, close: bool) -> None:
        job = ChosenFile(self._jobs, path, partial(_write, path, self._texts()))
        hear(
            self,
            job,
            finished=lambda _result: self._on_written(path, close=close),
            failed=partial(self._on_not_written, path),
        )

    def _on_written(self, path: Path, *, close: bool) -> None:
        if close:
            self._close()
        else:
            self._notices.say(Message(self.tr("Saved in “{name}”.").format(name=path.name)))

    def _on_not_written(self, path: Path, error: Exception) -> None:
        self._notices.warn(failure_message(failure_of(error, path), saving=True))


def _write(path: Path, texts: Sequence[Callable[[], str]], _job: Job) -> None:
    games = dict.fromkeys(filter(None, (text().strip() for text in texts)))
    write_whole(path, "".join(f"{game}\n\n" for game in games).encode())
