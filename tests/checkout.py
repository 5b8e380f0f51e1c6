"""The checkout that the tests run in."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
"""The folder with pyproject.toml in it."""
