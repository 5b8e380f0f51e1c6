"""Files that the app and long commands keep: games, settings, programs, answers, results of tournaments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from harzdame_engine import pdn, variant
from harzdame_engine.match.errors import MatchError
from harzdame_engine.puzzles.deck import Deck
from harzdame_engine.puzzles.results import ResultsFile
from harzdame_engine.rating.ladder import Pairing, Results
from harzdame_engine.tournament.tournament import Tournament

from harzdame_gui.controllers.engine import added_program
from harzdame_gui.controllers.files import kept_edits as edits
from harzdame_gui.controllers.game.kept_game import read_game, salvage
from harzdame_gui.controllers.openings import practice
from harzdame_gui.controllers.settings import instance
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.study import progress
from harzdame_gui.files.found_text import find
from tests.fuzz.target import Target
from tests.texts_of_people import MOVES, SIGNS


def kept_game(data: bytes, _folder: Path) -> None:
    """A game that was left, or lost in a crash."""
    salvage(data)
    with suppress(ValueError):
        read_game(data)


def settings(data: bytes, folder: Path) -> None:
    """The settings, every one asked for."""
    path = _written(data, folder)
    found = Settings(path, None)  # type: ignore[arg-type]  # nothing is written
    for name in dir(type(found)):
        if not name.startswith("_"):
            getattr(found, name)


def tournament(data: bytes, folder: Path) -> None:
    """The record of a tournament, gone on with."""
    with suppress(MatchError):
        found = Tournament.resumed(_written(data, folder))
        list(found.missing())
        assert found.total >= 0
        assert found.over in {False, True}


def ladder(data: bytes, folder: Path) -> None:
    """The results of a ladder, counted."""
    results = Results(_written(data, folder))
    results.counts(Pairing("a", "b", "c"))


def kept_edits(data: bytes, _folder: Path) -> None:
    """What was done with the games of files, also where its checksum is right; applied to a text."""
    for text in (data, edits._checksum(data) + data):
        with suppress(ValueError):
            kept = edits.read_edits(text)
            edits.write_edits(kept)
            for edit in kept.done + kept.undone:
                for change in edit.changes:
                    with suppress(ValueError):
                        change.arrangement.patch.applied(b"1. f1-g1 c8-b8 *\n")


def answers(data: bytes, folder: Path) -> None:
    """The answers to a repertoire's questions, put into a deck."""
    deck = Deck()
    for answer in practice._read(_written(data, folder), None):  # type: ignore[arg-type]
        deck.review(*answer)
        deck.due_at(answer.question)


def pasted(data: bytes, _folder: Path) -> None:
    """What a clipboard can hold: positions and games that are found in it can be shown and written."""
    found = find(data.decode("utf-8", "replace"), variant("harzdame"))
    for game in found.games.games[:5] if found.games else ():
        tree = game.read().tree
        if tree is not None:
            pdn.write(tree)


def _written(data: bytes, folder: Path) -> Path:
    path = folder / "kept"
    path.write_bytes(data)
    return path


def _of_file(read: Callable[[Path], object]) -> Callable[[bytes, Path], object]:
    return lambda data, folder: read(_written(data, folder))


def targets() -> Iterator[Target]:
    """Those of this file."""
    yield Target("kept_game", kept_game, (b'"pdn": "', b"\\n", b'"history": "', b"\\u"))
    yield Target("kept_edits", kept_edits, (b'"splices":[[', b'"numbers":', b'"taken":[', b'"digests":{'))
    yield Target("settings", settings)
    yield Target("programs", _of_file(lambda path: added_program.read_again(path, None)))
    yield Target("study_progress", _of_file(progress.read_all))
    yield Target("wish", lambda data, _folder: instance._wish(data))
    yield Target("puzzle_results", _of_file(lambda path: ResultsFile(path).read()))
    yield Target("answers", answers)
    yield Target("pasted", pasted, tuple(sign.encode() for sign in (*SIGNS, *MOVES, "W:W31:B19 ", '[a "b"]')))
    yield Target("tournament", tournament)
    yield Target("ladder", ladder)
