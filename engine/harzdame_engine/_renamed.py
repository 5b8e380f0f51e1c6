"""Old names, from before the package was sorted by subject: they work through this release.

An old module is found by a finder that `harzdame_engine` puts at the end of
``sys.meta_path``, where only names that nothing else knows arrive. It becomes
a module whose attributes are those of the new one. Every use of an old name
gives a `DeprecationWarning`. docs/renamed.md lists the same for readers.
"""

from __future__ import annotations

import warnings
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

_PACKAGE = "harzdame_engine"

MODULES = {
    "analysis": "search.info",
    "board": "rules.board",
    "book.book_file": "books.book_file",
    "book.builder": "books.builder",
    "book.errors": "files.errors",
    "book.graph": "books.graph",
    "book.key": "books.entries",
    "book.opening_book": "books.opening_book",
    "book.page": "reports.book_page",
    "book.scores": "books.entries",
    "book.searchers": "books.builder",
    "book.shelf": "books.cache",
    "clause": "rules.rules",
    "diagram": "export.diagram",
    "engine": "search.engine",
    "evaluation": "search.evaluation",
    "explain": "game.explain",
    "explain_capture": "game.explain",
    "explain_step": "game.explain",
    "fen": "game.fen",
    "figures.estimate": "reports.figures.estimate",
    "figures.material": "reports.figures.material",
    "figures.page": "reports.figures.page",
    "figures.placement": "reports.figures.placement",
    "figures.replay": "reports.figures.replay",
    "figures.results": "reports.figures.results",
    "game": "game.tree",
    "hub.errors": "hub.program",
    "hub.history": "hub.client",
    "hub.levels": "hub.limits",
    "hub.reports": "hub.output",
    "king_worth": "rules.core_rules",
    "ladder.games": "rating.ladder",
    "ladder.results": "rating.ladder",
    "ladder.scale": "rating.scale",
    "ladder.tables": "rating.ladder_tables",
    "learned": "search.weights",
    "learning.checkpoint": "training.fit",
    "learning.collect": "training.selfplay",
    "learning.fit": "training.fit",
    "learning.games_file": "training.games_file",
    "learning.positions": "training.positions",
    "learning.regions": "training.regions",
    "learning.units": "training.units",
    "levels": "search.levels",
    "lines": "game.rays",
    "match.interruption": "match.progress",
    "match.limits": "match.clocks",
    "match.opening_file": "match.openings",
    "match.sprt": "match.statistics",
    "match.summary": "match.results",
    "match.tally": "match.results",
    "move": "game.move",
    "native": "rules.core_rules",
    "notation": "game.notation",
    "outcome": "game.outcome",
    "pdn.collection": "pdn.document",
    "pdn.decoding": "pdn.encoding",
    "position": "game.position",
    "ratings": "rating.ratings",
    "refusal": "game.refusal",
    "repetition": "game.tree",
    "resources": "files.resources",
    "rules": "rules.rules",
    "rules_fingerprint": "rules.fingerprint",
    "selfplay": "training.selfplay",
    "strength": "rating.ratings",
    "symmetry": "rules.symmetries",
    "tables.building": "endgames.builder",
    "tables.errors": "files.errors",
    "tables.folders": "endgames.tables",
    "tables.material": "endgames.material",
    "tables.page": "reports.endgame_page",
    "tables.questions": "reports.endgame_questions",
    "tables.shelf": "endgames.cache",
    "tables.survey": "endgames.survey",
    "tables.table_file": "endgames.table_file",
    "tables.tables": "endgames.tables",
    "tables.turnings": "endgames.tables",
    "tables.verdict": "endgames.verdict",
    "tables.verification": "endgames.survey",
    "time_budget": "search.time_budget",
    "unusable_file": "files.errors",
    "variants": "rules.variants",
    "weights_file": "search.weights",
    "whole_file": "files.whole_file",
    "written_page": "reports.written_page",
}
"""Old module → new module, both within this package. `game` and `rules` are packages now."""

NAMES = {
    "book.shelf": {"BookShelf": "BookCache"},
    "hub.errors": {
        "CannotStart": "EngineStartError",
        "Complaint": "EngineReportedError",
        "Died": "EngineTerminated",
        "Nonsense": "ProtocolError",
        "Silent": "EngineTimeout",
    },
    "match.limits": {"Control": "TimeControl", "Limits": "PlayerLimits"},
    "match.summary": {"as_record": "summary_record", "full": "summary", "one_line": "summary_line"},
    "repetition": {"LineCounter": "RepetitionCounter"},
    "tables.shelf": {"TableShelf": "EndgameCache", "shelf_named": "cache_named"},
    "tables.turnings": {"turnings": "board_symmetries"},
}
"""Old module → its names that the new module has otherwise."""

ATTRIBUTES = {
    "Rules": {
        "promotes": "promotion_rule",
        "promotion": "promotion_squares",
        "promotion_black": "promotion_squares_black",
    },
}
"""Class → its old attributes and what they are called now."""

_PACKAGES = {name.rpartition(".")[0] for name in MODULES if "." in name}


class _OldModule(ModuleType):
    """A module under its old name; it has what the new one has."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _named(self.__name__, name)

    def __call__(self, *arguments: object) -> Any:
        """Call the function of the module's name: `variants` of the package is one."""
        return getattr(self, self.__name__.rpartition(".")[2])(*arguments)


class _OldModuleLoader(Loader):
    def create_module(self, spec: ModuleSpec) -> ModuleType:
        old = spec.name.removeprefix(f"{_PACKAGE}.")
        if old in MODULES:
            _warn(spec.name, f"{_PACKAGE}.{MODULES[old]}", stacklevel=3)
        return _OldModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: what it holds is looked up."""


def find_spec(name: str) -> ModuleSpec | None:
    """The module that had this name, or the package that such modules were in; None: there was none."""
    old = name.removeprefix(f"{_PACKAGE}.")
    if old not in MODULES and old not in _PACKAGES:
        return None
    return ModuleSpec(name, _OldModuleLoader(), is_package=old in _PACKAGES)


def name_of_module(module: str, name: str) -> Any:
    """A name of the old module `module` where a package has that name now, with a warning.

    Raises:
        AttributeError: the old module had no such name.
    """
    if name.startswith("_"):
        raise AttributeError(f"module {module} has no attribute {name}")
    found = _named(module, name)
    _warn(
        f"{module}.{name}", f"{_PACKAGE}.{MODULES[module.removeprefix(f'{_PACKAGE}.')]}.{name}", stacklevel=4
    )
    return found


def attribute(owner: object, name: str) -> Any:
    """An attribute under its old name, with a warning.

    Raises:
        AttributeError: it never had that name.
    """
    kind = type(owner).__name__
    new = ATTRIBUTES.get(kind, {}).get(name)
    if new is None:
        raise AttributeError(f"{kind} has no attribute {name}")
    _warn(f"{kind}.{name}", f"{kind}.{new}", stacklevel=4)
    return getattr(owner, new)


def function(method: str, module: str, name: str) -> Any:
    """The function of a module of this package that a method has become, with a warning to its caller."""
    _warn(method, f"{_PACKAGE}.{module}.{name}", stacklevel=4)
    return getattr(import_module(f"{_PACKAGE}.{module}"), name)


def _named(module: str, name: str) -> Any:
    old = module.removeprefix(f"{_PACKAGE}.")
    new = import_module(f"{_PACKAGE}.{MODULES[old]}") if old in MODULES else None
    try:
        return vars(new)[NAMES.get(old, {}).get(name, name)]
    except (KeyError, TypeError):
        raise AttributeError(f"module {module} has no attribute {name}") from None


def _warn(old: str, new: str, stacklevel: int) -> None:
    warnings.warn(f"{old} is now {new}", DeprecationWarning, stacklevel)
