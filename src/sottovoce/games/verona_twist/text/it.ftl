# Verona Twist in italiano. Le lettere Q K R S B F, le caselle e le mosse si scrivono allo stesso modo in ogni lingua.
# Un paragrafo è una riga sola, per lunga che sia; una riga vuota separa i paragrafi.

title = Verona Twist
tagline = Sei personaggi in una piazza di Verona: due sono Romeo e Giulietta travestiti.
credits = Un gioco di József Dorsonczky, pubblicato da Mind Fitness Games nel 2018. Sottovoce è un progetto indipendente, non affiliato né all’autore né all’editore.

## Chi

seat-name = { $seat ->
    [capulet] Capuleti
    [nurse] la Nutrice
   *[chance] la sorte
}
seat-title = { $seat ->
    [capulet] Capuleti
    [nurse] La Nutrice
   *[chance] La sorte
}
character = { $letter ->
    [Q] Principessa
    [K] Principe
    [R] Nobile
    [S] Servitore
    [B] Vescovo
   *[F] Frate
}
the-character = { $letter ->
    [Q] la Principessa
    [K] il Principe
    [R] il Nobile
    [S] il Servitore
    [B] il Vescovo
   *[F] il Frate
}
The-character = { $letter ->
    [Q] La Principessa
    [K] Il Principe
    [R] Il Nobile
    [S] Il Servitore
    [B] Il Vescovo
   *[F] Il Frate
}
the-other = { $other ->
    [Q] la Principessa
    [K] il Principe
    [R] il Nobile
    [S] il Servitore
    [B] il Vescovo
   *[F] il Frate
}

## Il diario

told-place = { seat-title } dispone la Principessa in { $at-Q }, il Principe in { $at-K }, il Nobile in { $at-R }, il Servitore in { $at-S }, il Vescovo in { $at-B } e il Frate in { $at-F }.
told-lovers = { seat-title } sceglie gli innamorati: { the-character } e { the-other }.
told-lovers-hidden = { $seat ->
    [nurse] La Nutrice sceglie gli innamorati in segreto.
   *[chance] La sorte sceglie gli innamorati; li conosce solo la Nutrice.
}
told-move = { seat-title } muove { the-character } in { $square }.
told-same = La Nutrice annuncia: stessa zona.
told-different = La Nutrice annuncia: zone diverse.
told-revealed = Gli innamorati erano { the-character } e { the-other }.

## La fine

outcome-identified = Vince Capuleti: sulla lista resta una sola coppia, e gli innamorati sono smascherati.
outcome-identified-short = Innamorati smascherati
outcome-hidden = Vince la Nutrice: l’ultimo giorno è finito e gli innamorati sono ancora nascosti.
outcome-hidden-short = Innamorati ancora nascosti

match-won = { $player } vince la sfida: { $why }.
# Queste due completano match-won.
match-both-won = due vittorie in due partite
match-tie-break = una vittoria a testa, ma meno round nei panni di Capuleti
match-level = La sfida è pari: una vittoria a testa, e nessuno è stato più veloce nei panni di Capuleti.

## Rifiuti

bad-placing = «{ $text }» non dispone i sei personaggi. Dai a ciascuno una casella, nell’ordine Q K R S B F, così: «place Qc1 Kc2 Rd3 Sa1 Be4 Fb2».
bad-hiding = «{ $text }» non indica gli innamorati. Scrivi due lettere diverse, nell’ordine Q K R S B F, così: «lovers QF».
bad-moving = «{ $text }» non muove nessuno. Scrivi la lettera di un personaggio e la casella d’arrivo, così: «Qc3».
bad-ended = «{ $text }» arriva troppo tardi: la partita è finita e non si muove più nessuno.
placed-twice = C’è più di un personaggio in { $square }. Dai a ciascuno dei sei una casella tutta sua.
already-moved = { The-character } ha già fatto la sua mossa in questo round. Ancora attivi: { $active }.
blocked = { The-character } per ora non ha caselle libere dove andare. Muovi un altro personaggio attivo.
taken = In { $square } c’è già { the-other }. { The-character } può andare in: { $free }.
no-jump = { The-character } non ha salti che finiscano in { $square }: scavalca il primo personaggio che incontra in una direzione, e quelli subito dietro, fino alla prossima casella vuota. Può saltare in: { $free }.
out-of-reach = { The-character } non può raggiungere { $square } con una mossa. A portata: { $free }.

## Opzioni

option-rounds = Round
option-rounds-hint = Il gioco pubblicato dura sette round. Da cinque in su, un Capuleti perfetto vince sempre; con quattro la partita è equilibrata tra esperti.
option-lovers = Innamorati
option-lovers-chosen = scelti dalla Nutrice
option-lovers-random = estratti a sorte, noti alla Nutrice
option-placement = Caselle di partenza
option-placement-chosen = scelte dalla Nutrice
option-placement-random = estratte a sorte

## Riguardare la partita: ciò che era ancora possibile

worlds-left = { $count ->
    [one] una coppia di innamorati
   *[other] { $shown } coppie di innamorati
}

## Che cosa fare adesso

todo-placing-mine = Disponi i sei personaggi su sei caselle a tua scelta.
todo-hiding-mine = Scegli i due personaggi che sono Romeo e Giulietta.
todo-moving-mine = Muovi un personaggio che in questo round non si è ancora mosso.
todo-placing-other = { seat-title } sta disponendo i sei personaggi.
todo-hiding-other = { seat-title } sta scegliendo gli innamorati.
todo-moving-other = { seat-title } sta pensando alla mossa.

## Le regole

rules-goal-title = Scopo del gioco
rules-goal =
    Romeo e Giulietta si sono infilati negli abiti di due dei sei personaggi che attraversano Piazza dei Signori. Un giocatore è Capuleti, il padre di Giulietta, e vuole sapere di quali. L’altro è la Nutrice, che conosce il segreto e lo custodisce.

    Le coppie possibili sono quindici, e la lista delle Quindici mostra quelle che lo sono ancora. Capuleti vince appena ne resta una sola. La Nutrice vince se ne restano almeno due dopo sette giorni, cioè sette round.

rules-setup-title = Preparazione
rules-setup =
    La piazza ha cinque colonne, dalla a alla e, e quattro righe, dalla 1 alla 4. Le sei caselle scure, b2 c2 d2 e b3 c3 d3, sono il centro; le quattordici caselle chiare tutt’intorno sono il bordo.

    La Nutrice mette i sei personaggi dove vuole, mai due sulla stessa casella. Poi sceglie in segreto i due che sono gli innamorati; fino alla fine della partita lo sa soltanto lei. Se preferisci, può essere la sorte a disporre i personaggi, o a scegliere gli innamorati, al posto suo.

rules-moving-title = Il movimento
rules-moving =
    In ogni round si gioca a turno, e comincia Capuleti. Quando tocca a te, muovi in una casella vuota un personaggio attivo, cioè uno che in questo round non si è ancora mosso. Ciascuno si muove a modo suo, e solo il Frate salta. I personaggi non sono di nessuno: ogni giocatore può muoverli tutti. Non si può passare.

    Un personaggio che si è mosso, per questo round ha finito. Uno bloccato resta attivo, e una mossa successiva può liberarlo. Il round finisce subito quando si sono mossi tutti e sei, o quando nessun personaggio attivo può più muoversi, di chiunque fosse il turno.

rules-report-title = Il rapporto della Nutrice
rules-report =
    Quando un round finisce, la Nutrice dice una cosa sola: se gli innamorati condividono o no una zona. «Stessa zona» vuol dire tutti e due al centro, oppure tutti e due sul bordo; «zone diverse», uno per parte.

    Il rapporto è automatico e sempre vero, e le coppie che esclude spariscono da sole dalla lista delle Quindici. Se per esempio tutti e sei i personaggi sono sul bordo, la risposta è per forza «stessa zona», e Capuleti non scopre nulla.

rules-end-title = Fine della partita
rules-end =
    Dopo il rapporto si guarda la lista. Se resta una sola coppia, Capuleti ha smascherato gli innamorati e vince, anche l’ultimo giorno. Altrimenti si strappa un foglio dal calendario, che all’inizio ne ha sette. Finché resta un giorno si gioca un nuovo round: i personaggi rimangono dove sono, tornano tutti attivi, e ricomincia Capuleti. Quando non ne restano più, vince la Nutrice.

    Nessuno tira a indovinare: decide solo la lista. A partita finita gli innamorati vengono mostrati a tutti. Potete accordarvi per un numero di giorni da tre a nove, invece di sette.

rules-match-title = Una sfida in due partite
rules-match =
    I due ruoli non si somigliano per niente; perciò una sfida è di due partite, in cui ciascuno è una volta Capuleti e una volta la Nutrice. Ogni vittoria vale un punto. Chi vince tutte e due le partite vince la sfida.

    Sull’uno a uno, se entrambi hanno vinto nei panni di Capuleti, la sfida va a chi ci è riuscito in meno round. Se anche i round sono pari, o se la Nutrice ha vinto tutte e due le volte, la sfida finisce in parità.

rules-advice-title = Per la prima partita
rules-advice =
    Capuleti: pensa alla fine del round. Quante coppie lascerebbe «stessa zona», e quante «zone diverse»? Più i due numeri sono vicini, meglio è: qualunque risposta ne elimina allora quasi la metà. Sulla lista intera, due personaggi contro quattro danno 7 e 8, tre contro tre 6 e 9; con tutti nella stessa zona non scopri nulla.

    Nutrice: tu sai quale risposta verrà; fa’ che sia quella che lascia più coppie. Se nessuno resta bloccato, la sesta e ultima mossa è tua: tieni da parte per allora un personaggio che possa passare dal centro al bordo, o viceversa.

## I personaggi

help-Q = La Principessa percorre quante caselle vuote vuole, in linea retta in una delle otto direzioni, e non scavalca mai nessuno. Da b1 può salire fino a b4, seguire la riga fino a e1 o correre in diagonale fino a e4, e fermarsi dove preferisce lungo la strada. Può quasi sempre cambiare zona: conviene tenerla per la fine del round, quando si decide tutto.
help-K = Il Principe fa un passo in una delle otto caselle che lo circondano, se è vuota. Da b2 può restare al centro in b3, c2 o c3, oppure uscirne in a1, a2, a3, b1 o c1. Ovunque sia, l’altra zona è a un solo passo: è perfetto per un’ultima correzione prima del rapporto.
help-R = Il Nobile percorre quante caselle vuote vuole lungo la sua riga o la sua colonna, e non scavalca mai nessuno. Da a2 può andare in b2, c2, d2 o e2, e in a1, a3 o a4; se in d2 c’è qualcuno, non va oltre c2. Attenzione agli angoli: da a1, a4, e1 ed e4 non può raggiungere altro che il bordo.
help-S = Il Servitore fa un passo lungo la sua riga o la sua colonna, in una casella vuota. Da b2 può andare in a2, c2, b1 o b3. In un angolo ha due sole caselle, tutte e due sul bordo. È il più facile da rinchiudere; e quando un personaggio resta bloccato l’ultima mossa del round passa di mano.
help-B = Il Vescovo percorre quante caselle vuote vuole lungo una diagonale, e non scavalca mai nessuno. Da a1 può andare in b2, c3 o d4; se in c3 c’è qualcuno, non va oltre b2. Solo dieci delle venti caselle sono alla sua portata, tre delle quali al centro; la casella di partenza decide quali. In un angolo, basta un vicino sulla sua diagonale per bloccarlo.
help-F = Il Frate si muove solo saltando. In ciascuna delle otto direzioni guarda lungo la linea, oltre le caselle vuote, fino al primo personaggio che incontra, vicino o lontano. Lo scavalca, insieme a tutti quelli che gli stanno dietro senza intervalli, e atterra sulla prima casella vuota dopo di loro. Se in una direzione non c’è nessuno, o se il tabellone finisce prima di una casella vuota, da quella parte non può andare. Da a1, con il Nobile in c1, atterra in d1; se è occupata anche d1, in e1; se lo è anche e1, quella strada è chiusa. Ogni mossa degli altri gli apre o gli chiude un passaggio: la sorpresa è il suo mestiere.

## Lo stesso in una colonna stretta, al massimo 34 caratteri

move-Q = qualsiasi distanza, 8 direzioni
move-K = un passo, 8 direzioni
move-R = qualsiasi distanza, riga o colonna
move-S = un passo, riga o colonna
move-B = qualsiasi distanza, in diagonale
move-F = salta il primo gruppo in linea

## La prima lezione

lesson-princess-title = La Principessa
lesson-princess-1 = Sei Capuleti. Sei personaggi stanno sulla piazza, e due di loro sono Romeo e Giulietta travestiti. Puoi muovere chiunque. Comincia dalla Principessa, che va lontano quanto vuole in linea retta: portala al centro, su una delle caselle scure.
lesson-princess-1-hint = Era qualcun altro. La Principessa, con la corona, sta nell’angolo a1.
lesson-princess-edge = La Principessa può andarci, ma quella casella è ancora il bordo. Il centro sono le sei caselle scure in mezzo.
lesson-princess-done = Ben fatto. Centro e bordo, tutto sta qui: sono le due zone di cui parla la Nutrice.
lesson-friar-title = Il Frate
lesson-friar-1 = Tutti camminano tranne il Frate, che salta soltanto. Guarda lungo una linea fino al primo personaggio, balza oltre l’intero gruppo e ricade sulla prima casella vuota dietro di esso. Fallo saltare.
lesson-friar-1-hint = Era qualcun altro. Il Frate, col cappuccio, sta nell’angolo a1, e tre gruppi sono in linea con lui.
lesson-friar-done = Ecco come sorprende tutti. Lungo la diagonale ne scavalca due in una volta, e una casella vuota prima del gruppo non lo ferma.
lesson-turned-title = Chi si è mosso viene girato
lesson-turned-1 = Tu e la Nutrice giocate a turno, e ogni personaggio muove una volta al giorno. Quattro si sono già mossi e sono girati; il Servitore e il Vescovo sono ancora attivi. Muovi uno dei due.
lesson-turned-1-hint = Muovi il Servitore o il Vescovo.
lesson-turned-done = La Nutrice ha mosso l’altro, e così il giorno è finito: ha fatto il suo rapporto. Ora sono di nuovo attivi tutti e sei, e sei tu a cominciare il giorno dopo.
lesson-report-title = Il rapporto
lesson-report-1 = La sera la Nutrice dice se gli innamorati condividono una zona, e ogni coppia incompatibile con la risposta è cancellata. Il rapporto migliore dimezza la lista qualunque cosa lei dica. Solo il Nobile è al centro: uno contro cinque cancellerebbe cinque coppie, oppure dieci. Fai in modo che sia due contro quattro.
lesson-report-1-hint = Porta il Principe al centro.
lesson-report-edge = Il Principe è ancora sul bordo: se gli innamorati sono entrambi lì, restano dieci coppie. Portalo al centro.
lesson-report-servant = Dal suo angolo il Servitore raggiunge solo il bordo, e adesso è la Nutrice a muovere il Principe come le pare. Portalo tu al centro.
lesson-report-done = «Stessa zona»: restano sette coppie, e altrimenti sarebbero state otto. Non potevi fare domanda migliore.
lesson-second-title = Due rapporti insieme
lesson-second-1 = Ieri «stessa zona» ha lasciato sette coppie: due tra la Principessa, il Nobile, il Servitore e il Frate, oppure il Principe con il Vescovo. La Nutrice muove per ultima, e il Frate può saltare solo sul bordo. Muovi in modo che il rapporto di oggi lasci tre coppie o quattro.
lesson-second-1-hint = Prova con il Nobile.
lesson-second-edge = Ora i quattro sospetti sono tutti sul bordo: se condividono una zona, come ieri, restano sei delle sette coppie. Separane uno dagli altri.
lesson-second-friar = Adesso è la Nutrice a muovere il Nobile, e se le conviene lo tiene sul bordo con gli altri. Muovilo tu.
lesson-second-done = Due rapporti insieme dicono più di ciascuno da solo: restano solo le coppie compatibili con entrambi.
lesson-win-title = L’ultima domanda
lesson-win-1 = Restano due coppie: il Nobile con il Vescovo, o il Nobile con il Frate. Il Frate si è già mosso e sta al centro. Muovi in modo che il rapporto di stasera distingua le due coppie.
lesson-win-1-hint = Il Vescovo non deve stare nella stessa zona del Frate.
lesson-win-centre = Vescovo e Frate sono ora entrambi al centro: quel che dirà la Nutrice varrà per tutte e due le coppie o per nessuna. Tieni il Vescovo sul bordo.
lesson-win-prince = Così il Vescovo resta alla Nutrice, che lo porterà al centro accanto al Frate. Muovilo tu, su un’altra casella del bordo.
lesson-win-done = Sulla lista resta una sola coppia, e Capuleti ha vinto: gli innamorati erano il Nobile e il Vescovo. Ora sai tutto quel che serve.
