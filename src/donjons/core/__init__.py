"""The language that every game speaks: verbs, positions, records, cases, compilation, chance."""
