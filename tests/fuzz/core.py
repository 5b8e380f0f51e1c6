"""The targets of the core, changed by libFuzzer; Clang is needed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from tests.checkout import ROOT
from tests.fuzz.corpus import CORPUS
from tests.fuzz.target import Report
from tests.sanitized import cmake

NAMES = ("endgame_tables", "game_records", "labelled", "pdn_core", "positions", "stored_games", "weights")
"""As in engine/checks/fuzz/targets.hpp."""
BUILD = ROOT / "build" / "fuzz"
_TOO_LONG = "300"
"""Seconds by the clock that an input may take; so many because the machine may be busy."""
_LONGEST = "2000"
_MEMORY_MB = "3000"


def can_be_built() -> bool:
    """Whether the compiler is there."""
    return shutil.which("clang++") is not None


def build() -> None:
    """Build the fuzzer with the sanitizers of addresses and of undefined behaviour."""
    cmake(
        BUILD,
        "-DHARZDAME_SANITIZE=address,undefined",
        "-DHARZDAME_CHECKS=ON",
        "-DHARZDAME_FUZZER=ON",
        CC="clang",
        CXX="clang++",
    )


def run(name: str, seconds: int, findings: Path, pool: Path) -> Report:
    """Run a target for so long; what it learns stays in `pool`, what fails in `findings`."""
    for folder in (findings, pool):
        folder.mkdir(parents=True, exist_ok=True)
    options = [
        f"-max_total_time={seconds}",
        f"-timeout={_TOO_LONG}",
        f"-report_slow_units={_TOO_LONG}",
        f"-rss_limit_mb={_MEMORY_MB}",
    ]
    options += [f"-max_len={_LONGEST}", "-print_final_stats=1", f"-artifact_prefix={findings}/"]
    before = set(findings.iterdir())
    ran = subprocess.run(
        [str(BUILD / "core_fuzz"), *options, str(pool), str(CORPUS / name)],
        env={**os.environ, "HARZDAME_FUZZ": name},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    executions = re.search(r"number_of_executed_units: (\d+)", ran.stdout)
    reached = re.findall(r"cov: (\d+)", ran.stdout)
    raised = [str(path) for path in sorted(set(findings.iterdir()) - before)]
    if ran.returncode and not raised:
        raised = [f"{name} ended with {ran.returncode}"]
    if raised:
        raised[-1] += "\n" + ran.stdout[-3000:]
    return Report(
        name, int(executions.group(1)) if executions else 0, int(reached[-1]) if reached else 0, raised
    )
