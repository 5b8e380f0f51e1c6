"""Findings beside an unsaved game of the file on the board: all games get theirs, and it keeps its place."""

from __future__ import annotations

from harzdame_engine import pdn
from harzdame_engine.review.annotating import TAG

from harzdame_gui.controllers.game.editor import GameEditor


def test_closing_the_app_keeps_what_is_done_beside_an_unsaved_game_of_the_file(bench, jobs):
    bench.board(2)
    GameEditor(bench.session).comment(bench.session.tree.mainline()[1], "A classic.")
    before = pdn.Document.read(bench.path.read_bytes()).content.games[1].digest
    closed = []

    def close(done: int, *_: object) -> None:
        if done >= 3 and not closed:
            closed.append(True)
            bench.review.close()

    bench.begin()
    bench.review.progressed.connect(close)
    bench.engine.go.set()
    bench.qtbot.waitUntil(lambda: bool(closed), timeout=20_000)
    assert TAG in bench.session.tree.tags  # it goes with the journal
    assert jobs.shut_down()
    games = pdn.Document.read(bench.path.read_bytes()).content.games
    assert [TAG in game.tags for game in games][:3] == [True, False, True]
    assert games[1].digest == before  # by which that game finds its place again


def test_closing_the_file_leaves_an_unsaved_game_on_the_board_its_place(bench):
    bench.board(2)
    GameEditor(bench.session).comment(bench.session.tree.mainline()[1], "A classic.")
    bench.review.progressed.connect(
        lambda done, *_: done >= 3 and bench.path in bench.files.paths and bench.files.close(bench.path)
    )
    report = bench.run()
    games = pdn.Document.read(bench.path.read_bytes()).content.games
    assert [TAG in game.tags for game in games][:3] == [True, False, True]
    assert TAG in bench.session.tree.tags
    assert report.written + report.left == len(games)
    assert report.written == sum(TAG in game.tags for game in games) + 1
