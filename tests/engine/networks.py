"""The games that have networks of their own: what is measured by these is known of no other."""

from __future__ import annotations

from harzdame_engine import variants
from harzdame_engine.files.resources import resource
from harzdame_engine.search.weights import SUFFIX


def games_with_networks() -> list[str]:
    """Their ids, in the order of the games."""
    folder = resource("weights")
    return [rules.id for rules in variants() if (folder / f"{rules.id}{SUFFIX}").is_file()]
