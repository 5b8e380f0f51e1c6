"""Windows that ask one thing and answer with a record. Imported only when they are opened."""
