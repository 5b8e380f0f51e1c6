"""The small endgame tables that endings are drawn from, built where a game has none yet."""

from __future__ import annotations

from functools import partial

from harzdame_engine import Rules, variant
from harzdame_engine.endgames.builder import BuildingPlan, BuildingState
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.engine.endgame_builder import BuildingEnd, TableBuilder
from harzdame_gui.controllers.engine.endgames import Endgames
from harzdame_gui.controllers.engine.power import building_power
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.hearing import hear

PIECES = 3
"""Tables of so many pieces take some seconds, and most games have wins to practise in them."""


class EndingTables(QObject):
    """Asks the builder for all tables of a game up to `PIECES`.

    Signals:
        changed(): building began, got on or ended, by whomever it was asked for.
    """

    changed = Signal()

    def __init__(
        self, endgames: Endgames, builder: TableBuilder, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._endgames = endgames
        self._builder = builder
        self._settings = settings
        self._tried: set[str] = set()
        self._complete: set[str] = set()
        builder.changed.connect(self.changed)
        settings.endgame_tables.changed.connect(self._on_setting)

    @property
    def used(self) -> bool:
        """Whether the settings allow the use of tables."""
        return self._settings.endgame_tables.value

    @property
    def memory_mb(self) -> int:
        """What building may take."""
        return building_power(self._settings).memory_mb

    @property
    def running(self) -> bool:
        """Whether tables are being built."""
        return self._builder.running

    @property
    def progress(self) -> BuildingState | None:
        """What was told of the building that goes on."""
        told = self._builder.job.told if self._builder.job is not None else None
        return told if isinstance(told, BuildingState) else None

    @property
    def ending(self) -> BuildingEnd | None:
        """The end of the last building, if it failed or was stopped and nobody has dismissed that."""
        return self._builder.ending

    def can_build(self, game: str) -> bool:
        """Whether there are tables to be built for a game."""
        return self.used and not self.running and game not in self._complete

    def build_first(self, game: str) -> None:
        """Build the tables of a game, unless that was tried before."""
        if game not in self._tried:
            self.build(game)

    def build(self, game: str) -> None:
        """Build the tables of a game."""
        if not self.can_build(game):
            return
        self._tried.add(game)
        rules = variant(game)
        hear(self, self._endgames.plan_all(rules, PIECES), finished=partial(self._on_planned, rules))

    @Slot()
    def stop(self) -> None:
        """Stop building; tables that are finished are kept."""
        self._builder.cancel()

    def _on_planned(self, rules: Rules, plan: BuildingPlan) -> None:
        if self._builder.running:
            return
        if not plan.materials:
            self._note(rules.id)
            return
        self._builder.build(rules, plan, building_power(self._settings))
        if (job := self._builder.job) is not None:
            job.progress.connect(self.changed)
            hear(self, job, finished=partial(self._on_built, rules.id, len(plan.materials)))

    def _on_built(self, game: str, wanted: int, made: int) -> None:
        if made >= wanted:
            self._note(game)

    def _note(self, complete: str) -> None:
        self._complete.add(complete)
        self.changed.emit()

    @Slot()
    def _on_setting(self) -> None:
        self.changed.emit()
