"""The window of the settings: subjects at the left, their rows beside them, a field that finds them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from harzdame_gui.controllers.settings.exchange import take_over, values_now
from harzdame_gui.controllers.sounds.speaker import Speaker
from harzdame_gui.lists.search_field import SearchField
from harzdame_gui.notices.room_window import RoomWindow
from harzdame_gui.services import Services
from harzdame_gui.settings.exchange_view import ExchangeView
from harzdame_gui.settings.offered import subjects
from harzdame_gui.settings.page import SettingsPage
from harzdame_gui.settings.silence import silence_text
from harzdame_gui.text.message import Message
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.button_rows import ButtonRows
from harzdame_gui.widgets.buttons import CommandButton
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill

_USUAL = QSize(760, 600)
_SMALLEST = QSize(600, 360)
_BESIDE_TITLES = 40


class SettingsStand(NamedTuple):
    """The subject shown, by its number, and the values from before the last act that can be undone."""

    subject: int = 0
    before: Mapping[str, Any] = {}


class SettingsWindow(RoomWindow):
    """Every change counts at once; resetting and importing can be undone."""

    def __init__(self, services: Services, speaker: Speaker, parent: QWidget | None = None) -> None:
        super().__init__("settings", services.settings, parent)
        self.setWindowTitle(self.tr("Settings"))
        self._settings, self._speaker = services.settings, speaker
        self._before: Mapping[str, Any] = {}
        """The values from before the last act that can be undone."""
        self._offered = subjects()
        self._names = tuple(row.name for subject in self._offered for row in subject.rows)
        self.search = SearchField(self.tr("Search settings"))
        self._titles = QListWidget()
        self._nothing = label("muted", self.tr("No setting is called so."), wrap=True)
        self.page = SettingsPage(self._offered, self._settings, self)
        labels = {row.name: row.label for subject in self._offered for row in subject.rows}
        self._exchange = ExchangeView(self, services, labels)
        self._undo = QAction(self.tr("Undo"), self)
        self._reset_subject = QAction(self.tr("Reset this subject"), self)
        self._reset_all = QAction(self.tr("Reset all"), self)
        self._build()
        self._connect()
        services.themes.changed.connect(self._take_theme)
        self._take_theme()
        speaker.changed.connect(self._show_silence)
        self._show_silence()
        self.open_at(_USUAL, _SMALLEST)
        self.show_subject(0)
        self.search.setFocus()

    def _build(self) -> None:
        space = current_theme().spacing
        titles = self._titles
        titles.setAccessibleName(self.tr("Subjects"))
        titles.setProperty("role", "games")
        titles.addItems([subject.title for subject in self._offered])
        titles.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        titles.setFixedWidth(titles.sizeHintForColumn(0) + _BESIDE_TITLES)
        self._nothing.hide()
        found = fill(QVBoxLayout(), self._nothing, self.page, spacing=space.m, grow=[self.page])
        middle = fill(QHBoxLayout(), titles, found, spacing=space.l, grow=[found])
        acts = (self._exchange.export, self._exchange.take, self._reset_subject, self._reset_all)
        buttons = ButtonRows([CommandButton(act) for act in acts], space.s)
        margins = (space.l, space.l, space.l + space.s, space.l)  # the scroll bar stands at the right
        parts = (self.notice, self.search, middle, buttons)
        fill(QVBoxLayout(self), *parts, spacing=space.m, margins=margins, grow=[middle])

    def _connect(self) -> None:
        self.search.textChanged.connect(self._on_typed)
        self.search.stepped.connect(self._step)
        self._titles.currentRowChanged.connect(self._on_chosen)
        self._undo.triggered.connect(self._take_back)
        self._reset_subject.triggered.connect(self._on_reset_subject)
        self._reset_all.triggered.connect(self._on_reset_all)
        self._exchange.read.connect(self._on_read)

    def show_subject(self, number: int) -> None:
        """Show one subject, by its number."""
        self.search.clear()
        self._titles.setCurrentRow(number)

    @property
    def stand(self) -> SettingsStand:
        """What another window shows that takes the place of this one."""
        before = self._before if self.notice.notice is not None else {}
        return SettingsStand(self._titles.currentRow(), before)

    def take_up(self, stand: SettingsStand) -> None:
        """Show what another window has shown."""
        self.show_subject(stand.subject)
        if stand.before:
            self._before = stand.before
            self.say(Message(self.tr("Several settings were changed.")), actions=(self._undo,))

    def show_setting(self, name: str) -> None:
        """Show the row of a setting, by its name."""
        place = self.page.place_of(name)
        if place is not None:
            self.show_subject(place)
            self.page.point_at(name)

    @Slot(int)
    def _step(self, rows: int) -> None:
        last = self._titles.count() - 1
        self._titles.setCurrentRow(min(max(self._titles.currentRow() + rows, 0), last))

    @Slot(int)
    def _on_chosen(self, number: int) -> None:
        if self.search.text():
            self.search.clear()
        else:
            self._nothing.hide()
            self.page.show_subject(number)

    @Slot(str)
    def _on_typed(self, typed: str) -> None:
        words = typed.casefold().split()
        self._reset_subject.setEnabled(not words)
        if words:
            self._nothing.setVisible(not any(self.page.search(words)))
        else:
            self._on_chosen(max(self._titles.currentRow(), 0))

    @Slot()
    def _on_reset_subject(self) -> None:
        subject = self._offered[self._titles.currentRow()]
        text = self.tr("“{subject}” is as it was at first.").format(subject=subject.title)
        usual = {row.name: row.usual for row in subject.rows}
        self._change(usual, Message(text))

    @Slot()
    def _on_reset_all(self) -> None:
        usual = {row.name: row.usual for subject in self._offered for row in subject.rows}
        self._change(usual, Message(self.tr("All settings are as they were at first.")))

    @Slot(object, str)
    def _on_read(self, values: Mapping[str, Any], name: str) -> None:
        text = self.tr("The settings in “{name}” are taken over.").format(name=name)
        self._change({name: value for name, value in values.items() if name in self._names}, Message(text))

    def _change(self, values: Mapping[str, Any], message: Message) -> None:
        """Give several settings other values, and say so, with the way back."""
        self._before = values_now(self._settings, self._names)
        self.say(message, actions=(self._undo,))
        take_over(self._settings, values)

    @Slot()
    def _take_back(self) -> None:
        self.dismiss()
        take_over(self._settings, self._before)

    @Slot()
    def _show_silence(self) -> None:
        """Say why nothing is heard, where that is so."""
        if (sounds := self.page.row("sounds")) is not None:
            sounds.set_remark(silence_text(self._speaker.silence))

    @Slot()
    def _take_theme(self) -> None:
        """High contrast has a board of its own."""
        if (board := self.page.row("board_look")) is not None:
            board.editor.setEnabled(not current_theme().contrast)

    # Qt's own

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._speaker.look()
