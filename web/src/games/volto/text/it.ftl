# Ciò che dice il tabellone di Volto, oltre a ciò che dice il gioco stesso.

## Ciò che si è fatto

told-setup-you = Schieri { $home } nel palazzo, { $front } davanti.
told-move-you = Muovi da { $origin } a { $square }.
told-capture-you = Partendo da { $origin }, catturi in { $square }.
told-skipped-you = Non hai mosse e salti il turno.
told-revealed-you = Avevi schierato { $home } nel palazzo e { $front } davanti.

## Che cosa fa ogni ruolo

does-red = Muovi per primo.
does-white = Muovi per secondo, e vedi che cosa fa il Rosso.

## Il tabellone

board-label = Piazza San Marco, cinque colonne e sette righe
palace-square = { $square }, { $seat ->
    [red] palazzo del Rosso
   *[white] palazzo del Bianco
}
square-holds = { $square }: { $what }
and-then = { $said }; { $more }
empty = vuota
rival-mask = una maschera avversaria
some-mask = { $seat ->
    [red] una maschera rossa
   *[white] una maschera bianca
}
known-mask = { $kind }, { $seat ->
    [red] parte rossa
   *[white] parte bianca
}
can-be = può ancora essere { $kinds }
pinned = il tuo segno: { $marks }
can-go = può andare in { $squares }
can-capture = può catturare in { $squares }
go-here = vai qui da { $square }
capture-here = cattura qui da { $square }
planned = la tua mossa da { $square }, non ancora inviata
chosen = Scelta: { $ways }.

## Una cattura, e una mossa che non si può fare

side-kind = { $letter ->
    [N] { $whose ->
        [red] un nobile rosso
       *[white] un nobile bianco
    }
    [C] { $whose ->
        [red] un consigliere rosso
       *[white] un consigliere bianco
    }
    [P] { $whose ->
        [red] il pretendente rosso
       *[white] il pretendente bianco
    }
    [S] { $whose ->
        [red] il soldato rosso
       *[white] il soldato bianco
    }
   *[D] { $whose ->
        [red] una damigella rossa
       *[white] una damigella bianca
    }
}
capture-mine = Catturi in { $square }: { side-kind }.
capture-yours = { seat-title } cattura in { $square }: { your-kind }.
capture-seen = { seat-title } cattura in { $square }: { side-kind }.
gone-mine = { Your-kind } se ne va con lei.
gone-yours = { $letter ->
    [P] Il pretendente se ne va con lei!
    [S] Il soldato se ne va con lei.
    [N] Un nobile se ne va con lei.
   *[C] Un consigliere se ne va con lei.
}
gone-hidden = Chi l’ha catturata se ne va senza mostrarsi.
all-faces = Tutte le maschere vengono girate.
why-blocked = { Your-kind } per ora non può muoversi.
why-own = Lì c’è una tua maschera.
why-damsel = Una damigella non cattura mai.
why-reach = { kind }: { $letter ->
    [N] { move-N }
    [C] { move-C }
    [P] { move-P }
    [S] { move-S }
   *[D] { move-D }
}
bubble = può ancora essere

## Lo schieramento

seal-setup = Pronto
setup-hint = Trascina una maschera su un’altra, o scegline due, per scambiarle.
setup-shuffle = Mescola
setup-saved = Schieramenti
setup-swapped = { $one } e { $other } si sono scambiate di posto.
swap-here = scambia con { $square }
saved-title = I tuoi schieramenti
saved-none = Ancora nessuno. Dai un nome a quello sul tabellone per conservarlo su questo dispositivo.
saved-name = Nome
saved-save = Conserva questo
saved-delete = Elimina «{ $name }»
ready-title = Già pronti
ready-shield = Lo scudo
ready-shield-why = Il pretendente in fondo al palazzo, un muro davanti a lui.
ready-bait = Due esche
ready-bait-why = Le due damigelle davanti, ai lati: chi abboccherà?
ready-race = La corsa
ready-race-why = Il pretendente sul bordo, la via libera, e il soldato vicino.
ready-disguise = Il travestimento
ready-disguise-why = Il pretendente al centro della prima fila, tra i nobili.
ready-corner = L’angolo
ready-corner-why = Il pretendente in un angolo, una damigella per lato.

## Che cosa fa vincere

wins-title = Che cosa fa vincere
wins-once = ne basta una
you = Tu
rival = Avversario
wins-pretender = Pretendente avversario eliminato
wins-palace = Pretendente nel palazzo avversario
wins-damsels = Propria seconda damigella catturata
wins-among = { $count ->
    [1] noto
   *[other] 1 su { $count }
}
wins-rows = { $count ->
    [one] 1 riga
   *[other] { $count } righe
}
wins-rows-least = { $count ->
    [one] 1+ riga
   *[other] { $count }+ righe
}
wins-fallen = { $count ->
    [one] 1 catturata su 2
   *[other] { $count } catturate su 2
}
damsels-told = { seat-title }: { $count ->
    [one] 1 damigella catturata
   *[other] { $count } damigelle catturate
} su 2; la seconda fa vincere
quiet-told = Mosse senza catture: { $count } su 100
times-told = Questa posizione si è presentata { $count } volte; alla terza è patta.

## Maschere e segni

your-masks = Le tue maschere
rival-masks = Le maschere dell’avversario
side-masks = { $seat ->
    [red] Le maschere del Rosso
   *[white] Le maschere del Bianco
}
signs-title = I cinque segni
signs-unseen = nascosti
signs-count = ancora nascosti: { $mine } da questa parte, { $theirs } di fronte
mask-can-be = { $square } può ancora essere
guessed-on = Ciò che l’avversario sa di { $square }, { $name }
impossible = mai
show-letters = Lettere con due ruoli o meno
show-mine = Ciò che l’avversario può sapere
trays-title = Catturate
trays-shown = viste da tutti
trays-none = ancora nessuna
fallen-title = { $whose }: catturate
fallen-at = { $name }, in { $square }
face-hidden = Volto nascosto

## I tuoi segni

mask-on = Maschera in { $square }
mark-doubt = dubbio
mark-danger = pericolo
mark-clear = Togli tutto
mark-private = Appuntato solo per te, su questo dispositivo.

keys-mark = su una maschera avversaria: il tuo segno privato

## Le figure delle regole

figure-damsel = Un nobile rosso cattura una maschera. È una damigella: entrambi sono mostrati, ed entrambi lasciano il tabellone.
figure-knowing = Un passo dritto: un nobile, il pretendente, il soldato o una damigella. Poi una cattura in diagonale: di questi, solo il pretendente può farlo.

## Il risultato come immagine

card-moves = { $count ->
    [one] mossa
   *[other] mosse
}
card-captured = { $count ->
    [one] maschera catturata
   *[other] maschere catturate
}
card-damsels = damigelle perse, Rosso – Bianco
card-left = { $count ->
    [one] resta { $count } maschera
   *[other] restano { $count } maschere
}
