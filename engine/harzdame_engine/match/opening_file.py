"""Openings out of a file: the games of a PDN file, or positions, one FEN a line."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine import pdn
from harzdame_engine.game.fen import PositionError
from harzdame_engine.game.position import Position
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.openings import Opening
from harzdame_engine.rules.rules import Rules


def read_openings(path: Path, rules: Rules, plies: int | None) -> tuple[Opening, ...]:
    """The openings of a file, of games their first `plies` moves (None: all), in their order.

    Raises:
        MatchError: the file cannot be read or one of them cannot be played; the message says which.
    """
    try:
        text = pdn.decode(path.read_bytes())
    except OSError as error:
        raise MatchError(f"{path}: {error.strerror}") from None
    except pdn.PdnError:
        raise MatchError(f"{path} is no text") from None
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if lines and lines[0][1][:2] in {"W:", "B:"}:
        openings = [_position(path, number, line, rules) for number, line in lines]
    else:
        openings = [_game(path, game, rules, plies) for game in pdn.scan(text).games]
    if not openings:
        raise MatchError(f"{path} holds no openings")
    return tuple(openings)


def _position(path: Path, number: int, line: str, rules: Rules) -> Opening:
    try:
        position = Position.from_fen(line, rules.id)
    except PositionError as error:
        raise MatchError(f"{path}:{number}: {error}") from None
    if position.outcome():
        raise MatchError(f"{path}:{number}: the game is over in this position")
    return Opening(position.fen)


def _game(path: Path, game: pdn.PdnGame, rules: Rules, plies: int | None) -> Opening:
    where = f"{path}:{game.line}"
    if game.rules is None or game.rules.id != rules.id:
        raise MatchError(f"{where}: this is a game of {game.game_name or 'another kind'}, not of {rules.id}")
    reading = game.read()
    if reading.tree is None:
        raise MatchError(f"{where}: its position cannot be read")
    line = reading.tree.mainline()[: None if plies is None else plies + 1]
    if reading.unread and (plies is None or len(line) <= plies):
        raise MatchError(f"{where}: cannot read {reading.unread.split(maxsplit=2)[0]!r}")
    if reading.tree.outcome(line[-1]):
        raise MatchError(f"{where}: the game is over after this opening; --opening-plies takes less of it")
    return Opening(line[0].position.fen, tuple(str(node.move) for node in line[1:]))
