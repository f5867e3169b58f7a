# Ce que dit le plateau de Volto au terminal, en français. Les listes de touches s’écrivent « touche | ce qu’elle fait ».

## La table

headline = Coup { $number }
headline-setup = Mise en place
headline-quiet = { $count } sans capture
headline-twice = position déjà vue
palace = { $seat ->
    [red] Palais de Rouge
   *[white] Palais de Blanc
}
moving-how = Tapez sa case comme b2, Tab pour le suivant, ou flèches et Entrée.
moving-chosen = { $who } en { $origin } : { $how }. Visez ○ ou ×.
moving-chosen-how = Tapez une case comme b3, ou visez, puis Entrée. Échap : retour, Tab : suivant.
moving-proposed = { $who } de { $origin } à { $square } ? Entrée joue, Échap annule.
moving-capture = { $who } de { $origin } capture en { $square } ? Entrée joue, Échap annule.
risk-none = Ce ne peut pas être une demoiselle.
risk-both = Si c’est une demoiselle ({ $odds }), votre masque quitte le plateau avec elle.
risk-lost = Si c’est une demoiselle ({ $odds }), vous perdez la partie !
typed-column = { $column }… et la rangée ? Tapez de 1 à 7.

## La mise en place

setting-how = Visez aux flèches et tapez N C P S D. Espace échange deux masques, r : au hasard.
setting-done = Les dix sont en place. Entrée les pose pour de bon.
setting-done-how = Espace en soulève un à échanger, Effacer l’enlève, r redistribue.
setting-lifted = Le masque en { $square } est soulevé. Où va-t-il ?
setting-lifted-how = Visez une autre case puis Espace : ils changent de place. Échap le repose.
setting-none-left = Tous ceux-là sont placés. Enlevez-en un (Effacer) ou échangez (Espace).
setting-nobody-here = Aucun masque ici : tapez sa lettre.
setting-not-complete = Il reste des cases vides : Tab va à la suivante.
setting-not-there = Vos masques se placent sur vos deux rangées les plus proches.

## À côté du plateau, 28 caractères par ligne au plus

side = { $seat ->
    [red] Rouge
   *[white] Blanc
}
tray-unseen = Cachés (minuscule : montré)
tray-damsels = Demoiselles capturées
tray-legend = Les masques
tray-left = Encore à placer
damsels-lost = { $side } : { $lost ->
    [0] aucune
    [1] 1 · 2 = victoire !
   *[other] { $lost }
}
damsels-lost-mine = Vous : { $lost ->
    [0] aucune
    [1] 1 · 2 = victoire !
   *[other] { $lost }
}
damsels-next = { $seat ->
    [red] Si la seconde demoiselle de Rouge est capturée aussi, Rouge gagne.
   *[white] Si la seconde demoiselle de Blanc est capturée aussi, Blanc gagne.
}
mask-mine = { $letter ->
    [N] Votre noble en { $square }
    [C] Votre conseiller en { $square }
    [P] Votre prétendant en { $square }
    [S] Votre soldat en { $square }
   *[D] Votre demoiselle en { $square }
}
mask-rival = Le masque en { $square } peut être
mask-unmoved = n’a pas encore bougé
mask-to-rival = Ce que croit l’adversaire :
step-N = 1 tout droit
step-C = 1 diagonale
step-P = 1 partout
step-S = loin devant
step-D = 1, sans capt.

## Le premier écran

menu-capturer = Qui capture la demoiselle
menu-capturer-shown = se montre
menu-capturer-hidden = reste caché

## Touches

footer = b2 b3 · flèches Entrée · Tab masque · Échap · h règles · ? touches · q quitter
rules-letters = Les cinq sortes de masques
keys-table =
    À la table
    a–e, puis 1–7 | choisir un masque, puis une case
    flèches, Entrée | viser et choisir ; à côté : ce que le masque peut être
    Tab, Maj+Tab | le masque mobile suivant, le précédent
    Entrée | jouer le coup proposé
    Échap, u, Effacer | un pas en arrière
    N C P S D | mise en place : ce masque sur la case visée
    Espace, x | mise en place : soulever un masque, l’échanger
    r | mise en place : les dix au hasard
    Page↑, Page↓ | faire défiler ce qui s’est passé
    souris | cliquer un masque, une case, puis encore la case
    ( N ) (• •) | de Rouge : un dos que l’on voit · une face
    < N > <• •> | de Blanc : un dos que l’on voit · une face
    ○ c3 ○  ×(• •)× | case possible · capture possible
    →  ┄ ┄ ┄  [ N ] | dernier coup · d’où il vient · choisi
