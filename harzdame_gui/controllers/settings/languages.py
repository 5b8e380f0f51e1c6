"""The languages of the app: those of which a translation lies in `resources/translations`."""

from __future__ import annotations

from functools import cache

from harzdame_gui.resources import resource

SYSTEM = "system"
"""In place of a language: that of the system."""
OF_THE_SOURCES = "en"
"""In which everything is said that is said in no other."""
_BEGIN, _END = "harzdame_", ".qm"


@cache
def languages() -> tuple[str, ...]:
    """Their codes, such as ``"de"``."""
    names = sorted(path.name for path in resource("translations").iterdir())
    return tuple(
        name.removeprefix(_BEGIN).removesuffix(_END)
        for name in names
        if name.startswith(_BEGIN) and name.endswith(_END)
    )


def nearest(locale: str) -> str:
    """The language for a locale such as ``"de_AT"``: its own, or that of the sources."""
    return next(
        (code for code in (locale, locale.partition("_")[0]) if code in languages()),
        OF_THE_SOURCES,
    )
