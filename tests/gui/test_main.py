"""The command line, as a person types it."""

from __future__ import annotations

import os
import subprocess
import sys

COMMAND = [sys.executable, "-m", "harzdame_gui"]


def run(*arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    }
    return subprocess.run(
        [*COMMAND, *arguments],
        env=environment | changes,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_version_without_display() -> None:
    result = run("--version")
    assert result.returncode == 0
    assert result.stdout.startswith("Harzdame ")


def test_help_without_display() -> None:
    result = run("--help")
    assert result.returncode == 0
    assert "FILE.pdn" in result.stdout
    assert "--temp-profile" in result.stdout


def test_version_imports_no_qt() -> None:
    code = (
        "import sys\nfrom harzdame_gui.__main__ import main\n"
        "try:\n    main(['--version'])\nexcept SystemExit:\n    pass\n"
        "print([name for name in sys.modules if name.startswith('PySide6')])"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert result.stdout.splitlines()[-1] == "[]"


def test_no_display_says_so() -> None:
    result = run()
    assert result.returncode == 2
    assert "needs a screen" in result.stderr
    assert "Traceback" not in result.stderr


def test_display_that_does_not_answer_says_so() -> None:
    result = run(DISPLAY=":9")
    assert result.returncode == 2
    assert "Harzdame cannot open its window" in result.stderr  # for want of this display, or of a library
