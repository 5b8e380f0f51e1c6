"""Keys that are changed: all commands of all windows have them at once."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication

from harzdame_gui.commands.chosen_keys import choose_keys
from harzdame_gui.commands.command import Commands
from harzdame_gui.controllers.settings.declaration import Setting

Keys = tuple[tuple[str, str], ...]
"""The ids of commands, each with its key; empty: it has none."""


class KeyChanges(QObject):
    """Follows the setting, for as long as its parent is there."""

    def __init__(self, setting: Setting[Keys], parent: QObject) -> None:
        super().__init__(parent)
        setting.changed.connect(self._take)

    @Slot(object)
    def _take(self, keys: Keys) -> None:
        changed = choose_keys(keys)
        for window in QApplication.topLevelWidgets():
            for commands in window.findChildren(Commands):
                commands.renew_keys(changed)
