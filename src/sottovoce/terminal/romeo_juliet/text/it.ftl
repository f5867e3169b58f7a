# Quello che dice la scena di Romeo e Giulietta nel terminale, in italiano. Le righe degli elenchi di tasti: «tasto | effetto».

## La scena: nomi brevi, al massimo 9 caratteri per un luogo e 8 per gli altri

headline = Capitolo { $chapter } · { act-scene }
stage-place = { $place ->
    [balcony] Balcone
    [ballroom] Ballo
    [street] Strade
    [salon] Salone
    [cell] Cella
    [church] Chiesa
   *[sidestep] A fianco
}
stage-token = { $token ->
    [nurse] Nutrice
    [lord-capulet] Capuleti
    [lady-capulet] Donna C.
    [tybalt] Tebaldo
    [benvolio] Benvolio
    [mercutio] Mercuzio
    [lord-montague] Montec.
    [friar] Lorenzo
    [juliet] Giuliet.
    [romeo] Romeo
   *[hate] Odio
}
track-love = Amore
track-hate = Odio
can-hold = { $role } può avere
open-cards = Giocate
reserve = Riserva
events-title = Eventi (e: leggi)
events-more = … altri { $count }: e
events-left = mazzo { $count }
events-to-come = Ancora nel mazzo, per livello: { $levels }
events-page = Gli eventi scoperti · ● in vigore, ○ non in questo momento · e: indietro
event-of-chapter = quello del capitolo

## Il rendez-vous

talking-todo = { $phase ->
    [answered] Ti viene proposta la { heart-name }. Che cosa dici?
   *[open] Hai la parola. Che cosa dici?
}
talking-missive = 1–6 missiva (ne hai { $missives })
talking-propose = p passione, r ragione
talking-agree = a accetta la { heart-name }
talking-decide = d l’ultima parola
talking-nothing-yet = Scegli prima che cosa dire.
missive-send = Inviare una missiva: { place-name }? Invio conferma, Esc annulla.
missive-hold-mine = Hai questa carta.
missive-hold-not = Non hai questa carta.
missive-hold-partner = L’altro ce l’ha in { $percent } casi su 100.
heart-propose = Proporre la { heart-name }? Invio lo dice, Esc annulla.
heart-agree = Accettare la { heart-name }? Non si dirà più nulla. Invio accetta, Esc annulla.
heart-decide = L’ultima parola: { heart-name }? Invio decide, Esc annulla, d: l’altro lato.
heart-passion-means = Un incontro fa sbocciare l’amore.
heart-reason-means = L’amore non può sbocciare, ma ognuno ottiene una missiva.
proposals-left = { $left ->
    [0] È la tua ultima proposta in questa scena.
   *[other] Te ne resta un’altra in questa scena.
}

## Dietro le quinte e alla fine di un atto

casting-how = Luogo: il numero o ← →. Accompagnatore: la lettera (L T H maiuscole) o ↑ ↓.
casting-play = Andare { $place ->
    [sidestep] di un passo a fianco
   *[other] { place-to }
} con { token-name }? Invio gioca in segreto, Esc annulla.
casting-hold = Tenere { place-name } e { token-name }? Invio tiene in segreto, Esc annulla.
casting-hold-note = Le altre tue carte vengono mescolate.
casting-place-missing = Scegli anche un luogo: il numero, o ← →.
casting-companion-missing = Scegli anche un accompagnatore: la lettera, o ↑ ↓.

## In scena

step-how = ← { $left } · → { $right }
step-which-way = Scegli prima un lato: ← o →.
step-not-beside = Quel luogo non è accanto al tuo: ← o →.
step-proposed = Un passo { $way ->
    [left] verso sinistra,
   *[right] verso destra,
} { place-to }? Invio gioca, Esc annulla.
directing-todo = { stage-place }: { place-effect }
directing-how = { $capitals ->
    [some] Chi: { $letters } (L T H maiuscole) o ↑ ↓ e Spazio. Poi ← ↺ o → ↻
   *[none] Chi: { $letters }, o ↑ ↓ e Spazio. Poi ← ↺ o → ↻
}
directing-may-skip = s: nessuno
directing-proposed = { $who } di un passo { $way ->
    [left] ↺ verso sinistra
   *[right] ↻ verso destra
}? Invio gioca, Esc annulla.
directing-skip = Non muovere nessuno? Invio gioca, Esc annulla.
directing-not-that-one = Questo luogo non muove quel personaggio.
directing-who-missing = Scegli prima chi si muove.
directing-way-missing = Scegli una direzione: ← o → (→ è in senso orario).
choosing-how = 1 o 2, oppure ↑ ↓; e mostra l’evento per intero.
choosing-proposed = La numero { $number }? Invio gioca, Esc annulla.
choosing-note = L’altra possibilità è perduta.
choosing-nothing-yet = Scegli prima 1 o 2.
hate-none = Se la scena finisse così, l’odio non avanzerebbe.
hate-after = Se la scena finisse così: { $where }. Odio { $after }/{ $limit }.
hate-lost = Se la scena finisse così: { $where }. Odio { $after }/{ $limit }: tutto sarebbe perduto!

## La fine

sealing-how-show = Quale carta: il suo numero, la sua lettera, o ← →.
sealing-how-name = Quale luogo: il suo numero, o ← →.
sealing-show-place = Mostrare { place-name }? Invio sceglie in segreto, Esc annulla.
sealing-show-companion = Mostrare { token-name }? Invio sceglie in segreto, Esc annulla.
sealing-name = Nominare { place-name }? Invio sceglie in segreto, Esc annulla.
sealing-note-show = Le due carte si mostrano insieme. La tua resta in mano.
sealing-note-name = I due luoghi si nominano insieme. Nessuno è tenuto ad andarci.
sealing-nothing-show = Scegli prima una carta.
sealing-nothing-name = Scegli prima un luogo.

ending-tracks = Amore { $love }/{ $goal }, odio { $hate }/{ $limit }. { act-scene }.

## Momenti

moment = { $what ->
    [love] ♥  L’amore sboccia  ♥
    [hate] †  L’odio avanza  †
    [event] ⧗  Un evento  ⧗
    [calm] ♥  L’odio arretra  ♥
    [loses] ✉  Una missiva è perduta  ✉
    [shows] ❧  Si mostra una carta  ❧
    [names] ❧  Si nomina un luogo  ❧
    [only] ♥  Un solo lato del cuore  ♥
   *[plays] ❧  Le carte vengono scoperte  ❧
}

## La prima schermata

welcome-with = Gioca { $role } con un compagno
bot-hint = Il principiante è il compagno con cui i capitoli sono stati misurati. L’altro gioca a caso.
menu-first = Parla per primo
chapter-measured = La coppia di riferimento vince { $percent } partite su 100.
chapter-not-measured = Nessuno ha misurato quanto è difficile.
chapter-so-far = Tu: { $won } vinte, { $lost } perse.
campaign-torn = { $file } non contiene una campagna leggibile. Il file resta com’è; spostalo per cominciarne una nuova.
campaign-unreadable = Non è stato possibile conservare la campagna in { $file }: { $why }.
campaign-so-far = Capitoli vinti: { $won } su { $count }.

## Tasti

footer = 1–6 p r a · frecce Invio · Esc · e eventi · h regole · ? tasti · q esci
keys-table =
    Al tavolo
    1–6 | un luogo, in senso orario; 7: passo a fianco
    N C L T B M O F H | un accompagnatore; L T H solo maiuscole
    p, r | rendez-vous: proponi la passione, la ragione
    a, d | rendez-vous: accetta; l’ultima parola
    ← → | luogo seguente; direzione (→ in senso orario ↻)
    ↑ ↓, Tab | accompagnatore, possibilità; Spazio sceglie
    s | non muovere nessuno, dove si può
    Invio | fai ciò che è proposto
    Esc, u, Backspace | un passo indietro
    e | gli eventi scoperti, per intero
    Pag↑, Pag↓ | scorri quello che è successo
    mouse | luoghi, carte, persone, cuore; di nuovo: fai
    (N)  <B> | Capuleti (blu) · Montecchi (rosso)
    +F+  †H†  ♥J♥ | Frate Lorenzo · l’Allegoria dell’Odio · un innamorato
    ✉J  ✕  †1 | missiva di Giulietta · chiuso · odio in arrivo
    →  [N]  ▸ | mosso o da muovere · scelto · indicato
    3F | carta giocata: il luogo 3 con Frate Lorenzo
    ⧗ | un evento che resta in vigore
