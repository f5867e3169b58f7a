# Les fichiers de contenu

box-mistake = { $file }, ligne { $line } : { $why }
box-mistakes = { $file } : { $count ->
    [one] une erreur. On ne peut pas encore y jouer.
   *[other] { $count } erreurs. On ne peut pas encore y jouer.
}
box-in-order = { $file } : tout est en ordre. Chapitres : { $chapters }, évènements : { $events }, empreinte { $hash }. Pour y jouer : sottovoce play romeo-juliet --content { $file }
box-note-language = Remarque : { $count ->
    [one] une carte n’a
   *[other] { $count } cartes n’ont
} pas de nom ou de phrase dans la langue « { $language } » ; une autre langue est montrée.
box-note-chapters = Remarque : seuls { $count } chapitres sur { $most } sont là ; les autres ne peuvent pas être choisis.
box-note-idle = Remarque : aucun chapitre n’emploie ces évènements de chapitre : { $numbers }.
template-head =
    Un fichier de contenu pour Roméo & Juliette. Ce qui suit un # est un commentaire, sauf dans les noms et phrases.
    Il contient les chapitres et évènements de Sottovoce et peut être joué tel quel. Si vous avez la boîte,
    remplacez-les carte par carte par ceux qui sont imprimés. Pour vérifier : sottovoce content check FICHIER
    Pour jouer : sottovoce play romeo-juliet --content FICHIER
    Lieux : balcony (balcon) ballroom (salle de bal) street (rue) salon cell (cellule) church (église)
    Chaperons : nurse (nourrice) lord-capulet lady-capulet tybalt benvolio mercutio lord-montague friar (frère Laurent) hate (haine)
    Amants : juliet romeo
template-board =
    ring : les six lieux dans le sens horaire. love : les pas d’amour qui gagnent. hate : les pas de haine qui perdent.
    capulets, montagues : qui appartient à quelle famille ; friar et hate n’appartiennent à aucune.
template-cards =
    Les sept cartes Chaperon de chaque amant ; un nom par carte. Les cartes Lieu sont les mêmes pour les deux.
template-chapter =
    Un chapitre, de 1 à 9. tier : easy (facile), medium (moyen) ou hard (difficile). event : le numéro de son
    évènement, de niveau « chapter ». missives : qui commence avec combien des cinq (reserve : la réserve).
    events : combien de chaque niveau I à IV forment la pioche, en tout un de moins que love.
    Puis qui se trouve dans chaque lieu ; personne deux fois, personne d’oublié.
    name.en, name.fr, name.it et text.en, text.fr, text.it : nom et phrase ; une langue suffit.
    prologue.fr, won.fr, lost.fr, etc. : ce qui est raconté avant la première scène, puis à la fin ; facultatif.
template-event =
    Un évènement, de 1 à 63. level : chapter, I, II, III ou IV. hourglass (sablier) : yes s’il reste en vigueur,
    no s’il a lieu une fois. chapters : dans la pioche de quels chapitres il peut être ; sans cette ligne, de tous.
    effect : une ligne par effet, dans l’ordre. Un effet qui reste peut être suivi d’une
    condition : when (quand) ou unless (sauf si), quelqu’un, at et un lieu, ou with et quelqu’un d’autre.
    Les mots qui existent, chacun avec un exemple :
