"""The way to the list of the game's endgame tables, and from it to a longest win."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from harzdame_engine import GameTree, Position, Rules
from harzdame_engine.endgames.table_file import TableFile
from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QWidget

from harzdame_gui.controllers.engine.endgames import Endgames
from harzdame_gui.endgames.dialog import EndgameTablesDialog
from harzdame_gui.services import Services
from harzdame_gui.text.games import game_name
from harzdame_gui.widgets.main_commands import MainCommands


class EndgameList(QObject):
    """Asks for the tables and opens the dialog when they are known."""

    def __init__(
        self,
        services: Services,
        endgames: Endgames,
        *,
        study: Callable[[GameTree], None],
        actions: MainCommands,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._services = services
        self._endgames = endgames
        self._study = study
        self._window = window
        self._wanted = False
        actions.list_tables.triggered.connect(self._ask)
        endgames.listed.connect(self._on_listed)

    @Slot()
    def _ask(self) -> None:
        self._wanted = True
        self._endgames.list(self._services.session.position.rules)

    @Slot(object, object)
    def _on_listed(self, rules: Rules, files: tuple[TableFile, ...]) -> None:
        if not self._wanted:
            return
        self._wanted = False
        dialog = EndgameTablesDialog(game_name(rules), files, self._window)
        dialog.chosen.connect(partial(self._show, rules))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _show(self, rules: Rules, fen: str) -> None:
        self._services.settings.analysis.set(True)
        self._study(GameTree(Position.from_fen(fen, rules.id)))
