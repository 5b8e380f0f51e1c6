"""A game between two engines as somebody watches it: it can be paused, and a person can take over."""

from __future__ import annotations

from harzdame_engine.game.edits import comment
from PySide6.QtCore import QObject

from harzdame_gui.controllers.game.new_game import PlayerSpec
from harzdame_gui.controllers.game.session import GameSession


class Watching(QObject):
    """Commands to the players of a game that no person plays; harmless in any other."""

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session

    @property
    def possible(self) -> bool:
        """Whether two engines play, and the game goes on."""
        return self._session.being_played and not self._session.persons

    @property
    def paused(self) -> bool:
        """Whether both wait."""
        return self.possible and not self._session.thinking

    def pause(self) -> None:
        """Let both wait; what was begun to be thought is dropped."""
        if self.possible:
            self._session.seats.stop()
            self._session.stateChanged.emit()

    def go_on(self) -> None:
        """Let them play on from where the game stands."""
        if self.paused:
            self._session.go_to(self._session.reached)
            self._session.engine_move()

    def take_over(self, person: PlayerSpec, remark: str) -> None:
        """Seat a person for the side to move where the game stands; the record has the `remark` on it."""
        if not self.possible:
            return
        session = self._session
        node = session.reached
        specs = {color: player.spec for color, player in session.players.items()}
        session.seats.seat(specs | {node.position.turn: person})
        session.game.persons = session.seats.persons
        said = f"{node.comment} {remark}".strip()
        session.game.do(comment(node, said))
        session.show_edit(node)
