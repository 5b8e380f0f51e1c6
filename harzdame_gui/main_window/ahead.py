"""The largest parts of the workspace, which are made before it, one by one: all at once takes too long."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from PySide6.QtWidgets import QWidget

from harzdame_gui.files.files_panel import FilesPanel
from harzdame_gui.main_window.side_panel import SidePanel
from harzdame_gui.services import Services
from harzdame_gui.widgets.main_commands import MainCommands


class Ahead:
    """Each part is made when it is first asked for, in the look of the time when this was made."""

    def __init__(self, services: Services, actions: MainCommands) -> None:
        self._jobs = services.jobs
        self._actions = actions

    @cached_property
    def panel(self) -> SidePanel:
        """What is beside the board."""
        return SidePanel(self._actions)

    @cached_property
    def files(self) -> FilesPanel:
        """What is in the card with the games of the files."""
        return FilesPanel(self._jobs)

    def made(self) -> Iterator[QWidget]:
        """Makes one after the other."""
        yield self.panel
        yield self.files
