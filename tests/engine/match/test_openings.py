from itertools import islice

import pytest
from harzdame_engine import Engine, Limit, Position, variants
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.openings import Opening, random_openings, sensible_plies

GAMES = [rules.id for rules in variants()]


def end_of(opening: Opening, game: str) -> Position:
    position = Position.from_fen(opening.fen, game)
    for text in opening.moves:
        position = position.play(position.parse_move(text))
    return position


@pytest.mark.parametrize("game", GAMES)
def test_they_are_distinct_quiet_and_balanced_in_every_game(game: str) -> None:
    start = Position.start(game)
    openings = list(islice(random_openings(start, 6, seed=1, imbalance=50), 3))
    ends = [end_of(opening, game) for opening in openings]
    assert len(set(ends)) == 3
    for opening, end in zip(openings, ends, strict=True):
        assert opening.fen == start.fen
        assert len(opening.moves) == 6
        assert not end.legal_moves()[0].captures
        assert abs(Engine(4).analyse(end, Limit(nodes=10_000)).score.centipieces) <= 75


def test_the_seed_decides() -> None:
    start = Position.start("harzdame")
    one, same, other = (list(islice(random_openings(start, 6, seed, imbalance=50), 5)) for seed in (1, 1, 2))
    assert one == same
    assert one != other


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
