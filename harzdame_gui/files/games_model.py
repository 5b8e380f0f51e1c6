"""The games of a file as the rows of a list, made when they are seen: a file may have a hundred thousand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from harzdame_engine import Rules
from harzdame_engine.pdn import PdnFile, PdnGame
from PySide6.QtCore import QObject, Qt, Slot

from harzdame_gui.files.game_search import GameFacts, WantedGames, facts_of
from harzdame_gui.lists.rows_model import Column, Index, RowsModel

FACTS_ROLE = Qt.ItemDataRole.UserRole
"""The row's GameFacts."""
CURRENT_ROLE = Qt.ItemDataRole.UserRole + 1
"""Whether it is the game on the board."""
UNSAVED_ROLE = Qt.ItemDataRole.UserRole + 2
"""Whether it has changes that are not in the file."""

_MOST_KEPT = 2000


class FileGamesModel(RowsModel):
    """One row a game in a single column: those wanted, in the order that a thread has found."""

    def __init__(self, name_of: Callable[[Rules], str], parent: QObject | None = None) -> None:
        super().__init__((Column(),), parent)
        self._name_of = cache(name_of)
        self._content: PdnFile | None = None
        self._games: Sequence[PdnGame] = ()
        self._wanted = WantedGames()
        self._current = 0
        self._usual: Rules | None = None
        self._is_unsaved: Callable[[int], bool] = lambda _number: False
        self._facts: dict[int, GameFacts] = {}

    @property
    def content(self) -> PdnFile | None:
        """The file."""
        return self._content

    @property
    def in_file_order(self) -> bool:
        """Whether a row lower down is a game further on in the file."""
        return self._wanted._replace(text="").is_whole_file

    def show_games(self, content: PdnFile | None, numbers: Sequence[int], wanted: WantedGames) -> None:
        """List these games of a file."""
        self.beginResetModel()
        if content is not self._content:
            self._facts.clear()
        self._content, self.numbers, self._wanted = content, numbers, wanted
        self._games = content.games if content is not None else ()
        self.endResetModel()

    def set_current(self, number: int) -> None:
        """Mark the game that is on the board; 0: none of this file."""
        if number == self._current:
            return
        rows = self.row_of(self._current), self.row_of(number)
        self._current = number
        for row in rows:
            if row is not None:
                self.dataChanged.emit(self.index(row, 0), self.index(row, 0))

    def set_usual(self, rules: Rules) -> None:
        """Name only games other than this one, and those that were guessed."""
        if rules != self._usual:
            self._usual = rules
            self._facts.clear()
            self.refresh()

    def mark_unsaved(self, is_unsaved: Callable[[int], bool]) -> None:
        """Mark the games that have unsaved changes by this; `refresh` when others have."""
        self._is_unsaved = is_unsaved

    @Slot()
    def refresh(self) -> None:
        """Tell all that is seen anew."""
        if self.numbers:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.numbers) - 1, 0))

    def _facts_of(self, number: int) -> GameFacts:
        facts = self._facts.get(number)
        if facts is None:
            if len(self._facts) > _MOST_KEPT:
                self._facts.clear()
            game = self._games[number - 1]
            facts = facts_of(game, self._name_of)
            if game.rules is not None and game.rules == self._usual and not game.guessed:
                facts = facts._replace(game="")
            self._facts[number] = facts
        return facts

    def text(self, row: int, _column: int, /) -> str:
        """The players, or what else the game is called by."""
        return self._players(self._facts_of(self.numbers[row]))

    def tip(self, row: int, _column: int, /) -> str:
        """What the sign of an unsaved game means."""
        unsaved = self._is_unsaved(self.numbers[row])
        return self.tr("Your changes are not saved in the file.") if unsaved else ""

    # Qt's own

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else Qt.ItemFlag.ItemIsDropEnabled

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or self._content is None:
            return None
        facts = self._facts_of(self.numbers[index.row()])
        if role == FACTS_ROLE:
            return facts
        if role == CURRENT_ROLE:
            return facts.number == self._current
        if role == UNSAVED_ROLE:
            return self._is_unsaved(facts.number)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            parts: tuple[str, ...] = (
                f"{facts.number}",
                self._players(facts),
                facts.result,
                *details_of(facts),
            )
            if facts.number == self._current:
                parts = *parts, self.tr("on the board")
            if self._is_unsaved(facts.number):
                parts = *parts, self.tr("changes not saved")
            return ", ".join(part for part in parts if part)
        return super().data(index, role)

    def _players(self, facts: GameFacts) -> str:
        if facts.white or facts.black:
            return f"{facts.white or '?'} – {facts.black or '?'}"
        return facts.chapter or facts.event or self.tr("Game {number}").format(number=facts.number)


def details_of(facts: GameFacts) -> tuple[str, ...]:
    """What the second line of a row says."""
    event = facts.event if facts.white or facts.black else facts.study if facts.chapter else ""
    return tuple(part for part in (facts.date, event, facts.game) if part)
