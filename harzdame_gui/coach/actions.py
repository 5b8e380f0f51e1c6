"""The coach's commands: the ways on from a warning. Their keys belong to the window."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence


class CoachActions(QObject):
    """They can be used while a warning stands. The keys of a takeback and of the computer's move do, too."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.take_back = QAction(self.tr("Take it back"), self)
        self.take_back.setToolTip(self.tr("Take your move back ({key})").format(key=_key("Backspace")))
        self.play_on = QAction(self.tr("Play on"), self)
        self.play_on.setToolTip(self.tr("Let the computer answer ({key})").format(key=_key("Space")))
        self.play_on.setShortcut(QKeySequence(Qt.Key.Key_Escape))
        self.show_again = QAction(self.tr("Show again"), self)
        self.set_wanted(wanted=False)

    def all(self) -> list[QAction]:
        """Every command."""
        return [self.take_back, self.play_on, self.show_again]

    def offered(self) -> list[QAction]:
        """Those for the bubble, the likeliest first."""
        return [action for action in self.all() if action.isEnabled()]

    def set_wanted(self, *, wanted: bool, line: bool = True) -> None:
        """A warning stands, or none does; some have no line to be shown."""
        for action in self.all():
            action.setEnabled(wanted)
        self.show_again.setEnabled(wanted and line)


def _key(name: str) -> str:
    return QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText)
