"""Geometry alone: no rule of any game."""
