"""The line protocol: programs play every game through one JSON object per line."""
