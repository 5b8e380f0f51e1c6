from __future__ import annotations

import io
import signal
import subprocess
import sys
import threading

import pytest
from harzdame_engine.match.progress import Interruption, Progress, no_interrupts


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_lines_where_there_is_no_terminal() -> None:
    stream = io.StringIO()
    progress = Progress(stream, games=3, pause=1e-9)
    progress.show(1, "even")
    progress.tell("by the way")
    progress.close()
    assert stream.getvalue() == "even\nby the way\n"


def test_not_more_often_than_wanted_but_at_the_end() -> None:
    stream = io.StringIO()
    progress = Progress(stream, games=3, pause=1000)
    for played in (1, 2, 3):
        progress.show(played, f"even after {played}")
    assert stream.getvalue() == "even after 3\n"


def test_one_line_drawn_again_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    stream = Terminal()
    progress = Progress(stream, games=2, pause=1000)
    progress.show(2, "x" * 100)
    progress.tell("a remark")
    progress.close()
    drawn, remark, cleared = stream.getvalue().removeprefix("\r\x1b[K").split("\r\x1b[K")
    assert drawn.startswith(f"[{'#' * 20}] 2/2 0:00:00 left")
    assert len(drawn) == 39
    assert (remark, cleared) == ("a remark\n", "")


def test_what_was_played_before_does_not_count_for_the_time_that_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = iter([100.0, 110.0])
    monkeypatch.setattr("harzdame_engine.match.progress.time.monotonic", lambda: next(now))
    stream = Terminal()
    Progress(stream, games=40, pause=0, before=20).show(30, "even")
    assert "30/40 0:00:10 left" in stream.getvalue()


def test_no_bar_where_nobody_knows_how_many_games() -> None:
    stream = Terminal()
    progress = Progress(stream, games=None, pause=1000)
    progress._pause = 0
    progress.show(7, "even")
    assert stream.getvalue() == "\r\x1b[Keven"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_is_remembered_and_raises_nothing(number: signal.Signals) -> None:
    before = signal.getsignal(number)
    with Interruption() as interruption:
        assert not interruption.channel.poll()
        for _ in range(3):
            signal.raise_signal(number)
        assert interruption.asked
        assert interruption.channel.poll()
    assert signal.getsignal(number) is before


def test_another_thread_hears_no_signals_but_may_enter() -> None:
    seen = []

    def enter() -> None:
        with Interruption() as interruption:
            interruption.ask()
            seen.append(interruption.channel.poll())

    thread = threading.Thread(target=enter)
    thread.start()
    thread.join()
    assert seen == [True]


@pytest.mark.skipif(sys.platform == "win32", reason="signals are others there")
def test_a_request_while_a_process_is_started_comes_after_it() -> None:
    with Interruption() as interruption:
        with no_interrupts():
            signal.raise_signal(signal.SIGINT)  # to this thread: another may hear any at once
            assert not interruption.asked
        assert interruption.asked


@pytest.mark.skipif(sys.platform == "win32", reason="signals are others there")
@pytest.mark.parametrize("in_a_thread", [False, True])
def test_a_process_that_is_started_without_interrupts_hears_none(in_a_thread: bool) -> None:
    said = []

    def start() -> None:
        with no_interrupts():
            killed_by_itself = "import os, signal; os.kill(os.getpid(), signal.SIGINT); print('heard none')"
            said.append(subprocess.check_output([sys.executable, "-S", "-c", killed_by_itself], text=True))

    if in_a_thread:
        thread = threading.Thread(target=start)
        thread.start()
        thread.join()
    else:
        start()
    assert said == ["heard none\n"]
