"""The app on a screen that nobody sees, operated by keys."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

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
xdotool search --onlyvisible --name "Harzdame$" windowactivate --sync key alt+F4 || :
wait $app
'
wineserver --wait
"""
_SETTLE_S = 20


def play(
    wine: Wine,
    picture: str,
    arguments: Sequence[str],
    acts: str = ":",
    *,
    title: str = "Harzdame$",
    program: Sequence[str] = (f"{APP}/harzdame.exe",),
) -> None:
    """Start the app by `program`, do what `acts` say in the words of a shell, and close it.

    A picture of the screen before its end lies in the folder `tried`.

    Raises:
        Failed: it did not end well.
    """
    start = shlex.join(["wine", *program, *arguments])
    inside = {name: text.replace("'", "'\\''") for name, text in {"start": start, "acts": acts}.items()}
    script = _ON_A_SCREEN.format(**inside, title=title, settle=_SETTLE_S, picture=picture, tried=TRIED)
    said = wine.shell(script, {"QT_QPA_PLATFORM": "windows"})
    if said.returncode != 0 or "Traceback" in said.stderr:
        raise Failed(f"it ended with {said.returncode}:\n{said.stdout}{said.stderr}")
