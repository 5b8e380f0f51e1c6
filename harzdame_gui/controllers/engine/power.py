"""Memory and threads for the engine at full strength: those of the settings, within the machine's limits."""

from __future__ import annotations

from harzdame_engine.machine import cores, largest_table_mb

from harzdame_gui.controllers.engine.searches import Power
from harzdame_gui.controllers.settings.settings import Settings

_SMALLEST_MB = 16
_MEMORY_STEP = 4
_SMALLEST_BUILDING_MB = 256
_BUILDING_STEP = 2


def power(settings: Settings) -> Power:
    """The settings' choice within what the machine has."""
    memory = min(settings.engine_memory.value, largest_table_mb())
    threads = min(settings.engine_threads.value, cores()) or automatic_threads()
    return Power(memory, threads)


def building_power(settings: Settings) -> Power:
    """The same for building endgame tables."""
    return Power(min(settings.tables_memory.value, largest_table_mb()), power(settings).threads)


def automatic_threads() -> int:
    """All cores but one, which is left to the screen and to whatever else runs."""
    return max(cores() - 1, 1)


def memory_choices() -> tuple[int, ...]:
    """Sensible sizes of the transposition table in MiB, up to what the machine has room for."""
    return _sizes(_SMALLEST_MB, _MEMORY_STEP)


def building_memory_choices() -> tuple[int, ...]:
    """Sensible amounts of memory for building endgame tables in MiB, likewise."""
    return _sizes(_SMALLEST_BUILDING_MB, _BUILDING_STEP)


def thread_choices() -> tuple[int, ...]:
    """Sensible numbers of threads: powers of two, and all there are."""
    most = cores()
    return tuple(sorted({1 << power for power in range(most.bit_length())} | {most}))


def _sizes(smallest: int, step: int) -> tuple[int, ...]:
    sizes = []
    size = smallest
    while size <= largest_table_mb():
        sizes.append(size)
        size *= step
    return tuple(sizes)
