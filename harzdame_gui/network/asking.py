"""How an opponent is asked for: the dialog with what it begins with, and what is kept of what it was told."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from harzdame_engine import Position
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from harzdame_gui.controllers.game.new_game import PlayerSpec
from harzdame_gui.controllers.network import network_opponents
from harzdame_gui.controllers.network.network_game import Meeting, NetworkGame
from harzdame_gui.network.dialog import NetworkDialog
from harzdame_gui.new_game.defaults import persons
from harzdame_gui.services import Services


class Asking:
    """Opens the dialog; `meet` looks for an opponent, `adopt` plays with a friend who has come."""

    def __init__(
        self,
        services: Services,
        window: QWidget,
        *,
        meet: Callable[[Meeting, PlayerSpec, str], object],
        adopt: Callable[[NetworkGame, PlayerSpec], object],
    ) -> None:
        self._services = services
        self._window = window
        self._meet = meet
        self._adopt = adopt
        self._invitation = ""  # the last of our own
        self._dialog: NetworkDialog | None = None

    def open(self, position: Position) -> None:
        """Ask how to find an opponent, at first for the game of a position."""
        services = self._services
        settings, name = services.settings, persons(services.settings)[0].name
        known = network_opponents.known_opponents(settings)
        dialog = self._dialog = NetworkDialog(
            services.jobs, self._window, game=position.rules.id, known=known, name=name, made=self._invitation
        )
        dialog.address.keepWanted.connect(partial(network_opponents.keep, settings))
        dialog.address.forgetWanted.connect(partial(network_opponents.forget, settings))
        dialog.address.rememberWanted.connect(partial(network_opponents.remember, settings))
        dialog.meetingWanted.connect(lambda meeting: self._meet(meeting, self._me(dialog), meeting.name))
        dialog.friendCame.connect(lambda game: self._adopt(game, self._me(dialog)))
        dialog.finished.connect(self._note)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _me(self, dialog: NetworkDialog) -> PlayerSpec:
        me = persons(self._services.settings)[0]
        return me._replace(name=dialog.terms.name or me.name)

    def _note(self, _result: int) -> None:
        """Keep the last invitation, and the name of somebody who had none."""
        dialog, self._dialog = self._dialog, None
        if dialog is None:
            return
        self._invitation = dialog.made
        name = self._services.settings.player_name
        if not name.value and dialog.terms.name:
            name.set(dialog.terms.name)
