"""Donjon Mironton: the monsters of a dungeon against bands of adventurers, for 1 to 4 players on one side."""
