"""All problems of a file in one list, which can be folded away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harzdame_engine.pdn import PdnProblem
from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QListView, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from harzdame_gui.text.problems import file_sentence
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.labels import plain_tip
from harzdame_gui.widgets.layouts import fill

_ROWS = 4
_BORDER = 2
_NONE = QModelIndex()


class ProblemList(QWidget):
    """Game, line and a sentence a row; hidden while there is no problem.

    *Signals*
    chosen(PdnProblem): a problem was clicked, or gone to by keys.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = _Problems(self)
        self._title = QToolButton()
        self._title.setCheckable(True)
        self._title.setChecked(True)
        self._title.setAutoRaise(True)
        self._title.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._rows = _Rows()
        self._rows.setModel(self._model)
        fill(QVBoxLayout(self), self._title, self._rows, spacing=current_theme().spacing.xs)
        self._title.toggled.connect(self._on_toggled)
        self._on_toggled(True)
        self._rows.selectionModel().currentChanged.connect(self._on_current_changed)
        self._rows.clicked.connect(self._on_current_changed)

    def show_problems(self, problems: Sequence[PdnProblem]) -> None:
        """List these, in the file's order."""
        self._model.show_problems(problems)
        shown = self.locale().toString(len(problems))
        self._title.setText(self.tr("Problems: {count}").format(count=shown))
        self._rows.setAccessibleName(self._title.text())
        self._rows.updateGeometry()
        self.setVisible(bool(problems))

    @Slot(bool)
    def _on_toggled(self, unfolded: bool) -> None:
        self._title.setArrowType(Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow)
        self._rows.setVisible(unfolded)

    @Slot(QModelIndex)
    def _on_current_changed(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self._model.problem(index.row()))


class _Rows(QListView):
    """The list itself, as high as its rows, up to a few of them."""

    def __init__(self) -> None:
        super().__init__()
        self.setUniformItemSizes(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        count = self.model().rowCount() if self.model() else 0
        height = max(self.sizeHintForRow(0), self.fontMetrics().height())
        return QSize(0, min(count, _ROWS) * height + 2 * self.frameWidth() + _BORDER)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class _Problems(QAbstractListModel):
    """The problems as sentences, each worded when its row is shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._problems: Sequence[PdnProblem] = ()

    def show_problems(self, problems: Sequence[PdnProblem]) -> None:
        self.beginResetModel()
        self._problems = problems
        self.endResetModel()

    def problem(self, row: int) -> PdnProblem:
        return self._problems[row]

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NONE) -> int:
        return 0 if parent.isValid() else len(self._problems)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return file_sentence(self._problems[index.row()])
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(file_sentence(self._problems[index.row()]))
        return None
