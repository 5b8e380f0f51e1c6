"""Reviews in a window: of the game on the board, and of the games of a file."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_gui.context import Context
from harzdame_gui.review.commands import ReviewCommands
from harzdame_gui.review.file_presenter import FileReviewing
from harzdame_gui.review.presenter import Review


class Reviews(NamedTuple):
    """Both of them. The panel of that of the game wants a place."""

    game: Review
    file: FileReviewing


def install_review(context: Context, commands: ReviewCommands) -> Reviews:
    """Offer the reviews in the menu, and tell of them in cards."""
    context.window.addActions(commands.all())
    context.menu.offer(commands)
    game = Review(context, commands)
    context.add_card(game.card)
    file = FileReviewing(context, commands)
    context.add_card(file.card)
    return Reviews(game, file)
