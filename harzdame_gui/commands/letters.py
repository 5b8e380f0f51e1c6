"""Letters by which the entries of a menu are chosen, each once in its menu, in whatever language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from harzdame_gui.text.menu_words import without_letter


class MenuLetters(QObject):
    """Underlines a letter of each entry while its menu is open; the texts of the commands stay without.

    An initial is taken where it is free, else the beginning of another word, else any letter. Whoever fills
    a menu as it opens has done that before, since this listens from the first opening of the main menu on.
    """

    def __init__(self, menu: QMenu) -> None:
        super().__init__(menu)
        self._watched: set[QMenu] = set()
        self._watch(menu)

    def _watch(self, menu: QMenu) -> None:
        if menu not in self._watched:
            self._watched.add(menu)
            menu.aboutToShow.connect(self._give)
            menu.aboutToHide.connect(self._take)

    @Slot()
    def _give(self) -> None:
        menu = self.sender()
        if isinstance(menu, QMenu):
            give_letters(menu.actions())
            for action in menu.actions():
                if isinstance(sub := action.menu(), QMenu):
                    self._watch(sub)

    @Slot()
    def _take(self) -> None:
        menu = self.sender()
        if isinstance(menu, QMenu):
            for action in menu.actions():
                action.setText(without_letter(action.text()))


def give_letters(actions: Sequence[QAction]) -> None:
    """Mark a letter in the text of each that is seen; none twice."""
    entries = [each for each in actions if each.isVisible() and not each.isSeparator()]
    texts = [without_letter(entry.text()) for entry in entries]
    for entry, text, place in zip(entries, texts, letters(texts), strict=True):
        entry.setText(text if place is None else f"{text[:place]}&{text[place:]}")


def letters(texts: Sequence[str]) -> list[int | None]:
    """For each text the place of its letter; None: there are not enough letters in the texts."""
    given = _Given(texts)
    for candidates in (_initial, _beginnings, _any):
        for number, text in enumerate(texts):
            given.take_free(number, candidates(text))
    for number in range(len(texts)):
        if given.places[number] is None:
            given.make_room(number, set())
    return given.places


class _Given:
    """Letters and those who have them. One who finds none has another change its letter."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts
        self._owners: dict[str, int] = {}
        self.places: list[int | None] = [None] * len(texts)

    def take_free(self, number: int, candidates: Iterable[int]) -> None:
        """Give a text the first of its letters that is free, unless it has one."""
        for place in candidates:
            if self.places[number] is None and self._letter(number, place) not in self._owners:
                self._give(number, place)

    def make_room(self, number: int, asked: set[str]) -> bool:
        """Give a text any letter, if need be by another text's change; False: that cannot be."""
        for place in _any(self._texts[number]):
            letter = self._letter(number, place)
            if letter not in asked:
                asked.add(letter)
                owner = self._owners.get(letter)
                if owner is None or self.make_room(owner, asked):
                    self._give(number, place)
                    return True
        return False

    def _letter(self, number: int, place: int) -> str:
        return self._texts[number][place].casefold()

    def _give(self, number: int, place: int) -> None:
        self._owners[self._letter(number, place)] = number
        self.places[number] = place


def _any(text: str) -> Iterator[int]:
    return (at for at, sign in enumerate(text) if sign.isalnum())


def _beginnings(text: str) -> Iterable[int]:
    return (at for at in _any(text) if at == 0 or not text[at - 1].isalnum())


def _initial(text: str) -> Iterable[int]:
    return list(_any(text))[:1]
