"""The workspace: the part of the main window that is made once the board has been painted.

It is the menu, the panel beside the board and all that deals with files, other
games and the rules pages.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.controllers.game.look_ahead import LookAhead
from harzdame_gui.controllers.sounds.speaker import Speaker
from harzdame_gui.editing.commands import EditCommands
from harzdame_gui.editing.presenter import Editing
from harzdame_gui.endgames.table_list import EndgameList
from harzdame_gui.export.exporting import Exporting
from harzdame_gui.files.dropping import Dropping
from harzdame_gui.files.file_dock import FileDock
from harzdame_gui.files.file_games import FileGames
from harzdame_gui.files.game_place import GamePlace, Neighbours
from harzdame_gui.files.leaving import Leaving
from harzdame_gui.files.parting import Parting
from harzdame_gui.files.pasting import Pasting
from harzdame_gui.files.recent_files import RecentFiles
from harzdame_gui.files.recovering import Recovering
from harzdame_gui.files.save_notices import SaveNotices
from harzdame_gui.files.saving import Saving
from harzdame_gui.late_services import LateServices
from harzdame_gui.library.stored_game import StoredGame
from harzdame_gui.main_window.ahead import Ahead
from harzdame_gui.main_window.games import Games
from harzdame_gui.main_window.preferences import Preferences
from harzdame_gui.main_window.reading_notices import ReadingNotices
from harzdame_gui.main_window.screen import Screen
from harzdame_gui.main_window.setting_up import SettingUp
from harzdame_gui.main_window.side_panel import Scoresheet, SidePanel
from harzdame_gui.main_window.study_parts import StudyParts
from harzdame_gui.main_window.study_rooms import StudyRooms
from harzdame_gui.main_window.tournaments import Tournaments
from harzdame_gui.main_window.unwritten import UnwrittenView
from harzdame_gui.main_window.windows import Windows
from harzdame_gui.my_games.presenter import OwnGames
from harzdame_gui.notices.card import NoticeCard, Tone
from harzdame_gui.notices.edge_lesson import EdgeLesson
from harzdame_gui.notices.floating import Bubble
from harzdame_gui.notices.hints import Hints
from harzdame_gui.notices.presenter import Notices
from harzdame_gui.play.clock_view import ClockView
from harzdame_gui.play.ending import Ending
from harzdame_gui.play.look_ahead import LookAheadView
from harzdame_gui.play.presenter import BoardPresenter
from harzdame_gui.play.result_card import ResultCard
from harzdame_gui.play.typed_moves import TypedMoves
from harzdame_gui.play.watch_bar import WatchBar, WatchView
from harzdame_gui.rating.presenter import StrengthPresenter
from harzdame_gui.review.commands import ReviewCommands
from harzdame_gui.services import Services
from harzdame_gui.sounds.menu import SoundMenu
from harzdame_gui.sounds.presenter import GameSounds
from harzdame_gui.widgets.connections import connect_in_qt
from harzdame_gui.widgets.main_commands import MainCommands
from harzdame_gui.widgets.menu import MainMenu


class Workspace(QObject):
    """The menu, what is in the panel, files, games and rules pages of one window, which it belongs to."""

    def __init__(
        self,
        services: Services,
        late: LateServices,
        *,
        ahead: Ahead,
        window: QWidget,
        screen: Screen,
        board: BoardView,
        presenter: BoardPresenter,
        look_ahead: LookAhead,
        actions: MainCommands,
    ) -> None:
        super().__init__(window)
        session, settings = services.session, services.settings
        self._services = services
        self._window = window
        self.file = late.file
        panel = ahead.panel
        self._add_commands(panel.commands, look_ahead)
        self.notices = self._made_notices(screen, board, panel, actions)
        presenter.strayed.connect(self.notices.show_refusal)
        Scoresheet(session, panel)
        reviewing = ReviewCommands(self)
        window.addActions(reviewing.all())
        self._add_ending(panel, actions, reviewing)
        TypedMoves(
            panel.entry,
            board,
            key=actions.type_move,
            position=lambda: look_ahead.position,
            play=presenter.play,
            refuse=presenter.refuse,
            say=lambda message: self.notices.say(message, Tone.WARNING),
        )
        connect_in_qt(session, "gameReplaced()", panel.entry, "clear()")
        LookAheadView(
            look_ahead,
            session,
            board=board,
            area=screen.area,
            actions=actions,
            parent=self,
        )
        speaker = Speaker(settings.sounds, services.jobs, self)
        GameSounds(session, speaker, lambda: board.motion_left, self)
        clocks = ClockView(
            session,
            settings,
            area=screen.area,
            notices=self.notices,
            actions=actions,
            speaker=speaker,
            parent=self,
        )
        clocks.set_flipped(presenter.is_flipped)
        presenter.flipped.connect(clocks.set_flipped)
        self.menu = self._made_menu(actions)
        SoundMenu(settings, speaker, self.menu)
        Editing(
            session,
            GameEditor(session, self),
            panel=panel.remarks,
            moves=panel.moves,
            board=board,
            menu=self.menu,
            commands=panel.commands,
            actions=actions,
            notices=self.notices,
        )
        self._study = StudyParts(
            services,
            late,
            screen=screen,
            board=board,
            presenter=presenter,
            look_ahead=look_ahead,
            panel=panel,
            menu=self.menu,
            notices=self.notices,
            actions=actions,
            reviewing=reviewing,
            window=window,
        )
        screen.set_panel(panel)
        unwritten = NoticeCard()
        panel.add_card(unwritten)
        self._unwritten = UnwrittenView(
            services, late.recovery, card=unwritten, notices=self.notices, window=window
        )
        self._saving = Saving(services, late.file, window)
        self._parting = parting = Parting(session, self.notices, window)
        stored = StoredGame(session, late.file, self._saving, late.library)
        self.recovering = Recovering(
            services,
            late,
            saving=self._saving,
            parting=parting,
            notices=self.notices,
            actions=actions,
        )
        self._file_games = FileGames(
            services, late, recovering=self.recovering, parting=parting, notices=self.notices
        )
        self.games = Games(
            services,
            late=late,
            saving=self._saving,
            stored=stored,
            open_game=self._file_games.open,
            parting=parting,
            notices=self.notices,
            reading_notices=ReadingNotices(
                services, notices=self.notices, text_wanted=actions.show_text, window=window
            ),
            actions=actions,
            window=window,
        )
        self.save_notices = SaveNotices(
            services.session, self._saving, late.outside, notices=self.notices, remedies=stored.remedies
        )
        self._add_files(screen, ahead, board, late, actions)
        self._pasting = Pasting(
            services,
            notices=self.notices,
            show=self.games.study,
            open_file=self.games.open_path,
            tell_reading=self.games.reading_notices.tell,
            window=window,
        )
        self._take_drops()
        OwnGames(
            services,
            late.own,
            recovering=self.recovering,
            notices=self.notices,
            actions=actions,
            window=window,
        )
        self._add_ways_back(late, presenter, board, actions)
        Exporting(
            services,
            file=late.file,
            notices=self.notices,
            actions=actions,
            is_flipped=lambda: presenter.is_flipped,
            window=window,
        )
        self.windows = Windows(
            services,
            late,
            stored=stored,
            games=self.games,
            parting=self._parting,
            notices=self.notices,
            actions=actions,
            add_card=panel.add_card,
            board=board,
            menu=self.menu,
            window=window,
        )
        self.tournaments = Tournaments(
            services,
            late.tournaments,
            study=self.games.study,
            play=self.games.start,
            notices=self.notices,
            actions=actions,
            window=window,
        )
        self.rooms = StudyRooms(
            services,
            late,
            board=board,
            look_ahead=look_ahead,
            study=self.games.study,
            menu=self.menu,
            notices=self.notices,
            window=window,
        )
        self._study.explorer.adoptWanted.connect(self.rooms.openings.add_move)
        EndgameList(services, late.endgames, study=self.games.study, actions=actions, window=window)
        screen.top_bar.set_menu(self.menu)
        self._connect(actions)

    def put_away(self) -> None:
        """Close what Escape closes: a notice, the bar of playing through."""
        self.notices.dismiss()
        self._study.put_away()

    def may_close(self) -> bool:
        """Whether the window can be closed without a loss; else it is asked about."""
        return self._unwritten.may_close()

    def close(self) -> None:
        """Close the other windows, and end what helps to study, as the window closes."""
        self.windows.close()
        self.tournaments.close()
        self.rooms.close()
        self._study.close()

    def _add_ways_back(
        self, late: LateServices, presenter: BoardPresenter, board: BoardView, actions: MainCommands
    ) -> None:
        """What leads back to games that left the board, and to the work in the set-up editor."""
        Leaving(
            self._services.session,
            late.file,
            late.recovery,
            recovering=self.recovering,
            notices=self.notices,
            actions=actions,
        )
        self.recovering.flipWanted.connect(presenter.set_flipped)
        self.recovering.reviewLeft.connect(self._study.review.take_up)
        setting_up = SettingUp(
            self._services, late.endgames, games=self.games, board=board, actions=actions, window=self._window
        )
        self.recovering.setUpWanted.connect(setting_up.resume)
        setting_up.worked.connect(late.recovery.note_set_up)

    def _add_commands(self, commands: EditCommands, look_ahead: LookAhead) -> None:
        """Give the commands for editing, which speak of the game and not of a line that is looked at."""
        self._window.addActions(commands.all())
        for command in commands.all():
            command.triggered.connect(look_ahead.leave)

    def _made_notices(
        self, screen: Screen, board: BoardView, panel: SidePanel, actions: MainCommands
    ) -> Notices:
        session, settings = self._services.session, self._services.settings
        bubble = Bubble(board, screen)
        toast = panel.made_toast(board)
        notices = Notices(
            session, board, actions, card=panel.notice, toast=toast, bubble=bubble, parent=panel
        )
        Hints(
            session,
            settings.hints_in_steps,
            board=board,
            notices=notices,
            actions=actions,
            jobs=self._services.jobs,
        )
        EdgeLesson(session, board, notices, settings.edges_explained, panel)
        return notices

    def _made_menu(self, actions: MainCommands) -> MainMenu:
        menu, services = MainMenu(actions, self._window), self._services
        Preferences(services.settings, services.themes, menu)
        return menu

    def _take_drops(self) -> None:
        dropping = Dropping(self._window)
        dropping.filesDropped.connect(self.games.open_paths)
        dropping.textDropped.connect(self._pasting.take)

    def _connect(self, actions: MainCommands) -> None:
        games, saving = self.games, self._saving
        recent = RecentFiles(self._services.settings, self._services.jobs, self.menu.recent, self.menu)
        recent.chosen.connect(games.open_path)
        self.menu.aboutToShow.connect(self._services.folders.look)
        self._services.folders.look()
        StrengthPresenter(self._services, play=games.play_against, actions=actions, window=self._window)
        for action, slot in (
            (actions.new_game, games.new_game),
            (actions.choose_game, games.choose_game),
            (actions.open, games.open),
            (actions.save, saving.save),
            (actions.save_as, saving.save_as),
            (actions.copy_position, games.copy_position),
            (actions.copy_game, games.copy_game),
            (actions.paste, self._pasting.paste),
        ):
            action.triggered.connect(slot)

    def _add_ending(self, panel: SidePanel, actions: MainCommands, reviewing: ReviewCommands) -> None:
        """The cards of a game that is over, and of one that is watched."""
        services = self._services
        bar = WatchBar(actions, services.settings.watch_pause)
        texts = [(action, action.text()) for action in (actions.rematch, actions.other_colors)]
        texts += [(action, action.iconText()) for action in (reviewing.review, actions.take_back)]
        card = ResultCard(texts)
        panel.add_card(bar)
        panel.add_card(card, allow=card.allow)
        WatchView(services.session, bar, actions)
        Ending(services.session, services.settings, card=card, notices=self.notices, actions=actions)

    def _add_files(
        self, screen: Screen, ahead: Ahead, board: BoardView, late: LateServices, actions: MainCommands
    ) -> None:
        """The list of the games of open files, and the place of the game on the board among them."""
        Neighbours(late.file, self._file_games, actions)
        ahead.panel.set_place(GamePlace(late.file, actions))
        dock = self._files = FileDock(
            self._services, late, ahead.files, notices=self.notices, actions=actions, board=board
        )
        screen.set_list(dock.card)
        dock.list.gameWanted.connect(self._file_games.open)
        self._file_games.resumed.connect(dock.leave)
        dock.list.reviewWanted.connect(self._study.reviewing.ask)
        for review in (self._study.review, self._study.reviewing):
            review.begun.connect(dock.uncover)
        self.games.listWanted.connect(dock.show)
        dock.begin()
