"""The commands that lead to studies."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence


class StudyActions(QObject):
    """One QAction for each command of the main window; those of the reader are its own."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.studies = QAction(self.tr("Studies…"), self)
        self.studies.setShortcut(QKeySequence("Ctrl+B"))
        self.studies.setToolTip(self.tr("Courses to read and to answer on the board (Ctrl+B)"))
        self.begin_course = QAction(self.tr("Begin the course"), self)

    def all(self) -> list[QAction]:
        """The commands with keys, for the window."""
        return [self.studies]
