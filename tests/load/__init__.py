"""What a server bears, measured: scripts to be run by hand (`make load`), not tests. Figures belong into a report."""
