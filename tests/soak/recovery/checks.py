"""What must be there after a kill: the game on the board as it was, every file whole, nothing closed gone."""

from __future__ import annotations

import json
from pathlib import Path

from harzdame_engine import pdn

from harzdame_gui.controllers.game.kept_game import read_game
from tests.soak.recovery.board import State
from tests.soak.recovery.life import Life

SAFE_AFTER = 1.0
"""Seconds after which what is on the screen must survive."""

_ADDED_BY_A_REVIEW = {"text", "cursor", "edits", "trash", "reviewed", "reviewing"}
"""What differs once a review that was broken off has been written down."""


def missing(life: Life, back: State) -> str:
    """The reason why `back` is not what the life before showed in its last second; empty if it is."""
    seen = life.of("back", "seen")
    safe = [index for index, (at, _) in enumerate(seen) if at <= life.killed - SAFE_AFTER]
    allowed = [state for _, state in seen[safe[-1] if safe else 0 :]]
    if not safe:
        allowed.append(life.back)
    if any(_is_as_it_was(state, back) for state in allowed):
        return ""
    lately = any(at > life.killed - SAFE_AFTER for at, _ in life.of("saved"))
    differing = [[name for name in state if state[name] != back[name]] for state in allowed]
    # a save that had not ended was on its way to a place that the screen did not yet show
    if lately and ["place"] in differing:
        return ""
    earlier = [round(life.killed - at, 3) for at, state in seen if state == back]
    return (
        f"{back} is none of the last {len(allowed)}, such as {allowed[-1]}; "
        f"they differ in {differing}; it was seen before the kill by {earlier} s"
    )


def _is_as_it_was(state: State, back: State) -> bool:
    """Whether a picture came back; what a review had found until then is written into the game by now."""
    if not state["reviewed"]:
        return all(state[name] == back[name] for name in state if name != "reviewing")
    found = back["reviewed"] >= state["reviewed"] or len(back["text"]) > len(state["text"])
    return found and all(state[name] == back[name] for name in state.keys() - _ADDED_BY_A_REVIEW)


def check_files(folder: Path, games: Path) -> None:
    """Nothing is half."""
    json.loads((folder / "settings.json").read_bytes())
    for path in (*folder.glob("unfinished-*.json"), *folder.glob("games/*.json")):
        read_game(path.read_bytes())
    content = pdn.Document.read(games.read_bytes()).content
    for game in content.games:
        text = game.text.rstrip()
        assert text.endswith(("*", "1-0", "0-1", "1/2-1/2")), f"half a game: {text[-80:]}"


def check_closed(folder: Path, life: Life) -> None:
    """What was closed more than a second before the end is among the games that are kept."""
    there = {read_game(path.read_bytes()).text for path in folder.glob("games/*.json")}
    for at, text in life.of("closed"):
        assert at > life.killed - SAFE_AFTER or text in there, f"closed and gone: {text}"
    for path in folder.glob("games/*.json"):
        path.unlink()
