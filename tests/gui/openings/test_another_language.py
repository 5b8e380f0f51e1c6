"""The openings in another language: what is practised goes on, and the tree is where it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from harzdame_engine import Color
from PySide6.QtCore import Qt

from harzdame_gui.controllers.openings import repertoires
from harzdame_gui.controllers.openings.drill import Drill, DrillPhase
from harzdame_gui.openings.room import OpeningsRoom
from tests.gui.driver import Driver
from tests.gui.main_window.test_handed_over import close_between
from tests.gui.main_window.test_in_steps import _behind
from tests.gui.openings.steps import START, opened, play


def room_of(app: Driver) -> OpeningsRoom:
    room = app.app.workspace.rooms.openings.room
    assert room is not None
    return room


@pytest.fixture
def drill(app: Driver) -> Drill:
    """Four lines' questions, of which one is answered."""
    room = opened(app)
    for first in ("f1-g1", "e1-f1", "d1-e1"):
        play(room, first, "f5-f4", "e2-e3")
        room.window.board.setFocus()
        app.key(Qt.Key.Key_Home)
    room.window.actions_of.practise_all.trigger()
    made = room.drill
    assert made is not None
    assert made.wanted > 1
    assert made.phase is DrillPhase.YOURS
    made.play(made.question.moves[0])
    assert made.answered == 1
    return made


def test_a_drill_goes_on_where_it_was(app: Driver, drill: Drill) -> None:
    app.speak("de")
    room = room_of(app)
    assert room.drill is drill
    assert (drill.answered, room.window._progress.value()) == (1, 1)
    room._practising._stepping.setInterval(0)
    app.qtbot.waitUntil(lambda: drill.phase is DrillPhase.YOURS)
    while drill.phase is not DrillPhase.OVER:
        drill.play(drill.question.moves[0])
        over = lambda: drill.phase in (DrillPhase.YOURS, DrillPhase.OVER)  # noqa: E731
        app.qtbot.waitUntil(over)
    room.window.actions_of.stop.trigger()
    assert room.drill is None
    assert not any(room._practice.is_new(each) for each in room.repertoire.question_ids)


def test_a_wrong_move_is_taken_back_in_the_other_language(app: Driver, drill: Drill) -> None:
    room = room_of(app)
    room._practising._stepping.setInterval(0)
    app.qtbot.waitUntil(lambda: drill.phase is DrillPhase.YOURS)
    right = drill.question.moves
    drill.play(next(move for move in drill.position.legal_moves() if move not in right))
    assert drill.phase is DrillPhase.WRONG
    app.speak("de")
    app.qtbot.waitUntil(lambda: drill.phase is DrillPhase.YOURS)
    assert room_of(app).window.board._position == drill.position


def test_a_drill_rests_with_the_window_that_is_closed_before_it_goes_on(
    app: Driver, drill: Drill, monkeypatch: pytest.MonkeyPatch
) -> None:
    close_between(monkeypatch, app)
    entry = app.app.workspace.rooms.openings
    assert entry.room is None
    assert drill.parent() is entry  # with which it goes


def test_a_drill_rests_where_the_openings_were_opened_meanwhile(
    app: Driver, drill: Drill, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone: list[bool] = []
    drill.destroyed.connect(lambda: gone.append(True))
    _behind(
        "_install_rooms",
        lambda: app.window.half_made.rooms.openings.show("harzdame", Color.WHITE),
        monkeypatch,
    )
    app.speak("de")
    app.qtbot.waitUntil(lambda: bool(gone))
    assert room_of(app).drill is None


def test_the_tree_is_at_the_same_move(app: Driver) -> None:
    room = opened(app)
    play(room, "f1-g1", "f5-f4")
    app.speak("de")
    app.qtbot.waitUntil(lambda: room_of(app).node is not None)
    assert room_of(app).node.ply == 2
    assert room_of(app).window.board._position != START


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """While this is not set, repertoires are being read."""
    go, read = Event(), repertoires._read_one
    monkeypatch.setattr(repertoires, "_read_one", lambda *asked: (go.wait(20), read(*asked))[1])
    go.set()
    yield go
    go.set()


def test_it_is_so_after_another_language_while_the_repertoire_is_read(
    app: Driver, tmp_path: Path, slow: Event
) -> None:
    room = opened(app)
    play(room, "f1-g1", "f5-f4")
    app.qtbot.waitUntil(lambda: not app.app.services.jobs.under_way, timeout=10_000)
    place = room.stand
    slow.clear()
    app.app.late.repertoires.keep_in("harzdame", Color.WHITE, tmp_path / "slow.pdn")
    for language in ("de", "en"):
        app.speak(language)
        assert room_of(app).node is None
        assert room_of(app).stand == place
    slow.set()
    app.qtbot.waitUntil(lambda: room_of(app).node is not None, timeout=10_000)
    assert room_of(app).node.ply == 2


def test_what_is_chosen_while_a_repertoire_is_read_is_shown_from_its_beginning(
    app: Driver, slow: Event
) -> None:
    room = opened(app)
    slow.clear()
    room.open("turkish", Color.WHITE, START)
    room.window.sideChosen.emit(Color.BLACK)
    assert room.stand == ("turkish", Color.BLACK, None)
    slow.set()
    app.qtbot.waitUntil(lambda: room.node is not None, timeout=10_000)
