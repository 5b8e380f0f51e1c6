"""Keeps the list below the explorer in step with the position on the board; the list is made when wanted."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from harzdame_engine import Position
from harzdame_engine.library.query import GameQuery
from harzdame_engine.library.records import FoundGames, GameColumn
from PySide6.QtCore import QObject, QTimer, Slot

from harzdame_gui.context import Context
from harzdame_gui.controllers.settings.choices import ExplorerSource
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.library.explorer_panel import ExplorerPanel
from harzdame_gui.library.found_walk import FoundWalk

if TYPE_CHECKING:
    from harzdame_gui.library.position_games_list import PositionGamesList

_PAUSE_MS = 60
"""The time for which the board must stand still; the explorer's moves come first."""


class PositionGames(QObject):
    """Asks the library while the list is shown, which is with the explorer alone."""

    def __init__(self, context: Context, panel: ExplorerPanel, walk: FoundWalk) -> None:
        super().__init__(panel)
        self._session, self._settings = context.session, context.settings
        self._library = context.late.library
        self._board = context.board
        self._panel = panel
        self._walk = walk
        self._list: PositionGamesList | None = None
        self._order = GameQuery(order=GameColumn.DATE, descending=True)
        self._asked: tuple[Position, ExplorerSource] | None = None
        self._found = FoundGames(array("q"), {})
        self._job: Job | None = None
        self._delay = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._delay.timeout.connect(self._ask)
        panel.add_switch(walk.commands.here)
        walk.commands.here.triggered.connect(self._on_here)
        walk.opened.connect(self._on_opened)
        context.session.stateChanged.connect(self._look)
        self._library.changed.connect(self._look_anew)
        settings = context.settings
        settings.explorer_source.follow(self._look)
        settings.explorer_games.follow(self._on_wanted)
        settings.explorer.follow(self._on_wanted)

    def close(self) -> None:
        """Ask no more; the window closes."""
        self._delay.stop()
        self._session.stateChanged.disconnect(self._look)
        self._library.changed.disconnect(self._look_anew)

    @property
    def _wanted(self) -> bool:
        return self._settings.explorer.value and self._settings.explorer_games.value

    @Slot(bool)
    def _on_here(self, wanted: bool) -> None:
        """Show the list with the keyboard in it, or hide it."""
        focused = self._list is not None and self._list.table.hasFocus()
        self._settings.explorer_games.set(wanted)
        if wanted:
            self._settings.explorer.set(True)
            self._shown_list().table.setFocus()
        elif focused:
            self._board.setFocus()

    @Slot(object)
    def _on_wanted(self, _setting: object) -> None:
        wanted = self._wanted
        self._walk.commands.here.setChecked(wanted)
        if wanted:
            self._shown_list().show()
            self._look()
        elif self._list is not None:
            self._list.hide()

    def _shown_list(self) -> PositionGamesList:
        if self._list is None:
            from harzdame_gui.library.position_games_list import PositionGamesList

            self._list = shown = PositionGamesList(self._panel)
            shown.table.opened.connect(self._on_chosen)
            shown.model.rowsWanted.connect(self._on_rows_wanted)
            shown.model.orderWanted.connect(self._on_order_wanted)
            self._panel.add_below(shown)
        return self._list

    @Slot()
    def _look_anew(self) -> None:
        self._asked = None
        self._look()

    @Slot()
    def _look(self, *_: object) -> None:
        if self._wanted:
            self._delay.start()

    @Slot()
    def _ask(self) -> None:
        wanted = self._session.position, self._settings.explorer_source.value
        if wanted == self._asked:
            return
        self._asked = wanted
        if self._job is not None:
            self._job.cancel()
        position, source = wanted
        own = source is ExplorerSource.OWN
        self._job = job = self._library.games_with(position, self._order, own=own)
        job.finished.connect(self._on_found)
        hear(self, job, ended=lambda: self._on_ended(job))

    def _on_ended(self, job: Job) -> None:
        if self._job is job:
            self._job = None

    @Slot(object)
    def _on_found(self, found: FoundGames) -> None:
        self._found = found
        self._walk.offer(found)
        if self._list is not None:
            self._list.show_found(found, self._walk.game)

    @Slot(object)
    def _on_rows_wanted(self, games: tuple[int, ...]) -> None:
        if self._list is not None:
            self._library.rows(games).finished.connect(self._list.model.add_rows)

    @Slot(object, bool)
    def _on_order_wanted(self, column: GameColumn, descending: bool) -> None:
        if column is GameColumn.ADDED:
            column, descending = GameColumn.DATE, True
        self._order = GameQuery(order=column, descending=descending)
        self._look_anew()

    @Slot()
    def _on_chosen(self) -> None:
        if self._list is not None and (game := self._list.table.current):
            self._walk.open(self._found, game)

    @Slot(int)
    def _on_opened(self, game: int) -> None:
        if self._list is not None:
            self._list.point_at(game)
