"""All Python targets, by their names."""

from __future__ import annotations

from itertools import chain

from tests.fuzz.targets import app_files, engine_files, lines, texts

TARGETS = {
    target.name: target
    for target in chain(engine_files.targets(), lines.targets(), texts.targets(), app_files.targets())
}
