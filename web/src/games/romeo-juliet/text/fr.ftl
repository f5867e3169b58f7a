# Ce que dit la scène de Roméo & Juliette dans la page, en français.

## Ce qu’on a fait soi-même

told-missive-you = Vous envoyez une missive : { place-name }.
told-propose-you = Vous proposez la { heart-name }.
told-agree-you = Vous acceptez.
told-decide-you = Vous n’êtes pas d’accord, et vous tranchez : { heart-name }.
told-speechless-you = Vous n’avez plus rien à dire.
told-play-you = Vous choisissez { place-name } avec { token-name }.
told-revealed-you = Vous jouez { place-name } avec { token-name }.
told-step-you = Vous faites un pas { direction-name }.
told-use-you = Vous déplacez { token-name } d’un pas { direction-name }.
told-use-two-you = Vous déplacez { token-name } et { other-name } d’un pas { direction-name }.
told-skip-you = Vous ne déplacez personne.
told-hold-you = Vous gardez { place-name } et { token-name } pour l’acte suivant.
told-drew-place-you = Vous piochez un lieu : { place-name }.
told-drew-companion-you = Vous piochez un chaperon : { token-name }.
told-gains-you = Vous gagnez une missive.
told-loses-you = Vous perdez une missive.

## Ce que fait chaque rôle

does-juliet = Vous parlez la première à chaque scène, et tranchez si vous n’êtes pas d’accord.
does-romeo = Vous entrez en scène le premier, et votre lieu agit avant celui de Juliette.

## Noms courts, pour les cartes et les lieux

card-place = { $place ->
    [balcony] Balcon
    [ballroom] Bal
    [street] Rue
    [salon] Salon
    [cell] Cellule
    [church] Église
   *[sidestep] Pas de côté
}
card-token = { $token ->
    [nurse] Nourrice
    [lord-capulet] Lord Capulet
    [lady-capulet] Lady Capulet
    [tybalt] Tybalt
    [benvolio] Benvolio
    [mercutio] Mercutio
    [lord-montague] Lord Montaigu
    [friar] Frère Laurent
    [juliet] Juliette
    [romeo] Roméo
   *[hate] Haine
}
letter = { $token ->
    [nurse] N
    [lord-capulet] C
    [lady-capulet] L
    [tybalt] T
    [benvolio] B
    [mercutio] Me
    [lord-montague] Mo
    [friar] F
    [juliet] J
    [romeo] R
   *[hate] H
}
card-effect = { $place ->
    [balcony] L’amour grandit deux fois
    [ballroom] Deux Capulets, un seul sens
    [street] Déplace la Haine
    [salon] Deux Montaigus, un seul sens
    [cell] Un Capulet ou Montaigu
    [church] Déplace frère Laurent
   *[sidestep] Vers un lieu voisin
}
card-companion = { $token ->
    [nurse] Une missive avec Juliette
   *[other] { $kind ->
        [capulet] Maison Capulet
        [montague] Maison Montaigu
        [friar] Garde la paix
        [hate] Nuit à toute compagnie
       *[nobody] Sans maison
    }
}
face-down = Une carte, face cachée

## L’anneau et la scène

ring = Vérone
stage = La scène
love = Amour
hate = Haine
track-love = { love }
track-hate = { hate }
chapter = Chapitre { $chapter }
chapter-named = Chapitre { $chapter } : { $name }
scene-of = Scène { $scene } sur 4
label-love = Amour : { $love } sur { $goal }. Lire les évènements
label-hate = Haine : { $hate } sur { $limit }
label-place = { place-title } : { $count ->
    [0] personne.
   *[other] { $here }.
}
label-named = Nommé par { seat-name }.
label-closed = Fermé aux amants.
label-threat = Si la scène finissait ainsi, la haine s’y abattrait : +{ $number }.
label-does = { $does ->
    [missive] Choisir pour le nommer dans une missive.
    [name] Choisir pour le nommer.
    [step] Choisir pour y aller d’un pas.
    [go] Choisir pour l’y déplacer.
   *[read] Choisir pour en savoir plus.
}
label-pick = Déplacer { token-name }, maintenant { place-at }

## Entre les amants

pact = Entre les amants
heart-open = Le cœur
heart-state = { $state ->
    [open] pas encore d’accord
    [passion] une rencontre fait grandir l’amour
   *[reason] l’amour ne grandit pas
}
missives = Missives
reserve = Réserve
said = Dit dans cette scène
pair-of = { $state ->
    [choosing] { seat-title } choisit
    [chosen] { seat-title } a choisi
   *[open] { seat-title }
}
pair-state = { $state ->
    [choosing] choisit
   *[chosen] a choisi
}

## Les cartes

hand = En main : { seat-title }
hand-places = Lieux
hand-companions = Chaperons
label-place-card = { place-title }{ $down ->
    [yes] , choisi, face cachée
   *[no] . { place-effect }
}
label-companion = { token-title }{ $down ->
    [yes] , carte choisie, face cachée
   *[no] {""}
}
casting-how = { $verb ->
    [play] Un lieu et un chaperon de votre main ; personne ne les voit encore.
   *[hold] Un lieu et un chaperon de votre main ; le reste est mélangé.
}
casting-play = Vous allez { $place ->
    [sidestep] d’un pas de côté
   *[other] { place-to }
} avec { token-name }.
casting-shut = Comme chacun est placé, vous ne pouvez pas { $place ->
    [sidestep] faire de pas de côté
   *[other] aller { place-to }
} : vous restez sur place, et { token-name } vous rejoint.
casting-hold = Vous gardez { place-name } et { token-name }.

## Le rendez-vous

say = Ce que vous pouvez dire
say-missive = Envoyer une missive
say-missive-to = Une missive : { place-name }
say-missive-how = Choisissez un lieu de l’anneau. { $price ->
    [0] Celle-ci ne coûte rien.
    [1] { $missives ->
        [one] Vous avez une missive.
       *[other] Vous avez { $missives } missives.
    }
   *[other] Elle coûte { $price } de vos { $missives } missives.
}
say-else = Dire autre chose
said-nothing = Rien n’a encore été dit.
say-propose = Proposer la { heart-name }
say-agree = Accepter la { heart-name }
say-decide = Trancher : { heart-name }
heart-means = { $heart ->
    [passion] Une rencontre fait grandir l’amour.
   *[reason] Pas d’amour, mais des missives.
}
agree-ends = Plus rien ne se dira dans cette scène.
proposal-counts = Chacun peut proposer deux fois par scène. C’est votre { $number ->
    [1] première proposition.
   *[2] seconde et dernière.
}
missive-mine = { $has ->
    [yes] Vous avez cette carte.
   *[no] Vous n’avez pas cette carte.
}
missive-partner = { seat-title } a { $percent } de chances de l’avoir.

## Sur scène

step-how = De quel côté allez-vous ? À droite, c’est le sens des aiguilles d’une montre.
directing-who = { $missing ->
    [one] Choisissez qui se déplace.
   *[other] Choisissez-en { $missing }.
}
directing-way = Vers où : { $who } ?
directing-done = { $who } : un pas { direction-name }.
directing-nobody = Personne ne se déplace.
hate-if = { $state ->
    [none] Si la scène finissait ainsi, la haine ne s’abattrait pas.
    [more] Si la scène finissait ainsi, la haine serait à { $after } sur { $limit }.
   *[lost] Si la scène finissait ainsi, la haine atteindrait sa limite : tout serait perdu !
}
way = { $direction ->
    [left] À gauche
   *[right] À droite
}
way-nobody = Personne

## Ce qu’on sait

played = joué dans cet acte
can-hold = { $mine ->
    [yes] Ce que l’autre peut supposer
   *[no] { seat-title } peut encore avoir
}
chances = Chances
silence = À vous de retenir ce que l’autre peut avoir en main.
hands = { $hands ->
    [one] une main possible
   *[other] { $hands } mains possibles
}
pad-how = Vos notes, pour vous seul. Touchez une carte : sans doute, non, peut-être.
pad-mark = { $card } : { $mark ->
    [has] sans doute
    [not] non
   *[open] peut-être
}
events = Les évènements
events-open = Évènements qui durent
events-left = Encore dans la pioche, par niveau : { $left }
event-level = { $level ->
    [chapter] celui du chapitre
   *[other] niveau { $level }
}
event-state = { $state ->
    [on] en vigueur
    [off] pas en ce moment
   *[spent] a eu lieu
}
twin-missives = { $who } : { $missives ->
    [0] aucune missive
    [one] une missive
   *[other] { $missives } missives
}
twin-hand = En main : { $places } ; { $companions }
twin-played = Joué dans cet acte : { $cards }
twin-odds = Peut encore avoir : { $cards }
twin-event = { $name } ({ $state }) : { $does }

## Le faire

seal-say = Le dire
seal-play = Jouer en secret
seal-hold = Garder en secret
seal-show = La montrer
seal-name = Le nommer
seal-move = Confirmer
todo-word = À vous la parole.
todo-answer = { seat-title } propose la { heart-name }. Que répondez-vous ?
todo-backstage-both = Juliette et Roméo choisissent chacun deux cartes en secret.
todo-holding-both = Juliette et Roméo choisissent ce qu’ils gardent pour l’acte suivant.
todo-showing-both = Juliette et Roméo choisissent chacun en secret une carte à montrer.
todo-naming-both = Juliette et Roméo choisissent chacun en secret un lieu à nommer.
sealing-how = { $verb ->
    [show] Choisissez-la dans votre main.
   *[name] Choisissez-le dans l’anneau.
}
sealed-mine = Votre choix : { $what }.

## Les phases, l’aide de jeu et ce qui se relit

phase-step = { $step ->
    [prelude] Préambule
    [rendezvous] Rendez-vous
    [backstage] Coulisses
    [entrance] Entrée en scène
    [epilogue] Dénouement
    [holding] Fin de l’acte
   *[ended] La fin
}
aid = Aide de jeu
aid-phases = Les phases d’une scène
aid-phase = { $step ->
    [prelude] Chacun pioche jusqu’à quatre lieux et quatre chaperons.
    [rendezvous] À tour de rôle : une missive, une proposition, ou l’accord sur la passion ou la raison.
    [backstage] Chacun choisit en secret un lieu et un chaperon.
    [entrance] Les cartes sont révélées. Roméo se déplace d’abord, puis Juliette ; ils utilisent ensuite les effets de leurs lieux dans le même ordre.
   *[epilogue] Une missive si la Nourrice est avec Juliette ; puis la haine, l’amour et un évènement pour chaque pas de l’amour.
}
aid-places = Les lieux
aid-hate = Quand la haine s’abat
aid-hate-line = { $line ->
    [clash] D’un pas dans chaque lieu où des Capulets et des Montaigus sont ensemble.
    [allegory] D’un pas là où l’Allégorie de la Haine n’est pas seule.
    [friar] Jamais là où se tient frère Laurent, quels que soient les présents.
    [lovers] Les amants comptent parmi leur famille, mais ne se heurtent pas l’un à l’autre.
   *[limit] À { $limit }, tout est perdu, même si l’amour allait gagner.
}
last-scene = La dernière scène
last-scene-none = Aucune scène n’a encore été jouée.
events-all = Tous les évènements
in-force = En vigueur

## Les moments

told-meet = Vous vous retrouvez { place-at } !
told-meet-reason = Vous vous retrouvez { place-at }, mais la raison l’emporte : l’amour ne grandit pas.
told-miss = Vous vous êtes manqués.
act-begins = Acte { act-number }
act-begins-how = Les cartes sont mélangées ; chacun en a gardé deux.

## Les figures des règles

figure-clash = Un Capulet et un Montaigu dans un même lieu : la haine s’abat une fois.
figure-allegory = L’Allégorie avec qui que ce soit : la haine s’abat une fois.
figure-peace = Là où se trouve frère Laurent, la haine ne s’abat pas, quels que soient les présents.
figure-meeting = Avec la passion, se retrouver fait grandir l’amour de un.
figure-balcony = Au balcon, il grandit de deux.
