"""The speed of whatever moves on a board: the person's choice, or what the system wishes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.settings.choices import AnimationSpeed
from harzdame_gui.controllers.settings.declaration import Setting


class MotionSpeed(QObject):
    """Follows the setting. Where that leaves it to the system, motion is normal until less of it is wished.

    *Signals*
    changed(float): the speed is another.
    """

    changed = Signal(float)

    def __init__(self, chosen: Setting[AnimationSpeed], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chosen = chosen
        self._less = False
        self._speed = self._wanted()
        chosen.changed.connect(self._refresh)

    @property
    def speed(self) -> float:
        """A multiple of the designed speed; 0 for no animation."""
        return self._speed

    @Slot(bool)
    def set_less_wished(self, less: bool) -> None:
        """Take note of whether the system wishes for less motion."""
        self._less = less
        self._refresh()

    def follow(self, slot: Callable[[float], object]) -> None:
        """Call `slot`, a method, with the speed now and after every change, as long as its object lives."""
        slot(self._speed)
        self.changed.connect(slot)

    def _wanted(self) -> float:
        chosen = self._chosen.value
        if chosen is AnimationSpeed.SYSTEM:
            chosen = AnimationSpeed.OFF if self._less else AnimationSpeed.NORMAL
        return chosen.factor

    @Slot()
    def _refresh(self) -> None:
        wanted = self._wanted()
        if wanted != self._speed:
            self._speed = wanted
            self.changed.emit(wanted)
