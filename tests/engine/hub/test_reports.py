from harzdame_engine import Info, Position, Score
from harzdame_engine.hub.lines import parse_line
from harzdame_engine.hub.reports import done_line, info_lines
from harzdame_engine.search.info import Line

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
