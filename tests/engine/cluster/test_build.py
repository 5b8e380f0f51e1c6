import subprocess
import sys

from harzdame_engine.cluster.build import own_build


def test_processes_of_one_checkout_have_one_build() -> None:
    other = subprocess.run(
        [sys.executable, "-c", "from harzdame_engine.cluster.build import own_build; print(own_build())"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert other.stdout.strip() == str(own_build())
    assert len(own_build().digest) == 64
