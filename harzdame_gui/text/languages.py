"""The languages of the app, each by its own name, and which of them want a native reader."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from harzdame_gui.resources import resource


class OwnName(NamedTuple):
    """A language by its code and its own name; `read`: by somebody whose mother tongue it is."""

    code: str
    name: str
    read: bool


@cache
def own_names() -> tuple[OwnName, ...]:
    """All languages, in the order in which they are offered."""
    import tomllib  # not at a start

    told = tomllib.loads(resource("translations/languages.toml").read_text(encoding="utf-8"))
    return tuple(OwnName(code, facts["name"], facts["read"]) for code, facts in told.items())


def offered_name(language: OwnName) -> str:
    """Its own name; an asterisk, of which the setting says what it means, where it wants a native reader."""
    return language.name if language.read else f"{language.name} *"
