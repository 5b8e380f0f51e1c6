"""The analysis of a window: its menu, its panel, the bar beside the board and the arrows on it."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_gui.analysis.advice import Advice
from harzdame_gui.analysis.engine_blocks import EngineBlocks
from harzdame_gui.analysis.evaluation_bar import EvaluationBar
from harzdame_gui.analysis.menu import AnalysisMenu
from harzdame_gui.analysis.panel import AnalysisPanel
from harzdame_gui.analysis.presenter import AnalysisView
from harzdame_gui.commands.command import Menu
from harzdame_gui.context import Context
from harzdame_gui.controllers.game.analysis import Analysis
from harzdame_gui.controllers.game.program_analyses import ProgramAnalyses
from harzdame_gui.controllers.game.threat import Threat


class AnalysisParts(NamedTuple):
    """What others deal with: the analysis, its view, which ends it, and the bar, which wants a place."""

    analysis: Analysis
    view: AnalysisView
    bar: EvaluationBar


def install_analysis(context: Context, panel: AnalysisPanel) -> AnalysisParts:
    """Fill the panel and the menu."""
    session, settings, late = context.session, context.settings, context.late
    service = context.services.engine
    bar = EvaluationBar(panel)  # unseen until it has its place
    bar.set_flipped(context.board.orientation.flipped)
    context.board.flipped.connect(bar.set_flipped)
    context.window.addActions(panel.commands.all())
    AnalysisMenu(context, panel.commands)
    panel.set_options(context.menu.of(Menu.ANALYSIS))
    analysis = Analysis(session, service, settings, openings=late.openings, endgames=late.endgames)
    analysis.knowledge.recorded.connect(late.recovery.note_record)
    blocks = EngineBlocks(
        ProgramAnalyses(analysis, session, service, settings), analysis, panel=panel, settings=settings
    )
    view = AnalysisView(context, analysis, panel=panel, blocks=blocks, bar=bar)
    threat = Threat(analysis, session, service, settings)
    Advice(context, analysis, threat, blocks=blocks, bar=panel.advice)
    return AnalysisParts(analysis, view, bar)
