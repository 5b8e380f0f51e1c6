"""Building endgame tables: told of while it goes on, used when it ends, stopped at any time."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import Position, variant
from harzdame_engine.endgames.builder import TooLargeError, plan
from harzdame_engine.endgames.material import Material
from harzdame_engine.endgames.tables import Tables

from harzdame_gui.controllers.engine.endgame_builder import TableBuilder
from harzdame_gui.controllers.engine.endgames import Endgames
from harzdame_gui.controllers.engine.searches import Power
from harzdame_gui.controllers.work.jobs import Jobs

HARZDAME = variant("harzdame")
POWER = Power(500, 1)


def planned(material: str, *folders: Path) -> object:
    tables = Tables(HARZDAME, folders)
    return plan(tables, [Material.parse(material)])


@pytest.fixture
def own(jobs: Jobs, tmp_path: Path, bare: None) -> Endgames:
    """Knows nothing yet."""
    return Endgames(tmp_path / "tables", jobs)


@pytest.fixture
def builder(own: Endgames, jobs: Jobs) -> TableBuilder:
    return TableBuilder(own, jobs)


def test_what_is_built_is_used_at_once(qtbot, own, builder) -> None:
    position = Position.from_fen("W:WKa1,Kc4:BKg8", "harzdame")
    what = planned("KKvK")
    with qtbot.waitSignal(own.changed):
        builder.build(HARZDAME, what, POWER)
        assert builder.running
    assert not builder.running
    assert builder.ending == (2, 2, None)
    with qtbot.waitSignal(own.found) as found:
        own.look_up(position)
    assert found.args[1].verdict.plies == 9
    assert {path.name for path in own.folder.rglob("*")} == {"harzdame", "KvK.table", "KKvK.table"}


def test_how_far_it_has_come_is_told(qtbot, builder) -> None:
    told = []
    builder.build(HARZDAME, planned("KMvK"), POWER)
    builder.job.progress.connect(told.append)
    assert builder.job.seconds_left is None
    qtbot.waitUntil(lambda: not builder.running, timeout=30_000)
    shares = [progress.share for progress in told]
    assert shares == sorted(shares)
    assert len(shares) > 1
    assert {progress.tables for progress in told} == {4}


def test_stopped_it_keeps_what_is_done_and_goes_on_from_there(qtbot, own, builder) -> None:
    what = planned("KKMvK")
    builder.build(HARZDAME, what, POWER)
    builder.job.progress.connect(lambda progress: builder.cancel() if progress.done else None)
    qtbot.waitUntil(lambda: not builder.running, timeout=30_000)
    ending = builder.ending
    assert ending.error is None
    assert 0 < ending.made < ending.wanted == len(what.materials)
    assert len(planned("KKMvK", own.folder).materials) == ending.wanted - ending.made


def test_shutting_down_stops_it(qtbot, builder, jobs) -> None:
    builder.build(HARZDAME, planned("KKMvK"), POWER)
    qtbot.waitSignal(builder.job.progress).wait()
    assert jobs.shut_down()


def test_a_folder_that_cannot_be_written_is_told(qtbot, own, builder) -> None:
    own.folder.write_text("not a folder")
    builder.build(HARZDAME, planned("KvK"), POWER)
    qtbot.waitUntil(lambda: not builder.running)
    assert isinstance(builder.ending.error, OSError)
    assert builder.ending.made == 0
    builder.forget()
    assert builder.ending is None


def test_too_little_memory_is_told(qtbot, builder) -> None:
    builder.build(HARZDAME, planned("KvK"), Power(1, 1))
    qtbot.waitUntil(lambda: not builder.running)
    assert isinstance(builder.ending.error, TooLargeError)
