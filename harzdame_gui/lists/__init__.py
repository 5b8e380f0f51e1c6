"""Lists to choose from: typing narrows them down, headers put them in order."""
