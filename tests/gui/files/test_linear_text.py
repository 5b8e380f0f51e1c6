"""Text that is pasted or typed is looked through in time in proportion to it."""

from __future__ import annotations

import pytest
from harzdame_engine import variant

from harzdame_gui.editing.dates import read_date
from harzdame_gui.files import found_text
from harzdame_gui.text.fens import rules_of, undressed
from tests.linear import MOST_RATIO, Family, Read, pairs, ratio
from tests.texts_of_people import FAMILIES

_READERS: dict[str, Read] = {
    "pasted": lambda text: found_text.find(text, variant("harzdame")),
    "undressed": undressed,
    "its game": lambda text: rules_of(text, variant("harzdame")),
    "date": read_date,
}
_FAMILIES = (
    Family("quotes", "W:", '"', "x"),
    Family("blanks behind a side", "W:W1", " ", "z"),
    Family("positions", "", "W:Wa1:Bh8 "),
    Family("half positions", "", "W:Wa1 "),
    Family("places", "W:W", "a1,", "x"),
    Family("moves", "", "1. a5-a6 x "),
    Family("moves before open braces", "", "1. a5-a6 { "),
    Family("moves before open parentheses", "", "1. a5-a6 ( "),
    Family("quoted mail", "", "> "),
    Family("marks", "", "<b "),
    Family("tags", "", '[a "b"]\n'),
    Family("half tags", "", '[a "b'),
    Family("tags in prose", "", 'x\n[A "b"]\n'),
    Family("moves in prose", "", "hello 1. a1-b2 zz\n"),
    Family("half links", "", "[url="),
    Family("brackets", "", "["),
    Family("open braces", "", "{"),
    Family("sides", "", "W:W"),
    Family("quotes of quotes", "", "> > "),
    Family("curly quotes", "", "“"),
    Family("invisible letters", "", "\u200b"),
    Family("dots", "1", "."),
)


_PASTED = {"pasted": _READERS["pasted"]}


@pytest.mark.timeout(60)  # one that makes no progress is named
@pytest.mark.parametrize(("read", "family"), list(pairs([(_READERS, _FAMILIES), (_PASTED, FAMILIES)])))
def test_time_grows_with_the_text(read: Read, family: Family) -> None:
    assert ratio(read, family) <= MOST_RATIO
