<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message>
        <source>Go over the board by keys</source>
        <translation>Parcourir le damier au clavier</translation>
    </message>
    <message>
        <source>Arrow keys go from square to square, Return picks up and sets down</source>
        <translation>Les flèches vont de case en case, Entrée prend une pièce et la pose</translation>
    </message>
    <message>
        <source>Say your pieces</source>
        <translation>Annoncer vos pièces</translation>
    </message>
    <message>
        <source>The squares of the side to move</source>
        <translation>Les cases du camp au trait</translation>
    </message>
    <message>
        <source>Say the other pieces</source>
        <translation>Annoncer les autres pièces</translation>
    </message>
    <message>
        <source>The squares of the side that has moved</source>
        <translation>Les cases du camp qui vient de jouer</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Annoncer le dernier coup</translation>
    </message>
    <message>
        <source>The move that led to this position</source>
        <translation>Le coup qui a mené à cette position</translation>
    </message>
    <message>
        <source>Say who stands better</source>
        <translation>Annoncer qui est mieux</translation>
    </message>
    <message>
        <source>What the analysis has found, if it is on</source>
        <translation>Ce que l’analyse a trouvé, si elle est active</translation>
    </message>
    <message>
        <source>Say the clocks</source>
        <translation>Annoncer les pendules</translation>
    </message>
    <message>
        <source>The time that each side has left</source>
        <translation>Le temps qui reste à chaque camp</translation>
    </message>
    <message>
        <source>Say the row</source>
        <translation>Annoncer la rangée</translation>
    </message>
    <message>
        <source>All pieces in the row of the square that the keys have gone to</source>
        <translation>Toutes les pièces de la rangée où se trouve la case atteinte au clavier</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Meilleur coup</translation>
    </message>
    <message>
        <source>Show the best move as an arrow</source>
        <translation>Montrer le meilleur coup par une flèche</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Menace</translation>
    </message>
    <message>
        <source>Show what the other side would play if you passed, as a dashed arrow</source>
        <translation>Montrer par une flèche en pointillé ce que jouerait l’adversaire si vous passiez</translation>
    </message>
    <message>
        <source>Walk through the lines</source>
        <translation>Parcourir les suites</translation>
    </message>
    <message>
        <source>Arrow keys go from move to move, Enter shows one on the board, Escape leaves the lines</source>
        <translation>Les flèches vont de coup en coup, Entrée en montre un sur le damier, Échap quitte les suites</translation>
    </message>
    <message>
        <source>One line more</source>
        <translation>Une suite de plus</translation>
    </message>
    <message>
        <source>One line fewer</source>
        <translation>Une suite de moins</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>Take your move back</source>
        <translation>Reprendre votre coup</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Let the computer answer</source>
        <translation>Laisser l’ordinateur répondre</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation>Commencer une nouvelle partie</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Choose a game…</source>
        <translation>Choisir un jeu…</translation>
    </message>
    <message>
        <source>Play another of the games</source>
        <translation>Jouer à un autre des jeux</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Jouer à partir d’ici…</translation>
    </message>
    <message>
        <source>Begin a game in the position on the board</source>
        <translation>Commencer une partie dans la position du damier</translation>
    </message>
    <message>
        <source>Play with a friend…</source>
        <translation>Jouer avec un ami…</translation>
    </message>
    <message>
        <source>Over the network: in this house, or by an invitation</source>
        <translation>Par le réseau&#x202f;: chez vous, ou sur invitation</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>The same game again</source>
        <translation>La même partie encore une fois</translation>
    </message>
    <message>
        <source>Other colours</source>
        <translation>Autre couleur</translation>
    </message>
    <message>
        <source>The same game with the colours exchanged</source>
        <translation>La même partie avec les couleurs inversées</translation>
    </message>
    <message>
        <source>Play the next opponent</source>
        <translation>Jouer contre l’adversaire suivant</translation>
    </message>
    <message>
        <source>Who comes after the strongest you have beaten</source>
        <translation>Celui qui vient après le plus fort que vous ayez battu</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Y revenir</translation>
    </message>
    <message>
        <source>Put the last game on the board again</source>
        <translation>Remettre la dernière partie sur le damier</translation>
    </message>
    <message>
        <source>Take a move back</source>
        <translation>Reprendre un coup</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Reprendre votre dernier coup</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Play the moves taken back again</source>
        <translation>Rejouer les coups repris</translation>
    </message>
    <message>
        <source>Undo the takeback</source>
        <translation>Annuler la reprise</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Montrer un bon coup</translation>
    </message>
    <message>
        <source>Computer moves</source>
        <translation>L’ordinateur joue</translation>
    </message>
    <message>
        <source>Let the computer move; while it thinks: move at once</source>
        <translation>Laisser jouer l’ordinateur&#x202f;; s’il réfléchit&#x202f;: jouer tout de suite</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Saisir un coup</translation>
    </message>
    <message>
        <source>What must I capture?</source>
        <translation>Que dois-je prendre&#x202f;?</translation>
    </message>
    <message>
        <source>See the pieces that must capture, and how many</source>
        <translation>Voir les pièces qui doivent prendre, et combien</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Me montrer</translation>
    </message>
    <message>
        <source>See the longest capture on the board</source>
        <translation>Voir la plus longue rafle sur le damier</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Arrêter la pendule</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Let the clock run</source>
        <translation>Remettre la pendule en marche</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Proposer la nulle</translation>
    </message>
    <message>
        <source>Yes, offer a draw</source>
        <translation>Oui, proposer la nulle</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Yes, resign</source>
        <translation>Oui, abandonner</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Accepter la nulle</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Let the computers wait</source>
        <translation>Faire attendre les ordinateurs</translation>
    </message>
    <message>
        <source>Let me take over here</source>
        <translation>Prendre la main ici</translation>
    </message>
    <message>
        <source>Play on for the side to move</source>
        <translation>Continuer à la place du camp au trait</translation>
    </message>
    <message>
        <source>Add the game to the library</source>
        <translation>Ajouter la partie à la bibliothèque</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open games from a file</source>
        <translation>Ouvrir les parties d’un fichier</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save the game to a file</source>
        <translation>Enregistrer la partie dans un fichier</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Pictures, pages and texts of the game</source>
        <translation>Images, pages et textes de la partie</translation>
    </message>
    <message>
        <source>Stop exporting</source>
        <translation>Arrêter l’exportation</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>List of games</source>
        <translation>Liste des parties</translation>
    </message>
    <message>
        <source>The games of the open files</source>
        <translation>Les parties des fichiers ouverts</translation>
    </message>
    <message>
        <source>Previous game of the file</source>
        <translation>Partie précédente du fichier</translation>
    </message>
    <message>
        <source>Next game of the file</source>
        <translation>Partie suivante du fichier</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>See the text of the game and all its problems</source>
        <translation>Voir le texte de la partie et toutes ses anomalies</translation>
    </message>
    <message>
        <source>Other letters…</source>
        <translation>Autres caractères…</translation>
    </message>
    <message>
        <source>My games…</source>
        <translation>Mes parties…</translation>
    </message>
    <message>
        <source>Every game that was played here</source>
        <translation>Toutes les parties jouées ici</translation>
    </message>
    <message>
        <source>Stop looking through your games</source>
        <translation>Arrêter de parcourir vos parties</translation>
    </message>
    <message>
        <source>Go on with another unfinished game</source>
        <translation>Reprendre une autre partie inachevée</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>Bibliothèque…</translation>
    </message>
    <message>
        <source>Search, sort and mark the games of many files</source>
        <translation>Chercher, trier et marquer les parties de nombreux fichiers</translation>
    </message>
    <message>
        <source>Tournaments…</source>
        <translation>Tournois…</translation>
    </message>
    <message>
        <source>Let levels and programs play each other</source>
        <translation>Faire jouer niveaux et programmes les uns contre les autres</translation>
    </message>
    <message>
        <source>Your strength…</source>
        <translation>Votre force…</translation>
    </message>
    <message>
        <source>See how your games against the computer went</source>
        <translation>Voir vos résultats contre l’ordinateur</translation>
    </message>
    <message>
        <source>Copy the position (FEN)</source>
        <translation>Copier la position (FEN)</translation>
    </message>
    <message>
        <source>Copy the position as a picture</source>
        <translation>Copier la position en image</translation>
    </message>
    <message>
        <source>Copy the game (PDN)</source>
        <translation>Copier la partie (PDN)</translation>
    </message>
    <message>
        <source>Paste a position or a game</source>
        <translation>Coller une position ou une partie</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorateur</translation>
    </message>
    <message>
        <source>See what was played in this position</source>
        <translation>Voir ce qui a été joué dans cette position</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Composer une position…</translation>
    </message>
    <message>
        <source>Studies…</source>
        <translation>Études…</translation>
    </message>
    <message>
        <source>Courses to read and to answer on the board</source>
        <translation>Des cours à lire et à travailler sur le damier</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Problèmes…</translation>
    </message>
    <message>
        <source>Shots and endings to solve</source>
        <translation>Combinaisons et finales à résoudre</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>See how the position stands and the best lines</source>
        <translation>Voir l’évaluation de la position et les meilleures suites</translation>
    </message>
    <message>
        <source>Other engines…</source>
        <translation>Autres moteurs…</translation>
    </message>
    <message>
        <source>Tables of this game…</source>
        <translation>Tables de ce jeu…</translation>
    </message>
    <message>
        <source>Build the tables for this position…</source>
        <translation>Calculer les tables de cette position…</translation>
    </message>
    <message>
        <source>Find out who wins, and how</source>
        <translation>Découvrir qui gagne, et comment</translation>
    </message>
    <message>
        <source>Stop building</source>
        <translation>Arrêter le calcul</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>Variante précédente</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Variante suivante</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Show where the game has come to</source>
        <translation>Montrer où en est la partie</translation>
    </message>
    <message>
        <source>Choose a variation</source>
        <translation>Choisir une variante</translation>
    </message>
    <message>
        <source>The moves that were played here</source>
        <translation>Les coups qui ont été joués ici</translation>
    </message>
    <message>
        <source>Keep (Enter)</source>
        <translation>Garder (Entrée)</translation>
    </message>
    <message>
        <source>Take the line into the game as a variation</source>
        <translation>Reprendre la suite dans la partie comme variante</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>Return to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Tourner le damier</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Voir le damier de l’autre côté</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Board on its corner</source>
        <translation>Damier en losange</translation>
    </message>
    <message>
        <source>Stand the board on its corner</source>
        <translation>Poser le damier en losange</translation>
    </message>
    <message>
        <source>On its corner</source>
        <translation>En losange</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Remove arrows and marks</source>
        <translation>Effacer flèches et marques</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Règles de ce jeu</translation>
    </message>
    <message>
        <source>Compare games…</source>
        <translation>Comparer les jeux…</translation>
    </message>
    <message>
        <source>See in what the rules of two games differ</source>
        <translation>Voir en quoi les règles de deux jeux diffèrent</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>About Harzdame</source>
        <translation>À propos de Harzdame</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>What is seen, how fast, and in which language</source>
        <translation>Ce qui s’affiche, à quelle vitesse et dans quelle langue</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Exchange the games</source>
        <translation>Échanger les jeux</translation>
    </message>
    <message>
        <source>Have the second game first</source>
        <translation>Mettre le second jeu en premier</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Faire variante principale</translation>
    </message>
    <message>
        <source>Make the line to this move the main line</source>
        <translation>Faire de la suite menant à ce coup la variante principale</translation>
    </message>
    <message>
        <source>Promote variation</source>
        <translation>Promouvoir la variante</translation>
    </message>
    <message>
        <source>Let this variation take the place of the line that it branches off from</source>
        <translation>Mettre cette variante à la place de celle dont elle s’écarte</translation>
    </message>
    <message>
        <source>Demote</source>
        <translation>Rétrograder</translation>
    </message>
    <message>
        <source>Let the next variation take the place of this line</source>
        <translation>Mettre la variante suivante à la place de cette suite</translation>
    </message>
    <message>
        <source>Variation one up</source>
        <translation>Monter la variante</translation>
    </message>
    <message>
        <source>Put this variation before the one above it</source>
        <translation>Placer cette variante avant celle du dessus</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Supprimer à partir d’ici</translation>
    </message>
    <message>
        <source>Delete this move and all that follows it</source>
        <translation>Supprimer ce coup et tous ceux qui suivent</translation>
    </message>
    <message>
        <source>Delete what follows</source>
        <translation>Supprimer ce qui suit</translation>
    </message>
    <message>
        <source>Let the line end with this move</source>
        <translation>Terminer la suite par ce coup</translation>
    </message>
    <message>
        <source>Begin the game here</source>
        <translation>Commencer la partie ici</translation>
    </message>
    <message>
        <source>Delete everything before this position</source>
        <translation>Supprimer tout ce qui précède cette position</translation>
    </message>
    <message>
        <source>Replace this move…</source>
        <translation>Remplacer ce coup…</translation>
    </message>
    <message>
        <source>Correct this move, and keep all that follows as far as it fits</source>
        <translation>Corriger ce coup et garder les suivants tant qu’ils conviennent</translation>
    </message>
    <message>
        <source>Insert moves behind it…</source>
        <translation>Insérer des coups après…</translation>
    </message>
    <message>
        <source>Add moves that are missing, and keep all that follows as far as it fits</source>
        <translation>Ajouter des coups manquants et garder les suivants tant qu’ils conviennent</translation>
    </message>
    <message>
        <source>Correct the start…</source>
        <translation>Corriger le début…</translation>
    </message>
    <message>
        <source>Set up the position that the game begins with, and keep its moves as far as they fit</source>
        <translation>Composer la position de départ, et garder tous les coups tant qu’ils conviennent</translation>
    </message>
    <message>
        <source>Details of the game…</source>
        <translation>Données de la partie…</translation>
    </message>
    <message>
        <source>Players, event, date, result and the like</source>
        <translation>Joueurs, épreuve, date, résultat, etc.</translation>
    </message>
    <message>
        <source>Deleted in this game…</source>
        <translation>Supprimé dans cette partie…</translation>
    </message>
    <message>
        <source>See what was deleted, and put it back</source>
        <translation>Voir ce qui a été supprimé, et le remettre</translation>
    </message>
    <message>
        <source>Menu of this move</source>
        <translation>Menu de ce coup</translation>
    </message>
    <message>
        <source>More signs</source>
        <translation>Autres signes</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Comment before the variation</source>
        <translation>Commentaire avant la variante</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Comment behind the move</source>
        <translation>Commentaire après le coup</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Comment after the variation</source>
        <translation>Commentaire après la variante</translation>
    </message>
    <message>
        <source>Put on the board</source>
        <translation>Mettre sur le damier</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste behind this game</source>
        <translation>Coller après cette partie</translation>
    </message>
    <message>
        <source>Delete from the file</source>
        <translation>Supprimer du fichier</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Add to a study…</source>
        <translation>Ajouter à une étude…</translation>
    </message>
    <message>
        <source>Review all games…</source>
        <translation>Examiner toutes les parties…</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>Relire le fichier</translation>
    </message>
    <message>
        <source>Close the file</source>
        <translation>Fermer le fichier</translation>
    </message>
    <message>
        <source>Find anything…</source>
        <translation>Tout trouver…</translation>
    </message>
    <message>
        <source>Commands, games, settings, courses and files by their names</source>
        <translation>Commandes, jeux, réglages, cours et fichiers d’après leur nom</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>What you can go on with, today’s puzzle, your next opponent</source>
        <translation>Ce que vous pouvez poursuivre, le problème du jour, votre prochain adversaire</translation>
    </message>
    <message>
        <source>Edit details…</source>
        <translation>Modifier les données…</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Retirer de la bibliothèque</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>Parties avec cette position</translation>
    </message>
    <message>
        <source>List the games of the library that have it, below the explorer</source>
        <translation>Lister sous l’explorateur les parties de la bibliothèque qui la contiennent</translation>
    </message>
    <message>
        <source>Next game found</source>
        <translation>Partie trouvée suivante</translation>
    </message>
    <message>
        <source>The next of the games that were found in the library</source>
        <translation>La suivante parmi les parties trouvées dans la bibliothèque</translation>
    </message>
    <message>
        <source>Previous game found</source>
        <translation>Partie trouvée précédente</translation>
    </message>
    <message>
        <source>The one before among the games that were found in the library</source>
        <translation>La précédente parmi les parties trouvées dans la bibliothèque</translation>
    </message>
    <message>
        <source>Boards of other windows</source>
        <translation>Damiers des autres fenêtres</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>What the red edge is</source>
        <translation>Ce qu’est le bord rouge</translation>
    </message>
    <message>
        <source>See where men become kings</source>
        <translation>Voir où les pions deviennent dames</translation>
    </message>
    <message>
        <source>Openings…</source>
        <translation>Ouvertures…</translation>
    </message>
    <message>
        <source>Your repertoire: look at it, add to it, practise it</source>
        <translation>Votre répertoire&#x202f;: le consulter, le compléter, le travailler</translation>
    </message>
    <message>
        <source>Add the line to my repertoire</source>
        <translation>Ajouter la suite à mon répertoire</translation>
    </message>
    <message>
        <source>For the side at the bottom of the board</source>
        <translation>Pour le camp en bas du damier</translation>
    </message>
    <message>
        <source>Where did I leave my repertoire?</source>
        <translation>Où ai-je quitté mon répertoire&#x202f;?</translation>
    </message>
    <message>
        <source>The first move of the game that is not in it</source>
        <translation>Le premier coup de la partie qui n’y figure pas</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’exercer</translation>
    </message>
    <message>
        <source>Answer what is due</source>
        <translation>Répondre à ce qui est à revoir</translation>
    </message>
    <message>
        <source>Practise everything</source>
        <translation>Tout travailler</translation>
    </message>
    <message>
        <source>Answer all, whether it is due or not</source>
        <translation>Répondre à tout, que ce soit à revoir ou non</translation>
    </message>
    <message>
        <source>Back to the moves</source>
        <translation>Retour aux coups</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Montrer le coup</translation>
    </message>
    <message>
        <source>Delete the move</source>
        <translation>Supprimer le coup</translation>
    </message>
    <message>
        <source>Delete this move and all behind it</source>
        <translation>Supprimer ce coup et tous ceux qui suivent</translation>
    </message>
    <message>
        <source>The position or the line becomes a chapter of a study</source>
        <translation>La position ou la suite devient un chapitre d’une étude</translation>
    </message>
    <message>
        <source>Keep it in another file…</source>
        <translation>Le garder dans un autre fichier…</translation>
    </message>
    <message>
        <source>A plain PDN file, wherever you like</source>
        <translation>Un simple fichier PDN, où vous voulez</translation>
    </message>
    <message>
        <source>Next without an answer</source>
        <translation>Suivante sans réponse</translation>
    </message>
    <message>
        <source>Go to a position that you have no answer to</source>
        <translation>Aller à une position pour laquelle vous n’avez pas de réponse</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>Show the piece, then its move</source>
        <translation>Montrer la pièce, puis son coup</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Montrer la solution</translation>
    </message>
    <message>
        <source>Analyse on the main board</source>
        <translation>Analyser sur le damier principal</translation>
    </message>
    <message>
        <source>Put the puzzle on the main board</source>
        <translation>Mettre le problème sur le damier principal</translation>
    </message>
    <message>
        <source>The puzzle becomes an exercise in a study of yours</source>
        <translation>Le problème devient un exercice dans l’une de vos études</translation>
    </message>
    <message>
        <source>Exercise sheet…</source>
        <translation>Feuille d’exercices…</translation>
    </message>
    <message>
        <source>Puzzles as diagrams on paper, solutions behind</source>
        <translation>Des problèmes en diagrammes sur papier, solutions à la fin</translation>
    </message>
    <message>
        <source>See those you failed</source>
        <translation>Voir les problèmes manqués</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Play the game through</source>
        <translation>Dérouler la partie</translation>
    </message>
    <message>
        <source>Let the moves follow one another</source>
        <translation>Laisser les coups s’enchaîner</translation>
    </message>
    <message>
        <source>Next critical moment</source>
        <translation>Moment critique suivant</translation>
    </message>
    <message>
        <source>On to where the game turns</source>
        <translation>Avancer là où la partie bascule</translation>
    </message>
    <message>
        <source>Previous critical moment</source>
        <translation>Moment critique précédent</translation>
    </message>
    <message>
        <source>Back to where the game turns</source>
        <translation>Revenir là où la partie bascule</translation>
    </message>
    <message>
        <source>Guess the moves…</source>
        <translation>Deviner les coups…</translation>
    </message>
    <message>
        <source>Find the moves of this game yourself, for points</source>
        <translation>Trouver vous-même les coups de cette partie, pour des points</translation>
    </message>
    <message>
        <source>Strip of boards</source>
        <translation>Bande de damiers</translation>
    </message>
    <message>
        <source>See the game in small boards</source>
        <translation>Voir la partie en petits damiers</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Présentation</translation>
    </message>
    <message>
        <source>The board on the whole screen, with the comments</source>
        <translation>Le damier en plein écran, avec les commentaires</translation>
    </message>
    <message>
        <source>Two games side by side…</source>
        <translation>Deux parties côte à côte…</translation>
    </message>
    <message>
        <source>See this game beside another one</source>
        <translation>Voir cette partie à côté d’une autre</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Plus vite</translation>
    </message>
    <message>
        <source>Less time for each move</source>
        <translation>Moins de temps pour chaque coup</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Plus lent</translation>
    </message>
    <message>
        <source>More time for each move</source>
        <translation>Plus de temps pour chaque coup</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Both games step at once</source>
        <translation>Les deux parties avancent à la fois</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Première différence</translation>
    </message>
    <message>
        <source>To where the games part</source>
        <translation>Là où les parties se séparent</translation>
    </message>
    <message>
        <source>Same position</source>
        <translation>Même position</translation>
    </message>
    <message>
        <source>To where the same position comes up once more</source>
        <translation>Là où la même position se présente à nouveau</translation>
    </message>
    <message>
        <source>Game at the left</source>
        <translation>Partie de gauche</translation>
    </message>
    <message>
        <source>Game at the right</source>
        <translation>Partie de droite</translation>
    </message>
    <message>
        <source>Other game…</source>
        <translation>Autre partie…</translation>
    </message>
    <message>
        <source>Put another game at the right</source>
        <translation>Mettre une autre partie à droite</translation>
    </message>
    <message>
        <source>Review the game…</source>
        <translation>Examiner la partie…</translation>
    </message>
    <message>
        <source>Find the mistakes, and what was better</source>
        <translation>Trouver les erreurs, et ce qui était meilleur</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Examiner</translation>
    </message>
    <message>
        <source>Learn from the mistakes…</source>
        <translation>Apprendre de ses erreurs…</translation>
    </message>
    <message>
        <source>Find a better move wherever the review found one</source>
        <translation>Trouver un meilleur coup partout où l’examen en a trouvé un</translation>
    </message>
    <message>
        <source>Learn from them</source>
        <translation>En tirer la leçon</translation>
    </message>
    <message>
        <source>Review all games of the file…</source>
        <translation>Examiner toutes les parties du fichier…</translation>
    </message>
    <message>
        <source>The games are reviewed while you do other things</source>
        <translation>Les parties sont examinées pendant que vous faites autre chose</translation>
    </message>
    <message>
        <source>Stop the review</source>
        <translation>Arrêter l’examen</translation>
    </message>
    <message>
        <source>What was found so far is kept</source>
        <translation>Ce qui a été trouvé jusqu’ici est gardé</translation>
    </message>
    <message>
        <source>Stop the review of the games</source>
        <translation>Arrêter l’examen des parties</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Tournants</translation>
    </message>
    <message>
        <source>The moves that changed the game most, on small boards</source>
        <translation>Les coups qui ont le plus changé la partie, sur de petits damiers</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>See in what another game differs from this one</source>
        <translation>Voir en quoi un autre jeu diffère de celui-ci</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Faire la visite guidée</translation>
    </message>
    <message>
        <source>The game in five minutes, by moves that you make</source>
        <translation>Le jeu en cinq minutes, par des coups que vous jouez</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Taille habituelle</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Miroir</translation>
    </message>
    <message>
        <source>The mirror image, in which the game is the same</source>
        <translation>L’image en miroir, où le jeu est le même</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Inverser les camps</translation>
    </message>
    <message>
        <source>The same game for the other side: other colours, board turned</source>
        <translation>La même partie pour l’autre camp&#x202f;: couleurs inversées, damier tourné</translation>
    </message>
    <message>
        <source>Other side to move</source>
        <translation>Trait à l’autre camp</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Coller une position</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Hear moves, captures and the end of a game</source>
        <translation>Entendre les coups, les prises et la fin d’une partie</translation>
    </message>
    <message>
        <source>Harzdame in an hour</source>
        <translation>Harzdame en une heure</translation>
    </message>
    <message>
        <source>The course for beginners, move by move</source>
        <translation>Le cours pour débutants, coup par coup</translation>
    </message>
    <message>
        <source>Take the tour of this game</source>
        <translation>Visite guidée de ce jeu</translation>
    </message>
    <message>
        <source>The game on the board in five minutes, by moves that you make</source>
        <translation>Le jeu du damier en cinq minutes, par des coups que vous jouez</translation>
    </message>
    <message>
        <source>The position or the game on the board becomes a chapter of a study</source>
        <translation>La position ou la partie du damier devient un chapitre d’une étude</translation>
    </message>
    <message>
        <source>Analyse this position on the main board</source>
        <translation>Analyser cette position sur le damier principal</translation>
    </message>
    <message>
        <source>Print as a booklet…</source>
        <translation>Imprimer en livret…</translation>
    </message>
    <message>
        <source>The questions as diagrams on paper, solutions behind</source>
        <translation>Les questions en diagrammes sur papier, solutions à la fin</translation>
    </message>
    <message>
        <source>Export as a page for the browser…</source>
        <translation>Exporter en page pour navigateur…</translation>
    </message>
    <message>
        <source>Make a copy to edit…</source>
        <translation>Faire une copie à modifier…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Enregistrer sous un autre nom…</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>Edit the study</source>
        <translation>Modifier l’étude</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Copy the rows</source>
        <translation>Copier les lignes</translation>
    </message>
    <message>
        <source>Copy the whole table</source>
        <translation>Copier tout le tableau</translation>
    </message>
    <message>
        <source>As a spreadsheet takes it, with the titles of the columns</source>
        <translation>Comme le veut un tableur, avec les titres des colonnes</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Puts the tournament back that was removed last</source>
        <translation>Remet le dernier tournoi retiré</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Harzdame</source>
        <translation>À propos de Harzdame</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Harzdame is draughts on all squares: men climb from one corner of the board to the other, step straight ahead and capture straight in every direction. The most that can be captured must be captured.</source>
        <translation>Harzdame, c’est le jeu de dames sur toutes les cases&#x202f;: les pions montent d’un coin du damier à l’autre, avancent tout droit et prennent tout droit dans toutes les directions. La prise majoritaire est obligatoire.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Ouvrir le dossier de données</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Copier les versions</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licences…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <translation>Chercher une version plus récente</translation>
    </message>
    <message>
        <source>Last crash…</source>
        <translation>Dernier plantage…</translation>
    </message>
    <message>
        <source>No program here opens folders. It is {path}.</source>
        <translation>Aucun programme n’ouvre de dossiers ici. Il s’agit de {path}.</translation>
    </message>
    <message>
        <source>The versions are on the clipboard, to be put into a mail or a forum.</source>
        <translation>Les versions sont dans le presse-papiers, à coller dans un courriel ou un forum.</translation>
    </message>
    <message>
        <source>The page of all versions is open in your browser. This one is {version}.</source>
        <translation>La page de toutes les versions est ouverte dans votre navigateur. Celle-ci est la {version}.</translation>
    </message>
    <message>
        <source>No browser was found here. The page is {page}.</source>
        <translation>Aucun navigateur n’a été trouvé ici. La page est {page}.</translation>
    </message>
</context>
<context>
    <name>AddToStudyDialog</name>
    <message>
        <source>Add to a study</source>
        <translation>Ajouter à une étude</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>Name of the chapter</source>
        <translation>Nom du chapitre</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Étude</translation>
    </message>
    <message>
        <source>Name of the new study</source>
        <translation>Nom de la nouvelle étude</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>A new study…</source>
        <translation>Une nouvelle étude…</translation>
    </message>
</context>
<context>
    <name>AddressForm</name>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Un autre</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>optional: keeps it as an opponent</source>
        <translation>facultatif&#x202f;: le retient comme adversaire</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>How to meet</source>
        <translation>Comment se rencontrer</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Votre camp</translation>
    </message>
    <message>
        <source> minutes a side</source>
        <translation> minutes par camp</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Let other computers connect</source>
        <translation>Laisser d’autres ordinateurs se connecter</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Adversaire</translation>
    </message>
    <message>
        <source>&amp;Computer</source>
        <translation>&amp;Ordinateur</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Temps</translation>
    </message>
    <message>
        <source>Any game against another Harzdame, International draughts against any program that speaks DamExchange.</source>
        <translation>N’importe quel jeu contre un autre Harzdame, les dames internationales contre tout programme parlant DamExchange.</translation>
    </message>
    <message>
        <source>Keep “{name}” again</source>
        <translation>Retenir à nouveau «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>This cannot be the name or the address of a computer.</source>
        <translation>Ce ne peut être ni le nom ni l’adresse d’un ordinateur.</translation>
    </message>
    <message>
        <source>The other side has to wait for you.</source>
        <translation>L’adversaire doit vous attendre.</translation>
    </message>
    <message>
        <source>Whoever can reach this computer over the network may connect to the port and play. Nothing else is open to them.</source>
        <translation>Quiconque peut joindre cet ordinateur par le réseau peut se connecter au port et jouer. Rien d’autre ne lui est ouvert.</translation>
    </message>
    <message>
        <source>Only programs on this computer can connect. They choose the game, the side and the time.</source>
        <translation>Seuls les programmes de cet ordinateur peuvent se connecter. Ils choisissent le jeu, le camp et le temps.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Looks for a threat …</source>
        <translation>Recherche d’une menace…</translation>
    </message>
    <message>
        <source>No threat to look for: there is a capture to make.</source>
        <translation>Pas de menace à chercher&#x202f;: il y a une prise à faire.</translation>
    </message>
    <message>
        <source>No threat: the other side could not move.</source>
        <translation>Pas de menace&#x202f;: l’adversaire ne pourrait pas jouer.</translation>
    </message>
    <message>
        <source>Threat: {move} ({score})</source>
        <translation>Menace&#x202f;: {move} ({score})</translation>
    </message>
</context>
<context>
    <name>AdviceBar</name>
    <message>
        <source>Lines: {count}</source>
        <translation>Suites&#x202f;: {count}</translation>
    </message>
</context>
<context>
    <name>AnalysisMenu</name>
    <message>
        <source>Engines that analyse</source>
        <translation>Moteurs d’analyse</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Best lines</source>
        <translation>Meilleures suites</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Livre d’ouvertures</translation>
    </message>
    <message>
        <source>Options of the analysis</source>
        <translation>Options de l’analyse</translation>
    </message>
    <message>
        <source>Above zero White is better; 1.00 is about a man</source>
        <translation>Au-dessus de zéro, les Blancs sont mieux&#x202f;; 1,00 vaut environ un pion</translation>
    </message>
    <message>
        <source>Above zero the side to move is better; 1.00 is about a man</source>
        <translation>Au-dessus de zéro, le camp au trait est mieux&#x202f;; 1,00 vaut environ un pion</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>Tiré de la partie</translation>
    </message>
    <message>
        <source>Known: depth {depth}</source>
        <translation>Connu&#x202f;: profondeur {depth}</translation>
    </message>
    <message>
        <source>White {points} %</source>
        <translation>Blancs {points}&#x202f;%</translation>
    </message>
    <message>
        <source>Black {points} %</source>
        <translation>Noirs {points}&#x202f;%</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Tables de finales</translation>
    </message>
    <message>
        <source>{count} positions</source>
        <translation>{count} positions</translation>
    </message>
</context>
<context>
    <name>AnalysisView</name>
    <message>
        <source>Waits while the computer thinks.</source>
        <translation>Attend pendant que l’ordinateur réfléchit.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Ici, la partie est terminée.</translation>
    </message>
    <message>
        <source>The analysis stopped. ({detail})</source>
        <translation>L’analyse s’est arrêtée. ({detail})</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Play from here…</source>
        <translation>Jouer à partir d’ici…</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Étudier</translation>
    </message>
    <message>
        <source>Move both sides by yourself</source>
        <translation>Jouer vous-même les deux camps</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>See how the position stands and the best lines</source>
        <translation>Voir l’évaluation de la position et les meilleures suites</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Find out by endgame tables exactly who wins, and how</source>
        <translation>Savoir exactement, par les tables de finales, qui gagne et comment</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The usual ones hold. The file was kept as {path}.</source>
        <translation>Les réglages habituels s’appliquent. Le fichier a été conservé sous {path}.</translation>
    </message>
    <message>
        <source>Your settings could not be read.</source>
        <translation>Vos réglages n’ont pas pu être lus.</translation>
    </message>
    <message>
        <source>The usual ones hold for now. The file stays as it is: {path}</source>
        <translation>Les réglages habituels s’appliquent pour l’instant. Le fichier reste tel quel&#x202f;: {path}</translation>
    </message>
    <message>
        <source>Your settings cannot be read just now.</source>
        <translation>Vos réglages ne peuvent pas être lus pour le moment.</translation>
    </message>
    <message>
        <source>The engines that you have added could not be read.</source>
        <translation>Les moteurs que vous avez ajoutés n’ont pas pu être lus.</translation>
    </message>
    <message>
        <source>The file was kept as {path}.</source>
        <translation>Le fichier a été conservé sous {path}.</translation>
    </message>
    <message>
        <source>The engines that you have added cannot be read just now.</source>
        <translation>Les moteurs que vous avez ajoutés ne peuvent pas être lus pour le moment.</translation>
    </message>
    <message>
        <source>They are there again as soon as that works. The file stays as it is: {path}</source>
        <translation>Ils reviendront dès que ce sera possible. Le fichier reste tel quel&#x202f;: {path}</translation>
    </message>
</context>
<context>
    <name>AutoplayBar</name>
    <message>
        <source>Real times of the game</source>
        <translation>Temps réels de la partie</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Speed (+ and −)</source>
        <translation>Vitesse (+ et −)</translation>
    </message>
    <message>
        <source>Rest at comments</source>
        <translation>S’arrêter aux commentaires</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Recommencer à la fin</translation>
    </message>
    <message>
        <source>Options of playing through</source>
        <translation>Options de lecture</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>as played</source>
        <translation>comme joué</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>Ballots</name>
    <message>
        <source>Two-move ballot</source>
        <translation>Tirage de deux coups</translation>
    </message>
    <message>
        <source>Three-move ballot</source>
        <translation>Tirage de trois coups</translation>
    </message>
    <message>
        <source>Eleven-man ballot</source>
        <translation>Tirage à onze pions</translation>
    </message>
    <message>
        <source>Three-move table</source>
        <translation>Table des trois coups</translation>
    </message>
    <message>
        <source>Basic drawn table (IDF)</source>
        <translation>Petite table de tirage (IDF)</translation>
    </message>
    <message>
        <source>Full drawn table (IDF)</source>
        <translation>Grande table de tirage (IDF)</translation>
    </message>
</context>
<context>
    <name>BoardAnswers</name>
    <message>
        <source>Turn it on, and ask again.</source>
        <translation>Activez-la et demandez à nouveau.</translation>
    </message>
    <message>
        <source>The analysis is off.</source>
        <translation>L’analyse est désactivée.</translation>
    </message>
    <message>
        <source>The analysis has found nothing yet.</source>
        <translation>L’analyse n’a encore rien trouvé.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Cette partie se joue sans pendule.</translation>
    </message>
    <message>
        <source>F7 leads to the board, and arrow keys from square to square.</source>
        <translation>F7 mène au damier, et les flèches vont de case en case.</translation>
    </message>
    <message>
        <source>No square is chosen.</source>
        <translation>Aucune case n’est choisie.</translation>
    </message>
    <message>
        <source>Both sides stand alike.</source>
        <translation>La position est égale.</translation>
    </message>
    <message>
        <source>White stands better by {men} men.</source>
        <translation>Avantage des Blancs, en pions&#x202f;: {men}.</translation>
    </message>
    <message>
        <source>Black stands better by {men} men.</source>
        <translation>Avantage des Noirs, en pions&#x202f;: {men}.</translation>
    </message>
</context>
<context>
    <name>BoardPresenter</name>
    <message>
        <source>Thinking</source>
        <translation>Réfléchit</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Attend</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Au trait</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Damier</translation>
    </message>
    <message>
        <source>The position. Click or drag a piece to move it.</source>
        <translation>La position. Cliquez sur une pièce ou faites-la glisser pour la jouer.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The computer plays without its opening book.</source>
        <translation>L’ordinateur joue sans son livre d’ouvertures.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} n’est pas lisible&#x202f;: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no opening book.</source>
        <translation>{name} n’est pas un livre d’ouvertures.</translation>
    </message>
    <message>
        <source>{name} was made for a newer version of this program.</source>
        <translation>{name} a été fait pour une version plus récente de ce programme.</translation>
    </message>
    <message>
        <source>{name} is for another game.</source>
        <translation>{name} concerne un autre jeu.</translation>
    </message>
    <message>
        <source>{name} was made when the rules of the game were others.</source>
        <translation>{name} a été fait quand les règles du jeu étaient différentes.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>{name} est endommagé&#x202f;; réinstaller le programme le répare.</translation>
    </message>
</context>
<context>
    <name>BoundedField</name>
    <message>
        <source>All of the text is kept; its beginning can be edited here.</source>
        <translation>Tout le texte est conservé&#x202f;; son début peut être modifié ici.</translation>
    </message>
</context>
<context>
    <name>ChapterForm</name>
    <message>
        <source>Black sits below</source>
        <translation>Les Noirs en bas</translation>
    </message>
    <message>
        <source>A page of text</source>
        <translation>Une page de texte</translation>
    </message>
    <message>
        <source>The position on the main board</source>
        <translation>La position du damier principal</translation>
    </message>
    <message>
        <source>The game on the main board</source>
        <translation>La partie du damier principal</translation>
    </message>
    <message>
        <source>A position to set up…</source>
        <translation>Une position à composer…</translation>
    </message>
    <message>
        <source>A position or games as text…</source>
        <translation>Une position ou des parties en texte…</translation>
    </message>
    <message>
        <source>Chapter one up</source>
        <translation>Monter le chapitre</translation>
    </message>
    <message>
        <source>Chapter one down</source>
        <translation>Descendre le chapitre</translation>
    </message>
    <message>
        <source>Delete chapter</source>
        <translation>Supprimer le chapitre</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Ask for the next move</source>
        <translation>Demander le coup suivant</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Que joueriez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>One to a line</source>
        <translation>Un par ligne</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Pas celui-ci. Réessayez.</translation>
    </message>
    <message>
        <source>This answer is right as well</source>
        <translation>Cette réponse est juste aussi</translation>
    </message>
    <message>
        <source>Delete this move</source>
        <translation>Supprimer ce coup</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Faire variante principale</translation>
    </message>
    <message>
        <source>The beginning of the chapter</source>
        <translation>Le début du chapitre</translation>
    </message>
    <message>
        <source>A wrong answer: what you write here is said to a reader who plays this move.</source>
        <translation>Une réponse fausse&#x202f;: ce que vous écrivez ici est dit au lecteur qui joue ce coup.</translation>
    </message>
    <message>
        <source>Play a move on the board to go on; then the reader can be asked for it.</source>
        <translation>Jouez un coup sur le damier pour continuer&#x202f;; on pourra alors le demander au lecteur.</translation>
    </message>
    <message>
        <source>Other moves that you play on the board become the answers to “why not that?”.</source>
        <translation>Les autres coups que vous jouez sur le damier deviennent les réponses à «&#x202f;pourquoi pas cela&#x202f;?&#x202f;».</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Variante principale</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>No move yet</source>
        <translation>Pas encore de coup</translation>
    </message>
    <message>
        <source>Add a chapter</source>
        <translation>Ajouter un chapitre</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Said to other moves</source>
        <translation>Réponse aux autres coups</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Étude</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Nom de l’étude</translation>
    </message>
    <message>
        <source>Name of the chapter</source>
        <translation>Nom du chapitre</translation>
    </message>
    <message>
        <source>Words on this position</source>
        <translation>Texte sur cette position</translation>
    </message>
</context>
<context>
    <name>ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
</context>
<context>
    <name>ChapterSources</name>
    <message>
        <source>New page</source>
        <translation>Nouvelle page</translation>
    </message>
    <message>
        <source>Add as a chapter</source>
        <translation>Ajouter comme chapitre</translation>
    </message>
</context>
<context>
    <name>ChapterTextDialog</name>
    <message>
        <source>Chapters from text</source>
        <translation>Chapitres depuis un texte</translation>
    </message>
    <message>
        <source>Position or games as text</source>
        <translation>Position ou parties en texte</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>A position (FEN), or one or several games (PDN):</source>
        <translation>Une position (FEN), ou une ou plusieurs parties (PDN)&#x202f;:</translation>
    </message>
    <message>
        <source>This text is too long to look for games in it.</source>
        <translation>Ce texte est trop long pour y chercher des parties.</translation>
    </message>
    <message>
        <source>No game in this text can be set up.</source>
        <translation>Aucune partie de ce texte ne peut être mise en place.</translation>
    </message>
    <message>
        <source>The text is neither a position (FEN) nor a game (PDN).</source>
        <translation>Le texte n’est ni une position (FEN) ni une partie (PDN).</translation>
    </message>
</context>
<context>
    <name>ChatCard</name>
    <message>
        <source>Say something to the other side</source>
        <translation>Dire quelque chose à l’adversaire</translation>
    </message>
    <message>
        <source>They: {text}</source>
        <translation>Adversaire&#x202f;: {text}</translation>
    </message>
    <message>
        <source>You: {text}</source>
        <translation>Vous&#x202f;: {text}</translation>
    </message>
</context>
<context>
    <name>Clause</name>
    <message>
        <source>With one piece left on each side it is a draw at once.</source>
        <translation>S’il ne reste qu’une pièce dans chaque camp, la partie est aussitôt nulle.</translation>
    </message>
    <message>
        <source>It is also a draw when a position comes up for the third time.</source>
        <translation>La partie est nulle aussi quand une position se présente pour la troisième fois.</translation>
    </message>
    <message>
        <source>It is also a draw when a position comes up for the fourth time.</source>
        <translation>La partie est nulle aussi quand une position se présente pour la quatrième fois.</translation>
    </message>
    <message>
        <source>A player who cannot move loses.</source>
        <translation>Le joueur qui ne peut pas jouer perd.</translation>
    </message>
    <message>
        <source>The aim is to give all pieces away: a player who cannot move wins.</source>
        <translation>Le but est de donner toutes ses pièces&#x202f;: le joueur qui ne peut pas jouer gagne.</translation>
    </message>
    <message>
        <source>Who makes a king first wins at once.</source>
        <translation>Qui fait une dame le premier gagne aussitôt.</translation>
    </message>
    <message>
        <source>The players move in turn, Black first, and each only their own pieces.</source>
        <translation>Les joueurs jouent à tour de rôle, les Noirs en premier, et chacun seulement ses propres pièces.</translation>
    </message>
    <message>
        <source>The players move in turn, White first, and each only their own pieces.</source>
        <translation>Les joueurs jouent à tour de rôle, les Blancs en premier, et chacun seulement ses propres pièces.</translation>
    </message>
    <message>
        <source>A square holds one piece only.</source>
        <translation>Une case ne porte qu’une seule pièce.</translation>
    </message>
    <message>
        <source>Men step {directions}.</source>
        <translation>Les pions se déplacent d’une case {directions}.</translation>
    </message>
    <message>
        <source>Men capture {directions}: over an adjacent enemy piece to the empty square right behind it.</source>
        <translation>Les pions prennent {directions}&#x202f;: par-dessus une pièce adverse voisine, sur la case vide juste derrière.</translation>
    </message>
    <message>
        <source>Men cannot capture kings.</source>
        <translation>Les pions ne peuvent pas prendre de dames.</translation>
    </message>
    <message>
        <source>Straight, only the squares that are played on count.</source>
        <translation>En ligne droite, seules comptent les cases sur lesquelles on joue.</translation>
    </message>
    <message>
        <source>The first jump of a man’s capture goes {directions}.</source>
        <translation>Le premier saut d’un pion qui prend se fait {directions}.</translation>
    </message>
    <message>
        <source>Only the jumps after it may also go {directions}.</source>
        <translation>Seuls les sauts suivants peuvent aussi se faire {directions}.</translation>
    </message>
    <message>
        <source>Instead of a step, a man may leap {directions} over an unbroken line of friendly men to the empty square right behind; a king in the line bars it.</source>
        <translation>Au lieu de se déplacer d’une case, un pion peut sauter {directions} par-dessus une file ininterrompue de pions amis, jusqu’à la case vide juste derrière&#x202f;; une dame dans la file barre le passage.</translation>
    </message>
    <message>
        <source>It may do so from anywhere.</source>
        <translation>Il le peut à partir de n’importe quelle case.</translation>
    </message>
    <message>
        <source>Only from its own first row.</source>
        <translation>Seulement à partir de sa propre première rangée.</translation>
    </message>
    <message>
        <source>Only from {squares}.</source>
        <translation>Seulement à partir de {squares}.</translation>
    </message>
    <message>
        <source>Kings go {directions}, any number of empty squares.</source>
        <translation>Les dames se déplacent {directions}, d’un nombre quelconque de cases vides.</translation>
    </message>
    <message>
        <source>Kings go {directions}, one square at a time.</source>
        <translation>Les dames se déplacent {directions}, d’une case à la fois.</translation>
    </message>
    <message>
        <source>Kings capture {directions}: over an adjacent enemy piece to the empty square right behind it.</source>
        <translation>Les dames prennent {directions}&#x202f;: par-dessus une pièce adverse voisine, sur la case vide juste derrière.</translation>
    </message>
    <message>
        <source>Kings capture {directions}, from any distance over one enemy piece, and land on the empty square right behind it.</source>
        <translation>Les dames prennent {directions}, à toute distance, par-dessus une pièce adverse, et se posent sur la case vide juste derrière.</translation>
    </message>
    <message>
        <source>Kings capture {directions}, from any distance over one enemy piece to any empty square behind it.</source>
        <translation>Les dames prennent {directions}, à toute distance, par-dessus une pièce adverse, et se posent sur n’importe quelle case vide derrière elle.</translation>
    </message>
    <message>
        <source>Where its capture can go on from one of several squares, a king must land on such a one.</source>
        <translation>Là où sa prise peut continuer à partir de l’une de plusieurs cases, une dame doit se poser sur une telle case.</translation>
    </message>
    <message>
        <source>But a capture that ends with a king ends right behind that king.</source>
        <translation>Mais une prise dont la dernière pièce est une dame se termine juste derrière cette dame.</translation>
    </message>
    <message>
        <source>Within one capture a king may not turn straight back.</source>
        <translation>Au cours d’une même prise, une dame ne peut pas faire demi-tour.</translation>
    </message>
    <message>
        <source>A capturing king lands right behind the piece that it jumps over.</source>
        <translation>Une dame qui prend se pose juste derrière la pièce qu’elle saute.</translation>
    </message>
    <message>
        <source>A capturing king may land on any empty square behind the piece it jumps over.</source>
        <translation>Une dame qui prend peut se poser sur n’importe quelle case vide derrière la pièce qu’elle saute.</translation>
    </message>
    <message>
        <source>A player who can capture must capture.</source>
        <translation>Le joueur qui peut prendre doit prendre.</translation>
    </message>
    <message>
        <source>A capture goes on as long as the same piece can take more.</source>
        <translation>Une prise continue tant que la même pièce peut encore prendre.</translation>
    </message>
    <message>
        <source>It ends where a man becomes a king.</source>
        <translation>Elle se termine là où un pion devient dame.</translation>
    </message>
    <message>
        <source>A man that becomes a king on its way goes on as a king.</source>
        <translation>Un pion qui devient dame en cours de route continue comme dame.</translation>
    </message>
    <message>
        <source>Among several captures the choice is free.</source>
        <translation>Entre plusieurs prises, le choix est libre.</translation>
    </message>
    <message>
        <source>Majority capture: you must choose a capture that takes the most pieces.</source>
        <translation>Prise majoritaire&#x202f;: il faut choisir une prise qui enlève le plus de pièces.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes the most pieces.</source>
        <translation>Il faut choisir une prise qui enlève le plus de pièces.</translation>
    </message>
    <message>
        <source>If a king can capture, you must capture with a king.</source>
        <translation>Si une dame peut prendre, il faut prendre avec une dame.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes the most kings.</source>
        <translation>Il faut choisir une prise qui enlève le plus de dames.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes kings as early as it can.</source>
        <translation>Il faut choisir une prise qui enlève des dames le plus tôt possible.</translation>
    </message>
    <message>
        <source>You must choose a capture of the greatest value: each man taken counts {man}, each king {king}.</source>
        <translation>Il faut choisir une prise de la plus grande valeur&#x202f;: chaque pion pris compte {man}, chaque dame {king}.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes the most pieces.</source>
        <translation>À égalité, une prise qui enlève le plus de pièces.</translation>
    </message>
    <message>
        <source>Among equal ones, one by a king.</source>
        <translation>À égalité, une prise faite par une dame.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes the most kings.</source>
        <translation>À égalité, une prise qui enlève le plus de dames.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes kings as early as it can.</source>
        <translation>À égalité, une prise qui enlève des dames le plus tôt possible.</translation>
    </message>
    <message>
        <source>Among equal ones, one of the greatest value: each man taken counts {man}, each king {king}.</source>
        <translation>À égalité, une prise de la plus grande valeur&#x202f;: chaque pion pris compte {man}, chaque dame {king}.</translation>
    </message>
    <message>
        <source>While one of your men is threatened, no other man of yours may step to make a threat.</source>
        <translation>Tant qu’un de vos pions est menacé, aucun autre de vos pions ne peut créer de menace en se déplaçant.</translation>
    </message>
    <message>
        <source>A player with men may not move the same king more than {number} times in a row without capturing.</source>
        <translation>Un joueur qui a des pions ne peut pas jouer la même dame plus de {number} fois de suite sans prendre.</translation>
    </message>
</context>
<context>
    <name>Clipboard</name>
    <message>
        <source>Position copied.</source>
        <translation>Position copiée.</translation>
    </message>
    <message>
        <source>As FEN, for any draughts program.</source>
        <translation>En FEN, pour tout programme de dames.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>Partie copiée.</translation>
    </message>
    <message>
        <source>As PDN, for any draughts program.</source>
        <translation>En PDN, pour tout programme de dames.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>{side}: {time} left</source>
        <translation>{side}&#x202f;: encore {time}</translation>
    </message>
    <message>
        <source>, paused</source>
        <translation>, arrêtée</translation>
    </message>
    <message>
        <source>, running</source>
        <translation>, en marche</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>Hourglass, {time}</source>
        <translation>Sablier, {time}</translation>
    </message>
    <message>
        <source>{time} a move</source>
        <translation>{time} par coup</translation>
    </message>
    <message>
        <source>{count} × {time} byo-yomi</source>
        <translation>{count} × {time} de byo-yomi</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, puis </translation>
    </message>
    <message>
        <source> + {time} a move</source>
        <translation> + {time} par coup</translation>
    </message>
    <message>
        <source>, delay {time}</source>
        <translation>, délai {time}</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} s</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Another clock for Black</source>
        <translation>Une autre cadence pour les Noirs</translation>
    </message>
    <message>
        <source>Gives one side more time than the other, as a handicap</source>
        <translation>Donne à un camp plus de temps qu’à l’autre, comme handicap</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
</context>
<context>
    <name>ClockForm</name>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Time after that</source>
        <translation>Temps ensuite</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Périodes</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Par coup</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>the same again</source>
        <translation>encore la même</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Temps pour la partie</translation>
    </message>
    <message>
        <source>Increment (Fischer)</source>
        <translation>Incrément (Fischer)</translation>
    </message>
    <message>
        <source>Delay (Bronstein)</source>
        <translation>Délai (Bronstein)</translation>
    </message>
    <message>
        <source>Byo-yomi periods</source>
        <translation>Périodes de byo-yomi</translation>
    </message>
    <message>
        <source>Moves in a period</source>
        <translation>Coups par période</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Temps pour chaque coup</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Sablier</translation>
    </message>
</context>
<context>
    <name>ClockView</name>
    <message>
        <source>The clock is paused: press P, or play a move, to go on.</source>
        <translation>La pendule est arrêtée&#x202f;: appuyez sur P ou jouez un coup pour continuer.</translation>
    </message>
    <message>
        <source>Press P, or play a move, to go on.</source>
        <translation>Appuyez sur P ou jouez un coup pour continuer.</translation>
    </message>
    <message>
        <source>The computer was asleep; that time is not counted. Press P, or play a move, to go on.</source>
        <translation>L’ordinateur était en veille&#x202f;; ce temps ne compte pas. Appuyez sur P ou jouez un coup pour continuer.</translation>
    </message>
    <message>
        <source>The clock is paused.</source>
        <translation>La pendule est arrêtée.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>This loses the game.</source>
        <translation>Ce coup perd la partie.</translation>
    </message>
    <message>
        <source>This gives the win away.</source>
        <translation>Ce coup laisse échapper le gain.</translation>
    </message>
    <message>
        <source>They will get a king.</source>
        <translation>L’adversaire ira à dame.</translation>
    </message>
    <message>
        <source>Look again.</source>
        <translation>Regardez encore.</translation>
    </message>
    <message>
        <source>{answer} takes at once.</source>
        <translation>{answer} prend tout de suite.</translation>
    </message>
    <message>
        <source>It begins with {answer}, and you have no way out.</source>
        <translation>Cela commence par {answer}, et vous n’avez pas d’issue.</translation>
    </message>
    <message>
        <source>{move} (taken back)</source>
        <translation>{move} (repris)</translation>
    </message>
    <message>
        <source>{move} was better.</source>
        <translation>{move} était meilleur.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Indulgent</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Exigeant</translation>
    </message>
    <message>
        <source>Nothing is said about your moves.</source>
        <translation>Rien n’est dit de vos coups.</translation>
    </message>
    <message>
        <source>Warns of what is lost by force: men, the race to a king, a won endgame.</source>
        <translation>Avertit de ce qui est perdu de force&#x202f;: pions, course à dame, finale gagnée.</translation>
    </message>
    <message>
        <source>Warns of other weak moves as well, where it can say why.</source>
        <translation>Avertit aussi d’autres coups faibles, quand il peut dire pourquoi.</translation>
    </message>
</context>
<context>
    <name>CoachRoom</name>
    <message>
        <source>Coach</source>
        <translation>Entraîneur</translation>
    </message>
    <message>
        <source>Hints in steps</source>
        <translation>Indices par étapes</translation>
    </message>
</context>
<context>
    <name>Comment</name>
    <message>
        <source>… letters not shown: {count}</source>
        <translation>… caractères non affichés&#x202f;: {count}</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>Two games side by side</source>
        <translation>Deux parties côte à côte</translation>
    </message>
    <message>
        <source>The games do not begin in the same position.</source>
        <translation>Les parties ne commencent pas dans la même position.</translation>
    </message>
    <message>
        <source>The moves are the same.</source>
        <translation>Les coups sont les mêmes.</translation>
    </message>
    <message>
        <source>The moves are the same; one game goes on where the other one ends.</source>
        <translation>Les coups sont les mêmes&#x202f;; une partie continue là où l’autre se termine.</translation>
    </message>
    <message>
        <source>They part after {move}: left {one}, right {other}.</source>
        <translation>Elles se séparent après {move}&#x202f;: à gauche {one}, à droite {other}.</translation>
    </message>
    <message>
        <source>They part at the first move: left {one}, right {other}.</source>
        <translation>Elles se séparent au premier coup&#x202f;: à gauche {one}, à droite {other}.</translation>
    </message>
    <message>
        <source>The same position comes up once more: left after {one}, right after {other}.</source>
        <translation>La même position se présente à nouveau&#x202f;: à gauche après {one}, à droite après {other}.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Board and start</source>
        <translation>Damier et départ</translation>
    </message>
    <message>
        <source>How men step</source>
        <translation>Comment jouent les pions</translation>
    </message>
    <message>
        <source>Leaps of men</source>
        <translation>Sauts des pions</translation>
    </message>
    <message>
        <source>How men capture</source>
        <translation>Comment prennent les pions</translation>
    </message>
    <message>
        <source>How kings move</source>
        <translation>Comment jouent les dames</translation>
    </message>
    <message>
        <source>How kings capture</source>
        <translation>Comment prennent les dames</translation>
    </message>
    <message>
        <source>Which capture</source>
        <translation>Choix de la prise</translation>
    </message>
    <message>
        <source>How a capture goes on</source>
        <translation>Suite de la prise</translation>
    </message>
    <message>
        <source>When captured pieces go</source>
        <translation>Enlèvement des pièces prises</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Menaces</translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>A man becomes a king only where its capture ends.</source>
        <translation>Un pion ne devient dame que là où sa prise se termine.</translation>
    </message>
    <message>
        <source>Men leap over no men of their own side.</source>
        <translation>Les pions ne sautent pas par-dessus les pions de leur camp.</translation>
    </message>
    <message>
        <source>Threats make no difference.</source>
        <translation>Les menaces n’ont pas d’effet.</translation>
    </message>
    <message>
        <source>Each captured piece is taken off at once, and the capture may go on over its square.</source>
        <translation>Chaque pièce prise est enlevée aussitôt, et la prise peut se poursuivre en passant par sa case.</translation>
    </message>
    <message>
        <source>Captured pieces stay until the whole capture is over. None is jumped twice, and none may be passed.</source>
        <translation>Les pièces prises restent en place jusqu’à la fin de la prise. Aucune ne peut être sautée deux fois ni franchie.</translation>
    </message>
    <message>
        <source>White’s left corner is {square}.</source>
        <translation>Le coin à gauche des Blancs est {square}.</translation>
    </message>
    <message>
        <source>White’s right corner is {square}.</source>
        <translation>Le coin à droite des Blancs est {square}.</translation>
    </message>
    <message>
        <source>{men}, on rows {rows}.</source>
        <translation>{men}, rangées {rows}.</translation>
    </message>
    <message>
        <source>Black begins.</source>
        <translation>Les Noirs commencent.</translation>
    </message>
    <message>
        <source>White begins.</source>
        <translation>Les Blancs commencent.</translation>
    </message>
    <message>
        <source>Men become kings on the last row.</source>
        <translation>Les pions deviennent dames sur la dernière rangée.</translation>
    </message>
    <message>
        <source>Men become kings on {squares}.</source>
        <translation>Les pions deviennent dames en {squares}.</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>aucun coup</translation>
    </message>
    <message>
        <source>In all else by the rules of {game}.</source>
        <translation>Pour le reste, règles de «&#x202f;{game}&#x202f;».</translation>
    </message>
    <message>
        <source>White: {pieces}.</source>
        <translation>Blancs&#x202f;: {pieces}.</translation>
    </message>
    <message>
        <source>Black: {pieces}.</source>
        <translation>Noirs&#x202f;: {pieces}.</translation>
    </message>
    <message>
        <source>king {square}</source>
        <translation>dame {square}</translation>
    </message>
    <message>
        <source>man {square}</source>
        <translation>pion {square}</translation>
    </message>
</context>
<context>
    <name>ComparisonRow</name>
    <message>
        <source>Looking for a position that shows it …</source>
        <translation>Recherche d’une position qui le montre…</translation>
    </message>
    <message>
        <source>No small position shows it.</source>
        <translation>Aucune petite position ne le montre.</translation>
    </message>
</context>
<context>
    <name>ComparisonWindow</name>
    <message>
        <source>First game</source>
        <translation>Premier jeu</translation>
    </message>
    <message>
        <source>Second game</source>
        <translation>Second jeu</translation>
    </message>
    <message>
        <source>Show what is the same</source>
        <translation>Montrer aussi les points communs</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Les règles sont les mêmes.</translation>
    </message>
    <message>
        <source>{one} and {other} – Comparison</source>
        <translation>{one} et {other} – Comparaison</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
</context>
<context>
    <name>Connection</name>
    <message>
        <source>At port {port}.</source>
        <translation>Au port {port}.</translation>
    </message>
    <message>
        <source>In the same network the other side enters {address} and port {port}.</source>
        <translation>Dans le même réseau, l’adversaire saisit {address} et le port {port}.</translation>
    </message>
    <message>
        <source>The other program broke the protocol: {detail}.</source>
        <translation>L’autre programme a enfreint le protocole&#x202f;: {detail}.</translation>
    </message>
    <message>
        <source>The position cannot be sent: {detail}.</source>
        <translation>La position ne peut pas être envoyée&#x202f;: {detail}.</translation>
    </message>
    <message>
        <source>No machine of this name was found.</source>
        <translation>Aucun ordinateur de ce nom n’a été trouvé.</translation>
    </message>
    <message>
        <source>No program is waiting there.</source>
        <translation>Aucun programme n’y attend.</translation>
    </message>
    <message>
        <source>No answer came.</source>
        <translation>Aucune réponse n’est venue.</translation>
    </message>
    <message>
        <source>The other side is gone.</source>
        <translation>L’adversaire est parti.</translation>
    </message>
    <message>
        <source>The other machine cannot be reached.</source>
        <translation>L’autre ordinateur est injoignable.</translation>
    </message>
    <message>
        <source>Another program is using this port.</source>
        <translation>Un autre programme utilise ce port.</translation>
    </message>
    <message>
        <source>The system does not allow it.</source>
        <translation>Le système ne le permet pas.</translation>
    </message>
    <message>
        <source>The invitation no longer holds: the window of your friend is closed, or they have made another one. Ask for a new line.</source>
        <translation>L’invitation ne vaut plus&#x202f;: la fenêtre de votre ami est fermée, ou il en a fait une autre. Demandez une nouvelle ligne.</translation>
    </message>
    <message>
        <source>Your friend’s computer does not answer. You both have to be in the same network; a firewall may be in the way there: it has to let Harzdame be reached at port {port}.</source>
        <translation>L’ordinateur de votre ami ne répond pas. Vous devez être tous deux dans le même réseau&#x202f;; un pare-feu y gêne peut-être&#x202f;: il doit laisser joindre Harzdame au port {port}.</translation>
    </message>
</context>
<context>
    <name>ControlChoice</name>
    <message>
        <source>Custom…</source>
        <translation>Personnalisée…</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>onze</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>douze</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several} ou {last}</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>With the coach a game does not count for your strength.</source>
        <translation>Avec l’entraîneur, une partie ne compte pas pour votre force.</translation>
    </message>
    <message>
        <source>You had a hint, so the game does not count for your strength.</source>
        <translation>Vous avez eu un indice&#x202f;; la partie ne compte pas pour votre force.</translation>
    </message>
    <message>
        <source>The computer moved for you, so the game does not count for your strength.</source>
        <translation>L’ordinateur a joué pour vous&#x202f;; la partie ne compte pas pour votre force.</translation>
    </message>
    <message>
        <source>A move was taken back, so the game does not count for your strength.</source>
        <translation>Un coup a été repris&#x202f;; la partie ne compte pas pour votre force.</translation>
    </message>
    <message>
        <source>The analysis was on, so the game does not count for your strength.</source>
        <translation>L’analyse était active&#x202f;; la partie ne compte pas pour votre force.</translation>
    </message>
    <message>
        <source>The game did not begin as usual, so it does not count for your strength.</source>
        <translation>La partie n’a pas commencé normalement&#x202f;; elle ne compte pas pour votre force.</translation>
    </message>
    <message>
        <source>The game was interrupted, so it does not count for your strength.</source>
        <translation>La partie a été interrompue&#x202f;; elle ne compte pas pour votre force.</translation>
    </message>
    <message>
        <source>So short a game does not count for your strength.</source>
        <translation>Une partie aussi courte ne compte pas pour votre force.</translation>
    </message>
    <message>
        <source>A draw agreed so early does not count for your strength.</source>
        <translation>Une nulle convenue aussi tôt ne compte pas pour votre force.</translation>
    </message>
    <message>
        <source>with the coach</source>
        <translation>avec l’entraîneur</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>ne compte pas</translation>
    </message>
</context>
<context>
    <name>CourseView</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Tous les tournois</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Arrêter maintenant</translation>
    </message>
    <message>
        <source>The games under way are broken off and played anew later</source>
        <translation>Les parties en cours sont interrompues et rejouées plus tard</translation>
    </message>
    <message>
        <source>The games under way are played to their end</source>
        <translation>Les parties en cours sont jouées jusqu’au bout</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Chercher des parties</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
</context>
<context>
    <name>CrashPresenter</name>
    <message>
        <source>Look at the report…</source>
        <translation>Voir le rapport…</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>Harzdame did not end properly last time.</source>
        <translation>Harzdame ne s’est pas terminé normalement la dernière fois.</translation>
    </message>
    <message>
        <source>Your games are kept. What is known of it is in a report, which was sent to nobody.</source>
        <translation>Vos parties sont conservées. Ce que l’on en sait figure dans un rapport, qui n’a été envoyé à personne.</translation>
    </message>
</context>
<context>
    <name>CriticalMoments</name>
    <message>
        <source>No critical moments</source>
        <translation>Pas de moment critique</translation>
    </message>
    <message>
        <source>There is no evaluation, sign, comment, variation or capture in this line.</source>
        <translation>Il n’y a ni évaluation, ni signe, ni commentaire, ni variante, ni prise dans cette suite.</translation>
    </message>
    <message>
        <source>There is no critical moment after this one.</source>
        <translation>Il n’y a pas de moment critique après celui-ci.</translation>
    </message>
    <message>
        <source>There is no critical moment before this one.</source>
        <translation>Il n’y a pas de moment critique avant celui-ci.</translation>
    </message>
    <message>
        <source>Of 100 points White could expect {before} before this move, and {after} after it.</source>
        <translation>Sur 100 points, les Blancs pouvaient en espérer {before} avant ce coup, et {after} après.</translation>
    </message>
    <message>
        <source>Other moves were looked at here.</source>
        <translation>D’autres coups ont été examinés ici.</translation>
    </message>
    <message>
        <source>There is a comment on this move.</source>
        <translation>Il y a un commentaire sur ce coup.</translation>
    </message>
    <message>
        <source>An exchange begins.</source>
        <translation>Un échange commence.</translation>
    </message>
</context>
<context>
    <name>CurrentWindow</name>
    <message>
        <source>The connection over the network stays.</source>
        <translation>La connexion réseau reste ouverte.</translation>
    </message>
    <message>
        <source>The language changes with the next start.</source>
        <translation>La langue changera au prochain démarrage.</translation>
    </message>
    <message>
        <source>The language changes once “{name}” is closed.</source>
        <translation>La langue changera une fois «&#x202f;{name}&#x202f;» fermé.</translation>
    </message>
</context>
<context>
    <name>DeletedDialog</name>
    <message>
        <source>Deleted in this game</source>
        <translation>Supprimé dans cette partie</translation>
    </message>
    <message>
        <source>Its place is no longer in the game; undo brings it back.</source>
        <translation>Son emplacement n’est plus dans la partie&#x202f;; «&#x202f;Annuler&#x202f;» le fait revenir.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Nothing has been deleted. Moves deleted in this game are kept here until it is closed.</source>
        <translation>Rien n’a été supprimé. Les coups supprimés dans cette partie sont gardés ici jusqu’à sa fermeture.</translation>
    </message>
</context>
<context>
    <name>Directions</name>
    <message>
        <source>in all six directions</source>
        <translation>dans les six directions</translation>
    </message>
    <message>
        <source>in all eight directions</source>
        <translation>dans les huit directions</translation>
    </message>
    <message>
        <source>straight in all four directions</source>
        <translation>en ligne droite dans les quatre directions</translation>
    </message>
    <message>
        <source>diagonally in all four directions</source>
        <translation>en diagonale dans les quatre directions</translation>
    </message>
    <message>
        <source>straight forward</source>
        <translation>tout droit vers l’avant</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>en diagonale vers l’avant</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>de côté</translation>
    </message>
    <message>
        <source>diagonally backward</source>
        <translation>en diagonale vers l’arrière</translation>
    </message>
    <message>
        <source>straight backward</source>
        <translation>tout droit vers l’arrière</translation>
    </message>
    <message>
        <source>up</source>
        <translation>vers le haut</translation>
    </message>
    <message>
        <source>diagonally up to the right</source>
        <translation>en diagonale vers le haut à droite</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>vers la droite</translation>
    </message>
    <message>
        <source>diagonally down to the right</source>
        <translation>en diagonale vers le bas à droite</translation>
    </message>
    <message>
        <source>down</source>
        <translation>vers le bas</translation>
    </message>
    <message>
        <source>diagonally down to the left</source>
        <translation>en diagonale vers le bas à gauche</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>vers la gauche</translation>
    </message>
    <message>
        <source>diagonally up to the left</source>
        <translation>en diagonale vers le haut à gauche</translation>
    </message>
</context>
<context>
    <name>Draws</name>
    <message>
        <source>It is a draw after {number} moves by each side without a capture or a man’s move.</source>
        <translation>La partie est nulle après {number} coups de chaque camp sans prise ni coup de pion.</translation>
    </message>
    <message>
        <source>{pieces}: a draw after {number} moves by each side without a capture or a promotion.</source>
        <translation>{pieces}&#x202f;: nulle après {number} coups de chaque camp sans prise ni promotion.</translation>
    </message>
    <message>
        <source>{pieces}: a draw after {number} moves by each side.</source>
        <translation>{pieces}&#x202f;: nulle après {number} coups de chaque camp.</translation>
    </message>
    <message>
        <source>Kings on both sides, {least} or {most} pieces in all</source>
        <translation>Des dames dans les deux camps, {least} ou {most} pièces en tout</translation>
    </message>
    <message>
        <source>One king each</source>
        <translation>Une dame chacun</translation>
    </message>
    <message>
        <source>One king on the main diagonal against {others}</source>
        <translation>Une dame sur la grande diagonale contre {others}</translation>
    </message>
    <message>
        <source>One king against {others}</source>
        <translation>Une dame contre {others}</translation>
    </message>
    <message>
        <source>{number} or more kings</source>
        <translation>{number} dames ou plus</translation>
    </message>
    <message>
        <source>{number} kings</source>
        <translation>{number} dames</translation>
    </message>
    <message>
        <source>{number} pieces with a king among them</source>
        <translation>{number} pièces dont une dame</translation>
    </message>
    <message>
        <source>one piece or two with a king among them</source>
        <translation>une ou deux pièces dont une dame</translation>
    </message>
    <message>
        <source>king {square}: {moves} of {limit} moves</source>
        <translation>dame {square}&#x202f;: {moves} sur {limit} coups</translation>
    </message>
</context>
<context>
    <name>EdgeLesson</name>
    <message>
        <source>Your men become kings there. The pale edge is your opponent’s.</source>
        <translation>Vos pions y deviennent dames. Le bord pâle est celui de l’adversaire.</translation>
    </message>
    <message>
        <source>The red edge is your goal.</source>
        <translation>Le bord rouge est votre but.</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>comment</source>
        <translation>commentaire</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>signe</translation>
    </message>
    <message>
        <source>marks on the board</source>
        <translation>marques sur le damier</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>remarque</translation>
    </message>
    <message>
        <source>move</source>
        <translation>coup</translation>
    </message>
    <message>
        <source>take over line</source>
        <translation>reprise de la suite</translation>
    </message>
    <message>
        <source>delete moves</source>
        <translation>suppression de coups</translation>
    </message>
    <message>
        <source>delete variation</source>
        <translation>suppression de la variante</translation>
    </message>
    <message>
        <source>delete what follows</source>
        <translation>suppression de ce qui suit</translation>
    </message>
    <message>
        <source>begin the game here</source>
        <translation>début de la partie ici</translation>
    </message>
    <message>
        <source>promote variation</source>
        <translation>promotion de la variante</translation>
    </message>
    <message>
        <source>demote</source>
        <translation>rétrogradation</translation>
    </message>
    <message>
        <source>make main line</source>
        <translation>choix de la variante principale</translation>
    </message>
    <message>
        <source>order of variations</source>
        <translation>ordre des variantes</translation>
    </message>
    <message>
        <source>insert moves</source>
        <translation>insertion de coups</translation>
    </message>
    <message>
        <source>replace move</source>
        <translation>remplacement du coup</translation>
    </message>
    <message>
        <source>correct the start</source>
        <translation>correction du début</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>remise en place</translation>
    </message>
    <message>
        <source>details of the game</source>
        <translation>données de la partie</translation>
    </message>
    <message>
        <source>review</source>
        <translation>examen</translation>
    </message>
</context>
<context>
    <name>EditNotices</name>
    <message>
        <source>Nothing to paste.</source>
        <translation>Rien à coller.</translation>
    </message>
    <message>
        <source>The clipboard holds no game (PDN).</source>
        <translation>Le presse-papiers ne contient pas de partie (PDN).</translation>
    </message>
    <message>
        <source>What was done with the games of files earlier cannot be undone any more.</source>
        <translation>Ce qui a été fait auparavant avec les parties des fichiers ne peut plus être annulé.</translation>
    </message>
    <message>
        <source>It could not be read, and was kept as {path}. The files are as they were.</source>
        <translation>Cela n’a pas pu être lu et a été conservé sous {path}. Les fichiers sont tels qu’ils étaient.</translation>
    </message>
</context>
<context>
    <name>Editing</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo {edit}</source>
        <translation>Annuler&#x202f;: {edit}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo {edit}</source>
        <translation>Rétablir&#x202f;: {edit}</translation>
    </message>
    <message>
        <source>The game is being played: its moves stay as they are until it is over.</source>
        <translation>La partie est en cours&#x202f;: ses coups restent tels quels jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Reprendre votre dernier coup</translation>
    </message>
    <message>
        <source>Undo the takeback</source>
        <translation>Annuler la reprise</translation>
    </message>
    <message>
        <source>Let the game begin here</source>
        <translation>Faire commencer la partie ainsi</translation>
    </message>
    <message>
        <source>Not all moves fitted.</source>
        <translation>Tous les coups ne convenaient pas.</translation>
    </message>
</context>
<context>
    <name>Effort</name>
    <message>
        <source>Depth {depth}</source>
        <translation>Profondeur {depth}</translation>
    </message>
    <message>
        <source>Table {percent} %</source>
        <translation>Table {percent}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>Encoding</name>
    <message>
        <source>Unicode (UTF-8)</source>
        <translation>Unicode (UTF-8)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Cyrillique (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (DOS, CP866)</source>
        <translation>Cyrillique (DOS, CP866)</translation>
    </message>
    <message>
        <source>Western European (Windows-1252)</source>
        <translation>Europe occidentale (Windows-1252)</translation>
    </message>
    <message>
        <source>Western European (Latin-1)</source>
        <translation>Europe occidentale (Latin-1)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16, low byte first)</source>
        <translation>Unicode (UTF-16, octet faible d’abord)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16, high byte first)</source>
        <translation>Unicode (UTF-16, octet fort d’abord)</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Europe occidentale</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Europe centrale</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cyrillique</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Grec</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turc</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Balte</translation>
    </message>
    <message>
        <source>Nordic</source>
        <translation>Nordique</translation>
    </message>
    <message>
        <source>Celtic</source>
        <translation>Celtique</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hébreu</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabe</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thaï</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamien</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinois</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonais</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coréen</translation>
    </message>
</context>
<context>
    <name>EncodingChoice</name>
    <message>
        <source>The file does not say how its letters are written. &amp;Read as:</source>
        <translation>Le fichier ne dit pas comment ses caractères sont codés. &amp;Lu comme&#x202f;:</translation>
    </message>
    <message>
        <source>Other letters…</source>
        <translation>Autres caractères…</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Letters of the file</source>
        <translation>Caractères du fichier</translation>
    </message>
    <message>
        <source>Language or name</source>
        <translation>Langue ou nom</translation>
    </message>
    <message>
        <source>Search encodings</source>
        <translation>Chercher un codage</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Codages</translation>
    </message>
    <message>
        <source>Text of the file, read so</source>
        <translation>Texte du fichier, lu ainsi</translation>
    </message>
    <message>
        <source>Read so</source>
        <translation>Lire ainsi</translation>
    </message>
</context>
<context>
    <name>EndgameMoves</name>
    <message>
        <source>All moves</source>
        <translation>Tous les coups</translation>
    </message>
</context>
<context>
    <name>EndgamePanel</name>
    <message>
        <source>Best line</source>
        <translation>Meilleure suite</translation>
    </message>
    <message>
        <source>Nobody can force a win.</source>
        <translation>Aucun camp ne peut forcer le gain.</translation>
    </message>
</context>
<context>
    <name>EndgameTablesDialog</name>
    <message>
        <source>Endgame tables: {game}</source>
        <translation>Tables de finales&#x202f;: {game}</translation>
    </message>
    <message>
        <source>Show the longest win</source>
        <translation>Montrer le gain le plus long</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Tables de finales</translation>
    </message>
    <message>
        <source>K is a king, M a man; the longest win is counted in moves of the winner.</source>
        <translation>K est une dame, M un pion&#x202f;; le gain le plus long se compte en coups du gagnant.</translation>
    </message>
    <message>
        <source>Tables: {count} · {size}</source>
        <translation>Tables&#x202f;: {count} · {size}</translation>
    </message>
</context>
<context>
    <name>EndgamesModel</name>
    <message>
        <source>Longest win</source>
        <translation>Gain le plus long</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Sur le disque</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Finale</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{color} offers a draw.</source>
        <translation>{color}&#x202f;: nulle proposée.</translation>
    </message>
    <message>
        <source>The computer offers a draw.</source>
        <translation>L’ordinateur propose la nulle.</translation>
    </message>
    <message>
        <source>The offer stands until you move.</source>
        <translation>La proposition tient jusqu’à votre coup.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>This program cannot be started.</source>
        <translation>Ce programme ne peut pas être lancé.</translation>
    </message>
    <message>
        <source>It ended instead of answering.</source>
        <translation>Il s’est arrêté au lieu de répondre.</translation>
    </message>
    <message>
        <source>It does not answer. Perhaps it is no engine, or needs other arguments.</source>
        <translation>Il ne répond pas. Ce n’est peut-être pas un moteur, ou il lui faut d’autres arguments.</translation>
    </message>
    <message>
        <source>It reports an error.</source>
        <translation>Il signale une erreur.</translation>
    </message>
    <message>
        <source>Its answers make no sense.</source>
        <translation>Ses réponses n’ont pas de sens.</translation>
    </message>
    <message>
        <source>Plays none of our games</source>
        <translation>Ne joue à aucun de nos jeux</translation>
    </message>
    <message>
        <source>Plays all games</source>
        <translation>Joue à tous les jeux</translation>
    </message>
    <message>
        <source>Plays {games}</source>
        <translation>Joue à&#x202f;: {games}</translation>
    </message>
</context>
<context>
    <name>EngineBlock</name>
    <message>
        <source>Best lines of {engine}</source>
        <translation>Meilleures suites de {engine}</translation>
    </message>
    <message>
        <source>Depth {depth}</source>
        <translation>Profondeur {depth}</translation>
    </message>
</context>
<context>
    <name>EngineBlocks</name>
    <message>
        <source>It was given up.</source>
        <translation>Le moteur a été abandonné.</translation>
    </message>
    <message>
        <source>It does not play this game.</source>
        <translation>Il ne joue pas à ce jeu.</translation>
    </message>
</context>
<context>
    <name>EngineDetails</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>Change the program</source>
        <translation>Changer de programme</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>That of the program</source>
        <translation>Celui du programme</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>Hub, version 2</source>
        <translation>Hub, version 2</translation>
    </message>
    <message>
        <source>Hub, version 1</source>
        <translation>Hub, version 1</translation>
    </message>
    <message>
        <source> seconds a move</source>
        <translation> secondes par coup</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Temps de réflexion</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Set every parameter to what the engine suggests</source>
        <translation>Régler chaque paramètre sur ce que propose le moteur</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>de {author}</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Ar&amp;guments</source>
        <translation>Ar&amp;guments</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>&amp;Protocole</translation>
    </message>
    <message>
        <source>&amp;Thinking time</source>
        <translation>&amp;Temps de réflexion</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Choisir un moteur</translation>
    </message>
</context>
<context>
    <name>EngineLine</name>
    <message>
        <source>Above zero White is better; 1.00 is about a man</source>
        <translation>Au-dessus de zéro, les Blancs sont mieux&#x202f;; 1,00 vaut environ un pion</translation>
    </message>
    <message>
        <source>Above zero the side to move is better; 1.00 is about a man</source>
        <translation>Au-dessus de zéro, le camp au trait est mieux&#x202f;; 1,00 vaut environ un pion</translation>
    </message>
    <message>
        <source>From the opening book</source>
        <translation>Du livre d’ouvertures</translation>
    </message>
    <message>
        <source>From the endgame tables</source>
        <translation>Des tables de finales</translation>
    </message>
    <message>
        <source>Depth {depth} · expects {move}</source>
        <translation>Profondeur {depth} · attend {move}</translation>
    </message>
    <message>
        <source>Depth {depth} · {speed} million positions a second</source>
        <translation>Profondeur {depth} · {speed} millions de positions par seconde</translation>
    </message>
</context>
<context>
    <name>EngineTicks</name>
    <message>
        <source>Built-in engine</source>
        <translation>Moteur intégré</translation>
    </message>
</context>
<context>
    <name>EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>Ajouter un moteur…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Add other draughts programs that speak the Hub protocol. They can play against you, against each other, and analyse beside the built-in engine.</source>
        <translation>Ajoutez d’autres programmes de dames parlant le protocole Hub. Ils peuvent jouer contre vous, entre eux, et analyser à côté du moteur intégré.</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Choisir un moteur</translation>
    </message>
    <message>
        <source>Asking {name} what it is …</source>
        <translation>Interrogation de {name}…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Asking {name} …</source>
        <translation>Interrogation de {name}…</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>{name} a été retiré.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Set how it is started, then test it.</source>
        <translation>Indiquez comment le lancer, puis testez-le.</translation>
    </message>
    <message>
        <source>{name} was added. {games}.</source>
        <translation>{name} a été ajouté. {games}.</translation>
    </message>
    <message>
        <source>{name} answers. {games}.</source>
        <translation>{name} répond. {games}.</translation>
    </message>
    <message>
        <source>Add it nevertheless</source>
        <translation>L’ajouter quand même</translation>
    </message>
</context>
<context>
    <name>EntrantList</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Kind of player</source>
        <translation>Type de joueur</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Positions a move</source>
        <translation>Positions par coup</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>Temps par coup</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Added engine</source>
        <translation>Moteur ajouté</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>None was added that plays this game</source>
        <translation>Aucun moteur ajouté ne joue à ce jeu</translation>
    </message>
    <message>
        <source> ms a move</source>
        <translation> ms par coup</translation>
    </message>
    <message>
        <source>A level of the computer</source>
        <translation>Un niveau de l’ordinateur</translation>
    </message>
    <message>
        <source>The computer with a time of its own</source>
        <translation>L’ordinateur avec son propre temps</translation>
    </message>
    <message>
        <source>The computer with a number of positions</source>
        <translation>L’ordinateur avec un nombre de positions</translation>
    </message>
    <message>
        <source>An engine that you added</source>
        <translation>Un moteur que vous avez ajouté</translation>
    </message>
    <message>
        <source>You, or another person at this board</source>
        <translation>Vous, ou une autre personne à ce damier</translation>
    </message>
    <message>
        <source>Computer, {count} ms</source>
        <translation>Ordinateur, {count} ms</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>How the game stands: White’s share is light</source>
        <translation>État de la partie&#x202f;: la part claire est celle des Blancs</translation>
    </message>
</context>
<context>
    <name>ExchangeView</name>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>Réglages (*.json)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Exporter les réglages</translation>
    </message>
    <message>
        <source>The settings are in “{name}”.</source>
        <translation>Les réglages sont dans «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Importer des réglages</translation>
    </message>
    <message>
        <source>“{name}” has a value for “{setting}” that cannot be.</source>
        <translation>«&#x202f;{name}&#x202f;» donne à «&#x202f;{setting}&#x202f;» une valeur impossible.</translation>
    </message>
    <message>
        <source>“{name}” is no file of settings of Harzdame.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas un fichier de réglages de Harzdame.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
</context>
<context>
    <name>ExerciseDialog</name>
    <message>
        <source>Exercise sheet</source>
        <translation>Feuille d’exercices</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>Diagrammes par page</translation>
    </message>
    <message>
        <source>Solutions on pages at the end</source>
        <translation>Solutions en fin de document</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
</context>
<context>
    <name>ExerciseSheet</name>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
</context>
<context>
    <name>ExerciseSheets</name>
    <message>
        <source>There is no exercise here.</source>
        <translation>Il n’y a pas d’exercice ici.</translation>
    </message>
    <message>
        <source>A sheet takes puzzles with a solution, and questions of a study.</source>
        <translation>Une feuille reçoit les problèmes avec solution et les questions d’une étude.</translation>
    </message>
    <message>
        <source>Save the exercise sheet</source>
        <translation>Enregistrer la feuille d’exercices</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>«&#x202f;{name}&#x202f;» a été écrit.</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Moi</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Click to add it to your repertoire</source>
        <translation>Cliquez pour l’ajouter à votre répertoire</translation>
    </message>
    <message>
        <source>In both of your repertoires</source>
        <translation>Dans vos deux répertoires</translation>
    </message>
    <message>
        <source>In your repertoire for White</source>
        <translation>Dans votre répertoire des Blancs</translation>
    </message>
    <message>
        <source>In your repertoire for Black</source>
        <translation>Dans votre répertoire des Noirs</translation>
    </message>
    <message>
        <source>{wins} won, {draws} drawn, {losses} lost by the side to move</source>
        <translation>Pour le camp au trait&#x202f;: gains {wins}, nulles {draws}, pertes {losses}</translation>
    </message>
    <message>
        <source>{average} on average, last in {last}</source>
        <translation>{average} en moyenne, dernière en {last}</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <source>Explorer</source>
        <translation>Explorateur</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Trié par</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Livre d’ouvertures</translation>
    </message>
    <message>
        <source>The source whose moves come first</source>
        <translation>La source dont les coups viennent en premier</translation>
    </message>
    <message>
        <source>Nothing is known of this position.</source>
        <translation>On ne sait rien de cette position.</translation>
    </message>
    <message>
        <source>Moves played here</source>
        <translation>Coups joués ici</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>The preview is being made…</source>
        <translation>Préparation de l’aperçu…</translation>
    </message>
    <message>
        <source>The file of these games cannot be read any more.</source>
        <translation>Le fichier de ces parties n’est plus lisible.</translation>
    </message>
    <message>
        <source>Page 1 of {pages}</source>
        <translation>Page 1 sur {pages}</translation>
    </message>
    <message>
        <source>{width} pixels wide</source>
        <translation>{width} pixels de large</translation>
    </message>
</context>
<context>
    <name>ExportOptions</name>
    <message>
        <source>What</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Vu du côté des</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Temps par coup</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagrammes</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claires</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombres</translation>
    </message>
    <message>
        <source>For paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Where something is said</source>
        <translation>Là où il y a un texte</translation>
    </message>
    <message>
        <source>Every 5 moves</source>
        <translation>Tous les 5 coups</translation>
    </message>
    <message>
        <source>Every 10 moves</source>
        <translation>Tous les 10 coups</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>La position</translation>
    </message>
    <message>
        <source>The line shown</source>
        <translation>La suite affichée</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>La partie entière</translation>
    </message>
    <message>
        <source>All games of the file</source>
        <translation>Toutes les parties du fichier</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Image (PNG)</translation>
    </message>
    <message>
        <source>Drawing, sharp at every size (SVG)</source>
        <translation>Dessin, net à toute taille (SVG)</translation>
    </message>
    <message>
        <source>Pages with diagrams (PDF)</source>
        <translation>Pages avec diagrammes (PDF)</translation>
    </message>
    <message>
        <source>Page that plays in a browser (HTML)</source>
        <translation>Page animée pour navigateur (HTML)</translation>
    </message>
    <message>
        <source>Animation (GIF)</source>
        <translation>Animation (GIF)</translation>
    </message>
    <message>
        <source>Text for a forum or a mail</source>
        <translation>Texte pour un forum ou un courriel</translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message>
        <source>White to move</source>
        <translation>Trait aux Blancs</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Trait aux Noirs</translation>
    </message>
    <message>
        <source>men</source>
        <translation>pions</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>dames</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>ronde {number}</translation>
    </message>
    <message>
        <source>w b: men, W B: kings</source>
        <translation>w b&#x202f;: pions, W B&#x202f;: dames</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Damier</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Tourner le damier</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Secondes par coup</translation>
    </message>
    <message>
        <source>Keys: ← → moves, ↑ ↓ variations, space plays, F flips the board</source>
        <translation>Touches&#x202f;: ← → coups, ↑ ↓ variantes, Espace lecture, F tourne le damier</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>It is in the folder {folder}.</source>
        <translation>Il se trouve dans le dossier {folder}.</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>«&#x202f;{name}&#x202f;» a été écrit.</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>Image copiée.</translation>
    </message>
    <message>
        <source>It can be pasted into a text, a mail or a chat.</source>
        <translation>Elle peut être collée dans un texte, un courriel ou une discussion.</translation>
    </message>
    <message>
        <source>It can be pasted into a forum or a mail.</source>
        <translation>Il peut être collé dans un forum ou un courriel.</translation>
    </message>
    <message>
        <source>Text copied.</source>
        <translation>Texte copié.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>L’exportation a été arrêtée.</translation>
    </message>
    <message>
        <source>No file was changed.</source>
        <translation>Aucun fichier n’a été modifié.</translation>
    </message>
    <message>
        <source>The pages are on their way to the printer.</source>
        <translation>Les pages sont parties vers l’imprimante.</translation>
    </message>
    <message>
        <source>It does not take them, or the file cannot be written.</source>
        <translation>L’imprimante ne les accepte pas, ou le fichier ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>The pages were not printed.</source>
        <translation>Les pages n’ont pas été imprimées.</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>You take {own}, they take {taken}.</source>
        <translation>Vous en prenez {own}, l’adversaire en prend {taken}.</translation>
    </message>
    <message>
        <source>They take {taken}.</source>
        <translation>L’adversaire en prend {taken}.</translation>
    </message>
    <message>
        <source>You must take {own} and give away {given}.</source>
        <translation>Vous devez en prendre {own} et en donner {given}.</translation>
    </message>
    <message>
        <source>You must take {own}.</source>
        <translation>Vous devez en prendre {own}.</translation>
    </message>
    <message>
        <source>That ends the game.</source>
        <translation>Cela met fin à la partie.</translation>
    </message>
    <message>
        <source>That wins a king.</source>
        <translation>Cela gagne une dame.</translation>
    </message>
    <message>
        <source>That makes a king.</source>
        <translation>Cela fait une dame.</translation>
    </message>
    <message>
        <source>That takes a king.</source>
        <translation>Cela prend une dame.</translation>
    </message>
    <message>
        <source>Whatever is answered, the men on {squares} cannot move next without loss.</source>
        <translation>Quelle que soit la réponse, les pions en {squares} ne peuvent pas jouer ensuite sans perte.</translation>
    </message>
    <message>
        <source>In the best line found {move} wins the game {soon}.</source>
        <translation>Dans la meilleure suite trouvée, {move} gagne la partie {soon}.</translation>
    </message>
    <message>
        <source>In the best line found {move} makes a king {soon}.</source>
        <translation>Dans la meilleure suite trouvée, {move} fait une dame {soon}.</translation>
    </message>
    <message>
        <source>In the best line found {move} leads to the capture of a king.</source>
        <translation>Dans la meilleure suite trouvée, {move} mène à la prise d’une dame.</translation>
    </message>
    <message>
        <source>In the best line found this loses the game {soon}, beginning with {answer}.</source>
        <translation>Dans la meilleure suite trouvée, ce coup perd la partie {soon}, à commencer par {answer}.</translation>
    </message>
    <message>
        <source>In the best line found the other side makes a king {soon}, beginning with {answer}.</source>
        <translation>Dans la meilleure suite trouvée, l’autre camp fait une dame {soon}, à commencer par {answer}.</translation>
    </message>
    <message>
        <source>In the best line found this loses a king, beginning with {answer}.</source>
        <translation>Dans la meilleure suite trouvée, ce coup perd une dame, à commencer par {answer}.</translation>
    </message>
    <message>
        <source>The endgame was {was}: {own} against {theirs}. Now it is {now}.</source>
        <translation>La finale était {was}&#x202f;: {own} contre {theirs}. Maintenant, elle est {now}.</translation>
    </message>
    <message>
        <source>Allows a shot that ends the game, beginning with {answer}.</source>
        <translation>Permet une combinaison qui met fin à la partie, à commencer par {answer}.</translation>
    </message>
    <message>
        <source>Takes {own}, but {answer} begins to take {taken} back.</source>
        <translation>En prend {own}, mais {answer} commence à en reprendre {taken}.</translation>
    </message>
    <message>
        <source>Allows a shot: {answer} wins {net}, {taken} for {given}.</source>
        <translation>Permet une combinaison&#x202f;: {answer} en gagne {net}, {taken} contre {given}.</translation>
    </message>
    <message>
        <source>Loses {taken}, beginning with {answer}.</source>
        <translation>En perd {taken}, à commencer par {answer}.</translation>
    </message>
    <message>
        <source>Misses a capture of {taken}: {move}.</source>
        <translation>Manque une prise, {move}, qui en prend {taken}.</translation>
    </message>
    <message>
        <source>{move} would have won {taken} by force.</source>
        <translation>{move} en aurait gagné {taken} de force.</translation>
    </message>
    <message>
        <source>Misses a shot: {move} wins {net}, {taken} for {given}.</source>
        <translation>Manque une combinaison&#x202f;: {move} en gagne {net}, {taken} contre {given}.</translation>
    </message>
    <message>
        <source>Has to take {own} and gives away {taken}, beginning with {answer}.</source>
        <translation>Doit en prendre {own} et en donne {taken}, à commencer par {answer}.</translation>
    </message>
    <message>
        <source>Has to take {own}, beginning with {answer}.</source>
        <translation>Doit en prendre {own}, à commencer par {answer}.</translation>
    </message>
    <message>
        <source>Misses a shot: {move} gives away {given} and takes {taken}.</source>
        <translation>Manque une combinaison&#x202f;: {move} en donne {given} et en prend {taken}.</translation>
    </message>
    <message>
        <source>{move} would have made the other side take {given}.</source>
        <translation>{move} aurait obligé l’autre camp à en prendre {given}.</translation>
    </message>
    <message>
        <source>Leaves {square} to be taken for nothing.</source>
        <translation>Ne sauve pas {square}&#x202f;: la pièce est prise pour rien.</translation>
    </message>
    <message>
        <source>Lets {square} be taken for nothing.</source>
        <translation>Laisse prendre {square} pour rien.</translation>
    </message>
    <message>
        <source>Leaves {squares} to be taken for nothing.</source>
        <translation>Ne sauve pas {squares}&#x202f;: les pièces sont prises pour rien.</translation>
    </message>
    <message>
        <source>Lets {squares} be taken for nothing.</source>
        <translation>Laisse prendre {squares} pour rien.</translation>
    </message>
    <message>
        <source>Lets the edge go: {guard} guarded it. The other side makes a king {soon}.</source>
        <translation>Abandonne le bord, que gardait {guard}. L’autre camp fait une dame {soon}.</translation>
    </message>
    <message>
        <source>The other side makes a king {soon}, and nothing stops it.</source>
        <translation>L’autre camp fait une dame {soon}, et rien ne l’arrête.</translation>
    </message>
    <message>
        <source>Misses a breakthrough: {move} makes a king {soon}.</source>
        <translation>Manque une percée&#x202f;: {move} fait une dame {soon}.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>une</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
</context>
<context>
    <name>FactsDialog</name>
    <message>
        <source>Details of the game</source>
        <translation>Données de la partie</translation>
    </message>
    <message>
        <source>The game is being played: its result comes from the game.</source>
        <translation>La partie est en cours&#x202f;: son résultat viendra du jeu.</translation>
    </message>
    <message>
        <source>&amp;Other tags</source>
        <translation>A&amp;utres données</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Blancs</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Noirs</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>É&amp;preuve</translation>
    </message>
    <message>
        <source>&amp;Site</source>
        <translation>&amp;Lieu</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Date</translation>
    </message>
    <message>
        <source>R&amp;ound</source>
        <translation>&amp;Ronde</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>Ré&amp;sultat</translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation>&amp;Annotateur</translation>
    </message>
    <message>
        <source>As far as it is known: 2024, 2024-05, 2024-05-17</source>
        <translation>Dans la mesure connue&#x202f;: 2024, 2024-05, 2024-05-17</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>{side}: rating</source>
        <translation>{side}&#x202f;: classement</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>“{text}” is not read as a date.</source>
        <translation>«&#x202f;{text}&#x202f;» ne se lit pas comme une date.</translation>
    </message>
    <message>
        <source>“{text}” is not a number.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un nombre.</translation>
    </message>
</context>
<context>
    <name>File</name>
    <message>
        <source>Draughts games</source>
        <translation>Parties de dames</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>“{name}” was not saved.</source>
        <translation>«&#x202f;{name}&#x202f;» n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>“{name}” was not opened.</source>
        <translation>«&#x202f;{name}&#x202f;» n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>The disk is full. Your game is still here.</source>
        <translation>Le disque est plein. Votre partie est toujours là.</translation>
    </message>
    <message>
        <source>“{name}” was left as it is.</source>
        <translation>«&#x202f;{name}&#x202f;» a été laissé tel quel.</translation>
    </message>
    <message>
        <source>Another program has changed the file meanwhile. Read it again to go on.</source>
        <translation>Un autre programme a modifié le fichier entre-temps. Relisez-le pour continuer.</translation>
    </message>
    <message>
        <source>Its encoding lacks a letter that is needed, or some of its letters are damaged.</source>
        <translation>Il manque à son codage un caractère nécessaire, ou certains de ses caractères sont endommagés.</translation>
    </message>
    <message>
        <source>You are not allowed to change it.</source>
        <translation>Vous n’avez pas le droit de le modifier.</translation>
    </message>
    <message>
        <source>No file can be that large there.</source>
        <translation>Aucun fichier ne peut être aussi gros à cet endroit.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <translation>Vous n’avez pas le droit de le lire.</translation>
    </message>
    <message>
        <source>You are not allowed to do that there; choose another folder.</source>
        <translation>Vous n’en avez pas le droit à cet endroit&#x202f;; choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>Its folder does not exist; choose another.</source>
        <translation>Son dossier n’existe pas&#x202f;; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <translation>C’est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>It is not a plain file.</source>
        <translation>Ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>No file can be that large there; choose another folder.</source>
        <translation>Aucun fichier ne peut être aussi gros à cet endroit&#x202f;; choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>Il ne contient aucune partie.</translation>
    </message>
    <message>
        <source>Another program has changed or removed the file meanwhile. Save under another name.</source>
        <translation>Un autre programme a modifié ou supprimé le fichier entre-temps. Enregistrez sous un autre nom.</translation>
    </message>
    <message>
        <source>The game has been changed or removed there meanwhile.</source>
        <translation>La partie y a été modifiée ou supprimée entre-temps.</translation>
    </message>
    <message>
        <source>One of its chapters is on the main board with changes that are not saved.</source>
        <translation>L’un de ses chapitres est sur le damier principal avec des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Another program has it open. Close it there, then try again.</source>
        <translation>Un autre programme l’a ouvert. Fermez-le là-bas, puis réessayez.</translation>
    </message>
    <message>
        <source>It is just being written by another window: {detail}</source>
        <translation>Une autre fenêtre est en train de l’écrire&#x202f;: {detail}</translation>
    </message>
    <message>
        <source>Its encoding lacks a letter that is needed. Save under another name.</source>
        <translation>Il manque à son codage un caractère nécessaire. Enregistrez sous un autre nom.</translation>
    </message>
    <message>
        <source>What “{name}” holds cannot be told just now: {detail}</source>
        <translation>Le contenu de «&#x202f;{name}&#x202f;» ne peut pas être établi pour le moment&#x202f;: {detail}</translation>
    </message>
    <message>
        <source>The disk does not answer.</source>
        <translation>Le disque ne répond pas.</translation>
    </message>
    <message>
        <source>It takes a little longer.</source>
        <translation>Cela prend un peu plus de temps.</translation>
    </message>
    <message>
        <source>The text of its games is damaged: moved, they would run into one another.</source>
        <translation>Le texte de ses parties est endommagé&#x202f;: déplacées, elles se mélangeraient.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>As in the file</source>
        <translation>Comme dans le fichier</translation>
    </message>
    <message>
        <source>By White</source>
        <translation>Par Blancs</translation>
    </message>
    <message>
        <source>By Black</source>
        <translation>Par Noirs</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Par résultat</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Par date</translation>
    </message>
    <message>
        <source>By event</source>
        <translation>Par épreuve</translation>
    </message>
    <message>
        <source>By kind of game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>Copy to</source>
        <translation>Copier vers</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Déplacer vers</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Review all games…</source>
        <translation>Examiner toutes les parties…</translation>
    </message>
    <message>
        <source>Undo {edit}</source>
        <translation>Annuler&#x202f;: {edit}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo {edit}</source>
        <translation>Rétablir&#x202f;: {edit}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
</context>
<context>
    <name>FileEdit</name>
    <message>
        <source>The one on the board stays there and is in no file now.</source>
        <translation>Celle du damier y reste et n’appartient plus à aucun fichier.</translation>
    </message>
    <message>
        <source>What was deleted can be brought back until the file is closed.</source>
        <translation>Ce qui a été supprimé peut être rétabli jusqu’à la fermeture du fichier.</translation>
    </message>
    <message>
        <source>Done again: {edit}.</source>
        <translation>Rétabli&#x202f;: {edit}.</translation>
    </message>
    <message>
        <source>Undone: {edit}.</source>
        <translation>Annulé&#x202f;: {edit}.</translation>
    </message>
</context>
<context>
    <name>FileGames</name>
    <message>
        <source>Show the game in the file</source>
        <translation>Montrer la partie du fichier</translation>
    </message>
    <message>
        <source>“{name}” was changed meanwhile.</source>
        <translation>«&#x202f;{name}&#x202f;» a été modifié entre-temps.</translation>
    </message>
    <message>
        <source>This is your version; its changes are not saved in “{name}” yet.</source>
        <translation>Ceci est votre version&#x202f;; ses modifications ne sont pas encore enregistrées dans «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>Saving puts them there.</source>
        <translation>L’enregistrement les y mettra.</translation>
    </message>
</context>
<context>
    <name>FileGamesModel</name>
    <message>
        <source>Your changes are not saved in the file.</source>
        <translation>Vos modifications ne sont pas enregistrées dans le fichier.</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>sur le damier</translation>
    </message>
    <message>
        <source>changes not saved</source>
        <translation>modifications non enregistrées</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
</context>
<context>
    <name>FileReviewing</name>
    <message>
        <source>A review is under way.</source>
        <translation>Un examen est en cours.</translation>
    </message>
    <message>
        <source>There are no games to review.</source>
        <translation>Il n’y a pas de partie à examiner.</translation>
    </message>
    <message>
        <source>Open a file of games first.</source>
        <translation>Ouvrez d’abord un fichier de parties.</translation>
    </message>
    <message>
        <source>All of these games were reviewed before.</source>
        <translation>Toutes ces parties ont déjà été examinées.</translation>
    </message>
    <message>
        <source>The game on the board can be reviewed once more.</source>
        <translation>La partie du damier peut être examinée encore une fois.</translation>
    </message>
    <message>
        <source>Reviewing the games</source>
        <translation>Examen des parties</translation>
    </message>
    <message>
        <source>The review could not go on.</source>
        <translation>L’examen n’a pas pu continuer.</translation>
    </message>
    <message>
        <source>What was found is kept. ({detail})</source>
        <translation>Ce qui a été trouvé est gardé. ({detail})</translation>
    </message>
</context>
<context>
    <name>FileTabs</name>
    <message>
        <source>Open files</source>
        <translation>Fichiers ouverts</translation>
    </message>
</context>
<context>
    <name>FilesPanel</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Commands for the games</source>
        <translation>Commandes pour les parties</translation>
    </message>
    <message>
        <source>Hide the list</source>
        <translation>Masquer la liste</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>The games of the files that you open are listed here.</source>
        <translation>Les parties des fichiers que vous ouvrez s’affichent ici.</translation>
    </message>
</context>
<context>
    <name>FilmStrip</name>
    <message>
        <source>Strip of boards</source>
        <translation>Bande de damiers</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Cours</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Folder of the library</source>
        <translation>Dossier de la bibliothèque</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>pas maintenant</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Règles&#x202f;: {game}</translation>
    </message>
    <message>
        <source>Tour of {game}</source>
        <translation>Visite guidée&#x202f;: {game}</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
</context>
<context>
    <name>FolderList</name>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Marquées</translation>
    </message>
    <message>
        <source>With stars</source>
        <translation>Avec étoiles</translation>
    </message>
    <message>
        <source>Not read to the end</source>
        <translation>Non lues jusqu’au bout</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nouveau dossier…</translation>
    </message>
    <message>
        <source>New folder in “{name}”…</source>
        <translation>Nouveau dossier dans «&#x202f;{name}&#x202f;»…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Remove the folder, keep its games</source>
        <translation>Retirer le dossier, garder ses parties</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nouveau dossier</translation>
    </message>
    <message>
        <source>Rename the folder</source>
        <translation>Renommer le dossier</translation>
    </message>
</context>
<context>
    <name>FoundWalk</name>
    <message>
        <source>No games were looked for yet.</source>
        <translation>Aucune partie n’a encore été recherchée.</translation>
    </message>
    <message>
        <source>Search in the library, or list the games with the position on the board.</source>
        <translation>Cherchez dans la bibliothèque, ou faites lister les parties avec la position du damier.</translation>
    </message>
    <message>
        <source>This is the first of the games that were found.</source>
        <translation>C’est la première des parties trouvées.</translation>
    </message>
    <message>
        <source>This is the last of the games that were found.</source>
        <translation>C’est la dernière des parties trouvées.</translation>
    </message>
    <message>
        <source>This game cannot be shown.</source>
        <translation>Cette partie ne peut pas être affichée.</translation>
    </message>
    <message>
        <source>Its text is kept in the library; “Export…” writes it to a file.</source>
        <translation>Son texte est conservé dans la bibliothèque&#x202f;; «&#x202f;Exporter…&#x202f;» l’écrit dans un fichier.</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>All the rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>See in what another game differs from this one</source>
        <translation>Voir en quoi un autre jeu diffère de celui-ci</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Visite guidée</translation>
    </message>
    <message>
        <source>The game in five minutes, by moves that you make</source>
        <translation>Le jeu en cinq minutes, par des coups que vous jouez</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favori</translation>
    </message>
</context>
<context>
    <name>GameChanges</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>New label</source>
        <translation>Nouvelle étiquette</translation>
    </message>
    <message>
        <source>The folder “{name}” was removed; its games are still in the library.</source>
        <translation>Le dossier «&#x202f;{name}&#x202f;» a été retiré&#x202f;; ses parties sont toujours dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Put them back</source>
        <translation>Les remettre</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exporter des parties</translation>
    </message>
    <message>
        <source>Games written to “{name}”: {count}.</source>
        <translation>Parties écrites dans «&#x202f;{name}&#x202f;»&#x202f;: {count}.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Another game</source>
        <translation>Une autre partie</translation>
    </message>
    <message>
        <source>Search names, events, years</source>
        <translation>Chercher noms, épreuves, années</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Chercher dans la bibliothèque</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Presse-papiers</translation>
    </message>
    <message>
        <source>Take this game</source>
        <translation>Prendre cette partie</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>The games cannot be read.</source>
        <translation>Les parties ne sont pas lisibles.</translation>
    </message>
    <message>
        <source>There is no game here.</source>
        <translation>Il n’y a pas de partie ici.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long to look for games in it.</source>
        <translation>Le texte du presse-papiers est trop long pour y chercher des parties.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>Il n’y a pas de partie dans le presse-papiers.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Cette partie n’est pas lisible.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Search games</source>
        <translation>Chercher un jeu</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Aucun jeu ne correspond.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoris</translation>
    </message>
    <message>
        <source>Lately played</source>
        <translation>Joués récemment</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
</context>
<context>
    <name>GamePlace</name>
    <message>
        <source>Game {number} of {count} · {name}</source>
        <translation>Partie {number} sur {count} · {name}</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>Put it on the board</source>
        <translation>Mettre sur le damier</translation>
    </message>
    <message>
        <source>Choose a game to see it here.</source>
        <translation>Choisissez une partie pour la voir ici.</translation>
    </message>
    <message>
        <source>This game could not be read to its end; its text is kept.</source>
        <translation>Cette partie n’a pas pu être lue jusqu’au bout&#x202f;; son texte est conservé.</translation>
    </message>
</context>
<context>
    <name>GameRows</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
</context>
<context>
    <name>GameTextDialog</name>
    <message>
        <source>Text of the game</source>
        <translation>Texte de la partie</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>The computer waits for you.</source>
        <translation>L’ordinateur vous attend.</translation>
    </message>
    <message>
        <source>It moves when you press Space.</source>
        <translation>Il joue quand vous appuyez sur Espace.</translation>
    </message>
    <message>
        <source>Open games</source>
        <translation>Ouvrir des parties</translation>
    </message>
    <message>
        <source>Import them into the library to search the games of all.</source>
        <translation>Importez-les dans la bibliothèque pour chercher dans toutes leurs parties.</translation>
    </message>
    <message>
        <source>The file does not say how its letters are written.</source>
        <translation>Le fichier ne dit pas comment ses caractères sont codés.</translation>
    </message>
    <message>
        <source>They were read as {encoding}.</source>
        <translation>Ils ont été lus comme {encoding}.</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>{name} (Harzdame, {level})</source>
        <translation>{name} (Harzdame, {level})</translation>
    </message>
    <message>
        <source>Harzdame ({level})</source>
        <translation>Harzdame ({level})</translation>
    </message>
    <message>
        <source>Harzdame ({level}, {style})</source>
        <translation>Harzdame ({level}, {style})</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Échecs</translation>
    </message>
    <message>
        <source>Chinese chess</source>
        <translation>Échecs chinois</translation>
    </message>
    <message>
        <source>Othello</source>
        <translation>Othello</translation>
    </message>
    <message>
        <source>English draughts</source>
        <translation>Dames anglaises</translation>
    </message>
    <message>
        <source>Italian draughts</source>
        <translation>Dames italiennes</translation>
    </message>
    <message>
        <source>Pool checkers</source>
        <translation>Pool checkers</translation>
    </message>
    <message>
        <source>Spanish draughts</source>
        <translation>Dames espagnoles</translation>
    </message>
    <message>
        <source>Russian draughts</source>
        <translation>Dames russes</translation>
    </message>
    <message>
        <source>Brazilian draughts</source>
        <translation>Dames brésiliennes</translation>
    </message>
    <message>
        <source>Canadian draughts</source>
        <translation>Dames canadiennes</translation>
    </message>
    <message>
        <source>Portuguese draughts</source>
        <translation>Dames portugaises</translation>
    </message>
    <message>
        <source>Czech draughts</source>
        <translation>Dames tchèques</translation>
    </message>
    <message>
        <source>Thai draughts</source>
        <translation>Dames thaïlandaises</translation>
    </message>
    <message>
        <source>Frisian draughts</source>
        <translation>Dames frisonnes</translation>
    </message>
    <message>
        <source>Spantsiretti</source>
        <translation>Spantsiretti</translation>
    </message>
    <message>
        <source>Draughts on 64 squares</source>
        <translation>Dames sur 64 cases</translation>
    </message>
    <message>
        <source>Draughts on 144 squares</source>
        <translation>Dames sur 144 cases</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Autre jeu</translation>
    </message>
    <message>
        <source>{game} (guessed)</source>
        <translation>{game} (supposé)</translation>
    </message>
    <message>
        <source>no majority</source>
        <translation>sans prise majoritaire</translation>
    </message>
    <message>
        <source>free choice</source>
        <translation>choix libre</translation>
    </message>
    <message>
        <source>flying kings</source>
        <translation>dames volantes</translation>
    </message>
    <message>
        <source>short kings</source>
        <translation>dames non volantes</translation>
    </message>
    <message>
        <source>men capture backward</source>
        <translation>les pions prennent en arrière</translation>
    </message>
    <message>
        <source>men capture forward only</source>
        <translation>les pions ne prennent qu’en avant</translation>
    </message>
    <message>
        <source>majority capture</source>
        <translation>prise majoritaire</translation>
    </message>
    <message>
        <source>capture with a king first</source>
        <translation>prise par la dame d’abord</translation>
    </message>
    <message>
        <source>most kings</source>
        <translation>le plus de dames</translation>
    </message>
    <message>
        <source>kings first</source>
        <translation>dames d’abord</translation>
    </message>
    <message>
        <source>capture of the greatest value</source>
        <translation>prise de plus grande valeur</translation>
    </message>
    <message>
        <source>give away</source>
        <translation>qui perd gagne</translation>
    </message>
    <message>
        <source>losing wins</source>
        <translation>perdre, c’est gagner</translation>
    </message>
    <message>
        <source>first king wins</source>
        <translation>la première dame gagne</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Épreuve</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Étoiles</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Games found</source>
        <translation>Parties trouvées</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Search names, events, years</source>
        <translation>Chercher noms, épreuves, années</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
</context>
<context>
    <name>Glyph</name>
    <message>
        <source>Annotation {number}</source>
        <translation>Annotation {number}</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Bon coup</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>Excellent coup</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Coup intéressant</translation>
    </message>
    <message>
        <source>Dubious move</source>
        <translation>Coup douteux</translation>
    </message>
    <message>
        <source>Forced move</source>
        <translation>Coup forcé</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Seul coup</translation>
    </message>
    <message>
        <source>Worst move</source>
        <translation>Plus mauvais coup</translation>
    </message>
    <message>
        <source>Even position</source>
        <translation>Position égale</translation>
    </message>
    <message>
        <source>Equal chances, quiet position</source>
        <translation>Chances égales, position calme</translation>
    </message>
    <message>
        <source>Equal chances, active position</source>
        <translation>Chances égales, position active</translation>
    </message>
    <message>
        <source>Unclear position</source>
        <translation>Position incertaine</translation>
    </message>
    <message>
        <source>With the idea</source>
        <translation>Avec l’idée</translation>
    </message>
    <message>
        <source>Aimed against</source>
        <translation>Dirigé contre</translation>
    </message>
    <message>
        <source>Better is</source>
        <translation>Meilleur est</translation>
    </message>
    <message>
        <source>Worse is</source>
        <translation>Plus mauvais est</translation>
    </message>
    <message>
        <source>Equivalent is</source>
        <translation>Équivalent est</translation>
    </message>
    <message>
        <source>Editorial remark</source>
        <translation>Remarque de la rédaction</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Nouveauté</translation>
    </message>
    <message>
        <source>{side} has a slight advantage</source>
        <translation>{side}&#x202f;: léger avantage</translation>
    </message>
    <message>
        <source>{side} has a clear advantage</source>
        <translation>{side}&#x202f;: net avantage</translation>
    </message>
    <message>
        <source>{side} is winning</source>
        <translation>{side}&#x202f;: position gagnante</translation>
    </message>
    <message>
        <source>{side} has a crushing advantage</source>
        <translation>{side}&#x202f;: avantage écrasant</translation>
    </message>
    <message>
        <source>{side} is in zugzwang</source>
        <translation>{side}&#x202f;: en zugzwang</translation>
    </message>
    <message>
        <source>{side} has slightly more space</source>
        <translation>{side}&#x202f;: un peu plus d’espace</translation>
    </message>
    <message>
        <source>{side} has more space</source>
        <translation>{side}&#x202f;: plus d’espace</translation>
    </message>
    <message>
        <source>{side} has decisively more space</source>
        <translation>{side}&#x202f;: avantage d’espace décisif</translation>
    </message>
    <message>
        <source>{side} is slightly ahead in development</source>
        <translation>{side}&#x202f;: légère avance de développement</translation>
    </message>
    <message>
        <source>{side} is ahead in development</source>
        <translation>{side}&#x202f;: avance de développement</translation>
    </message>
    <message>
        <source>{side} is decisively ahead in development</source>
        <translation>{side}&#x202f;: avance de développement décisive</translation>
    </message>
    <message>
        <source>{side} has the initiative</source>
        <translation>{side}&#x202f;: l’initiative</translation>
    </message>
    <message>
        <source>{side} has a lasting initiative</source>
        <translation>{side}&#x202f;: une initiative durable</translation>
    </message>
    <message>
        <source>{side} has the attack</source>
        <translation>{side}&#x202f;: l’attaque</translation>
    </message>
    <message>
        <source>{side} has too little for the material</source>
        <translation>{side}&#x202f;: compensation insuffisante pour le matériel</translation>
    </message>
    <message>
        <source>{side} has enough for the material</source>
        <translation>{side}&#x202f;: compensation suffisante pour le matériel</translation>
    </message>
    <message>
        <source>{side} has more than enough for the material</source>
        <translation>{side}&#x202f;: compensation plus que suffisante pour le matériel</translation>
    </message>
    <message>
        <source>{side} controls the centre a little better</source>
        <translation>{side}&#x202f;: contrôle du centre un peu meilleur</translation>
    </message>
    <message>
        <source>{side} controls the centre better</source>
        <translation>{side}&#x202f;: meilleur contrôle du centre</translation>
    </message>
    <message>
        <source>{side} controls the centre decisively</source>
        <translation>{side}&#x202f;: contrôle décisif du centre</translation>
    </message>
    <message>
        <source>{side} has a weak back row</source>
        <translation>{side}&#x202f;: rangée de base faible</translation>
    </message>
    <message>
        <source>{side} has a well guarded back row</source>
        <translation>{side}&#x202f;: rangée de base bien gardée</translation>
    </message>
    <message>
        <source>{side} has a poorly placed king</source>
        <translation>{side}&#x202f;: dame mal placée</translation>
    </message>
    <message>
        <source>{side} has a well placed king</source>
        <translation>{side}&#x202f;: dame bien placée</translation>
    </message>
    <message>
        <source>{side} has a very weak formation of men</source>
        <translation>{side}&#x202f;: formation de pions très faible</translation>
    </message>
    <message>
        <source>{side} has a rather weak formation of men</source>
        <translation>{side}&#x202f;: formation de pions plutôt faible</translation>
    </message>
    <message>
        <source>{side} has a rather strong formation of men</source>
        <translation>{side}&#x202f;: formation de pions plutôt forte</translation>
    </message>
    <message>
        <source>{side} has a very strong formation of men</source>
        <translation>{side}&#x202f;: formation de pions très forte</translation>
    </message>
    <message>
        <source>{side} has badly coordinated pieces</source>
        <translation>{side}&#x202f;: pièces mal coordonnées</translation>
    </message>
    <message>
        <source>{side} has well coordinated pieces</source>
        <translation>{side}&#x202f;: pièces bien coordonnées</translation>
    </message>
    <message>
        <source>{side} has played the opening very badly</source>
        <translation>{side}&#x202f;: ouverture très mal jouée</translation>
    </message>
    <message>
        <source>{side} has played the opening badly</source>
        <translation>{side}&#x202f;: ouverture mal jouée</translation>
    </message>
    <message>
        <source>{side} has played the opening well</source>
        <translation>{side}&#x202f;: ouverture bien jouée</translation>
    </message>
    <message>
        <source>{side} has played the opening very well</source>
        <translation>{side}&#x202f;: ouverture très bien jouée</translation>
    </message>
    <message>
        <source>{side} has played the middle game very badly</source>
        <translation>{side}&#x202f;: milieu de partie très mal joué</translation>
    </message>
    <message>
        <source>{side} has played the middle game badly</source>
        <translation>{side}&#x202f;: milieu de partie mal joué</translation>
    </message>
    <message>
        <source>{side} has played the middle game well</source>
        <translation>{side}&#x202f;: milieu de partie bien joué</translation>
    </message>
    <message>
        <source>{side} has played the middle game very well</source>
        <translation>{side}&#x202f;: milieu de partie très bien joué</translation>
    </message>
    <message>
        <source>{side} has played the endgame very badly</source>
        <translation>{side}&#x202f;: finale très mal jouée</translation>
    </message>
    <message>
        <source>{side} has played the endgame badly</source>
        <translation>{side}&#x202f;: finale mal jouée</translation>
    </message>
    <message>
        <source>{side} has played the endgame well</source>
        <translation>{side}&#x202f;: finale bien jouée</translation>
    </message>
    <message>
        <source>{side} has played the endgame very well</source>
        <translation>{side}&#x202f;: finale très bien jouée</translation>
    </message>
    <message>
        <source>{side} has a little counterplay</source>
        <translation>{side}&#x202f;: un peu de contre-jeu</translation>
    </message>
    <message>
        <source>{side} has counterplay</source>
        <translation>{side}&#x202f;: contre-jeu</translation>
    </message>
    <message>
        <source>{side} has decisive counterplay</source>
        <translation>{side}&#x202f;: contre-jeu décisif</translation>
    </message>
    <message>
        <source>{side} is short of time</source>
        <translation>{side}&#x202f;: en zeitnot</translation>
    </message>
    <message>
        <source>{side} is very short of time</source>
        <translation>{side}&#x202f;: en fort zeitnot</translation>
    </message>
</context>
<context>
    <name>Guess</name>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>{move} was played.</source>
        <translation>{move} a été joué.</translation>
    </message>
    <message>
        <source>Better than the game</source>
        <translation>Mieux que la partie</translation>
    </message>
    <message>
        <source>Just as good</source>
        <translation>Tout aussi bon</translation>
    </message>
    <message>
        <source>Nearly as good</source>
        <translation>Presque aussi bon</translation>
    </message>
    <message>
        <source>Not as good</source>
        <translation>Moins bon</translation>
    </message>
    <message>
        <source>{move} was played. The two could not be compared.</source>
        <translation>{move} a été joué. Les deux n’ont pas pu être comparés.</translation>
    </message>
    <message>
        <source>{move} was played. Of 100 such games it scores {played}, and your {own_move} scores {own}.</source>
        <translation>{move} a été joué. Sur 100 parties de ce genre, il rapporte {played} points, et votre {own_move} en rapporte {own}.</translation>
    </message>
    <message>
        <source>No points yet</source>
        <translation>Pas encore de points</translation>
    </message>
    <message>
        <source>Nothing was guessed.</source>
        <translation>Rien n’a été deviné.</translation>
    </message>
    <message>
        <source>Masterly</source>
        <translation>Digne d’un maître</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>Très bien</translation>
    </message>
    <message>
        <source>Well guessed</source>
        <translation>Bien deviné</translation>
    </message>
    <message>
        <source>A hard game</source>
        <translation>Une partie difficile</translation>
    </message>
    <message>
        <source>the move of the game: {count}</source>
        <translation>le coup de la partie&#x202f;: {count}</translation>
    </message>
    <message>
        <source>as good or better: {count}</source>
        <translation>aussi bon ou meilleur&#x202f;: {count}</translation>
    </message>
    <message>
        <source>nearly as good: {count}</source>
        <translation>presque aussi bon&#x202f;: {count}</translation>
    </message>
    <message>
        <source>missed: {count}</source>
        <translation>manqués&#x202f;: {count}</translation>
    </message>
    <message>
        <source>{move} – shown</source>
        <translation>{move} – montré</translation>
    </message>
    <message>
        <source>{move} – yours: {own}</source>
        <translation>{move} – le vôtre&#x202f;: {own}</translation>
    </message>
</context>
<context>
    <name>GuessCard</name>
    <message>
        <source>Guess the moves</source>
        <translation>Deviner les coups</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Montrer le coup</translation>
    </message>
    <message>
        <source>Guesses so far</source>
        <translation>Coups devinés jusqu’ici</translation>
    </message>
    <message>
        <source>Missed moves</source>
        <translation>Coups manqués</translation>
    </message>
    <message>
        <source>Keep my moves as variations</source>
        <translation>Garder mes coups comme variantes</translation>
    </message>
    <message>
        <source>{done} guessed, {left} to come</source>
        <translation>devinés&#x202f;: {done}, restants&#x202f;: {left}</translation>
    </message>
    <message>
        <source>Missed moves, the costliest first; the figure is what they cost in 100 games.</source>
        <translation>Coups manqués, les plus coûteux d’abord&#x202f;; le chiffre est ce qu’ils coûtent sur 100 parties.</translation>
    </message>
    <message>
        <source>Play the moves of one side. What was played, or is as good, earns three points, what is nearly as good one. The game itself is not changed.</source>
        <translation>Jouez les coups d’un camp. Le coup joué, ou un coup aussi bon, rapporte trois points&#x202f;; un coup presque aussi bon, un point. La partie elle-même n’est pas modifiée.</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Les deux camps</translation>
    </message>
    <message>
        <source>From the start of the game</source>
        <translation>Du début de la partie</translation>
    </message>
    <message>
        <source>From the position on the board</source>
        <translation>De la position du damier</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Once more…</source>
        <translation>Encore une fois…</translation>
    </message>
</context>
<context>
    <name>GuessPage</name>
    <message>
        <source>Play the move on the board, or type it.</source>
        <translation>Jouez le coup sur le damier, ou tapez-le.</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Un autre coup</translation>
    </message>
    <message>
        <source>It is compared with the game’s …</source>
        <translation>Comparaison avec celui de la partie…</translation>
    </message>
    <message>
        <source>{color} to move: what was played?</source>
        <translation>Trait&#x202f;: {color}. Quel coup a été joué&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Look at {square}.</source>
        <translation>Regardez {square}.</translation>
    </message>
    <message>
        <source>H once more shows where it goes.</source>
        <translation>H encore une fois montre où elle va.</translation>
    </message>
    <message>
        <source>{origin} takes and lands on {target}.</source>
        <translation>{origin} prend et se pose en {target}.</translation>
    </message>
    <message>
        <source>{origin} goes to {target}.</source>
        <translation>{origin} va en {target}.</translation>
    </message>
    <message>
        <source>H once more says why.</source>
        <translation>H encore une fois dit pourquoi.</translation>
    </message>
    <message>
        <source>Try {move}.</source>
        <translation>Essayez {move}.</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <translation>Il gagne la partie.</translation>
    </message>
    <message>
        <source>It wins by force, however your opponent answers.</source>
        <translation>Il gagne de force, quelle que soit la réponse.</translation>
    </message>
    <message>
        <source>It begins a shot: you give {given} and take {taken}.</source>
        <translation>Il lance une combinaison&#x202f;: vous en donnez {given} et en prenez {taken}.</translation>
    </message>
    <message>
        <source>It wins {taken} by force.</source>
        <translation>Il en gagne {taken} de force.</translation>
    </message>
    <message>
        <source>It is the only move.</source>
        <translation>C’est le seul coup.</translation>
    </message>
    <message>
        <source>It begins a shot: you give {given} away and take only {taken}.</source>
        <translation>Il lance une combinaison&#x202f;: vous en donnez {given} et n’en prenez que {taken}.</translation>
    </message>
    <message>
        <source>It makes your opponent take {given}.</source>
        <translation>Il oblige l’adversaire à en prendre {given}.</translation>
    </message>
    <message>
        <source>It makes a king.</source>
        <translation>Il fait une dame.</translation>
    </message>
    <message>
        <source>It gives {given} and takes {back} back.</source>
        <translation>Il en donne {given} et en reprend {back}.</translation>
    </message>
    <message>
        <source>After it none of your pieces can be taken.</source>
        <translation>Ensuite, aucune de vos pièces ne peut être prise.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>une</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Where to?</source>
        <translation>Où&#x202f;?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Or just play: make a move on the board.</source>
        <translation>Ou jouez simplement&#x202f;: faites un coup sur le damier.</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Par où voulez-vous commencer&#x202f;?</translation>
    </message>
    <message>
        <source>See in a minute what is different in {game}, then play.</source>
        <translation>Voyez en une minute ce qui change avec {game}, puis jouez.</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Apprendre le jeu</translation>
    </message>
    <message>
        <source>Play an easy game</source>
        <translation>Jouer une partie facile</translation>
    </message>
    <message>
        <source>I know draughts</source>
        <translation>Je connais les dames</translation>
    </message>
    <message>
        <source>“Harzdame in an hour”, move by move on a board.</source>
        <translation>«&#x202f;Harzdame en une heure&#x202f;», coup par coup sur un damier.</translation>
    </message>
    <message>
        <source>A tour of {game} in five minutes, by moves that you make.</source>
        <translation>Visite guidée de {game} en cinq minutes, par des coups que vous jouez.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Retour au damier</translation>
    </message>
    <message>
        <source>It was left when Harzdame ended.</source>
        <translation>Elle est restée en suspens quand Harzdame s’est arrêté.</translation>
    </message>
    <message>
        <source>Another unfinished game</source>
        <translation>Une autre partie inachevée</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>coup {number}</translation>
    </message>
    <message>
        <source>Your last game</source>
        <translation>Votre dernière partie</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>Problème du jour</translation>
    </message>
    <message>
        <source>You failed them before; they are due again.</source>
        <translation>Vous les aviez manqués&#x202f;; il est temps de les revoir.</translation>
    </message>
    <message>
        <source>Wins that you missed.</source>
        <translation>Des gains que vous avez manqués.</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Pas encore essayé.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Résolu.</translation>
    </message>
    <message>
        <source>Not solved; try it again.</source>
        <translation>Non résolu&#x202f;; réessayez.</translation>
    </message>
    <message>
        <source>Play against {name}</source>
        <translation>Jouer contre {name}</translation>
    </message>
    <message>
        <source>What is different in {game}.</source>
        <translation>Ce qui change avec {game}.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Your strength</source>
        <translation>Votre force</translation>
    </message>
    <message>
        <source>Your strength: about {elo}</source>
        <translation>Votre force&#x202f;: environ {elo}</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Vos progrès</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Nobody can be looked for. {why}</source>
        <translation>La recherche est impossible. {why}</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Arrêter la recherche</translation>
    </message>
    <message>
        <source>Look for friends</source>
        <translation>Chercher des amis</translation>
    </message>
    <message>
        <source>Enter a name by which your friend knows you.</source>
        <translation>Entrez un nom sous lequel votre ami vous connaît.</translation>
    </message>
    <message>
        <source>You both press this button, and see each other. Nothing is sent or received before; then your network sees your name and the game, as long as this window is open.</source>
        <translation>Vous appuyez tous deux sur ce bouton, et vous vous voyez. Rien n’est envoyé ni reçu auparavant&#x202f;; ensuite votre réseau voit votre nom et le jeu, tant que cette fenêtre est ouverte.</translation>
    </message>
    <message>
        <source>They can see you, too, as “{name}”.</source>
        <translation>On vous voit aussi, sous le nom «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>Looking … You can be seen as “{name}”.</source>
        <translation>Recherche… On vous voit sous le nom «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>Nobody found yet. Has your friend pressed the button, in the same network? If so, a firewall may be in the way: let it allow Harzdame in this network, or invite with a line.</source>
        <translation>Personne pour l’instant. Votre ami a-t-il appuyé sur le bouton, dans le même réseau&#x202f;? Si oui, un pare-feu gêne peut-être&#x202f;: faites-lui autoriser Harzdame dans ce réseau, ou invitez par une ligne.</translation>
    </message>
    <message>
        <source>another version</source>
        <translation>une autre version</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Inviter</translation>
    </message>
    <message>
        <source>Invite {name}: {terms}</source>
        <translation>Inviter {name}&#x202f;: {terms}</translation>
    </message>
    <message>
        <source>The invitation was withdrawn.</source>
        <translation>L’invitation a été retirée.</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>without a clock</source>
        <translation>sans pendule</translation>
    </message>
    <message>
        <source>a game that this version does not know</source>
        <translation>un jeu que cette version ne connaît pas</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>{name} invites you to {terms}.</source>
        <translation>{name} vous invite&#x202f;: {terms}.</translation>
    </message>
    <message>
        <source>You play White.</source>
        <translation>Vous jouez avec les Blancs.</translation>
    </message>
    <message>
        <source>You play Black.</source>
        <translation>Vous jouez avec les Noirs.</translation>
    </message>
    <message>
        <source>This invitation is from another version of Harzdame. Both need the same one.</source>
        <translation>Cette invitation vient d’une autre version de Harzdame. Il faut la même des deux côtés.</translation>
    </message>
    <message>
        <source>This is no invitation, or a part of it is missing: copy the whole line, from “harzdame:” on.</source>
        <translation>Ce n’est pas une invitation, ou il en manque une partie&#x202f;: copiez la ligne entière, à partir de «&#x202f;harzdame:&#x202f;».</translation>
    </message>
    <message>
        <source>This invitation is to a game that this version does not know.</source>
        <translation>Cette invitation concerne un jeu que cette version ne connaît pas.</translation>
    </message>
</context>
<context>
    <name>InvitePage</name>
    <message>
        <source>Make an invitation</source>
        <translation>Créer une invitation</translation>
    </message>
    <message>
        <source>The invitation</source>
        <translation>L’invitation</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Copier l’invitation</translation>
    </message>
    <message>
        <source>Enter a name by which your friend knows you.</source>
        <translation>Entrez un nom sous lequel votre ami vous connaît.</translation>
    </message>
    <message>
        <source>A line of text to send to your friend, who pastes it under “I have an invitation”. It leads to this computer in the same network; from elsewhere, your router has to hand on the port.</source>
        <translation>Une ligne de texte à envoyer à votre ami, qui la colle sous «&#x202f;J’ai une invitation&#x202f;». Elle mène à cet ordinateur dans le même réseau&#x202f;; depuis l’extérieur, votre routeur doit rediriger le port.</translation>
    </message>
    <message>
        <source>Waiting for your friend. The invitation holds as long as this window is open, and only whoever has the line can come. (Port {port})</source>
        <translation>En attente de votre ami. L’invitation vaut tant que cette fenêtre est ouverte, et seul qui possède la ligne peut venir. (Port {port})</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Nobody can be invited. {why}</source>
        <translation>L’invitation est impossible. {why}</translation>
    </message>
</context>
<context>
    <name>InvitedPage</name>
    <message>
        <source>The invitation</source>
        <translation>L’invitation</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Paste the line that your friend has sent to you.</source>
        <translation>Collez la ligne que votre ami vous a envoyée.</translation>
    </message>
</context>
<context>
    <name>KeptList</name>
    <message>
        <source>Tournaments</source>
        <translation>Tournois</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Nouveau tournoi…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Levels of the computer, other programs and persons play each other.</source>
        <translation>Niveaux de l’ordinateur, autres programmes et personnes jouent les uns contre les autres.</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>Where is it?</source>
        <translation>Où est-il&#x202f;?</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Aucune touche</translation>
    </message>
    <message>
        <source>Its own key</source>
        <translation>Touche d’origine</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commandes et leurs touches</translation>
    </message>
    <message>
        <source>Another key: press it here</source>
        <translation>Autre touche&#x202f;: appuyez ici</translation>
    </message>
    <message>
        <source>Press the key that the command is to have</source>
        <translation>Appuyez sur la touche que la commande doit avoir</translation>
    </message>
    <message>
        <source>“{key}” is every window’s own key.</source>
        <translation>«&#x202f;{key}&#x202f;» est réservée à toutes les fenêtres.</translation>
    </message>
    <message>
        <source>“{key}” was the key of “{command}”, which has none now.</source>
        <translation>«&#x202f;{key}&#x202f;» était la touche de «&#x202f;{command}&#x202f;», qui n’en a plus.</translation>
    </message>
    <message>
        <source>“{command}” had this key; it has none now.</source>
        <translation>«&#x202f;{command}&#x202f;» avait cette touche&#x202f;; elle n’en a plus.</translation>
    </message>
</context>
<context>
    <name>KeysWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Chercher commandes et touches</translation>
    </message>
    <message>
        <source>No command is called so.</source>
        <translation>Aucune commande ne porte ce nom.</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Changer les touches…</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>At the board</source>
        <translation>Au damier</translation>
    </message>
</context>
<context>
    <name>KnownGame</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Retour</translation>
    </message>
    <message>
        <source>The draughts that you know</source>
        <translation>Le jeu de dames que vous connaissez</translation>
    </message>
    <message>
        <source>Which draughts do you know?</source>
        <translation>Quel jeu de dames connaissez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>What is different in {game}:</source>
        <translation>Ce qui change avec {game}&#x202f;:</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Les règles sont les mêmes.</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jouer&#x202f;: {game}</translation>
    </message>
    <message>
        <source>Compare both, with positions…</source>
        <translation>Comparer les deux, avec des positions…</translation>
    </message>
    <message>
        <source>Play {known} instead</source>
        <translation>Jouer plutôt&#x202f;: {known}</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>There is no mistake to learn from.</source>
        <translation>Il n’y a pas d’erreur dont tirer une leçon.</translation>
    </message>
    <message>
        <source>The review has marked no move that had a better one beside it.</source>
        <translation>L’examen n’a marqué aucun coup auquel s’en oppose un meilleur.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Your changes to “{name}” are not saved in the file.</source>
        <translation>Vos modifications de «&#x202f;{name}&#x202f;» ne sont pas enregistrées dans le fichier.</translation>
    </message>
    <message>
        <source>They are kept among your games.</source>
        <translation>Elles sont conservées parmi vos parties.</translation>
    </message>
    <message>
        <source>The last game is kept among your games.</source>
        <translation>La dernière partie est conservée parmi vos parties.</translation>
    </message>
</context>
<context>
    <name>LeftImports</name>
    <message>
        <source>Read the rest</source>
        <translation>Lire le reste</translation>
    </message>
    <message>
        <source>An import into the library was cut off when Harzdame ended.</source>
        <translation>Une importation dans la bibliothèque a été interrompue quand Harzdame s’est arrêté.</translation>
    </message>
    <message>
        <source>What was read of {names} until then is in the library.</source>
        <translation>Ce qui avait été lu jusque-là est dans la bibliothèque. Source&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>{count} files and folders</source>
        <translation>{count} fichiers et dossiers</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>You can expect hardly a point.</source>
        <translation>Vous ne pouvez guère espérer de points.</translation>
    </message>
    <message>
        <source>You can expect nearly every point.</source>
        <translation>Vous pouvez espérer presque tous les points.</translation>
    </message>
    <message>
        <source>You can expect about {percent} % of the points.</source>
        <translation>Vous pouvez espérer environ {percent}&#x202f;% des points.</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Nouveau venu</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Joueur occasionnel</translation>
    </message>
    <message>
        <source>Keen player</source>
        <translation>Joueur passionné</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Joueur de club</translation>
    </message>
    <message>
        <source>Strong club player</source>
        <translation>Fort joueur de club</translation>
    </message>
    <message>
        <source>Tournament player</source>
        <translation>Joueur de tournoi</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Candidate master</source>
        <translation>Candidat maître</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Grand maître</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Pleine force</translation>
    </message>
    <message>
        <source>Has just learned the rules and sees no further than your next capture.</source>
        <translation>Vient d’apprendre les règles et ne voit pas plus loin que votre prochaine prise.</translation>
    </message>
    <message>
        <source>Sees a simple exchange, and little more.</source>
        <translation>Voit un échange simple, et guère plus.</translation>
    </message>
    <message>
        <source>Sees what is about to be taken, and little more.</source>
        <translation>Voit ce qui va être pris, et guère plus.</translation>
    </message>
    <message>
        <source>Counts exchanges, but often overlooks captures backward.</source>
        <translation>Compte les échanges, mais oublie souvent les prises en arrière.</translation>
    </message>
    <message>
        <source>Plays for fun and falls for a good trap.</source>
        <translation>Joue pour le plaisir et tombe dans un bon piège.</translation>
    </message>
    <message>
        <source>Likes to calculate, and misjudges many a move.</source>
        <translation>Aime calculer, et juge mal bien des coups.</translation>
    </message>
    <message>
        <source>Sees short combinations and punishes slips.</source>
        <translation>Voit les combinaisons courtes et punit les faux pas.</translation>
    </message>
    <message>
        <source>Plans ahead and rarely gives a man away.</source>
        <translation>Prévoit et donne rarement un pion.</translation>
    </message>
    <message>
        <source>Answers every threat and overlooks little.</source>
        <translation>Répond à chaque menace et oublie peu de choses.</translation>
    </message>
    <message>
        <source>Finds deep shots; you will need a good day.</source>
        <translation>Trouve de profondes combinaisons&#x202f;; il vous faudra un bon jour.</translation>
    </message>
    <message>
        <source>Calculates without a slip; only long plans are hidden from it.</source>
        <translation>Calcule sans faux pas&#x202f;; seuls les longs plans lui échappent.</translation>
    </message>
    <message>
        <source>Sees far ahead and turns small advantages into wins.</source>
        <translation>Voit loin et transforme de petits avantages en gains.</translation>
    </message>
    <message>
        <source>Leaves you hardly a chance, and takes every one you leave.</source>
        <translation>Ne vous laisse guère de chances, et saisit chacune des vôtres.</translation>
    </message>
    <message>
        <source>As strong as it gets in the time you allow.</source>
        <translation>Aussi fort que le permet le temps accordé.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Further games, which are not listed here: {count}</source>
        <translation>Autres parties, non listées ici&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Not looked at in the folders, where only PDN files are taken: {endings}</source>
        <translation>Ignorés dans les dossiers, où seuls les fichiers PDN sont pris&#x202f;: {endings}</translation>
    </message>
    <message>
        <source>{file}, kept as text: {reason}</source>
        <translation>{file}, gardé comme texte&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>{place}: kept as text. The first: {reason}</source>
        <translation>{place}&#x202f;: gardées comme texte. La première&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>in the library already</source>
        <translation>déjà dans la bibliothèque</translation>
    </message>
    <message>
        <source>in the library already, with other comments or tags</source>
        <translation>déjà dans la bibliothèque, avec d’autres commentaires ou données</translation>
    </message>
    <message>
        <source>no games in it</source>
        <translation>ne contient pas de parties</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>n’est pas un fichier texte</translation>
    </message>
    <message>
        <source>cannot be read ({detail})</source>
        <translation>illisible ({detail})</translation>
    </message>
    <message>
        <source>{file}, game {game}, line {line}</source>
        <translation>{file}, partie {game}, ligne {line}</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>sans extension</translation>
    </message>
    <message>
        <source>This change was not made.</source>
        <translation>Cette modification n’a pas été faite.</translation>
    </message>
    <message>
        <source>The game was removed from the library meanwhile.</source>
        <translation>La partie a été retirée de la bibliothèque entre-temps.</translation>
    </message>
    <message>
        <source>The game was changed elsewhere meanwhile; its new state is shown now.</source>
        <translation>La partie a été modifiée ailleurs entre-temps&#x202f;; son nouvel état est maintenant affiché.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Cette partie n’est pas lisible.</translation>
    </message>
    <message>
        <source>The library cannot be used.</source>
        <translation>La bibliothèque n’est pas utilisable.</translation>
    </message>
    <message>
        <source>The library does not answer.</source>
        <translation>La bibliothèque ne répond pas.</translation>
    </message>
    <message>
        <source>The disk may be busy; try again in a moment.</source>
        <translation>Le disque est peut-être occupé&#x202f;; réessayez dans un moment.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Cela n’a pas fonctionné.</translation>
    </message>
    <message>
        <source>{name} cannot be read or written: {detail}.</source>
        <translation>{name} ne peut être lu ou écrit&#x202f;: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no library of games; it was left alone.</source>
        <translation>{name} n’est pas une bibliothèque de parties&#x202f;; rien n’y a été touché.</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of this program; it was left alone.</source>
        <translation>{name} a été écrit par une version plus récente de ce programme&#x202f;; rien n’y a été touché.</translation>
    </message>
    <message>
        <source>{name} holds things that no library of this program has, and that could change your games. It was left alone.</source>
        <translation>{name} contient des choses qu’aucune bibliothèque de ce programme ne contient et qui pourraient modifier vos parties. Rien n’y a été touché.</translation>
    </message>
    <message>
        <source>{name} is damaged. Put a copy of it in its place; the files it was made of are untouched.</source>
        <translation>{name} est endommagé. Mettez une copie à sa place&#x202f;; les fichiers d’origine sont intacts.</translation>
    </message>
    <message>
        <source>{name} is damaged where this game is; the other games are as they were.</source>
        <translation>{name} est endommagé à l’endroit de cette partie&#x202f;; les autres parties sont telles qu’elles étaient.</translation>
    </message>
    <message>
        <source>Another program is writing {name}; try again in a moment.</source>
        <translation>Un autre programme écrit dans {name}&#x202f;; réessayez dans un moment.</translation>
    </message>
    <message>
        <source>{name} or its folder may not be written. It was left as it was.</source>
        <translation>{name} ou son dossier est protégé en écriture. Tout est resté en l’état.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing in the library was lost.</source>
        <translation>Le disque est plein. Rien n’a été perdu dans la bibliothèque.</translation>
    </message>
    <message>
        <source>The change was stopped.</source>
        <translation>La modification a été arrêtée.</translation>
    </message>
    <message>
        <source>Nothing had to be changed.</source>
        <translation>Il n’y avait rien à modifier.</translation>
    </message>
    <message>
        <source>The games are changed.</source>
        <translation>Les parties sont modifiées.</translation>
    </message>
    <message>
        <source>Games changed in the library: {count}.</source>
        <translation>Parties modifiées dans la bibliothèque&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>Changed in their files, too: {count}.</source>
        <translation>Modifiées aussi dans leurs fichiers&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>Left alone, because they were changed elsewhere meanwhile: {count}.</source>
        <translation>Laissées telles quelles, car modifiées ailleurs entre-temps&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>{file}, games: {count}. {reason}</source>
        <translation>{file}, parties&#x202f;: {count}. {reason}</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation>L’importation a été arrêtée.</translation>
    </message>
    <message>
        <source>There was no new game.</source>
        <translation>Il n’y avait pas de nouvelle partie.</translation>
    </message>
    <message>
        <source>The games are in the library.</source>
        <translation>Les parties sont dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Games added: {count}.</source>
        <translation>Parties ajoutées&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>Left out, because they are in the library already: {count}.</source>
        <translation>Laissées de côté, car déjà dans la bibliothèque&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>Kept as text, because they cannot be read to the end: {count}.</source>
        <translation>Gardées comme texte, car non lisibles jusqu’au bout&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>Files without a readable game: {count}.</source>
        <translation>Fichiers sans partie lisible&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>Other files in the folders, which were not looked at: {count}.</source>
        <translation>Autres fichiers des dossiers, non examinés&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>LibraryRoom</name>
    <message>
        <source>This game is in the library already.</source>
        <translation>Cette partie est déjà dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Draughts games (*.pdn)</source>
        <translation>Parties de dames (*.pdn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>Importer des fichiers</translation>
    </message>
    <message>
        <source>Import a folder and those in it</source>
        <translation>Importer un dossier et ses sous-dossiers</translation>
    </message>
    <message>
        <source>Details of games</source>
        <translation>Données des parties</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importation</translation>
    </message>
    <message>
        <source>The game is in the library, in “My games”.</source>
        <translation>La partie est dans la bibliothèque, sous «&#x202f;Mes parties&#x202f;».</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Importer des fichiers…</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Importer un dossier…</translation>
    </message>
    <message>
        <source>Add the board’s game</source>
        <translation>Ajouter la partie du damier</translation>
    </message>
    <message>
        <source>Spellings of names…</source>
        <translation>Graphies des noms…</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Étoiles</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>New label…</source>
        <translation>Nouvelle étiquette…</translation>
    </message>
</context>
<context>
    <name>LicencesWindow</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Chercher dans les noms et les textes</translation>
    </message>
    <message>
        <source>Parts of Harzdame</source>
        <translation>Composants de Harzdame</translation>
    </message>
    <message>
        <source>Nothing is found.</source>
        <translation>Aucun résultat.</translation>
    </message>
    <message>
        <source>The text is not on this machine; it comes with the source of this part.</source>
        <translation>Le texte n’est pas sur cet ordinateur&#x202f;; il accompagne le code source de ce composant.</translation>
    </message>
</context>
<context>
    <name>LookAheadBanner</name>
    <message>
        <source>Esc returns, Enter takes the line into the game.</source>
        <translation>Échap revient, Entrée reprend la suite dans la partie.</translation>
    </message>
    <message>
        <source>Looking ahead: {moves}</source>
        <translation>Anticipation&#x202f;: {moves}</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Safe start – Harzdame</source>
        <translation>Démarrage sans échec – Harzdame</translation>
    </message>
    <message>
        <source>Game {number} of {count}</source>
        <translation>Partie {number} sur {count}</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>{move} was played.</source>
        <translation>{move} a été joué.</translation>
    </message>
    <message>
        <source>Find a better move for White.</source>
        <translation>Trouvez un meilleur coup pour les Blancs.</translation>
    </message>
    <message>
        <source>Find a better move for Black.</source>
        <translation>Trouvez un meilleur coup pour les Noirs.</translation>
    </message>
    <message>
        <source>The piece on {square} moves.</source>
        <translation>La pièce en {square} joue.</translation>
    </message>
    <message>
        <source>It goes to {square}.</source>
        <translation>Elle va en {square}.</translation>
    </message>
    <message>
        <source>Try another move.</source>
        <translation>Essayez un autre coup.</translation>
    </message>
    <message>
        <source>That was played.</source>
        <translation>C’est le coup joué.</translation>
    </message>
    <message>
        <source>This move could not be checked.</source>
        <translation>Ce coup n’a pas pu être vérifié.</translation>
    </message>
    <message>
        <source>The answer: {line}</source>
        <translation>La réponse&#x202f;: {line}</translation>
    </message>
    <message>
        <source>Not as good</source>
        <translation>Moins bon</translation>
    </message>
    <message>
        <source>The best line: {line}</source>
        <translation>La meilleure suite&#x202f;: {line}</translation>
    </message>
    <message>
        <source>About {move}: {words}</source>
        <translation>Sur {move}&#x202f;: {words}</translation>
    </message>
    <message>
        <source>The best move!</source>
        <translation>Le meilleur coup&#x202f;!</translation>
    </message>
    <message>
        <source>Just as good!</source>
        <translation>Tout aussi bon&#x202f;!</translation>
    </message>
    <message>
        <source>This is better.</source>
        <translation>C’est mieux.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>Found at first try</source>
        <translation>Trouvé du premier coup</translation>
    </message>
    <message>
        <source>Found {found} of {count} at first try</source>
        <translation>Trouvés du premier coup&#x202f;: {found} sur {count}</translation>
    </message>
    <message>
        <source>All mended</source>
        <translation>Tout est corrigé</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Bien joué</translation>
    </message>
    <message>
        <source>Worth another look</source>
        <translation>À revoir une autre fois</translation>
    </message>
    <message>
        <source>{move} – found</source>
        <translation>{move} – trouvé</translation>
    </message>
    <message>
        <source>{move} – found later</source>
        <translation>{move} – trouvé plus tard</translation>
    </message>
    <message>
        <source>{move} – shown</source>
        <translation>{move} – montré</translation>
    </message>
    <message>
        <source>{move} – skipped</source>
        <translation>{move} – passé</translation>
    </message>
</context>
<context>
    <name>MistakesCard</name>
    <message>
        <source>Learn from the mistakes</source>
        <translation>Apprendre de ses erreurs</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Montrer la solution</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Show the line once more</source>
        <translation>Remontrer la suite</translation>
    </message>
    <message>
        <source>To this move in the game</source>
        <translation>À ce coup de la partie</translation>
    </message>
    <message>
        <source>Choose a move to see what was better.</source>
        <translation>Choisissez un coup pour voir ce qui était meilleur.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Un autre coup</translation>
    </message>
    <message>
        <source>It is compared with the best one …</source>
        <translation>Comparaison avec le meilleur…</translation>
    </message>
    <message>
        <source>Find a better move wherever the review found one. The game itself is not changed.</source>
        <translation>Trouvez un meilleur coup partout où l’examen en a trouvé un. La partie elle-même n’est pas modifiée.</translation>
    </message>
    <message>
        <source>Whose mistakes?</source>
        <translation>Les erreurs de qui&#x202f;?</translation>
    </message>
    <message>
        <source>White’s mistakes</source>
        <translation>Erreurs des Blancs</translation>
    </message>
    <message>
        <source>Black’s mistakes</source>
        <translation>Erreurs des Noirs</translation>
    </message>
</context>
<context>
    <name>MomentsCard</name>
    <message>
        <source>The moment that mattered</source>
        <translation>Le moment décisif</translation>
    </message>
    <message>
        <source>Two moments that mattered</source>
        <translation>Deux moments décisifs</translation>
    </message>
    <message>
        <source>Three moments that mattered</source>
        <translation>Trois moments décisifs</translation>
    </message>
</context>
<context>
    <name>MoveDetails</name>
    <message>
        <source>This text of the file has no meaning here. It is kept.</source>
        <translation>Ce texte du fichier n’a pas de sens ici. Il est conservé.</translation>
    </message>
    <message>
        <source>From here on the moves of the file could not be read. They are kept as text.</source>
        <translation>À partir d’ici, les coups du fichier n’ont pas pu être lus. Ils sont conservés comme texte.</translation>
    </message>
    <message>
        <source>Only the beginning of so long a text is shown. All is kept.</source>
        <translation>D’un texte aussi long, seul le début est montré. Tout est conservé.</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <source>Variation {number}</source>
        <translation>Variante {number}</translation>
    </message>
    <message>
        <source>Variations: {count}</source>
        <translation>Variantes&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Time left: {time}</source>
        <translation>Temps restant&#x202f;: {time}</translation>
    </message>
    <message>
        <source>Time taken: {time}</source>
        <translation>Temps employé&#x202f;: {time}</translation>
    </message>
    <message>
        <source>Evaluation: {value}</source>
        <translation>Évaluation&#x202f;: {value}</translation>
    </message>
    <message>
        <source>White wins in {count}</source>
        <translation>Les Blancs gagnent en {count}</translation>
    </message>
    <message>
        <source>Black wins in {count}</source>
        <translation>Les Noirs gagnent en {count}</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <source>Type a move</source>
        <translation>Saisir un coup</translation>
    </message>
    <message>
        <source>Type a move, or its first and last square (M)</source>
        <translation>Saisir un coup, ou ses cases de départ et d’arrivée (M)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>The moves of the game will stand here.</source>
        <translation>Les coups de la partie s’afficheront ici.</translation>
    </message>
</context>
<context>
    <name>MyGamesDialog</name>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Search: a name, a game, a date</source>
        <translation>Chercher&#x202f;: un nom, un jeu, une date</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The game as text</source>
        <translation>La partie en texte</translation>
    </message>
    <message>
        <source>Games that you played stay until you delete them; anything else stays at least thirty days.</source>
        <translation>Les parties jouées restent jusqu’à ce que vous les supprimiez&#x202f;; tout le reste reste au moins trente jours.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>Every game that you play is kept here, finished or not.</source>
        <translation>Chaque partie que vous jouez est conservée ici, terminée ou non.</translation>
    </message>
</context>
<context>
    <name>MyGamesModel</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagée</translation>
    </message>
    <message>
        <source>study</source>
        <translation>étude</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevée</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Name:</source>
        <translation>Nom&#x202f;:</translation>
    </message>
</context>
<context>
    <name>NetworkDialog</name>
    <message>
        <source>Play with a friend</source>
        <translation>Jouer avec un ami</translation>
    </message>
    <message>
        <source>Someone in this house</source>
        <translation>Quelqu’un chez vous</translation>
    </message>
    <message>
        <source>Invite with a line</source>
        <translation>Inviter par une ligne</translation>
    </message>
    <message>
        <source>I have an invitation</source>
        <translation>J’ai une invitation</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>How to meet</source>
        <translation>Comment se rencontrer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
</context>
<context>
    <name>NetworkPlay</name>
    <message>
        <source>Agree</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Your friend is gone.</source>
        <translation>Votre ami est parti.</translation>
    </message>
    <message>
        <source>Only one side can be played over the network.</source>
        <translation>Un seul camp peut être joué par le réseau.</translation>
    </message>
    <message>
        <source>{name} is no longer among the opponents.</source>
        <translation>{name} n’est plus parmi les adversaires.</translation>
    </message>
    <message>
        <source>{name} is asked to play.</source>
        <translation>Demande envoyée à {name}.</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Votre ami</translation>
    </message>
    <message>
        <source>Waiting for an opponent.</source>
        <translation>En attente d’un adversaire.</translation>
    </message>
    <message>
        <source>Connecting.</source>
        <translation>Connexion en cours.</translation>
    </message>
    <message>
        <source>The other side asks to take a move back.</source>
        <translation>L’adversaire demande à reprendre un coup.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>You play White.</source>
        <translation>Vous jouez avec les Blancs.</translation>
    </message>
    <message>
        <source>You play Black.</source>
        <translation>Vous jouez avec les Noirs.</translation>
    </message>
    <message>
        <source>Connected to {name}.</source>
        <translation>Connecté à {name}.</translation>
    </message>
    <message>
        <source>{name} does not want to play now.</source>
        <translation>{name} ne veut pas jouer maintenant.</translation>
    </message>
    <message>
        <source>The other side does not want this game.</source>
        <translation>L’adversaire ne veut pas de cette partie.</translation>
    </message>
    <message>
        <source>Programs other than Harzdame play International draughts only.</source>
        <translation>Les programmes autres que Harzdame ne jouent qu’aux dames internationales.</translation>
    </message>
    <message>
        <source>The other side agrees.</source>
        <translation>L’adversaire est d’accord.</translation>
    </message>
    <message>
        <source>The move was taken back.</source>
        <translation>Le coup a été repris.</translation>
    </message>
    <message>
        <source>The other side does not agree.</source>
        <translation>L’adversaire n’est pas d’accord.</translation>
    </message>
    <message>
        <source>The move stays.</source>
        <translation>Le coup reste.</translation>
    </message>
    <message>
        <source>No longer looking for an opponent.</source>
        <translation>On ne cherche plus d’adversaire.</translation>
    </message>
    <message>
        <source>The other side left the game.</source>
        <translation>L’adversaire a quitté la partie.</translation>
    </message>
    <message>
        <source>The connection is lost.</source>
        <translation>La connexion est perdue.</translation>
    </message>
    <message>
        <source>No connection could be made.</source>
        <translation>Aucune connexion n’a pu être établie.</translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <translation>Votre temps est écoulé.</translation>
    </message>
    <message>
        <source>Their time is up.</source>
        <translation>Le temps de l’adversaire est écoulé.</translation>
    </message>
    <message>
        <source>The protocol leaves it to both sides what follows. You can play on.</source>
        <translation>Le protocole laisse aux deux camps le soin de décider la suite. Vous pouvez continuer.</translation>
    </message>
    <message>
        <source>The other side was asked whether the move may be taken back.</source>
        <translation>On a demandé à l’adversaire si le coup peut être repris.</translation>
    </message>
    <message>
        <source>The move stays if either side plays on.</source>
        <translation>Le coup reste si l’un des camps continue à jouer.</translation>
    </message>
</context>
<context>
    <name>NewChapter</name>
    <message>
        <source>New position</source>
        <translation>Nouvelle position</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>New exercise</source>
        <translation>Nouvel exercice</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>Nouvelle suite</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
</context>
<context>
    <name>NewStudy</name>
    <message>
        <source>Chapter 1</source>
        <translation>Chapitre 1</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>Import files…</source>
        <translation>Importer des fichiers…</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Importer un dossier…</translation>
    </message>
    <message>
        <source>Your library is empty.</source>
        <translation>Votre bibliothèque est vide.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>There is no game here yet.</source>
        <translation>Il n’y a pas encore de partie ici.</translation>
    </message>
    <message>
        <source>Add the games of files or folders; they can also be dropped here.</source>
        <translation>Ajoutez les parties de fichiers ou de dossiers&#x202f;; vous pouvez aussi les glisser ici.</translation>
    </message>
    <message>
        <source>No game in this place is as you search for it.</source>
        <translation>Aucune partie d’ici ne correspond à votre recherche.</translation>
    </message>
    <message>
        <source>The menu of a game puts it into folders, marks and labels it.</source>
        <translation>Le menu d’une partie permet de la classer, de la marquer et de l’étiqueter.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Montrer toutes les parties</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>C’est à l’ordinateur de jouer.</translation>
    </message>
    <message>
        <source>The position is here to be studied.</source>
        <translation>La position est là pour être étudiée.</translation>
    </message>
    <message>
        <source>You can move both sides.</source>
        <translation>Vous pouvez jouer pour les deux camps.</translation>
    </message>
    <message>
        <source>White to move.</source>
        <translation>Trait aux Blancs.</translation>
    </message>
    <message>
        <source>Black to move.</source>
        <translation>Trait aux Noirs.</translation>
    </message>
    <message>
        <source>Drag a man, or click it and then its square.</source>
        <translation>Faites glisser un pion, ou cliquez dessus puis sur sa case.</translation>
    </message>
    <message>
        <source>This is an earlier position.</source>
        <translation>C’est une position antérieure.</translation>
    </message>
    <message>
        <source>The clock runs: the game goes on after its last move.</source>
        <translation>La pendule tourne&#x202f;: la partie continue après son dernier coup.</translation>
    </message>
    <message>
        <source>Several captures end on {square}.</source>
        <translation>Plusieurs prises se terminent en {square}.</translation>
    </message>
    <message>
        <source>Click the landing that yours goes over.</source>
        <translation>Cliquez sur la case par laquelle passe la vôtre.</translation>
    </message>
    <message>
        <source>The computer plays on.</source>
        <translation>L’ordinateur continue.</translation>
    </message>
    <message>
        <source>It declines the draw.</source>
        <translation>Il refuse la nulle.</translation>
    </message>
    <message>
        <source>No answer to your offer of a draw.</source>
        <translation>Pas de réponse à votre proposition de nulle.</translation>
    </message>
    <message>
        <source>Your game is safe. You can offer the draw again. ({detail})</source>
        <translation>Votre partie est sauve. Vous pouvez proposer de nouveau la nulle. ({detail})</translation>
    </message>
    <message>
        <source>There is no hint this time.</source>
        <translation>Pas d’indice cette fois.</translation>
    </message>
    <message>
        <source>Your game is safe. You can ask for a hint again. ({detail})</source>
        <translation>Votre partie est sauve. Vous pouvez redemander un indice. ({detail})</translation>
    </message>
    <message>
        <source>The computer player stopped.</source>
        <translation>L’ordinateur s’est arrêté de jouer.</translation>
    </message>
    <message>
        <source>Your game is safe. Press Space to let it try again. ({detail})</source>
        <translation>Votre partie est sauve. Appuyez sur Espace pour le laisser réessayer. ({detail})</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>You can solve it again; it does not count.</source>
        <translation>Vous pouvez le refaire&#x202f;; il ne compte pas.</translation>
    </message>
    <message>
        <source>You have had today’s puzzle.</source>
        <translation>Vous avez déjà fait le problème du jour.</translation>
    </message>
    <message>
        <source>Looking through your games</source>
        <translation>Parcours de vos parties</translation>
    </message>
    <message>
        <source>Game {number} of {total}; puzzles found: {found}</source>
        <translation>Partie {number} sur {total}&#x202f;; problèmes trouvés&#x202f;: {found}</translation>
    </message>
    <message>
        <source>There is no new game to look through.</source>
        <translation>Il n’y a pas de nouvelle partie à parcourir.</translation>
    </message>
    <message>
        <source>Play one: wins that you miss become puzzles here.</source>
        <translation>Jouez-en une&#x202f;: les gains manqués deviennent ici des problèmes.</translation>
    </message>
    <message>
        <source>No missed win was found.</source>
        <translation>Aucun gain manqué n’a été trouvé.</translation>
    </message>
    <message>
        <source>Your next games can be looked through later.</source>
        <translation>Vos prochaines parties pourront être parcourues plus tard.</translation>
    </message>
    <message>
        <source>Building endgame tables</source>
        <translation>Calcul de tables de finales</translation>
    </message>
    <message>
        <source>Table {number} of {total}</source>
        <translation>Table {number} sur {total}</translation>
    </message>
    <message>
        <source>Endings are drawn from endgame tables.</source>
        <translation>Les finales sont tirées des tables de finales.</translation>
    </message>
    <message>
        <source>These are switched off in the menu of the analysis.</source>
        <translation>Celles-ci sont désactivées dans le menu de l’analyse.</translation>
    </message>
    <message>
        <source>End the storm</source>
        <translation>Finir la tempête</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Look through my games</source>
        <translation>Parcourir mes parties</translation>
    </message>
    <message>
        <source>Build endgame tables</source>
        <translation>Calculer les tables de finales</translation>
    </message>
    <message>
        <source>Take back and try again</source>
        <translation>Reprendre et réessayer</translation>
    </message>
    <message>
        <source>Go on training</source>
        <translation>Continuer l’entraînement</translation>
    </message>
    <message>
        <source>Next ending</source>
        <translation>Finale suivante</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problème suivant</translation>
    </message>
</context>
<context>
    <name>OpenGameDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
</context>
<context>
    <name>OpeningChoice</name>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Which opening</source>
        <translation>Quelle ouverture</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Tirée au sort</translation>
    </message>
    <message>
        <source>Type its moves, or a part of its name.</source>
        <translation>Tapez ses coups, ou une partie de son nom.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>your repertoire for White</source>
        <translation>votre répertoire des Blancs</translation>
    </message>
    <message>
        <source>your repertoire for Black</source>
        <translation>votre répertoire des Noirs</translation>
    </message>
    <message>
        <source>This line is in {side} already.</source>
        <translation>Cette suite est déjà dans {side}.</translation>
    </message>
    <message>
        <source>In place of {moves} you play another move now.</source>
        <translation>À la place de {moves}, vous jouez désormais un autre coup.</translation>
    </message>
    <message>
        <source>You left your repertoire at move {number}.</source>
        <translation>Vous avez quitté votre répertoire au coup {number}.</translation>
    </message>
    <message>
        <source>You played {played}; you know {known}.</source>
        <translation>Vous avez joué {played}&#x202f;; vous connaissez {known}.</translation>
    </message>
    <message>
        <source>Your opponent left your repertoire at move {number}.</source>
        <translation>Votre adversaire a quitté votre répertoire au coup {number}.</translation>
    </message>
    <message>
        <source>They played {played}; you have an answer to {known}.</source>
        <translation>Il a été joué {played}&#x202f;; vous avez une réponse à {known}.</translation>
    </message>
    <message>
        <source>“{name}” is not there now.</source>
        <translation>«&#x202f;{name}&#x202f;» est absent pour le moment.</translation>
    </message>
    <message>
        <source>Your repertoire is read as soon as it is back, and gets what you add until then.</source>
        <translation>Votre répertoire sera lu dès son retour, et recevra ce que vous ajoutez d’ici là.</translation>
    </message>
    <message>
        <source>“{name}” is there again.</source>
        <translation>«&#x202f;{name}&#x202f;» est de retour.</translation>
    </message>
    <message>
        <source>Your repertoire was read.</source>
        <translation>Votre répertoire a été lu.</translation>
    </message>
    <message>
        <source>Your repertoire was read; what you added is in it now.</source>
        <translation>Votre répertoire a été lu&#x202f;; ce que vous avez ajouté y est maintenant.</translation>
    </message>
    <message>
        <source>Your repertoire is the first game of “{name}”.</source>
        <translation>Votre répertoire est la première partie de «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>A part of your repertoire could not be read, and is no longer in it.</source>
        <translation>Une partie de votre répertoire n’a pas pu être lue et n’y est plus.</translation>
    </message>
    <message>
        <source>The file as it was is kept as “{name}”.</source>
        <translation>L’ancien fichier est conservé sous «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>Nothing yet. Play moves on the board, and they are added.</source>
        <translation>Encore rien. Jouez des coups sur le damier, ils seront ajoutés.</translation>
    </message>
    <message>
        <source>Positions: {count}</source>
        <translation>Positions&#x202f;: {count}</translation>
    </message>
    <message>
        <source>due: {count}</source>
        <translation>à revoir&#x202f;: {count}</translation>
    </message>
    <message>
        <source>without an answer: {count}</source>
        <translation>sans réponse&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regardez</translation>
    </message>
    <message>
        <source>That is not your move.</source>
        <translation>Ce n’est pas votre coup.</translation>
    </message>
    <message>
        <source>Now play the right move.</source>
        <translation>Jouez maintenant le bon coup.</translation>
    </message>
    <message>
        <source>It is shown on the board.</source>
        <translation>Il est montré sur le damier.</translation>
    </message>
    <message>
        <source>A new move</source>
        <translation>Un nouveau coup</translation>
    </message>
    <message>
        <source>Play it, to remember it.</source>
        <translation>Jouez-le, pour le retenir.</translation>
    </message>
    <message>
        <source>Your move?</source>
        <translation>Votre coup&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Rien n’est à revoir.</translation>
    </message>
    <message>
        <source>New moves: {count}.</source>
        <translation>Nouveaux coups&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>Done for now.</source>
        <translation>Terminé pour l’instant.</translation>
    </message>
    <message>
        <source>The next one is due in {count} min.</source>
        <translation>Le prochain est à revoir dans {count} min.</translation>
    </message>
    <message>
        <source>The next one is due in {count} h.</source>
        <translation>Le prochain est à revoir dans {count} h.</translation>
    </message>
</context>
<context>
    <name>OpeningsEntry</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Cette position</translation>
    </message>
    <message>
        <source>The line that leads here</source>
        <translation>La suite qui mène ici</translation>
    </message>
    <message>
        <source>Only games from the usual start can be in a repertoire.</source>
        <translation>Seules les parties partant de la position initiale peuvent figurer dans un répertoire.</translation>
    </message>
    <message>
        <source>Your repertoire is not read yet.</source>
        <translation>Votre répertoire n’est pas encore lu.</translation>
    </message>
    <message>
        <source>Play the moves first that you want to know.</source>
        <translation>Jouez d’abord les coups que vous voulez connaître.</translation>
    </message>
    <message>
        <source>This game left nothing that you know.</source>
        <translation>Cette partie ne quitte rien de ce que vous connaissez.</translation>
    </message>
    <message>
        <source>Your answers in practice cannot be read now.</source>
        <translation>Vos réponses d’entraînement ne peuvent pas être lues pour le moment.</translation>
    </message>
    <message>
        <source>“{name}” was changed elsewhere.</source>
        <translation>«&#x202f;{name}&#x202f;» a été modifié ailleurs.</translation>
    </message>
    <message>
        <source>It was read again; your last change is not in it.</source>
        <translation>Il a été relu&#x202f;; votre dernière modification n’y est pas.</translation>
    </message>
</context>
<context>
    <name>OpeningsRoom</name>
    <message>
        <source>Keep the repertoire in</source>
        <translation>Garder le répertoire dans</translation>
    </message>
</context>
<context>
    <name>OpeningsWindow</name>
    <message>
        <source>Openings</source>
        <translation>Ouvertures</translation>
    </message>
    <message>
        <source>Repertoire for</source>
        <translation>Répertoire des</translation>
    </message>
    <message>
        <source>Practised</source>
        <translation>Travaillé</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Say something of this move (C)</source>
        <translation>Commenter ce coup (C)</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>{name}: beaten</source>
        <translation>{name}&#x202f;: déjà battu</translation>
    </message>
    <message>
        <source>Likes to move man beside man, sees a simple exchange, and little more.</source>
        <translation>Aime avancer pion contre pion, voit un échange simple, et guère plus.</translation>
    </message>
    <message>
        <source>Loves to exchange, but often overlooks captures backward.</source>
        <translation>Adore échanger, mais oublie souvent les prises en arrière.</translation>
    </message>
    <message>
        <source>Always forward, always threatening, and falls for a good trap.</source>
        <translation>Toujours en avant, toujours menaçant, et tombe dans un bon piège.</translation>
    </message>
    <message>
        <source>Feels safe along the edge, likes to calculate, and misjudges many a move.</source>
        <translation>Se sent en sûreté au bord, aime calculer, et juge mal bien des coups.</translation>
    </message>
    <message>
        <source>Guards the back rows, sees short combinations and punishes slips.</source>
        <translation>Garde les rangées arrière, voit les combinaisons courtes et punit les faux pas.</translation>
    </message>
    <message>
        <source>Hurries to a king and rarely gives a man away.</source>
        <translation>Se hâte vers la dame et donne rarement un pion.</translation>
    </message>
    <message>
        <source>Keeps the tension, answers every threat and overlooks little.</source>
        <translation>Garde la tension, répond à chaque menace et oublie peu de choses.</translation>
    </message>
</context>
<context>
    <name>OpponentPicker</name>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
</context>
<context>
    <name>OtherTags</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Other tags</source>
        <translation>Autres données</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Both sides have lost</source>
        <translation>Les deux camps ont perdu</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vous gagnez</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Vous perdez</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Les Blancs gagnent</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Les Noirs gagnent</translation>
    </message>
    <message>
        <source>You have no pieces left.</source>
        <translation>Vous n’avez plus de pièces.</translation>
    </message>
    <message>
        <source>You have no move left.</source>
        <translation>Vous n’avez plus de coup.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Vous avez abandonné.</translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <translation>Votre temps est écoulé.</translation>
    </message>
    <message>
        <source>White has no pieces left.</source>
        <translation>Les Blancs n’ont plus de pièces.</translation>
    </message>
    <message>
        <source>White has no move left.</source>
        <translation>Les Blancs n’ont plus de coup.</translation>
    </message>
    <message>
        <source>White resigned.</source>
        <translation>Les Blancs ont abandonné.</translation>
    </message>
    <message>
        <source>White’s time is up.</source>
        <translation>Le temps des Blancs est écoulé.</translation>
    </message>
    <message>
        <source>Black has no pieces left.</source>
        <translation>Les Noirs n’ont plus de pièces.</translation>
    </message>
    <message>
        <source>Black has no move left.</source>
        <translation>Les Noirs n’ont plus de coup.</translation>
    </message>
    <message>
        <source>Black resigned.</source>
        <translation>Les Noirs ont abandonné.</translation>
    </message>
    <message>
        <source>Black’s time is up.</source>
        <translation>Le temps des Noirs est écoulé.</translation>
    </message>
    <message>
        <source>The time is up, but a lone king cannot win.</source>
        <translation>Le temps est écoulé, mais une dame seule ne peut pas gagner.</translation>
    </message>
    <message>
        <source>The same position came up for the third time.</source>
        <translation>La même position s’est présentée pour la troisième fois.</translation>
    </message>
    <message>
        <source>The same position came up for the fourth time.</source>
        <translation>La même position s’est présentée pour la quatrième fois.</translation>
    </message>
    <message>
        <source>The moves that the rules allow for this are used up.</source>
        <translation>Les coups que les règles accordent pour cela sont épuisés.</translation>
    </message>
    <message>
        <source>Each side has only one piece left.</source>
        <translation>Il ne reste qu’une pièce à chaque camp.</translation>
    </message>
    <message>
        <source>The agreed number of moves went by without a capture or a man’s move.</source>
        <translation>Le nombre de coups convenu s’est écoulé sans prise ni coup de pion.</translation>
    </message>
    <message>
        <source>The players agreed on it.</source>
        <translation>Les joueurs en sont convenus.</translation>
    </message>
    <message>
        <source>So the game record says.</source>
        <translation>C’est ce que dit la partie notée.</translation>
    </message>
    <message>
        <source>You have made the first king.</source>
        <translation>Vous avez fait la première dame.</translation>
    </message>
    <message>
        <source>You have given all your pieces away.</source>
        <translation>Vous avez donné toutes vos pièces.</translation>
    </message>
    <message>
        <source>You have no move left, which wins here.</source>
        <translation>Vous n’avez plus de coup, ce qui gagne ici.</translation>
    </message>
    <message>
        <source>White has made the first king.</source>
        <translation>Les Blancs ont fait la première dame.</translation>
    </message>
    <message>
        <source>White has given all its pieces away.</source>
        <translation>Les Blancs ont donné toutes leurs pièces.</translation>
    </message>
    <message>
        <source>White has no move left, which wins here.</source>
        <translation>Les Blancs n’ont plus de coup, ce qui gagne ici.</translation>
    </message>
    <message>
        <source>Black has made the first king.</source>
        <translation>Les Noirs ont fait la première dame.</translation>
    </message>
    <message>
        <source>Black has given all its pieces away.</source>
        <translation>Les Noirs ont donné toutes leurs pièces.</translation>
    </message>
    <message>
        <source>Black has no move left, which wins here.</source>
        <translation>Les Noirs n’ont plus de coup, ce qui gagne ici.</translation>
    </message>
</context>
<context>
    <name>OwnGame</name>
    <message>
        <source>Play on the board</source>
        <translation>Jouer sur le damier</translation>
    </message>
    <message>
        <source>Next at this board: {white} – {black}</source>
        <translation>Prochaine partie à ce damier&#x202f;: {white} – {black}</translation>
    </message>
    <message>
        <source>The tournament waits for this game.</source>
        <translation>Le tournoi attend cette partie.</translation>
    </message>
    <message>
        <source>The computers play their games meanwhile.</source>
        <translation>Les ordinateurs jouent leurs parties pendant ce temps.</translation>
    </message>
</context>
<context>
    <name>OwnGames</name>
    <message>
        <source>The game was not opened.</source>
        <translation>La partie n’a pas été ouverte.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exporter des parties</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Not all games were copied.</source>
        <translation>Toutes les parties n’ont pas été copiées.</translation>
    </message>
    <message>
        <source>The games were not exported.</source>
        <translation>Les parties n’ont pas été exportées.</translation>
    </message>
    <message>
        <source>Games that could not be read, and were left out: {count}.</source>
        <translation>Parties illisibles, laissées de côté&#x202f;: {count}.</translation>
    </message>
</context>
<context>
    <name>PageCard</name>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Retour à la partie (Échap)</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Find anything</source>
        <translation>Tout trouver</translation>
    </message>
    <message>
        <source>Find a command, game, setting, course or file</source>
        <translation>Trouver une commande, un jeu, un réglage, un cours ou un fichier</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>Rien ne porte ce nom.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Résultats</translation>
    </message>
</context>
<context>
    <name>ParameterForm</name>
    <message>
        <source>This engine has nothing to set.</source>
        <translation>Ce moteur n’a rien à régler.</translation>
    </message>
    <message>
        <source>Usually: {value}</source>
        <translation>Par défaut&#x202f;: {value}</translation>
    </message>
</context>
<context>
    <name>Parting</name>
    <message>
        <source>Leave the game</source>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Another game on the board would end this one, for both sides.</source>
        <translation>Mettre une autre partie sur le damier mettrait fin à celle-ci, pour les deux camps.</translation>
    </message>
    <message>
        <source>Closing Harzdame would end the game, for both sides.</source>
        <translation>Fermer Harzdame mettrait fin à la partie, pour les deux camps.</translation>
    </message>
    <message>
        <source>You are playing over the network.</source>
        <translation>Vous jouez par le réseau.</translation>
    </message>
</context>
<context>
    <name>Pasting</name>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>Le presse-papiers ne contient pas de texte.</translation>
    </message>
    <message>
        <source>This position cannot be played.</source>
        <translation>Cette position n’est pas jouable.</translation>
    </message>
    <message>
        <source>Copy a part of it, or save it as a file and open that.</source>
        <translation>Copiez-en une partie, ou enregistrez-le dans un fichier que vous ouvrirez.</translation>
    </message>
    <message>
        <source>This text is too long to look for games in it.</source>
        <translation>Ce texte est trop long pour y chercher des parties.</translation>
    </message>
    <message>
        <source>The text is neither a position (FEN) nor a game (PDN).</source>
        <translation>Le texte n’est ni une position (FEN) ni une partie (PDN).</translation>
    </message>
    <message>
        <source>Nothing to paste.</source>
        <translation>Rien à coller.</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <source>Positions of {game}</source>
        <translation>Positions&#x202f;: {game}</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Indifférent</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Trait</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>On the squares</source>
        <translation>Sur les cases</translation>
    </message>
    <message>
        <source>Click or draw over squares; the right button takes away. The rest is open.</source>
        <translation>Cliquez ou balayez les cases&#x202f;; le bouton droit efface. Le reste est indifférent.</translation>
    </message>
    <message>
        <source>Take the board’s</source>
        <translation>Reprendre le damier</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>Pièces sur le damier</translation>
    </message>
    <message>
        <source>White man</source>
        <translation>Pion blanc</translation>
    </message>
    <message>
        <source>White king</source>
        <translation>Dame blanche</translation>
    </message>
    <message>
        <source>any white</source>
        <translation>pièce blanche</translation>
    </message>
    <message>
        <source>Black man</source>
        <translation>Pion noir</translation>
    </message>
    <message>
        <source>Black king</source>
        <translation>Dame noire</translation>
    </message>
    <message>
        <source>any black</source>
        <translation>pièce noire</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>open</source>
        <translation>indifférent</translation>
    </message>
    <message>
        <source>White men</source>
        <translation>Pions blancs</translation>
    </message>
    <message>
        <source>White kings</source>
        <translation>Dames blanches</translation>
    </message>
    <message>
        <source>Black men</source>
        <translation>Pions noirs</translation>
    </message>
    <message>
        <source>Black kings</source>
        <translation>Dames noires</translation>
    </message>
    <message>
        <source>{pieces}, at least</source>
        <translation>{pieces}, au moins</translation>
    </message>
    <message>
        <source>{pieces}, at most</source>
        <translation>{pieces}, au plus</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>White man</source>
        <translation>Pion blanc</translation>
    </message>
    <message>
        <source>White king</source>
        <translation>Dame blanche</translation>
    </message>
    <message>
        <source>Black man</source>
        <translation>Pion noir</translation>
    </message>
    <message>
        <source>Black king</source>
        <translation>Dame noire</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Gomme</translation>
    </message>
</context>
<context>
    <name>PlaceNotices</name>
    <message>
        <source>“{path}” cannot be read now.</source>
        <translation>«&#x202f;{path}&#x202f;» n’est pas lisible pour le moment.</translation>
    </message>
    <message>
        <source>Your studies could not be listed.</source>
        <translation>Vos études n’ont pas pu être listées.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written now.</source>
        <translation>Impossible d’écrire «&#x202f;{path}&#x202f;» pour le moment.</translation>
    </message>
    <message>
        <source>The study is still on the shelf.</source>
        <translation>L’étude est toujours sur l’étagère.</translation>
    </message>
    <message>
        <source>The list was kept as {path}. Your files are where they were: open them again.</source>
        <translation>La liste a été conservée sous {path}. Vos fichiers sont là où ils étaient&#x202f;: rouvrez-les.</translation>
    </message>
    <message>
        <source>The list of your studies could not be read.</source>
        <translation>La liste de vos études n’a pas pu être lue.</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>The program cannot be started for this game.</source>
        <translation>Le programme ne peut pas être lancé pour ce jeu.</translation>
    </message>
    <message>
        <source>The program ended.</source>
        <translation>Le programme s’est arrêté.</translation>
    </message>
    <message>
        <source>The program did not answer in time.</source>
        <translation>Le programme n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>The program’s answer is not a legal move.</source>
        <translation>La réponse du programme n’est pas un coup permis.</translation>
    </message>
    <message>
        <source>The search for one failed.</source>
        <translation>La recherche a échoué.</translation>
    </message>
</context>
<context>
    <name>PositionGamesList</name>
    <message>
        <source>Games with this position</source>
        <translation>Parties avec cette position</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>Aucune partie de la bibliothèque ne contient cette position.</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Presentation</source>
        <translation>Présentation</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Coup {number} sur {count}</translation>
    </message>
    <message>
        <source>plays by itself</source>
        <translation>lecture automatique</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>First page</source>
        <translation>Première page</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Page on</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Dernière page</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Page {number} sur {count}</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>There are no pieces on the board yet.</source>
        <translation>Il n’y a pas encore de pièces sur le damier.</translation>
    </message>
    <message>
        <source>A man cannot stand on {detail}: there it would be a king.</source>
        <translation>Un pion ne peut pas être en {detail}&#x202f;: il y serait dame.</translation>
    </message>
    <message>
        <source>Two pieces stand on {detail}.</source>
        <translation>Deux pièces se trouvent en {detail}.</translation>
    </message>
    <message>
        <source>There is no square {detail} on this board.</source>
        <translation>Il n’y a pas de case {detail} sur ce damier.</translation>
    </message>
    <message>
        <source>There are too many captures for it to be played.</source>
        <translation>Il y a trop de prises pour que la position soit jouable.</translation>
    </message>
    <message>
        <source>“{detail}” is no position; one looks like {example}.</source>
        <translation>«&#x202f;{detail}&#x202f;» n’est pas une position&#x202f;; en voici un exemple&#x202f;: {example}.</translation>
    </message>
    <message>
        <source>Game {game}, line {line}: {what}</source>
        <translation>Partie {game}, ligne {line}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Line {line}: {what}</source>
        <translation>Ligne {line}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>Il ne contient aucune partie.</translation>
    </message>
    <message>
        <source>This is not a text file, so there are no games in it.</source>
        <translation>Ce n’est pas un fichier texte&#x202f;; il ne contient donc pas de parties.</translation>
    </message>
    <message>
        <source>“{detail}” makes no sense here.</source>
        <translation>«&#x202f;{detail}&#x202f;» n’a pas de sens ici.</translation>
    </message>
    <message>
        <source>The move {detail} is not allowed; the moves before it are shown.</source>
        <translation>Le coup {detail} n’est pas permis&#x202f;; les coups précédents sont affichés.</translation>
    </message>
    <message>
        <source>{written} can mean several moves; it is read as {taken}.</source>
        <translation>{written} peut désigner plusieurs coups&#x202f;; lu comme {taken}.</translation>
    </message>
    <message>
        <source>Its letters were taken for {detail}, which may be wrong.</source>
        <translation>Ses caractères ont été lus comme {detail}, peut-être à tort.</translation>
    </message>
    <message>
        <source>This is a game that Harzdame does not know: {detail}.</source>
        <translation>Harzdame ne connaît pas ce jeu&#x202f;: {detail}.</translation>
    </message>
    <message>
        <source>Its tags name two different games: {detail}.</source>
        <translation>Son en-tête nomme deux jeux différents&#x202f;: {detail}.</translation>
    </message>
    <message>
        <source>It is too long to be read: it is left as it is.</source>
        <translation>Elle est trop longue pour être lue&#x202f;: elle est laissée telle quelle.</translation>
    </message>
    <message>
        <source>The position it begins with is not possible.</source>
        <translation>La position de départ n’est pas possible.</translation>
    </message>
    <message>
        <source>The result after the moves differs from the one above them.</source>
        <translation>Le résultat après les coups diffère de celui de l’en-tête.</translation>
    </message>
    <message>
        <source>From here on there are bytes that are no text.</source>
        <translation>À partir d’ici viennent des octets qui ne sont pas du texte.</translation>
    </message>
    <message>
        <source>The tag that begins here has no end; the file may be cut off.</source>
        <translation>L’étiquette qui commence ici n’a pas de fin&#x202f;; le fichier est peut-être tronqué.</translation>
    </message>
    <message>
        <source>The comment that begins here has no end; the file may be cut off.</source>
        <translation>Le commentaire qui commence ici n’a pas de fin&#x202f;; le fichier est peut-être tronqué.</translation>
    </message>
    <message>
        <source>The variation that begins here has no end; the file may be cut off.</source>
        <translation>La variante qui commence ici n’a pas de fin&#x202f;; le fichier est peut-être tronqué.</translation>
    </message>
    <message>
        <source>The game breaks off here; what comes before it is shown.</source>
        <translation>La partie s’interrompt ici&#x202f;; ce qui précède est affiché.</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems: {count}</source>
        <translation>Anomalies&#x202f;: {count}</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Opening the file…</source>
        <translation>Ouverture du fichier…</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Lecture de la partie…</translation>
    </message>
    <message>
        <source>Looking through your games…</source>
        <translation>Parcours de vos parties…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportation…</translation>
    </message>
    <message>
        <source>Asking opening books and endgame tables…</source>
        <translation>Interrogation des livres d’ouvertures et des tables de finales…</translation>
    </message>
    <message>
        <source>Building endgame tables</source>
        <translation>Calcul de tables de finales</translation>
    </message>
    <message>
        <source>Searching the library…</source>
        <translation>Recherche dans la bibliothèque…</translation>
    </message>
    <message>
        <source>Importing games into the library</source>
        <translation>Importation de parties dans la bibliothèque</translation>
    </message>
    <message>
        <source>Reviewing the game</source>
        <translation>Examen de la partie</translation>
    </message>
    <message>
        <source>{material}, table {number} of {count}</source>
        <translation>{material}, table {number} sur {count}</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>encore {time} environ</translation>
    </message>
</context>
<context>
    <name>PuzzleChoice</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Kind of puzzles</source>
        <translation>Type de problèmes</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>All kinds of puzzles</source>
        <translation>Tous les problèmes</translation>
    </message>
    <message>
        <source>Short endings</source>
        <translation>Finales courtes</translation>
    </message>
    <message>
        <source>Longer endings</source>
        <translation>Finales plus longues</translation>
    </message>
    <message>
        <source>Hard endings</source>
        <translation>Finales difficiles</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <source>Puzzles: {game}</source>
        <translation>Problèmes&#x202f;: {game}</translation>
    </message>
    <message>
        <source>Your results of puzzles cannot be read now.</source>
        <translation>Vos résultats aux problèmes ne peuvent pas être lus pour le moment.</translation>
    </message>
</context>
<context>
    <name>PuzzleWindow</name>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Today’s puzzle</source>
        <translation>Du jour</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>À revoir</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Mes erreurs</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Tempête</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Finales</translation>
    </message>
    <message>
        <source>One puzzle a day, the same for everybody</source>
        <translation>Un problème par jour, le même pour tout le monde</translation>
    </message>
    <message>
        <source>Puzzles as hard as you are strong</source>
        <translation>Des problèmes à la mesure de votre force</translation>
    </message>
    <message>
        <source>What you failed comes back until you know it</source>
        <translation>Ce que vous avez manqué revient jusqu’à ce que vous le sachiez</translation>
    </message>
    <message>
        <source>Wins that you missed in your own games</source>
        <translation>Les gains que vous avez manqués dans vos parties</translation>
    </message>
    <message>
        <source>As many as you can in three minutes</source>
        <translation>Le plus possible en trois minutes</translation>
    </message>
    <message>
        <source>Win against perfect defence</source>
        <translation>Gagner contre une défense parfaite</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Combinaison</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Percée</translation>
    </message>
    <message>
        <source>Race to promotion</source>
        <translation>Course à dame</translation>
    </message>
    <message>
        <source>King hunt</source>
        <translation>Chasse à la dame</translation>
    </message>
    <message>
        <source>To the edge</source>
        <translation>Vers le bord</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Choice of captures</source>
        <translation>Choix de la prise</translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation>Blocage</translation>
    </message>
    <message>
        <source>Quiet move</source>
        <translation>Coup tranquille</translation>
    </message>
    <message>
        <source>White to move and win</source>
        <translation>Les Blancs jouent et gagnent</translation>
    </message>
    <message>
        <source>Black to move and win</source>
        <translation>Les Noirs jouent et gagnent</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Trait aux Blancs</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Trait aux Noirs</translation>
    </message>
    <message>
        <source>Find the shot.</source>
        <translation>Trouvez la combinaison.</translation>
    </message>
    <message>
        <source>Find the capture that wins.</source>
        <translation>Trouvez la prise qui gagne.</translation>
    </message>
    <message>
        <source>Find the move that wins.</source>
        <translation>Trouvez le coup qui gagne.</translation>
    </message>
    <message>
        <source>Your moves: {moves}. The shortest way has {count}.</source>
        <translation>Vos coups&#x202f;: {moves}. Le chemin le plus court&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>You are still winning.</source>
        <translation>Vous êtes toujours gagnant.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Juste&#x202f;!</translation>
    </message>
    <message>
        <source>And what now?</source>
        <translation>Et maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>This move could not be checked.</source>
        <translation>Ce coup n’a pas pu être vérifié.</translation>
    </message>
    <message>
        <source>It does not count. Try another one.</source>
        <translation>Il ne compte pas. Essayez-en un autre.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Réessayez.</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>Voici la solution.</translation>
    </message>
    <message>
        <source>The piece on {square} moves.</source>
        <translation>La pièce en {square} joue.</translation>
    </message>
    <message>
        <source>It goes to {square}.</source>
        <translation>Elle va en {square}.</translation>
    </message>
    <message>
        <source>That is only a draw.</source>
        <translation>Ce n’est que la nulle.</translation>
    </message>
    <message>
        <source>Now Black wins.</source>
        <translation>Maintenant, les Noirs gagnent.</translation>
    </message>
    <message>
        <source>Now White wins.</source>
        <translation>Maintenant, les Blancs gagnent.</translation>
    </message>
    <message>
        <source>That does not win.</source>
        <translation>Cela ne gagne pas.</translation>
    </message>
    <message>
        <source>Black answers {move}.</source>
        <translation>Les Noirs répondent {move}.</translation>
    </message>
    <message>
        <source>White answers {move}.</source>
        <translation>Les Blancs répondent {move}.</translation>
    </message>
    <message>
        <source>There is no shorter way.</source>
        <translation>Il n’y a pas plus court.</translation>
    </message>
    <message>
        <source>The shortest way has {count}: step through it below.</source>
        <translation>Le chemin le plus court&#x202f;: {count}. Parcourez-le ci-dessous.</translation>
    </message>
    <message>
        <source>That wins as well!</source>
        <translation>Cela gagne aussi&#x202f;!</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Résolu&#x202f;!</translation>
    </message>
    <message>
        <source>Solved, with a hint.</source>
        <translation>Résolu, avec un indice.</translation>
    </message>
    <message>
        <source>That is it.</source>
        <translation>C’est bien lui.</translation>
    </message>
    <message>
        <source>rated {rating}</source>
        <translation>classé {rating}</translation>
    </message>
    <message>
        <source>You know them all for now.</source>
        <translation>Vous les savez tous pour l’instant.</translation>
    </message>
    <message>
        <source>There are no puzzles for {game}.</source>
        <translation>Aucun problème pour ce jeu&#x202f;: {game}.</translation>
    </message>
    <message>
        <source>Choose another game above.</source>
        <translation>Choisissez un autre jeu ci-dessus.</translation>
    </message>
    <message>
        <source>What you fail elsewhere comes back here until you know it.</source>
        <translation>Ce que vous manquez ailleurs revient ici jusqu’à ce que vous le sachiez.</translation>
    </message>
    <message>
        <source>No puzzles from your games yet.</source>
        <translation>Pas encore de problème tiré de vos parties.</translation>
    </message>
    <message>
        <source>Let your games be looked through for wins that you missed, or gave away.</source>
        <translation>Faites parcourir vos parties, à la recherche de gains manqués ou laissés échapper.</translation>
    </message>
    <message>
        <source>There are no endings for {game}.</source>
        <translation>Aucune finale pour ce jeu&#x202f;: {game}.</translation>
    </message>
    <message>
        <source>They are drawn from endgame tables.</source>
        <translation>Elles sont tirées des tables de finales.</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Trois minutes</translation>
    </message>
    <message>
        <source>Solve as many as you can. They get harder, and each mistake costs ten seconds.</source>
        <translation>Résolvez-en le plus possible. Ils deviennent plus difficiles, et chaque erreur coûte dix secondes.</translation>
    </message>
    <message>
        <source>The storm is over.</source>
        <translation>La tempête est finie.</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Rien n’est à revoir.</translation>
    </message>
    <message>
        <source>The next one in {count} min.</source>
        <translation>Le prochain dans {count} min.</translation>
    </message>
    <message>
        <source>about {rating}, provisional</source>
        <translation>environ {rating}, provisoire</translation>
    </message>
    <message>
        <source>{rating} ± {error}</source>
        <translation>{rating} ± {error}</translation>
    </message>
    <message>
        <source>The puzzles of this game cannot be used.</source>
        <translation>Les problèmes de ce jeu ne sont pas utilisables.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} n’est pas lisible&#x202f;: {detail}.</translation>
    </message>
    <message>
        <source>{name} holds no puzzles.</source>
        <translation>{name} ne contient pas de problèmes.</translation>
    </message>
    <message>
        <source>{name} was made for other rules.</source>
        <translation>{name} a été fait pour d’autres règles.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>{name} est endommagé&#x202f;; réinstaller le programme le répare.</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>The invitation as a QR code</source>
        <translation>L’invitation en code QR</translation>
    </message>
</context>
<context>
    <name>RatingView</name>
    <message>
        <source>Your rating</source>
        <translation>Votre classement</translation>
    </message>
    <message>
        <source>Solved today: {count}</source>
        <translation>Résolus aujourd’hui&#x202f;: {count}</translation>
    </message>
    <message>
        <source>in a row: {count}</source>
        <translation>de suite&#x202f;: {count}</translation>
    </message>
</context>
<context>
    <name>Reached</name>
    <message>
        <source>Now without the coach</source>
        <translation>Maintenant sans entraîneur</translation>
    </message>
    <message>
        <source>Again without help</source>
        <translation>Encore, sans aide</translation>
    </message>
    <message>
        <source>Now against {name}</source>
        <translation>Maintenant contre {name}</translation>
    </message>
    <message>
        <source>First against {name}</source>
        <translation>D’abord contre {name}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>You have beaten {name} for the first time!</source>
        <translation>Première victoire contre {name}&#x202f;!</translation>
    </message>
    <message>
        <source>How strong the levels are in this game has not been measured yet.</source>
        <translation>La force des niveaux à ce jeu n’a pas encore été mesurée.</translation>
    </message>
    <message>
        <source>The result counts for the estimate of your strength.</source>
        <translation>Le résultat compte pour l’estimation de votre force.</translation>
    </message>
    <message>
        <source>Your strength is about {elo}. After some more games that will be surer.</source>
        <translation>Votre force est d’environ {elo}. Quelques parties de plus la rendront plus sûre.</translation>
    </message>
    <message>
        <source>Your strength is about {elo}.</source>
        <translation>Votre force est d’environ {elo}.</translation>
    </message>
    <message>
        <source>Your strength is about {elo} ({change}); {percent} % of the points were to be expected.</source>
        <translation>Votre force est d’environ {elo} ({change})&#x202f;; il fallait s’attendre à {percent}&#x202f;% des points.</translation>
    </message>
</context>
<context>
    <name>ReadingNotices</name>
    <message>
        <source>Nothing says which game this is; it was read as {game}.</source>
        <translation>Rien n’indique de quel jeu il s’agit&#x202f;; lu comme {game}.</translation>
    </message>
    <message>
        <source>Nothing says which game this is.</source>
        <translation>Rien n’indique de quel jeu il s’agit.</translation>
    </message>
    <message>
        <source>It was read as {game}, but fits other games, too.</source>
        <translation>La partie a été lue comme {game}, mais convient aussi à d’autres jeux.</translation>
    </message>
    <message>
        <source>Read as {game}</source>
        <translation>Lire comme {game}</translation>
    </message>
    <message>
        <source>This game cannot be shown on the board.</source>
        <translation>Cette partie ne peut pas être affichée sur le damier.</translation>
    </message>
    <message>
        <source>Something in this game is doubtful.</source>
        <translation>Quelque chose dans cette partie est douteux.</translation>
    </message>
    <message>
        <source>Not all of this game could be read; the rest is kept in it.</source>
        <translation>Cette partie n’a pas pu être lue en entier&#x202f;; le reste y est conservé.</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>{path} is not there at present.</source>
        <translation>{path} est absent pour le moment.</translation>
    </message>
</context>
<context>
    <name>Recovering</name>
    <message>
        <source>Harzdame was not closed properly last time; nothing was lost.</source>
        <translation>Harzdame n’a pas été fermé normalement la dernière fois&#x202f;; rien n’est perdu.</translation>
    </message>
    <message>
        <source>The clock stands until you play a move or press P.</source>
        <translation>La pendule est arrêtée jusqu’à ce que vous jouiez un coup ou appuyiez sur P.</translation>
    </message>
    <message>
        <source>Your unfinished game is back.</source>
        <translation>Votre partie inachevée est revenue.</translation>
    </message>
    <message>
        <source>Your unfinished game waits in the menu.</source>
        <translation>Votre partie inachevée attend dans le menu.</translation>
    </message>
    <message>
        <source>What was kept of an unfinished game is damaged.</source>
        <translation>Ce qui avait été conservé d’une partie inachevée est endommagé.</translation>
    </message>
    <message>
        <source>Its text is among your games in the menu.</source>
        <translation>Son texte se trouve parmi vos parties, dans le menu.</translation>
    </message>
    <message>
        <source>It stays where it is, and is looked for again at the next start.</source>
        <translation>Elle reste où elle est, et sera recherchée au prochain démarrage.</translation>
    </message>
    <message>
        <source>An unfinished game cannot be read just now.</source>
        <translation>Une partie inachevée ne peut pas être lue pour le moment.</translation>
    </message>
    <message>
        <source>“{name}” was changed or moved meanwhile.</source>
        <translation>«&#x202f;{name}&#x202f;» a été modifié ou déplacé entre-temps.</translation>
    </message>
    <message>
        <source>The game on the board is whole; saving it asks for a file.</source>
        <translation>La partie sur le damier est complète&#x202f;; l’enregistrement demandera un fichier.</translation>
    </message>
    <message>
        <source>The game is back on the board.</source>
        <translation>La partie est de retour sur le damier.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>You must capture.</source>
        <translation>Vous devez prendre.</translation>
    </message>
    <message>
        <source>The pieces on {squares} can take {number}.</source>
        <translation>Les pièces en {squares} peuvent en prendre {number} chacune.</translation>
    </message>
    <message>
        <source>The pieces on {squares} can.</source>
        <translation>Les pièces en {squares} le peuvent.</translation>
    </message>
    <message>
        <source>The piece on {squares} takes {number}.</source>
        <translation>La pièce en {squares} en prend {number}.</translation>
    </message>
    <message>
        <source>The piece on {squares} can.</source>
        <translation>La pièce en {squares} le peut.</translation>
    </message>
    <message>
        <source>You must take as many as you can.</source>
        <translation>Vous devez en prendre le plus possible.</translation>
    </message>
    <message>
        <source>There are {number} to take here, not just one.</source>
        <translation>Il y en a {number} à prendre ici, pas une seule.</translation>
    </message>
    <message>
        <source>There are {number} to take here, not {taken}.</source>
        <translation>Il y en a {number} à prendre ici, pas {taken}.</translation>
    </message>
    <message>
        <source>Men never step backwards.</source>
        <translation>Les pions ne reculent jamais.</translation>
    </message>
    <message>
        <source>This one is blocked for now.</source>
        <translation>Ce pion est bloqué pour l’instant.</translation>
    </message>
    <message>
        <source>That piece cannot go there.</source>
        <translation>Cette pièce ne peut pas aller là.</translation>
    </message>
    <message>
        <source>It cannot move at all just now.</source>
        <translation>Elle ne peut pas jouer du tout pour l’instant.</translation>
    </message>
    <message>
        <source>The squares it can go to are lit.</source>
        <translation>Les cases possibles sont éclairées.</translation>
    </message>
    <message>
        <source>That is too far: here even kings make short jumps only.</source>
        <translation>C’est trop loin&#x202f;: ici, même les dames ne font que des sauts courts.</translation>
    </message>
    <message>
        <source>That is too far: men make short jumps only.</source>
        <translation>C’est trop loin&#x202f;: les pions ne font que des sauts courts.</translation>
    </message>
    <message>
        <source>This king has moved {number} times in a row.</source>
        <translation>Cette dame a joué {number} fois de suite.</translation>
    </message>
    <message>
        <source>Move another piece.</source>
        <translation>Jouez une autre pièce.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>There is no piece on {origin}.</source>
        <translation>Il n’y a pas de pièce en {origin}.</translation>
    </message>
    <message>
        <source>That piece is your opponent’s.</source>
        <translation>Cette pièce est à votre adversaire.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Ce n’est pas encore à vous de jouer.</translation>
    </message>
    <message>
        <source>Put the piece on another square to move it.</source>
        <translation>Posez la pièce sur une autre case pour la jouer.</translation>
    </message>
    <message>
        <source>There is already a piece on {target}.</source>
        <translation>Il y a déjà une pièce en {target}.</translation>
    </message>
    <message>
        <source>You must capture with a king here.</source>
        <translation>Ici, vous devez prendre avec une dame.</translation>
    </message>
    <message>
        <source>You must take as many kings as you can.</source>
        <translation>Vous devez prendre le plus de dames possible.</translation>
    </message>
    <message>
        <source>You must take kings as early as you can.</source>
        <translation>Vous devez prendre des dames le plus tôt possible.</translation>
    </message>
    <message>
        <source>You must take what is worth the most.</source>
        <translation>Vous devez prendre ce qui vaut le plus.</translation>
    </message>
    <message>
        <source>The capture goes on: keep jumping with this piece.</source>
        <translation>La prise continue&#x202f;: sautez encore avec cette pièce.</translation>
    </message>
    <message>
        <source>That is too far: land on {squares}.</source>
        <translation>C’est trop loin&#x202f;: la dame doit se poser en {squares}.</translation>
    </message>
    <message>
        <source>That is too far: a capture that ends with a king lands on {squares}.</source>
        <translation>C’est trop loin&#x202f;: une prise dont la dernière pièce est une dame se pose en {squares}.</translation>
    </message>
    <message>
        <source>The capture goes on from {squares}: land there.</source>
        <translation>La prise continue en {squares}&#x202f;: c’est là que la dame doit se poser.</translation>
    </message>
    <message>
        <source>This piece cannot capture in that direction.</source>
        <translation>Cette pièce ne peut pas prendre dans cette direction.</translation>
    </message>
    <message>
        <source>Men cannot capture kings.</source>
        <translation>Les pions ne peuvent pas prendre de dames.</translation>
    </message>
    <message>
        <source>A capture cannot begin in that direction.</source>
        <translation>Une prise ne peut pas commencer dans cette direction.</translation>
    </message>
    <message>
        <source>The way is blocked.</source>
        <translation>Le passage est barré.</translation>
    </message>
    <message>
        <source>Two pieces in a row with no gap between them cannot be jumped.</source>
        <translation>On ne peut pas sauter deux pièces de suite sans case vide entre elles.</translation>
    </message>
    <message>
        <source>It cannot jump over its own side here.</source>
        <translation>Elle ne peut pas sauter ici par-dessus son propre camp.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Signs</source>
        <translation>Signes</translation>
    </message>
</context>
<context>
    <name>RemarksPanel</name>
    <message>
        <source>Add a comment</source>
        <translation>Ajouter un commentaire</translation>
    </message>
    <message>
        <source>Edit the comment</source>
        <translation>Modifier le commentaire</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Commentaire sur la partie</translation>
    </message>
    <message>
        <source>Before the variation {move}</source>
        <translation>Avant la variante {move}</translation>
    </message>
    <message>
        <source>Comment on {move}</source>
        <translation>Commentaire sur {move}</translation>
    </message>
    <message>
        <source>After the variation {move}</source>
        <translation>Après la variante {move}</translation>
    </message>
</context>
<context>
    <name>ReplayBoard</name>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>The right move</source>
        <translation>Le bon coup</translation>
    </message>
    <message>
        <source>As a rule one of each side</source>
        <translation>En général, un de chaque camp</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insérer</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace {move}</source>
        <translation>Remplacer {move}</translation>
    </message>
    <message>
        <source>Insert behind {move}</source>
        <translation>Insérer après {move}</translation>
    </message>
    <message>
        <source>Insert at the beginning</source>
        <translation>Insérer au début</translation>
    </message>
    <message>
        <source>Play on the board, or type.</source>
        <translation>Jouez sur le damier, ou tapez.</translation>
    </message>
    <message>
        <source>“{text}” is not a move here.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un coup possible ici.</translation>
    </message>
    <message>
        <source>Possible: {moves}</source>
        <translation>Possibles&#x202f;: {moves}</translation>
    </message>
    <message>
        <source>No move follows.</source>
        <translation>Aucun coup ne suit.</translation>
    </message>
    <message>
        <source>All moves that follow still fit: {count}.</source>
        <translation>Tous les coups qui suivent conviennent encore&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>Moves that follow: {count}; not fitting any more: {lost}. These go to the deleted moves.</source>
        <translation>Coups qui suivent&#x202f;: {count}&#x202f;; ne convenant plus&#x202f;: {lost}. Ceux-ci rejoignent les coups supprimés.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>ReportWindow</name>
    <message>
        <source>Report of a crash</source>
        <translation>Rapport de plantage</translation>
    </message>
    <message>
        <source>This is all of the report, and it was sent to nobody. Your name, your games and your folders are not in it. If you want to help, copy or save it, and send it to the makers of Harzdame by mail or in a forum, with a word on what you were doing.</source>
        <translation>Voici le rapport complet&#x202f;; il n’a été envoyé à personne. Il ne contient ni votre nom, ni vos parties, ni vos dossiers. Si vous voulez aider, copiez-le ou enregistrez-le, et envoyez-le aux auteurs de Harzdame par courriel ou sur un forum, avec un mot sur ce que vous étiez en train de faire.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Le rapport est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Saved in “{name}”.</source>
        <translation>Enregistré dans «&#x202f;{name}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ResultChoice</name>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Reason not told</source>
        <translation>Motif non précisé</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Indéterminé</translation>
    </message>
    <message>
        <source>{result}  Lost by both</source>
        <translation>{result}  Perdue par les deux</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>A review is under way.</source>
        <translation>Un examen est en cours.</translation>
    </message>
    <message>
        <source>There is nothing to review yet.</source>
        <translation>Il n’y a encore rien à examiner.</translation>
    </message>
    <message>
        <source>A review judges the moves of a game, and this one has none.</source>
        <translation>Un examen juge les coups d’une partie, et celle-ci n’en a pas.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>La partie n’est pas terminée.</translation>
    </message>
    <message>
        <source>A review would tell you what to play. It waits until the end.</source>
        <translation>Un examen vous dirait quoi jouer. Il attend la fin.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>L’examen a été arrêté.</translation>
    </message>
    <message>
        <source>Nothing was found yet.</source>
        <translation>Rien n’avait encore été trouvé.</translation>
    </message>
    <message>
        <source>The review could not go on.</source>
        <translation>L’examen n’a pas pu continuer.</translation>
    </message>
    <message>
        <source>What was found is kept. You can review the game again. ({detail})</source>
        <translation>Ce qui a été trouvé est gardé. Vous pouvez examiner de nouveau la partie. ({detail})</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Le début</translation>
    </message>
    <message>
        <source>White scores {percent}</source>
        <translation>Les Blancs obtiennent {percent}</translation>
    </message>
    <message>
        <source>The game is reviewed.</source>
        <translation>La partie est examinée.</translation>
    </message>
    <message>
        <source>Undo removes it all.</source>
        <translation>«&#x202f;Annuler&#x202f;» retire le tout.</translation>
    </message>
    <message>
        <source>Accuracy: White {white}, Black {black}. Undo removes it all.</source>
        <translation>Précision&#x202f;: Blancs {white}, Noirs {black}. «&#x202f;Annuler&#x202f;» retire le tout.</translation>
    </message>
    <message>
        <source>Too little was at stake for an accuracy.</source>
        <translation>L’enjeu était trop faible pour une précision.</translation>
    </message>
    <message>
        <source>White: too little at stake for an accuracy, {counts}</source>
        <translation>Blancs&#x202f;: enjeu trop faible pour une précision, {counts}</translation>
    </message>
    <message>
        <source>Black: too little at stake for an accuracy, {counts}</source>
        <translation>Noirs&#x202f;: enjeu trop faible pour une précision, {counts}</translation>
    </message>
    <message>
        <source>White: accuracy {accuracy}, {counts}</source>
        <translation>Blancs&#x202f;: précision {accuracy}, {counts}</translation>
    </message>
    <message>
        <source>Black: accuracy {accuracy}, {counts}</source>
        <translation>Noirs&#x202f;: précision {accuracy}, {counts}</translation>
    </message>
    <message>
        <source>inaccuracies: {inaccuracies}, mistakes: {mistakes}, blunders: {blunders}</source>
        <translation>imprécisions&#x202f;: {inaccuracies}, erreurs&#x202f;: {mistakes}, gaffes&#x202f;: {blunders}</translation>
    </message>
    <message>
        <source>, shots missed: {count}</source>
        <translation>, combinaisons manquées&#x202f;: {count}</translation>
    </message>
    <message>
        <source>, only moves found: {count}</source>
        <translation>, seuls coups trouvés&#x202f;: {count}</translation>
    </message>
    <message>
        <source>The review of “{name}” was stopped.</source>
        <translation>L’examen de «&#x202f;{name}&#x202f;» a été arrêté.</translation>
    </message>
    <message>
        <source>No game was reviewed in “{name}”.</source>
        <translation>Aucune partie n’a été examinée dans «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: {count}.</source>
        <translation>Modifiées entre-temps et laissées telles quelles&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>Not written because of their encoding: {count}.</source>
        <translation>Non écrites à cause de leur codage&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>Not reviewed yet: {count}. The same command goes on with them.</source>
        <translation>Pas encore examinées&#x202f;: {count}. La même commande les poursuit.</translation>
    </message>
    <message>
        <source>The game on the board is among them; it has an undo of its own.</source>
        <translation>La partie du damier en fait partie&#x202f;; elle a sa propre annulation.</translation>
    </message>
    <message>
        <source>{move} was better: it promises {before} points of a hundred, this move {after}.</source>
        <translation>{move} était meilleur&#x202f;: il promet {before} points sur cent, ce coup {after}.</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review the game</source>
        <translation>Examiner la partie</translation>
    </message>
    <message>
        <source>Review games</source>
        <translation>Examiner des parties</translation>
    </message>
    <message>
        <source>Every move is judged by a search. Bad moves get a sign, a better line and a sentence; you can undo all of it at once.</source>
        <translation>Chaque coup est jugé par une recherche. Les mauvais coups reçoivent un signe, une meilleure suite et une phrase&#x202f;; vous pouvez tout annuler d’un seul coup.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Examiner</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>environ {time}</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>moins d’une seconde</translation>
    </message>
    <message>
        <source>Each is saved in the file when it is done. You can go on playing meanwhile.</source>
        <translation>Chacune est enregistrée dans le fichier dès qu’elle est terminée. Vous pouvez jouer pendant ce temps.</translation>
    </message>
    <message>
        <source>Quick: finds what a good player sees</source>
        <translation>Rapide&#x202f;: trouve ce que voit un bon joueur</translation>
    </message>
    <message>
        <source>Normal: finds most shots</source>
        <translation>Normal&#x202f;: trouve la plupart des combinaisons</translation>
    </message>
    <message>
        <source>Thorough: for games that matter</source>
        <translation>Approfondi&#x202f;: pour les parties qui comptent</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
</context>
<context>
    <name>RoomCard</name>
    <message>
        <source>All right</source>
        <translation>D’accord</translation>
    </message>
</context>
<context>
    <name>RowView</name>
    <message>
        <source>Back to the usual value: {name}</source>
        <translation>Retour à la valeur habituelle&#x202f;: {name}</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The strong red edge is the goal of the side below: its men become kings there. The pale one is the other side’s.</source>
        <translation>Le bord rouge vif est le but du camp du bas&#x202f;: ses pions y deviennent dames. Le bord pâle est celui de l’autre camp.</translation>
    </message>
    <message>
        <source>This page is put together from the rules that the program plays by.</source>
        <translation>Cette page est composée à partir des règles que suit le programme.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>{game} – Rules</source>
        <translation>{game} – Règles</translation>
    </message>
</context>
<context>
    <name>SafeOffer</name>
    <message>
        <source>Harzdame could not start the last times.</source>
        <translation>Harzdame n’a pas pu démarrer les dernières fois.</translation>
    </message>
    <message>
        <source>A safe start may help: with the usual settings, without engines of yours and without what was open. Your games and your settings stay as they are.</source>
        <translation>Un démarrage sans échec peut aider&#x202f;: avec les réglages habituels, sans vos moteurs et sans ce qui était ouvert. Vos parties et vos réglages restent tels quels.</translation>
    </message>
    <message>
        <source>Start safely</source>
        <translation>Démarrer sans échec</translation>
    </message>
    <message>
        <source>Start as usual</source>
        <translation>Démarrer normalement</translation>
    </message>
</context>
<context>
    <name>SafeStartCard</name>
    <message>
        <source>All right</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>This is a safe start.</source>
        <translation>Ceci est un démarrage sans échec.</translation>
    </message>
    <message>
        <source>The usual settings hold, without engines of yours; nothing was reopened. Your games are all here. What you set now is forgotten when you close the window.</source>
        <translation>Les réglages habituels s’appliquent, sans vos moteurs&#x202f;; rien n’a été rouvert. Vos parties sont toutes là. Ce que vous réglez maintenant sera oublié à la fermeture de la fenêtre.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>There is a file “{name}” already. Replace it?</source>
        <translation>Il existe déjà un fichier «&#x202f;{name}&#x202f;». Le remplacer&#x202f;?</translation>
    </message>
</context>
<context>
    <name>SaveNotices</name>
    <message>
        <source>Take theirs</source>
        <translation>Prendre l’autre</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder la mienne</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>The board shows the game as it is there now.</source>
        <translation>Le damier montre la partie telle qu’elle y est maintenant.</translation>
    </message>
    <message>
        <source>This game is another there now, and yours has changes that are not saved.</source>
        <translation>Cette partie y est désormais différente, et la vôtre a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>This game is in it no more. It is still here.</source>
        <translation>Cette partie n’y est plus. Elle est encore ici.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>«&#x202f;{name}&#x202f;» a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>Saving puts it there in place of theirs.</source>
        <translation>L’enregistrement la met à la place de l’autre.</translation>
    </message>
    <message>
        <source>Your game stays.</source>
        <translation>Votre partie reste.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>There is a file “{name}” already.</source>
        <translation>Il existe déjà un fichier «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>This game can be added to those in it, or the file be replaced: then they are lost.</source>
        <translation>Cette partie peut être ajoutée à celles du fichier, ou bien le remplacer&#x202f;: celles-ci seront alors perdues.</translation>
    </message>
    <message>
        <source>Add to the file</source>
        <translation>Ajouter au fichier</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Le remplacer</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Of 100 such games between equal players White would win {won}, draw {drawn} and lose {lost}.</source>
        <translation>Sur 100 parties de ce genre entre joueurs de même force, les Blancs en gagneraient {won}, en annuleraient {drawn} et en perdraient {lost}.</translation>
    </message>
    <message>
        <source>Of 100 such games between equal players Black would win {won}, draw {drawn} and lose {lost}.</source>
        <translation>Sur 100 parties de ce genre entre joueurs de même force, les Noirs en gagneraient {won}, en annuleraient {drawn} et en perdraient {lost}.</translation>
    </message>
    <message>
        <source>White in {moves}</source>
        <translation>Blancs en {moves}</translation>
    </message>
    <message>
        <source>Black in {moves}</source>
        <translation>Noirs en {moves}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>gagne en {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>perd en {moves}</translation>
    </message>
    <message>
        <source>White wins in {moves}</source>
        <translation>Les Blancs gagnent en {moves}</translation>
    </message>
    <message>
        <source>Black wins in {moves}</source>
        <translation>Les Noirs gagnent en {moves}</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Les Blancs gagnent</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Les Noirs gagnent</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message>
        <source>Graph of the score</source>
        <translation>Courbe de l’évaluation</translation>
    </message>
</context>
<context>
    <name>SearchForm</name>
    <message>
        <source>Search names, events, tags and comments</source>
        <translation>Chercher noms, épreuves, données et commentaires</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tout résultat</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Gain des Blancs</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Gain des Noirs</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Sans résultat</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Any stars</source>
        <translation>Toutes étoiles</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Stars, at least</source>
        <translation>Étoiles, au moins</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Épreuve</translation>
    </message>
    <message>
        <source>From year</source>
        <translation>Depuis l’année</translation>
    </message>
    <message>
        <source>Until year</source>
        <translation>Jusqu’à l’année</translation>
    </message>
    <message>
        <source>Opening: first moves</source>
        <translation>Ouverture&#x202f;: premiers coups</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>Fichier ou dossier</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Toute position</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>La position du damier</translation>
    </message>
    <message>
        <source>Pattern or material…</source>
        <translation>Motif ou matériel…</translation>
    </message>
    <message>
        <source>Also with the colours exchanged</source>
        <translation>Aussi avec les couleurs inversées</translation>
    </message>
    <message>
        <source>Exact position</source>
        <translation>Position exacte</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>{position}, either side</source>
        <translation>{position}, un camp ou l’autre</translation>
    </message>
    <message>
        <source>Position: {text}</source>
        <translation>Position&#x202f;: {text}</translation>
    </message>
    <message>
        <source>These moves cannot be played.</source>
        <translation>Ces coups ne sont pas jouables.</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Men cannot stand on {squares}: there they would be kings.</source>
        <translation>Pas de pion possible en {squares}&#x202f;: il y serait dame.</translation>
    </message>
    <message>
        <source>The game would be over here: {reason}</source>
        <translation>La partie serait terminée ici&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>Cette position est jouable.</translation>
    </message>
    <message>
        <source>The piece on {square} is at the edge, so nothing was moved.</source>
        <translation>La pièce en {square} est au bord&#x202f;; rien n’a donc été déplacé.</translation>
    </message>
    <message>
        <source>The pieces on {squares} are at the edge, so nothing was moved.</source>
        <translation>Les pièces en {squares} sont au bord&#x202f;; rien n’a donc été déplacé.</translation>
    </message>
</context>
<context>
    <name>SetUpTools</name>
    <message>
        <source>Side as in the game</source>
        <translation>Côté comme dans la partie</translation>
    </message>
    <message>
        <source>See the board from the side from which the game is seen; else White&apos;s</source>
        <translation>Voir le damier du côté d’où l’on voit la partie&#x202f;; sinon du côté des Blancs</translation>
    </message>
    <message>
        <source>In its mirror image this game would not be the same</source>
        <translation>En miroir, ce jeu ne serait pas le même</translation>
    </message>
    <message>
        <source>Move all pieces up</source>
        <translation>Déplacer toutes les pièces vers le haut</translation>
    </message>
    <message>
        <source>Move all pieces up to the right</source>
        <translation>Déplacer toutes les pièces vers le haut à droite</translation>
    </message>
    <message>
        <source>Move all pieces to the right</source>
        <translation>Déplacer toutes les pièces vers la droite</translation>
    </message>
    <message>
        <source>Move all pieces down to the right</source>
        <translation>Déplacer toutes les pièces vers le bas à droite</translation>
    </message>
    <message>
        <source>Move all pieces down</source>
        <translation>Déplacer toutes les pièces vers le bas</translation>
    </message>
    <message>
        <source>Move all pieces down to the left</source>
        <translation>Déplacer toutes les pièces vers le bas à gauche</translation>
    </message>
    <message>
        <source>Move all pieces to the left</source>
        <translation>Déplacer toutes les pièces vers la gauche</translation>
    </message>
    <message>
        <source>Move all pieces up to the left</source>
        <translation>Déplacer toutes les pièces vers le haut à gauche</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Main window</source>
        <translation>Fenêtre principale</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>Apparence et langue</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Apprentissage</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Playing through</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Contraste élevé, clair</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Contraste élevé, sombre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Of menus and messages. *: it still wants a native reader.</source>
        <translation>Des menus et messages. * : un relecteur natif est encore souhaité.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Light or dark; high contrast has a board of its own.</source>
        <translation>Claire ou sombre&#x202f;; le contraste élevé a son propre damier.</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Texte des règles</translation>
    </message>
    <message>
        <source>The size of the text of the rules pages.</source>
        <translation>La taille du texte des pages de règles.</translation>
    </message>
    <message>
        <source>Home at the start</source>
        <translation>Accueil au démarrage</translation>
    </message>
    <message>
        <source>It is there until you play, or open something.</source>
        <translation>Il reste là jusqu’à ce que vous jouiez ou ouvriez quelque chose.</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Damier</translation>
    </message>
    <message>
        <source>The look of the squares, where contrast is not high.</source>
        <translation>L’aspect des cases, hors contraste élevé.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <source>Squares are named along the board’s edge.</source>
        <translation>Les cases sont nommées le long du bord du damier.</translation>
    </message>
    <message>
        <source>Whole captures</source>
        <translation>Rafles entières</translation>
    </message>
    <message>
        <source>Captures are written with every square, not just the first and the last.</source>
        <translation>Les rafles s’écrivent avec toutes leurs cases, pas seulement la première et la dernière.</translation>
    </message>
    <message>
        <source>Possible squares</source>
        <translation>Cases possibles</translation>
    </message>
    <message>
        <source>The squares that a lifted piece may go to are marked.</source>
        <translation>Les cases où peut aller la pièce soulevée sont marquées.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>How fast pieces move; as the system: not at all where it wishes for less motion.</source>
        <translation>La vitesse des pièces ; comme le système : sans mouvement s’il en souhaite moins.</translation>
    </message>
    <message>
        <source>Set up from your side</source>
        <translation>Composer de votre côté</translation>
    </message>
    <message>
        <source>The set-up editor shows the board from the side that you see.</source>
        <translation>L’éditeur de position montre le damier du côté que vous voyez.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Tout de suite</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Naturel</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <translation>Tranquille</translation>
    </message>
    <message>
        <source>No opening book</source>
        <translation>Sans livre d’ouvertures</translation>
    </message>
    <message>
        <source>Best moves only</source>
        <translation>Meilleurs coups seulement</translation>
    </message>
    <message>
        <source>Some variety</source>
        <translation>Un peu de variété</translation>
    </message>
    <message>
        <source>Much variety</source>
        <translation>Beaucoup de variété</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>At full strength only</source>
        <translation>À pleine force seulement</translation>
    </message>
    <message>
        <source>At every level</source>
        <translation>À tous les niveaux</translation>
    </message>
    <message>
        <source>Computer’s pace</source>
        <translation>Rythme de l’ordinateur</translation>
    </message>
    <message>
        <source>How soon the computer’s answer is seen.</source>
        <translation>Le délai avant que la réponse de l’ordinateur ne s’affiche.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Ouvertures</translation>
    </message>
    <message>
        <source>How much the computer varies the first moves.</source>
        <translation>À quel point l’ordinateur varie les premiers coups.</translation>
    </message>
    <message>
        <source>The computer gives up lost games</source>
        <translation>L’ordinateur abandonne les parties perdues</translation>
    </message>
    <message>
        <source>Or it plays on to the end.</source>
        <translation>Sinon il joue jusqu’au bout.</translation>
    </message>
    <message>
        <source>Think on your time</source>
        <translation>Réfléchir sur votre temps</translation>
    </message>
    <message>
        <source>At full strength the computer thinks while you do.</source>
        <translation>À pleine force, l’ordinateur réfléchit en même temps que vous.</translation>
    </message>
    <message>
        <source>At first</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Say that you must capture</source>
        <translation>Rappeler la prise obligatoire</translation>
    </message>
    <message>
        <source>At first: twice in each family of games. The menu says it at any time.</source>
        <translation>Au début&#x202f;: deux fois par famille de jeux. Le menu le dit à tout moment.</translation>
    </message>
    <message>
        <source>The clock runs before the first move</source>
        <translation>La pendule tourne avant le premier coup</translation>
    </message>
    <message>
        <source>Otherwise it starts once White has moved.</source>
        <translation>Sinon elle démarre une fois que les Blancs ont joué.</translation>
    </message>
    <message>
        <source>Pause between moves of computers</source>
        <translation>Pause entre les coups des ordinateurs</translation>
    </message>
    <message>
        <source>Where computers play each other and you watch.</source>
        <translation>Quand des ordinateurs jouent entre eux et que vous regardez.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>It stands in the records of your games.</source>
        <translation>Il figure dans vos parties notées.</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Votre classement</translation>
    </message>
    <message>
        <source>For records of games, too; 0 for none.</source>
        <translation>Aussi pour les parties notées&#x202f;; 0 pour aucun.</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Moves, captures, crownings and the end of a game are heard.</source>
        <translation>Les coups, les prises, les promotions et la fin d’une partie s’entendent.</translation>
    </message>
    <message>
        <source>The clock sounds when time is short</source>
        <translation>La pendule sonne quand le temps presse</translation>
    </message>
    <message>
        <source>Only for your own time.</source>
        <translation>Seulement pour votre propre temps.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Approfondi</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entraîneur</translation>
    </message>
    <message>
        <source>How much it says while you play the computer.</source>
        <translation>Ce qu’il dit pendant que vous jouez contre l’ordinateur.</translation>
    </message>
    <message>
        <source>Hints in steps</source>
        <translation>Indices par étapes</translation>
    </message>
    <message>
        <source>A hint shows first the piece, then its square, then why.</source>
        <translation>Un indice montre d’abord la pièce, puis sa case, puis la raison.</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Examen des parties</translation>
    </message>
    <message>
        <source>How deep the next review of a game looks.</source>
        <translation>La profondeur du prochain examen d’une partie.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Tournants</translation>
    </message>
    <message>
        <source>The turning points of a reviewed game are shown.</source>
        <translation>Les tournants d’une partie examinée sont affichés.</translation>
    </message>
    <message>
        <source>From White’s side</source>
        <translation>Du côté des Blancs</translation>
    </message>
    <message>
        <source>From the side to move</source>
        <translation>Du camp au trait</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mes parties</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Livre d’ouvertures</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Suites</translation>
    </message>
    <message>
        <source>How many lines the analysis shows.</source>
        <translation>Le nombre de suites montrées par l’analyse.</translation>
    </message>
    <message>
        <source>Arrow of the best move</source>
        <translation>Flèche du meilleur coup</translation>
    </message>
    <message>
        <source>The best move found is an arrow on the board.</source>
        <translation>Le meilleur coup trouvé est une flèche sur le damier.</translation>
    </message>
    <message>
        <source>Arrow of the threat</source>
        <translation>Flèche de la menace</translation>
    </message>
    <message>
        <source>What the other side would play if it were its turn.</source>
        <translation>Ce que jouerait l’adversaire si c’était à lui.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Évaluations</translation>
    </message>
    <message>
        <source>The side from which scores are told.</source>
        <translation>Le camp du point de vue duquel elles sont données.</translation>
    </message>
    <message>
        <source>Analysis while you play</source>
        <translation>Analyse pendant que vous jouez</translation>
    </message>
    <message>
        <source>Otherwise it rests in games against the computer.</source>
        <translation>Sinon elle se repose dans les parties contre l’ordinateur.</translation>
    </message>
    <message>
        <source>Write evaluations into the game</source>
        <translation>Écrire les évaluations dans la partie</translation>
    </message>
    <message>
        <source>Also into games that had none; then they are saved with it.</source>
        <translation>Aussi dans les parties qui n’en avaient pas&#x202f;; elles sont alors enregistrées avec elle.</translation>
    </message>
    <message>
        <source>Games of the explorer</source>
        <translation>Parties de l’explorateur</translation>
    </message>
    <message>
        <source>Where it looks for what was played in a position.</source>
        <translation>Où il cherche ce qui a été joué dans une position.</translation>
    </message>
    <message>
        <source>Full moves</source>
        <translation>Coups complets</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Chaque coup</translation>
    </message>
    <message>
        <source>Critical moments</source>
        <translation>Moments critiques</translation>
    </message>
    <message>
        <source>Pause between moves</source>
        <translation>Pause entre les coups</translation>
    </message>
    <message>
        <source>How fast a game plays itself through.</source>
        <translation>La vitesse à laquelle une partie se déroule seule.</translation>
    </message>
    <message>
        <source>Real times of the game</source>
        <translation>Temps réels de la partie</translation>
    </message>
    <message>
        <source>Moves take the time that they took, where the game tells that.</source>
        <translation>Les coups durent ce qu’ils ont duré, quand la partie l’indique.</translation>
    </message>
    <message>
        <source>Rest at comments</source>
        <translation>S’arrêter aux commentaires</translation>
    </message>
    <message>
        <source>A game that plays itself through waits where there is something to read.</source>
        <translation>Une partie qui se déroule seule attend là où il y a quelque chose à lire.</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Recommencer à la fin</translation>
    </message>
    <message>
        <source>A game that plays itself through never stops by itself.</source>
        <translation>Une partie qui se déroule seule ne s’arrête jamais d’elle-même.</translation>
    </message>
    <message>
        <source>Boards of the strip</source>
        <translation>Damiers de la bande</translation>
    </message>
    <message>
        <source>The positions that the strip of small boards shows.</source>
        <translation>Les positions que montre la bande de petits damiers.</translation>
    </message>
    <message>
        <source>Automatic ({count})</source>
        <translation>Automatique ({count})</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>For analysis and play at full strength.</source>
        <translation>Pour l’analyse et le jeu à pleine force.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Fils d’exécution</translation>
    </message>
    <message>
        <source>How many cores of this computer think at full strength.</source>
        <translation>Combien de cœurs de cet ordinateur réfléchissent à pleine force.</translation>
    </message>
    <message>
        <source>Use endgame tables</source>
        <translation>Utiliser les tables de finales</translation>
    </message>
    <message>
        <source>Endgames are played and analysed by tables that know the outcome.</source>
        <translation>Les finales sont jouées et analysées avec des tables qui connaissent l’issue.</translation>
    </message>
    <message>
        <source>Memory for building tables</source>
        <translation>Mémoire pour le calcul des tables</translation>
    </message>
    <message>
        <source>Only while endgame tables are built.</source>
        <translation>Seulement pendant le calcul des tables de finales.</translation>
    </message>
    <message>
        <source>Nothing is heard: this needs one of the programs {programs}.</source>
        <translation>On n’entend rien&#x202f;: il faut l’un des programmes {programs}.</translation>
    </message>
    <message>
        <source>Nothing is heard: the system could not play the sound.</source>
        <translation>On n’entend rien&#x202f;: le système n’a pas pu jouer le son.</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Chercher un réglage</translation>
    </message>
    <message>
        <source>No setting is called so.</source>
        <translation>Aucun réglage ne porte ce nom.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Reset this subject</source>
        <translation>Réinitialiser cette rubrique</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Rubriques</translation>
    </message>
    <message>
        <source>Several settings were changed.</source>
        <translation>Plusieurs réglages ont été modifiés.</translation>
    </message>
    <message>
        <source>All commands have their own keys again.</source>
        <translation>Toutes les commandes ont retrouvé leur touche d’origine.</translation>
    </message>
    <message>
        <source>“{subject}” is as it was at first.</source>
        <translation>«&#x202f;{subject}&#x202f;» est comme au début.</translation>
    </message>
    <message>
        <source>All settings are as they were at first.</source>
        <translation>Tous les réglages sont comme au début.</translation>
    </message>
    <message>
        <source>The settings in “{name}” are taken over.</source>
        <translation>Les réglages de «&#x202f;{name}&#x202f;» sont repris.</translation>
    </message>
</context>
<context>
    <name>SetupEditor</name>
    <message>
        <source>Set up a position</source>
        <translation>Composer une position</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Trait</translation>
    </message>
    <message>
        <source>Position as text (FEN)</source>
        <translation>Position en texte (FEN)</translation>
    </message>
    <message>
        <source>The position as text (FEN); type or paste one here</source>
        <translation>La position en texte (FEN)&#x202f;; tapez-en ou collez-en une ici</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Position initiale</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Left click places, right click removes, dragging moves. Keys: arrows, 1–5, Space, Delete.</source>
        <translation>Le clic gauche pose, le clic droit retire, le glisser déplace. Touches&#x202f;: flèches, 1–5, Espace, Suppr.</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Toutes les pièces</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>En texte</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Looking at the captures…</source>
        <translation>Examen des prises…</translation>
    </message>
    <message>
        <source>Endgame tables: {verdict}.</source>
        <translation>Tables de finales&#x202f;: {verdict}.</translation>
    </message>
</context>
<context>
    <name>SeveralTagsDialog</name>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Rename the player</source>
        <translation>Renommer le joueur</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nouveau nom</translation>
    </message>
    <message>
        <source>as it is in each game</source>
        <translation>tel quel dans chaque partie</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Width of the list</source>
        <translation>Largeur de la liste</translation>
    </message>
</context>
<context>
    <name>SideChoice</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Une autre personne</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
</context>
<context>
    <name>SpellingsDialog</name>
    <message>
        <source>Spellings of names</source>
        <translation>Graphies des noms</translation>
    </message>
    <message>
        <source>Shchegolev, Vyacheslav; Stschogoljew, W.; Щёголев, Вячеслав</source>
        <translation>Chtchegolev, Viatcheslav; Shchegolev, V.; Щёголев, Вячеслав</translation>
    </message>
    <message>
        <source>Persons, one a line</source>
        <translation>Personnes, une par ligne</translation>
    </message>
    <message>
        <source>One person a line, the spellings parted by semicolons. A search finds them by each.</source>
        <translation>Une personne par ligne, les graphies séparées par des points-virgules. La recherche la trouve sous chacune.</translation>
    </message>
</context>
<context>
    <name>SprtBar</name>
    <message>
        <source>Log likelihood ratio {ratio}; decided at {low} or {high}</source>
        <translation>Log du rapport de vraisemblance {ratio}&#x202f;; décidé à {low} ou {high}</translation>
    </message>
</context>
<context>
    <name>Squares</name>
    <message>
        <source>Board</source>
        <translation>Damier</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>dame blanche</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>pion blanc</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>dame noire</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>pion noir</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>can go here</source>
        <translation>arrivée possible</translation>
    </message>
    <message>
        <source>must capture</source>
        <translation>doit prendre</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>peut jouer</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Rien.</translation>
    </message>
    <message>
        <source>Men: {squares}.</source>
        <translation>Pions&#x202f;: {squares}.</translation>
    </message>
    <message>
        <source>Kings: {squares}.</source>
        <translation>Dames&#x202f;: {squares}.</translation>
    </message>
</context>
<context>
    <name>StepButtons</name>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
</context>
<context>
    <name>StepPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Montrer la solution</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>The step before (←)</source>
        <translation>L’étape précédente (←)</translation>
    </message>
    <message>
        <source>The next step (→)</source>
        <translation>L’étape suivante (→)</translation>
    </message>
    <message>
        <source>A hint (H)</source>
        <translation>Un indice (H)</translation>
    </message>
    <message>
        <source>The move that was meant (S)</source>
        <translation>Le coup attendu (S)</translation>
    </message>
    <message>
        <source>Chapter {number} of {count}</source>
        <translation>Chapitre {number} sur {count}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Chapitre suivant</translation>
    </message>
</context>
<context>
    <name>StoredGameKeeper</name>
    <message>
        <source>Library only</source>
        <translation>Bibliothèque seule</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>The game was saved in “{name}” and in the library.</source>
        <translation>La partie a été enregistrée dans «&#x202f;{name}&#x202f;» et dans la bibliothèque.</translation>
    </message>
    <message>
        <source>The game in the library is as it is on the board now.</source>
        <translation>La partie est désormais dans la bibliothèque telle que sur le damier.</translation>
    </message>
    <message>
        <source>The library does not have what you did to this game.</source>
        <translation>La bibliothèque n’a pas ce que vous avez fait dans cette partie.</translation>
    </message>
    <message>
        <source>There it was changed or removed meanwhile, and stays as it is.</source>
        <translation>Elle y a été modifiée ou retirée entre-temps, et reste ainsi.</translation>
    </message>
</context>
<context>
    <name>StormView</name>
    <message>
        <source>{count} solved</source>
        <translation>Résolus&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Best so far: {count}</source>
        <translation>Record&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Failed: {count}</source>
        <translation>Manqués&#x202f;: {count}</translation>
    </message>
    <message>
        <source>A mistake: ten seconds less</source>
        <translation>Une erreur&#x202f;: dix secondes de moins</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>{count} de suite</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>Won against {level} ({elo})</source>
        <translation>Gagné contre {level} ({elo})</translation>
    </message>
    <message>
        <source>Drawn against {level} ({elo})</source>
        <translation>Nulle contre {level} ({elo})</translation>
    </message>
    <message>
        <source>Lost against {level} ({elo})</source>
        <translation>Perdu contre {level} ({elo})</translation>
    </message>
    <message>
        <source>you then had {elo}</source>
        <translation>vous aviez alors {elo}</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>Par couleur</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Par adversaire</translation>
    </message>
    <message>
        <source>By length</source>
        <translation>Par longueur</translation>
    </message>
    <message>
        <source>By opening</source>
        <translation>Par ouverture</translation>
    </message>
</context>
<context>
    <name>StrengthChart</name>
    <message>
        <source>Your Elo after each game</source>
        <translation>Votre Elo après chaque partie</translation>
    </message>
</context>
<context>
    <name>StrengthChoice</name>
    <message>
        <source>Strength and style</source>
        <translation>Force et style</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Temps de réflexion</translation>
    </message>
    <message>
        <source>An even match: {name}</source>
        <translation>À force égale&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Elo {elo} ± {error}. {meaning}</source>
        <translation>Elo {elo} ± {error}. {meaning}</translation>
    </message>
    <message>
        <source>at most {number} seconds a move</source>
        <translation>au plus {number} secondes par coup</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>Your strength</source>
        <translation>Votre force</translation>
    </message>
    <message>
        <source>Play an even match: {level}</source>
        <translation>Jouer à force égale&#x202f;: {level}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Vos résultats</translation>
    </message>
    <message>
        <source>Not known for this game</source>
        <translation>Inconnu pour ce jeu</translation>
    </message>
    <message>
        <source>Not enough games yet</source>
        <translation>Pas encore assez de parties</translation>
    </message>
    <message>
        <source>Elo {elo} ± {error}</source>
        <translation>Elo {elo} ± {error}</translation>
    </message>
    <message>
        <source>Play against the computer without help: no hint, no takeback, no analysis beside the game. After three games your strength is known.</source>
        <translation>Jouez contre l’ordinateur sans aide&#x202f;: ni indice, ni reprise de coup, ni analyse pendant la partie. Après trois parties, votre force est connue.</translation>
    </message>
    <message>
        <source>How strong the levels are in this game has not been measured yet.</source>
        <translation>La force des niveaux à ce jeu n’a pas encore été mesurée.</translation>
    </message>
    <message>
        <source>After three games against the computer your strength is known.</source>
        <translation>Après trois parties contre l’ordinateur, votre force est connue.</translation>
    </message>
    <message>
        <source>The measure is the program’s own; it compares with no club’s rating.</source>
        <translation>L’échelle est celle du programme&#x202f;; elle n’est comparable à aucun classement de club.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
</context>
<context>
    <name>StripPanel</name>
    <message>
        <source>Full moves</source>
        <translation>Coups complets</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Chaque coup</translation>
    </message>
    <message>
        <source>Critical moments</source>
        <translation>Moments critiques</translation>
    </message>
    <message>
        <source>What the strip shows</source>
        <translation>Ce que montre la bande</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the strip</source>
        <translation>Fermer la bande</translation>
    </message>
</context>
<context>
    <name>StripView</name>
    <message>
        <source>This game has none that can be found.</source>
        <translation>On n’en trouve aucun dans cette partie.</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <source>There is no game here that can be a chapter.</source>
        <translation>Il n’y a pas ici de partie pouvant devenir un chapitre.</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Cette position</translation>
    </message>
    <message>
        <source>This position, to find the next move</source>
        <translation>Cette position, coup suivant à trouver</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>La partie entière</translation>
    </message>
</context>
<context>
    <name>StudyAdding</name>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Nothing was added to “{name}”.</source>
        <translation>Rien n’a été ajouté à «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>It is in the study “{name}”.</source>
        <translation>C’est dans l’étude «&#x202f;{name}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>StudyBooklet</name>
    <message>
        <source>Answers</source>
        <translation>Solutions</translation>
    </message>
</context>
<context>
    <name>StudyCard</name>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>Retirer de l’étagère</translation>
    </message>
    <message>
        <source>The file stays where it is.</source>
        <translation>Le fichier reste où il est.</translation>
    </message>
    <message>
        <source>The file cannot be read now.</source>
        <translation>Le fichier n’est pas lisible pour le moment.</translation>
    </message>
    <message>
        <source>The file is not there now.</source>
        <translation>Le fichier est absent pour le moment.</translation>
    </message>
</context>
<context>
    <name>StudyReader</name>
    <message>
        <source>All studies</source>
        <translation>Toutes les études</translation>
    </message>
    <message>
        <source>Play against {name}</source>
        <translation>Jouer contre {name}</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Juste&#x202f;!</translation>
    </message>
    <message>
        <source>Also good! The study goes on with this move.</source>
        <translation>Bien aussi&#x202f;! L’étude continue avec ce coup.</translation>
    </message>
    <message>
        <source>Not this one. See why:</source>
        <translation>Pas celui-ci. Voyez pourquoi&#x202f;:</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Pas celui-ci. Réessayez.</translation>
    </message>
    <message>
        <source>What would you play? Make the move on the board.</source>
        <translation>Que joueriez-vous&#x202f;? Faites le coup sur le damier.</translation>
    </message>
</context>
<context>
    <name>StudyRoom</name>
    <message>
        <source>Export the study</source>
        <translation>Exporter l’étude</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>«&#x202f;{name}&#x202f;» a été écrit.</translation>
    </message>
    <message>
        <source>Any browser shows it, also without a network: {folder}</source>
        <translation>Tout navigateur l’affiche, même sans réseau&#x202f;: {folder}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The study was taken off the shelf; its file is where it was.</source>
        <translation>L’étude a été retirée de l’étagère&#x202f;; son fichier est là où il était.</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Ouvrir une étude</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>Enregistrer l’étude</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Nouvelle étude</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Nom de l’étude</translation>
    </message>
</context>
<context>
    <name>StudyShelf</name>
    <message>
        <source>New study…</source>
        <translation>Nouvelle étude…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Faire la visite guidée</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Études</translation>
    </message>
    <message>
        <source>Courses to read step by step. When one asks you for a move, play it on the board.</source>
        <translation>Des cours à lire pas à pas. Quand on vous demande un coup, jouez-le sur le damier.</translation>
    </message>
    <message>
        <source>Another game in five minutes</source>
        <translation>Un autre jeu en cinq minutes</translation>
    </message>
    <message>
        <source>A tour asks for moves on the board, from the first one to the end of a game.</source>
        <translation>Une visite guidée demande des coups sur le damier, du premier jusqu’à la fin d’une partie.</translation>
    </message>
    <message>
        <source>My studies</source>
        <translation>Mes études</translation>
    </message>
    <message>
        <source>A study is a file of games: make one of your own positions and games.</source>
        <translation>Une étude est un fichier de parties&#x202f;: faites-en une avec vos propres positions et parties.</translation>
    </message>
</context>
<context>
    <name>StudyWindow</name>
    <message>
        <source>All studies</source>
        <translation>Toutes les études</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Write chapters, add moves, ask questions</source>
        <translation>Écrire des chapitres, ajouter des coups, poser des questions</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Études</translation>
    </message>
    <message>
        <source>{title} – Study</source>
        <translation>{title} – Étude</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>Style</name>
    <message>
        <source>Attacker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>Likes to trade</source>
        <translation>Aime échanger</translation>
    </message>
    <message>
        <source>Avoids trades</source>
        <translation>Évite les échanges</translation>
    </message>
    <message>
        <source>Keeps the back row</source>
        <translation>Garde la base</translation>
    </message>
    <message>
        <source>Plays along the edges</source>
        <translation>Joue sur les bords</translation>
    </message>
    <message>
        <source>Keeps together</source>
        <translation>Reste groupé</translation>
    </message>
    <message>
        <source>Hurries to a king</source>
        <translation>Se hâte vers la dame</translation>
    </message>
    <message>
        <source>No habits</source>
        <translation>Sans habitudes</translation>
    </message>
    <message>
        <source>Moves forward and threatens wherever it can.</source>
        <translation>Avance et menace partout où c’est possible.</translation>
    </message>
    <message>
        <source>Offers exchanges to make the board simple.</source>
        <translation>Propose des échanges pour simplifier.</translation>
    </message>
    <message>
        <source>Keeps the tension and the pieces.</source>
        <translation>Garde la tension et les pièces.</translation>
    </message>
    <message>
        <source>Leaves its last rows late and reluctantly.</source>
        <translation>Quitte ses dernières rangées tard et à contrecœur.</translation>
    </message>
    <message>
        <source>Feels safe where it can be attacked from few sides.</source>
        <translation>Se sent en sûreté là où peu de côtés sont exposés.</translation>
    </message>
    <message>
        <source>Moves its men side by side.</source>
        <translation>Avance ses pions côte à côte.</translation>
    </message>
    <message>
        <source>Sends its foremost man ahead.</source>
        <translation>Envoie en avant son pion le plus avancé.</translation>
    </message>
    <message>
        <source>Plays what it thinks best.</source>
        <translation>Joue ce qui lui semble le meilleur.</translation>
    </message>
</context>
<context>
    <name>TableBuilding</name>
    <message>
        <source>All tables for this position are there.</source>
        <translation>Toutes les tables de cette position sont là.</translation>
    </message>
    <message>
        <source>Build endgame tables?</source>
        <translation>Calculer les tables de finales&#x202f;?</translation>
    </message>
    <message>
        <source>Find out exactly who wins this endgame, and how?</source>
        <translation>Savoir exactement qui gagne cette finale, et comment&#x202f;?</translation>
    </message>
    <message>
        <source>You can play on meanwhile, and stop at any time.</source>
        <translation>Vous pouvez continuer à jouer pendant ce temps, et arrêter à tout moment.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Calculer</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Relative to the mean of all, with the 95 % error</source>
        <translation>Par rapport à la moyenne de tous, avec l’erreur à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fautes</translation>
    </message>
    <message>
        <source>Games lost by a crash, an illegal or a late move</source>
        <translation>Parties perdues par plantage, coup illégal ou retard</translation>
    </message>
    <message>
        <source>{count} won</source>
        <translation>gagnées&#x202f;: {count}</translation>
    </message>
    <message>
        <source>{count} drawn</source>
        <translation>nulles&#x202f;: {count}</translation>
    </message>
    <message>
        <source>{count} lost</source>
        <translation>perdues&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Sonneborn-Berger {value}</source>
        <translation>Sonneborn-Berger {value}</translation>
    </message>
    <message>
        <source>Buchholz {value}</source>
        <translation>Buchholz {value}</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Tables: {count}</source>
        <translation>Tables&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Positions: {count}</source>
        <translation>Positions&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Time: about {time}</source>
        <translation>Durée&#x202f;: environ {time}</translation>
    </message>
    <message>
        <source>Memory meanwhile: {memory}</source>
        <translation>Mémoire pendant ce temps&#x202f;: {memory}</translation>
    </message>
    <message>
        <source>On disk: about {size}</source>
        <translation>Sur le disque&#x202f;: environ {size}</translation>
    </message>
    <message>
        <source>These tables take more memory than they may.</source>
        <translation>Ces tables demandent plus de mémoire que permis.</translation>
    </message>
    <message>
        <source>Building them takes {needed}; {allowed} are allowed in the menu “Endgame tables”.</source>
        <translation>Leur calcul demande {needed}&#x202f;; le menu «&#x202f;Tables de finales&#x202f;» en autorise {allowed}.</translation>
    </message>
    <message>
        <source>Building was stopped.</source>
        <translation>Le calcul a été arrêté.</translation>
    </message>
    <message>
        <source>What was finished is kept: {made} of {wanted} tables.</source>
        <translation>Ce qui était terminé est gardé (tables&#x202f;: {made} sur {wanted}).</translation>
    </message>
    <message>
        <source>The endgame tables are ready.</source>
        <translation>Les tables de finales sont prêtes.</translation>
    </message>
    <message>
        <source>Building endgame tables failed.</source>
        <translation>Le calcul des tables de finales a échoué.</translation>
    </message>
    <message>
        <source>What was finished is kept.</source>
        <translation>Ce qui était terminé est gardé.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>No file can be that large in their folder.</source>
        <translation>Aucun fichier ne peut être aussi gros dans leur dossier.</translation>
    </message>
    <message>
        <source>Their folder cannot be written to.</source>
        <translation>Impossible d’écrire dans leur dossier.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Il n’y a pas assez de mémoire.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>White wins in {moves}</source>
        <translation>Les Blancs gagnent en {moves}</translation>
    </message>
    <message>
        <source>Black wins in {moves}</source>
        <translation>Les Noirs gagnent en {moves}</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>fait nulle</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>gagne en {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>perd en {moves}</translation>
    </message>
    <message>
        <source>An endgame table cannot be used.</source>
        <translation>Une table de finales n’est pas utilisable.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} n’est pas lisible&#x202f;: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no endgame table.</source>
        <translation>{name} n’est pas une table de finales.</translation>
    </message>
    <message>
        <source>{name} was made for another game, or for other rules of it.</source>
        <translation>{name} a été fait pour un autre jeu, ou pour d’autres règles.</translation>
    </message>
    <message>
        <source>{name} is damaged; building it anew mends it.</source>
        <translation>{name} est endommagé&#x202f;; un nouveau calcul le répare.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>Details of the game</source>
        <translation>Données de la partie</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>open</source>
        <translation>indéterminé</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Every other letter of a file stays as it is.</source>
        <translation>Tout le reste du fichier demeure identique, caractère pour caractère.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Épreuve</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Also in the files that they came from</source>
        <translation>Aussi dans les fichiers dont elles proviennent</translation>
    </message>
    <message>
        <source>Also in the file that it came from</source>
        <translation>Aussi dans le fichier dont elle provient</translation>
    </message>
</context>
<context>
    <name>TaskView</name>
    <message>
        <source>Checking your move</source>
        <translation>Vérification de votre coup</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Draw after 50 moves without progress</source>
        <translation>Nulle après 50 coups sans progrès</translation>
    </message>
    <message>
        <source>Each side may make 50 moves without a capture or a man’s move; then it is a draw.</source>
        <translation>Chaque camp peut jouer 50 coups sans prise ni coup de pion&#x202f;; ensuite la partie est nulle.</translation>
    </message>
    <message>
        <source>Moves may be taken back</source>
        <translation>Les coups peuvent être repris</translation>
    </message>
    <message>
        <source>As above</source>
        <translation>Comme ci-dessus</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Exchanged after each game</source>
        <translation>Inversées après chaque partie</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entraîneur</translation>
    </message>
    <message>
        <source>Usual position</source>
        <translation>Position habituelle</translation>
    </message>
    <message>
        <source>Position on the board</source>
        <translation>Position du damier</translation>
    </message>
</context>
<context>
    <name>TermsForm</name>
    <message>
        <source>How your friend knows you</source>
        <translation>Comment votre ami vous connaît</translation>
    </message>
    <message>
        <source> minutes a side</source>
        <translation> minutes par camp</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Votre &amp;nom</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Temps</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Offer a draw?</source>
        <translation>Proposer la nulle&#x202f;?</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Abandonner&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>{game}: a tour</source>
        <translation>{game}&#x202f;: visite guidée</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Now play</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>New if you know {known}: {topics}.</source>
        <translation>Nouveau par rapport au jeu «&#x202f;{known}&#x202f;»&#x202f;: {topics}.</translation>
    </message>
    <message>
        <source>Board and start apart, the rules are those of {known}.</source>
        <translation>Damier et départ mis à part, les règles sont celles du jeu «&#x202f;{known}&#x202f;».</translation>
    </message>
    <message>
        <source>You know what you need. The button below begins a game of {game} against {name}.</source>
        <translation>Vous savez ce qu’il faut. Le bouton ci-dessous lance une partie contre {name}&#x202f;: {game}.</translation>
    </message>
    <message>
        <source>Different in {games}.</source>
        <translation>Différent dans&#x202f;: {games}.</translation>
    </message>
    <message>
        <source>It is the piece on {square}.</source>
        <translation>C’est la pièce en {square}.</translation>
    </message>
    <message>
        <source>A first move</source>
        <translation>Un premier coup</translation>
    </message>
    <message>
        <source>Make a first move, whichever you like.</source>
        <translation>Jouez un premier coup, celui que vous voulez.</translation>
    </message>
    <message>
        <source>This is how a game begins.</source>
        <translation>C’est ainsi que commence une partie.</translation>
    </message>
    <message>
        <source>How men step</source>
        <translation>Comment jouent les pions</translation>
    </message>
    <message>
        <source>Take the man on {origin} to {target}.</source>
        <translation>Amenez le pion de {origin} en {target}.</translation>
    </message>
    <message>
        <source>One step is a man’s whole move.</source>
        <translation>Une case&#x202f;: c’est tout le coup d’un pion.</translation>
    </message>
    <message>
        <source>That is a step, too; but take it to {target}.</source>
        <translation>C’est aussi un déplacement, mais amenez-le en {target}.</translation>
    </message>
    <message>
        <source>Over one’s own men</source>
        <translation>Par-dessus ses propres pions</translation>
    </message>
    <message>
        <source>Bring a man to {target} by a leap over your own.</source>
        <translation>Amenez un pion en {target} par un saut par-dessus les vôtres.</translation>
    </message>
    <message>
        <source>The whole line was crossed in one move, and nothing was captured.</source>
        <translation>Toute la file a été franchie en un coup, et rien n’a été pris.</translation>
    </message>
    <message>
        <source>That is a step and no leap. The goal is {target}.</source>
        <translation>C’est un pas, pas un saut. Le but est {target}.</translation>
    </message>
    <message>
        <source>How men capture</source>
        <translation>Comment prennent les pions</translation>
    </message>
    <message>
        <source>Take a black man.</source>
        <translation>Prenez un pion noir.</translation>
    </message>
    <message>
        <source>Over it to the empty square behind: the man is gone.</source>
        <translation>Par-dessus, sur la case vide derrière&#x202f;: le pion est enlevé.</translation>
    </message>
    <message>
        <source>To the side</source>
        <translation>Sur le côté</translation>
    </message>
    <message>
        <source>Take a black man that stands beside yours.</source>
        <translation>Prenez un pion noir qui est à côté du vôtre.</translation>
    </message>
    <message>
        <source>Men capture to the side as well.</source>
        <translation>Les pions prennent aussi sur le côté.</translation>
    </message>
    <message>
        <source>Backward as well</source>
        <translation>En arrière aussi</translation>
    </message>
    <message>
        <source>Take a man that is behind yours already.</source>
        <translation>Prenez un pion qui est déjà derrière le vôtre.</translation>
    </message>
    <message>
        <source>Men capture backward, too, although they never step so.</source>
        <translation>Les pions prennent aussi en arrière, bien qu’ils ne reculent jamais.</translation>
    </message>
    <message>
        <source>Never backward</source>
        <translation>Jamais en arrière</translation>
    </message>
    <message>
        <source>Two men are near yours. Take the one that you can.</source>
        <translation>Deux pions sont près du vôtre. Prenez celui que vous pouvez.</translation>
    </message>
    <message>
        <source>The other one is behind it, and men do not capture backward here.</source>
        <translation>L’autre est derrière lui, et ici les pions ne prennent pas en arrière.</translation>
    </message>
    <message>
        <source>How a capture begins</source>
        <translation>Le début d’une prise</translation>
    </message>
    <message>
        <source>Capture. Mind how it must begin.</source>
        <translation>Prenez. Attention à la façon dont la prise doit commencer.</translation>
    </message>
    <message>
        <source>The way back is open only to a capture that is under way.</source>
        <translation>On ne revient en arrière qu’au cours d’une prise déjà commencée.</translation>
    </message>
    <message>
        <source>Kings are safe from men</source>
        <translation>Les dames ne craignent pas les pions</translation>
    </message>
    <message>
        <source>A man and a king stand next to yours. Take what it can take.</source>
        <translation>Un pion et une dame sont à côté du vôtre. Prenez ce qu’il peut prendre.</translation>
    </message>
    <message>
        <source>The king could not be taken: only a king takes kings.</source>
        <translation>La dame ne pouvait être prise&#x202f;: seule une dame prend les dames.</translation>
    </message>
    <message>
        <source>A duty</source>
        <translation>Une obligation</translation>
    </message>
    <message>
        <source>Make the only move that is allowed.</source>
        <translation>Jouez le seul coup permis.</translation>
    </message>
    <message>
        <source>A capture was possible, so that the other man had to wait.</source>
        <translation>Une prise était possible, si bien que l’autre pion devait attendre.</translation>
    </message>
    <message>
        <source>Several in one move</source>
        <translation>Plusieurs en un coup</translation>
    </message>
    <message>
        <source>Take all that you can. Click the squares on which you land, or just the last.</source>
        <translation>Prenez tout ce que vous pouvez. Cliquez sur les cases où vous vous posez, ou seulement sur la dernière.</translation>
    </message>
    <message>
        <source>The move is over only where nothing more can be taken.</source>
        <translation>Le coup ne se termine que là où il n’y a plus rien à prendre.</translation>
    </message>
    <message>
        <source>As many as you can</source>
        <translation>Le plus possible</translation>
    </message>
    <message>
        <source>There is more than one capture, but only one is allowed. Which?</source>
        <translation>Il y a plus d’une prise, mais une seule est permise. Laquelle&#x202f;?</translation>
    </message>
    <message>
        <source>It takes the most pieces, so that there was no choice.</source>
        <translation>Elle prend le plus de pièces&#x202f;: il n’y avait donc pas le choix.</translation>
    </message>
    <message>
        <source>The king goes first</source>
        <translation>La dame d’abord</translation>
    </message>
    <message>
        <source>A king and a man can capture, but only one of them may. Which?</source>
        <translation>Une dame et un pion peuvent prendre, mais un seul des deux y a droit. Lequel&#x202f;?</translation>
    </message>
    <message>
        <source>The king had to do it.</source>
        <translation>C’était à la dame de le faire.</translation>
    </message>
    <message>
        <source>Kings before men</source>
        <translation>Les dames avant les pions</translation>
    </message>
    <message>
        <source>Several captures are possible, but only one is allowed. Which?</source>
        <translation>Plusieurs prises sont possibles, mais une seule est permise. Laquelle&#x202f;?</translation>
    </message>
    <message>
        <source>It takes the most kings.</source>
        <translation>Elle prend le plus de dames.</translation>
    </message>
    <message>
        <source>A king as early as possible</source>
        <translation>Une dame le plus tôt possible</translation>
    </message>
    <message>
        <source>Several captures take as much in another order. Which is allowed?</source>
        <translation>Plusieurs prises prennent autant dans un autre ordre. Laquelle est permise&#x202f;?</translation>
    </message>
    <message>
        <source>It is the one that comes to a king the earliest.</source>
        <translation>C’est celle qui arrive le plus tôt à une dame.</translation>
    </message>
    <message>
        <source>What is worth the most</source>
        <translation>Ce qui vaut le plus</translation>
    </message>
    <message>
        <source>What it takes is worth the most.</source>
        <translation>Ce qu’elle prend vaut le plus.</translation>
    </message>
    <message>
        <source>The choice is yours</source>
        <translation>À vous de choisir</translation>
    </message>
    <message>
        <source>You can take more, or fewer. Take fewer this time.</source>
        <translation>Vous pouvez en prendre plus, ou moins. Cette fois, prenez-en moins.</translation>
    </message>
    <message>
        <source>Fewer are allowed, too; but whatever capture is chosen goes on to its end.</source>
        <translation>Moins est permis aussi&#x202f;; mais toute prise choisie va jusqu’à son terme.</translation>
    </message>
    <message>
        <source>That is allowed, too, and takes more. This time take fewer.</source>
        <translation>C’est permis aussi, et cela en prend plus. Cette fois, prenez-en moins.</translation>
    </message>
    <message>
        <source>Becoming a king</source>
        <translation>Devenir dame</translation>
    </message>
    <message>
        <source>Make a king.</source>
        <translation>Faites une dame.</translation>
    </message>
    <message>
        <source>Crowned: a king it stays until it is captured.</source>
        <translation>Damé&#x202f;: il reste dame jusqu’à ce qu’on le prenne.</translation>
    </message>
    <message>
        <source>That man does not get there yet. Make a king.</source>
        <translation>Ce pion n’y arrive pas encore. Faites une dame.</translation>
    </message>
    <message>
        <source>Passing is not ending</source>
        <translation>Passer n’est pas s’arrêter</translation>
    </message>
    <message>
        <source>Capture. Will the man become a king?</source>
        <translation>Prenez. Le pion deviendra-t-il dame&#x202f;?</translation>
    </message>
    <message>
        <source>It only passed the squares where men are crowned, and stays a man.</source>
        <translation>Il n’a fait que passer sur les cases de promotion, et reste pion.</translation>
    </message>
    <message>
        <source>Crowned, and the move is over</source>
        <translation>Damé, et le coup est fini</translation>
    </message>
    <message>
        <source>Capture. Where does it end?</source>
        <translation>Prenez. Où la prise se termine-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>The man is a king now, but takes no more in this move.</source>
        <translation>Le pion est maintenant dame, mais n’en prend pas plus dans ce coup.</translation>
    </message>
    <message>
        <source>Crowned on the way</source>
        <translation>Damé en chemin</translation>
    </message>
    <message>
        <source>Capture, and do not stop too early.</source>
        <translation>Prenez, et ne vous arrêtez pas trop tôt.</translation>
    </message>
    <message>
        <source>It became a king in the middle of its move and went on as one.</source>
        <translation>Il est devenu dame au milieu de son coup et a continué comme telle.</translation>
    </message>
    <message>
        <source>How kings move</source>
        <translation>Comment jouent les dames</translation>
    </message>
    <message>
        <source>Take the king to {target}.</source>
        <translation>Amenez la dame en {target}.</translation>
    </message>
    <message>
        <source>So a king gets about.</source>
        <translation>C’est ainsi que se déplace une dame.</translation>
    </message>
    <message>
        <source>It can go there, too; but take it to {target}.</source>
        <translation>Elle peut aussi aller là, mais amenez-la en {target}.</translation>
    </message>
    <message>
        <source>How kings capture</source>
        <translation>Comment prennent les dames</translation>
    </message>
    <message>
        <source>Capture with the king.</source>
        <translation>Prenez avec la dame.</translation>
    </message>
    <message>
        <source>What a king can reach is in danger.</source>
        <translation>Ce qu’une dame peut atteindre est en danger.</translation>
    </message>
    <message>
        <source>A king takes several</source>
        <translation>Une dame en prend plusieurs</translation>
    </message>
    <message>
        <source>Take more than one piece. Mind where the king lands.</source>
        <translation>Prenez plus d’une pièce. Attention à l’endroit où la dame se pose.</translation>
    </message>
    <message>
        <source>Where it landed decided what it could take next.</source>
        <translation>L’endroit où elle s’est posée a décidé de ce qu’elle pouvait prendre ensuite.</translation>
    </message>
    <message>
        <source>Where it must land</source>
        <translation>Où elle doit se poser</translation>
    </message>
    <message>
        <source>Capture with the king. Mind where it has to land.</source>
        <translation>Prenez avec la dame. Attention à l’endroit où elle doit se poser.</translation>
    </message>
    <message>
        <source>It had to land where it could go on.</source>
        <translation>Elle devait se poser là où elle pouvait continuer.</translation>
    </message>
    <message>
        <source>Behind a king</source>
        <translation>Derrière une dame</translation>
    </message>
    <message>
        <source>Because the last piece taken was a king, yours stands right behind it.</source>
        <translation>La dernière pièce prise étant une dame, la vôtre se trouve juste derrière.</translation>
    </message>
    <message>
        <source>No turning back</source>
        <translation>Pas de demi-tour</translation>
    </message>
    <message>
        <source>Capture with the king. It may not turn straight back on its way.</source>
        <translation>Prenez avec la dame. Elle ne peut pas faire demi-tour en chemin.</translation>
    </message>
    <message>
        <source>If it could turn straight back, other moves would be allowed here.</source>
        <translation>Si elle pouvait faire demi-tour, d’autres coups seraient permis ici.</translation>
    </message>
    <message>
        <source>Gone at once</source>
        <translation>Enlevées aussitôt</translation>
    </message>
    <message>
        <source>Capture with the king. What it takes is out of its way at once.</source>
        <translation>Prenez avec la dame. Ce qu’elle prend libère aussitôt son passage.</translation>
    </message>
    <message>
        <source>If they stayed until the end, other moves would be allowed here.</source>
        <translation>Si elles restaient jusqu’à la fin, d’autres coups seraient permis ici.</translation>
    </message>
    <message>
        <source>Gone at the end</source>
        <translation>Enlevées à la fin</translation>
    </message>
    <message>
        <source>Capture with the king. What it takes stays in its way until the end.</source>
        <translation>Prenez avec la dame. Ce qu’elle prend reste sur son passage jusqu’à la fin.</translation>
    </message>
    <message>
        <source>If they were gone at once, other moves would be allowed here.</source>
        <translation>Si elles étaient enlevées aussitôt, d’autres coups seraient permis ici.</translation>
    </message>
    <message>
        <source>Threatened men and threats</source>
        <translation>Pions menacés et menaces</translation>
    </message>
    <message>
        <source>One of your men is threatened. Find a step that is allowed.</source>
        <translation>L’un de vos pions est menacé. Trouvez un déplacement permis.</translation>
    </message>
    <message>
        <source>Another step would have made a threat, and those are forbidden now.</source>
        <translation>Un autre déplacement aurait créé une menace, ce qui est interdit maintenant.</translation>
    </message>
    <message>
        <source>A king that has moved enough</source>
        <translation>Une dame qui a assez joué</translation>
    </message>
    <message>
        <source>This king has made all the moves in a row that it may. Make a move.</source>
        <translation>Cette dame a joué tous les coups de suite auxquels elle a droit. Jouez un coup.</translation>
    </message>
    <message>
        <source>Now the king is free again.</source>
        <translation>Maintenant, la dame est de nouveau libre.</translation>
    </message>
    <message>
        <source>One against one</source>
        <translation>Un contre un</translation>
    </message>
    <message>
        <source>Capture, and see what becomes of the game.</source>
        <translation>Prenez, et voyez ce que devient la partie.</translation>
    </message>
    <message>
        <source>One piece each: the game is drawn at once.</source>
        <translation>Une pièce chacun&#x202f;: la partie est aussitôt nulle.</translation>
    </message>
    <message>
        <source>Won without a capture</source>
        <translation>Gagner sans prendre</translation>
    </message>
    <message>
        <source>Win at once: leave Black without a move.</source>
        <translation>Gagnez tout de suite&#x202f;: laissez les Noirs sans coup.</translation>
    </message>
    <message>
        <source>Black has pieces, but none of them can move.</source>
        <translation>Les Noirs ont des pièces, mais aucune ne peut jouer.</translation>
    </message>
    <message>
        <source>Black still has a move. Leave none.</source>
        <translation>Les Noirs ont encore un coup. Ne leur en laissez aucun.</translation>
    </message>
    <message>
        <source>Lose, and win</source>
        <translation>Perdre, et gagner</translation>
    </message>
    <message>
        <source>Give your last man away.</source>
        <translation>Donnez votre dernier pion.</translation>
    </message>
    <message>
        <source>Black must take it, and you have won.</source>
        <translation>Les Noirs doivent le prendre, et vous avez gagné.</translation>
    </message>
    <message>
        <source>Black need not take it there. Give it away at once.</source>
        <translation>Là, les Noirs ne sont pas obligés de le prendre. Donnez-le tout de suite.</translation>
    </message>
    <message>
        <source>The first king wins</source>
        <translation>La première dame gagne</translation>
    </message>
    <message>
        <source>Win at once: make a king.</source>
        <translation>Gagnez tout de suite&#x202f;: faites une dame.</translation>
    </message>
    <message>
        <source>A king, and the game is won.</source>
        <translation>Une dame, et la partie est gagnée.</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Round-robin</source>
        <translation>Toutes rondes</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Un contre tous</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Élimination directe</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>Système suisse</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Chacun rencontre tous les autres.</translation>
    </message>
    <message>
        <source>The first player meets each of the others.</source>
        <translation>Le premier joueur rencontre chacun des autres.</translation>
    </message>
    <message>
        <source>Who loses is out. What is level is played again; at last a lot is drawn.</source>
        <translation>Qui perd est éliminé. En cas d’égalité on rejoue&#x202f;; en dernier lieu, on tire au sort.</translation>
    </message>
    <message>
        <source>In each round players with about the same points meet, and nobody meets twice.</source>
        <translation>À chaque ronde se rencontrent des joueurs ayant à peu près autant de points, et jamais deux fois.</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>trop tard</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>coup illégal</translation>
    </message>
    <message>
        <source>program crashed</source>
        <translation>plantage du programme</translation>
    </message>
    <message>
        <source>adjudicated</source>
        <translation>adjugée</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>trop longue</translation>
    </message>
    <message>
        <source>The test is open: {low} or {high} Elo for {name}?</source>
        <translation>Le test est en cours&#x202f;: {low} ou {high} Elo pour {name}&#x202f;?</translation>
    </message>
    <message>
        <source>The test is decided: {high} Elo for {name}, rather than {low}.</source>
        <translation>Le test est décidé&#x202f;: {high} Elo pour {name}, plutôt que {low}.</translation>
    </message>
    <message>
        <source>The test is decided: {low} Elo for {name}, rather than {high}.</source>
        <translation>Le test est décidé&#x202f;: {low} Elo pour {name}, plutôt que {high}.</translation>
    </message>
    <message>
        <source>{name} is not among your engines any more.</source>
        <translation>{name} n’est plus parmi vos moteurs.</translation>
    </message>
    <message>
        <source>Add it again, and the game can be played.</source>
        <translation>Ajoutez-le à nouveau, et la partie pourra être jouée.</translation>
    </message>
    <message>
        <source>it is no record of a tournament</source>
        <translation>ce n’est pas un fichier de tournoi</translation>
    </message>
    <message>
        <source>a newer version wrote it</source>
        <translation>une version plus récente l’a écrit</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>il est trop gros</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>illisible&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>{name} cannot be read.</source>
        <translation>{name} n’est pas lisible.</translation>
    </message>
    <message>
        <source>It lies in {folder}, and stays as it is.</source>
        <translation>Il se trouve dans {folder}, et reste tel quel.</translation>
    </message>
    <message>
        <source>The tournament cannot begin.</source>
        <translation>Le tournoi ne peut pas commencer.</translation>
    </message>
    <message>
        <source>The tournament cannot go on.</source>
        <translation>Le tournoi ne peut pas continuer.</translation>
    </message>
    <message>
        <source>{detail} Every game that was finished is kept.</source>
        <translation>{detail} Toutes les parties terminées sont conservées.</translation>
    </message>
    <message>
        <source>Another window plays it now.</source>
        <translation>Une autre fenêtre est en train de le jouer.</translation>
    </message>
    <message>
        <source>{name} cannot be started.</source>
        <translation>{name} ne peut pas être lancé.</translation>
    </message>
    <message>
        <source>{name} does not play this game.</source>
        <translation>{name} ne joue pas à ce jeu.</translation>
    </message>
    <message>
        <source>{name} ended instead of answering.</source>
        <translation>{name} s’est arrêté au lieu de répondre.</translation>
    </message>
    <message>
        <source>{name} does not answer.</source>
        <translation>{name} ne répond pas.</translation>
    </message>
    <message>
        <source>{name} reports an error.</source>
        <translation>{name} signale une erreur.</translation>
    </message>
    <message>
        <source>The answers of {name} make no sense.</source>
        <translation>Les réponses de {name} n’ont pas de sens.</translation>
    </message>
    <message>
        <source>{name} has no opening book for this game.</source>
        <translation>{name} n’a pas de livre d’ouvertures pour ce jeu.</translation>
    </message>
    <message>
        <source>{name} has no endgame tables for this game.</source>
        <translation>{name} n’a pas de tables de finales pour ce jeu.</translation>
    </message>
    <message>
        <source>A file that {name} needs cannot be used.</source>
        <translation>Un fichier dont {name} a besoin n’est pas utilisable.</translation>
    </message>
    <message>
        <source>{name} cannot be held to such a limit.</source>
        <translation>{name} ne peut pas être tenu à une telle limite.</translation>
    </message>
    <message>
        <source>{name} cannot be written.</source>
        <translation>{name} ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>{name} is not a text file.</source>
        <translation>{name} n’est pas un fichier texte.</translation>
    </message>
    <message>
        <source>{name} holds no openings.</source>
        <translation>{name} ne contient pas d’ouvertures.</translation>
    </message>
    <message>
        <source>The opening at {name} cannot be played.</source>
        <translation>Impossible de jouer l’ouverture ({name}).</translation>
    </message>
    <message>
        <source>There are not enough different openings: choose fewer games.</source>
        <translation>Il n’y a pas assez d’ouvertures différentes&#x202f;: choisissez moins de parties.</translation>
    </message>
    <message>
        <source>A process that played a game came to a sudden end.</source>
        <translation>Un processus qui jouait une partie s’est arrêté brusquement.</translation>
    </message>
    <message>
        <source>{sentence} (“{words}”)</source>
        <translation>{sentence} («&#x202f;{words}&#x202f;»)</translation>
    </message>
</context>
<context>
    <name>TournamentDialog</name>
    <message>
        <source>New tournament</source>
        <translation>Nouveau tournoi</translation>
    </message>
    <message>
        <source>End it when a test decides (SPRT)</source>
        <translation>Terminer quand un test décide (SPRT)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>{number} s a move</source>
        <translation>{number} s par coup</translation>
    </message>
    <message>
        <source>{minutes} min + {seconds} s a move</source>
        <translation>{minutes} min + {seconds} s par coup</translation>
    </message>
    <message>
        <source>Random and fair</source>
        <translation>Au hasard, équitables</translation>
    </message>
    <message>
        <source>From the opening book</source>
        <translation>Du livre d’ouvertures</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>D’un fichier…</translation>
    </message>
    <message>
        <source>as many as it takes</source>
        <translation>autant qu’il en faut</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Tournament of {day}</source>
        <translation>Tournoi du {day}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Games between two</source>
        <translation>Parties par rencontre</translation>
    </message>
    <message>
        <source>Times through</source>
        <translation>Nombre de tours</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Replays at most</source>
        <translation>Parties de départage au plus</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Temps de réflexion</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Ouvertures</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>Parties simultanées</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
    <message>
        <source>Lower Elo</source>
        <translation>Elo inférieur</translation>
    </message>
    <message>
        <source>Upper Elo</source>
        <translation>Elo supérieur</translation>
    </message>
    <message>
        <source>Elo of the first</source>
        <translation>Elo du premier</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>A tournament needs two players or more.</source>
        <translation>Un tournoi demande au moins deux joueurs.</translation>
    </message>
    <message>
        <source>The first Elo of the test must be lower than the second.</source>
        <translation>Le premier Elo du test doit être inférieur au second.</translation>
    </message>
    <message>
        <source>Choose the file with the openings.</source>
        <translation>Choisissez le fichier des ouvertures.</translation>
    </message>
    <message>
        <source>Against persons the computer plays with a time, not a number of positions.</source>
        <translation>Contre des personnes, l’ordinateur joue avec un temps, non un nombre de positions.</translation>
    </message>
    <message>
        <source>Openings: games or positions</source>
        <translation>Ouvertures&#x202f;: parties ou positions</translation>
    </message>
</context>
<context>
    <name>TournamentGamesModel</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>TournamentRoom</name>
    <message>
        <source>The tournament cannot be removed.</source>
        <translation>Le tournoi ne peut pas être retiré.</translation>
    </message>
    <message>
        <source>The tournament cannot be put back.</source>
        <translation>Le tournoi ne peut pas être remis.</translation>
    </message>
</context>
<context>
    <name>TournamentWindow</name>
    <message>
        <source>Tournaments</source>
        <translation>Tournois</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>Retour au tournoi</translation>
    </message>
    <message>
        <source>A tournament was cut off.</source>
        <translation>Un tournoi a été interrompu.</translation>
    </message>
    <message>
        <source>All games that were finished are kept, and the others can still be played.</source>
        <translation>Toutes les parties terminées sont conservées, et les autres peuvent encore être jouées.</translation>
    </message>
    <message>
        <source>The result is in the table of the tournament.</source>
        <translation>Le résultat figure dans le tableau du tournoi.</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Turning points</source>
        <translation>Tournants</translation>
    </message>
</context>
<context>
    <name>TypedMoves</name>
    <message>
        <source>Type the squares between as well, as in {move}.</source>
        <translation>Tapez aussi les cases intermédiaires, comme dans {move}.</translation>
    </message>
    <message>
        <source>Several moves fit.</source>
        <translation>Plusieurs coups conviennent.</translation>
    </message>
    <message>
        <source>“{text}” is not a move.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un coup.</translation>
    </message>
    <message>
        <source>Type it like {move}.</source>
        <translation>Tapez-le ainsi&#x202f;: {move}.</translation>
    </message>
</context>
<context>
    <name>UnexpectedFailures</name>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>A part of the window is missing.</source>
        <translation>Un élément de la fenêtre manque.</translation>
    </message>
    <message>
        <source>You can play on the board. If it is missing after the next start as well, please send the report to the makers of Harzdame. ({detail})</source>
        <translation>Vous pouvez jouer sur le damier. S’il manque aussi au prochain démarrage, envoyez le rapport aux auteurs de Harzdame. ({detail})</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Quelque chose s’est mal passé.</translation>
    </message>
    <message>
        <source>Your game is still here; saving it now is a good idea. ({detail})</source>
        <translation>Votre partie est toujours là&#x202f;; mieux vaut l’enregistrer maintenant. ({detail})</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>Harzdame keeps what you wrote.</source>
        <translation>Harzdame garde ce que vous avez écrit.</translation>
    </message>
    <message>
        <source>Harzdame keeps what you wrote, and tries again by itself.</source>
        <translation>Harzdame garde ce que vous avez écrit, et réessaie de lui-même.</translation>
    </message>
    <message>
        <source>{title} (rescued)</source>
        <translation>{title} (récupéré)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Not everything can be kept just now.</source>
        <translation>Tout ne peut pas être conservé pour le moment.</translation>
    </message>
    <message>
        <source>What you play and choose is written as soon as that works.</source>
        <translation>Ce que vous jouez et choisissez sera écrit dès que ce sera possible.</translation>
    </message>
    <message>
        <source>What you play and choose is gone when you close Harzdame.</source>
        <translation>Ce que vous jouez et choisissez disparaît quand vous fermez Harzdame.</translation>
    </message>
    <message>
        <source>That is done as soon as it answers.</source>
        <translation>Cela se fera dès qu’il répondra.</translation>
    </message>
    <message>
        <source>It is tried again all the time.</source>
        <translation>De nouveaux essais ont lieu sans cesse.</translation>
    </message>
    <message>
        <source>Not everything is on disk yet.</source>
        <translation>Tout n’est pas encore sur le disque.</translation>
    </message>
    <message>
        <source>If you close now, the library has only what was read so far.</source>
        <translation>Si vous fermez maintenant, la bibliothèque n’aura que ce qui a été lu jusqu’ici.</translation>
    </message>
    <message>
        <source>If you close now, that is lost.</source>
        <translation>Si vous fermez maintenant, cela sera perdu.</translation>
    </message>
    <message>
        <source>While this question stands, Harzdame closes by itself as soon as all is written.</source>
        <translation>Tant que cette question est posée, Harzdame se ferme de lui-même dès que tout est écrit.</translation>
    </message>
    <message>
        <source>Nothing may be written into {folder}.</source>
        <translation>Il est interdit d’écrire dans {folder}.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there.</source>
        <translation>Le dossier {folder} est absent.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>Still to be written: {things}.</source>
        <translation>Reste à écrire&#x202f;: {things}.</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>cette partie</translation>
    </message>
    <message>
        <source>games you played</source>
        <translation>vos parties jouées</translation>
    </message>
    <message>
        <source>games for the library</source>
        <translation>des parties pour la bibliothèque</translation>
    </message>
    <message>
        <source>the rest of an import</source>
        <translation>le reste d’une importation</translation>
    </message>
    <message>
        <source>changes in the library</source>
        <translation>des modifications de la bibliothèque</translation>
    </message>
    <message>
        <source>games of a tournament</source>
        <translation>des parties d’un tournoi</translation>
    </message>
    <message>
        <source>your repertoire</source>
        <translation>votre répertoire</translation>
    </message>
    <message>
        <source>your studies</source>
        <translation>vos études</translation>
    </message>
    <message>
        <source>your answers in practice</source>
        <translation>vos réponses d’entraînement</translation>
    </message>
    <message>
        <source>results of puzzles</source>
        <translation>des résultats de problèmes</translation>
    </message>
    <message>
        <source>what can be undone in files</source>
        <translation>ce qui peut être annulé dans les fichiers</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>des réglages</translation>
    </message>
    <message>
        <source>games and settings</source>
        <translation>des parties et des réglages</translation>
    </message>
</context>
<context>
    <name>UnwrittenView</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Close Harzdame</source>
        <translation>Fermer Harzdame</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Laisser ouvert</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Fermer quand même</translation>
    </message>
    <message>
        <source>Save what is not kept</source>
        <translation>Enregistrer ce qui n’est pas conservé</translation>
    </message>
    <message>
        <source>Saved in “{name}”.</source>
        <translation>Enregistré dans «&#x202f;{name}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>VerdictTitle</name>
    <message>
        <source>Endgame tables, as if one king could move for ever</source>
        <translation>Tables de finales, comme si une dame pouvait jouer sans fin</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Tables de finales</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>Harzdame</source>
        <translation>Harzdame</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation>Protocoles</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Dossier de données</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>The time between two moves</source>
        <translation>Le temps entre deux coups</translation>
    </message>
    <message>
        <source>As fast as they can</source>
        <translation>Le plus vite possible</translation>
    </message>
    <message>
        <source>{number} s a move</source>
        <translation>{number} s par coup</translation>
    </message>
</context>
<context>
    <name>WatchView</name>
    <message>
        <source>From here on a person plays {color}.</source>
        <translation>À partir d’ici, une personne joue ce camp&#x202f;: {color}.</translation>
    </message>
</context>
<context>
    <name>WatchedGame</name>
    <message>
        <source>White: {name}</source>
        <translation>Blancs&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Black: {name}</source>
        <translation>Noirs&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Game {id}, ply {number}</source>
        <translation>Partie {id}, demi-coup {number}</translation>
    </message>
</context>
<context>
    <name>Weights</name>
    <message>
        <source>The computer plays below its strength.</source>
        <translation>L’ordinateur joue au-dessous de sa force.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} n’est pas lisible&#x202f;: {detail}.</translation>
    </message>
    <message>
        <source>{name} holds no learned weights.</source>
        <translation>{name} ne contient pas de poids appris.</translation>
    </message>
    <message>
        <source>{name} was made for other rules.</source>
        <translation>{name} a été fait pour d’autres règles.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>{name} est endommagé&#x202f;; réinstaller le programme le répare.</translation>
    </message>
</context>
<context>
    <name>WorkBar</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Lecture des fichiers…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt en cours…</translation>
    </message>
</context>
<context>
    <name>_GameButton</name>
    <message>
        <source>Game: {name}</source>
        <translation>Jeu&#x202f;: {name}</translation>
    </message>
</context>
<context>
    <name>_MenuButton</name>
    <message>
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>_NarrowModel</name>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
</context>
<context>
    <name>_PersonForm</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>The rating for the record of the game</source>
        <translation>Le classement à noter dans la partie</translation>
    </message>
</context>
<context>
    <name>counted</name>
    <message numerus="yes">
        <source>%Ln hexagons.</source>
        <translation>
            <numerusform>%Ln hexagone.</numerusform>
            <numerusform>%Ln hexagones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}, the %Ln squares of one colour.</source>
        <translation>
            <numerusform>{size}, %Ln case d’une seule couleur.</numerusform>
            <numerusform>{size}, les %Ln cases d’une seule couleur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}, all %Ln squares.</source>
        <translation>
            <numerusform>{size}, %Ln case.</numerusform>
            <numerusform>{size}, toutes les %Ln cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln men each</source>
        <translation>
            <numerusform>%Ln pion chacun</numerusform>
            <numerusform>%Ln pions chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{moves} and %Ln more</source>
        <translation>
            <numerusform>{moves} et %Ln autre</numerusform>
            <numerusform>{moves} et %Ln autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They differ in %Ln respects.</source>
        <translation>
            <numerusform>Une seule différence.</numerusform>
            <numerusform>%Ln différences.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are now among the deleted ones.</source>
        <translation>
            <numerusform>%Ln se trouve maintenant parmi les coups supprimés.</numerusform>
            <numerusform>%Ln se trouvent maintenant parmi les coups supprimés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in one file that plays in every browser, without a network.</source>
        <translation>
            <numerusform>Une partie dans un fichier lisible dans tout navigateur, sans réseau.</numerusform>
            <numerusform>%Ln parties dans un seul fichier, lisible dans tout navigateur, sans réseau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln exercises.</source>
        <translation>
            <numerusform>Il y a %Ln exercice.</numerusform>
            <numerusform>Il y a %Ln exercices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review the %Ln selected games…</source>
        <translation>
            <numerusform>Examiner la partie choisie…</numerusform>
            <numerusform>Examiner les %Ln parties choisies…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games that you edited are not there as they were; see My games.</source>
        <translation>
            <numerusform>Une partie que vous avez modifiée n’y est plus telle qu’elle était&#x202f;; voir «&#x202f;Mes parties&#x202f;».</numerusform>
            <numerusform>%Ln parties que vous avez modifiées n’y sont plus telles qu’elles étaient&#x202f;; voir «&#x202f;Mes parties&#x202f;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln games</source>
        <translation>
            <numerusform>{shown} sur %Ln partie</numerusform>
            <numerusform>{shown} sur %Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more unfinished games wait in the menu.</source>
        <translation>
            <numerusform>Encore une partie inachevée attend dans le menu.</numerusform>
            <numerusform>Encore %Ln parties inachevées attendent dans le menu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln chapters read</source>
        <translation>
            <numerusform>Chapitres lus&#x202f;: {done} sur %Ln</numerusform>
            <numerusform>Chapitres lus&#x202f;: {done} sur %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{played} of %Ln games played</source>
        <translation>
            <numerusform>Parties jouées&#x202f;: {played} sur %Ln</numerusform>
            <numerusform>Parties jouées&#x202f;: {played} sur %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles to repeat</source>
        <translation>
            <numerusform>Un problème à revoir</numerusform>
            <numerusform>%Ln problèmes à revoir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles from your own games</source>
        <translation>
            <numerusform>Un problème tiré de vos parties</numerusform>
            <numerusform>%Ln problèmes tirés de vos parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games that count, {won} of them won</source>
        <translation>
            <numerusform>Une partie qui compte, gagnées&#x202f;: {won}</numerusform>
            <numerusform>%Ln parties qui comptent, gagnées&#x202f;: {won}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{beaten} of %Ln opponents beaten</source>
        <translation>
            <numerusform>Adversaires battus&#x202f;: {beaten} sur %Ln</numerusform>
            <numerusform>Adversaires battus&#x202f;: {beaten} sur %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The label “{label}” was taken off %Ln games.</source>
        <translation>
            <numerusform>L’étiquette «&#x202f;{label}&#x202f;» a été retirée de %Ln partie.</numerusform>
            <numerusform>L’étiquette «&#x202f;{label}&#x202f;» a été retirée de %Ln parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games left their folder.</source>
        <translation>
            <numerusform>%Ln partie a quitté son dossier.</numerusform>
            <numerusform>%Ln parties ont quitté leur dossier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games lost the stars that they had.</source>
        <translation>
            <numerusform>%Ln partie a perdu les étoiles qu’elle avait.</numerusform>
            <numerusform>%Ln parties ont perdu les étoiles qu’elles avaient.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were removed from the library.</source>
        <translation>
            <numerusform>La partie a été retirée de la bibliothèque.</numerusform>
            <numerusform>%Ln parties ont été retirées de la bibliothèque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}, %Ln games ({numbers})</source>
        <translation>
            <numerusform>{file}, %Ln partie ({numbers})</numerusform>
            <numerusform>{file}, %Ln parties ({numbers})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games with this position</source>
        <translation>
            <numerusform>%Ln partie avec cette position</numerusform>
            <numerusform>%Ln parties avec cette position</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln games</source>
        <translation>
            <numerusform>Données de %Ln partie</numerusform>
            <numerusform>Données de %Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln games added, {duplicates} left out</source>
        <translation>
            <numerusform>{file}&#x202f;: %Ln partie ajoutée, laissées de côté&#x202f;: {duplicates}</numerusform>
            <numerusform>{file}&#x202f;: %Ln parties ajoutées, laissées de côté&#x202f;: {duplicates}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln games changed</source>
        <translation>
            <numerusform>Parties modifiées&#x202f;: {done} sur %Ln</numerusform>
            <numerusform>Parties modifiées&#x202f;: {done} sur %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {opened} of the %Ln files were opened.</source>
        <translation>
            <numerusform>Fichiers ouverts&#x202f;: {opened} seulement sur %Ln.</numerusform>
            <numerusform>Fichiers ouverts&#x202f;: {opened} seulement sur %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more problems.</source>
        <translation>
            <numerusform>Et une autre anomalie.</numerusform>
            <numerusform>Et %Ln autres anomalies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games deleted.</source>
        <translation>
            <numerusform>Une partie supprimée.</numerusform>
            <numerusform>%Ln parties supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were written to “{name}”.</source>
        <translation>
            <numerusform>Une partie a été écrite dans «&#x202f;{name}&#x202f;».</numerusform>
            <numerusform>%Ln parties ont été écrites dans «&#x202f;{name}&#x202f;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The level above wins about {won} of %Ln games against it.</source>
        <translation>
            <numerusform>Le niveau supérieur le bat environ {won} fois sur %Ln.</numerusform>
            <numerusform>Le niveau supérieur le bat environ {won} fois sur %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins about {won} of %Ln games against the level below.</source>
        <translation>
            <numerusform>Bat le niveau inférieur environ {won} fois sur %Ln.</numerusform>
            <numerusform>Bat le niveau inférieur environ {won} fois sur %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln openings</source>
        <translation>
            <numerusform>%Ln ouverture</numerusform>
            <numerusform>%Ln ouvertures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %Ln seconds a move</source>
        <translation>
            <numerusform>au plus %Ln seconde par coup</numerusform>
            <numerusform>au plus %Ln secondes par coup</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %Ln men less</source>
        <translation>
            <numerusform>Les Blancs ont un pion de moins</numerusform>
            <numerusform>Les Blancs ont %Ln pions de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %Ln men less</source>
        <translation>
            <numerusform>Les Noirs ont un pion de moins</numerusform>
            <numerusform>Les Noirs ont %Ln pions de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes {number}.</source>
        <translation>
            <numerusform>Il prend une pièce.</numerusform>
            <numerusform>Il en prend {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent must take at least {number}.</source>
        <translation>
            <numerusform>Votre adversaire doit prendre au moins une pièce.</numerusform>
            <numerusform>Votre adversaire doit en prendre au moins {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The men on {squares} could have been taken; now nothing can.</source>
        <translation>
            <numerusform>Le pion en {squares} pouvait être pris&#x202f;; maintenant plus rien ne peut l’être.</numerusform>
            <numerusform>Les pions en {squares} pouvaient être pris&#x202f;; maintenant plus rien ne peut l’être.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It threatens to take {number}.</source>
        <translation>
            <numerusform>Il menace de prendre une pièce.</numerusform>
            <numerusform>Il menace d’en prendre {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln games so far</source>
        <translation>
            <numerusform>{file}&#x202f;: %Ln partie jusqu’ici</numerusform>
            <numerusform>{file}&#x202f;: %Ln parties jusqu’ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves were added to {side}.</source>
        <translation>
            <numerusform>Un coup a été ajouté à {side}.</numerusform>
            <numerusform>%Ln coups ont été ajoutés à {side}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln other games in it stay as they are.</source>
        <translation>
            <numerusform>L’autre partie qui s’y trouve reste telle quelle.</numerusform>
            <numerusform>Les %Ln autres parties qui s’y trouvent restent telles quelles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {known} of %Ln moves.</source>
        <translation>
            <numerusform>Coups sus&#x202f;: {known} sur %Ln.</numerusform>
            <numerusform>Coups sus&#x202f;: {known} sur %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one is due in %Ln days.</source>
        <translation>
            <numerusform>Le prochain est à revoir dans %Ln jour.</numerusform>
            <numerusform>Le prochain est à revoir dans %Ln jours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See where you lost %Ln pieces</source>
        <translation>
            <numerusform>Voir où vous avez perdu %Ln pièce</numerusform>
            <numerusform>Voir où vous avez perdu %Ln pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Today %Ln games that count, {won} of them won.</source>
        <translation>
            <numerusform>Aujourd’hui %Ln partie qui compte, gagnées&#x202f;: {won}.</numerusform>
            <numerusform>Aujourd’hui %Ln parties qui comptent, gagnées&#x202f;: {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be done in %Ln moves.</source>
        <translation>
            <numerusform>Faisable en %Ln coup.</numerusform>
            <numerusform>Faisable en %Ln coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won in %Ln moves!</source>
        <translation>
            <numerusform>Gagné en %Ln coup&#x202f;!</numerusform>
            <numerusform>Gagné en %Ln coups&#x202f;!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one in %Ln hours.</source>
        <translation>
            <numerusform>Le prochain dans %Ln heure.</numerusform>
            <numerusform>Le prochain dans %Ln heures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one in %Ln days.</source>
        <translation>
            <numerusform>Le prochain dans %Ln jour.</numerusform>
            <numerusform>Le prochain dans %Ln jours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At best %Ln games in a row without a loss.</source>
        <translation>
            <numerusform>Meilleure série sans défaite&#x202f;: %Ln partie.</numerusform>
            <numerusform>Meilleure série sans défaite&#x202f;: %Ln parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less than %Ln moves</source>
        <translation>
            <numerusform>Moins de %Ln coup</numerusform>
            <numerusform>Moins de %Ln coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least} to %Ln moves</source>
        <translation>
            <numerusform>{least} à %Ln coup</numerusform>
            <numerusform>{least} à %Ln coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves and more</source>
        <translation>
            <numerusform>%Ln coup et plus</numerusform>
            <numerusform>%Ln coups et plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln moves to guess.</source>
        <translation>
            <numerusform>Il y a un coup à deviner.</numerusform>
            <numerusform>Il y a %Ln coups à deviner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} of %Ln points</source>
        <translation>
            <numerusform>Points&#x202f;: {points} sur %Ln</numerusform>
            <numerusform>Points&#x202f;: {points} sur %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In 100 such games it scores %Ln points less than the best move.</source>
        <translation>
            <numerusform>Sur 100 parties de ce genre, il rapporte %Ln point de moins que le meilleur coup.</numerusform>
            <numerusform>Sur 100 parties de ce genre, il rapporte %Ln points de moins que le meilleur coup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games will be reviewed.</source>
        <translation>
            <numerusform>Une partie sera examinée.</numerusform>
            <numerusform>%Ln parties seront examinées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that were reviewed before will be passed over.</source>
        <translation>
            <numerusform>Une partie déjà examinée sera laissée de côté.</numerusform>
            <numerusform>%Ln parties déjà examinées seront laissées de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln games, {percent} %</source>
        <translation>
            <numerusform>{done} sur %Ln partie, {percent}&#x202f;%</numerusform>
            <numerusform>{done} sur %Ln parties, {percent}&#x202f;%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{known} of %Ln positions are judged. Undo removes it all.</source>
        <translation>
            <numerusform>Positions jugées&#x202f;: {known} sur %Ln. «&#x202f;Annuler&#x202f;» retire le tout.</numerusform>
            <numerusform>Positions jugées&#x202f;: {known} sur %Ln. «&#x202f;Annuler&#x202f;» retire le tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were reviewed in “{name}”.</source>
        <translation>
            <numerusform>%Ln partie a été examinée dans «&#x202f;{name}&#x202f;».</numerusform>
            <numerusform>%Ln parties ont été examinées dans «&#x202f;{name}&#x202f;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables are for at most %Ln pieces</source>
        <translation>
            <numerusform>Les tables de finales vont jusqu’à %Ln pièce</numerusform>
            <numerusform>Les tables de finales vont jusqu’à %Ln pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces have no place on this board.</source>
        <translation>
            <numerusform>%Ln pièce n’a pas de place sur ce damier.</numerusform>
            <numerusform>%Ln pièces n’ont pas de place sur ce damier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chapters</source>
        <translation>
            <numerusform>%Ln chapitre</numerusform>
            <numerusform>%Ln chapitres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A study has %Ln chapters at most.</source>
        <translation>
            <numerusform>Une étude compte au plus %Ln chapitre.</numerusform>
            <numerusform>Une étude compte au plus %Ln chapitres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln small tasks, from the first move to the end of a game.</source>
        <translation>
            <numerusform>%Ln petite tâche, du premier coup à la fin d’une partie.</numerusform>
            <numerusform>%Ln petites tâches, du premier coup à la fin d’une partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln periods</source>
        <translation>
            <numerusform>, %Ln période</numerusform>
            <numerusform>, %Ln périodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln moves</source>
        <translation>
            <numerusform>{time} pour %Ln coup</numerusform>
            <numerusform>{time} pour %Ln coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw in %Ln moves</source>
        <translation>
            <numerusform>nulle dans %Ln coup</numerusform>
            <numerusform>nulle dans %Ln coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gives away {number} more pieces than it takes.</source>
        <translation>
            <numerusform>Cela donne une pièce de plus que cela n’en prend.</numerusform>
            <numerusform>Cela donne {number} pièces de plus que cela n’en prend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins {number} pieces and makes a king.</source>
        <translation>
            <numerusform>Cela gagne une pièce et fait une dame.</numerusform>
            <numerusform>Cela gagne {number} pièces et fait une dame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins {number} pieces.</source>
        <translation>
            <numerusform>Cela gagne une pièce.</numerusform>
            <numerusform>Cela gagne {number} pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {answer} each of the {number} moves loses material.</source>
        <translation>
            <numerusform>Après {answer}, le seul coup perd du matériel.</numerusform>
            <numerusform>Après {answer}, chacun des {number} coups perd du matériel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found {move} gives away {number} more pieces than it takes {soon}.</source>
        <translation>
            <numerusform>Dans la meilleure suite trouvée, {move} donne {soon} une pièce de plus que l’on n’en prend.</numerusform>
            <numerusform>Dans la meilleure suite trouvée, {move} donne {soon} {number} pièces de plus que l’on n’en prend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found {move} wins {number} pieces {soon}.</source>
        <translation>
            <numerusform>Dans la meilleure suite trouvée, {move} gagne une pièce {soon}.</numerusform>
            <numerusform>Dans la meilleure suite trouvée, {move} gagne {number} pièces {soon}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found this takes {number} more pieces than it gives away {soon}, beginning with {answer}.</source>
        <translation>
            <numerusform>Dans la meilleure suite trouvée, ce camp prend {soon} une pièce de plus qu’il n’en donne, à commencer par {answer}.</numerusform>
            <numerusform>Dans la meilleure suite trouvée, ce camp prend {soon} {number} pièces de plus qu’il n’en donne, à commencer par {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found this loses {number} pieces {soon}, beginning with {answer}.</source>
        <translation>
            <numerusform>Dans la meilleure suite trouvée, ce coup perd une pièce {soon}, à commencer par {answer}.</numerusform>
            <numerusform>Dans la meilleure suite trouvée, ce coup perd {number} pièces {soon}, à commencer par {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses the game in {number} moves, beginning with {answer}.</source>
        <translation>
            <numerusform>Perd la partie aussitôt, par {answer}.</numerusform>
            <numerusform>Perd la partie en {number} coups, à commencer par {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Misses a win in {number} moves, beginning with {move}.</source>
        <translation>
            <numerusform>Manque le gain&#x202f;: {move} met fin à la partie.</numerusform>
            <numerusform>Manque un gain en {number} coups, à commencer par {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {number} moves</source>
        <translation>
            <numerusform>au prochain coup</numerusform>
            <numerusform>en {number} coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} kings</source>
        <translation>
            <numerusform>une dame</numerusform>
            <numerusform>{number} dames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} men</source>
        <translation>
            <numerusform>un pion</numerusform>
            <numerusform>{number} pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %Ln games</source>
        <translation>
            <numerusform>suppression de la partie</numerusform>
            <numerusform>suppression de %Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %Ln games</source>
        <translation>
            <numerusform>coupe de la partie</numerusform>
            <numerusform>coupe de %Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paste %Ln games</source>
        <translation>
            <numerusform>collage de la partie</numerusform>
            <numerusform>collage de %Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>copy %Ln games to the file</source>
        <translation>
            <numerusform>copie de la partie dans le fichier</numerusform>
            <numerusform>copie de %Ln parties dans le fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln games to another file</source>
        <translation>
            <numerusform>transfert de la partie dans un autre fichier</numerusform>
            <numerusform>transfert de %Ln parties dans un autre fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln games</source>
        <translation>
            <numerusform>déplacement de la partie</numerusform>
            <numerusform>déplacement de %Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edit %Ln games</source>
        <translation>
            <numerusform>modification de la partie</numerusform>
            <numerusform>modification de %Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>review %Ln games</source>
        <translation>
            <numerusform>examen de la partie</numerusform>
            <numerusform>examen de %Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were deleted from “{name}”.</source>
        <translation>
            <numerusform>%Ln partie a été supprimée de «&#x202f;{name}&#x202f;».</numerusform>
            <numerusform>%Ln parties ont été supprimées de «&#x202f;{name}&#x202f;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were cut out of “{name}”.</source>
        <translation>
            <numerusform>%Ln partie a été coupée de «&#x202f;{name}&#x202f;».</numerusform>
            <numerusform>%Ln parties ont été coupées de «&#x202f;{name}&#x202f;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were put into “{name}”.</source>
        <translation>
            <numerusform>%Ln partie a été mise dans «&#x202f;{name}&#x202f;».</numerusform>
            <numerusform>%Ln parties ont été mises dans «&#x202f;{name}&#x202f;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were copied to “{name}”.</source>
        <translation>
            <numerusform>%Ln partie a été copiée dans «&#x202f;{name}&#x202f;».</numerusform>
            <numerusform>%Ln parties ont été copiées dans «&#x202f;{name}&#x202f;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were moved to “{name}”.</source>
        <translation>
            <numerusform>%Ln partie a été déplacée vers «&#x202f;{name}&#x202f;».</numerusform>
            <numerusform>%Ln parties ont été déplacées vers «&#x202f;{name}&#x202f;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games have another place in “{name}”.</source>
        <translation>
            <numerusform>%Ln partie a changé de place dans «&#x202f;{name}&#x202f;».</numerusform>
            <numerusform>%Ln parties ont changé de place dans «&#x202f;{name}&#x202f;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were edited in “{name}”.</source>
        <translation>
            <numerusform>%Ln partie a été modifiée dans «&#x202f;{name}&#x202f;».</numerusform>
            <numerusform>%Ln parties ont été modifiées dans «&#x202f;{name}&#x202f;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <translation>
            <numerusform>%Ln pion</numerusform>
            <numerusform>%Ln pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <translation>
            <numerusform>%Ln dame</numerusform>
            <numerusform>%Ln dames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plays %Ln games</source>
        <translation>
            <numerusform>Joue à %Ln jeu</numerusform>
            <numerusform>Joue à %Ln jeux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must capture: these {number} pieces can.</source>
        <translation>
            <numerusform>Vous devez prendre&#x202f;: cette pièce le peut.</numerusform>
            <numerusform>Vous devez prendre&#x202f;: ces {number} pièces le peuvent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not with this man: your men on {squares} are threatened.</source>
        <translation>
            <numerusform>Pas avec ce pion&#x202f;: votre pion en {squares} est menacé.</numerusform>
            <numerusform>Pas avec ce pion&#x202f;: vos pions en {squares} sont menacés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This man is threatened, and so are {squares}; none of them may threaten.</source>
        <translation>
            <numerusform>Ce pion est menacé, celui en {squares} aussi&#x202f;; aucun des deux ne peut menacer.</numerusform>
            <numerusform>Ce pion est menacé, ceux en {squares} aussi&#x202f;; aucun d’eux ne peut menacer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln seconde</numerusform>
            <numerusform>%Ln secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln heure</numerusform>
            <numerusform>%Ln heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions a move</source>
        <translation>
            <numerusform>%Ln position par coup</numerusform>
            <numerusform>%Ln positions par coup</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computer, %Ln positions</source>
        <translation>
            <numerusform>Ordinateur, %Ln position</numerusform>
            <numerusform>Ordinateur, %Ln positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games at most</source>
        <translation>
            <numerusform>au plus %Ln partie</numerusform>
            <numerusform>au plus %Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games or more</source>
        <translation>
            <numerusform>au moins %Ln partie</numerusform>
            <numerusform>au moins %Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{played} of %Ln games</source>
        <translation>
            <numerusform>Parties jouées&#x202f;: {played} sur %Ln</numerusform>
            <numerusform>Parties jouées&#x202f;: {played} sur %Ln</numerusform>
        </translation>
    </message>
</context>
</TS>
