"""What tests of slow work share."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest


@pytest.fixture
def go() -> Iterator[Event]:
    """An event that lets jobs that hang go on."""
    go = Event()
    yield go
    go.set()
