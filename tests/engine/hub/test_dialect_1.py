import pytest
from harzdame_engine import Limit, Position
from harzdame_engine.hub.dialect import Answer, Done, Named, Ready, SearchReport, Trouble, Waiting
from harzdame_engine.hub.dialect_1 import Hub1
from harzdame_engine.hub.lines import HubSyntaxError
from harzdame_engine.search.info import Clock

HUB = Hub1()
START = Position.start("international")


@pytest.mark.parametrize(
    ("limit", "lines"),
    [
        (Limit(time=0.05), ["time 50"]),
        (Limit(time=1, depth=7), ["depth 7", "time 1000"]),
        (Limit(clock=Clock(61.5, 0.25, 9)), ["level 9 61500 250"]),
        (Limit(clock=Clock(60)), ["level 0 60000 0"]),
        (Limit(), []),
    ],
)
def test_a_search_is_the_position_the_moves_and_the_limits(limit: Limit, lines: list[str]) -> None:
    said = HUB.search(START, [START.parse_move("32-28")], limit, ponder=False)
    assert list(said) == [f"pos w{'b' * 20}{'e' * 10}{'w' * 20}", "move 32-28", *lines, "go"]


def test_what_it_cannot_say_is_refused() -> None:
    with pytest.raises(ValueError, match="nodes"):
        HUB.search(START, [], Limit(nodes=5), ponder=False)
    with pytest.raises(HubSyntaxError):
        HUB.set_parameter("name", "two words")
    assert HUB.set_parameter("book", "false") == "set book false"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("name Scan 2.0", Named("Scan 2.0")),
        ("name a\u202eb " + "x" * 100, Named("a?b " + "x" * 75 + "…")),
        ("wait", Waiting()),
        ("ready", Ready()),
        ("pong", None),
        ("init eval", None),
        ("info 13 11.5 -33 574002 0.10 5.7 35-30 11-17", SearchReport(13, -0.33, 574002, 0.1, "35-30 11-17")),
        ("info", None),
        ("move 32-28 19-23", Done("32-28", "19-23")),
        ("move 28x19x23", Done("28x19x23")),
        ("error bad position", Trouble("bad position")),
    ],
)
def test_answers(line: str, answer: Answer | None) -> None:
    assert HUB.read(line) == answer


def test_a_move_must_be_said() -> None:
    with pytest.raises(HubSyntaxError):
        HUB.read("move")
