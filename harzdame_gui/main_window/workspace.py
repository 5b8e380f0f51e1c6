"""The workspace: the part of the main window that is made once the board has been painted.

It is the menu, the panel beside the board and all that deals with files, other
games and the rules pages: the subjects, in the order in which they appear.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from harzdame_gui.about.install import install_about
from harzdame_gui.access.install import install_access
from harzdame_gui.analysis.install import install_analysis
from harzdame_gui.board import BoardView
from harzdame_gui.coach.install import install_coach
from harzdame_gui.commands.command import Menu
from harzdame_gui.commands.key_changes import KeyChanges
from harzdame_gui.commands.letters import MenuLetters
from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.commands.main_menu import MainMenu
from harzdame_gui.commands.menu_bar import MenuBar, has_bar
from harzdame_gui.context import Context
from harzdame_gui.controllers.game.look_ahead import LookAhead
from harzdame_gui.controllers.opponents.opponents import Opponent
from harzdame_gui.crashes.install import install_crashes
from harzdame_gui.editing.install import install_editing
from harzdame_gui.endgames.install import install_endgames
from harzdame_gui.endgames.table_list import EndgameList
from harzdame_gui.export.exporting import Exporting
from harzdame_gui.files.dropping import Dropping
from harzdame_gui.files.file_list import FileList
from harzdame_gui.files.game_place import GamePlace
from harzdame_gui.files.install import install_files
from harzdame_gui.files.pasting import Pasting
from harzdame_gui.files.recent_files import RecentFiles
from harzdame_gui.files.save_notices import SaveNotices
from harzdame_gui.finder.install import install_finder
from harzdame_gui.home.install import install_home
from harzdame_gui.home.presenter import HomeWays
from harzdame_gui.late_services import LateServices
from harzdame_gui.library.explorer import Explorer
from harzdame_gui.library.found_walk import FoundWalk
from harzdame_gui.library.position_games import PositionGames
from harzdame_gui.library.stored_game import StoredGameKeeper
from harzdame_gui.main_window.games import Games
from harzdame_gui.main_window.parts_made_first import PartsMadeFirst
from harzdame_gui.main_window.screen import Screen
from harzdame_gui.main_window.setting_up import SettingUp
from harzdame_gui.main_window.side_panel import Scoresheet
from harzdame_gui.main_window.study_rooms import StudyRooms
from harzdame_gui.main_window.tournaments import Tournaments
from harzdame_gui.main_window.unwritten import UnwrittenView
from harzdame_gui.main_window.windows import Windows
from harzdame_gui.my_games.presenter import OwnGames
from harzdame_gui.notices.edge_lesson import EdgeLesson
from harzdame_gui.notices.install import install_notices
from harzdame_gui.play.install import install_play
from harzdame_gui.play.presenter import BoardPresenter
from harzdame_gui.rating.presenter import StrengthPresenter
from harzdame_gui.replay.install import install_replay
from harzdame_gui.review.commands import ReviewCommands
from harzdame_gui.review.install import install_review
from harzdame_gui.services import Services
from harzdame_gui.settings.install import install_settings
from harzdame_gui.sounds.install import install_sounds

if TYPE_CHECKING:
    from harzdame_gui.finder.sources import Ways
    from harzdame_gui.settings.key_table import Rooms


class Workspace(QObject):
    """Installs the subjects of one window, which it belongs to, and connects them with one another.

    `installed` does it in steps; before the last there is nothing to see of it.
    """

    def __init__(
        self,
        services: Services,
        late: LateServices,
        *,
        ahead: PartsMadeFirst,
        window: QMainWindow,
        screen: Screen,
        board: BoardView,
        presenter: BoardPresenter,
        look_ahead: LookAhead,
        commands: MainCommands,
    ) -> None:
        super().__init__(window)
        self._window = window
        panel = self._panel = ahead.panel
        self._list_card = ahead.files
        self._screen, self._presenter = screen, presenter
        self._reviewing = ReviewCommands(self)
        self._ends: list[Callable[[], None]] = []
        """What ends with the window, of the subjects that are installed."""
        self.file = late.file
        self.notices = install_notices(
            services, board, commands, card=panel.notice, toast=panel.made_toast(board), ground=screen
        )
        self.menu = MainMenu(commands, window)
        self._context = Context(
            services,
            late,
            window,
            screen,
            board,
            look_ahead,
            commands,
            self.menu,
            self.notices,
            panel.add_card,
        )

    def installed(self) -> Iterator[QObject]:
        """Installs one part after the other, each in a step that nobody feels, and shows them at the end."""
        for install in (
            self._install_game,
            self._install_analysis,
            self._install_reviews,
            self._install_files,
            self._install_rooms,
        ):
            yield self
            install()
        yield self
        self._connect()
        self._show()

    @property
    def look_ahead(self) -> LookAhead:
        """The line that is looked at."""
        return self._context.look_ahead

    def put_away(self) -> None:
        """Close what Escape closes: a notice, the bar of playing through."""
        self.notices.dismiss()
        self.replaying.replay.put_away()
        self.home.put_away()

    @property
    def file_list(self) -> FileList:
        """The list of the games of open files."""
        return self.files.dock.list

    def may_close(self) -> bool:
        """Whether the window can be closed without a loss; else it is asked about."""
        return self.unwritten.may_close() and self.files.parting.before_closing(self._leave_and_close)

    @property
    def asks_to_close(self) -> bool:
        """Whether somebody wanted to close the window, and is asked about it."""
        return self.unwritten.asks

    def _leave_and_close(self) -> None:
        self.windows.leave_network()
        self._context.window.close()

    def close(self) -> None:
        """Close the other windows, and end what helps to study, as the window closes."""
        while self._ends:
            self._ends.pop()()

    def _install_game(self) -> None:
        """What the game on the board is played and written down with."""
        context, panel = self._context, self._panel
        KeyChanges(context.settings.keys, self)
        Scoresheet(context.session, panel, context.settings)
        self._speaker = install_sounds(context)
        install_play(
            context,
            presenter=self._presenter,
            area=self._screen.area,
            entry=panel.entry,
            review=self._reviewing.review,
            speaker=self._speaker,
            play=self._play_opponent,
        )
        install_editing(context, panel=panel.remarks, moves=panel.moves, commands=panel.commands)
        context.settings.score_side.follow(panel.engine_line.set_side)
        EdgeLesson(context.session, context.board, self.notices, context.settings.edges_explained, self.menu)

    def _play_opponent(self, opponent: Opponent) -> None:
        self.games.following.play_opponent(opponent)

    def _install_analysis(self) -> None:
        """What says how the position on the board stands."""
        context, panel = self._context, self._panel
        self.analysis = install_analysis(context, panel.analysis)
        self._explorer = Explorer(context, self.analysis.analysis, panel.explorer)
        self._coach = install_coach(context)
        self._coach.waitingChanged.connect(self._presenter.show_players)
        install_endgames(context, panel.analysis.set_offer)
        install_access(context, self.analysis.analysis)
        self._ends += (self.analysis.view.close, self._explorer.close, self._coach.close)

    def _install_reviews(self) -> None:
        """What is learned from the game on the board."""
        context = self._context
        self._reviews = install_review(context, self._reviewing)
        self._panel.set_review(self._reviews.game.panel)
        self.replaying = replay, learning = install_replay(context, self._reviewing.learn)
        self._ends += (self._reviews.game.close, learning.close, replay.close)

    def _install_files(self) -> None:
        """What brings games to the board and away from it."""
        context, late = self._context, self._context.late
        self.unwritten = UnwrittenView(context)
        files = self.files = install_files(context, self._list_card)
        self.recovering = files.recovering
        self.stored = StoredGameKeeper(context.session, late.file, files.saving, late.library, late.recovery)
        self.games = Games(context, files, self.stored)
        self.save_notices = SaveNotices(context, files.saving, self.stored.remedies)
        self._panel.set_place(GamePlace(late.file, context.commands))
        files.dock.list.reviewWanted.connect(self._reviews.file.ask)
        for review in self._reviews:
            review.begun.connect(files.dock.uncover)
        self.games.listWanted.connect(files.dock.show)
        self._pasting = Pasting(
            context,
            show=self.games.study,
            open_file=self.games.open_path,
            tell_reading=self.games.reading_notices.tell,
        )
        self._own_games = OwnGames(context, files.recovering)
        Exporting(context)

    def _install_rooms(self) -> None:
        """What has a window of its own."""
        context, games = self._context, self.games
        walk = FoundWalk(context, games.show_stored)
        listed = PositionGames(context, self._panel.explorer, walk)
        self.windows = Windows(
            context, stored=self.stored, walk=walk, games=games, parting=self.files.parting
        )
        self.tournaments = Tournaments(context, study=games.study, play=games.start)
        self.rooms = StudyRooms(context, games.study, games.following.play_opponent)
        self.windows.studyWanted.connect(self.rooms.studies.add_text)
        self.windows.tourWanted.connect(self.rooms.studies.take_tour)
        self.files.dock.list.studyWanted.connect(self.rooms.studies.add_text)
        self._ends += (listed.close, self.windows.close, self.tournaments.close, self.rooms.close)
        crashes = install_crashes(context)
        about = install_about(context, crashes.show_report)
        self.settings = install_settings(context, self._speaker, _rooms_with_keys)
        self.windows.keysWanted.connect(self.settings.show_keys)
        self._ends += (crashes.close, about.close, self.settings.close)
        self.finder = install_finder(context, self._ways)
        self._explorer.adoptWanted.connect(self.rooms.openings.add_move)
        EndgameList(context, games.study)
        StrengthPresenter(context, games.following.play_against)
        setting_up = SettingUp(context, games)
        setting_up.worked.connect(context.late.recovery.note_set_up)
        self.recovering.setUpWanted.connect(setting_up.resume)
        self.home = install_home(context, self._panel, self._ways_from_home())

    def _ways_from_home(self) -> HomeWays:
        games, rooms, windows = self.games, self.rooms, self.windows
        return HomeWays(
            begin_course=rooms.studies.begin_course,
            read=rooms.studies.read_shipped,
            go_on=self._own_games.open,
            train=rooms.puzzles.train,
            play_tournament=self.tournaments.go_on,
            play=games.following.play_opponent,
            compare=windows.compare,
            take_tour=rooms.studies.take_tour,
        )

    def _ways(self) -> Ways:
        """What is done with what was found."""
        from harzdame_gui.finder.sources import Ways
        from harzdame_gui.study.stand import StudyStand

        def open_course(path: Path, shipped: bool, chapter: int | None) -> None:
            self.rooms.studies.show_study(StudyStand(path, shipped, None, chapter))

        return Ways(
            start_game=self.games.new_game_of,
            show_rules=self.windows.show_rules_of,
            take_tour=self.rooms.studies.take_tour,
            show_setting=self.settings.show_setting,
            open_course=open_course,
            open_file=self.games.open_path,
            show_folder=self.windows.show_folder,
        )

    def _connect(self) -> None:
        """Lead back to games that were left, and to files that are recent, dropped or named by a command."""
        context, games, saving = self._context, self.games, self.files.saving
        self.recovering.flipWanted.connect(self._presenter.set_flipped)
        self.recovering.reviewLeft.connect(self._reviews.game.take_up)
        self.recovering.copyLeft.connect(self.stored.recall)
        dropping = Dropping(context.window)
        dropping.filesDropped.connect(games.open_paths)
        dropping.textDropped.connect(self._pasting.take)
        files = self.menu.of(Menu.FILE)
        recent = RecentFiles(context.settings, context.jobs, self.menu.recent, files)
        recent.chosen.connect(games.open_path)
        files.aboutToShow.connect(context.services.folders.look)
        context.services.folders.look()
        self.tournaments.look_for_left()
        commands = context.commands
        for command, slot in (
            (commands.new_game, games.new_game),
            (commands.choose_game, games.choose_game),
            (commands.open, games.open),
            (commands.save, saving.save),
            (commands.save_as, saving.save_as),
            (commands.copy_position, games.copy_position),
            (commands.copy_game, games.copy_game),
            (commands.paste, self._pasting.paste),
        ):
            command.triggered.connect(slot)

    def _show(self) -> None:
        """Put everything in its place, at once: nothing jumps."""
        screen = self._screen
        screen.set_gauge(self.analysis.bar)
        screen.set_strip(self.replaying.replay.panel)
        screen.set_panel(self._panel)
        screen.set_list(self.files.dock.card)
        self.files.dock.begin()
        self._offer_menu()

    def _offer_menu(self) -> None:
        if has_bar():
            bar = MenuBar(self.menu, self._window)
            self._window.setMenuBar(bar)
        else:
            MenuLetters(self.menu)
            self._screen.top_bar.set_menu(self.menu)


def _rooms_with_keys() -> Rooms:
    from harzdame_gui.main_window.room_keys import ROOMS

    return ROOMS
