"""The preferences in the menu of the view: what the board shows, appearance, animation and language."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QMenu

from harzdame_gui.board import BoardView
from harzdame_gui.controllers.settings.choices import AnimationSpeed, Appearance, Language
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.widgets.menu import SettingMenu, SettingTick


class Preferences(QObject):
    """Offers the preferences, and lets the board follow those that concern it."""

    def __init__(self, settings: Settings, board: BoardView, menu: QMenu, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
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
        languages = (
            (Language.SYSTEM, self.tr("As the system")),
            (Language.ENGLISH, "English"),
            (Language.GERMAN, "Deutsch"),
        )
        menu.addSeparator()
        SettingTick(menu.addAction(self.tr("Coordinates")), settings.show_coordinates)
        SettingTick(menu.addAction(self.tr("Possible squares")), settings.show_targets)
        menu.addSeparator()
        menu.addMenu(SettingMenu(self.tr("Appearance"), appearances, settings.appearance, menu))
        menu.addMenu(SettingMenu(self.tr("Animation"), speeds, settings.animation_speed, menu))
        menu.addMenu(SettingMenu(self.tr("Language"), languages, settings.language, menu))
        settings.show_coordinates.follow(board.set_coordinates)
        settings.show_targets.follow(board.set_targets_shown)
        settings.animation_speed.follow(self._on_animation_speed)

    @Slot(object)
    def _on_animation_speed(self, speed: AnimationSpeed) -> None:
        self._board.set_animation_speed(speed.factor)
