"""The way into the set-up editor, and from there to a game, a study, the analysis or the endgame tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from harzdame_engine import GameTree, Position
from harzdame_engine.endgames.verdict import Endgame
from PySide6.QtCore import QObject, Qt, Signal, Slot

from harzdame_gui.context import Context
from harzdame_gui.endgames.text import endgame_title
from harzdame_gui.main_window.games import Games

if TYPE_CHECKING:
    from harzdame_gui.controllers.game.kept_game import SetUpWork
    from harzdame_gui.setup.editor import SetupEditor


class SettingUp(QObject):
    """Opens the editor on the position shown, or with work that was left.

    *Signals*
    worked(SetUpWork | None): the editor shows this; None: it is closed.
    """

    worked = Signal(object)

    def __init__(self, context: Context, games: Games) -> None:
        super().__init__(context.window)
        self._session = context.session
        self._settings = context.settings
        self._jobs = context.jobs
        self._endgames = context.late.endgames
        self._games = games
        self._board = context.board
        self._actions = context.commands
        self._window = context.window
        self._editor: SetupEditor | None = None
        context.commands.set_up.triggered.connect(self.open)
        self._endgames.found.connect(self._on_endgame)

    @Slot()
    def open(self) -> None:
        """Open the editor on the position shown."""
        self._made().open()

    @Slot(object)
    def resume(self, work: SetUpWork) -> None:
        """Open the editor with work that was left."""
        editor = self._made()
        editor.open()
        editor.resume(work)

    def _made(self) -> SetupEditor:
        from harzdame_gui.setup.editor import SetupEditor

        editor = SetupEditor(
            self._session.position,
            self._jobs,
            self._window,
            seen=self._board.orientation,
            as_seen=self._settings.setup_as_seen,
        )
        self._editor = editor
        editor.follow(self._settings)
        editor.changed.connect(self.worked)
        editor.endgameReached.connect(self._endgames.look_up)
        editor.playWanted.connect(partial(self._play, editor))
        editor.studyWanted.connect(partial(self._study, editor))
        editor.analysisWanted.connect(partial(self._study, editor, self._show_analysis))
        editor.solutionWanted.connect(partial(self._study, editor, self._show_solution))
        editor.finished.connect(self._on_finished)
        editor.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return editor

    def _play(self, editor: SetupEditor) -> None:
        self._games.play_position(editor.position, editor).accepted.connect(editor.accept)

    def _study(self, editor: SetupEditor, show: Callable[[], None] | None = None) -> None:
        position = editor.position
        editor.accept()
        self._games.study(GameTree(position))
        if show is not None:
            show()

    def _show_analysis(self) -> None:
        self._settings.analysis.set(True)

    def _show_solution(self) -> None:
        """Show what the tables know; those that are missing are offered to be built."""
        self._settings.analysis.set(True)
        self._actions.build_tables.trigger()

    @Slot(object, object)
    def _on_endgame(self, position: Position, endgame: Endgame) -> None:
        if self._editor is not None and endgame.verdict is not None:
            self._editor.show_endgame(position, endgame_title(endgame.verdict, position.turn))

    @Slot()
    def _on_finished(self) -> None:
        self._editor = None
        self.worked.emit(None)
