"""A line that is looked at leaves the game alone until it is taken."""

from __future__ import annotations

import pytest
from harzdame_engine import IllegalMove

from harzdame_gui.controllers.game.look_ahead import LookAhead
from tests.gui.controllers.game.games import BETWEEN_PEOPLE, play


@pytest.fixture
def game(session):
    session.new_game(BETWEEN_PEOPLE)
    play(session, "e2-e3")
    session.mark_saved()
    return session


@pytest.fixture
def look_ahead(game):
    return LookAhead(game)


@pytest.fixture
def line(game):
    first = game.position.legal_moves()[0]
    second = game.position.play(first).legal_moves()[0]
    return first, second


def test_it_shows_the_end_of_the_line_and_records_nothing(game, look_ahead, line):
    node = game.node
    look_ahead.show(line)
    assert look_ahead.active
    assert look_ahead.position == game.position.play(line[0]).play(line[1])
    assert game.node is node
    assert not node.children
    assert not game.modified


def test_one_move_on_and_one_back_are_told_as_such(game, look_ahead, line):
    told = []
    look_ahead.changed.connect(told.append)
    look_ahead.show(line[:1])
    look_ahead.show(line)
    look_ahead.show(line[:1])
    look_ahead.leave()
    assert [(change.move, change.forward) for change in told] == [
        (line[0], True),
        (line[1], True),
        (line[1], False),
        (None, False),
    ]
    assert told[-1].after == game.position


def test_it_ends_when_the_cursor_moves(game, look_ahead, line):
    look_ahead.show(line)
    game.step_back()
    assert not look_ahead.active
    assert look_ahead.position == game.position


def test_it_ends_with_another_game(game, look_ahead, line):
    look_ahead.show(line)
    game.new_game(BETWEEN_PEOPLE)
    assert not look_ahead.active


def test_taken_it_is_a_part_of_the_game(game, look_ahead, line):
    look_ahead.show(line)
    look_ahead.take()
    assert not look_ahead.active
    assert game.node.move == line[1]
    assert game.modified
    look_ahead.take()  # there is nothing to take any more
    assert game.node.ply == 3


def test_a_line_that_cannot_be_played_changes_nothing(game, look_ahead, line):
    look_ahead.show(line)
    with pytest.raises(IllegalMove):
        look_ahead.show((line[1],))
    assert look_ahead.moves == line


def test_the_rest_of_the_line_is_walked_along(game, look_ahead, line):
    look_ahead.show(line[:1], line[1:])
    assert look_ahead.can_go_on
    look_ahead.step_forward()
    assert look_ahead.moves == line
    assert not look_ahead.can_go_on
    look_ahead.step_forward()  # there is no more
    assert look_ahead.moves == line
    look_ahead.step_back()
    assert look_ahead.moves == line[:1]
    look_ahead.to_end()
    assert look_ahead.moves == line
    look_ahead.step_back()
    look_ahead.step_back()
    assert not look_ahead.active
    assert not game.modified


def test_playing_on_keeps_the_line_and_is_told_as_one_move(game, look_ahead, line):
    told = []
    look_ahead.changed.connect(told.append)
    look_ahead.show(line)
    ahead = look_ahead.position
    move = ahead.legal_moves()[-1]
    look_ahead.play(move)
    assert [node.move for node in game.tree.line_to(game.node)[2:]] == [*line, move]
    assert (told[-1].before, told[-1].after, told[-1].move, told[-1].forward) == (
        ahead,
        game.position,
        move,
        True,
    )
    game.mark_saved()
    game.step_back()
    assert not game.modified
