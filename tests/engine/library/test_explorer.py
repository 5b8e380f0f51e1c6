from collections import Counter, defaultdict

import pytest
from harzdame_engine import Color, Position
from harzdame_engine.books.opening_book import installed_book
from harzdame_engine.game.move import Move
from harzdame_engine.library.explorer import ExploredMove, book_moves
from harzdame_engine.library.importing import import_text
from harzdame_engine.library.library import Library
from harzdame_engine.library.reading import find_games

from tests.engine.library.collections import collection


@pytest.mark.parametrize("game", ["harzdame", "international"])
def test_moves_are_counted_as_by_hand(library: Library, game: str) -> None:
    texts = list(collection(120, seed=2, plies=6, variant_id=game))
    import_text(library.games, "\n".join(texts))
    start = Position.start(game)
    for position in (start, start.play(start.legal_moves()[0])):
        counts: Counter[Move] = Counter()
        points: dict[Move, list[float]] = defaultdict(list)
        years: dict[Move, list[int]] = defaultdict(list)
        for text in texts:
            (found,) = find_games(text)
            at = start
            tree = found.read().tree
            assert tree is not None
            for move in (node.move for node in tree.mainline()[1:]):
                assert move is not None
                if at == position:
                    counts[move] += 1
                    white = {"1-0": 1.0, "1/2-1/2": 0.5, "0-1": 0.0}[found.tags["Result"]]
                    points[move].append(white if at.turn is Color.WHITE else 1 - white)
                    years[move].append(int(found.tags["Date"][:4]))
                    break
                at = at.play(move)
        explored = library.explore(position)
        assert {each.move: each.games for each in explored} == counts
        assert [each.games for each in explored] == sorted(counts.values(), reverse=True)
        for each in explored:
            assert each.score == pytest.approx(sum(points[each.move]) / len(points[each.move]))
            assert each.wins + each.draws + each.losses == each.games
            assert each.last_year == max(years[each.move])
            assert each.average_year == round(sum(years[each.move]) / len(years[each.move]))


def test_a_folder_is_explored_alone(library: Library, texts: list[str]) -> None:
    import_text(library.games, "\n".join(texts))
    own = library.folders.own()
    library.games.set_folder([3, 9], own)
    assert sum(each.games for each in library.explore(Position.start(), own)) == 2
    assert sum(each.games for each in library.explore(Position.start())) == len(texts)


def test_a_position_that_comes_again_counts_once_a_game(library: Library) -> None:
    there_and_back = "1. Kh1-h2 Ka8-a7 2. Kh2-h1 Ka7-a8 3. Kh1-g1 *".replace("K", "")
    import_text(library.games, f'[FEN "W:WKh1:BKa8,Kc8"]\n\n{there_and_back}')
    (move,) = library.explore(Position.from_fen("W:WKh1:BKa8,Kc8"))
    assert (str(move.move), move.games, move.score, move.last_year) == ("h1-h2", 1, None, 0)


def test_games_without_a_date_take_no_part_in_the_years(library: Library) -> None:
    for date in ("2000.??.??", "????.??.??", "2010.05.01"):
        import_text(library.games, f'[Event "{date}"]\n[Date "{date}"]\n\n1. d3-d4 *')
    (move,) = library.explore(Position.start())
    assert (move.games, move.average_year, move.last_year) == (3, 2005, 2010)


def test_nothing_is_known_of_other_positions(full: Library) -> None:
    assert full.explore(Position.from_fen("W:Wa1:Bh8")) == ()
    assert full.explore(Position.start("croda")) == ()


def test_the_book_speaks_too() -> None:
    start = Position.start()
    book = installed_book(start.rules)
    assert book is not None
    moves = book_moves(start, book)
    assert moves and all(each.book is not None and each.games == 0 for each in moves)
    assert book_moves(start, None) == ()
    assert ExploredMove(moves[0].move).score is None
