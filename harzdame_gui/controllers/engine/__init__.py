"""Searches by the built-in engine; opening books and endgame tables, and the building of these."""
