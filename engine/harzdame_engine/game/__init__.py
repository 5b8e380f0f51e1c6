"""Positions, moves and the record of play."""
