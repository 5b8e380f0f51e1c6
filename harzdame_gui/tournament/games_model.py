"""The games of a tournament as a list, the latest first."""

from __future__ import annotations

from typing import Any

from harzdame_engine.rules.rules import Rules
from harzdame_engine.tournament.record import GameResult
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from harzdame_gui.tournament.text import cause_text, result_text
from harzdame_gui.widgets.labels import plain_tip

_Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole
COLUMNS = 5


class TournamentGamesModel(QAbstractTableModel):
    """Round, players, result and how it ended."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._rules: Rules | None = None
        self._games: list[GameResult] = []

    def show_games(self, names: tuple[str, ...], games: tuple[GameResult, ...], rules: Rules) -> None:
        """Show the games of a tournament, in the order in which they ended."""
        self.beginResetModel()
        self._rules = rules
        self._names, self._games = names, list(reversed(games))
        self.endResetModel()

    def add(self, game: GameResult) -> None:
        """Put one more at the top."""
        self.beginInsertRows(QModelIndex(), 0, 0)
        self._games.insert(0, game)
        self.endInsertRows()

    def game(self, row: int) -> GameResult | None:
        """The game of a row."""
        return self._games[row] if 0 <= row < len(self._games) else None

    # Qt's own

    def rowCount(self, _parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return len(self._games)

    def columnCount(self, _parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return COLUMNS

    def data(self, index: _Index, role: int = _ROLE.DisplayRole) -> Any:
        if not index.isValid():
            return None
        game = self._games[index.row()]
        if role == _ROLE.DisplayRole:
            texts = (
                game.id,
                self._names[game.white],
                self._names[game.black],
                result_text(game, self._rules),
                cause_text(game),
            )
            return texts[index.column()]
        if role == _ROLE.ToolTipRole and game.detail and cause_text(game):
            return plain_tip(game.detail)
        if role == _ROLE.TextAlignmentRole:
            return _alignment(index.column())
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == _ROLE.TextAlignmentRole:
            return _alignment(section)
        if role != _ROLE.DisplayRole:
            return None
        return (self.tr("Game"), self.tr("White"), self.tr("Black"), self.tr("Result"), "")[section]


def _alignment(column: int) -> Qt.AlignmentFlag:
    across = Qt.AlignmentFlag.AlignHCenter if column == 3 else Qt.AlignmentFlag.AlignLeft
    return across | Qt.AlignmentFlag.AlignVCenter
