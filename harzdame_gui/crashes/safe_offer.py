"""The question whether to start safely, asked before there is a window, as the last starts got to none."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox

from harzdame_gui.translation import translate


def wants_safe_start() -> bool:
    """Ask; whoever closes the question starts as usual."""
    box = QMessageBox()
    box.setIcon(QMessageBox.Icon.NoIcon)
    box.setWindowTitle("Harzdame")
    box.setText(translate("SafeOffer", "Harzdame could not start the last times."))
    box.setInformativeText(
        translate(
            "SafeOffer",
            "A safe start may help: with the usual settings, without engines of yours and without what was "
            "open. Your games and your settings stay as they are.",
        )
    )
    safe = box.addButton(translate("SafeOffer", "Start safely"), QMessageBox.ButtonRole.AcceptRole)
    usual = box.addButton(translate("SafeOffer", "Start as usual"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(safe)
    box.setEscapeButton(usual)
    box.exec()
    return box.clickedButton() is safe
