"""Rooms that are loaded when they are first entered, so that the window is painted before them.

Each function loads one part of the app and returns its class or function. This is the only
module that imports within functions; whatever is needed for the first picture
of the window is imported at the top of the file that needs it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from harzdame_gui.controllers.engine.engines import Engines
    from harzdame_gui.controllers.engine.program_probe import ProgramProbe
    from harzdame_gui.controllers.game.hub_player import HubPlayer
    from harzdame_gui.controllers.settings.profile import Profile
    from harzdame_gui.controllers.storage.file_failure import FileFailure
    from harzdame_gui.controllers.work.job import Job
    from harzdame_gui.controllers.work.jobs import Jobs
    from harzdame_gui.editing.deleted_dialog import DeletedDialog
    from harzdame_gui.editing.facts_dialog import FactsDialog
    from harzdame_gui.editing.replay_dialog import ReplayDialog
    from harzdame_gui.engines.dialog import EnginesDialog
    from harzdame_gui.export.booklet import Sheets
    from harzdame_gui.export.dialog import ExportDialog
    from harzdame_gui.export.frames import Drawing
    from harzdame_gui.export.printing import PrintPreview
    from harzdame_gui.files.game_text_dialog import GameTextDialog
    from harzdame_gui.files.open_dialog import OpenGameDialog
    from harzdame_gui.late_services import LateServices
    from harzdame_gui.library.room import LibraryRoom
    from harzdame_gui.main_window.about import AboutDialog
    from harzdame_gui.main_window.keys_window import KeysWindow
    from harzdame_gui.main_window.workspace import Workspace
    from harzdame_gui.my_games.dialog import MyGamesDialog
    from harzdame_gui.network.presenter import NetworkPlay
    from harzdame_gui.new_game.dialog import NewGameDialog
    from harzdame_gui.notices.stand_in import StandIn
    from harzdame_gui.openings.room import OpeningsRoom
    from harzdame_gui.puzzles.room import PuzzleRoom
    from harzdame_gui.rating.dialog import StrengthDialog
    from harzdame_gui.replay.compare_window import CompareWindow
    from harzdame_gui.replay.guess_page import GuessPage
    from harzdame_gui.replay.mistakes_page import MistakesPage
    from harzdame_gui.replay.presentation import Presentation
    from harzdame_gui.review.dialog import ReviewDialog
    from harzdame_gui.rules.window import RulesWindow
    from harzdame_gui.setup.editor import SetupEditor
    from harzdame_gui.study.room import StudyRoom
    from harzdame_gui.text.message import Message
    from harzdame_gui.text.unusable_files import UnusableFile
    from harzdame_gui.tournament.room import TournamentRoom


def gif_writer() -> Callable[[Sequence[Drawing], int, Job], bytes]:
    """Writing of animations."""
    from harzdame_gui.export.gif import gif_of

    return gif_of


def export_dialog() -> type[ExportDialog]:
    """The dialog that exports a position or a game."""
    from harzdame_gui.export.dialog import ExportDialog

    return ExportDialog


def print_preview() -> type[PrintPreview]:
    """The preview of pages to print."""
    from harzdame_gui.export.printing import PrintPreview

    return PrintPreview


def print_pages() -> Callable[[Sheets, QPrinter, Job], bool]:
    """Printing of pages."""
    from harzdame_gui.export.printing import print_pages

    return print_pages


def parts_of_the_workspace() -> Iterator[object]:
    """Loads what the workspace is made of, part by part: all at once takes too long while somebody looks on.

    Each comes before those that need it.
    """
    for name in _PARTS:
        yield import_module(name)


_PARTS = (
    "harzdame_engine.search.engine",
    "harzdame_engine.library.library",
    "harzdame_engine.tournament.plan",
    "harzdame_engine.tournament.runner",
    "harzdame_gui.controllers.tournament.tournament_service",
    "harzdame_gui.text.facts",
    "harzdame_gui.text.wording",
    "harzdame_gui.controllers.game.kept_game",
    "harzdame_gui.controllers.files.edit_journal",
    "harzdame_gui.controllers.review.board_game",
    "harzdame_gui.late_services",
    "harzdame_gui.play.move_list",
    "harzdame_gui.notices.presenter",
    "harzdame_gui.analysis.panel",
    "harzdame_gui.main_window.side_panel",
    "harzdame_gui.editing.presenter",
    "harzdame_gui.widgets.save_dialog",
    "harzdame_gui.export.source",
    "harzdame_gui.export.product",
    "harzdame_gui.export.exporting",
    "harzdame_gui.files.file_list",
    "harzdame_gui.files.file_dock",
    "harzdame_gui.analysis.advice",
    "harzdame_gui.coach.room",
    "harzdame_gui.review.presenter",
    "harzdame_gui.replay.presenter",
    "harzdame_gui.main_window.study_parts",
    "harzdame_gui.main_window.workspace",
)


def late_services() -> type[LateServices]:
    """Engines, opening books, endgame tables, game file and recovery."""
    from harzdame_gui.late_services import LateServices

    return LateServices


def hub_player() -> type[HubPlayer]:
    """The seat of an external program."""
    from harzdame_gui.controllers.game.hub_player import HubPlayer

    return HubPlayer


def workspace() -> type[Workspace]:
    """The panel beside the board, with the parts for files and games."""
    from harzdame_gui.main_window.workspace import Workspace

    return Workspace


def stand_in() -> type[StandIn]:
    """The notices of a window without a workspace."""
    from harzdame_gui.notices.stand_in import StandIn

    return StandIn


def bare_engines() -> Callable[[], Engines]:
    """Engines without opening books and endgame tables."""
    from harzdame_engine import Engine

    from harzdame_gui.controllers.engine.engines import Engines

    return partial(Engines, Engine)


def engines_dialog() -> type[EnginesDialog]:
    """The dialog of the engines that the user has added."""
    from harzdame_gui.engines.dialog import EnginesDialog

    return EnginesDialog


def program_probe() -> type[ProgramProbe]:
    """Questions to other engines."""
    from harzdame_gui.controllers.engine.program_probe import ProgramProbe

    return ProgramProbe


def network_play() -> type[NetworkPlay]:
    """Games over the network."""
    from harzdame_gui.network.presenter import NetworkPlay

    return NetworkPlay


def new_game_dialog() -> type[NewGameDialog]:
    """The dialog for a new game."""
    from harzdame_gui.new_game.dialog import NewGameDialog

    return NewGameDialog


def setup_editor() -> type[SetupEditor]:
    """The set-up editor."""
    from harzdame_gui.setup.editor import SetupEditor

    return SetupEditor


def game_text_dialog() -> type[GameTextDialog]:
    """The dialog with the text of a game and its problems."""
    from harzdame_gui.files.game_text_dialog import GameTextDialog

    return GameTextDialog


def open_game_dialog() -> type[OpenGameDialog]:
    """The dialog that offers the games of a file."""
    from harzdame_gui.files.open_dialog import OpenGameDialog

    return OpenGameDialog


def facts_dialog() -> type[FactsDialog]:
    """The form for the details of a game."""
    from harzdame_gui.editing.facts_dialog import FactsDialog

    return FactsDialog


def deleted_dialog() -> type[DeletedDialog]:
    """The trash of the game on the board."""
    from harzdame_gui.editing.deleted_dialog import DeletedDialog

    return DeletedDialog


def replay_dialog() -> type[ReplayDialog]:
    """The dialog for moves to be replaced or inserted."""
    from harzdame_gui.editing.replay_dialog import ReplayDialog

    return ReplayDialog


def review_dialog() -> type[ReviewDialog]:
    """The dialog before a review."""
    from harzdame_gui.review.dialog import ReviewDialog

    return ReviewDialog


def rules_window() -> type[RulesWindow]:
    """The window of the rules pages."""
    from harzdame_gui.rules.window import RulesWindow

    return RulesWindow


def library_room() -> type[LibraryRoom]:
    """The library's window."""
    from harzdame_gui.library.room import LibraryRoom

    return LibraryRoom


def my_games_dialog() -> type[MyGamesDialog]:
    """The dialog of one's own games."""
    from harzdame_gui.my_games.dialog import MyGamesDialog

    return MyGamesDialog


def tournament_room() -> type[TournamentRoom]:
    """The window of tournaments."""
    from harzdame_gui.tournament.room import TournamentRoom

    return TournamentRoom


def puzzle_room() -> type[PuzzleRoom]:
    """The window of puzzles."""
    from harzdame_gui.puzzles.room import PuzzleRoom

    return PuzzleRoom


def openings_room() -> type[OpeningsRoom]:
    """The window of repertoires."""
    from harzdame_gui.openings.room import OpeningsRoom

    return OpeningsRoom


def study_room() -> type[StudyRoom]:
    """The window of studies."""
    from harzdame_gui.study.room import StudyRoom

    return StudyRoom


def strength_dialog() -> type[StrengthDialog]:
    """The dialog on a person's strength."""
    from harzdame_gui.rating.dialog import StrengthDialog

    return StrengthDialog


def compare_window() -> type[CompareWindow]:
    """The window of two games side by side."""
    from harzdame_gui.replay.compare_window import CompareWindow

    return CompareWindow


def mistakes_page() -> type[MistakesPage]:
    """The page on which one learns from mistakes."""
    from harzdame_gui.replay.mistakes_page import MistakesPage

    return MistakesPage


def guess_page() -> type[GuessPage]:
    """The page on which the moves of a game are guessed."""
    from harzdame_gui.replay.guess_page import GuessPage

    return GuessPage


def presentation() -> type[Presentation]:
    """The presentation on the whole screen."""
    from harzdame_gui.replay.presentation import Presentation

    return Presentation


def keys_window() -> type[KeysWindow]:
    """The list of the keys."""
    from harzdame_gui.main_window.keys_window import KeysWindow

    return KeysWindow


def about_dialog() -> type[AboutDialog]:
    """The dialog with version and licence."""
    from harzdame_gui.main_window.about import AboutDialog

    return AboutDialog


def kill_all() -> Callable[[], None]:
    """The end of programs that do not end by themselves."""
    from harzdame_engine.hub.program import kill_all

    return kill_all


def failure_reason() -> Callable[[FileFailure], str]:
    """Sentences about files that could not be read or written."""
    from harzdame_gui.text.files import failure_reason

    return failure_reason


def note_unusable() -> Callable[[Profile, Jobs], None]:
    """What is done where the profile cannot be used."""
    from harzdame_gui.controllers.game.unusable_profile import note_unusable

    return note_unusable


def unusable_message() -> Callable[[UnusableFile], Message]:
    """Sentences about opening books, weights and endgame tables that cannot be used."""
    from harzdame_gui.text.unusable_files import unusable_message

    return unusable_message


def write_whole() -> Callable[[Path, bytes], None]:
    """Writing of files."""
    from harzdame_gui.controllers.storage.storage import write_whole

    return write_whole
