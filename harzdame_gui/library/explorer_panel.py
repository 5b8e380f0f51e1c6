"""The explorer beside the board: what was played in the position shown, how often, and with what success."""

from __future__ import annotations

from collections.abc import Mapping

from harzdame_engine import Color, Move, Score
from harzdame_engine.library.explorer import ComparedMove
from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.settings.choices import ExplorerSource
from harzdame_gui.library.explorer_model import ExplorerColumn, ExplorerModel, ScoreBar
from harzdame_gui.lists.rows_table import RowsTable
from harzdame_gui.theme import Themed, current_theme
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill
from harzdame_gui.widgets.tab_order import lead_tab_to

_ROWS = 7
_ANY_HEIGHT = (1 << 24) - 1
"""What Qt takes for no limit."""


class ExplorerPanel(QWidget, Themed):
    """A table of moves; a click goes along one.

    *Signals*
    moveChosen(Move): a move was clicked, or Return was pressed on it.
    pointedAt(Move | None): the move under the pointer is another.
    sourceChosen(ExplorerSource): the moves of this source are to come first.
    adoptWanted(Move): the mark of a move was clicked, or Insert was pressed on it: into the repertoire.
    """

    moveChosen = Signal(object)
    pointedAt = Signal(object)
    sourceChosen = Signal(object)
    adoptWanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # in this order, for a screen reader; and in their place, or the table would be styled twice
        self._title = label("strong", self.tr("Explorer"), parent=self)
        sorted_by = self.tr("Sorted by")
        self._sorted_by = label("caption", sorted_by, parent=self)
        self._sources = _Sources(self)
        for source, text in (
            (ExplorerSource.LIBRARY, self.tr("Library")),
            (ExplorerSource.OWN, self.tr("My games")),
            (ExplorerSource.BOOK, self.tr("Opening book")),
        ):
            self._sources.addItem(text, str(source))
        self._sources.setAccessibleName(sorted_by)
        self._sources.setToolTip(self.tr("The source whose moves come first"))
        self._sources.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._model = ExplorerModel(self)
        self._table = RowsTable(self._model, several=False, parent=self)
        self._message = label("muted", wrap=True, parent=self)
        self._message.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._bar = ScoreBar(self)
        self._below: QWidget | None = None
        self._switches: list[QWidget] = []
        self._build()
        self.take_theme()
        self._sources.activated.connect(self._on_source)
        self._table.clicked.connect(self._on_chosen)
        self._table.opened.connect(self._on_opened)
        self._table.entered.connect(self._on_entered)
        self._table.viewport().installEventFilter(self)

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        self._table.verticalHeader().setDefaultSectionSize(self._row_height())
        self._table.viewport().update()
        self._limit()

    def add_switch(self, action: QAction) -> None:
        """Put the button of what is shown below the moves beside the source."""
        button = ActionButton(action, parent=self)
        self._switches.append(button)
        self._top.addWidget(button)
        lead_tab_to(button, self._sources)

    def add_below(self, part: QWidget) -> None:
        """Put a part below the moves, which takes as much of the height as they do."""
        self._below = part
        self._column.addWidget(part, 1)
        part.installEventFilter(self)
        self._limit()

    def _limit(self) -> None:
        """Take no more height than the usual moves need, so that others have it; a list below takes any."""
        self.setMaximumHeight(_ANY_HEIGHT if self._shown_below else self.sizeHint().height())

    def show_source(self, source: ExplorerSource) -> None:
        """Show whose moves come first."""
        self._sources.setCurrentIndex(list(ExplorerSource).index(source))

    def show_moves(self, moves: tuple[ComparedMove, ...], *, white: bool) -> None:
        """Show the moves of a position; `white`: White is to move."""
        self._model.show_moves(moves, white=white)
        self._hide_empty()
        self._message.setText("" if moves else self.tr("Nothing is known of this position."))
        self._message.setVisible(not moves)
        self._table.setVisible(bool(moves))
        self.pointedAt.emit(None)

    def show_known(self, known: Mapping[Move, tuple[Color, ...]]) -> None:
        """Mark the moves that are in one's own repertoires, of these sides."""
        self._model.show_known(known)

    def show_verdicts(self, verdicts: dict[Move, Score]) -> None:
        """Show the engine's scores of moves, from White's point of view."""
        self._model.show_verdicts(verdicts)
        self._hide_empty()

    def _build(self) -> None:
        space = current_theme().spacing
        table = self._table
        table.setItemDelegateForColumn(ExplorerColumn.SCORE, self._bar)
        table.setAccessibleName(self.tr("Moves played here"))
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setMouseTracking(True)
        table.setProperty("role", "explorer")
        table.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        header = table.horizontalHeader()
        header.setMinimumSectionSize(24)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(ExplorerColumn.SCORE, QHeaderView.ResizeMode.Stretch)
        self._top = fill(QHBoxLayout(), self._title, STRETCH, self._sorted_by, self._sources, spacing=space.s)
        shown = (table, self._message)
        self._column = fill(QVBoxLayout(self), self._top, *shown, spacing=space.xs, grow=shown)
        self._message.hide()

    def _hide_empty(self) -> None:
        """Leave the room of columns without a value to the others."""
        for column in (
            ExplorerColumn.GAMES,
            ExplorerColumn.SCORE,
            ExplorerColumn.OWN,
            ExplorerColumn.BOOK,
            ExplorerColumn.VERDICT,
        ):
            self._table.setColumnHidden(column, self._model.is_empty(column))
        resize = QHeaderView.ResizeMode
        alone = self._table.isColumnHidden(ExplorerColumn.SCORE)  # without bars the moves take the room
        header = self._table.horizontalHeader()
        header.setSectionResizeMode(ExplorerColumn.MOVE, resize.Stretch if alone else resize.ResizeToContents)

    @property
    def _shown_below(self) -> QWidget | None:
        return None if self._below is None or self._below.isHidden() else self._below

    def _row_height(self) -> int:
        theme = current_theme()
        return max(self.fontMetrics().height() + theme.spacing.s, theme.sizes.hit)

    @Slot()
    def _on_source(self) -> None:
        self.sourceChosen.emit(list(ExplorerSource)[self._sources.currentIndex()])

    @Slot(QModelIndex)
    def _on_chosen(self, index: QModelIndex) -> None:
        move = self._model.move(index.row())
        (self.adoptWanted if index.column() == ExplorerColumn.KNOWN else self.moveChosen).emit(move)

    @Slot()
    def _on_opened(self) -> None:
        self._on_chosen(self._table.currentIndex())

    @Slot(QModelIndex)
    def _on_entered(self, index: QModelIndex) -> None:
        self.pointedAt.emit(self._model.move(index.row()))

    # Qt's own

    def minimumSizeHint(self) -> QSize:
        below = self._shown_below
        return QSize(0, 4 * self._row_height() + (below.minimumSizeHint().height() if below else 0))

    def sizeHint(self) -> QSize:
        below = self._shown_below
        return QSize(0, (_ROWS + 3) * self._row_height() + (below.sizeHint().height() if below else 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        parts = [self._title, self._sorted_by, self._sources, *self._switches]
        needed = sum(part.sizeHint().width() + self._top.spacing() for part in parts)
        self._sorted_by.setVisible(needed <= self.width())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self._table.currentIndex()
        if event.key() == Qt.Key.Key_Insert and index.isValid():
            self.adoptWanted.emit(self._model.move(index.row()))
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._below and event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._limit()
        elif watched is not self._below and event.type() == QEvent.Type.Leave:
            self.pointedAt.emit(None)
        return False


class _Sources(QComboBox):
    """Leaves the wheel to the panel, which may scroll: nobody means to choose a source by it."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
