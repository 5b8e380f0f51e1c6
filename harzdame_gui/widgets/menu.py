"""The menu behind the app's name: everything that can be done, in one place."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from harzdame_gui.widgets.actions import Actions

T = TypeVar("T")


class MainMenu(QMenu):
    """Groups the actions.

    *Signals*
    recentChosen(Path): a file from the list of recent files.
    """

    recentChosen = Signal(object)

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(False)
        self.addAction(actions.new_game)
        self.addAction(actions.choose_game)
        self.addAction(actions.set_up)
        self.addSeparator()
        self.addAction(actions.open)
        self._recent = self.addMenu(self.tr("Recent files"))
        self._recent.triggered.connect(self._on_recent)
        self.addAction(actions.recover)
        self.addAction(actions.save)
        self.addAction(actions.save_as)
        self.addSeparator()
        self.addActions([actions.copy_position, actions.copy_game, actions.paste])
        self.addSeparator()
        self.addActions([actions.take_back, actions.hint, actions.engine_move, actions.type_move])
        self.addActions([actions.offer_draw, actions.resign])
        self.addSeparator()
        self.analysis = self.addMenu(self.tr("Analysis and engine"))
        self.view = self.addMenu(self.tr("View"))
        self.view.addActions([actions.flip, actions.turn, actions.full_screen])
        self.addSeparator()
        self.addAction(actions.rules)
        self.addAction(actions.about)
        self.addAction(actions.quit)

    def show_recent(self, paths: Sequence[Path]) -> None:
        """List the files opened or saved last."""
        self._recent.clear()
        for path in paths:
            action = self._recent.addAction(path.name)
            action.setToolTip(str(path))
            action.setData(path)
        self._recent.setToolTipsVisible(True)
        self._recent.setEnabled(bool(paths))

    @Slot(QAction)
    def _on_recent(self, action: QAction) -> None:
        self.recentChosen.emit(action.data())


class OptionMenu(QMenu, Generic[T]):
    """A submenu of which one entry is ticked.

    *Signals*
    chosen(value): another entry was picked.
    """

    chosen = Signal(object)

    def __init__(
        self, title: str, options: Sequence[tuple[T, str]], current: T, parent: QWidget | None = None
    ) -> None:
        super().__init__(title, parent)
        self._values: dict[QAction, T] = {}  # a QAction would hand an enum of strings back as a string
        group = QActionGroup(self)
        for value, text in options:
            action = self.addAction(text)
            action.setCheckable(True)
            action.setChecked(value == current)
            self._values[action] = value
            group.addAction(action)
        group.triggered.connect(self._on_triggered)

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        self.chosen.emit(self._values[action])
