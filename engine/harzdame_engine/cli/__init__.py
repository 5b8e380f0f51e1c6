"""The command line `harzdame-engine`: one module for each command, loaded when the command is given."""
