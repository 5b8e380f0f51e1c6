"""The clock behind everything that moves on the board."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from harzdame_gui.board.motion.animation import Animator
from tests.gui.board.conftest import frames


def run(animator: Animator, duration: float) -> list[float]:
    times: list[float] = []
    ended: list[bool] = []
    animator.start(duration, times.append, lambda: ended.append(True))
    assert len(list(frames(animator))) > 1
    assert ended == [True]
    return times


def test_every_run_begins_at_its_start(qapp: object) -> None:
    animator = Animator()
    for _ in range(3):
        times = run(animator, 60)
        assert times == sorted(times)
        assert times[0] < 60
        assert times[-1] == 60


def test_a_run_that_is_cut_short_ends_once(qtbot: QtBot) -> None:
    animator = Animator()
    ended: list[str] = []
    animator.start(1000, lambda _: None, lambda: ended.append("first"))
    animator.start(20, lambda _: None, lambda: ended.append("second"))
    assert ended == ["first"]
    qtbot.waitUntil(lambda: not animator.running, timeout=20_000)
    assert ended == ["first", "second"]
