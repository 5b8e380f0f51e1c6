"""The form in which a chapter is written: its name, the words on a position, the question asked there."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine import Node
from harzdame_engine.game.edit import Edit
from harzdame_engine.game.edits import comment, glyphs
from harzdame_engine.study.questions import StudyQuestion, ask, question_at
from PySide6.QtCore import QSize, QTimer, Signal, SignalInstance, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.editing.bounded_field import BoundedField
from harzdame_gui.text.move_numbers import told_move
from harzdame_gui.text.short_moves import short_move
from harzdame_gui.theme import Themed, current_theme, icon
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, empty, fill, in_time, scrolled
from harzdame_gui.widgets.line_field import LineField
from harzdame_gui.widgets.step_buttons import StepButtons

_QUIET_MS = 900
"""What was typed is taken over when the person pauses that long, or leaves the field."""


class FormWords(NamedTuple):
    """What the form says of the chapter and of the position shown."""

    study: str
    name: str
    flipped: bool
    text: str
    question: StudyQuestion | None
    also_right: bool

    def edits(self, node: Node) -> list[Edit]:
        """The edits by which a position says so, where it differs."""
        edits = [comment(node, self.text), ask(node, self.question)]
        if node.parent is not None and node.parent.children[0] is not node:
            others = [glyph for glyph in node.glyphs if glyph not in (1, 3)]
            was = next((glyph for glyph in node.glyphs if glyph in (1, 3)), 1)
            edits.append(glyphs(node, [was, *others] if self.also_right else others))
        return [edit for edit in edits if edit]


class ChapterForm(QWidget, Themed):
    """The form. It knows nothing of files; `StudyEditor` carries out what is asked for.

    *Signals*
    changed(): something was written.
    stepped(int): go so many moves along the line, see `StepButtons`.
    moveChosen(int): the move of this number, among those played here, is to be shown.
    textPageWanted(), positionWanted(), gameWanted(): a chapter is to be added.
    setUpWanted(), pasteWanted(): likewise, of a position to be set up, or of text with positions or games.
    moved(int): the chapter is to change places with the one before (-1) or behind (1).
    deleted(): the chapter is to be deleted.
    moveDeleted(): the move shown is to be deleted, with all that follows it.
    promoted(): the move shown is to be the main line's.
    undoWanted(), redoWanted(): the last change of the file is to be undone, or made again.
    """

    changed = Signal()
    stepped = Signal(int)
    moveChosen = Signal(int)
    textPageWanted = Signal()
    positionWanted = Signal()
    gameWanted = Signal()
    setUpWanted = Signal()
    pasteWanted = Signal()
    moved = Signal(int)
    deleted = Signal()
    moveDeleted = Signal()
    promoted = Signal()
    undoWanted = Signal()
    redoWanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._tools: list[tuple[QToolButton, str]] = []
        self.study = LineField()
        self.name = LineField()
        self.flipped = QCheckBox(self.tr("Black sits below"))
        self.add, menu = self._adding()
        self.add_text = menu.addAction(self.tr("A page of text"))
        self.add_position = menu.addAction(self.tr("The position on the main board"))
        self.add_game = menu.addAction(self.tr("The game on the main board"))
        self.add_set_up = menu.addAction(self.tr("A position to set up…"))
        self.add_pasted = menu.addAction(self.tr("A position or games as text…"))
        self.up = self._tool("up", self.tr("Chapter one up"))
        self.down = self._tool("down", self.tr("Chapter one down"))
        self.delete = self._tool("delete", self.tr("Delete chapter"))
        self.undo = QPushButton(self.tr("Undo"), autoDefault=False)
        self.redo = QPushButton(self.tr("Redo"), autoDefault=False)
        self.steps = StepButtons(self)
        self.ways = QWidget()  # through the moves; the reader shows them beside the field for a move
        self.shown = label("strong")
        self.next = QWidget()
        self._next_row = fill(QHBoxLayout(self.next), STRETCH, spacing=current_theme().spacing.xs)
        self.text = BoundedField()
        self.text.setFixedHeight(120)
        self.asks = QCheckBox(self.tr("Ask for the next move"))
        self.question = LineField()
        self.question.setPlaceholderText(self.tr("What would you play?"))
        self.hints = BoundedField()
        self.hints.setMaximumHeight(72)
        self.hints.setPlaceholderText(self.tr("One to a line"))
        self.wrong = LineField()
        self.wrong.setPlaceholderText(self.tr("Not this one. Try again."))
        self.also_right = QCheckBox(self.tr("This answer is right as well"))
        self.delete_move = QPushButton(self.tr("Delete this move"), autoDefault=False)
        self.promote = QPushButton(self.tr("Make main line"), autoDefault=False)
        self._why = label("muted", wrap=True)
        self._asking = QWidget()
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET_MS)
        self._build()
        self._connect()
        self.take_theme()

    def written(self) -> FormWords:
        """What the form says."""
        question = None
        if self.asks.isChecked():
            question = StudyQuestion(self.question.whole.strip(), self._hints(), self.wrong.whole.strip())
        return FormWords(
            self.study.whole.strip(),
            self.name.whole.strip(),
            self.flipped.isChecked(),
            self.text.text.strip(),
            question,
            self.also_right.isChecked(),
        )

    def take_over(self) -> None:
        """Take over what was typed, without waiting for a pause."""
        if self._quiet.isActive():
            self._quiet.stop()
            self.changed.emit()

    def show_chapter(self, study: str, name: str, *, flipped: bool, number: int, count: int) -> None:
        """Show the chapter of this number, from 0."""
        self._set(self.study, study)
        self._set(self.name, name)
        self.flipped.blockSignals(True)
        self.flipped.setChecked(flipped)
        self.flipped.blockSignals(False)
        self.up.setEnabled(number > 0)
        self.down.setEnabled(number < count - 1)
        self.delete.setEnabled(count > 1)

    def show_node(self, node: Node, root: Node, *, main: bool) -> None:
        """Show what is said of a position, which is on the `main` line or not."""
        self._quiet.stop()
        self.shown.setText(told_move(node) or self.tr("The beginning of the chapter"))
        if self.text.text.strip() != node.comment:
            self.text.show_text(node.comment)
        question = question_at(node)
        for box, checked in (
            (self.asks, question is not None),
            (self.also_right, bool({1, 3} & {*node.glyphs})),
        ):
            box.blockSignals(True)
            box.setChecked(checked)
            box.blockSignals(False)
        shown = question or StudyQuestion()
        self._set(self.question, shown.text)
        self._set(self.wrong, shown.wrong)
        if self._hints() != shown.hints:
            self.hints.show_text("\n".join(shown.hints))
        can_ask = main and (bool(node.children) or question is not None)
        self.asks.setEnabled(can_ask)
        self._asking.setVisible(question is not None)
        self._why.setText(self._reason(node, main=main))
        self._why.setVisible(bool(self._why.text()))
        first = node.parent is not None and node.parent.children[0] is not node
        self.also_right.setVisible(first and node.parent is not None and question_at(node.parent) is not None)
        self.promote.setVisible(not main)
        self.delete_move.setEnabled(node is not root)
        self.steps.offer(back=node is not root, on=bool(node.children))
        self._show_moves(node)

    def show_refusal(self, text: str) -> None:
        """Say why what was done on the board is no move, until the next position is shown."""
        self._why.setText(text)
        self._why.show()

    def _reason(self, node: Node, *, main: bool) -> str:
        if not main:
            if node.parent is not None and question_at(node.parent) is not None:
                return self.tr("A wrong answer: what you write here is said to a reader who plays this move.")
            return ""
        if not node.children:
            return self.tr("Play a move on the board to go on; then the reader can be asked for it.")
        if question_at(node) is not None:
            return self.tr("Other moves that you play on the board become the answers to “why not that?”.")
        return ""

    def _show_moves(self, node: Node) -> None:
        empty(self._next_row, keep=1)
        for index, child in enumerate(node.children):
            if child.move is None:
                continue
            button = QToolButton()
            button.setText(short_move(child.move, [each.move for each in node.children]))
            button.setProperty("framed", "true")
            button.setToolTip(self.tr("Main line") if index == 0 else self.tr("Variation"))
            button.clicked.connect(lambda _checked=False, index=index: self._ask(self.moveChosen, index))
            self._next_row.insertWidget(index, button)
        if not node.children:  # what is below stays where it is
            none = QToolButton()
            none.setText(self.tr("No move yet"))
            none.setProperty("framed", "true")
            none.setEnabled(False)
            self._next_row.insertWidget(0, none)

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        theme = current_theme()
        for button, name in self._tools:
            button.setIcon(icon(name))
            button.setIconSize(QSize(theme.sizes.icon_small, theme.sizes.icon_small))

    # Inside

    def _adding(self) -> tuple[QToolButton, QMenu]:
        """A button with a menu of what can become a chapter."""
        button = QToolButton()
        button.setText(self.tr("Add a chapter"))
        button.setProperty("role", "offer")
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        button.setMenu(menu)
        return button, menu

    def _tool(self, name: str, text: str) -> QToolButton:
        button = QToolButton()
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.setAutoRaise(True)
        self._tools.append((button, name))
        return button

    def _hints(self) -> tuple[str, ...]:
        """The hints as they stand, one to a line."""
        return tuple(filter(None, map(str.strip, self.hints.text.splitlines())))

    def _set(self, field: LineField, text: str) -> None:
        if field.whole.strip() != text:
            field.blockSignals(True)
            field.show_line(text)
            field.blockSignals(False)

    def _build(self) -> None:
        theme = current_theme()
        space = theme.spacing
        order = fill(QHBoxLayout(), self.add, STRETCH, self.up, self.down, self.delete, spacing=space.xs)
        fill(
            QVBoxLayout(self._asking),
            label("caption", self.tr("Question")), self.question,
            label("caption", self.tr("Hints")), self.hints,
            label("caption", self.tr("Said to other moves")), self.wrong,
            spacing=space.xs,
        )  # fmt: skip
        moves = fill(QHBoxLayout(), self.delete_move, self.promote, STRETCH, spacing=space.xs)
        inner = QWidget()
        inner.setObjectName("studyWords")
        fill(
            QVBoxLayout(inner),
            label("caption", self.tr("Study")), self.study,
            label("caption", self.tr("Chapter")), self.name, order, self.flipped,
            space.s, self.shown, self.next, self.text, moves,
            self.asks, self.also_right, self._asking, self._why, STRETCH,
            spacing=space.xs, margins=(space.l, space.m, space.m, space.m),
        )  # fmt: skip
        area = scrolled(inner)
        foot = fill(
            QHBoxLayout(),
            self.undo,
            self.redo,
            STRETCH,
            spacing=space.xs,
            margins=(space.l, 0, space.m, space.m),
        )
        fill(QVBoxLayout(self), area, foot, grow=(area,))
        ways = (*self.steps.back, *self.steps.on)
        fill(in_time(QHBoxLayout(self.ways)), *ways, spacing=space.xs)
        for button in ways:
            button.setProperty("framed", "true")
            button.setFixedSize(theme.sizes.control, theme.sizes.control)
        for field, name in (
            (self.study, self.tr("Name of the study")),
            (self.name, self.tr("Name of the chapter")),
            (self.text, self.tr("Words on this position")),
            (self.question, self.tr("Question")),
            (self.hints, self.tr("Hints")),
            (self.wrong, self.tr("Said to other moves")),
        ):
            field.setAccessibleName(name)
        self.text.setPlaceholderText(self.tr("Words on this position"))

    def _connect(self) -> None:
        for field in (self.study, self.name, self.question, self.wrong):
            field.textEdited.connect(self._on_typed)
            field.editingFinished.connect(self.take_over)
        for area in (self.text, self.hints):
            area.edited.connect(self._on_typed)
        for box in (self.flipped, self.asks, self.also_right):
            box.toggled.connect(self._on_ticked)
        self._quiet.timeout.connect(self.changed)
        self.steps.stepped.connect(self.stepped)
        for action, signal in (
            (self.add_text, self.textPageWanted),
            (self.add_position, self.positionWanted),
            (self.add_game, self.gameWanted),
            (self.add_set_up, self.setUpWanted),
            (self.add_pasted, self.pasteWanted),
        ):
            action.triggered.connect(lambda _checked=False, signal=signal: self._ask(signal))
        for button, told in (
            (self.delete, self.deleted),
            (self.delete_move, self.moveDeleted),
            (self.promote, self.promoted),
            (self.undo, self.undoWanted),
            (self.redo, self.redoWanted),
        ):
            button.clicked.connect(lambda _checked=False, told=told: self._ask(told))
        self.up.clicked.connect(lambda: self._ask(self.moved, -1))
        self.down.clicked.connect(lambda: self._ask(self.moved, 1))

    def _ask(self, signal: SignalInstance, *values: int) -> None:
        """Ask for something that a button does, once what was typed is taken over."""
        self.take_over()
        signal.emit(*values)

    @Slot()
    def _on_typed(self) -> None:
        self._quiet.start()

    @Slot()
    def _on_ticked(self) -> None:
        self._quiet.stop()
        self._asking.setVisible(self.asks.isChecked())
        self.changed.emit()
