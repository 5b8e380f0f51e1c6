"""The trainer: sets puzzles in one of several modes, and notes what becomes of them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date
from enum import Enum, auto
from functools import partial
from random import Random
from typing import NamedTuple

from harzdame_engine.puzzles import choice
from harzdame_engine.puzzles.endings import Difficulty
from harzdame_engine.puzzles.progress import RATED, PuzzleProgress
from harzdame_engine.puzzles.puzzle import Puzzle, PuzzleTheme
from harzdame_engine.puzzles.results import Attempt, EndingResult, Mode, Start, StormResult
from harzdame_engine.puzzles.solver_rating import SolverRating
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.puzzles import questions
from harzdame_gui.controllers.puzzles.ending import EndingExercise
from harzdame_gui.controllers.puzzles.endings import Endings, FoundEnding
from harzdame_gui.controllers.puzzles.exercise import Exercise, ExercisePhase, ExerciseWords, PuzzleExercise
from harzdame_gui.controllers.puzzles.judge import Judge
from harzdame_gui.controllers.puzzles.puzzle_service import PuzzleService
from harzdame_gui.controllers.puzzles.storm import Storm
from harzdame_gui.controllers.rating.estimate import strength_in
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.hearing import hear

_LEAST_DEVIATION = 200.0
"""Of a rating that is taken from games: solving puzzles is another thing."""


class Empty(Enum):
    """Why no exercise is set."""

    LOADING = auto()
    NO_PUZZLES = auto()  # for this game
    NOTHING_FAILED = auto()
    NOTHING_DUE = auto()
    NO_MISTAKES = auto()  # no game of one's own was looked through, or nothing was found
    MISTAKES_DONE = auto()
    NO_ENDINGS = auto()
    STORM_READY = auto()
    STORM_OVER = auto()


class Counts(NamedTuple):
    """The puzzles of a game that wait: those failed earlier, and those from one's own games."""

    due: int = 0
    mistakes: int = 0


class Trainer(QObject):
    """One exercise at a time, in a mode and a game.

    Signals:
        exerciseSet(): `exercise` is another one, or there is none, and `empty` says why.
        progressChanged(): results were added: ratings and counts.
        themesCounted(): `themes` and `theme` are those of another game.
        stormTicked(): the time of the storm is another.
    """

    exerciseSet = Signal()
    progressChanged = Signal()
    themesCounted = Signal()
    stormTicked = Signal()

    def __init__(
        self,
        service: PuzzleService,
        judge: Judge,
        endings: Endings,
        settings: Settings,
        parent: QObject | None = None,
        *,
        now: Callable[[], float] = time.time,
        chance: Random | None = None,
    ) -> None:
        super().__init__(parent)
        self._service = service
        self._judge = judge
        self._endings = endings
        self._settings = settings
        self._now = now
        self._chance = chance or Random()  # noqa: S311 – which puzzle comes next is no secret
        self.game = settings.puzzle_game.value or settings.game.value
        self.mode = Mode.DAILY
        self.theme: PuzzleTheme | None = None
        self.themes: Counter[PuzzleTheme] = Counter()
        """How many puzzles the game has of each theme; none before they are counted."""
        self.exercise: Exercise | None = None
        self.empty = Empty.LOADING
        self.storm: Storm | None = None
        self.gained = 0.0
        """What the last exercise did to the rating."""
        self._asked = 0
        self._kept = True
        self._missed: list[Puzzle] = []
        service.changed.connect(self._on_results)
        endings.found.connect(self._on_ending)
        endings.endgames.changed.connect(self._on_tables)

    # What is asked

    @property
    def day(self) -> date:
        """Today, where the computer is."""
        return date.fromtimestamp(self._now())

    @property
    def progress(self) -> PuzzleProgress:
        """What is known of the person."""
        return self._service.progress or PuzzleProgress()

    @property
    def rating(self) -> SolverRating:
        """The person's rating at the game, or what it begins with."""
        return self.progress.rating(self.game) or self._first_rating()

    @property
    def repeats(self) -> bool:
        """Whether the exercise is the puzzle of the day once more; then it does not count."""
        return self.mode is Mode.DAILY and not self._kept

    @property
    def counts(self) -> Counts:
        """The puzzles that wait now."""
        now = self._now()
        return Counts(len(self.progress.due(now, self.game)), len(self.progress.own_due(now, self.game)))

    @property
    def next_due(self) -> float | None:
        """Seconds until another failed puzzle is due, or one of one's own in that mode."""
        now = self._now()
        at = self.progress.next_due(now, self.game, own=self.mode is Mode.MISTAKES)
        return None if at is None else at - now

    # What a person does

    def begin(self) -> None:
        """Read the results, and set the first exercise."""
        self._service.open()
        self._count_themes()
        if self._service.progress is not None:
            self.next()

    def set_game(self, game: str) -> None:
        """Choose another game, by its id."""
        if game != self.game:
            self.game = game
            self._settings.puzzle_game.set(game)
            self._count_themes()
            self._restart()

    def set_mode(self, mode: Mode) -> None:
        """Choose how puzzles are set."""
        if mode is not self.mode:
            self.mode = mode
            self._restart()

    def set_theme(self, theme: PuzzleTheme | None) -> None:
        """Choose what training puzzles are about; None: anything."""
        if theme is not self.theme:
            self.theme = theme
            self._restart()

    def set_difficulty(self, difficulty: Difficulty) -> None:
        """Choose how hard endings are."""
        if difficulty is not self._endings.difficulty:
            self._endings.difficulty = difficulty
            self._restart()

    def next(self) -> None:
        """Set the next exercise."""
        if self._service.progress is None:
            return
        progress, now = self._service.progress, self._now()
        match self.mode:
            case Mode.DAILY:
                self._ask(partial(questions.daily, day=self.day))
            case Mode.TRAIN:
                tried = frozenset(progress.tried)
                self._ask(
                    partial(
                        questions.training,
                        rating=self.rating.rating,
                        tried=tried,
                        chance=self._chance,
                        theme=self.theme,
                    )
                )
            case Mode.DUE:
                self._ask(partial(questions.first_of, wanted=tuple(progress.due(now, self.game))))
            case Mode.MISTAKES:
                own = tuple(progress.own_due(now, self.game))
                self._ask(lambda _puzzles: questions.playable(own))
            case Mode.ENDINGS:
                self._set(None, Empty.LOADING)
                self._endings.draw(self.game, self._chance)
            case Mode.STORM:
                self._next_of_storm()

    def begin_storm(self) -> None:
        """Begin a storm; the first puzzle follows."""
        self._end_storm()
        self._set(None, Empty.LOADING)
        self._asked += 1
        job = self._service.ask(self.game, partial(choice.storm, chance=self._chance))
        hear(self, job, finished=partial(self._on_storm, self._asked))

    def show_missed(self) -> None:
        """Set the puzzles that were failed in the storm, one after another; without time, and for nothing."""
        if self.storm is not None:
            missed = self.storm.failed
            self._end_storm()
            self._missed = list(missed)
            self.next()

    def rest(self) -> None:
        """Leave what is under way: the window is closed."""
        self._asked += 1
        self._end_storm()
        self._set(None, Empty.LOADING)

    # Puzzles

    def _restart(self) -> None:
        self._end_storm()
        self.next()

    def _count_themes(self) -> None:
        job = self._service.ask(self.game, choice.by_theme)
        hear(self, job, finished=partial(self._on_themes, self.game))

    def _on_themes(self, game: str, themes: Counter[PuzzleTheme]) -> None:
        if game != self.game:
            return
        self.themes = themes
        if self.theme is not None and not themes[self.theme]:
            self.set_theme(None)
        self.themesCounted.emit()

    def _ask(self, question: Callable[[Sequence[Puzzle]], object]) -> None:
        self._asked += 1
        job = self._service.ask(self.game, question)
        hear(self, job, finished=partial(self._on_chosen, self._asked))

    def _on_chosen(self, asked: int, found: Puzzle | None) -> None:
        if asked != self._asked:
            return
        if found is not None:
            self._kept = not (self.mode is Mode.DAILY and self.progress.daily_points(found.id) is not None)
            self._set(PuzzleExercise(found, self._judge, self))
        else:
            self._set(None, self._why_empty())

    def _why_empty(self) -> Empty:
        if self.mode is Mode.DUE:
            failed = self.game in self.progress.games.values()
            return Empty.NOTHING_DUE if failed else Empty.NOTHING_FAILED
        if self.mode is Mode.MISTAKES:
            some = any(found.puzzle.game == self.game for found in self.progress.own.values())
            return Empty.MISTAKES_DONE if some else Empty.NO_MISTAKES
        return Empty.NO_PUZZLES

    def _set(self, exercise: Exercise | None, empty: Empty = Empty.LOADING) -> None:
        if self.exercise is not None:
            self.exercise.abandon()
            self.exercise.deleteLater()
        self.exercise, self.empty, self.gained = exercise, empty, 0.0
        if exercise is not None:
            exercise.decided.connect(self._on_decided)
            exercise.changed.connect(self._note_ending)
        self.exerciseSet.emit()

    @Slot(object)
    def _on_ending(self, found: FoundEnding | None) -> None:
        if self.mode is not Mode.ENDINGS or self._service.progress is None:
            return
        if found is None:
            self._set(None, Empty.NO_ENDINGS)
        else:
            self._kept = True
            self._set(EndingExercise(found.position, found.endgame, self._endings.endgames, self))

    @Slot()
    def _on_tables(self) -> None:
        if self.mode is Mode.ENDINGS and self.empty is Empty.NO_ENDINGS:
            self.next()

    # Results

    @Slot(float)
    def _on_decided(self, points: float) -> None:
        exercise = self.exercise
        if not isinstance(exercise, PuzzleExercise):
            return
        puzzle, now = exercise.puzzle, self._now()
        if self.storm is not None:
            self.storm.note(puzzle, points)
            return
        if not self._kept:
            return
        if self.mode in RATED and self.progress.rating(self.game) is None:
            first = self._first_rating()
            self._service.add(Start(now, self.game, first.rating, first.deviation))
        self._service.add(Attempt(now, self.mode, self.game, puzzle.id, puzzle.rating, points))

    @Slot()
    def _note_ending(self) -> None:
        """Keep an ending that is over; what was taken back on the way does not count as won."""
        exercise = self.exercise
        if (
            not isinstance(exercise, EndingExercise)
            or exercise.phase is not ExercisePhase.OVER
            or not self._kept
        ):
            return
        self._kept = False
        won = exercise.said is ExerciseWords.SOLVED and exercise.points != 0
        fen = exercise.start.fen
        self._service.add(EndingResult(self._now(), self.game, fen, won, exercise.moves, exercise.shortest))

    def _first_rating(self) -> SolverRating:
        strength = strength_in(self.game, self._settings.results.value)
        if strength is None:
            return SolverRating()
        return SolverRating(strength.elo, max(_LEAST_DEVIATION, strength.deviation))

    @Slot()
    def _on_results(self) -> None:
        course = self.progress.courses.get(self.game, [])
        exercise = self.exercise
        if isinstance(exercise, PuzzleExercise) and exercise.points is not None and course:
            before = course[-2].rating if len(course) > 1 else self._first_rating()
            if course[-1].puzzle == exercise.puzzle.id:
                self.gained = course[-1].rating.rating - before.rating
        found = self.mode is Mode.MISTAKES and self.counts.mistakes > 0
        if exercise is None and (found or self.empty is Empty.LOADING):
            self.next()
        self.progressChanged.emit()

    # Storms

    def _on_storm(self, asked: int, puzzles: list[Puzzle]) -> None:
        if asked != self._asked or self.mode is not Mode.STORM:
            return
        if not puzzles:
            self._set(None, Empty.NO_PUZZLES)
            return
        self.storm = Storm(puzzles, self)
        self.storm.ticked.connect(self.stormTicked)
        self.storm.ended.connect(self._on_storm_ended)
        self.storm.begin()
        self._next_of_storm()

    def _next_of_storm(self) -> None:
        if self.storm is None:
            missed = self._missed.pop(0) if self._missed else None
            self._kept = False
            self._set(missed and PuzzleExercise(missed, self._judge, self), Empty.STORM_READY)
            return
        while (puzzle := self.storm.next()) is not None:
            try:
                self._set(PuzzleExercise(puzzle, self._judge, self))
            except ValueError:  # its solution cannot be played
                continue
            return

    @Slot()
    def _on_storm_ended(self) -> None:
        storm = self.storm
        if storm is not None:
            self._service.add(StormResult(self._now(), self.game, storm.solved, len(storm.failed)))
            self._set(None, Empty.STORM_OVER)

    def _end_storm(self) -> None:
        self._missed = []
        if self.storm is not None:
            storm, self.storm = self.storm, None
            storm.blockSignals(True)
            storm.end()
            storm.deleteLater()
