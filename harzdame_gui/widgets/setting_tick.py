"""The tick of an action that stands for a setting."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from harzdame_gui.controllers.settings.declaration import Setting


class SettingTick(QObject):
    """Shows the setting and changes it; it belongs to the action."""

    def __init__(self, action: QAction, setting: Setting[bool]) -> None:
        super().__init__(action)
        self._action = action
        action.setCheckable(True)
        setting.follow(self._show)
        action.toggled.connect(setting.set)

    @Slot(object)
    def _show(self, on: bool) -> None:
        self._action.setChecked(on)
