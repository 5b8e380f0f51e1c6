"""The form of a chapter, by itself."""

from __future__ import annotations

from harzdame_engine import GameTree, Position
from harzdame_engine.study.questions import StudyQuestion, ask
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from harzdame_gui.study.chapter_form import ChapterForm


def test_huge_lines_are_kept_whole_when_something_else_is_written(qtbot: QtBot) -> None:
    huge = "Where would you play now? " * 2000
    tree = GameTree(Position.start())
    tree.add(tree.root, tree.root.position.legal_moves()[0])
    ask(tree.root, StudyQuestion(huge.strip(), (), huge.strip())).apply()
    form = ChapterForm()
    qtbot.addWidget(form)
    form.show_chapter(huge.strip(), huge.strip(), flipped=False, number=0, count=1)
    form.show_node(tree.root, tree.root, main=True)
    form.show()
    QTest.keyClicks(form.text, "Look")
    written = form.written()
    assert written.text == "Look"
    assert {written.study, written.name} == {huge.strip()}
    assert written.question is not None
    assert {written.question.text, written.question.wrong} == {huge.strip()}
