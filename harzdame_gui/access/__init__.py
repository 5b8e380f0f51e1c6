"""The board for those who do not see it, or use no mouse: read by screen readers, and asked by keys."""
