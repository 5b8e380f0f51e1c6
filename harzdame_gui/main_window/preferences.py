"""The preferences in the menu of the view: what the board shows, appearance, animation and language."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QMenu

from harzdame_gui.commands.command import Menu, Place
from harzdame_gui.commands.main_menu import MainMenu, SettingMenu
from harzdame_gui.controllers.settings.choices import AnimationSpeed, Appearance, BoardLook, Language, Pace
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.theme import ThemeSource, current_theme
from harzdame_gui.widgets.setting_tick import SettingTick


class Preferences(QObject):
    """Offers the preferences; the window and the board follow the settings themselves."""

    def __init__(self, settings: Settings, themes: ThemeSource, menu: MainMenu) -> None:
        super().__init__(menu)
        self._settings, self._menu = settings, menu
        self._add_ticks()
        self._board = self._add_looks()
        self._add_manners()
        self._take_theme()
        themes.changed.connect(self._take_theme)

    def _add_ticks(self) -> None:
        """What is on or off."""
        settings = self._settings
        for text, setting in (
            (self.tr("Coordinates"), settings.show_coordinates),
            (self.tr("Possible squares"), settings.show_targets),
            (self.tr("The clock runs before the first move"), settings.clock_at_once),
        ):
            SettingTick(self._menu.add_entry(Place(Menu.VIEW, 1), text), setting)

    def _add_looks(self) -> QMenu:
        """The looks of the app and of the board; returns those of the board."""
        appearances = (
            (Appearance.SYSTEM, self.tr("As the system")),
            (Appearance.LIGHT, self.tr("Light")),
            (Appearance.DARK, self.tr("Dark")),
            (Appearance.CONTRAST_LIGHT, self.tr("High contrast, light")),
            (Appearance.CONTRAST_DARK, self.tr("High contrast, dark")),
        )
        boards = (
            (BoardLook.WOOD, self.tr("Wood")),
            (BoardLook.GREEN, self.tr("Green")),
            (BoardLook.BLUE, self.tr("Blue")),
            (BoardLook.GREY, self.tr("Grey")),
        )
        self._add(SettingMenu(self.tr("Appearance"), appearances, self._settings.appearance, self._menu))
        return self._add(SettingMenu(self.tr("Board"), boards, self._settings.board_look, self._menu))

    def _add_manners(self) -> None:
        """How fast things go, and in which language."""
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
        settings, menu = self._settings, self._menu
        self._add(SettingMenu(self.tr("Animation"), speeds, settings.animation_speed, menu))
        self._add(SettingMenu(self.tr("Computer’s pace"), paces, settings.pace, menu))
        self._add(SettingMenu(self.tr("Language"), languages, settings.language, menu))

    def _add(self, choice: QMenu) -> QMenu:
        self._menu.add_menu(Place(Menu.VIEW, 2), choice)
        return choice

    @Slot()
    def _take_theme(self) -> None:
        self._board.setEnabled(not current_theme().contrast)  # which has a board of its own
