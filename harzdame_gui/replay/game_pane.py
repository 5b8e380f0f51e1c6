"""One of two games that are looked at side by side: players, board, the move shown, and all moves."""

from __future__ import annotations

from harzdame_engine import Color, GameTree, Node
from harzdame_engine.game.results import write_result
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.access.walking import walk_by_keys
from harzdame_gui.board import BoardView
from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.play.move_list import MoveList
from harzdame_gui.replay.presentation import move_text
from harzdame_gui.text.dates import tag_day_text
from harzdame_gui.text.figures import from_left
from harzdame_gui.text.games import game_name
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.text.players import UNKNOWN
from harzdame_gui.theme import current_theme, mark
from harzdame_gui.widgets.labels import ElidedLabel, separator
from harzdame_gui.widgets.layouts import fill

_MOVES_LEAST, _MOVES_SHARE = 112, 0.28
_BOARD_LEAST = 160


class GamePane(QFrame):
    """A game with a cursor of its own.

    *Signals*
    activated(): it was clicked, the wheel was turned over it, or the keyboard focus came to it.
    nodeChosen(Node): a move was clicked in the list.
    """

    activated = Signal()
    nodeChosen = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("gamePane")
        self.tree: GameTree | None = None
        self.node: Node | None = None
        self.board = BoardView()
        walk_by_keys(self.board)
        self.moves = MoveList()
        self._players, self._facts = ElidedLabel(), ElidedLabel()
        self._move = ElidedLabel()
        self._build()
        self.board.follow(settings)
        self.board.stepped.connect(self.activated)
        self.board.pressed.connect(self.activated)
        self.moves.nodeChosen.connect(self.nodeChosen)
        self.moves.installEventFilter(self)

    @property
    def line(self) -> tuple[Node, ...]:
        """The line that the cursor stands in."""
        if self.tree is None or self.node is None:
            return ()
        return self.tree.line_to(self.tree.end_of_line(self.node))

    @property
    def shown_move(self) -> str:
        """The words on the move shown."""
        return self._move.text()

    def show_game(self, tree: GameTree, node: Node) -> None:
        """Show a game at one of its nodes."""
        self.tree, self.node = tree, node
        self._players.setText(players_of(tree))
        self._facts.setText(facts_of(tree))
        closing = ""
        if tree.result is not None:
            closing = write_result(tree.result, tree.root.position.rules.gametype).replace("-", "–")
        self.moves.show_tree(tree, node, closing)
        self.board.set_position(node.position)
        self._show_node(node)

    def go_to(self, node: Node) -> None:
        """Put the cursor on a node."""
        if self.node is None or node is self.node:
            return
        transition = Transition.between(self.node, node)
        self.node = node
        self.board.clear_marks()
        self.board.set_position(node.position, transition)
        self.moves.set_current(node)
        self._show_node(node)

    def step(self, by: int) -> None:
        """So many moves on along the line, or back."""
        if self.node is not None:
            self.go_to_ply(self.node.ply + by)

    def go_to_ply(self, ply: int) -> None:
        """The position after so many moves of the line, or its end."""
        line = self.line
        if line:
            self.go_to(line[max(0, min(ply, len(line) - 1))])

    def set_active(self, active: bool) -> None:
        """Show whether the keys speak of this game alone."""
        mark(self, "watched", active)

    def _build(self) -> None:
        space = current_theme().spacing
        self._players.setProperty("role", "strong")
        self._facts.setProperty("role", "caption")
        self._move.setProperty("role", "strong")
        self._move.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for each in (self._players, self._facts, self._move):
            each.setTextFormat(Qt.TextFormat.PlainText)
            each.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.board.setMinimumSize(_BOARD_LEAST, _BOARD_LEAST)
        fill(
            QVBoxLayout(self), self._players, self._facts, self.board, self._move, separator(), self.moves,
            spacing=space.xs, margins=(space.s, space.s, space.s, space.s), grow=(self.board,),
        )  # fmt: skip

    def _show_node(self, node: Node) -> None:
        self.board.set_last_move(node.move)
        self.board.set_drawn_marks(node.marks)
        self._move.setText(move_text(node) or self.tr("Start"))

    # Qt's own

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.activated.emit()
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.moves.setFixedHeight(max(_MOVES_LEAST, round(self.height() * _MOVES_SHARE)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.moves and event.type() == QEvent.Type.FocusIn:
            self.activated.emit()
        return super().eventFilter(watched, event)


def players_of(tree: GameTree) -> str:
    """Both players, by the sides where a name is missing."""
    names = [tree.tags.get(color.name.capitalize(), "") for color in Color]
    shown = [color_name(color) if name in UNKNOWN else name for color, name in zip(Color, names, strict=True)]
    return " – ".join(shown)


def facts_of(tree: GameTree) -> str:
    """Event, date, result and game, as far as they are known."""
    told = (tree.tags.get("Event", ""), tag_day_text(tree.tags.get("Date", "")))
    facts = [fact for fact in told if fact.strip("?. ")]
    if tree.result is not None:
        facts.append(from_left(tree.result.result.replace("1/2-1/2", "½–½").replace("-", "–")))
    return " · ".join([*facts, game_name(tree.root.position.rules)])
