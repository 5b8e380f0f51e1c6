"""The one window of the app, and the change to another in its place, as in another language."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from harzdame_gui.controllers.settings.languages import SYSTEM
from harzdame_gui.main_window.main_window import MainWindow
from harzdame_gui.notices.queue import NoticeQueue
from harzdame_gui.notices.unexpected import UnexpectedFailures
from harzdame_gui.services import Services
from harzdame_gui.text.message import Message
from harzdame_gui.translation import Translation
from harzdame_gui.widgets import placement

if TYPE_CHECKING:
    from harzdame_gui.late_services import LateServices
    from harzdame_gui.main_window.workspace import Workspace

BREATH_MS = 1
"""Between two steps of long work. After 0, Qt makes two of them before it looks what else there is to do."""
_LOOK_MS = 50
"""Between two looks whether what another language waits for is over."""


class CurrentWindow(QObject):
    """The window that is there now, `window`, and its `workspace` once that has been made.

    In another language another window takes its place, in steps; services, game and notices stay.
    """

    def __init__(
        self,
        services: Services,
        notices: NoticeQueue,
        failures: UnexpectedFailures,
        translation: Translation,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._notices, self._failures = notices, failures
        self._translation = translation
        self._late: LateServices | None = None
        self._wanted: list[Path] = []
        """Files to be opened once there is a workspace."""
        self._change: Iterator[QObject] | None = None
        """The steps to another window that are not made yet."""
        self._asked: str | None = None
        """The language for which the last change was begun."""
        self.workspace: Workspace | None = None
        self.window = MainWindow(services)

    @property
    def is_changing(self) -> bool:
        """Whether another window is being made in place of this one."""
        return self._change is not None

    def completed(self, late: LateServices | None) -> Iterator[QObject]:
        """Adds the second half of the window, step by step, or else a place for notices."""
        self._late, workspace = late, None
        if late is not None:
            with self._failures.part():
                workspace = yield from self.window.completed(late)
        self.workspace = workspace
        if workspace is None:
            self._notices.show_in(self.window.stand_in(self._failures.copy))
        else:
            self._notices.show_in(workspace.notices)
            self._failures.tell_in(workspace.notices)

    def take_up_last(self) -> None:
        """Bring back what the last start left, unless a file is wanted, or it may be at fault."""
        if self.workspace is None:
            return
        with self._failures.told():
            if not self._wanted and not self._services.safe:
                self.workspace.recovering.restore()
            else:
                self.workspace.recovering.announce()
            if not self._wanted:
                QTimer.singleShot(0, self.workspace.home, self.workspace.home.begin)

    def open(self, file: Path) -> None:
        """Open a file, as soon as there is a workspace."""
        if self.workspace is not None:
            self.workspace.games.open_path(file)
        else:
            self._wanted.append(file)

    def open_wanted(self) -> None:
        """Open what was to be opened before there was a workspace."""
        while self._wanted and self.workspace is not None:
            with self._failures.told():
                self.workspace.games.open_path(self._wanted.pop(0))

    def follow_language(self) -> None:
        """Change to another window whenever the language does, from now on."""
        language = self._services.settings.language
        language.changed.connect(self._on_language_changed)
        if self._differs:
            self._on_language_changed()

    def stay(self) -> None:
        """Change no more."""
        self._change = None

    @Slot()
    def _on_language_changed(self) -> None:
        if self.workspace is not None and self.workspace.windows.is_on_network:
            title = self.tr("The connection over the network stays.")
            text = self.tr("The language changes with the next start.")
            self.workspace.notices.say(Message(title, text))
            return
        if (form := self._form) is not None and self.workspace is not None:
            title = self.tr("The language changes once “{name}” is closed.").format(name=form.windowTitle())
            self.workspace.notices.say(Message(title))
        # not from within the menu, which belongs to the old window
        QTimer.singleShot(0, self, self._begin_change)

    @Slot()
    def _begin_change(self) -> None:
        if self.window.is_deciding or self._form is not None:
            QTimer.singleShot(_LOOK_MS, self, self._begin_change)  # once it stays, and nothing typed is lost
        elif self._change is None and self._differs and not self.window.is_closed:
            self._asked = self._services.settings.language.value
            self._change = self._changed()
            self._go_on()

    @property
    def _differs(self) -> bool:
        """Whether another language is chosen than that of the window."""
        return self._translation.language != self._services.settings.language.value

    @property
    def _form(self) -> QtWidgets.QDialog | None:
        """What is being filled in above another window, with which it would go."""
        widgets = QApplication.topLevelWidgets()
        dialogs = (each for each in widgets if isinstance(each, QtWidgets.QDialog))
        return next((each for each in dialogs if each.isVisible() and self._is_form(each)), None)

    def _is_form(self, dialog: QtWidgets.QDialog) -> bool:
        above = dialog.parentWidget()
        is_beside = above is not None and above.window() is not self.window
        return is_beside and dialog.isModal() and any(map(dialog.findChild, _fields()))

    @Slot()
    def _go_on(self) -> None:
        if self._change is None:
            return
        made: QObject | None = None
        with self._failures.told():
            made = next(self._change, None)
        if made is not None:
            QTimer.singleShot(BREATH_MS, self, self._go_on)
            return
        self._change = None
        self._services.jobs.release()  # whatever went wrong
        self.window.reveal()
        if self._asked != self._services.settings.language.value:
            self._begin_change()  # it was changed once more meanwhile

    def _changed(self) -> Iterator[QObject]:
        """Makes what hears nothing beside the old window; once that is gone, the rest, as at the start."""
        old, services, spoken = self.window, self._services, self._translation.language
        old.cover()  # or what it says would be in both languages
        yield old
        self._translation.use(services.settings.language.value)
        services.settings.window_geometry.set(placement.saved(old))
        try:
            new = yield from self._beside(old)
        except Exception:
            self._translation.use(spoken or SYSTEM)  # that of the window, which stays
            raise
        if new is None:
            return
        services.jobs.hold()  # until there is a workspace again: what ends meanwhile would be told to nobody
        self._leave_workspace()
        self.window = new  # in the same step: nobody finds one window with the workspace of the other
        new.show()
        old.end()
        yield new  # painted first
        old.deleteLater()
        while isValid(old):  # it hears what the new workspace hears, and would do the same once more
            yield new
        yield from self.completed(self._late)
        yield from new.opened_inside(self._failures.told)
        services.jobs.release()
        new.reveal()
        self.open_wanted()
        yield new
        yield from new.opened_beside(self._failures.told)

    def _beside(self, old: MainWindow) -> Generator[QObject, None, MainWindow | None]:
        """Makes, step by step, what hears nothing beside a covered window, and has it look like that one.

        None: that one was closed meanwhile. If it fails, that one goes on, with nothing of another beside it.
        """
        new: MainWindow | None = None
        try:
            new = MainWindow(self._services)
            yield new
            with suppress(Exception):  # whoever completes it tells of it
                yield from new.prepared()
            if old.is_closed:
                new.deleteLater()
                return None
            new.view_as(old)
        except Exception:
            if new is not None:
                new.deleteLater()
            old.keep()
            raise
        return new

    def _leave_workspace(self) -> None:
        """Have nothing done or told by the workspace of a window that goes."""
        self.workspace = None
        self._failures.tell_in(None)
        self._notices.show_in(None)


def _fields() -> tuple[type[QtWidgets.QWidget], ...]:
    """What is filled in; asked for late, as PySide makes a class when it is named."""
    lines = QtWidgets.QLineEdit, QtWidgets.QTextEdit, QtWidgets.QPlainTextEdit
    return *lines, QtWidgets.QAbstractSpinBox, QtWidgets.QComboBox
