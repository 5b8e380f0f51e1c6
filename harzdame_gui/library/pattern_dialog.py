"""The dialog for positions to search for: a pattern on the board, the side to move, and the material."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import Color, Position
from harzdame_engine.library.pattern import Bounds, PositionPattern, Wanted
from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.library.pattern_board import PatternBoard
from harzdame_gui.text.games import game_name
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.theme import current_theme, icon
from harzdame_gui.widgets.dialog_buttons import Choice, answer_with, make_default
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill
from harzdame_gui.widgets.placement import open_at

_USUAL = QSize(900, 600)
_SIDE_WIDTH = 336
_PIECE = 32
_PICTURES = {
    Wanted.WHITE_MAN: "white-man",
    Wanted.WHITE_KING: "white-king",
    Wanted.BLACK_MAN: "black-man",
    Wanted.BLACK_KING: "black-king",
}


class PatternDialog(QDialog):
    """Begins with the pattern there is, or with none; `position` is the one on the board."""

    def __init__(
        self,
        position: Position,
        pattern: PositionPattern | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._rules = position.rules
        self._position = position
        self.setWindowTitle(self.tr("Positions of {game}").format(game=game_name(self._rules)))
        self._board = PatternBoard(self._rules)
        self._tools = QButtonGroup(self)
        self._turn = Choice(
            [(None, self.tr("Either")), *((color, color_name(color)) for color in Color)],
            self.tr("Side to move"),
        )
        self._most = len(self._rules.setup)  # of each kind: no piece is ever added
        self._bounds = [(self._spin(0), self._spin(self._most)) for _ in range(4)]
        self._buttons = QDialogButtonBox()
        self._search = self._buttons.addButton(self.tr("Search"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._build()
        if pattern is not None and pattern.rules == self._rules:
            self._show(pattern)
        open_at(self, _USUAL)
        answer_with(self._buttons, self)
        self._tools.idClicked.connect(self._on_tool)
        self._on_tool()

    @property
    def pattern(self) -> PositionPattern:
        """What was put together."""
        white_men, white_kings, black_men, black_kings = map(self._bounds_of, self._bounds)
        return PositionPattern(
            self._rules,
            dict(self._board.squares),
            self._turn.value,
            white_men=white_men,
            white_kings=white_kings,
            black_men=black_men,
            black_kings=black_kings,
        )

    def _show(self, pattern: PositionPattern) -> None:
        self._board.set_squares(dict(pattern.squares))
        self._turn.choose(pattern.turn)
        bounds = (pattern.white_men, pattern.white_kings, pattern.black_men, pattern.black_kings)
        for (least, most), (fewest, largest) in zip(self._bounds, bounds, strict=True):
            least.setValue(fewest)
            most.setValue(largest)

    def _bounds_of(self, spins: tuple[QSpinBox, QSpinBox]) -> Bounds:
        least, most = (spin.value() for spin in spins)
        return Bounds(least) if most >= self._most else Bounds(least, most)

    def _spin(self, value: int) -> QSpinBox:
        spin = QSpinBox()
        spin.setRange(0, self._most)
        spin.setValue(value)
        spin.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        return spin

    def _build(self) -> None:
        space = current_theme().spacing
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        column = QWidget()
        column.setFixedWidth(_SIDE_WIDTH)
        fill(
            QVBoxLayout(column),
            label("strong", self.tr("On the squares")),
            self._palette(),
            label(
                "caption",
                self.tr("Click or draw over squares; the right button takes away. The rest is open."),
                wrap=True,
            ),
            fill(
                QHBoxLayout(),
                self._button(self.tr("Take the board’s"), self._take_board),
                self._button(self.tr("Clear"), self._clear),
                spacing=space.s,
            ),
            space.m,
            label("strong", self.tr("Side to move")),
            self._turn,
            space.m,
            label("strong", self.tr("Pieces on the board")),
            self._material(),
            STRETCH,
            self._buttons,
            spacing=space.s,
        )
        margins = (space.l, space.l, space.l, space.l)
        fill(QHBoxLayout(self), self._board, column, spacing=space.l, margins=margins, grow=(self._board,))
        make_default(self._search, self._buttons)

    def _button(self, text: str, slot: Callable[[], None]) -> QPushButton:
        button = QPushButton(text, autoDefault=False)
        button.clicked.connect(slot)
        return button

    def _palette(self) -> QGridLayout:
        theme = current_theme()
        self._wanted: list[Wanted | None] = [
            Wanted.WHITE_MAN, Wanted.WHITE_KING, Wanted.WHITE, Wanted.EMPTY,
            Wanted.BLACK_MAN, Wanted.BLACK_KING, Wanted.BLACK, None,
        ]  # fmt: skip
        names = {
            Wanted.WHITE_MAN: self.tr("White man"),
            Wanted.WHITE_KING: self.tr("White king"),
            Wanted.WHITE: self.tr("any white"),
            Wanted.BLACK_MAN: self.tr("Black man"),
            Wanted.BLACK_KING: self.tr("Black king"),
            Wanted.BLACK: self.tr("any black"),
            Wanted.EMPTY: self.tr("empty"),
            None: self.tr("open"),
        }
        grid = QGridLayout()
        grid.setSpacing(theme.spacing.xs)
        for number, wanted in enumerate(self._wanted):
            button = QPushButton(autoDefault=False)
            button.setCheckable(True)
            if wanted in _PICTURES:
                button.setIcon(icon(_PICTURES[wanted]))
                button.setIconSize(QSize(_PIECE, _PIECE))
            else:
                button.setText(names[wanted])
            button.setProperty("role", "tool")
            button.setFixedHeight(_PIECE + theme.spacing.m)
            button.setToolTip(names[wanted])
            button.setAccessibleName(names[wanted])
            self._tools.addButton(button, number)
            grid.addWidget(button, number // 4, number % 4)
        for column in range(4):
            grid.setColumnStretch(column, 1)
        self._tools.button(0).setChecked(True)
        return grid

    def _material(self) -> QGridLayout:
        theme = current_theme()
        names = (
            self.tr("White men"), self.tr("White kings"), self.tr("Black men"), self.tr("Black kings")
        )  # fmt: skip
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.spacing.s)
        grid.setVerticalSpacing(theme.spacing.xs)
        for row, (name, (least, most)) in enumerate(zip(names, self._bounds, strict=True)):
            grid.addWidget(QLabel(name), row, 0)
            grid.addWidget(least, row, 1)
            grid.addWidget(QLabel("–"), row, 2, Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(most, row, 3)
            least.setAccessibleName(self.tr("{pieces}, at least").format(pieces=name))
            most.setAccessibleName(self.tr("{pieces}, at most").format(pieces=name))
        grid.setColumnStretch(0, 1)
        return grid

    @Slot()
    def _on_tool(self) -> None:
        self._board.chosen = self._wanted[self._tools.checkedId()]

    @Slot()
    def _take_board(self) -> None:
        exact = PositionPattern.exactly(self._position)
        self._board.set_squares(
            {square: want for square, want in exact.squares.items() if want is not Wanted.EMPTY}
        )

    @Slot()
    def _clear(self) -> None:
        self._show(PositionPattern(self._rules))
