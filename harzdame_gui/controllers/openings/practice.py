"""What a person made of the questions of their repertoires: each answer is kept, and decides what is due."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.files.whole_file import append_whole
from harzdame_engine.puzzles.deck import Deck, Grade
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.openings.repertoires import FOLDER
from harzdame_gui.controllers.storage.file_failure import failure_of
from harzdame_gui.controllers.storage.storage import locked, read_plain
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.work.repeated_job import RepeatedJob

FILE_NAME = "practice.jsonl"
_MOST_BYTES = 64 << 20
_LATEST = 1e11
"""Seconds since 1970: the year 5138, which every calendar knows."""


class PracticeAnswer(NamedTuple):
    """An answer to the question with this id, at a time in seconds since 1970."""

    question: str
    at: float
    grade: Grade


class Practice(QObject):
    """The deck of all questions that were ever answered.

    Signals:
        changed(): the answers were read, or there is another one.
        notRead(FileFailure): those of earlier days cannot be read now; they stay where they are.
    """

    changed = Signal()
    notRead = Signal(object)

    def __init__(self, folder: Path, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = folder / FOLDER / FILE_NAME
        self._jobs = jobs
        self.deck = Deck()
        self.ready = False
        """Whether the answers of earlier days were read, or cannot be."""
        self._early: list[PracticeAnswer] = []  # given before that
        job = jobs.run(partial(_read, self._path), lane=Lane.JOURNAL)
        job.finished.connect(self._on_read)
        job.failed.connect(self._on_not_read)

    def is_due(self, question: str, now: float) -> bool:
        """Whether a question is to be asked: it never was, or its time has come again."""
        return question not in self.deck or self.deck.is_due(question, now)

    def is_new(self, question: str) -> bool:
        """Whether a question was never asked."""
        return question not in self.deck

    def note(self, question: str, at: float, grade: Grade) -> None:
        """Keep an answer."""
        answer = PracticeAnswer(question, at, grade)
        self.deck.review(*answer)
        if not self.ready:
            self._early.append(answer)
        writing = Writing(Thing.ANSWERS, self._path)
        work = partial(_append, self._path, answer)
        RepeatedJob(self._jobs, work, lane=Lane.JOURNAL, order=self._path, writing=writing)
        self.changed.emit()

    def next_due(self, questions: Iterable[str], now: float) -> float | None:
        """The time at which the next of these questions is due that is not due yet."""
        later = (each for each in questions if each in self.deck and not self.deck.is_due(each, now))
        return min(map(self.deck.due_at, later), default=None)

    def _on_read(self, answers: list[PracticeAnswer]) -> None:
        self.deck = Deck()
        for answer in (*answers, *self._early):  # in their order
            self.deck.review(*answer)
        self._end_reading()

    def _on_not_read(self, error: Exception) -> None:
        self._end_reading()
        self.notRead.emit(failure_of(error, self._path))

    def _end_reading(self) -> None:
        self.ready = True
        self._early.clear()
        self.changed.emit()


def _read(path: Path, _job: Job) -> list[PracticeAnswer]:
    """Raises OSError: they are there, and cannot be read."""
    found = []
    try:
        data = read_plain(path, _MOST_BYTES)
    except (FileNotFoundError, NotADirectoryError):
        return []
    for line in data.decode("utf-8", "replace").splitlines():
        with suppress(ValueError, TypeError, OverflowError, RecursionError):  # a line that was cut off
            question, at, grade = json.loads(line)
            answer = PracticeAnswer(str(question), float(at), Grade(grade))
            if 0 <= answer.at < _LATEST:
                found.append(answer)
    return found


def _append(path: Path, answer: PracticeAnswer, _job: Job) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with locked(path):
        append_whole(path, json.dumps(answer).encode() + b"\n", own_line=True)
