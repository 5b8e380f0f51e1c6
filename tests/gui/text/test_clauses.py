"""Each game's rules in words: every clause, every game, both languages, true to the game's record."""

from __future__ import annotations

from dataclasses import replace

import pytest
from harzdame_engine import Clause, Color, Criterion, Direction, Lands, Promotion, Rules, variant, variants
from harzdame_engine.rules.rules import Goal
from PySide6.QtWidgets import QApplication

from harzdame_gui.text.clauses import clause_sentence
from tests.for_each import for_each

N, NE, E, SE, S, SW, W, NW = Direction

WORDS = {
    "en": {
        frozenset([N]): "straight forward",
        frozenset([NE, NW]): "diagonally forward",
        frozenset([E, W]): "sideways",
        frozenset([SE, SW]): "diagonally backward",
        frozenset([S]): "straight backward",
    },
    "de": {
        frozenset([N]): "geradeaus",
        frozenset([NE, NW]): "schräg vorwärts",
        frozenset([E, W]): "seitwärts",
        frozenset([SE, SW]): "schräg rückwärts",
        frozenset([S]): "gerade rückwärts",
    },
}
WHOLE = {
    "en": {
        (N, E, S, W): "straight in all four directions",
        (NE, SE, SW, NW): "diagonally in all four directions",
        (N, NE, SE, S, SW, NW): "in all six directions",
        tuple(Direction): "in all eight directions",
    },
    "de": {
        (N, E, S, W): "gerade in alle vier Richtungen",
        (NE, SE, SW, NW): "schräg in alle vier Richtungen",
        (N, NE, SE, S, SW, NW): "in alle sechs Richtungen",
        tuple(Direction): "in alle acht Richtungen",
    },
}
CORNER_TO_CORNER = {
    ("en", Color.WHITE): "Men step up or to the right.",
    ("en", Color.BLACK): "Men step down or to the left.",
    ("de", Color.WHITE): "Steine ziehen nach oben oder nach rechts.",
    ("de", Color.BLACK): "Steine ziehen nach unten oder nach links.",
}


def told(clause: Clause, rules: Rules, mover: Color = Color.WHITE) -> str:
    return clause_sentence(clause, rules, mover)


def check_directions(text: str, directions: tuple[Direction, ...], language: str) -> None:
    """See that the text names these directions and no others."""
    if directions in WHOLE[language]:
        assert WHOLE[language][directions] in text
        return
    for group, words in WORDS[language].items():
        assert (words in text) == (group <= set(directions)), f"{words}: {text}"
        assert not group & set(directions) or group <= set(directions)


def exists(clause: Clause, rules: Rules) -> bool:
    return {
        Clause.FIRST_JUMP: rules.man_first_captures is not None,
        Clause.LINE_LEAP: bool(rules.line_leaps),
        Clause.THREATS: rules.threat_rule,
        Clause.SAME_KING: bool(rules.same_king_limit),
    }.get(clause, True)


@for_each("rules", variants(), ids=lambda rules: rules.id)
def test_every_clause_is_told_where_there_is_one(language: str, rules: Rules) -> None:
    for clause in Clause:
        for mover in Color:
            text = told(clause, rules, mover)
            assert bool(text) == exists(clause, rules), clause
            assert not text or text.endswith(".")
            assert "{" not in text


def test_both_languages_differ_in_every_clause(qapp: QApplication, request: pytest.FixtureRequest) -> None:
    games = [variant("armenian-2"), variant("dameo"), variant("bahrain")]
    english = {told(clause, rules) for rules in games for clause in Clause} - {""}
    request.getfixturevalue("german")
    german = {told(clause, rules) for rules in games for clause in Clause} - {""}
    assert len(german) == len(english)
    assert not english & german


@for_each("rules", variants(), ids=lambda rules: rules.id)
def test_directions_are_those_of_the_record(language: str, rules: Rules) -> None:
    if rules.id == "harzdame":
        for mover in Color:
            assert told(Clause.MAN_STEP, rules, mover) == CORNER_TO_CORNER[language, mover]
    else:
        assert told(Clause.MAN_STEP, rules, Color.BLACK) == told(Clause.MAN_STEP, rules)
        check_directions(told(Clause.MAN_STEP, rules), rules.man_steps, language)
    check_directions(told(Clause.MAN_CAPTURE, rules), rules.man_captures, language)
    check_directions(told(Clause.KING_STEP, rules), rules.king_steps, language)
    check_directions(told(Clause.KING_CAPTURE, rules), rules.king_captures, language)
    if rules.line_leaps:
        check_directions(told(Clause.LINE_LEAP, rules), rules.line_leaps, language)
    if rules.man_first_captures is not None:
        first, later = told(Clause.FIRST_JUMP, rules).split(". ")
        check_directions(first, rules.man_first_captures, language)
        check_directions(later, tuple(set(rules.man_captures) - set(rules.man_first_captures)), language)


@for_each("rules", variants(), ids=lambda rules: rules.id)
def test_the_other_facts_are_those_of_the_record(language: str, rules: Rules) -> None:
    def says(clause: Clause, english: str, german: str) -> bool:
        return (english if language == "en" else german) in told(clause, rules)

    short = rules.lands is Lands.NEXT or not rules.flying
    behind_a_king = rules.lands is Lands.NEXT_BEHIND_KING
    assert says(Clause.END, "one piece left", "einen Stein oder eine Dame") == rules.one_piece_each_draws
    assert says(Clause.END, "cannot move wins", "kann, gewinnt") == (rules.goal is Goal.GIVE_AWAY)
    assert says(Clause.END, "cannot move loses", "kann, verliert") == (rules.goal is not Goal.GIVE_AWAY)
    assert says(Clause.END, "king first wins", "gewinnt sofort") == (rules.goal is Goal.FIRST_KING)
    assert says(Clause.KING_STEP, "any number", "beliebig viele") == rules.flying
    assert says(Clause.KING_STEP, "one square at a time", "immer nur ein Feld") == (not rules.flying)
    assert says(Clause.KING_CAPTURE, "any distance", "aus jeder Entfernung") == rules.flying
    assert says(Clause.KING_CAPTURE, "adjacent", "Nachbarfeld") == (not rules.flying)
    assert says(Clause.KING_CAPTURE, "right behind", "direkt ") == (short or behind_a_king)
    assert says(Clause.LANDS_NEXT, "right behind", "direkt hinter") == (short or behind_a_king)
    for clause in (Clause.KING_CAPTURE, Clause.LANDS_NEXT):
        assert says(clause, "right behind that king", "direkt hinter ihr") == behind_a_king
        assert says(clause, "can go on from one", "weitergehen kann") == rules.landing_goes_on
    for clause in (Clause.KING_CAPTURE, Clause.CARRY_ON):
        assert says(clause, "turn straight back", "nicht kehrtmachen") == (not rules.turns_back)
    for clause in (Clause.CHOICE, Clause.COMPULSORY):
        assert says(clause, "takes the most", "die meisten Steine") == (Criterion.NUMBER in rules.choice)
        assert says(clause, "choice is free", "jeden wählen") == (not rules.choice)
        worth = Criterion.VALUE in rules.choice
        assert (
            says(clause, "each man taken counts 100, each king 199", "geschlagene Stein 100, jede Dame 199")
            == worth
        )
    for clause in (Clause.KING_STEP, Clause.SAME_KING):
        limited = rules.same_king_limit == 3
        assert (
            says(clause, "the same king more than three times", "derselben Dame nicht mehr als drei")
            == limited
        )
    for clause in (Clause.MAN_CAPTURE, Clause.KING_CAPTURE):
        straight = rules.board.is_half and Direction.N in rules.man_captures
        assert says(clause, "Straight, only the squares", "Gerade zählen nur die") == straight
    goes_on = rules.promotion_rule is Promotion.GOES_ON_AS_KING
    assert says(Clause.CARRY_ON, "goes on as a king", "schlägt als Dame weiter") == goes_on
    assert says(Clause.CARRY_ON, "ends where", "endet, wo") == (rules.promotion_rule is Promotion.STOPS)
    first = rules.man_first_captures is not None
    assert says(Clause.MAN_CAPTURE, "first jump", "erste Sprung") == first
    if rules.line_leaps:
        anywhere = len(rules.line_leap_from) == len(rules.board.names)
        assert says(Clause.LINE_LEAP, "anywhere", "von jedem Feld") == anywhere
        assert says(Clause.LINE_LEAP, "first row", "ersten Reihe") == (not anywhere)


def test_the_one_who_begins_is_named(qapp: QApplication) -> None:
    for rules in variants():
        sentence = clause_sentence(Clause.TURNS, rules, Color.WHITE)
        assert ("Black first" if rules.black_begins else "White first") in sentence


def test_a_line_leap_may_begin_on_any_squares_of_the_record(qapp: QApplication) -> None:
    rules = replace(variant("dameo"), line_leap_from=frozenset(["a1", "b1"]))
    assert told(Clause.LINE_LEAP, rules).endswith("Only from a1 and b1.")
    assert told(Clause.LINE_LEAP, rules, Color.BLACK).endswith("Only from g8 and h8.")


def test_the_sentences_read_well(qapp: QApplication) -> None:
    assert told(Clause.MAN_STEP, variant("turkish")) == "Men step straight forward or sideways."
    assert (
        told(Clause.MAN_STEP, variant("universal"))
        == "Men step straight forward, diagonally forward or sideways."
    )
    assert told(Clause.FIRST_JUMP, variant("armenian-2")) == (
        "The first jump of a man’s capture goes straight forward or sideways. "
        "Only the jumps after it may also go straight backward."
    )
