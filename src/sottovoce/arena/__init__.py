"""Bots and programs play each other, many times, and what they are worth is counted."""
