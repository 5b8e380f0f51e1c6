"""Trees written and read back are the same."""

from __future__ import annotations

import random
import re

import pytest
from harzdame_engine import Color, GameTree, Outcome, Piece, Position, Rules, Termination, pdn, variants
from harzdame_engine.game.tree import Evaluation, Mark
from harzdame_engine.pdn.comments import tidy
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.pdn.trees import annotated_game, content, read_tree

RULES = variants()
IDS = [rules.id for rules in RULES]
texts = st.text(
    st.sampled_from('ab {}[]()"\\;%$!?*\n\r\t1-0.xü♛\u2028\u0085\0\ud800'), max_size=60
) | st.text(max_size=200)
comments = texts.filter(lambda text: "[%" not in tidy(text))  # commands are meant to be understood
glyphs = st.lists(st.integers(0, 999), unique=True, max_size=4)
clocks = st.none() | st.integers(0, 100_000_000).map(lambda milliseconds: milliseconds / 1000)
squares = st.sampled_from(["a1", "c4", "h8"])
marks = st.tuples(st.sampled_from("GRYB"), squares, st.none() | squares).map(lambda mark: Mark(*mark))
evaluations = st.integers(-999, 999).map(lambda n: Evaluation(n / 100)) | st.tuples(
    st.integers(-99, 99), st.none() | st.integers(1, 99)
).map(lambda found: Evaluation(None, *found))


def _is_arrow(mark: Mark) -> bool:
    return mark.target is not None


remarks = st.fixed_dictionaries(
    {"comment": comments.map(tidy), "glyphs": glyphs, "clock": clocks},
    optional={
        "elapsed": clocks,
        "evaluation": st.none() | evaluations,
        # squares are written before arrows
        "marks": st.lists(marks, max_size=3).map(
            lambda m: tuple(sorted(m, key=lambda one: bool(one.target)))
        ),
        "commands": st.sampled_from([(), ("[%tool a b]",), ("[%x]", "[%y 1]")]),
    },
)
words = comments.map(tidy)
values = texts.map(lambda text: re.sub(r"[\x00-\x1f\x7f\ud800-\udfff]", " ", text))
names = st.from_regex(r"\A[A-Z][A-Za-z0-9_-]{2,8}\Z").filter(
    lambda name: name.lower() not in {"fen", "setup", "variant", "gametype", "result", "noprogresslimit"}
)
roster = st.sampled_from(["Event", "Site", "Date", "Round", "White", "Black"])
tags = st.dictionaries(names, values, max_size=3) | st.dictionaries(
    roster, values.filter(lambda value: value not in {"", "?", "????.??.??"}), max_size=6
)
results = st.none() | st.builds(
    Outcome,
    st.sampled_from([Color.WHITE, Color.BLACK, None]),
    st.sampled_from([Termination.RESIGNATION, Termination.AGREEMENT]),
)


@st.composite
def positions(draw: st.DrawFn, rules: Rules) -> Position:
    """The start, or few pieces anywhere, of which some are kings."""
    if draw(st.booleans()):
        return Position.start(rules.id)
    pieces = {}
    for square in draw(st.lists(st.sampled_from(rules.board.names), min_size=2, max_size=12, unique=True)):
        color = draw(st.sampled_from(Color))
        crowned = rules.promotion_squares if color is Color.WHITE else rules.promotion_squares_black
        pieces[square] = Piece(color, square in crowned or draw(st.booleans()))
    return Position.of(rules, pieces, draw(st.sampled_from(Color)))


@st.composite
def trees(draw: st.DrawFn) -> GameTree:
    """Trees of any game and shape, with anything said at any place."""
    position = draw(positions(draw(st.sampled_from(RULES))))
    tree = GameTree(position, draw(tags), draw(st.none() | st.integers(1, 9999)))
    tree.result = draw(results)
    nodes = [tree.root]
    for back, choice in draw(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 99)), max_size=30)):
        node = nodes[-1 - min(back, len(nodes) - 1)]
        if legal := node.position.legal_moves():
            nodes.append(tree.insert(node, legal[choice % len(legal)]))
    for index, remark in draw(st.lists(st.tuples(st.integers(0, 99), remarks), max_size=8)):
        for name, value in remark.items():
            setattr(nodes[index % len(nodes)], name, value)
    for index, before, after in draw(st.lists(st.tuples(st.integers(0, 99), words, words), max_size=4)):
        node = nodes[index % len(nodes)]
        if node.parent and node.parent.children[0] is not node:  # the first move of a variation
            node.before, node.after = before, after
    return tree


@given(trees())
@settings(max_examples=150, deadline=None)
def test_a_tree_is_read_back_as_it_was_written(tree: GameTree) -> None:
    text = pdn.write(tree)
    found = pdn.scan(text)
    assert (len(found.games), found.problems) == (1, ())
    read = found.games[0].read()
    assert (read.problems, read.complete) == ((), True)
    assert read.tree is not None
    assert content(read.tree) == content(tree)
    assert pdn.write(read.tree) == text


@given(st.lists(trees(), min_size=2, max_size=3), st.sampled_from(["\n", "\r\n", "\r"]))
@settings(max_examples=30, deadline=None)
def test_many_games_in_a_file(several: list[GameTree], line_end: str) -> None:
    text = ""
    for tree in several:
        text = pdn.append_game(text, pdn.write(tree).replace("\n", line_end))
    found = pdn.scan(pdn.decode(text.encode()))
    assert found.problems == ()
    assert len(found.games) == len(several)
    for game, tree in zip(found.games, several, strict=True):
        assert content(read_tree(text, game.number)) == content(tree)
        assert game.line == text[: game.start].count("\r" if line_end == "\r" else "\n") + 1


@given(comments)
@settings(max_examples=150, deadline=None)
def test_any_comment_at_all_is_kept_but_for_what_a_file_cannot_hold(comment: str) -> None:
    tree = annotated_game(random.Random(1), 4)
    node = tree.mainline()[2]
    node.comment = comment
    assert read_tree(pdn.write(tree)).mainline()[2].comment == tidy(comment)


@pytest.mark.parametrize("game", IDS)
def test_a_whole_game_of_every_kind(game: str) -> None:
    rng = random.Random(game)
    for plies in (30, 300):
        tree = annotated_game(rng, plies, game)
        end = tree.mainline()[-1]
        tree.result = tree.outcome(end)
        text = pdn.write(tree)
        assert f'[Variant "{game}"]' in text
        read = pdn.scan(text).games[0].read()
        assert (read.problems, read.complete) == ((), True)
        assert read.tree is not None
        assert content(read.tree) == content(tree)
        assert pdn.write(read.tree) == text
