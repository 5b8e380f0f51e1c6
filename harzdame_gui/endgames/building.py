"""Building of the endgame tables that the position on the board needs: asks first, reports the end."""

from __future__ import annotations

from harzdame_engine import Position, Rules
from harzdame_engine.endgames.builder import BuildingPlan
from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QDialogButtonBox, QMessageBox

from harzdame_gui.context import Context
from harzdame_gui.controllers.engine.power import building_power
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.endgames.building_text import ending_message, takes, too_large
from harzdame_gui.notices.card import Tone
from harzdame_gui.notices.progress import ProgressView
from harzdame_gui.text.message import Message
from harzdame_gui.widgets.dialog_buttons import make_default


class TableBuilding(QObject):
    """Connects the action that asks for tables with the builder, and reports how building ended."""

    def __init__(self, context: Context, progress: ProgressView) -> None:
        super().__init__(progress)
        late, actions = context.late, context.commands
        self._session: GameSession = context.session
        self._settings: Settings = context.settings
        self._endgames = late.endgames
        self._builder = late.builder
        self._progress = progress
        self._notices = context.notices
        self._actions = actions
        self._window = context.window
        self._asked: Position | None = None
        self._wanted: tuple[Rules, BuildingPlan] | None = None
        actions.build_tables.triggered.connect(self._ask)
        actions.stop_building.triggered.connect(self._builder.cancel)
        actions.end_building.triggered.connect(self._builder.forget)
        self._endgames.planned.connect(self._on_planned)
        self._endgames.changed.connect(self._show_possible)
        self._session.stateChanged.connect(self._show_possible)
        self._builder.changed.connect(self._show)
        self._show()

    @Slot()
    def _show_possible(self) -> None:
        session, builder = self._session, self._builder
        over = session.tree.outcome(session.node) is not None
        possible = self._endgames.can_build(session.position) and not over and not builder.running
        self._actions.build_tables.setEnabled(possible)
        self._actions.stop_building.setEnabled(builder.running)

    @Slot()
    def _show(self) -> None:
        ending, allowed = self._builder.ending, building_power(self._settings).memory_mb
        if ending is not None and ending.error is None and ending.made >= ending.wanted:
            self._notices.say(ending_message(ending, allowed))
            self._builder.forget()  # which leads here again
            return
        self._progress.say(None if ending is None else ending_message(ending, allowed))
        self._show_possible()

    @Slot()
    def _ask(self) -> None:
        self._asked = self._session.position
        self._endgames.plan(self._asked)

    @Slot(object, object)
    def _on_planned(self, position: Position, plan: BuildingPlan) -> None:
        if position is not self._asked or self._builder.running:
            return
        self._asked = None
        power = building_power(self._settings)
        if not plan.materials:
            self._notices.say(Message(self.tr("All tables for this position are there.")))
        elif plan.memory_mb > power.memory_mb:
            self._notices.say(too_large(plan.memory_mb, power.memory_mb), Tone.WARNING)
        else:
            self._wanted = (position.rules, plan)
            self._open_question(takes(plan, power.threads))

    def _open_question(self, details: str) -> None:
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.NoIcon)
        box.setWindowTitle(self.tr("Build endgame tables?"))
        box.setText(self.tr("Find out exactly who wins this endgame, and how?"))
        goes_on = self.tr("You can play on meanwhile, and stop at any time.")
        box.setInformativeText(f"{details}\n\n{goes_on}")
        build = box.addButton(self.tr("Build"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        for buttons in box.findChildren(QDialogButtonBox):
            make_default(build, buttons)
        box.accepted.connect(self._build)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    @Slot()
    def _build(self) -> None:
        if self._wanted is not None and not self._builder.running:
            rules, plan = self._wanted
            self._builder.build(rules, plan, building_power(self._settings))
