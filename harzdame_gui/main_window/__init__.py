"""The main window: puts the rooms together and passes events on."""
