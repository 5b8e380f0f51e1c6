"""The window of two games side by side: they step together or apart, and it is told where they part."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from harzdame_engine import GameTree, Node
from harzdame_engine.game.snapshot import Snapshot
from harzdame_engine.review.comparison import Comparison, compare
from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from harzdame_gui.controllers.game.variations import beside
from harzdame_gui.late_services import LateServices
from harzdame_gui.notices.room_window import RoomWindow
from harzdame_gui.replay.commands import CompareCommands
from harzdame_gui.replay.game_choice import GameChoice
from harzdame_gui.replay.game_pane import GamePane
from harzdame_gui.replay.presentation import move_text
from harzdame_gui.services import Services
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.button_rows import ButtonRows
from harzdame_gui.widgets.buttons import CommandButton, framed
from harzdame_gui.widgets.labels import PlainLabel
from harzdame_gui.widgets.layouts import fill, in_time

_USUAL = QSize(1240, 820)
_SMALLEST = QSize(760, 520)


class CompareStand(NamedTuple):
    """Two games as they were looked at, with the node shown of each; `chosen`: the second is not empty."""

    games: tuple[tuple[GameTree, Node], ...]
    chosen: bool
    active: int
    together: bool
    flipped: bool


class CompareWindow(RoomWindow):
    """The window with two games: a copy of the one on the board at the left, another at the right."""

    def __init__(self, services: Services, late: LateServices, window: QWidget) -> None:
        super().__init__("compare", services.settings, window)
        self.setWindowTitle(self.tr("Two games side by side"))
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._services = services
        self._late = late
        self.panes = tuple(GamePane(services.settings) for _ in range(2))
        self._active = 0
        self._comparison: Comparison | None = None
        self._told = PlainLabel(wordWrap=True)
        self.commands = CompareCommands(self)
        self.commands.together.setChecked(True)
        self.addActions(self.commands.all())
        self._build()
        self._connect()
        self.closed.connect(window.activateWindow)
        self.open_at(_USUAL, _SMALLEST)

    def open(self, flipped: bool) -> None:
        """Show the game on the board at the left; without another game, let one be chosen."""
        session = self._services.session
        self.show()  # first, so that the lists of moves have their size when they scroll to the move shown
        tree, copies = Snapshot(session.tree).copy()  # edits of the game do not disturb it
        self.panes[0].show_game(tree, copies[session.node])
        for pane in self.panes:
            pane.board.set_flipped(flipped)
        if self.panes[1].tree is None:
            nothing = GameTree(tree.root.position)
            self.panes[1].show_game(nothing, nothing.root)
            self._empty = True
        elif self.commands.together.isChecked():
            self.panes[1].go_to_ply(copies[session.node].ply)
        self._compare()
        self.come_forward()
        if self._empty:
            self._choose()

    @property
    def stand(self) -> CompareStand | None:
        """What is looked at; None: nothing yet."""
        games = tuple((pane.tree, pane.node) for pane in self.panes if pane.tree and pane.node)
        if len(games) < len(self.panes):
            return None
        together, flipped = self.commands.together.isChecked(), self.panes[0].board.orientation.flipped
        return CompareStand(games, not self._empty, self._active, together, flipped)

    def take_up(self, stand: CompareStand) -> None:
        """Show what was looked at in another window."""
        self.show()
        for pane, (tree, node) in zip(self.panes, stand.games, strict=True):
            pane.show_game(tree, node)
            pane.board.set_flipped(stand.flipped)
        self._empty = not stand.chosen
        self.commands.together.setChecked(stand.together)
        self._activate(stand.active)
        self._compare()

    def _build(self) -> None:
        space = current_theme().spacing
        self._empty = False
        buttons = framed(self.commands.steps)
        commands = self.commands
        named = [
            CommandButton(each) for each in (commands.together, commands.part, commands.meet, commands.flip)
        ]
        choose = CommandButton(commands.choose, "primary")
        rows = ButtonRows((*named, choose), space.xs)
        ways = fill(in_time(QHBoxLayout()), *buttons, spacing=space.xs)
        bar = fill(QHBoxLayout(), ways, space.s, rows, spacing=space.xs, grow=[rows])
        boards = fill(QHBoxLayout(), *self.panes, spacing=space.m, grow=self.panes)
        margins = (space.l, space.m, space.l, space.m)
        fill(
            QVBoxLayout(self),
            self.notice,
            bar,
            self._told,
            boards,
            spacing=space.s,
            margins=margins,
            grow=(boards,),
        )

    def _connect(self) -> None:
        for place, pane in enumerate(self.panes):
            pane.activated.connect(partial(self._activate, place))
            pane.nodeChosen.connect(partial(self._on_node_chosen, place))
        for action, slot in (
            (self.commands.previous_variation, partial(self._go_beside, -1)),
            (self.commands.next_variation, partial(self._go_beside, 1)),
            (self.commands.part, self._go_to_part),
            (self.commands.meet, self._go_to_meeting),
            (self.commands.left, partial(self._activate, 0)),
            (self.commands.right, partial(self._activate, 1)),
            (self.commands.choose, self._choose),
        ):
            action.triggered.connect(slot)
        self.commands.serve(*(pane.board for pane in self.panes), step=self._step)
        self.commands.together.toggled.connect(self._show_active)
        self._show_active()

    # Stepping

    def _chosen(self) -> tuple[GamePane, ...]:
        return self.panes if self.commands.together.isChecked() else (self.panes[self._active],)

    @Slot(int)
    def _step(self, by: int) -> None:
        for pane in self._chosen():
            pane.step(by)

    def _go_beside(self, step: int, _checked: bool = False) -> None:
        """Go to the variation before or after the move, in the game that the keys belong to."""
        node = self.panes[self._active].node
        if node is not None and (other := beside(node, step)) is not None:
            self._on_node_chosen(self._active, other)

    def _on_node_chosen(self, place: int, node: Node) -> None:
        self._activate(place)
        self.panes[place].go_to(node)
        if self.commands.together.isChecked():
            self.panes[1 - place].go_to_ply(node.ply)
        self._compare()

    def _activate(self, place: int) -> None:
        self._active = place
        self._show_active()

    @Slot()
    def _show_active(self) -> None:
        apart = not self.commands.together.isChecked()
        for place, pane in enumerate(self.panes):
            pane.set_active(apart and place == self._active)

    # The comparison

    def _compare(self) -> None:
        first, second = (pane.line for pane in self.panes)
        found = self._comparison = None if self._empty else compare(first, second)
        self.commands.part.setEnabled(found is not None and found.parted)
        self.commands.meet.setEnabled(found is not None and found.met is not None)
        self._told.setText("" if self._empty else self._words(found, first, second))

    def _words(self, found: Comparison | None, first: tuple[Node, ...], second: tuple[Node, ...]) -> str:
        if found is None:
            return self.tr("The games do not begin in the same position.")
        if not found.parted:
            if len(first) == len(second):
                return self.tr("The moves are the same.")
            return self.tr("The moves are the same; one game goes on where the other one ends.")
        part = found.common + 1
        texts = [
            self.tr("They part after {move}: left {one}, right {other}.").format(
                move=move_text(first[found.common]), one=move_text(first[part]), other=move_text(second[part])
            )
            if found.common
            else self.tr("They part at the first move: left {one}, right {other}.").format(
                one=move_text(first[part]), other=move_text(second[part])
            )
        ]
        if found.met is not None:
            texts.append(
                self.tr(
                    "The same position comes up once more: left after {one}, right after {other}."
                ).format(one=move_text(first[found.met[0]]), other=move_text(second[found.met[1]]))
            )
        return " ".join(texts)

    @Slot()
    def _go_to_part(self) -> None:
        if self._comparison is not None:
            for pane in self.panes:
                pane.go_to_ply(self._comparison.common + 1)

    @Slot()
    def _go_to_meeting(self) -> None:
        if self._comparison is not None and self._comparison.met is not None:
            for pane, ply in zip(self.panes, self._comparison.met, strict=True):
                pane.go_to_ply(ply)

    # The other game

    @Slot()
    def _choose(self) -> None:
        dialog = GameChoice(self._services, self._late, self)
        dialog.treeChosen.connect(self.show_other)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @Slot(object)
    def show_other(self, tree: GameTree) -> None:
        """Put a game at the right, and go to where the two part."""
        self._empty = False
        self.panes[1].show_game(tree, tree.root)
        self._compare()
        if self._comparison is not None and self._comparison.parted:
            self._go_to_part()
        elif self.panes[0].node is not None:
            self.panes[1].go_to_ply(self.panes[0].node.ply)
