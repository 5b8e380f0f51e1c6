"""The seats at the board: a player for each color, and an assistant for persons.

The only place that knows which kinds of players there are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from harzdame_engine import Color, Node
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.game.clock import GameClock
from harzdame_gui.controllers.game.engine_player import EnginePlayer
from harzdame_gui.controllers.game.new_game import PERSON, PlayerSpec
from harzdame_gui.controllers.game.players import PersonPlayer, Player, Request
from harzdame_gui.controllers.settings.choices import PlayerKind

_CLOSE_GRACE_MS = 3000
"""The longest wait for players to end: a program that ignores its farewell is killed within that."""


class Seats(QObject):
    """Players come and go here. At most one of them thinks at a time.

    Signals: those of `Player`, from the seated players and from the assistant.
    """

    moveReady = Signal(object, object)
    failed = Signal(object)
    infoArrived = Signal(object)
    drawAnswered = Signal(bool)

    def __init__(self, service: EngineService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock = GameClock(self._is_at_work, self)
        self.book_margin: int | None = None
        self._service = service
        self._leaving: list[Player] = []
        self.players = {color: self._made(PERSON) for color in Color}
        self._assistant = self._made(PlayerSpec.engine())

    def seat(self, specs: Mapping[Color, PlayerSpec]) -> None:
        """Let others take the seats; those who had them leave."""
        left = tuple(self.players.values())
        self.players = {color: self._made(specs[color]) for color in Color}
        self._dismiss(*left)

    def set_assistant(self, spec: PlayerSpec) -> None:
        """Let another player move for persons who ask for it."""
        left = self._assistant
        self._assistant = self._made(spec)
        self._dismiss(left)

    @property
    def persons(self) -> tuple[Color, ...]:
        """The sides whose moves are made on the board."""
        return tuple(color for color, player in self.players.items() if player.takes_input)

    @property
    def thinking_at(self) -> Node | None:
        """The node at which a player looks for a move, or None."""
        return next((player.request.node for player in self._present() if player.request), None)

    @property
    def computing(self) -> bool:
        """Whether a player looks for a move on this computer, so that other searches had better wait."""
        return any(player.request and not player.elsewhere for player in self._present())

    def ask(self, request: Request) -> None:
        """Ask the player whose turn it is for a move; in a person's place the assistant."""
        player = self.players[request.position.turn]
        request = replace(request, clock=self.clock.limit_at(request.node))
        (self._assistant if player.takes_input else player).ask(request)

    def hurry(self) -> None:
        """Let the player that thinks move now."""
        for player in self._present():
            if player.request:
                player.hurry()

    def stop(self) -> None:
        """Drop all that players were asked."""
        for player in self._present():
            player.stop()

    def shut_down(self) -> bool:
        """Close all players; False: one of them has not ended in time."""
        ended = True
        for player in self._present():
            player.close()
        for player in (*self._leaving, *self._present()):
            ended = player.wait(_CLOSE_GRACE_MS) and ended
        return ended

    def _is_at_work(self, node: Node) -> bool:
        """Whether whoever has the turn at `node` looks for a move; an engine that was not asked does not."""
        return node.position.turn in self.persons or self.thinking_at is node

    def _present(self) -> Iterator[Player]:
        yield from self.players.values()
        yield self._assistant

    def _made(self, spec: PlayerSpec) -> Player:
        player: Player
        if spec.kind is PlayerKind.HUMAN:
            player = PersonPlayer(spec, self)
        elif visitor := self._service.visitors.get(spec.program):
            player = visitor(spec, self)
        elif spec.program:
            from harzdame_gui.controllers.game.hub_player import HubPlayer

            player = HubPlayer(spec, self._service.programs, self._service.jobs, self)
        else:
            player = EnginePlayer(spec, self._service, lambda: self.book_margin, self)
        player.found.connect(self._on_found)
        player.moveReady.connect(self.moveReady)
        player.failed.connect(self.failed)
        player.infoArrived.connect(self.infoArrived)
        player.drawAnswered.connect(self.drawAnswered)
        return player

    def _on_found(self, request: Request) -> None:
        self.clock.decide(request.node)

    def _dismiss(self, *players: Player) -> None:
        for player in players:
            player.close()
        self._leaving += players
        for player in [each for each in self._leaving if each.wait(0)]:
            self._leaving.remove(player)
            player.deleteLater()
