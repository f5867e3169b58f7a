# Quello che dice il tavolo di Verso nel terminale, in italiano. Le liste dei tasti: «tasto | che cosa fa».

## Il gioco di ciascuno e la compagnia

row-B = mare
row-G = terra
row-O = cielo
square-held = quadrato
company = Tutti
called-you = tu
called-bot = bot
deck-left = Mazzo: { $left ->
    [one] { $left } carta
   *[other] { $left } carte
}
deck-empty = Il mazzo è vuoto.
deck-dealing = Si scopre una carta.
discards = { $count ->
    [0] Niente scarti
   *[other] Scarti: { $count }, ultimo
}
proposed-keep = tenere?
proposed-flip = girare?

## Che cosa può esserci sul retro

odds-of = Retro di { $card }
odds-sampled = stimato
odds-seen = { $card }, già visto
odds-percent = { $percent }%
odds-under = <{ $percent }%
odds-double = = già mostrato: persa

## Un turno

taking-how-turn = k tieni · f gira · b incassa ({ $count } possibili) · frecce, Tab: guarda
taking-how-turn-none = k tieni · f gira · niente da incassare · frecce, Tab: guarda in giro
taking-how-last = b incassa ({ $count } possibili) · p passa · frecce, Tab: guarda
taking-how-last-none = Non hai serie da incassare: p passa.
taking-keep = Tenere { $card }, da { $worth }? Invio gioca, Esc annulla.
taking-keep-note = Il suo retro resta ignoto.
taking-keep-double = La mostri già: la carta andrebbe scartata.
taking-flip = Girare { $card }? Invio gioca, Esc annulla.
taking-flip-note = Sul retro: { $odds }
taking-bank = Incassare { $series } per { $points }? Invio gioca, Esc annulla.
taking-bank-how = Poi si scartano { $cards }. ↑ ↓ scegli ({ $at } di { $count }), b g o: colore.
taking-pass = Passare? Invio gioca, Esc annulla.
taking-pass-banks = Potresti ancora incassare { $points }.
taking-pass-none = Non hai serie da incassare.
banks-title = Serie { $at } di { $count }, punti
bank-none-B = Non c’è una serie blu da incassare.
bank-none-G = Non c’è una serie verde da incassare.
bank-none-O = Non c’è una serie arancio da incassare.

## I momenti

moment-bank = { $who } incassa { $series }: { $points }
moment-gone = { $who } scarta le due più alte: { $cards }
moment-flip = { $who } deve girare { $old }: diventa { $new }.
moment-flip-lost = { $who } deve girare { $old }: diventa { $new }, un doppione, e va negli scarti.
moment-square = { $who } completa un quadrato: 7 punti
moment-square-why = { $who } mostra { $blue } blu, { $green } verdi e { $orange } arancio: almeno tre di ciascuno, 7 punti.
moment-imagined = Il giocatore immaginario ti fa girare una carta

## Una persona sola

imagined-title = Il giocatore immaginario
imagined-not-yet = Dopo ogni tuo turno si gira la prima carta del mazzo.
imagined-flip = { $old } è diventato { $new }, più alto: il tuo { $mine } si gira in { $now }.
imagined-flip-lost = { $old } è diventato { $new }, più alto: il tuo { $mine } diventa { $now }, un doppione perso.
imagined-none = { $old } è diventato { $new }, più alto; ma non avevi carte di quel colore.
imagined-lower = { $old } è diventato { $new }, non più alto: non succede nulla.
imagined-joker = { $old } è diventato { $new }: con un jolly non succede nulla.
rank-authors = { $rank } gli autori

## La fine

end-won = { $who } vince con { $points }.
end-shared = { $who } vincono insieme con { $points } ciascuno.
end-place = { $place }. { $who }: { $points }
end-alone = { $points }. Gli autori sono arrivati una volta a { $best }.

## Tasti

footer = k tieni · f gira · b incassa · frecce Tab guarda · h regole · ? tasti · q esci
keys-table =
    Al tavolo
    k | tieni la prima carta così com’è
    f | gira la prima carta
    b | incassa una serie: ↑ ↓ per scegliere; b g o: blu, verde, arancio
    p | passa, quando il mazzo è vuoto
    Invio | gioca ciò che è proposto
    Esc, u, Backspace | annulla la proposta; smetti di guardare in giro
    frecce | indica una carta: che cosa può esserci sul retro
    Tab, Maiusc+Tab | guarda il gioco del prossimo, del precedente
    1–6 | guarda il gioco di quel giocatore
    Pag↑, Pag↓ | scorri quello che è successo
    mouse | mazzo: tieni; retro: gira; ancora: gioca; il resto: guarda
    B ≈  G ♣  O ☼ | mare (blu), terra (verde), cielo (arancio)
    B3★  /G4 | una faccia da 3 punti · un retro già visto
    +  ↻  [B3]  × | aggiunta · girata · scelta · da scartare
    ◆  ◇ | ha un quadrato · non ce l’ha
    G2= | un retro possibile ma già mostrato: la carta andrebbe persa
