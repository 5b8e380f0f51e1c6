"""The games to choose from: a list by families that typing narrows down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from harzdame_engine import Rules, variants
from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from harzdame_gui.lists.search_field import SearchField
from harzdame_gui.text.games import game_head, search_text, sought_text
from harzdame_gui.theme import FontRole, Themed, current_theme
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill

_ID = Qt.ItemDataRole.UserRole
_SOUGHT = Qt.ItemDataRole.UserRole + 1  # what a search looks through
_BESIDE = 36
"""The frame and padding of the list and of its rows."""


class GameList(QWidget, Themed):
    """A search field over a list. One game is always chosen, even when the search does not find it.

    *Signals*
    chosen(str): another game was chosen; its id.
    searched(bool): something else is searched for; whether a game is found.
    confirmed(): the choice was made by a double click.
    """

    chosen = Signal(str)
    searched = Signal(bool)
    confirmed = Signal()

    def __init__(
        self, favourites: Sequence[str] = (), recent: Sequence[str] = (), parent: QWidget | None = None
    ) -> None:
        """Before the families stand the `favourites` and other `recent` games, by their ids."""
        super().__init__(parent)
        self.favourites = tuple(favourites)
        self._recent = tuple(recent)
        self._search = SearchField(self.tr("Search games"))
        self._list = QListWidget()
        self._nothing = label("caption", self.tr("No game matches."))
        self._items: dict[str, QListWidgetItem] = {}
        self._shortcuts: dict[str, QListWidgetItem] = {}
        self._headings: list[tuple[QListWidgetItem, list[QListWidgetItem]]] = []
        self._build()
        self._fill()
        self._list.setCurrentItem(next(iter(self._items.values())))
        self._search.textChanged.connect(self._on_search)
        self._search.stepped.connect(self._step)
        self._list.currentItemChanged.connect(self._on_current)
        self._list.itemDoubleClicked.connect(self.confirmed)

    @property
    def game(self) -> str:
        """The id of the game chosen."""
        return str(self._list.currentItem().data(_ID))

    @property
    def whole_width(self) -> int:
        """The width at which no name is cut off, in pixels."""
        bar = self._list.verticalScrollBar().sizeHint().width()
        metrics = self._list.fontMetrics()
        return max(metrics.horizontalAdvance(item.text()) for item in self._items.values()) + bar + _BESIDE

    def set_favourite(self, game: str, *, favourite: bool) -> None:
        """Put a game among the favourites, as the last of them, or take it out."""
        others = tuple(other for other in self.favourites if other != game)
        self.favourites = (*others, game) if favourite else others
        with QSignalBlocker(self._list):
            self._list.clear()
            self._fill()
            self._narrow()
            self.choose(game)

    def choose(self, game: str) -> None:
        """Choose a game and scroll to it; an unknown game is ignored."""
        if item := self._shortcuts.get(game) or self._items.get(game):
            self._list.setCurrentItem(item)
            self._center()

    def focus_search(self) -> None:
        """Give the keyboard focus to the search field."""
        self._search.setFocus()
        self._search.selectAll()

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        theme = current_theme()
        height = self._list.fontMetrics().height()
        for item in self._all_items():
            item.setSizeHint(QSize(0, height + theme.spacing.m))
        for heading, _ in self._headings:
            heading.setFont(theme.font(FontRole.CAPTION))
            heading.setForeground(theme.color("text_muted"))
            heading.setTextAlignment(Qt.AlignmentFlag.AlignBottom)
            heading.setSizeHint(QSize(0, height + theme.spacing.l))

    def _build(self) -> None:
        theme = current_theme()
        self._list.setAccessibleName(self.tr("Games"))
        self._list.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # the number behind the name stays
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setProperty("role", "games")
        self.setFocusProxy(self._list)
        grow = [self._list, self._nothing]
        fill(QVBoxLayout(self), self._search, *grow, spacing=theme.spacing.s, grow=grow)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._nothing.setContentsMargins(theme.spacing.s, 0, 0, 0)
        self._nothing.hide()

    def _fill(self) -> None:
        games = {rules.id: rules for rules in variants()}
        families: dict[str, list[Rules]] = {}
        for rules in games.values():
            families.setdefault(game_head(rules).family, []).append(rules)
        recent = [game for game in self._recent if game not in self.favourites]
        self._headings.clear()
        self._shortcuts.clear()
        for title, ids in ((self.tr("Favourites"), self.favourites), (self.tr("Lately played"), recent)):
            self._add(title, [games[game] for game in ids if game in games], self._shortcuts)
        for family, kin in families.items():
            self._add(family, kin, self._items)
        self.take_theme()

    def _add(self, title: str, games: list[Rules], items: dict[str, QListWidgetItem]) -> None:
        """Add games under a heading, and each to `items`."""
        if not games:
            return
        heading = QListWidgetItem(title, self._list)
        heading.setFlags(Qt.ItemFlag.NoItemFlags)
        below = []
        for rules in games:
            head = game_head(rules)
            item = QListWidgetItem(head.name, self._list)
            item.setData(_ID, rules.id)
            item.setToolTip(head.summary)
            item.setData(_SOUGHT, sought_text(rules))
            items[rules.id] = item
            below.append(item)
        self._headings.append((heading, below))

    def _all_items(self) -> Iterator[QListWidgetItem]:
        yield from self._shortcuts.values()
        yield from self._items.values()

    def _found(self) -> Iterator[QListWidgetItem]:
        return (item for item in self._all_items() if not item.isHidden())

    @Slot(str)
    def _on_search(self, text: str) -> None:
        self._narrow()
        current = self._list.currentItem()
        # the game chosen already comes first among those of the same rank
        order = ([] if current.isHidden() else [current]) + list(self._found())
        if order:
            self._list.setCurrentItem(max(order, key=partial(_likeness, text.casefold().strip())))
        self._nothing.setVisible(not order)
        self._list.setVisible(bool(order))
        self._reveal()
        self.searched.emit(bool(order))

    def _narrow(self) -> None:
        """Show what is searched for, each game once; without a search all."""
        words = search_text(self._search.text()).split()
        for item in self._items.values():
            sought = item.data(_SOUGHT)
            item.setHidden(not all(word in sought for word in words))
        for item in self._shortcuts.values():
            item.setHidden(bool(words))
        for heading, below in self._headings:
            heading.setHidden(all(item.isHidden() for item in below))

    @Slot()
    def _on_current(self) -> None:
        self.chosen.emit(self.game)

    @Slot(int)
    def _step(self, step: int) -> None:
        found = list(self._found())
        if found:
            current = self._list.currentItem()
            at = found.index(current) if current in found else 0
            self._list.setCurrentItem(found[max(0, min(at + step, len(found) - 1))])

    def _center(self) -> None:
        if self._list.currentItem() in self._shortcuts.values():
            self._list.scrollToTop()
            return
        self._list.scrollToItem(self._list.currentItem(), QListWidget.ScrollHint.PositionAtCenter)
        self._reveal()

    def _reveal(self) -> None:
        """Scroll to the chosen game, with the heading of its family if there is room."""
        current = self._list.currentItem()
        family = next(heading for heading, below in self._headings if current in below)
        if not family.isHidden():
            self._list.scrollToItem(family)
        self._list.scrollToItem(current)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._center()


def _likeness(sought: str, item: QListWidgetItem) -> int:
    """The rank of a game among those found: highest where the text is its name, then its beginning."""
    name = item.text().casefold()
    return 2 * (name == sought) + name.startswith(sought)
