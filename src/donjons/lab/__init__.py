"""Studies: simulate, measure, compare."""
