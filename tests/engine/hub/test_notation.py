import random

import pytest
from harzdame_engine import GameTree, Landing, Move, Position, PositionError, variant, variants
from harzdame_engine.hub.lines import HubSyntaxError
from harzdame_engine.hub.notation import (
    format_move,
    format_position,
    parse_move,
    parse_moves,
    parse_position,
    readable_moves,
)

GAMES = [rules.id for rules in variants()]
START = "W" + "b" * 20 + "e" * 10 + "w" * 20


def test_the_start_of_international_draughts_is_the_protocols_own() -> None:
    assert format_position(Position.start("international")) == START


def test_pieces_stand_in_the_boards_order() -> None:
    position = Position.from_fen("B:Wa1,Kc1:Bb2,Kh8")
    assert format_position(position) == "BweW" + "e" * 6 + "b" + "e" * 53 + "B"


@pytest.mark.parametrize("game", GAMES)
def test_positions_and_moves_read_as_they_were_written(game: str) -> None:
    rng = random.Random(game)
    for _ in range(3):
        tree = GameTree(Position.start(game), no_progress_limit=10)
        node, written = tree.root, []
        while tree.outcome(node) is None and node.ply < 120:
            position = node.position
            # how often a king has moved in a row follows from moves alone
            plain = Position.of(position.rules, position.pieces, position.turn)
            assert parse_position(format_position(position), position.rules) == plain
            moves = position.legal_moves()
            texts = {format_move(move): move for move in moves}
            assert len(texts) == len(moves)
            assert all(parse_move(text, position) == move for text, move in texts.items())
            text = rng.choice(list(texts))
            written.append(text)
            node = tree.add(node, texts[text])
        assert parse_moves(" ".join(written), tree.root.position)[-1] == node.position


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "begin with W or B"),
        ("w" + START[1:], "begin with W or B"),
        (START[:-1], "has 50 squares, the position 49"),
        (START[:-1] + "x", "x on 50"),
        (START.replace("b", "♟"), "♟ on 1"),
    ],
)
def test_what_is_no_position_is_refused(text: str, problem: str) -> None:
    with pytest.raises(HubSyntaxError, match=problem):
        parse_position(text, variant("international"))


@pytest.mark.parametrize("text", ["W" + "e" * 50, "W" + "w" + "e" * 49, "B" + "e" * 49 + "b"])
def test_a_position_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(PositionError):
        parse_position(text, variant("international"))


def test_a_capture_names_where_it_ends_and_what_it_takes() -> None:
    position = Position.from_fen("W:Wc3:Bc4,d5,h8")
    (move,) = position.legal_moves()
    assert format_move(move) == "c3xe5xc4xd5"
    assert parse_move("c3xe5xd5xc4", position) == move


def test_captures_with_the_same_ends_are_told_apart() -> None:
    position = Position.from_fen("W:WKb1:BKb5,Kg5,Ke6,Ke7")
    moves = [move for move in position.legal_moves() if move.target == "g1"]
    assert len(moves) == 2
    assert [parse_move(format_move(move), position) for move in moves] == moves


@pytest.mark.parametrize(
    "text",
    ["c3xe5", "c3xe5xc4", "c3-e5", "c3xe5xc4xd5xd5", "c3xe5xc4xh8", "c3xc5xe5", "c3-c4", "c3", "", "0-0"],
)
def test_a_capture_must_be_said_whole(text: str) -> None:
    with pytest.raises(HubSyntaxError, match="not a"):
        parse_move(text, Position.from_fen("W:Wc3:Bc4,d5,h8"))


@pytest.mark.parametrize(
    "text", ["32x28", "32-27-21", "32–28", "28-32", "99-98", "32-28x", "a1-a2", "32- 28"]
)
def test_what_is_no_legal_step_is_refused(text: str) -> None:
    position = Position.start("international")
    assert parse_move("32-28", position) == Move("32", (Landing("28"),))
    with pytest.raises(HubSyntaxError, match="not a"):
        parse_move(text, position)


def test_a_line_is_read_as_far_as_it_is_legal() -> None:
    start = Position.start("international")
    assert [str(move) for move in readable_moves("32-28 19-23 28x19x23 1-50 14x23x19", start)] == [
        "32-28",
        "19-23",
        "28x19",
    ]
    assert len(readable_moves("32-28 19-23", start, most=1)) == 1
    assert readable_moves("", start) == ()
