"""Messages: the examples of the specification, round trips, and everything that is no message."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, variants
from harzdame_engine.dxp.messages import (
    LONGEST,
    BackAnswer,
    BackReply,
    BackRequest,
    Chat,
    DxpError,
    EndReason,
    GameAnswer,
    GameEnd,
    GameRequest,
    Message,
    MoveMade,
    RequestAnswer,
    parse,
    write,
)
from hypothesis import given
from hypothesis import strategies as st

from tests.for_each import for_each

EXAMPLES = [
    (
        "R01Tornado voor Windows 4.0        W060065A",
        GameRequest("Tornado voor Windows 4.0", Color.WHITE, 60, 65),
    ),
    ("ATornado voor Windows 4.0        0", GameAnswer("Tornado voor Windows 4.0", RequestAnswer.ACCEPTED)),
    ("M0012061100", MoveMade(12, 6, 11)),
    ("M001205250422122320", MoveMade(12, 5, 25, (22, 12, 23, 20))),
    ("E00", GameEnd()),
    ("E11", GameEnd(EndReason.LOST, stop=True)),
    ("CWhat do you think about move 35?", Chat("What do you think about move 35?")),
    ("B005Z", BackRequest(5, Color.BLACK)),
    ("K1", BackReply(BackAnswer.NEVER)),
    (
        "R01x                               Z010000BZ" + "z" * 20 + "e" * 10 + "w" * 20,
        GameRequest("x", Color.BLACK, 10, 0, "z" * 20 + "e" * 10 + "w" * 20, Color.BLACK),
    ),
]
OF_OTHER_GAMES = [
    (
        "RH1x                               W010000harzdame          A",
        GameRequest("x", Color.WHITE, 10, game="harzdame"),
    ),
    (
        "RH1x                               Z010000modified-gothic-2 BZ" + "z" * 32 + "w" * 32,
        GameRequest("x", Color.BLACK, 10, 0, "z" * 32 + "w" * 32, Color.BLACK, "modified-gothic-2"),
    ),
    ("M0012640100", MoveMade(12, 64, 1)),
]


@pytest.mark.parametrize(("text", "message"), OF_OTHER_GAMES)
def test_other_games_are_asked_for_in_a_version_of_our_own(text: str, message: Message) -> None:
    assert parse(text) == message
    assert write(message) == text


def test_every_game_has_room_in_a_request() -> None:
    for rules in variants():
        squares = "w" * len(rules.board.names)
        request = GameRequest("n" * 32, Color.WHITE, 999, 999, squares, Color.WHITE, rules.id)
        assert parse(write(request)) == request


@pytest.mark.parametrize(("text", "message"), EXAMPLES)
def test_the_examples_of_the_specification(text: str, message: Message) -> None:
    assert parse(text) == message
    assert write(message) == text


@for_each(
    "text",
    [
        "",
        "X",
        "M",
        "M001206110",
        "M00120611001",
        "M0012005100",
        "M0012067300",
        "M00120611021212",
        "M0012061121" + "01" * 21,
        "M-012061100",
        "M0012 61100",
        "E40",
        "E02",
        "E0",
        "B000W",
        "B005B",
        "K3",
        "K",
        "A0",
        "ATornado voor Windows 4.0        4",
        "R02Tornado voor Windows 4.0        W060065A",
        "R01Tornado voor Windows 4.0        B060065A",
        "R01Tornado voor Windows 4.0        W060065C",
        "R01Tornado voor Windows 4.0        W060065BW" + "e" * 49,
        "R01Tornado voor Windows 4.0        W060065BW" + "x" * 50,
        "RH1x                               W010000harzdame          ",
        "RH1x                               W010000harzdame          BW",
        "RH1x                               W010000harzdame          BW" + "w" * 73,
        "RH1x                               W010000harzdame          BW" + "x" * 72,
        "RH1x                               W010000",
        "CÄ",
        "C" + "a" * LONGEST,
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(DxpError):
        parse(text)


@given(st.text(max_size=140) | st.from_regex(r"[RAMECBK][ -~]{0,130}", fullmatch=True))
def test_any_text_is_a_message_or_refused(text: str) -> None:
    try:
        message = parse(text)
    except DxpError:
        return
    assert parse(write(message)) == message


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (Chat("Grüße\n" + "a" * 200), "CGr??e?" + "a" * 120),
        (GameAnswer("  Größe" + "x" * 40, RequestAnswer.ACCEPTED), "AGr??e" + "x" * 27 + "0"),
    ],
)
def test_words_are_spelt_as_the_protocol_allows(message: Message, text: str) -> None:
    assert write(message) == text


def test_a_number_that_is_too_large_is_refused() -> None:
    with pytest.raises(ValueError):
        write(MoveMade(10_000, 1, 2))
    with pytest.raises(ValueError):
        write(GameRequest("x", Color.WHITE, 5, game="g" * 19))


def test_words_of_others_can_be_shown() -> None:
    assert parse("Ca\x01b\nc") == Chat("a b c")
