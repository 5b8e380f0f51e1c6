"""A move's text is unlike that of any other legal move, in every game, and reads back as that move."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations

import pytest
from harzdame_engine import (
    AmbiguousMove,
    BeyondPlayError,
    Color,
    IllegalMove,
    Move,
    Piece,
    Position,
    Rules,
    variant,
    variants,
)
from harzdame_engine.rules.rules import Goal

from tests.for_each import for_each

MOST = 40  # moves of one position: where kings have thousands, some will do
IDS = [rules.id for rules in variants()]


def in_play(rules: Rules, chance: random.Random) -> Iterator[Position]:
    """The positions of a random game."""
    position = Position.start(rules.id)
    for _ in range(80):
        yield position
        if position.outcome() is not None:
            return
        position = position.play(chance.choice(position.legal_moves()))


def scattered(rules: Rules, chance: random.Random) -> Position:
    """Few pieces of one side among many of the other, most of them kings: captures that go several ways."""
    names = chance.sample(rules.board.names, chance.randint(3, len(rules.board.names) // 3))
    mover = chance.choice(list(Color))
    share = 0.0 if rules.goal is Goal.FIRST_KING else 0.7
    pieces = {}
    for number, square in enumerate(names):
        color = mover if number < 2 else mover.other
        crowned = rules.promotion_squares if color is Color.WHITE else rules.promotion_squares_black
        king = square in crowned or chance.random() < share
        if not (king and rules.goal is Goal.FIRST_KING):  # that ends the game
            pieces[square] = Piece(color, king)
    return Position.of(rules, pieces, mover)


def positions(game: str, seed: object) -> Iterator[Position]:
    chance = random.Random(f"{game}/{seed}")
    rules = variant(game)
    yield from in_play(rules, chance)
    for _ in range(300 if rules.board.is_half else 60):  # where fewer squares have fewer captures of several
        with suppress(BeyondPlayError):  # a few that cannot be set up
            yield scattered(rules, chance)


@pytest.mark.parametrize("game", IDS)
def test_every_legal_move_has_a_text_of_its_own_that_reads_back_as_it(game: str) -> None:
    captures = 0
    for position in positions(game, "own"):
        moves = position.legal_moves()
        texts = Counter(map(str, moves))
        assert max(texts.values(), default=1) == 1, position.fen
        for move in random.Random(0).sample(moves, min(len(moves), MOST)):
            captures += len(move.captures) > 1
            for text in (str(move), str(move).upper(), str(move).replace("x", ":"), f" {move}"):
                assert position.parse_move(text) == move, (position.fen, text)
    assert captures > 20  # in which there is something to tell apart


def short_forms(move: Move) -> Iterator[str]:
    """The text with any of the squares between the first and the last left out."""
    origin, *between, target = move.squares
    for kept in range(len(between)):
        for squares in combinations(between, kept):
            yield "x".join((origin, *squares, target))


@pytest.mark.parametrize("game", IDS)
def test_a_short_form_is_read_as_the_one_move_it_can_be_or_refused_as_ambiguous(game: str) -> None:
    read = 0
    for position in positions(game, "short"):
        for move in position.legal_moves()[:MOST]:
            for text in short_forms(move) if len(move.landings) < 7 else ():
                try:
                    meant = position.parse_move(text)
                except AmbiguousMove as error:
                    assert move in error.moves
                    assert len(set(error.moves)) == len(error.moves) > 1
                else:
                    read += 1
                    squares = iter(meant.squares)
                    assert all(square in squares for square in text.split("x")), (position.fen, text)
                    if meant != move:  # then the text is the whole of one way to play the other
                        path = tuple(text.split("x"))
                        assert position.moves_along(path) == (meant,), (position.fen, text)
                        assert position.next_landings(path) == ()
    assert read > 20


@pytest.mark.parametrize(
    "text", ["32-28", "32x28", "32:28", "32×28", "32 - 28", "32–28", "3228", "032-28", "32 28"]
)
def test_a_step_between_numbers_is_read_generously(text: str) -> None:
    assert str(Position.start("international").parse_move(text)) == "32-28"


@pytest.mark.parametrize("text", ["7-1", "0701", "07-01", "71", "701"])
def test_small_numbers(text: str) -> None:
    assert str(Position.from_fen("W:W7:B5", "international").parse_move(text)) == "7-1"


@for_each(
    "text",
    ["", "32", "3227 28", "322828", "32-29", "32-51", "0-0", "c3-d4", "32--28-", "٣٢-٢٨", "3²-28", "99999"],
)
def test_what_means_no_legal_move_between_numbers_is_refused(text: str) -> None:
    with pytest.raises(IllegalMove):
        Position.start("international").parse_move(text)


@pytest.mark.parametrize("text", ["32-28", "3228", "c3-4"])
def test_numbers_mean_nothing_where_squares_have_letters(text: str) -> None:
    with pytest.raises(IllegalMove):
        Position.start("turkish").parse_move(text)


def test_digits_that_can_be_parted_into_two_moves_are_refused() -> None:
    position = Position.from_fen("W:WK2,K21:B5", "international")
    with pytest.raises(AmbiguousMove) as error:
        position.parse_move("213")
    assert set(map(str, error.value.moves)) == {"2-13", "21-3"}
    assert str(position.parse_move("2117")) == "21-17"
    assert str(position.parse_move("28")) == "2-8"


def test_the_landings_of_a_king_in_numbers() -> None:
    position = Position.from_fen("W:WK47:B14,19,29,31,42", "international")
    with pytest.raises(AmbiguousMove):
        position.parse_move("47x36")
    one, other = position.parse_move("47x38x24x13x36"), position.parse_move("47x38x20x9x36")
    assert (set(one.captures), set(other.captures)) == ({"42", "29", "19", "31"}, {"42", "29", "14", "31"})
    assert position.parse_move("47x24x36") == one
    assert position.parse_move(str(other)) == other


def test_hexagon_squares_have_a_letter_and_a_number() -> None:
    position = Position.start("hexdame")
    assert str(position.parse_move("E4E5")) == "e4-e5"
    with pytest.raises(IllegalMove):
        position.parse_move("a5-a6")
