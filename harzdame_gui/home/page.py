"""The page: what there is to begin or to go on with, in place of the moves that nobody has played yet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from harzdame_gui.home.known_game import KnownGame
from harzdame_gui.home.row import WayButton
from harzdame_gui.home.way import Section, Way
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, empty, fill
from harzdame_gui.widgets.scrolled_column import ScrolledColumn


class HomePage(ScrolledColumn):
    """Rows under headings; in their place, while it is wanted, the comparison with a game that is known.

    *Signals*
    chosen(Way): a row was pressed.
    filled(): there are other rows.
    """

    chosen = Signal(object)
    filled = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: tuple[str, tuple[Section, ...], str] | None = None
        space = current_theme().spacing
        self._ways = QWidget()
        self._rows = fill(QVBoxLayout(self._ways), spacing=space.s)
        self.known = KnownGame()
        self.known.hide()
        self.known.left.connect(self.show_ways)
        # as wide as there is room for, so that the frame of a row with the focus is whole
        fill(self.column, self._ways, self.known, STRETCH, spacing=0, margins=(0, 0, 0, space.s))
        self.setAccessibleName(self.tr("Home"))
        self.hide()

    def show_sections(self, title: str, sections: Sequence[Section], word: str = "") -> None:
        """Show other rows, and a `word` below them; where nothing has changed, all stays as it is."""
        wanted = (title, tuple(sections), word)
        if wanted == self._shown:
            return
        self._shown = wanted
        focused = self._focused()
        empty(self._rows)
        self._rows.addWidget(label("heading", title, wrap=True))
        for section in sections:
            if section.title:
                self._rows.addSpacing(current_theme().spacing.xs)
                self._rows.addWidget(label("caption", section.title))
            for way in section.ways:
                self._rows.addWidget(self._made(way))
        if word:
            self._rows.addWidget(label("caption", word, wrap=True))
        for part in self._parts():
            part.show()  # at once: Qt would show them only after painting the page without them
        if focused is not None:
            self._focus_on(focused)
        self.filled.emit()

    def show_known(self, game: str) -> None:
        """Ask which draughts the person knows, and tell how `game` differs."""
        self.known.ask(game)
        self._ways.hide()
        self.known.show()
        self.verticalScrollBar().setValue(0)
        self.known.focus()

    def show_ways(self) -> None:
        """Show the rows again."""
        was_known = not self.known.isHidden()
        self.known.hide()
        self._ways.show()
        if was_known:
            self.verticalScrollBar().setValue(0)
        if was_known and self.isVisible():
            self.focus_first()

    def focus_first(self) -> None:
        """Put the focus on the first row."""
        if buttons := self.buttons:
            buttons[0].setFocus()

    @property
    def buttons(self) -> list[WayButton]:
        """The rows, from top to bottom."""
        return [part for part in self._parts() if isinstance(part, WayButton)]

    def _parts(self) -> list[QWidget]:
        items = (self._rows.itemAt(number) for number in range(self._rows.count()))
        return [widget for item in items if item is not None and (widget := item.widget()) is not None]

    def _made(self, way: Way) -> WayButton:
        button = WayButton(way)
        button.clicked.connect(lambda: self.chosen.emit(way))
        return button

    def _focused(self) -> Way | None:
        here = self.window().focusWidget()
        return next((button.way for button in self.buttons if button is here), None)

    def _focus_on(self, way: Way) -> None:
        """Put the focus on the row that leads to the same, or else on the first."""
        same = (button for button in self.buttons if button.way.aim is way.aim)
        (next(same, None) or self.buttons[0]).setFocus()
