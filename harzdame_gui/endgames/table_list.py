"""The way to the list of the game's endgame tables, and from it to a longest win."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from harzdame_engine import GameTree, Position, Rules
from harzdame_engine.endgames.table_file import TableFile
from PySide6.QtCore import QObject, Qt, Slot

from harzdame_gui.context import Context
from harzdame_gui.endgames.dialog import EndgameTablesDialog
from harzdame_gui.text.games import game_name


class EndgameList(QObject):
    """Asks for the tables and opens the dialog when they are known."""

    def __init__(self, context: Context, study: Callable[[GameTree], None]) -> None:
        super().__init__(context.window)
        self._services = context.services
        self._endgames = context.late.endgames
        self._study = study
        self._window = context.window
        self._wanted = False
        context.commands.list_tables.triggered.connect(self._ask)
        self._endgames.listed.connect(self._on_listed)

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
