"""What a fit has reached, kept beside the file of weights until that is written."""

from __future__ import annotations

import hashlib
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from harzdame_engine.files.whole_file import write_whole
from harzdame_engine.training.fit import Weight


class Begun(NamedTuple):
    """Where a fit goes on: None and 0 at the beginning."""

    weights: Weight | None
    iterations: int


class Checkpoint:
    """Belongs to one fit; one of other games or settings is not taken for it."""

    def __init__(self, weights: Path, games: Sequence[Path], *settings: object) -> None:
        self._path = weights.with_name(f"{weights.name}.fit")
        told = repr(([path.name for path in games], settings))
        self._made_for = hashlib.sha256(told.encode()).hexdigest()

    def read(self) -> Begun:
        """What was reached; the beginning if there is nothing that can be used."""
        try:
            with np.load(self._path, allow_pickle=False) as found:
                if str(found["made_for"]) == self._made_for:
                    return Begun(found["weights"], int(found["iterations"]))
        except (OSError, ValueError, KeyError, zipfile.BadZipFile):
            pass  # none, or one that was damaged
        return Begun(None, 0)

    def write(self, weights: Weight, iterations: int) -> None:
        """Keep this.

        Raises:
            OSError: it cannot be written.
        """
        with write_whole(self._path) as file:
            np.savez(file, weights=weights, iterations=iterations, made_for=self._made_for)

    def remove(self) -> None:
        """It is no longer needed."""
        self._path.unlink(missing_ok=True)
