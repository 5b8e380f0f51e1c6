"""Every reader tried with made-up bytes: ``python -m tests.fuzz --seconds 120``.

The targets of the core run under libFuzzer, if Clang is there, those of Python
in a loop of our own, all with the sanitizers of addresses and of undefined
behaviour. What fails is kept in ``build/fuzz-findings``; once it is mended, its
file belongs into ``tests/fuzz/corpus``. What the fuzzers learn is kept in
``build/fuzz-pool``, for the next time.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.checkout import ROOT
from tests.fuzz import core
from tests.fuzz.target import Report
from tests.fuzz.targets.every import TARGETS
from tests.sanitized import build_module

FINDINGS = ROOT / "build" / "fuzz-findings"
POOL = ROOT / "build" / "fuzz-pool"


def run_python(name: str, seconds: float, seed: int, environment: Mapping[str, str]) -> Report:
    """Run a Python target for so long; it is begun again where it ended the process."""
    findings = FINDINGS / name
    raised: list[str] = []
    executions = reached = 0
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 1:
        ran = subprocess.run(
            [
                *(sys.executable, "-m", "tests.fuzz.loop", name, f"--findings={findings}"),
                *_options(left, seed),
            ],
            env=dict(environment),
            cwd=ROOT,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
        if ran.returncode == 0:
            told = json.loads(ran.stdout.splitlines()[-1])
            return Report(name, executions + told["executions"], told["lines"], raised + told["raised"])
        raised.append(_kept(findings, seed, ran.returncode) + "\n" + ran.stderr[-3000:])
        seed += 1
    return Report(name, executions, reached, raised)


def _options(left: float, seed: int) -> list[str]:
    return [f"--seconds={left}", f"--seed={seed}"]


def _kept(findings: Path, seed: int, status: int) -> str:
    """The input that ended the process, kept under a name of its own."""
    kept = findings / f"ended-{seed}"
    current = findings / "current"
    if current.exists():
        current.replace(kept)
    return f"{kept}: the process ended with {status}"


def main() -> int:
    """Run all targets, or those named; 1 if anything was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=int, default=120, help="for each target")
    parser.add_argument("--target", action="append", choices=[*core.NAMES, *TARGETS])
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30), help="of the Python targets")
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) // 2), help="at a time")
    parser.add_argument("--plain", action="store_true", help="Python targets without sanitizers")
    options = parser.parse_args()
    wanted = options.target or [*core.NAMES, *TARGETS]
    in_core = [name for name in wanted if name in core.NAMES]
    in_python = [name for name in wanted if name in TARGETS]
    if in_core and not core.can_be_built():
        print("there is no clang++: the targets of the core are left out")
        in_core = []
    if in_core:
        core.build()
    environment = build_module("memory") if in_python and not options.plain else os.environ
    with ThreadPoolExecutor(options.jobs) as pool:
        begun = [
            pool.submit(core.run, name, options.seconds, FINDINGS / name, POOL / name) for name in in_core
        ]
        begun += [
            pool.submit(run_python, name, options.seconds, options.seed, environment) for name in in_python
        ]
        found = 0
        for each in begun:
            report = each.result()
            found += len(report.raised)
            print(
                f"{report.target:18} {report.executions:10} inputs, {report.reached:6} places reached",
                flush=True,
            )
            for raised in report.raised:
                print(f"  {raised}", flush=True)
    print(f"{found} findings, {options.seconds} seconds a target, seed {options.seed}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
