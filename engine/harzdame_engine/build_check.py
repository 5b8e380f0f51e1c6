"""A check that the native module was built from the sources that lie beside it.

Only a checkout has the sources; installed and bundled, there is nothing to compare.
"""

from __future__ import annotations

import os
from pathlib import Path


class StaleBuildError(ImportError):
    """The native module does not belong to these sources."""


def check_build(module: Path, fingerprint: str, engine: Path) -> None:
    """See that `module` was built from the sources in the folder `engine`.

    Raises:
        StaleBuildError: it was built from others; the message says what to do.
    """
    sources = sources_of(engine)
    built = module.stat().st_mtime
    # reading them all takes longer than starting should: only what is newer gives cause to
    if not any(os.stat(name).st_mtime > built for name in sources):  # noqa: PTH116 - many, and quickly
        return
    if fingerprint_of(sources) != fingerprint:
        raise StaleBuildError(
            f"{module.name} was built from other sources than these: install again, "
            "as CONTRIBUTING.md says, or start with packaging/from_source.py"
        )


def sources_of(engine: Path) -> list[str]:
    """The C++ sources below the folder `engine`, as paths in the order in which CMakeLists.txt takes them."""
    found = (
        f"{folder}{os.sep}{name}"
        for part in ("bindings", "core")
        for folder, _, names in os.walk(engine / part)
        for name in names
        if name.endswith((".cpp", ".hpp"))
    )
    return sorted(found, key=lambda name: name.replace(os.sep, "/"))


def fingerprint_of(sources: list[str]) -> str:
    """The SHA-256 of the files' SHA-256, in this order, as CMakeLists.txt forms it."""
    from hashlib import sha256

    each = (sha256(Path(name).read_bytes()).hexdigest() for name in sources)
    return sha256("".join(each).encode()).hexdigest()
