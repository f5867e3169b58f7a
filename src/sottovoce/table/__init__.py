"""One table: who sits there, what is played, and the news for each viewer. No clock and no chance of its own."""
