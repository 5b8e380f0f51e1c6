"""Use of the opening book: the players that have it, and their questions to it."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine import LEVELS, Position
from harzdame_engine.books.cache import BookCache
from harzdame_engine.files.errors import BookError, BookProblem

from harzdame_gui.controllers.engine.openings import Openings
from harzdame_gui.controllers.game.new_game import NewGame, PlayerSpec
from harzdame_gui.controllers.settings.choices import OpeningVariety

WATCHING = NewGame(white=PlayerSpec.engine())


def test_more_variety_is_a_wider_choice() -> None:
    assert OpeningVariety.OFF.margin is None
    margins = [variety.margin for variety in OpeningVariety if variety.margin is not None]
    assert margins == sorted(margins)
    assert margins[0] == 0


def test_a_position_is_looked_up(qtbot, openings, book) -> None:
    start = Position.start("harzdame")
    for position, expected in ((start, book.lines(start, 3, 12)), (Position.start("turkish"), ())):
        with qtbot.waitSignal(openings.found) as found:
            openings.look_up(position)
        assert found.args == [position, expected]


def test_a_book_that_cannot_be_used_is_told(qtbot, jobs) -> None:
    error = BookError(Path("harzdame.book"), BookProblem.DAMAGED)

    def load(_rules: object) -> None:
        raise error

    openings = Openings(jobs)
    openings.cache = BookCache(openings.unusable.emit, load)
    with qtbot.waitSignal(openings.found) as found, qtbot.waitSignal(openings.unusable) as told:
        openings.look_up(Position.start("harzdame"))
    assert told.args == [error]
    assert found.args[1] == ()


def test_the_engine_opens_from_the_book_if_it_may(qtbot, session, engine, book) -> None:
    session.set_book_margin(0)
    session.new_game(WATCHING)
    qtbot.waitUntil(lambda: session.node.ply == 1)
    moves = book.moves(Position.start("harzdame"))
    assert session.node.move in [each.move for each in moves if each.score == moves[0].score]
    assert engine.asked == []
    session.set_book_margin(None)
    session.new_game(WATCHING)
    qtbot.waitUntil(lambda: session.node.ply == 1)
    assert len(engine.asked) == 1


def test_a_beginner_does_not(qtbot, session, engine) -> None:
    session.set_book_margin(0)
    session.new_game(NewGame(white=PlayerSpec.engine(LEVELS[0])))
    qtbot.waitUntil(lambda: session.node.ply == 1)
    assert len(engine.asked) == 1
