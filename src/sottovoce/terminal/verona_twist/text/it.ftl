# Quel che dice il tabellone di Verona Twist nel terminale, in italiano. Gli elenchi dei tasti si scrivono «tasto | che cosa fa».

## Il tavolo

round = Round { $round } di { $rounds }
moving-how = Scrivi la sua lettera (Maiusc+Q: Principessa), o frecce e poi Invio.
moving-chosen = { $who }: { $how }. Scegli una casella ○.
moving-chosen-how = Scrivi una casella come c3, o frecce e Invio. Esc: indietro, Tab: il prossimo.
moving-proposed = { $who } da { $origin } a { $square }? Invio gioca, Esc annulla.
preview = Se il round finisse così: stessa zona → { $same }, zone diverse → { $different } coppie.
typed-column = { $column }… e la riga? Scrivi 1, 2, 3 o 4.
nobody-here = Su quella casella non c’è nessuno.

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
match-next = Seconda partita a ruoli scambiati: { $first } è Capuleti, { $second } è la Nutrice.

## Tasti

footer = QKRSBF+c3 · frecce Invio · Esc · h regole · ? tasti · l lingua · q esci
footer-shared = QKRSBF+c3 · frecce Invio · Esc · p segreto · h regole · ? tasti · q esci
rules-letters = I sei personaggi
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
