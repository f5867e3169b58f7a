# Quello che dice il server, in italiano.

## La base di dati

database-address = Questo non è l’indirizzo di una base di dati: indicate un file, oppure postgresql://persona@macchina/nome.
database-foreign = { $file } contiene qualcosa che non è di Sottovoce; è rimasto com’era. Scegliete un altro posto con --database.
database-damaged = { $file } è danneggiato. Non vi è stato cambiato nulla; rimettete una copia, o scegliete un altro posto con --database.
database-newer = { $file } viene da un Sottovoce più recente; aggiornate questo, per favore.
database-older = { $file } viene da un Sottovoce più vecchio; avviate una volta il server e sarà aggiornato.
database-missing = Non c’è nessuna base di dati { $file }.
database-in-use = { $file } è in uso da un altro Sottovoce; prima chiudete quello.
database-unopened = { $file } non si può aprire: { $why }.

store-unavailable = In questo momento le partite non si possono salvare; non è cambiato nulla. Riprovate tra un attimo.
store-busy = Troppe partite aspettano di essere salvate; non è cambiato nulla. Riprovate tra un attimo.
store-closed = Il server sta per fermarsi; non è cambiato nulla.
store-reading = Questa base di dati è stata aperta in sola lettura.
store-conflict = Nel frattempo la partita è andata avanti altrove; la si va a riprendere.

## Spostare e verificare

moving-torn = { $file }, riga { $line }: il file finisce qui o non è più come è stato scritto. Non ne è stato ripreso nulla.
moving-altered = { $file }, righe da { $first } a { $last }: gli atti del tavolo { $table } non sono più come sono stati scritti. Non ne è stato ripreso nulla.
moving-file = { $file } non si può usare: { $why }.
moving-progress = { $tables ->
    [one] un tavolo…
   *[other] { $tables } tavoli…
}
moving-exported = { $tables ->
    [one] Un tavolo è stato scritto in { $file }. Contiene i segreti di partite ancora in corso: tenetelo per voi.
   *[other] { $tables } tavoli sono stati scritti in { $file }. Contengono i segreti di partite ancora in corso: teneteli per voi.
}
moving-imported = Nuovi: { $new }. Prolungati: { $longer }. Già presenti: { $same }.
moving-different = Il tavolo { $table } è andato avanti diversamente qui e resta com’è.
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
