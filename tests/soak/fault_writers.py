"""The writers of the project, each with a small file, for `faults.py`."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, cast

from harzdame_engine.books.book_file import BookRecord, BookRow, BookWriter
from harzdame_engine.files.whole_file import write_whole as write_whole_file
from harzdame_engine.library.library import Library
from harzdame_engine.match.game_file import GameAppender
from harzdame_engine.puzzles.deck import Grade
from harzdame_engine.puzzles.results import Attempt, Mode, ResultsFile
from harzdame_engine.tournament.record import Record
from harzdame_engine.training.games_file import Conditions, GamesFrame, GamesWriter, packed, read_frames

from harzdame_gui.controllers.files.journal_file import JournalFile
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.game import my_games
from harzdame_gui.controllers.openings import practice
from harzdame_gui.controllers.openings.practice import PracticeAnswer
from harzdame_gui.controllers.settings import settings
from harzdame_gui.controllers.storage.storage import write_whole
from harzdame_gui.controllers.study import progress
from harzdame_gui.controllers.study.progress import StudyProgress
from harzdame_gui.controllers.work.job import Job

_GAME = '[White "Anna"]\n[Result "1-0"]\n\n1. f1-g1 f5-f4 1-0\n\n'
_NAME = "file"
_NO_JOB = cast("Job", None)
"""None of these looks at its job."""


class Writer(NamedTuple):
    """`prepare` makes the old file in a folder, `write` is what is examined, `read` tells what there is."""

    name: str
    prepare: Callable[[Path], object]
    write: Callable[[Path], None]
    read: Callable[[Path], object]


def _old(folder: Path) -> None:
    (folder / _NAME).write_bytes(b"old" * 1000)


def _nothing(_folder: Path) -> None: ...


def _bytes(folder: Path) -> object:
    return (folder / _NAME).read_bytes()


def _engine(folder: Path) -> None:
    with write_whole_file(folder / _NAME) as file:
        for _ in range(3):
            file.write(b"new" * 10_000)


def _app(folder: Path) -> None:
    write_whole(folder / _NAME, b"new" * 500_000)


def _odd_name(folder: Path) -> Path:
    return Path(os.fsdecode(os.fsencode(folder) + b"/caf\xe9.pdn"))


def _edit_file(folder: Path) -> None:
    PdnDocument.extend(folder / _NAME, _GAME)


def _my_game(folder: Path) -> None:
    my_games._save(folder / "games" / "1.json", lambda: b'{"game": "new"}', _NO_JOB)


def _journal(folder: Path) -> None:
    note = cast("Any", lambda: b'{"journal": "new"}')
    JournalFile(folder / _NAME).write(note, _NO_JOB)


def _settings(folder: Path) -> None:
    settings._save(folder / _NAME, {"sound": True}, [], _NO_JOB)


def _progress(folder: Path) -> None:
    kept = StudyProgress(
        chapter="a", ply=3, done=frozenset(), solved=frozenset(), path="", opened=1.0, own=False
    )
    progress.write(folder / _NAME, "study", kept)


def _answer(folder: Path) -> None:
    practice._append(folder / _NAME, PracticeAnswer("question", 1.0, next(iter(Grade))), _NO_JOB)


def _answers(folder: Path) -> object:
    return len(practice._read(folder / _NAME, _NO_JOB))


def _attempt(folder: Path) -> None:
    ResultsFile(folder / _NAME).append([Attempt(1.0, Mode.TRAIN, "dameo", "p", 1500.0, 1.0)])


def _attempts(folder: Path) -> object:
    return len(ResultsFile(folder / _NAME).read())


def _record(folder: Path) -> None:
    Record(folder / _NAME).add(cast("Any", _Result()))


class _Result(NamedTuple):
    """What a record asks of a result."""

    id: str = "1"
    pdn: str = _GAME * 10
    efforts: tuple[tuple[int, ...], ...] = ((1,), (2,))


def _match(folder: Path) -> None:
    GameAppender(folder / _NAME).add(_GAME)


def _games_of_match(folder: Path) -> object:
    return (folder / _NAME).read_bytes().count(b"Anna") if (folder / _NAME).exists() else 0


def _selfplay(folder: Path) -> None:
    writer = GamesWriter(folder / _NAME, Conditions("dameo", "rules", "evaluation", 1, 100))
    writer.add(packed(GamesFrame(1, b"moves" * 1000)))


def _selfplayed(folder: Path) -> object:
    path = folder / _NAME
    return [frame.data for frame in read_frames(path)] if path.exists() and path.stat().st_size else []


_BOOK = BookRecord("dameo", "rules", "1", "e", 100, 10, "2026-01-01")


def _book_of(rows: int, folder: Path) -> None:
    with BookWriter(folder / _NAME) as writer:
        kept = {row.key for row in writer.rows}
        wanted = [BookRow(key, 1, 1, None) for key in range(rows) if key not in kept]
        writer.write(_BOOK, [*writer.rows, *wanted])


def _book(folder: Path) -> object:
    # as the next one who writes does: who reads only would not look for the journal of a power cut
    with BookWriter(folder / _NAME) as writer:
        return len(writer.rows)


def _library(folder: Path) -> None:
    with Library(folder / "library.db") as library:
        library.import_paths([folder.parent / "games.pdn"])


def _library_made(folder: Path) -> None:
    (folder.parent / "games.pdn").write_text(_GAME, encoding="utf-8")
    with Library(folder / "library.db"):
        pass


def _library_read(folder: Path) -> object:
    with Library(folder / "library.db") as library:
        return library.state()[0] > 0


WRITERS = (
    Writer("engine's files", _old, _engine, _bytes),
    Writer("app's files", _old, _app, _bytes),
    Writer(
        "a name of bytes",
        lambda folder: _odd_name(folder).write_bytes(b"old"),
        lambda folder: write_whole(_odd_name(folder), b"new"),
        lambda folder: _odd_name(folder).read_bytes(),
    ),
    Writer("file of games", lambda folder: (folder / _NAME).write_text(_GAME), _edit_file, _bytes),
    Writer(
        "my games",
        lambda folder: (folder / "games").mkdir(),
        _my_game,
        lambda folder: [json.loads(path.read_bytes()) for path in folder.glob("games/*.json")],
    ),
    Writer("journal", _old, _journal, _bytes),
    Writer("settings", lambda folder: (folder / _NAME).write_text('{"a": 1}'), _settings, _bytes),
    Writer("place in a study", lambda folder: (folder / _NAME).write_text("{}"), _progress, _bytes),
    Writer("answers", _nothing, _answer, _answers),
    Writer("results of puzzles", _nothing, _attempt, _attempts),
    Writer("tournament", lambda folder: (folder / _NAME).write_bytes(b"{}\n"), _record, _bytes),
    Writer("match", _nothing, _match, _games_of_match),
    Writer("self-play", _nothing, _selfplay, _selfplayed),
    Writer("book", partial(_book_of, 3), partial(_book_of, 300), _book),
    Writer("library", _library_made, _library, _library_read),
)
