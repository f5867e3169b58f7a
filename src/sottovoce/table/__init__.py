"""One table: who sits there, what is played, and what each of them is told. No clock and no chance of its own."""
