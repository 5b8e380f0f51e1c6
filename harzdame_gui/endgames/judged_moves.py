"""A list model of legal moves with their exact verdicts, best first. Another module words the verdicts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harzdame_engine.endgames.verdict import JudgedMove, Verdict
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

JUDGED_ROLE = Qt.ItemDataRole.UserRole
"""The row's JudgedMove."""
VERDICT_ROLE = Qt.ItemDataRole.UserRole + 1
"""Its verdict in words."""

Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()


class JudgedMovesModel(QAbstractListModel):
    """One row a move; see the roles above."""

    def __init__(self, say: Callable[[Verdict], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._say = say
        self._moves: tuple[JudgedMove, ...] = ()

    @property
    def moves(self) -> tuple[JudgedMove, ...]:
        """All of them."""
        return self._moves

    def set_moves(self, moves: tuple[JudgedMove, ...]) -> None:
        """Have other moves."""
        self.beginResetModel()
        self._moves = moves
        self.endResetModel()

    # Qt's own

    def rowCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(self._moves)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        judged = self._moves[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return str(judged.move)
        if role == VERDICT_ROLE:
            return self._say(judged.verdict)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return f"{judged.move}: {self._say(judged.verdict)}"
        return judged if role == JUDGED_ROLE else None
