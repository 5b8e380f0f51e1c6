"""The way to the dialog on a person's strength, and from it to a game against an even match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from harzdame_engine import Level, Rules, variants
from PySide6.QtCore import QObject, Qt, Slot

from harzdame_gui.context import Context
from harzdame_gui.controllers.rating.estimate import Point, course_in, even_level
from harzdame_gui.controllers.settings.settings import LevelResult
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Job, Lane
from harzdame_gui.text.levels import level_name

if TYPE_CHECKING:
    from harzdame_gui.rating.dialog import StrengthDialog


class StrengthPresenter(QObject):
    """Opens the dialog on the game on the board and reckons the course of the strength beside the GUI thread.

    `play` begins a game by its id against a level.
    """

    def __init__(self, context: Context, play: Callable[[str, Level], None]) -> None:
        super().__init__(context.window)
        self._services = context.services
        self._play = play
        self._window = context.window
        self._dialog: StrengthDialog | None = None
        context.commands.strength.triggered.connect(self._open)

    @property
    def _results(self) -> Sequence[LevelResult]:
        return self._services.settings.results.value

    @Slot()
    def _open(self) -> None:
        from harzdame_gui.rating.dialog import StrengthDialog

        dialog = StrengthDialog(self._games(), self._window)
        dialog.gameChosen.connect(self._reckon)
        dialog.playWanted.connect(self._on_play)
        dialog.finished.connect(self._on_closed)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._dialog = dialog
        self._reckon(dialog.game)
        dialog.open()

    @Slot()
    def _on_closed(self) -> None:
        self._dialog = None

    def _games(self) -> list[Rules]:
        """The game on the board, and the others that there are results of."""
        here = self._services.session.position.rules
        played = {result.game for result in self._results}
        return [here, *(rules for rules in variants() if rules.id in played and rules.id != here.id)]

    @Slot(str)
    def _reckon(self, game: str) -> None:
        job = self._services.jobs.run(partial(_course, game, self._results), lane=Lane.LOOKUPS)
        hear(self, job, finished=partial(self._show, game))

    def _show(self, game: str, course: Sequence[Point]) -> None:
        dialog = self._dialog
        if dialog is None or dialog.game != game:
            return  # closed, or another was chosen
        results = [result for result in self._results if result.game == game]
        even = even_level(game, self._results)
        dialog.show_course(course, results, level_name(even) if even else "")

    @Slot(str)
    def _on_play(self, game: str) -> None:
        if (even := even_level(game, self._results)) is not None:
            self._play(game, even)


def _course(game: str, results: Sequence[LevelResult], _job: Job) -> list[Point]:
    return course_in(game, results)
