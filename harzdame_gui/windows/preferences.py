"""The few preferences, as submenus that are always in step with the settings."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QMenu

from harzdame_gui.board import BoardView
from harzdame_gui.controllers.settings import AnimationSpeed, Appearance, Language, Settings
from harzdame_gui.theme import Scheme, ThemeSource
from harzdame_gui.windows.menu import OptionMenu

_FACTORS = {
    AnimationSpeed.OFF: 0.0,
    AnimationSpeed.SLOW: 0.5,
    AnimationSpeed.NORMAL: 1.0,
    AnimationSpeed.FAST: 2.0,
}


class Preferences(QObject):
    """Offers appearance, animation speed and language, and applies the first two."""

    def __init__(
        self, settings: Settings, themes: ThemeSource, board: BoardView, menu: QMenu, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._themes = themes
        self._board = board
        self._menus = (
            self._appearance_menu(menu),
            self._animation_menu(menu),
            self._language_menu(menu),
        )
        for submenu in self._menus:
            menu.addMenu(submenu)
        board.set_animation_speed(_FACTORS[settings.animation_speed])

    def _appearance_menu(self, parent: QMenu) -> OptionMenu[Appearance]:
        options = (
            (Appearance.SYSTEM, self.tr("As the system")),
            (Appearance.LIGHT, self.tr("Light")),
            (Appearance.DARK, self.tr("Dark")),
        )
        menu = OptionMenu(self.tr("Appearance"), options, self._settings.appearance, parent)
        menu.chosen.connect(self._on_appearance)
        return menu

    def _animation_menu(self, parent: QMenu) -> OptionMenu[AnimationSpeed]:
        options = (
            (AnimationSpeed.OFF, self.tr("Off")),
            (AnimationSpeed.SLOW, self.tr("Slow")),
            (AnimationSpeed.NORMAL, self.tr("Normal")),
            (AnimationSpeed.FAST, self.tr("Fast")),
        )
        menu = OptionMenu(self.tr("Animation"), options, self._settings.animation_speed, parent)
        menu.chosen.connect(self._on_animation)
        return menu

    def _language_menu(self, parent: QMenu) -> OptionMenu[Language]:
        options = (
            (Language.SYSTEM, self.tr("As the system")),
            (Language.ENGLISH, "English"),
            (Language.GERMAN, "Deutsch"),
        )
        menu = OptionMenu(self.tr("Language"), options, self._settings.language, parent)
        menu.chosen.connect(self._on_language)
        return menu

    @Slot(object)
    def _on_appearance(self, appearance: Appearance) -> None:
        self._settings.appearance = appearance
        self._themes.set_scheme(Scheme(appearance.value))

    @Slot(object)
    def _on_animation(self, speed: AnimationSpeed) -> None:
        self._settings.animation_speed = speed
        self._board.set_animation_speed(_FACTORS[speed])

    @Slot(object)
    def _on_language(self, language: Language) -> None:
        self._settings.language = language
