"""The Debian package and the single file, tried in bare Debians 12 and 13 as a person would.

    sudo python3 packaging/linux/try_out.py            some minutes; the first time, the systems are made
    sudo python3 packaging/linux/try_out.py trixie     only in this one

It installs the package of dist, plays and saves a game by mouse and keyboard on a screen that nobody sees,
opens a file by its type, removes the package, and starts the single file. Pictures of the screen lie in the
folder `seen` in ~/.cache/harzdame-debian, and beside it the systems, of 300 MB each.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from assembly import ID
from checks import Check, Failed, report
from environment import ROOT, say, version
from root import Root, RootError

WORK = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "harzdame-debian"
SUITES = ("bookworm", "trixie")
DIST = ROOT / "dist"
_SEEN = WORK / "seen"
_SCREEN_PACKAGES = ("xvfb", "openbox", "xdotool", "imagemagick", "fonts-dejavu-core")
_DESKTOP_PACKAGES = ("libglib2.0-bin", "shared-mime-info", "desktop-file-utils")
"""What knows types of files; a desktop has it."""
_DISPLAY = ":47"
_SETTLE_S = 15
_TRIES = 5
"""On a busy machine, a window may be on the screen before it listens to keys."""
_WAIT_S = 180.0
_HOME = "/root"
_SAVED = f"{_HOME}/played.pdn"
_OPENED = f"{_HOME}/Häuser & Dörfer 1.pdn"
_GAME = '[Event "Debian"]\n[White "Ada"]\n[Black "Bob"]\n[Result "*"]\n\n1. a6-a7 *\n'
_QUIET = {"DEBIAN_FRONTEND": "noninteractive"}
_OF_DPKG = ("/var/lib/dpkg", "/var/lib/apt", "/var/log", "/var/cache", _HOME, "/made", "/proc", "/dev")
"""Where names of removed packages may stand, or what is the user's."""


def main(arguments: list[str]) -> int:
    """Try both in each system; the exit code is 0 when all works."""
    parser = argparse.ArgumentParser(prog="try_out.py", description="Try the package in bare Debians.")
    parser.add_argument("suite", nargs="*", help="bookworm, trixie; default: both")
    suites = parser.parse_args(arguments).suite or SUITES
    try:
        [package] = DIST.glob(f"harzdame_{version()}-*_amd64.deb")
        [alone] = DIST.glob(f"harzdame-{version()}-*.run")
    except ValueError:
        say(f"There is no package in {DIST}: make it first, by packaging/build.py.")
        return 3
    try:
        screen = Screen()
        passed = [try_in(suite, package, alone, screen) for suite in suites]
    except (RootError, OSError, subprocess.SubprocessError) as error:
        say(str(error))
        return 1
    return 0 if all(passed) else 1


def try_in(suite: str, package: Path, alone: Path, screen: Screen) -> bool:
    """Make all checks in a fresh system of this release."""
    say(f"Making a bare {suite} …")
    bare = Root(WORK / suite, suite, [], {})
    bare.make()
    trial = Trial(bare.copy(WORK / f"{suite}-trial", {"/made": DIST}), package, alone, screen)
    looks = {
        "the package is installed, and brings all that it needs": trial.installs,
        "both programs run, and have their manual pages": trial.runs,
        "a game is begun, played by typed moves and saved": trial.plays,
        "a PDN file is opened by its type": trial.opens,
        "the package is removed, and leaves nothing but the games": trial.removes,
        "the single file unpacks itself and opens its window, the second time at once": trial.starts_alone,
    }
    try:
        checks = [
            Check(f"{suite}: {means}", lambda _, act=act: act())  # type: ignore[misc]  # of a default
            for means, act in looks.items()
        ]
        return report(checks, DIST)
    finally:
        shutil.rmtree(trial.root.folder, ignore_errors=True)


class Screen:
    """An X server with a window manager that nobody sees, in a Debian of its own."""

    def __init__(self) -> None:
        self._root = Root(WORK / "screen", "trixie", _SCREEN_PACKAGES, {"/seen": _SEEN})
        _SEEN.mkdir(parents=True, exist_ok=True)
        say("Making a screen …")
        self._root.make()

    @contextmanager
    def on(self) -> Iterator[None]:
        """Have it running."""
        server = self._root.start(["Xvfb", _DISPLAY, "-screen", "0", "1366x860x24", "-ac", "-nolock"])
        time.sleep(3)
        manager = self._root.start(["openbox"], {"DISPLAY": _DISPLAY})
        try:
            yield
        finally:
            for process in (manager, server):
                process.kill()  # with all that it has started; it lets no other signal end it
                process.wait()

    def wait_for(self, title: str) -> None:
        """Wait for a window of this title.

        Raises:
            Failed: there is none.
        """
        found = self._xdotool("search", "--sync", "--onlyvisible", "--name", title, timeout_s=_WAIT_S)
        if found.returncode != 0:
            raise Failed(f"no window is called {title}")

    def press(self, *keys: str) -> None:
        """Press these keys, one after the other; what is no key is typed."""
        for key in keys:
            typed = key.startswith("=")
            self._xdotool("type" if typed else "key", key[1:] if typed else key)
            time.sleep(2)

    def take_picture(self, name: str) -> None:
        """Keep what is on it."""
        self._root.ask(["import", "-window", "root", f"/seen/{name}.png"], {"DISPLAY": _DISPLAY})

    def close_window(self) -> None:
        """Close the app's window as a person does."""
        self._xdotool(
            "search", "--onlyvisible", "--name", "Harzdame$", "windowactivate", "--sync", "key", "alt+F4"
        )

    def _xdotool(self, *words: str, timeout_s: float = 60) -> subprocess.CompletedProcess[str]:
        try:
            return self._root.ask(["xdotool", *words], {"DISPLAY": _DISPLAY}, timeout_s)
        except subprocess.TimeoutExpired as error:
            raise Failed(f"xdotool {' '.join(words)} came to no end") from error


class Trial:
    """A bare system, and what is tried in it, in this order."""

    def __init__(self, root: Root, package: Path, alone: Path, screen: Screen) -> None:
        self.root = root
        self._package = package
        self._alone = alone
        self._screen = screen

    def installs(self) -> str:
        """Install the package, as apt does with a file that was downloaded."""
        before = self._packages()
        self._apt("install", "--no-install-recommends", f"/made/{self._package.name}")
        more = sorted(self._packages() - before - {"harzdame"})
        return f"{self._package.stat().st_size / 1e6:.1f} MB, and {len(more)} packages that it needs"

    def runs(self) -> str:
        """Ask both programs, and look for their pages."""
        said = self.root.ask(["harzdame", "--version"])
        thought = self.root.ask(["harzdame-engine", "analyse", "--time", "1"])
        if version() not in said.stdout or thought.returncode != 0:
            raise Failed(f"{said.stdout}{said.stderr}{thought.stdout}{thought.stderr}")
        for name in ("harzdame", "harzdame-engine"):
            if not self.root.path(f"/usr/share/man/man1/{name}.1.gz").is_file():
                raise Failed(f"{name} has no manual page")
        return said.stdout.strip()

    def plays(self) -> str:
        """Type a move, wait for the answer, save the game by the dialog."""
        with self._window(["harzdame"], "played"):
            for _ in range(_TRIES):
                self._screen.press("m", "=a6a7", "Return")
                time.sleep(6)
                self._screen.press("ctrl+s")
                if self._saved() is None:  # the first time, it asks where
                    self._screen.press("ctrl+a", f"={_SAVED}", "Return")
                if moves := re.search(r"1\. a6-a7 \S+", self._saved() or ""):
                    return moves[0]
        raise Failed(f"saved was {self._saved()}")

    def _saved(self) -> str | None:
        path = self.root.path(_SAVED)
        return path.read_text(encoding="utf-8") if path.is_file() else None

    def opens(self) -> str:
        """Open a file as a file manager does, by the program that its type names."""
        self._apt(
            "install", "--no-install-recommends", "libglib2.0-bin", "shared-mime-info", "desktop-file-utils"
        )
        self.root.path(_OPENED).write_text(_GAME, encoding="utf-8")
        kind = self.root.ask(["gio", "info", "--attributes=standard::content-type", _OPENED]).stdout
        program = self.root.ask(["gio", "mime", "text/x-draughts-pdn"]).stdout
        if "text/x-draughts-pdn" not in kind or f"{ID}.desktop" not in program:
            raise Failed(f"{kind}{program}")
        with self._window(["sh", "-c", 'gio open "$0"; sleep 600', _OPENED], "opened", "1.pdn – Harzdame$"):
            pass
        if self.root.path(_OPENED).read_text(encoding="utf-8") != _GAME:
            raise Failed("the file was changed by being opened")
        return f"{ID}.desktop"

    def removes(self) -> str:
        """Purge it, and look for what is left."""
        self._apt("purge", "harzdame")
        pruned = [word for folder in _OF_DPKG for word in ("-path", folder, "-prune", "-o")]
        left = self.root.ask(["find", "/", *pruned, "-iname", "*harzdame*", "-print"]).stdout
        if left:
            raise Failed(f"left behind:\n{left}")
        games = [path.name for path in self.root.path(f"{_HOME}/.local/share/harzdame").iterdir()]
        if not games:
            raise Failed("the games are gone")
        return ""

    def starts_alone(self) -> str:
        """Start the single file twice."""
        self._apt("install", "--no-install-recommends", "xz-utils")
        took = []
        for time_of in ("first", "second"):
            begun = time.monotonic()
            with self._window(
                [f"/made/{self._alone.name}", "--temp-profile"], f"alone-{time_of}", settle_s=0
            ):
                took.append(f"{time.monotonic() - begun:.0f} s")
        return f"{self._alone.stat().st_size / 1e6:.1f} MB; its window is there after {' and '.join(took)}"

    @contextmanager
    def _window(
        self, command: Sequence[str], picture: str, title: str = "Harzdame$", settle_s: float = _SETTLE_S
    ) -> Iterator[None]:
        """The app's window on the screen, until it is closed; a picture is kept of it."""
        with self._screen.on():
            app = self.root.start(command, {"DISPLAY": _DISPLAY})
            try:
                self._screen.wait_for(title)
                time.sleep(settle_s)
                yield
                self._screen.take_picture(f"{self.root.folder.name}-{picture}")
                self._screen.close_window()
                time.sleep(3)
            finally:
                app.kill()
                app.wait()

    def _packages(self) -> set[str]:
        return set(self.root.ask(["dpkg-query", "-W", "-f=${Package}\n"]).stdout.split())

    def _apt(self, *words: str) -> None:
        self.root.run(["apt-get", "-q", "-y", *words], _QUIET)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
