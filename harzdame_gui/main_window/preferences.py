"""The preferences in the menu of the view: what the board shows, appearance, animation and language."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from harzdame_gui.controllers.settings.choices import AnimationSpeed, Appearance, Language, Pace
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.widgets.menu import SettingMenu
from harzdame_gui.widgets.setting_tick import SettingTick


class Preferences(QObject):
    """Offers the preferences; the window and the board follow the settings themselves."""

    def __init__(self, settings: Settings, menu: QMenu, parent: QObject) -> None:
        super().__init__(parent)
        appearances = (
            (Appearance.SYSTEM, self.tr("As the system")),
            (Appearance.LIGHT, self.tr("Light")),
            (Appearance.DARK, self.tr("Dark")),
        )
        speeds = (
            (AnimationSpeed.OFF, self.tr("Off")),
            (AnimationSpeed.SLOW, self.tr("Slow")),
            (AnimationSpeed.NORMAL, self.tr("Normal")),
            (AnimationSpeed.FAST, self.tr("Fast")),
        )
        paces = (
            (Pace.AT_ONCE, self.tr("At once")),
            (Pace.NATURAL, self.tr("Natural")),
            (Pace.LEISURELY, self.tr("Leisurely")),
        )
        languages = (
            (Language.SYSTEM, self.tr("As the system")),
            (Language.ENGLISH, "English"),
            (Language.GERMAN, "Deutsch"),
        )
        menu.addSeparator()
        SettingTick(menu.addAction(self.tr("Coordinates")), settings.show_coordinates)
        SettingTick(menu.addAction(self.tr("Possible squares")), settings.show_targets)
        SettingTick(menu.addAction(self.tr("The clock runs before the first move")), settings.clock_at_once)
        menu.addSeparator()
        menu.addMenu(SettingMenu(self.tr("Appearance"), appearances, settings.appearance, menu))
        menu.addMenu(SettingMenu(self.tr("Animation"), speeds, settings.animation_speed, menu))
        menu.addMenu(SettingMenu(self.tr("Computer’s pace"), paces, settings.pace, menu))
        menu.addMenu(SettingMenu(self.tr("Language"), languages, settings.language, menu))
