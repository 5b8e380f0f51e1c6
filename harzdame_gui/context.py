"""The context of a window: what its subjects share. Each is installed with it and what is its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from PySide6.QtWidgets import QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.commands.main_menu import MainMenu
from harzdame_gui.controllers.game.look_ahead import LookAhead
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.late_services import LateServices
from harzdame_gui.notices.presenter import Notices
from harzdame_gui.services import Services


class AddCard(Protocol):
    """Puts a card beside the board. `allow` tells a tall one whether the board can spare its height."""

    def __call__(self, card: QWidget, allow: Callable[[bool], None] | None = None) -> None: ...


class Context(NamedTuple):
    """The world of the subjects of one window.

    `ground` is all that the window shows: bubbles float above it, and a page may cover it.
    """

    services: Services
    late: LateServices
    window: QWidget
    ground: QWidget
    board: BoardView
    look_ahead: LookAhead
    commands: MainCommands
    menu: MainMenu
    notices: Notices
    add_card: AddCard

    @property
    def session(self) -> GameSession:
        """The game on the board."""
        return self.services.session

    @property
    def settings(self) -> Settings:
        """What a person chose."""
        return self.services.settings

    @property
    def jobs(self) -> Jobs:
        """What is done on other threads."""
        return self.services.jobs
