"""The analysis on screen: in its panel, on the bar beside the board and by the tick of its action."""

from __future__ import annotations

from harzdame_engine import Color, Move, Score
from harzdame_engine.endgames.verdict import Endgame
from PySide6.QtCore import QObject, Slot

from harzdame_gui.analysis.engine_blocks import EngineBlocks
from harzdame_gui.analysis.evaluation_bar import EvaluationBar
from harzdame_gui.analysis.panel import AnalysisPanel
from harzdame_gui.board import BoardView
from harzdame_gui.controllers.game.analysis import Analysis, AnalysisState
from harzdame_gui.controllers.game.look_ahead import LookAhead
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.widgets.actions import Actions


class AnalysisView(QObject):
    """Keeps the widgets in step with the analysis, which it owns."""

    def __init__(
        self,
        analysis: Analysis,
        *,
        look_ahead: LookAhead,
        panel: AnalysisPanel,
        blocks: EngineBlocks,
        bar: EvaluationBar,
        board: BoardView,
        settings: Settings,
        actions: Actions,
    ) -> None:
        super().__init__(panel)
        self._analysis = analysis
        self._look_ahead = look_ahead
        self._panel = panel
        self._blocks = blocks
        self._bar = bar
        self._board = board
        self._action = actions.analyse
        self._build = actions.build_tables
        analysis.setParent(self)
        analysis.changed.connect(self._show)
        actions.analyse.triggered.connect(analysis.switch)
        actions.build_tables.enabledChanged.connect(self._show)
        for shown in (panel.lines, panel.book, panel.endgame.line, panel.endgame.moves, blocks):
            shown.moveChosen.connect(look_ahead.show)
            shown.pointedAt.connect(self._on_pointed_at)
        blocks.judged.connect(self._on_judged)
        settings.analysis_lines.follow(panel.lines.set_rows)
        self._show()

    def close(self) -> None:
        """End the analysis; the window closes."""
        self._blocks.close()
        self._analysis.close()

    @Slot()
    def _show(self) -> None:
        analysis = self._analysis
        state, info = analysis.state, analysis.found.info
        on = state is not AnalysisState.OFF
        self._action.setChecked(on)
        self._panel.setVisible(on)
        self._bar.setVisible(on)
        self._panel.show_book(analysis.found.book, analysis.mover)
        self._show_endgame(state)
        self._panel.show_offer(analysis.can_build and self._build.isEnabled())
        if state is AnalysisState.OVER and analysis.outcome is not None:
            self._bar.show_result(analysis.outcome)
        if message := self._message(state):
            self._panel.show_message(message)
        elif info is not None:
            self._panel.show_findings(info, analysis.mover)
            self._bar.show_score(info.score.pov(Color.WHITE, analysis.mover))
        elif on:
            self._panel.show_pending()

    def _show_endgame(self, state: AnalysisState) -> None:
        analysis = self._analysis
        if state in (AnalysisState.OFF, AnalysisState.OVER):
            self._panel.show_endgame(Endgame(), analysis.mover)
        elif analysis.found.endgame is None:
            self._panel.show_endgame_pending()
        else:
            self._panel.show_endgame(analysis.found.endgame, analysis.mover)

    @Slot(object)
    def _on_judged(self, score: Score) -> None:
        self._bar.show_score(score.pov(Color.WHITE, self._analysis.mover))

    @Slot(object)
    def _on_pointed_at(self, move: Move | None) -> None:
        if not self._look_ahead.active:  # it starts from a position that is not shown
            self._board.show_hint(move)

    def _message(self, state: AnalysisState) -> str:
        match state:
            case AnalysisState.WAITING:
                return self.tr("Waits while the computer thinks.")
            case AnalysisState.OVER:
                return self.tr("The game is over here.")
            case AnalysisState.FAILED:
                return self.tr("The analysis stopped. ({detail})").format(detail=self._analysis.found.failure)
            case _:
                return ""
