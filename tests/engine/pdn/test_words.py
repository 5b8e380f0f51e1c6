"""Words are those of the tree at one moment, and as the writer would have written them."""

from __future__ import annotations

from harzdame_engine import pdn
from harzdame_engine.game import edits
from harzdame_engine.game.history import History
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.game.editing import some_edit

TEXT = """[White "Anna"]
[Event "a"]
[event "b"]
[Result "1-0"]

{ first } 1.d3-d4   $1 { good } e6-e5 (1... e6-d6 { why } 2. d4-d5 %%) (1... oh) 2. c4-c5 { on }
( 2. c4-d4 ) 1-0 { after }"""


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_words_are_what_the_writer_writes(data: st.DataObject) -> None:
    tree = pdn.scan(TEXT).games[0].read().tree
    assert tree is not None
    assert pdn.Words(tree).text.rstrip() == TEXT
    history = History()
    for _ in range(data.draw(st.integers(1, 6))):
        history.do(some_edit(data.draw, tree, history))
        assert pdn.Words(tree).text == pdn.write(tree)


def test_an_edit_comes_too_late_for_words_that_are_not_yet_written() -> None:
    tree = pdn.scan(TEXT).games[0].read().tree
    assert tree is not None
    words = pdn.Words(tree)
    node = tree.root.children[0]
    edits.delete(node.children[1]).apply()
    edits.comment(node, "bad").apply()
    assert words.text.rstrip() == TEXT
