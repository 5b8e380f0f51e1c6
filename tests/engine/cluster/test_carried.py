import gc
import pickle
from pathlib import Path

from harzdame_engine.cluster.carried import CarriedFile


def test_a_file_is_where_it_was_until_it_travels(tmp_path: Path) -> None:
    path = tmp_path / "some.weights"
    path.write_bytes(b"content")
    here = CarriedFile(path)
    packed = pickle.dumps(here)
    path.write_bytes(b"changed since")
    there = pickle.loads(packed)  # noqa: S301
    assert here.path == path
    assert there.path.name == path.name
    assert there.path.read_bytes() == b"content"
    folder = there.path.parent
    del there
    gc.collect()
    assert not folder.exists()
