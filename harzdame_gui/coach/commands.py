"""The coach's commands: the ways on from a warning. Their keys belong to the window."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands


class CoachCommands(Commands):
    """They can be used while a warning stands. The keys of a takeback and of the computer's move do, too."""

    take_back = Command(
        QT_TR_NOOP("Take it back"), tip=QT_TR_NOOP("Take your move back"), told_key="Backspace"
    )
    play_on = Command(
        QT_TR_NOOP("Play on"), "Escape", tip=QT_TR_NOOP("Let the computer answer"), told_key="Space"
    )
    show_again = Command(QT_TR_NOOP("Show again"))

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.set_wanted(wanted=False)

    def offered(self) -> list[QAction]:
        """The commands that are possible now, for the bubble, the likeliest first."""
        return [action for action in self.all() if action.isEnabled()]

    def set_wanted(self, *, wanted: bool, line: bool = True) -> None:
        """A warning stands, or none does; some have no line to be shown."""
        for action in self.all():
            action.setEnabled(wanted)
        self.show_again.setEnabled(wanted and line)
