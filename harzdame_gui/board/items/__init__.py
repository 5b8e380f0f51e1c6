"""The graphics items of a board: squares, pieces, marks and arrows."""
