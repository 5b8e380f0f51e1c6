"""File of a tournament's games, to which each is appended once, whatever a crash has torn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from harzdame_engine import pdn
from harzdame_engine.match.errors import file_errors
from harzdame_engine.match.game_file import GameAppender
from harzdame_engine.match.torn_end import beginnings, cut, set_aside, torn_from
from harzdame_engine.tournament.plan import Plan
from harzdame_engine.tournament.record import GameResult


class TournamentGames:
    """A PDN file; a game comes into it right after it came onto the record."""

    def __init__(self, path: Path, before: Sequence[GameResult] = (), resumed: Plan | None = None) -> None:
        """`before`: the games on the record; `resumed`: the plan of a tournament that is gone on with.

        Then the file is brought to what the record says: of the games on it, those that are missing
        behind the last one there are put in, and half a game at the end, or one that the record has lost
        and that will be played again, is taken out.

        Raises:
            MatchError: the file cannot be read or written.
        """
        missing: Sequence[GameResult] = ()
        if resumed:
            with file_errors(path, writing=True):
                missing = _brought_to_the_record(path, before, resumed)
        self._file = GameAppender(path)
        for each in missing:
            self.add(each)

    def add(self, result: GameResult) -> None:
        """Append a game.

        Raises:
            MatchError: the file cannot be written.
        """
        self._file.add(result.pdn)


def _brought_to_the_record(path: Path, results: Sequence[GameResult], plan: Plan) -> Sequence[GameResult]:
    """Take out what does not belong at the file's end; return the games that are missing there."""
    with file_errors(path, writing=False):
        data = path.read_bytes() if path.exists() else b""
    texts = [result.pdn.strip().encode() for result in results]
    last, start, end = next(
        ((each, found, found + len(texts[each])) for each in reversed(range(len(texts))) if
         (found := data.rfind(texts[each])) >= 0),
        (-1, 0, 0),
    )  # fmt: skip
    missing = list(results[last + 1 :])
    begun = [begin for begin in beginnings(data) if begin >= end]
    while begun:
        game = data[begun[-1] :].rstrip()
        if any(text.startswith(game) for text in texts[last + 1 :]):
            cut(path, begun[-1])
        elif torn := torn_from(game):  # behind a whole game, which is judged by itself then
            set_aside(path, begun[-1] + torn)
            data = data[: begun[-1] + torn]
            continue
        elif torn == 0 or _is_to_be_played(game, results, plan):
            set_aside(path, begun[-1])
        else:
            break
        data = data[: begun.pop()]
    if last >= 0 and not begun and (torn := torn_from(data[start:])) is not None:
        set_aside(path, start + torn if torn else end)
    if last >= 0:  # what somebody has edited since is there, too
        there = {
            _place(data[begin:after]) for begin, after in zip(begun, [*begun[1:], len(data)], strict=False)
        }
        missing = [each for each in missing if _place(each.pdn.encode()) not in there]
    return missing


def _is_to_be_played(game: bytes, results: Sequence[GameResult], plan: Plan) -> bool:
    """Whether a game is of this tournament, and the record does not know it."""
    event, date, round_ = _place(game)
    return (event, date) == (plan.name, plan.date) and round_ not in {result.id for result in results}


def _place(game: bytes) -> tuple[str, str, str]:
    """The event, the date and the round of a game."""
    games = pdn.scan(game.decode("utf-8", "replace")).games
    tags = games[0].tags if games else {}
    return tags.get("Event", ""), tags.get("Date", ""), tags.get("Round", "")
