import random
from functools import cache

import pytest
from harzdame_engine import Position, pdn
from harzdame_engine.library.importing import import_text
from harzdame_engine.library.library import Library
from harzdame_engine.library.pattern import Bounds, PositionPattern, Wanted
from harzdame_engine.library.reading import find_games

from tests.engine.library.collections import collection
from tests.engine.pdn.trees import random_game


@cache
def positions_of(text: str) -> list[Position]:
    """The positions of the main line, the first included."""
    tree = find_games(text)[0].read().tree
    assert tree is not None
    return [node.position for node in tree.mainline()]


def expected(texts: list[str], pattern: PositionPattern) -> dict[int, int]:
    """The games by number from 1, with the first ply that matches, found the slow way."""
    found = {}
    for number, text in enumerate(texts, 1):
        plies = [ply for ply, each in enumerate(positions_of(text)) if pattern.matches(each)]
        if plies:
            found[number] = plies[0]
    return found


@pytest.mark.parametrize("game", ["harzdame", "international", "hexdame", "turkish", "dameo", "gothic"])
def test_every_position_of_every_game_is_found(library: Library, game: str) -> None:
    texts = list(collection(6, seed=8, plies=120, variant_id=game))
    import_text(library.games, "\n".join(texts))
    for text in texts:
        for position in positions_of(text)[::7]:
            pattern = PositionPattern.exactly(position)
            assert library.positions.find(pattern) == expected(texts, pattern)


def test_patterns_are_found_where_they_first_occur(full: Library, texts: list[str]) -> None:
    rng = random.Random(4)
    every = [positions_of(text) for text in texts]
    for _ in range(25):
        position = rng.choice(rng.choice(every))
        squares = rng.sample(position.rules.board.names, rng.randrange(1, 6))
        pattern = PositionPattern(
            position.rules,
            {
                square: Wanted.piece(position.pieces[square]) if square in position.pieces else Wanted.EMPTY
                for square in squares
            },
            rng.choice([None, position.turn]),
        )
        assert full.positions.find(pattern) == expected(texts, pattern)


def test_material_is_found(full: Library, texts: list[str]) -> None:
    rules = Position.start().rules
    for pattern in (
        PositionPattern(rules, white_men=Bounds(0, 12), black_men=Bounds(14)),
        PositionPattern(rules, white_kings=Bounds(1)),
        PositionPattern(rules, white_men=Bounds(5, 8), black_men=Bounds(5, 8)),
    ):
        assert full.positions.find(pattern) == expected(texts, pattern)


def test_games_with_a_position_of_their_own_are_found(library: Library) -> None:
    for game in ("harzdame", "international"):
        tree = random_game(random.Random(9), 20, variant_id=game)
        later = Position.from_fen(tree.mainline()[9].position.fen, game)
        study = type(tree)(later)
        node = study.root
        for each in tree.mainline()[10:]:
            assert each.move is not None
            node = study.add(node, each.move)
        (added,) = library.games.add(list(map(_read, [pdn.write(study)])))
        for ply, each in enumerate(study.mainline()):
            assert library.positions.find(PositionPattern.exactly(each.position))[added.id] == ply


def _read(text: str):
    from harzdame_engine.library.reading import read_games

    return next(read_games(find_games(text)))


def test_the_copy_in_memory_follows_every_change(library: Library, texts: list[str]) -> None:
    other = Library(library.path)
    start = PositionPattern.exactly(Position.start())
    assert other.positions.find(start) == {}
    import_text(library.games, "\n".join(texts[:3]))
    assert set(other.positions.find(start)) == {1, 2, 3}
    library.games.remove([2])
    assert set(other.positions.find(start)) == {1, 3}
    import_text(library.games, texts[5])
    assert set(other.positions.find(start)) == {1, 3, 4}
    library.games.replace(3, 1, texts[7])
    last = PositionPattern.exactly(positions_of(texts[7])[-1])
    assert set(other.positions.find(last)) == {3}
    other.close()


def test_a_damaged_record_of_moves_ends_its_game_only(library: Library, texts: list[str]) -> None:
    import_text(library.games, "\n".join(texts[:2]))
    damaged = [b"", b"\1", b"\1abc", b"\0\xff", b"\0\xff\xff\x7f", b"\0" + b"\x85\x86" * 50]
    import_text(library.games, "\n".join(texts[2 : 2 + len(damaged)]))
    with library._connection.writing() as db:
        for game, packed in enumerate(damaged, 3):
            db.execute("UPDATE moves SET packed = ? WHERE game = ?", (packed, game))
    last = PositionPattern.exactly(positions_of(texts[1])[-1])
    assert library.positions.find(last)[2] == len(positions_of(texts[1])) - 1
    assert library.explore(Position.start())
