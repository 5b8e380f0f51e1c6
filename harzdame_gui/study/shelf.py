"""The shelf: a card for each study, with how much of it was read."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import variants
from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.study.study_service import Shelved
from harzdame_gui.text.games import game_name
from harzdame_gui.text.sizes import bounded
from harzdame_gui.theme import current_theme
from harzdame_gui.translation import counted
from harzdame_gui.widgets.labels import label, plain_tip
from harzdame_gui.widgets.layouts import STRETCH, empty, fill

_WIDEST = 880
_NAME = 22
"""Letters of a game in the choice of a tour."""


class StudyCard(QFrame):
    """One study: title, summary, progress, and a button that begins or goes on.

    *Signals*
    opened(): it is to be read.
    forgotten(): it is to be taken off the shelf.
    """

    opened = Signal()
    forgotten = Signal()

    def __init__(self, shelved: Shelved) -> None:
        super().__init__()
        self.path = shelved.path
        self.setObjectName("studyCard")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        heading, progress = shelved.heading, shelved.progress
        done = min(len(progress.done), heading.chapters)
        title = label("heading", bounded(heading.title), wrap=True)
        summary = label("muted", bounded(heading.summary) or shelved.path.name, wrap=True)
        for text in (title, summary):
            text.setTextFormat(Qt.TextFormat.PlainText)
        bar = QProgressBar(textVisible=False, maximum=max(heading.chapters, 1), value=done)
        bar.setMaximumWidth(220)
        read = label("caption", self._away(shelved) or self._read(done, heading.chapters))
        if shelved.away:
            bar.hide()
            self.setToolTip(plain_tip(str(shelved.path)))
        begun = bool(progress.chapter)
        self.ended = ended = done == heading.chapters and not shelved.away
        words = self.tr("Read again") if ended else self.tr("Go on")
        self.button = QPushButton(words if begun else self.tr("Begin"), autoDefault=False)
        self.button.setProperty("role", "" if ended and begun else "primary")
        self.button.clicked.connect(self.opened)
        self.setAccessibleName(f"{heading.title}. {read.text()}")
        space = current_theme().spacing
        facts = fill(QHBoxLayout(), bar, read, STRETCH, spacing=space.m)
        words_column = fill(QVBoxLayout(), title, summary, facts, spacing=space.s)
        side = fill(QVBoxLayout(), STRETCH, self.button, spacing=space.xs)
        if not shelved.shipped:
            away = QPushButton(self.tr("Take off the shelf"), autoDefault=False)
            away.setProperty("role", "quiet")
            away.setToolTip(self.tr("The file stays where it is."))
            away.clicked.connect(self.forgotten)
            side.addWidget(away)
        side.addStretch(1)
        margins = (space.xl, space.l, space.l, space.l)
        fill(QHBoxLayout(self), words_column, side, spacing=space.xl, margins=margins, grow=(words_column,))

    def _away(self, shelved: Shelved) -> str:
        """Why it cannot be read now; "": it can."""
        if not shelved.away:
            return ""
        return (
            self.tr("The file cannot be read now.")
            if shelved.found
            else self.tr("The file is not there now.")
        )

    def _read(self, done: int, chapters: int) -> str:
        if not done:
            return counted.tr("%Ln chapters", "", chapters)
        return counted.tr("{done} of %Ln chapters read", "", chapters).format(done=QLocale().toString(done))

    # Qt's own

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.opened.emit()
        else:
            super().keyPressEvent(event)


class StudyShelf(QWidget):
    """All studies, those that come with the app first.

    *Signals*
    opened(Path, bool, bool): a study is to be read; True: it came with the app; True: as if it were new.
    forgotten(str): the study with this id is to be taken off the shelf.
    openWanted(): a file is to be opened as a study.
    newWanted(): a study is to be made.
    tourWanted(str): the tour of the game with this id is to be taken.
    """

    opened = Signal(object, bool, bool)
    forgotten = Signal(str)
    openWanted = Signal()
    newWanted = Signal()
    tourWanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[StudyCard] = []
        self.new_button = QPushButton(self.tr("New study…"), autoDefault=False)
        self.open_button = QPushButton(self.tr("Open a file…"), autoDefault=False)
        self.new_button.clicked.connect(self.newWanted)
        self.open_button.clicked.connect(self.openWanted)
        self.tour_choice = QComboBox()
        self.tour_choice.setAccessibleName(self.tr("Game"))
        self.tour_choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.tour_choice.setMinimumContentsLength(_NAME)
        for rules in variants():
            self.tour_choice.addItem(game_name(rules), rules.id)
        self.tour_button = QPushButton(self.tr("Take the tour"), autoDefault=False)
        self.tour_button.clicked.connect(lambda: self.tourWanted.emit(self.tour_choice.currentData()))
        self._column = QVBoxLayout()
        inner = QWidget(maximumWidth=_WIDEST)
        inner.setLayout(self._column)
        middle = QWidget()
        middle.setProperty("role", "page")
        fill(QHBoxLayout(middle), STRETCH, inner, STRETCH, spacing=0)
        middle.layout().setStretch(1, 100)  # type: ignore[union-attr]
        self._area = QScrollArea(widgetResizable=True)
        self._area.setWidget(middle)
        fill(QVBoxLayout(self), self._area, grow=(self._area,))
        self.show_studies(())

    def show_studies(self, studies: Sequence[Shelved]) -> None:
        """Show these and no others."""
        had_focus = self._area.isAncestorOf(self.focusWidget() or self)
        empty(self._column)
        self.cards = []
        space = current_theme().spacing
        self._column.setSpacing(space.m)
        self._column.addWidget(label("title", self.tr("Studies")))
        hint = self.tr("Courses to read step by step. When one asks you for a move, play it on the board.")
        self._column.addWidget(label("muted", hint, wrap=True))
        for shelved in studies:
            if shelved.shipped:
                self._add(shelved)
        self._column.addSpacing(space.m)
        self._column.addWidget(label("heading", self.tr("Another game in five minutes")))
        text = self.tr("A tour asks for moves on the board, from the first one to the end of a game.")
        self._column.addWidget(label("muted", text, wrap=True))
        tours = QWidget()
        fill(QHBoxLayout(tours), self.tour_choice, self.tour_button, STRETCH, spacing=space.s)
        self._column.addWidget(tours)
        self._column.addSpacing(space.m)
        self._column.addWidget(label("heading", self.tr("My studies")))
        own = [shelved for shelved in studies if not shelved.shipped]
        for shelved in own:
            self._add(shelved)
        if not own:
            text = self.tr("A study is a file of games: make one of your own positions and games.")
            self._column.addWidget(label("muted", text, wrap=True))
        row = QWidget()
        fill(QHBoxLayout(row), self.new_button, self.open_button, STRETCH, spacing=space.s)
        self._column.addWidget(row)
        self._column.addStretch(1)
        if had_focus and self.cards:
            self.cards[0].setFocus()

    def focus_first(self) -> None:
        """Put the keyboard focus on the first card."""
        if self.cards:
            self.cards[0].setFocus()

    def _add(self, shelved: Shelved) -> None:
        card = StudyCard(shelved)
        path, shipped, study_id = shelved.path, shelved.shipped, shelved.id
        card.opened.connect(lambda: self.opened.emit(path, shipped, card.ended))
        card.forgotten.connect(lambda: self.forgotten.emit(study_id))
        self.cards.append(card)
        self._column.addWidget(card)
