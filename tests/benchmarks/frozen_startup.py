"""The start of a frozen app beside a bare window frozen alike: CPU time, and instructions where Valgrind is.

    python tests/benchmarks/frozen_startup.py PYTHON [--runs 15]

PYTHON is that of an environment with Harzdame, not an editable one, and PyInstaller, such as
`build/bundle/venv/bin/python`, which `packaging/build.py` leaves. Both programs end at their first picture;
they are those of startup.py. The app is frozen by packaging/harzdame.spec, the window by PyInstaller's usual
means. On Windows, and under Wine, the app has a profile of its own for each start.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from startup import APP, BARE

_SPEC = Path(__file__).parents[2] / "packaging" / "harzdame.spec"
_UNWANTED = [f"--exclude-module={name}" for name in ("tkinter", "PySide6.QtNetwork", "PySide6.QtQml", "ssl")]


def frozen(python: str, name: str, code: str, folder: Path) -> Path:
    """The program that PyInstaller makes of `code`."""
    script = folder / f"{name}.py"
    script.write_text(code, encoding="utf-8")
    what = [str(_SPEC), "--", str(script)]
    if name == "bare":
        what = [f"--specpath={folder}", *_UNWANTED, str(script)]
    places = [f"--distpath={folder / name}", f"--workpath={folder / 'work'}"]
    subprocess.run(
        [python, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *places, *what],
        check=True,
        cwd=folder,
    )
    made = "bare" if name == "bare" else "harzdame"
    return (folder / name / made / made).with_suffix(".exe" if sys.platform == "win32" else "")


def seconds(program: Path) -> float:
    """The CPU time of a run."""
    process = subprocess.Popen([program], stderr=subprocess.DEVNULL)
    if sys.platform == "win32":
        process.wait()
        used = _times(process)
    else:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        used = usage.ru_utime + usage.ru_stime
    if process.returncode != 0:
        raise SystemExit(f"nothing was painted: exit code {process.returncode}")
    return used


def _times(process: subprocess.Popen[bytes]) -> float:
    """The CPU time of a process of Windows that has ended."""
    import ctypes

    times = [ctypes.c_ulonglong() for _ in range(4)]  # begun, ended, in the kernel, outside it: 100 ns
    pointers = [ctypes.byref(each) for each in times]
    ctypes.WinDLL("kernel32").GetProcessTimes(ctypes.c_void_p(int(process._handle)), *pointers)
    return (times[2].value + times[3].value) / 1e7


def instructions(program: Path, folder: Path) -> int:
    """The instructions of a run, which nothing else on the machine changes: it starts itself once more."""
    how = ["--tool=callgrind", "--trace-children=yes", f"--callgrind-out-file={folder / 'callgrind'}.%p"]
    command = ["valgrind", *how, str(program)]
    ended = subprocess.run(
        command, check=True, capture_output=True, text=True, env=os.environ | {"PYTHONHASHSEED": "0"}
    )
    found = re.findall(r"Collected : (\d+)", ended.stderr)
    if not found:
        raise SystemExit(ended.stderr)
    return sum(map(int, found))


def main() -> None:
    """Freeze both, measure them in turns, and print the medians and their ratios."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("python")
    parser.add_argument("--runs", type=int, default=15)
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.environ["XDG_DATA_HOME"] = name
        app = APP.replace("main([])", 'main(["--temp-profile"])') if sys.platform == "win32" else APP
        kinds = {"bare": BARE, "app": app}
        programs = {
            kind: frozen(str(Path(options.python).absolute()), kind, code, folder)
            for kind, code in kinds.items()
        }
        for program in programs.values():
            seconds(program)  # the first of each fills the disk cache
        rounds = [[seconds(program) for program in programs.values()] for _ in range(options.runs)]
        medians = [statistics.median(column) for column in zip(*rounds, strict=True)]
        for kind, median in zip(programs, medians, strict=True):
            sys.stdout.write(f"{kind:<5} {median:.3f} s, ratio {median / medians[0]:.2f}\n")
        if shutil.which("valgrind"):
            counts = [instructions(program, folder) for program in programs.values()]
            for kind, count in zip(programs, counts, strict=True):
                sys.stdout.write(f"{kind:<5} {count / 1e6:,.0f} million, ratio {count / counts[0]:.2f}\n")


if __name__ == "__main__":
    main()
