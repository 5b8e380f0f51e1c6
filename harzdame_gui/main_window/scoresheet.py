"""Keeps the panel beside the board in step with the game: who plays, the moves, the engine's line."""

from __future__ import annotations

from harzdame_engine import Color, Info
from PySide6.QtCore import QObject, Slot

from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.main_window.side_panel import SidePanel
from harzdame_gui.play.presenter import name_of
from harzdame_gui.text.outcomes import outcome_message


class Scoresheet(QObject):
    """The game as it is written down."""

    def __init__(self, session: GameSession, panel: SidePanel) -> None:
        super().__init__(panel)
        self._session = session
        self._panel = panel
        session.gameReplaced.connect(self._on_game_replaced)
        session.cursorMoved.connect(self._on_cursor_moved)
        session.treeChanged.connect(self._show_moves)
        session.stateChanged.connect(self._on_state_changed)
        session.infoArrived.connect(self._on_info)
        panel.moves.nodeChosen.connect(session.go_to)
        self._show_moves()

    @Slot()
    def _on_game_replaced(self) -> None:
        self._show_moves()
        self._on_state_changed()

    @Slot()
    def _on_cursor_moved(self) -> None:
        self._panel.moves.set_current(self._session.node)

    @Slot()
    def _show_moves(self) -> None:
        tree = self._session.tree
        closing = ""
        if tree.result is not None:
            from harzdame_engine.pdn.results import write_result  # no game is over when the app starts

            result = write_result(tree.result, self._session.position.rules.gametype)
            closing = f"{result.replace('-', '–')}  {outcome_message(tree.result).text}"
        self._panel.moves.show_tree(tree, self._session.node, closing)
        self._panel.set_title(self._title())

    @Slot()
    def _on_state_changed(self) -> None:
        if not self._session.thinking:
            self._panel.engine_line.show_info(None)

    @Slot(object)
    def _on_info(self, info: Info) -> None:
        node = self._session.thinking_at
        if node is not None:
            self._panel.engine_line.show_info(info, node.position.turn)

    def _title(self) -> str:
        white, black = name_of(Color.WHITE, self._session), name_of(Color.BLACK, self._session)
        event = self._session.tree.tags.get("Event", "?")
        pattern = "{white} – {black}" if event in ("", "?") else "{white} – {black} · {event}"
        return pattern.format(white=white, black=black, event=event)
