"""The terms of a new game: who has which colour, odds, the beginning, the coach, takebacks and draws."""

from __future__ import annotations

from functools import cache

from harzdame_engine import Color, Position, variant
from harzdame_engine.game.odds import OddsError, with_odds
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QWidget

from harzdame_gui.controllers.game.new_game import NO_PROGRESS_LIMIT, NewGame
from harzdame_gui.controllers.game.result_recorder import NoCount
from harzdame_gui.controllers.settings.choices import CoachMode, ColorChoice
from harzdame_gui.new_game.opening_choice import OpeningChoice
from harzdame_gui.text.coach import mode_name, mode_sentence
from harzdame_gui.text.counting import reason_sentence
from harzdame_gui.theme import FontRole, current_theme
from harzdame_gui.translation import counted
from harzdame_gui.widgets.labels import SteadyLabel

_MOST_ODDS = 3


class Terms(QWidget):
    """Four rows and two ticks. `board` is the position on the board, which a game may begin with."""

    changed = Signal()

    def __init__(self, board: Position | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = current_theme()
        self._game = ""
        self._board = board
        self._colors = _combo(self.tr("Colours"))
        self._start = _combo(self.tr("Start"))
        self.opening = OpeningChoice()
        self._opening_label = QLabel(self.tr("Opening"))
        self._no_progress = QCheckBox(self.tr("Draw after 50 moves without progress"))
        self._no_progress.setToolTip(
            self.tr("Each side may make 50 moves without a capture or a man’s move; then it is a draw.")
        )
        self._takebacks = QCheckBox(self.tr("Moves may be taken back"))
        self._takebacks.setChecked(True)
        for value, text in (
            (ColorChoice.CHOSEN, self.tr("As above")),
            (ColorChoice.RANDOM, self.tr("At random")),
            (ColorChoice.ALTERNATING, self.tr("Exchanged after each game")),
        ):
            self._colors.addItem(text, value)
        self._coach = _combo(self.tr("Coach"))
        for mode in CoachMode:
            self._coach.addItem(mode_name(mode), mode)
            self._coach.setItemData(self._coach.count() - 1, mode_sentence(mode), Qt.ItemDataRole.ToolTipRole)
        self._coach_words = SteadyLabel()
        self._coach_words.setProperty("role", "muted")
        self._coach_words.setFont(theme.font(FontRole.CAPTION))
        self._coach_words.set_possible(list(map(_coach_text, CoachMode)))
        self._coach.currentIndexChanged.connect(self._on_coach)
        self._on_coach()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.spacing.l)
        grid.setVerticalSpacing(theme.spacing.s)
        grid.setColumnStretch(1, 1)
        for row, combo in ((0, self._colors), (1, self._start), (3, self._coach)):
            grid.addWidget(QLabel(combo.accessibleName()), row, 0)
            grid.addWidget(combo, row, 1)
        self._opening_label.setFixedHeight(self._start.sizeHint().height())  # beside the upper of two
        grid.addWidget(self._opening_label, 2, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.opening, 2, 1)
        grid.addWidget(self._coach_words, 4, 0, 1, 2)
        grid.addWidget(self._takebacks, 5, 0, 1, 2)
        grid.addWidget(self._no_progress, 6, 0, 1, 2)
        self._start.currentIndexChanged.connect(self._on_start)

    @property
    def colors(self) -> ColorChoice:
        """The way in which the colours are given."""
        return ColorChoice(self._colors.currentData())

    @property
    def coach(self) -> CoachMode:
        """How much the coach says."""
        return CoachMode(self._coach.currentData())

    @property
    def no_progress_limit(self) -> int | None:
        """See `NewGame`."""
        return NO_PROGRESS_LIMIT if self._no_progress.isChecked() else None

    @property
    def takebacks(self) -> bool:
        """Whether moves may be taken back."""
        return self._takebacks.isChecked()

    @property
    def position(self) -> Position | None:
        """The position to begin with; None: the usual one."""
        start = self._start.currentData()
        if start is None:
            return None
        if start == "board":
            return self._board
        color, men = start
        return with_odds(variant(self._game), color, men)

    @property
    def remark(self) -> str:
        """The words on odds for the record."""
        start = self._start.currentData()
        return self._start.currentText() if isinstance(start, tuple) else ""

    def choose(self, choice: NewGame) -> None:
        """Show a choice, for its game."""
        self._colors.setCurrentIndex(self._colors.findData(choice.colors))
        self._coach.setCurrentIndex(list(CoachMode).index(choice.coach))
        self._no_progress.setChecked(choice.no_progress_limit is not None)
        self._takebacks.setChecked(choice.takebacks)
        self.opening.choose(choice.ballots)
        if choice.position is not None and choice.position == self._board:
            self._start.setCurrentIndex(max(self._start.findData("board"), 0))

    def set_game(self, game: str) -> None:
        """Offer what there is to begin this game with."""
        if game == self._game:
            return
        self._game = game
        self.opening.set_game(game)
        self._opening_label.setHidden(self.opening.isHidden())
        self._start.clear()
        self._start.addItem(self.tr("Usual position"), None)
        if self._board is not None and self._board.rules.id == game:
            self._start.addItem(self.tr("Position on the board"), "board")
        for color in Color:
            for men in range(1, _most_odds(game, color) + 1):
                self._start.addItem(self._odds_text(color, men), (color, men))

    def _odds_text(self, color: Color, men: int) -> str:
        if color is Color.WHITE:
            return counted.tr("White has %Ln men less", "", men)
        return counted.tr("Black has %Ln men less", "", men)

    @Slot()
    def _on_coach(self) -> None:
        self._coach_words.setText(_coach_text(self.coach))

    @Slot()
    def _on_start(self) -> None:
        self._start.setToolTip(self._start.currentText())
        self.opening.setEnabled(self._start.currentData() is None)
        self.changed.emit()


def _coach_text(mode: CoachMode) -> str:
    """What a kind of coach does, and that a game with it does not count."""
    if mode is CoachMode.OFF:
        return mode_sentence(mode)
    return f"{mode_sentence(mode)} {reason_sentence(NoCount.COACH)}"


@cache
def _most_odds(game: str, color: Color) -> int:
    """The most men that may be given in a game, up to three."""
    for men in range(1, _MOST_ODDS + 1):
        try:
            with_odds(variant(game), color, men)
        except OddsError:
            return men - 1
    return _MOST_ODDS


def _combo(name: str) -> QComboBox:
    combo = QComboBox()
    combo.setAccessibleName(name)
    return combo
