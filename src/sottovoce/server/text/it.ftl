# Quello che dice il server, in italiano.

## La base di dati

database-address = Questo non è l’indirizzo di una base di dati: indica un file, oppure postgresql://persona@macchina/nome.
database-foreign = { $file } contiene qualcosa che non è di Sottovoce; è rimasto com’era. Scegli un altro posto con --database.
database-damaged = { $file } è danneggiato. Non vi è stato cambiato nulla; rimetti una copia, o scegli un altro posto con --database.
database-newer = { $file } viene da un Sottovoce più recente; aggiorna questo, per favore.
database-older = { $file } viene da un Sottovoce più vecchio; avvia una volta il server e sarà aggiornato.
database-missing = Non c’è nessuna base di dati { $file }.
database-in-use = { $file } è in uso da un altro Sottovoce; prima chiudi quello.
database-lost = Un altro Sottovoce ha preso { $file } mentre la connessione era interrotta. Questo si ferma, perché nessuna partita sia scritta da due.
database-unopened = { $file } non si può aprire: { $why }.

store-unavailable = In questo momento le partite non si possono salvare; non è cambiato nulla. Riprova tra un attimo.
store-busy = Troppe partite aspettano di essere salvate; non è cambiato nulla. Riprova tra un attimo.
store-closed = Il server sta per fermarsi; non è cambiato nulla.
store-reading = Questa base di dati è stata aperta in sola lettura.
store-conflict = Nel frattempo la partita è andata avanti altrove; la si va a riprendere.

## Spostare e verificare

transfer-torn = { $file }, riga { $line }: il file finisce qui o non è più come è stato scritto. Non ne è stato ripreso nulla.
transfer-altered = { $file }, righe da { $first } a { $last }: gli atti del tavolo { $table } non sono più come sono stati scritti. Non ne è stato ripreso nulla.
transfer-file = { $file } non si può usare: { $why }.
transfer-progress = { $tables ->
    [one] un tavolo…
   *[other] { $tables } tavoli…
}
transfer-exported = { $tables ->
    [one] Un tavolo è stato scritto in { $file }. Contiene i segreti di partite ancora in corso: tienilo per te.
   *[other] { $tables } tavoli sono stati scritti in { $file }. Contengono i segreti di partite ancora in corso: tienili per te.
}
transfer-imported = Nuovi: { $new }. Prolungati: { $longer }. Già presenti: { $same }.
transfer-different = Il tavolo { $table } è andato avanti diversamente qui e resta com’è.
verify-unfit = { $table }, atto { $number }: { $why }
verify-out-of-place = non è un atto, o non si accorda con quelli di prima.
verify-stored = { $tables ->
    [one] Un tavolo è stato rigiocato;
   *[other] { $tables } tavoli sono stati rigiocati;
} { $unfit ->
    [0] tutto è in ordine.
    [one] uno non va più bene.
   *[other] { $unfit } non vanno più bene.
}

## Rifiuti

no-table = Questo tavolo non c’è. Forse il link è incompleto.
no-game = Questo gioco qui non c’è.
no-game-yet = La partita non è cominciata: non c’è ancora nulla da mostrare.
no-address = A questo indirizzo non c’è nulla, o non in questo modo.
no-device = Questo dispositivo non ha ancora una chiave. Prima chiedine una.
no-spectators = Può guardare solo chi siede a questo tavolo.
not-your-seat = Questo posto è su un altro dispositivo. Se è tuo, portalo qui con un codice da lì.
seat-moved = Questo posto ora è su un altro dispositivo, o libero.
other-site = La richiesta viene dalla pagina di un altro sito; non è stato fatto nulla.
not-json = Manda JSON, e dillo.
too-long = È troppo lungo; il massimo è { $longest }.
bad-message = Questo messaggio non si capisce: { $why }.
too-fast = Un po’ troppo in fretta. Aspetta un momento e riprova.
our-fault = Il server ha fatto un errore; è stato annotato, e nulla è cambiato. Riprova.
too-slow = L’invio ha richiesto troppo tempo. Riprova.
too-many-connections = Questo dispositivo è collegato troppe volte insieme.
too-many-tables = Hai aperto molti tavoli. Aspetta un poco prima del prossimo.
too-many-watched = Guardi troppi tavoli insieme; il massimo è { $most }.
too-many-watched-here = Dalla tua rete si guardano già moltissimi tavoli; il massimo è { $most } insieme. Riprova fra un poco.
too-many-onlookers = Dalla tua rete sono già in moltissimi a guardare questo tavolo; il massimo è { $most }. Riprova fra un poco.
too-many-codes = Sono stati provati troppi codici. Aspetta qualche minuto.
bad-code = Il codice è sbagliato, già usato o troppo vecchio. Chiedine uno nuovo sull’altro dispositivo.
busy = In questo momento succedono troppe cose. Riprova fra poco.
closing = Il server sta per ripartire. Riprova fra poco.
table-unfit = Il tavolo { $table } non si può leggere con le regole conosciute qui; è rimasto com’è.
still-played = Questa partita è ancora in corso. Si potrà rivedere quando sarà finita.
no-such-game = Questo tavolo non ha una partita con questo numero; finora { $games ->
    [0] non ne è finita nessuna
    [one] ne è finita una
   *[other] ne sono finite { $games }
}.
no-moment = La partita non ha questa riga; l’ultima è la { $lines }.
not-these-eyes = Di questa partita puoi vedere ciò che hanno visto tutti; il resto è per chi sedeva al tavolo.
no-such-seat = In questa partita non c’è questo posto; ce ne sono { $seats }.
nothing-left = Qui la partita era finita. Torna un po’ indietro e riprendi da lì.

## La pagina

page-description = Giochi a informazione nascosta, per la tavola di famiglia e per gli amici lontani: { $games }.
page-invitation = Ti aspetta un tavolo di { $game }.
page-looking-back = Una partita di { $game }, da rivedere.
page-noscript = Questa pagina ha bisogno di JavaScript. Senza, si può giocare in un terminale: sottovoce play.
page-not-built = La pagina non è stata costruita con questo server. In una copia dei sorgenti, «make play» la costruisce e la apre; «sottovoce play» gioca nel terminale.

## Il comando

serve-at = Sottovoce è all’indirizzo { $address } (Ctrl+C per finire).
serve-port = { $address } non si può usare: { $why }. Scegli un’altra porta con --port.
