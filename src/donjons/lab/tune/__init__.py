"""Tuning: parameters are searched for that meet the designer's targets."""
