"""Writing of files, whole or not at all: beside the old one, which is then replaced in a single step."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QFileDevice, QIODevice, QSaveFile, QStorageInfo

from harzdame_gui.controllers.files.file_failure import FailureKind, FileError, FileFailure


def write_whole(path: Path, data: bytes) -> None:
    """Make `data` the contents of `path`. Slow: it waits for the disk.

    Raises:
        FileError: it could not be written; what was there before is untouched.
    """
    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise FileError(_failure(file, path, len(data)))
    if file.write(data) != len(data):
        failure = _failure(file, path, len(data))
        file.cancelWriting()
        file.commit()
        raise FileError(failure)
    if not file.commit():
        raise FileError(_failure(file, path, len(data)))


def _failure(file: QSaveFile, path: Path, size: int) -> FileFailure:
    """The cause, found by looking at the folder: Qt says little more than that writing failed."""
    folder = path.parent
    if path.is_dir():
        kind = FailureKind.IS_FOLDER
    elif not folder.is_dir():
        kind = FailureKind.NO_FOLDER
    elif QStorageInfo(str(folder)).bytesAvailable() < size:
        kind = FailureKind.DISK_FULL
    elif file.error() is QFileDevice.FileError.PermissionsError or not os.access(folder, os.W_OK | os.X_OK):
        kind = FailureKind.NOT_PERMITTED
    else:
        kind = FailureKind.OTHER
    return FileFailure(kind, path, file.errorString())
