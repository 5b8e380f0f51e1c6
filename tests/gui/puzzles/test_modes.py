"""Storms, endings and one's own mistakes in the running app."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from harzdame_engine import Color, Limit, Move, Position
from harzdame_engine.puzzles.own_games import OwnGamesMiner
from harzdame_engine.puzzles.results import EndingResult, Mode, StormResult
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from harzdame_gui.controllers.engine.searches import Priority
from harzdame_gui.controllers.game import my_games
from harzdame_gui.controllers.game.new_game import NewGame
from harzdame_gui.controllers.puzzles.exercise import ExercisePhase
from harzdame_gui.controllers.puzzles.trainer import Empty
from harzdame_gui.controllers.work.job import Doing
from tests.engine.puzzles.made_up import FREE, MISSED, SHOT
from tests.gui.driver import Driver
from tests.gui.puzzles.solving import Solving


def test_a_storm_counts_and_keeps_the_best(
    start: Callable[..., Driver], puzzles: Callable[..., None]
) -> None:
    puzzles([SHOT, FREE])
    solving = Solving(start(black="human"))
    solving.key(Qt.Key.Key_5, Qt.KeyboardModifier.ControlModifier)
    solving.wait(lambda: solving.asked.startswith("Three minutes"))
    solving.key(Qt.Key.Key_Space)
    solving.wait(lambda: solving.room.trainer.exercise)
    assert solving.exercise.start == FREE.position, "the easier one comes first"
    solving.move("g3-g2")
    solving.wait(lambda: solving.room.trainer.storm.failed)
    assert solving.room.trainer.storm.left <= 170
    solving.wait(lambda: solving.exercise.start == SHOT.position)
    solving.move("d2-e2")
    solving.move("d3xd1")
    solving.wait(lambda: solving.room.trainer.empty is Empty.STORM_OVER)
    solving.rest()
    (result,) = (each for each in solving.results if isinstance(each, StormResult))
    assert (result.solved, result.failed) == (1, 1)
    assert solving.attempts == [], "a storm leaves rating and deck alone"
    assert solving.room.window.storm._best.text() == "Best so far: 1"
    solving.press("See those you failed")
    assert solving.exercise.start == FREE.position
    solving.key(Qt.Key.Key_S)
    solving.press("Next puzzle")
    solving.rest()
    assert solving.asked.startswith("Three minutes")
    assert solving.attempts == []


def test_a_storm_that_is_left_is_no_result(solving: Solving) -> None:
    solving.choose(Mode.STORM)
    solving.press("Begin")
    solving.wait(lambda: solving.room.trainer.exercise)
    solving.choose(Mode.DAILY)
    solving.rest()
    assert solving.room.trainer.storm is None
    assert not [each for each in solving.results if isinstance(each, StormResult)]


def best(solving: Solving) -> Move:
    position = solving.exercise.position
    tables = solving.app.app.late.endgames.cache
    return tables.endgame(position, solving.exercise.history).moves[0].move


def test_an_ending_is_won_against_the_tables(solving: Solving) -> None:
    solving.choose(Mode.ENDINGS)
    assert "to move and win" in solving.asked
    shortest = solving.exercise.shortest
    assert f"It can be done in {shortest} moves." in solving.asked
    while solving.exercise.phase is not ExercisePhase.OVER:
        solving.move(best(solving))
        solving.wait(lambda: solving.exercise.phase in {ExercisePhase.YOURS, ExercisePhase.OVER})
    assert f"Won in {shortest} moves! There is no shorter way." in solving.said
    solving.rest()
    (result,) = (each for each in solving.results if isinstance(each, EndingResult))
    assert (result.won, result.moves, result.shortest) == (True, shortest, shortest)
    solving.key(Qt.Key.Key_Home)
    assert solving.exercise.position == solving.exercise.start


def test_a_win_given_away_is_noticed_at_once(solving: Solving) -> None:
    solving.choose(Mode.ENDINGS)
    difficulties = solving.room.window.choice.difficulties
    difficulties.setCurrentIndex(1)  # there some moves let the win go
    difficulties.activated.emit(1)
    solving.rest()
    assert solving.exercise.shortest > 5
    judged = solving.app.app.late.endgames.cache.endgame(solving.exercise.position).moves
    worse = next(each for each in judged if not each.verdict.is_win)
    solving.move(worse.move)
    solving.wait(lambda: solving.exercise.phase is ExercisePhase.WRONG)
    white = solving.exercise.solver is Color.WHITE
    lost = "Now Black wins." if white else "Now White wins."
    assert ("That is only a draw." if worse.verdict.is_draw else lost) in solving.said
    solving.key(Qt.Key.Key_Backspace)
    assert solving.exercise.position == solving.exercise.start
    solving.key(Qt.Key.Key_H)
    assert "The piece on" in solving.said


def play_a_game(solving: Solving, *moves: str) -> None:
    """Play on the main board, and leave the game for another one."""
    session = solving.app.session
    session.new_game(NewGame(position=SHOT.position))
    for move in moves:
        assert session.play(session.position.parse_move(move))
    session.new_game(NewGame())
    solving.rest()


def test_puzzles_are_made_of_ones_own_mistakes(
    start: Callable[..., Driver], puzzles: Callable[..., None]
) -> None:
    puzzles([])
    solving = Solving(start(black="human"))
    assert solving.asked.startswith("There are no puzzles for Harzdame.")
    solving.choose(Mode.MISTAKES)
    assert solving.asked.startswith("No puzzles from your games yet.")
    solving.press("Look through my games")
    solving.wait(lambda: "There is no new game to look through." in solving.asked)
    play_a_game(solving, *MISSED)
    solving.press("Look through my games")
    solving.wait(lambda: solving.room.trainer.exercise)
    assert solving.exercise.start == SHOT.position
    assert solving.room.window.choice.button(Mode.MISTAKES).text() == "My mistakes · 1"
    solving.move("d2-e2")
    solving.move("d3xd1")
    solving.rest()
    assert solving.attempts == [(SHOT.id, 1.0)]
    assert solving.room.window.choice.button(Mode.MISTAKES).text() == "My mistakes"
    solving.key(Qt.Key.Key_Return)
    solving.rest()
    assert solving.asked.startswith("You know them all for now. The next one in")
    solving.press("Look through my games")  # no game is looked through twice
    solving.wait(lambda: not solving.room.own.running)
    assert solving.room.own.total == 0


def test_a_game_that_could_not_be_looked_through_is_tried_again(
    solving: Solving, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> Iterator[None]:
        raise MemoryError

    solving.choose(Mode.MISTAKES)
    play_a_game(solving, *MISSED)
    with monkeypatch.context() as patched:
        patched.setattr(OwnGamesMiner, "mistakes", fail)
        solving.press("Look through my games")
        solving.wait(lambda: solving.room.own.done == 1 and not solving.room.own.running)
    solving.press("Look through my games")
    solving.wait(lambda: solving.room.trainer.exercise)
    assert solving.exercise.start == SHOT.position


def test_looking_through_games_waits_for_a_move_and_can_be_stopped(solving: Solving) -> None:
    solving.choose(Mode.MISTAKES)
    play_a_game(solving, *MISSED)
    service = solving.app.app.services.engine
    search = service.analyse(Position.start(), Limit(), priority=Priority.PLAY)
    solving.press("Look through my games")
    solving.wait(lambda: solving.room.own.total == 1)
    QTest.qWait(700)
    assert solving.room.own.done == 0
    solving.press("Stop")
    assert not solving.room.own.running
    service.stop(search)
    solving.rest()
    assert solving.asked.startswith("No puzzles from your games yet.")


def test_where_listing_ones_games_is_stopped_none_is_looked_through(
    solving: Solving, monkeypatch: pytest.MonkeyPatch
) -> None:
    solving.choose(Mode.MISTAKES)
    play_a_game(solving, *MISSED)
    reading, read = Event(), my_games._read

    def slowly(path: Path) -> my_games.MyGame:
        reading.wait(20)
        return read(path)

    with monkeypatch.context() as patched:
        patched.setattr(my_games, "_read", slowly)
        solving.press("Look through my games")
        jobs = solving.app.app.services.jobs
        solving.wait(lambda: any(job.doing is Doing.LISTING for job in jobs.under_way))
        solving.app.window.commands.stop_listing.trigger()
        reading.set()
    assert not solving.room.own.running
    solving.press("Look through my games")
    solving.wait(lambda: solving.room.trainer.exercise)
