"""Files made of positions, games, lines and studies, read back and compared by what is on them."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from harzdame_engine import GameTree, Position, pdn, variants
from harzdame_engine.export.diagram import frame_of, places
from harzdame_engine.export.looks import LookName
from harzdame_engine.export.pages import Diagrams
from PIL import Image
from PySide6.QtGui import QColor, QImage, QPageSize
from pytestqt.qtbot import QtBot

from harzdame_gui.export.product import booklet_of, produce
from harzdame_gui.export.request import FORMATS, ExportFormat, ExportRequest, Size, What
from harzdame_gui.export.source import ExportSource
from tests.engine.export.games import ANNA, anna, capture, played
from tests.gui.export.material import job, source, study

GAMES = ("harzdame", "international", "hexdame")


def made(request: ExportRequest, source: ExportSource) -> bytes:
    return produce(request, source, job())


def color_at(
    picture: QImage, position: Position, square: str, *, flipped: bool, aside: float = 0.0
) -> QColor:
    """The colour in the middle of a square, or aside of it by a share of a cell."""
    board = position.rules.board
    frame, place = frame_of(board), places(board, flipped=flipped)[square]
    scale = picture.width() / frame.width
    return picture.pixelColor(round((place.x - frame.left) * scale), round((place.y - frame.top) * scale))


def square_is_taken(picture: QImage, position: Position, square: str) -> bool:
    """Whether the middle of a square is near white or black."""
    return not 80 < color_at(picture, position, square, flipped=False).lightness() < 240


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("look", LookName)
@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_every_piece_on_its_square(
    qtbot: QtBot, game: str, look: LookName, flipped: bool
) -> None:
    tree = GameTree(Position.start(game))
    position = tree.root.position
    picture = QImage.fromData(made(ExportRequest(look=look, flipped=flipped, size=Size.MEDIUM), source(tree)))
    assert picture.width() == 640
    frame = frame_of(position.rules.board)
    assert picture.height() == round(640 * frame.height / frame.width)
    for square in position.rules.board.names:
        shown = color_at(picture, position, square, flipped=flipped)
        piece = position.pieces.get(square)
        if piece is None:
            assert 100 < shown.lightness() < 256
        else:
            assert (shown.lightness() > 200) == (piece.color == "W"), square


def test_kings_look_different(qtbot: QtBot) -> None:
    man, king = (
        QImage.fromData(made(ExportRequest(), source(GameTree(Position.from_fen(fen)))))
        for fen in ("W:Wa1:Bg1", "W:WKa1:Bg1")
    )
    assert man != king
    assert man.pixelColor(600, 40) == king.pixelColor(600, 40)


@pytest.mark.parametrize("rules", variants(), ids=lambda rules: rules.id)
def test_every_game_goes_out_in_every_format(qtbot: QtBot, rules: object) -> None:
    tree = GameTree(Position.start(rules.id))  # type: ignore[attr-defined]
    node = tree.root
    for _ in range(6):
        node = tree.add(node, node.position.legal_moves()[0])
    shown = source(tree)
    for what in (What.POSITION, What.LINE, What.GAME):
        for each in FORMATS[what]:
            assert len(made(ExportRequest(what=what, format=each, size=Size.SMALL), shown)) > 100


def test_a_drawing_is_as_wide_as_asked_for(qtbot: QtBot) -> None:
    drawing = made(ExportRequest(format=ExportFormat.SVG, size=Size.LARGE), source(anna())).decode()
    assert 'width="1280"' in drawing
    assert "<title>W:W" in drawing


class TestPages:
    """PDF files."""

    def text(self, data: bytes, folder: Path) -> str:
        command = shutil.which("pdftotext")
        if command is None:
            pytest.skip("no pdftotext is installed here to read the file with")
        path = folder / "game.pdf"
        path.write_bytes(data)
        run = subprocess.run([command, "-layout", path, "-"], check=True, capture_output=True, text=True)
        return run.stdout.replace("\u2011", "-").replace(" / ", "/")

    def test_it_has_moves_remarks_and_players(self, qtbot: QtBot, tmp_path: Path) -> None:
        text = self.text(made(ExportRequest(What.GAME, ExportFormat.PDF), source(anna())), tmp_path)
        for part in (
            "Anna – Bernd & <Sons>",
            "Club evening",
            "quiet",
            "f4xd4",
            "e7-e6",
            "1/1",
            "Black to move",
        ):
            assert part in text

    def test_every_game_of_a_study_begins_a_page(self, qtbot: QtBot, tmp_path: Path) -> None:
        path = tmp_path / "club.pdn"
        path.write_text(f"{ANNA}\n{ANNA.replace('Anna', 'Zoe')}", encoding="utf-8")
        shown = source(anna(), study=study(path, 1, 2))
        data = made(ExportRequest(What.STUDY, ExportFormat.PDF), shown)
        assert data.startswith(b"%PDF-")
        assert len(re.findall(rb"/Type\s*/Page\b", data)) == 2
        assert "Zoe" in self.text(data, tmp_path)

    def test_diagrams_are_where_they_were_asked_for(self, qtbot: QtBot) -> None:
        def ink(rule: Diagrams) -> int:
            booklet = booklet_of(
                ExportRequest(What.GAME, ExportFormat.PDF, diagrams=rule), source(anna()), job()
            )
            page = booklet.image(0, 600)
            return sum(
                page.pixelColor(x, y).lightness() < 128
                for x in range(0, page.width(), 3)
                for y in range(0, page.height(), 3)
            )

        assert ink(Diagrams.NONE) * 2 < ink(Diagrams.EVERY_TEN) < ink(Diagrams.REMARKS)

    def test_a_page_has_the_paper_s_shape(self, qtbot: QtBot) -> None:
        shown = source(anna())
        tall = booklet_of(ExportRequest(What.GAME, ExportFormat.PDF), shown, job()).image(0, 400)
        letter = shown._replace(page=QPageSize(QPageSize.PageSizeId.Letter))
        wide = booklet_of(ExportRequest(What.GAME, ExportFormat.PDF), letter, job()).image(0, 400)
        assert tall.height() == round(400 * 842 / 595)
        assert wide.height() == round(400 * 792 / 612)

    def test_a_long_game_goes_on_over_the_page(self, qtbot: QtBot) -> None:
        tree = played("harzdame")
        node = tree.root
        for _ in range(80):
            node = tree.add(node, node.position.legal_moves()[0])
            node.comment = "And so on, as one would expect of such a game. " * 5
        booklet = booklet_of(ExportRequest(What.GAME, ExportFormat.PDF), source(tree), job())
        assert booklet.pages > 3
        assert booklet.image(booklet.pages - 1, 300) != booklet.image(0, 300)


class TestAnimation:
    """GIF files."""

    def frames(self, data: bytes) -> list[tuple[Image.Image, int]]:
        picture = Image.open(io.BytesIO(data))
        found = []
        for number in range(picture.n_frames):  # type: ignore[attr-defined]
            picture.seek(number)
            found.append((picture.convert("RGB"), picture.info["duration"]))
        assert picture.info["loop"] == 0
        return found

    def test_it_has_a_picture_for_every_move_and_every_jump(self, qtbot: QtBot) -> None:
        request = ExportRequest(What.GAME, ExportFormat.GIF, size=Size.SMALL, pace=1.0)
        found = self.frames(made(request, source(capture())))
        assert [lasts for _, lasts in found] == [1000, 350, 3000]
        assert {picture.size for picture, _ in found} == {(320, 320)}

    def test_a_jumping_piece_is_on_its_way(self, qtbot: QtBot) -> None:
        tree = capture()
        data = made(ExportRequest(What.GAME, ExportFormat.GIF, size=Size.MEDIUM), source(tree))
        seen = []
        for picture, _ in self.frames(data):
            image = QImage(picture.tobytes(), *picture.size, 3 * picture.width, QImage.Format.Format_RGB888)
            seen.append(
                {
                    square
                    for square in ("c3", "c5", "e5", "c4", "d5")
                    if square_is_taken(image, tree.root.position, square)
                }
            )
        assert [("c3" in at, "c4" in at, "c5" in at) for at in seen[:2]] == [
            (True, True, False),
            (False, True, True),
        ]
        assert "e5" in seen[2]

    def test_one_line_alone(self, qtbot: QtBot) -> None:
        shown = source(anna(), at_end=False)
        request = ExportRequest(What.LINE, ExportFormat.GIF, size=Size.SMALL)
        assert len(self.frames(made(request, shown))) == 1 + len(shown.line.steps)


def test_a_study_is_one_page_with_all_games_as_they_are_on_the_board(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "club.pdn"
    path.write_text(f"{ANNA}\n{ANNA.replace('Anna', 'Zoe')}", encoding="utf-8")
    tree = anna()
    tree.tags["White"] = "Changed"
    page = made(ExportRequest(What.STUDY, ExportFormat.HTML), source(tree, study=study(path, 1, 2))).decode()
    assert "Changed" in page
    assert "Zoe" in page
    assert "Anna" not in page
    assert "<title>club</title>" in page


def test_text_has_a_diagram_and_can_be_read_again(qtbot: QtBot) -> None:
    text = made(ExportRequest(format=ExportFormat.TEXT), source(capture(), at_end=False)).decode()
    fen = text.strip().splitlines()[-1]
    assert Position.from_fen(fen) == capture().root.position
    assert pdn.scan(made(ExportRequest(What.GAME, ExportFormat.TEXT), source(anna())).decode()).games
