"""The fields that say which games of the library are wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine import AmbiguousMove, IllegalMove, variants
from harzdame_engine.library.facts import day_of
from harzdame_engine.library.pattern import PositionPattern
from harzdame_engine.library.query import GameQuery, opening_of
from harzdame_engine.rules.variants import HARZDAME
from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.library.text import stars_text
from harzdame_gui.lists.search_field import SearchField
from harzdame_gui.text.dates import as_iso
from harzdame_gui.text.games import game_name
from harzdame_gui.theme import current_theme, mark
from harzdame_gui.widgets.layouts import fill

_PAUSE_MS = 200
"""The time for which typing must rest before it is searched."""


class SearchStand(NamedTuple):
    """What was typed and chosen, field by field, whether it makes sense or not."""

    texts: tuple[str, ...]
    choices: tuple[object, ...]
    pattern: PositionPattern | None
    either_side: bool = False


class SearchForm(QWidget):
    """One field for everything, and below it fields for each fact.

    *Signals*
    changed(): other games are wanted.
    boardWanted(): the position on the board is to be searched for.
    patternWanted(): a pattern or material is to be asked for.
    """

    changed = Signal()
    boardWanted = Signal()
    patternWanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pattern: PositionPattern | None = None
        self._usual_variant = HARZDAME.id
        self.words = SearchField(self.tr("Search names, events, tags and comments"), self.tr("Search"))
        self._player = QLineEdit()
        self._opponent = QLineEdit()
        self._event = QLineEdit()
        self._from, self._to = QLineEdit(), QLineEdit()
        self._opening = QLineEdit()
        self._file = QLineEdit()
        self._result, self._game, self._stars = QComboBox(), QComboBox(), QComboBox()
        self._position = QToolButton()
        self._delay = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._delay.timeout.connect(self._on_rest)
        self._fill()
        self._build()
        self._connect()

    @property
    def query(self) -> GameQuery:
        """What is asked for. An opening that cannot be played is left out."""
        opening = self._read_opening() or ""
        result = self._result.currentData()
        return GameQuery(
            player=self._player.text(),
            opponent=self._opponent.text(),
            event=self._event.text(),
            words=as_iso(self.words.text()),
            first_day=day_of(as_iso(self._from.text())),
            last_day=day_of(as_iso(self._to.text())),
            results=frozenset({result}) if result else frozenset(),
            variant=self.variant or (self._usual_variant if opening else ""),
            opening=opening,
            pattern=self._pattern,
            least_stars=self._stars.currentData(),
            file=self._file.text().strip(),
            either_side=self._pattern is not None and self._exchanged.isChecked(),
        )

    @property
    def variant(self) -> str:
        """The game chosen; "" if any will do."""
        return str(self._game.currentData())

    def set_pattern(self, pattern: PositionPattern | None) -> None:
        """Search for positions, too, or no more. They belong to one game, which is chosen with them."""
        self._pattern = None if pattern is not None and pattern.open else pattern
        self._show_pattern()
        self.changed.emit()

    @property
    def pattern(self) -> PositionPattern | None:
        """The positions searched for."""
        return self._pattern

    def set_usual_variant(self, variant: str) -> None:
        """The game whose moves an opening consists of where no game is chosen."""
        self._usual_variant = variant

    def clear(self) -> None:
        """Empty all fields, so that every game is found again."""
        for field in self._fields():
            field.clear()
        for choice in self._choices():
            choice.setCurrentIndex(0)
        self.set_pattern(None)

    @property
    def stand(self) -> SearchStand:
        """What is in the fields, for another form."""
        texts = tuple(field.text() for field in self._fields())
        choices = tuple(choice.currentData() for choice in self._choices())
        return SearchStand(texts, choices, self._pattern, self._exchanged.isChecked())

    def take_up(self, stand: SearchStand) -> None:
        """Fill the fields as those of another form."""
        for field, text in zip(self._fields(), stand.texts, strict=True):
            field.setText(text)
        for choice, wanted in zip(self._choices(), stand.choices, strict=True):
            choice.setCurrentIndex(max(choice.findData(wanted), 0))
        self._pattern = stand.pattern
        self._exchanged.setChecked(stand.either_side)
        self._show_pattern()
        self._on_rest()

    def focus_search(self) -> None:
        """Give the keyboard focus to the field for everything."""
        self.words.setFocus()
        self.words.selectAll()

    def _fields(self) -> tuple[QLineEdit, ...]:
        return (
            self.words, self._player, self._opponent, self._event, self._from, self._to, self._opening,
            self._file,
        )  # fmt: skip

    def _choices(self) -> tuple[QComboBox, ...]:
        return self._result, self._game, self._stars

    def _fill(self) -> None:
        self._result.addItem(self.tr("Any result"), "")
        for result, text in (
            ("1-0", self.tr("White won")),
            ("1/2-1/2", self.tr("Draw")),
            ("0-1", self.tr("Black won")),
            ("*", self.tr("No result")),
        ):
            self._result.addItem(text, result)
        self._game.addItem(self.tr("Any game"), "")
        for name, rules in sorted((game_name(rules), rules.id) for rules in variants()):
            self._game.addItem(name, rules)
        self._stars.addItem(self.tr("Any stars"), 0)
        for stars in range(1, 6):
            self._stars.addItem(stars_text(stars), stars)
        for choice, name in (
            (self._result, self.tr("Result")),
            (self._game, self.tr("Game")),
            (self._stars, self.tr("Stars, at least")),
        ):
            choice.setAccessibleName(name)

    def _build(self) -> None:
        for field, text in (
            (self._player, self.tr("Player")),
            (self._opponent, self.tr("Against")),
            (self._event, self.tr("Event")),
            (self._from, self.tr("From year")),
            (self._to, self.tr("Until year")),
            (self._opening, self.tr("Opening: first moves")),
            (self._file, self.tr("File or folder")),
        ):
            field.setPlaceholderText(text)
            field.setAccessibleName(text)
        self._position.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._position.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self._position.setProperty("framed", "true")
        self._position.setProperty("role", "field")
        self._position.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        menu = QMenu(self._position)
        self._any = self._menu_action(menu, self.tr("Any position"))
        self._board = self._menu_action(menu, self.tr("The position on the board"))
        self._other = self._menu_action(menu, self.tr("Pattern or material…"))
        menu.addSeparator()
        self._exchanged = self._menu_action(menu, self.tr("Also with the colours exchanged"))
        self._position.setMenu(menu)
        space = current_theme().spacing
        top = fill(QHBoxLayout(), self.words, self._position, spacing=space.s, grow=(self.words,))
        player, opponent, event, opening = self._player, self._opponent, self._event, self._opening
        game, result, stars = self._game, self._result, self._stars
        grid = self._laid_out(
            ((player, 6), (opponent, 6)),
            ((event, 4), (self._from, 4), (self._to, 4)),
            ((opening, 6), (self._file, 6)),
            ((game, 12),),
            ((result, 6), (stars, 6)),
        )
        grid.setSpacing(space.s)
        fill(QVBoxLayout(self), top, grid, spacing=space.s)
        self._show_pattern()

    def _laid_out(self, *rows: Sequence[tuple[QWidget, int]]) -> QGridLayout:
        """Fields side by side in each row, their widths in proportion whatever is in them."""
        grid = QGridLayout()
        for number, row in enumerate(rows):
            column = 0
            for field, share in row:
                field.setMinimumWidth(0)
                field.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
                grid.addWidget(field, number, column, 1, share)
                column += share
        for column in range(grid.columnCount()):
            grid.setColumnStretch(column, 1)
        return grid

    def _menu_action(self, menu: QMenu, text: str) -> QAction:
        action = menu.addAction(text)
        action.setCheckable(True)
        return action

    def _connect(self) -> None:
        for field in self._fields():
            field.textChanged.connect(self._on_typed)
            field.returnPressed.connect(self._on_rest)
        for choice in self._choices():
            choice.currentIndexChanged.connect(self._on_rest)
        self._any.triggered.connect(self._on_any)
        self._board.triggered.connect(self._on_board)
        self._other.triggered.connect(self._on_pattern)
        self._exchanged.toggled.connect(self._on_exchanged)

    def _show_pattern(self) -> None:
        pattern = self._pattern
        exact = pattern is not None and len(pattern.squares) == len(pattern.rules.board.names)
        self._any.setChecked(pattern is None)
        self._board.setChecked(exact)
        self._other.setChecked(pattern is not None and not exact)
        self._exchanged.setEnabled(pattern is not None)
        if pattern is None:
            text = self.tr("Any position")
        elif exact:
            text = self.tr("Exact position")
        else:
            text = self.tr("Pattern")
        if pattern is not None and self._exchanged.isChecked():
            text = self.tr("{position}, either side").format(position=text)
        self._position.setText(f"{text} ▾")
        self._position.setAccessibleName(self.tr("Position: {text}").format(text=text))

    def _read_opening(self) -> str | None:
        """The opening typed; None if it cannot be played."""
        text = self._opening.text().strip()
        try:
            return opening_of(text, self.variant or self._usual_variant) if text else ""
        except (IllegalMove, AmbiguousMove):
            return None

    @Slot()
    def _on_typed(self) -> None:
        self._delay.start()

    @Slot()
    def _on_rest(self) -> None:
        self._delay.stop()
        bad = self._read_opening() is None
        mark(self._opening, "invalid", str(bad).lower())
        self._opening.setToolTip(self.tr("These moves cannot be played.") if bad else "")
        self.changed.emit()

    @Slot()
    def _on_any(self) -> None:
        self.set_pattern(None)

    @Slot()
    def _on_board(self) -> None:
        self._show_pattern()
        self.boardWanted.emit()

    @Slot()
    def _on_exchanged(self) -> None:
        self._show_pattern()
        self.changed.emit()

    @Slot()
    def _on_pattern(self) -> None:
        self._show_pattern()
        self.patternWanted.emit()
