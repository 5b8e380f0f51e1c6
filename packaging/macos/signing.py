"""The app signed, and sent to Apple to be notarised: on a Mac, by the programs of Xcode's tools.

    python3 packaging/macos/signing.py dist/Harzdame.app

Without anything in the environment, the signature is an ad-hoc one, which says who nobody is, but without
which no program runs on Apple's own processors. With these, it is more:

HARZDAME_IDENTITY   the name of a Developer ID certificate in the keychain: signed by that, for notarisation
HARZDAME_NOTARY     the name under which `notarytool store-credentials` has kept an account: sent to Apple,
                    waited for, and the answer stapled to the app
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

AD_HOC = "-"
_ENTITLEMENTS = Path(__file__).resolve().parent / "entitlements.plist"
_IDENTITY, _NOTARY = "HARZDAME_IDENTITY", "HARZDAME_NOTARY"


def main(arguments: Sequence[str]) -> int:
    """Sign the app that the command line names; the exit code is 0 when every step succeeded."""
    if len(arguments) != 1:
        print((__doc__ or "").strip())
        return 2
    try:
        finish(Path(arguments[0]), os.environ)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"The app is not signed: {error}", file=sys.stderr)
        return 1
    return 0


def finish(app: Path, told: Mapping[str, str]) -> None:
    """Sign the app, look at the signature, and have it notarised where an account is named.

    Raises:
        OSError, CalledProcessError: a step failed, or its program is not there.
    """
    sign(app, told.get(_IDENTITY, AD_HOC))
    _run("codesign", "--verify", "--deep", "--strict", str(app))
    if account := told.get(_NOTARY):
        notarise(app, account)


def sign(app: Path, identity: str = AD_HOC) -> None:
    """Sign every program and library in the app, and then the app as a whole.

    From inside out, for the signature of a whole covers those of its parts.
    """
    how = ["--force", "--sign", identity]
    if identity != AD_HOC:  # what Apple demands of what it notarises
        how += ["--timestamp", "--options", "runtime", "--entitlements", str(_ENTITLEMENTS)]
    for program in programs(app):
        _run("codesign", *how, str(program))
    _run("codesign", *how, str(app))


def notarise(app: Path, account: str) -> None:
    """Send the app to Apple, wait for the answer, and put it into the app."""
    with tempfile.TemporaryDirectory() as folder:
        packed = Path(folder, f"{app.stem}.zip")
        _run("ditto", "-c", "-k", "--keepParent", str(app), str(packed))
        _run("xcrun", "notarytool", "submit", str(packed), "--keychain-profile", account, "--wait")
    _run("xcrun", "stapler", "staple", str(app))


def programs(app: Path) -> Iterator[Path]:
    """The programs and libraries in the app, links left out, the deepest first."""
    files = [path for path in app.rglob("*") if path.is_file() and not path.is_symlink()]
    for path in sorted(files, key=lambda path: (-len(path.parts), path)):
        with path.open("rb") as file:
            if file.read(4) in MAGIC:
                yield path


MAGIC = (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
"""How a Mach-O file begins: for one processor of 64 bits, for several."""


def _run(*command: str) -> None:
    print("$", *command, flush=True)
    subprocess.run(command, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
