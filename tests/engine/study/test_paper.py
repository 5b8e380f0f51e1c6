"""The questions of studies as exercises on paper."""

from __future__ import annotations

import pytest
from harzdame_engine import Position, pdn
from harzdame_engine.export.exercises import PaperExercise
from harzdame_engine.study.paper import exercises_in
from harzdame_engine.study.study import read_study

_STUDY = """
[StudyName "Two"] [ChapterName "One question"]
{Words} 1. c4-c5 {[%ask What now?]} 1... h3-h2 2. a6-a7 *

[StudyName "Two"] [ChapterName "Step by step"] [Orientation "black"]
{[%ask First]} 1. c4-c5 h3-h2 {[%ask Then]} 2. a6-a7 *

[StudyName "Two"] [ChapterName "None"]
1. c4-c5 *
"""


def test_each_question_is_an_exercise_and_the_next_step_of_it_none() -> None:
    first, second = exercises_in(read_study(pdn.scan(_STUDY)))
    assert (first.title, first.solution_text, first.flipped) == ("One question", "1… h3-h2 2. a6-a7", False)
    assert (second.title, second.solution_text) == ("Step by step", "1. c4-c5 h3-h2 2. a6-a7")
    assert second.flipped


@pytest.mark.parametrize(("line", "text"), [("c4-c5 h3-h2", "1. c4-c5 h3-h2"), ("", "")])
def test_a_solution_is_numbered_from_one(line: str, text: str) -> None:
    start = position = Position.start("harzdame")
    moves = []
    for word in line.split():
        moves.append(position.parse_move(word))
        position = position.play(moves[-1])
    assert PaperExercise(start, tuple(moves)).solution_text == text
