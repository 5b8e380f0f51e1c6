"""What an edit does with one or two files: all of it or nothing. Pure work, done by a job."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import pdn
from harzdame_engine.pdn import Arrangement

from harzdame_gui.controllers.files.file_place import Place, weighed
from harzdame_gui.controllers.files.pdn_document import Arranger, PdnDocument
from harzdame_gui.controllers.storage.file_failure import FileError, failure_of
from harzdame_gui.controllers.work.job import Job


class FileStep(NamedTuple):
    """What is to be done with a file."""

    document: PdnDocument
    make: Arranger


class DoneStep(NamedTuple):
    """What was done with it."""

    before: PdnDocument
    after: PdnDocument
    arrangement: Arrangement


class RemovedGame(NamedTuple):
    """A game that was taken out of its file: where it was."""

    path: Path
    number: int
    text: str

    def is_in(self, done: DoneStep) -> bool:
        """Whether an edit put it there again."""
        if done.before.path != self.path or self.number not in done.arrangement.numbers.given:
            return False
        return done.after.content.games[self.number - 1].text == self.text


def perform(steps: Sequence[FileStep], _job: Job) -> tuple[DoneStep, ...]:
    """Make all changes or none.

    Raises:
        FileError: that file cannot be written.
    """
    done: list[DoneStep] = []
    for step in steps:
        try:
            after, arrangement = step.document.arranged(step.make)
        except Exception as error:
            for each in reversed(done):
                with suppress(FileError, OSError):  # then the games are in both files, and none is lost
                    each.after.arranged(partial(as_before, each.arrangement.reverse))
            raise FileError(failure_of(error, step.document.path)) from error
        if arrangement is not None:
            done.append(DoneStep(step.document, weighed(after), arrangement))
    return tuple(done)


def place_after(done: Sequence[DoneStep], archive: PdnDocument, number: int) -> Place | None:
    """Where a game is now that was in `archive` before; None: that file is as it was."""
    source = next((each for each in done if each.before.document is archive.document), None)
    if source is None:
        return None
    now = source.arrangement.numbers.follow(number)
    if now is None:
        taken = source.arrangement.numbers.taken
        for each in done:
            given = each.arrangement.numbers.given
            if each is not source and len(taken) == len(given):  # it went to the other file
                return each.after, given[taken.index(number)]
    return source.after, now


def removal(numbers: Sequence[int], document: pdn.Document) -> Arrangement:
    """Games are taken out."""
    return pdn.removal(document, numbers)


def insertion(games: Sequence[str], before: int, document: pdn.Document) -> Arrangement:
    """Games, each as its text, are put before game `before`, or behind all if that is 0."""
    return pdn.insertion(document, games, before or len(document.content.games) + 1)


def relocation(numbers: Sequence[int], before: int, document: pdn.Document) -> Arrangement | None:
    """Games are moved together before game `before`."""
    return pdn.relocation(document, numbers, before)


def taken_over(
    source: pdn.Document, numbers: Sequence[int], before: int, document: pdn.Document
) -> Arrangement:
    """Games of another file are put in."""
    texts = [source.content.games[number - 1].text.strip("\0\x1a \t\r\n") for number in sorted(numbers)]
    return insertion(texts, before, document)


def as_before(arrangement: Arrangement, _document: pdn.Document) -> Arrangement:
    """An arrangement that is known already."""
    return arrangement
