"""The blocks of other engines in the analysis panel, kept in step with what those find."""

from __future__ import annotations

from harzdame_engine import Color, Info
from harzdame_engine.hub.program import HubError
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.analysis.engine_block import EngineBlock
from harzdame_gui.analysis.panel import AnalysisPanel
from harzdame_gui.controllers.engine.program_analyst import AnalystState, ProgramAnalyst
from harzdame_gui.controllers.game.analysis import Analysis, AnalysisState
from harzdame_gui.controllers.game.program_analyses import ProgramAnalyses
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.text.programs import trouble
from harzdame_gui.widgets.line_list import AnalysisLines


class EngineBlocks(QObject):
    """Makes a block for each analyst, and shows in it what that finds.

    *Signals*
    moveChosen(tuple[Move, ...], tuple[Move, ...]), pointedAt(Move | None): those of every block's lines.
    made(): there are other blocks than before.
    changed(): one of them shows something else.
    judged(Score): the first engine's score for the side to move; not while the built-in engine judges.
    """

    moveChosen = Signal(object, object)
    pointedAt = Signal(object)
    made = Signal()
    changed = Signal()
    judged = Signal(object)

    def __init__(
        self,
        analyses: ProgramAnalyses,
        analysis: Analysis,
        *,
        panel: AnalysisPanel,
        settings: Settings,
    ) -> None:
        super().__init__(panel)
        self._analyses = analyses
        self._analysis = analysis
        self._panel = panel
        self._settings = settings
        self._blocks: dict[ProgramAnalyst, EngineBlock] = {}
        analyses.setParent(self)
        analyses.chosen.connect(self._make)
        analyses.changed.connect(self._show)
        analysis.changed.connect(self._show)
        settings.analysis_built_in.changed.connect(self._make)
        self._make()

    @property
    def lines(self) -> tuple[AnalysisLines, ...]:
        """The lines of every block."""
        return tuple(block.lines for block in self._blocks.values())

    @property
    def first_info(self) -> Info | None:
        """What the first engine has found that has found anything."""
        return next((analyst.info for analyst in self._blocks if analyst.info is not None), None)

    def close(self) -> None:
        """End every program; the window closes."""
        self._analyses.close()

    @Slot()
    def _make(self) -> None:
        self._blocks = {analyst: self._made(analyst) for analyst in self._analyses.analysts}
        self._panel.set_blocks(tuple(self._blocks.values()), built_in=self._settings.analysis_built_in.value)
        self.made.emit()
        self._show()

    def _made(self, analyst: ProgramAnalyst) -> EngineBlock:
        block = EngineBlock(analyst.program.name)
        alone = len(self._analyses.analysts) == 1
        block.lines.set_rows(self._settings.analysis_lines.value if alone and analyst.several else 1)
        block.lines.moveChosen.connect(self.moveChosen)
        block.lines.pointedAt.connect(self.pointedAt)
        return block

    @Slot()
    def _show(self) -> None:
        over = self._analysis.state is AnalysisState.OVER
        for analyst, block in self._blocks.items():
            if over:
                block.show_message("")
            else:
                self._show_analyst(analyst, block, self._analysis.mover)
        info = self.first_info
        if info is not None and not over and not self._analysis.built_in and info.lines[0].is_scored:
            self.judged.emit(info.score)
        self.changed.emit()

    def _show_analyst(self, analyst: ProgramAnalyst, block: EngineBlock, mover: Color) -> None:
        match analyst.state:
            case AnalystState.FAILED:
                error = analyst.failure
                text = trouble(error) if isinstance(error, HubError) else self.tr("It was given up.")
                block.show_message(text, str(error))
            case AnalystState.UNABLE:
                block.show_message(self.tr("It does not play this game."))
            case _ if analyst.info is not None:
                block.show_info(analyst.info, mover)
            case _:
                block.show_pending()
