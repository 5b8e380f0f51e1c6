"""The room of tournaments in the running app."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import GameTree, Position, pdn
from harzdame_engine.tournament.plan import Format
from harzdame_engine.tournament.record import Record
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QTabWidget

from harzdame_gui.controllers.engine.added_program import AddedProgram, ProgramLanguage
from harzdame_gui.lists.search_field import SearchField
from harzdame_gui.tournament.live_game import SmallGame
from harzdame_gui.tournament.setup_dialog import TournamentDialog
from tests.gui.driver import Driver
from tests.gui.tournament.tourney import LONG, Tourney, choose_players

MANY = 2000
"""Games that do not all end while a busy machine lets the window wait."""


@pytest.fixture
def tourney(start: Callable[..., Driver]) -> Tourney:
    return Tourney(start(black="human"))


def test_return_starts_a_tournament_of_levels(tourney: Tourney) -> None:
    dialog = tourney.dialog()
    plan = dialog.plan
    assert plan.format is Format.ROUND_ROBIN
    assert [spec.name for spec in plan.specs()] == [
        "Casual player", "Keen player", "Club player", "Strong club player"
    ]  # fmt: skip
    assert dialog._summary.text() == "12 games"
    dialog.reject()


def test_the_form_follows_the_format_and_says_what_is_wrong(tourney: Tourney) -> None:
    dialog = tourney.dialog()
    dialog.show()
    for kind, shown in (
        (Format.SWISS, dialog._rounds),
        (Format.KNOCK_OUT, dialog._replays),
        (Format.GAUNTLET, dialog._cycles),
    ):
        dialog._format.setCurrentIndex(dialog._format.findData(kind.value))
        visible = [field for field in (dialog._rounds, dialog._replays, dialog._cycles) if field.isVisible()]
        assert visible == [shown]
        assert dialog.plan.format is kind
    choose_players(dialog, "club")
    assert not dialog._start.isEnabled()
    assert "two players" in dialog._summary.text()
    choose_players(dialog, "club", "club")
    assert [each.name for each in dialog._players.entrants] == ["Club player", "Club player 2"]
    assert dialog._start.isEnabled()
    QTest.mouseClick(dialog._test, Qt.MouseButton.LeftButton, pos=QPoint(8, dialog._test.height() // 2))
    dialog._low.setValue(50)
    assert not dialog._start.isEnabled()
    dialog._high.setValue(60)
    sprt = dialog.plan.sprt
    assert sprt is not None
    assert (sprt.elo0, sprt.elo1) == (50, 60)
    dialog.reject()


def test_the_buttons_stay_where_they_are_when_two_players_remain(tourney: Tourney) -> None:
    dialog = tourney.dialog()
    dialog.show()
    assert not dialog._test.isVisible()
    size, place = dialog.size(), dialog._start.pos()
    choose_players(dialog, "club", "casual")
    tourney.app.qtbot.waitUntil(dialog._test.isVisible)
    dialog.layout().activate()
    assert (dialog.size(), dialog._start.pos()) == (size, place)
    dialog.reject()


def test_every_kind_of_player_can_be_added(tourney: Tourney) -> None:
    programs = tourney.app.app.services.engine.programs
    programs.put(
        AddedProgram(
            "a",
            "Scan 2",
            "/opt/my engine/scan",
            ("hub",),
            language=ProgramLanguage.HUB_1,
            values=(("book", "false"),),
            games=("harzdame",),
        )
    )
    programs.put(AddedProgram("b", "Another", "/opt/another", games=("international",)))
    dialog = tourney.dialog()
    players = dialog._players
    players._list.selectAll()
    QTest.mouseClick(players._remove, Qt.MouseButton.LeftButton)
    for kind in range(players._kind.count()):
        players._kind.setCurrentIndex(kind)
        QTest.mouseClick(players._add, Qt.MouseButton.LeftButton)
    level, time, nodes, program, person = dialog.plan.specs()
    assert person.person
    assert level.level is not None
    assert time.limits.time == 0.5
    assert nodes.limits.nodes == 10_000
    assert program.command == ("/opt/my engine/scan", "hub")
    assert program.name == "Scan 2"
    assert (program.folder, program.protocol) == ("/opt/my engine", 1)
    assert program.parameters == (("book", "false"),)
    players._kind.setCurrentIndex(3)
    dialog._game.setCurrentIndex(dialog._game.findData("international"))
    assert [players._program.itemText(row) for row in range(players._program.count())] == ["Another"]
    dialog._game.setCurrentIndex(dialog._game.findData("dameo"))
    assert not players._program.isEnabled()
    QTest.mouseClick(players._add, Qt.MouseButton.LeftButton)
    assert len(players.entrants) == 5
    dialog.reject()


def test_a_tournament_is_watched_to_its_end_and_a_game_put_on_the_board(tourney: Tourney) -> None:
    tourney.begin(4)
    window = tourney.room.window
    tourney.wait(lambda: bool(window.course.games.watched))
    tourney.rest()
    course = window.course
    assert course.list.rowCount() == 4
    assert course.table.rowCount() == 2
    assert not course.pause_button.isVisible()
    cells = [course.table.data(course.table.index(row, 2)) for row in (0, 1)]
    assert all(cell.endswith("/4") for cell in cells)
    assert course._bar.value() == course._bar.maximum()
    table = course._table
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    place = table.visualRect(course.table.index(0, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert table.hasFocus()
    modifiers = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(table, Qt.Key.Key_C, modifiers)
    titles, *rows = (line.split("\t") for line in QGuiApplication.clipboard().text().splitlines())
    assert "Points" in titles
    assert [row[titles.index("Points")] for row in rows] == cells
    table.select_row(1)
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().split("\t") == rows[1]
    view = course._list
    course.findChild(QTabWidget).setCurrentIndex(1)
    QTest.keyClick(view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert len(pdn.scan(QGuiApplication.clipboard().text()).games) == 4
    search = course.findChild(SearchField)
    QTest.keyClicks(search, course.list.thing(1).id)
    assert course.list.numbers == [1]
    search.clear()
    point = view.visualRect(course.list.index(0, 1)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    tourney.wait(lambda: len(tourney.app.played) > 10)


def test_small_games_choose_what_is_watched(tourney: Tourney) -> None:
    dialog = tourney.dialog()
    dialog._at_once.setMaximum(2)
    dialog._at_once.setValue(2)
    dialog._time.setCurrentIndex(dialog._time.count() - 1)  # half an hour
    choose_players(dialog, "full", "master")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    games = tourney.room.window.course.games
    tourney.wait(lambda: len(games._small) == 2)
    first, second = games._small
    assert games.watched == first
    QTest.mouseClick(games._small[second], Qt.MouseButton.LeftButton)
    assert games.watched == second
    QTest.keyClick(games._small[first], Qt.Key.Key_Return)
    assert games.watched == first
    assert [small.property("watched") for small in games.findChildren(SmallGame)] == [True, False]
    pause = tourney.room.window.course.pause_button
    QTest.mouseClick(pause, Qt.MouseButton.LeftButton)
    assert pause.text() == "Stop now"
    QTest.mouseClick(pause, Qt.MouseButton.LeftButton)
    tourney.rest()
    assert not games._scroll.isVisible()


def test_pause_and_go_on(tourney: Tourney) -> None:
    tourney.begin(MANY)
    course = tourney.room.window.course
    tourney.wait(lambda: course.list.rowCount() >= 1)
    QTest.mouseClick(course.pause_button, Qt.MouseButton.LeftButton)
    tourney.rest()
    before = course.list.rowCount()
    assert 1 <= before < MANY
    assert course.pause_button.text() == "Go on"
    QTest.mouseClick(course.pause_button, Qt.MouseButton.LeftButton)
    tourney.wait(lambda: course.list.rowCount() > before)
    assert course.pause_button.text() == "Pause"
    tourney.room.window.close()
    tourney.rest()


def test_closing_the_window_ends_the_games_and_the_list_offers_to_go_on(tourney: Tourney) -> None:
    tourney.begin(MANY)
    window = tourney.room.window
    tourney.wait(lambda: window.course.list.rowCount() >= 1)
    window.close()
    tourney.rest()
    assert multiprocessing.active_children() == []
    tourney.app.app.window.commands.tournament.trigger()
    chosen = window.list.findChild(QListWidget)
    tourney.wait(lambda: not window.shows_course and chosen.count() == 1)
    assert f"of {MANY:,} games" in chosen.item(0).text()
    QTest.keyClick(chosen, Qt.Key.Key_Return)
    tourney.wait(lambda: window.shows_course and tourney.running)
    assert window.course.list.rowCount() >= 1
    window.close()
    tourney.rest()


def test_escape_leaves_no_games_under_way(tourney: Tourney) -> None:
    tourney.begin(MANY)
    window = tourney.room.window
    tourney.wait(lambda: window.course.list.rowCount() >= 1)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.shows_course
    assert tourney.running
    QTest.mouseClick(window.course.pause_button, Qt.MouseButton.LeftButton)
    tourney.rest()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    tourney.wait(lambda: not window.shows_course)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_the_next_start_offers_to_go_on_with_what_was_cut_off(
    start: Callable[..., Driver], tmp_path: Path
) -> None:
    tourney = Tourney(start(black="human"))
    tourney.begin(MANY)
    tourney.wait(lambda: tourney.room.window.course.list.rowCount() >= 1)
    tourney.room._service.leave()
    tourney.rest()
    tourney.app.close()
    driver = start(black="human")
    driver.qtbot.waitUntil(lambda: "tournament was cut off" in driver.card)
    actions = driver.app.workspace.tournaments.findChildren(QAction)
    offer = next(action for action in actions if action.text() == "Go on")
    offer.trigger()
    room = driver.app.workspace.tournaments.room
    driver.qtbot.waitUntil(lambda: room.window.shows_course and room._service.running, timeout=LONG)
    assert room.window.course.list.rowCount() >= 1
    room.window.close()
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way, timeout=LONG)


def test_a_program_that_does_not_start_is_told(tourney: Tourney) -> None:
    gone = AddedProgram("gone", "Gone", "/nowhere/at/all", games=("harzdame",))
    tourney.app.app.services.engine.programs.put(gone)
    dialog = tourney.dialog()
    players = dialog._players
    players._kind.setCurrentIndex(3)
    QTest.mouseClick(players._add, Qt.MouseButton.LeftButton)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    window = tourney.room.window
    tourney.wait(window.notice.isVisible)
    tourney.rest()
    told = window.notice.accessibleName()
    assert told.startswith("The tournament cannot begin.")
    assert "Gone cannot be started." in told
    assert not window.shows_course


def add_person(dialog: TournamentDialog, name: str) -> None:
    players = dialog._players
    players._kind.setCurrentIndex(players._kind.count() - 1)
    players._person.clear()
    QTest.keyClicks(players._person, name)
    QTest.mouseClick(players._add, Qt.MouseButton.LeftButton)


def test_a_person_plays_a_game_of_the_tournament_on_the_board(tourney: Tourney) -> None:
    dialog = tourney.dialog()
    choose_players(dialog, "first-day", "newcomer")
    add_person(dialog, "Anna")
    dialog._games.setValue(1)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    tourney.wait(lambda: tourney.room.window.shows_course)
    tourney.rest()
    course = tourney.room.window.course
    assert course.list.rowCount() == 1
    assert course.own_game.isVisible()
    assert not course.pause_button.isVisible()  # nothing else can be played before
    session = tourney.app.session
    for number in (2, 3):
        QTest.mouseClick(course.own_game.button, Qt.MouseButton.LeftButton)
        assert session.game.being_played
        assert "Anna" in (session.tree.tags["White"], session.tree.tags["Black"])
        assert not session.can_take_back
        tourney.app.qtbot.waitUntil(lambda: session.humans_turn, timeout=LONG)
        assert session.humans_turn
        game = session.tree
        QTest.mouseClick(course.own_game.button, Qt.MouseButton.LeftButton)
        assert session.tree is game  # it is on the board already
        session.resign()
        assert tourney.app.card.startswith("The result is in the table of the tournament.")
        tourney.app.press("Back to the tournament", tourney.app.window)
        assert "The result is in" not in tourney.app.card
        tourney.wait(lambda number=number: course.list.rowCount() == number)
        tourney.rest()
    assert not course.own_game.isVisible()
    assert tourney.room._course.over
    anna = next(row for row in tourney.room._course.table.standings if row.player == 2)
    assert anna.points == 0


def test_long_names_have_the_room_that_there_is(tourney: Tourney) -> None:
    name = "Annegret Mueller-Luedenscheidt of the Third Club"
    dialog = tourney.dialog()
    choose_players(dialog, "first-day")
    add_person(dialog, name)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    tourney.wait(lambda: tourney.room.window.shows_course)
    table = tourney.room.window.course._table
    tourney.room.window.resize(1800, 900)
    tourney.wait(lambda: table.columnWidth(1) > table.sizeHintForColumn(1))
    assert table.fontMetrics().horizontalAdvance(name) < table.columnWidth(1)
    tourney.room.window.resize(900, 600)
    tourney.wait(lambda: table.columnWidth(1) == 168)


def test_a_game_that_leaves_the_board_unfinished_is_played_anew(tourney: Tourney) -> None:
    dialog = tourney.dialog()
    choose_players(dialog, "first-day")
    add_person(dialog, "Anna")
    dialog._games.setValue(1)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    tourney.wait(tourney.room.window.course.own_game.isVisible)
    tourney.rest()
    course = tourney.room.window.course
    QTest.mouseClick(course.own_game.button, Qt.MouseButton.LeftButton)
    tourney.app.session.load(GameTree(Position.start()))
    assert course.list.rowCount() == 0
    QTest.mouseClick(course.own_game.button, Qt.MouseButton.LeftButton)
    assert tourney.app.session.tree.tags["Round"] == "1.1.1"


def test_numbers_of_positions_do_not_go_with_persons(tourney: Tourney) -> None:
    dialog = tourney.dialog()
    add_person(dialog, "Anna")
    players = dialog._players
    assert dialog._start.isEnabled()
    players._kind.setCurrentIndex(2)
    QTest.mouseClick(players._add, Qt.MouseButton.LeftButton)
    assert not dialog._start.isEnabled()
    assert "with a time" in dialog._summary.text()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_with_the_window_closed_a_persons_game_is_put_on_record_alone(tourney: Tourney) -> None:
    dialog = tourney.dialog()
    choose_players(dialog, "first-day", "newcomer")
    add_person(dialog, "Anna")
    dialog._games.setValue(1)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    tourney.wait(tourney.room.window.course.own_game.isVisible)
    QTest.mouseClick(tourney.room.window.course.own_game.button, Qt.MouseButton.LeftButton)
    tourney.room.window.close()
    tourney.rest()
    played = tourney.room.window.course.list.rowCount()
    session = tourney.app.session
    tourney.app.qtbot.waitUntil(lambda: session.humans_turn, timeout=LONG)
    session.resign()
    tourney.rest()
    kept = Record(tourney.room._course.path).read()[1]
    assert len(kept) == played + 1
    assert kept[-1].id == session.tree.tags["Round"]


def test_a_tournament_that_was_removed_is_put_back(tourney: Tourney) -> None:
    tourney.begin(1)
    tourney.rest()
    kept = tourney.room.window.list
    tourney.room.window.course.leave()
    tourney.wait(lambda: kept._list.count() == 1)
    assert not kept._back.isVisible()
    QTest.mouseClick(kept._remove, Qt.MouseButton.LeftButton)
    tourney.wait(lambda: kept._list.count() == 0 and kept._back.isVisible())
    QTest.mouseClick(kept._back, Qt.MouseButton.LeftButton)
    tourney.wait(lambda: kept._list.count() == 1 and not kept._back.isVisible())
