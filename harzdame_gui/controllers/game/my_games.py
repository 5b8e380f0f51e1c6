"""My games: every game that was played, and whatever else left the board unsaved, in the profile.

Each is a file of its own in the form of the journal, so that it can be taken up
where it was left. What was only studied goes after thirty days. Games that were played stay
until they are deleted, and so does what cannot be read or was left while the clock was years behind.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import Color, Outcome, Position
from harzdame_engine.export.plain_text import moves_text
from harzdame_engine.export.score import score_of
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.files.file_place import FilePlace
from harzdame_gui.controllers.files.moved_games import MovedGame
from harzdame_gui.controllers.game.kept_game import KeptGame, read_game, read_record, salvage
from harzdame_gui.controllers.game.kept_place import told_version, with_place, without_version
from harzdame_gui.controllers.game.kept_versions import find_moved, find_versions, note_in
from harzdame_gui.controllers.game.listed import Listed, with_listed
from harzdame_gui.controllers.game.new_game import PlayerSpec
from harzdame_gui.controllers.storage import used_days
from harzdame_gui.controllers.storage.storage import read_plain, write_whole
from harzdame_gui.controllers.storage.used_days import day_of, is_past, note_day
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Doing, Job, Lane, Work
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.work.repeated_job import RepeatedJob

FOLDER = "games"
DAYS = 30
_MOST_BYTES = 256 << 20
_MOST_LETTERS = 150_000
_TELL_EVERY = 20
"""Games."""


class MyGameFacts(NamedTuple):
    """What is told of a game in a list; its tree, a thousand times as large, is read where it is wanted.

    `plies` counts the moves of the main line by both sides. The game was left at `position`, seen from
    Black's side where it is `flipped`. `players` and `studied` are those of KeptGame.
    """

    white: str
    black: str
    outcome: Outcome | None
    plies: int
    position: Position
    flipped: bool
    studied: bool
    players: Mapping[Color, PlayerSpec | None]


class MyGame(NamedTuple):
    """A game of one's own, left at `left_at` in seconds; its file has `size` bytes.

    `facts` is None where the file is damaged. `text` is the game as a person reads it, or what can be read
    of a damaged file, as far as a person may look at it.
    """

    path: Path
    left_at: float
    size: int
    facts: MyGameFacts | None
    text: str

    @property
    def id(self) -> str:
        """The name by which it is put there again."""
        return self.path.stem


class MyGames(QObject):
    """Keeps games, lists them and deletes them.

    Signals:
        listed(tuple[MyGame, ...]): the answer to `list`, the latest first.
        notListed(): there will be none, as it was stopped.
        deleted(tuple[str, ...]): the games of these ids are being deleted.
    """

    listed = Signal(object)
    notListed = Signal()
    deleted = Signal(object)

    def __init__(self, folder: Path, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder / FOLDER
        self._days = folder / used_days.FILE_NAME
        self._noted_day = ""
        self._jobs = jobs
        self._reading: set[Job] = set()
        self._moved: list[MovedGame] = []  # in this run
        self._known: Mapping[Path, MyGame] = {}
        """What the last list told, so that the next one reads only what is new."""

    def put(self, game_id: str, note: Callable[[], bytes]) -> None:
        """Keep a game, of which `note_game` made `note`, in place of what is kept under this id."""
        path = self._path_of(game_id)
        if (today := day_of(time.time())) != self._noted_day:  # by which it is told later how old it is
            self._noted_day = today
            self._jobs.run(lambda _job: note_day(self._days, time.time()), lane=Lane.JOURNAL)
        self._change(path, partial(_save, path, note), anew=True, text=lambda: read_record(note()))

    def list(self) -> None:
        """Read all games; `listed` follows, or `notListed`."""
        before = self._jobs.run(_nothing, lane=Lane.JOURNAL)  # what is being written belongs to the list
        before.finished.connect(self._read_all)

    @Slot()
    def stop_listing(self) -> None:
        """Read no more of them."""
        if reading := tuple(self._reading):
            for job in reading:
                job.cancel()
            self.notListed.emit()

    def delete(self, paths: Sequence[Path]) -> None:
        """Delete games for good."""
        for path in paths:  # one that could not be written so far need not be any more
            self._change(path, partial(_delete, path), anew=True)
        self.deleted.emit(tuple(path.stem for path in paths))

    def find_versions(self) -> Job:
        """Find the games of files that were left with unsaved changes: tuple[Version, ...]."""
        return self._jobs.run(partial(find_versions, self._folder))

    def settle(self, ids: Sequence[str]) -> None:
        """Note that games are no versions of others any more: their changes were saved or taken back."""
        self._note_in(ids, without_version)

    def note_told(self, ids: Sequence[str]) -> None:
        """Note that somebody was told that games are in their files no more."""
        self._note_in(ids, told_version)

    def note_place(self, game_id: str, place: FilePlace) -> None:
        """Note that the game of which this is a version is in another place now."""
        self._note_in([game_id], partial(with_place, place))

    def note_listed(self, game_id: str, listed: Listed | None) -> None:
        """Note where a game is in the library now."""
        self._note_in([game_id], partial(with_listed, listed))

    def follow(self, moved: Sequence[MovedGame]) -> None:
        """Note where games are that went to other files, in whichever run of the app they left the board.

        Of thousands of games that takes a while, and the journal does not wait for it.
        """
        self._moved += moved
        before = self._jobs.run(_nothing, lane=Lane.JOURNAL)  # what is being written may be one of them
        before.finished.connect(partial(self._find_moved, moved))

    def where_it_is(self, game: KeptGame) -> KeptGame:
        """A game as it was kept, at the place that it has by now, which its file may be told only later."""
        for moved in self._moved:
            if game.place is not None and moved.had(game.place, game.text):
                game = game._replace(around=game.around._replace(place=moved.now))
        return game

    def _find_moved(self, moved: Sequence[MovedGame], _nothing: object) -> None:
        self._jobs.run(partial(find_moved, self._folder, moved)).finished.connect(self._on_moved)

    @Slot(object)
    def _on_moved(self, found: Sequence[tuple[str, FilePlace]]) -> None:
        for game_id, place in found:
            self.note_place(game_id, place)

    def _note_in(self, ids: Sequence[str], change: Callable[[bytes], bytes]) -> None:
        for path in map(self._path_of, ids):
            self._change(path, partial(note_in, path, change))

    def _path_of(self, game_id: str) -> Path:
        return self._folder / f"{game_id}.json"

    def _change(
        self, path: Path, work: Work, *, anew: bool = False, text: Callable[[], str] | None = None
    ) -> None:
        """Change the file of a game after whatever else is still to be done with it; `anew`: in its stead."""
        RepeatedJob(
            self._jobs,
            work,
            lane=Lane.JOURNAL,
            target=path if anew else None,
            order=path,
            anew=anew,
            writing=Writing(Thing.GAMES, path, text),
        )

    def clean(self) -> None:
        """Delete what was only studied after thirty days.

        Of thousands of games that takes a while, and the journal does not wait for it.
        """
        job = self._jobs.run(partial(_find_old, self._folder, self._days))
        job.finished.connect(self._remove_old)

    @Slot()
    def _read_all(self) -> None:
        job = self._jobs.run(partial(_read_all, self._folder, self._known), doing=Doing.LISTING)
        self._reading.add(job)
        job.finished.connect(self._on_read)
        job.ended.connect(partial(self._reading.discard, job))

    @Slot(object)
    def _on_read(self, games: tuple[MyGame, ...]) -> None:
        self._known = {mine.path: mine for mine in games}
        self.listed.emit(games)

    @Slot(object)
    def _remove_old(self, found: Sequence[Path]) -> None:
        if found:
            self._jobs.run(partial(_remove_old, found, self._days), lane=Lane.JOURNAL)


def _save(path: Path, note: Callable[[], bytes], _job: Job) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, note())


def _delete(path: Path, _job: Job) -> None:
    path.unlink(missing_ok=True)


def _nothing(_job: Job) -> None: ...


def _find_old(folder: Path, days: Path, job: Job) -> list[Path]:
    """The games that were only studied, and were left thirty days ago."""
    found, used = [], note_day(days, time.time())
    for path in folder.glob("*.json"):
        if job.token.stopped:
            break
        with suppress(OSError):
            if _is_old(path, used) and _was_studied(read_plain(path, _MOST_BYTES)):
                found.append(path)
    return found


def _remove_old(paths: Sequence[Path], days: Path, _job: Job) -> None:
    used = note_day(days, time.time())
    for path in paths:
        with suppress(OSError):
            if _is_old(path, used):  # it may have been left once more meanwhile
                path.unlink()


def _is_old(path: Path, days: Sequence[str]) -> bool:
    return is_past(path.stat().st_mtime, DAYS, days, time.time())


def _was_studied(data: bytes) -> bool:
    """Whether it is whole, and something to be studied. What is damaged may be a game that was played."""
    try:
        values = json.loads(data)
    except (ValueError, RecursionError):
        return False
    return isinstance(values, dict) and values.get("studied") is True


def read_kept_game(path: Path) -> KeptGame:
    """The game that a file has, for a working thread.

    Raises:
        OSError: it cannot be read.
        ValueError: it is damaged.
    """
    return read_game(read_plain(path, _MOST_BYTES))


def read_kept_record(path: Path) -> str:
    """Its record as PDN; raises as `read_kept_game` does."""
    return read_record(read_plain(path, _MOST_BYTES))


def _read_all(folder: Path, known: Mapping[Path, MyGame], job: Job) -> tuple[MyGame, ...]:
    found: list[MyGame] = []
    paths = tuple(folder.glob("*.json"))
    for number, path in enumerate(paths):
        if job.token.stopped:
            break
        if number % _TELL_EVERY == 0:
            job.tell(None, number / len(paths))
        with suppress(OSError):
            about = path.stat()
            mine = known.get(path)
            if mine is None or (mine.left_at, mine.size) != (about.st_mtime, about.st_size):
                mine = _read(path)
            found.append(mine)
    return tuple(sorted(found, key=lambda mine: -mine.left_at))


def _read(path: Path) -> MyGame:
    about, data = path.stat(), read_plain(path, _MOST_BYTES)
    try:
        game = read_game(data)
    except ValueError:
        return MyGame(path, about.st_mtime, about.st_size, None, salvage(data)[:_MOST_LETTERS])
    text = moves_text(score_of(game.tree))
    return MyGame(path, about.st_mtime, about.st_size, _facts(game), text[:_MOST_LETTERS])


def _facts(game: KeptGame) -> MyGameFacts:
    tree = game.tree
    return MyGameFacts(
        white=tree.tags.get("White", ""),
        black=tree.tags.get("Black", ""),
        outcome=tree.result,
        plies=len(tree.mainline()) - 1,
        position=game.standing.cursor.position,
        flipped=game.around.flipped,
        studied=game.studied,
        players=game.players,
    )
