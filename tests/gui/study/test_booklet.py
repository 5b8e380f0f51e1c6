"""A study on paper: nothing gives an answer away before the last pages."""

from __future__ import annotations

from harzdame_engine import pdn
from harzdame_engine.export.words import ExportWords
from harzdame_engine.study.study import read_study
from PySide6.QtGui import QFont, QPageSize
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.export.booklet import PaperStyle
from harzdame_gui.study.booklet import StudyBooklet

TEXT = """[Event "x"]
[GameType "200,W,8,8,A0,0"]
[StudyName "Paper"]
[ChapterName "Read"]

{Words first} 1. b5-b6 h3-h2 2. b4-b5 {and later} *

[Event "x"]
[GameType "200,W,8,8,A0,0"]
[FEN "W:Wa1,d4:Bg7"]
[ChapterName "Ask"]

{[%ask Which way?] Look} 1. d4-d5 {Solved} (1. a1-a2 {Why not}) g7-g6 2. d5-d6 *
"""


def made() -> StudyBooklet:
    study = read_study(pdn.scan(TEXT))
    style = PaperStyle(QPageSize(QPageSize.PageSizeId.A4), QFont())
    return StudyBooklet(study, ExportWords(), style, Job(lambda _job: None))


def test_what_is_asked_is_answered_at_the_back(qtbot: QtBot) -> None:
    text = made()._document.toPlainText().replace("\u2011", "-").replace("\u00a0", " ")
    before, _, answers = text.partition("Answers")
    assert before.startswith("Paper")
    assert "1. b5-b6 h3-h2 2. b4-b5\nand later" in before
    assert "1. Which way?" in before
    assert "Solved" not in before
    assert "d4-d5" not in before
    assert "1. Ask\n1. d4-d5 Solved 1… g7-g6 2. d5-d6" in answers
    assert "1. a1-a2: Why not" in answers


def test_each_position_has_its_diagram(qtbot: QtBot) -> None:
    booklet = made()
    assert len(booklet._drawings._drawn) == 3
    assert booklet.pages in {2, 3}
    assert not booklet.image(0, 300).isNull()
