"""Studies: a file of games whose games are chapters, as values over their records.

A chapter is a game. What makes it one of a study are tags that ordinary readers
pass over: ``StudyName`` and ``ChapterName``, as studies of lichess have them,
``Orientation``, ``Language``, ``StudySummary``, and ``StudyId``, by which a reader's place in
the study is found again when its file was moved, edited or translated.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from harzdame_engine.game.tree import GameTree, Node
from harzdame_engine.library.tag_edit import TagChange, with_tags
from harzdame_engine.pdn.games import PdnFile
from harzdame_engine.pdn.problems import PdnProblem
from harzdame_engine.study.questions import question_at
from harzdame_engine.study.tags import CHAPTER, IDENTITY, LANGUAGE, LEVEL, ORIENTATION, STUDY, SUMMARY

MOST_CHAPTERS = 500
"""The most chapters that are read; a file with more games is a collection, and no study."""


class Chapter(NamedTuple):
    """A chapter: game `number`, from 1, of its file.

    `id` follows from the position, the moves and the questions, so that it is the same in every
    language. `tree` is None where the game cannot be set up at all.
    """

    number: int
    id: str
    name: str
    tree: GameTree | None
    problems: tuple[PdnProblem, ...] = ()

    @property
    def flipped(self) -> bool:
        """Whether it is read from Black's side."""
        return self.tree is not None and self.tree.tags.get(ORIENTATION, "").strip().lower() == "black"

    @property
    def questions(self) -> tuple[Node, ...]:
        """The nodes of the main line at which a question is asked that has an answer."""
        if self.tree is None:
            return ()
        return tuple(node for node in self.tree.mainline() if node.children and question_at(node))

    @property
    def is_text(self) -> bool:
        """Whether it is a page of text, without moves."""
        return self.tree is not None and not self.tree.root.children


class Study(NamedTuple):
    """All chapters of a file. `id` is its tag, or follows from the chapters.

    `level` is that of the opponent whom its reader is to play next, by its id; "": it says none.
    """

    id: str
    title: str
    language: str
    chapters: tuple[Chapter, ...]
    level: str = ""

    def chapter(self, chapter_id: str) -> Chapter | None:
        """The chapter with this id."""
        return next((chapter for chapter in self.chapters if chapter.id == chapter_id), None)


class Heading(NamedTuple):
    """What the tags of the first game tell of a study, without any move being read."""

    title: str
    summary: str
    language: str
    id: str
    chapters: int


def heading_of(file: PdnFile, name: str = "") -> Heading:
    """The heading of a file that is called `name`."""
    tags = file.games[0].tags if len(file.games) else {}
    title = _told(tags, STUDY) or _told(tags, "Event").partition(":")[0] or name
    return Heading(title, _told(tags, SUMMARY), _told(tags, LANGUAGE), _told(tags, IDENTITY), len(file.games))


def read_study(file: PdnFile, name: str = "") -> Study:
    """The study in a file that is called `name`: its first `MOST_CHAPTERS` games. Reads every move."""
    chapters: list[Chapter] = []
    seen: Counter[str] = Counter()
    for game in file.games[:MOST_CHAPTERS]:
        reading = game.read()
        same = _fingerprint(reading.tree)
        seen[same] += 1
        chapter_id = same if seen[same] == 1 else f"{same}-{seen[same]}"
        called = chapter_name(game.tags) or str(game.number)
        chapters.append(Chapter(game.number, chapter_id, called, reading.tree, tuple(reading.problems)))
    heading = heading_of(file, name)
    study_id = heading.id or _digest("\n".join(chapter.id for chapter in chapters))
    level = _told(file.games[-1].tags, LEVEL) if len(file.games) else ""
    return Study(study_id, heading.title, heading.language, tuple(chapters), level)


def chapter_name(tags: Mapping[str, str]) -> str:
    """The name of a chapter: its own, or that of the game; "" if neither is known."""
    if name := _told(tags, CHAPTER):
        return name
    players = [_told(tags, "White"), _told(tags, "Black")]
    return " – ".join(players) if all(players) else _told(tags, "Event").rpartition(": ")[2]


def chapter_tags(
    tags: Mapping[str, str], *, study: str, chapter: str, study_id: str, language: str = ""
) -> dict[str, str]:
    """`tags` with those of a chapter; an event that other readers show is made of both names."""
    event = tags.get("Event", "").strip("?. ")
    known, named = tags.get(STUDY), tags.get(CHAPTER)
    ours = not event or (known is not None and event == f"{known}: {named}")
    made = dict(tags)
    if ours:
        made["Event"] = f"{study}: {chapter}"
    made |= {STUDY: study, CHAPTER: chapter, IDENTITY: study_id}
    if language:
        made[LANGUAGE] = language
    return made


def renamed(file: PdnFile, name: str, study_id: str) -> dict[int, str]:
    """The chapters that differ under another name of the study, as texts by their numbers.

    Their moves are not read, and stay letter by letter.
    """
    texts = {}
    for game in file.games:
        tags = game.tags
        chapter = chapter_name(tags) or str(game.number)
        named = chapter_tags(tags, study=name, chapter=chapter, study_id=study_id)
        if changes := TagChange(named).of(tags):
            texts[game.number] = with_tags(game.text, changes)
    return texts


def _told(tags: Mapping[str, str], name: str) -> str:
    value = tags.get(name, "").strip()
    return value if value.strip("?. ") else ""


def _fingerprint(tree: GameTree | None) -> str:
    if tree is None:
        return _digest("")
    start = tree.root.position
    line = [
        f"{node.move or ''}{'?' if node.children and question_at(node) else ''}" for node in tree.mainline()
    ]
    return _digest("\n".join((start.rules.id, start.fen, *line)))


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
