"""A game too large to be written at once, in the move list: its rows come bit by bit."""

from __future__ import annotations

import random

import pytest
from harzdame_engine import GameTree, Node, Position
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from harzdame_gui.play.move_list import MoveList
from harzdame_gui.text.move_rows import Row, rows
from tests.gui.play.test_move_list import annotated


@pytest.fixture
def moves(qtbot: QtBot) -> MoveList:
    shown = MoveList()
    qtbot.addWidget(shown)
    shown.resize(340, 400)
    with qtbot.waitExposed(shown):
        shown.show()
    tree = annotated()  # after which there is a scroll bar
    shown.show_tree(tree, tree.root)
    qtbot.waitUntil(lambda: not shown._improving.isActive())
    return shown


def listed_rows(moves: MoveList) -> list[Row]:
    return list(moves._page.rows)


def huge() -> GameTree:
    """A main line, at each move of which two long variations branch off."""
    dice = random.Random(2)
    tree = GameTree(Position.start())
    node = tree.root
    for _ in range(60):
        moves = node.position.legal_moves()
        for move in moves[:3]:
            end = tree.insert(node, move)
            while end.ply < node.ply + 25 and (further := end.position.legal_moves()):
                end = tree.insert(end, dice.choice(further))
        node = node.children[0]
    assert sum(1 for _ in tree.root.below()) > 2_000
    return tree


def test_a_huge_tree_appears_bit_by_bit(qtbot: QtBot, moves: MoveList) -> None:
    tree = huge()
    moves.show_tree(tree, tree.root, "1–0  White wins")
    whole = rows(tree)
    beginning = listed_rows(moves)
    assert 10 < len(beginning) < len(whole) / 2
    assert beginning == whole[: len(beginning)]
    moves.verticalScrollBar().setValue(120)
    places = {node: moves.cell_rect(node) for node in tree.root.below()}
    seen = {node: place for node, place in places.items() if place and 60 < place.top() < 300}
    assert seen
    qtbot.waitUntil(lambda: listed_rows(moves)[:-1] == whole)
    assert listed_rows(moves)[-1].words[0].text == "1–0  White wins"
    qtbot.waitUntil(lambda: not moves._improving.isActive())
    assert {node: moves.cell_rect(node) for node in seen} == seen


def test_a_move_that_is_yet_to_be_written_comes_into_sight_with_its_row(
    qtbot: QtBot, moves: MoveList
) -> None:
    tree = huge()
    last = tree.mainline()[-1]
    moves.show_tree(tree, last)
    assert moves.cell_rect(last) is None
    qtbot.waitUntil(lambda: moves.cell_rect(last) is not None)
    assert moves.viewport().rect().contains(moves.cell_rect(last).center())


def test_an_edit_of_a_huge_tree_leaves_all_rows_in_their_places(qtbot: QtBot, moves: MoveList) -> None:
    tree = huge()
    line = tree.mainline()
    moves.show_tree(tree, line[40])
    qtbot.waitUntil(lambda: not moves._improving.isActive())
    before, place = listed_rows(moves), moves.cell_rect(line[40])
    removed = line[40].children[0]
    tree.remove(line[40].children[1])
    tree.remove(removed)
    moves.show_tree(tree, line[40])
    assert listed_rows(moves) == before
    qtbot.waitUntil(lambda: listed_rows(moves) == rows(tree))
    assert moves.cell_rect(line[40]) == place


def test_a_move_removed_from_a_huge_tree_cannot_be_clicked(qtbot: QtBot, moves: MoveList) -> None:
    tree = huge()
    line = tree.mainline()
    moves.show_tree(tree, line[3])
    qtbot.waitUntil(lambda: not moves._improving.isActive())
    chosen: list[Node] = []
    moves.nodeChosen.connect(chosen.append)
    place = moves.cell_rect(line[4]).center()
    tree.remove(line[4])
    moves.show_tree(tree, line[3])
    QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert line[4] not in chosen
    assert listed_rows(moves) == rows(tree)
