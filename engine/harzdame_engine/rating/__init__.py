"""Strength on one Elo scale: a ladder of levels measured by matches, and ratings of persons."""
