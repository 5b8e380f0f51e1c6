"""The rules pages: complete, the same in both languages, and true to the games' records and the engine."""

from __future__ import annotations

import re

import pytest
from harzdame_engine import FREE, MAJORITY, Lands, Move, Position, Rules, variant, variants
from harzdame_engine.rules.rules import Goal, Promotion

from harzdame_gui.resources import resource
from harzdame_gui.rules.pages import PageDiagram, Prose, RulesPage, parse_page, read_page
from harzdame_gui.text.game_heads import PageError, read_head, written_languages
from tests.for_each import for_each

IDS = tuple(rules.id for rules in variants())
PAGES = [(variant_id, language) for variant_id in IDS for language in written_languages()]
SECTIONS = {
    "",
    "board",
    "man-moves",
    "line-leap",
    "man-captures",
    "kings",
    "compulsory",
    "removal",
    "promotion",
    "threat",
    "end",
    "differences",
    "rules",
    "hint",
}
HEAD = "---\nname: N\nfamily: F\nsummary: S\n---\n"


def page(body: str, head: str = HEAD) -> RulesPage:
    return parse_page(head + body, "turkish", "en", {"x": "shared text\n"}.__getitem__)


def passages(variant_id: str, language: str) -> list[str]:
    text = resource(f"rules/{variant_id}.{language}.md").read_text(encoding="utf-8")
    return re.findall(r"\{\{shared:([a-z0-9-]+)\}\}", text)


def links(page: RulesPage) -> list[str]:
    """The ids of the games whose pages a page links to."""
    prose = (block for section in page.sections for block in section.blocks if isinstance(block, Prose))
    return [link for block in prose for link in re.findall(r"\]\(rules:([a-z0-9-]+)\)", block.markdown)]


def position(diagram: PageDiagram, variant_id: str) -> Position:
    if diagram.fen is None:
        return Position.start(variant_id)
    return Position.from_fen(diagram.fen, variant_id)


# The loader


def test_a_page_is_parsed_into_prose_and_diagrams() -> None:
    found = page(
        "Opening\n\n## Kings {#kings}\n- {{shared:x}}\n![Cap](board:start?moves=a3-a4&squares=a4)\nMore\n"
    )
    opening, kings = found.sections
    assert (opening.id, opening.blocks) == ("", (Prose("Opening"),))
    assert (kings.id, kings.title) == ("kings", "Kings")
    source = "board:start?moves=a3-a4&squares=a4"
    assert kings.blocks == (
        Prose("- shared text"),
        PageDiagram("Cap", source, None, ("a3-a4",), ("a4",)),
        Prose("More"),
    )
    assert found.diagrams == (kings.blocks[1],)


def test_only_lists_the_moves_and_says_that_they_are_all() -> None:
    listed, none = page("![A](board:W:Wd4:B?only=d4-d5)\n\n![B](board:W:Wd4:Bd5?only=)").diagrams
    assert (listed.fen, listed.moves, listed.complete) == ("W:Wd4:B", ("d4-d5",), True)
    assert (none.moves, none.complete) == ((), True)


def test_the_head_may_tell_more() -> None:
    head = page("", HEAD.replace("---\n", "---\nalso: Dama\nbuilt-on: turkish\nyear: 2010\n", 1)).head
    assert (head.also, head.built_on, head.year) == ("Dama", "turkish", 2010)


@pytest.mark.parametrize(
    ("body", "head"),
    [
        ("", "name: N\n"),
        ("", HEAD.replace("summary: S\n", "")),
        ("", HEAD.replace("name: N", "name: N\nauthor: A")),
        ("{{include:x}}", HEAD),
        ("in a line ![A](board:start)", HEAD),
        ("![A](board:start?arrows=a3-a4)", HEAD),
        ("![A](board:start?moves=a3-a4&only=a3-a4)", HEAD),
    ],
)
def test_a_page_out_of_form_is_refused(body: str, head: str) -> None:
    with pytest.raises(PageError):
        page(body, head)


def test_a_game_without_a_page_is_a_missing_file() -> None:
    with pytest.raises(FileNotFoundError):
        read_page("halma", "en")


# The pages


@for_each(("variant_id", "language"), PAGES)
def test_every_game_has_a_page_in_every_language(variant_id: str, language: str) -> None:
    found = read_page(variant_id, language)
    assert found.head == read_head(variant_id, language)
    ids = [section.id for section in found.sections]
    assert ids[0] == ""
    assert ids[-1] == "hint"
    assert len(set(ids)) == len(ids)
    assert set(ids) <= SECTIONS
    assert {"board", "differences"} <= set(ids)
    assert all(section.blocks for section in found.sections)


@for_each(("variant_id", "language"), PAGES)
def test_heads_are_complete_and_short(variant_id: str, language: str) -> None:
    head = read_head(variant_id, language)
    assert head.name
    assert head.family
    assert 20 < len(head.summary) <= 120
    assert head.summary.endswith(".")
    if language == "en":
        assert head.name == variant(variant_id).name


@for_each("variant_id", IDS)
def test_both_languages_say_the_same_in_the_same_order(variant_id: str) -> None:
    english, german = (read_page(variant_id, language) for language in written_languages())
    assert [diagram.source for diagram in english.diagrams] == [diagram.source for diagram in german.diagrams]
    assert sorted(links(english)) == sorted(links(german))
    for left, right in zip(english.sections, german.sections, strict=True):
        assert left.id == right.id
        assert [type(block) for block in left.blocks] == [type(block) for block in right.blocks]
    assert passages(variant_id, "en") == passages(variant_id, "de")
    assert (english.head.built_on, english.head.year) == (german.head.built_on, german.head.year)


def test_families_and_titles_correspond() -> None:
    families = {(read_head(i, "en").family, read_head(i, "de").family) for i in IDS}
    assert len({family for family, _ in families}) == len({family for _, family in families}) == len(families)
    titles: dict[tuple[str, str], set[str]] = {}
    for variant_id, language in PAGES:
        for section in read_page(variant_id, language).sections:
            titles.setdefault((language, section.id), set()).add(section.title)
    assert all(len(wordings) == 1 for wordings in titles.values())


def test_names_differ() -> None:
    for language in written_languages():
        assert len({read_head(variant_id, language).name for variant_id in IDS}) == len(IDS)


@for_each(("variant_id", "language"), PAGES)
def test_links_lead_to_games_and_name_what_the_game_is_built_on(variant_id: str, language: str) -> None:
    found = read_page(variant_id, language)
    assert links(found)
    assert set(links(found)) <= set(IDS)
    if found.head.built_on is not None:
        assert found.head.built_on in links(found)


def test_every_page_and_passage_belongs_to_something() -> None:
    names = {path.name for path in resource("rules").glob("*.md")}
    assert names == {f"{variant_id}.{language}.md" for variant_id, language in PAGES}
    shared = {path.name for path in resource("rules/shared").glob("*.md")}
    used = {
        f"{name}.{language}.md" for variant_id, language in PAGES for name in passages(variant_id, language)
    }
    assert shared == used


# The diagrams, against the engine


@for_each(("variant_id", "language"), PAGES)
def test_diagrams_show_the_start_and_have_captions(variant_id: str, language: str) -> None:
    found = read_page(variant_id, language).diagrams
    assert found[0].fen is None or any(diagram.fen is None for diagram in found)
    assert all(len(diagram.caption) > 10 for diagram in found)
    sources = [diagram.source for diagram in found]
    assert len(set(sources)) == len(sources)


@for_each("variant_id", IDS)
def test_diagrams_are_positions_and_moves_of_the_game(variant_id: str) -> None:
    for diagram in read_page(variant_id, "en").diagrams:
        shown = position(diagram, variant_id)
        assert {*diagram.squares, *diagram.barred} <= set(shown.rules.board.names), diagram.source
        moves = [shown.parse_move(text) for text in diagram.moves]
        for text, move in zip(diagram.moves, moves, strict=True):
            assert ("x" in text) == bool(move.captures), diagram.source
            assert text.count("x") == len(move.captures), f"{diagram.source}: every jump is written"
        assert len(set(moves)) == len(moves), diagram.source
        if diagram.complete:
            legal = shown.legal_moves()
            assert set(moves) == set(legal), f"{variant_id} {diagram.source}: {' '.join(map(str, legal))}"


@for_each("variant_id", IDS)
def test_diagrams_bar_what_no_move_reaches_and_light_nothing_barred(variant_id: str) -> None:
    for diagram in read_page(variant_id, "en").diagrams:
        reached = {move.target for move in position(diagram, variant_id).legal_moves()}
        assert not reached & set(diagram.barred), diagram.source
        assert not set(diagram.squares) & set(diagram.barred), diagram.source


@for_each("variant_id", IDS)
def test_diagrams_of_line_leaps_show_every_leap_of_the_men_they_show(variant_id: str) -> None:
    for diagram in read_page(variant_id, "en").diagrams:
        shown = position(diagram, variant_id)
        leaps = {
            str(move): move.origin
            for move in shown.legal_moves()
            if not shown.pieces[move.origin].king and not move.captures and is_leap(shown.rules, move)
        }
        origins = {leaps[text] for text in diagram.moves if text in leaps}
        assert {text for text, origin in leaps.items() if origin in origins} <= set(diagram.moves)


def is_leap(rules: Rules, move: Move) -> bool:
    return not any(rules.board.neighbour(move.origin, way) == move.target for way in rules.board.vectors)


@for_each("variant_id", IDS)
def test_arrows_of_one_diagram_do_not_cover_each_other(variant_id: str) -> None:
    """Two leaps of different men along one line would be drawn as one arrow."""
    for diagram in read_page(variant_id, "en").diagrams:
        shown = position(diagram, variant_id)
        steps = [move for text in diagram.moves if not (move := shown.parse_move(text)).captures]
        lines = [(move.target, towards(shown.rules, move)) for move in steps]
        assert len(set(lines)) == len(lines), diagram.source


def towards(rules: Rules, move: Move) -> tuple[int, int]:
    """The direction of a move that captures nothing, as signs of its way on the grid."""
    (x1, y1), (x2, y2) = rules.board.place(move.origin), rules.board.place(move.target)
    return (x2 > x1) - (x2 < x1), (y2 > y1) - (y2 < y1)


# The words, against the games' records


def starts(rules: Rules) -> set[str]:
    known = {"start-16-forward": "turkish", "start-16-back": "gothic", "start-24": "croda"}
    return {name for name, example in known.items() if variant(example).setup == rules.setup}


def line_leaps(rules: Rules) -> set[str]:
    if not rules.line_leaps:
        return set()
    everywhere = rules.line_leap_from == frozenset(rules.board.names)
    return {"line-leap-anywhere"} if everywhere else {"line-leap-first", "line-leap-diagram"}


def men(rules: Rules) -> set[str]:
    known = {"man-turkish": "turkish", "man-gothic": "gothic", "man-modern-gothic": "modern-gothic"}
    facts = rules.man_steps, rules.man_captures, rules.man_first_captures
    examples = {name: variant(example) for name, example in known.items()}
    return {
        name
        for name, other in examples.items()
        if (other.man_steps, other.man_captures, other.man_first_captures) == facts
    }


def turning(rules: Rules) -> set[str]:
    if not rules.turns_back:
        return {"no-turning-back"}
    # The way back leads over the piece just taken: it is open only once that is gone, and to what flies.
    return {"turning-back"} if rules.flying and rules.instant_removal else set()


def end(rules: Rules) -> set[str]:
    # where the first king wins, no position comes up twice
    known = {Goal.GIVE_AWAY: {"end-give-away"}, Goal.FIRST_KING: set[str]()}
    return known.get(rules.goal, {"end"} if rules.repetitions == 3 else {"end-fourth"})


def wanted(rules: Rules) -> dict[str, set[str]]:
    """For each subject the passages that suit the game; a page has one of them, where there are any."""
    orthogonal = rules.king_steps == rules.king_captures == variant("turkish").king_steps
    crowned = {
        Promotion.AT_END: {"promotion-at-end", "promotion-at-end-backwards"},
        Promotion.STOPS: {"promotion-stops"},
        Promotion.GOES_ON_AS_KING: {"promotion-goes-on"},
    }[rules.promotion_rule]
    return {
        "start": starts(rules),
        "man": men(rules),
        "must": {FREE: {"free-choice"}, MAJORITY: {"majority"}}.get(rules.choice, set()),
        "removal": {"instant", "instant-short"} if rules.instant_removal else {"deferred"},
        "turning": turning(rules),
        "draw": {"one-piece-each"} if rules.one_piece_each_draws else set(),
        "line leap": line_leaps(rules),
        "king": ({"king-rook-next"} if rules.lands is Lands.NEXT else {"king-rook"})
        if orthogonal
        else {"king-short"},
        "promotion": crowned,
        "end": end(rules),
        "compulsory": {"compulsory"},
        "again": {"goes-on-no-turning-back"}
        if rules.promotion_rule is Promotion.GOES_ON_AS_KING and not rules.turns_back
        else set(),
    }


# Subjects that some games' pages put in words of their own, checked by their diagrams.
OWN_WORDS = {"man", "king", "promotion"}


@for_each("variant_id", IDS)
def test_the_passages_suit_the_record(variant_id: str) -> None:
    used = set(passages(variant_id, "en"))
    suiting = wanted(variant(variant_id))
    every = {name for rules in variants() for names in wanted(rules).values() for name in names}
    every |= {"promotion-at-end", "instant"}
    assert used & every <= set().union(*suiting.values()), "a passage of another game"
    for subject, names in suiting.items():
        assert not names or used & names or subject in OWN_WORDS, f"nothing about: {subject}"


@for_each("variant_id", IDS)
def test_men_that_capture_backwards_may_leave_the_last_row(variant_id: str) -> None:
    rules = variant(variant_id)
    backwards = any(direction in (3, 4, 5) for direction in rules.man_captures)
    used = passages(variant_id, "en")
    assert backwards or "promotion-at-end-backwards" not in used
    assert not backwards or "promotion-at-end" not in used


def test_what_makes_a_game_its_own_has_its_section() -> None:
    for variant_id in IDS:
        ids = {section.id for section in read_page(variant_id, "en").sections}
        assert ("threat" in ids) == variant(variant_id).threat_rule
