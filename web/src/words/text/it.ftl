# Ciò che dice la pagina, oltre a ciò che dicono i giochi e il tavolo.

close = Chiudi
page-not-fetched = Questa parte della pagina non è stata caricata. Controllate la connessione e ricaricate la pagina.

## Il tavolo

seats = Posti
is-you = { $name } (tu)
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
presence-here = presente
presence-away = assente
presence-gone = è andato via
nobody = Nessuno
bot-level = { $level ->
    [novice] Bot (principiante)
    [random] Bot (a caso)
   *[other] Bot ({ $level })
}
sits-in = { $bot } per { $name }
to-move = deve muovere
waits = attende
time-left = Tempo rimasto: { $time }
log = Il racconto
status-over = La partita è finita.
status-sending = La mossa è in viaggio…
status-bot-plays = Al momento un bot gioca per te.
status-pass = Tocca a { $name }: passa il dispositivo.
title-turn = Tocca a te: { $title }
reconnecting = La connessione è caduta; si riprova. Nulla va perduto.
undo = Annulla
undo-ask = Chiedi di annullare
undo-why-ask = La tua mossa ha rivelato qualcosa, o qualcuno ha già mosso: serve il consenso degli altri.
take-back-choice = Scegli di nuovo
confirm = Conferma
pass = Passa a { $name }
come-back = Riprendo a giocare
curtain-for = Passa il dispositivo a { $name }
curtain-who = Chi ha il dispositivo?
curtain-hint = Del tavolo non si vede nulla, e nulla è qui, finché il sipario è chiuso.
curtain-lift = Sono { $name }: alza il sipario
undo-question = { $name } vorrebbe annullare una mossa.
undo-agree = D’accordo
undo-refuse = Meglio di no
draw-question = { $name } offre il pareggio.
draw-accept = Accetta il pareggio
draw-decline = Continua
asked-wait = È stato chiesto agli altri; si attende la risposta.
end-title = La fine
verdict-won = Hai vinto
verdict-lost = Hai perso
verdict-drawn = Pareggio
verdict-over = La partita è finita
end-winner = Vince: { $name }
end-record = La partita come testo
match-drawn = L’incontro finisce pari.
match-winner = { $name } vince l’incontro.
again = Gioca ancora
again-swapped = Ancora, a ruoli scambiati
again-second = Seconda partita
again-waits = Si attendono gli altri…
again-asked = { $name } vorrebbe giocare ancora.
go-home = Allo scaffale
more = Altro
menu-rules = Regole
menu-twin = Il tavoliere in parole
menu-keys = Tasti
menu-talk = Di’ qualcosa
menu-code = Continua su un altro dispositivo
menu-take-over = Affida il posto di { $name } a un bot
menu-draw = Offri il pareggio
menu-leave = Devo andare; tenetemi il posto
menu-resign = Abbandona…
talk-own = Con parole tue
talk-send = Di’
code-hint = Apri Sottovoce sull’altro dispositivo, scegli «Ho un codice» e scrivi questo entro pochi minuti. Il posto passa lì.
resign-sure = { $name }, abbandoni questa partita?
resign-yes = Abbandona
resign-no = Continua a giocare
key-board = vai al tavoliere
key-arrows = di casella in casella, o di riga in riga
key-enter = scegli
key-escape = scegli di nuovo
key-confirm = conferma la mossa
key-undo = annulla
key-pass = passa il dispositivo
key-log = vai al racconto
key-twin = il tavoliere in parole
key-rules = le regole
key-help = questi tasti
unreachable = Il server non risponde. Controlla la connessione e riprova.
no-board-yet = Questo gioco non ha ancora un tavoliere nella pagina; si gioca nel terminale.
no-looking-on = Solo chi siede a questo tavolo può guardare.
watch-after = La partita è in corso. A questo tavolo gli spettatori vedono tutto quando è finita.
