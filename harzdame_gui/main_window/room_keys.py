"""The keys of rooms that have commands of their own, made from the records of these, without opening any."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands, keys_in_words, translated
from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.comparison.commands import ComparisonCommands
from harzdame_gui.files.file_commands import FileCommands
from harzdame_gui.library.commands import LibraryCommands, LibraryWindowCommands
from harzdame_gui.my_games.commands import MyGamesCommands
from harzdame_gui.openings.commands import OpeningsCommands, RepertoireCommands
from harzdame_gui.play.board_commands import BoardCommands
from harzdame_gui.puzzles.commands import PuzzleCommands
from harzdame_gui.replay.commands import CompareCommands, ReplayCommands
from harzdame_gui.rules.commands import RulesCommands
from harzdame_gui.setup.commands import SetUpCommands
from harzdame_gui.study.commands import StudyCommands
from harzdame_gui.text.menu_words import plain
from harzdame_gui.tournament.commands import (
    EntrantCommands,
    TableCommands,
    TournamentCommands,
    TournamentsCommands,
)


class KeyedCommand(NamedTuple):
    """A command in words, and its keys as the system writes them."""

    words: str
    keys: str


class Group(NamedTuple):
    """Commands that belong together; the title is empty for those that stand in no submenu."""

    title: str
    commands: tuple[KeyedCommand, ...]


ROOMS: tuple[tuple[str, tuple[type[Commands], ...]], ...] = (
    (QT_TR_NOOP("List of games"), (FileCommands,)),
    (QT_TR_NOOP("Boards of other windows"), (BoardCommands,)),
    (MainCommands.set_up.text, (SetUpCommands,)),
    (MainCommands.list_own.text, (MyGamesCommands,)),
    (MainCommands.library.text, (LibraryWindowCommands, LibraryCommands)),
    (MainCommands.tournament.text, (TournamentCommands, TournamentsCommands, EntrantCommands, TableCommands)),
    (RepertoireCommands.open.text, (OpeningsCommands,)),
    (MainCommands.puzzles.text, (PuzzleCommands,)),
    (MainCommands.studies.text, (StudyCommands,)),
    (ReplayCommands.compare.text, (CompareCommands,)),
    (MainCommands.rules.text, (RulesCommands,)),
    (MainCommands.compare_games.text, (ComparisonCommands,)),
)
"""By the names of the commands that open them."""


def groups_of_rooms() -> Iterator[Group]:
    """The commands with keys, room by room; what all boards of windows have is told once."""
    for title, kinds in ROOMS:
        yield Group(plain(translated(title)), tuple(dict.fromkeys(map(_keyed, _with_keys(kinds)))))


def _with_keys(kinds: Iterable[type[Commands]]) -> Iterator[Command]:
    for kind in kinds:
        told = BoardCommands.table() if BoardCommands in kind.__bases__ else ()
        yield from (each for each in kind.table() if each.shortcuts() and each not in told)


def _keyed(command: Command) -> KeyedCommand:
    return KeyedCommand(plain(translated(command.text)), keys_in_words(command.shortcuts()))
