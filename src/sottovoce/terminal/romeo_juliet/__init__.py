"""The stage, the hands and the campaign of Roméo & Juliette in the terminal."""
