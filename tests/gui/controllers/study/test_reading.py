"""The reading of a study, without a board."""

from __future__ import annotations

import pytest
from harzdame_engine import pdn
from harzdame_engine.study.questions import AnswerVerdict
from harzdame_engine.study.study import Study, read_study
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.study.progress import StudyProgress
from harzdame_gui.controllers.study.reading import Reading

HEAD = '[GameType "200,W,8,8,A0,0"]\n[FEN "W:Wa1,d4:Bg7"]\n'
TEXT = (
    HEAD + "{[%ask Which?] [%hint one] [%hint two] Words} 1. d4-d5 (1. d4-e4! {Also})"
    " (1. a1-a2 {Why not} 1... g7-g6 {so}) g7-g6 {Then} 2. d5-d6 g6-g5 *\n\n" + HEAD + "{A page} *\n"
)


@pytest.fixture
def study() -> Study:
    return read_study(pdn.scan(TEXT))


def play(reading: Reading, text: str) -> None:
    reading.play(reading.node.position.parse_move(text))


def test_a_question_holds_the_reader_up_until_it_is_answered(study: Study, qtbot: QtBot) -> None:
    reading = Reading(study, StudyProgress())
    kept: list[StudyProgress] = []
    reading.progressed.connect(kept.append)
    reading.go_on()
    assert reading.node.ply == 0
    play(reading, "d4-d5")
    assert reading.reply is not None
    assert reading.reply.verdict is AnswerVerdict.RIGHT
    assert (reading.node.ply, reading.text, reading.answer_due) == (1, "Words", True)
    assert kept[-1].is_solved(reading.chapter.id, 0)
    reading.go_on()
    assert (reading.text, reading.answer_due) == ("Then", False)
    reading.go_on()
    reading.go_on()
    assert reading.at_end
    assert kept[-1].done == {reading.chapter.id}
    reading.go_on()
    assert (reading.index, reading.text, reading.can_go_on) == (1, "A page", False)
    assert len(kept[-1].done) == 2


def test_a_wrong_move_is_explained_and_the_question_asked_again(study: Study, qtbot: QtBot) -> None:
    reading = Reading(study, StudyProgress())
    play(reading, "a1-a2")
    assert (reading.explaining, reading.text, reading.question) == (True, "Why not", None)
    assert reading.progress.ply == 0
    reading.go_on()
    assert (reading.text, reading.at_end) == ("so", True)
    reading.go_on()
    assert (reading.node.ply, reading.explaining) == (0, False)
    assert reading.question is not None
    play(reading, "a1-a2")
    reading.go_back()
    assert reading.question is not None


@pytest.mark.parametrize(("line", "explaining"), [("1. a1-a2", False), ("1. a1-a2 g7-g6", True)])
def test_of_a_wrong_move_without_words_the_words_of_the_question_are_not_said(
    line: str, explaining: bool, qtbot: QtBot
) -> None:
    text = f"{HEAD}{{[%ask Which?] Words}} 1. d4-d5 ({line}) g7-g6 *\n"
    reading = Reading(read_study(pdn.scan(text)), StudyProgress())
    play(reading, "a1-a2")
    assert reading.reply is not None
    assert (reading.explaining, reading.reply.verdict is AnswerVerdict.EXPLAINED) == (explaining, explaining)
    assert reading.text == ("" if explaining else "Words")
    assert (reading.question is None) is explaining


def test_an_answer_as_good_goes_on_with_the_main_line(study: Study, qtbot: QtBot) -> None:
    reading = Reading(study, StudyProgress())
    play(reading, "d4-e4")
    assert reading.reply is not None
    assert reading.reply.verdict is AnswerVerdict.ALSO_RIGHT
    assert str(reading.node.move) == "d4-d5"


def test_an_unknown_move_changes_nothing(study: Study, qtbot: QtBot) -> None:
    reading = Reading(study, StudyProgress())
    with qtbot.waitSignal(reading.said):
        play(reading, "a1-b1")
    assert reading.node.ply == 0
    assert reading.question is not None


def test_hints_come_one_by_one(study: Study, qtbot: QtBot) -> None:
    reading = Reading(study, StudyProgress())
    for shown in ((), ("one",), ("one", "two"), ("one", "two")):
        assert reading.hints == shown
        reading.hint()


def test_the_place_is_found_again_and_a_chapter_begun_again_asks_again(study: Study, qtbot: QtBot) -> None:
    first = Reading(study, StudyProgress())
    first.solve()
    first.go_on()
    again = Reading(study, first.progress)
    assert (again.node.ply, again.index) == (2, 0)
    again.go_on()
    again.go_on()
    again.begin(0)
    assert again.question is not None
    assert again.chapter.id in again.progress.done


def test_a_place_beyond_a_shortened_chapter_is_its_end(study: Study, qtbot: QtBot) -> None:
    reading = Reading(study, StudyProgress(study.chapters[0].id, 99))
    assert reading.node.ply == 4
    assert Reading(study, StudyProgress("gone", 3)).node.ply == 0
