# I file che contengono il valore di un’opzione.

missing = { $file }: questo file non esiste.
folder = { $file }: è una cartella, non un testo.
unreadable = { $file }: non si può leggere: { $why }.
not-text = { $file }: non è testo in UTF-8.
exists = { $file } esiste già; resta com’è. Scegli un altro nome.
not-written = Non è possibile scrivere { $file }: { $why }.
written = { $file } è scritto, ogni riga spiegata. Si può giocare così com’è. Cambia ciò che vuoi e controlla con: sottovoce { $option } check { $file }
