"""PDN, the file format of draughts games: found, read and written.

It follows PDN 3.0 in the notation of each board, and reads far more than it writes: see docs/pdn.md.
"""

from harzdame_engine.pdn.arrangement import (
    Arrangement,
    RunTogetherError,
    insertion,
    relocation,
    removal,
    rewriting,
)
from harzdame_engine.pdn.document import Document, NotEncodableError, append_game, replace_game
from harzdame_engine.pdn.encoding import ENCODINGS, decode, known_encoding
from harzdame_engine.pdn.games import PdnFile, PdnGame, text_digest
from harzdame_engine.pdn.patch import PatchError
from harzdame_engine.pdn.problems import PdnError, PdnProblem, ProblemKind, Unclosed
from harzdame_engine.pdn.reader import PdnReading
from harzdame_engine.pdn.replay import ReplayedLine, replay
from harzdame_engine.pdn.scanner import scan
from harzdame_engine.pdn.words import Words
from harzdame_engine.pdn.writer import write

__all__ = [
    "ENCODINGS",
    "Arrangement",
    "Document",
    "NotEncodableError",
    "PatchError",
    "PdnError",
    "PdnFile",
    "PdnGame",
    "PdnProblem",
    "PdnReading",
    "ProblemKind",
    "ReplayedLine",
    "RunTogetherError",
    "Unclosed",
    "Words",
    "append_game",
    "decode",
    "insertion",
    "known_encoding",
    "relocation",
    "removal",
    "replace_game",
    "replay",
    "rewriting",
    "scan",
    "text_digest",
    "write",
]
