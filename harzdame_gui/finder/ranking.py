"""The order of what is found: beginnings of words first, then anywhere in them, then letters in a row."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import islice

from harzdame_gui.finder.entries import Entry

_BEGINS, _WORD, _INITIALS, _INSIDE, _MORE, _SCATTERED = range(6)
_FEWEST_SCATTERED = 3
"""Letters: two of them are in nearly everything."""


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """A text without accents and capitals: “Müller” is found by “muller”."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def ranked(entries: Iterable[Entry], typed: str, *, most: int) -> list[Entry]:
    """The best of the entries that fit what was typed; of equals what can be done now, then by kind."""
    words = folded(typed).split()
    if not words:
        return list(islice(sorted(entries, key=lambda entry: not entry.enabled), most))
    scored = []
    for place, entry in enumerate(entries):
        score = score_of(entry, words)
        if score is not None:
            scored.append(((*score, not entry.enabled, entry.kind, len(entry.name), place), entry))
    scored.sort(key=lambda each: each[0])
    return [entry for _, entry in scored[:most]]


def score_of(entry: Entry, words: Sequence[str]) -> tuple[int, int] | None:
    """How well an entry fits all words, the less the better: the worst of them and all; None: not at all."""
    name, more = folded(entry.name), folded(entry.more)
    scores = []
    for word in words:
        score = _fit(word, name, more)
        if score is None:
            return None
        scores.append(score)
    if len(words) > 1 and name.startswith(" ".join(words)):
        return _BEGINS, _BEGINS
    return max(scores, default=0), sum(scores)


def _fit(word: str, name: str, more: str) -> int | None:
    words = name.split()
    if name.startswith(word):
        return _BEGINS
    if any(each.startswith(word) for each in words):
        return _WORD
    if _by_beginnings(word, words):
        return _INITIALS
    if word in name:
        return _INSIDE
    if any(each.startswith(word) for each in more.split()):
        return _MORE
    if len(word) >= _FEWEST_SCATTERED and _in_order(word, name):
        return _SCATTERED
    return None


def _by_beginnings(letters: str, words: Sequence[str]) -> bool:
    """Whether the letters are beginnings of words, one behind the other: “flbo” of “flip the board”."""
    if not letters:
        return True
    for number, word in enumerate(words):
        for length in range(min(len(letters), len(word)), 0, -1):
            if word.startswith(letters[:length]) and _by_beginnings(letters[length:], words[number + 1 :]):
                return True
    return False


def _in_order(letters: str, name: str) -> bool:
    rest = iter(name)
    return all(letter in rest for letter in letters)
