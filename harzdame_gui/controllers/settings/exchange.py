"""Settings taken to another computer: as the bytes of a file, and read back as a whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from enum import StrEnum
from typing import Any

from harzdame_gui.controllers.settings.declaration import Declaration, Setting
from harzdame_gui.controllers.settings.settings import VERSION, Settings
from harzdame_gui.controllers.storage.json_values import values_in

_FORMAT = "harzdame-settings"
MOST_BYTES = 1 << 20


class ExchangeProblem(StrEnum):
    """What is wrong with a file of settings."""

    OTHER_FILE = "another file"
    BAD_VALUE = "bad value"  # of the setting that is named


class ExchangeError(Exception):
    """A file that settings cannot be taken from; `name` is that of the setting whose value cannot be."""

    def __init__(self, problem: ExchangeProblem, name: str = "") -> None:
        super().__init__(f"{problem} {name}".rstrip())
        self.problem = problem
        self.name = name


def exported(settings: Settings, names: Collection[str]) -> bytes:
    """The values of the settings with these names, all of them."""
    chosen = {name: declared(name).write(live(settings, name).value) for name in sorted(names)}
    whole = {"format": _FORMAT, "version": VERSION, "settings": chosen}
    return json.dumps(whole, indent=2, ensure_ascii=False).encode("utf-8", "surrogatepass") + b"\n"


def imported(data: bytes, names: Collection[str]) -> Mapping[str, Any]:
    """The values in a file of those of these names that it has; others, as of a newer version, are left.

    Raises:
        ExchangeError: it is no such file, or one of the values cannot be.
    """
    whole = values_in(data)
    if whole is None or whole.get("format") != _FORMAT or not isinstance(whole.get("settings"), dict):
        raise ExchangeError(ExchangeProblem.OTHER_FILE)
    return {name: _read(name, value) for name, value in whole["settings"].items() if name in names}


def take_over(settings: Settings, values: Mapping[str, Any]) -> None:
    """Give settings these values; the language last, since another window takes the place of this one."""
    for name in sorted(values, key=lambda name: (name == "language", name)):
        live(settings, name).set(values[name])


def values_now(settings: Settings, names: Collection[str]) -> Mapping[str, Any]:
    """The values of the settings with these names."""
    return {name: live(settings, name).value for name in names}


def live(settings: Settings, name: str) -> Setting[Any]:
    """A setting by its name."""
    setting = getattr(settings, name)
    if not isinstance(setting, Setting):
        raise KeyError(name)
    return setting


def declared(name: str) -> Declaration[Any]:
    """What is declared of a setting, by its name."""
    declaration = vars(Settings)[name]
    if not isinstance(declaration, Declaration):
        raise KeyError(name)
    return declaration


def declared_names() -> frozenset[str]:
    """The names of all settings."""
    return frozenset(name for name, value in vars(Settings).items() if isinstance(value, Declaration))


def _read(name: str, value: Any) -> Any:
    try:
        return declared(name).read(value)
    except ValueError:
        raise ExchangeError(ExchangeProblem.BAD_VALUE, name) from None
