"""The games of a file in which words occur, in the order wanted: work for a thread, however many there are.

It knows tags and reads no moves. Names of games in the app's language come from outside.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import cache
from typing import NamedTuple

from harzdame_engine import Rules
from harzdame_engine.pdn import PdnFile, PdnGame
from harzdame_engine.study.tags import CHAPTER, STUDY

from harzdame_gui.text.dates import iso_text, tag_day_text
from harzdame_gui.text.games import foreign_name, told_name
from harzdame_gui.text.outcomes import result_figures

Stopped = Callable[[], bool]


class ListOrder(IntEnum):
    """The orders of a list: the file's, or by what a game's row says."""

    NUMBER = 0
    WHITE = 1
    BLACK = 2
    RESULT = 3
    DATE = 4
    GAME = 5
    EVENT = 6


_TAGS = {
    ListOrder.WHITE: "White",
    ListOrder.BLACK: "Black",
    ListOrder.RESULT: "Result",
    ListOrder.DATE: "Date",
    ListOrder.EVENT: "Event",
}
_SEARCHED = ("White", "Black", "Event", STUDY, CHAPTER, "Result")
_LOOK_EVERY = 256


class GameFacts(NamedTuple):
    """What a row says of a game; empty where it is not known."""

    number: int
    white: str
    black: str
    result: str
    date: str
    game: str
    event: str
    study: str = ""
    chapter: str = ""


class WantedGames(NamedTuple):
    """The games to list: those with all words of `text` in any case, in an order."""

    text: str = ""
    order: ListOrder = ListOrder.NUMBER
    descending: bool = False

    @property
    def is_whole_file(self) -> bool:
        """Whether it is every game in the file's order."""
        return not self.text.split() and self.order is ListOrder.NUMBER and not self.descending


class GameSearch:
    """Searches in one file. What it has looked up once it keeps; it is used by one thread at a time."""

    def __init__(self, content: PdnFile, name_of: Callable[[Rules], str]) -> None:
        self._games = content.games
        self._name_of = cache(name_of)
        self._words: list[str] = []

    def find(self, wanted: WantedGames, stopped: Stopped = lambda: False) -> Sequence[int] | None:
        """The numbers of the games wanted; None: it was stopped."""
        words = wanted.text.casefold().split()
        found: Sequence[int] = range(1, len(self._games) + 1)
        if words:
            if not self._read_words(stopped):
                return None
            found = [
                number for number, text in enumerate(self._words, 1) if all(word in text for word in words)
            ]
        if wanted.order is not ListOrder.NUMBER:
            keys = {}
            for number in found:
                if number % _LOOK_EVERY == 0 and stopped():
                    return None
                keys[number] = self._key(number, wanted.order)
            return sorted(found, key=keys.__getitem__, reverse=wanted.descending)
        return found[::-1] if wanted.descending else found

    def _key(self, number: int, order: ListOrder) -> tuple[bool, str, int]:
        game = self._games[number - 1]
        value = (
            _plain_title(game, self._name_of) if order is ListOrder.GAME else known_tag(game, _TAGS[order])
        )
        value = value.casefold()
        return not value, value, number

    def _read_words(self, stopped: Stopped) -> bool:
        """Collect what is searched; False: it was stopped."""
        if self._words or not self._games:
            return True
        words, titles = [], set()
        for game in self._games:
            if game.number % _LOOK_EVERY == 0 and stopped():
                return False
            tags = game.tags
            title = _plain_title(game, self._name_of)
            titles.add(title)
            day = tags.get("Date", "")
            shown = (tags.get(name, "") for name in _SEARCHED)
            words.append("\n".join((*shown, iso_text(day), day, tag_day_text(day), title)))
        if len(titles) == 1:  # else every game would be found by a letter of its name
            words = [text.rpartition("\n")[0] for text in words]
        self._words = [text.casefold() for text in words]
        return True


def facts_of(game: PdnGame, name_of: Callable[[Rules], str]) -> GameFacts:
    """What a row says of a game."""
    tags = game.tags
    return GameFacts(
        game.number,
        _known(tags.get("White", "")),
        _known(tags.get("Black", "")),
        result_figures(tags.get("Result", "").strip(), game.rules),
        tag_day_text(_known(tags.get("Date", ""))),
        game_title(game, name_of),
        _known(tags.get("Event", "")),
        _known(tags.get(STUDY, "")),
        _known(tags.get(CHAPTER, "")),
    )


def game_title(game: PdnGame, name_of: Callable[[Rules], str]) -> str:
    """Which game it is, in the app's language where that is known; whether that was guessed."""
    return told_name(_plain_title(game, name_of), guessed=game.guessed)


def _plain_title(game: PdnGame, name_of: Callable[[Rules], str]) -> str:
    rules = game.rules
    return name_of(rules) if rules is not None else foreign_name(game.game_name)


def known_tag(game: PdnGame, name: str) -> str:
    """A tag, empty where its value is not known."""
    return _known(game.tags.get(name, ""))


def _known(value: str) -> str:
    value = value.strip()
    return "" if value in {"?", "*"} else value
