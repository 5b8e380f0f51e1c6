import random

import pytest
from harzdame_engine import Position, pdn
from harzdame_engine.library.packed import OPENING_PLIES, opening_moves, opening_text, pack
from harzdame_engine.library.reading import find_games, main_line

from tests.engine.pdn.trees import random_game


@pytest.mark.parametrize("game", ["harzdame", "international", "turkish", "hexdame"])
def test_a_packed_game_is_as_the_core_describes_it(game: str) -> None:
    tree = random_game(random.Random(4), 80, variant_id=game)
    line = main_line(find_games(pdn.write(tree))[0])
    assert line.start is not None
    packed = pack(line.start, line.moves, line.pieces)
    bit_of, at = line.start.rules.board.bit_of, 1
    assert packed[0] == 0
    for node in tree.mainline()[1:]:
        move = node.move
        assert move is not None
        assert packed[at] == bit_of[move.origin] | (0x80 if move.captures else 0)
        assert packed[at + 1] == bit_of[move.target] | (0x80 if move.promotes else 0)
        taken = packed[at + 2 : at + 2 + len(set(move.captures))]
        assert {byte & 0x7F for byte in taken} == {bit_of[square] for square in move.captures}
        assert [byte & 0x80 for byte in taken] == [0] * (len(taken) - 1) + [0x80] * bool(taken)
        at += 2 + len(taken)
    assert at == len(packed)


def test_a_position_of_its_own_comes_first() -> None:
    line = main_line(find_games('[FEN "B:Wa1,Kc3:Bh8"]\n\n1... h8-g8 *')[0])
    assert line.start is not None
    packed = pack(line.start, line.moves, line.pieces)
    assert packed[0] == 1
    assert [int.from_bytes(packed[1 + 8 * n : 9 + 8 * n], "little") for n in range(4)] == list(
        line.start.bits
    )
    assert packed[33] == 1, "Black is to move"
    assert len(packed) == 34 + 2
    assert opening_moves(line.start.rules, packed) == []


def test_the_opening_of_a_packed_game() -> None:
    tree = random_game(random.Random(9), 40)
    line = main_line(find_games(pdn.write(tree))[0])
    assert line.start is not None
    moves = [node.move for node in tree.mainline()[1 : OPENING_PLIES + 1] if node.move is not None]
    wanted = [(move.origin, move.target, bool(move.captures)) for move in moves]
    assert opening_moves(Position.start().rules, pack(line.start, line.moves, line.pieces)) == wanted
    assert opening_text([*wanted, ("a1", "a2", False)]).count(" ") == OPENING_PLIES - 1
