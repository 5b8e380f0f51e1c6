"""Moves from the opening book, as another program sees them."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from harzdame_engine import Position
from harzdame_engine.books.cache import BookCache
from harzdame_engine.books.opening_book import OpeningBook
from harzdame_engine.files.errors import BookError, BookProblem
from harzdame_engine.hub.lines import HubLine, parse_line
from harzdame_engine.hub.notation import format_move, format_position
from harzdame_engine.hub.output import Output
from harzdame_engine.hub.session import Session
from harzdame_engine.search.engine import StopToken

from tests.made_up_book import made_up_book

START = Position.start("international")
BOOK = made_up_book("international", 2)
BEST = format_move(BOOK.moves(START)[0].move)


class Talk:
    """A session that has this book, for International draughts alone."""

    def __init__(self) -> None:
        self._stream = io.BytesIO()
        books = BookCache(load=lambda rules: BOOK if rules == START.rules else None)
        self._session = Session(Output(self._stream, on_closed=lambda: None), books)
        self("set-param name=hash value=1", "level depth=1", f"pos pos={format_position(START)}")

    def __call__(self, *lines: str) -> list[HubLine]:
        start = self._stream.tell()
        for line in lines:
            message = parse_line(line)
            assert message
            self._session.execute(message, StopToken())
        said = self._stream.getvalue()[start:].decode().splitlines()
        return [message for line in said if (message := parse_line(line))]


@pytest.fixture
def talk() -> Talk:
    return Talk()


def test_the_best_move_is_played_without_a_search(talk: Talk) -> None:
    info, done = talk("go think")
    assert info.arguments["nodes"] == "0"
    assert info.arguments["pv"].split()[0] == done.arguments["move"] == BEST
    assert info.arguments["score"] == f"{BOOK.moves(START)[0].score.centipieces / 100:.2f}"


def test_other_moves_are_played_within_the_margin(talk: Talk) -> None:
    talk("set-param name=book-margin value=1000")
    assert len({talk("go think")[-1].arguments["move"] for _ in range(50)}) > 2


@pytest.mark.parametrize(
    "lines",
    [
        ("set-param name=book value=false", "go think"),
        ("go analyze",),
        (f'pos pos={format_position(START)} moves="32-28 19-23"', "go think"),
        ("set-param name=variant value=turkish",
         f"pos pos={format_position(Position.start('turkish'))}", "go think"),
    ],
)  # fmt: skip
def test_it_searches_elsewhere_and_when_asked_to(lines: tuple[str, ...], talk: Talk) -> None:
    assert int(talk(*lines)[-2].arguments["nodes"]) > 0


def test_a_book_that_cannot_be_used_is_told_once_and_done_without(capsys: pytest.CaptureFixture[str]) -> None:
    def load(_rules: object) -> OpeningBook:
        raise BookError(Path("international.book"), BookProblem.DAMAGED)

    stream = io.BytesIO()
    output = Output(stream, on_closed=lambda: None)
    session = Session(output, BookCache(output.remark, load))
    for line in ("set-param name=hash value=1", "init", "level depth=1", f"pos pos={format_position(START)}",
                 "go think", "go think"):  # fmt: skip
        message = parse_line(line)
        assert message
        session.execute(message, StopToken())
    assert stream.getvalue().count(b"done move=") == 2
    assert b"error" not in stream.getvalue()
    assert capsys.readouterr().err == "harzdame-engine: international.book is damaged\n"
