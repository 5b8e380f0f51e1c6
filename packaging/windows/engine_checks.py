"""The checks of other engines in the Windows app under Wine: one is added, and none outlives the app."""

from __future__ import annotations

import json
import shlex
import shutil
from pathlib import Path

from checks import Failed
from screen import APP, HOME, Seen, play
from wine import PYTHON, Wine, windows

PROFILE = f"{HOME}/AppData/Roaming/harzdame"
_ENGINE = f"{APP}/harzdame-engine.exe"
_STAND_IN = "/checkout/tests/engine/hub/stand_in.py"
"""Our tests' own program of the protocol, with a child that would go on for ten minutes."""
_CHILD = "time.sleep(600)"
_TO_THE_ENGINES = "F10 a Right Up Right Up Return"
"""The keys to the dialog of other engines: the menu, in it that of the analysis, and the last of that."""


def adds(wine: Wine) -> str:
    """Add the bundle's own engine through the dialog, by its path."""
    shutil.rmtree(wine.root.path(PROFILE), ignore_errors=True)
    copy = f"{Path(APP).parents[1]}/engine"  # what is typed there has no accents: xdotool loses them
    wine.root.path(copy).symlink_to(wine.root.path(APP))
    name = shlex.quote(windows(f"{copy}/harzdame-engine.exe"))
    acts = [
        *(f"xdotool key {key}; sleep 1" for key in _TO_THE_ENGINES.split()),
        "sleep 3; xdotool key Tab; xdotool key space; sleep 5",
        f"xdotool type {name}; xdotool key Return; sleep 20",
        "xdotool key Escape; sleep 2",
    ]
    seen = play(wine, "added", [], "\n".join(acts))
    path = wine.root.path(f"{PROFILE}/engines.json")
    if not path.is_file():
        raise Failed("no engine was added")
    [engine] = json.loads(path.read_text(encoding="utf-8"))["engines"]
    if engine["arguments"] != ["hub"] or "harzdame" not in engine["games"]:
        raise Failed(f"it was added as {engine}")
    _check_gone(seen, "harzdame-engine.exe")
    return f"{engine['name']}, {len(engine['games'])} games"


def ends_with_the_app(wine: Wine, *, killed: bool) -> str:
    """Let an engine with a child play, and end the app while it thinks."""
    _prepare(wine.root.path(PROFILE))
    acts = "xdotool key ctrl+n; sleep 6; xdotool key Return; sleep 15"
    seen = play(wine, "killed" if killed else "closed", [], acts, killed=killed)
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
