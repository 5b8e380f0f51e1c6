"""Games of PDN files as a source."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import Position, pdn
from harzdame_engine.game.tree import GameTree
from harzdame_engine.puzzles.pdn_games import SearchedGames


def test_games_of_one_kind_are_read_as_far_as_they_go(tmp_path: Path) -> None:
    tree = GameTree(Position.start())
    node = tree.add(tree.root, tree.root.position.legal_moves()[0])
    tree.add(node, node.position.legal_moves()[0])
    path = tmp_path / "games.pdn"
    texts = [pdn.write(tree), pdn.write(GameTree(Position.start("turkish"))), '[Event "?"]\n1. z9-z8 *']
    path.write_text("\n\n".join(texts), encoding="utf-8")
    games = SearchedGames([path], "harzdame")
    positions = [played.position for played in games.positions(0)]
    assert positions[0] == Position.start()
    assert len(positions) == 3
    assert len(SearchedGames([path], "turkish")) == 1
    assert len(SearchedGames([path], "hexdame")) == 0


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        SearchedGames([tmp_path / "none.pdn"], "harzdame")
