"""Matches between engines, ratings."""
