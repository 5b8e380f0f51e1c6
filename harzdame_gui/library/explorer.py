"""Keeps the explorer's panel in step with the position on the board, the library and the analysis."""

from __future__ import annotations

from harzdame_engine import Color, Move, Position, Score
from harzdame_engine.library.explorer import ComparedMove, ExplorerGames
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from harzdame_gui.context import Context
from harzdame_gui.controllers.game.analysis import Analysis
from harzdame_gui.controllers.settings.choices import ExplorerSource
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.library.explorer_panel import ExplorerPanel
from harzdame_gui.widgets.setting_tick import SettingTick

_PAUSE_MS = 30
"""The time for which the board must stand still: stepping quickly through a game asks once."""


class Explorer(QObject):
    """Asks the library while the panel is shown, and only about the position on the board.

    *Signals*
    adoptWanted(Move): a move of the position shown is wanted in the repertoire.
    """

    adoptWanted = Signal(object)

    def __init__(self, context: Context, analysis: Analysis, panel: ExplorerPanel) -> None:
        super().__init__(panel)
        services, board = context.services, context.board
        library, repertoires = context.late.library, context.late.repertoires
        self._session = services.session
        self._settings = services.settings
        self._library = library
        self._analysis = analysis
        self._repertoires = repertoires
        self._panel = panel
        self._closed = False
        self._job: Job | None = None
        self._shown: tuple[Move, ...] = ()
        self._asked: tuple[Position, ExplorerSource] | None = None
        self._delay = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._delay.timeout.connect(self._ask)
        SettingTick(context.commands.explore, services.settings.explorer)
        panel.moveChosen.connect(self._on_move_chosen)
        panel.pointedAt.connect(board.show_hint)
        panel.sourceChosen.connect(services.settings.explorer_source.set)
        panel.adoptWanted.connect(self.adoptWanted)
        repertoires.changed.connect(self._show_known)
        services.session.stateChanged.connect(self._look)
        library.changed.connect(self._on_library_changed)
        analysis.changed.connect(self._show_verdicts)
        services.settings.explorer.follow(self._on_wanted)
        services.settings.explorer_source.follow(self._on_source)

    def close(self) -> None:
        """Ask no more; the window closes."""
        self._delay.stop()
        self._closed = True

    @Slot(object)
    def _on_wanted(self, wanted: bool) -> None:
        self._panel.setVisible(wanted)
        self._look()

    @Slot(object)
    def _on_source(self, source: ExplorerSource) -> None:
        self._panel.show_source(source)
        self._look()

    @Slot()
    def _on_library_changed(self) -> None:
        self._asked = None
        self._look()

    @Slot()
    def _look(self) -> None:
        if self._settings.explorer.value and not self._closed:
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
        self._job = job = self._library.compare(position, ExplorerGames(source))
        job.finished.connect(self._on_explored)
        hear(self, job, ended=lambda: self._on_ended(job))

    def _on_ended(self, job: Job) -> None:
        if self._job is job:
            self._job = None

    @Slot(object)
    def _on_explored(self, moves: tuple[ComparedMove, ...]) -> None:
        if self._asked is not None and self._asked[0] == self._session.position:
            self._panel.show_moves(moves, white=self._session.position.turn is Color.WHITE)
            self._shown = tuple(each.move for each in moves)
            self._show_known()
            self._show_verdicts()

    @Slot()
    def _show_known(self, *_: object) -> None:
        if self._asked is None or not self._settings.explorer.value:
            return
        sides = {move: self._repertoires.sides(self._asked[0], move) for move in self._shown}
        self._panel.show_known({move: each for move, each in sides.items() if each})

    @Slot()
    def _show_verdicts(self) -> None:
        info, mover = self._analysis.found.info, self._analysis.mover
        verdicts: dict[Move, Score] = {}
        if info is not None:
            verdicts = {line.pv[0]: line.score.pov(Color.WHITE, mover) for line in info.lines if line.pv}
        self._panel.show_verdicts(verdicts)

    @Slot(object)
    def _on_move_chosen(self, move: Move) -> None:
        if move in self._session.position.legal_moves():
            self._session.follow((move,))
