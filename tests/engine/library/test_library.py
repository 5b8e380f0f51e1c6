import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest
from harzdame_engine import pdn
from harzdame_engine.library.errors import GameChangedError
from harzdame_engine.library.importing import import_text
from harzdame_engine.library.library import Library, usual_path
from harzdame_engine.library.query import GameQuery

from tests.engine.library.collections import write_collection


def test_an_export_has_every_letter(full: Library, texts: list[str], tmp_path: Path) -> None:
    file = tmp_path / "export.pdn"
    assert full.export([5, 3, 9], file) == 3
    assert file.read_text(encoding="utf-8") == "\n".join(texts[n - 1].rstrip() + "\n" for n in (5, 3, 9))
    assert len(pdn.scan(file.read_text(encoding="utf-8")).games) == 3


def test_an_export_that_is_stopped_leaves_the_file_as_it_was(full: Library, tmp_path: Path) -> None:
    file = tmp_path / "export.pdn"
    file.write_text("mine")
    assert full.export([1], file, stopped=lambda: True) is None
    assert file.read_text() == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["export.pdn"]
    with pytest.raises(OSError, match="absent"):
        full.export([1], tmp_path / "absent" / "export.pdn")


def test_it_lies_in_the_users_folder() -> None:
    assert usual_path().name == "library.sqlite"


def _import(path: Path, file: Path) -> int:
    with Library(path) as library:
        return library.import_paths([file]).added


def _edit(path: Path, rounds: int) -> int:
    """Count up in the Round tag, as one of several that do so; the number of refusals on the way."""
    refused = 0
    with Library(path) as library:
        done = 0
        while done < rounds:
            stored = library.games.get(1)
            assert stored is not None
            counted = int(stored.tags.get("Round", "0")) + 1
            try:
                library.games.edit_tags(1, stored.row.revision, {"Round": str(counted)})
                done += 1
            except GameChangedError:
                refused += 1
    return refused


@pytest.mark.skipif(sys.platform == "win32", reason="as on other systems, but slow to start")
def test_programs_that_write_at_once_lose_nothing(library: Library, tmp_path: Path) -> None:
    files = [tmp_path / f"{name}.pdn" for name in "abc"]
    for seed, file in enumerate(files):
        write_collection(file, 30, seed=seed, plies=8)
    import_text(library.games, '[White "counter"]\n\n1. e2-f2 *')
    with ProcessPoolExecutor(4, mp_context=get_context("spawn")) as pool:
        imports = [pool.submit(_import, library.path, file) for file in [*files, files[0]]]
        added = [each.result() for each in imports]
        edits = [pool.submit(_edit, library.path, 15) for _ in range(4)]
        for each in edits:
            each.result()
    assert sum(added) == 90, "the file imported twice at once was added once"
    assert len(library.search(GameQuery()).ids) == 91
    assert library.games.rows([1])[0].round == "60"
    assert library.games.rows([1])[0].revision == 61


def test_half_a_letter_does_not_keep_the_others_from_a_file(library: Library, tmp_path: Path) -> None:
    import_text(library.games, '[White "x"]\n\n1. e2-f2 {\ud800} *')
    assert library.export([1], tmp_path / "out.pdn") == 1
    assert "{?}" in (tmp_path / "out.pdn").read_text()
