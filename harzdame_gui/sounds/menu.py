"""The submenu of sounds: their loudness, the clock's, and why nothing is heard where that is so."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from harzdame_gui.commands.command import Menu, Place
from harzdame_gui.commands.main_menu import MainMenu, SettingMenu
from harzdame_gui.controllers.settings.choices import Loudness
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.sounds.speaker import PROGRAMS, Silence, Sound, Speaker
from harzdame_gui.widgets.setting_tick import SettingTick


class SoundMenu(QObject):
    """Adds itself to the menu of the view. A loudness that is chosen is heard at once."""

    def __init__(self, settings: Settings, speaker: Speaker, main: MainMenu) -> None:
        super().__init__(main)
        self._speaker = speaker
        options = (
            (Loudness.OFF, self.tr("Off")),
            (Loudness.QUIET, self.tr("Quiet")),
            (Loudness.NORMAL, self.tr("Normal")),
            (Loudness.LOUD, self.tr("Loud")),
        )
        menu = SettingMenu(self.tr("Sounds"), options, settings.sounds, main)
        main.add_menu(Place(Menu.VIEW, 2), menu)
        self._reason = menu.addAction("")
        self._reason.setEnabled(False)
        menu.addSeparator()
        self._clock = menu.addAction(self.tr("The clock sounds when time is short"))
        SettingTick(self._clock, settings.clock_sound)
        menu.aboutToShow.connect(speaker.look)
        speaker.changed.connect(self._show_reason)
        settings.sounds.follow(self._on_loudness)
        settings.sounds.changed.connect(self._let_hear)
        self._show_reason()

    @Slot(object)
    def _on_loudness(self, loudness: Loudness) -> None:
        self._clock.setEnabled(loudness is not Loudness.OFF)

    @Slot()
    def _let_hear(self, *_: object) -> None:
        self._speaker.play(Sound.MOVE)

    @Slot()
    def _show_reason(self) -> None:
        silence = self._speaker.silence
        self._reason.setVisible(silence is not None)
        if silence is Silence.NO_PROGRAM:
            programs = ", ".join(name for name, *_ in PROGRAMS)
            text = self.tr("Nothing is heard: this needs one of the programs {programs}.")
            self._reason.setText(text.format(programs=programs))
        elif silence is Silence.NONE_WORKS:
            self._reason.setText(self.tr("Nothing is heard: the system could not play the sound."))
