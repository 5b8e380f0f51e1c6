"""The few preferences, as submenus that are always in step with the settings."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QMenu

from harzdame_gui.board import BoardView
from harzdame_gui.controllers.settings.settings import AnimationSpeed, Appearance, Language, Settings
from harzdame_gui.theme import Scheme, ThemeSource
from harzdame_gui.widgets.menu import OptionMenu

_FACTORS = {
    AnimationSpeed.OFF: 0.0,
    AnimationSpeed.SLOW: 0.5,
    AnimationSpeed.NORMAL: 1.0,
    AnimationSpeed.FAST: 2.0,
}


def animation_factor(speed: AnimationSpeed) -> float:
    """How much faster than designed pieces move; 0: they do not."""
    return _FACTORS[speed]


class Preferences(QObject):
    """Offers what the board shows, appearance, animation speed and language; applies all but the last."""

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
        menu.addSeparator()
        self._add_switches(menu)
        menu.addSeparator()
        for submenu in self._menus:
            menu.addMenu(submenu)
        board.set_coordinates(settings.show_coordinates)
        board.set_targets_shown(settings.show_targets)
        board.set_animation_speed(animation_factor(settings.animation_speed))

    def _add_switches(self, menu: QMenu) -> None:
        for text, shown, slot in (
            (self.tr("Coordinates"), self._settings.show_coordinates, self._on_coordinates),
            (self.tr("Possible squares"), self._settings.show_targets, self._on_targets),
        ):
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(shown)
            action.toggled.connect(slot)

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

    @Slot(bool)
    def _on_coordinates(self, shown: bool) -> None:
        self._settings.show_coordinates = shown
        self._board.set_coordinates(shown)

    @Slot(bool)
    def _on_targets(self, shown: bool) -> None:
        self._settings.show_targets = shown
        self._board.set_targets_shown(shown)

    @Slot(object)
    def _on_appearance(self, appearance: Appearance) -> None:
        self._settings.appearance = appearance
        self._themes.set_scheme(Scheme(appearance.value))

    @Slot(object)
    def _on_animation(self, speed: AnimationSpeed) -> None:
        self._settings.animation_speed = speed
        self._board.set_animation_speed(animation_factor(speed))

    @Slot(object)
    def _on_language(self, language: Language) -> None:
        self._settings.language = language
