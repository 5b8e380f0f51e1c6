"""Controllers of the app: the game, its players, searches, files and settings. They draw nothing."""
