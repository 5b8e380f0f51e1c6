"""Parts one below the other that scroll as a whole where they do not fit."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Slot
from PySide6.QtGui import QHideEvent, QMoveEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QScrollBar, QVBoxLayout, QWidget


class ScrolledColumn(QScrollArea):
    """As high as there is room for; its parts never get less than their least height.

    The scroll bar stands in the margin at the right – at the left where one reads from the right –, which
    is the parent's: the parts are as wide with it as without. A part that gets the focus by a key comes
    into sight.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setViewport(QWidget())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inner = QWidget()
        self.column = QVBoxLayout(self._inner)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.setWidget(self._inner)
        for ground in (self.viewport(), self._inner):
            ground.setAutoFillBackground(False)
        self._bar = QScrollBar(Qt.Orientation.Vertical, parent)
        self._bar.hide()
        self._appearing = False
        scrolling = self.verticalScrollBar()
        scrolling.rangeChanged.connect(self._on_range)
        scrolling.valueChanged.connect(self._on_scrolled)
        self._bar.valueChanged.connect(self._on_moved)
        cast("QApplication", QApplication.instance()).focusChanged.connect(self._on_focus)

    @property
    def least(self) -> int:
        """The height with which nothing has to scroll."""
        least = self.column.minimumSize().height()
        return max(least, self.column.minimumHeightForWidth(self.width()))

    def _fit(self) -> None:
        self._inner.resize(self.width(), max(self.least, self.height()))

    def _place_bar(self) -> None:
        place = self.geometry()
        width = self._bar.sizeHint().width()
        left = place.left() - width if self.isRightToLeft() else place.right() + 1
        self._bar.setGeometry(left, place.top(), width, place.height())

    @Slot(int, int)
    def _on_range(self, least: int, most: int) -> None:
        scrolling = self.verticalScrollBar()
        self._bar.setRange(least, most)
        self._bar.setPageStep(scrolling.pageStep())
        self._bar.setSingleStep(scrolling.singleStep())
        self._bar.setValue(scrolling.value())
        self._show_bar()

    def _show_bar(self) -> None:
        """Show the bar where there is something to scroll.

        As it appears, the parts may be laid out anew; hidden in the midst of that it would stay in sight.
        """
        if self._appearing:
            return
        self._appearing = True
        scrolling = self.verticalScrollBar()
        while self._bar.isHidden() == (wanted := scrolling.maximum() > scrolling.minimum()):
            self._bar.setVisible(wanted)
        self._appearing = False

    @Slot(int)
    def _on_scrolled(self, value: int) -> None:
        self._bar.setValue(value)

    @Slot(int)
    def _on_moved(self, value: int) -> None:
        self.verticalScrollBar().setValue(value)

    @Slot(QWidget, QWidget)
    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        # a pressed button of the mouse would let go of something else if the parts moved
        pointed = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if now is not None and not pointed and self._inner.isAncestorOf(now):
            self._reveal(now)

    def _reveal(self, part: QWidget) -> None:
        """Bring a part into sight; of one that is too high, its upper end."""
        gap, scrolling = self.column.spacing(), self.verticalScrollBar()
        top = part.mapTo(self._inner, QPoint()).y()
        lowest = max(scrolling.value(), top + part.height() + gap - self.height())
        scrolling.setValue(min(lowest, top - gap))

    # Qt's own

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_bar()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._bar.hide()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def sizeHint(self) -> QSize:
        return self.column.sizeHint()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._place_bar()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._place_bar()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # while a window that failed is taken apart, there may be nothing left of Python's own
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
            self.updateGeometry()
        return super().eventFilter(watched, event)
