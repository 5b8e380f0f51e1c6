"""The card beside the board while moves are guessed: the choice before, the verdicts, and the summary."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Color
from harzdame_engine.review.guessing import Guess, GuessVerdict
from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QListWidgetItem, QVBoxLayout, QWidget

from harzdame_gui.replay.guess_words import history_line, missed, missed_line, score_line, summary
from harzdame_gui.replay.page_card import PageCard, command_button, move_list, radio_buttons
from harzdame_gui.text.message import Message
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.theme import current_theme
from harzdame_gui.translation import counted
from harzdame_gui.widgets.labels import PlainLabel, label, separator
from harzdame_gui.widgets.layouts import STRETCH, fill

_GUESS = Qt.ItemDataRole.UserRole
_TONES = {
    GuessVerdict.PLAYED: "success",
    GuessVerdict.BETTER: "success",
    GuessVerdict.EQUAL: "success",
    GuessVerdict.CLOSE: "warning",
    GuessVerdict.WORSE: "error",
}
_SIDES = ((Color.WHITE,), (Color.BLACK,), tuple(Color))


class GuessCard(PageCard):
    """Three pages: before, while it goes on, and after.

    *Signals*
    beginWanted(): guess the moves of the `sides`, `from_start` or from the position on the board.
    showWanted(): the move is given up.
    proceedWanted(): the verdict was read.
    guessShown(Guess): a missed move was chosen from the list.
    recordWanted(): the guesses are to become variations of the game.
    againWanted(): choose anew.
    """

    beginWanted = Signal()
    showWanted = Signal()
    proceedWanted = Signal()
    guessShown = Signal(object)
    recordWanted = Signal()
    againWanted = Signal()

    def __init__(self) -> None:
        super().__init__(QCoreApplication.translate("GuessCard", "Guess the moves"))
        self._players = label("muted", wrap=True)
        self._sides = QButtonGroup(self)
        self._starts = QButtonGroup(self)
        self._count = label("caption", wrap=True)
        self.begin_button = command_button(self.tr("Begin"), self.beginWanted, primary=True)
        self._score, self._left = label("heading"), label("caption", wrap=True)
        self.proceed_button = command_button(self.tr("Go on"), self.proceedWanted, primary=True)
        self.show_button = command_button(self.tr("Show the move"), self.showWanted)
        self.history = move_list(self.tr("Guesses so far"), chosen=False)
        self._word, self._result = label("title", wrap=True), label("heading", wrap=True)
        self._counts, self._hint = PlainLabel(wordWrap=True), label("caption", wrap=True)
        self.missed = move_list(self.tr("Missed moves"))
        self.record_button = command_button(self.tr("Keep my moves as variations"), self.recordWanted)
        for page in (self._choice_page(), self._guess_page(), self._summary_page()):
            self.pages.addWidget(page)
        self.missed.itemSelectionChanged.connect(self._on_missed)

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
        self.pages.setCurrentIndex(0)
        self._sides.button(0 if side is Color.WHITE else 1).setFocus()

    def choose(self, sides: tuple[Color, ...], *, from_start: bool) -> None:
        """Propose these, as a person chose them before."""
        self._sides.button(_SIDES.index(sides)).setChecked(True)
        self._starts.button(0 if from_start else 1).setChecked(True)

    def show_count(self, count: int) -> None:
        """Tell how many moves there will be to guess."""
        self.begin_button.setEnabled(count > 0)
        self._count.setText(counted.tr("There are %Ln moves to guess.", "", count))

    def show_progress(self, guesses: Sequence[Guess], to_come: int) -> None:
        """The page between: points so far, and how many moves are to come."""
        self._score.setText(score_line(guesses))
        self._left.setText(self.tr("{done} guessed, {left} to come").format(done=len(guesses), left=to_come))
        for guess in guesses[self.history.count() :]:
            item = QListWidgetItem(history_line(guess), self.history)
            item.setForeground(current_theme().color(_TONES.get(guess.verdict, "text_muted")))
        self.history.setVisible(self.history.count() > 0)
        self.history.scrollToBottom()
        self.pages.setCurrentIndex(1)

    def show_verdict(self, message: Message, verdict: GuessVerdict) -> None:
        """Tell what a guess is worth."""
        self.show_message(message, _TONES.get(verdict))

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
        self.pages.setCurrentIndex(2)
        (self.missed if shown else self.again_button).setFocus()

    def _choice_page(self) -> QWidget:
        space, page = current_theme().spacing, QWidget()
        explained = PlainLabel(
            self.tr(
                "Play the moves of one side. What was played, or is as good, earns three points, "
                "what is nearly as good one. The game itself is not changed."
            ),
            wordWrap=True,
        )
        white, black = (color_name(color) for color in Color)
        sides = radio_buttons(self._sides, (white, black, self.tr("Both sides")))
        starts = radio_buttons(
            self._starts, (self.tr("From the start of the game"), self.tr("From the position on the board"))
        )
        fill(
            QVBoxLayout(page), self._players, explained, label("strong", self.tr("Side")), *sides,
            label("strong", self.tr("Beginning")), *starts, self._count, self.begin_button, STRETCH,
            spacing=space.s,
        )  # fmt: skip
        return page

    @property
    def choices(self) -> tuple[QButtonGroup, QButtonGroup]:
        """The buttons of the sides, and of the beginnings."""
        return self._sides, self._starts

    def _guess_page(self) -> QWidget:
        space, page = current_theme().spacing, QWidget()
        fill(
            QVBoxLayout(page), self._score, self._left, separator(), *self.message,
            self.entry, self.proceed_button, self.show_button, space.s, self.history, STRETCH,
            spacing=space.s, grow=(self.history,),
        )  # fmt: skip
        return page

    def _summary_page(self) -> QWidget:
        space, page = current_theme().spacing, QWidget()
        self.again_button = command_button(self.tr("Once more…"), self.againWanted)
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
