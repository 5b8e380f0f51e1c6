"""The list of opponents over the network, as it is kept."""

from __future__ import annotations

from harzdame_gui.controllers.network.network_opponents import (
    NetworkOpponent,
    find,
    forget,
    is_network,
    keep,
    known_opponents,
    playing,
    remember,
)
from harzdame_gui.controllers.settings.settings import MOST_OPPONENTS, Settings

TORNADO = NetworkOpponent("Tornado", "10.0.0.7", 5000)


def test_it_comes_back_the_latest_first(settings: Settings) -> None:
    scan = NetworkOpponent("Scan", "fe80::1", 6000)
    keep(settings, TORNADO)
    keep(settings, scan)
    assert known_opponents(settings) == (scan, TORNADO)
    moved = TORNADO._replace(host="10.0.0.8")
    keep(settings, moved)
    assert known_opponents(settings) == (moved, scan)
    assert find(settings, TORNADO.id) == moved
    forget(settings, scan)
    assert known_opponents(settings) == (moved,)
    assert find(settings, scan.id) is None
    remember(settings, scan, 1)
    assert known_opponents(settings) == (moved, scan)
    forget(settings, moved)
    remember(settings, moved, 0)
    assert known_opponents(settings) == (moved, scan)


def test_all_built_in_games_are_played(settings: Settings) -> None:
    keep(settings, TORNADO)
    assert playing(settings, "international") == (TORNADO,)
    assert playing(settings, "harzdame") == (TORNADO,)
    assert is_network(TORNADO.id)
    assert not is_network("scan")


def test_a_name_is_one_short_line_and_there_is_an_end_to_the_list(settings: Settings) -> None:
    keep(settings, TORNADO._replace(name="a\nb" + "x" * 100))
    assert known_opponents(settings)[0].name == "a b" + "x" * 61
    for number in range(MOST_OPPONENTS + 5):
        keep(settings, NetworkOpponent(str(number), "h", 1))
    assert len(known_opponents(settings)) == MOST_OPPONENTS


def test_what_makes_no_sense_is_passed_over(settings: Settings) -> None:
    settings.network_opponents.set(
        (
            ("A", "nowhere"),
            ("B", ":80"),
            ("C", "h:99999"),
            ("", "h:1"),
            ("E", "h:" + "9" * 5000),
            ("D", "h:1"),
        )
    )
    assert known_opponents(settings) == (NetworkOpponent("D", "h", 1),)
