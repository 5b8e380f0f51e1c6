from __future__ import annotations

import pytest
from harzdame_engine import Position
from harzdame_engine.match.openings import Opening
from harzdame_engine.tournament.fixtures import Fixture
from harzdame_engine.tournament.runner import Begun, Progressed
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from harzdame_gui.tournament import live_game
from harzdame_gui.tournament.live_game import LiveGames

START = Position.start("harzdame")
OPENING = Opening(START.fen, (str(START.legal_moves()[0]),))


def fixture(number: int) -> Fixture:
    return Fixture(1, 1, number, 0, 1, 0)


@pytest.fixture
def games(qtbot: QtBot) -> LiveGames:
    made = LiveGames()
    qtbot.addWidget(made)
    made.clear("harzdame", ("Ann", "Bob"))
    for number in (1, 2):
        made.begin(Begun(fixture(number), OPENING))
    return made


def test_the_first_game_is_watched_from_its_opening_on(games: LiveGames) -> None:
    assert games.watched == "1.1.1"
    assert games.board._white.text() == "White: Ann"
    assert "ply 1" in games.board._facts.text()
    after = START.play(START.legal_moves()[0])
    move = after.legal_moves()[0]
    games.move_on(Progressed(fixture(1), 2, after.fen, str(move), after.play(move).fen))
    assert "ply 2" in games.board._facts.text()
    games.move_on(Progressed(fixture(9), 2, after.fen, str(move), after.play(move).fen))  # it is over already


def test_a_small_game_names_both_players(games: LiveGames, qtbot: QtBot) -> None:
    games.clear("harzdame", ("Gelegenheitsspieler", "Starker Vereinsspieler"))
    for number in (1, 2):
        games.begin(Begun(fixture(number), OPENING))
    games.resize(600, 620)
    games.show()
    assert QTest.qWaitForWindowExposed(games)
    small = games._small["1.1.1"]
    assert small._white.shown_text() == "Gelegenheitsspieler"
    assert small._black.text() == "Starker Vereinsspieler"
    assert small.accessibleName() == "Gelegenheitsspieler – Starker Vereinsspieler"
    assert small.rect().contains(small._black.geometry())
    assert (
        games._scroll.height()
        >= small.sizeHint().height() + games._scroll.horizontalScrollBar().sizeHint().height()
    )


def test_the_next_game_takes_the_place_of_the_one_that_is_over(games: LiveGames) -> None:
    place = games._small["1.1.1"]
    games.end("1.1.1")
    assert games.watched == "1.1.2"
    games.begin(Begun(fixture(3), OPENING))
    assert games._small["1.1.3"] is place
    assert games.watched == "1.1.2"
    games.end("1.1.2")
    games.end("1.1.3")
    games.begin(Begun(fixture(4), OPENING))
    assert games.watched == "1.1.4"
    games.rest()
    assert games._row.count() == 1  # the stretch


def test_small_games_that_move_faster_than_they_are_painted_are_drawn_once(
    games: LiveGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Position] = []
    render = live_game.render_position

    def count(*what: object) -> QPixmap:
        drawn.append(games._games["1.1.1"].position)
        return render(*what)

    games.resize(600, 620)
    games.show()
    assert QTest.qWaitForWindowExposed(games)
    monkeypatch.setattr(live_game, "render_position", count)
    position = START
    for ply in range(20):
        move = position.legal_moves()[0]
        before, position = position, position.play(move)
        games.move_on(Progressed(fixture(1), ply, before.fen, str(move), position.fen))
    picture = games._small["1.1.1"].grab().toImage()
    assert drawn == [position]
    games._small["1.1.1"].take_theme()
    assert games._small["1.1.1"].grab().toImage() == picture
    assert drawn == [position] * 2
