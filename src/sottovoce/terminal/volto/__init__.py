"""Volto's own board, tray and set-up in the terminal."""
