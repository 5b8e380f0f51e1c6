"""The reading order of a game, and the paragraphs of its page."""

from __future__ import annotations

import pytest
from harzdame_engine import GameTree, Position
from harzdame_engine.export.pages import Diagram, Diagrams, diagram_steps, page_of
from harzdame_engine.export.remarks import clock_text
from harzdame_engine.export.score import GameScore, ScoreParagraph, score_of

from tests.engine.export.games import anna, capture, played


def lines(score: GameScore) -> list[tuple[int, str]]:
    return [(part.depth, " ".join(word.text for word in part.words)) for part in score.paragraphs]


def test_a_game_reads_like_a_book() -> None:
    assert lines(score_of(anna())) == [
        (0, "A game to show everything."),
        (0, "1. d3-d4"),
        (0, "quiet"),
        (0, "1… e6-d6"),
        (1, "1… f5-f4 2. d4-e4!? why not"),
        (2, "2. a6-b6 c8-b8 deep </script>"),
        (1, "2… f4xd4"),
        (0, "2. a6-b6! c8-b8 3. d2-d3 e7-e6"),
    ]


def test_steps_know_what_comes_before_them() -> None:
    score = score_of(anna())
    for step in score.steps:
        assert score.position(step.parent).play(step.move) == step.position
        assert step.parent < step.number


def test_one_line_alone_leaves_the_rest_out() -> None:
    tree = anna()
    aside = tree.root.children[0].children[1]
    score = score_of(tree, aside)
    assert [str(step.move) for step in score.steps] == ["d3-d4", "f5-f4", "d4-e4", "f4xd4"]
    assert score.result == "*"
    assert {step.depth for step in score.steps} == {0}
    assert score_of(tree, tree.root).result == "1-0"


def test_a_remark_behind_a_variation_stands_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    class Spoken(type(anna().root)):  # type: ignore[misc]
        __slots__ = ("after", "before")

    tree = GameTree(Position.start())
    tree.add(tree.root, tree.root.position.parse_move("d3-d4"))
    move = tree.root.position.parse_move("f1-f2")
    other = Spoken(tree.root.position.play(move), tree.root, move)
    other.before, other.after = "first", "last"
    tree.root.children.append(other)
    assert lines(score_of(tree))[1] == (1, "first 1. f1-f2 last")


def test_names_that_are_not_known_are_empty() -> None:
    tree = played("harzdame", "d3-d4")
    tree.tags.update(White="?", Date="????.??.??", Event=" ")
    score = score_of(tree)
    assert (score.white, score.black, score.fact("Date"), score.fact("Event")) == ("", "", "", "")


def test_thousands_of_nested_variations_are_no_trouble() -> None:
    tree = played("harzdame", fen="W:WKa1:BKh8")
    node = tree.root
    for _ in range(1500):
        moves = [
            move
            for move in node.position.legal_moves()
            if not any(reply.captures for reply in node.position.play(move).legal_moves())
        ]
        tree.add(node, moves[0])
        node = tree.add(node, moves[1])
    score = score_of(tree)
    assert max(step.depth for step in score.steps) == 1500


@pytest.mark.parametrize(
    ("rule", "moves"),
    [
        (Diagrams.NONE, []),
        (Diagrams.EVERY_FIVE, ["e7-e6"]),
        (Diagrams.EVERY_TEN, ["e7-e6"]),
        (Diagrams.REMARKS, ["d3-d4", "e7-e6"]),
    ],
)
def test_diagrams_stand_where_they_were_asked_for(rule: Diagrams, moves: list[str]) -> None:
    score = score_of(anna())
    assert [str(score.steps[step - 1].move) for step in diagram_steps(score, rule)] == moves


def test_a_position_set_up_is_shown_first() -> None:
    score = score_of(capture())
    page = list(page_of(score, Diagrams.REMARKS))
    assert page[0] == Diagram(0)
    assert page[-1] == Diagram(1)


def test_a_line_that_goes_on_below_a_diagram_has_its_number() -> None:
    page = list(page_of(score_of(played("harzdame", "d3-d4", "e6-d6", "a6-b6")), Diagrams.REMARKS))
    assert len(page) == 2
    cut = [part for part in page_of(score_of(anna()), Diagrams.REMARKS) if isinstance(part, ScoreParagraph)]
    for part in cut:
        if not part.is_comment and not part.depth:
            assert part.words[0].text[0].isdigit()


def test_clock_times() -> None:
    assert [clock_text(seconds) for seconds in (9, 249, 3849.7)] == ["0:09", "4:09", "1:04:09"]
