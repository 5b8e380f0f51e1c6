"""Drills: the lines that are asked, and what answers do to what is due."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from harzdame_engine import Color, Move, Position
from harzdame_engine.books.repertoire import Repertoire
from harzdame_engine.puzzles.deck import Grade
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.openings.drill import Drill, DrillPhase
from harzdame_gui.controllers.openings.practice import FILE_NAME, Practice
from harzdame_gui.controllers.openings.repertoires import FOLDER
from harzdame_gui.controllers.work import repeated_job
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.openings.text import task_message

START = Position.start()
DAY = 86400.0


def line(*texts: str) -> list[Move]:
    at, moves = START, []
    for text in texts:
        moves.append(at.parse_move(text))
        at = at.play(moves[-1])
    return moves


@pytest.fixture
def white() -> Repertoire:
    made = Repertoire.empty("harzdame", Color.WHITE)
    made.add(line("f1-g1", "c8-b8", "e2-f2"))
    made.add(line("f1-g1", "d7-c7", "d3-e3"))
    return made


@pytest.mark.parametrize("time", ["1e308", "NaN", "-1", "1e999", "[1]", '"soon"'])
def test_an_answer_at_no_time_costs_no_other(qtbot: QtBot, tmp_path: Path, jobs: Jobs, time: str) -> None:
    path = tmp_path / FOLDER / FILE_NAME
    path.parent.mkdir()
    path.write_text(f'["bad", {time}, 3]\n["good", 1700000000.0, 3]\n')
    practice = Practice(tmp_path, jobs)
    qtbot.waitUntil(lambda: practice.ready)
    assert not practice.is_new("good")
    assert practice.is_new("bad")


def test_answers_that_cannot_be_read_are_told_of(qtbot: QtBot, tmp_path: Path, jobs: Jobs) -> None:
    (tmp_path / FOLDER / FILE_NAME).mkdir(parents=True)
    practice = Practice(tmp_path, jobs)
    with qtbot.waitSignal(practice.notRead) as told:
        pass
    assert told.args[0].path == tmp_path / FOLDER / FILE_NAME
    assert practice.ready


def test_an_answer_that_is_given_before_the_earlier_ones_are_read_is_the_last(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs
) -> None:
    path = tmp_path / FOLDER / FILE_NAME
    path.parent.mkdir()
    path.write_text('["one", 1700000000.0, 3]\n')
    now = 1700000000.0 + 100 * DAY
    early, late = Practice(tmp_path, jobs), Practice(tmp_path, jobs)
    early.note("one", now, Grade.SOLVED)
    qtbot.waitUntil(lambda: early.ready and late.ready)
    late.note("one", now, Grade.SOLVED)
    assert early.deck.due_at("one") == late.deck.due_at("one")
    qtbot.waitUntil(lambda: not jobs.under_way)


@pytest.fixture
def practice(qtbot: QtBot, tmp_path: Path, jobs: Jobs) -> Practice:
    made = Practice(tmp_path, jobs)
    qtbot.waitUntil(lambda: made.ready)
    return made


def answer(drill: Drill, text: str) -> None:
    drill.play(drill.node.position.parse_move(text))


def run_to_question(drill: Drill) -> None:
    while drill.phase is DrillPhase.GOING_ON:
        drill.step()


def do_all(drill: Drill) -> list[str]:
    """Answer everything rightly; returns the answers."""
    given = []
    run_to_question(drill)
    while drill.phase is DrillPhase.YOURS:
        assert drill.question is not None
        given.append(str(drill.question.moves[0]))
        drill.play(drill.question.moves[0])
        run_to_question(drill)
    return given


def test_new_moves_are_shown_and_every_position_is_asked_once(white: Repertoire, practice: Practice) -> None:
    drill = Drill(white, practice)
    assert (drill.wanted, drill.phase, drill.shown, drill.is_new) == (3, DrillPhase.YOURS, True, True)
    assert do_all(drill) == ["f1-g1", "e2-f2", "d3-e3"]
    assert drill.phase is DrillPhase.OVER
    assert (drill.answered, drill.failed, drill.new) == (3, 0, 3)
    assert Drill(white, practice).phase is DrillPhase.OVER


def test_what_is_due_later_comes_again(white: Repertoire, practice: Practice) -> None:
    now = [1_800_000_000.0]
    do_all(Drill(white, practice, now=lambda: now[0]))
    assert Drill(white, practice, now=lambda: now[0]).wanted == 0
    now[0] += DAY
    again = Drill(white, practice, now=lambda: now[0])
    assert again.wanted == 3
    assert not again.shown
    do_all(again)
    first = practice.deck.due_at(white.questions()[0].id) - now[0]
    assert first > DAY


def test_a_wrong_move_is_seen_then_the_right_one_is_to_be_played(
    white: Repertoire, practice: Practice
) -> None:
    now = [1_800_000_000.0]
    do_all(Drill(white, practice, now=lambda: now[0]))
    now[0] += 30 * DAY
    drill = Drill(white, practice, now=lambda: now[0])
    moved = []
    drill.moved.connect(moved.append)
    answer(drill, "e2-f2")
    assert drill.phase is DrillPhase.WRONG
    assert drill.position == START.play(START.parse_move("e2-f2"))
    drill.retry()
    assert (drill.phase, drill.position, drill.shown) == (DrillPhase.YOURS, START, True)
    assert [each.forward for each in moved] == [True, False]
    answer(drill, "f1-g1")
    assert drill.failed == 1
    known = [practice.deck.due_at(question.id) - now[0] for question in white.questions()]
    assert known[0] <= 10 * 60


def test_help_counts_as_not_known(white: Repertoire, practice: Practice) -> None:
    now = [1_800_000_000.0]
    do_all(Drill(white, practice, now=lambda: now[0]))
    now[0] += 30 * DAY
    drill = Drill(white, practice, now=lambda: now[0])
    drill.show()
    assert drill.shown
    answer(drill, "f1-g1")
    assert drill.failed == 1


def test_at_the_end_what_was_known_and_what_was_new_are_told_apart(
    white: Repertoire, practice: Practice
) -> None:
    now = [1_800_000_000.0]
    do_all(Drill(white, practice, now=lambda: now[0]))
    white.add(line("f1-g1", "c8-b8", "e2-f2", "b8-a8", "d3-d4"))
    now[0] += 30 * DAY
    drill = Drill(white, practice, now=lambda: now[0])
    drill.show()
    do_all(drill)
    assert (drill.wanted, drill.failed, drill.new) == (4, 1, 1)
    assert task_message(drill).text == "You knew 2 of 3 moves. New moves: 1."


def test_everything_can_be_asked_at_any_time(white: Repertoire, practice: Practice) -> None:
    do_all(Drill(white, practice))
    drill = Drill(white, practice, everything=True)
    assert drill.wanted == 3
    due = [practice.deck.due_at(question.id) for question in white.questions()]
    assert do_all(drill) == ["f1-g1", "e2-f2", "d3-e3"]
    assert [practice.deck.due_at(question.id) for question in white.questions()] == due


def test_for_black_the_app_begins(practice: Practice) -> None:
    black = Repertoire.empty("harzdame", Color.BLACK)
    black.add(line("f1-g1", "c8-b8"))
    drill = Drill(black, practice)
    assert drill.phase is DrillPhase.GOING_ON
    drill.step()
    assert (drill.phase, str(drill.node.move)) == (DrillPhase.YOURS, "f1-g1")


def test_answers_are_read_again(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, white: Repertoire, practice: Practice
) -> None:
    do_all(Drill(white, practice))
    path = tmp_path / "openings" / "practice.jsonl"
    qtbot.waitUntil(lambda: path.exists() and len(path.read_text().splitlines()) == 3)
    with path.open("a") as file:
        file.write('["cut o')
    again = Practice(tmp_path, jobs)
    qtbot.waitUntil(lambda: again.ready)
    assert not any(again.is_new(question.id) for question in white.questions())
    assert Drill(white, again).wanted == 0


def test_answers_that_could_not_be_written_are_written_later(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, practice: Practice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repeated_job, "RETRY_MS", 20)
    path = tmp_path / FOLDER / FILE_NAME
    path.parent.write_bytes(b"")
    with qtbot.waitSignal(jobs.failing.changed):
        practice.note("first", 10.0, Grade.SOLVED)
    practice.note("second", 11.0, Grade.FAILED)
    path.parent.unlink()
    qtbot.waitUntil(lambda: path.exists() and path.read_text().count("\n") == 2)
    assert [json.loads(each)[0] for each in path.read_text().splitlines()] == ["first", "second"]
    again = Practice(tmp_path, jobs)
    qtbot.waitUntil(lambda: again.ready)
    assert not again.is_new("first")
    assert not again.is_new("second")


def test_an_answer_that_could_not_be_written_is_written_as_the_app_is_closed(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, practice: Practice
) -> None:
    path = tmp_path / FOLDER / FILE_NAME
    path.parent.write_bytes(b"")
    with qtbot.waitSignal(jobs.failing.changed):
        practice.note("first", 10.0, Grade.SOLVED)
    path.parent.unlink()
    assert jobs.shut_down()
    assert "first" in path.read_text()
