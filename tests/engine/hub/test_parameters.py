from pathlib import Path

import pytest
from harzdame_engine import variants
from harzdame_engine.hub.lines import HubSyntaxError, format_line
from harzdame_engine.hub.parameters import changed, declarations, usual_settings
from harzdame_engine.search.engine import FEATURES

from tests.for_each import for_each


def test_every_parameter_accepts_the_value_that_it_is_declared_with() -> None:
    usual = usual_settings()
    declared = list(declarations())
    assert [one["name"] for one in declared] == [
        "variant", "threads", "hash", "multipv", "tables", "book", "book-margin", "eval", "strength",
        "without",
    ]  # fmt: skip
    for one in declared:
        assert one["name"] is not None
        assert one["value"] is not None
        assert changed(usual, one["name"], one["value"]) == usual
        assert format_line("param", one)


def test_a_program_that_sets_nothing_plays_international_draughts() -> None:
    assert usual_settings().rules.id == "international"


def test_every_game_can_be_chosen() -> None:
    (declared,) = (one for one in declarations() if one["name"] == "variant")
    games = str(declared["values"]).split()
    assert games == ["normal", *(rules.id for rules in variants())]
    chosen = [changed(usual_settings(), "variant", game).rules.id for game in games]
    assert chosen == ["international", *games[1:]]


def test_scans_names_of_games_will_do() -> None:
    named = {"bt": "breakthrough", "losing": "antidraughts", "killer": "killer"}
    chosen = {name: changed(usual_settings(), "variant", name).rules.id for name in named}
    assert chosen == named


def test_values_are_read_from_text(tmp_path: Path) -> None:
    settings = usual_settings()
    for name, value in {
        "threads": "3", "hash": "16", "multipv": "5", "tables": str(tmp_path), "book": "false",
        "book-margin": "0", "strength": "club",
        "without": FEATURES[0],
    }.items():  # fmt: skip
        settings = changed(settings, name, value)
    assert (settings.threads, settings.hash_mb, settings.lines) == (3, 16, 5)
    assert (settings.tables, settings.book, settings.without) == (str(tmp_path), False, (FEATURES[0],))
    assert settings.strength.id == "club"
    assert changed(settings, "book-margin", "25").book_margin == 25


BAD = [
    ("variant", "chess"), ("variant", ""), ("threads", "0"), ("threads", "many"), ("threads", "-1"),
    ("hash", "1.5"), ("hash", "99999999999999999999"), ("hash", "²"), ("multipv", ""), ("book", "yes"),
    ("book-margin", "-1"), ("book-margin", "1001"), ("strength", "god"),
    ("tables", ""), ("tables", "/no such folder"), ("tables", __file__),
    ("without", "wings"), ("colour", "red"), ("wings", ""),
]  # fmt: skip


@for_each(("name", "value"), BAD)
def test_bad_values_are_refused_with_the_parameters_name(name: str, value: str) -> None:
    with pytest.raises(HubSyntaxError, match=name):
        changed(usual_settings(), name, value)
