"""The app, killed at random moments of a random run of moves, edits and saves, must come back as it was.

    python -m tests.soak.recovery --kills 1000

Nothing that was on the screen for a second may be missing after the next
start, and no file may ever be half. Each life of the app begins with what the
one before left, so that damage adds up. It needs `fork`.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import os
import random
import select
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from harzdame_engine import Node, pdn
from harzdame_engine.game import edits
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from harzdame_gui import rooms
from harzdame_gui.app import App
from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.controllers.game.kept_game import read_game
from harzdame_gui.controllers.settings.profile import Profile
from harzdame_gui.controllers.work.job import FINISHED
from harzdame_gui.new_game.defaults import last_choice, with_names
from tests.gui.driver import QUICK

SAFE_AFTER = 1.0
"""Seconds after which what is on the screen must survive."""
_LIFE_S = 2.5
"""The longest life of an app, from the moment at which it has come back."""
_START_S = 60.0
_STEP_MS = (5, 120)
_GAMES = '[White "Anna"]\n[Result "1-0"]\n\n1. f1-g1 { calm } f5-f4 2. a1-h8 { rest } e5-e4 1-0\n\n'

State = dict[str, Any]


class Life(NamedTuple):
    """One start of the app until it was killed: the first picture, what followed, and the games closed."""

    back: State
    seen: list[tuple[float, State]]
    closed: list[tuple[float, str]]
    saved: list[float]
    killed: float


# In the app


class Actor:
    """Does random things in an app and tells after each what is on the screen."""

    def __init__(self, app: App, games: Path, seed: int, tell: Callable[[str, object], None]) -> None:
        self._app = app
        self._games = games
        self._random = random.Random(seed)
        self._tell = tell
        self._editor = GameEditor(app._session)
        self._timer = QTimer(app, singleShot=True, interval=10)
        self._timer.timeout.connect(self._wait)
        self._timer.start()

    @property
    def state(self) -> State:
        """All of the game that a person sees."""
        session, late = self._app._session, self._app._late
        place, set_up = late.file.place, late.recovery._set_up
        return {
            "text": pdn.write(session.tree),
            "cursor": _path(session.node),
            "studied": session.game.studied,
            "place": [str(place.path), place.number] if place else None,
            "flipped": self._app.window._presenter.is_flipped,
            "set_up": list(set_up) if set_up else None,
            "edits": [[edit.kind for edit in edits] for edits in (session.game.history.state[:2])],
            "trash": [_line_of(removal.node) for removal in session.game.history.trash],
        }

    def _wait(self) -> None:
        """Until the app has come back."""
        busy = {job.lane for job in self._app._jobs.under_way} & set(FINISHED)
        if self._app._late is None or busy:
            self._timer.start()
            return
        self._app._session.gameLeaving.connect(self._on_leaving)
        self._app._late.file.saved.connect(lambda _revision: self._tell("saved", None))
        self._tell("back", self.state)
        for changes in (self._app._session.stateChanged, self._app._late.file.changed):
            changes.connect(self._look)  # a game that was opened appears later than the wish for it
        self._timer.timeout.disconnect()
        self._timer.timeout.connect(self._act)
        self._timer.start()

    def _on_leaving(self) -> None:
        session = self._app._session
        if session.modified and session.game.worked_on:
            self._tell("closed", pdn.write(session.tree))

    def _act(self) -> None:
        actions = [self._play] * 6 + [self._comment] * 4 + [self._go] * 3 + [self._save] * 3
        actions += [
            self._edit,
            self._edit,
            self._flip,
            self._take_back,
            self._set_up,
            self._set_up,
            self._begin,
            self._open,
        ]
        self._random.choice(actions)()
        self._look()
        self._timer.start(self._random.randint(*_STEP_MS))

    def _look(self) -> None:
        self._tell("seen", self.state)

    def _node(self) -> Node:
        return self._random.choice(list(self._app._session.tree.root.below()))

    def _play(self) -> None:
        session = self._app._session
        moves = session.position.legal_moves()
        if session.humans_turn and moves:
            session.play(self._random.choice(moves))

    def _comment(self) -> None:
        text = f'{self._random.random()} – „ü“ {{}} ; 1-0 [Event "?"]'
        self._editor.comment(self._node(), text)

    def _edit(self) -> None:
        node = self._node()
        changes = [self._editor.undo, self._editor.redo]
        if node.parent is not None:
            edit = self._random.choice([edits.delete, edits.promote, edits.demote])(node)
            changes += [partial(self._editor.make, edit)] * 2
        self._random.choice(changes)()

    def _go(self) -> None:
        self._app._session.go_to(self._node())

    def _save(self) -> None:
        file, session = self._app._late.file, self._app._session
        self._tell("saved", None)
        if file.can_save:
            file.save(session.tree, session.revision)
        else:
            file.add_to(session.tree, self._games, session.revision)

    def _flip(self) -> None:
        self._app.window._presenter.flip()

    def _take_back(self) -> None:
        self._app._session.take_back()

    def _set_up(self) -> None:
        editor = QApplication.activeModalWidget()
        if editor is None:
            self._app.window._actions.set_up.trigger()
        elif self._random.random() < 0.3:
            editor.reject()
        else:
            squares = list(editor._draft.pieces) or ["a1"]
            editor._on_piece_removed(self._random.choice(squares))

    def _begin(self) -> None:
        self._app._late.file.detach()
        self._app._session.new_game(with_names(last_choice(self._app._settings)))

    def _open(self) -> None:
        late = self._app._late
        document = late.files.document(self._games.absolute())
        if document is None:
            late.files.open(self._games)
        else:
            late.file.read(document, self._random.randint(1, len(document.content.games)))


def _path(node: Node) -> list[int]:
    path = []
    while node.parent is not None:
        path.append(node.parent.children.index(node))
        node = node.parent
    return path[::-1]


def _line_of(node: Node) -> str:
    """A deleted line with all below it, as one text."""
    return " ".join(f"{each.ply} {each.move} {each.comment}" for each in node.below())


def live(folder: Path, games: Path, seed: int, output: int) -> None:
    """Run the app until it is killed; never returns."""

    def tell(kind: str, value: object) -> None:
        data = (json.dumps([kind, time.monotonic(), value]) + "\n").encode()
        while data:
            data = data[os.write(output, data) :]

    sys.excepthook = _end
    faulthandler.enable()
    application = QApplication(["harzdame"])
    app = App(application, Profile.at(folder))
    actor = Actor(app, games, seed, tell)
    app.start(None)
    application.exec()
    del actor


def _end(*error: Any) -> None:
    sys.__excepthook__(*error)
    os._exit(1)


# Outside


def one_life(folder: Path, games: Path, seed: int) -> Life:
    """Start the app, let it act, and kill it."""
    reading, writing = os.pipe()
    process = os.fork()
    if process == 0:
        try:
            os.close(reading)
            live(folder, games, seed, writing)
        finally:
            os._exit(1)
    os.close(writing)
    chance = random.Random(seed)
    lines = _lines(reading, time.monotonic() + _START_S, until_first=True)
    first = next(lines, None)
    if first is None:
        os.kill(process, signal.SIGABRT)  # it prints where it hangs
        os.waitpid(process, 0)
        raise AssertionError("the app did not come back")
    told = [first, *_lines(reading, time.monotonic() + chance.uniform(0.0, _LIFE_S))]
    os.kill(process, signal.SIGKILL)
    killed = time.monotonic()
    _, status = os.waitpid(process, 0)
    told += _lines(reading, time.monotonic() + 5)
    os.close(reading)
    if not os.WIFSIGNALED(status):
        raise AssertionError("the app ended by itself")
    return Life(
        first[2],
        [(at, value) for kind, at, value in told if kind in {"back", "seen"}],
        [(at, value) for kind, at, value in told if kind == "closed"],
        [at for kind, at, value in told if kind == "saved"],
        killed,
    )


_rest = b""


def _lines(source: int, deadline: float, *, until_first: bool = False) -> Iterator[list[Any]]:
    """What the app tells until a moment; half a line was cut off by the kill."""
    global _rest  # noqa: PLW0603 - between two calls for the same pipe
    while (left := deadline - time.monotonic()) > 0:
        ready, _, _ = select.select([source], [], [], left)
        if not ready:
            return
        data = os.read(source, 1 << 16)
        if not data:
            _rest = b""
            return
        *whole, _rest = (_rest + data).split(b"\n")
        for line in whole:
            yield json.loads(line)
        if whole and until_first:
            return


def missing(life: Life, back: State) -> str:
    """The reason why `back` is not what the life before showed in its last second; empty if it is."""
    safe = [index for index, (at, _) in enumerate(life.seen) if at <= life.killed - SAFE_AFTER]
    allowed = [state for _, state in life.seen[safe[-1] if safe else 0 :]]
    if not safe:
        allowed.append(life.back)
    if back in allowed:
        return ""
    lately = any(at > life.killed - SAFE_AFTER for at in life.saved)
    differing = [[name for name in state if state[name] != back[name]] for state in allowed]
    # a save that had not ended was on its way to a place that the screen did not yet show
    if lately and ["place"] in differing:
        return ""
    earlier = [round(life.killed - at, 3) for at, state in life.seen if state == back]
    return (
        f"{back} is none of the last {len(allowed)}, such as {allowed[-1]}; "
        f"they differ in {differing}; it was seen before the kill by {earlier} s"
    )


def check_files(folder: Path, games: Path) -> None:
    """Nothing is half."""
    json.loads((folder / "settings.json").read_bytes())
    for path in (*folder.glob("unfinished-*.json"), *folder.glob("games/*.json")):
        read_game(path.read_bytes())
    content = pdn.Document.read(games.read_bytes()).content
    for game in content.games:
        text = game.text.rstrip()
        assert text.endswith(("*", "1-0", "0-1", "1/2-1/2")), f"half a game: {text[-80:]}"


def check_closed(folder: Path, life: Life) -> None:
    """What was closed more than a second before the end is among the games that are kept."""
    there = {read_game(path.read_bytes()).text for path in folder.glob("games/*.json")}
    for at, text in life.closed:
        assert at > life.killed - SAFE_AFTER or text in there, f"closed and gone: {text}"
    for path in folder.glob("games/*.json"):
        path.unlink()


def run(kills: int, seed: int, folder: Path) -> int:
    """Kill so many times; returns the number of failures."""
    folder.mkdir(exist_ok=True)
    games = folder / "games.pdn"
    games.write_text(_GAMES * 3, encoding="utf-8")
    (folder / "settings.json").write_text(json.dumps(QUICK | {"black": "human"}), encoding="utf-8")
    failures = 0
    before: Life | None = None
    for number in range(kills):
        life = one_life(folder, games, seed + number)
        problem = missing(before, life.back) if before else ""
        try:
            check_files(folder, games)
            check_closed(folder, life)
        except (AssertionError, ValueError) as error:
            problem += str(error)
        if problem:
            failures += 1
            print(f"kill {number} (seed {seed + number}): {problem}", flush=True)
        before = life
        if number % 50 == 49:
            print(f"{number + 1} kills, {failures} failures", flush=True)
    print(f"{kills} kills, {failures} failures", flush=True)
    return failures


def load() -> None:
    """Import in this process what each life would import anew."""
    rooms.late_services()
    rooms.workspace()
    rooms.setup_editor()


def main() -> int:
    """Read the options and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "default.warning=false"}
    load()
    with tempfile.TemporaryDirectory() as folder, suppress(KeyboardInterrupt):
        return run(options.kills, options.seed, Path(folder) / "profile")
    return 1


if __name__ == "__main__":
    sys.exit(bool(main()))
