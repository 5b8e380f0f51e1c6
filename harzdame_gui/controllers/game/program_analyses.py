"""The analyses of the position shown by other engines, as many side by side as the person has chosen."""

from __future__ import annotations

from math import ceil

from harzdame_engine import Move, Node
from harzdame_engine.machine import cores
from PySide6.QtCore import QObject, QTimer, Signal

from harzdame_gui.controllers.engine.added_program import AddedProgram
from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.patience import LONGEST
from harzdame_gui.controllers.engine.program_analyst import AnalysisTask, ProgramAnalyst
from harzdame_gui.controllers.game.analysis import Analysis
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.settings import Settings

_PAUSE_MS = 60
"""The time for which the board must stand still: positions that are only stepped over are not analysed."""
_REST_MS = ceil(1000 * LONGEST)
"""The time for which they rest while a player thinks, as the built-in analysis may have to."""


class ProgramAnalyses(QObject):
    """Follows the built-in analysis: where that looks, its programs look, after a player had time to think.

    Signals:
        chosen(): there are other analysts than before.
        changed(): one of them has found something, or does something else.
    """

    chosen = Signal()
    changed = Signal()

    def __init__(
        self,
        analysis: Analysis,
        session: GameSession,
        service: EngineService,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.analysts: tuple[ProgramAnalyst, ...] = ()
        self._analysis = analysis
        self._session = session
        self._service = service
        self._settings = settings
        self._node: Node | None = None
        self._rested = False
        self._closed = False
        self._delay = QTimer(self, singleShot=True)
        self._delay.timeout.connect(self._begin)
        analysis.changed.connect(self._look)
        settings.analysis_programs.changed.connect(self._choose)
        settings.analysis_built_in.changed.connect(self._choose)
        settings.analysis_lines.changed.connect(self._renew)
        service.programs.changed.connect(self._choose)
        self._choose()

    def close(self) -> None:
        """End every program, for good."""
        self._closed = True
        self._drop(self.analysts)
        self.analysts = ()

    @property
    def threads(self) -> int:
        """The threads that each engine gets: a fair share of the cores but one, which is left free."""
        count = len(self.analysts) + self._settings.analysis_built_in.value
        return max(1, (cores() - 1) // max(1, count))

    def _choose(self) -> None:
        """See which programs are chosen; those that were chosen before, and not changed, go on."""
        if self._closed:
            return
        found = (self._service.programs.find(each) for each in self._settings.analysis_programs.value)
        wanted = tuple(program for program in found if program is not None)
        before = {analyst.program: analyst for analyst in self.analysts}
        if tuple(before) != wanted:
            self._drop(tuple(analyst for program, analyst in before.items() if program not in wanted))
            self.analysts = tuple(before.get(program) or self._made(program) for program in wanted)
            self.chosen.emit()
        self._service.set_rivals(len(wanted) if self._analysis.on else 0)
        self._node = None
        self._look()

    def _renew(self) -> None:
        """Start every program anew: it is told its number of lines at its start."""
        self._drop(self.analysts)
        self.analysts = tuple(self._made(analyst.program) for analyst in self.analysts)
        self.chosen.emit()
        self._node = None
        self._look()

    def _made(self, program: AddedProgram) -> ProgramAnalyst:
        analyst = ProgramAnalyst(program, self._service.jobs, self)
        analyst.changed.connect(self.changed)
        return analyst

    def _drop(self, analysts: tuple[ProgramAnalyst, ...]) -> None:
        for analyst in analysts:
            analyst.close()
            analyst.deleteLater()

    def _look(self) -> None:
        if self._closed:
            return
        self._service.set_rivals(len(self.analysts) if self._analysis.on else 0)
        node, resting = self._analysis.node, self._session.seats.computing
        if node is not self._node or (resting and not self._rested):
            self._node, self._rested = node, resting
            self._rest()
            if node is not None:
                self._delay.start(_REST_MS if resting else _PAUSE_MS)
        elif self._delay.isActive() and not resting:
            self._delay.start(_PAUSE_MS)

    def _rest(self) -> None:
        self._delay.stop()
        for analyst in self.analysts:
            analyst.look_at(None, self.threads, self._settings.analysis_lines.value)

    def _begin(self) -> None:
        if self._node is not None:
            task = _task_at(self._node)
            for analyst in self.analysts:
                analyst.look_at(task, self.threads, self._settings.analysis_lines.value)


def _task_at(node: Node) -> AnalysisTask:
    """The node's position with the moves of its game, for repetitions."""
    moves: list[Move] = []
    while node.parent is not None and node.move is not None:
        moves.append(node.move)
        node = node.parent
    return AnalysisTask(node.position, tuple(reversed(moves)))
