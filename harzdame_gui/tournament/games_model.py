"""The games of a tournament as a list, the latest first."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine.rules.rules import Rules
from harzdame_engine.tournament.record import GameResult
from PySide6.QtCore import QObject

from harzdame_gui.lists.rows_model import MIDDLE, Column, ListModel
from harzdame_gui.tournament.text import cause_text, result_text


class TournamentGamesModel(ListModel[GameResult]):
    """Round, players, result and how it ended."""

    def __init__(self, parent: QObject | None = None) -> None:
        names = (self.tr("Game"), self.tr("White"), self.tr("Black"))
        super().__init__((*map(Column, names), Column(self.tr("Result"), MIDDLE), Column()), parent)
        self._names: tuple[str, ...] = ()
        self._rules: Rules | None = None

    def show_games(self, names: tuple[str, ...], games: tuple[GameResult, ...], rules: Rules) -> None:
        """Show the games of a tournament, in the order in which they ended."""
        self._rules, self._names = rules, names
        self.show_things(games)

    def as_given(self) -> Sequence[int]:
        """The games with the latest first."""
        return range(self.count, 0, -1)

    def told(self, thing: GameResult) -> Sequence[str]:
        """What the columns say of a game."""
        players = self._names[thing.white], self._names[thing.black]
        return thing.id, *players, result_text(thing, self._rules), cause_text(thing)

    def tip(self, row: int, column: int, /) -> str:
        """The details of a game that did not end by the rules."""
        game = self.thing(self.numbers[row])
        return game.detail if cause_text(game) else super().tip(row, column)
