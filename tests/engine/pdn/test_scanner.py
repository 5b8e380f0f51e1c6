from __future__ import annotations

import mmap
import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from harzdame_engine import Position, StopToken, pdn
from harzdame_engine.pdn import ProblemKind, Unclosed

from tests.engine.pdn.scans import seen
from tests.engine.pdn.trees import load, random_game

THREE = load("three-games.pdn")


def places(text: str) -> list[tuple[ProblemKind, int, int, int, str]]:
    return [(p.kind, p.game, p.line, p.column, p.detail) for p in pdn.scan(text).problems]


@pytest.mark.parametrize("name", ["three-games.pdn", "crlf.pdn", "old-mac.pdn"])
def test_games_are_found_whatever_the_line_ends(name: str) -> None:
    found = pdn.scan(load(name))
    assert found.problems == ()
    assert [(g.number, g.line, g.column, g.tags["White"]) for g in found.games] == [
        (1, 1, 1, "Anna"),
        (2, 15, 1, "Bernd"),
        (3, 28, 1, "Clara"),
    ]


def test_tags_are_verbatim_and_in_order() -> None:
    assert list(pdn.scan(THREE).games[0].tags.items()) == [
        ("Event", "Club evening"),
        ("Site", "Clausthal"),
        ("Date", "2010.05.01"),
        ("Round", "1"),
        ("White", "Anna"),
        ("Black", "Bernd"),
        ("Result", "1-0"),
        ("GameType", "200,W,8,8,A0,0"),
        ("Variant", "harzdame"),
        ("Termination", "resignation"),
    ]


def test_the_games_text_is_the_files() -> None:
    games = pdn.scan(THREE).games
    assert "\n\n".join(game.text for game in games) + "\n" == THREE
    assert all(THREE[game.start : game.end] == game.text for game in games)


@pytest.mark.parametrize(
    ("line", "name", "value"),
    [
        (r'[White "Jo \"the king\" \\ Doe"]', "White", r"Jo \ Doe".replace("Jo ", 'Jo "the king" ')),
        ('[Event "The "Big" Match"]', "Event", 'The "Big" Match'),
        ("[Round 3]", "Round", "3"),
        ('[ Board-width   "8" ]', "Board-width", "8"),
        ('[Site ""]', "Site", ""),
        (r'[Site "C:\games"]', "Site", r"C:\games"),
    ],
)
def test_odd_tags(line: str, name: str, value: str) -> None:
    found = pdn.scan(f"{line}\n\n1. d3-d4 *\n")
    assert found.problems == ()
    assert found.games[0].tags == {name: value}


def test_the_first_of_two_tags_of_one_name_counts() -> None:
    (game,) = pdn.scan('[Event "a"]\n[White "b"]\n[White "c"]\n\n*').games
    assert game.tags == {"Event": "a", "White": "b"}


def test_tags_are_read_as_far_as_eight_megabytes() -> None:
    many = "x" * (8 << 20)
    huge, usual = pdn.scan(
        f'[Event "a"]\n[Site "{many}"]\n[Date "c"]\n\n*\n\n[Event "b"]\n\n{{{many}}} *'
    ).games
    assert list(huge.tags) == ["Event", "Site"]
    assert len(huge.tags["Site"]) < len(many)
    assert usual.tags == {"Event": "b"}


def test_games_without_moves() -> None:
    games = pdn.scan('[Event "a"]\n[White "b"]\n\n[Event "c"]\n[White "d"]\n').games
    assert [game.tags["White"] for game in games] == ["b", "d"]


def test_tags_parted_by_an_empty_line_are_one_games_unless_an_event_begins_them() -> None:
    games = pdn.scan('[White "b"]\n\n[Black "c"]\n[Event "a"]\n\n[Event "d"]\n\n[Event "e"]').games
    assert [game.tags for game in games] == [
        {"White": "b", "Black": "c", "Event": "a"},
        {"Event": "d"},
        {"Event": "e"},
    ]


@pytest.mark.parametrize("junk", [",", r"\r", " .", "]", " sic", "\nby Anna", '\nBlack "Y"]'])
def test_junk_among_tags_is_skipped_and_told(junk: str) -> None:
    tags = ('[Event "A"]', '[White "X"]', '[GameType "20"]', '[Result "1-1"]')
    game = "".join(f"{tag}{junk}\n" for tag in tags) + "\n1. 32-28 1-1\n\n"
    file = pdn.scan(game * 2)
    assert [dict(each.tags) for each in file.games] == [
        {"Event": "A", "White": "X", "GameType": "20", "Result": "1-1"}
    ] * 2
    for each in file.games:
        reading = each.read()
        assert reading.tree is not None
        assert [str(node.move) for node in reading.tree.mainline()[1:]] == ["32-28"]
        assert [problem.detail for problem in reading.problems] == [junk.strip()] * 4
        assert pdn.write(reading.tree).strip() == each.text


def test_moves_in_the_line_of_a_tag_are_none_of_its_junk() -> None:
    (game,) = pdn.scan('[Event "A"], [GameType "20"] 1. 32-28 *').games
    tree = game.read().tree
    assert tree is not None
    assert [str(node.move) for node in tree.mainline()[1:]] == ["32-28"]


def test_curly_quotes_are_no_part_of_a_value() -> None:
    assert pdn.scan("[Event “A”]\n\n1. d3-d4 *").games[0].tags == {"Event": "A"}


def test_a_first_tag_written_twice_in_a_row_begins_no_game_unless_its_value_is_another() -> None:
    assert len(pdn.scan('[Event "a"]\n[Event "a"]\n[White "b"]\n\n1. d3-d4 *').games) == 1
    assert len(pdn.scan('[Event "a"]\n\n[Event "a"]\n[White "b"]').games) == 2
    assert len(pdn.scan('[FEN "W:Wa1:Bh8"]\n[FEN "W:Wa2:Bh7"]').games) == 2
    assert len(pdn.scan('[Event "a"]\n[White "b"]\n[Event "a"]\n[White "b"]').games) == 2


def test_games_without_tags() -> None:
    games = pdn.scan("1. d3-d4 e6-d6 1-0 {a remark}\n2. resigned ; indeed\n d3-d4 * * 1. c4-c5 1/2-1/2").games
    assert [(g.line, g.column) for g in games] == [(1, 1), (3, 2), (3, 12)]
    assert games[0].text.endswith("indeed")


def test_results_in_variations_comments_and_words_end_no_game() -> None:
    text = "1. d3-d4 (1. c4-c5 1-0) {1-0} ; 1-0\n e6-d6 11-0 1-0x a1-0 2. c4-c5 1-0"
    assert len(pdn.scan(text).games) == 1


def test_tags_in_comments_begin_no_game() -> None:
    (game,) = pdn.scan('1. d3-d4 {see\n[Event "x"] there} ; [Event "y"]\n% [Event "z"]\ne6-d6 *').games
    assert game.tags == {}


def test_comments_before_the_tags_belong_to_the_game() -> None:
    (game,) = pdn.scan('{hello} ; you\n[Event "x"]\n\n1. d3-d4 *').games
    assert (game.line, game.tags) == (1, {"Event": "x"})


def test_nothing() -> None:
    for name in ("empty.pdn", "blank.pdn"):
        assert pdn.scan(load(name)).games == ()
        assert places(load(name)) == [(ProblemKind.EMPTY, 0, 1, 1, "")]


def test_text_without_games() -> None:
    assert places(load("not-pdn.pdn")) == [
        (ProblemKind.NO_GAMES, 0, 1, 1, "Dear Anna, thank you for the game (and the cake) on Friday!")
    ]


def test_an_unknown_variant_is_named_and_listed() -> None:
    found = pdn.scan(load("unknown-variant.pdn"))
    assert len(found.games) == 3
    assert places(load("unknown-variant.pdn")) == [(ProblemKind.UNKNOWN_VARIANT, 2, 15, 1, "Othello")]


def test_a_game_type_alone_names_the_variant() -> None:
    assert places('[GameType "50,W,8,8,A0,0"]\n\n*')[0][4] == "Othello"
    for known in (
        '[GameType "20"]',
        '[GameType "20,W,10,10,N2,0"]',
        '[GameType "30,W,8,8,A0,0"]',
        '[GameType "25,W,8,8,A0,0"]',
        '[GameType "200"]',
        '[Variant "Harzdame"]',
        '[GameType "?"]',
        '[Variant "?"]',
        '[Event "x"]',
    ):
        assert places(f"{known}\n\n*") == []


def test_tags_that_name_two_games_are_told_apart_from_those_that_agree() -> None:
    contradictory = '[GameType "30,W,8,8,A0,0"]\n[Variant "International"]\n\n*'
    assert places(contradictory) == [(ProblemKind.CONTRADICTORY_GAME, 1, 1, 1, "30,W,8,8,A0,0 International")]
    assert places('[GameType "40"]\n[Variant "turkish"]\n\n*')[0][0] is ProblemKind.CONTRADICTORY_GAME
    for agreeing in (
        '[GameType "30"]\n[Variant "Turkish draughts"]',
        '[GameType "?"]\n[Variant "turkish"]',
        '[GameType "25"]\n[Variant "Russian"]',
    ):
        assert places(f"{agreeing}\n\n*") == []


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("cut-in-moves.pdn", (25, 66, Unclosed.GAME)),
        ("cut-in-tag.pdn", (20, 1, Unclosed.TAG)),
        ("cut-in-comment.pdn", (25, 61, Unclosed.COMMENT)),
        ("cut-in-variation.pdn", (25, 70, Unclosed.VARIATION)),
    ],
)
def test_a_cut_off_file(name: str, expected: tuple[int, int, str]) -> None:
    found = pdn.scan(load(name))
    assert len(found.games) == 2
    line, column, what = expected
    assert places(load(name)) == [(ProblemKind.TRUNCATED, 2, line, column, what)]


def test_a_comment_that_is_never_closed_costs_its_own_game_only() -> None:
    assert len(pdn.scan(load("comment-never-closed.pdn")).games) == 3
    assert places(load("comment-never-closed.pdn")) == [(ProblemKind.TRUNCATED, 1, 12, 31, Unclosed.COMMENT)]


def test_a_variation_that_is_never_closed_costs_its_own_game_only() -> None:
    text = THREE.replace("3. d2-d3", "(2. c4-c5 (2. d2-d3 3. d2-d3", 1)
    assert len(pdn.scan(text).games) == 3
    assert places(text) == [(ProblemKind.TRUNCATED, 1, 12, 31, Unclosed.VARIATION)]


def test_ten_thousand_games() -> None:
    rng = random.Random(10)
    written = [pdn.write(random_game(rng, 60, {"White": f"Player {n}"})) for n in range(20)]
    text = "\n".join(written * 500)
    found = pdn.scan(text)
    assert len(found.games) == 10_000
    assert found.problems == ()
    assert found.games[-1].line == text.rstrip().count("\n") - written[-1].rstrip().count("\n") + 1
    last = found.games[-1].read()
    assert last.complete
    assert last.tree is not None
    assert last.tree.tags == {"White": "Player 19"}


@pytest.mark.parametrize(
    "text",
    [
        "[a" + " " * 20_000,
        "[" + "a" * 20_000,
        '[a "' + "\\" * 20_000,
        "[a " + '"' * 20_000,
        "[" * 20_000,
        '{\n[a "b"]' * 20_000,
        '\n[a "' * 20_000,
        "* c4-c5 " * 20_000,
        "1-0 c4" * 20_000,
        " " * 20_000_000,
        "(" * 5_000_000,
        "\0a" * 1_000_000,
        "[ " * 1_000_000,
        '[a "]' * 1_000_000,
        "[a x" + " " * 5_000_000,
    ],
    ids=lambda text: f"{text[:9]!r}{len(text)}",
)
def test_no_text_is_too_long(text: str) -> None:
    games = pdn.scan(text).games
    assert len([game.tags for game in games]) == len(games)


def test_bytes_are_scanned_as_their_text() -> None:
    text = '[White "Łódź"]\n\n1. d3-d4 *\n\n[White "Ö"]\n\n1. d3-d4 e6-d6 *\n'
    found, expected = pdn.scan(text.encode()), pdn.scan(text)
    assert [(g.start, g.end, g.text, g.tags) for g in found.games] == [
        (g.start, g.end, g.text, g.tags) for g in expected.games
    ]
    assert found.text == text
    assert pdn.scan(b'[White "\xff"]\n\n*').games[0].tags == {"White": "\ufffd"}


@pytest.mark.parametrize("no_text", [None, 3, bytearray(b"*"), ["*"]])
def test_what_is_no_text_is_refused(no_text: object) -> None:
    with pytest.raises(TypeError):
        pdn.scan(no_text)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        pdn.replay(no_text, Position.start())  # type: ignore[arg-type]


def test_a_surrogate_by_itself_is_a_character_as_any_other() -> None:
    (game,) = pdn.scan('\ud800[White "\udfff"]\n\n1. d3-d4 *').games
    assert (game.start, game.tags) == (1, {"White": "\udfff"})


def test_games_are_equal_that_have_the_same_number_in_the_same_file() -> None:
    file, again = pdn.scan(THREE), pdn.scan(THREE)
    assert file.games[1] == file.games[-2]
    assert {game: game.number for game in file.games}[file.games[2]] == 3
    assert file.games[0] != file.games[1]
    assert file.games[0] != again.games[0]
    assert file.games == file.games[:]
    with pytest.raises(IndexError):
        file.games[3]


def test_a_scan_that_is_stopped_has_found_less() -> None:
    stop = StopToken()
    stop.stop()
    assert len(pdn.scan(THREE * 100, stop).games) < 3


def test_other_threads_run_during_a_scan() -> None:
    seen = 0
    with ThreadPoolExecutor() as pool:
        scan = pool.submit(pdn.scan, "(" * 50_000_000)
        while not scan.done():
            seen += 1
            time.sleep(0.001)
    assert seen > 10


@pytest.mark.skipif(sys.platform != "linux", reason="memory is asked of Linux")
def test_a_large_file_takes_little_more_memory_than_its_text() -> None:
    data = THREE.encode() * 20_000
    before = memory()
    file = pdn.scan(data)
    assert sum(len(game.tags) for game in file.games) == 20_000 * sum(
        len(game.tags) for game in pdn.scan(THREE).games
    )
    assert memory() - before < 40  # 3 MiB of games, and what vectors reserve; records took 150


def memory() -> int:
    """What this process takes now, in MiB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * mmap.PAGESIZE >> 20


def test_a_replaced_game_is_found_as_a_new_scan_finds_it() -> None:
    file = pdn.scan(THREE.replace("\n", "\r\n"))
    changed = file.replaced(2, '[Event "new"]\n\n1. d3-d4 1-0\n\n[Event "more"]\n\n{open')
    assert [game.tags["Event"] for game in changed.games][1:] == ["new", "more", "Club evening"]
    assert seen(changed) == seen(pdn.scan(changed.text))
    assert changed.text.count("\r\n") == changed.text.count("\n")
    assert len(file.games) == 3


def test_the_letters_of_a_tags_name_are_those_of_python() -> None:
    letters = [chr(code) for code in range(0x80, 0x110000, 61) if not 0xD800 <= code < 0xE000]
    file = pdn.scan("".join(f'[Event "x"]\n[a{letter} "y"]\n\n*\n\n' for letter in letters))
    read = {name[1:] for game in file.games for name in game.tags if name != "Event"}
    assert read - {""} == {letter for letter in letters if letter.isalnum()}  # "": what is blank
