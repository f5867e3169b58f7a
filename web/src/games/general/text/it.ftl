## Un gioco senza tabellone disegnato

general-board = Il tavolo
general-unknown = non si sa
general-none = nessuno
general-yes = sì
general-no = no
general-options = Stabilito per questa partita

## Le mosse

general-moves = Le tue mosse
general-count = { $count ->
    [one] una sola possibile
   *[other] { $count } possibili
}
general-search = Cerca
general-no-match = Nessuna mossa contiene questo.
general-write = Scrivi la tua mossa
general-form = Si scrive così:
general-play = Gioca
general-keys-filter = cercare una mossa, o scriverla

## Che cosa fare adesso

general-todo-mine = Tocca a te.
general-todo-other = { seat-title } deve giocare.
general-todo-both = Più giocatori devono giocare.
