import pytest
from harzdame_engine.hub.lines import HubLine, HubSyntaxError, excerpt, format_line, parse_line, sayable


@pytest.mark.parametrize(
    ("line", "command", "arguments"),
    [
        ("ping", "ping", {}),
        ("  level   depth=5 \r", "level", {"depth": "5"}),
        ("go think", "go", {"think": ""}),
        ('pos pos=We moves="32-28 19x23x19"', "pos", {"pos": "We", "moves": "32-28 19x23x19"}),
        ('set-param name=tables value=""', "set-param", {"name": "tables", "value": ""}),
        ('set-param value="C:\\new\\"', "set-param", {"value": "C:\\new\\"}),
        ('a b = "c = d" e= f', "a", {"b": "c = d", "e": "f"}),
        ('a b="c"d', "a", {"b": "c", "d": ""}),
        ("grüße an=♟", "grüße", {"an": "♟"}),
    ],
)
def test_a_line_is_a_command_and_its_arguments(line: str, command: str, arguments: dict[str, str]) -> None:
    assert parse_line(line) == HubLine(command, arguments)


@pytest.mark.parametrize("line", ["", "   ", "\r", "\t\n"])
def test_a_blank_line_says_nothing(line: str) -> None:
    assert parse_line(line) is None


@pytest.mark.parametrize(
    "line", ['"pos"', "=", "pos=W", 'pos pos="We', "pos =We", "pos pos=", "pos pos==W", "a b=1 b=2", 'a "b"']
)
def test_a_line_of_another_form_is_refused(line: str) -> None:
    with pytest.raises(HubSyntaxError):
        parse_line(line)


def test_a_very_long_line_is_read_at_once() -> None:
    assert parse_line("a " + "b" * 1_000_000) is not None
    with pytest.raises(HubSyntaxError):
        parse_line("a" + " " * 1_000_000 + "=")


@pytest.mark.parametrize("value", ["", "32-28", "32-28 19-23", "a=b", "C:\\x y", "♟", " "])
def test_what_is_written_reads_the_same(value: str) -> None:
    line = format_line("set-param", {"name": "x", "value": value, "flag": None})
    assert parse_line(line) == HubLine("set-param", {"name": "x", "value": value, "flag": ""})


@pytest.mark.parametrize("value", ['"', "a\nb", "a\rb"])
def test_what_cannot_be_said_is_refused(value: str) -> None:
    with pytest.raises(HubSyntaxError):
        format_line("set-param", {"value": value})
    assert format_line("error", {"message": sayable(value)})


def test_an_excerpt_is_short() -> None:
    assert excerpt("abc", 3) == "abc"
    assert excerpt("abcd", 3) == "ab…"
