"""Commands as data: what each declares, those of the main window, and the menus they stand in."""
