"""The settings that are offered, subject by subject, in the language of the app.

A declaration that is not offered here is remembered by the app for itself, and named in `REMEMBERED`.
"""

from __future__ import annotations

from harzdame_gui.controllers.engine import power
from harzdame_gui.controllers.settings.choices import (
    AnimationSpeed,
    Appearance,
    BoardLook,
    CaptureReminder,
    CoachMode,
    ExplorerSource,
    Loudness,
    OpeningVariety,
    Pace,
    Resigning,
    ReviewDepth,
    ScoreSide,
    StripKind,
)
from harzdame_gui.controllers.settings.languages import SYSTEM
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.settings.rows import Option, Row, Subject
from harzdame_gui.text.coach import mode_name
from harzdame_gui.text.languages import offered_name, own_names
from harzdame_gui.text.sizes import memory_text
from harzdame_gui.translation import translate

REMEMBERED = frozenset(
    {
        # the last new game, and who played in it
        *("game", "recent_games", "favourite_games", "white", "black", "level", "style"),
        *("white_level", "white_style", "white_thinking_time", "white_program", "black_program"),
        *("white_guest", "black_guest", "guest_name", "guest_rating", "colors", "ballots", "takebacks"),
        *("thinking_time", "white_clock", "black_clock", "no_progress_draws", "network_opponents"),
        # what was seen, and what is open
        *("captures_reminded", "study_added_to", "name_spellings"),
        *("standing_games", "edges_explained", "welcomed", "results", "analysis", "strip"),
        *("explorer", "explorer_games"),
        *("analysis_built_in", "analysis_programs", "puzzle_game", "repertoire_files", "recent_files"),
        *("open_files", "shown_file", "encodings", "games_list", "games_list_width", "window_geometry"),
        "window_places",
        # what has a page of its own
        "keys",
    }
)
"""The names of the settings that are chosen where they are used, or follow from what was done."""


def subjects() -> tuple[Subject, ...]:
    """All rows, in the order in which they are shown."""
    return (
        Subject(translate("Settings", "Look and language"), (*_looks(), *_board())),
        Subject(translate("Settings", "Play"), (*_computer(), *_game())),
        Subject(translate("Settings", "Sounds"), _sounds()),
        Subject(translate("Settings", "Learning"), _learning()),
        Subject(translate("Settings", "Analysis"), _analysis()),
        Subject(translate("Settings", "Playing through"), _playing_through()),
        Subject(translate("Settings", "Engine"), _engine()),
    )


def _looks() -> tuple[Row, ...]:
    appearances = (
        (Appearance.SYSTEM, translate("Settings", "As the system")),
        (Appearance.LIGHT, translate("Settings", "Light")),
        (Appearance.DARK, translate("Settings", "Dark")),
        (Appearance.CONTRAST_LIGHT, translate("Settings", "High contrast, light")),
        (Appearance.CONTRAST_DARK, translate("Settings", "High contrast, dark")),
    )
    languages = (
        (SYSTEM, translate("Settings", "As the system")),
        *((language.code, offered_name(language)) for language in own_names()),
    )
    return (
        Row(
            Settings.language.name,
            translate("Settings", "Language"),
            translate("Settings", "Of menus and messages. *: it still wants a native reader."),
            languages,
        ),
        Row(
            Settings.appearance.name,
            translate("Settings", "Appearance"),
            translate("Settings", "Light or dark; high contrast has a board of its own."),
            appearances,
        ),
        Row(
            Settings.rules_text_size.name,
            translate("Settings", "Text of the rules"),
            translate("Settings", "The size of the text of the rules pages."),
            unit=" %",
        ),
        Row(
            Settings.home.name,
            translate("Settings", "Home at the start"),
            translate("Settings", "It is there until you play, or open something."),
        ),
    )


def _board() -> tuple[Row, ...]:
    boards = (
        (BoardLook.WOOD, translate("Settings", "Wood")),
        (BoardLook.GREEN, translate("Settings", "Green")),
        (BoardLook.BLUE, translate("Settings", "Blue")),
        (BoardLook.GREY, translate("Settings", "Grey")),
    )
    speeds = (
        (AnimationSpeed.SYSTEM, translate("Settings", "As the system")),
        (AnimationSpeed.OFF, translate("Settings", "Off")),
        (AnimationSpeed.SLOW, translate("Settings", "Slow")),
        (AnimationSpeed.NORMAL, translate("Settings", "Normal")),
        (AnimationSpeed.FAST, translate("Settings", "Fast")),
    )
    return (
        Row(
            Settings.board_look.name,
            translate("Settings", "Board"),
            translate("Settings", "The look of the squares, where contrast is not high."),
            boards,
        ),
        Row(
            Settings.show_coordinates.name,
            translate("Settings", "Coordinates"),
            translate("Settings", "Squares are named along the board’s edge."),
        ),
        Row(
            Settings.whole_captures.name,
            translate("Settings", "Whole captures"),
            translate("Settings", "Captures are written with every square, not just the first and the last."),
        ),
        Row(
            Settings.show_targets.name,
            translate("Settings", "Possible squares"),
            translate("Settings", "The squares that a lifted piece may go to are marked."),
        ),
        Row(
            Settings.animation_speed.name,
            translate("Settings", "Animation"),
            translate(
                "Settings",
                "How fast pieces move; as the system: not at all where it wishes for less motion.",
            ),
            speeds,
        ),
        Row(
            Settings.setup_as_seen.name,
            translate("Settings", "Set up from your side"),
            translate("Settings", "The set-up editor shows the board from the side that you see."),
        ),
    )


def _computer() -> tuple[Row, ...]:
    paces = (
        (Pace.AT_ONCE, translate("Settings", "At once")),
        (Pace.NATURAL, translate("Settings", "Natural")),
        (Pace.LEISURELY, translate("Settings", "Leisurely")),
    )
    varieties = (
        (OpeningVariety.OFF, translate("Settings", "No opening book")),
        (OpeningVariety.NONE, translate("Settings", "Best moves only")),
        (OpeningVariety.SOME, translate("Settings", "Some variety")),
        (OpeningVariety.MUCH, translate("Settings", "Much variety")),
    )
    manners = (
        (Resigning.NEVER, translate("Settings", "Never")),
        (Resigning.STRONG, translate("Settings", "At full strength only")),
        (Resigning.ALWAYS, translate("Settings", "At every level")),
    )
    return (
        Row(
            Settings.pace.name,
            translate("Settings", "Computer’s pace"),
            translate("Settings", "How soon the computer’s answer is seen."),
            paces,
        ),
        Row(
            Settings.openings.name,
            translate("Settings", "Openings"),
            translate("Settings", "How much the computer varies the first moves."),
            varieties,
        ),
        Row(
            Settings.resigning.name,
            translate("Settings", "The computer gives up lost games"),
            translate("Settings", "Or it plays on to the end."),
            manners,
        ),
        Row(
            Settings.pondering.name,
            translate("Settings", "Think on your time"),
            translate("Settings", "At full strength the computer thinks while you do."),
        ),
    )


def _game() -> tuple[Row, ...]:
    reminders = (
        (CaptureReminder.AT_FIRST, translate("Settings", "At first")),
        (CaptureReminder.ALWAYS, translate("Settings", "Always")),
        (CaptureReminder.NEVER, translate("Settings", "Never")),
    )
    return (
        Row(
            Settings.capture_reminder.name,
            translate("Settings", "Say that you must capture"),
            translate("Settings", "At first: twice in each family of games. The menu says it at any time."),
            reminders,
        ),
        Row(
            Settings.clock_at_once.name,
            translate("Settings", "The clock runs before the first move"),
            translate("Settings", "Otherwise it starts once White has moved."),
        ),
        Row(
            Settings.watch_pause.name,
            translate("Settings", "Pause between moves of computers"),
            translate("Settings", "Where computers play each other and you watch."),
            unit=translate("Settings", " s"),
        ),
        Row(
            Settings.player_name.name,
            translate("Settings", "Your name"),
            translate("Settings", "It stands in the records of your games."),
        ),
        Row(
            Settings.player_rating.name,
            translate("Settings", "Your rating"),
            translate("Settings", "For records of games, too; 0 for none."),
        ),
    )


def _sounds() -> tuple[Row, ...]:
    options = (
        (Loudness.OFF, translate("Settings", "Off")),
        (Loudness.QUIET, translate("Settings", "Quiet")),
        (Loudness.NORMAL, translate("Settings", "Normal")),
        (Loudness.LOUD, translate("Settings", "Loud")),
    )
    return (
        Row(
            Settings.sounds.name,
            translate("Settings", "Loudness"),
            translate("Settings", "Moves, captures, crownings and the end of a game are heard."),
            options,
        ),
        Row(
            Settings.clock_sound.name,
            translate("Settings", "The clock sounds when time is short"),
            translate("Settings", "Only for your own time."),
        ),
    )


def _learning() -> tuple[Row, ...]:
    depths = (
        (ReviewDepth.QUICK, translate("Settings", "Quick")),
        (ReviewDepth.NORMAL, translate("Settings", "Normal")),
        (ReviewDepth.THOROUGH, translate("Settings", "Thorough")),
    )
    return (
        Row(
            Settings.coach.name,
            translate("Settings", "Coach"),
            translate("Settings", "How much it says while you play the computer."),
            tuple((mode, mode_name(mode)) for mode in CoachMode),
        ),
        Row(
            Settings.hints_in_steps.name,
            translate("Settings", "Hints in steps"),
            translate("Settings", "A hint shows first the piece, then its square, then why."),
        ),
        Row(
            Settings.review_depth.name,
            translate("Settings", "Reviews"),
            translate("Settings", "How deep the next review of a game looks."),
            depths,
        ),
        Row(
            Settings.turning_points.name,
            translate("Settings", "Turning points"),
            translate("Settings", "The turning points of a reviewed game are shown."),
        ),
    )


def _analysis() -> tuple[Row, ...]:
    sides = (
        (ScoreSide.WHITE, translate("Settings", "From White’s side")),
        (ScoreSide.MOVER, translate("Settings", "From the side to move")),
    )
    sources = (
        (ExplorerSource.LIBRARY, translate("Settings", "Library")),
        (ExplorerSource.OWN, translate("Settings", "My games")),
        (ExplorerSource.BOOK, translate("Settings", "Opening book")),
    )
    return (
        Row(
            Settings.analysis_lines.name,
            translate("Settings", "Lines"),
            translate("Settings", "How many lines the analysis shows."),
        ),
        Row(
            Settings.analysis_best.name,
            translate("Settings", "Arrow of the best move"),
            translate("Settings", "The best move found is an arrow on the board."),
        ),
        Row(
            Settings.analysis_threat.name,
            translate("Settings", "Arrow of the threat"),
            translate("Settings", "What the other side would play if it were its turn."),
        ),
        Row(
            Settings.score_side.name,
            translate("Settings", "Scores"),
            translate("Settings", "The side from which scores are told."),
            sides,
        ),
        Row(
            Settings.analysis_in_play.name,
            translate("Settings", "Analysis while you play"),
            translate("Settings", "Otherwise it rests in games against the computer."),
        ),
        Row(
            Settings.analysis_kept.name,
            translate("Settings", "Write evaluations into the game"),
            translate("Settings", "Also into games that had none; then they are saved with it."),
        ),
        Row(
            Settings.explorer_source.name,
            translate("Settings", "Games of the explorer"),
            translate("Settings", "Where it looks for what was played in a position."),
            sources,
        ),
    )


def _playing_through() -> tuple[Row, ...]:
    kinds = (
        (StripKind.FULL_MOVES, translate("Settings", "Full moves")),
        (StripKind.EVERY_MOVE, translate("Settings", "Every move")),
        (StripKind.MOMENTS, translate("Settings", "Critical moments")),
    )
    return (
        Row(
            Settings.autoplay_pause.name,
            translate("Settings", "Pause between moves"),
            translate("Settings", "How fast a game plays itself through."),
            unit=translate("Settings", " s"),
        ),
        Row(
            Settings.autoplay_real_time.name,
            translate("Settings", "Real times of the game"),
            translate("Settings", "Moves take the time that they took, where the game tells that."),
        ),
        Row(
            Settings.autoplay_rests.name,
            translate("Settings", "Rest at comments"),
            translate("Settings", "A game that plays itself through waits where there is something to read."),
        ),
        Row(
            Settings.autoplay_loop.name,
            translate("Settings", "Begin again at the end"),
            translate("Settings", "A game that plays itself through never stops by itself."),
        ),
        Row(
            Settings.strip_kind.name,
            translate("Settings", "Boards of the strip"),
            translate("Settings", "The positions that the strip of small boards shows."),
            kinds,
        ),
    )


def _engine() -> tuple[Row, ...]:
    automatic = translate("Settings", "Automatic ({count})").format(count=power.automatic_threads())
    threads = ((0, automatic), *((count, str(count)) for count in power.thread_choices()))
    return (
        Row(
            Settings.engine_memory.name,
            translate("Settings", "Memory"),
            translate("Settings", "For analysis and play at full strength."),
            tuple(map(_memory, power.memory_choices())),
        ),
        Row(
            Settings.engine_threads.name,
            translate("Settings", "Threads"),
            translate("Settings", "How many cores of this computer think at full strength."),
            threads,
        ),
        Row(
            Settings.endgame_tables.name,
            translate("Settings", "Use endgame tables"),
            translate("Settings", "Endgames are played and analysed by tables that know the outcome."),
        ),
        Row(
            Settings.tables_memory.name,
            translate("Settings", "Memory for building tables"),
            translate("Settings", "Only while endgame tables are built."),
            tuple(map(_memory, power.building_memory_choices())),
        ),
    )


def _memory(size: int) -> Option:
    return size, memory_text(size)
