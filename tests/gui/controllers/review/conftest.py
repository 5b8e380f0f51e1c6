"""The bench on which files are reviewed, as a fixture."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.gui.controllers.review.bench import Bench


@pytest.fixture
def bench(qtbot, settings, session, service, engine, tmp_path) -> Iterator[Bench]:  # noqa: PLR0917
    bench = Bench(qtbot, settings, session, service, engine, tmp_path / "games.pdn")
    yield bench
    engine.go.set()
    bench.review.close()
    qtbot.waitUntil(lambda: not bench.jobs.under_way)
