"""The reader of a study: chapters at the left, the board, and the words on each step beside it."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Move, Node, Position
from harzdame_engine.game.tree import Mark
from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from harzdame_gui.access.walking import walk_by_keys
from harzdame_gui.board import BoardView
from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.study.reading import Reading
from harzdame_gui.play.move_input import MoveInput
from harzdame_gui.play.navigation import MoveEntry
from harzdame_gui.study.chapter_form import ChapterForm
from harzdame_gui.study.page import StepPage
from harzdame_gui.study.study_editor import StudyEditor
from harzdame_gui.text.message import Message
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.layouts import fill

_CHAPTERS = 216
_PAGE = 380
_NARROW = 1040
"""The width below which the chapters are in a box above the page, and not at the left."""
_REPLY_MS = 600
_ROW_PADDING = QSize(20, 10)
"""That of the style sheet, and the margins that Qt leaves beside a text."""
_TICK = "✓"
_MOST_OF_NAME = 500
"""Letters; each row has as many lines as its name needs."""


class ChapterList(QListWidget):
    """The chapters by number and name; those that were read have a tick.

    `box` offers the same, for a window too narrow for the list.

    *Signals*
    chosen(int): a chapter is to be shown, from 0.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "games")
        self.setAccessibleName(self.tr("Chapters"))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.box = QComboBox()
        self.box.setModel(self.model())
        self.box.setAccessibleName(self.tr("Chapters"))
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.activated.connect(self.chosen)
        self.itemClicked.connect(self._on_item)
        self.itemActivated.connect(self._on_item)

    def show_chapters(self, reading: Reading) -> None:
        """Show the chapters, and which were read."""
        self._fill([self._name(reading, index) for index in range(len(reading.chapters))], reading.index)

    def show_names(self, names: Sequence[str], index: int) -> None:
        """Show chapters that are being made, and the one that is worked on."""
        self._fill([f"{number}\u2002{name}" for number, name in enumerate(names, 1)], index)

    def _fill(self, names: list[str], index: int) -> None:
        """Show these names. Rows stay where they can: this may be the answer to a click on one of them."""
        while self.count() > len(names):
            self.takeItem(self.count() - 1)
        changed = False
        for row, name in enumerate(names):
            if row >= self.count():
                self.addItem(name)
                changed = True
            elif self.item(row).text() != name:
                self.item(row).setText(name)
                changed = True
        if changed:
            self._size_rows()
        self.setCurrentRow(index)
        self.box.setCurrentIndex(index)

    def _size_rows(self) -> None:
        """Give each name as many lines as it needs; by itself a list has rows of one line only."""
        metrics, room = self.fontMetrics(), max(self.viewport().width() - _ROW_PADDING.width(), 40)
        for row in range(self.count()):
            item = self.item(row)
            wrap = Qt.TextFlag.TextWordWrap
            height = metrics.boundingRect(0, 0, room, 1000, wrap, item.text()).height()
            item.setSizeHint(QSize(0, height + _ROW_PADDING.height()))

    def _name(self, reading: Reading, index: int) -> str:
        chapter = reading.chapters[index]
        tick = _TICK if chapter.id in reading.progress.done else str(index + 1)
        return f"{tick}\u2002{chapter.name[:_MOST_OF_NAME]}"

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_rows()

    def event(self, event: QEvent) -> bool:
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            event.accept()  # they are those of the list while it has the focus, and not of the chapter
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentRow()
        super().keyPressEvent(event)
        if (row := self.currentRow()) != before:
            self.chosen.emit(row)

    @Slot(QListWidgetItem)
    def _on_item(self, item: QListWidgetItem) -> None:
        if (row := self.row(item)) >= 0:
            self.chosen.emit(row)


class StudyReader(QWidget):
    """Joins a reading to the board and to the page beside it.

    *Signals*
    ended(): the study was read to its end, and is to lead on from there.
    """

    ended = Signal()

    def __init__(self, settings: Settings, *, beside: ChapterForm | None = None) -> None:
        """`beside`: the form that stands in place of the page while a study is edited."""
        super().__init__()
        theme = current_theme()
        self._reading: Reading | None = None
        self._editor: StudyEditor | None = None
        self._beside = beside
        self.chapters = ChapterList()
        self.board = BoardView()
        self.board.follow(settings)
        walk_by_keys(self.board)
        self.page = StepPage()
        self.entry = MoveEntry()
        self._reply = QTimer(self, singleShot=True, interval=_REPLY_MS)
        self._reply.timeout.connect(self._on_reply_due)
        self.board.set_duty_shown(False)
        self.chapters.setFixedWidth(_CHAPTERS)
        panel = QWidget()
        panel.setObjectName("studyPanel")
        space = theme.spacing
        self._ways = beside.ways if beside is not None else QWidget()
        self._ways.hide()
        margins = (space.l, 0, space.l, space.l)
        field = fill(QHBoxLayout(), self._ways, self.entry, spacing=space.xs, margins=margins)
        box = fill(QVBoxLayout(), self.chapters.box, margins=(space.l, space.l, space.l, 0))
        layout = fill(QVBoxLayout(panel), box, self.page, field, grow=(self.page,))
        panel.setMinimumWidth(_PAGE - 60)
        panel.setMaximumWidth(_PAGE + 100)
        panel.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.panel = panel
        row = fill(
            QHBoxLayout(self), self.chapters, self.board, panel, spacing=theme.spacing.l,
        )  # fmt: skip
        row.setStretch(1, 3)
        row.setStretch(2, 1)
        if beside is not None:
            layout.insertWidget(2, beside)
            beside.hide()
        self._connect()

    @property
    def reading(self) -> Reading | None:
        """The reading that is shown."""
        return self._reading

    def show_reading(self, reading: Reading) -> None:
        """Show a study from here on."""
        self._reply.stop()
        if self._reading is not None:
            self._reading.deleteLater()
        self._reading = reading
        reading.setParent(self)
        reading.chapterChanged.connect(self._on_chapter)
        reading.stepped.connect(self._on_stepped)
        reading.said.connect(self._on_said)
        reading.progressed.connect(self._on_progressed)
        self._on_chapter()

    def set_editor(self, editor: StudyEditor) -> None:
        """Tell who takes the input while a study is edited."""
        self._editor = editor

    def show_form(self, *, shown: bool) -> None:
        """Show the form in place of the page, or the page again."""
        self._reply.stop()
        self.board.set_duty_shown(shown)  # it would answer the question
        self.page.setVisible(not shown)
        self.entry.setVisible(shown)
        self._ways.setVisible(shown)
        if self._beside is not None:
            self._beside.setVisible(shown)

    @property
    def _made(self) -> StudyEditor | None:
        """The editor, while a study is edited."""
        return self._editor if self._editor is not None and self._editor.active else None

    @Slot(int)
    def step(self, by: int) -> None:
        """Go so many steps on, or back, as far as nothing is asked; only a single step leaves the chapter."""
        reading = self._reading
        if (editor := self._made) is not None:
            editor.step(by)
        elif reading is not None:
            self._reply.stop()
            for _ in range(abs(by)):
                before = reading.node
                at_edge = reading.at_end if by > 0 else before.parent is None
                if not at_edge or abs(by) == 1:
                    (reading.go_on if by > 0 else reading.go_back)()
                if reading.node is before:
                    break

    @Slot()
    def hint(self) -> None:
        """Give a hint."""
        if self._reading is not None and self._made is None:
            asked = self.page.hint.hasFocus()
            self._reading.hint()
            if asked and not self.page.hint.isEnabled():
                self.board.setFocus()  # else it would go to the solution

    @Slot()
    def solve(self) -> None:
        """Show the answer."""
        if self._reading is not None and self._made is None:
            self._reading.solve()

    @Slot()
    def type_move(self) -> None:
        """Let a move be typed, where one is wanted."""
        if self.entry.isVisible():
            self.entry.setFocus()

    def _connect(self) -> None:
        page, board = self.page, self.board
        page.next.clicked.connect(self._on_next)
        page.back.clicked.connect(lambda: self.step(-1))
        page.hint.clicked.connect(self.hint)
        page.solution.clicked.connect(self.solve)
        self.chapters.chosen.connect(self._on_chapter_chosen)
        MoveInput(
            board,
            self.entry,
            position=self._position,
            play=self._on_move,
            say=self._on_refused,
            lights=lambda: self._made is not None,
        )
        board.marksEdited.connect(self._on_marks)

    @Slot(int)
    def _on_chapter_chosen(self, index: int) -> None:
        if (editor := self._made) is not None:
            editor.show_chapter(index)
        elif self._reading is not None:
            self._reply.stop()
            self._reading.begin(index)

    @Slot()
    def _on_chapter(self) -> None:
        reading = self._reading
        if reading is None:
            return
        self.board.set_flipped(reading.chapter.flipped)
        self.board.set_position(reading.node.position)
        self._show()
        self.chapters.show_chapters(reading)

    @Slot(object)
    def _on_stepped(self, before: Node) -> None:
        reading = self._reading
        if reading is None:
            return
        transition = Transition.between(before, reading.node)
        self.board.set_position(reading.node.position, transition)
        self._show()
        if reading.answer_due:
            self._reply.start(_REPLY_MS + self.board.motion_left)

    @Slot()
    def _on_next(self) -> None:
        if self._reading is not None and self._reading.is_over:
            self.ended.emit()
        else:
            self.step(1)

    @Slot()
    def _on_said(self) -> None:
        if self._reading is not None:
            self.page.show_answer(self._reading)

    @Slot()
    def _on_progressed(self) -> None:
        if self._reading is not None:
            self.chapters.show_chapters(self._reading)

    def _show(self) -> None:
        reading = self._reading
        if reading is None:
            return
        self.board.set_last_move(reading.node.move)
        self._restore_marks()
        asks = reading.question is not None
        self.board.set_playable(asks)
        focus = self.window().focusWidget()  # before a button that has it is greyed out
        self.page.show_step(reading)
        self.entry.setVisible(asks)
        if focus is None or focus is self.board or self.page.isAncestorOf(focus):
            (self.board if asks else self.page.next).setFocus()

    @Slot(object)
    def _on_marks(self, marks: tuple[Mark, ...]) -> None:
        if (editor := self._made) is not None:
            editor.mark(marks)
        else:
            self._restore_marks()

    def _restore_marks(self) -> None:
        """The marks are the study's: a reader's own are not kept."""
        if self._reading is not None:
            self.board.set_drawn_marks(self._reading.node.marks)

    @Slot()
    def _on_reply_due(self) -> None:
        if self._reading is not None and self._reading.answer_due:
            self._reading.go_on()

    # Answers

    def _position(self) -> Position | None:
        """The position in which a move is wanted."""
        if (editor := self._made) is not None:
            return editor.place[1].position
        reading = self._reading
        return reading.node.position if reading is not None and reading.question is not None else None

    def _on_move(self, move: Move) -> None:
        if (editor := self._made) is not None:
            editor.play(move)
        elif self._reading is not None:
            self._reading.play(move)

    def _on_refused(self, message: Message) -> None:
        if (editor := self._made) is not None:
            editor.say("\n".join(filter(None, message)))
        elif self._reading is not None:
            self._reading.refuse()
            self.page.show_answer(self._reading, message.title)

    # Qt's own

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < _NARROW
        self.chapters.setHidden(narrow)
        self.chapters.box.setVisible(narrow)
