"""An introduction to a game: its board in motion, its family, and a sentence on what is special."""

from __future__ import annotations

from harzdame_engine import Rules
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from harzdame_gui.new_game.live_board import LiveBoard
from harzdame_gui.text.games import game_head
from harzdame_gui.theme import FontRole, current_theme, icon
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill

_BOARD = 288
_NAME_LINES = 2
_SUMMARY_LINES = 4


class GameCard(QWidget):
    """One game at a time, always in the same space.

    *Signals*
    rulesWanted(str): the person asks for all the rules of the game with this id.
    comparisonWanted(str): that game is to be compared with another one.
    tourWanted(str): the person wants its tour.
    favourite(bool): it was marked as a favourite, or is one no longer.
    """

    rulesWanted = Signal(str)
    comparisonWanted = Signal(str)
    tourWanted = Signal(str)
    favourite = Signal(bool)

    def __init__(self, board_speed: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = current_theme()
        self._game = ""
        self._board = LiveBoard(board_speed, _BOARD)
        self._family = label("caption")
        self._name = label("heading", wrap=True)
        self._summary = QLabel(wordWrap=True)
        self._rules = _quiet(self.tr("All the rules"))
        self._rules.clicked.connect(self._on_rules)
        self._compare = _quiet(self.tr("Compare"))
        self._compare.setToolTip(self.tr("See in what another game differs from this one"))
        self._compare.clicked.connect(self._on_compare)
        self._tour = _quiet(self.tr("Take the tour"))
        self._tour.setToolTip(self.tr("The game in five minutes, by moves that you make"))
        self._tour.clicked.connect(self._on_tour)
        self._favourite = _quiet(self.tr("Favourite"))
        self._favourite.setIcon(icon("star"))
        self._favourite.setCheckable(True)
        self._favourite.clicked.connect(self.favourite)
        self._favourite.toggled.connect(self._show_star)
        self._summary.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._summary.setFont(theme.font(FontRole.BODY))
        buttons = fill(QHBoxLayout(), self._rules, self._favourite, spacing=theme.spacing.s)
        more = fill(QHBoxLayout(), self._tour, self._compare, spacing=theme.spacing.s)
        parts = (self._board, theme.spacing.s, self._family, self._words(), STRETCH, buttons, more)
        fill(QVBoxLayout(self), *parts, spacing=theme.spacing.xs)
        self.setFixedWidth(_BOARD)

    def _words(self) -> QWidget:
        """Name and sentence, with enough space for the longest of each."""
        theme = current_theme()
        words = QWidget()
        fill(QVBoxLayout(words), self._name, self._summary, spacing=theme.spacing.xs, grow=[self._summary])
        heading, body = (QFontMetrics(theme.font(role)) for role in (FontRole.HEADING, FontRole.BODY))
        words.setFixedHeight(
            _NAME_LINES * heading.lineSpacing() + theme.spacing.xs + _SUMMARY_LINES * body.lineSpacing()
        )
        return words

    def show_game(self, rules: Rules, *, favourite: bool) -> None:
        """Show another game, which may be a favourite."""
        head = game_head(rules)
        self._game = rules.id
        other = head.also if head.also and head.also != head.name else ""
        self._family.setText(" · ".join(filter(None, (head.family, other))))
        self._name.setText(head.name)
        self._favourite.setChecked(favourite)
        self._summary.setText(head.summary)
        self._board.show_game(rules)
        self._board.setAccessibleName(head.name)

    @Slot(bool)
    def _show_star(self, favourite: bool) -> None:
        self._favourite.setIcon(icon("star-filled" if favourite else "star"))

    @Slot()
    def _on_rules(self) -> None:
        self.rulesWanted.emit(self._game)

    @Slot()
    def _on_tour(self) -> None:
        self.tourWanted.emit(self._game)

    @Slot()
    def _on_compare(self) -> None:
        self.comparisonWanted.emit(self._game)


def _quiet(text: str) -> QPushButton:
    """A button that Return elsewhere in the dialog does not press."""
    button = QPushButton(text, autoDefault=False)
    button.setProperty("role", "quiet")
    return button
