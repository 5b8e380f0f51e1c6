"""The commands of the main window."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands, Menu, Place

_KEY = QKeySequence.StandardKey
_ROLE = QAction.MenuRole


class MainCommands(Commands):
    """Those that rooms beside the board carry out, too; the commands of one room are listed there."""

    # Games

    new_game = Command(
        QT_TR_NOOP("New game"),
        _KEY.New,
        tip=QT_TR_NOOP("Begin a new game"),
        icon="new",
        short=QT_TR_NOOP("Play"),
        place=Place(Menu.GAME),
    )
    choose_game = Command(
        QT_TR_NOOP("Choose a game…"),
        "Ctrl+G",
        tip=QT_TR_NOOP("Play another of the games"),
        place=Place(Menu.GAME),
    )
    play_from_here = Command(
        QT_TR_NOOP("Play from here…"),
        "Ctrl+Shift+P",
        tip=QT_TR_NOOP("Begin a game in the position on the board"),
        place=Place(Menu.GAME),
    )
    network = Command(
        QT_TR_NOOP("Play with a friend…"),
        tip=QT_TR_NOOP("Over the network: in this house, or by an invitation"),
        place=Place(Menu.GAME),
    )
    rematch = Command(QT_TR_NOOP("Rematch"), tip=QT_TR_NOOP("The same game again"))
    other_colors = Command(
        QT_TR_NOOP("Other colours"), tip=QT_TR_NOOP("The same game with the colours exchanged")
    )
    next_opponent = Command(
        QT_TR_NOOP("Play the next opponent"), tip=QT_TR_NOOP("Who comes after the strongest you have beaten")
    )
    go_back = Command(QT_TR_NOOP("Go back"), tip=QT_TR_NOOP("Put the last game on the board again"))

    # The game on the board

    take_back = Command(
        QT_TR_NOOP("Take a move back"),
        _KEY.Undo,
        tip=QT_TR_NOOP("Take your last move back"),
        icon="takeback",
        short=QT_TR_NOOP("Take back"),
        place=Place(Menu.GAME, 1),
    )
    restore = Command(
        QT_TR_NOOP("Play the moves taken back again"),
        "Shift+Backspace",
        tip=QT_TR_NOOP("Undo the takeback"),
        place=Place(Menu.GAME, 1),
    )
    hint = Command(
        QT_TR_NOOP("Hint"), "H", tip=QT_TR_NOOP("Show a good move"), icon="hint", place=Place(Menu.GAME, 1)
    )
    engine_move = Command(
        QT_TR_NOOP("Computer moves"),
        Qt.Key.Key_Space,
        tip=QT_TR_NOOP("Let the computer move; while it thinks: move at once"),
        icon="engine",
        place=Place(Menu.GAME, 1),
    )
    type_move = Command(QT_TR_NOOP("Type a move"), "M", place=Place(Menu.GAME, 1))
    must_capture = Command(
        QT_TR_NOOP("What must I capture?"),
        "Ctrl+M",
        tip=QT_TR_NOOP("See the pieces that must capture, and how many"),
        place=Place(Menu.GAME, 1),
    )
    show_me = Command(QT_TR_NOOP("Show me"), tip=QT_TR_NOOP("See the longest capture on the board"))
    pause_clock = Command(QT_TR_NOOP("Pause the clock"), "P", place=Place(Menu.GAME, 2), checkable=True)
    run_clock = Command(QT_TR_NOOP("Go on"), tip=QT_TR_NOOP("Let the clock run"))
    offer_draw = Command(QT_TR_NOOP("Offer a draw"), icon="draw", place=Place(Menu.GAME, 2))
    offer_draw_now = Command(QT_TR_NOOP("Yes, offer a draw"))
    resign = Command(QT_TR_NOOP("Resign"), icon="resign", place=Place(Menu.GAME, 2))
    resign_now = Command(QT_TR_NOOP("Yes, resign"))
    accept_draw = Command(QT_TR_NOOP("Accept the draw"))
    decline_draw = Command(QT_TR_NOOP("Play on"))
    pause = Command(QT_TR_NOOP("Pause"), tip=QT_TR_NOOP("Let the computers wait"), checkable=True)
    take_over = Command(QT_TR_NOOP("Let me take over here"), tip=QT_TR_NOOP("Play on for the side to move"))
    add_to_library = Command(
        QT_TR_NOOP("Add the game to the library"), "Ctrl+Shift+L", place=Place(Menu.FILE, 3)
    )
    dismiss = Command(QT_TR_NOOP("All right"))

    # Files, and the games that are kept

    open = Command(
        QT_TR_NOOP("Open"),
        _KEY.Open,
        tip=QT_TR_NOOP("Open games from a file"),
        icon="open",
        place=Place(Menu.FILE),
    )
    save = Command(
        QT_TR_NOOP("Save"),
        _KEY.Save,
        tip=QT_TR_NOOP("Save the game to a file"),
        icon="save",
        place=Place(Menu.FILE),
    )
    save_as = Command(QT_TR_NOOP("Save as…"), "Ctrl+Shift+S", place=Place(Menu.FILE))
    export = Command(
        QT_TR_NOOP("Export…"),
        "Ctrl+Shift+E",
        tip=QT_TR_NOOP("Pictures, pages and texts of the game"),
        place=Place(Menu.FILE, 1),
    )
    stop_export = Command(QT_TR_NOOP("Stop exporting"), short=QT_TR_NOOP("Stop"))
    print = Command(QT_TR_NOOP("Print…"), _KEY.Print, place=Place(Menu.FILE, 1))
    list_games = Command(
        QT_TR_NOOP("List of games"),
        "Ctrl+Shift+O",
        tip=QT_TR_NOOP("The games of the open files"),
        icon="list",
        place=Place(Menu.FILE, 2),
    )
    previous_game = Command(
        QT_TR_NOOP("Previous game of the file"), "Ctrl+PgUp", icon="up", place=Place(Menu.FILE, 2)
    )
    next_game = Command(
        QT_TR_NOOP("Next game of the file"), "Ctrl+PgDown", icon="down", place=Place(Menu.FILE, 2)
    )
    show_text = Command(QT_TR_NOOP("Show"), tip=QT_TR_NOOP("See the text of the game and all its problems"))
    choose_encoding = Command(QT_TR_NOOP("Other letters…"))
    list_own = Command(
        QT_TR_NOOP("My games…"),
        "Ctrl+Shift+G",
        tip=QT_TR_NOOP("Every game that was played here"),
        place=Place(Menu.GAME, 3),
    )
    stop_listing = Command(QT_TR_NOOP("Stop looking through your games"), short=QT_TR_NOOP("Stop"))
    recover = Command(QT_TR_NOOP("Go on with another unfinished game"), place=Place(Menu.GAME, 3))
    library = Command(
        QT_TR_NOOP("Library…"),
        "Ctrl+L",
        tip=QT_TR_NOOP("Search, sort and mark the games of many files"),
        place=Place(Menu.FILE, 3),
    )
    tournament = Command(
        QT_TR_NOOP("Tournaments…"),
        "Ctrl+Shift+T",
        tip=QT_TR_NOOP("Let levels and programs play each other"),
        place=Place(Menu.TOOLS, 1),
    )
    strength = Command(
        QT_TR_NOOP("Your strength…"),
        "Ctrl+Shift+R",
        tip=QT_TR_NOOP("See how your games against the computer went"),
        place=Place(Menu.GAME, 3),
    )

    # Positions

    copy_position = Command(
        QT_TR_NOOP("Copy the position (FEN)"), _KEY.Copy, icon="copy", place=Place(Menu.EDIT, 1)
    )
    copy_picture = Command(
        QT_TR_NOOP("Copy the position as a picture"), "Ctrl+Alt+C", icon="copy", place=Place(Menu.EDIT, 1)
    )
    copy_game = Command(
        QT_TR_NOOP("Copy the game (PDN)"), "Ctrl+Shift+C", icon="copy", place=Place(Menu.EDIT, 1)
    )
    paste = Command(
        QT_TR_NOOP("Paste a position or a game"), _KEY.Paste, icon="paste", place=Place(Menu.EDIT, 1)
    )
    explore = Command(
        QT_TR_NOOP("Explorer"),
        "X",
        tip=QT_TR_NOOP("See what was played in this position"),
        place=Place(Menu.ANALYSIS, 1),
    )
    set_up = Command(QT_TR_NOOP("Set up a position…"), "Ctrl+E", icon="setup", place=Place(Menu.TOOLS, 1))

    # What is learned and solved

    studies = Command(
        QT_TR_NOOP("Studies…"),
        "Ctrl+B",
        tip=QT_TR_NOOP("Courses to read and to answer on the board"),
        icon="learn",
        short=QT_TR_NOOP("Learn"),
        place=Place(Menu.STUDY, 4),
    )
    puzzles = Command(
        QT_TR_NOOP("Puzzles…"),
        "Ctrl+T",
        tip=QT_TR_NOOP("Shots and endings to solve"),
        icon="puzzle",
        short=QT_TR_NOOP("Puzzles"),
        place=Place(Menu.STUDY, 4),
    )

    # Analysis, engines and tables

    analyse = Command(
        QT_TR_NOOP("Analysis"),
        "A",
        tip=QT_TR_NOOP("See how the position stands and the best lines"),
        icon="analysis",
        place=Place(Menu.ANALYSIS),
        checkable=True,
    )
    engines = Command(QT_TR_NOOP("Other engines…"), place=Place(Menu.ANALYSIS, 2))
    list_tables = Command(QT_TR_NOOP("Tables of this game…"), place=Place(Menu.ANALYSIS, 3))
    build_tables = Command(
        QT_TR_NOOP("Build the tables for this position…"),
        tip=QT_TR_NOOP("Find out who wins, and how"),
        place=Place(Menu.ANALYSIS, 3),
    )
    stop_building = Command(
        QT_TR_NOOP("Stop building"), short=QT_TR_NOOP("Stop"), place=Place(Menu.ANALYSIS, 3)
    )
    end_building = Command(QT_TR_NOOP("All right"))

    # The ways through a game, and what is done with the moves looked at

    to_start = Command(QT_TR_NOOP("To the start"), Qt.Key.Key_Home, icon="first")
    step_back = Command(QT_TR_NOOP("One move back"), Qt.Key.Key_Left, icon="previous", repeats=True)
    step_forward = Command(QT_TR_NOOP("One move on"), Qt.Key.Key_Right, icon="next", repeats=True)
    to_end = Command(QT_TR_NOOP("To the end"), Qt.Key.Key_End, icon="last")
    previous_variation = Command(QT_TR_NOOP("Previous variation"), Qt.Key.Key_Up, repeats=True)
    next_variation = Command(QT_TR_NOOP("Next variation"), Qt.Key.Key_Down, repeats=True)
    back_to_game = Command(QT_TR_NOOP("Back to the game"), tip=QT_TR_NOOP("Show where the game has come to"))
    choose_variation = Command(
        QT_TR_NOOP("Choose a variation"), "V", tip=QT_TR_NOOP("The moves that were played here"), icon="fork"
    )
    take_line = Command(
        QT_TR_NOOP("Keep (Enter)"), tip=QT_TR_NOOP("Take the line into the game as a variation")
    )
    leave_line = Command(QT_TR_NOOP("Back (Esc)"), tip=QT_TR_NOOP("Return to the game"))

    # What is seen

    flip = Command(
        QT_TR_NOOP("Flip the board"),
        "F",
        tip=QT_TR_NOOP("See the board from the other side"),
        icon="flip",
        short=QT_TR_NOOP("Flip"),
        place=Place(Menu.VIEW),
    )
    turn = Command(
        QT_TR_NOOP("Board on its corner"),
        "T",
        tip=QT_TR_NOOP("Stand the board on its corner"),
        icon="turn",
        short=QT_TR_NOOP("On its corner"),
        place=Place(Menu.VIEW),
        checkable=True,
    )
    full_screen = Command(QT_TR_NOOP("Full screen"), Qt.Key.Key_F11, place=Place(Menu.VIEW), checkable=True)
    clear_marks = Command(QT_TR_NOOP("Remove arrows and marks"), "Ctrl+Shift+X", place=Place(Menu.VIEW))

    # The app

    rules = Command(QT_TR_NOOP("Rules of this game"), _KEY.HelpContents, icon="help", place=Place(Menu.HELP))
    compare_games = Command(
        QT_TR_NOOP("Compare games…"),
        tip=QT_TR_NOOP("See in what the rules of two games differ"),
        place=Place(Menu.HELP),
    )
    keys = Command(QT_TR_NOOP("Keyboard shortcuts"), "?", place=Place(Menu.HELP, 1))
    about = Command(
        QT_TR_NOOP("About Harzdame"), icon="info", place=Place(Menu.HELP, 2), role=_ROLE.AboutRole
    )
    settings = Command(
        QT_TR_NOOP("Settings…"),
        "Ctrl+,",
        tip=QT_TR_NOOP("What is seen, how fast, and in which language"),
        place=Place(Menu.TOOLS, 2),
        role=_ROLE.PreferencesRole,
    )
    quit = Command(QT_TR_NOOP("Quit"), "Ctrl+Q", place=Place(Menu.FILE, 4), role=_ROLE.QuitRole)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.recover.setVisible(False)  # until there is such a game
