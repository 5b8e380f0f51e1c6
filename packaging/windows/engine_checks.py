"""The checks of other engines in the Windows app under Wine: none outlives the app."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from checks import Failed
from screen import HOME, Seen, play
from wine import PYTHON, Wine, windows

PROFILE = f"{HOME}/AppData/Roaming/harzdame"
_STAND_IN = "/checkout/tests/engine/hub/stand_in.py"
"""Our tests' own program of the protocol, with a child that would go on for ten minutes."""
_CHILD = "time.sleep(600)"
_BEGIN = """
for again in 1 2 3 4 5 6 7 8 9 10; do
  if grep -q "[t]ime.sleep(600)" /proc/[0-9]*/cmdline; then break; fi
  xdotool key ctrl+n; sleep 5; xdotool key Return; sleep 12
done
"""
"""A new game with the players of the last one, asked for until the engine runs: the app may take its time."""


def ends_with_the_app(wine: Wine, *, killed: bool) -> str:
    """Let an engine with a child play, and end the app while it thinks."""
    _prepare(wine.root.path(PROFILE))
    seen = play(wine, "killed" if killed else "closed", [], _BEGIN, killed=killed)
    for name in ("stand_in.py", _CHILD):
        if not any(name in line for line in seen.before):
            raise Failed(f"{name} did not run")
        _check_gone(seen, name)
    return ""


def _check_gone(seen: Seen, name: str) -> None:
    left = [line for line in seen.after if name in line]
    if left:
        raise Failed(f"there is still: {left[0]}")


def _prepare(profile: Path) -> None:
    """A profile whose last game was played against that program."""
    shutil.rmtree(profile, ignore_errors=True)
    profile.mkdir(parents=True)
    engine = {
        "id": "stand-in",
        "name": "Stand-in",
        "path": windows(PYTHON),
        "arguments": ["-S", "-E", windows(_STAND_IN), "with a child"],
        "folder": "",
        "language": "hub-2",
        "thinking_time": 1.0,
        "parameters": [],
        "values": {},
        "games": ["international"],
        "version": "",
        "author": "",
    }
    chosen = {
        "version": 1,
        "game": "international",
        "white": "engine",
        "black": "human",
        "white_program": "stand-in",
    }
    for name, content in (("engines", {"version": 1, "engines": [engine]}), ("settings", chosen)):
        (profile / f"{name}.json").write_text(json.dumps(content), encoding="utf-8")
