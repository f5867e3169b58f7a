"""Sottovoce in a terminal: the game for people, the line protocol for programs."""
