import pytest
from harzdame_engine import LEVELS
from harzdame_engine.match.clocks import PlayerLimits, TimeControl
from harzdame_engine.match.spec import EngineSpec, SpecError, as_program, parse_spec

from tests.for_each import for_each

CLUB = next(level for level in LEVELS if level.id == "club")


def test_nothing_said_is_our_engine() -> None:
    assert parse_spec("", "first") == EngineSpec("first")


def test_our_engine_with_settings() -> None:
    spec = parse_spec("name='the new' hash=64 threads=2 level=club time=0.1 tc=40/60+1", "first")
    assert spec == EngineSpec(
        "the new", 64, 2, level=CLUB, limits=PlayerLimits(time=0.1, control=TimeControl.of(60, 1, moves=40))
    )


def test_it_plays_from_the_book_only_when_told_to() -> None:
    assert parse_spec("", "first").book is False
    spec = parse_spec("book=true book-margin=15", "first")
    assert (spec.book, spec.book_margin) == (True, 15)
    older = as_program(parse_spec("rev=v1.0", "first"), ("engine",))
    assert dict(older.parameters)["book"] == "false"
    older = as_program(parse_spec("rev=v1.0 book=true book-margin=15", "first"), ("engine",))
    assert dict(older.parameters)["book-margin"] == "15"


def test_it_plays_by_endgame_tables_only_when_told_to() -> None:
    assert parse_spec("", "first").tables == "none"
    assert parse_spec("tables=/some/folder", "first").tables == "/some/folder"
    for text, value in (("rev=v1.0", "none"), ("rev=v1.0 tables=installed", "installed")):
        assert dict(as_program(parse_spec(text, "first"), ("engine",)).parameters)["tables"] == value


def test_another_program() -> None:
    spec = parse_spec("cmd='./scan hub' dir=scan_31 protocol=1 param.bb-size=0 param.var=normal", "first")
    assert spec == EngineSpec(
        "scan",
        command=("./scan", "hub"),
        folder="scan_31",
        protocol=1,
        parameters=(("bb-size", "0"), ("var", "normal")),
    )


def test_an_older_revision_is_called_by_it() -> None:
    assert parse_spec("rev=v1.0", "first") == EngineSpec("v1.0", revision="v1.0")


@for_each(
    ("text", "problem"),
    [
        ("fast", "not of the form"),
        ("hash=", "not of the form"),
        ("colour=red", "unknown 'colour'"),
        ("param.=1", "unknown 'param.'"),
        ("hash=1 hash=2", "given twice"),
        ("hash=0", "hash=0: must be a whole number"),
        ("threads=two", "whole number"),
        ("time=nan", "more than 0"),
        ("time=1e300", "at most 100000000 seconds"),
        (f"nodes={'9' * 23}", "a whole number from 1 to 1000000000000000$"),
        (f"depth={'9' * 5000}", "a whole number from 1 to 1000000000$"),
        ("tc=soon", "no time control"),
        ("level=god", "known: first-day"),
        ("style=none", "known: aggressive"),
        ("without=nonsense", "nonsense"),
        ("threads=100000", "threads"),
        ("cmd=''", "not of the form"),
        ("cmd=' '", "no program"),
        ("cmd=scan rev=abc", "either rev or cmd"),
        ("cmd=scan protocol=3", "known: 1, 2"),
        ("dir=folder", "go with cmd"),
        ("cmd=scan threads=2", "param.NAME"),
        ("cmd=scan book=true", "param.NAME"),
        ("cmd=scan eval=rules", "param.NAME"),
        ("cmd=scan tables=installed", "param.NAME"),
        ("book=yes", "true or false"),
        ("book=true book-margin=-1", "whole number"),
        ("book-margin=5", "goes with book=true"),
        ("param.book=false", "goes with cmd or rev"),
        ("rev=abc level=club", "level goes with"),
        ("cmd=scan style=guard", "style goes with"),
        ("level=club book=true", "club plays without an opening book"),
        ("name='half", "quotation"),
    ],
)
def test_what_describes_no_engine_is_refused(text: str, problem: str) -> None:
    with pytest.raises(SpecError, match=problem):
        parse_spec(text, "first")
