"""Puzzles in the running app: solved by clicks, keys and typing, and kept."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from harzdame_engine import Position
from harzdame_engine.files.errors import PuzzleError, PuzzleProblem
from harzdame_engine.puzzles.deck import days_after
from harzdame_engine.puzzles.puzzle import PuzzleTheme
from harzdame_engine.puzzles.results import Mode
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from harzdame_gui.controllers.puzzles import puzzle_service
from harzdame_gui.controllers.puzzles.exercise import ExercisePhase
from harzdame_gui.controllers.settings.choices import Appearance
from harzdame_gui.text.facts import gain_sentence
from tests.engine.puzzles.made_up import FREE, KING, RACE, SHOT
from tests.gui.driver import Driver
from tests.gui.puzzles.solving import Solving


def test_todays_puzzle_is_solved_by_clicks_and_kept(solving: Solving) -> None:
    assert solving.asked == "White to move Find the shot."
    solving.move("d2-e2")
    solving.wait(lambda: str(solving.exercise.last_move) == "f2xd2")
    assert "Right!" in solving.said
    solving.move("d3xd1")
    assert "Solved!" in solving.said
    assert "Shot · rated 950" in solving.said
    solving.wait(lambda: solving.attempts == [(SHOT.id, 1.0)])
    solving.wait(lambda: "provisional" in solving.room.window.rating.accessibleName())
    solving.key(Qt.Key.Key_Return)
    solving.wait(lambda: solving.room.trainer.mode is Mode.TRAIN)


def test_a_file_of_puzzles_that_cannot_be_used_is_named_in_the_window(
    start: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: str) -> None:
        raise PuzzleError(Path(f"{game}.puzzles"), PuzzleProblem.DAMAGED)

    monkeypatch.setattr(puzzle_service, "installed_puzzles", broken)
    solving = Solving(start(black="human"))
    solving.wait(lambda: "harzdame.puzzles is damaged" in solving.asked)
    assert "There are no puzzles" not in solving.asked


def test_the_solver_sits_below(start: Callable[..., Driver], puzzles: Callable[..., None]) -> None:
    puzzles([RACE])
    solving = Solving(start(black="human"))
    assert solving.asked.startswith("Black to move")
    assert solving.board.orientation.flipped
    solving.key(Qt.Key.Key_F)
    assert not solving.board.orientation.flipped


def test_a_wrong_move_is_refuted_taken_back_and_counts_once(solving: Solving) -> None:
    solving.move("c6-c7")
    solving.wait(lambda: solving.exercise.answered is not None)
    assert "That does not win. Black answers" in solving.said
    assert str(solving.exercise.answered) in solving.said
    solving.key(Qt.Key.Key_Space)
    assert solving.exercise.position == SHOT.position
    assert "Try again." in solving.said
    solving.move("d2-e2")
    solving.move("d3xd1")
    assert "That is it." in solving.said
    solving.rest()
    assert solving.attempts == [(SHOT.id, 0.0)]


def test_another_winning_move_passes_where_the_search_says_so(
    start: Callable[..., Driver], puzzles: Callable[..., None]
) -> None:
    """The position has two captures that end it; the solution knows one."""
    puzzles([FREE])
    solving = Solving(start(black="human"))
    solving.move("b5-a5")
    solving.wait(lambda: solving.exercise.moves == 1 and solving.exercise.phase is ExercisePhase.YOURS)
    others = [move for move in solving.exercise.position.legal_moves() if str(move) != FREE.solution[-1]]
    solving.exercise.play(others[0])
    solving.wait(lambda: solving.exercise.phase in {ExercisePhase.OVER, ExercisePhase.WRONG})
    assert solving.exercise.phase is ExercisePhase.OVER
    assert "That wins as well!" in solving.said


def solve(solving: Solving) -> None:
    solving.move("d2-e2")
    solving.move("d3xd1")


def test_what_follows_a_solved_puzzle_can_be_stepped_through(solving: Solving) -> None:
    solve(solving)
    assert "Solved!" in solving.said
    solving.wait(lambda: solving.exercise.gain is not None)
    line, task = solving.exercise.line, solving.room.window.task
    assert len(line) > len(SHOT.solution)
    assert [str(move) for move in line[:3]] == list(SHOT.solution)
    assert "color" not in task._line.text().split("<b>")[0]
    position = solving.exercise.position
    for move in line[3:]:
        solving.key(Qt.Key.Key_Right)
        position = position.play(move)
        assert solving.exercise.position == position
        assert solving.exercise.last_move == move
    solving.key(Qt.Key.Key_A)
    tree = solving.app.session.tree
    assert [node.move for node in tree.mainline()[1:]] == list(line)


def test_a_sentence_says_what_a_solved_puzzle_wins(
    start: Callable[..., Driver], puzzles: Callable[..., None]
) -> None:
    puzzles([KING])
    solving = Solving(start(black="human"))
    for move in KING.solution[::2]:
        solving.move(move)
    solving.wait(lambda: solving.exercise.gain is not None)
    assert "That wins" in gain_sentence(solving.exercise.gain)
    assert gain_sentence(solving.exercise.gain) in solving.said
    assert "King hunt · rated 1340" in solving.said


def test_the_next_puzzle_does_not_wait_for_it(solving: Solving) -> None:
    solve(solving)
    continuation, before = solving.room._continuation, solving.exercise
    assert before.gain is None
    assert continuation._search is not None
    solving.key(Qt.Key.Key_Return)
    solving.wait(lambda: solving.room.trainer.exercise is not before)
    assert continuation._search is None
    assert continuation._exercise is solving.room.trainer.exercise


def test_hints_and_the_solution_by_keys(solving: Solving) -> None:
    solving.key(Qt.Key.Key_H)
    assert "The piece on d2 moves." in solving.said
    solving.key(Qt.Key.Key_H)
    assert "It goes to e2." in solving.said
    solving.key(Qt.Key.Key_S)
    assert "This is the solution." in solving.said
    solving.wait(lambda: solving.exercise.at == 3)  # it plays by itself
    solving.wait(lambda: solving.exercise.gain is not None)
    end = len(solving.exercise.line)
    assert end >= solving.exercise.at == 3, "what follows is left to the person"
    keys = (Qt.Key.Key_Home, 0), (Qt.Key.Key_Right, 1), (Qt.Key.Key_End, end), (Qt.Key.Key_Left, end - 1)
    for key, at in keys:
        solving.key(key)
        assert solving.exercise.at == at
    solving.rest()
    assert solving.attempts == [(SHOT.id, 0.0)]
    solving.key(Qt.Key.Key_A)
    assert solving.app.played[:3] == list(SHOT.solution)
    assert solving.app.session.tree.root.position == SHOT.position


def test_moves_can_be_typed_and_what_is_wrong_is_said(solving: Solving) -> None:
    solving.key(Qt.Key.Key_M)
    QTest.keyClicks(solving.room.window.entry, "zz")
    solving.key(Qt.Key.Key_Return)
    assert "“zz” is not a move." in solving.said
    solving.room.window.entry.clear()
    QTest.keyClicks(solving.room.window.entry, "d2e2")
    solving.key(Qt.Key.Key_Return)
    solving.move("d3xd1")
    assert "Solved!" in solving.said


def test_a_refused_move_says_why(solving: Solving) -> None:
    solving.click("d2", "d1")
    assert solving.said
    assert solving.exercise.phase is ExercisePhase.YOURS
    solving.move("d2-e2")


def test_what_was_failed_comes_back_when_it_is_due(solving: Solving) -> None:
    solving.key(Qt.Key.Key_S)
    solving.rest()
    solving.choose(Mode.DUE)
    assert solving.asked == "Nothing is due. The next one in 10 min."
    solving.room.trainer._now = lambda: time.time() + 700
    solving.room._show_progress()
    assert solving.room.window.choice.button(Mode.DUE).text() == "Due · 1"
    solving.room.trainer.next()
    solving.wait(lambda: solving.room.trainer.exercise)
    solving.move("d2-e2")
    solving.move("d3xd1")
    solving.rest()
    assert solving.attempts == [(SHOT.id, 0.0), (SHOT.id, 1.0)]
    assert solving.room.window.choice.button(Mode.DUE).text() == "Due"
    solving.key(Qt.Key.Key_Space)
    solving.rest()
    turn = days_after(datetime.fromtimestamp(time.time() + 700, UTC), 1).timestamp()
    assert abs(time.time() + 700 + solving.room.trainer.next_due - turn) < 60
    assert solving.asked.startswith("Nothing is due. The next one in ")
    solving.press("Train")
    assert solving.room.trainer.mode is Mode.TRAIN


def test_training_offers_the_kinds_that_the_game_has(solving: Solving) -> None:
    solving.choose(Mode.TRAIN)
    choice = solving.room.window.choice
    solving.wait(lambda: solving.room.trainer.themes)
    QTest.keyClick(choice.themes, Qt.Key.Key_Down)
    assert choice.themes.currentText() == "Shot · 1"
    solving.rest()
    assert solving.exercise.position == SHOT.position
    QTest.keyClick(choice.themes, Qt.Key.Key_Down)
    assert choice.themes.currentText() == "Shot · 1"  # there are no others
    assert solving.room.trainer.theme is PuzzleTheme.SHOT
    choice.games.setCurrentIndex(choice.games.findData("turkish"))
    choice.games.activated.emit(choice.games.currentIndex())
    solving.wait(lambda: solving.room.trainer.theme is None)
    assert choice.themes.currentText() == "All kinds of puzzles"
    QTest.keyClick(choice.themes, Qt.Key.Key_Down)
    assert choice.themes.currentText() == "All kinds of puzzles"


def test_a_game_without_puzzles_says_so(solving: Solving) -> None:
    games = solving.room.window.choice.games
    games.setCurrentIndex(games.findData("turkish"))
    games.activated.emit(games.currentIndex())
    solving.rest()
    assert solving.asked.startswith("There are no puzzles for Turkish draughts.")
    assert solving.board._position == Position.start("turkish")


def test_closing_and_opening_again(solving: Solving) -> None:
    solving.move("c6-c7")  # under way when the window is closed
    solving.room.window.close()
    solving.rest()
    assert solving.room.trainer.exercise is None
    solving.app.ctrl(Qt.Key.Key_T)
    solving.wait(lambda: solving.room.trainer.exercise)
    assert solving.exercise.position == SHOT.position


def test_escape_leaves_the_field_and_then_the_window(solving: Solving) -> None:
    window = solving.room.window
    window.entry.setFocus()
    QTest.keyClick(window.entry, Qt.Key.Key_Escape)
    assert window.focusWidget() is window.board
    QTest.keyClick(window.board, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_results_are_there_again_after_a_crash(
    solving: Solving, start: Callable[..., Driver], tmp_path: Path
) -> None:
    solving.key(Qt.Key.Key_S)
    solving.rest()
    solving.app.crash()
    again = Solving(start(black="human"))
    assert again.attempts == [(SHOT.id, 0.0)]
    again.wait(lambda: again.room.trainer.progress.rating("harzdame"))
    assert again.room.trainer.progress.daily_points(SHOT.id) == 0.0
    assert "You have had today’s puzzle." in again.said
    again.move("d2-e2")
    again.move("d3xd1")
    again.rest()
    assert again.attempts == [(SHOT.id, 0.0)], "the puzzle of the day counts once"


def test_another_language_while_it_is_open(solving: Solving) -> None:
    solving.move("c6-c7")  # under way
    solving.wait(lambda: solving.exercise.phase is not ExercisePhase.CHECKING)
    exercise, position = solving.exercise, solving.board._position
    solving.app.speak("de")
    assert solving.exercise is exercise
    assert solving.board._position == position
    assert solving.asked == "Weiß am Zug Finde die Kombination."
    assert solving.window.isVisible()


def test_a_storm_goes_on_in_another_language(solving: Solving) -> None:
    solving.choose(Mode.STORM)
    solving.room.trainer.begin_storm()
    solving.wait(lambda: solving.room.trainer.exercise)
    storm, exercise = solving.room.trainer.storm, solving.exercise
    solving.app.speak("de")
    assert solving.room.trainer.storm is storm
    assert not storm.over
    assert solving.exercise is exercise
    exercise.give_up()
    solving.app.speak("en")
    solving.wait(lambda: solving.room.trainer.exercise not in {None, exercise} or storm.over)
    solving.window.close()
    assert solving.room.trainer.storm is None


def test_colours_follow_the_theme(solving: Solving) -> None:
    before = solving.window.grab().toImage()
    solving.app.app.services.settings.appearance.set(Appearance.DARK)
    solving.app.qtbot.waitUntil(lambda: solving.window.grab().toImage() != before)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_column_fits_a_small_window(
    start: Callable[..., Driver], puzzles: Callable[..., None], language: str
) -> None:
    solving = Solving(start(black="human", language=language))
    solving.window.resize(680, 480)
    for mode in Mode:
        solving.choose(mode)
        for button in solving.window.findChildren(QPushButton):
            if button.isVisible():
                words = button.fontMetrics().horizontalAdvance(button.text())
                assert words < button.width(), button.text()
