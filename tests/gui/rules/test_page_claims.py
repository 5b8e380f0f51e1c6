"""The prose of the rules pages, in both languages, against the games' records."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from harzdame_engine import MAJORITY, Criterion, Lands, Rules, variant, variants
from harzdame_engine.ballots.ballot_sets import ballot_sets
from harzdame_engine.rules.board import ALL_EIGHT, ORTHOGONAL, Direction
from harzdame_engine.rules.rules import Goal, Promotion

from harzdame_gui.rules.pages import Prose, read_page
from harzdame_gui.text.game_heads import written_languages
from tests.for_each import for_each

_N, NE, _E, _SE, _S, _SW, W, NW = Direction
IDS = tuple(rules.id for rules in variants())
COMPARING = {"", "differences", "hint"}
"""Sections that speak of other games too, or of what may come of the rules."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Something that a page says, as a pattern in each language, exactly where the record has it."""

    english: str
    german: str
    holds: Callable[[Rules], bool]

    def pattern(self, language: str) -> str:
        return {"en": self.english, "de": self.german}[language]


def turning_matters(rules: Rules) -> bool:
    return rules.instant_removal and rules.flying


CLAIMS = {
    "majority capture": Claim(
        r"\*\*Majority capture:\*\*",
        r"\*\*Mehrheitsschlagzwang:\*\*",
        lambda rules: rules.choice[:1] == MAJORITY,
    ),
    "free choice": Claim(r"\*\*Free choice:\*\*", r"\*\*Freie Wahl:\*\*", lambda rules: not rules.choice),
    "with a king": Claim(
        r"\*\*must capture with a king\*\*",
        r"\*\*musst du mit einer Dame schlagen\*\*",
        lambda rules: Criterion.WITH_KING in rules.choice,
    ),
    "greatest value": Claim(
        r"\*\*The greatest value:\*\*.*A man counts 100 and a king 199",
        r"\*\*Der größte Wert:\*\*.*Ein Stein zählt 100 und eine Dame 199",
        lambda rules: Criterion.VALUE in rules.choice and rules.values == (100, 199),
    ),
    "three moves with one king": Claim(
        r"may not make more than three moves in a row with the same king",
        r"darfst du nicht mehr als drei Züge hintereinander mit derselben Dame machen",
        lambda rules: rules.same_king_limit == 3,
    ),
    "most kings": Claim(
        r"\*\*takes the most kings\*\*",
        r"\*\*die meisten Damen nimmt\*\*",
        lambda rules: Criterion.KINGS in rules.choice,
    ),
    "kings sooner": Claim(
        r"\*\*meets a king sooner\*\*",
        r"\*\*früher auf eine Dame trifft\*\*",
        lambda rules: Criterion.KINGS_FIRST in rules.choice,
    ),
    "men take no kings": Claim(
        r"A man \*\*never captures a king\*\*",
        r"Ein Stein \*\*schlägt nie eine Dame\*\*",
        lambda rules: not rules.men_capture_kings,
    ),
    "who cannot move wins": Claim(
        r"are blocked, \*\*wins\*\*",
        r"festsitzen, \*\*gewinnt\*\*",
        lambda rules: rules.goal is Goal.GIVE_AWAY,
    ),
    "who cannot move loses": Claim(
        r"are blocked, \*\*loses\*\*",
        r"festsitzen, \*\*verliert\*\*",
        lambda rules: rules.goal is not Goal.GIVE_AWAY,
    ),
    "the first king wins": Claim(
        r"\*\*wins at once\*\*", r"\*\*gewinnt sofort\*\*", lambda rules: rules.goal is Goal.FIRST_KING
    ),
    "fourth time": Claim(r"for the fourth time", r"zum vierten Mal", lambda rules: rules.repetitions == 4),
    "one piece each": Claim(r"drawn at once", r"sofort remis", lambda rules: rules.one_piece_each_draws),
    "removal at once": Claim(
        r"captured piece leaves the board at once",
        r"geschlagener Stein kommt sofort vom Brett",
        lambda rules: rules.instant_removal,
    ),
    "removal at the end": Claim(
        r"only when the whole capture is done",
        r"erst vom Brett, wenn der ganze Schlag zu Ende ist",
        lambda rules: not rules.instant_removal,
    ),
    "no turning back": Claim(
        r"\*\*may not turn back\*\*", r"\*\*nicht kehrtmachen\*\*", lambda rules: not rules.turns_back
    ),
    "turning back": Claim(
        r"king \*\*may turn back\*\*",
        r"Dame \*\*kehrtmachen\*\*",
        lambda rules: rules.turns_back and turning_matters(rules),
    ),
    "king lands next": Claim(
        r"\*\*must land on the square immediately behind\*\*",
        r"\*\*muss aber auf dem Feld unmittelbar dahinter landen\*\*",
        lambda rules: rules.lands is Lands.NEXT and rules.flying,
    ),
    "king stops right behind a king": Claim(
        r"\*\*must stop right behind it\*\*",
        r"\*\*muss sie direkt dahinter stehen bleiben\*\*",
        lambda rules: rules.lands is Lands.NEXT_BEHIND_KING,
    ),
    "king lands where it goes on": Claim(
        r"\*\*must land on such a square\*\*",
        r"\*\*muss sie auf einem solchen landen\*\*",
        lambda rules: rules.landing_goes_on,
    ),
    "short king": Claim(
        r"A king goes one square in any", r"Eine Dame zieht ein Feld weit", lambda rules: not rules.flying
    ),
    "king moves like a rook": Claim(
        r"A king moves like a rook",
        r"Eine Dame zieht wie ein Turm",
        lambda rules: rules.flying and rules.king_steps == ORTHOGONAL,
    ),
    "king moves like a queen": Claim(
        r"A king moves like a queen",
        r"Eine Dame zieht wie die Dame im Schach",
        lambda rules: rules.flying and rules.king_steps == ALL_EIGHT,
    ),
    "king captures along rows and files only": Claim(
        r"It captures only along rows and files",
        r"Sie schlägt nur auf Reihen und Linien",
        lambda rules: rules.king_steps == ALL_EIGHT and rules.king_captures == ORTHOGONAL,
    ),
    "men capture in all four directions": Claim(
        r"captures (straight, |straight )?(in all four directions|forward, left or right, afterwards)|"
        r"do so in \*\*all four directions|afterwards in all four directions",
        r"schlägt (gerade,? )?in alle vier Richtungen|Das darf er in \*\*alle vier Richtungen|"
        r"danach in alle vier Richtungen",
        lambda rules: rules.man_captures == ORTHOGONAL,
    ),
    "men capture diagonally forward only": Claim(
        r"\*\*forward only\*\*",
        r"\*\*nur schräg vorwärts\*\*",
        lambda rules: set(rules.man_captures) == {NE, NW},
    ),
    "men capture in all eight": Claim(
        r"A man captures in all eight directions",
        r"Ein Stein schlägt in alle acht Richtungen",
        lambda rules: rules.man_captures == ALL_EIGHT,
    ),
    "first jump": Claim(
        r"with its first jump",
        r"mit dem ersten Sprung vorwärts",
        lambda rules: rules.man_first_captures is not None,
    ),
    "men step sideways": Claim(
        r"A man steps to the next square (forward, left|straight ahead, to the left)",
        r"Ein Stein zieht auf das nächste (leere )?Feld vor ihm, links oder rechts neben ihm",
        lambda rules: W in rules.man_steps,
    ),
    "men step diagonally only": Claim(
        r"A man steps (to the next square )?diagonally forward",
        r"Ein Stein zieht schräg vorwärts",
        lambda rules: set(rules.man_steps) == {NE, NW},
    ),
    "goes on as a king": Claim(
        r"becomes a king at once\*\*",
        r"wird sofort zur Dame\*\*",
        lambda rules: rules.promotion_rule is Promotion.GOES_ON_AS_KING,
    ),
    "stops where it is crowned": Claim(
        r"\*\*move is over there\*\*",
        r"\*\*Zug ist damit zu Ende\*\*",
        lambda rules: rules.promotion_rule is Promotion.STOPS,
    ),
    "line leap": Claim(
        r"over a line of friendly men",
        r"über eine Kette eigener Steine",
        lambda rules: bool(rules.line_leaps),
    ),
    "line leap from anywhere": Claim(
        r"a man \*\*on any row\*\* may leap",
        r"ein Stein \*\*auf jeder Reihe\*\*",
        lambda rules: rules.line_leap_from == frozenset(rules.board.names),
    ),
    "threat rule": Claim(
        r"While one of your men is threatened",
        r"Solange einer deiner Steine bedroht ist",
        lambda rules: rules.threat_rule,
    ),
    "Black begins": Claim(
        r"\*\*Black moves first\*\*, then", r"\*\*Schwarz beginnt\*\*, dann", lambda rules: rules.black_begins
    ),
    "White begins": Claim(
        r"White moves first, then", r"Weiß beginnt, dann", lambda rules: not rules.black_begins
    ),
    "draws by counting": Claim(
        r"\*\*by counting\*\*", r"\*\*durch Zählen\*\*", lambda rules: bool(rules.draws)
    ),
}


def rules_prose(game: str, language: str) -> str:
    """The prose of the sections that state this game's rules."""
    return "\n".join(
        block.markdown
        for section in read_page(game, language).sections
        if section.id not in COMPARING
        for block in section.blocks
        if isinstance(block, Prose)
    )


@for_each("language", written_languages())
@for_each("game", IDS)
def test_a_page_says_what_the_record_has_and_nothing_else(game: str, language: str) -> None:
    prose, rules = rules_prose(game, language), variant(game)
    said = {name for name, claim in CLAIMS.items() if re.search(claim.pattern(language), prose)}
    assert said == {name for name, claim in CLAIMS.items() if claim.holds(rules)}


@pytest.mark.parametrize("language", written_languages())
def test_every_claim_is_made_somewhere_but_not_everywhere(language: str) -> None:
    for name, claim in CLAIMS.items():
        pages = [game for game in IDS if re.search(claim.pattern(language), rules_prose(game, language))]
        assert 0 < len(pages) < len(IDS), name


@for_each("language", written_languages())
@for_each("game", [rules.id for rules in variants() if rules.draws])
def test_the_moves_that_are_counted_are_those_of_the_record(game: str, language: str) -> None:
    (section,) = [section for section in read_page(game, language).sections if section.id == "end"]
    prose = "\n".join(block.markdown for block in section.blocks if isinstance(block, Prose))
    _, counted = re.split(CLAIMS["draws by counting"].pattern(language), prose)
    assert {int(number) for number in re.findall(r"\b\d+\b", counted)} == {
        draw.plies // 2 for draw in variant(game).draws
    }


@for_each("language", written_languages())
@for_each("game", IDS)
def test_openings_are_drawn_where_the_program_draws_them_and_from_as_many(game: str, language: str) -> None:
    pattern = {"en": r"the opening is drawn by lot|are drawn by lot", "de": r"ausgelost"}[language]
    told = [each for each in rules_prose(game, language).split("\n") if re.search(pattern, each)]
    counts = {str(ballots.number) for ballots in ballot_sets(game)}
    assert bool(told) == bool(counts)
    numbers = set(re.findall(r"\d+", re.sub(r"(?<=\d)[.,](?=\d{3})", "", "".join(told))))
    assert numbers == counts


DENIALS = {
    "en": (r"\b(without|no) majority capture", r"\bmay choose any of several captures"),
    "de": (r"(ohne|kein) Mehrheitsschlagzwang", r"von mehreren Schlägen darf man jeden"),
}


@for_each("language", written_languages())
@for_each("game", [rules.id for rules in variants() if rules.choice[:1] == MAJORITY])
def test_no_page_denies_a_majority_that_there_is(game: str, language: str) -> None:
    page = read_page(game, language)
    prose = "\n".join(
        block.markdown for section in page.sections for block in section.blocks if isinstance(block, Prose)
    )
    for denial in DENIALS[language]:
        assert not re.search(denial, f"{page.head.summary}\n{prose}", re.IGNORECASE)


TERMS = {
    "en": re.compile(r"\*\*Majority:|captures on\b|friends?\b"),
    "de": re.compile(r"[Uu]nentschieden|Mehrheitsschlag\b|Freund"),
}


@for_each("language", written_languages())
@for_each("game", IDS)
def test_one_word_for_one_thing(game: str, language: str) -> None:
    page = read_page(game, language)
    texts = [page.head.summary, *(diagram.caption for diagram in page.diagrams)]
    texts += [
        block.markdown for section in page.sections for block in section.blocks if isinstance(block, Prose)
    ]
    for text in texts:
        assert not TERMS[language].search(text), text


@for_each("game", [rules.id for rules in variants() if not rules.line_leaps])
def test_captures_are_jumps_and_only_lines_of_ones_own_are_leapt(game: str) -> None:
    assert "leap" not in rules_prose(game, "en").casefold()
