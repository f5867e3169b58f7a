# I file di contenuto

box-mistake = { $file }, riga { $line }: { $why }
box-mistakes = { $file }: { $count ->
    [one] un errore. Non si può ancora giocare.
   *[other] { $count } errori. Non si può ancora giocare.
}
box-in-order = { $file }: tutto in ordine. Capitoli: { $chapters }, eventi: { $events }, impronta { $hash }. Per giocarlo: sottovoce play romeo-juliet --content { $file }
box-note-language = Nota: { $count ->
    [one] una carta non ha
   *[other] { $count } carte non hanno
} nome o frase nella lingua «{ $language }»; se ne mostra un’altra.
box-note-chapters = Nota: ci sono solo { $count } capitoli su { $most }; gli altri non si possono scegliere.
box-note-idle = Nota: nessun capitolo usa questi eventi di capitolo: { $numbers }.
template-head =
    Un file di contenuto per Romeo e Giulietta. Ciò che segue un # è un commento, tranne nei nomi e nelle frasi.
    Contiene i capitoli e gli eventi di Sottovoce e si può giocare così com’è. Se hai la scatola, sostituiscili
    carta per carta con quelli stampati. Per controllare: sottovoce content check FILE
    Per giocare: sottovoce play romeo-juliet --content FILE
    Luoghi: balcony (balcone) ballroom (sala da ballo) street (strade) salon (salone) cell (cella) church (chiesa)
    Accompagnatori: nurse (nutrice) lord-capulet lady-capulet tybalt benvolio mercutio lord-montague friar (frate) hate (odio)
    Innamorati: juliet romeo
template-board =
    ring: i sei luoghi in senso orario. love: i passi d’amore che vincono. hate: i passi d’odio che perdono.
    capulets, montagues: chi appartiene a quale famiglia; friar e hate a nessuna.
template-cards =
    Le sette carte Accompagnatore di ciascun innamorato; un nome per ogni carta. Le carte Luogo sono uguali per entrambi.
template-chapter =
    Un capitolo, da 1 a 9. tier: easy (facile), medium (medio) o hard (difficile). event: il numero del suo evento,
    di livello «chapter». missives: chi comincia con quante delle cinque (reserve: la riserva).
    events: quanti di ogni livello da I a IV formano il mazzo, in tutto uno meno di love.
    Poi chi si trova in ogni luogo; nessuno due volte, nessuno dimenticato.
    name.en, name.fr, name.it e text.en, text.fr, text.it: nome e frase; basta una lingua.
    prologue.it, won.it, lost.it e così via: ciò che si racconta prima della prima scena, e alla fine; facoltativi.
template-event =
    Un evento, da 1 a 63. level: chapter, I, II, III o IV. hourglass (clessidra): yes se resta in vigore, no se accade
    una volta. chapters: nel mazzo di quali capitoli può essere; senza questa riga, di tutti.
    effect: una riga per ogni effetto, nell’ordine. A un effetto che resta può seguire una condizione:
    when (quando) o unless (tranne se), qualcuno, at e un luogo, oppure with e qualcun altro.
    Le parole che ci sono, ognuna con un esempio:
