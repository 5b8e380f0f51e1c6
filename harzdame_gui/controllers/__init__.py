"""What happens in the app: the game, its players, searches, files and settings. Draws nothing."""
