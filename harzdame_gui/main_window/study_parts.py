"""What helps to study the game on the board: analysis, explorer, coach, review, replay, endgame tables."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from harzdame_gui.analysis.advice import Advice
from harzdame_gui.analysis.engine_blocks import EngineBlocks
from harzdame_gui.analysis.evaluation_bar import EvaluationBar
from harzdame_gui.analysis.line_preview import LinePreviews
from harzdame_gui.analysis.menu import AnalysisMenu
from harzdame_gui.analysis.presenter import AnalysisView
from harzdame_gui.board import BoardView
from harzdame_gui.coach.room import CoachRoom
from harzdame_gui.controllers.game.analysis import Analysis
from harzdame_gui.controllers.game.look_ahead import LookAhead
from harzdame_gui.controllers.game.program_analyses import ProgramAnalyses
from harzdame_gui.controllers.game.threat import Threat
from harzdame_gui.controllers.work.job import Doing
from harzdame_gui.endgames.building import TableBuilding
from harzdame_gui.late_services import LateServices
from harzdame_gui.library.explorer import Explorer
from harzdame_gui.main_window.screen import Screen
from harzdame_gui.main_window.side_panel import SidePanel
from harzdame_gui.notices.presenter import Notices
from harzdame_gui.notices.progress import ProgressView
from harzdame_gui.notices.progress_card import ProgressCard
from harzdame_gui.play.presenter import BoardPresenter
from harzdame_gui.replay.learning import Learning
from harzdame_gui.replay.presenter import Replay
from harzdame_gui.review.commands import ReviewCommands
from harzdame_gui.review.file_presenter import FileReviewing
from harzdame_gui.review.presenter import Review
from harzdame_gui.services import Services
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.commands import Menu
from harzdame_gui.widgets.main_commands import MainCommands
from harzdame_gui.widgets.menu import MainMenu


class StudyParts(QObject):
    """Makes them, and ends what they are doing when the window closes."""

    def __init__(
        self,
        services: Services,
        late: LateServices,
        *,
        screen: Screen,
        board: BoardView,
        presenter: BoardPresenter,
        look_ahead: LookAhead,
        panel: SidePanel,
        menu: MainMenu,
        notices: Notices,
        actions: MainCommands,
        reviewing: ReviewCommands,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        session, settings, themes = services.session, services.settings, services.themes
        bar = EvaluationBar()
        bar.set_flipped(presenter.is_flipped)
        presenter.flipped.connect(bar.set_flipped)
        screen.set_gauge(bar)
        commands = panel.analysis.commands
        window.addActions(commands.all())
        AnalysisMenu(
            settings,
            services.engine.programs,
            actions=actions,
            commands=commands,
            main=menu,
            parent=panel,
        )
        panel.analysis.set_options(menu.of(Menu.ANALYSIS))
        analysis = Analysis(
            session, services.engine, settings, openings=late.openings, endgames=late.endgames
        )
        analysis.knowledge.recorded.connect(late.recovery.note_record)
        blocks = EngineBlocks(
            ProgramAnalyses(analysis, session, services.engine, settings),
            analysis,
            panel=panel.analysis,
            settings=settings,
        )
        self._analysis = AnalysisView(
            analysis,
            look_ahead=look_ahead,
            panel=panel.analysis,
            blocks=blocks,
            bar=bar,
            board=board,
            previews=LinePreviews(analysis, board, themes, panel),
            settings=settings,
            actions=actions,
        )
        Advice(
            analysis,
            Threat(analysis, session, services.engine, settings),
            blocks=blocks,
            look_ahead=look_ahead,
            board=board,
            bar=panel.analysis.advice,
            settings=settings,
        )
        settings.score_side.follow(panel.engine_line.set_side)
        self.explorer = Explorer(
            services,
            late.library,
            analysis,
            repertoires=late.repertoires,
            panel=panel.explorer,
            board=board,
            action=actions.explore,
        )
        self._coach = CoachRoom(
            services,
            late,
            board=board,
            ground=screen,
            menu=menu,
            is_flipped=lambda: presenter.is_flipped,
            window=window,
        )
        self._coach.waitingChanged.connect(presenter.show_players)
        panel.add_card(self._coach.card, allow=self._coach.card.allow)
        self._add_building(services, late, panel, notices, actions)
        menu.offer(reviewing)
        self.review = Review(
            services, late, presenter=presenter, actions=reviewing, notices=notices, window=window
        )
        panel.add_card(self.review.card)
        panel.set_review(self.review.panel)
        self.reviewing = FileReviewing(services, late, actions=reviewing, notices=notices, window=window)
        panel.add_card(self.reviewing.card)
        self._replay = Replay(
            services,
            late,
            board=board,
            presenter=presenter,
            look_ahead=look_ahead,
            notices=notices,
            screen=screen,
            window=window,
        )
        self._learning = Learning(
            services,
            action=reviewing.learn,
            presenter=presenter,
            look_ahead=look_ahead,
            screen=screen,
            window=window,
        )
        menu.offer(self._replay.actions)
        panel.add_card(self._replay.bar)
        screen.set_strip(self._replay.panel)

    def put_away(self) -> None:
        """Close what Escape closes."""
        self._replay.put_away()

    def close(self) -> None:
        """End what they do, as the window closes."""
        for part in (self._coach, self.explorer, self._analysis, self.review, self._learning, self._replay):
            part.close()

    def _add_building(
        self,
        services: Services,
        late: LateServices,
        panel: SidePanel,
        notices: Notices,
        actions: MainCommands,
    ) -> None:
        stops = {
            Doing.BUILDING: actions.stop_building,
            Doing.EXPORTING: actions.stop_export,
            Doing.LISTING: actions.stop_listing,
        }
        card = ProgressCard(stops, actions.end_building)
        panel.add_card(card)
        offer = ActionButton(actions.build_tables, Qt.ToolButtonStyle.ToolButtonTextOnly)
        offer.setProperty("role", "offer")
        panel.analysis.set_offer(offer)
        TableBuilding(
            services,
            late,
            progress=ProgressView(services.jobs, card),
            notices=notices,
            actions=actions,
            window=panel,
        )
