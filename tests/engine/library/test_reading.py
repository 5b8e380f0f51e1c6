from harzdame_engine import Position
from harzdame_engine.library.packed import OPENING_PLIES
from harzdame_engine.library.reading import find_games, read_games


def read(text: str):
    (game,) = read_games(find_games(text))
    return game


def test_a_whole_game_is_read() -> None:
    game = read('[White "A"]\n[Result "1-0"]\n\n1. e2-f2 d7-c7 2. e1-e2 1-0')
    assert (game.variant, game.plies, game.result, game.complete) == ("harzdame", 3, "1-0", True)
    assert game.opening == "e2-f2 d7-c7 e1-e2"
    assert game.problem is None
    assert game.text.startswith('[White "A"]') and game.text.endswith("1-0")


def test_a_game_that_ends_in_nonsense_keeps_its_rest() -> None:
    game = read('[White "A"]\n\n1. e2-f2 a8-a1 2. e1-e2 *')
    assert (game.plies, game.complete) == (1, False)
    assert game.problem is not None and game.problem.detail == "a8-a1"
    assert game.text.endswith("2. e1-e2 *")


def test_a_foreign_game_is_kept_as_text() -> None:
    game = read('[Variant "Chess"]\n[White "A"]\n\n1. e4 e5 1-0')
    assert (game.variant, game.packed, game.plies, game.complete) == ("", b"", 0, False)
    assert game.tags["White"] == "A"


def test_a_position_that_cannot_be_is_kept_as_text() -> None:
    game = read('[FEN "W:Wz9:Ba1"]\n\n1. a1-a2 *')
    assert (game.packed, game.complete) == (b"", False)


def test_a_game_with_a_position_of_its_own_has_no_opening() -> None:
    game = read('[FEN "W:Wa1:Bh8"]\n\n1. a1-a2 *')
    assert (game.plies, game.opening, game.packed[0]) == (1, "", 1)


def test_the_opening_is_cut() -> None:
    position, moves = Position.start(), []
    for _ in range(OPENING_PLIES + 4):
        moves.append(position.legal_moves()[0])
        position = position.play(moves[-1])
    game = read(" ".join(map(str, moves)) + " *")
    assert len(game.opening.split()) == OPENING_PLIES
    assert game.plies == OPENING_PLIES + 4


def test_bytes_of_any_encoding_are_read() -> None:
    assert find_games('[White "Jörg"]\n\n1. e2-f2 *'.encode("latin-1"))[0].tags == {"White": "Jörg"}
