"""One's own games as the rows of a table, told when they are seen: there may be thousands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from functools import cache
from typing import Any

from harzdame_engine import Color, Rules
from PySide6.QtCore import (
    QAbstractTableModel,
    QDateTime,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from harzdame_gui.controllers.game.my_games import MyGame, MyGameFacts
from harzdame_gui.text.games import game_name
from harzdame_gui.text.outcomes import result_figures
from harzdame_gui.text.players import UNKNOWN, own_name
from harzdame_gui.widgets.labels import plain_tip

_Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()
_ROLE = Qt.ItemDataRole
_MOST_LETTERS = 200
"""Of a name; Qt would lay out all of it to show its beginning."""
_SHORT = 16
"""Letters that are seen without a tooltip."""


class MyGamesColumn(IntEnum):
    """From the left."""

    DATE = 0
    WHITE = 1
    BLACK = 2
    RESULT = 3
    MOVES = 4
    GAME = 5


class MyGamesModel(QAbstractTableModel):
    """A row for each game that has all words looked for and is not deleted, in the order wanted.

    Games are named by their numbers in the list given, which begin with 0.
    """

    def __init__(self, games: Sequence[MyGame], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._name_of: Callable[[Rules], str] = cache(game_name)
        self._texts: dict[int, tuple[str, ...]] = {}
        self._words: list[str] = []
        self._order: Sequence[int] = range(len(games))
        self._rows: list[int] = list(self._order)
        self.deleted: list[int] = []
        """The last one deleted at the end."""
        self._titles = (
            self.tr("Date"),
            self.tr("White"),
            self.tr("Black"),
            self.tr("Result"),
            self.tr("Moves"),
            self.tr("Game"),
        )

    @property
    def rows(self) -> Sequence[int]:
        """The games listed, row by row."""
        return self._rows

    @property
    def left(self) -> int:
        """How many games there are, listed or not, that are not deleted."""
        return len(self._games) - len(self.deleted)

    def game(self, number: int) -> MyGame:
        """A game by its number."""
        return self._games[number]

    def search(self, text: str) -> None:
        """List only games with all of these words in any case."""
        self._words = text.casefold().split()
        self._list()

    def delete(self, numbers: Iterable[int]) -> None:
        """Take games out of the list, until they are wanted back."""
        self.deleted += numbers
        self._list()

    def bring_back(self) -> int | None:
        """The last game deleted, in the list again; None: there is none."""
        if not self.deleted:
            return None
        number = self.deleted.pop()
        self._list()
        return number

    def _list(self) -> None:
        gone, words = set(self.deleted), self._words
        self.beginResetModel()
        self._rows = [
            number for number in self._order if number not in gone and (not words or self._has(number, words))
        ]
        self.endResetModel()

    def _has(self, number: int, words: Sequence[str]) -> bool:
        told = " ".join(self._told(number)).casefold()
        return all(word in told for word in words)

    def _told(self, number: int) -> tuple[str, ...]:
        texts = self._texts.get(number)
        if texts is None:
            texts = self._texts[number] = self._words_for(self._games[number])
        return texts

    def _words_for(self, mine: MyGame) -> tuple[str, ...]:
        at = QDateTime.fromSecsSinceEpoch(int(mine.left_at))
        day = at.toString("yyyy-MM-dd HH:mm")  # as the dates of games are written in every list
        facts = mine.facts
        if facts is None:
            return (day, self.tr("Damaged"), "", "", "", "")
        return (
            day,
            _name(own_name(Color.WHITE, facts.players) or facts.white),
            _name(own_name(Color.BLACK, facts.players) or facts.black),
            self._result(facts),
            str(_moves(facts)),
            self._name_of(facts.position.rules),
        )

    def _result(self, facts: MyGameFacts) -> str:
        if facts.outcome is not None:
            return result_figures(facts.outcome, facts.position.rules)
        return self.tr("study") if facts.studied else self.tr("unfinished")

    def _key(self, number: int, column: MyGamesColumn) -> tuple[bool, float | str]:
        mine = self._games[number]
        if column is MyGamesColumn.DATE:
            return False, mine.left_at
        if mine.facts is None:
            return True, 0.0
        if column is MyGamesColumn.MOVES:
            return False, _moves(mine.facts)
        return False, self._told(number)[column].casefold()

    # Qt's own

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if column < 0:
            self._order = range(len(self._games))
        else:
            by, back = MyGamesColumn(column), order is Qt.SortOrder.DescendingOrder
            self._order = sorted(
                range(len(self._games)), key=lambda number: self._key(number, by), reverse=back
            )
        self._list()

    def rowCount(self, parent: _Index = _NONE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NONE) -> int:
        return 0 if parent.isValid() else len(MyGamesColumn)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _ROLE.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == _ROLE.DisplayRole:
            return self._titles[section]
        return _alignment(section) if role == _ROLE.TextAlignmentRole else None

    def data(self, index: _Index, role: int = _ROLE.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == _ROLE.TextAlignmentRole:
            return _alignment(index.column())
        if role not in (_ROLE.DisplayRole, _ROLE.ToolTipRole):
            return None
        text = self._told(self._rows[index.row()])[index.column()]
        if role == _ROLE.ToolTipRole:
            return plain_tip(text) if len(text) > _SHORT else None
        return text


def _name(tag: str) -> str:
    return "–" if tag in UNKNOWN else tag[:_MOST_LETTERS]


def _moves(facts: MyGameFacts) -> int:
    return (facts.plies + 1) // 2


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column == MyGamesColumn.MOVES else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
