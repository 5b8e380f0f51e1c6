from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine.match.errors import FailureReason, Hindrance, MatchError, MatchFileError
from harzdame_engine.match.game import Cause, SideEffort
from harzdame_engine.match.statistics import Sprt, SprtVerdict
from harzdame_engine.rating.scale import ScalePlace
from harzdame_engine.tournament.plan import Format, Plan
from harzdame_engine.tournament.record import GameResult, RecordError, RecordProblem
from harzdame_engine.tournament.standings import ResultCounts, table
from PySide6.QtCore import QLocale, Qt
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.tournament.course import Course
from harzdame_gui.controllers.tournament.holding import TakenError
from harzdame_gui.controllers.tournament.kept import Unreadable
from harzdame_gui.text.message import listing
from harzdame_gui.tournament.course_view import CourseView
from harzdame_gui.tournament.sprt_bar import SprtBar
from harzdame_gui.tournament.text import (
    cause_text,
    elo_text,
    failure_message,
    format_name,
    format_sentence,
    points_text,
    score_text,
    sprt_sentence,
    unreadable_text,
)
from tests.for_each import for_each

PLAN = Plan("Cup", "2026.01.01", "harzdame", ("name=Ann", "name=Bob"), sprt=Sprt(0, 10))


def game(number: int, points: float, cause: Cause = Cause.RULES) -> GameResult:
    return GameResult(f"1.1.{number}", 0, 1, points, cause, "why", 40, (SideEffort(), SideEffort()), "*\n")


def course(*games: GameResult, verdict: SprtVerdict | None = None, plan: Plan = PLAN) -> Course:
    return Course(
        Path("cup"), plan, ("Ann", "Bob"), table(2, games), games, 10, verdict is not None, 1.5, verdict
    )


def test_points_have_halves() -> None:
    assert [points_text(points) for points in (0, 0.5, 1, 2.5)] == ["0", "½", "1", "2½"]
    assert score_text(ResultCounts(1, 1, 2)) == "1½/4"


def test_elo_has_its_error() -> None:
    assert elo_text(ScalePlace(35.4, 60.2)) == "+35 ± 60"
    assert elo_text(ScalePlace(-35.4, 60.2)) == "−35 ± 60"
    assert elo_text(ScalePlace(0.2, 7)) == "0 ± 7"
    assert elo_text(None) == ""


@pytest.mark.parametrize("kind", list(Format))
def test_every_format_has_a_name_and_a_sentence(kind: Format) -> None:
    assert format_name(kind)
    assert format_sentence(kind).endswith(".")


@pytest.mark.parametrize("cause", list(Cause))
def test_every_cause_but_the_rules_is_told(cause: Cause) -> None:
    assert bool(cause_text(game(1, 1, cause))) is (cause is not Cause.RULES)


def test_a_failure_says_what_is_safe() -> None:
    assert failure_message(MatchError("fake does not start"), begun=True).text == (
        "fake does not start. Every game that was finished is kept."
    )
    assert "OSError" not in failure_message(OSError(28, "No space left"), begun=True).text
    assert "KeyError" in failure_message(KeyError("x"), begun=True).text
    assert failure_message(TakenError("x"), begun=False).text == "Another window plays it now."


@for_each("hindrance", list(Hindrance))
def test_every_reason_is_told_in_words_of_the_app_beside_those_of_an_engine(hindrance: Hindrance) -> None:
    error = MatchError(
        "in English", [FailureReason(hindrance, "Scan", "no memory"), FailureReason(Hindrance.SILENT, "Dam")]
    )
    first, second = failure_message(error, begun=False).text.splitlines()
    assert first.endswith(" (“no memory”)")
    assert "in English" not in first
    assert ("Scan" in first) is (hindrance not in {Hindrance.LOST_PROCESS, Hindrance.FEW_OPENINGS})
    assert second == "Dam does not answer."


def test_the_test_is_told_and_shown(qtbot: QtBot) -> None:
    bar = SprtBar()
    qtbot.addWidget(bar)
    bar.show_course(course(plan=PLAN._replace(sprt=None)))
    assert not bar.isVisibleTo(None)
    sentences = [sprt_sentence(course(verdict=verdict)) for verdict in (None, SprtVerdict.H0, SprtVerdict.H1)]
    assert len(set(sentences)) == 3
    bar.show_course(course(game(1, 1)))
    assert "1.50" in bar.toolTip()
    assert bar._scale._share == pytest.approx(1.5 / Sprt(0, 10).upper)


def test_the_table_has_everybody_against_everybody(qtbot: QtBot) -> None:
    view = CourseView()
    qtbot.addWidget(view)
    view.open(course(game(1, 0), game(2, 0.5), game(3, 0)), running=False)
    model = view.table
    rows = [[model.data(model.index(row, column)) for column in range(model.columnCount())] for row in (0, 1)]
    assert [row[:3] for row in rows] == [["1.", "Bob", "2½/3"], ["2.", "Ann", "½/3"]]
    assert [row[5:] for row in rows] == [["·", "2½/3"], ["½/3", "·"]]
    assert listing(("2 won", "1 drawn", "0 lost")) in model.data(
        model.index(0, 1), Qt.ItemDataRole.ToolTipRole
    )
    assert view._table.isColumnHidden(4)
    view.show_course(course(game(1, 0, Cause.DIED)))
    assert not view._table.isColumnHidden(4)
    assert model.data(model.index(1, 4)) == "1"
    assert view.list.data(view.list.index(0, 0)) == "1.1.3"
    assert view.list.data(view.list.index(1, 3)) == "½–½"


def test_points_are_shown_whole_however_many_games_there_are(qtbot: QtBot) -> None:
    view = CourseView()
    qtbot.addWidget(view)
    names = tuple(f"p{number}" for number in range(41))
    games = tuple(
        game(number, 1.0 if (other, number) == (1, 1) else 0.5)._replace(
            id=f"{other}.1.{number}", black=other
        )
        for other in range(1, 41)
        for number in range(1, 52)
    )
    many = Course(Path("cup"), PLAN._replace(sprt=None), names, table(41, games), games, 4000, over=False)
    view.open(many, running=False)
    view.show()
    points = [view.table.data(view.table.index(row, 2)) for row in range(41)]
    row = points.index(f"{QLocale().toString(1020)}½/{QLocale().toString(2040)}")
    view._table.scrollTo(view.table.index(row, 2))
    assert view._table.columnWidth(2) >= view._table.sizeHintForColumn(2)


def test_names_stay_on_their_line(qtbot: QtBot) -> None:
    view = CourseView()
    qtbot.addWidget(view)
    odd = "Cup\nof \u202eevil"
    view.open(course(game(1, 1), plan=PLAN._replace(name=odd))._replace(names=(odd, "Bob")), running=False)
    assert view._name.text() == "Cup of evil"
    assert view.table.data(view.table.index(0, 1)) == "Cup of evil"
    assert view.list.data(view.list.index(0, 1)) == "Cup of evil"


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (RecordError(Path("cup"), RecordProblem.NEWER), "cannot be read: a newer version wrote it"),
        (MatchError("cup: Permission denied"), "cannot be read: Permission denied"),
        (ZeroDivisionError("x\ny"), "cannot be read: ZeroDivisionError: x y"),
    ],
)
def test_why_a_record_cannot_be_read_is_told_in_a_line(error: Exception, told: str) -> None:
    assert unreadable_text(Unreadable(Path("cup"), error)) == told


@pytest.mark.parametrize("problem", list(RecordProblem))
def test_every_problem_of_a_record_has_its_words(problem: RecordProblem) -> None:
    text = unreadable_text(Unreadable(Path("cup"), RecordError(Path("cup"), problem)))
    assert text.startswith("cannot be read: ")
    assert "cup" not in text


@pytest.mark.parametrize(("writing", "words"), [(True, "cannot be written"), (False, "cannot be read")])
def test_a_file_that_cannot_be_written_is_not_said_to_be_unreadable(writing: bool, words: str) -> None:
    error = MatchFileError(Path("cup.tournament"), OSError(28, "No space left on device"), writing)
    message = failure_message(error, begun=True)
    assert f"cup.tournament {words}. (“No space left on device”)" in message.text
