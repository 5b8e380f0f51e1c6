"""Slow work off the GUI thread: the one road for files, searches and tables."""
