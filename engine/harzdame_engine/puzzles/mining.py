"""Mining: puzzles found in games, by all cores, kept in a file that grows.

Work is cut into batches of games. What a batch yields depends on the plan and
the numbers of its games alone, and batches are taken up in their order, so
that the same plan gives the same file whatever the number of processes and
however often the run was interrupted.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.files.errors import PuzzleError, PuzzleProblem
from harzdame_engine.game.move import Color
from harzdame_engine.game.position import Position
from harzdame_engine.puzzles.faulty_games import FaultyGames, ScoredPosition
from harzdame_engine.puzzles.grading import Grader, is_obvious, rating_of
from harzdame_engine.puzzles.pdn_games import SearchedGames
from harzdame_engine.puzzles.puzzle import Puzzle, puzzle_id
from harzdame_engine.puzzles.puzzle_file import PuzzleFile, Record, read_puzzles, write_puzzles
from harzdame_engine.puzzles.solution import Solution, Solver, Standards
from harzdame_engine.puzzles.themes import themes_of
from harzdame_engine.puzzles.verification import CLEAR, Criteria, Verifier
from harzdame_engine.rules.symmetries import symmetries
from harzdame_engine.search.info import Limit

_BATCH = 8
"""Games in a piece of work."""
_AHEAD = 3
"""Batches for each process that are begun before the first of them is taken up."""
_SAVED_EVERY = 16
"""Batches."""
_DOUBTFUL_TIMES = 8
"""As many nodes has the check once more where another move promises something."""
_ALMOST_WON = 50
"""Hundredths of a man by which a quick search may misjudge a win."""
_MOST_IN_A_GAME = 3

Key = tuple[int, ...]
"""A position and all its images under the symmetries of the game."""


class MiningPlan(NamedTuple):
    """What decides which puzzles are found: `files` of PDN to look through, or games of our own by `seed`."""

    game: str
    seed: int = 1
    standards: Standards = Standards()
    files: tuple[Path, ...] = ()

    @property
    def record(self) -> Record:
        """The plan as a file keeps it, without the number of games."""
        files = {"files": " ".join(path.name for path in self.files)} if self.files else {}
        return {"seed": self.seed, **self.standards._asdict(), **files}


class FoundPuzzle(NamedTuple):
    """A puzzle, and the keys of its positions with the solver to move, where it could begin as well."""

    puzzle: Puzzle
    keys: tuple[Key, ...]


class MiningState(NamedTuple):
    """The games looked through, and the puzzles in the file."""

    games: int
    puzzles: int


def mine(
    path: Path,
    plan: MiningPlan,
    *,
    puzzles: int | None,
    pool: Executor,
    processes: int,
    on_progress: Callable[[MiningState], None],
    interrupted: Callable[[], bool],
) -> MiningState:
    """Look through games until the file has so many puzzles, or, with None, through all games of the plan.

    A file that is there is continued.

    Raises:
        PuzzleError: it is no such file, or was begun by another plan.
        OSError: it cannot be written, or a file of PDN not be read.
    """
    kept = _Kept.begun(path, plan)
    on_progress(kept.progress)
    waiting: deque[tuple[int, Future[list[FoundPuzzle]]]] = deque()
    upcoming = iter(range(kept.games, _games(plan), _BATCH))
    taken = 0
    while not (interrupted() or kept.has(puzzles)):
        while len(waiting) < _AHEAD * processes and (first := next(upcoming, None)) is not None:
            waiting.append(
                (first, pool.submit(_mined, plan, range(first, min(first + _BATCH, _games(plan)))))
            )
        if not waiting:
            break
        first, future = waiting.popleft()
        kept.take(future.result(), min(first + _BATCH, _games(plan)), puzzles)
        taken += 1
        if taken % _SAVED_EVERY == 0:
            kept.save()
        on_progress(kept.progress)
    for _, future in waiting:
        future.cancel()
    kept.save()
    return kept.progress


def key_of(position: Position) -> Key:
    """The same for positions that are images of each other."""
    images = (position.image(symmetry) for symmetry in symmetries(position.rules))
    return min((*image.bits, int(image.turn is Color.BLACK)) for image in images)


class _Kept:
    """The file, in memory."""

    def __init__(self, path: Path, plan: MiningPlan, puzzles: Sequence[Puzzle], games: int) -> None:
        self._path = path
        self._plan = plan
        self._puzzles = list(puzzles)
        self._keys = {key for puzzle in puzzles for key in _keys(puzzle)}
        self.games = games

    @classmethod
    def begun(cls, path: Path, plan: MiningPlan) -> _Kept:
        if not path.exists():
            return cls(path, plan, (), 0)
        found = read_puzzles(path, plan.game)
        record = dict(found.record)
        games = record.pop("games", None)
        if record != plan.record or not isinstance(games, int):
            raise PuzzleError(path, PuzzleProblem.OTHER_PLAN)
        try:
            return cls(path, plan, found.puzzles, games)
        except ValueError as error:
            raise PuzzleError(path, PuzzleProblem.DAMAGED, str(error)) from None

    @property
    def progress(self) -> MiningState:
        return MiningState(self.games, len(self._puzzles))

    def has(self, puzzles: int | None) -> bool:
        return puzzles is not None and len(self._puzzles) >= puzzles

    def take(self, batch: Sequence[FoundPuzzle], games: int, puzzles: int | None) -> None:
        """Add what is new of a batch; `games` are done with it, unless it has more than is wanted."""
        for found in batch:
            if self._keys.isdisjoint(found.keys):
                if self.has(puzzles):
                    return
                self._puzzles.append(found.puzzle)
                self._keys.update(found.keys)
        self.games = games

    def save(self) -> None:
        record = {**self._plan.record, "games": self.games}
        rules = Position.start(self._plan.game).rules
        write_puzzles(self._path, PuzzleFile(rules, tuple(self._puzzles), record))


def _keys(puzzle: Puzzle) -> tuple[Key, ...]:
    return tuple(key_of(step.position) for step in puzzle.steps()[::2])


def _games(plan: MiningPlan) -> int:
    return len(_pdn(plan)) if plan.files else 1_000_000_000


@lru_cache(maxsize=1)
def _pdn(plan: MiningPlan) -> SearchedGames:
    return SearchedGames(plan.files, plan.game)


@lru_cache(maxsize=1)
def _miner(plan: MiningPlan) -> _Miner:
    """One for each process and plan: its engines and their tables are made once."""
    return _Miner(plan)


def _mined(plan: MiningPlan, games: range) -> list[FoundPuzzle]:
    """The puzzles of some games, in their order."""
    miner = _miner(plan)
    return [found for number in games for found in miner.puzzles(number)]


class _Miner:
    """Looks for puzzles in games."""

    def __init__(self, plan: MiningPlan) -> None:
        self._plan = plan
        self._start = Position.start(plan.game)
        self._own = FaultyGames()
        self._solver = Solver(plan.standards)
        self._grader = Grader()
        self._verifiers: dict[int, Verifier] = {}

    def puzzles(self, number: int) -> list[FoundPuzzle]:
        """The puzzles of a game that stand up to the check."""
        return [found for found in self._mined(number) if self._stands_up(found.puzzle)]

    def _stands_up(self, puzzle: Puzzle) -> bool:
        standards = self._plan.standards
        nodes = standards.check_nodes(puzzle.position)
        if nodes not in self._verifiers:
            held = min(standards.held, CLEAR)
            criteria = Criteria(Limit(nodes=nodes), Limit(nodes=_DOUBTFUL_TIMES * nodes), held)
            self._verifiers[nodes] = Verifier(criteria)
        return self._verifiers[nodes].verify(puzzle).fault is None

    def _mined(self, number: int) -> Iterator[FoundPuzzle]:
        seed = f"{self._plan.seed} {number}"
        if self._plan.files:
            game = list(_pdn(self._plan).positions(number))
        else:
            game = list(self._own.play(self._start, seed))
        self._solver.new_game()
        known: set[Key] = set()
        count = 0
        for place, played in enumerate(game):
            if count == _MOST_IN_A_GAME:
                return
            if not self._turned(game, place) or not self._solver.is_candidate(played.position):
                continue
            found = self._puzzle(game, place)
            if found and known.isdisjoint(found.keys):
                known.update(found.keys)
                count += 1
                yield found

    def _turned(self, game: Sequence[ScoredPosition], place: int) -> bool:
        """Whether a quick search sees a win that was not there before the opponent's last move."""
        least = self._plan.standards.won - _ALMOST_WON
        if game[place].score.centipieces < least:
            return False
        return place == 0 or -game[place - 1].score.centipieces < least

    def _puzzle(self, game: Sequence[ScoredPosition], place: int) -> FoundPuzzle | None:
        """The puzzle that begins here, or earlier: a quick search sees a deep one only when it has begun."""
        found = None
        while place >= 0 and self._solver.is_candidate(game[place].position):
            solution = self._solver.solution(game[place].position)
            if solution is None:
                break
            found = solution
            place -= 2
        return self._graded(found) if found else None

    def _graded(self, solution: Solution) -> FoundPuzzle | None:
        position = solution.steps[0].position
        game, fen = position.rules.id, position.fen
        name = puzzle_id(game, fen)
        attempts = self._grader.attempts(game, name, solution)
        if is_obvious(solution, attempts):
            return None
        puzzle = Puzzle(
            name,
            game,
            fen,
            tuple(str(step.move) for step in solution.steps),
            themes_of(solution.steps),
            rating_of(attempts),
            solution.only,
        )
        return FoundPuzzle(puzzle, _keys(puzzle))
