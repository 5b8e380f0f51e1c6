"""Games of a file taken out, put in and moved: several at once, and every other byte stays.

What is done to a file is a value: the change of its bytes, and the numbers that
its games have afterwards. Undoing it is the same value reversed. After a change
the file is scanned anew, and a change is refused after which any other games
would be found than those that are meant, as may happen in damaged text.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from harzdame_engine.pdn.document import Document, NotEncodableError, end_of_games, gap_before, in_line_ends
from harzdame_engine.pdn.patch import Patch, Splice
from harzdame_engine.pdn.problems import line_end_of

_PIECE = 1 << 20
"""Characters that are encoded at a time to learn how many bytes they take."""
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
    """The games `numbers` taken out, each with the blank lines behind it."""
    taken = sorted(set(numbers))
    text = document.content.text
    cuts = [_Cut(*_extent(document, text, number), "") for number in taken]
    return Arrangement(_patch(document, text, cuts), Renumbering(tuple(taken)))


def insertion(document: Document, games: Sequence[str], before: int) -> Arrangement:
    """Games, each as its text, put before game `before`; at the end, if that is one more than there are.

    They take on the file's line ends.

    Raises:
        NotEncodableError: the file's encoding lacks a letter of them.
    """
    text = document.content.text
    put = [in_line_ends(game.strip(), text) for game in games]
    given = tuple(range(before, before + len(put)))
    return Arrangement(_patch(document, text, [_put(document, text, put, before)]), Renumbering((), given))


def relocation(document: Document, numbers: Collection[int], before: int) -> Arrangement | None:
    """The games `numbers` moved together before game `before`, letter by letter; None: they are there."""
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
    text = document.content.text
    cuts = [_Cut(*_extent(document, text, number), "") for number in taken]
    groups = [(first, low), (last, high)] if first != last else [(before, [*low, *high])]
    for place, group in groups:
        if group:
            cuts.append(_put(document, text, [_text(document, number) for number in group], place))
    given = (*range(first - len(low), first), *range(last, last + len(high)))
    return Arrangement(_patch(document, text, cuts), Renumbering(taken, given, move=True))


class _Cut(NamedTuple):
    """The characters from `start` to `end`, with `new` in their place."""

    start: int
    end: int
    new: str


def _text(document: Document, number: int) -> str:
    """A game with what stands behind it, but not the marks that end a file."""
    game = document.content.games[number - 1]
    return game.text[: end_of_games(game.text)].rstrip()


def _extent(document: Document, text: str, number: int) -> tuple[int, int]:
    """The characters that leave with a game: its own and the blank lines behind it."""
    games = document.content.games
    start = games[number - 1].start
    end = start + len(_text(document, number))
    blank = text[end : games[number].start if number < len(games) else len(text)]
    return start, end + len(blank) - len(blank.lstrip())


def _put(document: Document, text: str, games: Iterable[str], before: int) -> _Cut:
    """Games written before game `before`, parted from what is around them by empty lines."""
    line_end, present = line_end_of(text), document.content.games
    parted = (line_end * 2).join(games)
    if before > len(present):
        place, behind = end_of_games(text), line_end
    else:
        place, behind = present[before - 1].start, line_end * 2
    return _Cut(place, place, gap_before(text[max(0, place - _BEFORE) : place], line_end) + parted + behind)


def _patch(document: Document, text: str, cuts: list[_Cut]) -> Patch:
    """The same in bytes. What is before them is checked: damaged bytes are not what their letters give."""
    form, data = document.form, document.data
    splices, done, offset = [], 0, len(form.mark)

    def passed(part: str) -> bytes:
        nonlocal offset
        encoded = part.encode(form.encoding)
        if data[offset : offset + len(encoded)] != encoded:
            raise NotEncodableError(form.encoding)
        offset += len(encoded)
        return encoded

    try:
        for start, end, new in sorted(cuts):
            for place in range(done, start, _PIECE):
                passed(text[place : min(start, place + _PIECE)])
            splices.append(Splice(offset, passed(text[start:end]), new.encode(form.encoding)))
            done = end
    except UnicodeEncodeError:
        raise NotEncodableError(form.encoding) from None
    return Patch(tuple(splices))
