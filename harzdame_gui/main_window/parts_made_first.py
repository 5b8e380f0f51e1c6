"""The largest parts of the workspace, which are made before it, one by one: all at once takes too long.

Each is made where it will stand: one that changes its parent is styled anew with all that is in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, partial

from PySide6.QtWidgets import QWidget

from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.files.files_panel import FilesPanel
from harzdame_gui.main_window.screen import Screen
from harzdame_gui.main_window.side_panel import SidePanel
from harzdame_gui.services import Services
from harzdame_gui.widgets.side_card import SideCard


class PartsMadeFirst:
    """Each part is made when it is first asked for, hidden on the screen."""

    def __init__(self, services: Services, actions: MainCommands, screen: Screen) -> None:
        self._jobs = services.jobs
        self._actions = actions
        self._screen = screen

    @cached_property
    def panel(self) -> SidePanel:
        """What is beside the board."""
        panel = SidePanel(self._actions, self._screen.card)
        panel.hide()
        return panel

    @cached_property
    def files(self) -> SideCard[FilesPanel]:
        """The card with the games of the files."""
        return SideCard(partial(FilesPanel, self._jobs), self._screen.body)

    def made(self) -> Iterator[QWidget]:
        """Makes one after the other."""
        yield self.panel
        yield self.files
