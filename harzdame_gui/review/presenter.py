"""The review in the window: the command, its progress, its result, and the panel of a reviewed game."""

from __future__ import annotations

from harzdame_engine import Node
from harzdame_engine.review.mistakes import mistakes_of
from harzdame_engine.review.summary import Summary, summary_of
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from harzdame_gui.context import Context
from harzdame_gui.controllers.game.kept_game import ReviewSoFar
from harzdame_gui.controllers.review.game_review import EFFORTS
from harzdame_gui.controllers.review.speed import Speed
from harzdame_gui.controllers.settings.choices import ReviewDepth
from harzdame_gui.controllers.work.job import Doing
from harzdame_gui.notices.progress_card import ProgressCard
from harzdame_gui.notices.progress_text import doing_text, progress_text
from harzdame_gui.review.commands import ReviewCommands
from harzdame_gui.review.panel import ReviewPanel
from harzdame_gui.review.text import reviewed_message, stopped_message
from harzdame_gui.text.message import Message


class Review(QObject):
    """Carries the command out, and keeps its `card` and its `panel` in step with the game.

    *Signals*
    begun(): a review was begun; its progress is in the side panel.
    """

    begun = Signal()

    def __init__(self, context: Context, actions: ReviewCommands) -> None:
        super().__init__(context.window)
        services = context.services
        self._services = services
        self._session = services.session
        self._board = context.board
        self._actions = actions
        self._notices = context.notices
        self._window = context.window
        self._summary: Summary | None = None
        self._review = context.late.review
        self._speed = Speed(services.engine, services.settings, self)
        self.card = ProgressCard({Doing.REVIEWING: actions.stop}, actions.end)
        self.panel = ReviewPanel(actions.turning_points, actions.learn, services.settings.turning_points)
        self._look_soon = QTimer(self, singleShot=True, interval=0)
        self._look_soon.timeout.connect(self._look)
        self._connect()
        self._look()
        self._review.tell()

    def _connect(self) -> None:
        session, actions, review = self._session, self._actions, self._review
        session.treeChanged.connect(self._on_changed)
        session.gameReplaced.connect(self._on_changed)
        session.cursorMoved.connect(self._on_cursor_moved)
        self._board.flipped.connect(self._on_changed)
        self.panel.nodeChosen.connect(self._go_to)
        actions.review.triggered.connect(self._ask)
        actions.stop.triggered.connect(review.cancel)
        actions.end.triggered.connect(self._leave)
        review.progressed.connect(self._on_progressed)
        review.finished.connect(self._on_finished)
        review.failed.connect(self._on_failed)
        review.dropped.connect(self._leave)

    @Slot(object)
    def take_up(self, so_far: ReviewSoFar) -> None:
        """Write down what was found about the game before it was left."""
        self._review.take_up(so_far)

    def close(self) -> None:
        """Look at nothing any more, as the window closes; a review under way goes on."""
        self._look_soon.stop()

    # The command

    @Slot()
    def _ask(self) -> None:
        """Ask how deep to look, or say why there is nothing to review."""
        from harzdame_gui.review.dialog import ReviewDialog

        reason = self._reason_against()
        if reason is not None:
            self._notices.say(reason)
            return
        settings = self._services.settings
        line = self._session.tree.mainline()
        searched = sum(len(node.position.legal_moves()) > 1 for node in line)
        dialog = ReviewDialog(searched, settings.review_depth.value, self._window)
        dialog.chosen.connect(self._begin)
        self._speed.measured.connect(dialog.show_speed)
        self._speed.measure(line[len(line) // 2].position)
        dialog.finished.connect(self._speed.stop)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _reason_against(self) -> Message | None:
        if self._review.running:
            return Message(self.tr("A review is under way."))
        if not self._session.tree.root.children:
            title = self.tr("There is nothing to review yet.")
            return Message(title, self.tr("A review judges the moves of a game, and this one has none."))
        if self._review.gives_away:
            title = self.tr("The game is not over.")
            return Message(title, self.tr("A review would tell you what to play. It waits until the end."))
        return None

    @Slot(object)
    def _begin(self, depth: ReviewDepth) -> None:
        if self._reason_against() is None:
            self._services.settings.review_depth.set(depth)
            self._review.begin(EFFORTS[depth], self._speed.found)
            self.begun.emit()

    # Its progress and its end

    @Slot(float)
    def _on_progressed(self, share: float) -> None:
        message = Message(doing_text(Doing.REVIEWING), progress_text(None, self._review.seconds_left))
        self.card.show_progress(message, share, Doing.REVIEWING)

    @Slot(bool)
    def _on_finished(self, whole: bool) -> None:
        self.card.hide()
        self._look()
        summary = self._summary
        if summary is None:
            self._notices.say(Message(self.tr("The review was stopped."), self.tr("Nothing was found yet.")))
            return
        self._notices.say(reviewed_message(summary) if whole else stopped_message(summary))

    @Slot(str)
    def _on_failed(self, detail: str) -> None:
        title = self.tr("The review could not go on.")
        text = self.tr("What was found is kept. You can review the game again. ({detail})")
        self._notices.warn(Message(title, text.format(detail=detail)))

    @Slot()
    def _leave(self) -> None:
        self.card.hide()

    # The panel

    @Slot()
    def _on_changed(self) -> None:
        self._look_soon.start()

    @Slot()
    def _look(self) -> None:
        """Look at the record anew."""
        self._summary = summary = summary_of(self._session.tree)
        learnable = bool(mistakes_of(self._session.tree))
        self.panel.show_summary(summary, flipped=self._board.orientation.flipped, learnable=learnable)
        self.panel.set_current(self._session.node)
        self._actions.learn.setEnabled(learnable or summary is not None)  # then it says that there are none

    @Slot()
    def _on_cursor_moved(self) -> None:
        self.panel.set_current(self._session.node)

    @Slot(object)
    def _go_to(self, node: Node) -> None:
        self._session.go_to(node)
