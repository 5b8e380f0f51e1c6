"""The commands of a review: names, tips and keys, but not what they do."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

_Key = str | None


class ReviewActions(QObject):
    """One QAction for each command; their keys belong to the window."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.review = self._action(
            self.tr("Review the game…"), "Ctrl+R", self.tr("Find the mistakes, and what was better")
        )
        self.review.setIconText(self.tr("Review"))
        self.stop = self._action(self.tr("Stop the review"), None, self.tr("What was found so far is kept"))
        self.stop.setIconText(self.tr("Stop"))
        self.review_games = self._action(
            self.tr("Review all games of the file…"),
            None,
            self.tr("The games are reviewed while you do other things"),
        )
        self.stop_games = self._action(
            self.tr("Stop the review of the games"), None, self.tr("What was found so far is kept")
        )
        self.stop_games.setIconText(self.tr("Stop"))
        self.undo_games = self._action(self.tr("Undo"), None, "")
        self.end_games = self._action(self.tr("All right"), None, "")
        self.end = self._action(self.tr("All right"), None, "")
        self.turning_points = self._action(
            self.tr("Turning points"), None, self.tr("The moves that changed the game most, on small boards")
        )
        self.turning_points.setCheckable(True)
        self.learn = self._action(
            self.tr("Learn from the mistakes…"),
            "Shift+F6",
            self.tr("Find a better move wherever the review found one"),
        )
        self.learn.setIconText(self.tr("Learn from them"))

    def all(self) -> list[QAction]:
        """Every action."""
        return [child for child in self.children() if isinstance(child, QAction)]

    def _action(self, text: str, key: _Key, tip: str) -> QAction:
        action = QAction(text, self)
        action.setAutoRepeat(False)
        action.setToolTip(tip)
        if key is not None:
            action.setShortcut(QKeySequence(key))
            shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{tip} ({shown})")
        return action
