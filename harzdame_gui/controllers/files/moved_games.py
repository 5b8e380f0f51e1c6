"""Games that went to another file: which they were, and where they are now. Pure work on values."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from harzdame_gui.controllers.files.edit_steps import DoneStep, place_after
from harzdame_gui.controllers.files.file_place import FilePlace, place_of
from harzdame_gui.controllers.storage.paths import absolute


class MovedGame(NamedTuple):
    """A game that had a place in the file known by these `names`, and has another one `now`.

    `there` is its place before, and `text` what it was and is.
    """

    names: frozenset[Path]
    there: FilePlace
    text: str
    now: FilePlace

    def had(self, place: FilePlace, record: str) -> bool:
        """Whether what was kept with this place, as this record, is the game.

        It is if it had its text there, or came from this number of the very same file, or has become what
        the file has.
        """
        if place.path not in self.names:
            return False
        is_there = (place.number, place.digest) == (self.there.number, self.there.digest)
        return is_there or place.game == self.there.game or record.split() == self.text.split()


def moved_to_others(done: Sequence[DoneStep]) -> tuple[MovedGame, ...]:
    """The games that an edit has moved from one file to another."""
    return tuple(
        _moved(each, number, now)
        for each in done
        for number in each.arrangement.numbers.taken
        if (now := _elsewhere(done, each, number)) is not None
    )


def _elsewhere(done: Sequence[DoneStep], source: DoneStep, number: int) -> FilePlace | None:
    document, there = place_after(done, source.before, number) or (source.after, None)
    return place_of(document, there) if there is not None and document is not source.after else None


def _moved(source: DoneStep, number: int, now: FilePlace) -> MovedGame:
    before = source.before
    names = before.names | {absolute(before.path)}
    return MovedGame(names, place_of(before, number), before.content.games[number - 1].text, now)
