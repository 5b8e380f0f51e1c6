"""A picture of what is on the board, taken in one moment, from which any thread can work."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from harzdame_engine import GameTree, Node, Position, pdn
from harzdame_engine.export.remarks import remarks_of
from harzdame_engine.export.replay import PageChapter
from harzdame_engine.export.score import GameScore, score_of
from harzdame_engine.export.words import ExportWords
from harzdame_engine.game.tree import Mark
from PySide6.QtGui import QFont, QPageSize

from harzdame_gui.controllers.files.pdn_document import MOST_BYTES
from harzdame_gui.controllers.storage.storage import read_plain
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.text.games import game_name

READ = 0.5
"""The share of an export that is done once the games of a file are read."""


class SourceFile(NamedTuple):
    """The file that the game on the board belongs to, as its game `number` of so many `games`.

    `encoding` is the one that it was read in; it is guessed anew where there is none.
    """

    path: Path
    number: int
    games: int
    encoding: str | None = None


class ExportSource(NamedTuple):
    """The position, the line and the game on the board, and the words and paper for them."""

    position: Position
    marks: tuple[Mark, ...]
    score: GameScore
    line: GameScore
    study: SourceFile | None
    words: ExportWords
    font: QFont
    page: QPageSize


def source_of(
    tree: GameTree, node: Node, *, study: SourceFile | None, words: ExportWords, font: QFont, page: QPageSize
) -> ExportSource:
    """What is on the board; `node` is the one shown."""
    marks = remarks_of(node).marks
    return ExportSource(node.position, marks, score_of(tree), score_of(tree, node), study, words, font, page)


def chapters_of(study: SourceFile, score: GameScore, job: Job) -> list[GameScore]:
    """The games of the file that can be shown; the one on the board as it is there, saved or not.

    Raises:
        OSError, pdn.PdnError: the file cannot be read any more.
    """
    games = pdn.Document.read(read_plain(study.path, MOST_BYTES), study.encoding).content.games
    found: list[GameScore] = []
    for game in games:
        if job.token.stopped:
            break
        if game.number == study.number:
            found.append(score)
        elif (tree := game.read().tree) is not None:
            found.append(score_of(tree))
        job.tell(None, READ * game.number / len(games))
    return found


def chapters(scores: list[GameScore], *, flipped: bool) -> list[PageChapter]:
    """Scores as chapters, with the name of the kind of game."""
    return [PageChapter(score, game_name(score.start.rules), flipped) for score in scores]
