"""The rule book: pages with diagrams drawn by the app's own board."""
