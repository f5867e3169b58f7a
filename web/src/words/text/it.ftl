# Ciò che dice la pagina, oltre a ciò che dicono i giochi e il tavolo.

close = Chiudi
page-not-fetched = Questa parte della pagina non è stata caricata. Controlla la connessione e ricarica la pagina.
one-moment = Un momento…
try-again = Riprova
never-mind = Lascia stare

## La testata e le impostazioni

brand-home = Sottovoce: alla prima pagina
language = Lingua
language-en = English
language-fr = Français
language-it = Italiano
settings = Impostazioni
light = Luce
light-now = Luce: { $light }
light-system = come il dispositivo
light-light = giorno
light-dark = lume di candela
motion = Movimento
motion-system = come il dispositivo
motion-calm = calmo
motion-none = nessuno
pace = Ritmo
pace-hint = Per quanto tempo si vede ogni cosa che accade prima della successiva. Un clic o un tasto fa proseguire subito.
pace-calm = calmo
pace-brisk = vivace
pace-none = tutto insieme
sound = Suono
sound-hint = Un campanello quando tocca a te.
sound-try = Ascolta
confirm-step = Confermare ogni mossa
confirm-hint = Con un dito è facile toccare la casella sbagliata.
confirm-touch = sugli schermi tattili
confirm-always = sempre
confirm-never = mai
assist-default = Aiuto ai nuovi tavoli
my-name = Il mio nome
name-guest = Ospite

## La prima pagina

hero = { $games ->
    [4] Quattro giochi di segreti
   *[other] Giochi di segreti
}
hero-more = Parla poco. Osserva bene. La candela segna di chi è il turno.
home-alone = Questa pagina viene dal tuo dispositivo. Tavoli e partite aspettano che il server risponda di nuovo.
your-turn-in = { $tables ->
    [one] Tocca a te: { $game }
   *[other] Tocca a te a { $tables } tavoli
}
box-players = da { $fewest } a { $most } giocatori
box-players-exactly = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
box-minutes = circa { $minutes } min
play-now = Gioca
play-with-friends = Con gli amici
play-as = Io gioco
role-random = decide la sorte
rivals = Avversari
rivals-count = { $rivals ->
    [0] nessuno, gioco da solo
   *[other] { $rivals }
}
opponent = Contro
partner = Con
chapter-line = { $number }. { $name } ({ $hardness })
chapter-line-won = { $number }. { $name } ({ $hardness }), vinto
chapter-hardness = { $tier }, { $percent }%
chapter-measured = La percentuale dice quanto spesso due bot principianti vincono insieme questo capitolo.
chapter-won = Capitolo vinto
chapter-lost = perso { $lost ->
    [one] una volta
   *[other] { $lost } volte
}
chapter-next = Capitolo { $number }: { $name }
campaign-so-far = Capitoli vinti: { $won } su { $count }. Anche chi li ha giocati con te lo vede.
earned-what = { $what }: { $value }.
earned-may-decline = Potete rinunciarvi.
campaign-over = Hai vinto tutti i capitoli.
level = { $level ->
    [novice] il bot principiante
    [random] il bot a caso
   *[other] il bot «{ $level }»
}
level-hint = { $level ->
    [novice] Guarda una mossa avanti. Un buon compagno per la prima partita.
    [random] Gioca una mossa qualsiasi. Per provare le regole.
   *[other] { "" }
}
more-choices = Altre scelte
begin = Comincia
my-tables = I miei tavoli
my-tables-count = { $tables ->
    [one] uno in corso
   *[other] { $tables } in corso
}
my-tables-older = Mostra i tavoli più vecchi
my-tables-none = Non si gioca ancora. I tavoli a cui siedi compaiono qui.
my-tables-all = Mostra tutti e { $tables }
my-tables-over = { $games ->
    [one] Una partita finita
   *[other] { $games } partite finite
}
row-games = { $games ->
    [one] una partita giocata
   *[other] { $games } partite giocate
}
row-score = { row-games }, { $mine } a { $theirs }
row-won = { row-games }, { $won } { $won ->
    [one] vinta
   *[other] vinte
}
state-turn = Tocca a te
state-running = Gli altri pensano
state-running-one = { $name } pensa
state-open = Non ancora cominciata
state-between = Resta da giocare la seconda partita
state-over = Finita
go-turn = Gioca
go-running = Guarda
go-open = Vai
go-between = Vai
go-over = Rivedi
free-chairs = { $chairs ->
    [one] una sedia libera
   *[other] { $chairs } sedie libere
}
open-tables = Tavoli aperti
open-tables-count = { $tables ->
    [one] uno aspetta giocatori
   *[other] { $tables } aspettano giocatori
}
open-tables-none = Nessun tavolo aspetta giocatori in questo momento. Aprine uno con «Con gli amici» e mettilo in questo elenco: chiunque su questo server potrà sedersi.
open-by = { $others ->
    [0] { $name } aspetta giocatori
   *[other] { $name } e altri aspettano giocatori
}
open-by-nobody = Aspetta giocatori
open-free = Libero: { $roles }
code-title = Ho un codice
code-how = Il tuo posto è su un altro dispositivo? Chiedi lì un codice (nel menu del tavolo) e scrivilo qui: continuerai su questo.
code-label = Codice
code-enter = Prendi il mio posto
nowhere = Qui non c’è nulla
nowhere-more = Forse il link è stato troncato. Tutti i giochi sono nella prima pagina.

## I propri risultati

results = I miei risultati
results-more = Ciò che questo server sa delle partite giocate su questo dispositivo. Le partite di cui qualcuno poteva conoscere la distribuzione, o in cui una mossa è stata ritirata dopo che si era saputo qualcosa, sono nell’elenco ma non contano.
results-none = Su questo dispositivo nessuna partita è ancora arrivata alla fine. Quando succederà, sarà raccontata qui.
results-played = { $games ->
    [one] una partita
   *[other] { $games } partite
}
results-won = { $count } { $count ->
    [one] vinta
   *[other] vinte
}
results-drawn = { $count } { $count ->
    [one] patta
   *[other] patte
}
results-lost = { $count } { $count ->
    [one] persa
   *[other] perse
}
results-by-part = Per ruolo
results-part = Ruolo
results-head-won = vinte
results-head-drawn = patte
results-head-lost = perse
results-alone = Da soli: { $games ->
    [one] una partita
   *[other] { $games } partite
}
results-best = Record
results-average = Media
results-points = Punti delle ultime partite, la più recente alla fine: { $points }
results-uncounted = { $games ->
    [one] Una partita non conta.
   *[other] { $games } partite non contano.
}
results-recent = Le ultime partite
uncounted-known-deal = non conta: la distribuzione poteva essere nota
uncounted-taken-back = non conta: una mossa è stata ritirata dopo che si era saputo qualcosa
uncounted-shared = non conta: hanno giocato più persone su questo dispositivo
uncounted-given-up = non conta: abbandonata

## Un nuovo tavolo

new-title = Un nuovo tavolo
new-more = Tutto è pronto per una prima partita con un amico; cambia ciò che vuoi.
new-who = Chi gioca
new-seats = Quanti giocano
new-game = La partita
new-further = Orologio, spettatori, conversazione
new-nobody = Deve giocare almeno una persona.
new-gets-link = Riceverai un link da mandare agli amici.
new-begins = La partita comincia subito.
new-make = Apri il tavolo
offer = Mettilo nell’elenco dei tavoli aperti
offer-hint = Chiunque su questo server lo vede nella prima pagina e può prendere una sedia libera.
offered = Questo tavolo è nell’elenco dei tavoli aperti: chiunque su questo server può prendere una sedia libera.
offered-to-you = Questo tavolo è aperto: c’è una sedia libera per te.
kind-here = qui
kind-link = amico, via link
kind-bot = bot
kind-link-hint = Chi apre il link può sedersi qui.
who-plays = Chi gioca: { $role }
name-of = Nome: { $role }
name-placeholder = Nome
level-of = Bot: { $role }
chair-numbered = Sedia { $number }
roles = Ruoli
roles-as-seated = come sopra
roles-swap = Scambia
order = Chi comincia
order-as-seated = il giocatore 1
assist = Aiuto
assist-none = nessuno
assist-none-hint = Solo il tabellone: ognuno ricorda da sé.
assist-notes = appunti
assist-notes-hint = Come nel gioco stampato: ognuno può prendere appunti; la pagina non deduce nulla.
assist-exact = esatto
assist-exact-hint = La pagina mostra anche ciò che segue da tutto quello che hai visto.
match = Una sfida di due partite, a ruoli scambiati
match-hint = Le due partite contano insieme.
clock = Orologio
clock-none = nessuno
clock-move = per mossa
clock-game = per tutta la partita
clock-days = giorni per mossa
clock-each = Per ogni mossa
clock-total = Per tutta la partita
clock-increment = Aggiunti a ogni mossa
beat = Battito comune
beat-none = nessuno: le scelte si mostrano appena sono fatte entrambe
beat-every = { $number ->
    [one] ogni secondo
   *[other] ogni { $number } secondi
}
beat-hint = Con un battito nessuno sa se l’altro ha già scelto, e le due scelte si mostrano insieme al battito successivo: l’esitazione non dice nulla.
minutes = { $number ->
    [one] { $number } minuto
   *[other] { $number } minuti
}
seconds = { $number ->
    [one] { $number } secondo
   *[other] { $number } secondi
}
days = { $number ->
    [one] { $number } giorno
   *[other] { $number } giorni
}
spectators = Spettatori
spectators-public = vedono ciò che vedono tutti i giocatori
spectators-public-hint = Chi ha il link può guardare; nessun segreto è mostrato.
spectators-all-after-the-end = vedono tutto, dopo la fine
spectators-all-after-the-end-hint = Nulla mentre giocate; poi tutta la partita.
spectators-none = nessuno
spectators-none-hint = La vede solo chi siede al tavolo.
chat = Conversazione
chat-phrases = poche frasi
chat-free = parole proprie
chat-none = silenzio

## La sala d’attesa

waiting-for-people = Si aspettano giocatori
waiting-for-ready = Tutti sono seduti
waiting-more = La partita comincia da sola quando ogni sedia è occupata e tutti sono pronti.
chair-free = Sedia libera
is-ready = può cominciare
not-ready = non ancora
be-ready = { $people ->
    [one] Per me si comincia
   *[other] Per noi si comincia
}
ready-wait = Si aspetta che anche gli altri siano pronti…
get-up = Alzati da questa sedia
free-chair = Libera la sedia: { $name }
seat-bot = Un bot
seat-here = Qualcuno qui
seat-it = Fallo sedere
sit-down = Siediti
sit-down-as = Siediti: { $role }
invited = Ti hanno invitato a questo tavolo.
choose-chair = Scegli la tua sedia
invitation-used = Questo invito intanto è stato usato. Chiedi un nuovo link a chi te l’ha mandato; o resta a guardare.
not-invited = Per sederti qui serve un link con un invito. Chiedilo a chi ha aperto il tavolo; o resta a guardare.
no-free-chair = Tutte le sedie sono occupate. Puoi restare a guardare.
invite = Invita
invite-how = { $chairs ->
    [one] Manda questo link al tuo amico, o fagli inquadrare il codice.
   *[other] Manda questo link ai tuoi amici, o fai inquadrare loro il codice.
}
invite-lost = L’invito a una sedia libera non è su questo dispositivo.
invite-renew = Fai un nuovo link
qr-label = Il link come codice da inquadrare
link = Il link
link-copy = Copia
link-copied = Copiato
link-share = Manda
link-local = Questo link funziona solo su questo computer. Gli amici altrove potranno venire quando chi gestisce questo server lo avrà aperto alla rete.
agreed = Come convenuto
term = { $name }: { $value }
term-clock-game = { $seconds ->
    [0] { $minutes } minuti a testa per la partita
   *[other] { $minutes } minuti a testa per la partita, { $seconds } secondi in più a ogni mossa
}
term-clock-move = { $each } per mossa

## Le regole

rules-of = { $game }: le regole
rules-chapters = Capitoli

## Il tavolo

seats = Posti
is-you = { $name } (tu)
seat-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
presence-here = presente
presence-away = assente
presence-back = sta riguardando
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
known = Che cosa si sa
log = Il racconto
status-sending = La mossa è in viaggio…
away-title = Mentre non c’eri
away-before = { $number ->
    [one] Un’altra frase, prima di queste, è nel racconto.
   *[other] Altre { $number } frasi, prima di queste, sono nel racconto.
  }
away-close = Continua
status-bot-plays = Al momento un bot gioca per te.
status-gave-up = { verdict-gave-up }: continua un bot per te.
status-pass = Tocca a { $name }: passa il dispositivo.
status-sealed = Hai scelto. Il battito mostrerà insieme le due scelte.
beat-why = Le scelte si mostrano insieme, al battito.
beat-next = Prossimo battito tra { $seconds } s
title-turn = Tocca a te: { $title }
reconnecting = La connessione è caduta; si riprova. Nulla va perduto.
undo = Ritira la mossa
undo-ask = Ritirare la mossa?
undo-why-ask = La tua mossa ha rivelato qualcosa, o qualcuno ha già mosso: serve il consenso degli altri.
undo-why-alone = Al tavolo non c’è nessun altro: non serve chiedere. Se nel frattempo si è saputo qualcosa, la fine della partita lo dirà.
undo-costs = Hai visto che cosa è uscito da questa mossa. Se la ritiri, questa partita non conterà per il record.
take-back-choice = Scegli di nuovo
confirm = Conferma
pass = Passa a { $name }
come-back = Riprendo a giocare
curtain-for = Passa il dispositivo a { $name }
curtain-who = Chi ha il dispositivo?
curtain-hint = Del tavolo non si vede nulla, e nulla è qui, finché il sipario è chiuso.
curtain-lift = Sono { $name }: alza il sipario
talk-by = { $name }:
undo-question = { $name } vorrebbe ritirare una mossa.
undo-agree = D’accordo
undo-refuse = Meglio di no
draw-question = { $name } propone la patta.
draw-accept = Accetta la patta
draw-decline = Continua
asked-wait = È stato chiesto agli altri; si attende la risposta.
end-title = La fine
verdict-won = Hai vinto
verdict-lost = Hai perso
verdict-drawn = Patta
verdict-won-together = Avete vinto insieme
verdict-lost-together = Avete perso insieme
verdict-over = La partita è finita
verdict-gave-up = { $why ->
    [clock] Il tuo tempo è finito
   *[resigned] Hai abbandonato
  }
end-winner = Vince: { $name }
verdict-placed = Sei al { $place ->
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
   *[6] sesto
} posto su { $players ->
    [3] tre
    [4] quattro
    [5] cinque
   *[6] sei
}
end-taken-back = { $count ->
    [one] Una mossa è stata ritirata dopo aver saputo qualcosa.
   *[other] { $count } mosse sono state ritirate dopo aver saputo qualcosa.
}
end-taken-back-alone = { $count ->
    [one] Una mossa è stata ritirata dopo aver saputo qualcosa: questa partita non conta per il record.
   *[other] { $count } mosse sono state ritirate dopo aver saputo qualcosa: questa partita non conta per il record.
}
match-drawn = La sfida finisce pari.
match-winner = { $name } vince la sfida.
again = Gioca ancora
again-swapped = Ancora, a ruoli scambiati
again-second = Seconda partita
again-waits = Si attendono gli altri…
again-asked = { $name } vorrebbe giocare ancora.
go-home = Ai giochi
more = Altro
menu-rules = Regole
menu-twin = Il tabellone in parole
menu-keys = Tasti
menu-back = Rivedi la partita precedente
menu-talk = Di’ qualcosa
menu-code = Continua su un altro dispositivo
menu-take-over = Affida il posto di { $name } a un bot
menu-draw = Proponi la patta
menu-leave = Devo andare; tenetemi il posto
menu-resign = Abbandona…
talk-own = Con parole tue
talk-send = Di’
code-hint = Apri Sottovoce sull’altro dispositivo, scegli «Ho un codice» e scrivi questo entro pochi minuti. Il posto passa lì.
resign-sure = { $name }, abbandoni questa partita?
resign-yes = Abbandona
resign-no = Continua a giocare
key-board = vai al tabellone
key-arrows = di casella in casella, o di riga in riga
key-enter = scegli
key-escape = scegli di nuovo
key-confirm = conferma la mossa
key-undo = ritira la mossa
key-pass = passa il dispositivo
key-log = vai al racconto
key-twin = il tabellone in parole
key-rules = le regole
key-help = questi tasti
unreachable = Il server non risponde. Controlla la connessione e riprova.
no-looking-on = Solo chi siede a questo tavolo può guardare.
watch-after = La partita è in corso. A questo tavolo gli spettatori vedono tutto quando è finita.

## Attorno al tabellone

bot-name = { $number ->
    [0] Ginevra
    [1] Taddeo
    [2] Lucrezia
    [3] Orsino
    [4] Fiammetta
    [5] Corrado
    [6] Bianca
    [7] Lorenzo
    [8] Isotta
    [9] Cosimo
    [10] Livia
   *[11] Ruggero
}
spectators-here = { $number ->
    [one] Una persona sta guardando
   *[other] { $number } persone stanno guardando
}
you-watch = Stai guardando: vedi ciò che tutti possono vedere.
seat-lost = Il tuo posto ora è su un altro dispositivo.
seat-lost-more = Continui a giocare lì. Su questo dispositivo non resta nulla del tuo posto.
provenance-short = Distribuzione forse nota
provenance-record = Questa partita è cominciata altrove: chi l’ha portata potrebbe sapere che cosa è stato distribuito. Non conta né come record né per una campagna.
provenance-prepared = La distribuzione è stata preparata: chi ha aperto il tavolo potrebbe conoscerla. Non conta né come record né per una campagna.
seat-lost-watch = Guarda da qui
earlier = Prima:
earlier-back = Torna a adesso
earlier-turn = Tocca a te: torna a adesso
again-waits-one = In attesa dell’altro giocatore…
asked-wait-one = L’altro giocatore è stato interpellato; si attende la sua risposta.
undo-why-ask-one = L’altro giocatore ha imparato qualcosa dalla tua mossa, o ha già mosso: gli si chiede.
am-back = Eccomi di nuovo
sounds = Suoni del gioco
sounds-hint = Piano, quando succede qualcosa sul tabellone.

## Rivedere una partita

back-title = { $game }: rilettura
back-games = Partite di questo tavolo
back-game-of = Partita { $game } di { $games }
back-game-before = La partita precedente
back-game-after = La partita successiva
back-to-game = Torna al gioco
back-eyes = Visto da
back-eyes-beside = Visto da, secondo tabellone
back-eyes-of = Visto da: { $who }
back-eyes-public = Tutti
back-eyes-public-hint = ciò che ognuno vedeva
back-eyes-all = Tutto svelato
back-eyes-all-hint = ogni segreto
back-only-public = Vedi ciò che hanno visto tutti. I segreti sono per chi sedeva al tavolo.
back-start = Prima della prima mossa
back-at = Riga { $line } di { $lines }
back-slider = Momento della partita
back-first = All’inizio
back-previous = Una riga indietro
back-next = Una riga avanti
back-last = Alla fine
back-play = Lascia scorrere
back-pause = Ferma
back-beside = Fianco a fianco
back-alone = Un solo tabellone
back-keys = ← → riga per riga · spazio: scorre · E: visto da un altro
back-rest = { $lines ->
    [one] Manca ancora una riga.
   *[other] Mancano ancora { $lines } righe.
}
back-rest-show = Mostrale
back-scores = Punti
back-score = { $name } { $points }
back-track = { $name } alla fine di ogni parte finora: { $numbers }; in questo momento { $now }
back-possible = Ancora possibile
back-millions = { $number } di
back-curve = Ciò che era ancora possibile, visto da: { $who }. All’inizio { $first }, in questo momento { $now }.
back-play-on = Riprendi da qui
back-play-on-how = La partita continua da questa riga a un tavolo tutto suo; questa resta com’era. I bot giocano gli altri. Ciò che il tuo posto non poteva sapere in questo momento viene distribuito di nuovo: è compatibile con tutto quello che si è visto, ma aver guardato non aiuta nessuno.
back-link = Copia il link a questo momento
back-link-there = È nella barra degli indirizzi
back-record = Salva la partita
back-table = Al tavolo
share = Condividi
share-title = Condividi il risultato
share-how = L’immagine dice come è finita la partita e chi ha giocato. Con il link la si può rivedere, come vuole il tavolo.
share-save = Salva l’immagine
share-save-svg = In SVG
share-copy = Copia il link
share-failed = Qui l’immagine non si è potuta dipingere. Il link funziona lo stesso.
bring-title = Ho una partita salvata
bring-how = Una partita salvata qui o nel terminale: se è finita la si può rivedere, se no riprendere.
bring-file = Scegli un file
bring-paste = Oppure incolla il testo:
bring-go = Aprila
bring-brought = partita importata

## Imparare

learn = Impara
learn-by-playing = Impara giocando
learn-title = { $game }: prima lezione
lesson-steps = Passi della lezione
lesson-step = Passo { $step }: { $title }
lesson-step-done = Passo { $step }, fatto: { $title }
lesson-where = Passo { $step } di { $steps }
lesson-your-move = Tocca a te, sul tabellone.
lesson-to-board = Al tabellone
lesson-again = Riprova
lesson-show = Fammi vedere
lesson-next = Prossimo passo
lesson-first-game = La tua prima partita
figure-again = Ripeti questo esempio
