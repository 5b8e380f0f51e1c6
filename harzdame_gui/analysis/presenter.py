"""The analysis on screen: in its panel, on the board and the bar beside it, and by its commands."""

from __future__ import annotations

from functools import partial

from harzdame_engine import Color, Move, Score
from harzdame_engine.endgames.verdict import Endgame
from harzdame_engine.search.expectation import Curve, curve_at
from harzdame_engine.search.kept_score import score_of
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication

from harzdame_gui.analysis.engine_blocks import EngineBlocks
from harzdame_gui.analysis.evaluation_bar import EvaluationBar
from harzdame_gui.analysis.line_preview import LinePreviews
from harzdame_gui.analysis.panel import AnalysisPanel
from harzdame_gui.context import Context
from harzdame_gui.controllers.game.analysis import Analysis, AnalysisState
from harzdame_gui.controllers.settings.choices import ScoreSide
from harzdame_gui.widgets.line_list import AnalysisLines
from harzdame_gui.widgets.setting_tick import SettingTick

MOST_LINES = 5


class AnalysisView(QObject):
    """Keeps the widgets in step with the analysis, which it owns."""

    def __init__(
        self,
        context: Context,
        analysis: Analysis,
        *,
        panel: AnalysisPanel,
        blocks: EngineBlocks,
        bar: EvaluationBar,
    ) -> None:
        super().__init__(panel)
        settings, actions, look_ahead = context.settings, context.commands, context.look_ahead
        self._analysis = analysis
        self._look_ahead = look_ahead
        self._panel = panel
        self._blocks = blocks
        self._bar = bar
        self._board = context.board
        self._previews = LinePreviews(analysis, context.board, context.services.themes, panel)
        self._settings = settings
        self._action = actions.analyse
        self._build = actions.build_tables
        analysis.setParent(self)
        analysis.changed.connect(self._show)
        actions.analyse.triggered.connect(analysis.switch)
        actions.build_tables.enabledChanged.connect(self._show)
        for shown in (panel.lines, panel.book, panel.endgame.line, panel.endgame.moves, blocks):
            shown.moveChosen.connect(look_ahead.show)
            shown.pointedAt.connect(self._on_pointed_at)
        for lines in (panel.lines, panel.book, panel.endgame.line):
            self._watch(lines)
        blocks.made.connect(self._watch_blocks)
        blocks.judged.connect(self._on_judged)
        settings.analysis_lines.follow(panel.lines.set_rows)
        self._watch_blocks()
        self._connect_commands()
        settings.score_side.follow(self._on_side)

    def close(self) -> None:
        """End the analysis; the window closes."""
        self._blocks.close()
        self._analysis.close()

    # The commands

    def _connect_commands(self) -> None:
        commands, settings = self._panel.commands, self._settings
        SettingTick(commands.best, settings.analysis_best)
        SettingTick(commands.threat, settings.analysis_threat)
        for command in (commands.best, commands.threat):
            command.triggered.connect(self._switch_on)
        commands.more_lines.triggered.connect(partial(self._change_lines, 1))
        commands.fewer_lines.triggered.connect(partial(self._change_lines, -1))
        commands.walk.triggered.connect(self._walk)
        settings.analysis_lines.follow(self._enable)

    @Slot(bool)
    def _switch_on(self, wanted: bool) -> None:
        """An arrow that is asked for is of an analysis: begin that too."""
        if wanted and not self._analysis.on:
            self._analysis.switch(True)

    def _change_lines(self, step: int, *_: object) -> None:
        lines = self._settings.analysis_lines
        lines.set(max(1, min(lines.value + step, MOST_LINES)))

    @Slot(object)
    def _enable(self, count: int) -> None:
        self._panel.commands.more_lines.setEnabled(count < MOST_LINES)
        self._panel.commands.fewer_lines.setEnabled(count > 1)

    @Slot()
    def _walk(self) -> None:
        """Put the focus on the first lines that there are, or from lines on the next ones."""
        if not self._analysis.on:
            self._analysis.switch(True)
        there = [lines for lines in self._panel.all_lines if lines.isVisible()]
        if there:
            focused = QApplication.focusWidget()
            at = there.index(focused) + 1 if focused in there else 0
            there[at % len(there)].setFocus()

    @Slot()
    def _leave_lines(self) -> None:
        self._board.setFocus()

    # The lines

    @Slot()
    def _watch_blocks(self) -> None:
        for lines in self._blocks.lines:
            self._watch(lines)

    def _watch(self, lines: AnalysisLines) -> None:
        self._previews.watch(lines)
        lines.left.connect(self._leave_lines)

    @Slot(object)
    def _on_side(self, side: ScoreSide) -> None:
        self._panel.set_side(side)
        self._show()

    # What is found

    @property
    def _curve(self) -> Curve:
        return curve_at(self._analysis.position)

    @Slot()
    def _show(self) -> None:
        analysis = self._analysis
        state, info, recorded = analysis.state, analysis.found.info, analysis.found.told
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
            self._panel.show_findings(info, analysis.mover, self._curve)
            self._bar.show_score(info.score.pov(Color.WHITE, analysis.mover), self._curve)
        elif on:
            self._panel.show_pending()
        if recorded is not None and state in (AnalysisState.SEARCHING, AnalysisState.WAITING):
            score = score_of(recorded, analysis.mover)
            self._panel.show_recorded(score, recorded.depth, analysis.mover, self._curve)
            self._bar.show_score(score.pov(Color.WHITE, analysis.mover), self._curve)

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
        self._bar.show_score(score.pov(Color.WHITE, self._analysis.mover), self._curve)

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
