"""The main line of a game, replayed by the core without a tree: what a library keeps of a game."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.game.position import Position


class ReplayedLine(NamedTuple):
    """A main line as columns of bytes, low bytes first; `array.array` and `memoryview.cast` take them.

    moves: three bytes each: the bit numbers of origin and target (see
        `Board.name_of_bit`), and the number of the move among the legal ones
        between these squares, ordered by the set of pieces taken: 0 for almost all.
    keys: eight bytes for each position, the first one included: `Position.key`.
    pieces: for each position the sets of White's men, White's kings, Black's men and
        Black's kings: eight bytes a set for boards of up to 64 bits, else sixteen.
    complete: every line of the game, variations included, was read to its end.
    result: what stands behind the moves, as it is written; "" if nothing does.
    faultless: the walk over the text meets no problem, such as a move that has to be guessed.
    """

    complete: bool
    moves: bytes
    keys: bytes
    pieces: bytes
    result: str
    faultless: bool

    @property
    def plies(self) -> int:
        """The number of moves."""
        return len(self.moves) // 3


def replay(text: str | bytes, start: Position, result: str = "") -> ReplayedLine:
    """Replay the main line of one game: the moves that `PdnGame.read` finds, at a hundredth of the cost.

    Never raises. Releases the GIL, so that several threads can read games at the
    same time.

    Args:
        text: the text of the game with its tags or without, or its bytes in UTF-8,
            such as `PdnGame.text` and `PdnGame.data`; bytes spare their decoding.
        start: the position that the game begins with; its rules are the game's.
        result: the tag Result, without blanks around: where it stands behind the
            moves it is the game's result, of whatever form (``4-6``).
    """
    native = start._native  # noqa: SLF001 - one package, one core
    return ReplayedLine(
        *native.width.replay(
            rules=native.rules,
            start=start._core,  # noqa: SLF001
            notation=native.notation,
            text=text,
            result=result,
            black_begins=start.rules.black_begins,
        )
    )
