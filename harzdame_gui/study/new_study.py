"""A study that is begun: one page, without words, under an id of its own."""

from __future__ import annotations

from harzdame_engine import GameTree, Position, pdn
from harzdame_engine.study.study import chapter_tags

from harzdame_gui.controllers.study.unsaved_study import new_id
from harzdame_gui.translation import translate


def new_study(title: str, language: str, game: str) -> str:
    """The text of a file with a new study: one page, without words."""
    tree = GameTree(Position.start(game))
    chapter = translate("NewStudy", "Chapter 1")
    tree.tags = chapter_tags({}, study=title, chapter=chapter, study_id=new_id(), language=language)
    return pdn.write(tree)
