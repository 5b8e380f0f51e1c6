"""The app, and each of its languages, as fixtures."""

from tests.gui.app_fixtures import bare, driver, start, table_folder  # noqa: F401
from tests.gui.languages import german, language, speak  # noqa: F401
