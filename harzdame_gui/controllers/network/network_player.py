"""The player at the other end of a connection. Its moves come over the network, ours go there."""

from __future__ import annotations

from harzdame_engine import Move, Node
from harzdame_engine.dxp.conversation import Event, MoveArrived
from PySide6.QtCore import QObject

from harzdame_gui.controllers.game.new_game import PlayerSpec
from harzdame_gui.controllers.game.players import Player, PlayerProblem, Request
from harzdame_gui.controllers.network.network_game import NetworkGame
from harzdame_gui.controllers.network.network_opponents import MARK

NETWORK = MARK
"""The `program` of a description that stands for the other end of a connection."""


class NetworkPlayer(Player):
    """Hands on what was played here, and plays what comes from there."""

    elsewhere = True

    def __init__(self, spec: PlayerSpec, game: NetworkGame, parent: QObject | None = None) -> None:
        super().__init__(spec, parent)
        self._game = game
        game.told.connect(self._on_told)

    @property
    def name(self) -> str:
        """The name that the other end gave."""
        return self.spec.name

    @property
    def connected(self) -> bool:  # type: ignore[override]
        """See `Player`."""
        return self._game.playing

    def ask(self, request: Request) -> None:
        """See `Player`."""
        super().ask(request)
        if not self._game.playing:
            self._fail(PlayerProblem.ENDED, "there is no connection")
            return
        self._game.play(_moves(request.node))

    def close(self) -> None:
        """See `Player`; it leaves the game at the other end, too."""
        super().close()
        self._game.close()

    def _on_told(self, event: Event) -> None:
        if self._request is not None and isinstance(event, MoveArrived):
            self._move(event.move)


def _moves(node: Node) -> tuple[Move, ...]:
    moves: list[Move] = []
    while node.parent is not None and node.move is not None:
        moves.append(node.move)
        node = node.parent
    return tuple(reversed(moves))
