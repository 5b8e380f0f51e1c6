"""What is to be done with whole chapters of a study: each in its turn, with the chapter that was meant."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from harzdame_gui.controllers.files.pdn_document import PdnDocument


class ChangeKind(Enum):
    """What is done."""

    ADDED = auto()
    MOVED = auto()
    DELETED = auto()


class ChapterChange(NamedTuple):
    """One chapter that is to be added behind another, moved past the next one, or deleted.

    `number`: that of the chapter meant, from 1, in the file as it is known; 0: before the first. `text`: the
    chapter that is added. `by`: where one is moved, 1 or -1.
    """

    change: ChangeKind
    number: int
    text: str = ""
    by: int = 0

    @property
    def target(self) -> int:
        """The number to go to once it is done."""
        return self.number + 1 if self.change is ChangeKind.ADDED else self.number + self.by

    def is_possible(self, count: int) -> bool:
        """Whether it can be done in a file of so many chapters, one of which always stays."""
        if self.change is ChangeKind.DELETED:
            return count > 1
        return self.change is ChangeKind.ADDED or 1 <= self.target <= count

    def follow(self, number: int) -> int | None:
        """The number of another chapter once it is done; None: that one was deleted."""
        if self.change is ChangeKind.ADDED:
            return number + (number >= self.target)
        if self.change is ChangeKind.MOVED:
            return {self.number: self.target, self.target: self.number}.get(number, number)
        return None if number == self.number else number - (number > self.number)

    def after(self, other: ChapterChange) -> ChapterChange | None:
        """This one once another, asked for before, is done; None: there is nothing to be done any more.

        What is added behind the same chapter follows what was added there before.
        """
        if self.change is other.change is ChangeKind.ADDED and self.number == other.number:
            return self._replace(number=other.target)
        return self._about(other.follow(self.number))

    def within(self, before: PdnDocument, now: PdnDocument) -> ChapterChange | None:
        """This one in a file that something else has changed.

        Behind a chapter that is another one now, a chapter is added all the same, unless there are fewer.
        """
        if self.number == 0:
            return self
        digests = [game.digest for game in now.content.games]
        meant = before.content.games[self.number - 1].digest
        if digests[self.number - 1 : self.number] == [meant]:
            return self
        if meant in digests:
            return self._about(digests.index(meant) + 1)
        adds, fewer = self.change is ChangeKind.ADDED, len(digests) < len(before.content.games)
        return self if adds and not fewer else self._about(None)

    def _about(self, number: int | None) -> ChapterChange | None:
        """The same about a chapter that is found there by now; None: it is gone."""
        if number is not None:
            return self._replace(number=number)
        return self._replace(number=self.number - 1) if self.change is ChangeKind.ADDED else None


class BegunChange(NamedTuple):
    """What is being done, and the file when that was begun."""

    wanted: ChapterChange
    document: PdnDocument
