import io

from harzdame_engine.hub.lines import parse_line
from harzdame_engine.hub.output import Output


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
