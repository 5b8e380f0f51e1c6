"""Openings: one's own repertoire as a tree, looked at, edited and practised."""
