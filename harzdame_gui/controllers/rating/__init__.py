"""A person's strength, estimated from their results."""
