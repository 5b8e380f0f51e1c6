"""The menu of the analysis and of the engine at full strength."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from harzdame_gui.analysis.commands import AnalysisCommands
from harzdame_gui.commands.command import Menu
from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.commands.main_menu import SettingMenu
from harzdame_gui.context import Context
from harzdame_gui.controllers.engine import power
from harzdame_gui.controllers.settings.choices import OpeningVariety, Resigning, ScoreSide
from harzdame_gui.controllers.settings.declaration import Setting
from harzdame_gui.controllers.settings.settings import MOST_ANALYSTS, Settings
from harzdame_gui.text.sizes import memory_text
from harzdame_gui.widgets.setting_tick import SettingTick

_MOST_LINES = 5


class AnalysisMenu(QObject):
    """The analysis, its options and those of the engine, in their menu."""

    def __init__(self, context: Context, commands: AnalysisCommands) -> None:
        super().__init__(context.menu)
        settings, main = context.settings, context.menu
        main.offer(commands)
        menu = main.of(Menu.ANALYSIS)
        for submenu in (
            self._lines_menu(settings, commands, menu),
            self._sides_menu(settings, menu),
            _memory_menu(self.tr("Memory"), power.memory_choices(), settings.engine_memory, menu),
            self._threads_menu(settings, menu),
            self._openings_menu(settings, menu),
            self._tables_menu(settings, context.commands, menu),
            self._resigning_menu(settings, menu),
        ):
            menu.addMenu(submenu)
        kept = menu.addAction(self.tr("Write evaluations into the game"))
        SettingTick(kept, settings.analysis_kept)
        SettingTick(menu.addAction(self.tr("Think on your time at full strength")), settings.pondering)
        EngineTicks(context, menu.addMenu(self.tr("Engines that analyse")))

    def _lines_menu(self, settings: Settings, commands: AnalysisCommands, menu: QMenu) -> QMenu:
        lines = [(count, str(count)) for count in range(1, _MOST_LINES + 1)]
        made = SettingMenu(self.tr("Lines"), lines, settings.analysis_lines, menu)
        made.addSeparator()
        made.addActions([commands.more_lines, commands.fewer_lines])
        return made

    def _sides_menu(self, settings: Settings, menu: QMenu) -> QMenu:
        sides = (
            (ScoreSide.WHITE, self.tr("From White’s side")),
            (ScoreSide.MOVER, self.tr("From the side to move")),
        )
        return SettingMenu(self.tr("Scores"), sides, settings.score_side, menu)

    def _threads_menu(self, settings: Settings, menu: QMenu) -> QMenu:
        threads = power.thread_choices()
        automatic = self.tr("Automatic ({count})").format(count=power.automatic_threads())
        numbers = [(0, automatic), *((count, str(count)) for count in threads)]
        most = partial(_at_most, threads)
        return SettingMenu(self.tr("Threads"), numbers, settings.engine_threads, menu, nearest=most)

    def _openings_menu(self, settings: Settings, menu: QMenu) -> QMenu:
        varieties = (
            (OpeningVariety.OFF, self.tr("No opening book")),
            (OpeningVariety.NONE, self.tr("Best moves only")),
            (OpeningVariety.SOME, self.tr("Some variety")),
            (OpeningVariety.MUCH, self.tr("Much variety")),
        )
        return SettingMenu(self.tr("Openings"), varieties, settings.openings, menu)

    def _resigning_menu(self, settings: Settings, menu: QMenu) -> QMenu:
        manners = (
            (Resigning.NEVER, self.tr("Never")),
            (Resigning.STRONG, self.tr("At full strength only")),
            (Resigning.ALWAYS, self.tr("At every level")),
        )
        return SettingMenu(self.tr("The computer gives up lost games"), manners, settings.resigning, menu)

    def _tables_menu(self, settings: Settings, actions: MainCommands, parent: QMenu) -> QMenu:
        menu = QMenu(self.tr("Endgame tables"), parent)
        SettingTick(menu.addAction(self.tr("Use endgame tables")), settings.endgame_tables)
        choices = power.building_memory_choices()
        menu.addMenu(_memory_menu(self.tr("Memory for building"), choices, settings.tables_memory, menu))
        menu.addSeparator()
        menu.addActions([actions.list_tables, actions.build_tables, actions.stop_building])
        return menu


class EngineTicks(QObject):
    """A submenu in which every engine can be ticked, the built-in one first. One always is."""

    def __init__(self, context: Context, menu: QMenu) -> None:
        super().__init__(menu)
        settings, programs = context.settings, context.services.engine.programs
        self._settings = settings
        self._programs = programs
        self._menu = menu
        self._ticks: list[QAction] = []
        self._first = menu.addSeparator()
        self._built_in = QAction(self.tr("Built-in engine"), menu)
        menu.insertAction(self._first, self._built_in)
        SettingTick(self._built_in, settings.analysis_built_in)
        menu.addAction(context.commands.engines)
        programs.changed.connect(self._fill)
        settings.analysis_built_in.changed.connect(self._fill)
        settings.analysis_programs.changed.connect(self._fill)
        menu.aboutToShow.connect(self._fill)

    @Slot()
    def _fill(self) -> None:
        chosen = self._settings.analysis_programs.value
        for old in self._ticks:
            self._menu.removeAction(old)
            old.deleteLater()
        self._ticks = []
        for program in self._programs.all:
            tick = QAction(program.name.replace("&", "&&"), self._menu, checkable=True)
            tick.setMenuRole(QAction.MenuRole.NoRole)  # whatever the program is called
            tick.setChecked(program.id in chosen)
            tick.setEnabled(program.id in chosen or len(chosen) < MOST_ANALYSTS)
            tick.toggled.connect(partial(self._on_toggled, program.id))
            self._menu.insertAction(self._first, tick)
            self._ticks.append(tick)
        others = any(tick.isChecked() for tick in self._ticks)
        if not others:
            self._settings.analysis_built_in.set(True)
        self._built_in.setEnabled(others)

    def _on_toggled(self, program_id: str, on: bool) -> None:
        there = {program.id for program in self._programs.all} - {program_id}
        kept = tuple(each for each in self._settings.analysis_programs.value if each in there)
        self._settings.analysis_programs.set((*kept, program_id) if on else kept)


def _memory_menu(title: str, choices: Sequence[int], setting: Setting[int], parent: QMenu) -> QMenu:
    options = [(size, memory_text(size)) for size in choices]
    return SettingMenu(title, options, setting, parent, nearest=partial(_at_most, choices))


def _at_most(choices: Sequence[int], value: int) -> int:
    """The largest of the choices that is not above `value`; 0 where all are."""
    return max((choice for choice in choices if choice <= value), default=0)
