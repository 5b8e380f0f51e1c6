"""Draws by counting in words: each rule of each game is told, with its number, and no two alike."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, GameTree, Position, Rules, variants
from harzdame_engine.game.counting import Count

from harzdame_gui.text.draws import count_text, draw_sentence, walk_text
from tests.for_each import for_each

COUNTING = [rules for rules in variants() if rules.draws]


@for_each("rules", COUNTING, ids=lambda rules: rules.id)
def test_each_draw_has_a_sentence_of_its_own(language: str, rules: Rules) -> None:
    sentences = [draw_sentence(draw) for draw in rules.draws]
    assert len(set(sentences)) == len(sentences)
    for draw, sentence in zip(rules.draws, sentences, strict=True):
        assert f" {draw.plies // 2} " in sentence, sentence
        assert "{" not in sentence


def test_the_words_of_a_rule() -> None:
    international = next(rules for rules in COUNTING if rules.id == "international")
    assert [draw_sentence(draw) for draw in international.draws] == [
        "It is a draw after 25 moves by each side without a capture or a man’s move.",
        "One king against three pieces with a king among them: a draw after 16 moves by each side.",
        "One king against one piece or two with a king among them: a draw after 5 moves by each side.",
    ]


@pytest.mark.parametrize(
    ("plies", "text"),
    [(1, "draw in 16 moves"), (2, "draw in 15 moves"), (29, "draw in 2 moves"), (31, "draw in 1 move")],
)
def test_an_endgame_that_is_counted_tells_how_many_moves_are_left(plies: int, text: str) -> None:
    three = next(rules for rules in COUNTING if rules.id == "international").draws[1]
    assert count_text([Count(three, plies)]) == text


def test_moves_of_kings_are_told_of_from_the_middle_on() -> None:
    kings = next(rules for rules in COUNTING if rules.id == "international").draws[0]
    assert [count_text([Count(kings, plies)]) for plies in (24, 25, 48)] == [
        "",
        "draw in 13 moves",
        "draw in 1 move",
    ]


@pytest.mark.parametrize(
    ("fen", "white", "black"),
    [
        ("W:WK46,50:BK5,20", "", ""),
        ("W:WK46,50:BK5,20:+2+0", "king 46: 2 of 3 moves", ""),
        ("B:WK46,50:BK5,20:+1+3", "king 46: 1 of 3 moves", "king 5: 3 of 3 moves"),
    ],
)
def test_the_moves_of_one_king_are_told_where_they_are_limited(fen: str, white: str, black: str) -> None:
    position = Position.from_fen(fen, "frisian")
    assert [walk_text(position, color) for color in Color] == [white, black]
    assert walk_text(Position.from_fen(fen, "international"), Color.WHITE) == ""


def test_the_words_of_frisian_draws() -> None:
    frisian = next(rules for rules in COUNTING if rules.id == "frisian")
    assert [draw_sentence(draw) for draw in frisian.draws] == [
        "One king against two kings: a draw after 7 moves by each side.",
        "One king each: a draw after 2 moves by each side.",
    ]


def test_nothing_is_said_where_nothing_is_counted() -> None:
    tree = GameTree(Position.start("international"))
    assert count_text(tree.counts(tree.root)) == ""
