"""The menu of the analysis, with the engines that take part in it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from harzdame_gui.analysis.commands import AnalysisCommands
from harzdame_gui.commands.command import Menu
from harzdame_gui.context import Context
from harzdame_gui.controllers.settings.settings import MOST_ANALYSTS
from harzdame_gui.widgets.setting_tick import SettingTick

_MOST_LINES = 5


class AnalysisMenu(QObject):
    """The analysis in its menu; its options are among the settings."""

    def __init__(self, context: Context, commands: AnalysisCommands) -> None:
        super().__init__(context.menu)
        main = context.menu
        main.offer(commands)
        EngineTicks(context, main.of(Menu.ANALYSIS).addMenu(self.tr("Engines that analyse")))


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
