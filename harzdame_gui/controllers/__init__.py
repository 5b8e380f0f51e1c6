"""What happens in the app: the game, its players, the engine's thread, files and settings. Draws nothing."""
