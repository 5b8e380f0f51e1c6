"""Positions and games as plain text for forums and mail, without any mark-up."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from harzdame_engine.export.pages import Diagram, Diagrams, page_of
from harzdame_engine.export.score import GameScore, ScoreParagraph
from harzdame_engine.export.text_diagram import text_diagram
from harzdame_engine.export.words import ExportWords
from harzdame_engine.game.position import Position
from harzdame_engine.game.results import OPEN

_WIDTH = 76
_INDENT = "   "


def position_text(position: Position, words: ExportWords = ExportWords(), *, flipped: bool = False) -> str:  # noqa: B008
    """A diagram, the side to move, and the FEN, by which other programs read it."""
    return f"{_diagram(position, words, flipped)}\n{position.fen}\n"


def game_text(
    score: GameScore,
    words: ExportWords = ExportWords(),  # noqa: B008 - immutable
    *,
    diagrams: Diagrams = Diagrams.REMARKS,
    flipped: bool = False,
    name: str = "",
) -> str:
    """A game with its moves and diagrams; `name` is that of the kind of game."""
    result = "" if score.result == OPEN else f"  {score.result}"
    head = [f"{words.title(score)}{result}", ", ".join(words.facts(score)), name]
    parts = ["\n".join(line for line in head if line), *_body(score, words, diagrams, flipped)]
    if result:
        parts.append(score.result)
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def moves_text(score: GameScore) -> str:
    """The moves and the remarks alone, a line for each paragraph, and the result."""
    lines = [f"({part.text})" if part.depth else part.text for part in score.paragraphs]
    if score.result != OPEN:
        lines.append(score.result)
    return "\n".join(lines).replace("\u00a0", " ")


def _body(score: GameScore, words: ExportWords, diagrams: Diagrams, flipped: bool) -> Iterator[str]:
    for part in page_of(score, diagrams):
        if isinstance(part, Diagram):
            yield _diagram(score.position(part.step), words, flipped)
        else:
            yield _wrapped(part)


def _wrapped(paragraph: ScoreParagraph) -> str:
    text = f"({paragraph.text})" if paragraph.depth else paragraph.text
    indent = _INDENT * paragraph.depth
    wrapped = textwrap.fill(
        text, _WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
    )
    return wrapped.replace("\u00a0", " ")


def _diagram(position: Position, words: ExportWords, flipped: bool) -> str:
    drawing = text_diagram(position, flipped=flipped)
    return f"{drawing}\n{words.to_move(position.turn)} ({words.legend})\n"
