# Verso en français. Les lettres B G O et J, les cartes et les coups s’écrivent de même dans toutes les langues.
# Un paragraphe tient sur une ligne, si longue soit-elle ; une ligne vide sépare les paragraphes.

title = Verso
tagline = Mer, terre ou ciel : prenez la carte telle quelle, ou retournez-la en espérant mieux.
credits = Un jeu d’Alexis Allard et Joan Dufour, illustré par Zongoh, publié par Gigamic en 2024. Sottovoce est un projet indépendant, sans lien avec les auteurs ni avec l’éditeur.

## Qui et quoi

seat-name = { $seat ->
    [p1] le joueur 1
    [p2] le joueur 2
    [p3] le joueur 3
    [p4] le joueur 4
    [p5] le joueur 5
    [p6] le joueur 6
   *[chance] le hasard
}
seat-title = { $seat ->
    [p1] Le joueur 1
    [p2] Le joueur 2
    [p3] Le joueur 3
    [p4] Le joueur 4
    [p5] Le joueur 5
    [p6] Le joueur 6
   *[chance] Le hasard
}
colour = { $colour ->
    [B] bleu
    [G] vert
   *[O] orange
}
landscape = { $colour ->
    [B] la mer
    [G] la terre
   *[O] le ciel
}
face = { $value ->
    [J] joker { colour }
   *[other] { $value } { colour }
}
a-face = un { face }
the-face = { $value ->
    [J] le joker { colour }
   *[other] le { $value } { colour }
}
The-face = { $value ->
    [J] Le joker { colour }
   *[other] Le { $value } { colour }
}
worth = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Le journal

told-keep = { seat-title } garde la carte du dessus telle quelle.
told-flip = { seat-title } retourne la carte du dessus.
told-pass = { seat-title } passe.
told-bank = { seat-title } valide une série { $colour ->
    [B] bleue
    [G] verte
   *[O] orange
} : { $series }.
told-deal = La carte suivante montre { a-face } à { worth }.
told-placed = { seat-title } ajoute { the-face }.
told-flipped = { seat-title } découvre { a-face } à { worth }.
told-discarded = { seat-title } défausse { the-face }.
told-points = { seat-title } marque { points }.
told-square = { seat-title } complète un carré : 7 points.
told-empty = La pioche est vide : place à une dernière série.
told-deck-dealt = La carte suivante montre { a-face } à { worth }.
told-deck-flipped = Le joueur imaginaire retourne { $was ->
    [J] un joker
   *[other] un { $was }
} : c’est { a-face }. { $turns ->
    [joker] Avec un joker, vous ne retournez rien.
    [greater] C’est plus élevé : vous retournez votre plus haute carte de cette couleur, si vous en avez une.
   *[not] Ce n’est pas plus élevé : vous ne retournez rien.
}
told-deck-discarded = { The-face } rejoint la défausse.

## La fin

outcome-points = La pioche est épuisée et les dernières séries sont validées : le meilleur score l’emporte, et en cas d’égalité la victoire est partagée.
outcome-points-alone = La pioche est épuisée : cela fait { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
outcome-points-short = Meilleur score

rank-title = Rang
rank = { $rank ->
    [35] Trente-cinq : une bonne partie moyenne
    [40] Quarante : bien joué
    [45] Quarante-cinq : un vrai talent
    [50] Cinquante : chapeau bas
    [55] Cinquante-cinq : un niveau d’expert
    [60] Soixante : on en parlera longtemps
    [64] Soixante-quatre : autant que les auteurs, ou mieux
   *[0] Pas encore de rang : le premier est à 35 points
}

## Refus

bad-dealing = « { $text } » ne donne pas de carte. Écrivez la carte telle qu’elle repose, la face visible d’abord, avec une étoile si cette face vaut 3, comme ceci : « deal G4*/B3 ».
bad-turning = « { $text } » ne donne pas de carte. Écrivez la carte telle qu’elle repose, la face visible d’abord, avec une étoile si cette face vaut 3, comme ceci : « deal G4*/B3 ».
bad-turn = « { $text } » n’est pas une action de votre tour. Écrivez « keep » (garder), « flip » (retourner) ou une série à valider, comme ceci : « bank B:2-3-J-5 ».
bad-last = « { $text } » n’est plus possible : la pioche est vide. Validez une dernière série, comme ceci : « bank B:2-3-J-5 », ou passez avec « pass ».
bad-ended = « { $text } » arrive trop tard : la partie est finie.
bad-series = « { $text } » n’est pas une série. Écrivez une couleur, B, G ou O, puis de deux à six valeurs qui se suivent en montant, avec au plus un J à la place du joker, comme ceci : « bank B:2-3-J-5 ».
must-flip = Vous montrez déjà une carte comme { $card }, et à cette table une telle carte doit être retournée. Écrivez « flip », ou validez une série.
no-series-turn = Vous n’avez pas encore de série : il faut deux valeurs voisines de la même couleur, ou un nombre et le joker de sa couleur. Écrivez « keep » ou « flip ».
no-series-last = Vous n’avez pas de série : il faut deux valeurs voisines de la même couleur, ou un nombre et le joker de sa couleur. Écrivez « pass ».
lacking = Vous ne montrez pas { $lacking }. Vous pouvez valider : { $possible }.
already-dealt = { $card } est déjà sur la table ; chaque carte de la boîte n’existe qu’une fois. Donnez une carte qui n’a pas encore paru.

## Options

option-forced_flip = Doublons
option-forced_flip-false = peuvent être gardés, donc perdus
option-forced_flip-true = doivent être retournés
option-forced_flip-hint = Si la carte du dessus montre une face que vous avez déjà, la garder revient à la perdre. Vous pouvez convenir qu’il faut alors la retourner.
option-deck = Pioche préparée
option-deck-hint = Pour l’étude : les cartes dans l’ordre où elles viennent, celle du dessus d’abord, chacune telle qu’elle repose. Personne à la table ne connaît cet ordre.
option-deck-list = Une pioche préparée est une liste d’au moins une carte, celle du dessus d’abord, chacune telle qu’elle repose, comme ceci : ["B3/G4", "G3*/BJ"].
option-deck-card = « { $card } » n’est pas une carte de la boîte telle qu’elle repose. Écrivez la face visible, une étoile si elle vaut 3, une barre et le verso, comme ceci : « B3/G4 » ou, retournée, « G4*/B3 ».
option-deck-twice = { $card } figure deux fois dans la pioche, peut-être sur l’autre face. Chaque carte de la boîte n’existe qu’une fois.

## Regard en arrière : ce qui était encore possible

worlds-left = { $count ->
    [one] un seul jeu de versos
   *[other] { $shown } jeux de versos
}

## Que faire maintenant

todo-turn-mine = Gardez la carte du dessus, retournez-la, ou validez une série.
todo-last-mine = La pioche est vide : validez une dernière série, ou passez.
todo-turn-other = { seat-title } choisit son coup.
todo-last-other = { seat-title } peut valider une dernière série.
todo-dealing-other = On découvre la carte suivante.
todo-turning-other = On découvre la carte du joueur imaginaire.

## Les chances

odds-title = Ce qui peut se trouver au verso
odds-hint = Calculé d’après les cartes que personne n’a vues des deux côtés. Une carte ne peut pas être à deux endroits à la fois, et le calcul en tient compte.
odds-exact = exact
odds-estimated = estimé, à un centième près

## Les règles

rules-goal-title = But du jeu
rules-goal =
    Ayez plus de points que tous les autres quand la pioche est épuisée. Les points viennent des séries, c’est-à-dire de valeurs qui se suivent dans une couleur, et des carrés, soit trois cartes de chacune des trois couleurs.

rules-cards-title = Les cartes
rules-cards =
    Il y a quatre-vingt-dix cartes, et chacune a deux faces. Une face a une couleur, bleu pour la mer, vert pour la terre ou orange pour le ciel ; une valeur de 1 à 6, ou un joker ; et les points qu’elle rapporte, 1 ou 3.

    Les deux faces d’une carte s’opposent en tout. Les couleurs diffèrent. Si une face vaut 1 point, l’autre en vaut 3. Les valeurs sont voisines : derrière un 3 se cache un 2 ou un 4, et le 6 et le 1 sont voisins eux aussi. Seuls les jokers font exception : derrière un joker il peut y avoir n’importe quelle valeur, et le joker lui-même vaut toujours 1 point.

rules-setup-title = Mise en place
rules-setup =
    Mélangez les cartes, chacune sur l’une ou l’autre face, et formez une pioche de quinze cartes par joueur ; seul, prenez-en 35. Les autres restent dans la boîte sans être vues. Tout le monde voit la face supérieure de la carte du dessus, et personne ne regarde son verso.

rules-turn-title = Votre tour
rules-turn =
    Faites l’une de ces deux choses : prendre la carte du dessus, ou valider une série.

    Si vous prenez la carte, ou bien vous la gardez telle quelle, sans regarder derrière, ou bien vous la retournez, et il faut alors accepter ce qui apparaît. Elle entre dans votre jeu, où chaque couleur a sa rangée. Vous ne montrez jamais deux fois la même couleur et la même valeur, ni deux jokers d’une même couleur : la carte qui ferait doublon est défaussée, même si elle rapporte plus que celle que vous avez.

rules-bank-title = Valider une série
rules-bank =
    Une série compte de deux à six valeurs qui se suivent dans une seule couleur, par exemple 3-4-5 ; elle ne passe pas du 6 au 1. Un joker de cette couleur peut y tenir lieu de n’importe quelle valeur de 1 à 6, même d’une valeur que vous montrez aussi. D’une longue suite, vous validez la part que vous voulez.

    D’abord, vos deux voisins retournent leur plus grand nombre de cette couleur, celui de gauche avant celui de droite ; qui n’y possède qu’un joker retourne le joker. Si la nouvelle face fait doublon chez eux, la carte est défaussée. Ensuite, vous marquez les points inscrits sur les cartes de votre série. Enfin, vous défaussez ses deux plus hautes cartes, quelle que soit sa longueur ; un joker compte pour la valeur qu’il remplace. Les autres restent dans votre jeu.

rules-square-title = Le carré
rules-square =
    Dès que vous montrez au moins trois cartes de chaque couleur, jokers compris, vous marquez 7 points, que la carte vienne de la pioche ou d’un retournement causé par un voisin. Vous ne défaussez rien.

    Pour marquer un nouveau carré, il faut d’abord perdre le premier, en descendant sous trois cartes dans une couleur, puis le compléter de nouveau.

rules-end-title = Fin de la partie
rules-end =
    Quand quelqu’un prend la dernière carte, on ne pioche plus. À partir du joueur suivant, chacun peut valider une dernière série, ou passer. Plus personne ne retourne de carte. Le meilleur score l’emporte ; s’ils sont plusieurs à l’avoir, ils partagent la victoire.

rules-solo-title = Mode solo
rules-solo =
    Avec 35 cartes, vous affrontez un voisin imaginaire. Après chacun de vos tours, la carte du dessus est retournée. Si aucune de ses faces n’est un joker et si la nouvelle valeur est plus grande que l’ancienne, vous devez retourner votre plus haute carte dans la couleur de la nouvelle face, comme si un voisin avait validé une série. Puis cette carte est défaussée, et c’est de nouveau à vous.

    La partie s’arrête quand la pioche est vide, quel que soit celui qui a pris la dernière carte, et vous pouvez valider une dernière série. Trente-cinq points font une partie moyenne ; il y a des rangs à 40, 45, 50, 55 et 60. Les auteurs sont montés un jour à 64.

rules-odds-title = Ce que vous pouvez savoir
rules-odds =
    Personne ne connaît un verso qui n’a pas été retourné, mais on peut raisonner : derrière un 3 bleu à 1 point, il y a un 2 ou un 4, vert ou orange, et certaines de ces cartes ont déjà été vues. Pour chaque carte sur la table, nous montrons quels versos restent possibles et avec quelle probabilité.

rules-advice-title = Pour une première partie
rules-advice =
    Une face à 3 points dans une couleur que vous réunissez vaut souvent la peine d’être gardée ; une face à 1 point en cache une à 3, mais vous n’en choisissez ni la couleur ni la valeur. Avant de retourner une carte, regardez si l’un de ses versos possibles est une face que vous montrez déjà : cette carte-là serait perdue.

    Une série plus longue rapporte plus et ne coûte toujours que deux cartes. En revanche, un voisin qui valide votre couleur retourne votre plus haute carte : n’attendez pas indéfiniment. Les petites cartes survivent à plusieurs validations, et elles gardent votre carré en vie.

## La première leçon

lesson-keep-title = Garder une carte
lesson-keep-1 = Devant vous, un 2 bleu ; la carte du dessus de la pioche montre un 3 bleu. Des valeurs voisines d’une même couleur forment une série, et les séries rapportent des points. Gardez la carte telle quelle.
lesson-keep-1-hint = Vous l’avez retournée, et le 3 bleu a disparu : un retournement est définitif. Ici, la face visible était la bonne. Gardez-la.
lesson-keep-done = Vous montrez maintenant un 2 et un 3 bleus : le début d’une série. De ce côté, la carte vaut 1 point ; ce qu’il y a au verso, personne ne le sait encore.
lesson-double-title = Ou la retourner
lesson-double-1 = La carte du dessus montre un 4 vert, et vous avez déjà un 4 vert. On ne montre jamais deux fois la même face : si vous la gardiez, elle irait droit à la défausse. Retournez-la.
lesson-double-1-hint = Retournez la carte.
lesson-double-wasted = Le second 4 vert est allé à la défausse, et votre tour n’a servi à rien. Retournez plutôt la carte.
lesson-double-done = Un 3 bleu, à côté de votre 2 bleu ! Une fois retournée, une carte reste comme elle est.
lesson-back-title = Ce que cache le verso
lesson-back-1 = Un 3 bleu à 1 point resterait seul devant vous. Mais son verso n’est jamais bleu, vaut 3 points et montre une valeur voisine : un 2 ou un 4, vert ou orange. Chacun irait à côté de votre 3 vert ou de votre 3 orange. Garder ou retourner ?
lesson-back-1-hint = C’est sûr, mais peu utile : votre seule carte bleue est le 6. Chaque verso possible aurait formé une paire avec l’un de vos 3, et pour 3 points.
lesson-back-done = Quoi qu’il arrive, cela convenait. Avant chaque choix, regardez ce que le verso peut cacher : le jeu le compte pour vous.
lesson-series-title = Valider une série
lesson-series-1 = Vous montrez le 2, le 3 et le 4 bleus, et le joker bleu, qui tient lieu de n’importe quelle valeur. Au lieu de prendre une carte, vous pouvez les valider : vous marquez les points de toutes les cartes de la série, et votre voisin doit retourner sa plus haute carte bleue. Validez une série de quatre.
lesson-series-1-hint = Laissez la pioche pour une fois, et validez vos cartes bleues : le joker à l’un des bouts, et 2, 3 et 4.
lesson-series-shorter = C’est aussi une série, mais plus courte elle rapporte moins, et elle coûte toujours ses deux plus hautes cartes. Prenez les quatre.
lesson-series-done = Six points. Les deux plus hautes cartes de la série sont défaussées, les autres restent devant vous pour la prochaine ; et le 5 bleu de votre voisin a été retourné.
lesson-square-title = Le carré
lesson-square-1 = Vous montrez trois cartes bleues, trois vertes et deux orange. Trois de chaque couleur forment un carré, qui vaut aussitôt 7 points. Que faites-vous de la carte du dessus ?
lesson-square-1-hint = Le verso d’une carte orange n’est jamais orange. Gardez-la telle quelle : c’est votre troisième de cette couleur.
lesson-square-done = Un carré : 7 points, et rien n’est défaussé. Pour en marquer un autre, il faut d’abord le perdre.
lesson-end-title = La fin, et en solitaire
lesson-end-1 = La dernière carte de la pioche est prise. En commençant par le joueur suivant, chacun peut encore valider une dernière série, ou passer ; plus personne ne retourne rien. À vous : prenez tout ce que vous pouvez.
lesson-end-1-hint = Validez une dernière série, la plus longue que vous ayez.
lesson-end-passed = Vous pouvez passer, mais ces points seraient perdus : rien ne vient après. Validez votre série.
lesson-end-shorter = Une série plus courte rapporte moins, et il n’y a plus rien pour quoi garder des cartes. Validez les trois.
lesson-end-done = Les derniers points. Le meilleur score l’emporte. On peut aussi jouer seul, avec 35 cartes : après chacun de vos tours, un joueur imaginaire retourne la carte du dessus, et si son nombre augmente, vous retournez votre plus haute carte de sa nouvelle couleur. Trente-cinq points sont une bonne partie ; le record des auteurs est de 64.
