"""Where a study leads when it was read to its end: a course into a game, one's own back to the shelf."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine.study.study import Study

from harzdame_gui.controllers.opponents.ladder import next_opponent
from harzdame_gui.controllers.opponents.opponents import OPPONENTS, Opponent
from harzdame_gui.controllers.settings.settings import LevelResult
from harzdame_gui.controllers.study.study_service import OpenStudy
from harzdame_gui.translation import translate


class Onward:
    """What follows a study."""

    def __init__(self, opened: OpenStudy, results: Sequence[LevelResult]) -> None:
        trees = [chapter.tree for chapter in opened.study.chapters if chapter.tree is not None]
        self.game = trees[-1].root.position.rules.id
        """The game that it speaks of at its end, by its id."""
        self.opponent = _opponent(opened.study, self.game, results) if opened.shipped else None
        """Whom to play then; None: nobody."""

    @property
    def text(self) -> str:
        """What the button at the end says."""
        if self.opponent is None:
            return translate("StudyReader", "All studies")
        return translate("StudyReader", "Play against {name}").format(name=self.opponent.name)


def _opponent(study: Study, game: str, results: Sequence[LevelResult]) -> Opponent:
    """Who plays at the level that a course names, else who comes next on the ladder."""
    named = next((each for each in OPPONENTS if each.level.id == study.level), None)
    return named or next_opponent(game, results)
