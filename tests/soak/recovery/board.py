"""A person at the board: random moves, edits, saves and reviews, and all of it that is on the screen."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from harzdame_engine import Node, pdn
from harzdame_engine.game import edits
from harzdame_engine.review.reviewer import ReviewEffort
from PySide6.QtWidgets import QApplication

from harzdame_gui.app import App
from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.new_game.defaults import last_choice, with_names

State = dict[str, Any]
Tell = Callable[[str, object], None]


class Board:
    """Does random things to the game on the board and tells after each what is on the screen."""

    def __init__(self, app: App, games: Path, chance: random.Random, tell: Tell) -> None:
        self._app = app
        self._games = games
        self._random = chance
        self._tell = tell
        self._editor = GameEditor(app.services.session)

    @property
    def state(self) -> State:
        """All of the game that a person sees."""
        session, late = self._app.services.session, self._app.late
        place, set_up = late.file.place, late.recovery._set_up
        return {
            "text": pdn.write(session.tree),
            "cursor": _path(session.node),
            "studied": session.game.studied,
            "place": [str(place.path), place.number] if place else None,
            "flipped": self._app.window.board.orientation.flipped,
            "set_up": list(set_up) if set_up else None,
            "edits": [[edit.kind for edit in edits] for edits in (session.game.history.state[:2])],
            "trash": [_line_of(removal.node) for removal in session.game.history.trash],
            "moves": [str(node.move) for node in session.tree.mainline()[1:]],
            "reviewed": len(review.values()) if (review := late.recovery._review) is not None else 0,
            "reviewing": late.review.running,
        }

    def begin(self) -> None:
        """Tell of everything from now on: the app has come back."""
        late = self._app.late
        self._app.services.session.gameLeaving.connect(self._on_leaving)
        late.file.saved.connect(lambda _revision: self._tell("saved", None))
        self._tell("back", self.state)
        for changes in (self._app.services.session.stateChanged, late.file.changed, late.review.found):
            changes.connect(self.look)  # a game that was opened appears later than the wish for it

    def _on_leaving(self) -> None:
        session = self._app.services.session
        if session.modified and session.game.worked_on:
            self._tell("closed", pdn.write(session.tree))

    def act(self) -> None:
        """Do something."""
        actions = [self._play] * 6 + [self._comment] * 4 + [self._go] * 3 + [self._save] * 3
        actions += [
            self._edit,
            self._edit,
            self._flip,
            self._take_back,
            self._set_up,
            self._set_up,
            self._begin,
            self._open,
        ]
        self._random.choice(actions)()

    def review(self) -> None:
        """Have the game reviewed, or another one, if there is nothing to review or all of it was."""
        review, session = self._app.late.review, self._app.services.session
        if review.running or QApplication.activeModalWidget() is not None:
            return
        if session.tree.root.children and not session.thinking and self._random.random() < 0.5:
            review.begin(ReviewEffort(20_000))
        else:
            self._open()

    def look(self, *_: object) -> None:
        """Tell what is on the screen."""
        self._tell("seen", self.state)

    def _node(self) -> Node:
        return self._random.choice(list(self._app.services.session.tree.root.below()))

    def _play(self) -> None:
        session = self._app.services.session
        moves = session.position.legal_moves()
        if session.humans_turn and moves:
            session.play(self._random.choice(moves))

    def _comment(self) -> None:
        text = f'{self._random.random()} – „ü“ {{}} ; 1-0 [Event "?"]'
        self._editor.comment(self._node(), text)

    def _edit(self) -> None:
        node = self._node()
        changes = [self._editor.undo, self._editor.redo]
        if node.parent is not None:
            edit = self._random.choice([edits.delete, edits.promote, edits.demote])(node)
            changes += [partial(self._editor.make, edit)] * 2
        self._random.choice(changes)()

    def _go(self) -> None:
        self._app.services.session.go_to(self._node())

    def _save(self) -> None:
        file, session = self._app.late.file, self._app.services.session
        self._tell("saved", None)
        if file.can_save:
            file.save(session.tree, session.revision)
        else:
            file.add_to(session.tree, self._games, session.revision)

    def _flip(self) -> None:
        self._app.window.presenter.flip()

    def _take_back(self) -> None:
        self._app.services.session.take_back()

    def _set_up(self) -> None:
        editor = QApplication.activeModalWidget()
        if editor is None:
            self._app.window.commands.set_up.trigger()
        elif self._random.random() < 0.3:
            editor.reject()
        else:
            squares = list(editor._draft.pieces) or ["a1"]
            editor._on_piece_removed(self._random.choice(squares))

    def _begin(self) -> None:
        self._app.late.file.detach()
        self._app.services.session.new_game(with_names(last_choice(self._app.services.settings)))

    def _open(self) -> None:
        late = self._app.late
        document = late.files.document(self._games.absolute())
        if document is None:
            late.files.open(self._games)
        else:
            late.file.read(document, self._random.randint(1, len(document.content.games)))


def _path(node: Node) -> list[int]:
    path = []
    while node.parent is not None:
        path.append(node.parent.children.index(node))
        node = node.parent
    return path[::-1]


def _line_of(node: Node) -> str:
    """A deleted line with all below it, as one text."""
    return " ".join(f"{each.ply} {each.move} {each.comment}" for each in node.below())
