"""Long checks that are commands of their own; their short form is a test."""
