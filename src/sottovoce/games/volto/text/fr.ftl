# Volto en français. Les lettres N C P S D, les cases et les coups s’écrivent de même dans toutes les langues.
# Un paragraphe tient sur une ligne, si longue soit-elle ; une ligne vide sépare les paragraphes. Une issue qui a un vainqueur demande $seat.

title = Volto
tagline = Deux familles masquées, une place à Venise, et pas un visage à qui se fier.
credits = Un jeu de Yusuke Emi, publié par Blue Orange en 2022. Sottovoce est un projet indépendant, sans lien avec l’auteur ni avec l’éditeur.

## Qui

seat-name = { $seat ->
    [red] Rouge
    [white] Blanc
   *[chance] le hasard
}
seat-title = { $seat ->
    [red] Rouge
    [white] Blanc
   *[chance] Le hasard
}
kind = { $letter ->
    [N] Noble
    [C] Conseiller
    [P] Prétendant
    [S] Soldat
   *[D] Demoiselle
}
a-kind = { $letter ->
    [N] un noble
    [C] un conseiller
    [P] le prétendant
    [S] le soldat
   *[D] une demoiselle
}
your-kind = { $letter ->
    [N] votre noble
    [C] votre conseiller
    [P] votre prétendant
    [S] votre soldat
   *[D] votre demoiselle
}
Your-kind = { $letter ->
    [N] Votre noble
    [C] Votre conseiller
    [P] Votre prétendant
    [S] Votre soldat
   *[D] Votre demoiselle
}

## Le journal

told-setup = { seat-title } se met en place : { $home } au palais, { $front } devant.
told-setup-hidden = { seat-title } a placé ses masques en secret et peut commencer.
told-move = { seat-title } va de { $origin } en { $square }.
told-capture = { seat-title }, parti de { $origin }, capture en { $square }.
told-captured = { $letter ->
    [N] Le masque capturé est un noble.
    [C] Le masque capturé est un conseiller.
    [P] Le masque capturé est le prétendant !
    [S] Le masque capturé est le soldat.
   *[D] Le masque capturé est une demoiselle, et celui qui l’a capturée quitte le plateau avec elle.
}
told-removed = { $letter ->
    [P] C’est le prétendant qui l’avait capturée !
   *[N] C’est { a-kind } qui l’avait capturée.
}
told-removed-hidden = Le masque qui l’avait capturée s’en va sans montrer son visage ; ce n’était pas le prétendant.
told-skipped = { seat-title } n’a aucun coup possible et saute son tour.
told-revealed = { seat-title } avait placé { $home } au palais et { $front } devant.

## La fin

outcome-pretender_captured = { seat-title } gagne : le prétendant adverse est capturé.
outcome-pretender_captured-short = Prétendant capturé
outcome-pretender_lost = { seat-title } gagne : le prétendant adverse a capturé une demoiselle et quitte le plateau avec elle.
outcome-pretender_lost-short = Prétendant perdu pour une demoiselle
outcome-damsels = { seat-title } gagne : sa seconde demoiselle vient d’être capturée.
outcome-damsels-short = Sa seconde demoiselle est capturée
outcome-palace = { seat-title } gagne : son prétendant est entré au palais adverse.
outcome-palace-short = Prétendant au palais adverse
outcome-repetition = Partie nulle : la même position se présente pour la troisième fois.
outcome-repetition-short = Nulle par répétition
outcome-no_captures = Partie nulle : cent coups de suite sans capture.
outcome-no_captures-short = Nulle, faute de captures
outcome-no_moves = Partie nulle : plus personne ne peut bouger.
outcome-no_moves-short = Nulle, faute de coups

## Refus

bad-setup = « { $text } » ne place pas vos masques. Écrivez les lettres de la rangée du palais, une barre oblique, puis celles de la rangée de devant, chacune de a à e, comme ceci : « setup NNPNC/SDCDC ».
bad-moving = « { $text } » ne déplace aucun masque. Écrivez d’où il part et où il va, comme ceci : « b2-b3 », ou « b2xb3 » pour capturer.
bad-ended = « { $text } » arrive trop tard : la partie est finie, plus aucun masque ne bouge.
wrong-cast = Cette mise en place compte { $N } N, { $C } C, { $P } P, { $S } S et { $D } D. Vous avez trois nobles (N), trois conseillers (C), un prétendant (P), un soldat (S) et deux demoiselles (D) : placez chacun une fois.
no-mask = Il n’y a pas de masque en { $square }. Les vôtres sont en : { $own }.
not-your-mask = Le masque en { $square } est à votre adversaire. Les vôtres sont en : { $own }.
own-mask-there = L’un de vos propres masques occupe { $square }. { Your-kind } en { $origin } peut jouer : { $can }.
rival-there = Un masque adverse occupe { $square } : pour le capturer, écrivez « { $right } ».
empty-there = Il n’y a personne à capturer en { $square } : pour y aller, écrivez « { $right } ».
damsel-captures-nobody = { Your-kind } en { $origin } ne capture personne, pas même en { $square } : une demoiselle ne va que sur une case vide. Elle peut jouer : { $can }.
soldier-arrived = { Your-kind } en { $origin } a atteint le palais adverse et n’en bouge plus. Déplacez un autre masque.
blocked = { Your-kind } en { $origin } n’a nulle part où aller pour l’instant. Déplacez un autre masque.
out-of-reach = { Your-kind } en { $origin } ne peut pas atteindre { $square } en un coup : { $letter ->
    [N] un noble fait un pas le long de sa rangée ou de sa colonne.
    [C] un conseiller fait un pas en diagonale.
    [P] le prétendant fait un pas dans n’importe quelle direction.
    [S] le soldat va tout droit vers l’avant et ne franchit personne.
   *[D] une demoiselle fait un pas dans n’importe quelle direction, vers une case vide.
} Coups possibles : { $can }.

## Options

option-capturer = Le masque qui capture une demoiselle
option-capturer-shown = est montré en quittant le plateau
option-capturer-hidden = s’en va sans être montré, sauf le prétendant

## Regard en arrière : ce qui était encore possible

worlds-left = { $count ->
    [one] une mise en place
   *[other] { $shown } mises en place
}

## Que faire maintenant

todo-setup-mine = Placez vos dix masques en secret : cinq dans votre palais, cinq devant.
todo-moving-mine = Déplacez l’un de vos masques.
todo-setup-other = { seat-title } n’a pas fini de placer ses masques.
todo-moving-other = { seat-title } réfléchit à son coup.

## Les règles

rules-goal-title = But du jeu
rules-goal =
    Venise va élire son Doge, c’est le carnaval et tout le monde est masqué. Deux familles, les Rouges et les Blancs, se croisent sur la place Saint-Marc. Vous voyez les signes au dos de vos propres masques ; de ceux de l’adversaire, vous ne voyez que le visage.

    Il y a trois façons de gagner. Faire quitter le plateau au prétendant adverse. Ou amener votre propre prétendant dans le palais adverse. Ou perdre vos deux demoiselles : vous gagnez quand votre propre seconde demoiselle est capturée par l’adversaire. Vos demoiselles sont des appâts ; qui mord deux fois a perdu.

rules-setup-title = Mise en place
rules-setup =
    Le plateau a cinq colonnes, de a à e, et sept rangées. La rangée 1 est le palais de Rouge, la rangée 7 celui de Blanc ; les cinq rangées qui les séparent sont la place.

    Chaque camp a dix masques : trois nobles, trois conseillers, un prétendant, un soldat et deux demoiselles. Les deux joueurs les placent en même temps et en secret, à leur guise : cinq dans leur palais, cinq sur la rangée de devant. L’adversaire apprend seulement que vous avez fini. Ensuite, Rouge commence.

rules-moving-title = Les déplacements
rules-moving =
    À votre tour, vous déplacez l’un de vos masques, vers une case vide ou sur un masque adverse, qui est alors capturé ; jamais sur l’un des vôtres. On ne peut pas passer son tour.

    Un noble fait un pas le long de sa rangée ou de sa colonne, un conseiller un pas en diagonale, le prétendant un pas dans l’une des huit directions. Le soldat va tout droit vers l’avant, aussi loin qu’il veut tant que les cases sont vides, et peut capturer sur la dernière ; arrivé au palais adverse, il ne bouge plus jamais. Une demoiselle fait un pas dans l’une des huit directions mais ne capture jamais : elle ne va que sur une case vide.

rules-capture-title = Les captures
rules-capture =
    Un masque capturé est montré aux deux joueurs. Un noble, un conseiller ou le soldat quitte simplement le plateau. Si c’est le prétendant, celui qui l’a capturé a gagné.

    Si c’est une demoiselle, elle s’en va et emmène celui qui l’a capturée : tous deux quittent le plateau, et tous deux sont montrés. Un prétendant qui capture une demoiselle est donc perdu, et c’est le camp de la demoiselle qui gagne. Vous pouvez convenir que le masque qui a capturé s’en aille sans être montré ; le prétendant, lui, l’est toujours.

rules-end-title = Fin de la partie
rules-end =
    Une fois la capture réglée, on regarde. Un prétendant a quitté le plateau ? Son camp a perdu, quelle qu’en soit la manière. Un joueur vient de perdre sa seconde demoiselle ? C’est lui, à qui elle appartenait, qui a gagné. Un prétendant se tient dans le palais adverse ? Son camp a gagné. Un prétendant qui y capture une demoiselle disparaît : il n’est pas arrivé.

    Qui ne peut pas bouger saute son tour. La partie est nulle si personne ne peut bouger, si les mêmes masques occupent les mêmes cases, le même joueur devant jouer, pour la troisième fois, ou si cent coups de suite, ceux des deux camps comptés, n’amènent aucune capture. Les joueurs peuvent aussi convenir d’une partie nulle. La partie finie, tous les masques sont montrés.

rules-knowing-title = Ce qu’on peut savoir
rules-knowing =
    Chaque coup dit quelque chose. Un pas en diagonale : ni noble ni soldat. Deux cases ou plus d’un coup : le soldat. Une capture : pas une demoiselle. Un masque entré dans votre palais sans avoir gagné : pas le prétendant. Et il n’y en a que trois, trois, un, un et deux : quand trois nobles sont connus, plus aucun autre masque ne peut en être un.

    Pour chaque masque adverse, le plateau garde en mémoire par où il est passé et ce qu’il peut encore être, les dix considérés ensemble. Il n’oublie rien ; ce qu’il ne peut pas dire, c’est ce que l’adversaire veut vous faire croire.

rules-advice-title = Pour une première partie
rules-advice =
    Ne capturez pas avec le prétendant sans savoir qui vous capturez : une demoiselle vous coûterait la partie. Capturez les inconnus avec un noble ou un conseiller dont vous pouvez vous passer, et rappelez-vous que capturer la seconde demoiselle, c’est offrir la victoire à l’adversaire.

    Mettez vos demoiselles là où elles ont l’air d’une menace, et faites marcher le prétendant comme le plus terne des masques. Un masque qui ose capturer n’est pas une demoiselle, et l’adversaire le sait aussi.

## Les masques

help-N = Un noble fait un pas le long de sa rangée ou de sa colonne, vers une case vide ou sur un masque adverse. De b3, il peut aller en a3, c3, b2 ou b4. Vous en avez trois : ils montent bien la garde et capturent bien, et un pas de côté ou en arrière n’apprend rien, sinon que ce n’est ni le soldat ni un conseiller.
help-C = Un conseiller fait un pas en diagonale, vers une case vide ou sur un masque adverse. De b3, il peut aller en a2, c2, a4 ou c4. Vous en avez trois. Son pas ressemble à celui du prétendant ou d’une demoiselle : c’est le meilleur leurre pour l’un comme pour l’autre.
help-P = Le prétendant fait un pas dans l’une des huit directions, vers une case vide ou sur un masque adverse. Capturé, il vous fait perdre ; s’il capture une demoiselle, tous deux s’en vont et vous avez perdu aussi ; debout dans le palais adverse, il gagne. De b6, le prétendant de Rouge gagne en a7, b7 ou c7, à moins qu’une demoiselle ne l’y attende.
help-S = Le soldat va tout droit vers l’avant, aussi loin qu’il veut tant que les cases de son chemin sont vides ; sur la dernière, il peut capturer. Si rien ne le gêne, le soldat de Rouge en b2 peut aller en b3, b4, b5, b6 ou b7. Il ne va jamais de côté ni en arrière, et une fois au palais adverse il ne bouge plus, mais il peut y être capturé. Une course de deux cases ou plus le trahit.
help-D = Une demoiselle fait un pas dans l’une des huit directions, seulement vers une case vide : elle ne capture jamais. Qui la capture quitte le plateau avec elle, et si c’était le prétendant, vous gagnez sur-le-champ. Vous gagnez aussi quand votre propre seconde demoiselle est capturée par l’adversaire. Mettez donc vos demoiselles en travers de sa route, sans laisser deviner ce qu’elles sont.

## La même chose dans une colonne étroite, 34 caractères au plus

move-N = un pas, rangée ou colonne
move-C = un pas, en diagonale
move-P = un pas, 8 directions
move-S = tout droit, toute distance
move-D = un pas, 8 sens, jamais de capture

## La première leçon

lesson-noble-title = Un pas sur la place
lesson-noble-1 = Vous êtes Rouge, et vous seul voyez ce que sont vos masques : chacun vous montre son signe. Trois de ceux de devant sont des nobles (N), qui font un pas le long de leur rangée ou de leur colonne. Faites avancer l’un d’eux.
lesson-noble-1-hint = Choisissez un masque qui porte la lettre N, puis la case devant lui.
lesson-noble-soldier = C’était le soldat (S) : il va tout droit, aussi loin qu’il veut. Choisissez un noble (N).
lesson-noble-counsellor = C’était un conseiller (C) : il marche en diagonale. Choisissez un noble (N).
lesson-noble-done = Blanc a vu un masque faire un pas, rien de plus : ce peut être un noble, mais aussi le prétendant, le soldat ou une demoiselle. Seul un conseiller ne peut pas l’avoir fait.
lesson-capture-title = Une capture
lesson-capture-1 = Un masque blanc est venu juste devant votre noble en c4. Pour le capturer, allez sur sa case.
lesson-capture-1-hint = Le noble en c4 peut capturer le masque en c5.
lesson-capture-done = Un masque capturé quitte le plateau et est montré aux deux joueurs. C’était un noble ; et Blanc en sait un peu plus sur le vôtre : il a capturé, donc ce n’est pas une demoiselle.
lesson-spare-title = Ne mordez pas avec le prétendant
lesson-spare-1 = Le masque en c5 peut être capturé de deux façons : par votre noble en c4, ou par votre prétendant (P) en b4. Si c’est une demoiselle, elle emporte avec elle celui qui l’a capturée, et sans prétendant vous avez perdu. Capturez-le avec le bon.
lesson-spare-1-hint = Prenez le masque en c5 avec le noble en c4.
lesson-spare-lost = C’était une demoiselle, et votre prétendant a quitté le plateau avec elle : Blanc a gagné sur-le-champ. Les masques inconnus sont pour les nobles et les conseillers.
lesson-spare-done = Une demoiselle, en effet : tous deux sont partis, un noble pour une demoiselle. Mais attention, ce n’est que la première : qui capture les deux a perdu.
lesson-bait-title = Offrez votre demoiselle
lesson-bait-1 = Blanc a déjà capturé l’une de vos demoiselles (D). S’il capture la seconde, vous gagnez. Elle se tient en d3, et le masque en d5 vient d’avancer tout droit vers elle. Mettez-la à sa portée.
lesson-bait-1-hint = Déplacez la demoiselle qui est en d3.
lesson-bait-away = Là, le masque en d5 ne l’atteint pas d’un pas tout droit. Mettez-la sur la case juste devant lui.
lesson-bait-done = Blanc n’a pas résisté : votre seconde demoiselle est capturée, et vous avez gagné. Vos demoiselles sont des appâts ; donnez-leur l’air d’une menace.
lesson-read-title = Percer un masque à jour
lesson-read-1 = Deux masques blancs sont à votre portée, en a4 et en d4. L’un d’eux est allé tout droit, puis a capturé en diagonale. Qui peut faire les deux, et capturer ? Capturez le prétendant.
lesson-read-1-hint = Prenez l’un des deux : celui qui a marché tout droit et en diagonale.
lesson-read-other = Celui-là n’est jamais allé que tout droit. Le masque en d4 a fait les deux : il a descendu la colonne c, puis capturé en diagonale.
lesson-read-done = Tout droit et en diagonale : le prétendant ou une demoiselle. Mais une demoiselle ne capture jamais. C’était donc le prétendant, et vous avez gagné.
lesson-palace-title = Dans le palais
lesson-palace-1 = Votre prétendant (P) se tient en e6, devant le palais de Blanc. S’il entre dans le palais et s’y trouve encore après son coup, vous gagnez. Entrez.
lesson-palace-1-hint = Menez le prétendant de e6 vers une case vide de la rangée 7.
lesson-palace-damsel = C’était une demoiselle : votre prétendant a quitté le plateau avec elle, et Blanc a gagné. Une case vide ne réserve pas de surprise.
lesson-palace-capture = Une capture, et elle a réussi ; mais vous pouviez gagner. La case e7, dans le palais, est vide.
lesson-palace-done = Votre prétendant est dans le palais, et Venise a son Doge : vous avez gagné. Vous connaissez maintenant les trois façons de gagner.
