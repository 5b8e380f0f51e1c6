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
    Family("links with moves", "", "https://a.org/g/x?moves=1.32-28+19-23#7 "),
    Family("links with tags", "", "https://a.org/?pdn=%5BEvent%20%22x%22%5D%0A1.%2032-28 "),
    Family("a long link", "https://a.org/?fen=W%3AW31", "%2C32", "%3AB19"),
    Family("a link with blanks", "https://a.org/?fen=W%3AW31", "%20", "%3AB19"),
    Family("a link with half codes", "https://a.org/?fen=W%3AW31", "%2"),
    Family("a link of slashes", "https:", "/"),
    Family("a link of questions", "https://a.org/", "?fen=W:"),
    Family("links in mark-up", "", "<a href='https://a.org/?fen=W:W31:B19'>x</a> "),
    Family("open links in mark-up", "", "<a href='https://a.org/?fen="),
    Family("links of a forum", "", "[url=https://a.org/?fen=W:W31:B19]1.32-28[/url] "),
    Family("open links of a forum", "", "[url=https://a.org/"),
    Family("links as in notes", "", "[1.32-28](https://a.org/?fen=W:W31:B19) "),
    Family("codes", "", "%3A"),
    Family("codes in codes", "", "%253A"),
    Family("entities in entities", "", "&amp;amp;#58;"),
    Family("commands between moves", "1. 32-28 ", "{[%clk 0:10:00] [%eval 0.1]} 19-23 "),
    Family("open commands between moves", "1. 32-28 {", "[%clk 0:1"),
    Family("half captures", "1. 32-28 ", "12x "),
    Family("entities", "", "&#62; &gt;"),
    Family("another alphabet", "", "ход 1.с4-с5 h3-g3 и "),
    Family("a closed variation", "1. 32-28 19-23 ", "(1. 33-28 is also good) "),
    Family("a variation with words", "1. 32-28 19-23 (", "so it is "),
    Family("clocks", "", "1. 32-28 0:05 "),
    Family("a list", "", "- 32-28\n"),
    Family("lines", "x", "\r\n"),
)
