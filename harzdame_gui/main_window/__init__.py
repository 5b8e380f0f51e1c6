"""The main window: puts the rooms together and hands its events on."""
