"""Exercises: what becomes of a move, by a judge and tables that say what the test wants."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, Move, Position
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.puzzles.exercise import ExercisePhase, ExerciseWords, PuzzleExercise
from harzdame_gui.controllers.puzzles.judge import TrialJudgement
from tests.engine.puzzles.made_up import FREE, SHOT


class Judge(QObject):
    """Answers when it is told to."""

    judged = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Position] = []
        self.cancelled = 0

    def ask(self, after: Position, history: tuple[Position, ...]) -> None:
        assert history
        self.asked.append(after)

    def cancel(self) -> None:
        self.cancelled += 1


class Watched:
    """An exercise, and what it told."""

    def __init__(self, puzzle: object = SHOT) -> None:
        self.judge = Judge()
        self.exercise = PuzzleExercise(puzzle, self.judge)
        self.points: list[float] = []
        self.shown = [self.exercise.position]
        self.exercise.decided.connect(self.points.append)
        self.exercise.moved.connect(lambda transition: self.shown.append(transition.after))

    def play(self, text: str) -> None:
        assert self.exercise.play(self.exercise.position.parse_move(text))


@pytest.fixture
def shot() -> Watched:
    return Watched()


def test_the_solution_move_by_move(shot: Watched) -> None:
    exercise = shot.exercise
    assert (exercise.solver, exercise.phase) == (Color.WHITE, ExercisePhase.YOURS)
    shot.play("d2-e2")
    assert (exercise.phase, exercise.said) == (ExercisePhase.ANSWERING, ExerciseWords.RIGHT)
    assert exercise.answer_wanted
    assert not exercise.play(exercise.position.legal_moves()[0]), "it is not the solver's turn"
    exercise.answer()
    assert (exercise.phase, str(exercise.last_move)) == (ExercisePhase.YOURS, "f2xd2")
    shot.play("d3xd1")
    assert (exercise.phase, exercise.said, shot.points) == (ExercisePhase.OVER, ExerciseWords.SOLVED, [1.0])
    assert [str(move) for move in exercise.line] == list(SHOT.solution)
    assert shot.judge.asked == []


def test_the_only_move_makes_every_other_wrong_and_it_is_refuted(shot: Watched) -> None:
    exercise = shot.exercise
    shot.play("c6-c7")
    assert exercise.phase is ExercisePhase.CHECKING
    refutation = exercise.position.legal_moves()[0]
    shot.judge.judged.emit(TrialJudgement(True, refutation))  # whatever a short search thinks
    assert (exercise.phase, exercise.said, shot.points) == (ExercisePhase.WRONG, ExerciseWords.WRONG, [0.0])
    exercise.answer()
    assert exercise.answered == refutation
    exercise.take_back()
    assert (exercise.position, exercise.phase, exercise.said) == (
        exercise.start,
        ExercisePhase.YOURS,
        ExerciseWords.AGAIN,
    )
    assert exercise.history == ()
    shot.play("d2-e2")
    exercise.answer()
    shot.play("d3xd1")
    assert exercise.said is ExerciseWords.SOLVED
    assert shot.points == [0.0], "it counts once"


def test_a_refutation_that_was_not_shown_yet_is_taken_back_with_the_move(shot: Watched) -> None:
    shot.play("c6-c7")
    shot.judge.judged.emit(TrialJudgement(False, shot.exercise.position.legal_moves()[0]))
    shot.exercise.take_back()
    assert not shot.exercise.answer_wanted
    shot.exercise.answer()
    assert shot.exercise.position == shot.exercise.start


def test_another_move_that_wins_passes_where_it_may() -> None:
    free = Watched(FREE)
    free.play("b5-a5")
    free.exercise.answer()
    other = next(move for move in free.exercise.position.legal_moves() if str(move) != FREE.solution[-1])
    free.exercise.play(other)
    assert free.exercise.phase is ExercisePhase.CHECKING
    assert free.judge.asked == [free.exercise.position]
    free.judge.judged.emit(TrialJudgement(True, None))
    assert (free.exercise.said, free.points) == (ExerciseWords.ALSO_WINS, [1.0])
    assert len(free.exercise.line) == 3
    assert (free.exercise.last_move, free.exercise.shown) == (other, 0), "no move of the solution is marked"
    assert free.exercise.step(-1), "the solution can be looked at"
    assert free.exercise.shown == 2
    assert free.exercise.position == FREE.steps()[2].position


def test_a_move_that_nobody_can_judge_does_not_count(shot: Watched) -> None:
    shot.play("c6-c7")
    shot.judge.judged.emit(TrialJudgement(None, None))
    assert (shot.exercise.phase, shot.exercise.said, shot.points) == (
        ExercisePhase.YOURS,
        ExerciseWords.UNKNOWN,
        [],
    )
    assert shot.exercise.position == shot.exercise.start


def test_hints_show_the_piece_then_the_move_and_halve_the_points(shot: Watched) -> None:
    exercise = shot.exercise
    exercise.hint()
    assert (exercise.hints, str(exercise.hint_move)) == (1, "d2-e2")
    exercise.hint()
    exercise.hint()
    assert exercise.hints == 2
    shot.play("d2-e2")
    assert (exercise.hints, exercise.hint_move) == (0, None)
    exercise.answer()
    shot.play("d3xd1")
    assert shot.points == [0.5]


def test_giving_up_shows_the_solution_from_the_start(shot: Watched) -> None:
    exercise = shot.exercise
    shot.play("d2-e2")
    exercise.give_up()
    assert (exercise.phase, exercise.said, exercise.at, shot.points) == (
        ExercisePhase.OVER,
        ExerciseWords.SHOWN,
        0,
        [0.0],
    )
    assert shot.shown[-1] == exercise.start
    seen = []
    while exercise.step(1):
        seen.append(str(exercise.last_move))
    assert seen == list(SHOT.solution)
    assert exercise.step(-10_000)
    assert exercise.position == exercise.start
    assert exercise.last_move is None
    exercise.answer()
    assert exercise.position == exercise.start, "nothing is left under way"


def test_an_abandoned_exercise_hears_no_judgement(shot: Watched) -> None:
    shot.play("c6-c7")
    shot.exercise.abandon()
    assert shot.judge.cancelled == 1
    shot.judge.judged.emit(TrialJudgement(False, None))
    assert shot.points == []


def test_a_puzzle_that_cannot_be_played_is_refused() -> None:
    for broken in (SHOT._replace(solution=("a1-a9",)), SHOT._replace(fen="W:Wz9:B")):
        with pytest.raises(ValueError, match=r"."):
            PuzzleExercise(broken, Judge())


def test_an_illegal_move_is_no_try(shot: Watched) -> None:
    foreign: Move = Position.start().legal_moves()[0]
    assert not shot.exercise.play(foreign)
    assert shot.exercise.phase is ExercisePhase.YOURS
