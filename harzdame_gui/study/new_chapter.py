"""What becomes a chapter of a study: a position, a game, an exercise, or what a text holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from harzdame_engine import GameTree, Move, Node, Position, pdn
from harzdame_engine.game.snapshot import Snapshot
from harzdame_engine.study.questions import StudyQuestion, ask
from harzdame_engine.study.study import MOST_CHAPTERS, chapter_name, chapter_tags
from harzdame_engine.study.tags import CHAPTER, LANGUAGE, ORIENTATION, STUDY

from harzdame_gui.translation import translate


class NewChapter(NamedTuple):
    """A record with the name that it is to have as a chapter; "" for one that others are to name."""

    name: str
    tree: GameTree


class Offer(NamedTuple):
    """A choice of what is added, in words, and the chapters that it makes."""

    words: str
    chapters: Sequence[NewChapter]


def of_position(position: Position) -> NewChapter:
    """A position alone."""
    return NewChapter(translate("NewChapter", "New position"), GameTree(position))


def of_game(tree: GameTree) -> NewChapter:
    """A copy of a whole record, with all that is said in it."""
    copy, _ = Snapshot(tree).copy()
    copy.source = None  # it would be written from the words of the other record
    unnamed = (
        translate("NewChapter", "New game") if tree.root.children else of_position(tree.root.position).name
    )
    return NewChapter(chapter_name(tree.tags) or unnamed, copy)


def exercise(start: Position, line: Sequence[Move]) -> NewChapter:
    """A position in which the reader is to find the first of these moves."""
    tree = GameTree(start)
    node = tree.root
    for move in line:
        node = tree.add(node, move)
    ask(tree.root, StudyQuestion()).apply()
    return NewChapter(translate("NewChapter", "New exercise"), tree)


def line_to(node: Node) -> NewChapter:
    """The moves that lead to a node, from their start on."""
    way = []
    while node.parent is not None and node.move is not None:
        way.append(node.move)
        node = node.parent
    tree = GameTree(node.position)
    end = tree.root
    for move in reversed(way):
        end = tree.add(end, move)
    return NewChapter(translate("NewChapter", "New line"), tree)


def line_from(node: Node) -> list[Move]:
    """The main line behind a node."""
    line = []
    while node.children:
        node = node.children[0]
        if node.move is not None:
            line.append(node.move)
    return line


def in_text(text: str) -> list[NewChapter]:
    """The games of a PDN text, as `in_games`."""
    return in_games(pdn.scan(text))


def in_games(file: pdn.PdnFile) -> list[NewChapter]:
    """The games of a file, as many as a study has; those that cannot be set up are left out."""
    trees = (game.read().tree for game in file.games[:MOST_CHAPTERS])
    return [of_game(tree) for tree in trees if tree is not None]


def as_text(new: NewChapter, *, study: str, study_id: str, language: str) -> str:
    """A chapter as it is written into the file of a study."""
    tags = {name: told for name, told in new.tree.tags.items() if name not in (STUDY, CHAPTER, ORIENTATION)}
    if language:
        tags[LANGUAGE] = language
    new.tree.tags = chapter_tags(tags, study=study, chapter=new.name, study_id=study_id)
    return pdn.write(new.tree)
