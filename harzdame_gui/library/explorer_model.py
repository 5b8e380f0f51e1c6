"""The explorer's moves as a table, and the bar that shows how they scored."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from harzdame_engine import Color, Move, Score
from harzdame_engine.library.explorer import ComparedMove, ExploredMove
from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from harzdame_gui.library.text import number, share_text
from harzdame_gui.lists.rows_model import RIGHT, Column, Index, RowsModel
from harzdame_gui.text.scores import score_text
from harzdame_gui.text.short_moves import short_move
from harzdame_gui.theme import FontRole, current_theme

_MOVE_ROLE = Qt.ItemDataRole.UserRole
_BAR_HEIGHT = 16
_NARROW = 60


class ExplorerColumn(IntEnum):
    """The columns, from the left."""

    KNOWN = 0
    MOVE = 1
    GAMES = 2
    SCORE = 3
    OWN = 4
    BOOK = 5
    VERDICT = 6


class ExplorerModel(RowsModel):
    """One row a move. Scores of games are the mover's, verdicts are White's, as everywhere on the screen."""

    def __init__(self, parent: QObject | None = None) -> None:
        columns = (
            Column(),
            Column(self.tr("Move")),
            Column(self.tr("Games"), RIGHT),
            Column(self.tr("Result")),
            Column(self.tr("Mine"), RIGHT),
            Column(self.tr("Book"), RIGHT),
            Column(self.tr("Engine"), RIGHT),
        )
        super().__init__(columns, parent)
        self._moves: tuple[ComparedMove, ...] = ()
        self._known: Mapping[Move, tuple[Color, ...]] = {}
        self._verdicts: dict[Move, Score] = {}
        self._white = True

    def show_moves(self, moves: tuple[ComparedMove, ...], *, white: bool) -> None:
        """Show other moves, which White or Black is to make."""
        self.beginResetModel()
        self._moves, self._white = moves, white
        self.numbers = range(1, len(moves) + 1)
        self.endResetModel()

    def show_verdicts(self, verdicts: dict[Move, Score]) -> None:
        """Show what an engine thinks of moves."""
        if verdicts != self._verdicts:
            self._verdicts = verdicts
            self._tell(ExplorerColumn.VERDICT)

    def show_known(self, known: Mapping[Move, tuple[Color, ...]]) -> None:
        """Mark the moves that are in one's own repertoires, of these sides."""
        if known != self._known:
            self._known = known
            self._tell(ExplorerColumn.KNOWN)

    def _tell(self, column: ExplorerColumn) -> None:
        """Tell that a column says something else."""
        if self._moves:
            self.dataChanged.emit(self.index(0, column), self.index(len(self._moves) - 1, column))

    def is_empty(self, column: ExplorerColumn) -> bool:
        """Whether no move has a value in a column."""
        return not any(self.text(row, column) for row in range(len(self._moves)))

    def move(self, row: int) -> Move:
        """The move of a row."""
        return self._moves[row].move

    def text(self, row: int, column: int, /) -> str:
        """What stands in a cell."""
        compared = self._moves[row]
        library, own = compared.library, compared.own
        match ExplorerColumn(column):
            case ExplorerColumn.KNOWN:
                return "★" if compared.move in self._known else "☆"
            case ExplorerColumn.MOVE:
                return short_move(compared.move, [each.move for each in self._moves])
            case ExplorerColumn.GAMES:
                return number(library.games) if library.games else ""
            case ExplorerColumn.SCORE:
                return "" if library.score is None else share_text(library.score)
            case ExplorerColumn.OWN:
                share = "" if own.score is None else f" · {share_text(own.score)}"
                return f"{number(own.games)}{share}" if own.games else ""
            case ExplorerColumn.BOOK:
                book = compared.book
                return "" if book is None else score_text(book if self._white else book.turned)
            case ExplorerColumn.VERDICT:
                score = self._verdicts.get(compared.move)
                return "" if score is None else score_text(score)

    def tip(self, row: int, column: int, /) -> str:
        """What a cell rests on."""
        compared = self._moves[row]
        match column:
            case ExplorerColumn.KNOWN:
                sides = self._known.get(compared.move, ())
                if not sides:
                    return self.tr("Click to add it to your repertoire")
                if len(sides) == len(Color):
                    return self.tr("In both of your repertoires")
                if sides[0] is Color.WHITE:
                    return self.tr("In your repertoire for White")
                return self.tr("In your repertoire for Black")
            case ExplorerColumn.OWN:
                return self._told(compared.own)
            case _:
                return self._told(compared.library)

    def _told(self, explored: ExploredMove) -> str:
        if not explored.games:
            return ""
        text = self.tr("{wins} won, {draws} drawn, {losses} lost by the side to move")
        parts = [text.format(wins=explored.wins, draws=explored.draws, losses=explored.losses)]
        if explored.average_year:
            years = self.tr("{average} on average, last in {last}")
            parts.append(years.format(average=explored.average_year, last=explored.last_year))
        return "\n".join(parts)

    # Qt's own

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == _MOVE_ROLE and index.isValid():
            return self._moves[index.row()].library
        return super().data(index, role)


class ScoreBar(QStyledItemDelegate):
    """Won, drawn and lost by the side to move, as a bar of three parts with the share of points on it."""

    # Qt's own

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(_NARROW, _BAR_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        explored: ExploredMove = index.data(_MOVE_ROLE)
        ended = explored.wins + explored.draws + explored.losses
        if not ended:
            return
        theme = current_theme()
        room = QRectF(option.rect).adjusted(theme.spacing.xs, 0, -theme.spacing.xs, 0)
        bar = QRectF(room.left(), room.center().y() - _BAR_HEIGHT / 2, room.width(), _BAR_HEIGHT)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(bar, 4, 4)
        painter.setClipPath(outline)
        parts, left = [], bar.left()
        for count, ground, ink in (
            (explored.wins, "accent", "on_accent"),
            (explored.draws, "line_strong", "surface" if theme.contrast else "text"),
            (explored.losses, "pressed", "text"),
        ):
            part = QRectF(left, bar.top(), bar.width() * count / ended, bar.height())
            painter.fillRect(part, theme.color(ground))
            parts.append((part, theme.color(ink)))
            left = part.right()
        painter.setFont(theme.font(FontRole.CAPTION))
        text = index.data(Qt.ItemDataRole.DisplayRole)
        won = bar.width() * explored.wins / ended
        inside = won > painter.fontMetrics().horizontalAdvance(text) + 2 * theme.spacing.xs
        place = bar.adjusted(theme.spacing.xs if inside else max(won, 0) + theme.spacing.xs, 0, 0, 0)
        for part, ink_color in parts:
            painter.setClipRect(part)
            painter.setPen(ink_color)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.restore()
