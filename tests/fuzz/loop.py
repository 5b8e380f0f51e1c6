"""The loop of one Python target, in a process of its own: ``python -m tests.fuzz.loop --help``.

Each input is written to a file before it is tried, so that what ends the process
is known. An input that takes too long ends it, too.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random

from tests.fuzz.corpus import inputs_of
from tests.fuzz.coverage import Coverage
from tests.fuzz.mutation import mutated
from tests.fuzz.target import Target
from tests.fuzz.targets.every import TARGETS

TOO_LONG = 10.0
"""Seconds of CPU time that an input may take."""
_ENDLESS = 600.0
"""Seconds that it may wait for something; so many because the machine may be busy."""
_TRACED = 4
"""One input in so many is tried slowly, its lines noted."""


class Loop:
    """Tries inputs of `target` and keeps those that fail in `findings`, one for each place that raises."""

    def __init__(self, target: Target, findings: Path, chance: Random) -> None:
        self.executions = 0
        self.raised: dict[str, str] = {}
        self.coverage = Coverage()
        self._target = target
        self._findings = findings
        self._chance = chance
        self._pool: list[bytes] = []
        self._armed = 0.0
        faulthandler.register(signal.SIGPROF, chain=True)

    def run(self, seeds: Sequence[bytes], seconds: float, current: Path, folder: Path) -> None:
        """Try the seeds, then their changes, for so long; `current`: where an input is written first."""
        end = time.monotonic() + seconds
        try:
            self._run(seeds, end, current, folder)
        finally:
            faulthandler.cancel_dump_traceback_later()
            signal.setitimer(signal.ITIMER_PROF, 0)

    def _run(self, seeds: Sequence[bytes], end: float, current: Path, folder: Path) -> None:
        for data in seeds:
            self._try(data, current, folder, traced=True)
        self._pool = list(seeds)
        while time.monotonic() < end:
            # those found last lead furthest
            recent = self._pool[-20:] if self._chance.random() < 0.3 else self._pool
            data = mutated(self._chance.choice(recent), self._pool, self._target.words, self._chance)
            if self._try(data, current, folder, traced=self.executions % _TRACED == 0):
                self._pool.append(data)

    def _try(self, data: bytes, current: Path, folder: Path, *, traced: bool) -> bool:
        """Whether it reached something new."""
        current.write_bytes(data)
        if time.monotonic() - self._armed > 1:
            self._armed = time.monotonic()
            signal.setitimer(signal.ITIMER_PROF, TOO_LONG)  # then the system ends the process
            faulthandler.dump_traceback_later(_ENDLESS, exit=True)
        self.executions += 1
        try:
            if traced:
                return self.coverage.grows_by(lambda: self._target.run(data, folder))
            self._target.run(data, folder)
        except Exception as error:
            self._note(data, error)
        return False

    def _note(self, data: bytes, error: Exception) -> None:
        last = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{type(error).__name__} in {Path(last.filename).name}:{last.lineno}"
        if place not in self.raised:
            self._findings.mkdir(parents=True, exist_ok=True)
            path = self._findings / sha256(data).hexdigest()[:16]
            path.write_bytes(data)
            self.raised[place] = f"{path}: {place}: {error}"[:500]


def main() -> int:
    """Run one target; the last line of the output is what it did, in JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--findings", type=Path, required=True)
    options = parser.parse_args()
    loop = Loop(TARGETS[options.target], options.findings, Random(options.seed))
    options.findings.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        seeds = inputs_of(options.target)
        loop.run(seeds, options.seconds, options.findings / "current", Path(folder))
    (options.findings / "current").unlink()
    told = {
        "executions": loop.executions,
        "lines": len(loop.coverage),
        "raised": list(loop.raised.values()),
    }
    print(json.dumps(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
