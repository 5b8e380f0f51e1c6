"""Crashes of earlier runs: noticed by the files that they left, and told in a report."""
