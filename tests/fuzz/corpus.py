"""The inputs in the repository, a folder for each target: first ones, and all that ever led to an error."""

from __future__ import annotations

from pathlib import Path

CORPUS = Path(__file__).parent / "corpus"


def files_of(target: str) -> list[Path]:
    """The files of a target."""
    return sorted((CORPUS / target).iterdir())


def inputs_of(target: str) -> list[bytes]:
    """The inputs of a target."""
    return [path.read_bytes() for path in files_of(target)]
