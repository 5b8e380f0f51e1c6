"""The library's room: joins its window to the library and to the game on the board."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TypeAlias

from harzdame_engine import pdn
from harzdame_engine.library.errors import GameChangedError
from harzdame_engine.library.importing import ImportOptions, ImportReport
from harzdame_engine.library.pattern import PositionPattern
from harzdame_engine.library.query import GameQuery
from harzdame_engine.library.records import FoundGames, GameColumn
from harzdame_engine.library.tag_edit import TagChange
from PySide6.QtCore import QObject, Qt, Signal, Slot

from harzdame_gui.context import Context
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.library.questions import LibraryMarks, PreviewedGame
from harzdame_gui.controllers.library.tag_changes import TagReport
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.library.changes import GameChanges
from harzdame_gui.library.found_walk import FoundWalk
from harzdame_gui.library.import_lines import report_lines
from harzdame_gui.library.long_work import ReportDialog
from harzdame_gui.library.pattern_dialog import PatternDialog
from harzdame_gui.library.spellings_dialog import SpellingsDialog, spellings_of
from harzdame_gui.library.stored_game import StoredGameKeeper
from harzdame_gui.library.tags_dialog import SeveralTagsDialog, TagsDialog
from harzdame_gui.library.text import failure_message, report_message, tag_lines, tag_message
from harzdame_gui.library.window import LibraryWindow
from harzdame_gui.text.message import Message
from harzdame_gui.widgets.connections import close_for_good
from harzdame_gui.widgets.file_dialogs import OpenDialog

Report: TypeAlias = ImportReport | TagReport


class LibraryRoom(QObject):
    """The library's window and what happens in it.

    *Signals*
    told(Message, bool): something happened while the window was closed; True: it went wrong.
    """

    told = Signal(object, bool)

    def __init__(self, context: Context, stored: StoredGameKeeper, walk: FoundWalk) -> None:
        super().__init__(context.window)
        library, folders = context.late.library, context.services.folders
        self._session: GameSession = context.session
        self._folders = folders
        self._library = library
        self._stored = stored
        self._walk = walk
        self._search: Job | None = None
        self._state: object = None
        self._previewed: Job | None = None
        self._order, self._descending = GameColumn.ADDED, False
        self._found = FoundGames(array("q"), {})
        self._reports: list[Report] = []
        """The one that is shown, and those behind it."""
        self._dialog: ReportDialog | None = None
        self._spellings = context.settings.name_spellings
        self.window = LibraryWindow(context.settings)
        self.changes = GameChanges(self.window, library, folders)
        self._connect()

    def open(self) -> None:
        """Bring the window to the front."""
        self.window.form.set_usual_variant(self._session.position.rules.id)
        fresh = not self.window.isVisible()
        self.window.focus_search()
        if fresh:
            self._refresh()
            self._library.load_positions(self._session.position.rules)

    @property
    def unread(self) -> tuple[Report, ...]:
        """The reports that nobody has read to the end."""
        return tuple(self._reports)

    def take_up(self, unread: Sequence[Report]) -> None:
        """Go on with the work that was followed in another window, and have reports from there to show."""
        self._reports += unread
        for job in self._library.long_work:
            self.window.work.follow(job)

    def close(self) -> None:
        """Close the window for good; an import goes on."""
        close_for_good(self.window, self)

    @Slot()
    def add_board(self) -> None:
        """Add the game on the board; if it is one of the library, write what was changed back to it."""
        if self._stored.game is None:
            self._library.add_text(pdn.write(self._session.tree)).finished.connect(self._on_added)
        elif self._session.modified:
            self._stored.keep()
        else:
            self._say(Message(self.tr("This game is in the library already.")))

    def _connect(self) -> None:
        window, library = self.window, self._library
        library.changed.connect(self._refresh)
        self._spellings.changed.connect(self._on_spellings_changed)
        library.failed.connect(self._on_failed)
        for done in (library.imported, library.tagsChanged):
            done.connect(self._on_done)
        window.form.changed.connect(self._look)
        window.form.boardWanted.connect(self._on_board_wanted)
        window.form.patternWanted.connect(self._ask_for_pattern)
        window.folders.chosen.connect(self._look)
        window.model.rowsWanted.connect(self._on_rows_wanted)
        window.model.orderWanted.connect(self._on_order_wanted)
        window.gameShown.connect(self._on_game_shown)
        window.gameOpened.connect(self._on_game_opened)
        window.commands.edit.triggered.connect(self._edit)
        for wanted in (window.import_files.clicked, window.nothing.filesWanted):
            wanted.connect(self._ask_for_files)
        for wanted in (window.import_folder.clicked, window.nothing.folderWanted):
            wanted.connect(self._ask_for_import_folder)
        window.add_board.clicked.connect(self.add_board)
        window.spellings.clicked.connect(self._ask_for_spellings)
        window.filesDropped.connect(self.import_names)
        window.activated.connect(self._on_activated)

    # Searching

    @property
    def query(self) -> GameQuery:
        """What is asked for by form, folders and order."""
        place = self.window.folders.place
        query = self.window.form.query
        return query._replace(
            folder=place.folder,
            label=place.label,
            unread=place.unread,
            least_stars=max(query.least_stars, 1 if place.starred else 0),
            names=spellings_of(self._spellings.value),
            order=self._order,
            descending=self._descending,
        )

    @Slot()
    def _refresh(self) -> None:
        """Look at the library anew, folders and labels included."""
        if self.window.isVisible():
            self._library.marks().finished.connect(self._on_marks)
            self._look()

    @Slot()
    def _on_activated(self) -> None:
        """Ask for the library’s state, which another app may have changed meanwhile."""
        if self.window.isVisible():
            self._library.state().finished.connect(self._on_state)

    @Slot(object)
    def _on_state(self, state: object) -> None:
        if self._state is not None and state != self._state:
            self._refresh()
        self._state = state

    @Slot()
    def _look(self) -> None:
        if not self.window.isVisible():
            return
        if self._search is not None:
            self._search.cancel()
        self.window.show_narrowed(self.window.form.query != GameQuery())
        self._search = job = self._library.search(self.query)
        job.finished.connect(self._on_found)
        hear(self, job, ended=lambda: self._on_search_ended(job))

    def _on_search_ended(self, job: Job) -> None:
        if self._search is job:
            self._search = None

    @Slot(object)
    def _on_found(self, found: FoundGames) -> None:
        self._found = found
        self._walk.offer(found)
        self.window.show_found(found)

    @Slot(object)
    def _on_marks(self, marks: LibraryMarks) -> None:
        self.window.show_marks(marks)

    @Slot(object)
    def _on_rows_wanted(self, games: tuple[int, ...]) -> None:
        if self.window.isVisible():
            self._library.rows(games).finished.connect(self.window.model.add_rows)

    @Slot(object, bool)
    def _on_order_wanted(self, column: GameColumn, descending: bool) -> None:
        self._order, self._descending = column, descending
        self._look()

    @Slot()
    def _on_board_wanted(self) -> None:
        self.window.form.set_pattern(PositionPattern.exactly(self._session.position))

    @Slot()
    def _ask_for_pattern(self) -> None:
        dialog = PatternDialog(self._session.position, self.window.form.pattern, self.window)
        dialog.accepted.connect(lambda: self.window.form.set_pattern(dialog.pattern))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @Slot()
    def _ask_for_spellings(self) -> None:
        dialog = SpellingsDialog(self._spellings.value, self.window)
        dialog.accepted.connect(lambda: self._spellings.set(dialog.persons))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @Slot()
    def _on_spellings_changed(self, *_: object) -> None:
        self._look()

    # One game

    @Slot(int)
    def _on_game_shown(self, game: int) -> None:
        if self._previewed is not None:
            self._previewed.cancel()
            self._previewed = None
        if not game:
            self._on_preview(None)
            return
        self._previewed = job = self._library.preview(game)
        job.finished.connect(self._on_preview)
        hear(self, job, ended=lambda: self._on_preview_ended(job))

    def _on_preview_ended(self, job: Job) -> None:
        if self._previewed is job:
            self._previewed = None

    @Slot(object)
    def _on_preview(self, preview: PreviewedGame | None) -> None:
        ply = self._found.plies.get(preview.game.row.id) if preview is not None else None
        self.window.preview.show_preview(preview, ply)
        self.window.show_labels(frozenset(preview.game.labels) if preview is not None else frozenset())

    @Slot(int, int)
    def _on_game_opened(self, game: int, ply: int) -> None:
        self._walk.open(self._found, game, ply, self.window)

    @Slot()
    def _edit(self) -> None:
        games = self.window.selected
        if len(games) > 1:
            job = self._library.player_names(games)
            hear(self, job, finished=partial(self._open_form_of_several, games))
        elif game := self.window.current:
            self._library.preview(game).finished.connect(self._open_form)

    @Slot(object)
    def _open_form(self, preview: PreviewedGame | None) -> None:
        if preview is None:
            self._on_failed(GameChangedError(0, removed=True))
            return
        dialog = TagsDialog(preview.game, self.window)
        dialog.accepted.connect(lambda: self._on_edited(dialog))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _on_edited(self, dialog: TagsDialog) -> None:
        changes, row = dialog.changes, dialog.game.row
        if changes and dialog.in_files:
            self._change([row.id], TagChange(changes), files=True)
        elif changes:
            self._library.edit_tags(row, changes)

    def _open_form_of_several(self, games: list[int], names: list[str]) -> None:
        dialog = SeveralTagsDialog(len(games), names, self.window)
        dialog.accepted.connect(lambda: self._change(games, dialog.change, files=dialog.in_files))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _change(self, games: list[int], change: TagChange, *, files: bool) -> None:
        if change == TagChange():
            return
        self.window.work.follow(self._library.change_tags(games, change, files=files))

    # Importing

    @Slot()
    def _ask_for_files(self) -> None:
        kinds = [self.tr("Draughts games (*.pdn)"), self.tr("All files (*)")]
        self._ask_for_import(self.tr("Import files"), OpenDialog.FileMode.ExistingFiles, kinds)

    @Slot()
    def _ask_for_import_folder(self) -> None:
        self._ask_for_import(self.tr("Import a folder and those in it"), OpenDialog.FileMode.Directory)

    def _ask_for_import(self, title: str, mode: OpenDialog.FileMode, kinds: Sequence[str] = ()) -> None:
        dialog = OpenDialog(title, self.window, self._folders, mode=mode, filters=kinds)
        dialog.filesSelected.connect(self.import_names)
        dialog.open()

    @Slot(object)
    def import_names(self, names: list[str]) -> None:
        """Import files and folders, into the folder chosen at the left."""
        options = ImportOptions(folder=self.window.folders.place.folder)
        self.import_paths([Path(name) for name in names], options)

    def import_paths(self, paths: Sequence[Path], options: ImportOptions) -> None:
        """Import files and folders, and show how far that is."""
        self.window.work.follow(self._library.import_paths(paths, options))

    @Slot(object)
    def _on_done(self, report: Report) -> None:
        if isinstance(report, TagReport) and not tag_lines(report):
            self._say(tag_message(report))
            return
        self._reports.append(report)
        self.show_reports()

    def show_reports(self) -> None:
        """Show the first report, unless one is shown; the others follow when that was read."""
        if not self._reports or self._dialog is not None:
            return
        report = self._reports[0]
        if isinstance(report, TagReport):
            told = self.tr("Details of games"), tag_message(report), tag_lines(report)
        else:
            told = self.tr("Import"), report_message(report), report_lines(report)
        self._dialog = dialog = ReportDialog(*told, self.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        away = not self.window.isActiveWindow()  # then the keyboard stays where somebody works
        dialog.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, away)
        dialog.finished.connect(self._on_report_read)
        dialog.open()

    @Slot()
    def _on_report_read(self) -> None:
        self._dialog = None
        del self._reports[0]
        self.show_reports()

    @Slot(object)
    def _on_added(self, report: ImportReport) -> None:
        if report.added:
            message = Message(self.tr("The game is in the library, in “My games”."))
        else:
            message = Message(self.tr("This game is in the library already."))
        self._say(message)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self._say(failure_message(error), warning=True)

    def _say(self, message: Message, *, warning: bool = False) -> None:
        """Tell it where it is seen."""
        if self.window.isVisible():
            self.window.say(message, warning=warning)
        else:
            self.told.emit(message, warning)
