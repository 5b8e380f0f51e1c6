"""Drafts are judged at once, and the hostile ones beside the GUI thread."""

from __future__ import annotations

import pytest
from harzdame_engine import Position, PositionProblem
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from harzdame_gui.setup import judge as module
from harzdame_gui.setup.draft import Draft
from harzdame_gui.setup.editor import SetupEditor
from tests.gui.setup.test_editor import opened
from tests.soak.nasty_positions import Nasty, kept

WITHIN = max((each for each in kept() if each.generating is not None), key=lambda each: each.steps)
BEYOND = next(each for each in kept() if each.generating is None)


def type_in(editor: SetupEditor, nasty: Nasty) -> None:
    editor._fen.setText(nasty.fen)
    editor._fen.textEdited.emit(nasty.fen)


@pytest.mark.parametrize("nasty", [WITHIN, BEYOND], ids=["within play", "beyond play"])
def test_no_hostile_position_keeps_the_window_waiting(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, nasty: Nasty
) -> None:
    limits: list[int | None] = []
    effort = Position.effort

    def counted(position: Position, most: int | None = None) -> tuple[int, int]:
        if QThread.currentThread().isMainThread():
            limits.append(most)
        return effort(position, most)

    monkeypatch.setattr(Position, "effort", counted)
    editor = opened(qtbot, game=nasty.game)
    type_in(editor, nasty)
    assert editor._answers.text == "Looking at the captures…"
    assert not editor._answers.can_play
    qtbot.waitUntil(lambda: editor._answers.text != "Looking at the captures…", timeout=20_000)
    assert editor._answers.can_play is (nasty is WITHIN)
    if nasty is WITHIN:
        assert editor._answers.text == "This position can be played."
        assert editor.position.fen == nasty.fen
        assert "_moves" in vars(editor.position)  # the board, which asks for them next, need not wait
    assert limits
    assert set(limits) <= {module.AT_ONCE, None}
    assert limits.count(None) <= 1  # the start, before the editor


def test_what_is_judged_too_late_is_not_told(qtbot: QtBot) -> None:
    editor = opened(qtbot, game=WITHIN.game)
    type_in(editor, WITHIN)
    editor._clear()
    said = editor._answers.text
    qtbot.wait(400)
    assert editor._answers.text == said
    assert editor._judge.position is None


def test_a_position_beyond_play_is_told_like_any_other_problem(qtbot: QtBot) -> None:
    editor = opened(qtbot, game=BEYOND.game)
    draft = Draft(Position.start(BEYOND.game))
    draft.read(BEYOND.fen)
    with qtbot.waitSignal(editor._judge.judged, timeout=20_000) as told:
        editor._judge.look_at(draft)
    assert [each.problem for each in told.args[0].problems] == [PositionProblem.BEYOND_PLAY]
