# Quel che dice il terminale, in italiano. Gli elenchi dei tasti si scrivono «tasto | che cosa fa».

## Il tavolo

round = Round { $round } di { $rounds }
match-leg = partita { $leg }/2
to-move = tocca a: { $who }
addressed = { $who }: { $what }
role-you = { $role } (tu)
role-bot = { $role } (il computer)
moving-how = Scrivi la sua lettera (Maiusc+Q: Principessa), o frecce e poi Invio.
moving-chosen = { $who }: { $how }. Scegli una casella ○.
moving-chosen-how = Scrivi una casella come c3, o frecce e Invio. Esc: indietro, Tab: il prossimo.
moving-proposed = { $who } da { $origin } a { $square }? Invio gioca, Esc annulla.
preview = Se il round finisse così: stessa zona → { $same }, zone diverse → { $different } coppie.
typed-column = { $column }… e la riga? Scrivi 1, 2, 3 o 4.
nobody-here = Su quella casella non c’è nessuno.
not-kept = Non è stato possibile salvare la partita: { $why }.
too-small = Ingrandisci questa finestra: 80 × 24 mostra tutto.
no-secret-yet = Non c’è ancora nessun segreto da guardare.

## La lista e il calendario, al massimo 18 caratteri per riga

list-left = { $left ->
    [one] { $left } coppia su 15
   *[other] { $left } coppie su 15
}
days-left = Giorni rimasti: { $days }
split-now = Se finisse ora:
split-after = Dopo la mossa:
split-same = = stessa → { $left }
split-different = ≠ diverse → { $left }
lovers-are = Gli innamorati:
lovers-hidden = Innamorati: ?
placing-waiting = Da disporre:

## La preparazione

placing-next = Dove metti { $who }? Scegli una casella vuota.
placing-how = Frecce e Invio, o scrivi c3. Una lettera ne prende un altro; r: tutti a caso.
placing-done = I sei sono al loro posto. Invio comincia; una lettera ne riprende uno.
placing-done-how = Esc riprende l’ultimo, r li sparge di nuovo.
placing-none-carried = Prima scrivi una lettera: Q, K, R, S, B o F prende quel personaggio.
hiding-how = Scrivi { $left ->
    [one] un’altra lettera
   *[other] due lettere
}, o punta e premi Invio. La stessa lettera annulla la scelta.
hiding-done = Gli innamorati sono { $pair }? Invio li nasconde.
hiding-done-how = Esc annulla l’ultima scelta.
hiding-two-already = Ne hai già scelti due. Prima togline uno: riscrivi la sua lettera.
pair = { $first } e { $second }
secret-lovers = Gli innamorati sono { $pair }.

## Il rapporto e la fine

report-removed = { $count ->
    [one] Una coppia viene cancellata: { $pairs }
   *[other] { $count } coppie vengono cancellate: { $pairs }
}
report-nothing = Non cancella nulla: tutte le coppie restano possibili.
report-left = { $left ->
    [one] Sulla lista resta una sola coppia.
   *[other] Sulla lista restano { $left } coppie.
}
report-days = { $days ->
    [one] Resta un giorno.
   *[other] Restano { $days } giorni.
}
ribbon-go-on = Invio per continuare
ribbon-go-on-end = Invio per continuare · la partita resta registrata
match-next = Seconda partita a ruoli scambiati: { $seeker } è Capuleti, { $keeper } è la Nutrice.

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
welcome-as = Gioca contro il computer: fai { $role }
welcome-match = In due qui: una sfida di due partite, a ruoli scambiati
welcome-single = In due qui: una partita sola
welcome-bot = Computer
welcome-bot-hint = Il principiante guarda una mossa avanti; l’altro gioca a caso.
welcome-language = Lingua
welcome-light = Luce
welcome-rules = Le regole
welcome-quit = Esci
bot-novice = principiante
bot-random = mosse a caso
language-name = italiano
light-candlelight = a lume di candela (scuro)
light-daylight = alla luce del giorno (chiaro)
names-title = In due a questa tastiera
names-label = Chi fa { $role } per primo?
names-person-1 = Anna
names-person-2 = Marco
names-how = Invio continua · Tab cambia riga · Esc torna indietro
kept = La partita è salvata. Invio la continua, q esce.
record-kept = La partita è registrata: { $file }
kept-resume = La tua partita è salvata. Per continuarla: { $command }
nothing-to-resume = non c’è nessuna partita da continuare.
not-compiled = Qui le regole girano in Python semplice: corrette, ma molto più lente che compilate.
no-terminal = serve un terminale su cui disegnare; ingresso e uscita non devono essere rediretti.

## Rivedere una partita

replay-line = riga { $line } di { $lines }
replay-eyes = Con gli occhi di: { $who }
replay-how = ← → un passo, Inizio, Fine, e: altri occhi; un numero e Invio: quella riga.
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

## Tasti

footer = QKRSBF+c3 · frecce Invio · Esc · h regole · ? tasti · l lingua · q esci
footer-shared = QKRSBF+c3 · frecce Invio · Esc · p segreto · h regole · ? tasti · q esci
footer-leaf = ↑ ↓ Pag↑ Pag↓ Inizio Fine · Esc chiude · l lingua · t luce
footer-welcome = ↑ ↓ scegli · ← → cambia · Invio · h regole · ? tasti · l lingua · q esci
footer-replay = ← → avanza · Inizio Fine · n. Invio · e occhi · h regole · ? tasti · q esci
rules-characters = I sei personaggi
keys-table =
    Al tavolo
    Q K R S B F | scegli un personaggio (anche k s b f, ma q esce)
    a–e, poi 1–4 | scegli una casella (b: il Vescovo, poi la colonna)
    frecce, Invio | punta un personaggio o una casella e sceglila
    Tab, Maiusc+Tab | il prossimo personaggio che può muovere, il precedente
    Invio | gioca la mossa proposta
    Esc, u, Backspace | un passo indietro
    r | preparazione: spargi tutti e sei (ma R: il Nobile)
    p | in due: la Nutrice rivede gli innamorati in segreto
    Pag↑, Pag↓ | scorri quel che è successo
    mouse | clicca un personaggio, una casella, di nuovo la casella
    (Q) ·Q· [Q] | può ancora muovere · ha mosso nel round · scelto
    ○ c3 ○   a1→ | puoi andare qui · viene da a1
    QK /qk ×qk | coppia possibile · cancellata · cancellata ora
keys-ribbon =
    Il rapporto
    Invio, Spazio, Esc | continua
keys-curtain =
    Il sipario
    Invio | alzalo, calalo, continua
    Q K R S B F | scegli un innamorato, o annulla
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
    e | altri occhi: ogni ruolo, uno spettatore, tutto
keys-everywhere =
    Ovunque
    h, F1 | le regole e che cosa può fare ogni personaggio
    ? | i tasti
    l | English, français, italiano
    t | lume di candela o luce del giorno
    q | esci; la partita è salvata
    Ctrl+Q | esci subito; la partita è salvata
