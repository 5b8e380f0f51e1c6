"""Tournaments: played off the GUI thread, kept in the profile, resumed."""
