from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from harzdame_engine import Position, pdn

from tests.engine.pdn.trees import DATA, annotated_game, load, read_tree


@pytest.mark.parametrize("game", ["harzdame", "international", "hexdame"])
def test_the_main_line_is_that_of_the_tree(game: str) -> None:
    tree = annotated_game(random.Random(5), 60, game)
    (found,) = pdn.scan(pdn.write(tree)).games
    line = tree.mainline()
    replayed = pdn.replay(found.data, tree.root.position, "")
    assert replayed == pdn.replay(found.text, tree.root.position)
    assert replayed.complete
    assert replayed.plies == len(line) - 1
    assert replayed.result == "*"
    keys = memoryview(replayed.keys).cast("Q")
    assert list(keys) == [node.position.key for node in line]
    name = tree.root.position.rules.board.name_of_bit
    assert [name[bit] for bit in replayed.moves[::3]] == [node.move.origin for node in line[1:] if node.move]
    size = len(replayed.pieces) // len(line)
    assert size == 4 * (16 if game == "hexdame" else 8)
    sets = [replayed.pieces[at : at + size // 4] for at in range(0, len(replayed.pieces), size // 4)]
    assert [int.from_bytes(pieces, "little") for pieces in sets] == [
        pieces for node in line for pieces in node.position.bits
    ]


def test_moves_between_the_same_squares_are_told_apart() -> None:
    position = Position.from_fen("W:WKa6:Bd3,d6,h3,f5,b3,g4", "harzdame")
    same = [move for move in position.legal_moves() if (move.origin, move.target) == ("a6", "a3")]
    assert len(same) == 2
    assert sorted(pdn.replay(str(move), position).moves[2] for move in same) == [0, 1]


def test_what_cannot_be_read_is_told() -> None:
    position = Position.start()
    assert not pdn.replay("1. d3-d4 e6-d6 2. a1-h8 1-0", position).complete
    assert pdn.replay("1. d3-d4 e6-d6 2. a1-h8 1-0", position)[4] == "1-0"
    assert not pdn.replay("1. d3-d4 (1. a1-h8) e6-d6 *", position).complete
    assert not pdn.replay("1. d3-d4 ?x? e6-d6 *", position).faultless
    assert pdn.replay("1. d3-d4 e6-d6 *", position).faultless
    assert pdn.replay("", position).plies == 0
    assert pdn.replay(b"\xff d3-d4", position).plies == 1


def test_every_file_of_the_tests_is_replayed_as_it_is_read() -> None:
    for path in sorted(DATA.glob("*.pdn")):
        if path.name == "binary.pdn":
            continue
        for game in pdn.scan(load(path.name)).games:
            read = game.read()
            if read.tree is None:
                continue
            replayed = pdn.replay(game.data, read.tree.root.position, game.tags.get("Result", "").strip())
            assert replayed.plies == len(read.tree.mainline()) - 1
            assert replayed.complete == read.complete
            assert game.replay() == replayed


def test_threads_replay_at_the_same_time() -> None:
    text = pdn.write(annotated_game(random.Random(6), 60))
    start = read_tree(text).root.position
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: pdn.replay(text, start), range(200)))
    assert len(set(found)) == 1
