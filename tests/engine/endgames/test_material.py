from __future__ import annotations

import pytest
from harzdame_engine import Position, variant
from harzdame_engine.endgames.material import Material, Side, is_over_by_rule, materials, needed

HARZDAME = variant("harzdame")
TURKISH = variant("turkish")


def parsed(*texts: str) -> list[Material]:
    return [Material.parse(text) for text in texts]


@pytest.mark.parametrize("text", ["KKvKM", "kkvkm", "KK-KM", " kk-km "])
def test_material_is_read_from_text(text: str) -> None:
    material = Material.parse(text)
    assert material == Material(Side(2, 0), Side(1, 1))
    assert (material.pieces, material.men, str(material)) == (4, 1, "KKvKM")


@pytest.mark.parametrize("text", ["", "v", "KK", "KKv", "vK", "MKvK", "KKvQ", "KKvKvK", "KK vK"])
def test_what_means_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a material"):
        Material.parse(text)


def test_material_is_counted_on_the_board() -> None:
    assert Material.of(Position.from_fen("B:WKa1,c3,d3:BKh8,Kg8")) == Material.parse("KMMvKK")
    assert Material.of(Position.from_fen("W:W:BKh8")) == Material(Side(0, 0), Side(1, 0))


@pytest.mark.parametrize(
    ("material", "normal"), [("KvKK", "KKvK"), ("MMvKM", "KMvMM"), ("MMvK", "MMvK"), ("KMvKM", "KMvKM")]
)
def test_one_table_serves_both_colours(material: str, normal: str) -> None:
    here = Material.parse(material)
    assert here.normal == here.turned.normal == Material.parse(normal)
    assert len(here.sides) == (1 if here == here.turned else 2)
    assert here.sides[0] == here


def test_tables_come_after_those_that_they_need() -> None:
    order = materials(HARZDAME, 4)
    assert len(order) == len(set(order)) == 23
    for number, material in enumerate(order):
        assert material == material.normal
        assert set(needed(HARZDAME, material)) <= set(order[: number + 1])
        assert needed(HARZDAME, material)[-1] == material


def test_captures_and_promotions_lead_from_one_table_to_others() -> None:
    assert needed(HARZDAME, Material.parse("KvKM")) == tuple(
        parsed("KvK", "KvM", "KKvK", "KMvK"),
    )
    assert needed(HARZDAME, Material.parse("KvK")) == (Material.parse("KvK"),)


def test_one_piece_each_needs_no_table_where_that_is_a_draw() -> None:
    for material in parsed("KvK", "KvM", "MvM"):
        assert is_over_by_rule(TURKISH, material)
        assert not is_over_by_rule(HARZDAME, material)
        assert needed(TURKISH, material) == ()
    assert materials(TURKISH, 2) == ()
    assert needed(TURKISH, Material.parse("KKvK")) == (Material.parse("KKvK"),)
    assert len(materials(HARZDAME, 3)) - len(materials(TURKISH, 3)) == 3


@pytest.mark.parametrize("pieces", [0, 1])
def test_fewer_than_two_pieces_are_no_endgame(pieces: int) -> None:
    assert materials(HARZDAME, pieces) == ()
