"""The app's sentences, in English and in German; no reason, problem or ending is without words."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import (
    LEVELS,
    Clause,
    Color,
    Outcome,
    Position,
    PositionError,
    PositionProblem,
    Reason,
    Refusal,
    Rules,
    Termination,
    pdn,
    variant,
    variants,
)
from harzdame_engine.pdn import PdnProblem, ProblemKind, Unclosed
from PySide6.QtWidgets import QApplication

from harzdame_gui.controllers.storage.file_failure import FailureKind, FileFailure
from harzdame_gui.text.files import failure_message
from harzdame_gui.text.levels import level_name
from harzdame_gui.text.message import count, listing
from harzdame_gui.text.outcomes import outcome_message
from harzdame_gui.text.players import pieces_left, player_name
from harzdame_gui.text.problems import file_sentence, position_sentence
from harzdame_gui.text.refusals import demand_message, refusal_message
from tests.for_each import for_each


def refused(reason: Reason, **facts: object) -> str:
    message = refusal_message(Refusal(reason, Clause.TURNS, "c3", "c4", **facts), Position.start())
    assert message.rule.endswith(".") == (reason is not Reason.SAME_SQUARE)
    return f"{message.title} {message.text}".strip()


@for_each("reason", Reason)
def test_every_refusal_is_a_sentence(qapp: QApplication, reason: Reason) -> None:
    text = refused(reason, squares=("b4",), taken=1, required=2)
    assert text.endswith(".")
    assert "{" not in text


def test_who_can_capture_is_counted(qapp: QApplication) -> None:
    assert refused(Reason.MUST_CAPTURE, squares=("a1",)) == "You must capture: this piece can."
    assert refused(Reason.MUST_CAPTURE, squares=("a1", "b2")) == "You must capture: these two pieces can."
    thirteen = tuple(f"a{number}" for number in range(13))
    assert refused(Reason.MUST_CAPTURE, squares=thirteen) == "You must capture: these 13 pieces can."


def test_how_much_is_to_be_taken(qapp: QApplication) -> None:
    assert "three to take here, not two" in refused(Reason.MUST_TAKE_MORE, taken=2, required=3)
    assert "two to take here, not just one" in refused(Reason.MUST_TAKE_MORE, taken=1, required=2)


def test_the_same_in_german(german: None) -> None:
    assert (
        refused(Reason.MUST_CAPTURE, squares=("a1", "b2"))
        == "Du musst schlagen: Diese zwei Steine können es."
    )
    assert "drei zu schlagen, nicht zwei" in refused(Reason.MUST_TAKE_MORE, taken=2, required=3)
    assert listing(["a1", "b2", "c3"]) == "a1, b2 und c3"


DUTY = "A player who can capture must capture."
MAJORITY = "Majority capture: you must choose a capture that takes the most pieces."
FREE_CHOICE = "Among several captures the choice is free."


@pytest.mark.parametrize(
    ("game", "fen", "text", "rule"),
    [
        ("harzdame", "W:Wc3:Bc4,h8", "The piece on c3 can.", f"{DUTY} {MAJORITY}"),
        ("harzdame", "W:Wc3:Bc4,c6,h8", "The piece on c3 takes two.", MAJORITY),
        ("harzdame", "W:Wc3,e3:Bc4,e4,h8", "The pieces on c3 and e3 can.", f"{DUTY} {MAJORITY}"),
        ("greek-2", "W:Wb3,e2:Bb4,e3,f4", "The pieces on b3 and e2 can.", f"{DUTY} {FREE_CHOICE}"),
        ("greek-2", "W:We2,Kh8:Be3,f4", "The piece on e2 takes two.", f"{DUTY} {FREE_CHOICE}"),
    ],
)
def test_duties_are_told(qapp: QApplication, game: str, fen: str, text: str, rule: str) -> None:
    message = demand_message(Position.from_fen(fen, game))
    assert message == ("You must capture.", text, rule)


def test_no_duty_is_no_message(qapp: QApplication) -> None:
    assert demand_message(Position.start()) is None


@for_each("termination", Termination)
@for_each("winner", [Color.WHITE, Color.BLACK, None])
def test_every_ending_has_a_title_and_a_reason(
    qapp: QApplication, termination: Termination, winner: Color | None
) -> None:
    message = outcome_message(Outcome(winner, termination), Color.WHITE)
    titles = {Color.WHITE: "You win", Color.BLACK: "You lose", None: "Draw"}
    lost_by_both = termination is Termination.DOUBLE_FORFEIT
    assert message.title == ("Both sides have lost" if lost_by_both else titles[winner])
    assert message.text.endswith(".")


def test_the_loser_is_named(qapp: QApplication) -> None:
    message = outcome_message(Outcome(Color.WHITE, Termination.RESIGNATION))
    assert message.spoken == "White wins Black resigned."


@pytest.mark.parametrize("problem", PositionProblem)
def test_every_impossible_position_is_explained(qapp: QApplication, problem: PositionProblem) -> None:
    text = position_sentence(PositionError(problem, "h8"), variant("harzdame"))
    assert text.endswith(".")
    assert "{" not in text


@for_each("kind", ProblemKind)
def test_every_problem_of_a_game_names_line_and_game(qapp: QApplication, kind: ProblemKind) -> None:
    text = file_sentence(PdnProblem(kind, line=17, game=3, detail="a1-h8"))
    assert text.startswith("Game 3, line 17: ")
    assert "{" not in text


def test_an_impossible_position_in_a_file_is_told_with_its_reason() -> None:
    game = '[Variant "harzdame"]\n[SetUp "1"]\n[FEN "W:Wa1,a1:Bh8"]\n\n1. a1-a2 *\n'
    (problem,) = pdn.scan(game).games[0].read().problems
    assert file_sentence(problem) == (
        "Game 1, line 3: The position it begins with is not possible. Two pieces stand on a1."
    )


def test_braces_in_an_impossible_position_are_told_as_they_stand() -> None:
    game = '[Variant "harzdame"]\n[SetUp "1"]\n[FEN "W:W{a1}:Bh8"]\n\n1. a1-a2 *\n'
    (problem,) = pdn.scan(game).games[0].read().problems
    assert "{a1}" in file_sentence(problem)


def test_problems_of_different_kinds_are_told_apart(qapp: QApplication) -> None:
    cut_off = {file_sentence(PdnProblem(ProblemKind.TRUNCATED, game=1, detail=what)) for what in Unclosed}
    assert len(cut_off) == len(Unclosed)
    sentences = {file_sentence(PdnProblem(kind, game=1)) for kind in ProblemKind}
    assert len(sentences) == len(ProblemKind)


def test_bytes_in_the_midst_of_a_game_do_not_make_the_file_a_picture(qapp: QApplication) -> None:
    whole = file_sentence(PdnProblem(ProblemKind.BINARY))
    within = file_sentence(PdnProblem(ProblemKind.BINARY, line=9, game=2))
    assert "not a text file" in whole
    assert within.startswith("Game 2, line 9:")
    assert "not a text file" not in within


@for_each("kind", FailureKind)
def test_every_failure_of_a_file_says_what_happened(qapp: QApplication, kind: FailureKind) -> None:
    failure = FileFailure(kind, Path("somewhere/my games.pdn"), detail="Out of luck")
    message = failure_message(failure, saving=True)
    assert message.title == "“my games.pdn” was not saved."
    assert message.text


@pytest.mark.parametrize("kind", [FailureKind.OTHER, FailureKind.BUSY])
def test_words_of_the_system_end_as_a_sentence_does(qapp: QApplication, kind: FailureKind) -> None:
    bare, stopped = (FileFailure(kind, Path("a.pdn"), f" It hums{end}\n") for end in ("", "."))
    assert failure_message(bare, saving=True).text.endswith("It hums.")
    assert failure_message(stopped, saving=True) == failure_message(bare, saving=True)
    assert failure_message(FileFailure(FailureKind.OTHER, Path("a.pdn")), saving=True).text == ""


def test_long_quotations_are_cut(qapp: QApplication) -> None:
    text = position_sentence(PositionError(PositionProblem.UNREADABLE, "x" * 5000), variant("international"))
    assert len(text) < 120


def test_every_level_has_a_name(qapp: QApplication) -> None:
    names = {level_name(level) for level in LEVELS}
    assert len(names) == len(LEVELS)
    assert not names & {level.id for level in LEVELS}
    assert level_name(None) == level_name(LEVELS[-1])


def test_counts(qapp: QApplication) -> None:
    assert [count(number) for number in (2, 12, 13)] == ["two", "twelve", "13"]


@pytest.mark.parametrize(
    ("fen", "text"),
    [
        ("W:Wa1:Bh8", "1 man"),
        ("W:Wa1,b1,Kc1:Bh8", "2 men and 1 king"),
        ("W:WKa1,Kb1:Bh8", "2 kings"),
        ("W:W:Bh8", "0 men"),
    ],
)
def test_what_is_left_is_counted(qapp: QApplication, fen: str, text: str) -> None:
    assert pieces_left(Position.from_fen(fen), Color.WHITE) == text


def test_players_are_named(qapp: QApplication) -> None:
    assert player_name(Color.WHITE, "?", person=True, alone=True) == "You"
    assert player_name(Color.WHITE, "Ada", person=True, alone=True) == "Ada"
    assert player_name(Color.WHITE, "?", person=True, alone=False) == "White"
    assert player_name(Color.BLACK, "Anna", person=True, alone=False) == "Anna"
    assert player_name(Color.BLACK, "Anna", person=False, alone=False) == "Computer"


@for_each("rules", variants(), ids=lambda rules: rules.id)
def test_the_example_of_a_position_can_be_played(qapp: QApplication, rules: Rules) -> None:
    said = position_sentence(PositionError(PositionProblem.UNREADABLE, "hello"), rules)
    example = said.rsplit(" ", 1)[1].rstrip(".")
    assert Position.from_fen(example, rules.id).fen == example
