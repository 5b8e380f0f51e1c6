"""The tests compiled by the processes of pytest-xdist together.

Each of them collects all tests. In a new clone each would compile every file of them as well, with pytest's
own assertions, at the same time and to the same end: 38 s of a processor instead of 23 for each of three. So
each begins with another part of them and finds the rest done.
"""

from __future__ import annotations

import importlib
import os
from contextlib import suppress
from pathlib import Path

import pytest

from tests.checkout import ROOT


def compile_own_part(chosen: list[str]) -> None:
    """Import every n-th of the files of tests that are chosen on the command line; does nothing alone.

    A file that cannot be imported, or asks to be skipped, says so when it is collected.
    """
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    if worker:
        count = int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
        for path in _files(chosen)[int(worker.removeprefix("gw")) :: count]:
            with suppress(Exception, pytest.skip.Exception):
                importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))


def _files(chosen: list[str]) -> list[Path]:
    """The files of tests in these folders; files named one by one are few."""
    folders = [ROOT / each for each in chosen if (ROOT / each).is_dir()]
    return sorted({path for folder in folders for path in folder.rglob("test_*.py")})
