"""A position while it is being set up."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, Piece, Position, PositionError, PositionProblem, variant

from harzdame_gui.setup.draft import Draft

WHITE_MAN, BLACK_KING = Piece(Color.WHITE), Piece(Color.BLACK, True)


@pytest.fixture
def empty() -> Draft:
    draft = Draft(Position.start())
    draft.clear()
    return draft


def test_it_begins_with_the_position_shown() -> None:
    assert Draft(Position.start()).fen == Position.start().fen


def test_an_empty_board_cannot_be_played(empty: Draft) -> None:
    assert [each.problem for each in empty.problems] == [PositionProblem.NO_PIECES]


def test_moving_replaces_what_stands_there(empty: Draft) -> None:
    empty.put("c3", WHITE_MAN)
    empty.put("d4", BLACK_KING)
    empty.move("c3", "d4")
    assert empty.pieces == {"d4": WHITE_MAN}
    empty.move("d4", None)
    assert empty.pieces == {}


def test_start_position_gives_white_the_move(empty: Draft) -> None:
    empty.turn = Color.BLACK
    empty.set_start()
    assert empty.fen == Position.start().fen


def test_a_fen_that_is_none_changes_nothing(empty: Draft) -> None:
    empty.put("c3", WHITE_MAN)
    with pytest.raises(PositionError):
        empty.read("W:Wa1,a1:Bh8")
    assert empty.pieces == {"c3": WHITE_MAN}


def test_an_impossible_fen_is_shown_with_its_problem(empty: Draft) -> None:
    empty.read("W:Wh8:Ba8")
    assert [each.problem for each in empty.problems] == [PositionProblem.MAN_ON_PROMOTION_SQUARE]


def test_a_position_is_read_in_any_dress() -> None:
    draft = Draft(Position.start())
    draft.read('[FEN "B:Wa1:BKh8."]')
    assert draft.fen == "B:Wa1:BKh8"


def test_another_game_leaves_out_what_has_no_place(empty: Draft) -> None:
    empty.put("a1", WHITE_MAN)
    empty.put("a2", BLACK_KING)
    assert empty.set_rules(variant("international")) == 1
    assert empty.pieces == {"46": WHITE_MAN}


def test_back_to_an_earlier_stage(empty: Draft) -> None:
    before = empty.stage
    empty.put("c3", WHITE_MAN)
    empty.set_rules(variant("hexdame"))
    empty.go_to(before)
    assert (empty.rules.id, empty.pieces) == ("harzdame", {})
