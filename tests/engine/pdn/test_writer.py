from __future__ import annotations

import random

from harzdame_engine import Color, GameTree, Outcome, Position, Termination, pdn

from tests.engine.pdn.trees import annotated_game, load, random_game, read_tree


def played(fen: str | None, *texts: str) -> GameTree:
    tree = GameTree(Position.from_fen(fen, "harzdame") if fen else Position.start("harzdame"))
    node = tree.root
    for text in texts:
        node = tree.add(node, node.position.parse_move(text))
    return tree


def movetext(tree: GameTree) -> str:
    return pdn.write(tree).split("\n\n", 1)[1]


def test_an_empty_game() -> None:
    assert pdn.write(GameTree(Position.start("harzdame"))) == (
        '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n'
        '[Result "*"]\n[GameType "200,W,8,8,A0,0"]\n[Variant "harzdame"]\n\n*\n'
    )


def test_writing_what_was_read_changes_nothing() -> None:
    text = load("three-games.pdn")
    assert "\n".join(pdn.write(read_tree(text, number)) for number in (1, 2, 3)) == text


def test_tags_come_in_their_order_and_what_the_tree_says_overrules_them() -> None:
    tree = played(None, "d3-d4")
    tree.tags = {"Opening": 'a "b" \\', "Result": "0-1", "FEN": "x", "White": "Anna", "Event": "E"}
    tree.tags |= {"Odd name\n!": "two\nlines", "3": "three"}
    tree.result = Outcome(Color.WHITE, Termination.RESIGNATION)
    head = pdn.write(tree).split("\n\n")[0].split("\n")
    assert head == [
        '[Event "E"]',
        '[Site "?"]',
        '[Date "????.??.??"]',
        '[Round "?"]',
        '[White "Anna"]',
        '[Black "?"]',
        '[Result "1-0"]',
        '[GameType "200,W,8,8,A0,0"]',
        '[Variant "harzdame"]',
        r'[Opening "a \"b\" \\"]',
        '[Odd_name_ "two lines"]',
        '[X3 "three"]',
        '[Termination "resignation"]',
    ]


def test_new_words_come_behind_the_blank_line_after_new_tags() -> None:
    text = '[Event "E"]\n[Variant "harzdame"]\n\n1. d3-d4 *\n'
    tree = read_tree(text)
    tree.tags["Opening"] = "first"
    tree.root.comment = "Hello"
    head, _, moves = pdn.write(tree).partition("\n\n")
    assert head.split("\n")[-1] == '[Opening "first"]'
    assert moves.split() == ["{Hello}", "1.", "d3-d4", "*"]


def test_a_result_without_a_reason_keeps_the_files_own_words() -> None:
    tree = played(None, "d3-d4")
    tree.tags["Termination"] = "abandoned"
    tree.result = Outcome(Color.WHITE, Termination.UNSPECIFIED)
    assert '[Termination "abandoned"]' in pdn.write(tree)
    tree.result = Outcome(None, Termination.AGREEMENT)
    assert '[Termination "agreement"]' in pdn.write(tree)


def test_a_position_set_up_with_black_to_move() -> None:
    tree = played("B:Wa1,a2:Be6,h8", "e6-d6", "a2-a3", "h8-h7")
    assert '[SetUp "1"]\n[FEN "B:Wa1,a2:Be6,h8"]\n' in pdn.write(tree)
    assert movetext(tree) == "1... e6-d6 2. a2-a3 h8-h7 *\n"


def test_numbers_signs_comments_and_variations() -> None:
    tree = played(None, "d3-d4", "e6-d6", "c4-c5")
    root, first, second, third = tree.mainline()
    root.comment = "the beginning"
    first.glyphs, first.clock = [3], 60
    second.glyphs, second.comment = [14, 1], "so {so}"
    variation = tree.add(first, first.position.parse_move("e6-e5"))
    tree.add(variation, variation.position.parse_move("c4-c5"))
    inner = tree.add(variation, variation.position.parse_move("e2-e3"))
    inner.glyphs = [6]
    tree.add(first, first.position.parse_move("f5-f4"))
    assert movetext(tree) == (
        "{the beginning} 1. d3-d4!! {[%clk 0:01:00]} 1... e6-d6 $14 $1 {so\n"
        " [%lbrace]so[%rbrace]} (1... e6-e5 2. c4-c5 (2. e2-e3?!)) (1... f5-f4)\n"
        "2. c4-c5 *\n"
    )
    assert third.ply == 3


def test_no_line_is_longer_than_80_columns_or_begins_like_a_tag_or_an_escape() -> None:
    rng = random.Random(8)
    for _ in range(5):
        tree = annotated_game(rng, 60)
        for node in tree.mainline():
            words = ("%escape", "[tag", "word", "}", "{{{", "\n[", "\n%")
            node.comment = " ".join(rng.choices(words, k=rng.randrange(30)))
        lines = movetext(tree).split("\n")
        assert all(len(line.rstrip()) <= 80 for line in lines)
        assert not any(line.startswith(("%", "[")) for line in lines)


def test_a_move_stays_on_the_line_of_its_number() -> None:
    assert not any(line.endswith(".") for line in pdn.write(random_game(random.Random(1), 80)).split("\n"))


def test_a_comment_that_looks_like_the_next_game_is_still_a_comment() -> None:
    tree = played(None, "d3-d4", "e6-d6")
    comment = '\n[Event "x"]\n[Site "y"]\n\n1. d3-d4 1-0\n\n[Event "z"]'
    tree.mainline()[1].comment = comment
    found = pdn.scan(pdn.write(tree))
    assert (len(found.games), found.problems) == (1, ())
    assert read_tree(pdn.write(tree)).mainline()[1].comment == comment.strip()
