"""Whether the coach looks at the game on the board."""

from __future__ import annotations

from harzdame_gui.controllers.game.game_state import GameState
from harzdame_gui.controllers.settings.choices import CoachMode, PlayerKind


def is_coached(game: GameState, mode: CoachMode) -> bool:
    """Whether a coach of this kind has its eyes on a game.

    It is one of a person against an engine on this computer, in which moves may be taken back.
    """
    if mode is CoachMode.OFF or len(game.persons) != 1 or game.studied or game.without_takebacks:
        return False
    opponent = game.players[game.persons[0].other]
    return opponent.spec.kind is PlayerKind.ENGINE and not opponent.elsewhere
