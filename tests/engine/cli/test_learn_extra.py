"""Commands that need more packages say so."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT_NUMPY = (
    "import sys; sys.modules['numpy'] = None; from harzdame_engine.cli.__main__ import main; main()"
)


@pytest.mark.parametrize("arguments", [["figures", "none"], ["tune", "weights", "none"]])
def test_a_missing_numpy_is_told(arguments: list[str]) -> None:
    # a process of its own: here NumPy, and what imports it, may be loaded already
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMPY, *arguments], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert f"{arguments[0]} needs what `pip install harzdame[learn]` brings" in done.stderr
