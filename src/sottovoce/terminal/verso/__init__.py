"""Verso's own board in the terminal: the deck, everybody's three rows, and what may be on the backs."""
