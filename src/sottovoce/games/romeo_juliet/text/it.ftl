# Romeo e Giulietta in italiano. Le mosse e le parole di un file di contenuto si scrivono allo stesso modo in ogni lingua.
# Un paragrafo è una riga sola, per lunga che sia; una riga vuota separa i paragrafi.

title = Romeo e Giulietta
tagline = Due innamorati, due famiglie in guerra, e quasi nessuna parola per ritrovarsi.
credits = Un gioco di Julien Prothière e Jean-Philippe Sahut, illustrato da David Cochard, pubblicato da Sylex nel 2020 e in italiano da GateOnGames. I capitoli e gli eventi, tranne la preparazione e l’evento del primo capitolo, sono di Sottovoce. Sottovoce è un progetto indipendente, non affiliato agli autori, all’illustratore né agli editori.

## Chi e dove

seat-name = { $seat ->
    [juliet] Giulietta
    [romeo] Romeo
   *[chance] la sorte
}
seat-title = { $seat ->
    [juliet] Giulietta
    [romeo] Romeo
   *[chance] La sorte
}
token-name = { $token ->
    [nurse] la Nutrice
    [lord-capulet] Messer Capuleti
    [lady-capulet] Donna Capuleti
    [tybalt] Tebaldo
    [benvolio] Benvolio
    [mercutio] Mercuzio
    [lord-montague] Messer Montecchi
    [friar] Frate Lorenzo
    [juliet] Giulietta
    [romeo] Romeo
   *[hate] l’Allegoria dell’Odio
}
token-title = { $token ->
    [nurse] La Nutrice
    [lord-capulet] Messer Capuleti
    [lady-capulet] Donna Capuleti
    [tybalt] Tebaldo
    [benvolio] Benvolio
    [mercutio] Mercuzio
    [lord-montague] Messer Montecchi
    [friar] Frate Lorenzo
    [juliet] Giulietta
    [romeo] Romeo
   *[hate] L’Allegoria dell’Odio
}
other-name = { $other ->
    [nurse] la Nutrice
    [lord-capulet] Messer Capuleti
    [lady-capulet] Donna Capuleti
    [tybalt] Tebaldo
    [benvolio] Benvolio
    [mercutio] Mercuzio
    [lord-montague] Messer Montecchi
    [friar] Frate Lorenzo
    [juliet] Giulietta
    [romeo] Romeo
   *[hate] l’Allegoria dell’Odio
}
place-name = { $place ->
    [balcony] il balcone
    [ballroom] la sala da ballo
    [street] le strade
    [salon] il salone
    [cell] la cella
    [church] la chiesa
   *[sidestep] il passo a fianco
}
place-title = { $place ->
    [balcony] Balcone di Giulietta
    [ballroom] Sala da ballo Capuleti
    [street] Strade di Verona
    [salon] Salone Montecchi
    [cell] Cella di Frate Lorenzo
    [church] Chiesa
   *[sidestep] Un Passo a fianco
}
place-at = { $place ->
    [balcony] al balcone
    [ballroom] nella sala da ballo
    [street] in strada
    [salon] nel salone
    [cell] nella cella
   *[church] in chiesa
}
place-to = { $place ->
    [balcony] al balcone
    [ballroom] nella sala da ballo
    [street] in strada
    [salon] nel salone
    [cell] nella cella
   *[church] in chiesa
}
place-of = { $place ->
    [balcony] del balcone
    [ballroom] della sala da ballo
    [street] delle strade
    [salon] del salone
    [cell] della cella
   *[church] della chiesa
}
heart-name = { $heart ->
    [passion] passione
   *[reason] ragione
}
heart-title = { $heart ->
    [passion] Passione
   *[reason] Ragione
}
direction-name = { $direction ->
    [left] verso sinistra
   *[right] verso destra
}
phase-name = { $phase ->
    [prelude] Preludio
    [rendezvous] Rendez-vous
    [backstage] Dietro le quinte
    [sidestep] Entrata in scena: passo a fianco
    [effects] Entrata in scena: effetti dei luoghi
    [event] Epilogo: un evento
    [decision] Epilogo: una decisione
    [holding] Fine dell’atto
    [showing] Epilogo: si mostra una carta
    [naming] Epilogo: si nomina un luogo
   *[ended] La fine
}
tier-name = { $tier ->
    [easy] facile
    [medium] medio
   *[hard] difficile
}
act-number = { $act ->
    [1] I
    [2] II
   *[3] III
}
act-scene = Atto { act-number }, scena { $scene }

## Il diario

told-missive = { seat-title } invia una missiva: { place-name }.
told-propose = { seat-title } propone la { heart-name }.
told-agree = { seat-title } accetta.
told-decide = Non c’è accordo, e { seat-name } decide: { heart-name }.
told-speechless = { seat-title } non ha più nulla da dire.
told-heart = Il cuore viene girato sulla { heart-name }.
told-play = { seat-title } sceglie { place-name } con { token-name }.
told-play-hidden = { seat-title } ha scelto due carte in segreto.
told-revealed = { seat-title } gioca { place-name } con { token-name }.
told-step = { seat-title } fa un passo { direction-name }.
told-moved = { token-title } va { place-to }.
told-use = { seat-title } muove { token-name } di un passo { direction-name }.
told-use-two = { seat-title } muove { token-name } e { other-name } di un passo { direction-name }.
told-skip = { seat-title } non muove nessuno.
told-choose = { seat-title } sceglie la { $number ->
    [1] prima
   *[2] seconda
} possibilità.
told-hold = { seat-title } tiene { place-name } e { token-name } per il prossimo atto.
told-hold-hidden = { seat-title } tiene due carte in segreto per il prossimo atto.
told-drew-place = { seat-title } pesca un luogo: { place-name }.
told-drew-companion = { seat-title } pesca un accompagnatore: { token-name }.
told-drew-hidden = { seat-title } pesca una carta { $kind ->
    [place] Luogo
   *[companion] Accompagnatore
}.
told-gains = { seat-title } ottiene una missiva.
told-loses = { seat-title } perde una missiva.
told-hate = L’odio avanza di { $number } { place-at }.
told-hate-event = L’odio avanza di { $number } per via dell’evento.
told-calm = L’odio arretra di { $number }.
told-love = L’amore sboccia: sale a { $love }.
told-event = Viene rivelato l’evento { $number }.
told-event-named = Viene rivelato l’evento { $number }: «{ $it }».
told-show-place = { seat-title } sceglie una carta da mostrare: { place-name }.
told-show-companion = { seat-title } sceglie una carta da mostrare: { token-name }.
told-show-hidden = { seat-title } ha scelto una carta da mostrare.
told-shows-place = { seat-title } mostra una carta: { place-name }.
told-shows-companion = { seat-title } mostra una carta: { token-name }.
told-name = { seat-title } sceglie un luogo da nominare: { place-name }.
told-name-hidden = { seat-title } ha scelto un luogo da nominare.
told-names = { seat-title } nomina { place-name }.
told-only = Nella prossima scena si può proporre solo la { heart-name }.
told-scene = Comincia l’atto { act-number }, scena { $scene }.

## La fine

outcome-love = L’amore ha raggiunto la meta: le famiglie fanno pace, e avete vinto insieme.
outcome-love-short = Vince l’amore
outcome-hate = L’odio ha raggiunto il limite: Verona ne è travolta, e avete perso insieme.
outcome-hate-short = Vince l’odio
outcome-time = Il terzo atto finisce prima che l’amore raggiunga la meta: avete perso insieme.
outcome-time-short = Tempo scaduto

## Rifiuti

bad-prelude = «{ $text }» non pesca una carta. Scrivi per chi, di che tipo e quale, così: «draw juliet place church» o «draw romeo companion friar».
bad-rendezvous = «{ $text }» non si può dire al rendez-vous. Scrivi «missive church» (o un altro luogo), «propose passion», «propose reason» o «agree» (accettare); se l’ultima parola spetta a te, «decide passion» o «decide reason».
bad-backstage = «{ $text }» non sceglie le tue carte. Scrivi un luogo e un accompagnatore della tua mano, così: «play church friar».
bad-sidestep = «{ $text }» non dice la direzione del passo. Scrivi «step left» (a sinistra) o «step right» (a destra, in senso orario).
bad-effects = «{ $text }» non usa l’effetto del luogo. Scrivi chi va in quale direzione, così: «use friar left» o, per due, «use nurse+tybalt right»; quando è permesso, «skip» non muove nessuno.
bad-event = «{ $text }» non rivela un evento. Scrivi il suo numero, così: «event 14».
bad-decision = «{ $text }» non risponde all’evento. Scrivi una delle mosse che propone: «choose 1» o «choose 2», «use friar left», oppure «skip».
bad-holding = «{ $text }» non tiene carte. Scrivi un luogo e un accompagnatore della tua mano, così: «hold church friar».
bad-showing = «{ $text }» non mostra una carta. Scrivi la carta della tua mano che vuoi mostrare, così: «show church» o «show friar».
bad-naming = «{ $text }» non nomina un luogo. Scrivi il luogo, così: «name church».
bad-ended = «{ $text }» arriva troppo tardi: la tragedia è finita.
other-pile = La carta viene da un altro mazzo. Comincia con «draw { $pile }».
not-in-pile = «{ $card }» non è più nel mazzo. Nomina una carta che può ancora arrivare.
silenced = Un evento ora ferma tutte le missive. Possibile: { $possible }.
no-missive = Hai troppo poche missive: inviarne una costa { $price }, e tu ne hai { $missives }. Possibile: { $possible }.
no-proposal = Ciascuno propone al massimo { $most } volte per scena, e tu l’hai già fatto. Possibile: { $possible }.
nothing-to-agree = Chi gioca con te non ha ancora proposto nulla: non c’è niente da accettare. Possibile: { $possible }.
nothing-to-decide = Decide solo chi ha l’ultima parola, e solo quando avete proposto entrambi senza essere d’accordo. Possibile: { $possible }.
not-in-hand = Non hai «{ $card }» in mano. La tua mano: { $cards }.
other-heart = In questa scena si può proporre solo la { heart-name }. Possibile: { $possible }.
not-to-show = «{ $card }» non si può mostrare: dev’essere un { $kind ->
    [place] luogo
   *[companion] accompagnatore
} della tua mano. La tua mano: { $cards }.
compulsory = Qui non si può rinunciare: qualcuno va mosso.
not-so = «{ $text }» ora non è possibile. Possibile: { $possible }.

## Opzioni

option-chapter = Capitolo
option-chapter-hint = Nove capitoli in tre gradi di difficoltà. Comincia dal primo.
option-no-chapter = Questo contenuto non ha un capitolo { $chapter }. Ha: { $known }.
option-first = Parla per primo in ogni scena
option-first-juliet = Giulietta
option-first-romeo = Romeo
option-keepsake = Ricordo
option-keepsake-hint = La carta del luogo del vostro ultimo incontro, tenuta da un capitolo vinto: l’avete entrambi in mano fin dalla prima scena.
option-keepsake-none = nessuno
option-keepsake-balcony = il balcone
option-keepsake-ballroom = la sala da ballo
option-keepsake-street = la strada
option-keepsake-salon = il salone
option-keepsake-cell = la cella
option-keepsake-church = la chiesa
option-mercy = Clemenza
option-mercy-hint = Per un capitolo perso due volte: uno di voi comincia con una missiva in più.
option-mercy-no = no
option-mercy-yes = una missiva in più
option-content = File di contenuto
option-content-hint = Il testo di un file con capitoli ed eventi, per esempio quelli stampati, ricopiati da chi possiede la scatola. Senza, si gioca con i nostri.
option-content-text = Un contenuto si dà come testo del suo file, al massimo { $longest } caratteri, oppure si omette.
option-content-mistake = Questo file di contenuto non si può giocare. Riga { $line }: { $why } { $more ->
    [0] È l’unico errore.
   *[other] Altri errori: { $more }.
}
option-content_hash = Impronta del contenuto
option-other-content = Questa partita è stata giocata con un altro contenuto: la sua impronta è { $told }, quella di questo contenuto { $is_ }.
option-juliet_places = Luoghi preparati di Giulietta
option-juliet_companions = Accompagnatori preparati di Giulietta
option-romeo_places = Luoghi preparati di Romeo
option-romeo_companions = Accompagnatori preparati di Romeo
option-events = Eventi preparati
option-piles-hint = Per lo studio: le carte del primo atto nell’ordine in cui arrivano, dalla cima. Nessuno al tavolo conosce quest’ordine.
option-pile-list = «{ $option }» è una lista di carte, dalla cima, così: ["church", "street", …].
option-pile-card = «{ $card }» non è una carta di «{ $option }».
option-pile = «{ $option }» deve contenere esattamente queste carte, in qualsiasi ordine: { $cards }.
option-events-list = «events» è una lista di numeri di eventi, dalla cima, così: [14, 10, …].
option-events-card = Non c’è un evento { $number } che possa stare nel mazzo.
option-events-twice = L’evento { $number } è due volte nel mazzo. Ciascuno esiste una volta sola.
option-events-levels = Il mazzo di questo capitolo deve contenere esattamente questi eventi: { $levels }.

## Riguardare la partita: ciò che era ancora possibile

worlds-left = { $count ->
    [one] una mano
   *[other] { $shown } mani
}

## Che fare ora

todo-rendezvous-mine = Invia una missiva, proponi passione o ragione, oppure accetta la proposta dell’altro.
todo-rendezvous-other = La parola è a { seat-name }.
todo-backstage-mine = Scegli in segreto dove andare e con chi: un luogo e un accompagnatore.
todo-backstage-other = { seat-title } sceglie due carte in segreto.
todo-sidestep-mine = Scegli la direzione del tuo passo a fianco; a destra è in senso orario.
todo-sidestep-other = { seat-title } sceglie la direzione di un passo a fianco.
todo-effects-mine = Usa l’effetto del tuo luogo: scegli chi si muove, e da che parte.
todo-effects-other = { seat-title } usa l’effetto di un luogo.
todo-decision-mine = L’evento lo chiede a te: decidi.
todo-decision-other = L’evento chiede a { seat-name } di decidere.
todo-holding-mine = L’atto è finito: scegli un luogo e un accompagnatore da tenere per il prossimo.
todo-holding-other = { seat-title } sceglie due carte da tenere per il prossimo atto.
todo-showing-mine = Scegli in segreto la carta che mostri. Ne mostrate una entrambi nello stesso momento.
todo-showing-other = { seat-title } sceglie una carta da mostrare.
todo-naming-mine = Scegli in segreto il luogo che nomini. Ne nominate uno entrambi nello stesso momento.
todo-naming-other = { seat-title } sceglie un luogo da nominare.
todo-prelude-other = Si pescano le carte.
todo-event-other = Sta per essere rivelato un evento.

## Che cosa fa un luogo, che cosa significa un evento

place-effect = { $place ->
    [balcony] Incontrarsi qui con la passione fa sbocciare l’amore due volte. Non si muove nessuno.
    [ballroom] Muovi due accompagnatori Capuleti di un passo, nello stesso verso.
    [street] Muovi l’Allegoria dell’Odio di un passo.
    [salon] Muovi due accompagnatori Montecchi di un passo, nello stesso verso.
    [cell] Muovi di un passo un accompagnatore Capuleti o Montecchi.
    [church] Muovi Frate Lorenzo di un passo.
   *[sidestep] Va’ in uno dei due luoghi accanto al tuo.
}
event-stays = In vigore d’ora in poi.
event-once = Accade una volta sola.
list-and = { $first } e { $last }
list-or = { $first } o { $last }
everywhere = in ogni luogo
condition-when-at = Solo quando { token-name } si trova { place-at }.
condition-when-with = Solo quando { token-name } e { other-name } sono nello stesso luogo.
condition-unless-at = Tranne quando { token-name } si trova { place-at }.
condition-unless-with = Tranne quando { token-name } e { other-name } sono nello stesso luogo.
effect-no-peace = { $Where }: la presenza di Frate Lorenzo non impedisce l’odio.
effect-double-hate = { $Where }: l’odio conta doppio.
effect-truce = { $Where }: l’odio non avanza, chiunque ci sia.
effect-closed = { $Where }: gli innamorati non possono entrare. Chi doveva andarci resta dov’è, e lì arriva anche l’accompagnatore.
effect-held = Nulla può muovere { $who }.
effect-no-effects = { $Where }: l’effetto del luogo non si usa.
effect-no-love = { $Where }: l’amore non sboccia.
effect-love-only = L’amore sboccia solo { $where }.
effect-guard = L’amore non sboccia in un luogo in cui si trova { $anyone }.
effect-rivals = Dovunque { $who } siano insieme l’odio avanza, anche in presenza di Frate Lorenzo.
effect-drift = All’inizio di ogni scena dopo la prima, muovi { $who } di un passo { direction-name }.
effect-no-sidestep = Il passo a fianco non ha effetto: chi lo gioca resta dov’è, e lì arriva anche l’accompagnatore.
effect-optional-effects = Si può rinunciare agli effetti dei luoghi.
effect-fewer-places = Ciascuno pesca solo fino a tre luoghi invece di quattro.
effect-fewer-companions = Ciascuno pesca solo fino a tre accompagnatori invece di quattro.
effect-no-nurse = La Nutrice non porta missive a Giulietta.
effect-silence = Non si possono inviare missive.
effect-dear-missives = Inviare una missiva costa due segnalini invece di uno.
effect-poor-reason = Scegliere la ragione non porta missive.
effect-plain-balcony = Incontrarsi al balcone fa sbocciare l’amore una volta sola.
effect-romeo-decides = Quando gli innamorati non sono d’accordo, l’ultima parola è di Romeo, non di Giulietta.
effect-free-missive = La prima missiva di una scena non costa nulla, chiunque la invii.
effect-send = Manda { $who } { place-to }.
effect-swap = { $Who } si scambiano di posto.
effect-shift = Muovi { $who } di { $number ->
    [one] un passo
   *[other] { $number } passi
} { direction-name }.
effect-gain = { seat-title } ottiene { $number ->
    [one] una missiva
   *[other] { $number } missive
}.
effect-lose = { seat-title } perde { $number ->
    [one] una missiva
   *[other] { $number } missive
}.
effect-hate = L’odio avanza di { $number }.
effect-calm = L’odio arretra di { $number }.
effect-errand = { seat-title } deve usare l’effetto { place-of }, senza bisogno di trovarsi lì.
effect-favour = { seat-title } può usare l’effetto { place-of }, senza bisogno di trovarsi lì.
effect-only = Nella prossima scena si può proporre solo la { heart-name }.
effect-show = I due innamorati si mostrano una carta { $kind ->
    [place] Luogo
   *[companion] Accompagnatore
}, nello stesso momento. Resta in mano.
effect-name = I due innamorati nominano un luogo nello stesso momento. Nessuno è tenuto ad andarci.
effect-either = { seat-title } sceglie una di due cose: (1) { $one } (2) { $two }

## Errori di un file di contenuto

content-first-line = La prima riga deve essere «{ $wanted }».
content-line = «{ $text }» non è né un titolo fra parentesi quadre né una riga come «chiave = valore».
content-no-section = «{ $text }» sta prima del primo titolo. Comincia con un titolo come «[board]».
content-heading = «{ $text }» non è un titolo. Scrivi «[board]», «[cards]», da «[chapter 1]» a «[chapter 9]» o da «[event 1]» a «[event 63]».
content-twice = «[{ $text }]» c’è già alla riga { $line }. Ogni titolo va scritto una volta sola.
content-no-such = Manca «[{ $section }]». Aggiungilo.
content-lacks = «[{ $section }]» non ha una riga «{ $key } = …». Aggiungila.
content-key = «{ $key }» non va sotto «[{ $section }]».
content-key-twice = «{ $key }» c’è già alla riga { $line }. Va scritto una volta sola.
content-number = «{ $key }» vale «{ $value }»; ci vuole un numero intero da { $least } a { $most }.
content-word = «{ $word }» non è una parola che può stare qui. Parole note: { $known }.
content-counted = «{ $text }» non dice quanti di che cosa. Scrivi una parola e un numero, separati da virgole, con queste parole: { $known }.
content-too-many = Ci sono troppi effetti: tutti gli eventi insieme ne hanno al massimo { $most }.
content-too-many-rivals = Ci sono troppi «rivals»: tutti gli eventi insieme possono averne al massimo { $most }.
content-show-twice = Questo evento ha «show { $card }» più di una volta. Un tipo di carta si può mostrare una volta sola per evento.
content-ring = L’anello deve nominare una volta ciascuno dei sei luoghi, in senso orario: { $known }.
content-family = A «{ $key }» servono almeno due membri.
content-both-families = «{ $name }» può appartenere a una sola famiglia, e una volta sola.
content-cards = Carte Accompagnatore di «{ $seat }»: sono { $number }, devono essere { $wanted }. Nomina un accompagnatore una volta per ogni carta.
content-missives = Le missive in tutto sono { $number }; devono essere { $wanted }.
content-levels = Gli eventi di questo capitolo in tutto sono { $number }; devono essere { $wanted }, uno meno della meta dell’amore.
content-level-short = Questo capitolo chiede { $wanted } eventi di livello { $level }, ma nel file ce ne sono solo { $number }.
content-chapter-event = L’evento { $number } non è nel file, o il suo livello non è «chapter».
content-chapter-event-stays = L’evento { $number } è quello di un capitolo e resta in vigore: scrivi «hourglass = yes».
content-stands-twice = «{ $token }» si trova già da qualche parte in questo capitolo. Nomina ciascuno una volta sola.
content-stands-nowhere = «{ $token }» non si trova da nessuna parte in questo capitolo. Aggiungi il nome dopo un luogo.
content-must-stay = «{ $text }» accade una volta sola, ma questo evento ha una clessidra. Prendi un effetto che dura, o scrivi «hourglass = no».
content-must-not-stay = «{ $text }» dura, ma questo evento non ha una clessidra. Prendi un effetto che accade una volta sola, o scrivi «hourglass = yes».
content-effect-word = «{ $word }» non è un effetto. Effetti noti: { $known }.
content-effect-what = «{ $word }» non può stare qui. Possibile: { $known }.
content-effect-lacks = Manca qualcosa dopo «{ $word }». Possibile: { $known }.
content-effect-more = «{ $more }» è di troppo dopo «{ $word }».
content-effect-two = Dopo «{ $word }» ci vogliono esattamente due nomi diversi.
content-effect-number = «{ $word }» non è un numero da 1 a { $most }.
content-condition = «{ $text }» non è una condizione. Scrivila così: «when tybalt at street», «when tybalt with romeo», «unless friar at church» o «unless friar with juliet».
content-condition-what = «{ $word }» non può stare alla fine di questa condizione. Possibile: { $known }.
content-either = «{ $text }» non dice chi sceglie fra che cosa. Scrivi così: «either juliet: hate 1 | lose juliet 2».
content-either-what = «{ $text }» non può essere una di due scelte. Prendi un effetto che accade una volta sola, senza condizione e senza un’altra scelta.

## Le regole

rules-goal-title = Scopo del gioco
rules-goal =
    Uno di voi è Giulietta, l’altro Romeo, e vincete o perdete insieme. Incontratevi abbastanza spesso perché l’amore arrivi in cima al suo tracciato, di solito in dieci passi, prima che finisca il terzo atto. Se prima l’odio arriva in fondo al proprio, di solito in cinque passi, tutto è perduto all’istante.

    Il guaio è che quasi non potete parlarvi. Nessuno vede le carte dell’altro, e il poco che si può dire si paga, oppure è di una parola sola.

rules-families-title = I personaggi
rules-families =
    Oltre a voi due, nove accompagnatori si aggirano per Verona. La Nutrice, Messer Capuleti, Donna Capuleti e Tebaldo sono Capuleti, come Giulietta. Benvolio, Mercuzio e Messer Montecchi sono Montecchi, come Romeo. Frate Lorenzo e l’Allegoria dell’Odio non sono di nessuna famiglia.

    Ciascuno di voi ha sette carte Luogo: una per ognuno dei sei luoghi, e il passo a fianco. Ciascuno ha anche sette carte Accompagnatore. Giulietta ha due volte la Nutrice e una volta Messer Capuleti, Donna Capuleti, Tebaldo, Frate Lorenzo e l’Allegoria. Romeo ha una volta Benvolio, Mercuzio, Messer Montecchi e Frate Lorenzo, e tre volte l’Allegoria.

rules-places-title = I luoghi
rules-places =
    Sei luoghi formano un anello. In senso orario, cioè verso destra, sono il balcone, la sala da ballo, le strade, il salone, la cella e la chiesa, e poi di nuovo il balcone.

    La maggior parte dei luoghi permette all’innamorato che vi si trova di muovere accompagnatori, dovunque siano. La sala da ballo muove esattamente due Capuleti, il salone esattamente due Montecchi, ciascuno di un passo ed entrambi nello stesso verso. La cella muove di un passo un Capuleti o un Montecchi, la chiesa Frate Lorenzo, le strade l’Allegoria. Il balcone non muove nessuno, ma lì l’amore sboccia due volte. Gli innamorati stessi non vengono mai mossi così.

    Il passo a fianco ti porta dal luogo in cui sei a uno dei due vicini; la direzione la scegli quando tocca a te muovere.

rules-setup-title = Preparazione
rules-setup =
    Un capitolo dice dove comincia ciascuno, come si dividono le cinque missive fra voi e la riserva, quale evento è in vigore fin dall’inizio e quanti eventi dei livelli da I a IV formano il mazzo. Ognuno prende in mano la carta del luogo in cui comincia; le altre sue carte formano due mazzi coperti, i luoghi e gli accompagnatori.

    Se avete vinto il capitolo precedente, potete tenere la carta del luogo del vostro ultimo incontro: l’avete entrambi in mano fin dall’inizio. Se avete perso due volte un capitolo, potete cominciare con una missiva in più; va a chi ne ha meno, o a Giulietta. Non siete obbligati.

rules-scene-title = Una scena, passo per passo
rules-scene =
    Ci sono tre atti di quattro scene ciascuno, e una scena ha cinque fasi. Preludio: ciascuno pesca fino ad avere quattro luoghi e quattro accompagnatori. Rendez-vous: inviate missive e vi accordate su passione o ragione. Dietro le quinte: ciascuno sceglie in segreto un luogo e un accompagnatore. Entrata in scena: si mostrano le carte, e tutti si muovono. Epilogo: missive, odio, amore ed eventi seguono da dove si trova ciascuno.

rules-rendezvous-title = Le missive e il cuore
rules-rendezvous =
    Parlate a turno. Quando tocca a te fai una cosa sola. Puoi inviare una missiva: costa uno dei tuoi segnalini, che torna nella riserva, e nomina un luogo in cui vorresti l’incontro; non serve averne la carta, e non occorre andarci. Puoi proporre passione o ragione. Oppure accetti l’ultima proposta dell’altro: allora il cuore viene girato, e nessuno dice più nulla.

    Una proposta non costa nulla, ma ciascuno ne fa al massimo due per scena. Se le vostre ultime proposte sono diverse, Giulietta può decidere quando tocca a lei. Non si passa: se non ti resta che accettare, accetti, e se non puoi più dire proprio nulla, continua l’altro.

    Con la passione, un incontro fa sbocciare l’amore. Con la ragione no, ma ciascuno ottiene subito una missiva; se nella riserva ne resta una sola, va a Giulietta.

rules-silence-title = Il silenzio
rules-silence =
    Le missive e il cuore sono tutto ciò che avete. Niente parole, niente cenni, niente sospiri, né sulle carte né sui progetti; a questo tavolo non c’è una chat. Le carte giocate nell’atto restano scoperte, e da esse ciascuno può dedurre che cosa l’altro può ancora avere; il tabellone fa il conto per voi.

rules-stage-title = L’entrata in scena
rules-stage =
    Entrambi mostrano le carte nello stesso momento. Romeo va nel suo luogo e il suo accompagnatore lo raggiunge, da dovunque venga; poi Giulietta fa lo stesso. Se tutti e due hanno scelto Frate Lorenzo, o l’Allegoria, prima lo porta con sé Romeo, poi Giulietta lo porta nel proprio luogo. Si può giocare la carta del luogo in cui già ci si trova.

    Poi ciascuno usa l’effetto del luogo in cui si trova ora, Romeo prima di Giulietta. Un effetto che si può applicare va applicato; quello che non si può applicare per intero si salta. Nel primo capitolo vi si può sempre rinunciare.

rules-hate-title = L’odio e la pace
rules-hate =
    L’epilogo comincia dalla Nutrice: se è con Giulietta, Giulietta ottiene una missiva, purché ce ne sia nella riserva.

    Poi si guarda ogni luogo. Dove Capuleti e Montecchi sono insieme l’odio avanza di uno, quanti che siano. Gli innamorati contano come membri delle loro famiglie: bastano Romeo con un accompagnatore Capuleti, o Giulietta con un accompagnatore Montecchi. Solo fra loro due non c’è odio. L’Allegoria fa avanzare l’odio dovunque ci sia qualcun altro con lei.

    Frate Lorenzo mantiene la pace: dove c’è lui l’odio non avanza, nemmeno in presenza dell’Allegoria. Qualche evento può cambiare le cose.

rules-love-title = L’amore
rules-love =
    Se il cuore mostra la passione e siete nello stesso luogo, l’amore sboccia e sale di un passo, al balcone di due. L’odio si conta prima: si può dunque perdere proprio nella scena che avrebbe dato la vittoria. Quando l’amore raggiunge la meta avete vinto all’istante.

rules-events-title = Gli eventi
rules-events =
    Per ogni passo dell’amore si rivela un evento. Quello con la clessidra resta in vigore fino alla fine della partita, insieme a quello del capitolo. L’altro accade una volta sola; a volte chiede a uno di voi di decidere, o a entrambi di mostrare una carta o di nominare un luogo: allora scegliete in segreto, e tutto si svela nello stesso momento. Ciò che è stato mostrato resta in mano, e ciò che è stato nominato non vincola nessuno. Ciò che un evento ordina si fa per quanto possibile, ma fra due cose si può scegliere solo quella che si può fare per intero. Dove un evento esclude l’odio, l’odio non avanza, anche se un altro lo fa avanzare.

    I capitoli e gli eventi di qui sono nostri, tranne la preparazione e l’evento del primo capitolo. Chi possiede la scatola può ricopiare le carte stampate e giocare con quelle.

rules-acts-title = La fine di un atto
rules-acts =
    Dopo quattro scene tutte le carte sono state pescate, e a ciascuno ne restano tre di ogni tipo, a meno che un evento non riduca le mani. Dopo il primo e il secondo atto ciascuno tiene in segreto un luogo e un accompagnatore; tutto il resto si mescola e forma nuovi mazzi. Personaggi, missive, amore, odio ed eventi restano come sono.

rules-end-title = Fine della partita
rules-end =
    Vincete nel momento in cui l’amore raggiunge la meta. Perdete nel momento in cui l’odio raggiunge il limite, o quando il terzo atto finisce e l’amore non è arrivato.

rules-advice-title = Per la prima partita
rules-advice =
    Scegliete la passione ogni volta che c’è un luogo che probabilmente avete entrambi, e nominatelo se potete. All’inizio di un atto quasi tutto è possibile; nella quarta scena le tre carte scoperte dell’altro dicono esattamente quali quattro gli restano. Un luogo a cui pensate tutti e due vale quanto una missiva.

    Scegliete la ragione quando non potete incontrarvi: porta missive, e la scena può servire a mettere ordine fra le famiglie. Attenti a chi portate con voi. Frate Lorenzo rende sicuro quasi ogni incontro; l’Allegoria sta meglio da sola, in un luogo vuoto. Il balcone vale due passi, ma porta anche due eventi.

## La prima lezione

lesson-missive-title = Una missiva
lesson-missive-1 = Sei Giulietta. Per incontrarvi, tu e Romeo dovete giocare lo stesso luogo, e non potete parlarne. Hai solo una missiva: costa un segnalino e nomina un luogo. In mano hai il balcone, la chiesa, la cella e le strade. Dinne uno a Romeo.
lesson-missive-1-hint = Prima digli dove: scegli una missiva, e uno dei luoghi che hai in mano.
lesson-missive-absent = Puoi nominare qualsiasi luogo, ma lì non puoi andare: non ne hai la carta. Nominane uno che hai in mano.
lesson-missive-2 = Romeo ha capito e propone la passione: se vi incontrate, l’amore sboccia. Accetta.
lesson-missive-2-hint = Ripetere la sua parola non è ancora accettare. Accetta, e il cuore viene girato.
lesson-missive-done = Il cuore mostra la passione, e da ora nessuno dice più nulla. Il resto è fiducia.
lesson-meet-title = Dietro le quinte
lesson-meet-1 = Diciamo che hai nominato la chiesa; il cuore mostra la passione. Ora ciascuno sceglie in segreto un luogo e un accompagnatore. Vai in chiesa, con chi vuoi.
lesson-meet-1-hint = Romeo conta sulla chiesa. Scegli quel luogo, e un accompagnatore qualsiasi.
lesson-meet-2 = È venuto anche Romeo, con Frate Lorenzo. Dove c’è lui l’odio non avanza, benché siano presenti tutte e due le famiglie. La chiesa ti permetterebbe di muoverlo di un passo; nel primo capitolo non sei obbligata. Che cosa fai?
lesson-meet-2-hint = Frate Lorenzo mantiene la pace solo dove si trova. Lascialo con voi: non muovere nessuno.
lesson-meet-done = Vi siete incontrati con la passione: l’amore sboccia e sale di uno, e con esso arriva un evento. A dieci avete vinto.
lesson-reason-title = La ragione
lesson-reason-1 = Hai nominato la chiesa, e Romeo risponde con il salone, di cui non hai la carta. Difficilmente pagherebbe per questo se avesse la chiesa: in questa scena non potete incontrarvi. Con la ragione l’amore non sboccia, ma ciascuno ottiene una missiva. Proponila.
lesson-reason-1-hint = Proponi la ragione.
lesson-reason-passion = Con la passione non otterreste nulla, perché non potete incontrarvi. Con la ragione ciascuno ottiene una missiva.
lesson-reason-done = Romeo ha accettato, e ciascuno ha di nuovo una missiva. Una scena senza incontro serve anche a rimettere in ordine le famiglie.
lesson-hate-title = Contro l’odio
lesson-hate-1 = L’Allegoria dell’Odio è venuta in chiesa con Romeo: dovunque non sia sola l’odio avanza, e al quinto passo tutto è perduto. Tu sei per le strade di Verona, da dove si muove l’Allegoria di un passo. A sinistra della chiesa c’è la cella di Frate Lorenzo, a destra il balcone con Donna Capuleti. Dove non fa danno?
lesson-hate-1-hint = Porta l’Allegoria dove Frate Lorenzo mantiene la pace.
lesson-hate-capulets = Al balcone incontra Donna Capuleti, e l’odio avanza. Nella cella Frate Lorenzo mantiene la pace, anche in sua presenza.
lesson-hate-stays = Resta con Romeo, e l’odio avanza. Mandala nella cella, dove Frate Lorenzo mantiene la pace.
lesson-hate-done = In presenza di Frate Lorenzo nemmeno l’Allegoria fa danno, e l’odio non è avanzato. Guarda ogni luogo prima che la scena finisca: due famiglie insieme, o l’Allegoria con qualcuno.
lesson-balcony-title = Il balcone
lesson-balcony-1 = Hai nominato il balcone, e il cuore mostra la passione. Un incontro lì fa sbocciare l’amore due volte. Ma ci sono anche la Nutrice e Donna Capuleti, e con Romeo in mezzo l’odio avanzerebbe. Vacci con l’accompagnatore giusto.
lesson-balcony-1-hint = Romeo viene al balcone. Resta lì, e porta chi mantiene la pace.
lesson-balcony-alone = Vi incontrereste, ma un Montecchi tra i Capuleti fa avanzare l’odio. Frate Lorenzo manterrebbe la pace.
lesson-balcony-done = L’amore sboccia due volte, Frate Lorenzo mantiene la pace, e la Nutrice, che è con te, porta una missiva. Ogni passo dell’amore rivela anche un evento: una carta da leggere, e quelle con la clessidra restano in vigore. Dopo quattro scene l’atto finisce: ciascuno tiene un luogo e un accompagnatore, e il resto si rimescola. Avete tre atti.
