"""Verona Twist's own board, list and set-up in the terminal."""
