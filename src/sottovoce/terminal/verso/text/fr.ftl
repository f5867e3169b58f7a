# Ce que dit le plateau de Verso dans le terminal, en français. Les listes de touches : « touche | effet ».

## Le jeu de chacun et la tablée

row-B = mer
row-G = terre
row-O = ciel
square-held = carré
company = Tout le monde
called-you = vous
called-bot = robot
deck-left = Pioche : { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}
deck-empty = La pioche est vide.
deck-dealing = On découvre une carte.
discards = { $count ->
    [0] Rien de défaussé
   *[other] Défausse : { $count }, dernière
}
proposed-keep = garder ?
proposed-flip = retourner ?

## Ce qu’il peut y avoir au verso

odds-of = Verso de { $card }
odds-sampled = estimé
odds-seen = { $card }, déjà vu
odds-percent = { $percent } %
odds-under = <{ $percent } %
odds-double = = déjà montré : perdu

## Un tour

taking-how-turn = k garder · f retourner · b valider ({ $count } choix) · flèches, Tab : regarder
taking-how-turn-none = k garder · f retourner · rien à valider · flèches, Tab : regarder
taking-how-last = b valider ({ $count } choix) · p passer · flèches, Tab : regarder
taking-how-last-none = Vous n’avez aucune série à valider : p passe.
taking-keep = Garder { $card } à { $worth } ? Entrée joue, Échap annule.
taking-keep-note = Son verso reste inconnu.
taking-keep-double = Vous le montrez déjà : la carte serait défaussée.
taking-flip = Retourner { $card } ? Entrée joue, Échap annule.
taking-flip-note = Au verso : { $odds }
taking-bank = Valider { $series } pour { $points } ? Entrée joue, Échap annule.
taking-bank-how = { $cards } iront à la défausse. ↑ ↓ choisir ({ $at } sur { $count }), b g o : couleur.
taking-pass = Passer ? Entrée joue, Échap annule.
taking-pass-banks = Vous pourriez encore valider { $points }.
taking-pass-none = Vous n’avez aucune série à valider.
banks-title = Série { $at } sur { $count }, points
bank-none-B = Il n’y a pas de série bleue à valider.
bank-none-G = Il n’y a pas de série verte à valider.
bank-none-O = Il n’y a pas de série orange à valider.

## Les moments

moment-bank = { $who } valide { $series } : { $points }
moment-gone = { $who } défausse les deux plus hautes : { $cards }
moment-flip = { $who } doit retourner { $old } : voici { $new }.
moment-flip-lost = { $who } doit retourner { $old } : voici { $new }, un doublon, donc défaussé.
moment-square = { $who } complète un carré : 7 points
moment-square-why = { $who } montre { $blue } bleues, { $green } vertes et { $orange } orange : au moins trois de chaque, 7 points.
moment-imagined = Le joueur imaginaire vous fait retourner une carte

## Une personne seule

imagined-title = Le joueur imaginaire
imagined-not-yet = Après chacun de vos tours, la carte du dessus est retournée.
imagined-flip = { $old } est devenu { $new }, plus haut : votre { $mine } se retourne en { $now }.
imagined-flip-lost = { $old } est devenu { $new }, plus haut : votre { $mine } devient { $now }, un doublon perdu.
imagined-none = { $old } est devenu { $new }, plus haut ; mais vous n’aviez pas cette couleur.
imagined-lower = { $old } est devenu { $new }, pas plus haut : rien ne se passe.
imagined-joker = { $old } est devenu { $new } : avec un joker, rien ne se passe.
rank-authors = { $rank } les auteurs

## La fin

end-won = { $who } l’emporte avec { $points }.
end-shared = { $who } se partagent la victoire avec { $points } chacun.
end-place = { $place }. { $who } : { $points }
end-alone = { $points }. Les auteurs ont atteint { $best } une fois.

## Touches

footer = k garder · f retourner · b valider · Tab · h règles · ? touches · q quitter
keys-table =
    À la table
    k | garder la carte du dessus telle qu’elle repose
    f | retourner la carte du dessus
    b | valider une série : ↑ ↓ la choisir ; b g o : bleue, verte, orange
    p | passer, quand la pioche est vide
    Entrée | jouer ce qui est proposé
    Échap, u, Effacer | annuler la proposition ; cesser de regarder ailleurs
    flèches | montrer une carte : ce qu’il peut y avoir au verso
    Tab, Maj+Tab | regarder le jeu du joueur suivant, du précédent
    1–6 | regarder le jeu de ce joueur
    Page↑, Page↓ | faire défiler ce qui s’est passé
    souris | pioche : garder ; verso : retourner ; encore : jouer ; sinon voir
    B ≈  G ♣  O ☼ | mer (bleu), terre (vert), ciel (orange)
    B3★  /G4 | une face à 3 points · un verso déjà vu
    +  ↻  [B3]  × | ajoutée · retournée · choisie · à défausser
    ◆  ◇ | a un carré · n’en a pas
    G2= | un verso possible mais déjà montré : la carte serait perdue
