"""A person's strength over time, with the counts of their results."""
