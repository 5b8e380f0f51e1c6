"""The scan of a file for its games in plain Python, to check the core's by.

One regular expression jumps from one place of interest to the next; the moves
between are not looked at. A game ends at a result outside variations, or
where tags begin after its moves. A comment, tag or variation that is never
closed costs its own game only: the next tags begin a new game.

The engine package decides what tags name; where tags, comments and games begin
and end is found here. Some dirt takes cubic time.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from harzdame_engine.game.results import is_result
from harzdame_engine.pdn.problems import PdnProblem, ProblemKind, Unclosed, line_end_of, place
from harzdame_engine.pdn.recognition import recognise, tell_by_moves, usual_game
from harzdame_engine.pdn.tags import NamedGame, find_variant, lookup
from harzdame_engine.rules.rules import Rules

TAG = r'\[[ \t]*([A-Za-z][\w-]*)[ \t]+"([^"\\\r\n]*)"[ \t]*\]'
_ESCAPED_TAG = re.compile(r'\[[ \t]*([A-Za-z][\w-]*)[ \t]*"((?:[^"\\\r\n]|\\[^\r\n])*)"[ \t]*\]')
_CLOSED_TAG = re.compile(r'\[[ \t]*([A-Za-z][\w-]*)[ \t]*"?([^\r\n]*?)"?[ \t]*\][ \t]*(?=[\r\n]|\Z)')
_OPEN_TAG = re.compile(r'\[[ \t]*([A-Za-z][\w-]*)[ \t]*"?([^\r\n]*)')
_LANDMARK = re.compile(
    rf"{TAG}"
    r"|\[|\{[^{}\[]*\}|\{"
    r"|;[^\r\n]*"
    r"|%(?<![^\r\n]%)[^\r\n]*"  # only at the beginning of a line
    r"|\(|\)"
    r"|1-0|1/2-1/2|1-1|0-1|0-2|0-0|2-0|½-½|\*"
    r"|\x00+"
)
_TWO_TAG_LINES = re.compile(
    r'[\r\n]\[[A-Za-z][\w-]*[ \t]+"[^\r\n]*"[ \t]*\][ \t]*(?:\r\n|\r|\n)\[[A-Za-z][\w-]*[ \t]+"'
)
_MOVE = re.compile(r"\b(?:[a-wA-W][0-9]{1,2} ?[-x:×]? ?[a-wA-W][0-9]|[0-9]{1,2}[-x:×][0-9])")
_EMPTY_LINE = re.compile(r"(?:\n\r?\n|\r\r)\Z")
_WORD_PARTS = frozenset("-/0123456789")
_JUNK = re.compile(
    r'[ \t]*(?:\r\n|\r|\n)[ \t]*([A-Za-z][\w-]*[ \t]+"[^\r\n]*\])[ \t]*(?=[\r\n]|\Z)'
    r"|[ \t]*(?:(?:\r\n|\r|\n)[ \t]*)?([^0-9{(;*%\x00½\[\r\n]+)(?=[\[\r\n]|\Z)"
)
_CURLY = re.compile("[“”„](.*)[“”„]", re.DOTALL)
_MOST_PROBLEMS = 20  # of one game: more say no more
_EXCERPT = 60


class FoundGame(NamedTuple):
    """A game, with the names of the attributes of PdnGame."""

    number: int
    line: int
    column: int
    start: int
    end: int
    tags: dict[str, str]
    rules: Rules | None
    game_name: str
    text: str


class FoundGames(NamedTuple):
    """The games of a file and their problems."""

    games: tuple[FoundGame, ...]
    problems: tuple[PdnProblem, ...]


def scan(text: str) -> FoundGames:
    """The games of a file and their tags."""
    return _Scan(text).run()


def match_tag(text: str, offset: int) -> tuple[str, str, int, bool] | None:
    """Name, value, end and whether it is closed, of the tag that begins at `offset`."""
    if found := _ESCAPED_TAG.match(text, offset):
        return found[1], _unescape(found[2]), found.end(), True
    if text[max(0, offset - 1) : offset] not in {"", "\r", "\n"}:
        return None  # within a line only a perfect tag is one
    if found := _CLOSED_TAG.match(text, offset):
        return found[1], _unescape(_without_curly_quotes(found[2])), found.end(), True
    if found := _OPEN_TAG.match(text, offset):
        return found[1], _unescape(_without_curly_quotes(found[2].rstrip())), found.end(), False
    return None


def past_junk(text: str, at: int) -> Iterator[tuple[int, int]]:
    """Where something stands among the tags that is none, behind the tag that ends at `at`."""
    while (found := _JUNK.match(text, at)) is not None:
        start, at = found.span(found.lastindex or 0)
        start += len(text[start:at]) - len(text[start:at].lstrip())
        at = start + len(text[start:at].rstrip())
        if at == start:
            return
        yield start, at


def _without_curly_quotes(value: str) -> str:
    found = _CURLY.fullmatch(value)
    return found[1] if found else value


def _unescape(value: str) -> str:
    return re.sub(r'\\(["\\])', r"\1", value)


class _Open:
    """The game that is being scanned."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.tags: dict[str, str] = {}
        self.first_tag = ""
        self.first_only = True  # no tags but that one
        self.moves = False
        self.ended = False
        self.depth = 0
        self.variation = start
        self.problems: list[tuple[ProblemKind, int, str]] = []

    def note(self, kind: ProblemKind, offset: int, detail: str = "") -> None:
        """Remember a problem."""
        if len(self.problems) < _MOST_PROBLEMS:
            self.problems.append((kind, offset, detail))

    def pass_sign(self, sign: str, start: int) -> None:
        """Go over the beginning or end of a variation."""
        if sign == "(":
            if self.depth == 0:
                self.variation = start
            self.depth += 1
        elif sign == ")":
            self.depth = max(0, self.depth - 1)


class _Scan:
    """One pass over a text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.games: list[FoundGame] = []
        self.problems: list[PdnProblem] = []
        self.game: _Open | None = None
        self.named: dict[tuple[str | None, str | None], NamedGame] = {}
        self.line_end = "\r" if line_end_of(text) == "\r" else "\n"
        self.counted, self.line, self.line_start = 0, 1, 0  # lines are counted up to here
        self.next_brace = text.find("}")  # the next closing brace known

    def run(self) -> FoundGames:
        """Go through the whole text."""
        text, search, at = self.text, _LANDMARK.search, 0
        while landmark := search(text, at):
            start, end = landmark.span()
            if start > at:
                self.pass_moves(at, start)
            if landmark.lastindex:
                self.pass_tag(landmark[1], landmark[2], start)
                at = self.behind_tag(end)
            else:
                at = self.pass_landmark(text[start], start, end)
        self.pass_moves(at, len(text))
        self.close_game(len(text))
        if not self.games:
            self.say_why_empty()
        return FoundGames(tuple(self.recognised()), tuple(self.problems))

    def recognised(self) -> list[FoundGame]:
        """The games, with what those are that do not name their game."""
        sample = self.games[:: max(1, len(self.games) // 24)]
        usual = usual_game(
            find_variant(game.tags) if game.game_name else tell_by_moves(game.text, game.tags)
            for game in sample
        )
        found = [recognise(game.text, game.tags, usual) for game in self.games]
        return [
            game._replace(rules=named.rules, game_name=named.name)
            for game, named in zip(self.games, found, strict=True)
        ]

    def opened(self, start: int) -> _Open:
        """The game being scanned; if there is none, one begins at `start`."""
        if self.game is None:
            self.game = _Open(start)
        return self.game

    def pass_moves(self, start: int, end: int) -> None:
        """Go over text between landmarks: moves, if there is anything but blanks."""
        game = self.game
        if game is not None and game.moves and not game.ended:
            return
        passage = self.text[start:end].lstrip()
        if not passage:
            return
        if game is not None and game.ended:
            if not _MOVE.search(passage):
                return  # a remark behind the result
            self.close_game(start)
        self.opened(end - len(passage)).moves = True

    def pass_tag(self, name: str, value: str, start: int) -> None:
        """Take up a tag, which may begin the next game."""
        game = self.game
        if game is not None and (game.moves or game.ended or self.heads_next(game, name, value, start)):
            self.close_game(start)
        game = self.opened(start)
        game.first_tag = game.first_tag or name
        game.first_only = game.first_only and name == game.first_tag
        game.tags.setdefault(name, value)
        game.depth = 0

    def heads_next(self, game: _Open, name: str, value: str, start: int) -> bool:
        """Whether a tag behind a game's tags, without moves between, begins the next game."""
        parted = _EMPTY_LINE.search(self.text, max(0, start - 4), start) is not None
        if name == game.first_tag:
            return parted or not game.first_only or value != game.tags[name]
        return name == "Event" and game.first_tag != "" and parted

    def pass_landmark(self, sign: str, start: int, end: int) -> int:
        """Go over anything else that begins with `sign`, and return the offset at which to go on."""
        if sign == "[":
            return self.pass_bracket(start)
        if sign == "\0":
            if self.game is not None:
                self.game.note(ProblemKind.BINARY, start)
        elif sign == "{":
            self.opened(start)
            if end == start + 1:
                return self.pass_brace(start)
        elif sign in "();":
            self.opened(start).pass_sign(sign, start)
        elif sign != "%":
            self.pass_result(start, end)
        return end

    def pass_bracket(self, start: int) -> int:
        """Go over a bracket that is no ordinary tag."""
        found = match_tag(self.text, start)
        if found is None:
            self.pass_moves(start, start + 1)
            return start + 1
        name, value, end, closed = found
        self.pass_tag(name, value, start)
        if not closed:
            self.opened(start).note(ProblemKind.TRUNCATED, start, Unclosed.TAG)
        return self.behind_tag(end)

    def behind_tag(self, end: int) -> int:
        """The end of what stands behind a tag, among tags."""
        return max((after for _, after in past_junk(self.text, end)), default=end)

    def pass_brace(self, start: int) -> int:
        """Go over a comment that has brackets or a brace in it, or no end."""
        if 0 <= self.next_brace < start:
            self.next_brace = self.text.find("}", start)
        end = self.next_brace if self.next_brace >= 0 else len(self.text)
        if tags := _TWO_TAG_LINES.search(self.text, start, end):
            end = tags.start()
        elif self.next_brace >= 0:
            return end + 1
        self.opened(start).note(ProblemKind.TRUNCATED, start, Unclosed.COMMENT)
        return end

    def pass_result(self, start: int, end: int) -> None:
        """Go over what looks like a result, unless it is a part of a longer word."""
        game = self.opened(start)
        before, after = self.text[start - 1 : start], self.text[end : end + 1]
        alone = not (before.isalpha() or before in _WORD_PARTS or after.isalpha() or after in _WORD_PARTS)
        if alone and game.depth == 0:
            game.ended = True
        else:
            game.moves = True

    def close_game(self, end: int) -> None:
        """End the game before `end`, and keep it unless there is nothing in it."""
        game, self.game = self.game, None
        if game is None:
            return
        text = self.text[game.start : end].rstrip()
        if not game.tags and not (game.moves and _MOVE.search(text)):
            return
        self.count_lines(game.start)
        number, column = len(self.games) + 1, game.start - self.line_start + 1
        named = self.name(game)
        self.games.append(
            FoundGame(
                number=number,
                line=self.line,
                column=column,
                start=game.start,
                end=game.start + len(text),
                tags=game.tags,
                rules=named.rules,
                game_name=named.name,
                text=text,
            )
        )
        self.judge(game, named, text)
        for kind, offset, detail in game.problems:
            line, of_line = place(text, offset - game.start)
            if line == 1:
                of_line += column - 1
            self.problems.append(PdnProblem(kind, self.line + line - 1, of_line, number, detail))

    def count_lines(self, offset: int) -> None:
        """Move on to the line of `offset`."""
        if lines := self.text.count(self.line_end, self.counted, offset):
            self.line += lines
            self.line_start = self.text.rfind(self.line_end, self.counted, offset) + 1
        self.counted = offset

    def name(self, game: _Open) -> NamedGame:
        """The game that the tags name."""
        key = lookup(game.tags, "Variant"), lookup(game.tags, "GameType")
        if key not in self.named:
            self.named[key] = find_variant(game.tags)
        return self.named[key]

    def judge(self, game: _Open, named: NamedGame, text: str) -> None:
        """Note what is wrong with a whole game."""
        if named.rules is None:
            game.note(ProblemKind.UNKNOWN_VARIANT, game.start, named.name)
        if game.depth:
            game.note(ProblemKind.TRUNCATED, game.variation, Unclosed.VARIATION)
        elif not game.ended and not game.problems and is_result(lookup(game.tags, "Result") or ""):
            game.note(ProblemKind.TRUNCATED, game.start + len(text), Unclosed.GAME)
        if named.contradiction:
            game.note(ProblemKind.CONTRADICTORY_GAME, game.start, named.contradiction)

    def say_why_empty(self) -> None:
        """Distinguish a file without text from one without games."""
        text = self.text.strip("\0 \t\r\n\x1a\ufeff")
        if text:
            detail = " ".join(text[: 4 * _EXCERPT].split())[:_EXCERPT]
            self.problems.append(PdnProblem(ProblemKind.NO_GAMES, detail=detail))
        elif "\0" in self.text:
            self.problems.append(PdnProblem(ProblemKind.BINARY))
        else:
            self.problems.append(PdnProblem(ProblemKind.EMPTY))
