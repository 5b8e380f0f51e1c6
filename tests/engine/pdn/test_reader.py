from __future__ import annotations

from types import ModuleType

import pytest
from harzdame_engine import Color, Outcome, Position, Termination, pdn
from harzdame_engine.pdn import ProblemKind, Unclosed, movetext, reader

from tests.engine.pdn.trees import load, moves, read_tree, reading


def problems(text: str, number: int = 1) -> list[tuple[ProblemKind, int, int, str]]:
    return [(p.kind, p.line, p.column, p.detail) for p in reading(text, number).problems]


def test_an_ordinary_game() -> None:
    read = reading(load("three-games.pdn"))
    assert (read.problems, read.complete, read.unread) == ((), True, "")
    assert read.tree is not None
    assert " ".join(moves(read.tree)) == "d3-d4 e6-d6 a6-b6 c8-b8 d2-d3 e7-e6 f1-f2 h3-g3 b5-c5 g3-f3"
    assert read.tree.root.position == Position.start("harzdame")
    assert read.tree.result == Outcome(Color.WHITE, Termination.RESIGNATION)


def test_the_tree_does_not_repeat_in_tags_what_it_says_itself() -> None:
    assert read_tree(load("three-games.pdn")).tags == {
        "Event": "Club evening",
        "Site": "Clausthal",
        "Date": "2010.05.01",
        "Round": "1",
        "White": "Anna",
        "Black": "Bernd",
    }


def test_unknown_values_are_absent_and_other_tags_are_kept() -> None:
    tags = '[Event "?"]\n[Date "????.??.??"]\n[Round ""]\n[Opening "?"]\n[Termination "abandoned"]'
    tree = read_tree(f"{tags}\n\n1. d3-d4 1-0")
    assert tree.tags == {"Opening": "?", "Termination": "abandoned"}
    assert tree.result == Outcome(Color.WHITE, Termination.UNSPECIFIED)


def test_a_glyph_is_kept_once_however_often_it_is_written() -> None:
    line = read_tree("1. d3-d4! $1 $14 e6-d6* $7 ( $2 $2 1... e6-e5? ) 2. a6-b6").mainline()
    assert [node.glyphs for node in line] == [[], [1, 14], [7], []]
    assert line[1].children[1].glyphs == [2]


def test_what_people_and_other_programs_write() -> None:
    games = pdn.scan(load("generous.pdn")).games
    assert len(games) == 3
    read = games[0].read()
    assert (read.problems, read.complete) == ((), True)
    tree = read.tree
    assert tree is not None
    assert tree.tags == {
        "Event": 'The "Big" Match',
        "White": "Anna",
        "Black": "Bernd",
        "Date": "2010.05.01",
    }
    line = tree.mainline()
    assert " ".join(moves(tree)) == (
        "d3-d4 e6-d6 a6-b6 c8-b8 d2-d3 e7-e6 f1-f2 h3-g3 b5-c5 g3-f3 f2xf4 f5xf3"
    )
    assert line[0].comment == "a remark before the moves"
    assert [node.glyphs for node in line[3:6]] == [[1], [2], [14]]
    assert line[4].comment == "a comment\nanother\nnothing"
    assert (line[8].glyphs, line[8].clock, line[8].comment) == ([6], 600, "")
    assert line[9].glyphs == [7]
    assert line[12].comment == "Black resigned"
    variation = line[5].children[1]
    assert [str(node.move) for node in tree.line_to(tree.end_of_line(variation))[6:]] == [
        "d8-c8",
        "d1-d2",
        "h3-g3",
    ]
    inner = variation.children[1]
    assert (str(inner.move), inner.before) == ("f1-f2", "first")


@pytest.mark.parametrize(
    "text",
    ["d3-d4", "d3d4", "D3D4", "d3xd4", "d3:d4", "d3×d4", "d3–d4", "d3 - d4", "d3\n-d4", "1.d3-d4", "1d3-d4"],
)
def test_ways_to_write_a_move(text: str) -> None:
    if text == "1d3-d4":  # not one of them
        assert problems(f"1. a5-a6 {text} *") != []
        return
    assert moves(read_tree(f"{text} e6-d6 *" if "." in text else f"1. {text} e6-d6 *")) == ["d3-d4", "e6-d6"]


@pytest.mark.parametrize(
    "text", ["1. ... e6-d6", "1... e6-d6", "1.... e6-d6", "1. … e6-d6", "e6-d6", "17 e6-d6"]
)
def test_black_to_move(text: str) -> None:
    fen = Position.from_fen("B:Wa1,a2:Be6,h8", "harzdame").fen
    tree = read_tree(f'[FEN "{fen}"]\n\n{text} 2. a2-a3 *')
    assert tree.root.position.turn is Color.BLACK
    assert moves(tree) == ["e6-d6", "a2-a3"]


@pytest.mark.parametrize(
    ("tag", "end", "winner"),
    [
        ("?", "1-0", Color.WHITE),
        ("1-0", "*", Color.WHITE),
        ("1-0", "1-0", Color.WHITE),
        ("2-0", "1-0", Color.WHITE),
        ("0-2", "0-1", Color.BLACK),
        ("*", "0-1", Color.BLACK),
        ("1/2-1/2", "1-1", None),
        ("1-1", "½-½", None),
    ],
)
def test_results(tag: str, end: str, winner: Color | None) -> None:
    read = reading(f'[Result "{tag}"]\n\n1. d3-d4 {end}')
    assert read.tree is not None
    assert read.tree.result == Outcome(winner, Termination.UNSPECIFIED)
    assert read.problems == ()


def test_no_result() -> None:
    assert read_tree('[Result "*"]\n\n1. d3-d4 *').result is None
    assert read_tree("1. d3-d4").result is None


def test_the_last_position_gives_the_reason() -> None:
    text = '[FEN "W:WKb1:Bb4"]\n{}\n1. b1xb5 1-0'
    assert read_tree(text.format("")).result == Outcome(Color.WHITE, Termination.NO_PIECES)
    assert read_tree(text.replace("1-0", "0-1")).result == Outcome(Color.BLACK, Termination.UNSPECIFIED)
    tagged = text.format('[Termination "resignation"]\n')
    assert read_tree(tagged).result == Outcome(Color.WHITE, Termination.RESIGNATION)


def test_results_that_contradict_each_other() -> None:
    text = '[Result "1-0"]\n\n1. d3-d4 0-1'
    assert problems(text) == [(ProblemKind.RESULT_MISMATCH, 3, 10, "1-0 0-1")]
    assert read_tree(text).result == Outcome(Color.BLACK, Termination.UNSPECIFIED)


@pytest.mark.parametrize("tag", ["", '[Result "0-0"]\n\n', '[Result "*"]\n\n', '[Result "0-0 forfeit"]\n\n'])
def test_a_double_forfeit_is_lost_by_both(tag: str) -> None:
    read = reading(f"{tag}1. d3-d4 0-0")
    assert (read.problems, read.complete) == ((), True)
    assert read.tree is not None
    assert read.tree.result == Outcome(None, Termination.DOUBLE_FORFEIT)
    assert read.tree.result.result == "0-0"


def test_a_result_tag_may_say_more() -> None:
    tree = read_tree('[Result "1-0 forfeit"]\n\n1. d3-d4 *')
    assert tree.result == Outcome(Color.WHITE, Termination.UNSPECIFIED)


def test_an_illegal_move_ends_the_main_line_and_the_rest_is_kept() -> None:
    text = load("illegal-move.pdn")
    read = reading(text, 2)
    assert problems(text, 2) == [(ProblemKind.ILLEGAL_MOVE, 25, 87, "c7-c5")]
    assert text.split("\n")[24][86:].startswith("c7-c5")
    assert not read.complete
    assert read.unread == "c7-c5\n6. b6xd6 e6xc6"
    assert read.tree is not None
    assert len(read.tree.mainline()) == 10
    assert read.tree.mainline()[-1].comment == "so far so good"
    assert read.tree.result == Outcome(Color.BLACK, Termination.UNSPECIFIED)
    assert reading(text, 1).complete
    assert reading(text, 3).complete


def test_an_illegal_move_ends_its_variation_only() -> None:
    text = "1. d3-d4 (1. c4-c5 e6-d6 2. a1-a2 {lost} (2. a5-a6) 3. d3-d4) (1. e2-e3 {kept}) e6-d6 2. c4-c5 *"
    read = reading(text)
    assert [(p.kind, p.detail) for p in read.problems] == [(ProblemKind.ILLEGAL_MOVE, "a1-a2")]
    assert (read.complete, read.unread) == (False, "")
    assert read.tree is not None
    assert moves(read.tree) == ["d3-d4", "e6-d6", "c4-c5"]
    first, second = read.tree.root.children[1:]
    assert str(read.tree.end_of_line(first).move) == "e6-d6"
    assert second.comment == "kept"


def test_an_ambiguous_move() -> None:
    text = load("ambiguous-move.pdn")
    assert problems(text) == [(ProblemKind.AMBIGUOUS_MOVE, 7, 4, "a1xf8 a1xa4xf4xf8")]
    assert reading(text).complete


def test_positions_that_cannot_be() -> None:
    read = reading(load("bad-fen.pdn"))
    assert (read.tree, read.complete) == (None, False)
    assert problems(load("bad-fen.pdn")) == [
        (ProblemKind.BAD_FEN, 5, 1, "there is no square 'z9' on this board")
    ]


def test_a_game_of_an_unknown_variant_is_not_read() -> None:
    read = reading(load("unknown-variant.pdn"), 2)
    assert (read.tree, read.complete) == (None, False)
    assert [(p.kind, p.line, p.detail) for p in read.problems] == [
        (ProblemKind.UNKNOWN_VARIANT, 15, "Othello")
    ]


@pytest.mark.parametrize(
    ("name", "plies", "expected"),
    [
        ("cut-in-moves.pdn", 8, (25, 64, Unclosed.GAME)),
        ("cut-in-tag.pdn", 0, (20, 1, Unclosed.TAG)),
        ("cut-in-comment.pdn", 8, (25, 61, Unclosed.COMMENT)),
        ("cut-in-variation.pdn", 9, (25, 70, Unclosed.VARIATION)),
    ],
)
def test_what_was_readable_of_a_cut_off_game_is_kept(
    name: str, plies: int, expected: tuple[int, int, str]
) -> None:
    text = load(name)
    assert problems(text, 2) == [(ProblemKind.TRUNCATED, *expected)]
    assert len(read_tree(text, 2).mainline()) == plies + 1


def test_what_is_kept_of_cut_off_comments_and_variations() -> None:
    assert read_tree(load("cut-in-comment.pdn"), 2).mainline()[-1].comment == "Black should have"
    assert len(read_tree(load("cut-in-variation.pdn"), 2).mainline()[-2].children) == 2


def test_a_game_cut_off_behind_a_move() -> None:
    assert problems('[Result "1-0"]\n\n1. d3-d4 e6-d6') == [(ProblemKind.TRUNCATED, 3, 15, Unclosed.GAME)]


@pytest.mark.parametrize("word", ["hello", "c4", "d3-", '/FEN "W:Wa1:Bh8"/', "e.p.", "1d3", "d3-d4e"])
def test_words_that_may_have_been_moves_end_the_line(word: str) -> None:
    read = reading(f"1. d3-d4 e6-d6 {word} 2. c4-c5 *")
    assert [(p.kind, p.line, p.column) for p in read.problems] == [(ProblemKind.UNREADABLE_TOKEN, 1, 16)]
    assert not read.complete
    assert read.unread == f"{word} 2. c4-c5"


def test_signs_that_are_no_moves_are_told_and_passed_over() -> None:
    read = reading("1. d3-d4 +- e6-d6 += ) 2. c4-c5 !!! § $9999 *")
    assert [p.detail for p in read.problems] == [")", "§"]
    assert read.complete
    assert read.tree is not None
    assert [(node.glyphs, node.extra) for node in read.tree.mainline()[1:]] == [
        ([18], ()),
        ([14], (")",)),
        ([3, 9999], ("§",)),
    ]
    assert moves(read.tree) == ["d3-d4", "e6-d6", "c4-c5"]


def test_words_behind_the_result_are_a_remark() -> None:
    text = "1. d3-d4 {a} 1-0 Black resigned {b}"
    assert problems(text) == []
    assert read_tree(text).mainline()[1].comment == "a\nBlack resigned\nb"


def test_a_variation_of_words_alone_is_kept_as_it_is() -> None:
    tree = read_tree("1. d3-d4 ({why not?}) e6-d6 *")
    assert tree.mainline()[1].extra == ("({why not?})",)
    assert len(tree.root.children) == 1


@pytest.mark.parametrize("text", ["(1. c4-c5) 1. d3-d4 *", "1. d3-d4 ((1. c4-c5) 1. e2-e3) *"])
def test_a_variation_of_nothing(text: str) -> None:
    read = reading(text)
    assert [p.kind for p in read.problems] == [ProblemKind.UNREADABLE_TOKEN]
    assert not read.complete
    assert read.tree is not None
    assert moves(read.tree) == ["d3-d4"]


def test_a_variation_that_repeats_the_main_line_stays_a_variation() -> None:
    tree = read_tree("1. d3-d4 e6-d6 2. c4-c5 (2. c4-c5 {here} d6-c6) f5-e5 *")
    assert moves(tree) == ["d3-d4", "e6-d6", "c4-c5", "f5-e5"]
    main, twin = tree.mainline()[2].children
    assert (main.move, main.comment, twin.comment) == (twin.move, "", "here")


def test_no_depth_of_variations_overflows_the_stack() -> None:
    depth = 30_000
    text = "1. d3-d4 e6-d6 2. c4-c5 " + "(2. c4-c5 (2. d2-d3 " * depth
    for closing in ("", ") " * 2 * depth):
        read = reading(f"{text}{closing}*")
        assert read.tree is not None
        assert len(read.tree.mainline()) == 4
        assert pdn.write(read.tree)


def test_lines_are_counted_in_the_whole_file_and_columns_from_the_games_beginning() -> None:
    text = "d3-d4 e6-d6 * d3-d4 e6-e6 *"
    assert problems(text, 2) == [(ProblemKind.ILLEGAL_MOVE, 1, 21, "e6-e6")]
    assert text[20:].startswith("e6-e6")


def test_commands_of_other_programs_are_kept() -> None:
    node = read_tree("1. d3-d4 {[%tool 0:00:03] fast [%clk 1:02:03.5] [%emt 0:00:05]} *").mainline()[1]
    assert (node.comment, node.clock, node.elapsed) == ("fast", 3723.5, 5)
    assert node.commands == ("[%tool 0:00:03]",)


@pytest.mark.parametrize(
    ("module", "limit", "most"), [(reader, "LONGEST_GAME", 1000), (movetext, "MOST_ITEMS", 200)]
)
def test_a_game_too_long_to_be_held_is_left_as_it_is(
    module: ModuleType, limit: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, limit, most)
    long = '[Event "x"]\n\n1. f1-g1 ' + "(1. e2-f2 " * 100
    short = '[Event "y"]\n\n1. f1-g1 *'
    document = pdn.Document.read(f"{short}\n\n{long}\n\n{short}\n".encode())
    first, middle, last = document.content.games
    assert first.read().tree and last.read().tree
    reading = middle.read()
    assert (reading.tree, reading.complete) == (None, False)
    assert [(each.kind, each.line, each.detail) for each in reading.problems] == [
        (ProblemKind.TOO_LONG, 5, "")
    ]
    assert long.strip() in document.with_game(1, '[Event "z"]\n\n*').content.text


@pytest.mark.parametrize(
    "text",
    [
        "1. 9x18x27 32x23",
        "1. 9x18 18x27 2. 32x23",
        "1. 9x18 2. 18x27 32x23",
        "1. 9x18 1... 18x27 2. 32x23",
        "1. g3xe5 2. e5xc7 b8xd6",  # by letters, as Black sees the board
    ],
)
def test_jumps_that_stand_as_moves_of_their_own_are_joined(text: str) -> None:
    head = '[GameType "21"]\n[SetUp "1"]\n[FEN "B:B9:W14,23,32"]\n\n'
    read = reading(f"{head}{text} 0-1")
    assert (read.problems, read.complete) == ((), True)
    assert read.tree is not None
    assert moves(read.tree) == ["9x18x27", "32x23"]


@pytest.mark.parametrize("text", ["1. 9x18 32x23", "1. 9x18 23x27", "1. 9x18 {then} 18x27"])
def test_jumps_that_do_not_make_one_capture_are_no_move(text: str) -> None:
    head = '[GameType "21"]\n[SetUp "1"]\n[FEN "B:B9:W14,23,32"]\n\n'
    assert [kind for kind, *_ in problems(f"{head}{text} *")] == [ProblemKind.ILLEGAL_MOVE]


def test_a_game_is_read_by_its_other_names() -> None:
    assert moves(read_tree('[GameType "25"]\n\n1. 22-18 11-15 2. 1811 *')) == ["c3-d4", "f6-e5", "d4xf6"]
    assert moves(read_tree('[GameType "21"]\n\n1. c3-d4 b6-c5 2. d4xb6 *')) == ["11-15", "24-19", "15x24"]
