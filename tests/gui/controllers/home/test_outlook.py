"""What a person can go on with, by what lies in the profile."""

from __future__ import annotations

import os
import time
from datetime import date
from pathlib import Path

import pytest
from harzdame_engine import pdn
from harzdame_engine.puzzles.choice import daily
from harzdame_engine.puzzles.puzzle_file import installed_puzzles
from harzdame_engine.puzzles.results import Attempt, Mode, ResultsFile
from harzdame_engine.tournament.plan import Plan
from harzdame_engine.tournament.tournament import Tournament
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.game.kept_game import Surroundings, note_game
from harzdame_gui.controllers.game.new_game import NewGame
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.home.outlook import Lookout, Outlook, Wanted, last_left, puzzles_today
from harzdame_gui.controllers.settings.settings import LevelResult
from harzdame_gui.controllers.study.progress import FILE_NAME, StudyProgress, write
from harzdame_gui.controllers.study.study_service import StudyService
from harzdame_gui.controllers.tournament.kept import newest_unfinished
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.study.shipped import shipped_studies

DAY = 86_400


def keep(folder: Path, name: str, session: GameSession, *, days_ago: float = 0.0) -> None:
    """Keep the session's game as one that was left some days ago."""
    folder.mkdir(exist_ok=True)
    path = folder / f"{name}.json"
    path.write_bytes(note_game(session, pdn.Words(session.tree), Surroundings())())
    at = time.time() - days_ago * DAY
    os.utime(path, (at, at))


def play_one_move(session: GameSession) -> None:
    session.play(session.position.legal_moves()[0])


@pytest.fixture
def played(session: GameSession) -> GameSession:
    """A game between two persons after one move."""
    session.new_game(NewGame())
    play_one_move(session)
    return session


def test_the_game_left_last_is_found(played: GameSession, tmp_path: Path) -> None:
    keep(tmp_path, "older", played, days_ago=2)
    play_one_move(played)
    keep(tmp_path, "newer", played, days_ago=1)
    found = last_left(tmp_path, "")
    assert found is not None
    assert (found.path.stem, found.plies, found.rules.id) == ("newer", 2, "harzdame")
    other = last_left(tmp_path, "newer")  # that one is on the board
    assert other is not None
    assert other.path.stem == "older"


def test_one_that_is_over_untouched_damaged_or_old_is_not(played: GameSession, tmp_path: Path) -> None:
    keep(tmp_path, "old", played, days_ago=40)
    played.resign()
    assert played.tree.result is not None
    keep(tmp_path, "over", played)
    played.new_game(NewGame())
    keep(tmp_path, "untouched", played)
    (tmp_path / "damaged.json").write_text("{", "utf-8")
    assert last_left(tmp_path, "") is None
    assert last_left(tmp_path / "nothing", "") is None


def test_what_was_studied_is_no_game_that_was_left(played: GameSession, tmp_path: Path) -> None:
    tree = played.tree
    played.load(tree)
    assert played.studied
    keep(tmp_path, "studied", played)
    assert last_left(tmp_path, "") is None


def test_puzzles_are_counted_by_their_game(tmp_path: Path) -> None:
    results = tmp_path / "puzzles.jsonl"
    fresh = puzzles_today(results, "harzdame")
    assert (fresh.due, fresh.own_due, fresh.has_daily, fresh.daily_points) == (0, 0, True, None)
    long_ago = time.time() - 9 * DAY
    puzzles = installed_puzzles("harzdame")[:2]
    failed = [Attempt(long_ago, Mode.TRAIN, "harzdame", each.id, each.rating, 0.0) for each in puzzles]
    ResultsFile(results).append(failed)
    assert puzzles_today(results, "harzdame").due == 2
    assert puzzles_today(results, "croda").due == 0


def test_the_puzzle_of_the_day_is_solved_today(tmp_path: Path) -> None:
    puzzle = daily(installed_puzzles("harzdame"), date.today())
    assert puzzle is not None
    results = tmp_path / "puzzles.jsonl"
    ResultsFile(results).append([Attempt(time.time(), Mode.DAILY, "harzdame", puzzle.id, puzzle.rating, 1.0)])
    assert puzzles_today(results, "harzdame").daily_points == 1.0


def test_a_tournament_that_is_not_over_is_found(tmp_path: Path) -> None:
    assert newest_unfinished(tmp_path) is None
    plan = Plan("Winter cup", "2026.11.30", "harzdame", ("level=first-day", "level=newcomer"))
    Tournament.created(plan, tmp_path / "2026-11-30.tournament")
    found = newest_unfinished(tmp_path)
    assert found is not None
    assert (found.plan.name, found.played) == ("Winter cup", 0)
    (tmp_path / "2026-12-01.tournament").write_text("nothing", "utf-8")
    assert newest_unfinished(tmp_path) is None  # the newest cannot be read


def test_all_of_it_is_told_together(qtbot: QtBot, jobs: Jobs, played: GameSession, tmp_path: Path) -> None:
    parent = QObject()
    keep(tmp_path / "games", "left", played)
    write(tmp_path / FILE_NAME, "harzdame-in-an-hour", StudyProgress("1", 0, opened=1.0))
    lookout = Lookout(tmp_path, tmp_path / "tournaments", StudyService(tmp_path, jobs, parent), jobs, parent)
    told: list[Outlook] = []
    lookout.found.connect(told.append)
    won = LevelResult("harzdame", "beginner", 1.0)
    lookout.look(Wanted("croda", (), ""), shipped_studies())
    lookout.look(Wanted("harzdame", (won,) * 3, ""), shipped_studies())
    qtbot.waitUntil(lambda: bool(told))
    (outlook,) = told  # to the last question alone
    assert outlook.game is not None
    assert outlook.strength is not None
    assert outlook.tournament is None
    assert [bool(course.progress.chapter) for course in outlook.courses] == [True, False, False]
