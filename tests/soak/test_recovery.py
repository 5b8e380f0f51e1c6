"""The soak's short form: a few kills, in a process of its own, for it forks."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the soak forks")
def test_a_dozen_kills_take_nothing() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "tests.soak.recovery", "--kills", "12", "--seed", "11"],
        capture_output=True,
        text=True,
        timeout=400,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert "12 kills, 0 failures" in result.stdout
