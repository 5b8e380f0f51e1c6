"""The coach: looks at the moves of a person who plays the computer, and judges what is worth saying."""
