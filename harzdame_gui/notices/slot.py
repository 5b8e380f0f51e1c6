"""The place for cards in the panel: it keeps its height while cards come and go."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from harzdame_gui.widgets.tab_order import lead_tab_to

_LEAST = 96
"""The height that is kept for a short message with a button."""


class CardSlot(QWidget):
    """The place of cards, as high as the highest so far, so that nothing moves when a card goes.

    Where others need the height more, `spare` makes it lower, down to what its cards need now.

    *Signals*
    cardsGrew(): its cards need more height than before; what stands above it is yet to be laid out.
    """

    cardsGrew = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = QVBoxLayout(self)
        self._cards.setContentsMargins(0, 0, 0, 0)
        self._cards.addStretch(1)
        self._least = self._kept = _LEAST
        self._most: int | None = None
        self.setFixedHeight(_LEAST)

    def add_card(self, card: QWidget) -> None:
        """Put a card below those that are there."""
        after = self._cards.itemAt(self._cards.count() - 1)
        self._cards.addWidget(card)
        lead_tab_to(card, (after and after.widget()) or self)

    def set_least(self, least: int | None) -> None:
        """Keep this height at least; None: that of a short message with a button."""
        self._least = _LEAST if least is None else least
        self.reset()

    @property
    def needed(self) -> int:
        """The height that its cards need now."""
        return max(self._cards.totalHeightForWidth(self.width()), self._cards.totalMinimumSize().height())

    @property
    def top_of_cards(self) -> int | None:
        """Where the first visible card begins; None: none is visible."""
        cards = [child for child in self.children() if isinstance(child, QWidget) and not child.isHidden()]
        return min((card.y() for card in cards), default=None)

    def spare(self, most: int) -> None:
        """Keep no more height than this for cards that have gone."""
        self._most = most
        self._fit_cards()

    @Slot()
    def reset(self) -> None:
        """Forget how high it had to be: another game begins."""
        self._fit(self._least)

    def _fit_cards(self) -> None:
        """Keep the height, and tell if the cards need more."""
        if self._fit(self._kept):
            self.cardsGrew.emit()

    def _fit(self, least: int) -> bool:
        """Set the height to what the cards need, at least `least`; returns whether they need more."""
        needed = self.needed
        self._kept = max(least, needed)
        height = self._kept if self._most is None else max(needed, min(self._kept, self._most))
        before = self.height()
        if height != before:
            self.setFixedHeight(height)
        return needed > before

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_cards()
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit(self._least)
