"""The game that a text records: named by its tags, told by what it holds and by its neighbours."""

from __future__ import annotations

import random
import tracemalloc

import pytest
from harzdame_engine import Position, pdn
from harzdame_engine.pdn.recognition import recognise
from harzdame_engine.rules.foreign_games import CHESS, LARGE_DRAUGHTS, SMALL_DRAUGHTS

from tests.for_each import for_each

ENDLESS = "1" * 5000
"""More digits than Python reads as a number."""
RUSSIAN = (
    "1. c3-d4 f6-e5 2. d4xf6 g7xe5 3. b2-c3 h8-g7 4. g3-f4 e5xg3 5. h2xf4 g7-f6 6. c3-d4 b6-c5 "
    "7. d4xb6 a7xc5 8. a1-b2 f6-e5 9. b2-c3 e5xg3 10. f2xh4 e7-f6 0-1"
)
"""It is of Czech draughts as well."""
CZECH = (
    "1. c3-d4 f6-e5 2. d4xf6 g7xe5 3. a3-b4 e5-d4 4. e3xc5 b6xd4 5. b4-c5 d6xb4 6. b2-a3 f8-g7 "
    "7. a3xc5 c7-d6 0-1"
)
"""At the end a man could capture backwards, as it must in Russian draughts."""
FOREIGN = "1. c3-d4 f6-e5 2. d4xf6 g7xe5 3. b2-c3 h8-g7 4. c3-b2 e5-f6 5. b2-c3 f6-g5 0-1"
"""Men go back as well."""
BACKWARDS = "1. 22-25 9-6 2. 25-22 *"
BRAZILIAN = '[FEN "W:Wf6,h2:Be7,c7,e3,h8"]\n\n1. f6xd8xb6 h8-g7 *'
"""A man passes the last row; in Russian draughts it would be a king there, and capture a third piece."""
TEUTONIC = "1. c3-d4 f6-e5 2. d4xf6 e7xg5 3. d3-d4 *"
ENGLISH = "1. 11-15 23-19 2. 8-11 22-17 3. 9-13 17-14 *"
POOL = "1. 10-14 23-18 2. 14x23 27x18 3. 11-16 32-27 4. 9-13 27-23 5. 6-9 18-14 6. 9x18x27x20 22-18 7. 5-9 *"
"""In the middle a man captures backwards."""
ENGLISH_ONLY = (
    "1. 12-16 23-19 2. 16x23 26x19 3. 9-14 31-26 4. 6-9 19-15 5. 11x18 22x15x6 6. 1x10 24-20 7. 14-18 25-22 *"
)
"""A man of pool checkers could have captured on, backwards."""
ITALIAN = "1. 22-18 11-14 2. 18x11 6x15 *"
CANADIAN = "1. 44-37 30-36 2. 55-49 25-30 *"
FILIPINO = "1. d3-c4 g6-h5 2. c4-b5 c6xa4 3. b3-c4 h5-g4 4. h3xf5 e6xg4 5. f3xh5 d7-e6 *"
SPANTSIRETI = "1. a3-b4 h6-g5 2. i3-h4 g5xi3 3. h2xj4 g7-h6 *"


def game_of(text: str, tags: str = "") -> tuple[str | None, str]:
    """The id of the rules, and the name, of the one game in a file, which a reading agrees with."""
    (game,) = pdn.scan(f"{tags}\n\n{text}" if tags else text).games
    return told(game)


def told(game: pdn.PdnGame) -> tuple[str | None, str]:
    """The id of the rules and the name of a game, which a reading agrees with."""
    reading = game.read()
    rules = game.rules
    if rules is None:
        assert reading.tree is None
        assert [(p.kind, p.detail) for p in reading.problems] == [
            (pdn.ProblemKind.UNKNOWN_VARIANT, game.game_name)
        ]
    else:
        assert reading.tree is not None
        assert reading.tree.root.position.rules is rules
    return rules and rules.id, game.game_name


@for_each("text", ["", f"1. 1-{ENDLESS} 2. 3-4", f"1. {ENDLESS}-1"])
@for_each("fen", ["", f"W:W{ENDLESS}:B1", f"W:W1:B{ENDLESS}", f"W:Wa{ENDLESS}:Ba1"])
def test_endless_numbers_are_none(text: str, fen: str) -> None:
    recognise(text, {"FEN": fen} if fen else {})


def test_numbered_squares_are_those_of_international_draughts() -> None:
    assert game_of("1. 32-28 *")[0] == "international"
    assert game_of("(1. 32-28) 1. 32-28 *")[0] == "international"
    assert game_of("{32-28} 1. a5-a6 *")[0] == "harzdame"
    rules = recognise("(1. 32-28) *", {}).rules
    assert rules is not None
    assert rules.id == "international"


@pytest.mark.parametrize("heap", ["(", ")", "(1. x ", "$1 ", "{x} "])
def test_a_game_of_anything_but_moves_takes_little_memory(heap: str) -> None:
    text = heap * (2_000_000 // len(heap))
    tracemalloc.start()
    try:
        recognise(text, {})
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 5 * len(text)


def test_moves_are_sought_at_the_beginning_alone() -> None:
    far = "{" + "x" * (1 << 20) + "} "
    rules = recognise(far + "1. 32-28 *", {}).rules
    assert rules is not None
    assert rules.id == "harzdame"
    chess = "1. Nf3 Nf6 2. Nc3 Nc6 3. Be2 Be7 *"
    assert recognise(chess, {}).name == CHESS
    assert recognise(far + chess, {}).name != CHESS


@pytest.mark.parametrize(
    ("variant", "others"),
    [("Standard", "20"), ("Standard (international) checkers", "20"), ("From Position", "20,W,10,10,N2,0"),
     ("Losing chess", "20"), ("Wild", "30")],
)  # fmt: skip
def test_the_standards_tag_goes_before_another_programs_word(variant: str, others: str) -> None:
    (game,) = pdn.scan(f'[GameType "{others}"]\n[Variant "{variant}"]\n\n*').games
    assert game.rules is not None
    assert str(game.rules.gametype) == others.split(",", maxsplit=1)[0]
    assert game.read().problems == ()


@pytest.mark.parametrize(
    ("tags", "rules"),
    [
        ('[GameType "40"]', "frisian"),
        ('[GameType "40,W,10,10,N2,0"]\n[Variant "Frisian"]', "frisian"),
        ('[GameType "97"]', "frysk"),
        ('[GameType "97"]\n[Variant "Frysk!"]', "frysk"),  # as lidraughts writes it
        ('[GameType "238,W,10,10,N2,0"]\n[Variant "frysk"]', "frysk"),
        ('[Variant "Frisian draughts"]', "frisian"),
    ],
)
def test_frisian_and_frysk_go_by_their_tags(tags: str, rules: str) -> None:
    (game,) = pdn.scan(f"{tags}\n\n1. 46-41 *").games
    assert game.rules is not None and game.rules.id == rules
    assert "contradictory" not in " ".join(problem.kind for problem in game.read().problems)


@pytest.mark.parametrize("word", ["Standard", "standard (10x10)", "Normal", "From Position", "?", "-"])
def test_a_word_for_the_usual_game_is_no_name(word: str) -> None:
    assert game_of("1. 32-28 18-23 2. 38-32 12-18 *", f'[Variant "{word}"]')[0] == "international"
    assert game_of(FOREIGN, f'[Variant "{word}"]') == (None, SMALL_DRAUGHTS)


@pytest.mark.parametrize("word", ["Chess960", "Chinese chess", "Othello"])
def test_a_foreign_word_beside_our_number_is_told(word: str) -> None:
    (game,) = pdn.scan(f'[GameType "20"]\n[Variant "{word}"]\n\n1. 32-28 *').games
    assert game.rules is not None
    assert game.rules.id == "international"
    assert [p.detail for p in game.read().problems] == [f"20 {word}"]


@pytest.mark.parametrize(
    ("tags", "name"),
    [
        ('[GameType "50,W,8,8,A0,0"]', "Othello"),
        ('[GameType "50"]\n[Variant "Reversi"]', "Othello"),
        ('[GameType "23,W,8,8,A0,0"]', "GameType 23,W,8,8,A0,0"),  # unified pool
        ('[GameType "0"]', "Chess"),
        ('[GameType "77"]', "GameType 77"),
        ('[Variant "Shogi"]', "Shogi"),
        ('[Variant "Wild"]', "Wild"),
    ],
)
def test_a_foreign_game_has_its_name(tags: str, name: str) -> None:
    assert game_of("1. c3-d4 *", tags) == (None, name)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (FOREIGN, SMALL_DRAUGHTS),
        ("1. c3-b2 1/2-1/2", SMALL_DRAUGHTS),
        ("1. c3:e5 *", SMALL_DRAUGHTS),
        (BACKWARDS, SMALL_DRAUGHTS),
        ("1. 42-37 30-35 2. 55-49 24-30 *", LARGE_DRAUGHTS),
        (FOREIGN.replace("g7xe5", "g7-g5", 1), SMALL_DRAUGHTS),  # one move is mistyped
    ],
)
def test_a_foreign_game_is_told_by_its_moves(text: str, name: str) -> None:
    assert game_of(f'[Event "a"]\n{text}' if text[0] == "[" else text) == (None, name)


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("1. d3-d4 *", "harzdame"),
        ("1. 32-28 19-23 2. 28x19 14x23 3. 32-29 *", "international"),  # a slip; not a step of 64 squares
        ("1. 32-28 18-72 *", "international"),
        ('[FEN "W:Wa1:Bh8"]\n\n*', "harzdame"),
        ('[FEN "W:WKa1:Bh8"]\n\n1. a1-c1 *', "harzdame"),
        ('[FEN "W:W31:B20"]\n\n1. 31-26 *', "international"),
        ('[FEN "W:WKa1,a2:Bb7"]\n\n1. a1-b2 *', "armenian"),
        ('[GameType "25"]\n\n1. c3-d4 *', "russian"),
        ('[GameType "25,W,8,8,A0,0"]\n[Variant "Russian"]\n\n1. c3-d4 *', "russian"),
        ('[Variant "Russian"]\n\n1. c3-d4 *', "russian"),
        (TEUTONIC, "universal"),
        ('[GameType "21"]\n\n1. 11-15 23-19 *', "english"),
        ('[Variant "American/English"]\n\n1. 11-15 23-19 *', "english"),
        ('[GameType "23"]\n\n1. 11-15 23-19 *', "pool"),
        ('[GameType "23,B,8,8,N1,0"]\n\n1. 11-15 23-19 *', "pool"),
        ('[GameType "23, B, 8, 8, A1, 1"]\n\n1. c3-d4 *', "jamaican"),
        ('[GameType "41"]\n\n1. i3-j4 *', "spantsireti"),
        ('[Variant "Spantsiretti"]\n\n1. i3-j4 *', "spantsireti"),
    ],
)  # fmt: skip
def test_games_of_ours_stay_ours(text: str, game: str) -> None:
    assert game_of(text)[0] == game


@for_each(
    ("text", "game", "guessed"),
    [
        ("1. d3-d4 e6-d6 2. a6-b6 *", "harzdame", False),
        ('[Variant "Turkish"]\n\n1. a3-a4 *', "turkish", False),
        ('[GameType "30"]\n\n1. a3-a4 *', "turkish", False),
        ("*", "harzdame", True),
        ("{no move}", "harzdame", True),
        ("1. a3-a4 a6-a5 *", "turkish", True),
        ("1. z1-z2 *", "harzdame", True),
        ('[FEN "W:Wa1:Bh8"]\n\n*', "harzdame", True),
        ('[FEN "W:WKi5:BKe9"]\n\n*', "hexdame", False),
        ("1. 32-28 19-23 2. 28x19 14x23 *", "international", True),
        ("1. 32-28 19-23 2. 28x19 14x23 3. 32-29 *", "international", True),
        ("1. 32-28 18-72 *", "international", True),
        (RUSSIAN, "russian", True),
        (RUSSIAN.replace("x", ":"), "russian", True),
        ("1. c3-d4 *", "russian", True),
        ('[FEN "W:WKa1,e3:Bb6"]\n\n1. e3-f4 *', "russian", True),
        ('[FEN "W:W21-32:B1,2-12."]\n\n1. c3-d4 *', "russian", True),
        ('[GameType "25"]\n\n1. c3-d4 *', "russian", False),
        (BRAZILIAN, "brazilian", False),
        (CZECH, "czech", False),
        (ITALIAN, "italian", False),
        (ENGLISH, "english", True),
        (ENGLISH_ONLY, "english", False),
        (ENGLISH_ONLY.replace("25-22", "25-23"), "english", True),
        (POOL, "pool", False),
        (CANADIAN, "canadian", False),
        ("1. 43-38 30-36 *", "srilankan", False),
        ("1. 44-38 *", "canadian", False),
        (FILIPINO, "filipino", False),
        (SPANTSIRETI, "spantsireti", False),
    ],
)
def test_a_game_that_nothing_decides_is_guessed(text: str, game: str, guessed: bool) -> None:
    (found,) = pdn.scan(f'[Event "a"]\n{text}' if text[0] == "[" else f'[Event "a"]\n\n{text}').games
    assert found.rules is not None
    assert (found.rules.id, found.guessed) == (game, guessed)


LATE = (
    "b3-b4 g6-g5 b2-b3 a6-a5 c3-c4 h6-g6 a3-a4 a5xa3xc3xc5 d3-c3 g5-h5 d2-d3 f6-f5 c2-b2 g6-f6 b4-a4 a7-a6 "
    "e3-e4 c5-c4 c3xc5 c6xc4 d3-e3 c4-c3 h3-h4 h5xh3xh1 b2-b3 c3xa3xa1 g3-g4 a1xa5 f3-f4 f5xf3xd3 g2-g3 "
    "h1-g1 g3-f3 g1xg5 e4-e5 g5xb5 f2-g2 d3-c3 e2-f2 b5-b2 f3-e3 b2-e2 e3xe1"
)
"""A game whose first moves can be played in sixteen games, and the last in one."""


def test_moves_that_come_late_decide_as_well() -> None:
    (early,) = pdn.scan(LATE[: LATE.index(" b2-b3 c3x")]).games
    (late,) = pdn.scan(LATE).games
    assert early.guessed
    assert late.rules is not None
    assert (late.rules.id, late.guessed) == ("bosnian", False)


def test_neighbours_end_a_guess() -> None:
    othello = '[Event "a"]\n[GameType "50"]\n\n1. c3-d4 f6-g5 *'
    assert [game.guessed for game in pdn.scan(f'{othello}\n\n[Event "b"]\n\n*').games] == [False, False]
    assert [game.guessed for game in pdn.scan('[Event "a"]\n\n*\n\n[Event "b"]\n\n*').games] == [True] * 2


def file_of(*games: str) -> list[tuple[str | None, str]]:
    """The games of a file that consists of these texts."""
    return [told(game) for game in pdn.scan("\n\n".join(games)).games]


def test_the_neighbours_decide_where_the_moves_leave_a_choice() -> None:
    named = '[Event "a"]\n[GameType "50"]\n\n1. c3-d4 f6-g5 *'
    bare, foreign, russian = '[Event "b"]\n\n*', f'[Event "c"]\n\n{FOREIGN}', f'[Event "d"]\n\n{RUSSIAN}'
    assert file_of(named, bare, foreign, russian) == [(None, "Othello")] * 4
    assert file_of(bare, foreign, russian) == [(None, SMALL_DRAUGHTS)] * 3
    assert [game for game, _ in file_of('[Event "d"]\n\n1. d3-d4 *', bare)] == ["harzdame"] * 2


def test_a_mistyped_game_makes_no_other_foreign() -> None:
    russian = [f'[Event "{number}"]\n\n{RUSSIAN}' for number in range(9)]
    mistyped = f'[Event "9"]\n\n{RUSSIAN.replace("a1-b2", "a1-c3")}'
    assert file_of(*russian, mistyped) == [("russian", "")] * 9 + [(None, SMALL_DRAUGHTS)]
    assert file_of(*russian[1:], mistyped) == [(None, SMALL_DRAUGHTS)] * 9


def test_a_file_is_judged_by_all_its_games() -> None:
    rng = random.Random(1)
    games = [f'[Event "{number}"]\n\n{by_chance("brazilian", rng)}' for number in range(12)]
    assert {game for game, _ in file_of(games[0])} == {"russian"}
    assert file_of(*games) == [("brazilian", "")] * 12
    others = [f'[Event "{number}"]\n\n{by_chance("russian", rng)}' for number in range(12)]
    assert file_of(*others) == [("russian", "")] * 12
    assert {game.guessed for game in pdn.scan("\n\n".join(games)).games} == {True}


def test_what_only_a_file_tells_is_written_into_its_games() -> None:
    rng = random.Random(1)
    games = [f'[Event "{number}"]\n\n{by_chance("brazilian", rng)}' for number in range(12)]
    found = pdn.scan("\n\n".join(games)).games[0]
    tree = found.read().tree
    assert tree is not None
    for text in (found.own_text, pdn.write(tree)):
        assert told(pdn.scan(text).games[0]) == ("brazilian", "brazilian")
        assert by_chance("brazilian", random.Random(1)).split() == text.split("\n\n")[-1].split()
    alone = pdn.scan(games[0]).games[0]
    assert alone.own_text == alone.text == games[0]


def test_a_guess_can_be_read_as_each_of_the_games_that_it_fits() -> None:
    (game,) = pdn.scan("1. c3-d4 f6-g5 2. b2-c3 g7-f6 *").games
    assert [rules.id for rules in game.fits][:2] == ["russian", "brazilian"]
    for rules in game.fits:
        tree = game.read_as(rules).tree
        assert tree is not None
        assert tree.root.position.rules is rules
        (written,) = pdn.scan(pdn.write(tree)).games
        assert (written.rules, written.guessed, written.fits) == (rules, False, ()) or rules is game.rules


def by_chance(game: str, rng: random.Random) -> str:
    """A game of sixty plies, as a file without tags has it."""
    position, words = Position.start(game), list[str]()
    for ply in range(60):
        moves = position.legal_moves()
        if not moves:
            break
        move = rng.choice(moves)
        words += [f"{ply // 2 + 1}."] * (ply % 2 == 0) + [str(move)]
        position = position.play(move)
    return " ".join([*words, "*"])


def test_the_moves_go_before_the_neighbours() -> None:
    othello = '[Event "a"]\n[GameType "50"]\n\n1. c3-d4 f6-g5 *'
    chess = '[Event "b"]\n\n1. Nf3 Nf6 2. Nc3 Nc6 3. Be2 Be7 *'
    ours = '[Event "c"]\n\n1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 *'
    assert file_of(othello, chess, ours)[1:] == [(None, CHESS), ("international", "")]


def test_a_first_move_of_our_own_stays_ours_whatever_is_beside_it() -> None:
    assert file_of("1. 32-28 *", BACKWARDS) == [
        ("international", ""),
        (None, SMALL_DRAUGHTS),
    ]
    assert file_of("1... 19-23 *", "1. 32-28 *")[1] == ("international", "")


def test_neighbours_that_disagree_decide_nothing() -> None:
    othello = '[Event "a"]\n[GameType "50"]\n\n1. c3-d4 f6-g5 *'
    ours = '[Event "c"]\n[GameType "20"]\n\n*'
    assert file_of(othello, ours, '[Event "d"]\n\n*')[2] == ("harzdame", "")


def test_positions_without_moves_decide_where_most_are_of_one_game() -> None:
    """As in a collection of endgames, where one position is not written out."""
    small = ('[FEN "W:W13,11,10,6:BK14,3,1."]\n\n0-1', '[FEN "B:W11,10,9,K2:BK18,3,1."]\n\n1-0')
    empty, bare = '[FEN "W::."]\n\n*', '[Event "d"]\n\n*'
    name = (None, SMALL_DRAUGHTS)
    assert file_of(small[0], empty, small[1]) == [name] * 3
    assert file_of(*small, bare) == [name] * 3
    assert file_of(small[0], bare, bare) == [name, ("harzdame", ""), ("harzdame", "")]
    large = '[FEN "W:W41,47:B20,K3"]\n\n*'
    assert file_of(*small, large, bare)[2:] == [("international", ""), ("harzdame", "")]


def test_an_edit_changes_what_the_neighbours_are() -> None:
    file = pdn.scan(f'[Event "a"]\n\n*\n\n[Event "b"]\n\n{FOREIGN}')
    assert file.games[0].rules is None
    edited = file.replaced(2, '[Event "b"]\n\n1. d3-d4 *')
    assert [game.rules and game.rules.id for game in edited.games] == ["harzdame"] * 2


@pytest.mark.parametrize(
    ("number", "variant", "game"),
    [
        ("98", "Antidraughts", "antidraughts"),
        ("98", None, "antidraughts"),
        ("96", "Breakthrough", "breakthrough"),
        ("96", None, "breakthrough"),
        ("235,W,10,10,N2,0", None, "antidraughts"),
        ("236", "breakthrough", "breakthrough"),
        ("237,W,8,8,A0,0", None, "giveaway-russian"),
        (None, "Poddavki", "giveaway-russian"),
        (None, "antidraughts", "antidraughts"),
    ],
)
def test_games_with_another_goal_by_the_numbers_of_lidraughts_and_ours(
    number: str | None, variant: str | None, game: str
) -> None:
    tags = [f'[{name} "{value}"]' for name, value in (("GameType", number), ("Variant", variant)) if value]
    (found,) = pdn.scan("\n".join([*tags, "", "*"])).games
    assert found.rules is not None
    assert found.rules.id == game
    assert found.read().problems == ()
