"""A game in its place in a file: found there, read and written. Pure work, done by jobs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from harzdame_engine import pdn

from harzdame_gui.controllers.files.first_moves import find_first_moves
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError, FileFailure
from harzdame_gui.controllers.work.job import Job

Place: TypeAlias = tuple[PdnDocument, int | None]
"""A file and the number that a game has in it; None: it is not there any more."""


@dataclass(frozen=True, slots=True)
class FilePlace:
    """The place of a game: game `number`, from 1, of the file at `path`, which then had this `digest`.

    Number 0: wherever in the file the game is whose text has this digest.
    `encoding` is the one that a person chose to read it in, if one did. `game` is the digest of the
    game's own text there, by which it is found again in a file that has changed; "": not known.
    """

    path: Path
    number: int
    digest: str
    encoding: str | None = None
    game: str = ""


def place_of(archive: PdnDocument, number: int) -> FilePlace:
    """The place of a game in a file that is weighed."""
    game = archive.content.games[number - 1]
    return FilePlace(archive.path, number, archive.digest, archive.chosen, game.digest.hex())


def read_again(place: FilePlace, game: str, _job: Job) -> tuple[PdnDocument, int | None]:
    """The file as it is now, and the number that the game has in it: as it was there, or else as `game`."""
    archive = weighed(PdnDocument.read(place.path, place.encoding))
    games, number, digest = archive.content.games, place.number, bytes.fromhex(place.game)
    there = games[number - 1] if 0 < number <= len(games) else None
    if there is not None and (
        archive.digest == place.digest or there.digest == digest or is_text(there, game)
    ):
        return archive, number
    known = archive.content.numbers_by_digest().get(digest)
    return archive, known or next(numbers_of(archive.content, game), None)


def read_game(archive: PdnDocument, number: int, _job: Job) -> pdn.PdnReading:
    """The game, with what the board needs of it at once."""
    reading = archive.content.games[number - 1].read()
    find_first_moves(reading.tree)
    return reading


def save_game(archive: PdnDocument, number: int, game: str, _job: Job) -> tuple[PdnDocument, int]:
    """The file with a game as it is now, and the number of that."""
    return weighed(archive.save_game(number, game)), number


def put_back(origin: FilePlace, game: str, _job: Job) -> tuple[PdnDocument, int]:
    """The same for a game that was taken from a file; refused if it is no longer what it was there."""
    archive = PdnDocument.read(origin.path, origin.encoding)
    number = archive.content.numbers_by_digest().get(bytes.fromhex(origin.digest))
    if number is None:  # it may have been saved just before the app was left
        number = next(numbers_of(archive.content, game), None)
    if number is None:
        raise FileError(FileFailure(FailureKind.GAME_CHANGED, origin.path))
    return weighed(archive.save_game(number, game)), number


def put_at_last(
    path: Path, encoding: str | None, number: int, known: tuple[str, ...], game: str, _job: Job
) -> None:
    """Write a game in the place of the one with a text that is `known`, wherever in the file that is.

    Of several with such a text it is the one of this `number`, if that is among them; 0: not known.
    The file stays as it is where there is none: nobody could be told, and the game itself is kept.
    """
    archive = PdnDocument.read(path, encoding)
    same = list(numbers_of(archive.content, *known))
    there = number if number in same else next(iter(same), None)
    if there is not None:
        archive.save_game(there, game)


def create(path: Path, game: str, there: tuple[PdnDocument | None, int], job: Job) -> tuple[PdnDocument, int]:
    """Write a file anew; if that is the one where the game is `there` already, only its place in it."""
    archive, number = there
    if archive is not None and archive.is_at(path):
        return save_game(archive, number, game, job)
    return weighed(PdnDocument.create(path, game)), 1


def append(path: Path, game: str, _job: Job) -> tuple[PdnDocument, int]:
    """The file with one game more, and the number of that."""
    archive = weighed(PdnDocument.extend(path, game))
    return archive, len(archive.content.games)


def is_text(game: pdn.PdnGame, text: str) -> bool:
    """Whether a game of a file has this text, whatever line ends and blanks it has there."""
    return game.text.split() == text.split()


def numbers_of(content: pdn.PdnFile, *texts: str) -> Iterator[int]:
    """The games of a file that have one of these texts, whatever line ends and blanks it has there."""
    words = [text.split() for text in texts]
    return (game.number for game in content.games if game.text.split() in words)


def weighed(archive: PdnDocument) -> PdnDocument:
    """The same, its digest and problems known, so that nobody waits for them on the GUI thread."""
    _ = archive.digest, archive.content.problems
    return archive
