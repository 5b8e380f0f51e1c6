"""The app as a fixture."""

from tests.gui.app_fixtures import driver, start  # noqa: F401
