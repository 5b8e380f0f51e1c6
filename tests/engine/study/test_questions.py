"""Questions: in the commands of a comment, and answered by moves."""

from __future__ import annotations

import pytest
from harzdame_engine import GameTree, Position, pdn
from harzdame_engine.game.tree import Mark
from harzdame_engine.study.questions import (
    AnswerVerdict,
    StudyQuestion,
    ask,
    has_loose_commands,
    question_at,
    reply_to,
)

GAME = """[Event "E"]
[GameType "200,W,8,8,A0,0"]
[FEN "W:Wd4:Bg7"]

{Go. [%ask Which way?] [%hint Up] [%hint Or right] [%wrong No.]} 1. d4-d5
(1. d4-e4! {Also.}) *
"""


def tree() -> GameTree:
    found = pdn.scan(GAME).games[0].read().tree
    assert found is not None
    return found


def test_a_question_is_read_from_the_comment_and_leaves_its_words() -> None:
    root = tree().root
    assert question_at(root) == StudyQuestion("Which way?", ("Up", "Or right"), "No.")
    assert root.comment == "Go."


def test_answers_are_told_apart() -> None:
    root = tree().root
    moves = {str(move): move for move in root.position.legal_moves()}
    assert reply_to(root, moves["d4-d5"]).verdict is AnswerVerdict.RIGHT
    assert reply_to(root, moves["d4-e4"]) == (AnswerVerdict.ALSO_RIGHT, root.children[1])
    root.children[1].glyphs = []
    assert reply_to(root, moves["d4-e4"]).verdict is AnswerVerdict.EXPLAINED
    root.children[1].comment = ""
    assert reply_to(root, moves["d4-e4"]) == (AnswerVerdict.UNKNOWN, None)  # there is nothing to see
    root.children[1].marks = (Mark("R", "e4"),)
    assert reply_to(root, moves["d4-e4"]).verdict is AnswerVerdict.EXPLAINED
    del root.children[1]
    assert reply_to(root, moves["d4-e4"]) == (AnswerVerdict.UNKNOWN, None)


@pytest.mark.parametrize(("sign", "right"), [("!", True), ("!!", True), ("!?", False), ("", False)])
def test_a_variation_marked_as_good_is_right_as_well(sign: str, right: bool) -> None:
    found = pdn.scan(GAME.replace("d4-e4!", f"d4-e4{sign}")).games[0].read().tree
    assert found is not None
    verdict = reply_to(found.root, found.root.position.parse_move("d4-e4")).verdict
    assert verdict is (AnswerVerdict.ALSO_RIGHT if right else AnswerVerdict.EXPLAINED)


@pytest.mark.parametrize(
    "question",
    [
        StudyQuestion(),
        StudyQuestion("Wo?"),
        StudyQuestion("Find it", ("one", "two"), "no"),
        StudyQuestion("A {brace} and a [bracket]\nand a line"),
    ],
)
def test_what_is_asked_comes_back_from_a_file(question: StudyQuestion) -> None:
    made = GameTree(Position.from_fen("W:Wd4:Bg7"))
    made.add(made.root, made.root.position.parse_move("d4-d5"))
    made.root.commands = ("[%other thing]",)
    ask(made.root, question).apply()
    back = pdn.scan(pdn.write(made)).games[0].read().tree
    assert back is not None
    found = question_at(back.root)
    assert found is not None
    plain = question.text.replace("{", "(").replace("}", ")").replace("[", "(").replace("]", ")")
    assert found == question._replace(text=" ".join(plain.split()))
    assert "[%other thing]" in back.root.commands


def test_a_question_is_taken_away_without_other_commands() -> None:
    root = tree().root
    root.commands = (*root.commands, "[%foreign 1]")
    ask(root, None).apply()
    assert question_at(root) is None
    assert root.commands == ("[%foreign 1]",)


def test_an_edit_that_changes_nothing_is_none() -> None:
    root = tree().root
    assert not ask(root, question_at(root))


def test_a_hint_alone_is_loose() -> None:
    root = tree().root
    assert not has_loose_commands(root)
    root.commands = ("[%hint x]",)
    assert has_loose_commands(root)
    assert question_at(root) is None
