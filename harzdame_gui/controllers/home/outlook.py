"""What a person can go on with: found in the profile, beside the GUI thread."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import date
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import Color, Rules
from harzdame_engine.files.errors import PuzzleError
from harzdame_engine.puzzles import choice
from harzdame_engine.puzzles.puzzle_file import installed_puzzles
from harzdame_engine.puzzles.results import ResultsFile
from harzdame_engine.puzzles.solver_rating import SolverRating
from harzdame_engine.rating.ratings import Strength
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.game.my_games import DAYS, FOLDER, read_kept_game
from harzdame_gui.controllers.game.new_game import PlayerSpec
from harzdame_gui.controllers.rating.estimate import strength_in
from harzdame_gui.controllers.settings.settings import LevelResult
from harzdame_gui.controllers.study.study_service import Shelved, StudyService
from harzdame_gui.controllers.tournament.kept import Kept, newest_unfinished
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs

_MOST_GAMES = 12
"""The games left last that are looked at for one that is not over."""
_SECONDS_A_DAY = 86_400


class Wanted(NamedTuple):
    """What is to be known: of a person who plays `game`, by its id, and has these `results`.

    `on_board` is the id of the own game that is on the board.
    """

    game: str
    results: Sequence[LevelResult]
    on_board: str


class LeftGame(NamedTuple):
    """A game that was played and is not over, by its file among one's own games."""

    path: Path
    rules: Rules
    players: Mapping[Color, PlayerSpec | None]
    names: Mapping[Color, str]
    plies: int


class PuzzlesToday(NamedTuple):
    """The puzzles of a game: those that are due again, and that of the day."""

    due: int = 0
    own_due: int = 0
    has_daily: bool = False
    daily_points: float | None = None
    """None: it was not tried yet."""
    rating: SolverRating | None = None


class Outlook(NamedTuple):
    """What there is to go on with."""

    game: LeftGame | None
    puzzles: PuzzlesToday
    tournament: Kept | None
    courses: tuple[Shelved, ...]
    """Those of the app."""
    strength: Strength | None


class Lookout(QObject):
    """Looks for what a person can go on with.

    Signals:
        found(Outlook): the answer to the last `look`.
    """

    found = Signal(object)

    def __init__(
        self, folder: Path, tournaments: Path, studies: StudyService, jobs: Jobs, parent: QObject
    ) -> None:
        """`folder` is that of the profile, `tournaments` that of their records."""
        super().__init__(parent)
        self._folder = folder
        self._tournaments = tournaments
        self._studies = studies
        self._jobs = jobs
        self._asked = 0

    def look(self, wanted: Wanted, courses: tuple[Path, ...]) -> None:
        """Look for it; `courses` are the files of those that come with the app."""
        self._asked += 1
        before = self._jobs.run(_nothing, lane=Lane.JOURNAL)  # what is being written is to be found, too
        hear(self, before, finished=partial(self._look_at_courses, self._asked, wanted, courses))

    def _look_at_courses(
        self, asked: int, wanted: Wanted, courses: tuple[Path, ...], _nothing: object
    ) -> None:
        if asked == self._asked:
            shelf = self._studies.shelf(courses, own=False)
            hear(self, shelf, finished=partial(self._look_further, asked, wanted))

    def _look_further(self, asked: int, wanted: Wanted, courses: tuple[Shelved, ...]) -> None:
        if asked == self._asked:
            work = partial(_outlook, self._folder, self._tournaments, wanted, courses)
            job = self._jobs.run(work, lane=Lane.LOOKUPS)
            hear(self, job, finished=partial(self._on_found, asked))

    def _on_found(self, asked: int, outlook: Outlook) -> None:
        if asked == self._asked:
            self.found.emit(outlook)


def _nothing(_job: Job) -> None: ...


def _outlook(
    folder: Path, tournaments: Path, wanted: Wanted, courses: tuple[Shelved, ...], _job: Job
) -> Outlook:
    from harzdame_gui.controllers.puzzles.puzzle_service import FILE_NAME  # with it comes fsrs

    return Outlook(
        last_left(folder / FOLDER, wanted.on_board),
        puzzles_today(folder / FILE_NAME, wanted.game),
        newest_unfinished(tournaments),
        courses,
        strength_in(wanted.game, wanted.results),
    )


def last_left(folder: Path, on_board: str) -> LeftGame | None:
    """The game left last, within a month, that was played and is not over; `on_board` is the id of none."""
    oldest = time.time() - DAYS * _SECONDS_A_DAY
    for path in _newest(folder):
        with suppress(OSError, ValueError):
            if path.stem != on_board and path.stat().st_mtime >= oldest and (left := _left(path)):
                return left
    return None


def _newest(folder: Path) -> list[Path]:
    """The files that were written last."""
    found: list[tuple[float, Path]] = []
    for path in folder.glob("*.json"):
        with suppress(OSError):
            found.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(found, reverse=True)[:_MOST_GAMES]]


def _left(path: Path) -> LeftGame | None:
    """The game of a file; None: it was only studied, nobody has moved, or it is over.

    Raises:
        OSError, ValueError: it cannot be read.
    """
    kept = read_kept_game(path)
    tree = kept.tree
    plies = len(tree.mainline()) - 1
    over = tree.result is not None or tree.outcome(kept.standing.cursor) is not None
    if kept.studied or over or not plies:
        return None
    names = {color: tree.tags.get(color.name.capitalize(), "") for color in Color}
    return LeftGame(path, tree.root.position.rules, kept.players, names, plies)


def puzzles_today(results: Path, game: str) -> PuzzlesToday:
    """What is due of the puzzles of a game, by the file of a person's results."""
    from harzdame_engine.puzzles.progress import PuzzleProgress  # likewise

    progress = PuzzleProgress()
    with suppress(OSError):
        progress.add(ResultsFile(results).read())
    daily = None
    with suppress(PuzzleError):
        daily = choice.daily(installed_puzzles(game), date.today())
    now = time.time()
    return PuzzlesToday(
        len(progress.due(now, game)),
        len(progress.own_due(now, game)),
        daily is not None,
        progress.daily_points(daily.id) if daily else None,
        progress.rating(game),
    )
