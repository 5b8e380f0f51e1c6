"""Positions and games found in whatever text people paste."""

from __future__ import annotations

from itertools import pairwise
from typing import NoReturn

import pytest
from harzdame_engine import GameTree, variant
from harzdame_engine.pdn import PdnFile, PdnGame, prose

from harzdame_gui.files import found_text
from harzdame_gui.files.found_text import FoundText, find, find_at_once
from tests.for_each import for_each
from tests.linear import Family
from tests.soak.nasty_positions import kept
from tests.texts_of_people import FAMILIES, SIGNS, UNITS

HARZDAME, INTERNATIONAL = variant("harzdame"), variant("international")
FEN = "W:Wa1,Kc4:Bg8,h8"
GAME = '[Event "x"]\n[White "Anna"]\n[Variant "harzdame"]\n\n1. d3-d4 e6-d6 2. a6-b6 *\n'
MOVES = ["d3-d4", "e6-d6", "a6-b6"]
NAKED = "1. d3-d4 e6-d6 2. a6-b6"


def moves(found: FoundText) -> list[list[str]]:
    assert isinstance(found.games, PdnFile), found
    trees = [game.read().tree for game in found.games.games]
    return [[str(node.move) for node in tree.mainline()[1:]] for tree in trees if tree is not None]


def fen(found: FoundText) -> str:
    assert isinstance(found.position, GameTree), found
    return found.position.root.position.fen


@for_each(
    "text",
    [
        FEN,
        f"  {FEN}.\n",
        f'"{FEN}"',
        f"“{FEN}.”",
        f"({FEN})",
        f'[FEN "{FEN}"]',
        f'[FEN "{FEN}."]',
        f"FEN: {FEN}",
        f"fen = '{FEN}'",
        f"[fen]{FEN}[/fen]",
        f"`{FEN}`",
        "w : w a1 , k c4 : b g8 , h8",
        "W:Wa1,\nKc4:Bg8,\nh8",
        "W:Bg8,h8:WKc4,a1",
        f"> {FEN}",
        f"Hello Anna,\n\nwhat would you play here?\n{FEN}\nYours, Bernd (tel. 0123-456)",
        f"<p>{FEN}</p>",
        f"\ufeff{FEN}\u200b",
    ],
)
def test_a_position_is_found_in_any_dress(text: str) -> None:
    assert fen(find(text, HARZDAME)) == FEN


def test_a_position_is_of_the_game_on_the_board() -> None:
    found = find(FEN, variant("turkish"))
    assert found.position is not None
    assert found.position.root.position.rules.id == "turkish"


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("W:W31-50:B1-20", "international"),
        ("W:WK46,31,32:B1,K5:H0:F1", "international"),
        ("B:Wi5,Ka5:Be9", "hexdame"),
        (FEN, "harzdame"),
    ],
)
def test_its_squares_tell_its_game(text: str, game: str) -> None:
    current = INTERNATIONAL if game == "harzdame" else HARZDAME
    found = find(text, current)
    assert found.position is None or found.position.root.position.rules.id == game
    if found.bad is not None:
        assert found.bad.rules.id == game
    else:
        assert found.position is not None


def test_an_impossible_position_says_why() -> None:
    found = find("W:Wh8:Ba1", HARZDAME)
    assert found.bad is not None
    assert found.bad.error.square == "h8"
    assert find("W:Wa1,zz:Bh8", HARZDAME).bad is not None


@for_each(
    "text",
    [
        GAME,
        f"Hi Bernd,\n\nhere is our game of 12. May, you had 3-1 men:\n\n{GAME}",
        f"{GAME}\nWhat do you think? I was 2-1 ahead.\nYours, Anna\n",
        "".join(f"> {line}\n" for line in GAME.splitlines()),
        "On Monday Anna wrote:\n" + "".join(f"> {line}\n" for line in GAME.splitlines()) + "Nice!\n",
        f"[pdn]{GAME}[/pdn]",
        f"```\n{GAME}```\n",
        f"<pre>{GAME}</pre>",
        NAKED,
        f"Hello,\nwe played {NAKED} and then he gave up.",
        f"Look: “{NAKED}”.",
        NAKED.replace(" ", "\u00a0"),
        "1.d3-d4 e6-d6 2.a6-b6",
        "1 . d3 - d4 e6 - d6\n2 . a6 - b6",
        "1. d3-d4! e6-d6 (1... f5-f4 2. d4-e4) 2. a6-b6!? $14 1-0",
        GAME.replace('"', "“", 1).replace('"', "”", 1).replace("\n\n", "\n\nThe moves:\n"),
    ],
)
def test_a_game_is_found_among_other_text(text: str) -> None:
    assert moves(find(text, HARZDAME)) == [MOVES]


def test_text_that_is_pdn_is_read_as_it_stands() -> None:
    text = '[Event "a > b"]\n[Variant "harzdame"]\n\n1. d3-d4 {> 12. 10-4 [b]said[/b]} *\n'
    found = find(text, HARZDAME)
    assert found.games is not None
    assert found.games.games[0].text == text.strip()


def test_many_games_are_all_found() -> None:
    assert moves(find(GAME + "\n" + GAME, HARZDAME)) == [MOVES, MOVES]
    assert moves(find(f"First {NAKED} 1-0, then 1. f1-f2 g4-g3 0-1. Good night!", HARZDAME)) == [
        MOVES,
        ["f1-f2", "g4-g3"],
    ]
    assert len(moves(find(f"Dear all,\n\n{GAME}\nand\n\n{GAME}\nGreetings", HARZDAME))) == 2


NUMBERS = ["32-28", "19-23", "28x19", "14x23"]


@for_each(
    "text",
    [
        "After 1.32-28 19-23 2.28x19 14x23 White stands better.",
        "32-28 19-23 28x19 14x23",
        "32-28, 19-23, 28x19, 14x23",
        "32-28\n19-23\n28x19\n14x23",
        "- 32-28\n- 19-23\n- 28x19\n- 14x23\n",
        "* 32-28\n* 19-23\n* 28x19\n* 14x23\n",
        "['32-28', '19-23', '28x19', '14x23']",
        "We saw “32-28 19-23 28x19 14x23” again.",
        "| White | Black |\n|---|---|\n| 32-28 | 19-23 |\n| 28x19 | 14x23 |",
        "| 1 | 32-28 | 19-23 |\n| 2 | 28x19 | 14x23 |",
        "1\t32-28\t19-23\n2\t28x19\t14x23",
        "<table><tr><td>1.</td><td>32-28</td><td>19-23</td></tr>"
        "<tr><td>2.</td><td>28x19</td><td>14x23</td></tr></table>",
        "1) 32-28 19-23 2) 28x19 14x23",
        "**1.** 32-28 19-23 **2.** 28x19 14x23",
        "&gt; 1.32-28 19-23<br>&gt; 2.28x19&nbsp;14x23",
        "Es ging 1.32–28 19–23 2.28×19 14×23 weiter",
        "我走 1．32-28 19-23 2．28x19 14x23 之后",
        "١. ٣٢-٢٨ ١٩-٢٣ ٢. ٢٨x١٩ ١٤x٢٣",
        "Партия 1.32-28 19-23 2.28х19 14х23",
        "1. 32-28 0:05 19-23 0:07 2. 28x19 0:12 14x23",
        "1. 32-28 (1. 33-28 is also good) 19-23 2. 28x19 14x23",
        "1. 32-28 19-23 (what a game! 2. 28x19 14x23",
        "1:32-28 19-23 2:28x19 14x23",
        "1.32-28;19-23 2.28x19;14x23",
        "W: 32-28 B: 19-23 W: 28x19 B: 14x23",
        "White: 32-28\nBlack: 19-23\nWhite: 28x19\nBlack: 14x23",
        "1. 3228 1923 2. 2819 1423",
        "3228 1923\n2819 1423\n",
    ],
)
def test_moves_are_found_as_people_write_them(text: str) -> None:
    assert moves(find(text, HARZDAME)) == [NUMBERS]


def test_cyrillic_letters_mean_the_columns_they_look_or_sound_like() -> None:
    assert moves(find("Партия 1.с4-с5 h3-g3 и так далее", HARZDAME)) == [["c4-c5", "h3-g3"]]


@for_each("sign", SIGNS)
def test_any_sign_against_a_move_is_looked_through_once(sign: str) -> None:
    """Pieces that overlap would be a finder that goes back, which may never end."""
    for unit in UNITS:
        text = unit.format(sign=sign, move="1.32-28 19-23") * 3
        found = list(prose.pieces(text, {}))
        assert all(piece.start < piece.end for piece in found)
        assert all(one.end <= other.start for one, other in pairwise(found))
        find(text, HARZDAME)


@pytest.mark.parametrize(
    "text",
    [
        "Tel. 0123-456, 10:30 12:45, on 2026-11-22 or 22.11.2026",
        "The score was 3-1 2-0, with 12-34 10-15 to come.",
        "I think 32-28 is good.",
        "1990 1991 1992",
        "12:30-18:45 lunch",
    ],
)
def test_other_numbers_are_no_moves(text: str) -> None:
    assert find(text, HARZDAME) == FoundText()


@pytest.mark.parametrize(
    "text",
    [
        "W:W31,32:B19,20:",
        '[FEN "W:W31,32:B19,20:"]',
        "https://example.org/?fen=W%3AW31%2C32%3AB19%2C20",
        "Look at https://example.org/?fen=W%3aW31%2c32%3aB19%2c20&turn=1 please",
        "https://example.org/analysis/standard/W:W31,32:B19,20:H0:F1",
    ],
)
def test_a_position_is_found_in_a_link_or_with_a_colon_behind(text: str) -> None:
    assert fen(find(text, HARZDAME)) == "W:W31,32:B19,20"


def test_prose_between_moves_becomes_a_comment() -> None:
    found = find("I began 1. d3-d4 e6-d6 which surprised me {a lot}. Now 2. a6-b6 wins.", HARZDAME)
    assert moves(found) == [MOVES]
    assert found.games is not None
    tree = found.games.games[0].read().tree
    assert tree is not None
    assert "surprised me" in tree.mainline()[2].comment


def test_several_positions_are_offered_as_several_games() -> None:
    found = find(f"Puzzle 1: {FEN}\nPuzzle 2: W:Wa1:Bh8\n", HARZDAME)
    assert found.games is not None
    starts = [game.read().tree.root.position.fen for game in found.games.games]  # type: ignore[union-attr]
    assert starts == [FEN, "W:Wa1:Bh8"]
    assert [game.number for game in found.games.games] == [1, 2]


def test_moves_below_a_position_begin_there() -> None:
    found = find("Position W:W31,32:B20,19 and then 1. 32-28 wins? 19-23", HARZDAME)
    assert found.games is not None
    tree = found.games.games[0].read().tree
    assert tree is not None
    assert tree.root.position.rules.id == "international"
    assert [str(node.move) for node in tree.mainline()[1:]] == ["32-28"]


@pytest.mark.parametrize(
    "text", ["", "   ", "Hello Anna, see you at 10:30!", "2026-11-22", "https://example.org/a:b"]
)
def test_there_is_nothing_in_other_text(text: str) -> None:
    assert find(text, HARZDAME) == FoundText()


def test_rubbish_of_any_size_takes_no_time() -> None:
    for text in (
        "a1," * 100_000,
        "W:W" * 50_000,
        "1. " * 100_000,
        "(" * 100_000,
        '[A "' * 50_000,
        "1-1 " * 60_000,
    ):
        find(text, HARZDAME)


@pytest.mark.parametrize("piece", ["and so on [b]12-16[/b]\n", "a" * 50, "W:W1,", "\u200b", " ", "\n> "])
def test_very_long_text_is_not_searched(piece: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for search in ("_undressed", "_picked", "_in_digits", "fen_alone"):
        monkeypatch.delattr(found_text, search)
    assert find(piece * (20_000_000 // len(piece)), HARZDAME) == FoundText(too_long=True)


def test_very_long_text_that_is_pdn_is_read_as_a_file_is() -> None:
    found = find(f"\n{GAME}" * 10_000, HARZDAME)
    assert isinstance(found.games, PdnFile)
    assert len(found.games.games) == 10_000
    assert not found.too_long


@pytest.mark.parametrize("stray", ["1...19-23 after", "Not 12.18-23, but", "2.30-31 loses."])
def test_moves_that_cannot_be_played_leave_the_others(stray: str) -> None:
    assert moves(find(f"{stray} 1.32-28 19-23", HARZDAME)) == [["32-28", "19-23"]]


_UNTAGGED = [family for family in FAMILIES if not family.unit.startswith(("[b]", "[url="))]  # may be tags


@for_each("family", _UNTAGGED, ids=lambda family: family.name)
def test_no_tree_is_made_to_find_moves(family: Family, monkeypatch: pytest.MonkeyPatch) -> None:
    def read(_game: PdnGame) -> NoReturn:
        pytest.fail("a tree takes five times as long as all the rest")

    monkeypatch.setattr(PdnGame, "read", read)
    find(family.text(2000), HARZDAME)


def test_mark_up_with_attributes_is_no_part_of_a_game() -> None:
    found = find(f'<p class="a">{NAKED}<br/><b style="c">3. d4-d5</b>', HARZDAME)
    assert moves(found)[0][:3] == MOVES


def test_what_takes_long_is_not_found_at_once() -> None:
    for each in kept():
        rules = variant(each.game)
        if each.generating is None or each.steps > 100_000:
            assert find_at_once(each.fen, rules) is None
            assert find_at_once(f'[FEN "{each.fen}"] *', rules) is None
    assert find(next(each.fen for each in kept() if each.generating is None), HARZDAME).bad is not None
    found = find_at_once(FEN, HARZDAME)
    assert found is not None
    assert fen(found) == FEN
