"""The searches of reviews: questions of reviewers, answered by the engine service side by side.

It knows neither games nor files, only who asks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from harzdame_engine import Info, Limit
from harzdame_engine.machine import cores
from harzdame_engine.review.reviewer import Question, Reviewer
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.searches import Priority, Search


class _Asked(NamedTuple):
    reviewer: Reviewer
    question: Question


class ReviewSearches(QObject):
    """Asks as much at once as there are cores, after play and analysis.

    Signals:
        answered(Reviewer): one of its questions is answered.
        failed(Reviewer, str): a search could not be carried out; its question is to be asked again.
    """

    answered = Signal(object)
    failed = Signal(object, str)

    def __init__(self, service: EngineService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._service = service
        self._asked: dict[Search, _Asked] = {}
        service.finished.connect(self._on_found)
        service.failed.connect(self._on_failed)

    @property
    def room(self) -> int:
        """The number of searches that could be asked for."""
        return cores() - len(self._asked)

    def ask(self, reviewers: Iterable[Reviewer]) -> None:
        """Ask what these reviewers have to ask, the first ones first, as long as there is room."""
        for reviewer in reviewers:
            while self.room > 0 and (question := reviewer.next()) is not None:
                search = self._service.analyse(
                    question.position,
                    Limit(nodes=question.nodes),
                    history=question.history,
                    priority=Priority.REVIEW,
                    lines=question.lines,
                )
                self._asked[search] = _Asked(reviewer, question)

    def stop(self) -> None:
        """Stop what is under way; the questions asked are to be asked again."""
        asked, self._asked = self._asked, {}
        for search, (reviewer, question) in asked.items():
            self._service.stop(search)
            reviewer.put_back(question)

    @Slot(object, object)
    def _on_found(self, search: Search, info: Info) -> None:
        asked = self._asked.pop(search, None)
        if asked is not None:
            asked.reviewer.answer(asked.question, info.lines, info.depth, info.nodes)
            self.answered.emit(asked.reviewer)

    @Slot(object, str)
    def _on_failed(self, search: Search, text: str) -> None:
        asked = self._asked.pop(search, None)
        if asked is not None:
            asked.reviewer.put_back(asked.question)
            self.failed.emit(asked.reviewer, text)
