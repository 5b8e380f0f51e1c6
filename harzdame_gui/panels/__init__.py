"""The parts of the main window beside the board. They show what they are given and report clicks."""
