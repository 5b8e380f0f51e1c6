"""What can be chosen for the analysis and for the engine at full strength, in step with the settings."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QMenu

from harzdame_gui.controllers.engine import power as engine_power
from harzdame_gui.controllers.settings.opening_variety import OpeningVariety
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.text.sizes import memory_text
from harzdame_gui.widgets.actions import Actions
from harzdame_gui.widgets.menu import OptionMenu

_MOST_LINES = 5


class AnalysisMenu(QObject):
    """Fills a menu."""

    def __init__(self, settings: Settings, actions: Actions, menu: QMenu, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._actions = actions
        menu.addAction(actions.analyse)
        menu.addSeparator()
        for submenu in (
            self._lines_menu(menu),
            self._memory_menu(menu),
            self._threads_menu(menu),
            self._openings_menu(menu),
            self._tables_menu(menu),
        ):
            menu.addMenu(submenu)

    def _lines_menu(self, parent: QMenu) -> OptionMenu[int]:
        options = [(lines, str(lines)) for lines in range(1, _MOST_LINES + 1)]
        menu = OptionMenu(self.tr("Lines"), options, self._settings.analysis_lines, parent)
        menu.chosen.connect(self._on_lines)
        return menu

    def _memory_menu(self, parent: QMenu) -> OptionMenu[int]:
        choices = engine_power.memory_choices()
        within = [size for size in choices if size <= self._settings.engine_memory]
        options = [(size, memory_text(size)) for size in choices]
        menu = OptionMenu(self.tr("Memory"), options, max(within, default=0), parent)
        menu.chosen.connect(self._on_memory)
        return menu

    def _threads_menu(self, parent: QMenu) -> OptionMenu[int]:
        automatic = self.tr("Automatic ({count})").format(count=engine_power.automatic_threads())
        choices = engine_power.thread_choices()
        within = [count for count in choices if count <= self._settings.engine_threads]
        options = [(0, automatic), *((count, str(count)) for count in choices)]
        menu = OptionMenu(self.tr("Threads"), options, max(within, default=0), parent)
        menu.chosen.connect(self._on_threads)
        return menu

    def _openings_menu(self, parent: QMenu) -> OptionMenu[OpeningVariety]:
        options = (
            (OpeningVariety.OFF, self.tr("No opening book")),
            (OpeningVariety.NONE, self.tr("Best moves only")),
            (OpeningVariety.SOME, self.tr("Some variety")),
            (OpeningVariety.MUCH, self.tr("Much variety")),
        )
        menu = OptionMenu(self.tr("Openings"), options, self._settings.openings, parent)
        menu.chosen.connect(self._on_openings)
        return menu

    def _tables_menu(self, parent: QMenu) -> QMenu:
        menu = QMenu(self.tr("Endgame tables"), parent)
        use = menu.addAction(self.tr("Use endgame tables"))
        use.setCheckable(True)
        use.setChecked(self._settings.endgame_tables)
        use.toggled.connect(self._on_tables)
        choices = engine_power.building_memory_choices()
        options = [(size, memory_text(size)) for size in choices]
        within = [size for size in choices if size <= self._settings.tables_memory]
        memory = OptionMenu(self.tr("Memory for building"), options, max(within, default=0), menu)
        memory.chosen.connect(self._on_tables_memory)
        menu.addMenu(memory)
        menu.addSeparator()
        actions = self._actions
        menu.addActions([actions.list_tables, actions.build_tables, actions.stop_building])
        return menu

    @Slot(bool)
    def _on_tables(self, wanted: bool) -> None:
        self._settings.endgame_tables = wanted

    @Slot(object)
    def _on_tables_memory(self, size: int) -> None:
        self._settings.tables_memory = size

    @Slot(object)
    def _on_lines(self, lines: int) -> None:
        self._settings.analysis_lines = lines

    @Slot(object)
    def _on_memory(self, size: int) -> None:
        self._settings.engine_memory = size

    @Slot(object)
    def _on_openings(self, variety: OpeningVariety) -> None:
        self._settings.openings = variety

    @Slot(object)
    def _on_threads(self, count: int) -> None:
        self._settings.engine_threads = count
