"""The commands of the analysis: names, tips and keys, but not what they do."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from harzdame_gui.editing.actions import tip_with_key


class AnalysisActions(QObject):
    """One QAction for each command; their keys belong to the window."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.best = self._action(
            self.tr("Best move"), "B", self.tr("Show the best move as an arrow"), checkable=True
        )
        self.threat = self._action(
            self.tr("Threat"),
            "Shift+A",
            self.tr("Show what the other side would play if you passed, as a dashed arrow"),
            checkable=True,
        )
        self.more_lines = self._action(self.tr("One line more"), "Ctrl++", "")
        self.fewer_lines = self._action(self.tr("One line fewer"), "Ctrl+-", "")
        self.walk = self._action(
            self.tr("Walk through the lines"),
            "L",
            self.tr("Arrow keys go from move to move, Enter shows one on the board, Escape leaves the lines"),
        )
        self.more_lines.setIconText("+")
        self.fewer_lines.setIconText("−")

    def all(self) -> list[QAction]:
        """Every action, for the window to which their keys belong."""
        return [child for child in self.children() if isinstance(child, QAction)]

    def _action(self, text: str, key: str, tip: str, *, checkable: bool = False) -> QAction:
        action = QAction(text, self)
        action.setAutoRepeat(False)
        action.setIconVisibleInMenu(False)
        action.setCheckable(checkable)
        action.setShortcut(QKeySequence(key))
        tip_with_key(action, tip or text)
        action.setWhatsThis(tip or text)
        return action
