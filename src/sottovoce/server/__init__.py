"""The server: it carries what the table says between people, bots and the disk."""
