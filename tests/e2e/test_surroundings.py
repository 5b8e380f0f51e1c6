"""The app starts, plays and ends without a home, in one that nobody can write, and in any locale."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

_PLAYS = """
import json, os, sys
from pathlib import Path
from PySide6.QtCore import QTimer
import harzdame_gui.app as app

class Playing(app.App):
    def start(self, file):
        super().start(file)
        self.wanted = file
        self.timer = QTimer(self, interval=20)
        self.timer.timeout.connect(self.look)
        self.timer.start()

    def look(self):
        if self.late is None or self.services.jobs.under_way or self.services.session.thinking:
            return
        if self.wanted and self.late.file.place is None:
            return
        self.timer.stop()
        self.services.session.play(self.services.session.position.legal_moves()[0])
        place = self.late.file.place
        print(json.dumps({
            "moves": len(self.services.session.tree.mainline()) - 1,
            "problem": self.profile.problem,
            "file": place is not None and os.fsencode(place.path).hex(),
        }))
        self.leave()

app.App = Playing
sys.exit(app.run(Path(os.fsdecode(bytes.fromhex(sys.argv[1]))) if len(sys.argv) > 1 else None))
"""
_HOMES = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")
_GAME = b'[Variant "Harzdame"]\n\n1. f1-g1 f5-f4 *\n'


def played(tmp_path: Path, file: bytes = b"", **changed: str | None) -> dict[str, object]:
    """What an app told that played a move in these surroundings; None takes a variable away."""
    usual = {name: str(tmp_path / name.lower()) for name in _HOMES}
    around = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **usual, **changed}
    done = subprocess.run(
        [sys.executable, "-c", _PLAYS, *([file.hex()] if file else [])],
        env={name: value for name, value in around.items() if value is not None},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    told: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return told


def test_without_a_home(tmp_path: Path) -> None:
    told = played(tmp_path, HOME=None)
    assert (told["moves"], told["problem"]) == (1, "")


@pytest.mark.skipif(sys.platform != "linux", reason="nobody can write there, not even an administrator")
def test_in_a_home_that_cannot_be_written(tmp_path: Path) -> None:
    told = played(tmp_path, **dict.fromkeys(_HOMES, "/proc/nobody"))
    assert told["moves"] == 1
    assert told["problem"]


@pytest.mark.skipif(sys.platform != "linux", reason="names of folders are text elsewhere")
def test_in_a_home_whose_name_is_no_text(tmp_path: Path) -> None:
    home = tmp_path / os.fsdecode(b"caf\xe9 \xff")
    home.mkdir()
    told = played(tmp_path, **dict.fromkeys(_HOMES, str(home)))
    assert told["moves"] == 1
    assert told["problem"]
    assert list(tmp_path.iterdir()) == [home]


@pytest.mark.skipif(sys.platform != "linux", reason="files have names in the system's encoding elsewhere")
def test_in_a_home_that_the_systems_encoding_cannot_name(tmp_path: Path) -> None:
    ascii_only = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    told = played(tmp_path, **dict.fromkeys(_HOMES, str(tmp_path / "café")), **ascii_only)
    assert told["moves"] == 1
    assert told["problem"]


@pytest.mark.skipif(sys.platform == "win32", reason="locales and time zones of Unix")
@pytest.mark.parametrize(
    "changed",
    [
        {"LC_ALL": "C", "LANG": "C"},
        {"LC_ALL": "xx_YY.nothing"},
        {"LC_ALL": "tr_TR.UTF-8"},
        {"TZ": "No/Where"},
    ],
    ids=["C", "unknown", "Turkish", "time zone"],
)
def test_in_any_locale_and_time_zone(tmp_path: Path, changed: dict[str, str]) -> None:
    assert played(tmp_path, **changed)["moves"] == 1


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are text elsewhere")
def test_with_a_file_whose_name_is_no_text(tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/caf\xe9 \xff.pdn"
    Path(os.fsdecode(path)).write_bytes(_GAME)
    told = played(tmp_path, path, LC_ALL="C")
    assert (told["moves"], told["file"]) == (2, path.hex())
