"""Games of files that were left with changes, as they are asked for."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_gui.controllers.files.file_place import FilePlace
from harzdame_gui.controllers.game.kept_versions import Version
from tests.counted import steps
from tests.gui.driver import Driver

MOST_STEPS = 500
"""Of one question; with a look at each version it would be thousands."""


def test_thousands_of_versions_of_other_files_hold_no_list_up(start: Callable[..., Driver], tmp_path) -> None:
    club = tmp_path / "club.pdn"
    club.write_text('[White "Anna"]\n\n1. e2-e3 *\n')
    driver = start(file=club)
    late = driver.app.late
    driver.qtbot.waitUntil(lambda: late.files.document(club) is not None)
    places = (FilePlace(tmp_path / f"{n % 50}.pdn", 1, "", game=f"{n:032x}") for n in range(5000))
    late.unsaved.add([Version(tmp_path / f"{n}.json", each, False, 0.0) for n, each in enumerate(places)])
    document = late.files.document(club)
    assert not late.unsaved.is_unsaved(document, 1)
    taken = steps(lambda: late.unsaved.is_unsaved(document, 1))
    assert taken < MOST_STEPS
