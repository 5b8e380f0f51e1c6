"""The app on a screen that nobody sees, operated by keys."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from checks import Failed
from wine import Wine

TRIED = "/made/tried"
APP = f"{TRIED}/Häuser & Dörfer 1/harzdame"
"""Where the bundle is tried: a name that programs stumble over."""
HOME = "/made/prefix/drive_c/users/root"
_ON_A_SCREEN = """
xvfb-run --auto-servernum --server-args='-screen 0 1366x860x24' sh -ec '
openbox 2>/dev/null &
{start} &
app=$!
until xdotool search --onlyvisible --name "{title}" >/dev/null 2>&1; do sleep 1; done
sleep {settle}
{acts}
import -window root {tried}/{picture}.png || :  # a window that goes meanwhile is an error to it
{end}
'
wineserver --wait
{afterwards}
"""
_CLOSE = 'xdotool search --onlyvisible --name "Harzdame$" windowactivate --sync key alt+F4 || :\nwait $app'
_KILL = "wine taskkill /F /IM harzdame.exe || :\nwait $app || :"
_SETTLE_S = 20
_PROCESSES = "for each in /proc/[0-9]*/cmdline; do cat $each | tr '\\0\\n' '  '; echo; done 2>/dev/null"
_OURS = ("sh ", "/bin/sh ", "unshare ", "xdotool ")
"""What has the names of programs in its command line without being one of them."""


class Seen(NamedTuple):
    """The command lines of the processes that ran before the app ended, and afterwards."""

    before: tuple[str, ...]
    after: tuple[str, ...]


def play(
    wine: Wine,
    picture: str,
    arguments: Sequence[str],
    acts: str = ":",
    *,
    title: str = "Harzdame$",
    killed: bool = False,
) -> Seen:
    """Start the app, do what `acts` say in the words of a shell, and close it, or kill it.

    A picture of the screen before its end lies in the folder `tried`.

    Raises:
        Failed: it did not end well.
    """
    start = shlex.join(["wine", f"{APP}/harzdame.exe", *arguments])
    note = f"{_PROCESSES} >{TRIED}/{picture}.before"
    inside = {"start": start, "acts": f"{acts}\n{note}", "end": _KILL if killed else _CLOSE}
    script = _ON_A_SCREEN.format(
        **{name: text.replace("'", "'\\''") for name, text in inside.items()},
        title=title,
        settle=_SETTLE_S,
        picture=picture,
        tried=TRIED,
        afterwards=f"{_PROCESSES} >{TRIED}/{picture}.after",
    )
    said = wine.shell(script, {"QT_QPA_PLATFORM": "windows"})
    if said.returncode != 0 or "Traceback" in said.stderr:
        raise Failed(f"it ended with {said.returncode}:\n{said.stdout}{said.stderr}")
    return Seen(*(_processes(wine.root.path(f"{TRIED}/{picture}.{when}")) for when in ("before", "after")))


def _processes(noted: Path) -> tuple[str, ...]:
    lines = noted.read_text(encoding="utf-8", errors="replace").splitlines()
    return tuple(line for line in lines if line.strip() and not line.startswith(_OURS))
