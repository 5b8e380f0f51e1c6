"""Earlier revisions of the engine, to play against: taken out of git, built once, then kept."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from harzdame_engine.files.resources import user_cache_folder
from harzdame_engine.match.errors import MatchError

_GIT = ("git", "-c", "safe.directory=*")  # a checkout may belong to another user
_BUILD_TOOLS = ("scikit_build_core", "nanobind")
_TAIL = 25  # lines of a failed tool's output that are shown


def command_of(revision: str, tell: Callable[[str], None], repository: Path | None = None) -> tuple[str, ...]:
    """The command that starts the Hub program of `revision`, which is built if it was not before.

    `tell` is called with a message before a build. `repository` defaults to
    the checkout that this package lies in, or else that of the current folder.
    Builds are kept in the user's cache folder.

    Raises:
        MatchError: there is no such revision, it cannot be built, or it has no Hub program.
    """
    repository = repository or _repository()
    commit = _run(*_GIT, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}",
                  cwd=repository, problem=f"there is no revision {revision}").strip()  # fmt: skip
    home = _cache() / f"{commit}-{sys.implementation.cache_tag}"
    if not home.is_dir():
        tell(f"building revision {commit[:10]}")
        _build(repository, commit, home)
    command = (str(_python(home)), "-I", "-m", "harzdame_engine.cli", "hub")  # -I: not what lies around
    _run(*command, "--help", cwd=home, problem=f"revision {commit[:10]} has no command hub to play by")
    return command


def _repository() -> Path:
    for folder in (Path(__file__).resolve().parent, Path.cwd()):
        found = subprocess.run(  # noqa: S603
            [*_GIT, "rev-parse", "--show-toplevel"],
            cwd=folder, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if found.returncode == 0:
            return Path(found.stdout.strip())
    raise MatchError("other revisions can only be had within a git checkout")


def _cache() -> Path:
    folder = user_cache_folder() / "revisions"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _build(repository: Path, commit: str, home: Path) -> None:
    """Build `commit` beside `home` and rename it when it is done, so that no half of it is ever found."""
    with tempfile.TemporaryDirectory(prefix="building-", dir=home.parent) as stage:
        source, built = Path(stage) / "source", Path(stage) / "built"
        _export(repository, commit, source)
        problem = f"revision {commit[:10]} cannot be built"
        isolation = ["--no-build-isolation"] if all(map(find_spec, _BUILD_TOOLS)) else []
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        environment = {**os.environ, "PATH": path, "PIP_CONSTRAINT": str(source / "constraints.txt")}
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
        _run(*pip, "wheel", "--no-deps", *isolation, "--wheel-dir", stage, str(source),
             cwd=stage, problem=problem, env=environment)  # fmt: skip
        (wheel,) = Path(stage).glob("*.whl")
        _run(sys.executable, "-m", "venv", "--without-pip", str(built), cwd=stage, problem=problem)
        _run(
            *pip,
            "--python",
            str(_python(built)),
            "install",
            "--no-deps",
            str(wheel),
            cwd=stage,
            problem=problem,
        )
        try:
            built.rename(home)
        except OSError:
            if not home.is_dir():  # another match may have built it meanwhile
                raise


def _export(repository: Path, commit: str, source: Path) -> None:
    source.mkdir()
    archive = source.with_suffix(".zip")
    _run(*_GIT, "archive", "--format=zip", "--output", str(archive), commit,
         cwd=repository, problem=f"revision {commit[:10]} cannot be taken out of git")  # fmt: skip
    shutil.unpack_archive(archive, source)


def _python(environment: Path) -> Path:
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _run(*command: str, cwd: Path | str, problem: str, env: dict[str, str] | None = None) -> str:
    """Run a tool and return its output; if it fails, `problem` and its last lines are the error."""
    try:
        done = subprocess.run(  # noqa: S603
            command, cwd=cwd, env=env, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
        )
    except OSError as error:
        raise MatchError(f"{problem}: {error}") from None
    if done.returncode:
        words = "\n".join((done.stdout + done.stderr).splitlines()[-_TAIL:])
        killed = f" (killed by signal {-done.returncode})" if done.returncode < 0 else ""
        raise MatchError(f"{problem}{killed}:\n{words}" if words else f"{problem}{killed}")
    return done.stdout
