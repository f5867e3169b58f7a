# Verso in italiano. Le lettere B G O e J, le carte e le mosse si scrivono allo stesso modo in tutte le lingue.
# Un paragrafo sta su una riga, per lunga che sia; una riga vuota separa i paragrafi.

title = Verso
tagline = Mare, terra o cielo: prendi la carta così com’è, oppure girala e spera in meglio.
credits = Un gioco di Alexis Allard e Joan Dufour, illustrato da Zongoh, pubblicato da Gigamic nel 2024. Sottovoce è un progetto indipendente, senza legami né con gli autori né con l’editore.

## Chi e che cosa

seat-name = { $seat ->
    [p1] il giocatore 1
    [p2] il giocatore 2
    [p3] il giocatore 3
    [p4] il giocatore 4
    [p5] il giocatore 5
    [p6] il giocatore 6
   *[chance] la sorte
}
seat-title = { $seat ->
    [p1] Il giocatore 1
    [p2] Il giocatore 2
    [p3] Il giocatore 3
    [p4] Il giocatore 4
    [p5] Il giocatore 5
    [p6] Il giocatore 6
   *[chance] La sorte
}
colour = { $colour ->
    [B] blu
    [G] verde
   *[O] arancione
}
landscape = { $colour ->
    [B] il mare
    [G] la terra
   *[O] il cielo
}
face = { $value ->
    [J] jolly { colour }
   *[other] { $value } { colour }
}
a-face = un { face }
the-face = { $value ->
    [1] l’{ $value } { colour }
    [J] il jolly { colour }
   *[other] il { $value } { colour }
}
The-face = { $value ->
    [1] L’{ $value } { colour }
    [J] Il jolly { colour }
   *[other] Il { $value } { colour }
}
worth = { $worth ->
    [one] { $worth } punto
   *[other] { $worth } punti
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Il diario

told-keep = { seat-title } tiene la prima carta così com’è.
told-flip = { seat-title } gira la prima carta.
told-pass = { seat-title } passa.
told-bank = { seat-title } incassa una serie { colour }: { $series }.
told-deal = La prossima carta mostra { a-face } da { worth }.
told-placed = { seat-title } aggiunge { the-face }.
told-flipped = { seat-title } scopre { a-face } da { worth }.
told-discarded = { seat-title } scarta { the-face }.
told-points = { seat-title } segna { points }.
told-square = { seat-title } completa un quadrato: 7 punti.
told-empty = Il mazzo è finito: resta un’ultima serie da incassare.
told-deck-dealt = La prossima carta mostra { a-face } da { worth }.
told-deck-flipped = Il giocatore immaginario gira { $was ->
    [J] un jolly
   *[other] un { $was }
}: è { a-face }. { $turns ->
    [joker] Con un jolly non giri nulla.
    [greater] È più alto: giri la tua carta più alta di quel colore, se ne hai una.
   *[not] Non è più alto: non giri nulla.
}
told-deck-discarded = { The-face } finisce negli scarti.

## La fine

outcome-points = Il mazzo è finito e le ultime serie sono incassate: vince il punteggio più alto, e chi è pari condivide la vittoria.
outcome-points-alone = Il mazzo è finito: fanno { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
outcome-points-short = Punteggio più alto

rank-title = Grado
rank = { $rank ->
    [35] Trentacinque: una buona partita media
    [40] Quaranta: ben fatto
    [45] Quarantacinque: vero talento
    [50] Cinquanta: tanto di cappello
    [55] Cinquantacinque: da esperti
    [60] Sessanta: roba da leggenda
    [64] Sessantaquattro: come gli autori, o meglio
   *[0] Ancora nessun grado: il primo arriva a 35 punti
}

## Rifiuti

bad-dealing = «{ $text }» non dà nessuna carta. Scrivi la carta come giace, prima la faccia in vista, con un asterisco se vale 3, così: «deal G4*/B3».
bad-turning = «{ $text }» non dà nessuna carta. Scrivi la carta come giace, prima la faccia in vista, con un asterisco se vale 3, così: «deal G4*/B3».
bad-turn = «{ $text }» non è una cosa da fare nel tuo turno. Scrivi «keep» (tieni), «flip» (gira) o una serie da incassare, così: «bank B:2-3-J-5».
bad-last = «{ $text }» non è più possibile: il mazzo è finito. Incassa un’ultima serie, così: «bank B:2-3-J-5», oppure passa con «pass».
bad-ended = «{ $text }» arriva troppo tardi: la partita è finita.
bad-series = «{ $text }» non è una serie. Scrivi un colore, B, G oppure O, e da due a sei valori di fila dal più basso al più alto, con al massimo una J al posto del jolly, così: «bank B:2-3-J-5».
must-flip = Mostri già una carta come { $card }, e a questo tavolo una carta così va girata. Scrivi «flip», oppure incassa una serie.
no-series-turn = Non hai ancora una serie: servono due valori vicini dello stesso colore, oppure un numero e il jolly del suo colore. Scrivi «keep» o «flip».
no-series-last = Non hai nessuna serie: servono due valori vicini dello stesso colore, oppure un numero e il jolly del suo colore. Scrivi «pass».
lacking = Non mostri { $lacking }. Puoi incassare: { $possible }.
already-dealt = { $card } è già in tavola; ogni carta della scatola esiste una volta sola. Danne una che non sia ancora uscita.

## Opzioni

option-forced_flip = Doppioni
option-forced_flip-false = si possono tenere, e vanno persi
option-forced_flip-true = vanno girati
option-forced_flip-hint = Se la prima carta mostra una faccia che hai già, tenerla significa sprecarla. Potete accordarvi perché allora si debba girarla.
option-deck = Mazzo preparato
option-deck-hint = Per studio: le carte nell’ordine in cui vengono, la prima in cima, ognuna come giace. Nessuno al tavolo lo conosce.
option-deck-list = Un mazzo preparato è una lista di almeno una carta, la prima in cima, ognuna come giace, così: ["B3/G4", "G3*/BJ"].
option-deck-card = «{ $card }» non è una carta della scatola come giace. Scrivi la faccia in vista, un asterisco se vale 3, una barra e il retro, così: «B3/G4» oppure, girata, «G4*/B3».
option-deck-twice = { $card } è due volte nel mazzo, forse sull’altra faccia. Ogni carta della scatola esiste una volta sola.

## Riguardare la partita: ciò che era ancora possibile

worlds-left = { $count ->
    [one] un solo modo per i retri
   *[other] { $shown } modi per i retri
}

## Che cosa fare adesso

todo-turn-mine = Tieni la prima carta, girala, oppure incassa una serie.
todo-last-mine = Il mazzo è finito: incassa un’ultima serie, oppure passa.
todo-turn-other = { seat-title } sta scegliendo la mossa.
todo-last-other = { seat-title } può incassare un’ultima serie.
todo-dealing-other = Si scopre la prossima carta.
todo-turning-other = Si scopre la carta del giocatore immaginario.

## Le probabilità

odds-title = Che cosa può esserci sul retro
odds-hint = Calcolato sulle carte che nessuno ha visto da entrambi i lati. Una carta non può stare in due posti, e il calcolo ne tiene conto.
odds-exact = esatto
odds-estimated = stimato, entro un centesimo

## Le regole

rules-goal-title = Scopo del gioco
rules-goal =
    Avere più punti di tutti quando il mazzo è finito. I punti vengono dalle serie, cioè da valori vicini di uno stesso colore, e dai quadrati, tre carte di ciascuno dei tre colori.

rules-cards-title = Le carte
rules-cards =
    Le carte sono novanta, e ognuna ha due facce. Una faccia ha un colore, blu per il mare, verde per la terra o arancione per il cielo; un valore da 1 a 6, oppure un jolly; e i punti che vale, 1 o 3.

    Le due facce di una carta sono sempre opposte. I colori sono diversi. Se una faccia vale 1 punto, l’altra ne vale 3. I valori sono vicini: dietro un 3 c’è un 2 o un 4, e anche il 6 e l’1 sono vicini. Solo i jolly fanno eccezione: dietro un jolly può esserci qualsiasi valore, e il jolly stesso vale sempre 1 punto.

rules-setup-title = Preparazione
rules-setup =
    Mescola le carte, ognuna su una faccia qualsiasi, e forma un mazzo di quindici carte per giocatore; chi gioca da solo ne prende 35. Le altre restano nella scatola, non viste. Tutti vedono la faccia superiore della prima carta, e nessuno ne guarda il retro.

rules-turn-title = Il tuo turno
rules-turn =
    Fai una di queste due cose: prendi la prima carta, oppure incassa una serie.

    Se prendi la carta, o la tieni così com’è, senza guardare dietro, o la giri, e allora devi accettare quello che trovi. La carta entra nel tuo gioco, dove ogni colore ha la sua fila. Non puoi mai mostrare due volte lo stesso colore e valore, né due jolly di uno stesso colore: la carta che farebbe doppione viene scartata, anche se vale più di quella che hai.

rules-bank-title = Incassare una serie
rules-bank =
    Una serie è fatta di due fino a sei valori di fila, tutti di un colore, per esempio 3-4-5; non prosegue dal 6 all’1. Un jolly di quel colore può starci al posto di un valore qualsiasi da 1 a 6, anche di uno che mostri già. Di una fila più lunga incassi la parte che vuoi.

    Prima i tuoi due vicini girano il loro numero più alto di quel colore, quello a sinistra prima di quello a destra; chi in quel colore ha soltanto un jolly gira il jolly. Se la nuova faccia è un doppione di una che mostrano già, la carta viene scartata. Poi segni i punti scritti sulle carte della tua serie. Infine scarti le sue due carte più alte, per lunga che sia; un jolly conta come il valore che sostituisce. Le altre restano nel tuo gioco.

rules-square-title = Il quadrato
rules-square =
    Appena mostri almeno tre carte di ogni colore, jolly compresi, segni 7 punti. Non importa se la carta viene dal mazzo o se un vicino te ne ha fatta girare una. Non scarti nulla.

    Per segnare un altro quadrato devi prima perderlo, scendendo sotto le tre carte in un colore, e poi completarlo di nuovo.

rules-end-title = Fine della partita
rules-end =
    Quando qualcuno prende l’ultima carta del mazzo non si pesca più. A partire dal giocatore seguente, ognuno può incassare un’ultima serie, oppure passare. Nessuno gira più nulla. Vince il punteggio più alto; se lo hanno in più d’uno, condividono la vittoria.

rules-solo-title = Da soli
rules-solo =
    Con 35 carte giochi contro un vicino immaginario. Dopo ogni tuo turno la prima carta del mazzo viene girata. Se nessuna delle sue facce è un jolly e il nuovo valore è più grande del vecchio, devi girare la tua carta più alta nel colore della nuova faccia, come se un vicino avesse incassato. Poi quella carta viene scartata, e tocca di nuovo a te.

    La partita finisce quando il mazzo è vuoto, chiunque abbia preso l’ultima carta, e puoi incassare un’ultima serie. Trentacinque punti sono una partita media; ci sono gradi a 40, 45, 50, 55 e 60. Gli autori sono arrivati una volta a 64.

rules-odds-title = Che cosa puoi sapere
rules-odds =
    Nessuno conosce un retro che non è stato girato, ma si può ragionare: dietro un 3 blu da 1 c’è un 2 o un 4, verde o arancione, e alcune di quelle carte si sono già viste. Per ogni carta in tavola mostriamo quali retri sono ancora possibili e quanto è probabile ciascuno.

rules-advice-title = Per la prima partita
rules-advice =
    Una faccia da 3 in un colore che raccogli di solito conviene tenerla; una faccia da 1 ne nasconde una da 3, ma non ne scegli né il colore né il valore. Prima di girare una carta guarda se uno dei retri possibili è una faccia che mostri già: quella carta andrebbe persa.

    Una serie più lunga vale di più e costa sempre due carte soltanto. D’altra parte, un vicino che incassa il tuo colore ti fa girare la carta più alta: non aspettare all’infinito. Le carte basse sopravvivono a più incassi, e tengono in piedi il tuo quadrato.

## La prima lezione

lesson-keep-title = Tenere una carta
lesson-keep-1 = Davanti a te c’è un 2 blu; la prima carta del mazzo mostra un 3 blu. Valori vicini di uno stesso colore fanno una serie, e le serie portano punti. Tieni la carta così com’è.
lesson-keep-1-hint = L’hai girata, e il 3 blu è sparito: una carta girata resta girata. Qui la faccia che vedevi era quella giusta. Tienila.
lesson-keep-done = Ora mostri un 2 e un 3 blu: l’inizio di una serie. Da questo lato la carta vale 1 punto; che cosa ci sia sul retro non lo sa ancora nessuno.
lesson-double-title = Oppure girarla
lesson-double-1 = La prima carta mostra un 4 verde, e tu hai già un 4 verde. Non si mostra mai due volte la stessa faccia: se la tenessi, finirebbe subito tra gli scarti. Girala.
lesson-double-1-hint = Gira la carta.
lesson-double-wasted = Il secondo 4 verde è finito tra gli scarti, e il tuo turno non è servito a nulla. Gira invece la carta.
lesson-double-done = Un 3 blu, accanto al tuo 2 blu! Una volta girata, una carta resta com’è.
lesson-back-title = Che cosa c’è sul retro
lesson-back-1 = Un 3 blu da 1 punto resterebbe solo davanti a te. Ma il suo retro non è mai blu, vale 3 punti e mostra un valore vicino: un 2 o un 4, verde o arancione. Ognuno starebbe accanto al tuo 3 verde o al tuo 3 arancione. Tenere o girare?
lesson-back-1-hint = Sicuro, ma poco utile: la tua sola carta blu è il 6. Ogni retro possibile avrebbe fatto coppia con uno dei tuoi 3, e per 3 punti.
lesson-back-done = Qualunque cosa fosse uscita, andava bene. Prima di ogni scelta guarda che cosa può esserci sul retro: il gioco lo conta per te.
lesson-series-title = Incassare una serie
lesson-series-1 = Mostri il 2, il 3 e il 4 blu e il jolly blu, che sta per un valore qualsiasi. Invece di prendere una carta puoi incassarli: segni i punti di tutte le carte della serie, e il tuo vicino deve girare la sua carta blu più alta. Incassa una serie di quattro.
lesson-series-1-hint = Per una volta lascia stare il mazzo e incassa le tue carte blu: il jolly a un capo, e 2, 3 e 4.
lesson-series-shorter = Anche quella è una serie, ma più corta porta meno punti, e costa sempre le sue due carte più alte. Prendile tutte e quattro.
lesson-series-done = Sei punti. Le due carte più alte della serie sono scartate, le altre ti restano davanti per la prossima; e il 5 blu del tuo vicino è stato girato.
lesson-square-title = Il quadrato
lesson-square-1 = Mostri tre carte blu, tre verdi e due arancioni. Tre di ogni colore fanno un quadrato, che vale subito 7 punti. Che cosa fai con la prima carta?
lesson-square-1-hint = Il retro di una carta arancione non è mai arancione. Tienila così com’è: è la tua terza di quel colore.
lesson-square-done = Un quadrato: 7 punti, e non si scarta nulla. Per segnarne un altro devi prima perderlo.
lesson-end-title = La fine, e da soli
lesson-end-1 = L’ultima carta del mazzo è presa. A partire dal giocatore successivo, ognuno può ancora incassare un’ultima serie, o passare; nessuno gira più nulla. Tocca a te: prendi tutto quello che puoi.
lesson-end-1-hint = Incassa un’ultima serie, la più lunga che hai.
lesson-end-passed = Puoi passare, ma questi punti andrebbero persi: dopo non c’è più nulla. Incassa la tua serie.
lesson-end-shorter = Una serie più corta vale meno punti, e non c’è più nulla per cui tenere carte. Incassale tutte e tre.
lesson-end-done = Gli ultimi punti. Vince il punteggio più alto. Si può giocare anche da soli, con 35 carte: dopo ogni tuo turno un giocatore immaginario gira la prima carta, e se il suo numero cresce, giri la tua carta più alta del nuovo colore. Trentacinque punti sono una buona partita; il record degli autori è 64.
