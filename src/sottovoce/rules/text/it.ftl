# Quello che dicono tutti i giochi. Posti, opzioni e mosse si scrivono come nei programmi.

over = La partita è finita.
not-your-turn = Non tocca a { $seat }; si attende: { $waited }.
stale = Nel frattempo la partita è cambiata: avevi visto { $seen ->
        [one] { $seen } riga
       *[other] { $seen } righe
    }, ora ne conta { $lines }.
not-a-move = «{ $text }» non è una mossa di questo gioco. Puoi giocare: { $moves }.
not-possible-now = «{ $text }» non è possibile adesso. Puoi giocare: { $moves }.

## Opzioni

option-unknown = L’opzione «{ $option }» non esiste. Le opzioni di questo gioco: { $known }.
option-choice = «{ $option }» non può valere «{ $value }». Valori possibili: { $choices }.
option-seats = Questo gioco è per { $most ->
        [2] { $fewest ->
            [2] due
           *[other] { $fewest } o { $most }
        }
       *[other] { $fewest }–{ $most }
    } giocatori, non per { $seats }.

## Partite salvate

bad-record = Partita salvata, riga { $line } — { $why }
record-not-ours = Questa non è una partita di Sottovoce: la prima riga dovrebbe essere «{ $first }».
record-header = «{ $text }» non è una riga d’intestazione. Scrivi una parola, i due punti e un valore, per esempio «seats: 2».
record-missing = Nell’intestazione manca «{ $key }». Aggiungi una riga che cominci con «{ $key }:».
record-game = Qui non c’è nessun gioco «{ $game }». I giochi: { $known }.
record-rules = La versione { $version } delle regole qui è sconosciuta. Versione conosciuta: { $known }.
record-number = «{ $key }» dovrebbe essere un numero intero.
record-options = «options» dovrebbe essere un oggetto JSON, per esempio { "{" }"rounds": 7{ "}" }; se non ce ne sono, { "{" }{ "}" }.
record-seat = «{ $seat }» non è un posto di questo gioco. I posti: { $known }.
record-line = «{ $text }» non è una riga di gioco. Scrivi un posto e una mossa, per esempio «capulet Qc3».
record-event = Qui il file annuncia «{ $told }»; secondo le regole è «{ $found }».
record-result = Il file dà come risultato «{ $told }»; secondo le regole è «{ $found }».

## Lezioni

lesson-no-step = Non c’è nessun passo con questo numero: la lezione ne ha { $steps }, contati da 0.
lesson-no-more = In questo passo non c’è più niente da fare. Ricomincialo, o vai al prossimo.
