"""Sounds: what is heard of a game, and how the sounds are made."""
