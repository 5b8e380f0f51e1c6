"""Repertoires of openings on disk, and their practice."""
