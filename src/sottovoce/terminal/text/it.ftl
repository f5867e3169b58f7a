# Quel che dice il terminale, in italiano. Gli elenchi dei tasti si scrivono «tasto | che cosa fa».

## Il tavolo

match-leg = partita { $leg }/2
to-move = tocca a: { $who }
addressed = { $who }: { $what }
role-you = { $role } (tu)
role-bot = { $role } (il bot)
not-kept = Non è stato possibile salvare la partita: { $why }.
too-small = Ingrandisci questa finestra: 80 × 24 mostra tutto.
no-secret-yet = Non c’è ancora nessun segreto da guardare.

## Il rapporto e la fine

score = { $who }: { $points }
ended-won = Vittoria: { $who }.
match-second = Seconda partita, ruoli scambiati: { $first } gioca { $first-role }, { $second } gioca { $second-role }.
match-winner = { $player } vince la sfida. { $points }
match-drawn = La sfida è pari. { $points }
notice-go-on = Invio per continuare
notice-go-on-end = Invio continua · r rigioca, i ruoli girano · la partita è conservata
notice-go-on-match = Invio comincia la seconda partita · questa è conservata

## Le domande

question-undo = { $who } vorrebbe ritirare una mossa. { $asked }, va bene?
question-draw = { $who } propone la patta. { $asked }, va bene?
resign-sure = { $who }: abbandonare questa partita?
question-how = Invio: sì · Esc: no

## Il sipario

curtain-down-title = Il sipario è calato
curtain-down =
    Questo è solo per { $who }.
    { $other }, non guardare!

    Invio alza il sipario.
curtain-again-title = Il sipario è di nuovo calato
curtain-again = { $other } può guardare di nuovo. Invio per continuare.
curtain-lower = Invio cala il sipario.

## La prima schermata

welcome-continue = Continua: { $what }
welcome-as = Gioca contro il bot: fai { $role }
welcome-match = In due qui: una sfida di due partite, a ruoli scambiati
welcome-single = In due qui: una partita sola
welcome-play = Gioca
welcome-game = Gioco
welcome-seats = Giocatori
welcome-bot = Bot
welcome-bot-hint = Il principiante guarda una mossa avanti; l’altro gioca a caso.
welcome-language = Lingua
welcome-light = Luce
welcome-rules = Le regole
welcome-quit = Esci
bot-person = una persona
bot-novice = principiante
bot-random = mosse a caso
language-name = italiano
light-candlelight = a lume di candela (scuro)
light-daylight = alla luce del giorno (chiaro)
nobody-plays = Deve giocare almeno una persona: cambia un posto con ← →.
names-title = Le persone a questa tastiera
names-label = Chi fa { $role }?
names-person-1 = Anna
names-person-2 = Marco
names-person-3 = Lucia
names-person-4 = Paolo
names-person-5 = Giulia
names-person-6 = Carlo
names-how = Invio continua · Tab cambia riga · Esc torna indietro
kept = La partita è salvata. Invio la continua, q esce.
record-kept = La partita è registrata: { $file }
kept-resume = La tua partita è salvata. Per continuarla: { $command }
nothing-to-resume = non c’è nessuna partita da continuare.
not-compiled = Qui le regole girano in Python semplice: corrette, ma molto più lente che compilate.
no-terminal = serve un terminale su cui disegnare; ingresso e uscita non devono essere rediretti.

## Rivedere una partita

replay-line = riga { $line } di { $lines }
replay-eyes = Visto da: { $who }
replay-how = ← → un passo, Inizio, Fine, e: visto da…; un numero e Invio: quella riga.
replay-goto = Andare alla riga { $line }? Invio.
eyes-spectator = uno spettatore
eyes-all = chi sa tutto
file-missing = { $file }: questo file non esiste.
file-folder = { $file }: è una cartella, non una partita registrata.
file-unreadable = { $file }: non si può leggere: { $why }.
file-not-text = { $file }: non è una partita registrata: non è testo in UTF-8.
file-bad = { $file }: { $why }
verify-ok = { $lines ->
    [one] una riga
   *[other] { $lines } righe
}, { $result ->
    [none] non finita
   *[other] { $result }
}

## Il tabellone generale, per i giochi che non ne hanno uno proprio

general-headline = { $lines ->
    [one] { $lines } riga
   *[other] { $lines } righe
}
general-waiting = Tocca a { $who }.
general-moves = Mosse: { $at } di { $count }
general-choose = Scegli una mossa.
general-type = Scrivi una mossa: { $form }
general-typed = La tua mossa: { $text }▏ Invio la gioca, Esc smette di scrivere.
general-begin = Invio comincia a scrivere.
general-nothing-typed = Scrivi prima una mossa.
general-footer = ↑ ↓ Invio · / scrivi · ← → vista · h regole · ? tasti · l lingua · q esci
general-keys =
    Al tavolo
    ↑ ↓ Inizio Fine | indicare una mossa
    Invio | giocarla
    /, Tab | scrivere una mossa; la lista mostra quelle che la contengono
    Esc | smettere di scrivere
    ← → | scorrere ciò che puoi sapere della partita
    Pag↑, Pag↓ | scorrere ciò che è successo
    mouse | cliccare una mossa, e ancora per giocarla

## Tasti

footer-page = ↑ ↓ Pag↑ Pag↓ Inizio Fine · Esc chiude · l lingua · t luce
footer-welcome = ↑ ↓ scegli · ← → cambia · Invio · h regole · ? tasti · l lingua · q esci
footer-replay = ← → avanza · Inizio Fine · n. Invio · e visto da · h regole · ? tasti · q esci
keys-notice =
    Un avviso
    Invio, Spazio, Esc | continua
keys-question =
    Una domanda
    Invio, y | sì
    Esc, n | no
keys-game =
    Durante una partita
    Ctrl+Z | ritirare l’ultima mossa; si chiede agli altri se hanno saputo qualcosa
    Ctrl+D | proporre la patta, se il gioco la prevede
    Ctrl+R | abbandonare
    r | dopo la fine: rigiocare, i ruoli girano
keys-curtain =
    Il sipario
    Invio | alzalo, calalo, continua
keys-welcome =
    La prima schermata
    ↑ ↓ | scegli una riga
    ← → | cambia il suo valore
    Invio | conferma
keys-replay =
    Rivedere una partita
    ← → ↑ ↓ Spazio | una riga indietro o avanti
    Pag↑, Pag↓ | sei righe indietro o avanti
    Inizio, Fine | all’inizio, alla fine
    numero, Invio | a quella riga
    e | visto da: ogni ruolo, uno spettatore, tutto
keys-everywhere =
    Ovunque
    h, F1 | le regole e che cosa può fare ogni pezzo
    ? | i tasti
    l | English, français, italiano
    t | lume di candela o luce del giorno
    q | esci; la partita è salvata
    Ctrl+Q | esci subito; la partita è salvata
