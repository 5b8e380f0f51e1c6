"""Rules, positions, game records and the built-in player of Harzdame. Knows no screen and no Qt."""

from typing import TYPE_CHECKING

from harzdame_engine._core import FEATURES, StopToken
from harzdame_engine.game.fen import BeyondPlayError, PositionError, PositionProblem
from harzdame_engine.game.move import Color, Landing, Move, Piece
from harzdame_engine.game.notation import AmbiguousMove, IllegalMove
from harzdame_engine.game.outcome import Outcome, Termination
from harzdame_engine.game.position import Position
from harzdame_engine.game.refusal import Reason, Refusal
from harzdame_engine.game.tree import GameTree, Node
from harzdame_engine.rules.board import Board, Direction, Square
from harzdame_engine.rules.rules import FREE, MAJORITY, Clause, Criterion, Lands, Promotion, Rules
from harzdame_engine.rules.variants import variant, variants
from harzdame_engine.search.info import Clock, Info, Limit, Line, Score
from harzdame_engine.search.levels import LEVELS, Level, Weakness

if TYPE_CHECKING:
    from harzdame_engine.game.explain import explain
    from harzdame_engine.search.engine import Engine

__all__ = [
    "FEATURES",
    "FREE",
    "LEVELS",
    "MAJORITY",
    "AmbiguousMove",
    "BeyondPlayError",
    "Board",
    "Clause",
    "Clock",
    "Color",
    "Criterion",
    "Direction",
    "Engine",
    "GameTree",
    "IllegalMove",
    "Info",
    "Landing",
    "Lands",
    "Level",
    "Limit",
    "Line",
    "Move",
    "Node",
    "Outcome",
    "Piece",
    "Position",
    "PositionError",
    "PositionProblem",
    "Promotion",
    "Reason",
    "Refusal",
    "Rules",
    "Score",
    "Square",
    "StopToken",
    "Termination",
    "Weakness",
    "explain",
    "variant",
    "variants",
]


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """What is loaded when it is first asked for: the engine, and why a move is not legal."""
        if name == "Engine":
            from harzdame_engine.search.engine import Engine

            return Engine
        if name == "explain":
            from harzdame_engine.game.explain import explain

            return explain
        raise AttributeError(f"module {__name__} has no attribute {name}")
