"""A game finds its place in a file again, whatever became of both."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import pdn

from harzdame_gui.controllers.files.file_place import FilePlace, put_back
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.storage.file_failure import FileError
from harzdame_gui.controllers.work.job import Job

TWO = '[White "One"]\n\n1. e2-e3 *\n\n[White "Two"]\n\n1. d3-d4 *\n\n'


@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_a_game_is_known_that_was_put_back_just_before_the_app_was_left(
    tmp_path: Path, line_end: str
) -> None:
    path, job = tmp_path / "two.pdn", Job(lambda _job: None)
    path.write_bytes(TWO.replace("\n", line_end).encode())
    game = PdnDocument.read(path).content.games[1]
    origin, tree = FilePlace(path, 0, game.digest.hex()), game.read().tree
    assert tree is not None
    tree.add(tree.root, tree.root.position.parse_move("f1-f2"))
    for _ in range(2):
        archive, number = put_back(origin, pdn.write(tree), job)
        assert (number, archive.document.data) == (2, path.read_bytes())
    with pytest.raises(FileError):
        put_back(origin, TWO, job)
