# Ciò che dice la pagina, oltre a ciò che dicono i giochi e il tavolo.

close = Chiudi
page-not-fetched = Questa parte della pagina non è stata caricata. Controllate la connessione e ricaricate la pagina.
