"""Makes the panel beside the board, with those who fill it: loaded once the board has been painted."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from harzdame_gui.analysis.evaluation_bar import EvaluationBar
from harzdame_gui.analysis.menu import AnalysisMenu
from harzdame_gui.analysis.presenter import AnalysisView
from harzdame_gui.board import BoardView
from harzdame_gui.controllers.game.analysis import Analysis
from harzdame_gui.endgames.building import TableBuilding
from harzdame_gui.main_window.scoresheet import Scoresheet
from harzdame_gui.main_window.screen import Screen
from harzdame_gui.main_window.side_panel import SidePanel
from harzdame_gui.notices.presenter import Notices
from harzdame_gui.notices.progress import ProgressView
from harzdame_gui.notices.progress_card import ProgressCard
from harzdame_gui.play.presenter import BoardPresenter
from harzdame_gui.play.typed_moves import TypedMoves
from harzdame_gui.services import Services
from harzdame_gui.widgets.actions import Actions
from harzdame_gui.widgets.buttons import ActionButton


class PanelParts(NamedTuple):
    """Who lives in the panel and is needed elsewhere."""

    notices: Notices
    analysis: AnalysisView


def build_panel(
    screen: Screen,
    board: BoardView,
    table: BoardPresenter,
    services: Services,
    *,
    actions: Actions,
    options: QMenu,
) -> PanelParts:
    """Put a panel that follows the session onto the screen; `options` becomes the menu of the analysis."""
    session, settings, theme = services.session, services.settings, services.themes.theme
    steps = (actions.to_start, actions.step_back, actions.step_forward, actions.to_end)
    panel = SidePanel(steps, theme)
    notices = Notices(session, board, panel.notice, actions, panel)
    Scoresheet(session, panel)
    TypedMoves(session, entry=panel.entry, board=board, notices=notices, actions=actions)
    bar = EvaluationBar(theme)
    bar.set_flipped(table.is_flipped)
    table.flipped.connect(bar.set_flipped)
    screen.set_gauge(bar)
    AnalysisMenu(settings, actions, options, panel)
    panel.analysis.set_options(options)
    analysis = AnalysisView(
        Analysis(session, services.engine, settings, openings=services.openings, endgames=services.endgames),
        panel=panel.analysis,
        bar=bar,
        board=board,
        settings=settings,
        actions=actions,
    )
    _add_building(panel, notices, services, actions)
    screen.set_panel(panel)
    return PanelParts(notices, analysis)


def _add_building(panel: SidePanel, notices: Notices, services: Services, actions: Actions) -> None:
    theme = services.themes.theme
    card = ProgressCard(actions.stop_building, actions.end_building, theme)
    services.themes.changed.connect(card.set_theme)
    panel.add_card(card)
    offer = ActionButton(actions.build_tables, theme, Qt.ToolButtonStyle.ToolButtonTextOnly)
    offer.setProperty("role", "offer")
    panel.analysis.set_offer(offer)
    progress = ProgressView(services.jobs, card)
    TableBuilding(services, progress=progress, notices=notices, actions=actions, window=panel)
