"""The window with the licences: the parts that the app carries, and the text of the one that is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QPlainTextEdit, QVBoxLayout

from harzdame_gui.about.carried import CarriedPart, carried
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.lists.search_field import SearchField
from harzdame_gui.notices.room_window import RoomWindow
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill

_USUAL = QSize(1000, 680)
_SMALLEST = QSize(480, 360)
_LIST = 272
_PART = Qt.ItemDataRole.UserRole


class LicencesWindow(RoomWindow):
    """A list that is narrowed down by what is typed: in names, licences and their texts."""

    def __init__(self, settings: Settings, jobs: Jobs) -> None:
        super().__init__("licences", settings)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Licences"))
        self._search = SearchField(self.tr("Search names and texts"))
        self._list = QListWidget()
        self._list.setProperty("role", "games")
        self._list.setAccessibleName(self.tr("Parts of Harzdame"))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._nothing = label("muted", self.tr("Nothing is found."), wrap=True)
        self._nothing.hide()
        self._head = label("heading", wrap=True)
        self._text = QPlainTextEdit(readOnly=True)
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._text.setTabChangesFocus(True)
        self._build()
        self._search.textChanged.connect(self._on_typed)
        self._search.stepped.connect(self._step)
        self._list.currentItemChanged.connect(self._show_chosen)
        self.open_at(_USUAL, _SMALLEST)
        jobs.run(lambda _job: carried()).finished.connect(self._fill)
        self._search.setFocus()

    def _build(self) -> None:
        space = current_theme().spacing
        for part in (self._search, self._list, self._nothing):
            part.setMaximumWidth(_LIST)
        left = fill(
            QVBoxLayout(), self._search, self._list, self._nothing, spacing=space.s, grow=[self._list]
        )
        right = fill(QVBoxLayout(), self._head, self._text, spacing=space.s, grow=[self._text])
        both = fill(QHBoxLayout(), left, right, spacing=space.l, grow=[left, right])
        margins = (space.l, space.l, space.l, space.l)
        fill(QVBoxLayout(self), self.notice, both, spacing=space.m, margins=margins, grow=[both])

    @Slot(object)
    def _fill(self, parts: Sequence[CarriedPart]) -> None:
        for part in parts:
            item = QListWidgetItem(part.name)
            item.setData(_PART, part)
            self._list.addItem(item)
        self._on_typed(self._search.text())

    @Slot(str)
    def _on_typed(self, typed: str) -> None:
        words = typed.casefold().split()
        found = [item for item in self._items() if self._filter(item, words)]
        self._nothing.setVisible(not found and self._list.count() > 0)
        if found and self._list.currentItem() not in found:
            self._list.setCurrentItem(found[0])

    def _items(self) -> Sequence[QListWidgetItem]:
        return [self._list.item(row) for row in range(self._list.count())]

    def _filter(self, item: QListWidgetItem, words: Sequence[str]) -> bool:
        part: CarriedPart = item.data(_PART)
        sought = f"{part.name} {part.licence} {part.text}".casefold()
        fits = all(word in sought for word in words)
        item.setHidden(not fits)
        return fits

    @Slot(int)
    def _step(self, rows: int) -> None:
        shown = [item for item in self._items() if not item.isHidden()]
        if shown:
            current = self._list.currentItem()
            place = shown.index(current) + rows if current in shown else 0
            self._list.setCurrentItem(shown[min(max(place, 0), len(shown) - 1)])

    @Slot()
    def _show_chosen(self) -> None:
        part: CarriedPart = self._list.currentItem().data(_PART)
        self._head.setText(" · ".join(filter(None, (f"{part.name} {part.version}".strip(), part.licence))))
        without = self.tr("The text is not on this machine; it comes with the source of this part.")
        self._text.setPlainText(part.text or without)
        self._text.setAccessibleName(self._head.text())
