"""Files of games written in another form, with all else in them kept letter by letter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from harzdame_engine.game.results import in_form, is_result
from harzdame_engine.pdn.document import append_game
from harzdame_engine.pdn.games import PdnFile, PdnGame
from harzdame_engine.pdn.movetext import ItemKind
from harzdame_engine.pdn.problems import line_end_of
from harzdame_engine.pdn.source import Source, Token
from harzdame_engine.pdn.tags import match_tag, write_tag


def rewritten(file: PdnFile, form: Callable[[PdnGame], str]) -> str:
    """The text of a file with every game in another form; what stands between games is kept."""
    text, parts, end = file.text, [], 0
    for game in file.games:
        parts += [text[end : game.start], form(game)]
        end = game.end
    return "".join([*parts, text[end:]])


def in_result_form(game: PdnGame, *, draughts: bool) -> str:
    """The text of a game with its results as ``2-0`` or as ``1-0``, in its tags and behind its moves.

    A game that we do not know is left as it is.
    """
    tree = game.read().tree
    if tree is None or not isinstance(tree.source, Source):
        return game.text
    tokens = tree.source.tokens
    as_written = sum(len(token.gap) + len(token.text) for token in tokens)
    changed = [token.gap + _in_result_form(token, draughts=draughts) for token in tokens]
    return "".join(changed) + game.text[as_written:]


def _in_result_form(token: Token, *, draughts: bool) -> str:
    if token.kind is ItemKind.RESULT:
        return in_form(token.text, draughts=draughts)
    tag = match_tag(token.text, 0) if token.kind is ItemKind.TAG else None
    if tag is None or tag[0].lower() != "result" or not is_result(tag[1]):
        return token.text
    wanted = in_form(tag[1], draughts=draughts)
    return token.text if wanted == tag[1] else write_tag(tag[0], wanted)


def chosen(games: Iterable[PdnGame], form: Callable[[PdnGame], str]) -> str:
    """A text of these games alone, with an empty line between."""
    texts = [form(game) for game in games]
    line_end = next((line_end_of(text) for text in texts if "\n" in text or "\r" in text), "\n")
    return (line_end * 2).join(texts) + (line_end if texts else "")


def merged(texts: Sequence[str]) -> str:
    """The games of several texts in one, in the line ends of the first."""
    whole = texts[0]
    for text in texts[1:]:
        whole = append_game(whole, text)
    return whole
