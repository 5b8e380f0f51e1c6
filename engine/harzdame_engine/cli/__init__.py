"""The command line `harzdame-engine`: one file a command."""
