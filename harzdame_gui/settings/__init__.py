"""The window of the settings: each in a row with what it does, found by typing, and all keys."""
