"""Positions and games for readers outside the app: drawings, text, and pages that play in a browser."""
