"""No fault of a disk costs more than what was being written, whoever writes."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest

from tests.checkout import ROOT


@pytest.mark.skipif(sys.platform != "linux" or not shutil.which("cc"), reason="preloads what it compiles")
def test_every_writer_withstands_every_fault() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.soak.faults"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stdout == "0 problems\n", done.stdout + done.stderr
