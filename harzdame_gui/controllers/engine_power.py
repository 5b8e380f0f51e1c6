"""What the engine may use of the machine at full strength: what the settings say, if there is so much."""

from __future__ import annotations

from harzdame_engine.machine import cores, largest_table_mb

from harzdame_gui.controllers.searches import Power
from harzdame_gui.controllers.settings import Settings

_SMALLEST_MB = 16
_MEMORY_STEP = 4


def power(settings: Settings) -> Power:
    """The settings' choice within what the machine has."""
    memory = min(settings.engine_memory, largest_table_mb())
    threads = min(settings.engine_threads, cores()) or automatic_threads()
    return Power(memory, threads)


def automatic_threads() -> int:
    """All cores but one, which is left to the screen and to whatever else runs."""
    return max(cores() - 1, 1)


def memory_choices() -> tuple[int, ...]:
    """Sensible sizes of the table in MiB, up to what the machine has room for."""
    sizes = []
    size = _SMALLEST_MB
    while size <= largest_table_mb():
        sizes.append(size)
        size *= _MEMORY_STEP
    return tuple(sizes)


def thread_choices() -> tuple[int, ...]:
    """Sensible numbers of threads: powers of two, and all there are."""
    most = cores()
    return tuple(sorted({1 << power for power in range(most.bit_length())} | {most}))
