"""Notices in a window: what is said of the game, and hints."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.notices.capture_reminder import CaptureReminders
from harzdame_gui.notices.card import NoticeCard
from harzdame_gui.notices.floating import Bubble, Toast
from harzdame_gui.notices.hints import Hints
from harzdame_gui.notices.presenter import Notices
from harzdame_gui.services import Services


def install_notices(
    services: Services,
    board: BoardView,
    commands: MainCommands,
    *,
    card: NoticeCard,
    toast: Toast,
    ground: QWidget,
) -> Notices:
    """The notices are part of the context of all others. A bubble floats above `ground`."""
    session, settings = services.session, services.settings
    notices = Notices(
        session,
        board,
        commands,
        card=card,
        toast=toast,
        bubble=Bubble(board, ground),
        reminders=CaptureReminders(settings),
    )
    Hints(
        session,
        settings.hints_in_steps,
        board=board,
        notices=notices,
        actions=commands,
        jobs=services.jobs,
    )
    return notices
