"""One's own games: their list, from which they are opened, exported and deleted."""
