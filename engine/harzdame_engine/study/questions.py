"""Questions of a study: asked at a node, answered by its next move, kept in the commands of its comment.

``[%ask Find the shot]`` stands in the comment on the position where the reader is
to find the next move of the main line. ``[%hint …]``, any number of times, is shown
on demand, one after another. ``[%wrong …]`` is said to a move that the study does
not know. The variations beside the answer are the answers to "why not that?"; one
whose move has the glyph ``!`` or ``!!`` is right as well. docs/study.md has the form.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from harzdame_engine.game.edit import Edit
from harzdame_engine.game.edits import say
from harzdame_engine.game.move import Move
from harzdame_engine.game.tree import Node

_COMMAND = re.compile(r"\[%(ask|hint|wrong)(?:\s++([^\[\]]*+))?\]", re.IGNORECASE)
_NOT_IN_COMMANDS = str.maketrans({"[": "(", "]": ")", "{": "(", "}": ")", "\n": " ", "\r": " "})
_GOOD = frozenset({1, 3})
"""The glyphs of a move that answers the question as well as the main line's."""


class StudyQuestion(NamedTuple):
    """A question at a node; without `text` it is asked in the reader's usual words.

    `wrong` is said to a move that is not among the node's variations.
    """

    text: str = ""
    hints: tuple[str, ...] = ()
    wrong: str = ""


class AnswerVerdict(Enum):
    """What a study says of a move that was played as an answer."""

    RIGHT = auto()
    ALSO_RIGHT = auto()  # a variation that is marked as good
    EXPLAINED = auto()  # a variation says or shows why not
    UNKNOWN = auto()  # nothing is said of it


class Reply(NamedTuple):
    """A verdict, with the node that the move leads to where the study has it."""

    verdict: AnswerVerdict
    node: Node | None = None


def question_at(node: Node) -> StudyQuestion | None:
    """The question asked at `node`, None if there is none."""
    asked: str | None = None
    hints: list[str] = []
    wrong = ""
    for name, value in _commands(node):
        if name == "ask":
            asked = value if asked is None else asked
        elif name == "hint":
            hints.append(value)
        else:
            wrong = wrong or value
    return None if asked is None else StudyQuestion(asked, tuple(filter(None, hints)), wrong)


def has_loose_commands(node: Node) -> bool:
    """Whether there are hints or the like at `node`, but no question that they belong to."""
    return question_at(node) is None and any(True for _ in _commands(node))


def reply_to(node: Node, move: Move) -> Reply:
    """What the study says of `move`, played where a question is asked."""
    for index, child in enumerate(node.children):
        if child.move == move:
            if index == 0:
                return Reply(AnswerVerdict.RIGHT, child)
            if is_as_right(child):
                return Reply(AnswerVerdict.ALSO_RIGHT, child)
            return Reply(AnswerVerdict.EXPLAINED, child) if explains(child) else Reply(AnswerVerdict.UNKNOWN)
    return Reply(AnswerVerdict.UNKNOWN)


def is_as_right(answer: Node) -> bool:
    """Whether a variation answers the question as well as the main line."""
    return bool(_GOOD.intersection(answer.glyphs))


def explains(wrong: Node) -> bool:
    """Whether there is anything to see of a wrong move: words, arrows, or how it is answered."""
    return bool(wrong.comment or wrong.before or wrong.marks or wrong.children)


def ask(node: Node, question: StudyQuestion | None) -> Edit:
    """The edit that lets `node` ask this question; None: that it asks none."""
    kept = [command for command in node.commands if not _COMMAND.fullmatch(command)]
    made = [] if question is None else _written(question)
    return say(node, commands=(*kept, *made))


def _commands(node: Node) -> Sequence[tuple[str, str]]:
    found = (_COMMAND.fullmatch(command) for command in node.commands)
    return [(match[1].lower(), " ".join((match[2] or "").split())) for match in found if match]


def _written(question: StudyQuestion) -> list[str]:
    values = [("ask", question.text), *(("hint", hint) for hint in question.hints)]
    if question.wrong:
        values.append(("wrong", question.wrong))
    return [f"[%{name} {value}]" if (value := _plain(text)) else f"[%{name}]" for name, text in values]


def _plain(text: str) -> str:
    """`text` without the signs that would end a command or its comment."""
    return " ".join(text.translate(_NOT_IN_COMMANDS).split())
