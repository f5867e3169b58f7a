# Ciò che dice il tavolo di Verso sulla pagina, in italiano, oltre alle parole del gioco stesso.

## Ciò che si è fatto

told-keep-you = Tieni la prima carta così com’è.
told-flip-you = Giri la prima carta.
told-pass-you = Passi.
told-bank-you = Incassi una serie { colour }: { $series }.
told-placed-you = Aggiungi { the-face }.
told-flipped-you = Scopri { a-face } da { worth }.
told-discarded-you = Scarti { the-face }.
told-points-you = Segni { points }.
told-square-you = Completi un quadrato: 7 punti.

## Il tabellone

row = { $colour ->
    [B] Mare
    [G] Terra
   *[O] Cielo
}
row-empty = { row }: niente
me = Tu
display-mine = Le tue carte
display-of = { seat-title }: carte in vista
others = Gli altri giocatori
left-of-me = alla tua sinistra
right-of-me = alla tua destra
square = quadrato
squares = { $count ->
    [one] { $count } quadrato
   *[other] { $count } quadrati
}
score-title = Punti

## Il mazzo

deck = Mazzo
deck-left = { $left ->
    [0] Il mazzo è finito
    [one] { $left } carta rimasta
   *[other] { $left } carte rimaste
}
top-card = Prima carta: { $card }. { $left }.
do-keep = Tieni
do-flip = Gira
do-pass = Passa
do-bank = Incassa

## I retri

backs-of = Dietro { the-face }
backs-never = Nessuno l’ha girata: { a-face } da { worth }.
backs-seen = È già stato girato: { a-face } da { worth }.
backs-unseen = Nessuno ha visto questo retro.
backs-double = doppione
odds-percent = { $percent }%
odds-under = <{ $percent }%

## Incassare

bank-how = Per incassare scegli carte di una fila, o prendi una serie intera:
bank-none = Non c’è ancora nessuna serie da incassare.
bank-missing = Per fare una serie aggiungi { $cards }.
bank-apart = Queste carte non stanno insieme in nessuna serie.
bank-joker = Al posto di quale valore sta il jolly?
bank-leave = Poi { $first } e { $second } vanno scartati.
bank-breaks = Il tuo quadrato si rompe.
bank-turns = { seat-title } deve girare { $card }.
bank-clear = Annulla la scelta
joker-as = come { $value }
tag-stays = resta
tag-goes = esce
tag-turns = si gira

## Che cosa è successo

news-flip = { seat-title } deve girare { $was }, che diventa { $now }.
news-flip-lost = { seat-title } deve girare { $was }, che diventa { $now }, un doppione, e finisce negli scarti.
news-flip-mine = Devi girare { $was }, che diventa { $now }.
news-flip-mine-lost = Devi girare { $was }, che diventa { $now }, un doppione, e finisce negli scarti.

## Che cosa si può fare

acts = La tua mossa
act-again = premi ancora una volta
act-double = un doppione: persa
act-double-odds = un doppione
act-square = un quadrato: +7
act-must-flip = va girata
act-worth = { $worth ->
    [one] una faccia da { $worth } punto
   *[other] una faccia da { $worth } punti
}
act-bank = { $series }: { points }
act-breaks = rompe il tuo quadrato
square-near = { $colour ->
    [B] A una carta mare da un quadrato
    [G] A una carta terra da un quadrato
   *[O] A una carta cielo da un quadrato
}
square-two = A due carte da un quadrato

## Che cosa succede

moment-keep = { $mine ->
    [yes] Tieni { $card }.
   *[no] { seat-title } tiene { $card }.
}
moment-keep-lost = { $mine ->
    [yes] Tieni { $card }, un doppione: è scartata.
   *[no] { seat-title } tiene { $card }, un doppione: è scartata.
}
moment-flip = { $mine ->
    [yes] Giri { $was }: { $now }.
   *[no] { seat-title } gira { $was }: { $now }.
}
moment-flip-lost = { $mine ->
    [yes] Giri { $was }: { $now }, un doppione. È scartata.
   *[no] { seat-title } gira { $was }: { $now }, un doppione. È scartata.
}
moment-pass = { $mine ->
    [yes] Passi.
   *[no] { seat-title } passa.
}
moment-bank = { $mine ->
    [yes] Incassi una serie { $colour ->
        [B] blu
        [G] verde
       *[O] arancione
    }: { $series }.
   *[no] { seat-title } incassa una serie { $colour ->
        [B] blu
        [G] verde
       *[O] arancione
    }: { $series }.
}
moment-points = { $mine ->
    [yes] Fai { points }.
   *[no] { seat-title } fa { points }.
}
moment-square = { $mine ->
    [yes] Completi un quadrato: 7 punti.
   *[no] { seat-title } completa un quadrato: 7 punti.
}

## Da soli

imagined-title = Il giocatore immaginario
imagined-how = Dopo ogni tuo turno il giocatore immaginario gira la prima carta. Se il suo numero cresce, giri la tua carta più alta del nuovo colore.
alone-best = Il tuo record: { points }
alone-new-best = Un nuovo record!
alone-last = Le tue ultime partite
alone-marked = * con una mossa ritirata dopo aver visto una carta: non conta

## Accanto al tavolo

rank-reached = raggiunto
rank-authors = gli autori
discards-title = Scarti
discards-count = { $count ->
    [0] nessuna carta
    [one] { $count } carta
   *[other] { $count } carte
}
discards-top = In cima: { $card }

## In parole

twin-top = In cima: { $card }
twin-row = { row }: { $cards }
twin-back = sul retro { $back }
twin-backs = sul retro: { $backs }

keys-keep = tieni la prima carta
keys-flip = girala
keys-pass = passa

## Le figure delle regole

figure-faces = Un 3 blu da 1 punto; sul retro, un 4 verde da 3.
figure-series = Il jolly sta per l’1: una serie da 1 a 4, che vale 6 punti. Poi le sue due carte più alte sono scartate.
figure-square = Tre di ogni colore: la nona carta completa il quadrato e porta 7 punti.

## Il risultato come immagine

card-points = { $count ->
    [one] punto
   *[other] punti
}
card-series = { $count ->
    [one] serie incassata
   *[other] serie incassate
}
card-best = { $count ->
    [one] punto per la serie migliore
   *[other] punti per la serie migliore
}
card-squares = { $count ->
    [one] quadrato
   *[other] quadrati
}
