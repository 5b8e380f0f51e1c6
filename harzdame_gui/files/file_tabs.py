"""A tab for each open file, onto which games can be dragged."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStyle, QTabBar, QWidget

from harzdame_gui.files.game_rows import GAMES_FORMAT
from harzdame_gui.text.file_names import names_apart
from harzdame_gui.widgets.labels import plain_tip

_LEAST = 96
"""The width in which the beginning and the end of a name can be told, beside the cross."""
_UNBOUNDED = 1 << 20
_ARROW = QStyle.PixelMetric.PM_TabBarScrollButtonWidth


class FileTabs(QTabBar):
    """The names of the files, told apart by their folders.

    Ctrl+Shift+Left and Ctrl+Shift+Right do to the current one what dragging does.

    *Signals*
    chosen(Path): the games of this file are to be shown.
    closeWanted(Path): this file is to be closed.
    placed(Path, int): this file's tab was put into another place.
    dropped(Path, bool): the games dragged were dropped on this file; True: a copy of them.
    """

    chosen = Signal(object)
    closeWanted = Signal(object)
    placed = Signal(object, int)
    dropped = Signal(object, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widest = _UNBOUNDED  # of a tab, so that all of them are seen, or some whole ones
        self._narrowest = 0
        self._paths: list[Path] = []
        self._showing = False
        self.setAccessibleName(self.tr("Open files"))
        self.setTabsClosable(True)
        self.setMovable(True)
        self.setExpanding(False)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideMiddle)
        self.setDrawBase(False)
        self.setAcceptDrops(True)
        self.currentChanged.connect(self._on_current)
        self.tabCloseRequested.connect(lambda tab: self.closeWanted.emit(self._paths[tab]))
        self.tabMoved.connect(self._on_moved)

    def show_files(self, paths: Sequence[Path], current: Path | None) -> None:
        """A tab for each of these."""
        self._showing = True
        while self.count() > len(paths):
            self.removeTab(self.count() - 1)
        while self.count() < len(paths):
            self.addTab("")
        self._paths = list(paths)
        for tab, (path, name) in enumerate(zip(paths, names_apart(paths), strict=True)):
            text = name.replace("&", "&&")
            if text != self.tabText(tab):  # each lays out all tabs anew
                self.setTabText(tab, text)
            self.setTabToolTip(tab, plain_tip(str(path)))
        if current is not None:
            self.setCurrentIndex(self._paths.index(current))
        self._showing = False
        if self._share_room(self.width()):
            super().resizeEvent(QResizeEvent(self.size(), self.size()))  # the current one stays in sight

    def path_at(self, point: QPoint) -> Path | None:
        """The file whose tab is at this point."""
        tab = self.tabAt(point)
        return self._paths[tab] if tab >= 0 else None

    def _share_room(self, room: int) -> bool:
        """Give long names less room where there is not enough for all; whether that differs from before."""
        before = self._narrowest, self._widest
        natural = [super(FileTabs, self).tabSizeHint(tab).width() for tab in range(self.count())]
        share = _fair_share(natural, room)
        if share >= _LEAST:
            self._narrowest, self._widest = 0, share
        else:
            seen = room - 2 * self.style().pixelMetric(_ARROW, None, self)
            self._narrowest = self._widest = max(_LEAST, seen // max(1, seen // _LEAST))
        return before != (self._narrowest, self._widest)

    def _target_of(self, event: QDropEvent) -> Path | None:
        """The file that games would be dropped on: any but their own."""
        path = self.path_at(event.position().toPoint())
        own = self._paths[self.currentIndex()] if self.currentIndex() >= 0 else None
        return path if event.mimeData().hasFormat(GAMES_FORMAT) and path != own else None

    @Slot(int)
    def _on_current(self, tab: int) -> None:
        if not self._showing and 0 <= tab < len(self._paths):
            self.chosen.emit(self._paths[tab])

    @Slot(int, int)
    def _on_moved(self, start: int, end: int) -> None:
        self._paths.insert(end, self._paths.pop(start))
        self.placed.emit(self._paths[end], end)

    # Qt's own

    def tabSizeHint(self, index: int) -> QSize:
        natural = super().tabSizeHint(index)
        return QSize(max(self._narrowest, min(natural.width(), self._widest)), natural.height())

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._share_room(event.size().width())
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _shift(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.currentIndex() >= 0:
            self.closeWanted.emit(self._paths[self.currentIndex()])
        elif step := _shift(event):
            place = self.currentIndex() + step
            if self.currentIndex() >= 0 and 0 <= place < self.count():
                self.moveTab(self.currentIndex(), place)
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(GAMES_FORMAT):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if self._target_of(event) is not None:
            event.acceptProposedAction()
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        path = self._target_of(event)
        if path is not None:
            event.acceptProposedAction()
            self.dropped.emit(path, event.dropAction() is Qt.DropAction.CopyAction)
        else:
            event.ignore()


def _fair_share(widths: Sequence[int], room: int) -> int:
    """The greatest width for which there is room if all that is wider is cut to it; no end if all fit."""
    left = room
    narrow_first = sorted(widths)
    for place, width in enumerate(narrow_first):
        share = left // (len(narrow_first) - place)
        if width > share:
            return share
        left -= width
    return _UNBOUNDED


def _shift(event: QKeyEvent) -> int:
    """The places by which a key moves the current tab."""
    if event.modifiers() != Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier:
        return 0
    return {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
