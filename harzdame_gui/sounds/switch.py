"""The switch of the sounds in the menu; how loud they are is said in the settings."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from harzdame_gui.commands.main_menu import MainMenu
from harzdame_gui.controllers.settings.choices import Loudness
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.sounds.speaker import Sound, Speaker
from harzdame_gui.sounds.commands import SoundCommands


class SoundSwitch(QObject):
    """Turns sounds off, and on again as loud as they were. A loudness that is chosen is heard at once."""

    def __init__(self, settings: Settings, speaker: Speaker, menu: MainMenu, window: QWidget) -> None:
        super().__init__(window)
        self._settings, self._speaker = settings, speaker
        self._loudness = Loudness.QUIET
        commands = SoundCommands(self)
        self._switch = commands.sounds
        window.addActions(commands.all())
        menu.offer(commands)
        settings.sounds.follow(self._show)
        settings.sounds.changed.connect(self._let_hear)
        self._switch.triggered.connect(self._on_triggered)

    @Slot(object)
    def _show(self, loudness: Loudness) -> None:
        is_on = loudness is not Loudness.OFF
        if is_on:
            self._loudness = loudness
        self._switch.setChecked(is_on)

    @Slot(bool)
    def _on_triggered(self, on: bool) -> None:
        self._settings.sounds.set(self._loudness if on else Loudness.OFF)

    @Slot()
    def _let_hear(self, *_: object) -> None:
        self._speaker.play(Sound.MOVE)
