"""Long work in chunks, spread over the threads of this machine or over the machines of a cluster."""
