# Quello che dice la scena di Romeo e Giulietta nella pagina, in italiano.

## Ciò che si è fatto

told-missive-you = Invii una missiva: { place-name }.
told-propose-you = Proponi la { heart-name }.
told-agree-you = Accetti.
told-decide-you = Non c’è accordo, e decidi tu: { heart-name }.
told-speechless-you = Non hai più nulla da dire.
told-play-you = Scegli { place-name } con { token-name }.
told-revealed-you = Giochi { place-name } con { token-name }.
told-step-you = Fai un passo { direction-name }.
told-use-you = Muovi { token-name } di un passo { direction-name }.
told-use-two-you = Muovi { token-name } e { other-name } di un passo { direction-name }.
told-skip-you = Non muovi nessuno.
told-hold-you = Tieni { place-name } e { token-name } per il prossimo atto.
told-drew-place-you = Peschi un luogo: { place-name }.
told-drew-companion-you = Peschi un accompagnatore: { token-name }.
told-gains-you = Ottieni una missiva.
told-loses-you = Perdi una missiva.

## Che cosa fa ogni ruolo

does-juliet = Parli per prima in ogni scena, e decidi quando non siete d’accordo.
does-romeo = Entri in scena per primo, e usi il tuo luogo prima di Giulietta.

## Nomi brevi, per le carte e i luoghi

card-place = { $place ->
    [balcony] Balcone
    [ballroom] Ballo
    [street] Strade
    [salon] Salone
    [cell] Cella
    [church] Chiesa
   *[sidestep] A fianco
}
card-token = { $token ->
    [nurse] Nutrice
    [lord-capulet] Messer Capuleti
    [lady-capulet] Donna Capuleti
    [tybalt] Tebaldo
    [benvolio] Benvolio
    [mercutio] Mercuzio
    [lord-montague] Messer Montecchi
    [friar] Frate Lorenzo
    [juliet] Giulietta
    [romeo] Romeo
   *[hate] Odio
}
letter = { $token ->
    [nurse] N
    [lord-capulet] C
    [lady-capulet] D
    [tybalt] T
    [benvolio] B
    [mercutio] Me
    [lord-montague] Mo
    [friar] F
    [juliet] G
    [romeo] R
   *[hate] O
}
card-effect = { $place ->
    [balcony] L’amore sboccia due volte
    [ballroom] Due Capuleti, un solo verso
    [street] Muove l’Odio
    [salon] Due Montecchi, un solo verso
    [cell] Un Capuleti o Montecchi
    [church] Muove il frate
   *[sidestep] In un luogo accanto
}
card-companion = { $token ->
    [nurse] Una missiva con Giulietta
   *[other] { $kind ->
        [capulet] Casa Capuleti
        [montague] Casa Montecchi
        [friar] Mantiene la pace
        [hate] Nuoce a ogni compagnia
       *[nobody] Di nessuna casa
    }
}
face-down = Una carta coperta

## L’anello e la scena

ring = Verona
stage = Il palcoscenico
love = Amore
hate = Odio
track-love = { love }
track-hate = { hate }
chapter = Capitolo { $chapter }
chapter-named = Capitolo { $chapter }: { $name }
scene-of = Scena { $scene } di 4
label-love = Amore: { $love } su { $goal }. Leggi gli eventi
label-hate = Odio: { $hate } su { $limit }
label-place = { place-title }: { $count ->
    [0] nessuno.
   *[other] { $here }.
}
label-named = Nominato da { seat-name }.
label-closed = Chiuso agli innamorati.
label-threat = Se la scena finisse così, l’odio qui avanzerebbe di { $number }.
label-does = { $does ->
    [missive] Sceglilo per nominarlo in una missiva.
    [name] Sceglilo per nominarlo.
    [step] Sceglilo per farci un passo.
    [go] Sceglilo per muovere fin lì.
   *[read] Sceglilo per saperne di più.
}
label-pick = Muovi { token-name }, ora { place-at }

## Tra gli innamorati

pact = Tra gli innamorati
heart-open = Il cuore
heart-state = { $state ->
    [open] non ancora d’accordo
    [passion] un incontro fa sbocciare l’amore
   *[reason] l’amore non sboccia
}
missives = Missive
reserve = Riserva
said = Detto in questa scena
pair-of = { $state ->
    [choosing] { seat-title } sceglie
    [chosen] { seat-title } ha scelto
   *[open] { seat-title }
}
pair-state = { $state ->
    [choosing] sta scegliendo
   *[chosen] ha scelto
}

## Le carte

hand = In mano: { seat-title }
hand-places = Luoghi
hand-companions = Accompagnatori
label-place-card = { place-title }{ $down ->
    [yes] , carta scelta, coperta
   *[no] . { place-effect }
}
label-companion = { token-title }{ $down ->
    [yes] , carta scelta, coperta
   *[no] {""}
}
casting-how = { $verb ->
    [play] Un luogo e un accompagnatore dalla tua mano; per ora nessuno li vede.
   *[hold] Un luogo e un accompagnatore dalla tua mano; il resto viene mescolato.
}
casting-play = Vai { $place ->
    [sidestep] di un passo a fianco
   *[other] { place-to }
} con { token-name }.
casting-shut = Per come stanno tutti, non puoi { $place ->
    [sidestep] fare il passo a fianco
   *[other] andare { place-to }
}: resti dove sei, e { token-name } ti raggiunge.
casting-hold = Tieni { place-name } e { token-name }.

## Il rendez-vous

say = Che cosa puoi dire
say-missive = Invia una missiva
say-missive-to = Una missiva: { place-name }
say-missive-how = Scegli un luogo dell’anello. { $price ->
    [0] Questa non costa nulla.
    [1] { $missives ->
        [one] Hai una missiva.
       *[other] Hai { $missives } missive.
    }
   *[other] Costa { $price } delle tue { $missives } missive.
}
say-else = Di’ qualcos’altro
said-nothing = Non è ancora stato detto nulla.
say-propose = Proponi la { heart-name }
say-agree = Accetta la { heart-name }
say-decide = Decidi: { heart-name }
heart-means = { $heart ->
    [passion] Un incontro fa sbocciare l’amore.
   *[reason] Niente amore, ma missive.
}
agree-ends = Poi in questa scena non si dice più nulla.
proposal-counts = Ognuno può proporre due volte per scena. È la tua { $number ->
    [1] prima proposta.
   *[2] seconda e ultima.
}
missive-mine = { $has ->
    [yes] Hai questa carta.
   *[no] Non hai questa carta.
}
missive-partner = { seat-title } ce l’ha con { $percent } di probabilità.

## In scena

step-how = Da che parte fai il passo? A destra è in senso orario.
directing-who = { $missing ->
    [one] Scegli chi si muove.
   *[other] Scegline { $missing }.
}
directing-way = Da che parte: { $who }?
directing-done = { $who }: un passo { direction-name }.
directing-nobody = Nessuno si muove.
hate-if = { $state ->
    [none] Se la scena finisse così, l’odio non avanzerebbe.
    [more] Se la scena finisse così, l’odio sarebbe a { $after } su { $limit }.
   *[lost] Se la scena finisse così, l’odio arriverebbe al limite: tutto sarebbe perduto!
}
way = { $direction ->
    [left] A sinistra
   *[right] A destra
}
way-nobody = Nessuno

## Che cosa si sa

played = giocate in questo atto
can-hold = { $mine ->
    [yes] Ciò che l’altro può supporre
   *[no] { seat-title } può avere ancora
}
chances = Probabilità
silence = Sta a te ricordare che cosa può avere in mano l’altro.
hands = { $hands ->
    [one] una mano possibile
   *[other] { $hands } mani possibili
}
pad-how = I tuoi appunti, solo per te. Tocca una carta: probabile, no, forse.
pad-mark = { $card }: { $mark ->
    [has] probabile
    [not] no
   *[open] forse
}
events = Gli eventi
events-open = Eventi che restano
events-left = Ancora nel mazzo, per livello: { $left }
event-level = { $level ->
    [chapter] quello del capitolo
   *[other] livello { $level }
}
event-state = { $state ->
    [on] in vigore
    [off] non in questo momento
   *[spent] già accaduto
}
twin-missives = { $who }: { $missives ->
    [0] nessuna missiva
    [one] una missiva
   *[other] { $missives } missive
}
twin-hand = In mano: { $places }; { $companions }
twin-played = Giocate in questo atto: { $cards }
twin-odds = Può ancora avere: { $cards }
twin-event = { $name } ({ $state }): { $does }

## Farlo

seal-say = Dillo
seal-play = Gioca in segreto
seal-hold = Tieni in segreto
seal-show = Mostrala
seal-name = Nominalo
seal-move = Conferma
todo-word = Hai la parola.
todo-answer = { seat-title } propone la { heart-name }. Che cosa rispondi?
todo-backstage-both = Giulietta e Romeo scelgono due carte ciascuno, in segreto.
todo-holding-both = Giulietta e Romeo scelgono che cosa tenere per il prossimo atto.
todo-showing-both = Giulietta e Romeo scelgono ciascuno in segreto una carta da mostrare.
todo-naming-both = Giulietta e Romeo scelgono ciascuno in segreto un luogo da nominare.
sealing-how = { $verb ->
    [show] Sceglila dalla tua mano.
   *[name] Sceglilo nell’anello.
}
sealed-mine = Hai scelto: { $what }.

## Le fasi, il promemoria e quello che si può rileggere

phase-step = { $step ->
    [prelude] Preludio
    [rendezvous] Rendez-vous
    [backstage] Dietro le quinte
    [entrance] Entrata in scena
    [epilogue] Epilogo
    [holding] Fine dell’atto
   *[ended] La fine
}
aid = Promemoria
aid-phases = Le fasi di una scena
aid-phase = { $step ->
    [prelude] Ognuno pesca fino ad avere quattro luoghi e quattro accompagnatori.
    [rendezvous] A turno: una missiva, una proposta, o l’accordo sulla passione o sulla ragione.
    [backstage] Ognuno sceglie in segreto un luogo e un accompagnatore.
    [entrance] Si scoprono le carte. Prima va Romeo, poi Giulietta; poi usano gli effetti dei loro luoghi nello stesso ordine.
   *[epilogue] Una missiva se la Nutrice è con Giulietta; poi l’odio, l’amore e un evento per ogni passo dell’amore.
}
aid-places = I luoghi
aid-hate = Quando avanza l’odio
aid-hate-line = { $line ->
    [clash] Di uno in ogni luogo dove Capuleti e Montecchi sono insieme.
    [allegory] Di uno dove l’Allegoria dell’Odio non è sola.
    [friar] Mai dove sta Frate Lorenzo, chiunque ci sia.
    [lovers] Gli innamorati contano come membri delle loro famiglie, ma tra loro non si scontrano.
   *[limit] A { $limit } tutto è perduto, anche se l’amore stava per vincere.
}
last-scene = L’ultima scena
last-scene-none = Non è ancora stata giocata nessuna scena.
events-all = Tutti gli eventi
in-force = In vigore

## I momenti

told-meet = Vi incontrate { place-at }!
told-meet-reason = Vi incontrate { place-at }, ma regna la ragione: l’amore non sboccia.
told-miss = Vi siete mancati.
act-begins = Atto { act-number }
act-begins-how = Le carte sono mescolate, e ognuno ne ha tenute due.

## Le figure delle regole

figure-clash = Un Capuleti e un Montecchi nello stesso luogo: l’odio avanza di uno.
figure-allegory = L’Allegoria con chiunque: l’odio avanza di uno.
figure-peace = Dove c’è Frate Lorenzo l’odio non avanza, chiunque sia presente.
figure-meeting = Con la passione, un incontro fa sbocciare l’amore una volta.
figure-balcony = Al balcone sboccia due volte.
