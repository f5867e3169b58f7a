"""How fast the games play, ours and others', measured side by side: `make bench`."""
