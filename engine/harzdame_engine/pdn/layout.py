"""The lines of a written game: new words wrapped to a width, kept tokens with the blanks they had."""

from __future__ import annotations

from harzdame_engine.pdn.movetext import ItemKind
from harzdame_engine.pdn.source import Token

_WIDTH = 80
_ROOM = 4  # for what may be attached to a word: glyphs, a brace, closings


class TextLayout:
    """Text that grows word by word."""

    def __init__(self, line_end: str) -> None:
        self._line_end = line_end
        self._parts: list[str] = []
        self._column = 0
        self._last = -1  # the number of the last token kept
        self._changed = False  # something else was written since
        self._line_over = False  # the line is a comment to its end
        self._prefix = ""  # a new variation's bracket, to be attached to its first word
        self._opened = False  # a bracket or brace was written: the next word is attached
        self._after_tag = False  # some tags are known as such only where their line ends
        self._owed = ""  # what closes a text that ended too early, should anything follow

    def add_line(self, line: str) -> None:
        """Write a whole line."""
        self._write(line)
        self.end_line()

    def add_tag(self, tag: str) -> None:
        """Write the last tag, behind which there is a blank line: that of a token, or a new one."""
        self.add_verbatim(tag)
        self._after_tag = True

    def add(self, word: str) -> None:
        """Write `word` behind a blank, or on the next line if it and what may be attached do not fit."""
        self._changed = True
        if self._after_tag:
            self.end_line()
            self.end_line()
        word, self._prefix = self._prefix + word, ""
        full = self._column and self._column + 1 + len(word) > _WIDTH - _ROOM
        if self._line_over or (full and not self._opened):
            self.end_line()
        if not self._column:
            self._write(
                f" {word}" if word[:1] in set("%[") else word
            )  # else it were a tag or an escaped line
        else:
            self._write(word if self._opened else f" {word}")

    def open_variation(self) -> None:
        """Write the bracket that opens a variation."""
        self._prefix = "("

    def add_to_last(self, signs: str) -> None:
        """Attach `signs` to the last word."""
        self._changed = True
        if self._line_over:
            self.end_line()
        self._write(signs)

    def add_verbatim(self, text: str) -> None:
        """Write a text that may be anything, on a line of its own where it must be."""
        self._changed = True
        text, self._prefix = self._prefix + text, ""
        if self._column and (self._line_over or text.startswith("%")):
            self.end_line()
        self._write(text if not self._column or self._opened else f" {text}")
        self._line_over = text.startswith(("%", ";")) or ";" in text.splitlines()[-1]

    def keep(self, number: int, token: Token) -> None:
        """Write token `number` of the source, with the blanks before it unless it comes from elsewhere."""
        if self._prefix:
            self.add("")
            self._opened = True
        gap = token.gap if number > self._last >= 0 or not self._parts else ""
        if (
            self._after_tag
            and token.kind is not ItemKind.TAG
            and not self.is_next(number)
            and not _breaks(gap)
        ):
            gap = self._line_end * 2  # that of the first token of the moves, which went
        elif (self._line_over or token.text.startswith("%")) and self._column and not _breaks(gap):
            gap = self._line_end
        elif not gap and self._column and not self.is_next(number) and not self._opened:
            gap = "" if token.text == ")" else " "
        self._write(gap + token.text)
        self._last, self._changed = number, False
        self._line_over = token.text.startswith(("%", ";"))
        self._opened = token.kind is ItemKind.OPEN
        self._after_tag = token.kind is ItemKind.TAG

    def owe(self, closing: str) -> None:
        """Note what must close the text so far if anything is to follow."""
        self._owed += closing

    def open_comment(self, number: int, token: Token) -> None:
        """Begin a comment in place of token `number`; its first word is attached."""
        self.keep(number, token._replace(text="{"))
        self._opened = True

    def pass_over(self, number: int) -> None:
        """Note that what was written last stands in place of token `number`."""
        self._last, self._changed = number, False

    def is_next(self, number: int) -> bool:
        """Whether token `number` follows in the source what was written last."""
        return number == self._last + 1 and not self._changed

    def end_line(self, *, meant: bool = False) -> None:
        """Begin the next line; a break that is `meant` is one that a comment keeps."""
        self._write(("  " if meant else "") + self._line_end)

    def finished(self) -> str:
        """The whole text."""
        return "".join(self._parts)

    def _write(self, text: str) -> None:
        text, self._owed = self._owed + text, ""
        self._parts.append(text)
        tail = text.replace("\r", "\n").rpartition("\n")
        self._column = len(tail[2]) + (0 if tail[1] else self._column)
        self._opened = self._after_tag = False
        if tail[1]:
            self._line_over = False


def _breaks(gap: str) -> bool:
    return "\n" in gap or "\r" in gap
