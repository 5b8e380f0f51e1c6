"""The progress of slow work, in words."""

from __future__ import annotations

from harzdame_engine.endgames.builder import BuildingState
from harzdame_engine.endgames.material import Material

from harzdame_gui.controllers.work.job import Doing
from harzdame_gui.notices.progress_text import doing_text, progress_text


def test_everything_that_a_person_may_wait_for_has_a_name(qapp: object) -> None:
    assert len({doing_text(doing) for doing in Doing}) == len(Doing)


def test_as_much_is_told_as_is_known(qapp: object) -> None:
    progress = BuildingState(Material.parse("KKMvK"), 2, 6, 0.4)
    assert progress_text(None, None) == ""
    assert progress_text(None, 130) == "about 2 minutes left"
    assert progress_text(progress, None) == "KKMvK, table 3 of 6"
    assert progress_text(progress, 130) == "KKMvK, table 3 of 6 · about 2 minutes left"
    assert progress_text(progress._replace(done=6), None) == "KKMvK, table 6 of 6"
