"""The app, killed at random moments of whatever a person does with it, must come back as it was.

    python -m tests.soak.recovery --kills 1000

Lives are spent at the board with moves, edits and saves, with reviews, imports, the games of a
tournament and edits of the library. Nothing that was on the screen for a second may be missing after the
next start, nothing may be there twice, and no file may ever be half. Each life of the app begins with
what the one before left, so that damage adds up. It needs `fork`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from harzdame_gui.main_window.loading import PARTS
from tests.gui.driver import QUICK
from tests.soak.recovery.checks import check_closed, check_files, missing
from tests.soak.recovery.ledger import Ledger
from tests.soak.recovery.life import Life, one_life, subject_of

_GAMES = '[White "Anna"]\n[Result "1-0"]\n\n1. f1-g1 { calm } f5-f4 2. a1-h8 { rest } e5-e4 1-0\n\n'


def run(kills: int, seed: int, folder: Path, seconds: float | None = None) -> int:
    """Kill so many times, or as often as there is time; returns the number of failures."""
    begun = time.monotonic()
    folder.mkdir(exist_ok=True)
    games = folder / "games.pdn"
    games.write_text(_GAMES * 3, encoding="utf-8")
    (folder / "settings.json").write_text(json.dumps(QUICK | {"black": "human"}), encoding="utf-8")
    ledger = Ledger(folder)
    failures, subjects = 0, Counter[str]()
    before: Life | None = None
    for number in range(kills):
        if seconds is not None and time.monotonic() - begun > seconds:
            kills = number
            break
        life = one_life(folder, games, seed + number)
        subjects[subject_of(seed + number)] += 1
        problem = missing(before, life.back) if before else ""
        try:
            check_files(folder, games)
            check_closed(folder, life)
            problem += "; ".join(ledger.check(life))
        except (AssertionError, ValueError) as error:
            problem += str(error)
        if problem:
            failures += 1
            print(f"kill {number} (seed {seed + number}): {problem}", flush=True)
        before = life
        if number % 50 == 49:
            print(f"{number + 1} kills, {failures} failures", flush=True)
    print(", ".join(f"{name} {count}" for name, count in subjects.items()), ledger.figures, sep="; ")
    print(f"{kills} kills, {failures} failures", flush=True)
    return failures


def load() -> None:
    """Import in this process what each life would import anew."""
    for name in (*PARTS, "harzdame_gui.setup.editor"):
        import_module(name)


def main() -> int:
    """Read the options and run."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, help="begin no life after so many")
    options = parser.parse_args()
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "default.warning=false"}
    load()
    with tempfile.TemporaryDirectory() as folder, suppress(KeyboardInterrupt):
        return run(options.kills, options.seed, Path(folder) / "profile", options.seconds)
    return 1


if __name__ == "__main__":
    sys.exit(bool(main()))
