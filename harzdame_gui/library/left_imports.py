"""Imports that ended with the app: told at the next start, one after the other, with a way to go on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction

from harzdame_gui.context import Context
from harzdame_gui.controllers.library.begun_imports import LeftImport
from harzdame_gui.text.message import Message, count, listing

_MOST_NAMED = 3


class LeftImports(QObject):
    """Tells of them as soon as nothing else is to be read; what was told is not known any more."""

    def __init__(self, context: Context, go_on: Callable[[LeftImport], None]) -> None:
        """`go_on` reads the rest."""
        super().__init__(context.window)
        self._begun = context.late.library.begun
        self._notices = context.notices
        self._go_on = go_on
        self._told: LeftImport | None = None
        self._action = QAction(self.tr("Read the rest"), self)
        self._action.triggered.connect(self._on_wanted)
        self._begun.found.connect(self._tell)
        self._notices.passed.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._tell()

    @Slot()
    def _tell(self) -> None:
        if self._notices.said is not None or (left := self._begun.take()) is None:
            return
        self._told = left
        title = self.tr("An import into the library was cut off when Harzdame ended.")
        text = self.tr("What was read of {names} until then is in the library.")
        names = [self.tr("“{name}”").format(name=path.name) for path in left.paths]
        if len(names) > _MOST_NAMED:
            named = self.tr("{count} files and folders").format(count=count(len(names)))
        else:
            named = listing(names)
        self._notices.ask(Message(title, text.format(names=named)), (self._action,))

    @Slot()
    def _on_wanted(self) -> None:
        if self._told is not None:
            left, self._told = self._told, None
            self._go_on(left)
