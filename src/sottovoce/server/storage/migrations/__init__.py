"""How a database made by an older Sottovoce becomes one of today."""
