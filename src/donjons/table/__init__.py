"""People at a table: seats, links, the log of a game, clocks, storage. It never asks which game it serves."""
