"""Slow work off the GUI thread: the one mechanism for files, searches and tables."""
