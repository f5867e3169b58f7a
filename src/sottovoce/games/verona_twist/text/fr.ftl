# Verona Twist en français. Les lettres Q K R S B F, les cases et les coups s’écrivent de même dans toutes les langues.
# Un paragraphe tient sur une ligne, si longue soit-elle ; une ligne vide sépare les paragraphes.

title = Verona Twist
tagline = Six personnages sur une place de Vérone, dont Roméo et Juliette déguisés.
credits = Un jeu de József Dorsonczky, publié par Mind Fitness Games en 2018. Sottovoce est un projet indépendant, sans lien avec l’auteur ni avec l’éditeur.

## Qui

seat-name = { $seat ->
    [capulet] Capulet
    [nurse] la Nourrice
   *[chance] le hasard
}
seat-title = { $seat ->
    [capulet] Capulet
    [nurse] La Nourrice
   *[chance] Le hasard
}
character = { $letter ->
    [Q] Princesse
    [K] Prince
    [R] Noble
    [S] Serviteur
    [B] Évêque
   *[F] Moine
}
the-character = { $letter ->
    [Q] la Princesse
    [K] le Prince
    [R] le Noble
    [S] le Serviteur
    [B] l’Évêque
   *[F] le Moine
}
The-character = { $letter ->
    [Q] La Princesse
    [K] Le Prince
    [R] Le Noble
    [S] Le Serviteur
    [B] L’Évêque
   *[F] Le Moine
}
the-other = { $other ->
    [Q] la Princesse
    [K] le Prince
    [R] le Noble
    [S] le Serviteur
    [B] l’Évêque
   *[F] le Moine
}

## Le journal

told-place = { seat-title } place la Princesse en { $at-Q }, le Prince en { $at-K }, le Noble en { $at-R }, le Serviteur en { $at-S }, l’Évêque en { $at-B } et le Moine en { $at-F }.
told-lovers = { seat-title } désigne les amoureux : { the-character } et { the-other }.
told-lovers-hidden = { $seat ->
    [nurse] La Nourrice désigne les amoureux en secret.
   *[chance] Le hasard désigne les amoureux ; seule la Nourrice les connaît.
}
told-move = { seat-title } déplace { the-character } en { $square }.
told-same = La Nourrice annonce : même zone.
told-different = La Nourrice annonce : zones différentes.
told-revealed = Les amoureux étaient { the-character } et { the-other }.

## La fin

outcome-identified = Capulet gagne : il ne reste qu’un couple sur la liste, et les amoureux sont démasqués.
outcome-identified-short = Amoureux démasqués
outcome-hidden = La Nourrice gagne : le dernier jour s’achève et les amoureux sont toujours cachés.
outcome-hidden-short = Amoureux toujours cachés

match-won = { $player } remporte le match : { $why }.
# Ces deux-là complètent match-won.
match-both-won = deux victoires en deux parties
match-tie-break = une victoire partout, mais moins de manches dans le rôle de Capulet
match-level = Match nul : une victoire partout, et personne n’a été plus rapide dans le rôle de Capulet.

## Refus

bad-placing = « { $text } » ne place pas les six personnages. Donnez une case à chacun, dans l’ordre Q K R S B F, comme ceci : « place Qc1 Kc2 Rd3 Sa1 Be4 Fb2 ».
bad-hiding = « { $text } » ne désigne pas les amoureux. Écrivez deux lettres différentes, dans l’ordre Q K R S B F, comme ceci : « lovers QF ».
bad-moving = « { $text } » ne déplace personne. Écrivez la lettre d’un personnage et sa case d’arrivée, comme ceci : « Qc3 ».
bad-ended = « { $text } » arrive trop tard : la partie est finie, plus personne ne bouge.
placed-twice = Il y a plus d’un personnage en { $square }. Donnez à chacun des six sa propre case.
already-moved = { The-character } a déjà bougé dans cette manche. Encore actifs : { $active }.
blocked = { The-character } n’a aucune case libre où aller pour l’instant. Déplacez un autre personnage actif.
taken = La case { $square } est occupée par { the-other }. { The-character } peut aller en : { $free }.
no-jump = { The-character } n’a aucun saut qui mène en { $square } : il franchit le premier personnage rencontré dans une direction, et ceux qui le suivent de près, jusqu’à la prochaine case vide. Il peut sauter en : { $free }.
out-of-reach = { The-character } ne peut pas atteindre { $square } en un coup. À sa portée : { $free }.

## Options

option-rounds = Manches
option-rounds-hint = Le jeu publié se joue en sept manches. À partir de cinq, un Capulet parfait gagne toujours ; à quatre, la partie est équilibrée entre experts.
option-lovers = Amoureux
option-lovers-chosen = choisis par la Nourrice
option-lovers-random = tirés au sort, connus de la Nourrice
option-placement = Cases de départ
option-placement-chosen = choisies par la Nourrice
option-placement-random = tirées au sort

## Regard en arrière : ce qui était encore possible

worlds-left = { $count ->
    [one] un couple d’amoureux
   *[other] { $shown } couples d’amoureux
}

## Que faire maintenant

todo-placing-mine = Placez les six personnages sur six cases de votre choix.
todo-hiding-mine = Choisissez les deux personnages qui sont Roméo et Juliette.
todo-moving-mine = Déplacez un personnage qui n’a pas encore bougé dans cette manche.
todo-placing-other = { seat-title } place les six personnages.
todo-hiding-other = { seat-title } désigne les amoureux.
todo-moving-other = { seat-title } réfléchit à son coup.

## Les règles

rules-goal-title = But du jeu
rules-goal =
    Roméo et Juliette se sont glissés dans les habits de deux des six personnages qui traversent la Piazza dei Signori. L’un des joueurs est Capulet, le père de Juliette, et veut savoir lesquels. L’autre est la Nourrice, qui est dans le secret et le garde bien.

    Quinze couples sont possibles ; la liste des Quinze montre ceux qui le sont encore. Capulet gagne dès qu’il n’en reste plus qu’un. La Nourrice gagne s’il en reste au moins deux au bout de sept jours, autrement dit de sept manches.

rules-setup-title = Mise en place
rules-setup =
    La place compte cinq colonnes, de a à e, et quatre rangées, de 1 à 4. Ses six cases sombres, b2 c2 d2 et b3 c3 d3, forment la zone centrale ; les quatorze cases claires tout autour, la zone extérieure.

    La Nourrice pose les six personnages où elle veut, jamais deux sur la même case. Puis elle choisit en secret les deux qui sont les amoureux ; jusqu’à la fin de la partie, elle est seule à le savoir. Si vous préférez, le hasard peut placer les personnages, ou désigner les amoureux, à sa place.

rules-moving-title = Les déplacements
rules-moving =
    À chaque manche, on joue à tour de rôle, et c’est Capulet qui commence. À votre tour, déplacez vers une case vide un personnage actif, c’est-à-dire qui n’a pas encore bougé dans cette manche. Chacun se déplace à sa façon, et seul le Moine saute. Les personnages ne sont à personne : chaque joueur peut les déplacer tous. On ne peut pas passer son tour.

    Un personnage qui a bougé a fini sa manche. Un personnage bloqué reste actif, et un coup suivant peut le libérer. La manche s’arrête aussitôt que les six ont bougé, ou qu’aucun personnage actif ne peut plus le faire, peu importe à qui c’était de jouer.

rules-report-title = Le rapport de la Nourrice
rules-report =
    Quand une manche s’achève, la Nourrice ne dit qu’une chose : si oui ou non les amoureux partagent une zone. « Même zone » veut dire que tous deux se tiennent dans la zone centrale, ou tous deux dans la zone extérieure ; « zones différentes », qu’il y en a un de chaque côté.

    Le rapport est automatique et toujours vrai, et les couples qu’il exclut quittent d’eux-mêmes la liste des Quinze. Si les six personnages sont dans la zone extérieure, par exemple, la réponse est forcément « même zone », et Capulet n’apprend rien.

rules-end-title = Fin de la partie
rules-end =
    Après le rapport, on regarde la liste. S’il n’y reste qu’un couple, Capulet a démasqué les amoureux et gagne, même le dernier jour. Sinon, on arrache une feuille du calendrier, qui en a sept au départ. Tant qu’il reste un jour, une nouvelle manche commence : les personnages restent où ils sont, redeviennent tous actifs, et Capulet recommence. Quand il n’en reste plus, la Nourrice gagne.

    Personne ne tente de deviner : la liste seule décide. La partie finie, on montre les amoureux à tout le monde. Vous pouvez convenir de trois à neuf jours au lieu de sept.

rules-match-title = Un match en deux parties
rules-match =
    Les deux rôles ne se ressemblent en rien ; un match compte donc deux parties, où chacun est une fois Capulet et une fois la Nourrice. Une victoire vaut un point. Qui gagne les deux parties gagne le match.

    À un point partout, si chacun a gagné dans le rôle de Capulet, le match revient à celui qui y est parvenu en moins de manches. Si ce nombre est le même, ou si la Nourrice a gagné les deux fois, le match est nul.

rules-advice-title = Pour une première partie
rules-advice =
    Capulet : pensez à la fin de la manche. Combien de couples laisserait « même zone », et combien « zones différentes » ? Plus les deux nombres sont proches, mieux c’est : l’une ou l’autre réponse en élimine alors près de la moitié. Sur la liste entière, deux personnages contre quatre donnent 7 et 8, trois contre trois 6 et 9 ; tous dans la même zone, vous n’apprenez rien.

    Nourrice : vous savez quelle réponse viendra ; faites en sorte que ce soit celle qui laisse le plus de couples. Si personne ne reste bloqué, le sixième et dernier coup est à vous : gardez pour ce moment un personnage qui puisse changer de zone.

## Les personnages

help-Q = La Princesse parcourt autant de cases vides qu’elle veut, en ligne droite dans l’une des huit directions, et ne franchit jamais personne. De b1, elle peut monter jusqu’en b4, suivre la rangée jusqu’en e1 ou filer en diagonale jusqu’en e4, et s’arrêter où bon lui semble en chemin. Elle peut presque toujours changer de zone : gardez-la pour la fin de la manche, quand tout se décide.
help-K = Le Prince fait un pas vers l’une des huit cases qui l’entourent, si elle est vide. De b2, il peut rester dans la zone centrale en b3, c2 ou c3, ou la quitter pour a1, a2, a3, b1 ou c1. Où qu’il soit, l’autre zone n’est qu’à un pas : il est parfait pour une dernière correction avant le rapport.
help-R = Le Noble parcourt autant de cases vides qu’il veut le long de sa rangée ou de sa colonne, et ne franchit jamais personne. De a2, il peut aller en b2, c2, d2 ou e2, et en a1, a3 ou a4 ; si quelqu’un se tient en d2, il ne dépasse pas c2. Gare aux coins : de a1, a4, e1 ou e4, il ne peut atteindre que la zone extérieure.
help-S = Le Serviteur fait un pas le long de sa rangée ou de sa colonne, vers une case vide. De b2, il peut aller en a2, c2, b1 ou b3. Dans un coin, il n’a que deux cases, toutes deux dans la zone extérieure. C’est le plus facile à enfermer ; or, quand un personnage reste bloqué, le dernier coup de la manche change de main.
help-B = L’Évêque parcourt autant de cases vides qu’il veut le long d’une diagonale, et ne franchit jamais personne. De a1, il peut aller en b2, c3 ou d4 ; si quelqu’un se tient en c3, il ne dépasse pas b2. Seules dix des vingt cases lui sont ouvertes, dont trois dans la zone centrale ; sa case de départ décide lesquelles. Dans un coin, un seul voisin sur sa diagonale suffit à le bloquer.
help-F = Le Moine ne se déplace qu’en sautant. Dans chacune des huit directions, il regarde le long de la ligne, par-delà les cases vides, jusqu’au premier personnage rencontré, proche ou lointain. Il saute par-dessus celui-là et tous ceux qui le suivent sans intervalle, puis retombe sur la première case vide après eux. Si une direction est déserte, ou si le plateau s’arrête avant une case vide, il ne peut pas aller par là. De a1, avec le Noble en c1, il retombe en d1 ; si d1 est occupée aussi, en e1 ; si e1 l’est également, ce chemin est fermé. Chaque coup des autres lui ouvre ou lui ferme un passage : la surprise est son métier.

## La même chose dans une colonne étroite, 34 caractères au plus

move-Q = toute distance, 8 directions
move-K = un pas, 8 directions
move-R = toute distance, rangée ou colonne
move-S = un pas, rangée ou colonne
move-B = toute distance, en diagonale
move-F = saute par-dessus le premier groupe

## La première leçon

lesson-princess-title = La Princesse
lesson-princess-1 = Vous êtes Capulet. Six personnages se tiennent sur la place, et deux d’entre eux sont Roméo et Juliette déguisés. Vous pouvez déplacer n’importe lequel des six. Commencez par la Princesse, qui va aussi loin qu’elle veut en ligne droite : menez-la dans la zone centrale, sur l’une des cases sombres.
lesson-princess-1-hint = C’était quelqu’un d’autre. La Princesse, avec sa couronne, se tient dans le coin a1.
lesson-princess-edge = La Princesse a le droit d’aller là, mais cette case est encore dans la zone extérieure. La zone centrale, ce sont les six cases sombres du milieu.
lesson-princess-done = Bien mené. Zone centrale et zone extérieure, tout est là : ce sont les deux zones dont parle la Nourrice.
lesson-friar-title = Le Moine
lesson-friar-1 = Tous marchent, sauf le Moine, qui ne fait que sauter. Il regarde le long d’une ligne jusqu’au premier personnage, bondit par-dessus tout le groupe et retombe sur la première case vide derrière lui. Faites-le sauter.
lesson-friar-1-hint = C’était quelqu’un d’autre. Le Moine, sous son capuchon, se tient dans le coin a1, et trois groupes sont alignés avec lui.
lesson-friar-done = Voilà comment il surprend son monde. Sur la diagonale, il en franchit deux d’un coup ; et une case vide avant le groupe ne l’arrête pas.
lesson-turned-title = Qui a bougé est retourné
lesson-turned-1 = La Nourrice et vous jouez à tour de rôle, et chaque personnage bouge une fois par jour. Quatre ont bougé et sont retournés ; le Serviteur et l’Évêque sont encore actifs. Déplacez l’un des deux.
lesson-turned-1-hint = Déplacez le Serviteur ou l’Évêque.
lesson-turned-done = La Nourrice a déplacé l’autre, et le jour s’est achevé : elle a fait son rapport. Les six sont de nouveau actifs, et c’est vous qui commencez le jour suivant.
lesson-report-title = Le rapport
lesson-report-1 = Le soir, la Nourrice dit si les amoureux partagent une zone, et chaque couple qui ne convient pas est rayé. Le meilleur rapport est celui qui coupe la liste en deux, quoi qu’elle dise. Seul le Noble est dans la zone centrale : à un contre cinq, cinq couples tomberaient, ou dix. Faites que ce soit deux contre quatre.
lesson-report-1-hint = Amenez le Prince dans la zone centrale.
lesson-report-edge = Le Prince est toujours dans la zone extérieure : si les deux amoureux y sont, il reste dix couples. Amenez-le dans la zone centrale.
lesson-report-servant = De son coin, le Serviteur n’atteint que la zone extérieure, et c’est maintenant la Nourrice qui déplace le Prince à sa guise. Amenez vous-même le Prince dans la zone centrale.
lesson-report-done = « Même zone » : il reste sept couples, et il en serait resté huit sinon. Vous ne pouviez pas poser meilleure question.
lesson-second-title = Deux rapports ensemble
lesson-second-1 = Hier, « même zone » a laissé sept couples : deux parmi la Princesse, le Noble, le Serviteur et le Moine, ou bien le Prince avec l’Évêque. La Nourrice joue en dernier, et le Moine ne peut sauter que dans la zone extérieure. Jouez de sorte que le rapport d’aujourd’hui laisse trois couples ou quatre.
lesson-second-1-hint = Essayez le Noble.
lesson-second-edge = Les quatre suspects sont maintenant tous dans la zone extérieure : s’ils partagent une zone, comme hier, six des sept couples restent. Séparez-en un des autres.
lesson-second-friar = C’est maintenant la Nourrice qui déplace le Noble, et elle le garde dans la zone extérieure avec les autres si cela l’arrange. Déplacez-le vous-même.
lesson-second-done = Deux rapports ensemble en disent plus que chacun séparément : seuls restent les couples qui conviennent aux deux.
lesson-win-title = La dernière question
lesson-win-1 = Il reste deux couples : le Noble avec l’Évêque, ou le Noble avec le Moine. Le Moine a bougé et se tient dans la zone centrale. Jouez de sorte que le rapport de ce soir distingue les deux couples.
lesson-win-1-hint = L’Évêque ne doit pas se tenir dans la même zone que le Moine.
lesson-win-centre = L’Évêque et le Moine sont maintenant tous deux dans la zone centrale : ce que dira la Nourrice sera vrai des deux couples, ou d’aucun. Gardez l’Évêque dans la zone extérieure.
lesson-win-prince = Cela laisse l’Évêque à la Nourrice, et elle le mènera dans la zone centrale, près du Moine. Déplacez-le vous-même, vers une autre case de la zone extérieure.
lesson-win-done = Il ne reste qu’un couple sur la liste, et Capulet a gagné : les amoureux étaient le Noble et l’Évêque. Vous savez maintenant tout ce qu’il faut.
