# Ce que dit la page, en plus de ce que disent les jeux et la table.

close = Fermer
page-not-fetched = Cette partie de la page n’a pas pu être chargée. Vérifiez la connexion et rechargez la page.
