"""The preferences in the menu of the view: what the board shows, appearance, animation and language."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from harzdame_gui.controllers.settings.choices import AnimationSpeed, Appearance, BoardLook, Language, Pace
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.theme import ThemeSource, current_theme
from harzdame_gui.widgets.commands import Menu, Place
from harzdame_gui.widgets.menu import MainMenu, SettingMenu
from harzdame_gui.widgets.setting_tick import SettingTick


class Preferences(QObject):
    """Offers the preferences; the window and the board follow the settings themselves."""

    def __init__(self, settings: Settings, themes: ThemeSource, menu: MainMenu) -> None:
        super().__init__(menu)
        appearances = (
            (Appearance.SYSTEM, self.tr("As the system")),
            (Appearance.LIGHT, self.tr("Light")),
            (Appearance.DARK, self.tr("Dark")),
            (Appearance.CONTRAST_LIGHT, self.tr("High contrast, light")),
            (Appearance.CONTRAST_DARK, self.tr("High contrast, dark")),
        )
        looks = (
            (BoardLook.WOOD, self.tr("Wood")),
            (BoardLook.GREEN, self.tr("Green")),
            (BoardLook.BLUE, self.tr("Blue")),
            (BoardLook.GREY, self.tr("Grey")),
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
        for text, setting in (
            (self.tr("Coordinates"), settings.show_coordinates),
            (self.tr("Possible squares"), settings.show_targets),
            (self.tr("The clock runs before the first move"), settings.clock_at_once),
        ):
            SettingTick(menu.add_entry(Place(Menu.VIEW, 1), text), setting)
        self._board = SettingMenu(self.tr("Board"), looks, settings.board_look, menu)
        for choice in (
            SettingMenu(self.tr("Appearance"), appearances, settings.appearance, menu),
            self._board,
            SettingMenu(self.tr("Animation"), speeds, settings.animation_speed, menu),
            SettingMenu(self.tr("Computer’s pace"), paces, settings.pace, menu),
            SettingMenu(self.tr("Language"), languages, settings.language, menu),
        ):
            menu.add_menu(Place(Menu.VIEW, 2), choice)
        self._take_theme()
        themes.changed.connect(self._take_theme)

    @Slot()
    def _take_theme(self) -> None:
        self._board.setEnabled(not current_theme().contrast)  # which has a board of its own
