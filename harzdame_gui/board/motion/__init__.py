"""Motion on the board: moves played jump by jump, and ghosts that only show one."""
