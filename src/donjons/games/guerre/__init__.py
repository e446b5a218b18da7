"""Guerre du passé: the conquest of France in the 12th century."""
