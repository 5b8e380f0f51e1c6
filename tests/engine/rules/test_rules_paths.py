"""Playing a move square by square: where it may go next, and which moves it can still become."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest
from harzdame_engine import Position

from tests.reference.compare import as_reference, way_differs
from tests.reference.games import Goal
from tests.reference.moves import End, end
from tests.reference.position import write_fen
from tests.reference.samples import samples
from tests.reference.table import GAMES
from tests.reference.ways import Path, ways
from tests.rules.rulebook import Case, cases

POSITIONS = 50
# A position with more ways than this is passed over.
MOST = 300


def beginnings(whole: Iterable[Path]) -> dict[Path, list[Path]]:
    """Every beginning of a way, and the ways that begin so."""
    found: dict[Path, list[Path]] = {}
    for way in whole:
        for length in range(1, len(way) + 1):
            found.setdefault(way[:length], []).append(way)
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_every_beginning_of_every_way(game_id: str) -> None:
    longest = 0
    for position in samples(GAMES[game_id], random.Random(f"paths/{game_id}"), POSITIONS):
        core = Position.from_fen(write_fen(position), game_id)
        whole = ways(position, MOST)
        if whole is None or end(position) is End.FIRST_KING:
            continue
        listed: set[tuple[object, ...]] = set()
        for path, begun in beginnings(whole).items():
            longest = max(longest, len(path) - 1)
            next_squares = {way[len(path)] for way in begun if len(way) > len(path)}
            landings = core.next_landings(path)
            assert (len(landings), set(landings)) == (len(next_squares), next_squares), f"{core.fen} {path}"
            moves = core.moves_along(path)
            expected = {whole[way] for way in begun}
            assert (len(moves), set(map(as_reference, moves))) == (len(expected), expected), (
                f"{core.fen} {path}"
            )
            for move in moves:
                assert move.squares[: len(path)] == path
                # the same way to play it is often listed for several beginnings
                if (named := (as_reference(move), move.squares, move.landings)) not in listed:
                    assert way_differs(position, move) is None, f"{core.fen} {path}"
                    listed.add(named)
    # where kings end the game, there are men only
    assert longest >= (2 if GAMES[game_id].goal is Goal.FIRST_KING else 3)


def test_a_capture_of_very_many_ways_can_begin_by_each_of_them() -> None:
    """So many that the core remembers what it has tried."""
    victims = "b3,b4,Kc5,Kd3,e7,Kf7,g3,Ke2,Kd6,Kg5,Ka3,Kb1,Ki4,Kh1"
    position = Position.from_fen(f"W:WKi5:B{victims}", "hexdame")
    assert len(position.legal_moves()) == 36
    names = position.rules.board.names
    begun = {square for square in names if position.moves_along(("i5", square))}
    assert set(position.next_landings(("i5",))) == begun
    assert len(begun) == 7
    for move in position.legal_moves():
        assert position.moves_along(move.squares) == (move,)


@pytest.mark.parametrize("case", cases("harzdame"), ids=str)
def test_nothing_goes_on_from_a_square_that_is_no_landing(case: Case) -> None:
    position = Position.from_fen(case.fen, "harzdame")
    for origin in position.rules.board.names:
        landings = position.next_landings((origin,))
        if not any(move.origin == origin for move in position.legal_moves()):
            assert landings == ()
            assert position.moves_along((origin,)) == ()
        for square in set(position.rules.board.names) - set(landings):
            assert position.next_landings((origin, square)) == ()
            assert position.moves_along((origin, square)) == ()
