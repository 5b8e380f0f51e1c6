"""The library of games, reached by jobs."""
