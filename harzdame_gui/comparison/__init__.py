"""The room in which two games are compared: a window of rows, with positions that show the differences."""
