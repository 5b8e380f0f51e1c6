"""The card of the next game of a tournament that a person plays at this board."""

from __future__ import annotations

from harzdame_engine.tournament.fixtures import Fixture
from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from harzdame_gui.controllers.tournament.course import Course
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill


class OwnGame(QFrame):
    """The card that offers a person’s next game of the tournament; hidden while there is none.

    *Signals*
    playWanted(Fixture): the game is to be put on the board.
    """

    playWanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("noticeCard")
        self.setProperty("tone", "calm")
        self._next: Fixture | None = None
        self._title = label("strong", wrap=True)
        self._more = label("muted", wrap=True)
        self._play = QPushButton(self.tr("Play on the board"), autoDefault=False)
        self._play.clicked.connect(self._on_play)
        space = current_theme().spacing
        words = fill(QVBoxLayout(), self._title, self._more, spacing=space.xs)
        margins = (space.m, space.s, space.m, space.s)
        fill(QHBoxLayout(self), words, self._play, spacing=space.m, margins=margins, grow=(words,))
        self.hide()

    @property
    def button(self) -> QPushButton:
        """The button that puts the game on the board."""
        return self._play

    def show_course(self, course: Course) -> None:
        """Show the first game of those that wait."""
        self._next = next(iter(course.waiting), None)
        self.setHidden(self._next is None or course.over)
        if self._next is not None:
            white, black = course.names[self._next.white], course.names[self._next.black]
            self._title.setText(
                self.tr("Next at this board: {white} – {black}").format(white=white, black=black)
            )
            self._more.setText(self._words(course))

    def _words(self, course: Course) -> str:
        if course.stuck:
            return self.tr("The tournament waits for this game.")
        return self.tr("The computers play their games meanwhile.")

    @Slot()
    def _on_play(self) -> None:
        if self._next is not None:
            self.playWanted.emit(self._next)
