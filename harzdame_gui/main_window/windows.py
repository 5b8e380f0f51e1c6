"""The windows beside the main one, made when first wanted: rules, library, engines, network, keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from shiboken6 import isValid

from harzdame_gui.context import Context
from harzdame_gui.files.parting import Parting
from harzdame_gui.library.folder_list import LibraryPlace
from harzdame_gui.library.found_walk import FoundWalk
from harzdame_gui.library.left_imports import LeftImports
from harzdame_gui.library.stored_game import StoredGameKeeper
from harzdame_gui.library.text import failure_message
from harzdame_gui.main_window.games import Games
from harzdame_gui.text.message import Message

if TYPE_CHECKING:
    from harzdame_gui.comparison.window import ComparisonWindow
    from harzdame_gui.controllers.game.new_game import NewGame
    from harzdame_gui.controllers.library.begun_imports import LeftImport
    from harzdame_gui.library.room import LibraryRoom, Report
    from harzdame_gui.library.window import LibraryStand, LibraryWindow
    from harzdame_gui.main_window.keys_window import KeysWindow
    from harzdame_gui.network.presenter import NetworkPlay
    from harzdame_gui.rules.window import RulesWindow


class Windows(QObject):
    """Opens the windows, says what they have to say, and closes them with the main one.

    *Signals*
    keysWanted(): other keys are wanted for commands.
    tourWanted(str): the tour of the game with this id is to be taken.
    studyWanted(str, QWidget): games, as PDN, are to be added to a study; asked for in this window.
    """

    keysWanted = Signal()
    studyWanted = Signal(str, object)
    tourWanted = Signal(str)

    def __init__(
        self, context: Context, *, stored: StoredGameKeeper, walk: FoundWalk, games: Games, parting: Parting
    ) -> None:
        super().__init__(context.window)
        actions = context.commands
        self._context = context
        self._stored = stored
        self._walk = walk
        self._games = games
        self._parting = parting
        self._notices = context.notices
        self._window = context.window
        self._rules: RulesWindow | None = None
        self._comparison: ComparisonWindow | None = None
        self._library: LibraryRoom | None = None
        self._keys: KeysWindow | None = None
        self._network: NetworkPlay | None = None
        LeftImports(context, self._import_rest)
        stored.told.connect(self._on_stored_told)
        context.late.library.failed.connect(self._on_library_failed)
        games.rulesWanted.connect(self.show_rules_of)
        games.comparisonWanted.connect(self.compare)
        games.tourWanted.connect(self.tourWanted)
        games.networkWanted.connect(self._play_over_network)
        for action, slot in (
            (actions.library, self.show_library),
            (actions.add_to_library, self._add_to_library),
            (actions.engines, self._show_engines),
            (actions.network, self._show_network),
            (actions.rules, self._show_rules),
            (actions.compare_games, self._compare_games),
            (actions.keys, self.show_keys),
        ):
            action.triggered.connect(slot)

    def close(self) -> None:
        """Close what is open."""
        if self._library is not None:
            self._library.close()
        for window in (self._rules, self._comparison, self.keys):
            if window is not None:
                window.close()
        self.leave_network()

    @property
    def library(self) -> LibraryWindow | None:
        """The window of the library, if it was opened."""
        return self._library.window if self._library is not None else None

    @property
    def rules(self) -> RulesWindow | None:
        """The window with the rules, if it was opened."""
        return self._rules

    @property
    def comparison(self) -> ComparisonWindow | None:
        """The window in which games are compared, if it was opened."""
        return self._comparison

    @property
    def keys(self) -> KeysWindow | None:
        """The list of all keys, while it is open."""
        return self._keys if self._keys is not None and isValid(self._keys) else None

    def _library_room(self) -> LibraryRoom:
        if self._library is None:
            from harzdame_gui.library.room import LibraryRoom

            self._library = LibraryRoom(self._context, self._stored, self._walk)
            self._library.told.connect(self._on_library_told)
            self._library.changes.studyWanted.connect(self._on_study_wanted)
        return self._library

    @Slot(str)
    def _on_study_wanted(self, text: str) -> None:
        self.studyWanted.emit(text, self.library)

    @Slot()
    def show_library(self) -> None:
        """Open the library."""
        self._library_room().open()

    def show_folder(self, folder: int) -> None:
        """Open the library at one of its folders."""
        room = self._library_room()
        room.window.folders.choose(LibraryPlace(folder=folder))
        room.open()

    def take_up_library(self, stand: LibraryStand) -> None:
        """Open the library as it was in another window."""
        room = self._library_room()
        room.window.take_up(stand)
        room.open()

    def _import_rest(self, left: LeftImport) -> None:
        self.show_library()
        self._library_room().import_paths(left.paths, left.options)

    @property
    def unread_reports(self) -> Sequence[Report] | None:
        """The reports of work on the library that are to be read; None: there is none, nor will there be."""
        unread = self._library.unread if self._library is not None else ()
        return unread if unread or self._context.late.library.long_work else None

    def take_up_reports(self, unread: Sequence[Report]) -> None:
        """Have the reports that were to be read in another window, and those that are to come."""
        self._library_room().take_up(unread)

    def show_reports(self) -> None:
        """Show what there is of them."""
        if self._library is not None:
            self._library.show_reports()

    @Slot()
    def _add_to_library(self) -> None:
        self._library_room().add_board()

    @Slot(object, bool)
    def _on_stored_told(self, message: Message, warning: bool) -> None:
        if self._library is not None and self._library.window.isActiveWindow():
            self._library.window.say(message, warning=warning)
        else:
            self._on_library_told(message, warning)

    @Slot(object)
    def _on_library_failed(self, error: Exception) -> None:
        """A library failed that was not looked at yet; later, its room tells of that."""
        if self._library is None:
            self._notices.warn(failure_message(error))

    @Slot(object, bool)
    def _on_library_told(self, message: Message, warning: bool) -> None:
        if warning:
            self._notices.warn(message)
        else:
            self._notices.say(message)

    @Slot()
    def _show_engines(self) -> None:
        from harzdame_gui.controllers.engine.program_probe import ProgramProbe
        from harzdame_gui.engines.dialog import EnginesDialog

        services = self._context.services
        probe = ProgramProbe(services.jobs)
        dialog = EnginesDialog(services.engine.programs, probe, services.folders, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @Slot()
    def _show_network(self) -> None:
        self.network().open()

    def network(self) -> NetworkPlay:
        """Games over the network, loaded when they are first wanted."""
        if self._network is None:
            from harzdame_gui.network.presenter import NetworkPlay

            self._network = NetworkPlay(
                self._context, start=self._start_over_network, before=self._parting.before
            )
        return self._network

    @property
    def is_on_network(self) -> bool:
        """Whether there is a game over the network, or an opponent is looked for; it ends with the window."""
        return self._network is not None and self._network.busy

    def leave_network(self) -> None:
        """Leave the game over the network, or look for an opponent no longer."""
        if self._network is not None:
            self._network.close()

    @Slot(object)
    def _play_over_network(self, choice: NewGame) -> None:
        self.network().play(choice)

    def _start_over_network(self, begin: Callable[[], None]) -> None:
        self._context.late.file.detach()
        begin()

    @Slot()
    def show_keys(self) -> None:
        """Show the list of all keys."""
        from harzdame_gui.main_window.keys_window import KeysWindow

        if self.keys is None:
            self._keys = KeysWindow(self._context.menu, self._context.settings, self._window)
            self._keys.changeWanted.connect(self.keysWanted)
        if self.keys is not None:
            self.keys.come_forward()

    @Slot()
    def _show_rules(self) -> None:
        """The rules of the game on the board, at the section that the notice shown is about."""
        self.show_rules_of(self._context.session.position.rules.id, self._notices.section)

    @Slot(str)
    def show_rules_of(self, game: str, section: str = "") -> None:
        """The rules of a game, by its id."""
        if self._rules is None:
            from harzdame_gui.rules.window import RulesWindow

            self._rules = RulesWindow(self._context.settings)
            self._rules.comparisonWanted.connect(self.compare)
            self._rules.tourWanted.connect(self.tourWanted)
        self._rules.show_rules(game, section)

    @Slot()
    def _compare_games(self) -> None:
        self.compare(self._context.session.position.rules.id)

    @Slot(str)
    def compare(self, game: str, other: str = "") -> None:
        """Compare a game with another, by their ids; usually the one on the board, else its nearest."""
        from harzdame_gui.comparison.window import ComparisonWindow

        if self._comparison is None:
            self._comparison = ComparisonWindow(self._context.settings, self._context.services.jobs)
        on_board = self._context.session.position.rules.id
        self._comparison.show_games(game, other or (on_board if on_board != game else ""))
