"""The limit to the moves of one king: what counts, what lifts it, and what belongs to a position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from harzdame_engine import Clause, Color, GameTree, Position, Reason, Termination, explain, pdn, variant
from harzdame_engine.game.king_walks import NOBODY, KingWalk
from harzdame_engine.rules.symmetries import symmetries

FRISIAN = variant("frisian")


def position(fen: str) -> Position:
    return Position.from_fen(fen, "frisian")


def along(at: Position, *moves: str) -> Iterator[Position]:
    yield at
    for move in moves:
        at = at.play(at.parse_move(move))
        yield at


def walks(at: Position) -> tuple[tuple[str, int], ...]:
    return tuple((walk.square, walk.moves) for walk in map(at.king_walks.get, Color) if walk is not None)


def test_a_king_moves_three_times_in_a_row_and_waits_until_another_piece_has_moved() -> None:
    game = ["47-41", "4-15", "41-47", "15-4", "47-41", "4-15"]
    *_, waiting = along(position("W:WK47,50:BK4,7"), *game)
    assert walks(waiting) == (("41", 3), ("15", 3))
    assert {move.origin for move in waiting.legal_moves()} == {"50"}
    *_, free = along(waiting, "50-44", "7-12")
    assert walks(free) == ()
    assert {move.origin for move in free.legal_moves()} == {"41", "44"}


@pytest.mark.parametrize(
    ("fen", "moves", "counted"),
    [
        ("W:WK46,50:BK5,20", ["46-41"], [("41", 1)]),
        ("W:WK46,50:BK5,20:+1+2", ["46-41"], [("41", 2), ("5", 2)]),
        ("W:WK46,K50,35:BK5,8:+2+0", ["50-45"], [("45", 1)]),  # another king begins anew
        ("W:WK46,50:BK5,20:+2+0", ["50-45"], []),  # a man's move lifts it
        ("W:WK46,50:B26,20:+3+0", ["46x6"], []),  # a capture, too
        ("W:WK46,7:BK5,20:+2+0", ["7-1"], []),  # and promotion, which is a man's move
        ("W:WK46:BK5,20", ["46-41"], []),  # without a man there is no limit
        ("B:WK28,50:B12,22:+2+0", ["22x33"], []),  # the king is gone
        ("W:W35,43:BK5,K48,30,11:+0+2", ["35x24"], [("5", 2)]),
    ],
)
def test_what_is_counted(fen: str, moves: list[str], counted: list[tuple[str, int]]) -> None:
    *_, after = along(position(fen), *moves)
    assert list(walks(after)) == counted


def test_it_ends_with_the_last_man() -> None:
    before = position("W:WK41,28:BK5,23:+0+2")
    assert walks(before) == (("5", 2),)
    *_, after = along(before, "28x19")
    assert after.king_walks == NOBODY


def test_a_fen_tells_it_the_king_first() -> None:
    fen = "W:WK50,6,K46:BK5,20:+2+1"
    assert position(fen).fen == fen
    assert position(fen).king_walks == {Color.WHITE: KingWalk("50", 2), Color.BLACK: KingWalk("5", 1)}
    assert position("W:WK46,50:BK5,20:H0:F1:+0+0").fen == "W:WK46,50:BK5,20"
    assert walks(position("W:WK46,50:BK5,20:+9+0")) == (("46", 3),)
    assert walks(position("W:W50:BK5:+2+2")) == ()
    assert Position.from_fen("W:WK46,50:BK5,20:+2+1", "international").fen == "W:WK46,50:BK5,20"


def test_positions_with_other_counts_are_others() -> None:
    fens = [
        "W:WK46,50:BK5,20",
        *(f"W:WK46,50:BK5,20:+{white}+{black}" for white in range(4) for black in (1, 2)),
    ]
    found = [position(fen) for fen in fens]
    assert len(set(found)) == len({each.key for each in found}) == len(found)
    assert found[0] == position("W:WK46,50:BK5,20:+0+0")


def test_a_position_comes_up_again_only_with_the_same_counts() -> None:
    tree = GameTree(position("W:WK47,50:BK4,7"))
    node = tree.root
    for text in ("47-41", "4-15", "41-47", "15-4"):
        node = tree.add(node, node.position.parse_move(text))
    assert node.position.pieces == tree.root.position.pieces
    assert node.position != tree.root.position
    assert tree.outcome(node) is None


def test_the_king_that_alone_could_move_has_lost() -> None:
    stuck = position("W:WK46,6:B1,K2:+3+0")
    assert stuck.legal_moves() == ()
    outcome = stuck.outcome()
    assert outcome is not None and outcome.termination is Termination.NO_MOVES


def test_why_it_may_not_move() -> None:
    refusal = explain(position("W:WK46,50:BK5,20:+3+0"), "46", "41")
    assert refusal is not None
    assert (refusal.reason, refusal.clause, refusal.squares) == (Reason.SAME_KING, Clause.SAME_KING, ("50",))
    assert explain(position("W:WK46,50:BK5,20:+2+0"), "46", "41") is None


def test_an_image_has_it_too() -> None:
    at = position("W:WK46,50:BK5,K4,20:+2+1")
    for symmetry in symmetries(FRISIAN):
        image = at.image(symmetry)
        assert image.perft(3) == at.perft(3)
        assert sorted(walk.moves for walk in image.king_walks.values()) == [1, 2]


def test_a_file_keeps_it() -> None:
    tree = GameTree(position("W:WK50,6,K46:BK5,8:+2+1"))
    node = tree.add(tree.root, tree.root.position.parse_move("50-45"))
    (game,) = pdn.scan(pdn.write(tree)).games
    read = game.read().tree
    assert read is not None
    assert read.root.position == tree.root.position
    assert read.mainline()[-1].position == node.position


def test_other_games_count_nothing() -> None:
    at = Position.of(replace(FRISIAN, same_king_limit=0), position("W:WK47,50:BK4,7").pieces, Color.WHITE)
    for text in ("47-41", "4-15", "41-47", "15-4", "47-41", "4-15", "41-47"):
        at = at.play(at.parse_move(text))
    assert at.king_walks == NOBODY
