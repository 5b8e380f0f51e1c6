"""Perft counts as data."""
