"""Units of texts as people write them: numbers, signs, brackets and quotes directly against moves."""

from __future__ import annotations

from tests.linear import Family

SIGNS = (
    *"0123456789()[]{}<>\"'“”„«»‘’`.,:;!?*/\\|-–—_~=+#$%&@^№§°…\n\t",
    *("1.", "12.", "1)", "1...", "**", "``", "1-0 ", "½", "> ", "\n> ", "| ", "<b>", "[b]", "</td>", "&gt;"),
    *("%3A", "а", "é", "я", "我", "ß", "١.", "１．", "\u200b", "\u00a0", "\u202f", "✓", "😀"),
)
MOVES = ("32-28 19-23", "c4-c5 h3-g3", "32x28", "1.32-28")
UNITS = (
    *("{sign}{move}", "{sign}{move} ", "{move}{sign} ", "{sign}{move}{sign}\n"),
    *("{sign}{move} text ", "a {sign}{move}", "{sign} {move} {sign} "),
)
FAMILIES = (
    *(Family(f"{sign!r} against a move", "", f"{sign}32-28 ") for sign in SIGNS),
    Family("numbers against moves", "After ", "1.32-28 19-23 text "),
    Family("letters and numbers against moves", "Nach ", "1.c4-c5 h3-g3 und "),
    Family("a mail that quotes", "On Monday Anna wrote:\n", "> 1.32-28 19-23\n> > 2.28x19 14x23\nNo!\n"),
    Family("a table", "| White | Black |\n", "| 1 | 32-28 | 19-23 |\n"),
    Family("a table of mark-up", "<table>", "<tr><td>1.</td><td>32-28</td><td class='x'>19-23</td></tr>"),
    Family("mark-up", "", "**1.** *32-28* _19-23_ [b]x[/b] "),
    Family("bare moves", "", "32-28 19-23 "),
    Family("bare moves in prose", "", "then 32-28 19-23 came, "),
    Family("bare moves by commas", "", "32-28, 19-23, "),
    Family("moves without end", "1. 32", "-28"),
    Family("moves without end, with blanks", "1. 32", " - 28"),
    Family("links", "", "https://a.org/?fen=W%3AW31%2C32%3AB19 "),
    Family("codes", "", "%3A"),
    Family("entities", "", "&#62; &gt;"),
    Family("another alphabet", "", "ход 1.с4-с5 h3-g3 и "),
    Family("a closed variation", "1. 32-28 19-23 ", "(1. 33-28 is also good) "),
    Family("a variation with words", "1. 32-28 19-23 (", "so it is "),
    Family("clocks", "", "1. 32-28 0:05 "),
    Family("a list", "", "- 32-28\n"),
    Family("lines", "x", "\r\n"),
)
