"""The card beside the board while one learns from mistakes: the side, the tasks, and the summary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from harzdame_engine import Color
from harzdame_engine.review.mistakes import Mistake, TaskResult
from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from harzdame_gui.replay.mistakes_game import MOST_HINTS, MistakesGame, MistakeStage
from harzdame_gui.replay.mistakes_words import (
    count_line,
    refusal_message,
    result_line,
    side_choice,
    solved_message,
    summary,
    task_message,
)
from harzdame_gui.replay.page_card import PageCard, command_button, move_list, radio_buttons
from harzdame_gui.text.message import Message
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.labels import PlainLabel, label
from harzdame_gui.widgets.layouts import STRETCH, fill

_MISTAKE = Qt.ItemDataRole.UserRole
_TONES = {
    TaskResult.AT_ONCE: "success",
    TaskResult.FOUND: "success",
    TaskResult.SHOWN: "warning",
    TaskResult.SKIPPED: "text_muted",
}


class MistakesCard(PageCard):
    """Three pages: before, while it goes on, and after.

    *Signals*
    beginWanted(): learn from the mistakes of `side`.
    proceedWanted(): what was told is read.
    hintWanted(), solutionWanted(), skipWanted(): help with the task, or the next one.
    lineWanted(): the better line is to be seen once more.
    placeWanted(): back to the game, at the mistake.
    mistakeShown(Mistake): one was chosen from the list.
    againWanted(): the same side once more.
    otherWanted(): the mistakes of the other side.
    """

    beginWanted = Signal()
    proceedWanted = Signal()
    hintWanted = Signal()
    solutionWanted = Signal()
    skipWanted = Signal()
    lineWanted = Signal()
    placeWanted = Signal()
    mistakeShown = Signal(object)
    againWanted = Signal()
    otherWanted = Signal()

    def __init__(self) -> None:
        super().__init__(QCoreApplication.translate("MistakesCard", "Learn from the mistakes"))
        self._players = label("muted", wrap=True)
        self._sides = QButtonGroup(self)
        self.begin_button = command_button(self.tr("Begin"), self.beginWanted, primary=True)
        self._count = label("caption")
        self.proceed_button = command_button(self.tr("Go on"), self.proceedWanted, primary=True)
        self.hint_button = self._with_key(self.tr("Hint"), "H", self.hintWanted)
        self.solution_button = self._with_key(self.tr("Show the solution"), "S", self.solutionWanted)
        self.skip_button = self._with_key(self.tr("Skip"), "N", self.skipWanted)
        self.line_button = self._with_key(self.tr("Show the line once more"), "S", self.lineWanted)
        self.place_button = self._with_key(self.tr("To this move in the game"), "G", self.placeWanted)
        self._word, self._result = label("title", wrap=True), label("heading", wrap=True)
        self._hint = label("caption", self.tr("Choose a move to see what was better."), wrap=True)
        self.results = move_list(self.tr("Mistakes"))
        self.again_button = command_button(self.tr("Once more"), self.againWanted, primary=True)
        self.other_button = command_button("", self.otherWanted)
        for page in (self._choice_page(), self._task_page(), self._summary_page()):
            self.pages.addWidget(page)
        self.results.itemSelectionChanged.connect(self._on_chosen)

    @property
    def side(self) -> Color:
        """The side whose mistakes are wanted."""
        return tuple(Color)[max(0, self._sides.checkedId())]

    def choose(self, side: Color) -> None:
        """Propose this side, as a person chose it before."""
        button = self._sides.button(tuple(Color).index(side))
        if button.isEnabled():
            button.setChecked(True)

    def show_choice(self, players: str, counts: Mapping[Color, int]) -> None:
        """The page before: the players, and the number of mistakes of each side."""
        self._players.setText(players)
        for number, color in enumerate(Color):
            button = self._sides.button(number)
            button.setText(side_choice(color, counts[color]))
            button.setEnabled(counts[color] > 0)
        chosen = self._sides.button(0 if counts[Color.WHITE] else 1)
        chosen.setChecked(True)
        self.pages.setCurrentIndex(0)
        chosen.setFocus()

    def show_task(self, game: MistakesGame) -> None:
        """The page between: what is asked or told, and what can be done."""
        stage = game.stage
        self._count.setText(count_line(game))
        for button, stages in (
            (self.proceed_button, (MistakeStage.REFUSED, MistakeStage.SOLVED)),
            (self.hint_button, (MistakeStage.ASKED,)),
            (self.solution_button, (MistakeStage.ASKED, MistakeStage.REFUSED)),
            (self.skip_button, (MistakeStage.ASKED, MistakeStage.REFUSED)),
            (self.line_button, (MistakeStage.SOLVED,)),
            (self.entry, (MistakeStage.ASKED,)),
        ):
            button.setVisible(stage in stages)
        self.hint_button.setEnabled(game.hints < MOST_HINTS)
        again = stage is MistakeStage.REFUSED
        self.proceed_button.setText(self.tr("Try again") if again else self.tr("Go on"))
        self._tell(game)
        self.pages.setCurrentIndex(1)

    def show_summary(self, game: MistakesGame, other: str) -> None:
        """The page after; `other` offers the mistakes of the other side, unless it is empty."""
        message = summary(game.results)
        self._word.setText(message.title)
        self._result.setText(message.text)
        self.results.clear()
        for mistake, result in zip(game.mistakes, game.results, strict=True):
            item = QListWidgetItem(result_line(mistake, result), self.results)
            item.setForeground(current_theme().color(_TONES[result]))
            item.setData(_MISTAKE, mistake)
        self.other_button.setText(other)
        self.other_button.setVisible(bool(other))
        self.pages.setCurrentIndex(2)
        self.again_button.setFocus()

    def _tell(self, game: MistakesGame) -> None:
        if game.stage is MistakeStage.ASKED:
            self.show_message(task_message(game))
        elif game.stage is MistakeStage.COMPARING:
            self.show_message(Message(self.tr("Another move"), self.tr("It is compared with the best one …")))
        elif game.stage is MistakeStage.REFUSED:
            self.show_message(refusal_message(game), "error")
        else:
            self.show_message(solved_message(game), None if game.answer is None else "success")

    def _with_key(self, text: str, key: str, wanted: object) -> QPushButton:
        button = command_button(text, wanted)
        button.setToolTip(f"{text} ({key})")
        return button

    def _choice_page(self) -> QWidget:
        page = QWidget()
        explained = PlainLabel(
            self.tr("Find a better move wherever the review found one. The game itself is not changed."),
            wordWrap=True,
        )
        sides = radio_buttons(self._sides, [""] * len(Color))
        fill(
            QVBoxLayout(page), self._players, explained, label("strong", self.tr("Whose mistakes?")), *sides,
            self.begin_button, STRETCH, spacing=current_theme().spacing.s,
        )  # fmt: skip
        return page

    def _task_page(self) -> QWidget:
        space, page = current_theme().spacing, QWidget()
        helps = fill(QHBoxLayout(), self.hint_button, self.skip_button, spacing=space.s)
        fill(
            QVBoxLayout(page), self._count, *self.message, space.s, self.entry,
            self.proceed_button, helps, self.solution_button, self.line_button, self.place_button, STRETCH,
            spacing=space.s,
        )  # fmt: skip
        return page

    def _summary_page(self) -> QWidget:
        page = QWidget()
        fill(
            QVBoxLayout(page), self._word, self._result, self._hint, self.results, self.again_button,
            self.other_button, STRETCH, spacing=current_theme().spacing.s, grow=(self.results,),
        )  # fmt: skip
        return page

    @Slot()
    def _on_chosen(self) -> None:
        chosen = self.results.selectedItems()
        if chosen:
            self.mistakeShown.emit(chosen[0].data(_MISTAKE))


def other_side(mistakes: Sequence[Mistake], side: Color) -> str:
    """The offer of the other side's mistakes; empty if it has none."""
    if not any(mistake.mover is side.other for mistake in mistakes):
        return ""
    white = QCoreApplication.translate("MistakesCard", "White’s mistakes")
    black = QCoreApplication.translate("MistakesCard", "Black’s mistakes")
    return white if side is Color.BLACK else black
