"""The file that a game belongs to, read and written whole."""
