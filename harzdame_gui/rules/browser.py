"""The browser of rules pages: text in the colours of the theme, and diagrams drawn as the board is."""

from __future__ import annotations

from collections import deque

from harzdame_engine import Position, variant
from harzdame_engine.game.fen import parse_fen
from PySide6.QtCore import Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QHideEvent, QPixmap, QResizeEvent, QShowEvent, QTextDocument
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from harzdame_gui.board.picture import render_position
from harzdame_gui.rules.page_text import PageStyle, page_html
from harzdame_gui.rules.pages import PageDiagram, RulesPage
from harzdame_gui.theme import FontRole, Themed, current_theme

_DIAGRAM = 232
_MARGIN = 24


class RulesBrowser(QTextBrowser, Themed):
    """Shows one page. Diagrams appear one after the other, so that the window never waits for them.

    *Signals*
    gameWanted(str): a link to the page of the game with this id was clicked.
    """

    gameWanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page: RulesPage | None = None
        self._scale = 1.0
        self._set: PageStyle | None = None
        self._waiting: deque[int] = deque()
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_next)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.document().setDocumentMargin(_MARGIN)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.anchorClicked.connect(self._on_link)

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        self._compose(again=True)

    def set_scale(self, scale: float) -> None:
        """Scale text and diagrams; 1 is the designed size."""
        self._scale = scale
        self._compose(again=True)

    def show_page(self, page: RulesPage, section: str = "") -> None:
        """Show another page, from its top or from a section."""
        self._page = page
        self._compose(again=True)
        self.setAccessibleName(page.head.name)
        self.verticalScrollBar().setValue(0)
        if section:
            self.scrollToAnchor(section)

    # Text

    def _style(self) -> PageStyle:
        side = round(_DIAGRAM * self._scale)
        room = self.viewport().width() - 2 * _MARGIN
        columns = max(1, min(3, room // (side + 2 * 8)))
        return PageStyle(current_theme().font(FontRole.BODY).pointSizeF() * self._scale, side, columns)

    def _compose(self, *, again: bool = False) -> None:
        style = self._style()
        if self._page is None or (style == self._set and not again):
            return
        bar = self.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        self._set = style
        document = self.document()
        document.clear()  # pictures too
        empty = self._blank(style.diagram)
        for number in range(len(self._page.diagrams)):
            document.addResource(QTextDocument.ResourceType.ImageResource, _url(number), empty)
        font = current_theme().font(FontRole.BODY)
        font.setPointSizeF(style.points)
        document.setDefaultFont(font)
        self.setHtml(page_html(self._page, style))
        bar.setValue(round(share * bar.maximum()))
        self._waiting = deque(range(len(self._page.diagrams)))
        if self.isVisible():
            self._drawing.start()

    # Diagrams

    def _blank(self, side: int) -> QPixmap:
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    @Slot()
    def _draw_next(self) -> None:
        if self._page is None or self._set is None or not self._waiting:
            self._drawing.stop()
            return
        number = self._waiting.popleft()
        game = self._page.head.variant_id
        picture = self._draw(game, self._page.diagrams[number], self._set.diagram)
        self.document().addResource(QTextDocument.ResourceType.ImageResource, _url(number), picture)
        self.viewport().update()

    def _draw(self, game: str, diagram: PageDiagram, side: int) -> QPixmap:
        rules = variant(game)
        fen = diagram.fen or Position.start(game).fen
        pieces = parse_fen(fen, rules).pieces
        return render_position(
            rules,
            pieces,
            current_theme(),
            side,
            self.devicePixelRatioF(),
            arrows=[Position.from_fen(fen, game).parse_move(move).squares for move in diagram.moves],
            squares=diagram.squares,
            barred=diagram.barred,
            coordinates=True,
        )

    @Slot(QUrl)
    def _on_link(self, url: QUrl) -> None:
        if url.scheme() == "rules":
            self.gameWanted.emit(url.path())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._drawing.start()

    def hideEvent(self, event: QHideEvent) -> None:
        # a hidden page needs no diagrams, and a window that is being destroyed must not draw
        self._drawing.stop()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._compose()


def _url(number: int) -> QUrl:
    return QUrl(f"board:{number}")
