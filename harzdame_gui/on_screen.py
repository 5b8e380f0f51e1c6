"""A message on the screen where no window of ours can be opened: by a program of the system that can.

Whoever starts the app by a double click sees nothing of what goes to standard error. Knows no Qt.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Mapping

_SHOWN = 0.7
"""Seconds: whatever ran so long has shown the message, however it ended."""
_TO_TERMINAL = 'printf "%s\\n\\n[Return]" "$0"; read -r _'


def commands(text: str) -> tuple[tuple[str, ...], ...]:
    """Commands that show a text, the first that is there and works to be taken."""
    return (
        ("zenity", "--error", "--no-markup", "--title=Harzdame", f"--text={text}"),
        ("kdialog", "--title", "Harzdame", "--error", text),
        ("yad", "--title=Harzdame", "--no-markup", "--button=OK:0", f"--text={text}"),
        ("xmessage", "-center", "-title", "Harzdame", text),
        ("x-terminal-emulator", "-e", "sh", "-c", _TO_TERMINAL, text),
        ("xterm", "-e", "sh", "-c", _TO_TERMINAL, text),
        ("notify-send", "--expire-time=0", "Harzdame", text),
    )


def show(
    text: str, environment: Mapping[str, str] = os.environ, is_seen: Callable[[], bool] | None = None
) -> bool:
    """Show a text, unless standard error is a terminal, where it was read, or there is no screen.

    Returns:
        Whether a program showed it. It waits until that has been closed.
    """
    has_screen = environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    if not has_screen or (is_seen or _is_seen)():
        return False
    return any(_shows(command, outside(environment)) for command in _present(commands(text), environment))


def _is_seen() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()


def _present(
    candidates: Iterable[tuple[str, ...]], environment: Mapping[str, str]
) -> Iterable[tuple[str, ...]]:
    for name, *arguments in candidates:
        if found := shutil.which(name, path=environment.get("PATH")):
            yield (found, *arguments)


def _shows(command: tuple[str, ...], environment: Mapping[str, str]) -> bool:
    import subprocess

    begun = time.monotonic()
    try:
        ended = subprocess.run(  # noqa: S603 - a program of our own list, without a shell
            command,
            env=environment,
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ).returncode
    except OSError:
        return False
    return ended == 0 or time.monotonic() - begun > _SHOWN


def outside(environment: Mapping[str, str]) -> dict[str, str]:
    """The surroundings of a program of the system: without the libraries of a bundle."""
    clean = dict(environment)
    before = clean.pop("LD_LIBRARY_PATH_ORIG", None)
    if getattr(sys, "frozen", False):
        clean.pop("LD_LIBRARY_PATH", None)
        if before:
            clean["LD_LIBRARY_PATH"] = before
    return clean
