from harzdame_engine.machine import cores, largest_table_mb, memory_mb


def test_a_table_leaves_room_for_the_rest() -> None:
    assert 0 < largest_table_mb() < memory_mb()


def test_there_is_a_core_at_least() -> None:
    assert cores() >= 1
