"""The window of the settings: subjects at the left, their rows beside them, a field that finds them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QStackedWidget, QVBoxLayout, QWidget

from harzdame_gui.controllers.settings.exchange import declared, take_over, values_now
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

if TYPE_CHECKING:
    from harzdame_gui.commands.key_changes import Keys
    from harzdame_gui.settings.key_table import Rooms
    from harzdame_gui.settings.keys_page import KeysPage

_USUAL = QSize(760, 600)
_SMALLEST = QSize(600, 360)
_BESIDE_TITLES = 40


class SettingsStand(NamedTuple):
    """The subject shown, by its number, and the values from before the last act that can be undone."""

    subject: int = 0
    before: Mapping[str, Any] = {}


class SettingsWindow(RoomWindow):
    """Every change counts at once; resetting and importing can be undone."""

    def __init__(
        self, services: Services, speaker: Speaker, main: QWidget, rooms: Callable[[], Rooms]
    ) -> None:
        """`main`: the main window, above which it lies, and whose commands have keys, as those of `rooms`."""
        super().__init__("settings", services.settings, main)
        self._main, self._rooms_of_keys = main, rooms
        self.setWindowTitle(self.tr("Settings"))
        self._settings, self._speaker = services.settings, speaker
        self._before: Mapping[str, Any] = {}
        """The values from before the last act that can be undone."""
        self._offered = subjects()
        self._names = (*(row.name for subject in self._offered for row in subject.rows), "keys")
        self.search = SearchField(self.tr("Search settings"))
        self._titles = QListWidget()
        self._nothing = label("muted", self.tr("No setting is called so."), wrap=True)
        self._rows = QWidget()
        self.page = SettingsPage(self._offered, self._settings, self._rows)
        self.keys: KeysPage | None = None
        self._stack = QStackedWidget()
        labels = {row.name: row.label for subject in self._offered for row in subject.rows}
        labels["keys"] = self.tr("Keyboard")
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
        titles.addItems([*(subject.title for subject in self._offered), self.tr("Keyboard")])
        titles.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        titles.setFixedWidth(titles.sizeHintForColumn(0) + _BESIDE_TITLES)
        self._nothing.hide()
        beside = (0, 0, space.l, 0)  # the scroll bar stands there
        rows = QVBoxLayout(self._rows)
        fill(rows, self._nothing, self.page, spacing=space.m, margins=beside, grow=[self.page])
        self._stack.addWidget(self._rows)
        middle = fill(QHBoxLayout(), titles, self._stack, spacing=space.l, grow=[self._stack])
        acts = (self._exchange.export, self._exchange.take, self._reset_subject, self._reset_all)
        buttons = ButtonRows([CommandButton(act) for act in acts], space.s)
        margins = (space.l, space.l, space.l, space.l)
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

    def show_keys(self) -> KeysPage:
        """Show the keys of all commands."""
        self.show_subject(len(self._offered))
        return self._keys_page

    @property
    def _keys_page(self) -> KeysPage:
        """The page of the keys, made when it is first seen: it looks into every room."""
        if self.keys is None:
            from harzdame_gui.settings.keys_page import KeysPage

            self.keys = KeysPage(self._settings.keys, self._main, self._rooms_of_keys())
            self.keys.told.connect(self._on_key_told)
            self._stack.addWidget(self.keys)
        return self.keys

    @property
    def _is_at_keys(self) -> bool:
        return self._titles.currentRow() == len(self._offered)

    @Slot(int)
    def _step(self, rows: int) -> None:
        if self.keys is not None and self._stack.currentWidget() is self.keys:
            self.keys.list.step(rows)
            return
        last = self._titles.count() - 1
        self._titles.setCurrentRow(min(max(self._titles.currentRow() + rows, 0), last))

    @Slot(int)
    def _on_chosen(self, number: int) -> None:
        if self.search.text():
            self.search.clear()
        elif self._is_at_keys:
            self._keys_page.search("")
            self._stack.setCurrentWidget(self._keys_page)
        else:
            self._nothing.hide()
            self._stack.setCurrentWidget(self._rows)
            self.page.show_subject(number)

    @Slot(str)
    def _on_typed(self, typed: str) -> None:
        words = typed.casefold().split()
        self._reset_subject.setEnabled(not words)
        if not words:
            self._on_chosen(max(self._titles.currentRow(), 0))
            return
        found = not self._is_at_keys and any(self.page.search(words))
        at_keys = not found and (self._keys_page.search(typed) or self._is_at_keys)
        self._nothing.setVisible(not found)
        self._stack.setCurrentWidget(self._keys_page if at_keys else self._rows)

    @Slot(object, object)
    def _on_key_told(self, message: Message, before: Keys | None) -> None:
        """Say what became of a key, with the way back where there is one."""
        if before is None:
            self.say(message, warning=True)
        else:
            self._before = {**values_now(self._settings, self._names), "keys": before}
            self.say(message, actions=(self._undo,))

    @Slot()
    def _on_reset_subject(self) -> None:
        if self._is_at_keys:
            self._change({"keys": ()}, Message(self.tr("All commands have their own keys again.")))
            return
        subject = self._offered[self._titles.currentRow()]
        text = self.tr("“{subject}” is as it was at first.").format(subject=subject.title)
        self._change({row.name: row.usual for row in subject.rows}, Message(text))

    @Slot()
    def _on_reset_all(self) -> None:
        usual = {name: declared(name).default for name in self._names}
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
