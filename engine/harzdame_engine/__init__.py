"""Rules, positions, game records and the built-in player of Harzdame. Knows no screen and no Qt."""

from harzdame_engine.game.explain import explain
from harzdame_engine.game.fen import PositionError, PositionProblem
from harzdame_engine.game.move import Color, Landing, Move, Piece
from harzdame_engine.game.notation import AmbiguousMove, IllegalMove
from harzdame_engine.game.outcome import Outcome, Termination
from harzdame_engine.game.position import Position
from harzdame_engine.game.refusal import Reason, Refusal
from harzdame_engine.game.tree import GameTree, Node
from harzdame_engine.rules.board import Board, Direction, Square
from harzdame_engine.rules.clauses import Clause
from harzdame_engine.rules.rules import Promotion, Rules
from harzdame_engine.rules.variants import variant, variants
from harzdame_engine.search.engine import FEATURES, Engine, StopToken
from harzdame_engine.search.info import Clock, Info, Limit, Line, Score
from harzdame_engine.search.levels import LEVELS, Level, Weakness

__all__ = [
    "FEATURES",
    "LEVELS",
    "AmbiguousMove",
    "Board",
    "Clause",
    "Clock",
    "Color",
    "Direction",
    "Engine",
    "GameTree",
    "IllegalMove",
    "Info",
    "Landing",
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
