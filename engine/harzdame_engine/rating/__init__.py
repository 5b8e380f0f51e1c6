"""Strength on one scale: the ladder of levels measured by matches, and a person's rating from their games."""
