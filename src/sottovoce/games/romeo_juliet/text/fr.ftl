# Roméo & Juliette en français. Les coups et les mots d’un fichier de contenu s’écrivent de même dans toutes les langues.
# Un paragraphe tient sur une ligne, si longue soit-elle ; une ligne vide sépare les paragraphes.

title = Roméo & Juliette
tagline = Deux amants, deux familles en guerre, et presque pas un mot pour se retrouver.
credits = Un jeu de Julien Prothière et Jean-Philippe Sahut, illustré par David Cochard, publié par Sylex en 2020 et en italien par GateOnGames. Les chapitres et les évènements, sauf la mise en place et l’évènement du premier chapitre, sont de Sottovoce. Sottovoce est un projet indépendant, sans lien avec les auteurs, l’illustrateur ni les éditeurs.

## Qui et où

seat-name = { $seat ->
    [juliet] Juliette
    [romeo] Roméo
   *[chance] le hasard
}
seat-title = { $seat ->
    [juliet] Juliette
    [romeo] Roméo
   *[chance] Le hasard
}
token-name = { $token ->
    [nurse] la Nourrice
    [lord-capulet] Lord Capulet
    [lady-capulet] Lady Capulet
    [tybalt] Tybalt
    [benvolio] Benvolio
    [mercutio] Mercutio
    [lord-montague] Lord Montaigu
    [friar] frère Laurent
    [juliet] Juliette
    [romeo] Roméo
   *[hate] l’Allégorie de la Haine
}
token-title = { $token ->
    [nurse] La Nourrice
    [lord-capulet] Lord Capulet
    [lady-capulet] Lady Capulet
    [tybalt] Tybalt
    [benvolio] Benvolio
    [mercutio] Mercutio
    [lord-montague] Lord Montaigu
    [friar] Frère Laurent
    [juliet] Juliette
    [romeo] Roméo
   *[hate] L’Allégorie de la Haine
}
other-name = { $other ->
    [nurse] la Nourrice
    [lord-capulet] Lord Capulet
    [lady-capulet] Lady Capulet
    [tybalt] Tybalt
    [benvolio] Benvolio
    [mercutio] Mercutio
    [lord-montague] Lord Montaigu
    [friar] frère Laurent
    [juliet] Juliette
    [romeo] Roméo
   *[hate] l’Allégorie de la Haine
}
place-name = { $place ->
    [balcony] le balcon
    [ballroom] la salle de bal
    [street] la rue
    [salon] le salon
    [cell] la cellule
    [church] l’église
   *[sidestep] le pas de côté
}
place-title = { $place ->
    [balcony] Balcon de Juliette
    [ballroom] Salle de bal Capulet
    [street] Rue de Vérone
    [salon] Salon Montaigu
    [cell] Cellule de Frère Laurent
    [church] Église
   *[sidestep] Un Pas de côté
}
place-at = { $place ->
    [balcony] au balcon
    [ballroom] dans la salle de bal
    [street] dans la rue
    [salon] dans le salon
    [cell] dans la cellule
   *[church] dans l’église
}
place-to = { $place ->
    [balcony] au balcon
    [ballroom] à la salle de bal
    [street] dans la rue
    [salon] au salon
    [cell] à la cellule
   *[church] à l’église
}
place-of = { $place ->
    [balcony] du balcon
    [ballroom] de la salle de bal
    [street] de la rue
    [salon] du salon
    [cell] de la cellule
   *[church] de l’église
}
heart-name = { $heart ->
    [passion] passion
   *[reason] raison
}
heart-title = { $heart ->
    [passion] Passion
   *[reason] Raison
}
direction-name = { $direction ->
    [left] vers la gauche
   *[right] vers la droite
}
phase-name = { $phase ->
    [prelude] Préambule
    [rendezvous] Rendez-vous
    [backstage] Coulisses
    [sidestep] Entrée en scène : pas de côté
    [effects] Entrée en scène : effets des lieux
    [event] Dénouement : un évènement
    [decision] Dénouement : une décision
    [holding] Fin de l’acte
    [showing] Épilogue : une carte est montrée
    [naming] Épilogue : un lieu est nommé
   *[ended] La fin
}
tier-name = { $tier ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
}
act-number = { $act ->
    [1] I
    [2] II
   *[3] III
}
act-scene = Acte { act-number }, scène { $scene }

## Le journal

told-missive = { seat-title } envoie une missive : { place-name }.
told-propose = { seat-title } propose la { heart-name }.
told-agree = { seat-title } accepte.
told-decide = Ils ne sont pas d’accord, et { seat-name } tranche : { heart-name }.
told-speechless = { seat-title } n’a plus rien à dire.
told-heart = Le cœur est tourné côté { heart-name }.
told-play = { seat-title } choisit { place-name } avec { token-name }.
told-play-hidden = { seat-title } a choisi deux cartes en secret.
told-revealed = { seat-title } joue { place-name } avec { token-name }.
told-step = { seat-title } fait un pas { direction-name }.
told-moved = { token-title } va { place-to }.
told-use = { seat-title } déplace { token-name } d’un pas { direction-name }.
told-use-two = { seat-title } déplace { token-name } et { other-name } d’un pas { direction-name }.
told-skip = { seat-title } ne déplace personne.
told-choose = { seat-title } choisit la { $number ->
    [1] première
   *[2] seconde
} possibilité.
told-hold = { seat-title } garde { place-name } et { token-name } pour l’acte suivant.
told-hold-hidden = { seat-title } garde deux cartes en secret pour l’acte suivant.
told-drew-place = { seat-title } pioche un lieu : { place-name }.
told-drew-companion = { seat-title } pioche un chaperon : { token-name }.
told-drew-hidden = { seat-title } pioche une carte { $kind ->
    [place] Lieu
   *[companion] Chaperon
}.
told-gains = { seat-title } gagne une missive.
told-loses = { seat-title } perd une missive.
told-hate = La haine s’abat { place-at } : +{ $number }.
told-hate-event = La haine s’abat à cause de l’évènement : +{ $number }.
told-calm = La haine recule de { $number }.
told-love = L’amour grandit jusqu’à { $love }.
told-event = L’évènement { $number } est révélé.
told-event-named = L’évènement { $number } est révélé : « { $fr } ».
told-show-place = { seat-title } choisit une carte à montrer : { place-name }.
told-show-companion = { seat-title } choisit une carte à montrer : { token-name }.
told-show-hidden = { seat-title } a choisi une carte à montrer.
told-shows-place = { seat-title } montre une carte : { place-name }.
told-shows-companion = { seat-title } montre une carte : { token-name }.
told-name = { seat-title } choisit un lieu à nommer : { place-name }.
told-name-hidden = { seat-title } a choisi un lieu à nommer.
told-names = { seat-title } nomme { place-name }.
told-only = À la prochaine scène on ne peut proposer que la { heart-name }.
told-scene = L’acte { act-number }, scène { $scene }, commence.

## La fin

outcome-love = L’amour est à son comble : les familles font la paix, et vous avez gagné ensemble.
outcome-love-short = L’amour l’emporte
outcome-hate = La haine est au plus bas de sa piste : Vérone s’y abîme, et vous avez perdu ensemble.
outcome-hate-short = La haine l’emporte
outcome-time = Le troisième acte s’achève avant que l’amour soit à son comble : vous avez perdu ensemble.
outcome-time-short = Le temps a manqué

## Refus

bad-prelude = « { $text } » ne pioche pas de carte. Écrivez pour qui, de quel type et laquelle, comme ceci : « draw juliet place church » ou « draw romeo companion friar ».
bad-rendezvous = « { $text } » ne peut pas se dire au rendez-vous. Écrivez « missive church » (ou un autre lieu), « propose passion », « propose reason » ou « agree » (accepter) ; si le dernier mot vous revient, « decide passion » ou « decide reason ».
bad-backstage = « { $text } » ne choisit pas vos cartes. Écrivez un lieu et un chaperon de votre main, comme ceci : « play church friar ».
bad-sidestep = « { $text } » ne donne pas la direction du pas. Écrivez « step left » (gauche) ou « step right » (droite, dans le sens des aiguilles d’une montre).
bad-effects = « { $text } » n’utilise pas l’effet du lieu. Écrivez qui va dans quelle direction, comme ceci : « use friar left » ou, pour deux, « use nurse+tybalt right » ; quand c’est permis, « skip » ne déplace personne.
bad-event = « { $text } » ne révèle pas d’évènement. Écrivez son numéro, comme ceci : « event 14 ».
bad-decision = « { $text } » ne répond pas à l’évènement. Écrivez l’un des coups qu’il propose : « choose 1 » ou « choose 2 », « use friar left », ou « skip ».
bad-holding = « { $text } » ne garde pas de cartes. Écrivez un lieu et un chaperon de votre main, comme ceci : « hold church friar ».
bad-showing = « { $text } » ne montre pas de carte. Écrivez la carte de votre main que vous voulez montrer, comme ceci : « show church » ou « show friar ».
bad-naming = « { $text } » ne nomme pas de lieu. Écrivez le lieu, comme ceci : « name church ».
bad-ended = « { $text } » arrive trop tard : la tragédie est finie.
other-pile = C’est d’une autre pioche que vient la carte. Commencez par « draw { $pile } ».
not-in-pile = « { $card } » n’est plus dans la pioche. Nommez une carte qui peut encore venir.
silenced = Un évènement arrête toutes les missives en ce moment. Possible : { $possible }.
no-missive = Vous avez trop peu de missives : en envoyer une coûte { $price }, et vous en avez { $missives }. Possible : { $possible }.
no-proposal = Chacun propose au plus { $most } fois par scène, et vous l’avez fait. Possible : { $possible }.
nothing-to-agree = Votre partenaire n’a encore rien proposé : il n’y a rien à accepter. Possible : { $possible }.
nothing-to-decide = Seul tranche celui des deux qui a le dernier mot, et seulement quand vous avez tous deux proposé sans être d’accord. Possible : { $possible }.
not-in-hand = Vous n’avez pas « { $card } » en main. Votre main : { $cards }.
other-heart = Dans cette scène on ne peut proposer que la { heart-name }. Possible : { $possible }.
not-to-show = « { $card } » ne peut pas être montré : il faut un { $kind ->
    [place] lieu
   *[companion] chaperon
} de votre main. Votre main : { $cards }.
compulsory = On ne peut pas passer ici : il faut déplacer quelqu’un.
not-so = « { $text } » n’est pas possible maintenant. Possible : { $possible }.

## Options

option-chapter = Chapitre
option-chapter-hint = Neuf chapitres, trois degrés de difficulté. Commencez par le premier.
option-no-chapter = Ce contenu n’a pas de chapitre { $chapter }. Il a : { $known }.
option-first = Parle en premier à chaque scène
option-first-juliet = Juliette
option-first-romeo = Roméo
option-keepsake = Souvenir
option-keepsake-hint = La carte du lieu de votre dernière rencontre, gardée d’un chapitre gagné : vous l’avez tous deux en main dès la première scène.
option-keepsake-none = aucun
option-keepsake-balcony = le balcon
option-keepsake-ballroom = la salle de bal
option-keepsake-street = la rue
option-keepsake-salon = le salon
option-keepsake-cell = la cellule
option-keepsake-church = l’église
option-mercy = Clémence
option-mercy-hint = Pour un chapitre perdu deux fois : l’un de vous commence avec une missive de plus.
option-mercy-no = non
option-mercy-yes = une missive de plus
option-content = Fichier de contenu
option-content-hint = Le texte d’un fichier de chapitres et d’évènements, par exemple ceux de la boîte recopiés par qui la possède. Sans lui, vous jouez les nôtres.
option-content-text = Un contenu se donne par le texte de son fichier, { $longest } caractères au plus, ou s’omet.
option-content-mistake = Ce fichier de contenu ne peut pas être joué. Ligne { $line } : { $why } { $more ->
    [0] C’est la seule erreur.
   *[other] Autres erreurs : { $more }.
}
option-content_hash = Empreinte du contenu
option-other-content = Cette partie s’est jouée avec un autre contenu : son empreinte est { $told }, celle de ce contenu { $is_ }.
option-juliet_places = Lieux préparés de Juliette
option-juliet_companions = Chaperons préparés de Juliette
option-romeo_places = Lieux préparés de Roméo
option-romeo_companions = Chaperons préparés de Roméo
option-events = Évènements préparés
option-piles-hint = Pour l’étude : les cartes du premier acte dans l’ordre où elles viennent, celle du dessus d’abord. Personne à la table ne connaît cet ordre.
option-pile-list = « { $option } » est une liste de cartes, celle du dessus d’abord, comme ceci : ["church", "street", …].
option-pile-card = « { $card } » n’est pas une carte de « { $option } ».
option-pile = « { $option } » doit contenir exactement ces cartes, dans n’importe quel ordre : { $cards }.
option-events-list = « events » est une liste de numéros d’évènements, celui du dessus d’abord, comme ceci : [14, 10, …].
option-events-card = Il n’y a pas d’évènement { $number } qui puisse être dans la pioche.
option-events-twice = L’évènement { $number } figure deux fois dans la pioche. Chacun n’existe qu’une fois.
option-events-levels = La pioche de ce chapitre doit contenir exactement ces évènements : { $levels }.

## Regard en arrière : ce qui était encore possible

worlds-left = { $count ->
    [one] une main
   *[other] { $shown } mains
}

## Que faire maintenant

todo-rendezvous-mine = Envoyez une missive, proposez passion ou raison, ou acceptez ce que propose votre partenaire.
todo-rendezvous-other = { seat-title } a la parole.
todo-backstage-mine = Choisissez en secret où aller et avec qui : un lieu et un chaperon.
todo-backstage-other = { seat-title } choisit deux cartes en secret.
todo-sidestep-mine = Choisissez la direction de votre pas de côté ; à droite, c’est le sens des aiguilles d’une montre.
todo-sidestep-other = { seat-title } choisit la direction d’un pas de côté.
todo-effects-mine = Utilisez l’effet de votre lieu : choisissez qui se déplace, et vers où.
todo-effects-other = { seat-title } utilise l’effet d’un lieu.
todo-decision-mine = L’évènement vous interroge : décidez.
todo-decision-other = L’évènement demande à { seat-name } de décider.
todo-holding-mine = L’acte est fini : choisissez un lieu et un chaperon à garder pour le suivant.
todo-holding-other = { seat-title } choisit deux cartes à garder pour l’acte suivant.
todo-showing-mine = Choisissez en secret la carte que vous montrez. Vous en montrez une tous deux en même temps.
todo-showing-other = { seat-title } choisit une carte à montrer.
todo-naming-mine = Choisissez en secret le lieu que vous nommez. Vous en nommez un tous deux en même temps.
todo-naming-other = { seat-title } choisit un lieu à nommer.
todo-prelude-other = Les mains se complètent.
todo-event-other = Un évènement va être révélé.

## Ce que fait un lieu, ce que veut dire un évènement

place-effect = { $place ->
    [balcony] S’y retrouver par passion fait grandir l’amour deux fois. Personne n’est déplacé.
    [ballroom] Déplacez deux chaperons Capulet d’un pas, dans le même sens.
    [street] Déplacez l’Allégorie de la Haine d’un pas.
    [salon] Déplacez deux chaperons Montaigu d’un pas, dans le même sens.
    [cell] Déplacez un chaperon Capulet ou Montaigu d’un pas.
    [church] Déplacez frère Laurent d’un pas.
   *[sidestep] Allez dans l’un des deux lieux voisins du vôtre.
}
event-stays = En vigueur désormais.
event-once = N’a lieu qu’une fois.
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
everywhere = dans tous les lieux
condition-when-at = Seulement quand { token-name } se trouve { place-at }.
condition-when-with = Seulement quand { token-name } et { other-name } sont dans le même lieu.
condition-unless-at = Sauf quand { token-name } se trouve { place-at }.
condition-unless-with = Sauf quand { token-name } et { other-name } sont dans le même lieu.
effect-no-peace = { $Where } : la présence de frère Laurent n’empêche pas la haine.
effect-double-hate = { $Where } : la haine compte double.
effect-truce = { $Where } : la haine ne s’abat pas, quels que soient ceux qui s’y trouvent.
effect-closed = { $Where } : les amants ne peuvent pas entrer. Qui devait s’y rendre reste sur place, et c’est là que vient le chaperon.
effect-held = Rien ne peut déplacer { $who }.
effect-no-effects = { $Where } : l’effet du lieu ne s’utilise pas.
effect-no-love = { $Where } : l’amour ne grandit pas.
effect-love-only = L’amour grandit seulement { $where }.
effect-guard = L’amour ne grandit pas dans un lieu où se trouve { $anyone }.
effect-rivals = Partout où { $who } sont ensemble, la haine s’abat, même en présence de frère Laurent.
effect-drift = Au début de chaque scène après la première, déplacez { $who } d’un pas { direction-name }.
effect-no-sidestep = Le pas de côté est sans effet : qui le joue reste sur place, et c’est là que vient le chaperon.
effect-optional-effects = Vous pouvez renoncer aux effets des lieux.
effect-fewer-places = Chacun ne complète sa main qu’à trois lieux au lieu de quatre.
effect-fewer-companions = Chacun ne complète sa main qu’à trois chaperons au lieu de quatre.
effect-no-nurse = La Nourrice n’apporte pas de missive à Juliette.
effect-silence = On ne peut pas envoyer de missive.
effect-dear-missives = Envoyer une missive coûte deux jetons au lieu d’un.
effect-poor-reason = Choisir la raison ne rapporte pas de missive.
effect-plain-balcony = Se retrouver au balcon ne fait grandir l’amour qu’une fois.
effect-romeo-decides = Quand les amants ne sont pas d’accord, c’est Roméo qui a le dernier mot, et non Juliette.
effect-free-missive = La première missive d’une scène ne coûte rien, qui que ce soit qui l’envoie.
effect-send = Envoyez { $who } { place-to }.
effect-swap = { $Who } échangent leurs places.
effect-shift = Déplacez { $who } { $number ->
    [one] d’un pas
   *[other] de { $number } pas
} { direction-name }.
effect-gain = { seat-title } gagne { $number ->
    [one] une missive
   *[other] { $number } missives
}.
effect-lose = { seat-title } perd { $number ->
    [one] une missive
   *[other] { $number } missives
}.
effect-hate = La haine s’abat : +{ $number }.
effect-calm = La haine recule de { $number }.
effect-errand = { seat-title } doit utiliser l’effet { place-of }, sans avoir à s’y trouver.
effect-favour = { seat-title } peut utiliser l’effet { place-of }, sans avoir à s’y trouver.
effect-only = À la prochaine scène on ne peut proposer que la { heart-name }.
effect-show = Les deux amants se montrent une carte { $kind ->
    [place] Lieu
   *[companion] Chaperon
}, en même temps. Elle reste en main.
effect-name = Les deux amants nomment un lieu en même temps. Nul n’est tenu d’y aller.
effect-either = { seat-title } choisit entre deux choses : (1) { $one } (2) { $two }

## Erreurs d’un fichier de contenu

content-first-line = La première ligne doit être « { $wanted } ».
content-line = « { $text } » n’est ni un titre entre crochets ni une ligne de la forme « clé = valeur ».
content-no-section = « { $text } » vient avant le premier titre. Commencez par un titre comme « [board] ».
content-heading = « { $text } » n’est pas un titre. Écrivez « [board] », « [cards] », de « [chapter 1] » à « [chapter 9] » ou de « [event 1] » à « [event 63] ».
content-twice = « [{ $text }] » figure déjà à la ligne { $line }. Chaque titre ne vient qu’une fois.
content-no-such = Il manque « [{ $section }] ». Ajoutez-le.
content-lacks = « [{ $section }] » n’a pas de ligne « { $key } = … ». Ajoutez-la.
content-key = « { $key } » n’a pas sa place sous « [{ $section }] ».
content-key-twice = « { $key } » figure déjà à la ligne { $line }. Ce mot ne vient qu’une fois.
content-number = « { $key } » vaut « { $value } » ; il faut un nombre entier de { $least } à { $most }.
content-word = « { $word } » n’est pas un mot possible ici. Mots connus : { $known }.
content-counted = « { $text } » ne dit pas combien de quoi. Écrivez un mot et un nombre, séparés par des virgules, avec ces mots : { $known }.
content-too-many = Il y a trop d’effets : tous les évènements ensemble en ont au plus { $most }.
content-too-many-rivals = Il y a trop de « rivals » : tous les évènements ensemble peuvent en avoir { $most } au plus.
content-show-twice = Cet évènement a plus d’un « show { $card } ». Un type de carte ne peut être montré qu’une fois par évènement.
content-ring = L’anneau doit nommer une fois chacun des six lieux, dans le sens des aiguilles d’une montre : { $known }.
content-family = Il faut au moins deux membres à « { $key } ».
content-both-families = « { $name } » ne peut être que d’une seule famille, et une seule fois.
content-cards = Cartes Chaperon de « { $seat } » : il y en a { $number }, il en faut { $wanted }. Nommez un chaperon une fois par carte.
content-missives = Les missives sont { $number } en tout ; il en faut { $wanted }.
content-levels = Les évènements de ce chapitre sont { $number } en tout ; il en faut { $wanted }, un de moins que l’amour à atteindre.
content-level-short = Ce chapitre demande { $wanted } évènements de niveau { $level }, mais le fichier n’en a que { $number }.
content-chapter-event = L’évènement { $number } n’est pas dans le fichier, ou son niveau n’est pas « chapter ».
content-chapter-event-stays = L’évènement { $number } est celui d’un chapitre et reste en vigueur : écrivez « hourglass = yes ».
content-stands-twice = « { $token } » se trouve déjà quelque part dans ce chapitre. Ne nommez chacun qu’une fois.
content-stands-nowhere = « { $token } » ne se trouve nulle part dans ce chapitre. Ajoutez ce nom derrière un lieu.
content-must-stay = « { $text } » n’a lieu qu’une fois, mais cet évènement a un sablier. Prenez un effet qui dure, ou écrivez « hourglass = no ».
content-must-not-stay = « { $text } » dure, mais cet évènement n’a pas de sablier. Prenez un effet qui n’a lieu qu’une fois, ou écrivez « hourglass = yes ».
content-effect-word = « { $word } » n’est pas un effet. Effets connus : { $known }.
content-effect-what = « { $word } » n’est pas possible ici. Possible : { $known }.
content-effect-lacks = Il manque quelque chose derrière « { $word } ». Possible : { $known }.
content-effect-more = « { $more } » est de trop derrière « { $word } ».
content-effect-two = Il faut exactement deux noms différents derrière « { $word } ».
content-effect-number = « { $word } » n’est pas un nombre de 1 à { $most }.
content-condition = « { $text } » n’est pas une condition. Écrivez-la comme ceci : « when tybalt at street », « when tybalt with romeo », « unless friar at church » ou « unless friar with juliet ».
content-condition-what = « { $word } » ne peut pas finir cette condition. Possible : { $known }.
content-either = « { $text } » ne dit pas qui choisit entre quoi. Écrivez comme ceci : « either juliet: hate 1 | lose juliet 2 ».
content-either-what = « { $text } » ne peut pas être l’un de deux choix. Prenez un effet qui n’a lieu qu’une fois, sans condition et sans autre choix.

## Les règles

rules-goal-title = But du jeu
rules-goal =
    L’un de vous est Juliette, l’autre Roméo ; vous gagnez ou perdez ensemble. Retrouvez-vous assez souvent pour que l’amour arrive en haut de sa piste, d’ordinaire en dix pas, avant la fin du troisième acte. Si la haine arrive plus tôt au bout de la sienne, d’ordinaire en cinq pas, tout est perdu sur-le-champ.

    La difficulté, c’est que vous ne pouvez presque pas vous parler. Aucun ne voit les cartes de l’autre, et le peu qu’on peut dire se paie ou tient en un mot.

rules-families-title = Les personnages
rules-families =
    Neuf chaperons parcourent Vérone en plus de vous deux. La Nourrice, Lord Capulet, Lady Capulet et Tybalt sont des Capulets, comme Juliette. Benvolio, Mercutio et Lord Montaigu sont des Montaigus, comme Roméo. Frère Laurent et l’Allégorie de la Haine ne sont d’aucune famille.

    Chacun de vous a sept cartes Lieu : une pour chacun des six lieux, et le pas de côté. Chacun a aussi sept cartes Chaperon. Juliette a deux fois la Nourrice et une fois Lord Capulet, Lady Capulet, Tybalt, frère Laurent et l’Allégorie. Roméo a une fois Benvolio, Mercutio, Lord Montaigu et frère Laurent, et trois fois l’Allégorie.

rules-places-title = Les lieux
rules-places =
    Six lieux forment un anneau. Dans le sens des aiguilles d’une montre, c’est-à-dire vers la droite, ce sont le balcon, la salle de bal, la rue, le salon, la cellule et l’église, puis de nouveau le balcon.

    La plupart des lieux permettent à l’amant qui s’y trouve de déplacer des chaperons, où qu’ils soient dans Vérone. La salle de bal déplace exactement deux Capulets, le salon exactement deux Montaigus, chacun d’un pas et tous deux dans le même sens. La cellule déplace d’un pas un Capulet ou un Montaigu, l’église frère Laurent, la rue l’Allégorie. Le balcon ne déplace personne, mais l’amour y grandit deux fois. Les amants eux-mêmes ne sont jamais déplacés ainsi.

    Le pas de côté vous mène du lieu où vous êtes à l’un des deux lieux voisins ; vous choisissez la direction au moment de bouger.

rules-setup-title = Mise en place
rules-setup =
    Un chapitre dit où chacun commence, comment les cinq missives se partagent entre vous et la réserve, quel évènement est en vigueur dès le début, et combien d’évènements des niveaux I à IV forment la pioche. Chacun prend en main la carte du lieu où il commence ; ses autres cartes font deux pioches faces cachées, les lieux et les chaperons.

    Si vous avez gagné le chapitre précédent, vous pouvez garder la carte du lieu de votre dernière rencontre : vous l’avez tous deux en main dès le début. Si vous avez perdu deux fois un chapitre, vous pouvez commencer avec une missive de plus ; elle va à qui en a le moins, ou à Juliette. Rien ne vous y oblige.

rules-scene-title = Une scène, pas à pas
rules-scene =
    Il y a trois actes de quatre scènes, et une scène a cinq phases. Préambule : chacun pioche jusqu’à tenir quatre lieux et quatre chaperons. Rendez-vous : vous envoyez des missives et convenez de la passion ou de la raison. Coulisses : chacun choisit en secret un lieu et un chaperon. Entrée en scène : les cartes sont montrées, et tout le monde se déplace. Dénouement : missives, haine, amour et évènements découlent de la place de chacun.

rules-rendezvous-title = Les missives et le cœur
rules-rendezvous =
    Vous parlez à tour de rôle. À votre tour, vous faites une seule chose. Vous pouvez envoyer une missive : elle coûte un de vos jetons, qui retourne à la réserve, et nomme un lieu où vous aimeriez vous retrouver ; il n’est pas nécessaire d’en avoir la carte, ni d’y aller. Vous pouvez proposer la passion ou la raison. Ou bien vous acceptez la dernière proposition de votre partenaire : alors le cœur est tourné, et plus personne ne dit rien.

    Une proposition ne coûte rien, mais chacun en fait au plus deux par scène. Si vos dernières propositions diffèrent, Juliette peut trancher à son tour. On ne passe pas : s’il ne vous reste qu’à accepter, vous acceptez, et si vous ne pouvez plus rien dire du tout, votre partenaire continue.

    Avec la passion, se retrouver fait grandir l’amour. Avec la raison, non, mais chacun gagne aussitôt une missive ; s’il n’en reste qu’une en réserve, elle est pour Juliette.

rules-silence-title = Le silence
rules-silence =
    Les missives et le cœur sont tout ce que vous avez. Pas un mot, pas un signe, pas un soupir, ni sur vos cartes ni sur vos projets ; à cette table il n’y a pas de messagerie. Les cartes jouées dans l’acte restent visibles, et chacun peut en déduire ce que l’autre tient peut-être encore ; le plateau fait ce compte pour vous.

rules-stage-title = L’entrée en scène
rules-stage =
    Les deux amants montrent leurs cartes en même temps. Roméo va dans son lieu et son chaperon l’y rejoint, d’où qu’il vienne ; puis Juliette fait de même. Si tous deux ont choisi frère Laurent, ou l’Allégorie, Roméo l’emmène d’abord, puis Juliette l’emmène à son tour dans son propre lieu. On peut jouer la carte du lieu où l’on se trouve déjà.

    Ensuite, chacun utilise l’effet du lieu où il se trouve maintenant, Roméo avant Juliette. Un effet qui peut s’appliquer s’applique obligatoirement ; celui qui ne peut pas s’appliquer en entier est laissé de côté. Dans le premier chapitre, on peut toujours y renoncer.

rules-hate-title = La haine et la paix
rules-hate =
    Le dénouement commence par la Nourrice : si elle est avec Juliette, celle-ci gagne une missive, pourvu qu’il en reste en réserve.

    Puis on regarde chaque lieu. Là où des Capulets et des Montaigus sont ensemble, la haine s’abat une fois, quel que soit leur nombre. Les amants comptent comme membres de leurs familles : il suffit de Roméo avec un chaperon Capulet, ou de Juliette avec un chaperon Montaigu. Entre eux deux seulement, il n’y a pas de haine. L’Allégorie fait s’abattre la haine partout où quelqu’un d’autre est avec elle.

    Frère Laurent maintient la paix : là où il se trouve la haine ne s’abat pas, même en présence de l’Allégorie. Des évènements peuvent y changer quelque chose.

rules-love-title = L’amour
rules-love =
    Si le cœur montre la passion et que vous êtes dans le même lieu, l’amour grandit d’un pas, de deux au balcon. La haine se compte avant : on peut donc perdre dans la scène même où l’on allait gagner. Dès que l’amour est à son comble, vous avez gagné.

rules-events-title = Les évènements
rules-events =
    Pour chaque pas de l’amour, un évènement est révélé. Celui qui porte un sablier reste en vigueur jusqu’à la fin de la partie, avec celui du chapitre. L’autre n’a lieu qu’une fois ; il arrive qu’il demande à l’un de vous de décider, ou à tous deux de montrer une carte ou de nommer un lieu : vous choisissez alors en secret, et tout est révélé en même temps. Ce qui a été montré reste en main, et ce qui a été nommé n’engage personne. Ce qu’un évènement ordonne se fait dans la mesure du possible, mais de deux choses on ne peut choisir que celle qui peut se faire en entier. Là où un évènement exclut la haine, elle ne s’abat pas, même si un autre la fait s’abattre.

    Les chapitres et les évènements d’ici sont les nôtres, sauf la mise en place et l’évènement du premier chapitre. Qui possède la boîte peut recopier les cartes imprimées et y jouer.

rules-acts-title = La fin d’un acte
rules-acts =
    Après quatre scènes, toutes les cartes ont été piochées et il en reste trois de chaque type à chacun, sauf si un évènement réduit les mains. Après le premier et le deuxième acte, chacun garde en secret un lieu et un chaperon ; tout le reste est mélangé et forme de nouvelles pioches. Personnages, missives, amour, haine et évènements restent tels quels.

rules-end-title = Fin de la partie
rules-end =
    Vous gagnez à l’instant où l’amour est à son comble. Vous perdez à l’instant où la haine arrive au bout de sa piste, ou quand le troisième acte s’achève sans que l’amour y soit parvenu.

rules-advice-title = Pour une première partie
rules-advice =
    Choisissez la passion dès qu’il y a un lieu que vous avez probablement tous les deux, et nommez-le si vous pouvez. Au début d’un acte, presque tout est possible ; à la quatrième scène, les trois cartes visibles de votre partenaire disent exactement quelles sont les quatre dernières. Un lieu auquel vous pensez tous les deux vaut bien une missive.

    Choisissez la raison quand vous ne pouvez pas vous retrouver : elle rapporte des missives, et la scène peut servir à mettre de l’ordre dans les familles. Prenez garde à qui vous emmenez. Frère Laurent rend sûre presque toute rencontre ; l’Allégorie est mieux seule, dans un lieu vide. Le balcon vaut deux pas, mais il amène aussi deux évènements.

## La première leçon

lesson-missive-title = Une missive
lesson-missive-1 = Vous êtes Juliette. Pour vous retrouver, Roméo et vous devez jouer le même lieu, et il est interdit d’en parler. Vous n’avez qu’une missive : elle coûte un jeton et nomme un lieu. Vous tenez en main le balcon, l’église, la cellule et la rue. Dites-en un à Roméo.
lesson-missive-1-hint = Dites-lui d’abord où : choisissez une missive, et un des lieux de votre main.
lesson-missive-absent = Vous pouvez nommer n’importe quel lieu, mais vous ne pourrez pas y aller : vous n’en avez pas la carte. Nommez-en un que vous tenez.
lesson-missive-2 = Roméo a compris et propose la passion : si vous vous retrouvez, l’amour grandit. Acceptez.
lesson-missive-2-hint = Répéter son mot n’est pas encore accepter. Acceptez, et le cœur est tourné.
lesson-missive-done = Le cœur montre la passion, et désormais plus personne ne dit un mot. Le reste est affaire de confiance.
lesson-meet-title = En coulisse
lesson-meet-1 = Disons que vous avez nommé l’église ; le cœur montre la passion. Chacun choisit maintenant en secret un lieu et un chaperon qui l’accompagne. Allez à l’église, avec qui vous voulez.
lesson-meet-1-hint = Roméo compte sur l’église. Choisissez ce lieu, et n’importe quel chaperon.
lesson-meet-2 = Roméo est venu aussi, avec frère Laurent. Là où il se trouve, la haine ne s’abat pas, bien que les deux familles soient présentes. L’église vous permettrait de le déplacer d’un pas ; au premier chapitre, rien n’y oblige. Que faites-vous ?
lesson-meet-2-hint = Frère Laurent ne maintient la paix que là où il se trouve. Laissez-le avec vous : ne déplacez personne.
lesson-meet-done = Vous vous êtes retrouvés avec la passion : l’amour grandit de un, et un évènement l’accompagne. À dix, vous avez gagné.
lesson-reason-title = La raison
lesson-reason-1 = Vous avez nommé l’église, et Roméo répond par le salon, dont vous n’avez pas la carte. Il ne paierait guère pour cela s’il avait l’église : dans cette scène, vous ne pourrez pas vous retrouver. Avec la raison, l’amour ne grandit pas, mais chacun gagne une missive. Proposez-la.
lesson-reason-1-hint = Proposez la raison.
lesson-reason-passion = Avec la passion vous ne gagneriez rien, puisque vous ne pouvez pas vous retrouver. Avec la raison, chacun gagne une missive.
lesson-reason-done = Roméo a accepté, et chacun a de nouveau une missive. Une scène sans rencontre sert aussi à remettre de l’ordre dans les familles.
lesson-hate-title = Contre la haine
lesson-hate-1 = L’Allégorie de la Haine est venue à l’église avec Roméo : partout où elle n’est pas seule, la haine s’abat, et au cinquième pas tout est perdu. Vous êtes dans la rue, qui déplace l’Allégorie d’un pas. À gauche de l’église se trouve la cellule de frère Laurent, à droite le balcon avec Lady Capulet. Où ne fait-elle pas de mal ?
lesson-hate-1-hint = Menez l’Allégorie là où frère Laurent maintient la paix.
lesson-hate-capulets = Au balcon elle rencontre Lady Capulet, et la haine s’abat. Dans la cellule, frère Laurent maintient la paix, même en sa présence.
lesson-hate-stays = Elle reste avec Roméo, et la haine s’abat. Envoyez-la dans la cellule, où frère Laurent maintient la paix.
lesson-hate-done = En présence de frère Laurent, même l’Allégorie ne fait pas de mal, et la haine ne s’est pas abattue. Regardez chaque lieu avant la fin de la scène : deux familles ensemble, ou l’Allégorie avec quelqu’un.
lesson-balcony-title = Le balcon
lesson-balcony-1 = Vous avez nommé le balcon, et le cœur montre la passion. S’y retrouver fait grandir l’amour deux fois. Mais la Nourrice et Lady Capulet y sont aussi, et avec Roméo au milieu la haine s’abattrait. Allez-y avec le bon chaperon.
lesson-balcony-1-hint = Roméo vient au balcon. Restez-y, et amenez celui qui maintient la paix.
lesson-balcony-alone = Vous vous retrouveriez, mais un Montaigu parmi les Capulets fait s’abattre la haine. Frère Laurent maintiendrait la paix.
lesson-balcony-done = L’amour grandit de deux, frère Laurent maintient la paix, et la Nourrice, qui est avec vous, apporte une missive. Chaque pas de l’amour révèle aussi un évènement : une carte à lire, et celles qui ont un sablier restent en vigueur. Après quatre scènes l’acte se termine : chacun garde un lieu et un chaperon, et l’on mélange le reste. Vous avez trois actes.
