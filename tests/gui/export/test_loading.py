"""Costly libraries are loaded when an export needs them."""

from __future__ import annotations

import subprocess
import sys

from tests.checkout import ROOT


def test_the_window_needs_neither_pillow_nor_a_printer() -> None:
    script = "import sys, harzdame_gui.main_window.workspace; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True, capture_output=True, text=True)
    assert "harzdame_gui.export.exporting" in run.stdout.split()
    assert not {"PIL", "PySide6.QtPrintSupport", "harzdame_gui.export.dialog"} & set(run.stdout.split())
