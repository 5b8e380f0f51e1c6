"""The engine's advice on the board: arrows of the best move and of the threat, and what is said of it."""

from __future__ import annotations

from harzdame_engine import Move
from PySide6.QtCore import QObject, Slot

from harzdame_gui.analysis.advice_bar import AdviceBar
from harzdame_gui.analysis.engine_blocks import EngineBlocks
from harzdame_gui.context import Context
from harzdame_gui.controllers.game.analysis import Analysis
from harzdame_gui.controllers.game.threat import Threat, ThreatState
from harzdame_gui.controllers.settings.choices import ScoreSide
from harzdame_gui.text.scores import told_score
from harzdame_gui.text.short_moves import short_move


class Advice(QObject):
    """Keeps the arrows in step with what is found; a position that is only looked at has none."""

    def __init__(
        self, context: Context, analysis: Analysis, threat: Threat, *, blocks: EngineBlocks, bar: AdviceBar
    ) -> None:
        super().__init__(bar)
        settings = context.settings
        self._analysis = analysis
        self._threat = threat
        self._blocks = blocks
        self._look_ahead = context.look_ahead
        self._board = context.board
        self._bar = bar
        self._settings = settings
        self._drawn: tuple[Move | None, Move | None] = (None, None)
        for change in (analysis.changed, threat.changed, context.look_ahead.changed, blocks.changed):
            change.connect(self._show)
        for setting in (settings.analysis_best, settings.score_side):
            setting.changed.connect(self._show)
        settings.analysis_lines.follow(bar.set_count)
        self._show()

    @Slot()
    def _show(self) -> None:
        hidden = self._look_ahead.active
        drawn = (None, None) if hidden else (self._best(), self._threat.move)
        if drawn != self._drawn or any(drawn):  # another board has another scene
            self._drawn = drawn
            self._board.set_advice(*drawn)
        self._bar.show_threat(self._told())

    def _best(self) -> Move | None:
        analysis = self._analysis
        if not self._settings.analysis_best.value or analysis.node is None:
            return None
        endgame = analysis.found.endgame
        if endgame is not None and endgame.moves:
            return endgame.moves[0].move
        info = analysis.found.info if analysis.built_in else self._blocks.first_info
        return info.best if info is not None else None

    def _told(self) -> str | None:
        threat = self._threat
        match threat.state:
            case ThreatState.OFF:
                return None
            case ThreatState.SEARCHING:
                return self.tr("Looks for a threat …")
            case ThreatState.MUST_CAPTURE:
                return self.tr("No threat to look for: there is a capture to make.")
            case ThreatState.NO_ANSWER:
                return self.tr("No threat: the other side could not move.")
            case ThreatState.FOUND if threat.move is not None and threat.score is not None:
                # from White's side, or from that of who is to move on the board; "wins" would be read
                # as said of the threat
                seen = threat.score.plies_to_end is not None
                side = ScoreSide.WHITE if seen else self._settings.score_side.value
                score = told_score(threat.score.turned, threat.side.other, side)
                return self.tr("Threat: {move} ({score})").format(move=short_move(threat.move), score=score)
            case _:
                return ""
