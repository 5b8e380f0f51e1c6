from __future__ import annotations

import io

from harzdame_engine import Info, Position, Score
from harzdame_engine.hub.lines import parse_line
from harzdame_engine.hub.output import Output, done_line, info_lines
from harzdame_engine.search.info import Line


def test_lines_are_written_whole_and_at_once() -> None:
    stream = io.BytesIO()
    output = Output(stream, on_closed=lambda: None)
    output.write("pong")
    assert stream.getvalue() == b"pong\n"


def test_an_error_is_one_line_whatever_it_is_about() -> None:
    stream = io.BytesIO()
    Output(stream, on_closed=lambda: None).error('what is "x"\n\x00\udcff' + "?" * 9999)
    (line,) = stream.getvalue().decode().splitlines()
    message = parse_line(line)
    assert message
    assert message.arguments["message"].startswith("what is 'x'")
    assert len(line) < 1000


def test_who_stops_listening_is_noticed_once() -> None:
    class Broken(io.BytesIO):
        def flush(self) -> None:
            raise BrokenPipeError

    stream = Broken()
    noticed: list[None] = []
    output = Output(stream, on_closed=lambda: noticed.append(None))
    for _ in range(3):
        output.write("info")
    assert noticed == [None]
    assert stream.getvalue() == b"info\n"


POSITION = Position.from_fen("W:Wc3:Bc4,d5,h8")
CAPTURE = POSITION.legal_moves()[0]
ANSWER = POSITION.play(CAPTURE).legal_moves()[0]


def info(*lines: Line) -> Info:
    return Info(depth=7, selective_depth=12, lines=lines, nodes=1_500_000, time=0.5, table_fill=0.0421)


def test_a_finding_is_one_line() -> None:
    (line,) = info_lines(info(Line(Score(-123), (CAPTURE, ANSWER))))
    assert line == (
        "info depth=7 seldepth=12 score=-1.23 nodes=1500000 time=0.500 nps=3.000 hashfull=42 "
        'pv="c3xe5xc4xd5 h8-h7"'
    )


def test_the_end_of_the_game_in_sight_is_told_in_plies() -> None:
    (line,) = info_lines(info(Line(Score(-29994, -6), (CAPTURE,))))
    message = parse_line(line)
    assert message
    assert (message.arguments["score"], message.arguments["end"]) == ("-299.94", "-6")


def test_the_best_of_several_lines_comes_last() -> None:
    first, second = info_lines(info(Line(Score(5), (CAPTURE,)), Line(Score(4), (CAPTURE,))))
    assert "multipv=2 score=0.04" in first
    assert "multipv=1 score=0.05" in second


def test_the_move_and_the_answer_expected() -> None:
    assert done_line((CAPTURE,)) == "done move=c3xe5xc4xd5"
    assert done_line((CAPTURE, ANSWER, CAPTURE)) == "done move=c3xe5xc4xd5 ponder=h8-h7"
