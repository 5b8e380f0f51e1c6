"""Games for the tests of exports."""

from __future__ import annotations

from harzdame_engine import GameTree, Node, Position, pdn

ANNA = """[Event "Club evening"]
[Site "?"]
[Date "2010.05.??"]
[Round "3"]
[White "Anna"]
[Black "Bernd & <Sons>"]
[Result "1-0"]
[Variant "harzdame"]

{A game to show everything.} 1. d3-d4 {quiet} e6-d6 (1... f5-f4 2. d4-e4!? {why not}
(2. a6-b6 c8-b8 {deep </script>}) 2... f4xd4) 2. a6-b6! c8-b8 3. d2-d3 e7-e6 1-0
"""
CAPTURE = "W:Wc3,a1:Bc4,d5,g7,h8"
"""White takes two men in two jumps around a corner: c3xc5xe5."""


def tree_of(text: str) -> GameTree:
    reading = pdn.scan(text).games[0].read()
    assert reading.tree is not None
    return reading.tree


def anna() -> GameTree:
    return tree_of(ANNA)


def capture() -> GameTree:
    return played("harzdame", "c3xe5", fen=CAPTURE)


def played(game: str, *moves: str, fen: str = "") -> GameTree:
    tree = GameTree(Position.from_fen(fen, game) if fen else Position.start(game))
    node: Node = tree.root
    for move in moves:
        node = tree.add(node, node.position.parse_move(move))
    return tree
