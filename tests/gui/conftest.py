"""The app as a fixture."""

from tests.gui.app_fixtures import bare, driver, start, table_folder  # noqa: F401
