"""Questions about files: answered folder by folder, and one at a time of a folder that is silent."""

from __future__ import annotations

from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject
from shiboken6 import isValid

from harzdame_gui.controllers.work.folder_questions import FolderQuestions


def test_a_silent_folder_is_asked_once_and_others_go_on(qtbot, jobs):
    over, asked = Event(), []

    def question(path: Path) -> str:
        asked.append(path)
        if path.parent == Path("silent"):
            over.wait(30)
        return path.name

    answers: list[dict[Path, object]] = []
    owner = QObject()
    questions = FolderQuestions(jobs, question, owner)
    questions.answered.connect(answers.append)
    silent, here = [Path("silent", name) for name in "ab"], Path("here", "c")
    try:
        for count in range(1, 20):
            questions.ask([*silent, here])
            qtbot.waitUntil(lambda count=count: len(answers) == count)
            assert answers[-1] == {here: "c"}
        qtbot.waitUntil(lambda: jobs.threads == 1)
        assert asked.count(silent[0]) == 1
    finally:
        over.set()
    qtbot.waitUntil(lambda: answers[-1] == {silent[0]: "a", silent[1]: "b"})
    questions.ask(silent)
    qtbot.waitUntil(lambda: len(answers) == 21 and not jobs.under_way)


def test_an_answer_to_whoever_is_gone_is_heard_by_nobody(qtbot, jobs):
    over = Event()
    owner = QObject()
    questions = FolderQuestions(jobs, lambda _path: over.wait(30), owner)
    questions.ask([Path("silent", "a")])
    with qtbot.waitSignal(owner.destroyed):
        owner.deleteLater()
    assert not isValid(questions)
    over.set()
    qtbot.waitUntil(lambda: not jobs.under_way)  # and no exception, which qtbot would tell of
