"""A kept game is read again as it was, whatever version wrote it and whatever is damaged in it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from harzdame_engine import LEVELS, Color, pdn
from harzdame_engine.game import edits
from harzdame_engine.search.styles import STYLES

from harzdame_gui.controllers.files.file_place import FilePlace
from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.controllers.game.kept_game import (
    KeptGame,
    ReviewSoFar,
    Surroundings,
    note_game,
    read_game,
    salvage,
)
from harzdame_gui.controllers.game.listed import Listed, with_listed
from harzdame_gui.controllers.game.new_game import PERSON, PlayerSpec
from tests.for_each import for_each
from tests.gui.controllers.game.games import moves

BARE = {
    "version": 1,
    "saved_at": 1795357223.8760471,
    "players": {"W": "human", "B": "engine"},
    "place": None,
    "pdn": '[Event "?"]\n[Site "?"]\n[Date "2026.11.22"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n'
    '[Result "*"]\n[GameType "200,W,8,8,A0,0"]\n[Variant "harzdame"]\n\n1. e2-e3 *\n',
}
"""The least that a file may say."""


def written(session) -> bytes:
    return note_game(session, pdn.Words(session.tree), Surroundings())()


def kept(session) -> KeptGame:
    """The session's game as a crash would leave it and the next start reads it."""
    return read_game(written(session))


def test_a_game_of_a_file_in_a_folder_that_is_gone_is_kept(session, gone):
    words, around = pdn.Words(session.tree), Surroundings(place=FilePlace(Path("game.pdn"), 1, "x"))
    assert read_game(note_game(session, words, around)()).place.path == gone / "game.pdn"


def test_a_file_that_says_little_is_read(qapp):
    found = read_game(json.dumps(BARE).encode())
    assert moves(found.tree.mainline()) == ["e2-e3"]
    assert found.players == {Color.WHITE: PERSON, Color.BLACK: None}
    assert found.standing.cursor is found.standing.live is found.tree.mainline()[-1]
    assert found.modified
    assert not found.studied


@pytest.mark.parametrize(
    "players",
    [
        (PERSON, PlayerSpec.engine(LEVELS[4], 2.5)),
        (PlayerSpec.engine(), PlayerSpec.engine(LEVELS[0], 0.5)),
        (PERSON, PlayerSpec.added("strong", 3.0)),
        (PERSON._replace(name="Anna", rating=1800), PERSON._replace(name="Boris", guest=True)),
        (PERSON, PlayerSpec.engine(LEVELS[4], 2.5, "Harzdame")._replace(style=STYLES[2])),
    ],
)
def test_every_pair_of_players_comes_back(session, players):
    session.load(session.tree, dict(zip(Color, players, strict=True)))
    found = kept(session)
    assert tuple(found.players[color] for color in Color) == players


def test_a_file_cannot_say_what_program_is_started(session):
    session.load(session.tree, {Color.WHITE: PERSON, Color.BLACK: PlayerSpec.added("strong", 3.0)})
    values = json.loads(written(session))
    values["engines"]["B"]["command"] = ["/bin/sh", "-c", "exit"]
    assert read_game(json.dumps(values).encode()).players[Color.BLACK] == PlayerSpec.added("strong", 3.0)


def test_a_level_that_is_not_known_is_no_reason_to_lose_the_game(session):
    level = LEVELS[4]._replace(id="of-a-later-version")
    session.load(session.tree, {Color.WHITE: PERSON, Color.BLACK: PlayerSpec.engine(level)})
    assert kept(session).players[Color.BLACK] is None


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("cursor", [0, 7, 1]),
        ("cursor", "x"),
        ("live", {}),
        ("place", 3),
        ("place", {"path": 1}),
        ("set_up", []),
        ("saved_at", 10**400),
        ("saved_at", float("inf")),
        ("history", "[" * 100_000),
        ("history", '{"version": 1}'),
        ("history", {}),
    ],
)
def test_a_field_that_makes_no_sense_costs_nothing_else(session, name, value):
    session.play(session.position.parse_move("e2-e3"))
    values = json.loads(written(session))
    values[name] = value
    found = read_game(json.dumps(values).encode())
    assert moves(found.tree.mainline()) == ["e2-e3"]
    assert found.standing.cursor in found.tree.mainline()


def test_twins_are_told_apart(session):
    root = session.tree.root
    move = session.position.parse_move("e2-e3")
    session.play(move)
    session.play(session.position.legal_moves()[0])
    twin = session.tree.insert(root, move)
    session.tree.insert(twin, twin.position.parse_move("d7-d6"))
    session.go_to(twin)
    found = kept(session)
    assert found.standing.cursor is found.tree.root.children[1]
    assert found.standing.live is found.tree.root.children[0].children[0]


@for_each("cut", range(0, 400, 7))
def test_the_text_of_a_damaged_journal_is_saved(session, cut):
    session.tree.root.comment = 'a "quoted" – ü \\ comment'
    data = written(session)
    text = pdn.write(session.tree)
    start = data.index(b'"pdn": "') + len(b'"pdn": "')
    found = salvage(data[: start + cut])
    assert text.startswith(found) or cut >= len(text)


def test_a_review_under_way_comes_back_and_a_damaged_one_costs_nothing_else(session):
    review = ReviewSoFar(300, lambda: {"a": [300, 5, 10, []]})
    data = note_game(session, pdn.Words(session.tree), Surroundings(review=review))()
    found = read_game(data).around.review
    assert (found.nodes, found.values()) == (300, {"a": [300, 5, 10, []]})
    assert kept(session).around.review is None
    for damaged in (7, {"nodes": "x", "answers": {}}, {"nodes": 5}):
        values = json.loads(data) | {"review": damaged}
        assert read_game(json.dumps(values).encode()).around.review is None


def test_the_place_in_the_library_comes_back_and_a_damaged_one_costs_nothing_else(session):
    listed = Listed(7, 2, "ab", "cd", ours=False)
    data = note_game(session, pdn.Words(session.tree), Surroundings(listed=listed))()
    assert read_game(data).around.listed == listed
    assert kept(session).around.listed is None
    assert read_game(with_listed(listed, written(session))).around.listed == listed
    assert read_game(with_listed(None, data)).around.listed is None
    assert read_game(json.dumps(BARE).encode()).around.listed is None
    sound = listed._asdict()
    for damaged in (
        7,
        [],
        {},
        {"id": 1},
        sound | {"id": 1 << 63},
        sound | {"id": "x"},
        sound | {"revision": -1},
    ):
        values = json.loads(data) | {"listed": damaged}
        assert read_game(json.dumps(values).encode()).around.listed is None
    for no_game in (b"", b"[]", b"[" * 100_000):
        with pytest.raises(ValueError, match=r"no game|Expecting"):
            with_listed(listed, no_game)


def test_a_node_that_was_deleted_is_no_place_to_stand(session):
    session.play(session.position.parse_move("e2-e3"))
    session.resign()
    GameEditor(session).make(edits.delete(session.tree.root.children[0]))
    found = kept(session)
    assert found.tree.root.children == []
    assert found.standing.ended_at is found.tree.root
    assert found.standing.cursor is found.tree.root
