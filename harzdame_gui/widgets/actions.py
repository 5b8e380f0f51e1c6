"""The actions of the main window with their texts, icons and keys, but not what they do."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from harzdame_gui.theme import Theme, icon

_Keys = QKeySequence | QKeySequence.StandardKey | Qt.Key | str


class Actions(QObject):
    """One QAction for each command; the object that carries it out connects to `triggered`."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._icons: dict[QAction, str] = {}
        key = QKeySequence.StandardKey
        self.new_game = self._action(self.tr("New game"), "new", key.New, self.tr("Begin a new game"))
        self.new_game.setIconText(self.tr("New"))
        self.choose_game = self._action(
            self.tr("Choose a game…"), None, "Ctrl+G", self.tr("Play another of the games")
        )
        self._add_files()
        self.take_back = self._action(
            self.tr("Take a move back"), "takeback", key.Undo, self.tr("Take your last move back")
        )
        self.take_back.setIconText(self.tr("Take back"))
        self.restore = self._action(
            self.tr("Play the moves taken back again"), None, "Shift+Backspace", self.tr("Undo the takeback")
        )
        self.hint = self._action(self.tr("Hint"), "hint", "H", self.tr("Show a good move"))
        self.analyse = self._action(
            self.tr("Analysis"), "analysis", "A", self.tr("See how the position stands and the best lines")
        )
        self.analyse.setCheckable(True)
        self.build_tables = self._action(
            self.tr("Build the tables for this position…"), None, None, self.tr("Find out who wins, and how")
        )
        self.stop_building = self._action(self.tr("Stop building"), None, None)
        self.stop_building.setIconText(self.tr("Stop"))
        self.stop_export = self._action(self.tr("Stop exporting"), None, None)
        self.stop_export.setIconText(self.tr("Stop"))
        self.stop_listing = self._action(self.tr("Stop looking through your games"), None, None)
        self.stop_listing.setIconText(self.tr("Stop"))
        self.list_tables = self._action(self.tr("Tables of this game…"), None, None)
        self.engines = self._action(self.tr("Other engines…"), None, None)
        self.network = self._action(self.tr("Play over the network…"), None, None)
        self.end_building = self._action(self.tr("All right"), None, None)
        self.engine_move = self._action(
            self.tr("Computer moves"),
            "engine",
            Qt.Key.Key_Space,
            self.tr("Let the computer move; while it thinks: move at once"),
        )
        self.flip = self._action(
            self.tr("Flip the board"), "flip", "F", self.tr("See the board from the other side")
        )
        self.flip.setIconText(self.tr("Flip"))
        self.turn = self._action(
            self.tr("Board on its corner"), "turn", "T", self.tr("Stand the board on its corner")
        )
        self.turn.setIconText(self.tr("On its corner"))
        self.turn.setCheckable(True)
        self._add_ends()
        self.pause_clock = self._action(self.tr("Pause the clock"), None, "P")
        self.pause_clock.setCheckable(True)
        self.run_clock = self._action(self.tr("Go on"), None, None, self.tr("Let the clock run"))
        self._add_steps()
        self.set_up = self._action(self.tr("Set up a position…"), "setup", "Ctrl+E")
        self.copy_position = self._action(self.tr("Copy the position (FEN)"), "copy", key.Copy)
        self.copy_game = self._action(self.tr("Copy the game (PDN)"), "copy", "Ctrl+Shift+C")
        self.copy_picture = self._action(self.tr("Copy the position as a picture"), "copy", "Ctrl+Alt+C")
        self.export = self._action(
            self.tr("Export…"), None, "Ctrl+Shift+E", self.tr("Pictures, pages and texts of the game")
        )
        self.print = self._action(self.tr("Print…"), None, key.Print)
        self.paste = self._action(self.tr("Paste a position or a game"), "paste", key.Paste)
        self.full_screen = self._action(self.tr("Full screen"), None, Qt.Key.Key_F11)
        self.full_screen.setCheckable(True)
        self._add_help()
        self.quit = self._action(self.tr("Quit"), None, "Ctrl+Q")
        self.type_move = self._action(self.tr("Type a move"), None, "M")
        self.show_me = self._action(
            self.tr("Show me"), None, None, self.tr("See the longest capture on the board")
        )
        self.dismiss = self._action(self.tr("All right"), None, None)
        self.set_theme(theme)

    def _add_help(self) -> None:
        """What tells of the app and the game."""
        help_key = QKeySequence.StandardKey.HelpContents
        self.rules = self._action(self.tr("Rules of this game"), "help", help_key)
        self.keys = self._action(self.tr("Keyboard shortcuts"), None, "?")
        self.about = self._action(self.tr("About Harzdame"), "info", None)

    def _add_files(self) -> None:
        """What deals with files of games and with the library."""
        key = QKeySequence.StandardKey
        self.open = self._action(self.tr("Open"), "open", key.Open, self.tr("Open games from a file"))
        self.recover = self._action(self.tr("Go on with another unfinished game"), None, None)
        self.recover.setVisible(False)
        self.list_own = self._action(
            self.tr("My games…"), None, "Ctrl+Shift+G", self.tr("Every game that was played here")
        )
        self.library = self._action(
            self.tr("Library…"), None, "Ctrl+L", self.tr("Search, sort and mark the games of many files")
        )
        self.tournament = self._action(
            self.tr("Tournaments…"), None, "Ctrl+Shift+T", self.tr("Let levels and programs play each other")
        )
        self.add_to_library = self._action(self.tr("Add the game to the library"), None, "Ctrl+Shift+L")
        self.strength = self._action(
            self.tr("Your strength…"),
            None,
            "Ctrl+Shift+R",
            self.tr("See how your games against the computer went"),
        )
        self.explore = self._action(
            self.tr("Explorer"), None, "X", self.tr("See what was played in this position")
        )
        self.save = self._action(self.tr("Save"), "save", key.Save, self.tr("Save the game to a file"))
        self.save_as = self._action(self.tr("Save as…"), None, "Ctrl+Shift+S")
        self.previous_game = self._action(self.tr("Previous game of the file"), "up", "Ctrl+PgUp")
        self.next_game = self._action(self.tr("Next game of the file"), "down", "Ctrl+PgDown")
        self.list_games = self._action(
            self.tr("List of games"), "list", "Ctrl+Shift+O", self.tr("The games of the open files")
        )
        self.show_text = self._action(
            self.tr("Show"), None, None, self.tr("See the text of the game and all its problems")
        )
        self.choose_encoding = self._action(self.tr("Other letters…"), None, None)

    def _add_ends(self) -> None:
        """The end of a game, and what comes after it."""
        self.offer_draw = self._action(self.tr("Offer a draw"), "draw", None)
        self.offer_draw_now = self._action(self.tr("Yes, offer a draw"), None, None)
        self.resign = self._action(self.tr("Resign"), "resign", None)
        self.resign_now = self._action(self.tr("Yes, resign"), None, None)
        self.accept_draw = self._action(self.tr("Accept the draw"), None, None)
        self.decline_draw = self._action(self.tr("Play on"), None, None)
        self.pause = self._action(self.tr("Pause"), None, None, self.tr("Let the computers wait"))
        self.pause.setCheckable(True)
        self.take_over = self._action(
            self.tr("Let me take over here"), None, None, self.tr("Play on for the side to move")
        )
        self.play_from_here = self._action(
            self.tr("Play from here…"),
            None,
            "Ctrl+Shift+P",
            self.tr("Begin a game in the position on the board"),
        )
        self.rematch = self._action(self.tr("Rematch"), None, None, self.tr("The same game again"))
        self.other_colors = self._action(
            self.tr("Other colours"), None, None, self.tr("The same game with the colours exchanged")
        )
        self.go_back = self._action(
            self.tr("Go back"), None, None, self.tr("Put the last game on the board again")
        )

    def _add_steps(self) -> None:
        """The ways through a game, and what is done with the moves looked at."""
        self.to_start = self._action(self.tr("To the start"), "first", Qt.Key.Key_Home)
        self.step_back = self._action(self.tr("One move back"), "previous", Qt.Key.Key_Left)
        self.step_forward = self._action(self.tr("One move on"), "next", Qt.Key.Key_Right)
        self.to_end = self._action(self.tr("To the end"), "last", Qt.Key.Key_End)
        self.previous_variation = self._action(self.tr("Previous variation"), None, Qt.Key.Key_Up)
        self.next_variation = self._action(self.tr("Next variation"), None, Qt.Key.Key_Down)
        self.back_to_game = self._action(
            self.tr("Back to the game"), None, None, self.tr("Show where the game has come to")
        )
        self.choose_variation = self._action(
            self.tr("Choose a variation"), "fork", "V", self.tr("The moves that were played here")
        )
        self.take_line = self._action(
            self.tr("Keep (Enter)"), None, None, self.tr("Take the line into the game as a variation")
        )
        self.leave_line = self._action(self.tr("Back (Esc)"), None, None, self.tr("Return to the game"))
        self.clear_marks = self._action(self.tr("Remove arrows and marks"), None, "Ctrl+Shift+X")
        for repeating in (
            self.step_back,
            self.step_forward,
            self.previous_variation,
            self.next_variation,
        ):
            repeating.setAutoRepeat(True)

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in other colours."""
        for action, name in self._icons.items():
            action.setIcon(icon(name, theme))

    def all(self) -> list[QAction]:
        """Every action, for the window to which their keys belong."""
        return [child for child in self.children() if isinstance(child, QAction)]

    def _action(self, text: str, icon_name: str | None, keys: _Keys | None, tip: str = "") -> QAction:
        action = QAction(text, self)
        action.setAutoRepeat(False)
        action.setIconVisibleInMenu(False)
        shortcut = QKeySequence(keys) if keys is not None else QKeySequence()
        if not shortcut.isEmpty():
            action.setShortcut(shortcut)
            shown = shortcut.toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{tip or text} ({shown})")
        else:
            action.setToolTip(tip or text)
        if icon_name is not None:
            self._icons[action] = icon_name
        return action
