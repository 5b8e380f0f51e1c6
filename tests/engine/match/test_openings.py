from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from harzdame_engine import Engine, GameTree, Limit, Position, pdn, variant, variants
from harzdame_engine.ballots.ballot_sets import ballot_set
from harzdame_engine.books.opening_book import installed_book
from harzdame_engine.match.errors import FailureReason, Hindrance, MatchError
from harzdame_engine.match.openings import (
    Opening,
    ballot_openings,
    book_openings,
    random_openings,
    read_openings,
    sensible_plies,
)
from harzdame_engine.search.evaluation import BY_RULES

from tests.for_each import for_each

GAMES = [rules.id for rules in variants()]


def end_of(opening: Opening, game: str) -> Position:
    position = Position.from_fen(opening.fen, game)
    for text in opening.moves:
        position = position.play(position.parse_move(text))
    return position


@for_each("game", GAMES)
def test_they_are_distinct_quiet_and_balanced_in_every_game(game: str) -> None:
    start = Position.start(game)
    openings = list(islice(random_openings(start, 6, seed=1, imbalance=50), 3))
    ends = [end_of(opening, game) for opening in openings]
    assert len(set(ends)) == 3
    for opening, end in zip(openings, ends, strict=True):
        assert opening.fen == start.fen
        assert len(opening.moves) == 6
        assert not end.legal_moves()[0].captures
        judge = Engine(4, evaluation=BY_RULES)  # as where they are chosen
        assert abs(judge.analyse(end, Limit(nodes=10_000)).score.centipieces) <= 75


def test_the_seed_decides() -> None:
    start = Position.start("harzdame")
    one, same, other = (list(islice(random_openings(start, 6, seed, imbalance=50), 5)) for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_those_of_a_set_of_ballots_are_drawn_by_a_lot_that_the_seed_decides() -> None:
    deck = ballot_set("english", "eleven-man")
    assert deck is not None
    one, same, other = (list(islice(ballot_openings(deck, seed), 5)) for seed in (1, 1, 2))
    assert one == same
    assert one != other
    assert all(end_of(opening, "english") for opening in one)
    assert {len(opening.fen) for opening in one} != {len(Position.start("english").fen)}


def test_a_position_can_be_the_start() -> None:
    start = Position.from_fen("B:WKa1,c1,d2:BKh8,f8,e7")
    (opening,) = islice(random_openings(start, 2, seed=1, imbalance=300), 1)
    assert opening.fen == start.fen
    assert end_of(opening, "harzdame").turn is start.turn


def test_when_there_are_no_more_it_says_so() -> None:
    openings = random_openings(Position.start("international"), 1, seed=1, imbalance=100)
    found = []
    with pytest.raises(MatchError, match=r"only [1-9] different openings of 1 plies"):
        found.extend(openings)


@pytest.mark.parametrize("game", ["harzdame", "international", "dameo"])
def test_so_many_plies_that_openings_differ(game: str) -> None:
    start = Position.start(game)
    plies = sensible_plies(start)
    assert plies % 2 == 0
    assert start.perft(plies) >= 1_000_000


HARZDAME = variant("harzdame")
START = Position.start("harzdame").fen


def test_positions_one_a_line(tmp_path: Path) -> None:
    path = tmp_path / "positions.txt"
    path.write_text(f"# two of them\n\n{START}\nB:Wa1,Kc4:Bg8,h8\n")
    assert read_openings(path, HARZDAME, None) == (Opening(START), Opening("B:Wa1,Kc4:Bg8,h8"))


def test_games_and_their_first_moves(tmp_path: Path) -> None:
    path = tmp_path / "games.pdn"
    path.write_text('[Event "a"]\n\n1. a6-a7 h3-h2 2. b5-b6 *\n\n[Event "b"]\n\n1. f1-g1 *\n')
    whole = read_openings(path, HARZDAME, None)
    assert whole == (Opening(START, ("a6-a7", "h3-h2", "b5-b6")), Opening(START, ("f1-g1",)))
    assert [opening.moves for opening in read_openings(path, HARZDAME, 2)] == [("a6-a7", "h3-h2"), ("f1-g1",)]


def test_moves_beyond_those_wanted_are_not_read(tmp_path: Path) -> None:
    path = tmp_path / "games.pdn"
    path.write_text("1. a6-a7 h3-h2 2. nonsense *\n")
    assert read_openings(path, HARZDAME, 2) == (Opening(START, ("a6-a7", "h3-h2")),)


def test_a_game_from_a_position(tmp_path: Path) -> None:
    tree = GameTree(Position.from_fen("B:Wa1,Kc4:Bg8,h8"))
    tree.add(tree.root, tree.root.position.legal_moves()[0])
    path = tmp_path / "game.pdn"
    path.write_text(pdn.write(tree))
    (opening,) = read_openings(path, HARZDAME, None)
    assert opening == Opening("B:Wa1,Kc4:Bg8,h8", (str(tree.mainline()[1].move),))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "holds no openings"),
        (f"{START}\nW:Wa1,a1:Bh8\n", ":2: two pieces stand on a1"),
        ("W:W:Bh8\n", ":1: the game is over"),
        ("1. a6-a7 a1-h8 *\n", "cannot read 'a1-h8'"),
        ('[GameType "20"]\n\n1. 32-28 *\n', "not of harzdame"),
        ('[Variant "chess"]\n\n1. e2-e4 *\n', "game of chess"),
        ('[FEN "W:Wc4:Bd4"]\n[SetUp "1"]\n\n1. c4xe4 *\n', "over after this opening"),
    ],
)
def test_what_cannot_be_played_is_told_with_its_place(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "openings"
    path.write_text(text)
    with pytest.raises(MatchError) as raised:
        read_openings(path, HARZDAME, None)
    assert problem in str(raised.value)
    assert str(path) in str(raised.value)
    (reason,) = raised.value.reasons
    assert reason.hindrance is (Hindrance.BAD_OPENING if text else Hindrance.NO_OPENINGS)
    assert reason.name.partition(":")[0] == "openings"


def test_no_file_and_no_text(tmp_path: Path) -> None:
    with pytest.raises(MatchError, match="No such file") as missing:
        read_openings(tmp_path / "missing", HARZDAME, None)
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 4)
    with pytest.raises(MatchError, match="not a text file") as binary:
        read_openings(tmp_path / "binary", HARZDAME, None)
    reasons = [*missing.value.reasons, *binary.value.reasons]
    assert reasons == [
        FailureReason(Hindrance.UNREADABLE, "missing", "No such file or directory"),
        FailureReason(Hindrance.NOT_TEXT, "binary"),
    ]


def test_openings_of_the_book_differ_and_are_the_same_for_the_same_seed() -> None:
    start = Position.start("harzdame")
    one, two, three = (list(islice(book_openings(start, 6, seed, 50), 8)) for seed in (1, 1, 2))
    assert one == two != three
    assert len(set(one)) == 8
    book = installed_book(start.rules)
    assert book is not None
    for opening in one:
        position = start
        for text in opening.moves:
            assert text in {str(each.move) for each in book.moves(position)}
            position = position.play(position.parse_move(text))


def test_a_small_book_or_none_is_told() -> None:
    with pytest.raises(MatchError, match=r"only \d+ different openings of 1 plies") as few:
        list(book_openings(Position.start("harzdame"), 1, 1, 0))
    with pytest.raises(MatchError, match="no opening book is installed for bosnian") as none:
        next(book_openings(Position.start("bosnian"), 2, 1, 0))
    assert few.value.reasons == (FailureReason(Hindrance.FEW_OPENINGS),)
    assert none.value.reasons == (FailureReason(Hindrance.NO_BOOK, "Harzdame"),)
