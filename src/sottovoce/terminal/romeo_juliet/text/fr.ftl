# Ce que dit la scène de Roméo & Juliette dans le terminal, en français. Les lignes des listes de touches : « touche | effet ».

## La scène : noms courts, 9 caractères au plus pour un lieu et 8 pour les autres

headline = Chapitre { $chapter } · { act-scene }
stage-place = { $place ->
    [balcony] Balcon
    [ballroom] Bal
    [street] Rue
    [salon] Salon
    [cell] Cellule
    [church] Église
   *[sidestep] De côté
}
stage-token = { $token ->
    [nurse] Nourrice
    [lord-capulet] Capulet
    [lady-capulet] Lady C.
    [tybalt] Tybalt
    [benvolio] Benvolio
    [mercutio] Mercutio
    [lord-montague] Montaigu
    [friar] Laurent
    [juliet] Juliette
    [romeo] Roméo
   *[hate] Haine
}
track-love = Amour
track-hate = Haine
can-hold = { $role } peut avoir
open-cards = Jouées
reserve = Réserve
events-title = Évènements (e : lire)
events-more = … encore { $count } : e
events-left = pioche { $count }
events-to-come = Encore dans la pioche, par niveau : { $levels }
events-page = Les évènements en cours · ● en vigueur, ○ pas en ce moment · e : retour
event-of-chapter = celui du chapitre

## Le rendez-vous

talking-todo = { $phase ->
    [answered] On vous propose la { heart-name }. Que dites-vous ?
   *[open] Vous avez la parole. Que dites-vous ?
}
talking-missive = 1–6 missive (vous en avez { $missives })
talking-propose = p passion, r raison
talking-agree = a accepter la { heart-name }
talking-decide = d trancher
talking-nothing-yet = Choisissez d’abord que dire.
missive-send = Envoyer une missive : { place-name } ? Entrée envoie, Échap annule.
missive-hold-mine = Vous avez cette carte.
missive-hold-not = Vous n’avez pas cette carte.
missive-hold-partner = L’autre l’a dans { $percent } cas sur 100.
heart-propose = Proposer la { heart-name } ? Entrée le dit, Échap annule.
heart-agree = Accepter la { heart-name } ? Plus rien ne sera dit. Entrée accepte, Échap annule.
heart-decide = Trancher : { heart-name } ? Entrée décide, Échap annule, d : l’autre face.
heart-passion-means = Une rencontre fait grandir l’amour.
heart-reason-means = L’amour ne peut pas grandir, mais chacun gagne une missive.
proposals-left = { $left ->
    [0] C’est votre dernière proposition dans cette scène.
   *[other] Il vous en restera une dans cette scène.
}

## Les coulisses et la fin d’un acte

casting-how = Lieu : son numéro ou ← →. Chaperon : sa lettre (L T H en majuscules) ou ↑ ↓.
casting-play = Aller { $place ->
    [sidestep] d’un pas de côté
   *[other] { place-to }
} avec { token-name } ? Entrée joue en secret, Échap annule.
casting-hold = Garder { place-name } et { token-name } ? Entrée garde en secret, Échap annule.
casting-hold-note = Vos autres cartes sont mélangées.
casting-place-missing = Choisissez aussi un lieu : son numéro, ou ← →.
casting-companion-missing = Choisissez aussi un chaperon : sa lettre, ou ↑ ↓.

## Sur scène

step-how = ← { $left } · → { $right }
step-which-way = Choisissez d’abord un côté : ← ou →.
step-not-beside = Ce lieu n’est pas voisin du vôtre : ← ou →.
step-proposed = Un pas { $way ->
    [left] vers la gauche,
   *[right] vers la droite,
} { place-to } ? Entrée joue, Échap annule.
directing-todo = { stage-place } : { place-effect }
directing-how = { $capitals ->
    [some] Qui : { $letters } (L T H en majuscules) ou ↑ ↓ et Espace. Puis ← ↺ ou → ↻
   *[none] Qui : { $letters }, ou ↑ ↓ et Espace. Puis ← ↺ ou → ↻
}
directing-may-skip = s : personne
directing-proposed = { $who } : un pas { $way ->
    [left] ↺ vers la gauche
   *[right] ↻ vers la droite
} ? Entrée joue, Échap annule.
directing-skip = Ne déplacer personne ? Entrée joue, Échap annule.
directing-not-that-one = Ce lieu ne déplace pas ce personnage.
directing-who-missing = Choisissez d’abord qui se déplace.
directing-way-missing = Choisissez une direction : ← ou → (→ : sens horaire).
choosing-how = 1 ou 2, ou ↑ ↓ ; e montre l’évènement en entier.
choosing-proposed = Le numéro { $number } ? Entrée joue, Échap annule.
choosing-note = L’autre possibilité est perdue.
choosing-nothing-yet = Choisissez d’abord 1 ou 2.
hate-none = Si la scène finissait ainsi, la haine ne s’abattrait pas.
hate-after = Si la scène finissait ainsi : { $where }. Haine { $after }/{ $limit }.
hate-lost = Si la scène finissait ainsi : { $where }. Haine { $after }/{ $limit } : tout serait perdu !

## La fin

sealing-how-show = Quelle carte : son numéro, sa lettre, ou ← →.
sealing-how-name = Quel lieu : son numéro, ou ← →.
sealing-show-place = Montrer { place-name } ? Entrée choisit en secret, Échap annule.
sealing-show-companion = Montrer { token-name } ? Entrée choisit en secret, Échap annule.
sealing-name = Nommer { place-name } ? Entrée choisit en secret, Échap annule.
sealing-note-show = Les deux cartes se montrent ensemble. La vôtre reste en main.
sealing-note-name = Les deux lieux sont nommés ensemble. Nul n’est tenu d’y aller.
sealing-nothing-show = Choisissez d’abord une carte.
sealing-nothing-name = Choisissez d’abord un lieu.

ending-tracks = Amour { $love }/{ $goal }, haine { $hate }/{ $limit }. { act-scene }.

## Moments

moment = { $what ->
    [love] ♥  L’amour grandit  ♥
    [hate] †  La haine s’abat  †
    [event] ⧗  Un évènement  ⧗
    [calm] ♥  La haine recule  ♥
    [loses] ✉  Une missive est perdue  ✉
    [shows] ❧  Une carte est montrée  ❧
    [names] ❧  Un lieu est nommé  ❧
    [only] ♥  Une seule face du cœur  ♥
   *[plays] ❧  Les cartes sont révélées  ❧
}

## Le premier écran

welcome-with = Jouer { $role } avec un partenaire
bot-hint = Le débutant est le partenaire avec qui les chapitres ont été mesurés. L’autre joue n’importe quoi.
menu-first = Parle en premier
chapter-measured = Le couple de référence gagne { $percent } parties sur 100.
chapter-not-measured = Personne n’a mesuré sa difficulté.
chapter-so-far = Vous : { $won } gagnées, { $lost } perdues.
campaign-torn = { $file } ne contient aucune campagne lisible. Le fichier est laissé tel quel ; déplacez-le pour en commencer une nouvelle.
campaign-unreadable = La campagne n’a pas pu être conservée dans { $file } : { $why }.
campaign-so-far = Chapitres gagnés : { $won } sur { $count }.

## Les touches

footer = 1–6 p r a · flèches Entrée · Échap · e évènem. · h règles · ? touches · q fin
keys-table =
    À la table
    1–6 | un lieu, dans le sens horaire ; 7 : pas de côté
    N C L T B M O F H | un chaperon ; L T H seulement en majuscules
    p, r | rendez-vous : proposer la passion, la raison
    a, d | rendez-vous : accepter ; trancher
    ← → | lieu suivant ; direction (→ : sens horaire ↻)
    ↑ ↓, Tab | chaperon, possibilité ; Espace choisit
    s | ne déplacer personne, si c’est permis
    Entrée | faire ce qui est proposé
    Échap, u, Effacer | un pas en arrière
    e | les évènements en cours, en entier
    Page↑, Page↓ | faire défiler ce qui s’est passé
    souris | lieux, cartes, chaperons, cœur ; encore : faire
    (N)  <B> | Capulets (bleu) · Montaigus (rouge)
    +F+  †H†  ♥J♥ | frère Laurent · l’Allégorie de la Haine · un amant
    ✉J  ✕  †1 | missive de Juliette · fermé · haine à venir
    →  [N]  ▸ | déplacé ou à déplacer · choisi · montré
    3F | carte jouée : le lieu 3 avec frère Laurent
    ⧗ | un évènement qui reste en vigueur
