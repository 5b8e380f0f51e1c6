"""The panel beside the board: analysis, moves, remarks, the engine's line, notices and navigation."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from harzdame_engine import Info
from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.analysis.panel import AnalysisPanel
from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.editing.commands import EditCommands
from harzdame_gui.editing.remarks_panel import RemarksPanel
from harzdame_gui.library.explorer_panel import ExplorerPanel
from harzdame_gui.notices.card import NoticeCard
from harzdame_gui.notices.floating import Toast
from harzdame_gui.notices.slot import CardSlot
from harzdame_gui.play.engine_line import EngineLine
from harzdame_gui.play.move_list import MoveList
from harzdame_gui.play.navigation import Navigation
from harzdame_gui.play.presenter import headings
from harzdame_gui.review.panel import ReviewPanel
from harzdame_gui.text.outcomes import outcome_message, result_figures
from harzdame_gui.theme import FontRole, Themed, current_theme
from harzdame_gui.widgets.labels import ElidedLabel, separator
from harzdame_gui.widgets.layouts import as_read
from harzdame_gui.widgets.scrolled_column import ScrolledColumn
from harzdame_gui.widgets.tab_order import lead_tab_to

if TYPE_CHECKING:
    from harzdame_gui.home.page import HomePage

_MANY_ROWS = 9
"""So many rows of moves go before the room that is kept for cards."""
_FEW_ROWS = 3
"""The least number of rows of moves below the board."""
_ONE_LINE = 48
"""The most height of a card that is one line, for which the moves need not go."""
_ROOMY = 500
"""The height below the board from which on tall cards are shown."""


class SidePanel(QWidget, Themed):
    """The parts of the panel, one below the other; the move list has all the room that the others leave.

    Where even the least of all is too much, what stands between title and cards scrolls; where the cards
    alone are too much, so do they, since the buttons below them are never covered.
    """

    def __init__(self, actions: MainCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.commands = EditCommands(self)
        self._title = ElidedLabel(parent=self)  # a screen reader tells the parts as they were made
        self._middle = ScrolledColumn(self)
        inner = self._middle.widget()
        self.analysis = AnalysisPanel(inner)
        self.moves = MoveList(inner)
        self.remarks = RemarksPanel(self.commands, inner)
        self.explorer = ExplorerPanel(inner)
        self.engine_line = EngineLine(inner)
        self._cards = ScrolledColumn(self)
        self._slot = CardSlot(self._cards.widget())
        self.notice = NoticeCard(self._slot)
        self._toast: Toast | None = None
        self._review: ReviewPanel | None = None
        self._home: HomePage | None = None
        self._rule = separator()
        steps = actions.to_start, actions.step_back, actions.step_forward, actions.to_end
        self._navigation = Navigation((*steps, actions.choose_variation), self)
        self.entry = self._navigation.entry
        self.choices = self._navigation.choices
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._room: int | None = None
        self._given: dict[QWidget, int] = {}
        """The height that parts gave as they were hidden together, by the first of them."""
        self._allow: list[Callable[[bool], None]] = []
        self._layout = QVBoxLayout(self)
        self._lay_out()
        self._slot.add_card(self.notice)
        self._slot.cardsGrew.connect(self.moves.hold)
        self.take_theme()

    def _lay_out(self) -> None:
        space, layout, column = current_theme().spacing, self._layout, self._middle.column
        layout.setContentsMargins(as_read(space.l, space.m, space.m, space.m))
        for box in (layout, column):
            box.setSpacing(space.s)
        layout.addWidget(self._title)
        layout.addWidget(self._rule)
        layout.addWidget(self._middle, 1)
        column.addWidget(self.analysis)
        column.addWidget(self.moves, 2)
        column.addWidget(self.remarks)
        column.addWidget(self.explorer, 3)
        column.addWidget(self.engine_line)
        column.addStretch(0)  # while the moves are hidden, nothing else is pulled apart
        self._cards.column.addWidget(self._slot)
        layout.addWidget(self._cards)
        layout.addWidget(self._navigation)

    def set_stacked(self, stacked: bool) -> None:
        """Set whether the panel lies below the board, where no height is reserved for cards."""
        self._slot.set_least(0 if stacked else None)
        self.moves.set_least_rows(_FEW_ROWS if stacked else None)
        self.set_room(None)

    def set_room(self, room: int | None) -> None:
        """Do with this height, if possible: more would be the board's. None: with the whole height."""
        if room != self._room:
            self._room = room
            self._make_room()

    def add_card(self, card: QWidget, allow: Callable[[bool], None] | None = None) -> None:
        """Put a card below the notice. `allow` tells a tall one whether the board can spare its height."""
        self._slot.add_card(card)
        if allow is not None:
            self._allow.append(allow)

    def set_review(self, review: ReviewPanel) -> None:
        """Put what a review found below the moves."""
        self._review = review
        review.appearing.connect(self.moves.hold)
        column = self._middle.column
        column.insertWidget(column.indexOf(self.moves) + 1, review)
        lead_tab_to(review, self.moves)

    @property
    def whole_height(self) -> int:
        """The height with which nothing has to scroll but what is worth no height of the board."""
        beyond = self.remarks.beyond + self._layout.spacing() if self.remarks.beyond else 0
        return self._height_with_remarks - beyond

    @property
    def _height_with_remarks(self) -> int:
        beyond = 0 if self._review is None else self._review.beyond
        return self.least_height + self._middle.least - beyond

    @property
    def least_height(self) -> int:
        """The height with which nothing between title and cards is seen, and no card has to scroll."""
        return self._fixed_height + self._slot.height()

    @property
    def _fixed_height(self) -> int:
        """The height of what neither scrolls nor goes."""
        return self._layout.minimumSize().height() - self._cards.height()

    def reset_cards(self) -> None:
        """Keep no more room for cards than they need now."""
        self._slot.reset()

    def made_toast(self, home: QWidget) -> Toast:
        """A toast over the place of the cards; `home` is where the focus goes from it."""
        self._toast = Toast(self, home)
        self._toast.stand_on(self._cards, self._slot, self.moves, self._middle, self.moves.place_being_read)
        return self._toast

    def made_home(self) -> HomePage:
        """The page that is shown in place of title and moves, made when it is first wanted."""
        from harzdame_gui.home.page import HomePage

        self._home = home = HomePage(self)
        least = self._title.minimumSizeHint().height() + self._rule.sizeHint().height()
        home.setMinimumHeight(least + 2 * self._layout.spacing())  # the board keeps its size
        self._layout.insertWidget(0, home, 1)
        home.filled.connect(self._lead_tab_home)
        return home

    @Slot()
    def _lead_tab_home(self) -> None:
        if self._home is not None:
            lead_tab_to(self._home, self._title)

    def show_home(self, shown: bool) -> None:
        """Show that page, or title and moves again."""
        if self._home is None or self._home.isHidden() is not shown:
            return
        for part in (self._title, self._rule, self._middle):
            part.setVisible(not shown)
        self._home.setVisible(shown)
        self._make_room()

    def set_place(self, place: QWidget) -> None:
        """Put what tells the game's place in its file below the title."""
        self._layout.insertWidget(self._layout.indexOf(self._title) + 1, place)
        lead_tab_to(place, self._title)

    def set_title(self, text: str) -> None:
        """Show a title above everything else."""
        self._title.setText(text)

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        self._title.setFont(current_theme().font(FontRole.STRONG))

    def _make_room(self) -> None:
        """Let parts give way where others need the height.

        The room kept for cards goes first, then that of the review, to which one scrolls, and of remarks, of
        which one line stays; the moves go where a remark is written. Below the board they go where anything
        else would not fit: they are on the board, too; for a card of one line the title goes instead, since
        the players stand beside the board, and the engine's line. There the line of remarks goes as well,
        unless one has to scroll anyway.
        """
        height = self.height() if self._room is None else self._room
        for allow in self._allow:
            allow(self._room is None or self._room >= _ROOMY)
        home = self._home if self._home is not None and not self._home.isHidden() else None
        if home is None:
            self._make_room_for_moves(height)
        squeezed = self._navigation.sizeHint().height() - self._navigation.minimumSizeHint().height()
        most = self.height() - self._fixed_height - squeezed
        cards = max(0, min(self._slot.height(), most))
        cramped = home is not None and home.least - home.minimumHeight() > most - cards
        self._cards.setEnabled(not cramped)
        self._cards.setFixedHeight(0 if cramped else cards)

    def _make_room_for_moves(self, height: int) -> None:
        if self._review is not None:
            above = 0 if self.analysis.isHidden() else self.analysis.sizeHint().height()
            below = 0 if self.explorer.isHidden() else self.explorer.minimumSizeHint().height()
            self._review.fit(height - above - below - self._slot.needed)
        self._slot.spare(height - self._wanted_height())
        gap = self._layout.spacing()
        present = 0 if self.remarks.isHidden() else self.remarks.minimumSizeHint().height() + gap
        lesser = (self._title, self._rule, self.engine_line)
        missing = sum(height for part, height in self._given.items() if part.isHidden())
        others = self._height_with_remarks - present
        room = height - (others + missing) - gap
        given = (part for part in (self.moves, *lesser) if not part.isHidden())
        least = others - sum(part.minimumSizeHint().height() + gap for part in given)
        reviewed = self._review is not None and self._review.beyond > 0
        self.remarks.fit(room, stays=self._room is None or reviewed or least > height)
        crowded = not self.remarks.is_quiet and self.remarks.minimumSizeHint().height() > room
        alone = self.analysis.isHidden() and self.explorer.isHidden() and self._slot.needed <= _ONE_LINE
        overfull = self._room is not None and not alone and room + gap < 0
        self._show(not crowded and not overfull, self.moves)
        self._show(not alone or self._room is None or room + gap >= 0, *lesser)

    def _show(self, shown: bool, *parts: QWidget) -> None:
        """Show or hide parts that belong together.

        What they need is measured as they go: reckoned from their hints it would differ by some pixels from
        what they need while they are seen, and they would come and go without end.
        """
        before = self._height_with_remarks
        for part in parts:
            part.setVisible(shown)
        if not shown and (given := before - self._height_with_remarks):
            self._given[parts[0]] = given

    def _wanted_height(self) -> int:
        """The height with which every part but the cards has enough, whatever has given way by now."""
        margins = self._layout.contentsMargins()
        height = margins.top() + margins.bottom() + self.moves.height_of(_MANY_ROWS)
        for part in self._parts():
            if part is self.remarks:
                height += self.remarks.whole_height
            elif part not in (self.moves, self._cards) and not part.isHidden():
                height += part.sizeHint().height()
            else:
                continue
            height += self._layout.spacing()
        return height + 2 * self._layout.spacing()

    def _parts(self) -> list[QWidget]:
        boxes = self._layout, self._middle.column
        items = [box.itemAt(number) for box in boxes for number in range(box.count())]
        parts = [item.widget() for item in items if item is not None]
        return [part for part in parts if part is not None and part is not self._middle]

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._make_room()
        return handled


class Scoresheet(QObject):
    """Keeps the panel in step with the game: players, moves and the engine's line.

    What the computer thinks is told to who watches, and of a game against a person where that is analysed.
    """

    def __init__(self, session: GameSession, panel: SidePanel, settings: Settings) -> None:
        super().__init__(panel)
        self._session = session
        self._panel = panel
        self._settings = settings
        session.gameReplaced.connect(self._on_game_replaced)
        session.cursorMoved.connect(self._on_cursor_moved)
        session.treeChanged.connect(self._show_moves)
        session.stateChanged.connect(self._on_state_changed)
        session.infoArrived.connect(self._on_info)
        panel.moves.nodeChosen.connect(session.go_to)
        panel.choices.nodeChosen.connect(session.go_to)
        self._show_moves()

    @Slot()
    def _on_game_replaced(self) -> None:
        self._panel.reset_cards()
        self._show_moves()
        self._on_state_changed()

    @Slot()
    def _on_cursor_moved(self) -> None:
        self._panel.moves.set_current(self._session.node)

    @Slot()
    def _show_moves(self) -> None:
        tree = self._session.tree
        closing = ""
        if tree.result is not None:
            persons = self._session.persons
            alone = persons[0] if len(persons) == 1 else None
            result = result_figures(tree.result, self._session.position.rules)
            closing = f"{result}  {outcome_message(tree.result, alone).text}"
        self._panel.moves.show_tree(tree, self._session.node, closing)
        self._panel.set_title(" · ".join(headings(self._session)))

    @Slot()
    def _on_state_changed(self) -> None:
        self._panel.choices.show_choices(self._session.ways_on(self._session.node))
        if not self._session.thinking:
            self._panel.engine_line.show_info(None)

    @Slot(object)
    def _on_info(self, info: Info) -> None:
        node = self._session.thinking_at
        if node is not None:
            told = info if not self._session.persons or self._settings.analyses_play else None
            self._panel.engine_line.show_info(told, node.position.turn)
