"""The room of the finder: it is loaded by its key, and knows then what there is to be found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from harzdame_gui.context import Context
from harzdame_gui.finder.commands import FinderCommands

if TYPE_CHECKING:
    from collections.abc import Callable

    from harzdame_gui.finder.finding import Finding
    from harzdame_gui.finder.sources import Ways


class Finder(QObject):
    """Opens the field, above the window that it belongs to."""

    def __init__(self, context: Context, ways: Callable[[], Ways]) -> None:
        """`ways` is asked when something is to be found for the first time."""
        super().__init__(context.window)
        self._context, self._ways = context, ways
        self._finding: Finding | None = None
        commands = FinderCommands(self)
        context.window.addActions(commands.all())
        context.menu.offer(commands)
        commands.find.triggered.connect(self.open)

    @Slot()
    def open(self) -> None:
        """Open the field."""
        if self._finding is None:
            from harzdame_gui.finder.finding import Finding

            self._finding = Finding(self._context, self._ways(), self)
        self._finding.open()


def install_finder(context: Context, ways: Callable[[], Ways]) -> Finder:
    """The field by which everything in a window is found."""
    return Finder(context, ways)
