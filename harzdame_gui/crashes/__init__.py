"""What is said of crashes of earlier runs, and the start with nothing that could cause one."""
