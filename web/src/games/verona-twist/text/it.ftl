# Quello che dice il tabellone di Verona Twist, oltre alle parole del gioco stesso.

## Ciò che si è fatto

told-place-you = Disponi la Principessa in { $at-Q }, il Principe in { $at-K }, il Nobile in { $at-R }, il Servitore in { $at-S }, il Vescovo in { $at-B } e il Frate in { $at-F }.
told-lovers-you = Scegli gli innamorati: { the-character } e { the-other }.
told-move-you = Muovi { the-character } in { $square }.

## Il tabellone

## Che cosa fa ogni ruolo

does-capulet = Vuoi scoprire chi sono i due innamorati prima che passino sette giorni.
does-nurse = Scegli i due innamorati, rispondi ogni sera e custodisci il segreto per sette giorni.

area-name = { $area ->
    [centre] centro
   *[edge] bordo
}

## La piazza

piazza = La piazza, cinque colonne per quattro righe
square-empty = { $square }, { area-name }: vuota
square-held = { $square }, { area-name }: { the-character }
square-active = { $square }, { area-name }: { the-character }, oggi deve ancora muoversi
square-turned = { $square }, { area-name }: { the-character }, oggi ha già mosso
can-choose = Si può scegliere
is-chosen = La tua scelta
can-place = Qui si può mettere { the-character }
can-go = { The-character } può andare qui
can-go-to = { The-character } può andare in { $free }

## Disporre e nascondere

tray = Personaggi da disporre
tray-waiting = { The-character }, da disporre
tray-placed = { The-character }, in { $square }
shuffle = Mescola
clear = Ricomincia
placing-done = Tutti e sei sono in piazza. Puoi ancora spostarli.
hiding-hint = Scegli due personaggi, o una coppia dalla lista.
seal-placing = Disponili così
seal-hiding = Ecco gli innamorati

## Il rapporto

no-report = Il primo giorno
no-report-yet = La Nutrice farà il suo rapporto alla fine del round.
means-same = Entrambi al centro, o entrambi sul bordo.
means-different = Uno al centro, uno sul bordo.
pairs-left = { $count ->
    [one] Resta una coppia.
   *[other] Restano { $count } coppie.
}

## Quello che si sa

calendar-title = Calendario
day-of = giorno { $day } di { $days }
calendar = Calendario: giorno { $day } di { $days }
day-same = Giorno { $day }: stessa zona
day-different = Giorno { $day }: zone diverse
day-now = Giorno { $day }: oggi
day-to-come = Giorno { $day }: ancora da venire
who-loves-whom = Chi ama chi?
fifteen-pairs = 15 coppie
notepad = Il mio taccuino
only-you = Lo vedi solo tu.
your-secret = Romeo e Giulietta
pair = { The-character } e { the-other }
pair-possible = { The-character } e { the-other }: possibile
pair-struck = { The-character } e { the-other }: depennata
still-possible = { $count ->
    [one] coppia ancora possibile
   *[other] coppie ancora possibili
}
if-now = Se il round finisse ora
same-area = stessa zona
different-areas = zone diverse
would-leave = «stessa zona» ne lascerebbe { $same }, «zone diverse» { $different }

## Il tabellone in parole

twin-piazza = Sulla piazza
nobody-placed = Nessun personaggio è ancora in piazza.
twin-lovers = Gli innamorati
twin-pairs = Coppie ancora possibili: { $count }


## Le sere, e ciò che si ha in mano

the-six = I sei
keys-numbers = sulla piazza: prendi la Principessa, il Principe, il Nobile, il Servitore, il Vescovo, il Frate
has-moved = { The-character } oggi ha già mosso.
nobody-can-move = Nessun altro può muovere: la giornata finisce prima.
evening = { $day ->
    [1] Prima sera
    [2] Seconda sera
    [3] Terza sera
    [4] Quarta sera
    [5] Quinta sera
    [6] Sesta sera
    [7] Settima sera
    [8] Ottava sera
   *[9] Nona sera
}
report-name = { $report ->
    [same] stessa zona
   *[different] zone diverse
}
evening-report = { evening }: { report-name }
band-plain = { evening }: { report-name }.
band-exact = { evening }: { report-name }. { struck-out }
struck-out = { $struck ->
    [0] Nessuna coppia depennata.
    [one] Una coppia depennata.
   *[other] { $struck } coppie depennate.
}
new-day = Comincia il giorno { $day }.
if-moved = Dopo questa mossa
you-would-report = Diresti: { report-name }.
pair-secret = Il tuo segreto
slip-peek = Nutrice, sbircia
slip-fold = Nascondi di nuovo

## Le figure delle regole

figure-from = { The-character } in { $square } può andare in { $free }.
figure-centre = Le sei caselle scure sono il centro, le quattordici intorno il bordo.
figure-report = La sera il Principe e il Nobile sono al centro, gli altri quattro sul bordo. «Stessa zona» cancella le otto coppie separate; ne restano sette.

## Il risultato come immagine

card-found = Scoperti il giorno { $day } di { $days }
card-hidden = Nascosti per tutti i { $days } giorni
card-day = Giorno { $day } di { $days }
card-evenings = { $day ->
    [one] sera
   *[other] sere
}
