"""The room of the settings: its window is made when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from shiboken6 import isValid

from harzdame_gui.context import Context
from harzdame_gui.controllers.sounds.speaker import Speaker

if TYPE_CHECKING:
    from harzdame_gui.settings.key_table import Rooms
    from harzdame_gui.settings.window import SettingsStand, SettingsWindow


class SettingsRoom(QObject):
    """Opens the window by the command, or at one setting, and closes it with the main one."""

    def __init__(self, context: Context, speaker: Speaker, rooms: Callable[[], Rooms]) -> None:
        super().__init__(context.window)
        self._context, self._speaker, self._rooms = context, speaker, rooms
        self._window: SettingsWindow | None = None
        context.commands.settings.triggered.connect(self.show)

    @property
    def window(self) -> SettingsWindow | None:
        """The window, if it was opened."""
        return self._window if self._window is not None and isValid(self._window) else None

    @Slot()
    def show(self) -> None:
        """Open the window."""
        self._made().come_forward()

    def take_up(self, stand: SettingsStand) -> None:
        """Open it as it was in another main window."""
        window = self._made()
        window.take_up(stand)
        window.come_forward()

    def show_setting(self, name: str) -> None:
        """Open it at the row of a setting, by its name."""
        window = self._made()
        window.come_forward()
        window.show_setting(name)

    @Slot()
    def show_keys(self) -> None:
        """Open it at the keys."""
        window = self._made()
        window.come_forward()
        window.show_keys()

    def close(self) -> None:
        """Close the window."""
        if self.window is not None:
            self.window.close()

    def _made(self) -> SettingsWindow:
        window = self.window
        if window is None:
            from harzdame_gui.settings.window import SettingsWindow

            window = self._window = SettingsWindow(
                self._context.services, self._speaker, self._context.window, self._rooms
            )
        return window


def install_settings(context: Context, speaker: Speaker, rooms: Callable[[], Rooms]) -> SettingsRoom:
    """`speaker` knows why nothing is heard; `rooms` returns those that have commands with keys."""
    return SettingsRoom(context, speaker, rooms)
