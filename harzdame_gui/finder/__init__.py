"""One field that finds everything: commands, games, rules, settings, courses, files."""
