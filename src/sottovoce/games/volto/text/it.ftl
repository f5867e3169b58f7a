# Volto in italiano. Le lettere N C P S D, le caselle e le mosse si scrivono allo stesso modo in ogni lingua.
# Un paragrafo è una riga sola, per lunga che sia; una riga vuota separa i paragrafi. Un esito che ha un vincitore chiede $seat.

title = Volto
tagline = Due famiglie in maschera, una piazza a Venezia, e nemmeno un viso di cui fidarsi.
credits = Un gioco di Yusuke Emi, pubblicato da Blue Orange nel 2022. Sottovoce è un progetto indipendente, non affiliato né all’autore né all’editore.

## Chi

seat-name = { $seat ->
    [red] il Rosso
    [white] il Bianco
   *[chance] la sorte
}
seat-title = { $seat ->
    [red] Il Rosso
    [white] Il Bianco
   *[chance] La sorte
}
kind = { $letter ->
    [N] Nobile
    [C] Consigliere
    [P] Pretendente
    [S] Soldato
   *[D] Damigella
}
a-kind = { $letter ->
    [N] un nobile
    [C] un consigliere
    [P] il pretendente
    [S] il soldato
   *[D] una damigella
}
your-kind = { $letter ->
    [N] il tuo nobile
    [C] il tuo consigliere
    [P] il tuo pretendente
    [S] il tuo soldato
   *[D] la tua damigella
}
Your-kind = { $letter ->
    [N] Il tuo nobile
    [C] Il tuo consigliere
    [P] Il tuo pretendente
    [S] Il tuo soldato
   *[D] La tua damigella
}

## Il diario

told-setup = { seat-title } si schiera: { $home } nel palazzo, { $front } davanti.
told-setup-hidden = { seat-title } ha schierato le sue maschere in segreto e può cominciare.
told-move = { seat-title } muove da { $origin } a { $square }.
told-capture = { seat-title }, partendo da { $origin }, cattura in { $square }.
told-captured = { $letter ->
    [N] La maschera catturata è un nobile.
    [C] La maschera catturata è un consigliere.
    [P] La maschera catturata è il pretendente!
    [S] La maschera catturata è il soldato.
   *[D] La maschera catturata è una damigella, e chi l’ha catturata lascia il tabellone con lei.
}
told-removed = { $letter ->
    [P] A catturarla era stato il pretendente!
   *[N] A catturarla era stato { a-kind }.
}
told-removed-hidden = La maschera che l’ha catturata se ne va senza mostrare il volto; non era il pretendente.
told-skipped = { seat-title } non ha mosse e salta il turno.
told-revealed = { seat-title } aveva schierato { $home } nel palazzo e { $front } davanti.

## La fine

outcome-pretender_captured = { seat-title } vince: il pretendente avversario è stato catturato.
outcome-pretender_captured-short = Pretendente catturato
outcome-pretender_lost = { seat-title } vince: il pretendente avversario ha catturato una damigella e lascia il tabellone con lei.
outcome-pretender_lost-short = Pretendente perso per una damigella
outcome-damsels = { seat-title } vince: la sua seconda damigella è stata catturata.
outcome-damsels-short = Catturata la propria seconda damigella
outcome-palace = { seat-title } vince: il suo pretendente è entrato nel palazzo avversario.
outcome-palace-short = Pretendente nel palazzo avversario
outcome-repetition = Patta: la stessa posizione si presenta per la terza volta.
outcome-repetition-short = Patta per ripetizione
outcome-no_captures = Patta: cento mosse di fila senza catture.
outcome-no_captures-short = Patta senza catture
outcome-no_moves = Patta: nessuno può più muovere.
outcome-no_moves-short = Patta senza mosse

## Rifiuti

bad-setup = «{ $text }» non schiera le tue maschere. Scrivi le lettere della riga del palazzo, una barra e quelle della riga davanti, ciascuna dalla a alla e, così: «setup NNPNC/SDCDC».
bad-moving = «{ $text }» non muove nessuna maschera. Scrivi da dove parte e dove va, così: «b2-b3», oppure «b2xb3» per catturare.
bad-ended = «{ $text }» arriva troppo tardi: la partita è finita e le maschere non si muovono più.
wrong-cast = Questo schieramento ha { $N } N, { $C } C, { $P } P, { $S } S e { $D } D. Tu hai tre nobili (N), tre consiglieri (C), un pretendente (P), un soldato (S) e due damigelle (D): schierali tutti, una volta ciascuno.
no-mask = In { $square } non c’è nessuna maschera. Le tue sono in: { $own }.
not-your-mask = La maschera in { $square } è dell’avversario. Le tue sono in: { $own }.
own-mask-there = In { $square } c’è una delle tue maschere. { Your-kind } in { $origin } può giocare: { $can }.
rival-there = In { $square } c’è una maschera avversaria: per catturarla scrivi «{ $right }».
empty-there = In { $square } non c’è nessuno da catturare: per andarci scrivi «{ $right }».
damsel-captures-nobody = { Your-kind } in { $origin } non cattura nessuno, nemmeno in { $square }: una damigella va solo su caselle vuote. Può giocare: { $can }.
soldier-arrived = { Your-kind } in { $origin } ha raggiunto il palazzo avversario e resta lì. Muovi un’altra maschera.
blocked = { Your-kind } in { $origin } per ora non può andare da nessuna parte. Muovi un’altra maschera.
out-of-reach = { Your-kind } in { $origin } non può raggiungere { $square } con una mossa: { $letter ->
    [N] un nobile fa un passo lungo la sua riga o la sua colonna.
    [C] un consigliere fa un passo in diagonale.
    [P] il pretendente fa un passo in qualsiasi direzione.
    [S] il soldato va dritto in avanti e non scavalca nessuno.
   *[D] una damigella fa un passo in qualsiasi direzione, su una casella vuota.
} Mosse possibili: { $can }.

## Opzioni

option-capturer = La maschera che cattura una damigella
option-capturer-shown = viene mostrata mentre esce
option-capturer-hidden = esce senza mostrarsi, tranne il pretendente

## Riguardare la partita: ciò che era ancora possibile

worlds-left = { $count ->
    [one] uno schieramento
   *[other] { $shown } schieramenti
}

## Che cosa fare adesso

todo-setup-mine = Schiera in segreto le tue dieci maschere: cinque nel tuo palazzo, cinque davanti.
todo-moving-mine = Muovi una delle tue maschere.
todo-setup-other = { seat-title } non ha ancora finito di schierarsi.
todo-moving-other = { seat-title } sta pensando alla mossa.

## Le regole

rules-goal-title = Scopo del gioco
rules-goal =
    Venezia sta per eleggere il Doge, è carnevale e tutti portano la maschera. Due famiglie, il Rosso e il Bianco, si incontrano in piazza San Marco. Delle tue maschere vedi il segno sul retro; di quelle dell’avversario vedi soltanto il volto.

    Si vince in tre modi. Togliendo dal tabellone il pretendente avversario. Oppure portando il tuo pretendente nel palazzo avversario. Oppure perdendo le tue due damigelle: vinci quando la tua seconda damigella viene catturata dall’avversario. Le tue damigelle sono esche, e chi abbocca due volte ha perso.

rules-setup-title = Preparazione
rules-setup =
    Il tabellone ha cinque colonne, dalla a alla e, e sette righe. La riga 1 è il palazzo del Rosso, la riga 7 quello del Bianco; le cinque righe in mezzo sono la piazza.

    Ogni parte ha dieci maschere: tre nobili, tre consiglieri, un pretendente, un soldato e due damigelle. I due giocatori le schierano nello stesso momento e in segreto, come preferiscono: cinque nel proprio palazzo e cinque nella riga davanti. L’avversario viene a sapere solo che hai finito. Poi comincia il Rosso.

rules-moving-title = Il movimento
rules-moving =
    Quando tocca a te, muovi una delle tue maschere, su una casella vuota o su una maschera avversaria, che viene catturata; mai su una delle tue. Non si può passare.

    Un nobile fa un passo lungo la sua riga o la sua colonna, un consigliere un passo in diagonale, il pretendente un passo in una delle otto direzioni. Il soldato va dritto in avanti, quanto vuole finché le caselle sono vuote, e sull’ultima può catturare; una volta nel palazzo avversario non si muove mai più. Una damigella fa un passo in una delle otto direzioni, ma non cattura mai: va solo su caselle vuote.

rules-capture-title = Le catture
rules-capture =
    Una maschera catturata viene mostrata a tutti e due i giocatori. Un nobile, un consigliere o il soldato lascia semplicemente il tabellone. Se è il pretendente, chi l’ha catturato ha vinto.

    Se è una damigella, se ne va e porta con sé chi l’ha catturata: escono tutti e due, e tutti e due vengono mostrati. Un pretendente che cattura una damigella è dunque perso, e vince chi possedeva la damigella. Potete accordarvi perché chi l’ha catturata esca senza mostrarsi; il pretendente invece si mostra sempre.

rules-end-title = Fine della partita
rules-end =
    Risolta la cattura, si guarda. Un pretendente è uscito dal tabellone? La sua parte ha perso, comunque sia andata. Un giocatore ha appena perso la sua seconda damigella? Allora ha vinto proprio lui, a cui la damigella apparteneva. Un pretendente sta nel palazzo avversario? La sua parte ha vinto. Un pretendente che lì cattura una damigella sparisce: non è arrivato.

    Chi non può muovere salta il turno. La partita è patta se nessuno può muovere, se per la terza volta le stesse maschere stanno sulle stesse caselle e tocca allo stesso giocatore, o se cento mosse di fila, contando quelle di entrambi, non portano a nessuna cattura. I giocatori possono anche accordarsi per la patta. A partita finita tutte le maschere vengono mostrate.

rules-knowing-title = Che cosa si può sapere
rules-knowing =
    Ogni mossa dice qualcosa. Un passo in diagonale: né nobile né soldato. Due caselle o più in una volta: il soldato. Una cattura: non è una damigella. Una maschera entrata nel tuo palazzo senza aver vinto: non è il pretendente. E sono solo tre, tre, uno, uno e due: quando tre nobili sono noti, nessun’altra maschera può esserlo.

    Di ogni maschera avversaria il tabellone ricorda dove è passata e che cosa può ancora essere, considerandole tutte e dieci insieme. Non dimentica nulla; quello che non può dirti è che cosa l’avversario vuole farti credere.

rules-advice-title = Per la prima partita
rules-advice =
    Non catturare con il pretendente se non sai chi catturi: una damigella ti costerebbe la partita. Cattura le maschere ignote con un nobile o un consigliere di cui puoi fare a meno, e ricorda che catturare la seconda damigella significa regalare la vittoria all’avversario.

    Metti le tue damigelle dove sembrano una minaccia, e fa’ camminare il pretendente come la più grigia delle maschere. Una maschera che osa catturare non è una damigella, e lo sa anche l’avversario.

## Le maschere

help-N = Un nobile fa un passo lungo la sua riga o la sua colonna, su una casella vuota o su una maschera avversaria. Da b3 può andare in a3, c3, b2 o b4. Ne hai tre: fanno bene la guardia e catturano bene, e un passo di lato o indietro non rivela nulla, se non che non è né il soldato né un consigliere.
help-C = Un consigliere fa un passo in diagonale, su una casella vuota o su una maschera avversaria. Da b3 può andare in a2, c2, a4 o c4. Ne hai tre. Il suo passo somiglia a quello del pretendente o di una damigella: è la controfigura migliore per entrambi.
help-P = Il pretendente fa un passo in una delle otto direzioni, su una casella vuota o su una maschera avversaria. Se viene catturato hai perso; se cattura una damigella escono tutti e due, e hai perso lo stesso; se arriva nel palazzo avversario, hai vinto. Da b6 il pretendente del Rosso vince in a7, b7 o c7, a meno che non lo aspetti una damigella.
help-S = Il soldato va dritto in avanti, quanto vuole finché le caselle lungo la strada sono vuote; sull’ultima può catturare. Se la strada è libera, il soldato del Rosso in b2 può andare in b3, b4, b5, b6 o b7. Non va mai di lato né indietro, e una volta nel palazzo avversario non si muove più, anche se lì può essere catturato. Una corsa di due caselle o più lo tradisce.
help-D = Una damigella fa un passo in una delle otto direzioni, solo su caselle vuote: non cattura mai. Chi la cattura lascia il tabellone con lei e, se era il pretendente, vinci all’istante. Vinci anche quando la tua seconda damigella viene catturata dall’avversario. Metti quindi le damigelle sulla sua strada, senza far capire che cosa sono.

## Lo stesso in una colonna stretta, al massimo 34 caratteri

move-N = un passo, riga o colonna
move-C = un passo, in diagonale
move-P = un passo, 8 direzioni
move-S = dritto in avanti, senza limite
move-D = un passo, 8 direzioni, non cattura

## La prima lezione

lesson-noble-title = Un passo sulla piazza
lesson-noble-1 = Sei il Rosso, e solo tu vedi che cosa sono le tue maschere: ognuna ti mostra il suo segno. Tre di quelle davanti sono nobili (N), che fanno un passo lungo la loro riga o colonna. Fanne avanzare uno.
lesson-noble-1-hint = Scegli una maschera con la lettera N e la casella davanti a lei.
lesson-noble-soldier = Quello era il soldato (S): va dritto in avanti quanto vuole. Scegli un nobile (N).
lesson-noble-counsellor = Quello era un consigliere (C): muove in diagonale. Scegli un nobile (N).
lesson-noble-done = Il Bianco ha visto una maschera fare un passo, e basta: può essere un nobile, ma anche il pretendente, il soldato o una damigella. Solo un consigliere non può averlo fatto.
lesson-capture-title = Una cattura
lesson-capture-1 = Una maschera bianca è arrivata proprio davanti al tuo nobile in c4. Per catturarla, vai sulla sua casella.
lesson-capture-1-hint = Il nobile in c4 può catturare la maschera in c5.
lesson-capture-done = Una maschera catturata lascia il tabellone ed è mostrata a entrambi. Era un nobile; e ora il Bianco sa qualcosa della tua: ha catturato, quindi non è una damigella.
lesson-spare-title = Non mordere con il pretendente
lesson-spare-1 = La maschera in c5 si può catturare in due modi: con il tuo nobile in c4 o con il tuo pretendente (P) in b4. Se è una damigella, porta con sé chi l’ha catturata, e senza pretendente hai perso. Catturala con quello giusto.
lesson-spare-1-hint = Cattura la maschera in c5 con il nobile in c4.
lesson-spare-lost = Era una damigella, e il tuo pretendente ha lasciato il tabellone con lei: il Bianco ha vinto subito. Le maschere ignote sono per i nobili e i consiglieri.
lesson-spare-done = Una damigella, appunto: sono usciti entrambi, un nobile per una damigella. Ma attenzione, è solo la prima: chi le cattura tutte e due ha perso.
lesson-bait-title = Offri la tua damigella
lesson-bait-1 = Il Bianco ha già catturato una delle tue damigelle (D). Se cattura la seconda, vinci tu. Sta in d3, e la maschera in d5 è appena avanzata dritta verso di lei. Mettila alla sua portata.
lesson-bait-1-hint = Muovi la damigella che sta in d3.
lesson-bait-away = Lì la maschera in d5 non la raggiunge con un passo dritto. Mettila sulla casella proprio davanti.
lesson-bait-done = Il Bianco non ha resistito: la tua seconda damigella è stata catturata, e hai vinto. Le tue damigelle sono esche; falle sembrare una minaccia.
lesson-read-title = Leggere una maschera
lesson-read-1 = Due maschere bianche sono alla tua portata, in a4 e in d4. Una di loro è andata dritta e poi ha catturato in diagonale. Chi può fare entrambe le cose, e catturare? Cattura il pretendente.
lesson-read-1-hint = Cattura una delle due: quella che ha mosso sia dritta sia in diagonale.
lesson-read-other = Quella è sempre andata dritta. La maschera in d4 ha fatto entrambe le cose: è scesa lungo la colonna c e ha catturato in diagonale.
lesson-read-done = Dritta e in diagonale: pretendente o damigella. Ma una damigella non cattura mai. Dunque era il pretendente, e hai vinto.
lesson-palace-title = Nel palazzo
lesson-palace-1 = Il tuo pretendente (P) sta in e6, davanti al palazzo del Bianco. Se entra nel palazzo e dopo la mossa è ancora lì, hai vinto. Entra.
lesson-palace-1-hint = Muovi il pretendente da e6 su una casella vuota della riga 7.
lesson-palace-damsel = Era una damigella: il tuo pretendente ha lasciato il tabellone con lei, e il Bianco ha vinto. Una casella vuota non riserva sorprese.
lesson-palace-capture = Una cattura, ed è andata bene; ma potevi vincere. La casella e7, nel palazzo, è vuota.
lesson-palace-done = Il tuo pretendente è nel palazzo, e Venezia ha il suo Doge: hai vinto. Ora conosci tutti e tre i modi di vincere.
