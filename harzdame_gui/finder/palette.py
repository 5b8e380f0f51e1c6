"""The field above the window, with the list of what was found below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHeaderView, QTreeView, QVBoxLayout, QWidget
from shiboken6 import isValid

from harzdame_gui.finder.entries import Entry
from harzdame_gui.finder.model import KEY, NAME, WHAT, FoundModel, spoken, what
from harzdame_gui.finder.ranking import ranked
from harzdame_gui.lists.search_field import SearchField
from harzdame_gui.notices.card import announce
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill

_WIDEST = 640
_ROWS = 12
"""The most that are seen at once."""
_MOST = 60
_SHARE_OF_WHAT = 0.45
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FinderField(SearchField):
    """Keys without Ctrl and Alt are the field's, whatever the window does by them.

    *Signals*
    entered(): what is marked is meant.
    left(): nothing is.
    """

    entered = Signal()
    left = Signal()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            modifiers = event.modifiers() & ~(
                Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
            )
            if modifiers == Qt.KeyboardModifier.NoModifier:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class Palette(QFrame):
    """A part of the window, which goes with Escape, with the focus, and once something was chosen."""

    def __init__(self, ground: QWidget) -> None:
        super().__init__(ground)
        self.setObjectName("finder")
        self.setAccessibleName(self.tr("Find anything"))
        self._entries: Callable[[], Sequence[Entry]] = tuple
        self._before: QWidget | None = None
        """What had the focus."""
        self.field = FinderField(self.tr("Find a command, game, setting, course or file"))
        self._list = QTreeView(rootIsDecorated=False, uniformRowHeights=True, headerHidden=True)
        self._model = FoundModel(self)
        self._nothing = label("muted", self.tr("Nothing is called so."))
        self._column = QVBoxLayout(self)
        self._build()
        self.field.textChanged.connect(self._on_typed)
        self.field.stepped.connect(self._step)
        self.field.entered.connect(self._choose)
        self.field.left.connect(self.leave)
        self._list.clicked.connect(self._choose)
        self._list.selectionModel().currentChanged.connect(self._on_current)
        ground.installEventFilter(self)
        self.hide()

    def _build(self) -> None:
        space, found = current_theme().spacing, self._list
        found.setModel(self._model)
        found.setProperty("role", "found")
        found.setAccessibleName(self.tr("What was found"))
        found.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        found.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = found.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(1)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        margins = (space.m, space.m, space.m, space.m)
        fill(self._column, self.field, self._nothing, found, spacing=space.s, margins=margins)

    def open(self, entries: Callable[[], Sequence[Entry]]) -> None:
        """Appear with an empty field; `entries` returns all that can be found now."""
        if not self.isVisible():
            self._before = QApplication.focusWidget()
        self._entries = entries
        self.field.clear()
        self.show()
        self.refresh()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @Slot()
    def refresh(self) -> None:
        """List anew what fits."""
        found = ranked(self._entries(), self.field.text(), most=_MOST)
        self._model.show(found)
        self._nothing.setVisible(not found)
        self._list.setVisible(bool(found))
        if found:
            self._list.setCurrentIndex(self._model.index(0, NAME))
        self._place()

    @property
    def found(self) -> Sequence[Entry]:
        """What is listed."""
        return self._model.entries

    @property
    def current(self) -> Entry | None:
        """What is marked."""
        index = self._list.currentIndex()
        return self._model.entries[index.row()] if index.isValid() else None

    @Slot()
    def leave(self) -> None:
        """Go, and give the focus back."""
        before, self._before = self._before, None
        now = QApplication.focusWidget()
        if before is not None and isValid(before) and now is not None and self.isAncestorOf(now):
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()

    @Slot()
    def _on_typed(self) -> None:
        if self.isVisible():
            self.refresh()

    @Slot(int)
    def _step(self, rows: int) -> None:
        last = self._model.rowCount() - 1
        row = min(max(self._list.currentIndex().row() + rows, 0), last)
        self._list.setCurrentIndex(self._model.index(row, NAME))

    @Slot()
    def _choose(self) -> None:
        entry = self.current
        if entry is None or not entry.enabled:
            return
        self.leave()
        QTimer.singleShot(0, self, entry.run)  # once the focus is where it was

    @Slot()
    def _on_current(self) -> None:
        if self.isVisible() and (entry := self.current) is not None:
            self.field.setAccessibleDescription(spoken(entry))
            announce(self.field, spoken(entry))

    def _place(self) -> None:
        """Lie in the upper middle of the window, as high as what is listed."""
        space, ground = current_theme().spacing, self.parentWidget()
        if ground is None:
            return
        row = max(self._list.sizeHintForRow(0), 1)
        room = ground.height() - 2 * space.xl - self.field.sizeHint().height() - 3 * space.m
        shown = min(len(self.found), _ROWS, max(room // row, 1))
        self._list.setFixedHeight(row * shown)
        width = min(_WIDEST, ground.width() - 2 * space.m)
        self._column.invalidate()
        height = self._column.sizeHint().height()
        top = min(space.xl * 2, max(ground.height() - height, 0) // 2)
        self.setGeometry(QRect((ground.width() - width) // 2, top, width, height))
        self._column.activate()
        self._share(self._list.viewport().width())

    def _share(self, width: int) -> None:
        """Give the columns their widths."""
        metrics, gap = self._list.fontMetrics(), current_theme().spacing.xl
        keys = {entry.key for entry in self.found if entry.key}
        key = max((metrics.horizontalAdvance(each) + gap for each in keys), default=0)
        told = max((metrics.horizontalAdvance(what(entry)) for entry in self.found), default=0)
        about = min(told + gap, round(width * _SHARE_OF_WHAT))
        for column, share in ((KEY, key), (WHAT, about), (NAME, width - key - about)):
            self._list.setColumnWidth(column, share)

    # Qt's own

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget() and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)
