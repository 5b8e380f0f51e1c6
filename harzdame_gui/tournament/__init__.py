"""Tournaments: their set-up, and the window on which they are followed."""
