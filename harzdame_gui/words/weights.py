"""Why the weights of the learned evaluation cannot be used, in words."""

from __future__ import annotations

from harzdame_engine.weights_file import WeightsError, WeightsProblem
from PySide6.QtCore import QCoreApplication


def weights_problem(error: WeightsError) -> str:
    """A sentence with the file's name in it."""
    translate = QCoreApplication.translate
    sentences = {
        WeightsProblem.UNREADABLE: translate("Weights", "{name} cannot be read: {detail}."),
        WeightsProblem.NO_WEIGHTS: translate("Weights", "{name} holds no learned weights."),
        WeightsProblem.OTHER_RULES: translate("Weights", "{name} was made for other rules."),
        WeightsProblem.DAMAGED: translate(
            "Weights", "{name} is damaged; installing the program anew mends it."
        ),
    }
    return sentences[error.problem].format(name=error.path.name, detail=error.detail)
