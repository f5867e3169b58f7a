# Quel che dice il tabellone di Volto nel terminale, in italiano. Gli elenchi dei tasti si scrivono «tasto | che cosa fa».

## Il tavolo

headline = Mossa { $number }
headline-setup = Preparazione
headline-quiet = { $count } senza catture
headline-twice = posizione già vista
palace = { $seat ->
    [red] Palazzo del Rosso
   *[white] Palazzo del Bianco
}
moving-how = Scrivi la sua casella, come b2; Tab: la prossima; oppure frecce e Invio.
moving-chosen = { $who } in { $origin }: { $how }. Scegli ○ o ×.
moving-chosen-how = Scrivi una casella come b3, o frecce e Invio. Esc: indietro, Tab: la prossima.
moving-proposed = { $who } da { $origin } a { $square }? Invio gioca, Esc annulla.
moving-capture = { $who } da { $origin } cattura in { $square }? Invio gioca, Esc annulla.
risk-none = Non può essere una damigella.
risk-both = Se è una damigella ({ $odds }), la tua maschera esce con lei.
risk-lost = Se è una damigella ({ $odds }), perdi la partita!
typed-column = { $column }… e la riga? Scrivi da 1 a 7.

## La preparazione

setting-how = Punta con le frecce e scrivi N C P S D. Spazio ne scambia due, r: tutte a caso.
setting-done = Tutte e dieci sono a posto. Invio le posa definitivamente.
setting-done-how = Spazio ne solleva una da scambiare, Backspace la toglie, r ridistribuisce.
setting-lifted = La maschera in { $square } è sollevata. Dove va?
setting-lifted-how = Punta un’altra casella e premi Spazio: si scambiano. Esc la rimette giù.
setting-none-left = Quelle ci sono già tutte. Togline una (Backspace) o scambiala (Spazio).
setting-nobody-here = Qui non c’è ancora una maschera: scrivi la sua lettera.
setting-not-complete = Restano caselle vuote: Tab va alla prossima.
setting-not-there = Le tue maschere stanno sulle due righe più vicine a te.

## Accanto al tabellone, al massimo 28 caratteri per riga

side = { $seat ->
    [red] Rosso
   *[white] Bianco
}
tray-unseen = Nascoste (piccole: viste)
tray-damsels = Damigelle catturate
tray-legend = Le maschere
tray-left = Da disporre
damsels-lost = { $side }: { $lost ->
    [0] nessuna
    [1] 1 · alla 2ª vince!
   *[other] { $lost }
}
damsels-lost-mine = Tu: { $lost ->
    [0] nessuna
    [1] 1 · alla 2ª vinci!
   *[other] { $lost }
}
damsels-next = { $seat ->
    [red] Se viene catturata anche la seconda damigella del Rosso, vince il Rosso.
   *[white] Se viene catturata anche la seconda damigella del Bianco, vince il Bianco.
}
mask-mine = { $letter ->
    [N] Il tuo nobile in { $square }
    [C] Il tuo consigliere in { $square }
    [P] Il tuo pretendente in { $square }
    [S] Il tuo soldato in { $square }
   *[D] La tua damigella in { $square }
}
mask-rival = La maschera in { $square } può essere
mask-unmoved = nessuna mossa finora
mask-to-rival = Per l’avversario può essere:
step-N = 1 dritto
step-C = 1 diagonale
step-P = 1 ovunque
step-S = avanti
step-D = 1 non cattura

## La prima schermata

menu-capturer = Chi cattura damigelle
menu-capturer-shown = si mostra
menu-capturer-hidden = resta nascosto

## Tasti

footer = b2 b3 · frecce Invio · Tab maschera · Esc · h regole · ? tasti · q esci
rules-letters = I cinque tipi di maschera
keys-table =
    Al tavolo
    a–e, poi 1–7 | scegli una maschera, poi una casella
    frecce, Invio | punta e scegli; accanto: che cosa può essere la maschera
    Tab, Maiusc+Tab | la prossima maschera che può muovere, la precedente
    Invio | gioca la mossa proposta
    Esc, u, Backspace | un passo indietro
    N C P S D | preparazione: questa maschera sulla casella puntata
    Spazio, x | preparazione: solleva una maschera, scambiala
    r | preparazione: tutte e dieci a caso
    Pag↑, Pag↓ | scorri quel che è successo
    mouse | clicca una maschera, una casella, di nuovo la casella
    ( N ) (• •) | del Rosso: un dorso che puoi vedere · una faccia
    < N > <• •> | del Bianco: un dorso che puoi vedere · una faccia
    ○ c3 ○  ×(• •)× | puoi andare qui · puoi catturare
    →  ┄ ┄ ┄  [ N ] | ultima mossa · da dove viene · scelta
