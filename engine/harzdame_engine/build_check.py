"""A check that the native module was built from the sources that lie beside it.

Only a checkout has the sources; installed and bundled, there is nothing to compare.
"""

from __future__ import annotations

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
    if not any(path.stat().st_mtime > built for path in sources):
        return
    if fingerprint_of(sources) != fingerprint:
        raise StaleBuildError(
            f"{module.name} was built from other sources than these: install again, "
            "as CONTRIBUTING.md says, or start with packaging/from_source.py"
        )


def sources_of(engine: Path) -> list[Path]:
    """The C++ sources below the folder `engine`, in the order in which CMakeLists.txt takes them."""
    found = (path for folder in ("bindings", "core") for path in (engine / folder).rglob("*.[ch]pp"))
    return sorted(found, key=lambda path: path.relative_to(engine).as_posix())


def fingerprint_of(sources: list[Path]) -> str:
    """The SHA-256 of the files' SHA-256, in this order, as CMakeLists.txt forms it."""
    from hashlib import sha256

    each = (sha256(path.read_bytes()).hexdigest() for path in sources)
    return sha256("".join(each).encode()).hexdigest()
