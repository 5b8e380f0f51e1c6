"""What is still to be written into the file of a study, and whether it fits there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.storage.file_failure import LASTING, FailureKind, FileFailure

OnBoard = Callable[[PdnDocument], int]
"""The number of the game of a file that is on the board with changes that are not saved; 0: none is."""


class PendingChapter(NamedTuple):
    """A chapter as it shall be. `base`: the digest of the one in the file that it was made of."""

    text: str
    base: bytes


class PendingName(NamedTuple):
    """The study's name as it shall be, and its id."""

    name: str
    study_id: str


@dataclass
class PendingFile:
    """What is to be written into one file, which was last seen as `document`.

    `failure`: why it was not; then it rests until it is asked for, or tried again. `told`: its kind, once
    that was said.
    """

    document: PdnDocument
    chapters: dict[int, PendingChapter] = field(default_factory=dict)
    name: PendingName | None = None
    failure: FileFailure | None = None
    told: FailureKind | None = None
    asked: bool = False

    @property
    def to_write(self) -> bool:
        """Whether a chapter or the name is to be written."""
        return bool(self.chapters) or self.name is not None

    @property
    def by_itself(self) -> bool:
        """Whether it is tried again without a person having asked for it."""
        return self.failure is not None and self.failure.kind not in LASTING


class UnderWay(NamedTuple):
    """What is being written into a file just now."""

    path: Path
    chapters: Mapping[int, PendingChapter]
    name: PendingName | None


def fits(document: PdnDocument, number: int, chapter: PendingChapter) -> bool:
    """Whether the chapter in a file is still the one that this one was made of."""
    games = document.content.games
    return number <= len(games) and games[number - 1].digest == chapter.base
