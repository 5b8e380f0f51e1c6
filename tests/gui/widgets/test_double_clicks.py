"""Whatever a double click does, a button or a key does as well."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
HEARD = re.compile(r"(?:itemD|d)oubleClicked|def mouseDoubleClickEvent|itemActivated")
OTHER_WAYS = {
    "board/view.py": "the second of two quick clicks is a click like any other",
    "editing/deleted_dialog.py": "the button “Put back”, and Return",
    "endgames/moves.py": "nothing happens",
    "files/encoding_choice.py": "the button “Read so”, and Return",
    "lists/game_list.py": "the dialog’s button, and Return",
    "lists/rows_table.py": "Return, for every table",
    "study/reader.py": "a click, and Return",
    "tournament/kept_list.py": "the button “Open”, and the command of that name",
    "widgets/line_list.py": "nothing happens",
    "widgets/replay_board.py": "what the list beside it does by Return",
}
"""What there is beside a double click, by the sources that hear of one."""


def test_no_double_click_is_the_only_way() -> None:
    package = ROOT / "harzdame_gui"
    hearing = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if HEARD.search(path.read_text(encoding="utf-8"))
    }
    assert hearing == OTHER_WAYS.keys()
