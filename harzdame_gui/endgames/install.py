"""Endgame tables of a window: built on demand, while a card tells how far that is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from harzdame_gui.context import Context
from harzdame_gui.controllers.work.job import Doing
from harzdame_gui.endgames.building import TableBuilding
from harzdame_gui.notices.progress import ProgressView
from harzdame_gui.notices.progress_card import ProgressCard
from harzdame_gui.widgets.buttons import ActionButton


def install_endgames(context: Context, set_offer: Callable[[QWidget], None]) -> None:
    """`set_offer` puts the offer to build tables where the endgame is shown."""
    commands = context.commands
    stops = {
        Doing.BUILDING: commands.stop_building,
        Doing.EXPORTING: commands.stop_export,
        Doing.LISTING: commands.stop_listing,
    }
    card = ProgressCard(stops, commands.end_building)
    context.add_card(card)
    offer = ActionButton(commands.build_tables, Qt.ToolButtonStyle.ToolButtonTextOnly)
    offer.setProperty("role", "offer")
    set_offer(offer)
    TableBuilding(context, ProgressView(context.jobs, card))
