"""A short game with a blunder in it, for the tests of reviews."""

from __future__ import annotations

from harzdame_engine import GameTree, pdn

HEAD = """[Event "Club evening"]
[White "Anna"]
[Black "Ben"]
[Result "*"]
[GameType "200,W,8,8,A0,0"]
[Variant "harzdame"]
"""
BLUNDER = "1. d3-d4 e6-d6 2. a6-b6 c8-b8 3. d2-d3 e7-e6 4. b6-c6 d6xb6 5. b5xb7 b8xb6 6. c4-c5 *"
"""White's fourth move allows a shot: one is given, two are taken."""
TEXT = f"{HEAD}\n{BLUNDER}\n"


def blunder_tree(text: str = TEXT) -> GameTree:
    """The game as it is read from its text."""
    tree = pdn.scan(text).games[0].read().tree
    assert tree is not None
    return tree
