# Ce que dit le plateau de Volto, en plus de ce que dit le jeu.

## Ce qu’on a fait soi-même

told-setup-you = Vous vous mettez en place : { $home } au palais, { $front } devant.
told-move-you = Vous allez de { $origin } en { $square }.
told-capture-you = De { $origin }, vous capturez en { $square }.
told-skipped-you = Vous n’avez aucun coup possible et sautez votre tour.
told-revealed-you = Vous aviez placé { $home } au palais et { $front } devant.

## Ce que fait chaque rôle

does-red = Vous jouez en premier.
does-white = Vous jouez en second, et voyez ce que fait Rouge.

## Le plateau

board-label = La place Saint-Marc, cinq colonnes et sept rangées
palace-square = { $square }, { $seat ->
    [red] palais de Rouge
   *[white] palais de Blanc
}
square-holds = { $square } : { $what }
and-then = { $said } ; { $more }
empty = vide
rival-mask = un masque adverse
some-mask = { $seat ->
    [red] un masque rouge
   *[white] un masque blanc
}
known-mask = { $kind }, { $seat ->
    [red] camp rouge
   *[white] camp blanc
}
can-be = peut encore être { $kinds }
pinned = votre marque : { $marks }
can-go = peut aller en { $squares }
can-capture = peut capturer en { $squares }
go-here = aller ici depuis { $square }
capture-here = capturer ici depuis { $square }
planned = votre coup depuis { $square }, pas encore envoyé
chosen = Choisi : { $ways }.

## Une capture, et un coup impossible

side-kind = { $letter ->
    [N] { $whose ->
        [red] un noble rouge
       *[white] un noble blanc
    }
    [C] { $whose ->
        [red] un conseiller rouge
       *[white] un conseiller blanc
    }
    [P] { $whose ->
        [red] le prétendant rouge
       *[white] le prétendant blanc
    }
    [S] { $whose ->
        [red] le soldat rouge
       *[white] le soldat blanc
    }
   *[D] { $whose ->
        [red] une demoiselle rouge
       *[white] une demoiselle blanche
    }
}
capture-mine = Vous capturez en { $square } : { side-kind }.
capture-yours = { seat-title } capture en { $square } : { your-kind }.
capture-seen = { seat-title } capture en { $square } : { side-kind }.
gone-mine = { Your-kind } s’en va avec elle.
gone-yours = { $letter ->
    [P] Le prétendant s’en va avec elle !
    [S] Le soldat s’en va avec elle.
    [N] Un noble s’en va avec elle.
   *[C] Un conseiller s’en va avec elle.
}
gone-hidden = Son ravisseur s’en va sans se montrer.
all-faces = Tous les masques sont retournés.
why-blocked = { Your-kind } ne peut pas bouger pour l’instant.
why-own = Un de vos propres masques s’y trouve.
why-damsel = Une demoiselle ne capture jamais.
why-reach = { kind } : { $letter ->
    [N] { move-N }
    [C] { move-C }
    [P] { move-P }
    [S] { move-S }
   *[D] { move-D }
}
bubble = peut encore être

## Mise en place

seal-setup = Prêt
setup-hint = Glissez un masque sur un autre, ou choisissez-en deux, pour les échanger.
setup-shuffle = Mélanger
setup-saved = Placements
setup-swapped = { $one } et { $other } ont changé de place.
swap-here = échanger avec { $square }
saved-title = Vos placements
saved-none = Aucun pour l’instant. Donnez un nom à celui du plateau pour le garder sur cet appareil.
saved-name = Nom
saved-save = Garder celui-ci
saved-delete = Supprimer « { $name } »
ready-title = Tout prêts
ready-shield = Le bouclier
ready-shield-why = Le prétendant au fond du palais, un mur devant lui.
ready-bait = Deux appâts
ready-bait-why = Les deux demoiselles devant, sur les bords : qui mordra ?
ready-race = La course
ready-race-why = Le prétendant au bord, la voie libre, et le soldat tout près.
ready-disguise = Le déguisement
ready-disguise-why = Le prétendant au milieu de la première rangée, parmi les nobles.
ready-corner = Le coin
ready-corner-why = Le prétendant dans un coin, une demoiselle de chaque côté du plateau.

## Ce qui fait gagner

wins-title = Ce qui fait gagner
wins-once = un seul suffit
you = Vous
rival = Adversaire
wins-pretender = Prétendant adverse éliminé
wins-palace = Prétendant au palais adverse
wins-damsels = Sa seconde demoiselle capturée
wins-among = { $count ->
    [1] connu
   *[other] 1 sur { $count }
}
wins-rows = { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
}
wins-rows-least = { $count ->
    [one] { $count }+ rangée
   *[other] { $count }+ rangées
}
wins-fallen = { $count ->
    [one] { $count } capturée sur 2
   *[other] { $count } capturées sur 2
}
damsels-told = { seat-title } : { $count ->
    [one] { $count } demoiselle capturée
   *[other] { $count } demoiselles capturées
} sur 2 ; la seconde fait gagner
quiet-told = Coups sans capture : { $count } sur 100
times-told = Cette position s’est présentée { $count } fois ; à la troisième, la partie est nulle.

## Masques et signes

your-masks = Vos masques
rival-masks = Les masques adverses
side-masks = { $seat ->
    [red] Les masques de Rouge
   *[white] Les masques de Blanc
}
signs-title = Les cinq signes
signs-unseen = cachés
signs-count = encore cachés : { $mine } de ce côté-ci, { $theirs } en face
mask-can-be = { $square } peut encore être
guessed-on = Ce que l’adversaire sait de { $square }, { $name }
impossible = jamais
show-letters = Lettres dès deux rôles restants
show-mine = Ce que l’adversaire peut savoir
trays-title = Capturés
trays-shown = vus de tous
trays-none = encore personne
fallen-title = { $whose } : capturés
fallen-at = { $name }, en { $square }
face-hidden = Visage caché

## Vos propres marques

mask-on = Masque en { $square }
mark-doubt = doute
mark-danger = danger
mark-clear = Tout enlever
mark-private = Épinglé pour vous seul, sur cet appareil.

keys-mark = sur un masque adverse : votre marque privée

## Les figures des règles

figure-damsel = Un noble rouge capture un masque. C’est une demoiselle : tous deux sont montrés, et tous deux quittent le plateau.
figure-knowing = Un pas tout droit : un noble, le prétendant, le soldat ou une demoiselle. Puis une capture en diagonale : de ceux-là, seul le prétendant en est capable.

## Le résultat en image

card-moves = { $count ->
    [one] coup
   *[other] coups
}
card-captured = { $count ->
    [one] masque capturé
   *[other] masques capturés
}
card-damsels = demoiselles perdues, Rouge – Blanc
card-left = { $count ->
    [one] reste { $count } masque
   *[other] reste { $count } masques
}
