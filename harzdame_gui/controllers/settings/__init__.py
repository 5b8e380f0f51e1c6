"""Choices that are remembered, and where they are kept."""
