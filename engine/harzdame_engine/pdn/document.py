"""A file of games as bytes: one game rewritten or added, and every other byte kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from harzdame_engine.pdn.encoding import Text, read_text
from harzdame_engine.pdn.games import PdnFile, PdnGame
from harzdame_engine.pdn.offsets import DamagedBytesError, byte_offsets
from harzdame_engine.pdn.patch import Patch, PatchError, Splice
from harzdame_engine.pdn.problems import LINE_END, PdnProblem, ProblemKind, line_end_of
from harzdame_engine.pdn.scanner import scan

_END_MARKS = "\x1a\0"
"""The end mark of DOS, which would hide what follows, and the zeros that a crash leaves."""


class NotEncodableError(ValueError):
    """The file's `encoding` lacks a character of the new text, or the file's own bytes are damaged in it."""

    def __init__(self, encoding: str) -> None:
        super().__init__(f"this cannot be written in {encoding}")
        self.encoding = encoding


@dataclass(frozen=True, slots=True, eq=False)
class Document:
    """The `data` of a file, how its text was read from them, and the games in it. Immutable.

    `form` has an empty text: `content` knows it.
    """

    data: bytes
    form: Text
    content: PdnFile

    @classmethod
    def read(cls, data: bytes, encoding: str | None = None) -> Document:
        """Read and scan a file, in `encoding` if that is given.

        Raises:
            PdnError: the data is no text.
        """
        found = read_text(data, encoding)
        return cls._of(data, found._replace(text=""), found.text)

    @classmethod
    def of(cls, game: str) -> Document:
        """A new file with one game."""
        return cls.read(game.encode())

    @property
    def problems(self) -> tuple[PdnProblem, ...]:
        """The problems that show without reading moves; the encoding is among them if it was guessed."""
        guess = PdnProblem(ProblemKind.GUESSED_ENCODING, detail=self.form.encoding)
        return ((guess,) if self.form.guessed else ()) + self.content.problems

    def with_game(self, number: int, game: str) -> Document:
        """Game `number` rewritten as `game`; every byte before and after it is kept.

        Raises:
            NotEncodableError: that cannot be done in the file's encoding.
        """
        old = self.content.games[number - 1]
        new = _replacement(game, old.text, self.content.line_end)
        return self._edited(old.start, old.end, new, old.text)

    def with_games(self, games: Mapping[int, str]) -> Document:
        """Several games rewritten, by their numbers, in one pass; every byte between them is kept.

        Raises:
            NotEncodableError: that cannot be done in the file's encoding.
            ValueError: the file would no longer have as many games.
        """
        try:
            changed = self.patched(self.rewriting(games))
        except PatchError:
            raise NotEncodableError(self.form.encoding) from None
        if len(changed.content.games) != len(self.content.games):
            raise ValueError("the games would run into one another")
        return changed

    def rewriting(self, games: Mapping[int, str]) -> Patch:
        """The change of bytes that rewrites several games, by their numbers: a splice for each.

        Raises:
            NotEncodableError: that cannot be done in the file's encoding.
        """
        form, line_end = self.form, self.content.line_end
        numbers = sorted(games)
        olds = [self.content.games[number - 1] for number in numbers]
        try:
            ends = byte_offsets(self.data, form, [end for old in olds for end in (old.start, old.end)])
            splices = [
                Splice(
                    start,
                    old.text.encode(form.encoding),
                    _replacement(games[number], old.text, line_end).encode(form.encoding),
                )
                for number, old, start in zip(numbers, olds, ends[::2], strict=True)
            ]
        except (DamagedBytesError, UnicodeEncodeError):
            raise NotEncodableError(form.encoding) from None
        return Patch(tuple(splice for splice in splices if splice.old != splice.new))

    def with_more(self, game: str) -> Document:
        """One game more at the end, behind an empty line; what is there is kept.

        Raises:
            NotEncodableError: that cannot be done in the file's encoding.
        """
        text = self.content.text
        end = end_of_games(text)
        new = gap_before(text[:end], line_end_of(text)) + in_line_ends(game, text)
        return self._edited(end, len(text), new, text[end:])

    def patched(self, patch: Patch) -> Document:
        """The file after a change of its bytes, in the same encoding.

        Raises:
            PatchError: what is to be replaced is not there.
        """
        return self._of(patch.applied(self.data), self.form)

    @classmethod
    def _of(cls, data: bytes, form: Text, text: str = "") -> Document:
        """A file whose text is `text`, if that is known already."""
        if form.encoding == "utf-8" and not form.mark:
            return cls(data, form, scan(data))  # the core keeps these very bytes, and nothing is copied
        return cls(data, form, scan(text or data[len(form.mark) :].decode(form.encoding, errors="replace")))

    def _edited(self, start: int, end: int, new: str, old: str) -> Document:
        """The characters from `start` to `end`, which are `old`, replaced by `new`."""
        form = self.form
        try:
            first, last = byte_offsets(self.data, form, (start, end))
            replaced, written = old.encode(form.encoding), new.encode(form.encoding)
        except (DamagedBytesError, UnicodeEncodeError):
            raise NotEncodableError(form.encoding) from None
        if self.data[first:last] != replaced:
            raise NotEncodableError(form.encoding)
        return self.patched(Patch((Splice(first, replaced, written),)))


def replace_game(text: str, game: PdnGame, new_text: str) -> str:
    """`text` with `game`, found in it by a scan, rewritten as `new_text`.

    Raises:
        ValueError: the game is not, or no longer, at its place in `text`.
    """
    if text[game.start : game.end] != game.text:
        raise ValueError(f"game {game.number} is not where it was found: the file has changed")
    return text[: game.start] + _replacement(new_text, game.text, line_end_of(text)) + text[game.end :]


def append_game(text: str, new_text: str) -> str:
    """`text` with one more game at its end, behind an empty line."""
    kept = text[: end_of_games(text)]
    return kept + gap_before(kept, line_end_of(kept)) + in_line_ends(new_text, text)


def end_of_games(text: str) -> int:
    """The offset at which another game can be written: before marks that end a file."""
    return len(text.rstrip(_END_MARKS))


def gap_before(text: str, line_end: str) -> str:
    """The line ends to write between `text` and another game."""
    gap = ""
    while text.strip() and not (text[-4:] + gap).endswith((line_end * 2, "\n\n")):
        gap += line_end
    return gap


def in_line_ends(game: str, text: str) -> str:
    """`game` in the line ends of `text`, in its own if that has none."""
    return LINE_END.sub(line_end_of(text or game), game)


def _replacement(game: str, old: str, line_end: str) -> str:
    """`game`, to be written in place of `old`, with that line end unless it has those of `old` already."""
    known = set(LINE_END.findall(old))
    kept = known and known.issuperset(LINE_END.findall(game.rstrip()))
    return (game if kept else LINE_END.sub(line_end, game)).rstrip()
