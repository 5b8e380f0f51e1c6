"""Rules, positions, game records and the built-in player of Harzdame. Knows no screen and no Qt."""

from harzdame_engine.analysis import Clock, Info, Limit, Line, Score
from harzdame_engine.board import Board, Direction, Square
from harzdame_engine.clause import Clause
from harzdame_engine.engine import FEATURES, Engine, StopToken
from harzdame_engine.fen import PositionError, PositionProblem
from harzdame_engine.game import GameTree, Node
from harzdame_engine.levels import LEVELS, Level, Weakness
from harzdame_engine.move import Color, Move, Piece
from harzdame_engine.notation import AmbiguousMove, IllegalMove
from harzdame_engine.outcome import Outcome, Termination
from harzdame_engine.position import Position
from harzdame_engine.refusal import Reason, Refusal
from harzdame_engine.rules import Promotion, Rules
from harzdame_engine.variants import variant, variants

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
    "variant",
    "variants",
]
