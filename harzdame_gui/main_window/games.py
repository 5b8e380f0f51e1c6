"""Ways to another game: begun anew, opened, pasted or set up.

None asks what shall become of the game on the board: that stays among one's own games.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from time import localtime
from typing import TYPE_CHECKING

from harzdame_engine import GameTree, Position, pdn
from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QWidget

from harzdame_gui.context import Context
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.game.new_game import NewGame
from harzdame_gui.controllers.network import network_opponents
from harzdame_gui.controllers.settings.choices import PlayerKind
from harzdame_gui.controllers.settings.settings import MOST_OPEN_FILES
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileFailure
from harzdame_gui.controllers.storage.paths import absolute
from harzdame_gui.files import clipboard
from harzdame_gui.files.install import FileParts
from harzdame_gui.files.saving import name_filters
from harzdame_gui.library.stored_game import StoredGameKeeper
from harzdame_gui.main_window.following_games import FollowingGames
from harzdame_gui.main_window.reading_notices import ReadingNotices
from harzdame_gui.new_game.defaults import (
    dealt,
    last_choice,
    persons,
    remember_choice,
    with_names,
    with_programs,
)
from harzdame_gui.new_game.drawn_opening import with_opening
from harzdame_gui.text.encodings import encoding_name
from harzdame_gui.text.files import failure_message
from harzdame_gui.text.message import Message
from harzdame_gui.translation import counted
from harzdame_gui.widgets.file_dialogs import OpenDialog

if TYPE_CHECKING:
    from harzdame_gui.controllers.library.questions import OpenedGame
    from harzdame_gui.new_game.dialog import NewGameDialog
    from harzdame_gui.new_game.side_choice import Rival


class Games(QObject):
    """Puts other games on the board, by way of their dialogs.

    *Signals*
    rulesWanted(str): show the rules of the game with this id.
    comparisonWanted(str): compare the game with this id with another.
    tourWanted(str): take the tour of the game with this id.
    listWanted(): a file was opened, and one of its games is to be chosen.
    networkWanted(NewGame): a game is to be played with a program that is reached over the network.
    """

    rulesWanted = Signal(str)
    comparisonWanted = Signal(str)
    tourWanted = Signal(str)
    listWanted = Signal()
    networkWanted = Signal(object)

    def __init__(self, context: Context, files: FileParts, stored: StoredGameKeeper) -> None:
        super().__init__(context.window)
        services, late, actions = context.services, context.late, context.commands
        self._session = services.session
        self._programs = services.engine.programs
        self._settings = services.settings
        self._folders = services.folders
        self._file = late.file
        self._files = late.files
        self._stored = stored
        self._open_game = files.games.open
        self._parting = files.parting
        self._notices = context.notices
        self.reading_notices = ReadingNotices(context)
        self._actions = actions
        self._window = context.window
        self._only_listed: set[Path] = set()
        late.files.opened.connect(self._on_opened)
        late.files.openedLate.connect(self._on_opened_late)
        late.files.lettersChanged.connect(self._on_letters_changed)
        late.files.failed.connect(self._on_not_opened)
        late.file.gameRead.connect(self._on_game_read)
        files.saving.failed.connect(self._on_failed)
        self.following = FollowingGames(context, self.start, self)
        actions.play_from_here.triggered.connect(self.play_from_here)

    # A new game

    @Slot()
    def new_game(self) -> None:
        """Ask who plays, then begin. The game offered first is the one on the board."""
        self._choose_new_game()

    def new_game_of(self, game: str) -> None:
        """The same with another game offered first, by its id."""
        self._choose_new_game(game=game)

    @Slot()
    def choose_game(self) -> None:
        """The same, with the keyboard focus on the list of games."""
        self._choose_new_game(choosing=True)

    @Slot()
    def play_from_here(self) -> None:
        """Ask who plays, then begin with the position on the board."""
        self.play_position(self._session.position)

    def play_position(self, position: Position, over: QWidget | None = None) -> NewGameDialog:
        """Ask who plays, then begin with a position; a computer whose turn it is there waits to be told."""
        return self._choose_new_game(position=position, over=over)

    def _choose_new_game(
        self,
        *,
        choosing: bool = False,
        position: Position | None = None,
        over: QWidget | None = None,
        game: str = "",
    ) -> NewGameDialog:
        """Open the dialog over the main window, or `over` another.

        `position` is to begin with; `game` is offered, by its id, rather than that on the board.
        """
        from harzdame_gui.new_game.dialog import NewGameDialog

        shown = self._session.position
        usual = game not in {"", shown.rules.id} or shown == Position.start(shown.rules.id)
        choice = self._last_choice(position or shown)
        you, guest = persons(self._settings)
        dialog = NewGameDialog(
            choice._replace(position=position, variant_id=game or choice.variant_id),
            over or self._window,
            board_speed=self._settings.motion.speed,
            results=self._settings.results.value,
            board=position or (None if usual else shown),
            you=you,
            guest=guest,
            programs=self._rivals,
            favourites=self._settings.favourite_games.value,
            recent=self._settings.recent_games.value,
        )
        dialog.favouritesChanged.connect(self._settings.favourite_games.set)
        dialog.accepted.connect(partial(self._on_new_game_chosen, dialog, from_here=position is not None))
        dialog.rulesWanted.connect(self.rulesWanted)
        dialog.comparisonWanted.connect(self.comparisonWanted)
        dialog.tourWanted.connect(self.tourWanted)
        self._open(dialog)
        if choosing:
            dialog.focus_games()
        return dialog

    def _rivals(self, game: str) -> Sequence[Rival]:
        """What the user has added as opponents, and that plays a game."""
        return (*self._programs.playing(game), *network_opponents.playing(self._settings, game))

    def _last_choice(self, position: Position) -> NewGame:
        """The last choice of players, with the game that a position is of."""
        choice = with_programs(last_choice(self._settings), self._settings)
        return choice._replace(variant_id=position.rules.id)

    def _on_new_game_chosen(self, dialog: NewGameDialog, *, from_here: bool) -> None:
        choice = dialog.choice
        remember_choice(self._settings, choice)
        persons = any(player.kind is PlayerKind.HUMAN for player in choice.players.values())
        waits = from_here and choice.position is not None and persons and not any(choice.clocks)
        waits = waits and not _over_network(choice)
        begin = self._start_waiting if waits else self._begin
        self._parting.before(partial(begin, dealt(choice)))

    def start(self, choice: NewGame) -> None:
        """Begin a game; over the network once there is a connection."""
        self._parting.before(partial(self._begin, choice))

    def _begin(self, choice: NewGame) -> None:
        if _over_network(choice):
            self.networkWanted.emit(choice)
            return
        self._file.detach()
        self._session.new_game(with_names(with_opening(choice)))

    def _start_waiting(self, choice: NewGame) -> None:
        """Begin a game in which a computer that has the first turn takes it when it is told."""
        named = with_names(choice)
        self._file.detach()
        self._session.set_assistant(named.assistant)
        self._session.load(named.tree(localtime()), named.players, at_end=True)
        if not self._session.humans_turn:
            title = self.tr("The computer waits for you.")
            text = self.tr("It moves when you press Space.")
            self._notices.say(Message(title, text), actions=(self._actions.engine_move,))

    # A file

    @Slot()
    def open(self) -> None:
        """Ask for files of games."""
        several = OpenDialog.FileMode.ExistingFiles
        title, folders = self.tr("Open games"), self._folders
        dialog = OpenDialog(title, self._window, folders, mode=several, filters=name_filters())
        dialog.filesSelected.connect(self._on_files_selected)
        self._open(dialog)

    @Slot(object)
    def open_path(self, path: Path) -> None:
        """Open a file. Its only game is put on the board; of several, one is chosen in the list."""
        self.open_paths([path])

    @Slot(object)
    def open_paths(self, paths: Sequence[Path]) -> None:
        """Open files, for example those dropped on the window. The games of several are only listed.

        No more are opened at once than are open again at the next start.
        """
        opened = paths[:MOST_OPEN_FILES]
        if len(opened) > 1:
            self._only_listed.update(absolute(path) for path in opened)
        for path in opened:
            self._files.open(path)
        if len(paths) > len(opened):
            title = counted.tr("Only {opened} of the %Ln files were opened.", "", len(paths))
            remedy = self.tr("Import them into the library to search the games of all.")
            title = title.format(opened=len(opened))
            self._notices.warn(Message(title, remedy), actions=(self._actions.library,))

    @Slot(list)
    def _on_files_selected(self, names: list[str]) -> None:
        self.open_paths([Path(name) for name in names])

    @Slot(object)
    def _on_opened(self, document: PdnDocument) -> None:
        path = document.path
        if absolute(path) not in self._only_listed and len(document.content.games) == 1:
            self._open_game(document, 1)
            return
        self._only_listed.discard(absolute(path))
        self._settings.add_recent_file(path)
        self.listWanted.emit()

    @Slot(object)
    def _on_opened_late(self, document: PdnDocument) -> None:
        """It is listed; what was asked for after it stays in sight, and on the board."""
        self._only_listed.discard(absolute(document.path))
        self._settings.add_recent_file(document.path)

    @Slot(object)
    def _on_letters_changed(self, document: PdnDocument) -> None:
        """Read the game on the board in other letters, too; one that was edited stays as it is."""
        if not self._session.modified:
            self._file.read(document, self._file.number)

    @Slot(object, object)
    def _on_game_read(self, reading: pdn.PdnReading, game: pdn.PdnGame) -> None:
        if reading.tree is None:
            self.reading_notices.tell(game, reading)
            self.reading_notices.show_text()
            return
        self._session.load(reading.tree)
        if self._file.path is not None:
            self._settings.add_recent_file(self._file.path)
        alone = self._file.count == 1  # else the list says what was guessed
        if reading.problems or (alone and game.guessed):
            self.reading_notices.tell(game, reading)
        elif alone and self._file.encoding_is_guessed:
            title = self.tr("The file does not say how its letters are written.")
            text = self.tr("They were read as {encoding}.").format(
                encoding=encoding_name(self._file.encoding)
            )
            self._notices.say(Message(title, text), actions=(self._actions.choose_encoding,))

    @Slot(object)
    def _on_not_opened(self, failure: FileFailure) -> None:
        self._only_listed.discard(absolute(failure.path))
        self._on_failed(failure, False)

    @Slot(object, bool)
    def _on_failed(self, failure: FileFailure, saving: bool) -> None:
        if failure.kind is FailureKind.NOT_FOUND:
            self._settings.remove_recent_file(failure.path)
        if not saving:
            self._notices.warn(failure_message(failure, saving=False))

    # The clipboard

    def study(self, tree: GameTree) -> None:
        """Show a position or game that is in no file; persons play both sides."""
        self._parting.before(partial(self._study, tree))

    def _study(self, tree: GameTree) -> None:
        self._file.detach()
        self._session.load(tree, modified=bool(tree.root.children))

    # The library

    def show_stored(self, opened: OpenedGame) -> None:
        """Show a game of the library."""
        self._parting.before(partial(self._show_stored, opened))

    def _show_stored(self, opened: OpenedGame) -> None:
        self._stored.show(opened)
        self._window.activateWindow()
        if opened.text is not None:
            self.reading_notices.tell(opened.text, opened.reading, offers=False)

    @Slot()
    def copy_position(self) -> None:
        """Put the position on the clipboard."""
        self._notices.say(clipboard.copy_position(self._session.position))

    @Slot()
    def copy_game(self) -> None:
        """Put the game on the clipboard."""
        self._notices.say(clipboard.copy_game(self._session.tree))

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


def _over_network(choice: NewGame) -> bool:
    return any(network_opponents.is_network(player.program) for player in choice.players.values())
