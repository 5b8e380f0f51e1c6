"""Endings, with tables that say what the test wants."""

from __future__ import annotations

import pytest
from harzdame_engine import Position
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.endgames.verdict import Endgame, JudgedMove, Verdict
from harzdame_engine.rules.variants import variant
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.puzzles.ending import EndingExercise
from harzdame_gui.controllers.puzzles.exercise import ExercisePhase, ExerciseWords

START = Position.from_fen("W:WKa1,Kb3:BKg5")


class Endgames(QObject):
    """Asked about positions; `tell` answers with a verdict on all moves of the last one."""

    found = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Position] = []

    def look_up(self, position: Position, history: tuple[Position, ...]) -> None:
        self.asked.append(position)

    def tell(self, plies: int | None, *, known: bool = True) -> None:
        position = self.asked[-1]
        moves = tuple(JudgedMove(move, Verdict(plies)) for move in position.legal_moves())
        self.found.emit(position, Endgame(moves) if known else Endgame())


class Watched:
    def __init__(self) -> None:
        self.tables = Endgames()
        best = Tables(variant("harzdame")).endgame(START)
        assert best.verdict is not None
        assert best.verdict.is_win
        self.exercise = EndingExercise(START, best, self.tables)
        self.points: list[float] = []
        self.exercise.decided.connect(self.points.append)

    def play(self, number: int = 0) -> None:
        assert self.exercise.play(self.exercise.position.legal_moves()[number])


@pytest.fixture
def ending() -> Watched:
    return Watched()


def test_a_move_that_keeps_the_win_is_answered_and_counted(ending: Watched) -> None:
    ending.play()
    assert ending.exercise.phase is ExercisePhase.CHECKING
    ending.tables.tell(12)
    assert (ending.exercise.phase, ending.exercise.said) == (ExercisePhase.ANSWERING, ExerciseWords.RIGHT)
    ending.exercise.answer()
    assert (ending.exercise.phase, ending.exercise.moves) == (ExercisePhase.YOURS, 1)
    assert ending.points == []


@pytest.mark.parametrize(("plies", "said"), [(None, ExerciseWords.DRAWN), (9, ExerciseWords.LOST)])
def test_a_win_given_away(ending: Watched, plies: int | None, said: ExerciseWords) -> None:
    ending.play()
    ending.tables.tell(plies)
    assert (ending.exercise.phase, ending.exercise.said, ending.points) == (ExercisePhase.WRONG, said, [0.0])
    ending.exercise.answer()
    ending.exercise.take_back()
    assert (ending.exercise.position, ending.exercise.moves) == (START, 0)


def test_a_position_that_the_tables_lack_is_taken_back_and_does_not_count(ending: Watched) -> None:
    ending.play()
    ending.tables.tell(None, known=False)
    assert (ending.exercise.phase, ending.exercise.said) == (ExercisePhase.YOURS, ExerciseWords.UNKNOWN)
    assert (ending.exercise.position, ending.points) == (START, [])


def test_the_same_position_for_the_third_time_is_a_draw(ending: Watched) -> None:
    exercise = ending.exercise
    for _ in range(2):
        for move in ("a1-a2", "a2-a1"):
            assert exercise.play(exercise.position.parse_move(move))
            if exercise.phase is ExercisePhase.WRONG:
                break
            ending.tables.tell(12)
            reply = "g5-g6" if exercise.position.pieces.get("g5") else "g6-g5"
            exercise._answer = exercise.position.parse_move(reply)
            exercise.answer()
    assert (exercise.phase, exercise.said, ending.points) == (ExercisePhase.WRONG, ExerciseWords.DRAWN, [0.0])


def test_an_answer_about_another_position_is_passed_over(ending: Watched) -> None:
    ending.play()
    ending.tables.asked.append(START)
    ending.tables.tell(None)
    assert ending.exercise.phase is ExercisePhase.CHECKING


def test_giving_up_shows_the_shortest_way(ending: Watched) -> None:
    exercise = ending.exercise
    exercise.give_up()
    assert (exercise.phase, exercise.said, ending.points) == (ExercisePhase.OVER, ExerciseWords.SHOWN, [0.0])
    assert len(exercise.line) == 2 * exercise.shortest - 1
    while exercise.step(1):
        pass
    outcome = exercise.position.outcome()
    assert outcome is not None
    assert outcome.winner is exercise.solver


def test_hints_come_from_the_tables(ending: Watched) -> None:
    exercise = ending.exercise
    exercise.hint()
    best = Tables(variant("harzdame")).endgame(START).moves[0].move
    assert (exercise.hints, exercise.hint_move) == (1, best)
    exercise.hint()
    assert exercise.hints == 2
    ending.play()
    ending.tables.tell(12)
    exercise.answer()
    exercise.hint()
    assert exercise.hint_move is None
    ending.tables.tell(11)
    assert exercise.hint_move == exercise.position.legal_moves()[0]
