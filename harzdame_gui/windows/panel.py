"""Makes the panel beside the board, with those who fill it: loaded once the board has been painted."""

from __future__ import annotations

from harzdame_gui.board import BoardView
from harzdame_gui.controllers.session import GameSession
from harzdame_gui.panels.side_panel import SidePanel
from harzdame_gui.theme import Theme
from harzdame_gui.windows.actions import Actions
from harzdame_gui.windows.notices import Notices
from harzdame_gui.windows.scoresheet import Scoresheet
from harzdame_gui.windows.screen import Screen
from harzdame_gui.windows.typed_moves import TypedMoves


def furnish_panel(
    screen: Screen, board: BoardView, session: GameSession, actions: Actions, theme: Theme
) -> Notices:
    """Put a panel that follows `session` onto the screen; handed back is who speaks in it."""
    steps = (actions.to_start, actions.step_back, actions.step_forward, actions.to_end)
    panel = SidePanel(steps, theme)
    notices = Notices(session, board, panel.notice, actions, panel)
    Scoresheet(session, panel)
    TypedMoves(session, entry=panel.entry, board=board, notices=notices, actions=actions)
    screen.set_panel(panel)
    return notices
