# Che cosa succede a un tavolo, e che cosa rifiuta.

## Il registro

told-opened = { $provenance ->
    [record] Questa partita è cominciata altrove: chi l’ha portata potrebbe sapere che cosa è stato distribuito. Non conta né come record né per una campagna.
   *[prepared] La distribuzione è stata preparata: chi ha aperto il tavolo potrebbe conoscerla. Non conta né come record né per una campagna.
}
told-offered = { $offered ->
    [yes] Il tavolo è nell’elenco dei tavoli aperti: chiunque su questo server può sedersi.
   *[no] Il tavolo non è più nell’elenco dei tavoli aperti.
}
told-claimed = { $player } si siede.
told-bot-seated = Si siede un bot: { level-name }.
told-freed = { $level ->
    [none] La sedia di { $player } è libera.
   *[other] Si alza un bot: { level-name }.
}
told-ready = { $player } può cominciare.
told-began = La partita comincia.
told-undo-asked = { $player } vorrebbe ritirare una mossa. Gli altri sono d’accordo?
told-undo-answered = { $agree ->
    [yes] { $player } è d’accordo.
   *[no] { $player } preferisce di no.
}
told-undone = { $free ->
    [yes] { $player } ha ritirato una mossa; nessuno ne aveva saputo nulla.
    [alone] { $learned ->
        [yes] { $player } ha ritirato una mossa dopo averne saputo qualcosa. La fine della partita lo dirà.
       *[no] { $player } ha ritirato una mossa.
    }
   *[no] { $player } ha ritirato una mossa con il consenso degli altri.
}
told-resigned = { $level ->
    [none] { $player } abbandona.
   *[other] { $player } abbandona; continua un bot: { level-name }.
}
told-flag-fell = { $level ->
    [none] { $player } non ha più tempo.
   *[other] { $player } non ha più tempo; continua un bot: { level-name }.
}
told-draw-offered = { $player } propone la patta.
told-draw-answered = { $agree ->
    [yes] { $player } accetta: la partita è patta.
   *[no] { $player } continua a giocare.
}
told-left = { $player } ha lasciato il tavolo; la sedia resta sua.
told-took-over = { $player } ha chiesto a un bot di sostituire { $absent }: { level-name }.
told-came-back = { $player } è di ritorno.
told-rematch-asked = { $player } vorrebbe giocare ancora.

## Bot

level-name = { $level ->
    [random] mosse a caso
    [novice] principiante
   *[other] { $level }
}

## La fine, quando decide il tavolo

outcome-resigned = La partita è stata abbandonata.
outcome-clock = Il tempo è scaduto.
outcome-agreed = Patta d’accordo.

## Frasi

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thank-you = Grazie!
phrase-sorry = Scusa!
phrase-oops = Ops!
phrase-thinking = Devo pensarci.
phrase-take-your-time = Fa’ con calma.
phrase-back-soon = Torno subito.
phrase-your-turn = Tocca a te.
phrase-again = Un’altra?
phrase-good-bye = Arrivederci!

## Rifiuti

no-chair = A questo tavolo non c’è la sedia { $chair }; sono numerate da 0 e ce ne sono { $chairs }.
chair-taken = Lì c’è già qualcuno. Scegli una sedia vuota.
chair-empty = Lì non c’è nessuno.
not-your-chair = Non è la tua sedia. La può liberare solo chi la occupa, o chi ha aperto il tavolo.
not-the-maker = Lo può fare solo chi ha aperto questo tavolo.
bad-invitation = Questo invito non apre questa sedia: è già stato usato, o ce n’è uno più recente. Chiedine uno nuovo.
one-chair = Hai già un posto a questo tavolo. Senza invito si prende una sola sedia.
bad-name = Un nome ha da 1 a { $longest } caratteri visibili, su una riga.
bad-key = Ogni richiesta porta una chiave da 1 a 64 caratteri, ogni volta nuova.
bad-clock = L’orologio vuole un numero intero di secondi, da 1 a sessanta giorni, e non aggiunge di più per mossa.
bad-beat = Un battito comune dura da { $shortest } a { $longest } secondi. Con esso va solo un orologio per mossa, non più breve di un battito.
no-match = Una sfida di due partite è per due giocatori.
no-such-bot = Questo bot non c’è. Ci sono: { $known }.
already-begun = La partita è già cominciata.
not-begun = La partita non è cominciata: comincerà quando tutte le sedie saranno prese e tutti saranno pronti.
not-over = Una nuova partita può cominciare quando questa è finita.
time-is-up = Il tuo tempo è scaduto.
nothing-to-undo = Non hai fatto mosse da ritirare.
already-asked = È già stato chiesto. Aspetta la risposta.
already-chosen = Hai già scelto; prima riprendi la scelta fatta.
not-asked = Qui non c’è nulla a cui tu possa rispondere.
no-draws = In questo gioco non ci si accorda per la patta.
no-draw-with-a-bot = Un bot non accetta la patta. Continua, o abbandona.
gave-up = Hai abbandonato questa partita; la finisce un bot. Potrai giocare la prossima.
bot-plays = In questo momento gioca un bot per te. Prima torna.
already-left = Hai già lasciato il tavolo.
never-away = Non hai lasciato il tavolo.
nobody-away = Su quella sedia non manca nessuno.
not-away-long = { $grace ->
    [-1] A questo tavolo nessun bot sostituisce chi manca.
   *[other] Dagli tempo: un bot può sostituire chi manca da { $grace } secondi.
}
table-full = L’hai fatto tutte le volte possibili a uno stesso tavolo. La partita può essere finita; per la prossima, apri un nuovo tavolo.
silent-game = In questo gioco nessuno parla mentre si gioca.
no-chat = { $kind ->
    [phrases] A questo tavolo si parla solo con le frasi pronte.
   *[none] A questo tavolo nessuno parla.
}
not-said = Di’ una delle frasi, o un testo da 1 a { $longest } caratteri visibili, su una riga.
