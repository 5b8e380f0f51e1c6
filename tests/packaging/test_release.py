"""A release of a small project, and two archives beside each other."""

from __future__ import annotations

import hashlib
import subprocess
import tarfile
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from tests.checkout import ROOT
from tests.packaging.conftest import Script

DESCRIBED = '[project]\nversion = "0.1.0"\nclassifiers = ["Development Status :: 4 - Beta"]\n'
TOLD = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A board.\n"


@pytest.fixture
def release(script: Script) -> ModuleType:
    return script("release")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A checkout of its own, committed."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "pyproject.toml").write_text(DESCRIBED, encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(TOLD, encoding="utf-8")
    (tmp_path / "docs" / "hub.md").write_text("id name=Harzdame version=0.1.0 author=x\n", encoding="utf-8")
    (tmp_path / ".gitignore").write_text("dist/\n", encoding="utf-8")
    for words in (("init", "-q"), ("config", "user.name", "x"), ("config", "user.email", "x@example.org")):
        git(tmp_path, *words)
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-q", "-m", "Begin")
    return tmp_path


def git(folder: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout


def test_a_release_is_a_version_a_heading_a_commit_and_a_tag(release: ModuleType, project: Path) -> None:
    release.prepare(project, "1.0.0", "2027-01-31")
    described = (project / "pyproject.toml").read_text(encoding="utf-8")
    assert 'version = "1.0.0"' in described
    assert "5 - Production/Stable" in described
    assert "version=1.0.0 " in (project / "docs" / "hub.md").read_text(encoding="utf-8")
    changelog = (project / "CHANGELOG.md").read_text(encoding="utf-8")
    assert release.notes_of(changelog, "Unreleased") == ""
    assert "## [1.0.0] – 2027-01-31\n" in changelog
    assert release.notes_of(changelog, "1.0.0") == "### Added\n\n- A board."
    assert git(project, "status", "--porcelain") == ""
    assert git(project, "tag", "--points-at", "HEAD") == "v1.0.0\n"


@pytest.mark.parametrize("version", ["0.1.0", "0.0.9", "1.0", "v1.0.0", "1.0.0rc1"])
def test_what_is_no_later_version_is_refused(release: ModuleType, project: Path, version: str) -> None:
    with pytest.raises(release.ReleaseError, match="is no version after"):
        release.prepare(project, version, "2027-01-31")
    assert git(project, "log", "--oneline").count("\n") == 1


def test_a_checkout_that_is_not_ready_is_refused(release: ModuleType, project: Path) -> None:
    (project / "new").touch()
    with pytest.raises(release.ReleaseError, match="not committed"):
        release.prepare(project, "1.0.0", "2027-01-31")
    (project / "new").unlink()
    git(project, "tag", "v1.0.0")
    with pytest.raises(release.ReleaseError, match="There is a tag"):
        release.prepare(project, "1.0.0", "2027-01-31")
    git(project, "tag", "-d", "v1.0.0")
    release.prepare(project, "1.0.0", "2027-01-31")
    with pytest.raises(release.ReleaseError, match="nothing under"):
        release.prepare(project, "1.0.1", "2027-02-01")


def built(release: ModuleType, project: Path) -> None:
    """Files as the builds leave them, empty but for the first."""
    for number, pattern in enumerate(release.KINDS.values()):
        file = project / "dist" / pattern.format(version="1.0.0").replace("*", "some")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("x" if number == 0 else "", encoding="utf-8")
    for name in release.PARTS.values():
        (project / "dist" / name).parent.mkdir(parents=True, exist_ok=True)
        (project / "dist" / name).write_text("{}", encoding="utf-8")


def test_what_was_built_is_gathered_with_notes_and_checksums(release: ModuleType, project: Path) -> None:
    release.prepare(project, "1.0.0", "2027-01-31")
    built(release, project)
    place = release.gather(project, "1.0.0")
    sums = dict(line.split("  ")[::-1] for line in (place / release.SUMS).read_text().splitlines())
    assert sums["harzdame-1.0.0-linux-some.tar.xz"] == hashlib.sha256(b"x").hexdigest()
    assert len(sums) == len(release.KINDS) + len(release.PARTS) + 1
    assert (place / release.NOTES).read_text(encoding="utf-8").endswith("### Added\n\n- A board.\n")


def test_what_is_missing_is_named(release: ModuleType, project: Path) -> None:
    release.prepare(project, "1.0.0", "2027-01-31")
    built(release, project)
    next((project / "dist").glob("*.deb")).unlink()
    with pytest.raises(release.ReleaseError, match="dist lacks the Debian package"):
        release.gather(project, "1.0.0")


def test_two_archives_are_compared_by_what_is_in_them(release: ModuleType, tmp_path: Path) -> None:
    for name, text in (("one", "a"), ("other", "b")):
        (tmp_path / "changed").write_text(text, encoding="utf-8")
        (tmp_path / "same").write_text("same", encoding="utf-8")
        with tarfile.open(tmp_path / f"{name}.tar.xz", "w:xz") as archive:
            archive.add(tmp_path / "changed", "changed")
            archive.add(tmp_path / "same", "same" if name == "one" else "moved")
        with zipfile.ZipFile(tmp_path / f"{name}.zip", "w") as packed:
            packed.write(tmp_path / "same", "same")
    one, other = tmp_path / "one.tar.xz", tmp_path / "other.tar.xz"
    assert [line.split(": ")[0] for line in release.differences(one, other)] == ["changed", "moved", "same"]
    assert list(release.differences(tmp_path / "one.zip", tmp_path / "other.zip")) == []
    assert list(release.differences(one, one)) == []


def test_the_changelog_has_something_to_tell(release: ModuleType) -> None:
    assert release.notes_of((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), "Unreleased")
