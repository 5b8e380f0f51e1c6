"""The fork: a button that lists the moves played from the position shown, where there is a choice."""

from __future__ import annotations

from functools import partial

from harzdame_engine import Node
from harzdame_engine.game.numbering import number_of
from harzdame_engine.pdn.glyphs import glyph_sign
from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from harzdame_gui.text.glyphs import stands_close
from harzdame_gui.text.short_moves import short_move
from harzdame_gui.widgets.buttons import ActionButton


class ChoiceButton(ActionButton):
    """Greyed out where the game goes on in one way only, so that nothing beside it moves.

    *Signals*
    nodeChosen(Node): one of the moves was chosen.
    """

    nodeChosen = Signal(object)

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(action, parent=parent)
        self._action = action
        self._nodes: tuple[Node, ...] = ()
        self._menu = QMenu(self)
        action.triggered.connect(self._open)
        self.show_choices(())

    @property
    def menu_shown(self) -> QMenu:
        """The list of moves."""
        return self._menu

    def show_choices(self, nodes: tuple[Node, ...]) -> None:
        """Offer these moves, the first of them as the line's own."""
        self._nodes = nodes
        self._action.setEnabled(len(nodes) > 1)

    @Slot()
    def _open(self) -> None:
        self._menu.clear()
        for place, node in enumerate(self._nodes):
            again = any(node.move == other.move for other in self._nodes[:place])
            entry = self._menu.addAction(_text(node, with_next=again))
            entry.triggered.connect(partial(self._choose, node))
        self._menu.setDefaultAction(self._menu.actions()[0])
        self._menu.setActiveAction(self._menu.actions()[0])
        corner = self.mapToGlobal(self.rect().topLeft())
        corner.setY(corner.y() - self._menu.sizeHint().height())
        self._menu.popup(corner)

    def _choose(self, node: Node, *_: object) -> None:
        self.nodeChosen.emit(node)


def _text(node: Node, *, with_next: bool) -> str:
    """A move; `with_next`: with what follows it, for there is another line that begins with the same."""
    signs = "".join(
        sign if stands_close(sign) else f" {sign}" for sign in map(glyph_sign, node.glyphs) if sign
    )
    siblings = node.parent.children if node.parent is not None else ()
    move = short_move(node.move, [each.move for each in siblings]) if node.move is not None else ""
    text = f"{number_of(node)} {move}{signs}"
    following = next(iter(node.children), None) if with_next else None
    return f"{text} {_text(following, with_next=False)}" if following is not None else text
