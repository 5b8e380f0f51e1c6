"""Games of a file taken out, put in and moved: several at once, and every other byte stays.

What is done to a file is a value: the change of its bytes, and the numbers that
its games have afterwards. Undoing it is the same value reversed. After a change
the file is scanned anew, and a change is refused after which any other games
would be found than those that are meant, as may happen in damaged text.
"""

from __future__ import annotations

import sys
from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from harzdame_engine.pdn.document import Document, NotEncodableError, end_of_games, gap_before
from harzdame_engine.pdn.offsets import DamagedBytesError, byte_offsets
from harzdame_engine.pdn.patch import Patch, Splice
from harzdame_engine.pdn.problems import LINE_END

_BEFORE = 64
"""Characters before a game that say whether it is parted from what precedes it."""


class RunTogetherError(ValueError):
    """The games would not be found as they are after the change: the text about them is damaged."""


class Renumbering(NamedTuple):
    """The numbers that games have after a change.

    The games `taken` leave their places, and those `given` appear in theirs; of a
    `move` they are the same games in the same order. Both are ascending, except those
    given by a move.
    """

    taken: tuple[int, ...] = ()
    given: tuple[int, ...] = ()
    move: bool = False

    @property
    def reverse(self) -> Renumbering:
        """The numbers as they were, by those that they are."""
        if not self.move:
            return Renumbering(self.given, self.taken)
        pairs = sorted(zip(self.given, self.taken, strict=True))
        return Renumbering(tuple(pair[0] for pair in pairs), tuple(pair[1] for pair in pairs), move=True)

    def follow(self, number: int) -> int | None:
        """The number that this game has afterwards; None: it is in the file no longer."""
        place = bisect_left(self.taken, number)
        if place < len(self.taken) and self.taken[place] == number:
            return self.given[place] if self.move else None
        number -= place
        for given in sorted(self.given):
            if given > number:
                break
            number += 1
        return number


class Arrangement(NamedTuple):
    """A change of which games a file has, or in which order."""

    patch: Patch
    numbers: Renumbering

    @property
    def reverse(self) -> Arrangement:
        """The arrangement that takes this one back."""
        return Arrangement(self.patch.reverse, self.numbers.reverse)

    def applied(self, document: Document) -> Document:
        """The file after the change.

        Raises:
            PatchError: what is to be replaced is not there.
            RunTogetherError: other games would be found than those meant.
        """
        changed = document.patched(self.patch)
        taken, given = self.numbers.taken, self.numbers.given
        before, after = document.content.games, changed.content.games
        if len(after) != len(before) - len(taken) + len(given):
            raise RunTogetherError
        back = self.numbers.reverse
        near = {number + step for number in taken for step in (-1, 1)}
        near |= {old for number in given for step in (-1, 1) if (old := back.follow(number + step))}
        if self.numbers.move:
            near |= set(taken)
        for number in near:
            new = self.numbers.follow(number) if 0 < number <= len(before) else None
            if new is not None and _text(changed, new) != _text(document, number):
                raise RunTogetherError
        return changed


def removal(document: Document, numbers: Collection[int]) -> Arrangement:
    """The games `numbers` taken out, each with the blank lines behind it.

    Raises:
        NotEncodableError: the file's own bytes are damaged in its encoding.
    """
    taken = sorted(set(numbers))
    return Arrangement(_patch(document, taken, []), Renumbering(tuple(taken)))


def insertion(document: Document, games: Sequence[str], before: int) -> Arrangement:
    """Games, each as its text, put before game `before`; at the end, if that is one more than there are.

    They take on the file's line ends.

    Raises:
        NotEncodableError: the file's encoding lacks a letter of them.
    """
    line_end = document.content.line_end
    put = [LINE_END.sub(line_end, game.strip()) for game in games]
    given = tuple(range(before, before + len(put)))
    return Arrangement(_patch(document, [], [_Put(before, put)]), Renumbering((), given))


def relocation(document: Document, numbers: Collection[int], before: int) -> Arrangement | None:
    """The games `numbers` moved together before game `before`, letter by letter; None: they are there.

    Raises:
        NotEncodableError: the file's own bytes are damaged in its encoding.
    """
    low = sorted({number for number in numbers if number < before})
    high = sorted({number for number in numbers if number >= before})
    first = last = before
    while low and low[-1] == first - 1:  # these stay, and so does what follows
        first = low.pop()
    while high and high[0] == last:
        last = high.pop(0) + 1
    taken = (*low, *high)
    if not taken:
        return None
    groups = [(first, low), (last, high)] if first != last else [(before, [*low, *high])]
    put = [_Put(place, [_text(document, number) for number in group]) for place, group in groups if group]
    given = (*range(first - len(low), first), *range(last, last + len(high)))
    return Arrangement(_patch(document, taken, put), Renumbering(taken, given, move=True))


def rewriting(document: Document, games: Mapping[int, str]) -> Arrangement:
    """Games, by their numbers, written anew as these texts; all keep their numbers.

    Raises:
        NotEncodableError: the file's encoding lacks a letter of them.
    """
    return Arrangement(document.rewriting(games), Renumbering())


class _Put(NamedTuple):
    """Games to be written before game `before`."""

    before: int
    games: Sequence[str]


class _Cut(NamedTuple):
    """The characters from `start` to `end`, with games in their place."""

    start: int
    end: int
    games: Sequence[str] = ()
    at_end: bool = False


def _text(document: Document, number: int) -> str:
    """A game with what stands behind it, but not the marks that end a file."""
    game = document.content.games[number - 1]
    return game.text[: end_of_games(game.text)].rstrip()


def _patch(document: Document, taken: Sequence[int], put: Sequence[_Put]) -> Patch:
    """The change of bytes that takes games out, with the blank lines behind them, and writes others."""
    form, data, games = document.form, document.data, document.content.games
    cuts = []
    for number in taken:
        start = games[number - 1].start
        cuts.append(_Cut(start, games[number].start if number < len(games) else sys.maxsize))
    for before, texts in put:
        at_end = before > len(games)
        place = _end(document) if at_end else games[before - 1].start
        cuts.append(_Cut(place, place, texts, at_end))
    cuts.sort(key=lambda cut: (cut.start, cut.end))
    places = sorted({place for cut in cuts for place in (cut.start, cut.end)})
    try:
        offsets = dict(zip(places, byte_offsets(data, form, places), strict=True))
        return Patch(tuple(_splice(document, cut, offsets[cut.start], offsets[cut.end]) for cut in cuts))
    except (DamagedBytesError, UnicodeEncodeError):
        raise NotEncodableError(form.encoding) from None


def _splice(document: Document, cut: _Cut, start: int, end: int) -> Splice:
    """A cut in bytes. Of what is taken out, marks that end a file stay."""
    form, data = document.form, document.data
    if not cut.games:
        old = data[start:end].decode(form.encoding)
        kept = old[: end_of_games(old)].rstrip()
        blank = old[len(kept) :]
        leaving = kept + blank[: len(blank) - len(blank.lstrip())]
        return Splice(start, leaving.encode(form.encoding), b"")
    line_end = document.content.line_end
    before = data[max(len(form.mark), start - _BEFORE) : start].decode(form.encoding, "ignore")
    behind = line_end if cut.at_end else line_end * 2
    text = gap_before(before, line_end) + (line_end * 2).join(cut.games) + behind
    return Splice(start, b"", text.encode(form.encoding))


def _end(document: Document) -> int:
    """The character before which a game is written that is to be the last."""
    games = document.content.games
    if not games:
        return end_of_games(document.content.text)
    text = games[-1].text
    return games[-1].start + end_of_games(text) if end_of_games(text) < len(text) else sys.maxsize
