"""The card beside the board while moves are guessed: the choice before, the verdicts, and the summary."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Color
from harzdame_engine.review.guessing import Guess, Verdict
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.play.navigation import MoveEntry
from harzdame_gui.replay.guess_words import history_line, missed, missed_line, score_line, summary
from harzdame_gui.text.message import Message
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.theme import Theme
from harzdame_gui.widgets.labels import PlainLabel, label, separator
from harzdame_gui.widgets.layouts import STRETCH, fill

_GUESS = Qt.ItemDataRole.UserRole
_TONES = {
    Verdict.PLAYED: "success",
    Verdict.BETTER: "success",
    Verdict.EQUAL: "success",
    Verdict.CLOSE: "warning",
    Verdict.WORSE: "error",
}
_SIDES = ((Color.WHITE,), (Color.BLACK,), tuple(Color))


class GuessCard(QFrame):
    """Three pages: before, while it goes on, and after.

    *Signals*
    beginWanted(): guess the moves of the `sides`, `from_start` or from the position on the board.
    showWanted(): the move is given up.
    proceedWanted(): the verdict was read.
    guessShown(Guess): a missed move was chosen from the list.
    recordWanted(): the guesses are to become variations of the game.
    againWanted(): choose anew.
    leaveWanted(): back to the game.
    """

    beginWanted = Signal()
    showWanted = Signal()
    proceedWanted = Signal()
    guessShown = Signal(object)
    recordWanted = Signal()
    againWanted = Signal()
    leaveWanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._theme = theme
        self._pages = QStackedWidget()
        self._players = label("muted", wrap=True)
        self._sides = QButtonGroup(self)
        self._starts = QButtonGroup(self)
        self._count = label("caption", wrap=True)
        self.begin_button = self._button(self.tr("Begin"), self.beginWanted, primary=True)
        self._score, self._left = label("heading"), label("caption", wrap=True)
        self._question, self._text = label("heading", wrap=True), PlainLabel(wordWrap=True)
        self.proceed_button = self._button(self.tr("Go on"), self.proceedWanted, primary=True)
        self.show_button = self._button(self.tr("Show the move"), self.showWanted)
        self.entry = MoveEntry()
        self.history = QListWidget()
        self._word, self._result = label("title", wrap=True), label("heading", wrap=True)
        self._counts, self._hint = PlainLabel(wordWrap=True), label("caption", wrap=True)
        self.missed = QListWidget()
        self.record_button = self._button(self.tr("Keep my moves as variations"), self.recordWanted)
        self._build()

    @property
    def sides(self) -> tuple[Color, ...]:
        """The sides whose moves are to be guessed."""
        return _SIDES[max(0, self._sides.checkedId())]

    @property
    def from_start(self) -> bool:
        """Whether to begin at the start of the game, rather than at the position on the board."""
        return self._starts.checkedId() == 0

    def show_choice(self, players: str, side: Color, *, at_start: bool) -> None:
        """The page before: the players of the game, and the side that is proposed."""
        self._players.setText(players)
        self.history.clear()
        self._sides.button(0 if side is Color.WHITE else 1).setChecked(True)
        self._starts.button(0 if at_start else 1).setChecked(True)
        self._starts.button(1).setEnabled(not at_start)
        self._pages.setCurrentIndex(0)
        self._sides.button(0 if side is Color.WHITE else 1).setFocus()

    def show_count(self, count: int) -> None:
        """Tell how many moves there will be to guess."""
        self.begin_button.setEnabled(count > 0)
        if count == 1:
            self._count.setText(self.tr("There is one move to guess."))
        else:
            self._count.setText(self.tr("There are {count} moves to guess.").format(count=count))

    def show_progress(self, guesses: Sequence[Guess], to_come: int) -> None:
        """The page between: points so far, and how many moves are to come."""
        self._score.setText(score_line(guesses))
        self._left.setText(self.tr("{done} guessed, {left} to come").format(done=len(guesses), left=to_come))
        for guess in guesses[self.history.count() :]:
            item = QListWidgetItem(history_line(guess), self.history)
            item.setForeground(self._theme.color(_TONES.get(guess.verdict, "text_muted")))
        self.history.setVisible(self.history.count() > 0)
        self.history.scrollToBottom()
        self._pages.setCurrentIndex(1)

    def show_message(self, message: Message, verdict: Verdict | None = None) -> None:
        """Ask, or tell a verdict."""
        self._question.setText(message.title)
        tone = None if verdict is None else _TONES.get(verdict)
        self._question.setStyleSheet("" if tone is None else f"color: {getattr(self._theme.palette, tone)};")
        self._text.setText(message.text)

    def offer(self, *, proceed: bool, show: bool) -> None:
        """Choose the buttons that can be pressed."""
        self.proceed_button.setVisible(proceed)
        self.show_button.setVisible(show)
        self.entry.setVisible(show)

    def show_summary(self, guesses: Sequence[Guess], *, can_record: bool) -> None:
        """The page after."""
        message = summary(guesses)
        self._word.setText(message.title)
        self._result.setText(score_line(guesses) if guesses else "")
        self._counts.setText(message.text)
        self.missed.clear()
        for guess in missed(guesses):
            item = QListWidgetItem(missed_line(guess), self.missed)
            item.setData(_GUESS, guess)
        shown = self.missed.count() > 0
        self._hint.setText(
            self.tr("Missed moves, the costliest first; the figure is what they cost in 100 games.")
            if shown
            else ""
        )
        self.missed.setVisible(shown)
        self.record_button.setVisible(can_record)
        self._pages.setCurrentIndex(2)
        (self.missed if shown else self.again_button).setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme

    def _button(self, text: str, wanted: object, *, primary: bool = False) -> QPushButton:
        button = QPushButton(text)
        if primary:
            button.setProperty("role", "primary")
        button.clicked.connect(wanted)
        return button

    def _build(self) -> None:
        space = self._theme.spacing
        for page in (self._choice_page(), self._guess_page(), self._summary_page()):
            self._pages.addWidget(page)
        leave = QPushButton(self.tr("Back to the game (Esc)"))
        leave.setProperty("role", "quiet")
        leave.clicked.connect(self.leaveWanted)
        margins = (space.l, space.l, space.l, space.m)
        title = label("muted", self.tr("Guess the moves"))
        fill(
            QVBoxLayout(self), title, separator(), self._pages, leave,
            spacing=space.m, margins=margins, grow=(self._pages,),
        )  # fmt: skip
        self.missed.itemSelectionChanged.connect(self._on_missed)

    def _choice_page(self) -> QWidget:
        space, page = self._theme.spacing, QWidget()
        explained = QLabel(
            self.tr(
                "Play the moves of one side. What was played, or is as good, earns three points, "
                "what is nearly as good one. The game itself is not changed."
            ),
            wordWrap=True,
        )
        white, black = (color_name(color) for color in Color)
        sides = self._radios(self._sides, (white, black, self.tr("Both sides")))
        starts = self._radios(
            self._starts, (self.tr("From the start of the game"), self.tr("From the position on the board"))
        )
        fill(
            QVBoxLayout(page), self._players, explained, label("strong", self.tr("Side")), *sides,
            label("strong", self.tr("Beginning")), *starts, self._count, self.begin_button, STRETCH,
            spacing=space.s,
        )  # fmt: skip
        return page

    def _radios(self, group: QButtonGroup, names: Sequence[str]) -> list[QAbstractButton]:
        made: list[QAbstractButton] = []
        for number, name in enumerate(names):
            button = QRadioButton(name)
            group.addButton(button, number)
            made.append(button)
        return made

    @property
    def choices(self) -> tuple[QButtonGroup, QButtonGroup]:
        """The buttons of the sides, and of the beginnings."""
        return self._sides, self._starts

    def _guess_page(self) -> QWidget:
        space, page = self._theme.spacing, QWidget()
        self.history.setAccessibleName(self.tr("Guesses so far"))
        self.history.setProperty("role", "games")
        self.history.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.history.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        fill(
            QVBoxLayout(page), self._score, self._left, separator(), self._question, self._text,
            self.entry, self.proceed_button, self.show_button, space.s, self.history, STRETCH,
            spacing=space.s, grow=(self.history,),
        )  # fmt: skip
        return page

    def _summary_page(self) -> QWidget:
        space, page = self._theme.spacing, QWidget()
        self.again_button = self._button(self.tr("Once more…"), self.againWanted)
        self.missed.setAccessibleName(self.tr("Missed moves"))
        self.missed.setProperty("role", "games")
        fill(
            QVBoxLayout(page), self._word, self._result, self._counts, self._hint, self.missed,
            self.record_button, self.again_button, STRETCH, spacing=space.s, grow=(self.missed,),
        )  # fmt: skip
        return page

    @Slot()
    def _on_missed(self) -> None:
        chosen = self.missed.selectedItems()
        if chosen:
            self.guessShown.emit(chosen[0].data(_GUESS))
