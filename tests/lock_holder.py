"""Another process that holds a lock of the engine's, until it is killed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_HOLD = """
import sys, time
from pathlib import Path
from harzdame_engine.files.lock_file import held
with held(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(600)
"""


@contextmanager
def held_elsewhere(path: Path) -> Iterator[None]:
    """The lock of a file is held by a process, which is killed at the end."""
    with subprocess.Popen([sys.executable, "-c", _HOLD, str(path)], stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline().rstrip() == b"held"
            yield
        finally:
            process.kill()
