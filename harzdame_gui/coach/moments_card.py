"""The card of the moments that mattered: a small board and a sentence for each, and a way there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine import Node
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.board.picture import render_position
from harzdame_gui.theme import FontRole, Themed, current_theme
from harzdame_gui.widgets.labels import ElidedLabel, label
from harzdame_gui.widgets.layouts import empty, fill
from harzdame_gui.widgets.row_button import RowButton

_PICTURE = 52


class MomentRow(NamedTuple):
    """One row: the move at `node`, and what mattered about it."""

    node: Node
    title: str
    sentence: str


class MomentsCard(QFrame, Themed):
    """The card with the moments that mattered; hidden while there are none, or no room for it.

    *Signals*
    chosen(int): a moment was clicked, by its number in the list.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = current_theme()
        self._moments: tuple[MomentRow, ...] = ()
        self._flipped = False
        self._allowed = True
        self._title = QLabel()
        self._rows = QVBoxLayout()
        self._rows.setSpacing(theme.spacing.xs // 2)
        self.setObjectName("noticeCard")
        self.setProperty("tone", "calm")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        space = theme.spacing
        margins = (space.m, space.s, space.s, space.xs)
        fill(QVBoxLayout(self), self._title, self._rows, spacing=space.xs, margins=margins)
        self.take_theme()
        self.hide()

    def take_theme(self) -> None:
        """Take other fonts and colours."""
        self._title.setFont(current_theme().font(FontRole.STRONG))
        self._fill()

    def show_moments(self, moments: Sequence[MomentRow], *, flipped: bool) -> None:
        """Show these moments, seen from the side of White or, `flipped`, of Black."""
        self._moments, self._flipped = tuple(moments), flipped
        self._fill()
        self.setVisible(bool(moments) and self._allowed)

    def allow(self, allowed: bool) -> None:
        """Set whether there is room for the card, which is shown if it also has moments."""
        if allowed != self._allowed:
            self._allowed = allowed
            self.setVisible(bool(self._moments) and allowed)

    def _fill(self) -> None:
        empty(self._rows)
        titles = (
            self.tr("The moment that mattered"),
            self.tr("Two moments that mattered"),
            self.tr("Three moments that mattered"),
        )
        self._title.setText(titles[len(self._moments) - 1] if self._moments else "")
        for number, moment in enumerate(self._moments):
            row = _Row(moment, self._picture(moment))
            row.clicked.connect(lambda _=False, number=number: self.chosen.emit(number))
            self._rows.addWidget(row)

    def _picture(self, moment: MomentRow) -> QPixmap:
        node = moment.node
        before = node.parent.position if node.parent is not None else node.position
        arrows = () if node.move is None else (node.move.squares,)
        ratio = self.devicePixelRatioF()
        return render_position(
            before.rules,
            before.pieces,
            current_theme(),
            _PICTURE,
            ratio,
            arrows=arrows,
            flipped=self._flipped,
        )


class _Row(RowButton):
    """A board, a move and a sentence that is broken into lines; a button as a whole."""

    def __init__(self, moment: MomentRow, picture: QPixmap) -> None:
        super().__init__()
        theme = current_theme()
        self.setProperty("role", "row")
        self.setAccessibleName(f"{moment.title}: {moment.sentence}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        board = QLabel(pixmap=picture)
        title = ElidedLabel(moment.title)
        title.setFont(theme.font(FontRole.STRONG))
        sentence = label("muted", moment.sentence, wrap=True)
        sentence.setFont(theme.font(FontRole.CAPTION))
        for part in (board, title, sentence):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            part.setTextFormat(Qt.TextFormat.PlainText)
        words = fill(QVBoxLayout(), title, sentence, spacing=0)
        words.addStretch(1)
        space = theme.spacing
        margins = (space.xs, 0, space.xs, 0)
        fill(QHBoxLayout(self), board, words, spacing=space.s, margins=margins, grow=(words,))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
