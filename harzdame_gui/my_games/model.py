"""One's own games as the rows of a table, told when they are seen: there may be thousands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from functools import cache

from harzdame_engine import Color, Rules
from PySide6.QtCore import QObject

from harzdame_gui.controllers.game.my_games import MyGame, MyGameFacts
from harzdame_gui.lists.rows_model import RIGHT, Column, ListModel
from harzdame_gui.text.dates import iso_moment_text, moment_text
from harzdame_gui.text.games import game_name
from harzdame_gui.text.outcomes import result_figures
from harzdame_gui.text.players import UNKNOWN, own_name
from harzdame_gui.text.whole_letters import begin_of

_MOST_LETTERS = 200
"""Of a name; Qt would lay out all of it to show its beginning."""


class MyGamesColumn(IntEnum):
    """The columns, from the left."""

    DATE = 0
    WHITE = 1
    BLACK = 2
    RESULT = 3
    MOVES = 4
    GAME = 5


class MyGamesModel(ListModel[MyGame]):
    """A row for each game that has all words looked for and is not deleted, in the order wanted."""

    def __init__(self, games: Sequence[MyGame], parent: QObject | None = None) -> None:
        columns = (
            Column(self.tr("Date")),
            Column(self.tr("White")),
            Column(self.tr("Black")),
            Column(self.tr("Result")),
            Column(self.tr("Moves"), RIGHT),
            Column(self.tr("Game")),
        )
        super().__init__(columns, parent)
        self._name_of: Callable[[Rules], str] = cache(game_name)
        self._deleted: dict[int, None] = {}
        self.show_things(games)

    @property
    def deleted(self) -> list[MyGame]:
        """The last one deleted at the end."""
        return list(map(self.thing, self._deleted))

    @property
    def left(self) -> int:
        """How many games there are, listed or not, that are not deleted."""
        return self.count - len(self._deleted)

    def delete(self, numbers: Iterable[int]) -> None:
        """Take games out of the list, until they are wanted back."""
        self._deleted.update(dict.fromkeys(numbers))
        self.refresh()

    def bring_back(self) -> int:
        """The last game deleted, in the list again; 0: there is none."""
        if not self._deleted:
            return 0
        number, _ = self._deleted.popitem()
        self.refresh()
        return number

    def wanted(self, number: int) -> bool:
        """Whether a game is to be listed."""
        return number not in self._deleted and super().wanted(number)

    def told(self, thing: MyGame) -> Sequence[str]:
        """What the columns say of a game."""
        day = moment_text(thing.left_at)
        facts = thing.facts
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

    def also_sought(self, thing: MyGame) -> str:
        """The date as ISO 8601 has it."""
        return iso_moment_text(thing.left_at)

    def key(self, thing: MyGame, column: int) -> tuple[bool, float | str]:
        """What a game is put in order by; one that is damaged comes last."""
        if column == MyGamesColumn.DATE:
            return False, thing.left_at
        if thing.facts is None:
            return True, 0.0
        if column == MyGamesColumn.MOVES:
            return False, _moves(thing.facts)
        return False, super().key(thing, column)

    def _result(self, facts: MyGameFacts) -> str:
        if facts.outcome is not None:
            return result_figures(facts.outcome, facts.position.rules)
        return self.tr("study") if facts.studied else self.tr("unfinished")


def _name(tag: str) -> str:
    return "–" if tag in UNKNOWN else begin_of(tag, _MOST_LETTERS)


def _moves(facts: MyGameFacts) -> int:
    return (facts.plies + 1) // 2
