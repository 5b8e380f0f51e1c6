"""The app: a window in which Harzdame is played, replayed and set up."""
