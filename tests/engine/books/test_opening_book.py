"""An opening book's lines and choices."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from harzdame_engine import Color, Line, Position, variant
from harzdame_engine.books.opening_book import OpeningBook, installed_book
from harzdame_engine.files.resources import resource
from harzdame_engine.rules.symmetries import symmetries

from tests.made_up_book import made_up_book

START = Position.start("harzdame")


@pytest.fixture(scope="module")
def book() -> OpeningBook:
    return made_up_book("harzdame", 3)


def within(book: OpeningBook, margin: int) -> set[str]:
    moves = book.moves(START)
    best = moves[0].score.centipieces
    return {str(each.move) for each in moves if best - each.score.centipieces <= margin}


def test_it_knows_every_move_of_a_position_or_none(book: OpeningBook) -> None:
    assert {each.move for each in book.moves(START)} == set(START.legal_moves())
    scores = [each.score.centipieces for each in book.moves(START)]
    assert scores == sorted(scores, reverse=True)
    position = START
    while moves := book.moves(position):
        assert {each.move for each in moves} == set(position.legal_moves())
        position = position.play(moves[0].move)
    assert position != START


def test_it_knows_the_images_of_what_it_knows(book: OpeningBook) -> None:
    position = START.play(book.moves(START)[0].move)
    scores = [each.score for each in book.moves(position)]
    assert scores
    for symmetry in symmetries(position.rules):
        image = position.image(symmetry)
        assert [each.score for each in book.moves(image)] == scores
        assert {each.move for each in book.moves(image)} == set(image.legal_moves())


def test_other_positions_and_games_are_unknown_to_it(book: OpeningBook) -> None:
    elsewhere = Position.from_fen("W:Wa1,Kc4:Bg8,h8")
    assert book.moves(elsewhere) == ()
    assert book.choose(elsewhere) is None
    assert book.line(elsewhere, 5) == ()
    assert book.moves(Position.start("turkish")) == ()
    assert book.moves(Position.from_fen("W:W:Bh8")) == ()


def test_without_chance_it_plays_the_best(book: OpeningBook) -> None:
    assert book.choose(START) == book.moves(START)[0]
    assert book.choose(START, margin=50) == book.moves(START)[0]


@pytest.mark.parametrize("margin", [0, 10, 500])
def test_by_chance_it_plays_all_within_the_margin(book: OpeningBook, margin: int) -> None:
    rng = random.Random(1)
    played: Counter[str] = Counter()
    for _ in range(400):
        choice = book.choose(START, margin, rng)
        assert choice is not None
        played[str(choice.move)] += 1
    assert set(played) == within(book, margin)
    assert len(within(book, 500)) == 12 > len(within(book, 10)) > len(within(book, 0)) > 1


def test_the_better_move_is_the_likelier(book: OpeningBook) -> None:
    rng = random.Random(1)
    best, *_, worst = book.moves(START)
    played = Counter(book.choose(START, 20, rng) for _ in range(600))
    assert played[best] > 1.5 * played[worst]


def test_the_margin_is_that_of_a_side_and_all_its_moves() -> None:
    book = installed_book(START.rules)
    assert book is not None
    rng = random.Random(1)
    costs = Counter[int]()
    for _ in range(60):
        game, spent = [START], dict.fromkeys(Color, 0)
        while choice := book.choose(game[-1], 4, rng, game[:-1]):
            best = book.moves(game[-1])[0]
            spent[game[-1].turn] += best.score.centipieces - choice.score.centipieces
            game.append(game[-1].play(choice.move))
        costs.update(spent.values())
    assert max(costs) == 4


def test_after_a_costly_move_it_plays_the_best() -> None:
    book = installed_book(START.rules)
    assert book is not None
    best = book.moves(START)[0].score.centipieces
    dear = next(each for each in book.moves(START) if each.score.centipieces < best - 4)
    game = [START, START.play(dear.move)]
    game.append(game[-1].play(book.moves(game[-1])[0].move))
    rng = random.Random(1)
    played = {choice.score for _ in range(40) if (choice := book.choose(game[-1], 4, rng, game[:-1]))}
    assert played == {book.moves(game[-1])[0].score}
    assert len({book.choose(game[-1], 4, rng) for _ in range(40)}) > 1  # as if it were the start


def test_a_move_whose_answers_are_unknown_is_not_played(book: OpeningBook) -> None:
    position = START
    for _ in range(2):
        best = book.choose(position)
        assert best is not None
        position = position.play(best.move)
    assert book.moves(position)
    assert book.choose(position, margin=1000) is None


def test_it_does_not_go_back(book: OpeningBook) -> None:
    best, second = book.moves(START)[:2]
    assert book.choose(START, margin=500, history=[START.play(best.move)]) == second
    all_played = [START.play(move) for move in START.legal_moves()]
    assert book.choose(START, margin=500, history=all_played) is None


def test_a_line_follows_the_best_moves(book: OpeningBook) -> None:
    line = book.line(START, 100)
    assert len(line) == 3
    assert book.line(START, 2) == line[:2]
    position = START
    for move in line:
        assert book.moves(position)[0].move == move
        position = position.play(move)


def test_lines_begin_with_the_moves_it_knows(book: OpeningBook) -> None:
    lines = book.lines(START)
    assert [(line.pv[0], line.score) for line in lines] == list(book.moves(START))
    assert all(len(line.pv) == 3 for line in lines)
    assert book.lines(START, most=2, plies=2) == tuple(Line(line.score, line.pv[:2]) for line in lines[:2])
    assert book.lines(Position.from_fen("W:Wa1,Kc4:Bg8,h8")) == ()


def test_a_reply_looks_like_a_search(book: OpeningBook) -> None:
    info = book.reply(START)
    assert info is not None
    assert info.from_book
    assert (info.best, info.score) == book.moves(START)[0]
    assert info.pv == book.line(START, 100)
    assert (info.nodes, info.nps, info.depth) == (0, 0, 0)
    assert book.reply(Position.from_fen("W:Wa1,Kc4:Bg8,h8")) is None


def test_a_game_without_a_book_has_none() -> None:
    assert installed_book(variant("bosnian")) is None


def test_what_is_installed_is_in_order() -> None:
    for path in resource("books").glob("*.book"):
        book = installed_book(variant(path.stem))
        assert book is not None
        assert book.line(Position.start(path.stem), 4)
