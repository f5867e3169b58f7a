# Ce que dit le terminal, en français. Les listes de touches s’écrivent « touche | ce qu’elle fait ».

## La table

round = Manche { $round } sur { $rounds }
match-leg = partie { $leg }/2
to-move = { $who } joue
addressed = { $who } : { $what }
role-you = { $role } (vous)
role-bot = { $role } (l’ordinateur)
moving-how = Tapez sa lettre (Maj+Q : la Princesse), ou visez aux flèches, puis Entrée.
moving-chosen = { $who } : { $how }. Choisissez une case ○.
moving-chosen-how = Tapez une case comme c3, ou visez, puis Entrée. Échap : retour, Tab : suivant.
moving-proposed = { $who } de { $origin } à { $square } ? Entrée joue, Échap annule.
preview = Si la manche finissait ainsi : même zone → { $same }, différentes → { $different } couples.
typed-column = { $column }… et la rangée ? Tapez 1, 2, 3 ou 4.
nobody-here = Il n’y a personne sur cette case.
not-kept = La partie n’a pas pu être enregistrée : { $why }.
too-small = Agrandissez cette fenêtre : 80 × 24 montre tout.
no-secret-yet = Il n’y a pas encore de secret à regarder.

## La liste et le calendrier, 18 caractères par ligne au plus

list-left = { $left ->
    [one] { $left } couple sur 15
   *[other] { $left } couples sur 15
}
days-left = Jours restants : { $days }
split-now = Fin maintenant :
split-after = Après ce coup :
split-same = = même → { $left }
split-different = ≠ différentes → { $left }
lovers-are = Les amoureux :
lovers-hidden = Amoureux : cachés
placing-waiting = Encore à placer :

## La mise en place

placing-next = Où mettez-vous { $who } ? Choisissez une case vide.
placing-how = Flèches et Entrée, ou tapez c3. Une lettre en prend un autre ; r : au hasard.
placing-done = Les six sont placés. Entrée commence ; une lettre en reprend un.
placing-done-how = Échap reprend le dernier, r les disperse à nouveau.
placing-none-carried = Tapez d’abord une lettre : Q, K, R, S, B ou F prend ce personnage.
hiding-how = Tapez { $left ->
    [1] encore une lettre
   *[other] deux lettres
}, ou visez puis Entrée. La même lettre annule le choix.
hiding-done = Les amoureux sont { $pair } ? Entrée les cache.
hiding-done-how = Échap annule le dernier choix.
hiding-two-already = Deux sont déjà choisis. Retirez-en un d’abord : retapez sa lettre.
pair = { $first } et { $second }
secret-lovers = Les amoureux sont { $pair }.

## Le rapport et la fin

report-removed = { $count ->
    [one] Un couple est rayé : { $pairs }
   *[other] { $count } couples sont rayés : { $pairs }
}
report-nothing = Rien n’est rayé : tous les couples restent possibles.
report-left = { $left ->
    [one] Il ne reste qu’un couple sur la liste.
   *[other] Il reste { $left } couples sur la liste.
}
report-days = { $days ->
    [one] Il reste un jour.
   *[other] Il reste { $days } jours.
}
ribbon-go-on = Entrée pour continuer
ribbon-go-on-end = Entrée pour continuer · la partie reste enregistrée
match-next = Deuxième partie, rôles échangés : { $seeker } joue Capulet, { $keeper } la Nourrice.

## Le rideau

curtain-down-title = Le rideau est baissé
curtain-down =
    Ceci n’est que pour { $who }.
    { $other }, ne regardez pas !

    Entrée lève le rideau.
curtain-again-title = Le rideau est de nouveau baissé
curtain-again = { $other } peut regarder de nouveau. Entrée pour continuer.
curtain-lower = Entrée baisse le rideau.

## Le premier écran

welcome-continue = Continuer : { $what }
welcome-as = Jouer { $role } contre l’ordinateur
welcome-match = Deux personnes ici : un match de deux parties, rôles échangés
welcome-single = Deux personnes ici : une seule partie
welcome-bot = Ordinateur
welcome-bot-hint = Le débutant regarde un coup devant lui ; l’autre joue n’importe quoi.
welcome-language = Langue
welcome-light = Lumière
welcome-rules = Les règles
welcome-quit = Quitter
bot-novice = débutant
bot-random = coups au hasard
language-name = français
light-candlelight = à la chandelle (sombre)
light-daylight = en plein jour (clair)
names-title = Deux personnes à ce clavier
names-label = Qui joue d’abord { $role } ?
names-person-1 = Anna
names-person-2 = Marco
names-how = Entrée continue · Tab change de ligne · Échap revient
kept = La partie est gardée. Entrée la continue, q quitte.
record-kept = La partie est enregistrée : { $file }
kept-resume = Votre partie est gardée. Pour la continuer : { $command }
nothing-to-resume = il n’y a pas de partie inachevée à continuer.
not-compiled = Les règles tournent ici en Python simple : justes, mais bien plus lentes que compilées.
no-terminal = il faut un terminal où dessiner ; l’entrée et la sortie ne doivent pas être redirigées.

## Revoir une partie

replay-line = ligne { $line } sur { $lines }
replay-eyes = Vu par { $who }
replay-how = ← → un pas, Début, Fin ; e : autres yeux ; un numéro et Entrée : la ligne.
replay-goto = Aller à la ligne { $line } ? Entrée.
eyes-spectator = un spectateur
eyes-all = quelqu’un qui sait tout
file-missing = { $file } : ce fichier n’existe pas.
file-folder = { $file } : c’est un dossier, pas une partie enregistrée.
file-unreadable = { $file } : lecture impossible : { $why }.
file-not-text = { $file } : ce n’est pas une partie enregistrée : ce n’est pas du texte en UTF-8.
file-bad = { $file } : { $why }
verify-ok = { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}, { $result ->
    [none] inachevée
   *[other] { $result }
}

## Touches

footer = QKRSBF+c3 · flèches Entrée · Échap retour · h règles · ? touches · q quitter
footer-shared = QKRSBF+c3 · flèches Entrée · p secret · h règles · ? touches · q quitter
footer-leaf = ↑ ↓ Page↑ Page↓ Début Fin · Échap ferme · l langue · t lumière
footer-welcome = ↑ ↓ choisir · ← → changer · Entrée · h règles · ? touches · q quitter
footer-replay = ← → un pas · Début Fin · n° Entrée · e yeux · h règles · ? touches · q quitter
rules-characters = Les six personnages
keys-table =
    À la table
    Q K R S B F | choisir un personnage (aussi k s b f, mais q quitte)
    a–e, puis 1–4 | choisir une case (b : l’Évêque, puis la colonne)
    flèches, Entrée | viser un personnage ou une case et choisir
    Tab, Maj+Tab | le personnage mobile suivant, le précédent
    Entrée | jouer le coup proposé
    Échap, u, Retour | un pas en arrière
    r | mise en place : disperser les six (mais R : le Noble)
    p | à deux : la Nourrice revoit ses amoureux en secret
    Page↑, Page↓ | faire défiler ce qui s’est passé
    souris | cliquer un personnage, une case, puis encore la case
    (Q) ·Q· [Q] | peut encore bouger · a bougé dans la manche · choisi
    ○ c3 ○   a1→ | case possible · vient de a1
    QK /qk ×qk | couple possible · rayé · rayé à l’instant
keys-ribbon =
    Le rapport
    Entrée, Espace | continuer
keys-curtain =
    Le rideau
    Entrée | le lever, le baisser, continuer
    Q K R S B F | choisir un amoureux, ou annuler
keys-welcome =
    Le premier écran
    ↑ ↓ | choisir une ligne
    ← → | changer sa valeur
    Entrée | valider
keys-replay =
    Revoir une partie
    ← → ↑ ↓ Espace | une ligne en arrière ou en avant
    Page↑, Page↓ | six lignes en arrière ou en avant
    Début, Fin | au début, à la fin
    numéro, Entrée | à cette ligne
    e | d’autres yeux : chaque rôle, un spectateur, tout
keys-everywhere =
    Partout
    h, F1 | les règles et ce que peut chaque personnage
    ? | les touches
    l | English, français, italiano
    t | à la chandelle ou en plein jour
    q | quitter ; la partie est gardée
    Ctrl+Q | quitter aussitôt ; la partie est gardée
