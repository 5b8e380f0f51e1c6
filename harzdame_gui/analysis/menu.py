"""The menu of the analysis and of the engine at full strength."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from harzdame_gui.controllers.engine import power
from harzdame_gui.controllers.settings.choices import OpeningVariety, Resigning
from harzdame_gui.controllers.settings.declaration import Setting
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.text.sizes import memory_text
from harzdame_gui.widgets.actions import Actions
from harzdame_gui.widgets.menu import SettingMenu
from harzdame_gui.widgets.setting_tick import SettingTick

_MOST_LINES = 5


class AnalysisMenu(QObject):
    """The analysis, its options and those of the engine, in a menu that exists already."""

    def __init__(self, settings: Settings, actions: Actions, menu: QMenu, parent: QObject) -> None:
        super().__init__(parent)
        lines = [(count, str(count)) for count in range(1, _MOST_LINES + 1)]
        automatic = self.tr("Automatic ({count})").format(count=power.automatic_threads())
        threads = power.thread_choices()
        numbers = [(0, automatic), *((count, str(count)) for count in threads)]
        most = partial(_at_most, threads)
        varieties = (
            (OpeningVariety.OFF, self.tr("No opening book")),
            (OpeningVariety.NONE, self.tr("Best moves only")),
            (OpeningVariety.SOME, self.tr("Some variety")),
            (OpeningVariety.MUCH, self.tr("Much variety")),
        )
        manners = (
            (Resigning.NEVER, self.tr("Never")),
            (Resigning.STRONG, self.tr("At full strength only")),
            (Resigning.ALWAYS, self.tr("At every level")),
        )
        menu.addAction(actions.analyse)
        menu.addSeparator()
        for submenu in (
            SettingMenu(self.tr("Lines"), lines, settings.analysis_lines, menu),
            _memory_menu(self.tr("Memory"), power.memory_choices(), settings.engine_memory, menu),
            SettingMenu(self.tr("Threads"), numbers, settings.engine_threads, menu, nearest=most),
            SettingMenu(self.tr("Openings"), varieties, settings.openings, menu),
            self._tables_menu(settings, actions, menu),
            SettingMenu(self.tr("The computer gives up lost games"), manners, settings.resigning, menu),
        ):
            menu.addMenu(submenu)
        SettingTick(menu.addAction(self.tr("Think on your time at full strength")), settings.pondering)

    def _tables_menu(self, settings: Settings, actions: Actions, parent: QMenu) -> QMenu:
        menu = QMenu(self.tr("Endgame tables"), parent)
        SettingTick(menu.addAction(self.tr("Use endgame tables")), settings.endgame_tables)
        choices = power.building_memory_choices()
        menu.addMenu(_memory_menu(self.tr("Memory for building"), choices, settings.tables_memory, menu))
        menu.addSeparator()
        menu.addActions([actions.list_tables, actions.build_tables, actions.stop_building])
        return menu


def _memory_menu(title: str, choices: Sequence[int], setting: Setting[int], parent: QMenu) -> QMenu:
    options = [(size, memory_text(size)) for size in choices]
    return SettingMenu(title, options, setting, parent, nearest=partial(_at_most, choices))


def _at_most(choices: Sequence[int], value: int) -> int:
    """The largest of the choices that is not above `value`; 0 where all are."""
    return max((choice for choice in choices if choice <= value), default=0)
