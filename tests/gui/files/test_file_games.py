"""A game of a file that was left with changes: going back to it shows them, and the list marks it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from harzdame_gui.controllers.game import unsaved_games
from harzdame_gui.controllers.game.kept_place import with_place
from harzdame_gui.controllers.game.my_games import read_kept_game
from harzdame_gui.files.games_model import UNSAVED_ROLE
from tests.gui.driver import Driver

Start = Callable[..., Driver]
MOVES = "f1-g1", "e2-f2", "c4-d4", "e2-e3"
GAMES = "\n\n".join(f'[White "P{n}"]\n\n1. {move} *' for n, move in enumerate(MOVES, 1)) + "\n"


@pytest.fixture
def club(start: Start, tmp_path: Path) -> Driver:
    """The app with four games listed; the second is on the board, with a move more than in the file."""
    path = tmp_path / "club.pdn"
    path.write_text(GAMES, encoding="utf-8")
    driver = start(path)
    driver.window.resize(1400, 800)
    driver.wait_for_games(4)
    choose(driver, 2)
    wait_for_played(driver, MOVES[1])
    add_move(driver)
    return driver


def add_move(driver: Driver) -> None:
    driver.key(Qt.Key.Key_End)
    driver.session.play(driver.session.position.legal_moves()[0])
    driver.qtbot.waitUntil(lambda: driver.session.modified)


def choose(driver: Driver, number: int) -> None:
    """Double-click the game of this number in the list."""
    rows, model = driver.games.rows, driver.games.model
    place = rows.visualRect(model.index(model.row_of(number), 0)).center()
    driver.qtbot.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    driver.qtbot.mouseDClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)


def wait_for_played(driver: Driver, *moves: str) -> None:
    """Until these moves are on the board, and the journal, which follows in a moment, knows of it."""
    app = driver.app
    driver.qtbot.waitUntil(lambda: driver.played == list(moves), timeout=20_000)
    driver.qtbot.waitUntil(
        lambda: not app.services.jobs.under_way and not app.late.recovery._delay.isActive(), timeout=20_000
    )


def marked(driver: Driver) -> list[int]:
    """The numbers of the games with a star."""
    model = driver.games.model
    return [n for row, n in enumerate(model.numbers) if model.data(model.index(row, 0), UNSAVED_ROLE)]


def test_going_back_to_a_game_shows_its_changes_which_are_saved_in_its_place(
    club: Driver, tmp_path: Path
) -> None:
    mine = club.played
    assert len(mine) == 2
    assert marked(club) == [2]
    choose(club, 3)
    wait_for_played(club, MOVES[2])
    assert marked(club) == [2]
    choose(club, 2)
    wait_for_played(club, *mine)
    assert club.session.modified
    assert "Game 2 of 4" in club.window.windowTitle()
    assert club.card.startswith("This is your version; its changes are not saved in “club.pdn” yet.")
    assert club.board.hasFocus()
    club.ctrl(Qt.Key.Key_Z)
    assert club.played == [MOVES[1]]  # with all its edits
    club.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    club.ctrl(Qt.Key.Key_S)
    club.qtbot.waitUntil(lambda: not club.session.modified, timeout=20_000)
    assert mine[1] in (tmp_path / "club.pdn").read_text(encoding="utf-8")
    club.qtbot.waitUntil(lambda: marked(club) == [], timeout=20_000)
    choose(club, 3)
    wait_for_played(club, MOVES[2])
    assert marked(club) == []
    choose(club, 2)
    wait_for_played(club, *mine)
    assert not club.session.modified


def test_the_keys_to_the_neighbours_lead_back_to_the_changes(club: Driver) -> None:
    mine = club.played
    club.ctrl(Qt.Key.Key_PageDown)
    wait_for_played(club, MOVES[2])
    club.ctrl(Qt.Key.Key_PageUp)
    wait_for_played(club, *mine)
    club.ctrl(Qt.Key.Key_PageDown)
    wait_for_played(club, MOVES[2])


def test_the_game_in_the_file_can_be_shown_and_the_changes_again(club: Driver) -> None:
    mine = club.played
    choose(club, 2)  # it is on the board
    club.qtbot.waitUntil(lambda: club.card.startswith("This is your version"), timeout=20_000)
    assert club.played == mine
    club.press("Show the game in the file", club.notice)
    wait_for_played(club, MOVES[1])
    assert not club.session.modified
    assert marked(club) == [2]
    choose(club, 2)
    wait_for_played(club, *mine)


def test_changes_go_with_their_game_to_another_place(club: Driver) -> None:
    mine = club.played
    choose(club, 3)
    wait_for_played(club, MOVES[2])
    club.list_games()
    club.key(Qt.Key.Key_Up)
    club.key(Qt.Key.Key_Up)
    club.key(Qt.Key.Key_Delete)
    club.qtbot.waitUntil(lambda: club.listed == [1, 2, 3], timeout=20_000)
    assert marked(club) == [1]
    choose(club, 1)
    wait_for_played(club, *mine)
    assert "Game 1 of 3" in club.window.windowTitle()


def test_changes_to_games_of_the_same_text_are_kept_apart(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "club.pdn"
    path.write_text(f'[White "P"]\n\n1. {MOVES[0]} *\n\n' * 3 + GAMES, encoding="utf-8")
    club = start(path)
    club.window.resize(1400, 800)
    club.wait_for_games(7)
    mine = []
    for number, reply in ((2, 0), (3, 1)):
        choose(club, number)
        wait_for_played(club, MOVES[0])
        club.key(Qt.Key.Key_End)
        club.session.play(club.session.position.legal_moves()[reply])
        mine.append(club.played)
    choose(club, 5)
    wait_for_played(club, MOVES[1])
    assert marked(club) == [2, 3]
    club.app.services.settings.flush()
    club.crash()
    club = started_again(start, 7)
    assert marked(club) == [2, 3]
    for number, played in ((2, mine[0]), (3, mine[1])):
        choose(club, number)
        wait_for_played(club, *played)
    choose(club, 1)
    wait_for_played(club, MOVES[0])
    club.close()


def test_changes_that_are_all_undone_or_deleted_are_forgotten(club: Driver) -> None:
    mine = club.played
    choose(club, 3)
    wait_for_played(club, MOVES[2])
    choose(club, 2)
    wait_for_played(club, *mine)
    club.ctrl(Qt.Key.Key_Z)
    assert not club.session.modified
    choose(club, 3)
    wait_for_played(club, MOVES[2])
    assert marked(club) == []
    add_move(club)
    choose(club, 1)
    wait_for_played(club, MOVES[0])
    assert marked(club) == [3]
    own = club.app.late.own
    own.delete(list(own._folder.glob("*.json")))
    assert marked(club) == []
    choose(club, 3)
    wait_for_played(club, MOVES[2])


def left_with_changes(club: Driver) -> list[str]:
    """Go on to the third game; returns the moves of the second, which has unsaved changes."""
    mine = club.played
    choose(club, 3)
    wait_for_played(club, MOVES[2])
    club.app.services.settings.flush()  # a crash a moment later takes nothing from them
    return mine


def started_again(start: Start, count: int = 4) -> Driver:
    driver = start()
    driver.window.resize(1400, 800)
    driver.qtbot.waitUntil(lambda: driver.app.workspace is not None)
    if not driver.games.rows.isVisible():
        driver.list_games()
    driver.wait_for_games(count)
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way, timeout=20_000)
    return driver


def own_games(driver: Driver) -> list[Path]:
    return list((driver.folder / "games").glob("*.json"))


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("undone", [False, True])
def test_changes_go_with_their_game_to_another_file_and_back(
    club: Driver, start: Start, tmp_path: Path, restarted: bool, undone: bool
) -> None:
    mine = left_with_changes(club)
    first, other = tmp_path / "club.pdn", tmp_path / "other.pdn"
    other.write_text('[White "Q"]\n\n1. e2-f2 *\n', encoding="utf-8")
    late = club.app.late
    with club.qtbot.waitSignal(late.files.opened):
        late.files.open(other)
    with club.qtbot.waitSignal(late.editing.edited):
        late.editing.transfer(first, [2], other, 1)
    if undone:
        club.qtbot.waitUntil(lambda: not late.editing.busy)
        with club.qtbot.waitSignal(late.editing.undone):
            late.editing.undo(other)
        late.files.show(first)
    else:
        late.files.show(other)
    count, number, name = (4, 2, "club.pdn") if undone else (2, 1, "other.pdn")
    club.wait_for_games(count)
    if restarted:
        club.qtbot.waitUntil(lambda: not club.app.services.jobs.under_way, timeout=20_000)
        club.app.services.settings.flush()
        club.crash()
        club = started_again(start, count)
        club.app.late.files.show(tmp_path / name)
        club.wait_for_games(count)
        assert "changed" not in club.card
    club.qtbot.waitUntil(lambda: marked(club) == [number], timeout=20_000)
    choose(club, number)
    wait_for_played(club, *mine)
    assert f"not saved in “{name}” yet" in club.card
    assert club.window.windowTitle().startswith(name)
    if restarted:
        club.close()


def test_changes_of_a_game_that_is_moved_again_and_again_are_read_once(
    club: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_with_changes(club)
    files = [tmp_path / "club.pdn", tmp_path / "other.pdn"]
    files[1].write_text('[White "Q"]\n\n1. e2-f2 *\n', encoding="utf-8")
    late, read = club.app.late, []
    with club.qtbot.waitSignal(late.files.opened):
        late.files.open(files[1])
    for number in (2, 1, 1):
        with club.qtbot.waitSignal(late.editing.edited):
            late.editing.transfer(files[0], [number], files[1], 1)
        club.qtbot.waitUntil(lambda: not late.editing.busy)
        files.reverse()
    monkeypatch.setattr(
        unsaved_games, "with_place", lambda place, data: (read.append(place), with_place(place, data))[1]
    )
    (left,) = late.unsaved.kept_of(files[0])
    left.note()
    assert [place.path for place in read] == [files[0]]


@pytest.mark.parametrize("end", [Driver.close, Driver.crash])
def test_changes_are_found_again_after_a_restart_until_they_are_saved(
    club: Driver, start: Start, tmp_path: Path, end: Callable[[Driver], None]
) -> None:
    mine = left_with_changes(club)
    end(club)
    club = started_again(start)
    assert marked(club) == [2]
    choose(club, 2)
    wait_for_played(club, *mine)
    assert club.session.modified
    assert "Game 2 of 4" in club.window.windowTitle()
    assert club.card.startswith("This is your version; its changes are not saved in “club.pdn” yet.")
    assert marked(club) == [2]
    assert len(own_games(club)) == 1
    club.ctrl(Qt.Key.Key_S)
    club.qtbot.waitUntil(lambda: not club.session.modified, timeout=20_000)
    assert mine[1] in (tmp_path / "club.pdn").read_text(encoding="utf-8")
    club.qtbot.waitUntil(lambda: marked(club) == [] and not club.app.services.jobs.under_way, timeout=20_000)
    end(club)
    club = started_again(start)
    assert marked(club) == []
    assert "changed" not in club.card
    club.close()


def test_changes_that_were_undone_after_a_restart_are_not_found_by_the_next(
    club: Driver, start: Start
) -> None:
    mine = left_with_changes(club)
    club.crash()
    club = started_again(start)
    choose(club, 2)
    wait_for_played(club, *mine)
    club.ctrl(Qt.Key.Key_Z)
    assert not club.session.modified
    choose(club, 3)
    wait_for_played(club, MOVES[2])
    assert marked(club) == []
    club.crash()
    club = started_again(start)
    assert marked(club) == []
    club.close()


def test_changes_are_found_again_where_another_program_put_a_game_before_theirs(
    club: Driver, start: Start, tmp_path: Path
) -> None:
    mine = left_with_changes(club)
    club.crash()
    twin = f'[White "P2"]\n\n1. {MOVES[1]} *\n\n'  # and the game itself once more at the end
    (tmp_path / "club.pdn").write_text(f'[White "New"]\n\n1. {MOVES[0]} *\n\n{GAMES}\n{twin}')
    club = started_again(start, 6)
    assert marked(club) == [3]
    choose(club, 3)
    wait_for_played(club, *mine)
    assert "Game 3 of 6" in club.window.windowTitle()
    club.close()


def test_changes_to_a_game_that_was_changed_meanwhile_stay_among_my_games_and_that_is_told_once(
    club: Driver, start: Start, tmp_path: Path
) -> None:
    left_with_changes(club)
    club.crash()
    (tmp_path / "club.pdn").write_text(GAMES.replace('"P2"', '"Paula"'), encoding="utf-8")
    club = started_again(start)
    assert marked(club) == []
    club.qtbot.waitUntil(lambda: "“club.pdn” was changed meanwhile." in club.card, timeout=20_000)
    choose(club, 2)
    wait_for_played(club, MOVES[1])
    [kept] = own_games(club)
    assert mine_of(kept) == 2
    club.crash()
    club = started_again(start)
    assert "changed meanwhile" not in club.card
    assert own_games(club) == [kept]
    club.crash()
    (tmp_path / "club.pdn").write_text(GAMES, encoding="utf-8")  # from a backup
    club = started_again(start)
    assert marked(club) == [2]
    club.close()


def test_changes_to_a_game_that_was_deleted_are_found_when_that_is_undone_after_a_restart(
    club: Driver, start: Start
) -> None:
    mine = left_with_changes(club)
    club.list_games()
    club.key(Qt.Key.Key_Up)
    club.key(Qt.Key.Key_Delete)
    club.qtbot.waitUntil(lambda: club.listed == [1, 2, 3], timeout=20_000)
    club.crash()
    club = started_again(start, 3)
    assert marked(club) == []
    club.games.rows.setFocus()
    club.ctrl(Qt.Key.Key_Z)
    club.qtbot.waitUntil(lambda: club.listed == [1, 2, 3, 4], timeout=20_000)
    assert marked(club) == [2]
    choose(club, 2)
    wait_for_played(club, *mine)
    club.close()


def mine_of(path: Path) -> int:
    """The number of moves of a game that is kept."""
    return len(read_kept_game(path).tree.mainline()) - 1


def test_a_version_saved_just_before_the_end_is_not_told_of(
    club: Driver, start: Start, tmp_path: Path
) -> None:
    left_with_changes(club)
    club.crash()
    [kept] = own_games(club)
    text = GAMES.replace(f'[White "P2"]\n\n1. {MOVES[1]} *', read_kept_game(kept).text.strip())
    assert text != GAMES
    (tmp_path / "club.pdn").write_text(text, encoding="utf-8")
    club = started_again(start)
    assert marked(club) == []
    assert "changed" not in club.card
    club.close()
