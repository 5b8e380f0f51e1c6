"""A profile, and runs that were left in it."""

from __future__ import annotations

import faulthandler
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    folder = tmp_path / "profile"
    folder.mkdir()
    return folder


@pytest.fixture(autouse=True)
def faults_are_told_again() -> Iterator[None]:
    """A run that ends takes the handler of faults with it, which is that of all tests, too."""
    yield
    faulthandler.enable(sys.__stderr__)
