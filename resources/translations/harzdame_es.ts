<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name></name>
    <message>
        <source>Go over the board by keys</source>
        <translation>Recorrer el tablero con el teclado</translation>
    </message>
    <message>
        <source>Arrow keys go from square to square, Return picks up and sets down</source>
        <translation>Las flechas van de casilla en casilla, Intro levanta y deja</translation>
    </message>
    <message>
        <source>Say your pieces</source>
        <translation>Decir tus piezas</translation>
    </message>
    <message>
        <source>The squares of the side to move</source>
        <translation>Las casillas del bando que juega</translation>
    </message>
    <message>
        <source>Say the other pieces</source>
        <translation>Decir las otras piezas</translation>
    </message>
    <message>
        <source>The squares of the side that has moved</source>
        <translation>Las casillas del bando que acaba de jugar</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Decir la última jugada</translation>
    </message>
    <message>
        <source>The move that led to this position</source>
        <translation>La jugada que llevó a esta posición</translation>
    </message>
    <message>
        <source>Say who stands better</source>
        <translation>Decir quién está mejor</translation>
    </message>
    <message>
        <source>What the analysis has found, if it is on</source>
        <translation>Lo que ha encontrado el análisis, si está activado</translation>
    </message>
    <message>
        <source>Say the clocks</source>
        <translation>Decir los relojes</translation>
    </message>
    <message>
        <source>The time that each side has left</source>
        <translation>El tiempo que le queda a cada bando</translation>
    </message>
    <message>
        <source>Say the row</source>
        <translation>Decir la fila</translation>
    </message>
    <message>
        <source>All pieces in the row of the square that the keys have gone to</source>
        <translation>Todas las piezas de la fila de la casilla a la que llegó el teclado</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Mejor jugada</translation>
    </message>
    <message>
        <source>Show the best move as an arrow</source>
        <translation>Mostrar la mejor jugada con una flecha</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Amenaza</translation>
    </message>
    <message>
        <source>Show what the other side would play if you passed, as a dashed arrow</source>
        <translation>Mostrar con una flecha discontinua lo que jugaría el rival si pasaras</translation>
    </message>
    <message>
        <source>Walk through the lines</source>
        <translation>Recorrer las líneas</translation>
    </message>
    <message>
        <source>Arrow keys go from move to move, Enter shows one on the board, Escape leaves the lines</source>
        <translation>Las flechas van de jugada en jugada, Intro muestra una en el tablero, Esc sale de las líneas</translation>
    </message>
    <message>
        <source>One line more</source>
        <translation>Una línea más</translation>
    </message>
    <message>
        <source>One line fewer</source>
        <translation>Una línea menos</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Deshacerla</translation>
    </message>
    <message>
        <source>Take your move back</source>
        <translation>Deshacer tu jugada</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Let the computer answer</source>
        <translation>Dejar que el ordenador responda</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Mostrar otra vez</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation>Empezar una nueva partida</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Choose a game…</source>
        <translation>Elegir un juego…</translation>
    </message>
    <message>
        <source>Play another of the games</source>
        <translation>Jugar a otro de los juegos</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Jugar desde aquí…</translation>
    </message>
    <message>
        <source>Begin a game in the position on the board</source>
        <translation>Empezar una partida con la posición del tablero</translation>
    </message>
    <message>
        <source>Play with a friend…</source>
        <translation>Jugar con un amigo…</translation>
    </message>
    <message>
        <source>Over the network: in this house, or by an invitation</source>
        <translation>Por la red: en esta casa o por invitación</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>The same game again</source>
        <translation>La misma partida otra vez</translation>
    </message>
    <message>
        <source>Other colours</source>
        <translation>Otros colores</translation>
    </message>
    <message>
        <source>The same game with the colours exchanged</source>
        <translation>La misma partida con los colores cambiados</translation>
    </message>
    <message>
        <source>Play the next opponent</source>
        <translation>Jugar con el siguiente rival</translation>
    </message>
    <message>
        <source>Who comes after the strongest you have beaten</source>
        <translation>Quien viene después del más fuerte que has vencido</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver a ella</translation>
    </message>
    <message>
        <source>Put the last game on the board again</source>
        <translation>Poner otra vez la última partida en el tablero</translation>
    </message>
    <message>
        <source>Take a move back</source>
        <translation>Deshacer una jugada</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Deshacer tu última jugada</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Play the moves taken back again</source>
        <translation>Volver a jugar las jugadas deshechas</translation>
    </message>
    <message>
        <source>Undo the takeback</source>
        <translation>Anular el deshacer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Mostrar una buena jugada</translation>
    </message>
    <message>
        <source>Computer moves</source>
        <translation>Juega el ordenador</translation>
    </message>
    <message>
        <source>Let the computer move; while it thinks: move at once</source>
        <translation>Dejar que juegue el ordenador; si está pensando: jugar ya</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Escribir una jugada</translation>
    </message>
    <message>
        <source>What must I capture?</source>
        <translation>¿Qué debo capturar?</translation>
    </message>
    <message>
        <source>See the pieces that must capture, and how many</source>
        <translation>Ver las piezas que deben capturar, y cuántas</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrármelo</translation>
    </message>
    <message>
        <source>See the longest capture on the board</source>
        <translation>Ver la captura más larga en el tablero</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Parar el reloj</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Let the clock run</source>
        <translation>Dejar correr el reloj</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Ofrecer tablas</translation>
    </message>
    <message>
        <source>Yes, offer a draw</source>
        <translation>Sí, ofrecer tablas</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Yes, resign</source>
        <translation>Sí, abandonar</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Aceptar las tablas</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Let the computers wait</source>
        <translation>Hacer esperar a los ordenadores</translation>
    </message>
    <message>
        <source>Let me take over here</source>
        <translation>Tomar el mando aquí</translation>
    </message>
    <message>
        <source>Play on for the side to move</source>
        <translation>Seguir en lugar del bando que juega</translation>
    </message>
    <message>
        <source>Add the game to the library</source>
        <translation>Añadir la partida a la biblioteca</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open games from a file</source>
        <translation>Abrir partidas de un archivo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save the game to a file</source>
        <translation>Guardar la partida en un archivo</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Pictures, pages and texts of the game</source>
        <translation>Imágenes, páginas y textos de la partida</translation>
    </message>
    <message>
        <source>Stop exporting</source>
        <translation>Parar la exportación</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>List of games</source>
        <translation>Lista de partidas</translation>
    </message>
    <message>
        <source>The games of the open files</source>
        <translation>Las partidas de los archivos abiertos</translation>
    </message>
    <message>
        <source>Previous game of the file</source>
        <translation>Partida anterior del archivo</translation>
    </message>
    <message>
        <source>Next game of the file</source>
        <translation>Partida siguiente del archivo</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>See the text of the game and all its problems</source>
        <translation>Ver el texto de la partida y todos sus fallos</translation>
    </message>
    <message>
        <source>Other letters…</source>
        <translation>Otros caracteres…</translation>
    </message>
    <message>
        <source>My games…</source>
        <translation>Mis partidas…</translation>
    </message>
    <message>
        <source>Every game that was played here</source>
        <translation>Todas las partidas jugadas aquí</translation>
    </message>
    <message>
        <source>Stop looking through your games</source>
        <translation>Dejar de repasar tus partidas</translation>
    </message>
    <message>
        <source>Go on with another unfinished game</source>
        <translation>Seguir con otra partida inacabada</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>Biblioteca…</translation>
    </message>
    <message>
        <source>Search, sort and mark the games of many files</source>
        <translation>Buscar, ordenar y marcar las partidas de muchos archivos</translation>
    </message>
    <message>
        <source>Tournaments…</source>
        <translation>Torneos…</translation>
    </message>
    <message>
        <source>Let levels and programs play each other</source>
        <translation>Hacer que niveles y programas jueguen entre sí</translation>
    </message>
    <message>
        <source>Your strength…</source>
        <translation>Tu fuerza…</translation>
    </message>
    <message>
        <source>See how your games against the computer went</source>
        <translation>Ver cómo te fue contra el ordenador</translation>
    </message>
    <message>
        <source>Copy the position (FEN)</source>
        <translation>Copiar la posición (FEN)</translation>
    </message>
    <message>
        <source>Copy the position as a picture</source>
        <translation>Copiar la posición como imagen</translation>
    </message>
    <message>
        <source>Copy the game (PDN)</source>
        <translation>Copiar la partida (PDN)</translation>
    </message>
    <message>
        <source>Paste a position or a game</source>
        <translation>Pegar una posición o una partida</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorador</translation>
    </message>
    <message>
        <source>See what was played in this position</source>
        <translation>Ver lo que se jugó en esta posición</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Colocar una posición…</translation>
    </message>
    <message>
        <source>Studies…</source>
        <translation>Estudios…</translation>
    </message>
    <message>
        <source>Courses to read and to answer on the board</source>
        <translation>Cursos para leer y para responder en el tablero</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Problemas…</translation>
    </message>
    <message>
        <source>Shots and endings to solve</source>
        <translation>Golpes y finales por resolver</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>See how the position stands and the best lines</source>
        <translation>Ver cómo está la posición y las mejores líneas</translation>
    </message>
    <message>
        <source>Other engines…</source>
        <translation>Otros motores…</translation>
    </message>
    <message>
        <source>Tables of this game…</source>
        <translation>Tablas de este juego…</translation>
    </message>
    <message>
        <source>Build the tables for this position…</source>
        <translation>Calcular las tablas de esta posición…</translation>
    </message>
    <message>
        <source>Find out who wins, and how</source>
        <translation>Averiguar quién gana y cómo</translation>
    </message>
    <message>
        <source>Stop building</source>
        <translation>Parar el cálculo</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>Variante anterior</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Variante siguiente</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Show where the game has come to</source>
        <translation>Mostrar hasta dónde ha llegado la partida</translation>
    </message>
    <message>
        <source>Choose a variation</source>
        <translation>Elegir una variante</translation>
    </message>
    <message>
        <source>The moves that were played here</source>
        <translation>Las jugadas que se jugaron aquí</translation>
    </message>
    <message>
        <source>Keep (Enter)</source>
        <translation>Conservar (Intro)</translation>
    </message>
    <message>
        <source>Take the line into the game as a variation</source>
        <translation>Llevar la línea a la partida como variante</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Volver (Esc)</translation>
    </message>
    <message>
        <source>Return to the game</source>
        <translation>Regresar a la partida</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Ver el tablero desde el otro lado</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Board on its corner</source>
        <translation>Tablero en rombo</translation>
    </message>
    <message>
        <source>Stand the board on its corner</source>
        <translation>Poner el tablero sobre una esquina</translation>
    </message>
    <message>
        <source>On its corner</source>
        <translation>En rombo</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Remove arrows and marks</source>
        <translation>Quitar flechas y marcas</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Reglas de este juego</translation>
    </message>
    <message>
        <source>Compare games…</source>
        <translation>Comparar juegos…</translation>
    </message>
    <message>
        <source>See in what the rules of two games differ</source>
        <translation>Ver en qué se diferencian las reglas de dos juegos</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>About Harzdame</source>
        <translation>Acerca de Harzdame</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>What is seen, how fast, and in which language</source>
        <translation>Qué se ve, a qué velocidad y en qué idioma</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Exchange the games</source>
        <translation>Intercambiar los juegos</translation>
    </message>
    <message>
        <source>Have the second game first</source>
        <translation>Poner primero el segundo juego</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Hacer línea principal</translation>
    </message>
    <message>
        <source>Make the line to this move the main line</source>
        <translation>Hacer de la línea hasta esta jugada la línea principal</translation>
    </message>
    <message>
        <source>Promote variation</source>
        <translation>Promover la variante</translation>
    </message>
    <message>
        <source>Let this variation take the place of the line that it branches off from</source>
        <translation>Poner esta variante en el lugar de la línea de la que se aparta</translation>
    </message>
    <message>
        <source>Demote</source>
        <translation>Degradar</translation>
    </message>
    <message>
        <source>Let the next variation take the place of this line</source>
        <translation>Poner la variante siguiente en el lugar de esta línea</translation>
    </message>
    <message>
        <source>Variation one up</source>
        <translation>Subir la variante</translation>
    </message>
    <message>
        <source>Put this variation before the one above it</source>
        <translation>Poner esta variante antes de la que tiene encima</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Eliminar desde aquí</translation>
    </message>
    <message>
        <source>Delete this move and all that follows it</source>
        <translation>Eliminar esta jugada y todas las que siguen</translation>
    </message>
    <message>
        <source>Delete what follows</source>
        <translation>Eliminar lo que sigue</translation>
    </message>
    <message>
        <source>Let the line end with this move</source>
        <translation>Terminar la línea con esta jugada</translation>
    </message>
    <message>
        <source>Begin the game here</source>
        <translation>Empezar la partida aquí</translation>
    </message>
    <message>
        <source>Delete everything before this position</source>
        <translation>Eliminar todo lo anterior a esta posición</translation>
    </message>
    <message>
        <source>Replace this move…</source>
        <translation>Sustituir esta jugada…</translation>
    </message>
    <message>
        <source>Correct this move, and keep all that follows as far as it fits</source>
        <translation>Corregir esta jugada y conservar lo que sigue mientras encaje</translation>
    </message>
    <message>
        <source>Insert moves behind it…</source>
        <translation>Insertar jugadas detrás…</translation>
    </message>
    <message>
        <source>Add moves that are missing, and keep all that follows as far as it fits</source>
        <translation>Añadir jugadas que faltan y conservar lo que sigue mientras encaje</translation>
    </message>
    <message>
        <source>Correct the start…</source>
        <translation>Corregir el comienzo…</translation>
    </message>
    <message>
        <source>Set up the position that the game begins with, and keep its moves as far as they fit</source>
        <translation>Colocar la posición inicial y conservar todas las jugadas mientras encajen</translation>
    </message>
    <message>
        <source>Details of the game…</source>
        <translation>Datos de la partida…</translation>
    </message>
    <message>
        <source>Players, event, date, result and the like</source>
        <translation>Jugadores, prueba, fecha, resultado, etc.</translation>
    </message>
    <message>
        <source>Deleted in this game…</source>
        <translation>Eliminado en esta partida…</translation>
    </message>
    <message>
        <source>See what was deleted, and put it back</source>
        <translation>Ver lo que se eliminó y recuperarlo</translation>
    </message>
    <message>
        <source>Menu of this move</source>
        <translation>Menú de esta jugada</translation>
    </message>
    <message>
        <source>More signs</source>
        <translation>Más signos</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Comment before the variation</source>
        <translation>Comentario antes de la variante</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Comment behind the move</source>
        <translation>Comentario después de la jugada</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Comment after the variation</source>
        <translation>Comentario después de la variante</translation>
    </message>
    <message>
        <source>Put on the board</source>
        <translation>Poner en el tablero</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Paste behind this game</source>
        <translation>Pegar después de esta partida</translation>
    </message>
    <message>
        <source>Delete from the file</source>
        <translation>Eliminar del archivo</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Add to a study…</source>
        <translation>Añadir a un estudio…</translation>
    </message>
    <message>
        <source>Review all games…</source>
        <translation>Revisar todas las partidas…</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>Volver a leer el archivo</translation>
    </message>
    <message>
        <source>Close the file</source>
        <translation>Cerrar el archivo</translation>
    </message>
    <message>
        <source>Find anything…</source>
        <translation>Encontrar cualquier cosa…</translation>
    </message>
    <message>
        <source>Commands, games, settings, courses and files by their names</source>
        <translation>Comandos, juegos, ajustes, cursos y archivos por su nombre</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>What you can go on with, today’s puzzle, your next opponent</source>
        <translation>Lo que puedes continuar, el problema de hoy, tu próximo rival</translation>
    </message>
    <message>
        <source>Edit details…</source>
        <translation>Editar los datos…</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Quitar de la biblioteca</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>Partidas con esta posición</translation>
    </message>
    <message>
        <source>List the games of the library that have it, below the explorer</source>
        <translation>Listar bajo el explorador las partidas de la biblioteca que la tienen</translation>
    </message>
    <message>
        <source>Next game found</source>
        <translation>Siguiente partida encontrada</translation>
    </message>
    <message>
        <source>The next of the games that were found in the library</source>
        <translation>La siguiente de las partidas encontradas en la biblioteca</translation>
    </message>
    <message>
        <source>Previous game found</source>
        <translation>Anterior partida encontrada</translation>
    </message>
    <message>
        <source>The one before among the games that were found in the library</source>
        <translation>La anterior de las partidas encontradas en la biblioteca</translation>
    </message>
    <message>
        <source>Boards of other windows</source>
        <translation>Tableros de otras ventanas</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>What the red edge is</source>
        <translation>Qué es el borde rojo</translation>
    </message>
    <message>
        <source>See where men become kings</source>
        <translation>Ver dónde los peones se convierten en damas</translation>
    </message>
    <message>
        <source>Openings…</source>
        <translation>Aperturas…</translation>
    </message>
    <message>
        <source>Your repertoire: look at it, add to it, practise it</source>
        <translation>Tu repertorio: mirarlo, ampliarlo, practicarlo</translation>
    </message>
    <message>
        <source>Add the line to my repertoire</source>
        <translation>Añadir la línea a mi repertorio</translation>
    </message>
    <message>
        <source>For the side at the bottom of the board</source>
        <translation>Para el bando de la parte inferior del tablero</translation>
    </message>
    <message>
        <source>Where did I leave my repertoire?</source>
        <translation>¿Dónde dejé mi repertorio?</translation>
    </message>
    <message>
        <source>The first move of the game that is not in it</source>
        <translation>La primera jugada de la partida que no está en él</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
    <message>
        <source>Answer what is due</source>
        <translation>Responder a lo que toca repasar</translation>
    </message>
    <message>
        <source>Practise everything</source>
        <translation>Practicar todo</translation>
    </message>
    <message>
        <source>Answer all, whether it is due or not</source>
        <translation>Responder a todo, toque repasarlo o no</translation>
    </message>
    <message>
        <source>Back to the moves</source>
        <translation>Volver a las jugadas</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Mostrar la jugada</translation>
    </message>
    <message>
        <source>Delete the move</source>
        <translation>Eliminar la jugada</translation>
    </message>
    <message>
        <source>Delete this move and all behind it</source>
        <translation>Eliminar esta jugada y todas las que siguen</translation>
    </message>
    <message>
        <source>The position or the line becomes a chapter of a study</source>
        <translation>La posición o la línea se convierte en capítulo de un estudio</translation>
    </message>
    <message>
        <source>Keep it in another file…</source>
        <translation>Guardarla en otro archivo…</translation>
    </message>
    <message>
        <source>A plain PDN file, wherever you like</source>
        <translation>Un simple archivo PDN, donde quieras</translation>
    </message>
    <message>
        <source>Next without an answer</source>
        <translation>Siguiente sin respuesta</translation>
    </message>
    <message>
        <source>Go to a position that you have no answer to</source>
        <translation>Ir a una posición para la que no tienes respuesta</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Siguiente problema</translation>
    </message>
    <message>
        <source>Show the piece, then its move</source>
        <translation>Mostrar la pieza y después su jugada</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Mostrar la solución</translation>
    </message>
    <message>
        <source>Analyse on the main board</source>
        <translation>Analizar en el tablero principal</translation>
    </message>
    <message>
        <source>Put the puzzle on the main board</source>
        <translation>Poner el problema en el tablero principal</translation>
    </message>
    <message>
        <source>The puzzle becomes an exercise in a study of yours</source>
        <translation>El problema se convierte en ejercicio de un estudio tuyo</translation>
    </message>
    <message>
        <source>Exercise sheet…</source>
        <translation>Hoja de ejercicios…</translation>
    </message>
    <message>
        <source>Puzzles as diagrams on paper, solutions behind</source>
        <translation>Problemas en diagramas sobre papel, con las soluciones al final</translation>
    </message>
    <message>
        <source>See those you failed</source>
        <translation>Ver los que fallaste</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play the game through</source>
        <translation>Reproducir la partida</translation>
    </message>
    <message>
        <source>Let the moves follow one another</source>
        <translation>Dejar que las jugadas se sucedan</translation>
    </message>
    <message>
        <source>Next critical moment</source>
        <translation>Siguiente momento crítico</translation>
    </message>
    <message>
        <source>On to where the game turns</source>
        <translation>Adelante, hasta donde cambia la partida</translation>
    </message>
    <message>
        <source>Previous critical moment</source>
        <translation>Anterior momento crítico</translation>
    </message>
    <message>
        <source>Back to where the game turns</source>
        <translation>Atrás, hasta donde cambia la partida</translation>
    </message>
    <message>
        <source>Guess the moves…</source>
        <translation>Adivinar las jugadas…</translation>
    </message>
    <message>
        <source>Find the moves of this game yourself, for points</source>
        <translation>Encontrar tú las jugadas de esta partida, por puntos</translation>
    </message>
    <message>
        <source>Strip of boards</source>
        <translation>Tira de tableros</translation>
    </message>
    <message>
        <source>See the game in small boards</source>
        <translation>Ver la partida en tableros pequeños</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Presentación</translation>
    </message>
    <message>
        <source>The board on the whole screen, with the comments</source>
        <translation>El tablero en toda la pantalla, con los comentarios</translation>
    </message>
    <message>
        <source>Two games side by side…</source>
        <translation>Dos partidas lado a lado…</translation>
    </message>
    <message>
        <source>See this game beside another one</source>
        <translation>Ver esta partida junto a otra</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>Less time for each move</source>
        <translation>Menos tiempo por jugada</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Más lento</translation>
    </message>
    <message>
        <source>More time for each move</source>
        <translation>Más tiempo por jugada</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Juntas</translation>
    </message>
    <message>
        <source>Both games step at once</source>
        <translation>Las dos partidas avanzan a la vez</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Primera diferencia</translation>
    </message>
    <message>
        <source>To where the games part</source>
        <translation>Hasta donde las partidas se separan</translation>
    </message>
    <message>
        <source>Same position</source>
        <translation>Misma posición</translation>
    </message>
    <message>
        <source>To where the same position comes up once more</source>
        <translation>Hasta donde se repite la misma posición</translation>
    </message>
    <message>
        <source>Game at the left</source>
        <translation>Partida de la izquierda</translation>
    </message>
    <message>
        <source>Game at the right</source>
        <translation>Partida de la derecha</translation>
    </message>
    <message>
        <source>Other game…</source>
        <translation>Otra partida…</translation>
    </message>
    <message>
        <source>Put another game at the right</source>
        <translation>Poner otra partida a la derecha</translation>
    </message>
    <message>
        <source>Review the game…</source>
        <translation>Revisar la partida…</translation>
    </message>
    <message>
        <source>Find the mistakes, and what was better</source>
        <translation>Encontrar los errores y lo que era mejor</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Learn from the mistakes…</source>
        <translation>Aprender de los errores…</translation>
    </message>
    <message>
        <source>Find a better move wherever the review found one</source>
        <translation>Encontrar una jugada mejor donde la revisión encontró una</translation>
    </message>
    <message>
        <source>Learn from them</source>
        <translation>Aprender de ellos</translation>
    </message>
    <message>
        <source>Review all games of the file…</source>
        <translation>Revisar todas las partidas del archivo…</translation>
    </message>
    <message>
        <source>The games are reviewed while you do other things</source>
        <translation>Las partidas se revisan mientras haces otra cosa</translation>
    </message>
    <message>
        <source>Stop the review</source>
        <translation>Parar la revisión</translation>
    </message>
    <message>
        <source>What was found so far is kept</source>
        <translation>Se conserva lo encontrado hasta ahora</translation>
    </message>
    <message>
        <source>Stop the review of the games</source>
        <translation>Parar la revisión de las partidas</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Momentos decisivos</translation>
    </message>
    <message>
        <source>The moves that changed the game most, on small boards</source>
        <translation>Las jugadas que más cambiaron la partida, en tableros pequeños</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>See in what another game differs from this one</source>
        <translation>Ver en qué se diferencia otro juego de este</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Hacer la visita guiada</translation>
    </message>
    <message>
        <source>The game in five minutes, by moves that you make</source>
        <translation>El juego en cinco minutos, con jugadas que haces tú</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Tamaño habitual</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Reflejar</translation>
    </message>
    <message>
        <source>The mirror image, in which the game is the same</source>
        <translation>La imagen reflejada, en la que el juego es el mismo</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Cambiar los bandos</translation>
    </message>
    <message>
        <source>The same game for the other side: other colours, board turned</source>
        <translation>La misma partida para el otro bando: otros colores, tablero girado</translation>
    </message>
    <message>
        <source>Other side to move</source>
        <translation>Juega el otro bando</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Pegar una posición</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Hear moves, captures and the end of a game</source>
        <translation>Oír las jugadas, las capturas y el final de una partida</translation>
    </message>
    <message>
        <source>Harzdame in an hour</source>
        <translation>Harzdame en una hora</translation>
    </message>
    <message>
        <source>The course for beginners, move by move</source>
        <translation>El curso para principiantes, jugada a jugada</translation>
    </message>
    <message>
        <source>Take the tour of this game</source>
        <translation>Hacer la visita guiada de este juego</translation>
    </message>
    <message>
        <source>The game on the board in five minutes, by moves that you make</source>
        <translation>El juego del tablero en cinco minutos, con jugadas que haces tú</translation>
    </message>
    <message>
        <source>The position or the game on the board becomes a chapter of a study</source>
        <translation>La posición o la partida del tablero se convierte en capítulo de un estudio</translation>
    </message>
    <message>
        <source>Analyse this position on the main board</source>
        <translation>Analizar esta posición en el tablero principal</translation>
    </message>
    <message>
        <source>Print as a booklet…</source>
        <translation>Imprimir como cuaderno…</translation>
    </message>
    <message>
        <source>The questions as diagrams on paper, solutions behind</source>
        <translation>Las preguntas en diagramas sobre papel, con las soluciones al final</translation>
    </message>
    <message>
        <source>Export as a page for the browser…</source>
        <translation>Exportar como página para el navegador…</translation>
    </message>
    <message>
        <source>Make a copy to edit…</source>
        <translation>Hacer una copia para editarla…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Volver a intentarlo</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Guardar con otro nombre…</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Edit the study</source>
        <translation>Editar el estudio</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Copy the rows</source>
        <translation>Copiar las filas</translation>
    </message>
    <message>
        <source>Copy the whole table</source>
        <translation>Copiar toda la tabla</translation>
    </message>
    <message>
        <source>As a spreadsheet takes it, with the titles of the columns</source>
        <translation>Como la toma una hoja de cálculo, con los títulos de las columnas</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Puts the tournament back that was removed last</source>
        <translation>Recupera el último torneo que se quitó</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Harzdame</source>
        <translation>Acerca de Harzdame</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>Harzdame is draughts on all squares: men climb from one corner of the board to the other, step straight ahead and capture straight in every direction. The most that can be captured must be captured.</source>
        <translation>Harzdame son damas en todas las casillas: los peones suben de una esquina del tablero a la otra, avanzan en línea recta y capturan en línea recta en todas las direcciones. Hay que capturar el mayor número posible.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Software libre con licencia MIT.</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Abrir la carpeta de datos</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Copiar las versiones</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licencias…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <translation>Buscar una versión más nueva</translation>
    </message>
    <message>
        <source>Last crash…</source>
        <translation>Último fallo grave…</translation>
    </message>
    <message>
        <source>No program here opens folders. It is {path}.</source>
        <translation>Aquí ningún programa abre carpetas. Es {path}.</translation>
    </message>
    <message>
        <source>The versions are on the clipboard, to be put into a mail or a forum.</source>
        <translation>Las versiones están en el portapapeles, para ponerlas en un correo o en un foro.</translation>
    </message>
    <message>
        <source>The page of all versions is open in your browser. This one is {version}.</source>
        <translation>La página de todas las versiones está abierta en tu navegador. Esta es la {version}.</translation>
    </message>
    <message>
        <source>No browser was found here. The page is {page}.</source>
        <translation>Aquí no se encontró ningún navegador. La página es {page}.</translation>
    </message>
</context>
<context>
    <name>AddToStudyDialog</name>
    <message>
        <source>Add to a study</source>
        <translation>Añadir a un estudio</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capítulo</translation>
    </message>
    <message>
        <source>Name of the chapter</source>
        <translation>Nombre del capítulo</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>Name of the new study</source>
        <translation>Nombre del nuevo estudio</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>A new study…</source>
        <translation>Un nuevo estudio…</translation>
    </message>
</context>
<context>
    <name>AddressForm</name>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>optional: keeps it as an opponent</source>
        <translation>opcional: lo guarda como rival</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>How to meet</source>
        <translation>Cómo encontrarse</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Tu bando</translation>
    </message>
    <message>
        <source> minutes a side</source>
        <translation> minutos por bando</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Let other computers connect</source>
        <translation>Dejar que se conecten otros ordenadores</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Rival</translation>
    </message>
    <message>
        <source>&amp;Computer</source>
        <translation>&amp;Ordenador</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Puerto</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tiempo</translation>
    </message>
    <message>
        <source>Any game against another Harzdame, International draughts against any program that speaks DamExchange.</source>
        <translation>Cualquier juego contra otro Harzdame; damas internacionales contra cualquier programa que hable DamExchange.</translation>
    </message>
    <message>
        <source>Keep “{name}” again</source>
        <translation>Volver a guardar «{name}»</translation>
    </message>
    <message>
        <source>This cannot be the name or the address of a computer.</source>
        <translation>Esto no puede ser el nombre ni la dirección de un ordenador.</translation>
    </message>
    <message>
        <source>The other side has to wait for you.</source>
        <translation>El otro lado tiene que esperarte.</translation>
    </message>
    <message>
        <source>Whoever can reach this computer over the network may connect to the port and play. Nothing else is open to them.</source>
        <translation>Quien pueda llegar a este ordenador por la red puede conectarse al puerto y jugar. No tiene acceso a nada más.</translation>
    </message>
    <message>
        <source>Only programs on this computer can connect. They choose the game, the side and the time.</source>
        <translation>Solo pueden conectarse programas de este ordenador. Ellos eligen el juego, el bando y el tiempo.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Looks for a threat …</source>
        <translation>Busca una amenaza…</translation>
    </message>
    <message>
        <source>No threat to look for: there is a capture to make.</source>
        <translation>No hay amenaza que buscar: hay que hacer una captura.</translation>
    </message>
    <message>
        <source>No threat: the other side could not move.</source>
        <translation>Sin amenaza: el otro bando no podría jugar.</translation>
    </message>
    <message>
        <source>Threat: {move} ({score})</source>
        <translation>Amenaza: {move} ({score})</translation>
    </message>
</context>
<context>
    <name>AdviceBar</name>
    <message>
        <source>Lines: {count}</source>
        <translation>Líneas: {count}</translation>
    </message>
</context>
<context>
    <name>AnalysisMenu</name>
    <message>
        <source>Engines that analyse</source>
        <translation>Motores que analizan</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Best lines</source>
        <translation>Mejores líneas</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Libro de aperturas</translation>
    </message>
    <message>
        <source>Options of the analysis</source>
        <translation>Opciones del análisis</translation>
    </message>
    <message>
        <source>Above zero White is better; 1.00 is about a man</source>
        <translation>Por encima de cero las blancas están mejor; 1,00 es más o menos un peón</translation>
    </message>
    <message>
        <source>Above zero the side to move is better; 1.00 is about a man</source>
        <translation>Por encima de cero el bando que juega está mejor; 1,00 es más o menos un peón</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>De la partida</translation>
    </message>
    <message>
        <source>Known: depth {depth}</source>
        <translation>Conocido: profundidad {depth}</translation>
    </message>
    <message>
        <source>White {points} %</source>
        <translation>Blancas {points}&#xa0;%</translation>
    </message>
    <message>
        <source>Black {points} %</source>
        <translation>Negras {points}&#xa0;%</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Tablas de finales</translation>
    </message>
    <message>
        <source>{count} positions</source>
        <translation>{count} posiciones</translation>
    </message>
</context>
<context>
    <name>AnalysisView</name>
    <message>
        <source>Waits while the computer thinks.</source>
        <translation>Espera mientras el ordenador piensa.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Aquí la partida ha terminado.</translation>
    </message>
    <message>
        <source>The analysis stopped. ({detail})</source>
        <translation>El análisis se ha parado. ({detail})</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Play from here…</source>
        <translation>Jugar desde aquí…</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudiar</translation>
    </message>
    <message>
        <source>Move both sides by yourself</source>
        <translation>Jugar tú mismo con los dos bandos</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>See how the position stands and the best lines</source>
        <translation>Ver cómo está la posición y las mejores líneas</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Find out by endgame tables exactly who wins, and how</source>
        <translation>Averiguar con las tablas de finales exactamente quién gana y cómo</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The usual ones hold. The file was kept as {path}.</source>
        <translation>Valen los habituales. El archivo se ha guardado como {path}.</translation>
    </message>
    <message>
        <source>Your settings could not be read.</source>
        <translation>No se pudieron leer tus ajustes.</translation>
    </message>
    <message>
        <source>The usual ones hold for now. The file stays as it is: {path}</source>
        <translation>De momento valen los habituales. El archivo queda como está: {path}</translation>
    </message>
    <message>
        <source>Your settings cannot be read just now.</source>
        <translation>Ahora mismo no se pueden leer tus ajustes.</translation>
    </message>
    <message>
        <source>The engines that you have added could not be read.</source>
        <translation>No se pudieron leer los motores que has añadido.</translation>
    </message>
    <message>
        <source>The file was kept as {path}.</source>
        <translation>El archivo se ha guardado como {path}.</translation>
    </message>
    <message>
        <source>The engines that you have added cannot be read just now.</source>
        <translation>Ahora mismo no se pueden leer los motores que has añadido.</translation>
    </message>
    <message>
        <source>They are there again as soon as that works. The file stays as it is: {path}</source>
        <translation>Volverán en cuanto sea posible. El archivo queda como está: {path}</translation>
    </message>
</context>
<context>
    <name>AutoplayBar</name>
    <message>
        <source>Real times of the game</source>
        <translation>Tiempos reales de la partida</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Speed (+ and −)</source>
        <translation>Velocidad (+ y −)</translation>
    </message>
    <message>
        <source>Rest at comments</source>
        <translation>Detenerse en los comentarios</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Volver a empezar al final</translation>
    </message>
    <message>
        <source>Options of playing through</source>
        <translation>Opciones de la reproducción</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>as played</source>
        <translation>como se jugó</translation>
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
        <translation>Sorteo de dos jugadas</translation>
    </message>
    <message>
        <source>Three-move ballot</source>
        <translation>Sorteo de tres jugadas</translation>
    </message>
    <message>
        <source>Eleven-man ballot</source>
        <translation>Sorteo de once peones</translation>
    </message>
    <message>
        <source>Three-move table</source>
        <translation>Tabla de tres jugadas</translation>
    </message>
    <message>
        <source>Basic drawn table (IDF)</source>
        <translation>Tabla básica de sorteo (IDF)</translation>
    </message>
    <message>
        <source>Full drawn table (IDF)</source>
        <translation>Tabla completa de sorteo (IDF)</translation>
    </message>
</context>
<context>
    <name>BoardAnswers</name>
    <message>
        <source>Turn it on, and ask again.</source>
        <translation>Actívalo y vuelve a preguntar.</translation>
    </message>
    <message>
        <source>The analysis is off.</source>
        <translation>El análisis está desactivado.</translation>
    </message>
    <message>
        <source>The analysis has found nothing yet.</source>
        <translation>El análisis aún no ha encontrado nada.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Esta partida no tiene reloj.</translation>
    </message>
    <message>
        <source>F7 leads to the board, and arrow keys from square to square.</source>
        <translation>F7 lleva al tablero, y las flechas de casilla en casilla.</translation>
    </message>
    <message>
        <source>No square is chosen.</source>
        <translation>No hay ninguna casilla elegida.</translation>
    </message>
    <message>
        <source>Both sides stand alike.</source>
        <translation>Los dos bandos están igual.</translation>
    </message>
    <message>
        <source>White stands better by {men} men.</source>
        <translation>Ventaja de las blancas, en peones: {men}.</translation>
    </message>
    <message>
        <source>Black stands better by {men} men.</source>
        <translation>Ventaja de las negras, en peones: {men}.</translation>
    </message>
</context>
<context>
    <name>BoardPresenter</name>
    <message>
        <source>Thinking</source>
        <translation>Pensando</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Esperando</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Le toca</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>The position. Click or drag a piece to move it.</source>
        <translation>La posición. Haz clic en una pieza o arrástrala para moverla.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The computer plays without its opening book.</source>
        <translation>El ordenador juega sin su libro de aperturas.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>No se puede leer {name}: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no opening book.</source>
        <translation>{name} no es un libro de aperturas.</translation>
    </message>
    <message>
        <source>{name} was made for a newer version of this program.</source>
        <translation>{name} se hizo para una versión más nueva de este programa.</translation>
    </message>
    <message>
        <source>{name} is for another game.</source>
        <translation>{name} es de otro juego.</translation>
    </message>
    <message>
        <source>{name} was made when the rules of the game were others.</source>
        <translation>{name} se hizo cuando las reglas del juego eran otras.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>{name} está dañado; se arregla instalando de nuevo el programa.</translation>
    </message>
</context>
<context>
    <name>BoundedField</name>
    <message>
        <source>All of the text is kept; its beginning can be edited here.</source>
        <translation>Se conserva todo el texto; aquí se puede editar su comienzo.</translation>
    </message>
</context>
<context>
    <name>ChapterForm</name>
    <message>
        <source>Black sits below</source>
        <translation>Negras abajo</translation>
    </message>
    <message>
        <source>A page of text</source>
        <translation>Una página de texto</translation>
    </message>
    <message>
        <source>The position on the main board</source>
        <translation>La posición del tablero principal</translation>
    </message>
    <message>
        <source>The game on the main board</source>
        <translation>La partida del tablero principal</translation>
    </message>
    <message>
        <source>A position to set up…</source>
        <translation>Una posición por colocar…</translation>
    </message>
    <message>
        <source>A position or games as text…</source>
        <translation>Una posición o partidas como texto…</translation>
    </message>
    <message>
        <source>Chapter one up</source>
        <translation>Subir el capítulo</translation>
    </message>
    <message>
        <source>Chapter one down</source>
        <translation>Bajar el capítulo</translation>
    </message>
    <message>
        <source>Delete chapter</source>
        <translation>Eliminar el capítulo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Ask for the next move</source>
        <translation>Preguntar por la siguiente jugada</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>¿Qué jugarías?</translation>
    </message>
    <message>
        <source>One to a line</source>
        <translation>Una por línea</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Esta no. Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>This answer is right as well</source>
        <translation>Esta respuesta también es correcta</translation>
    </message>
    <message>
        <source>Delete this move</source>
        <translation>Eliminar esta jugada</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Hacer línea principal</translation>
    </message>
    <message>
        <source>The beginning of the chapter</source>
        <translation>El comienzo del capítulo</translation>
    </message>
    <message>
        <source>A wrong answer: what you write here is said to a reader who plays this move.</source>
        <translation>Una respuesta equivocada: lo que escribas aquí se le dice al lector que haga esta jugada.</translation>
    </message>
    <message>
        <source>Play a move on the board to go on; then the reader can be asked for it.</source>
        <translation>Haz una jugada en el tablero para seguir; después se le puede preguntar por ella al lector.</translation>
    </message>
    <message>
        <source>Other moves that you play on the board become the answers to “why not that?”.</source>
        <translation>Otras jugadas que hagas en el tablero serán las respuestas a «¿por qué esa no?».</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Línea principal</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>No move yet</source>
        <translation>Aún no hay jugada</translation>
    </message>
    <message>
        <source>Add a chapter</source>
        <translation>Añadir un capítulo</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Said to other moves</source>
        <translation>Dicho a otras jugadas</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capítulo</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Nombre del estudio</translation>
    </message>
    <message>
        <source>Name of the chapter</source>
        <translation>Nombre del capítulo</translation>
    </message>
    <message>
        <source>Words on this position</source>
        <translation>Texto sobre esta posición</translation>
    </message>
</context>
<context>
    <name>ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
</context>
<context>
    <name>ChapterSources</name>
    <message>
        <source>New page</source>
        <translation>Página nueva</translation>
    </message>
    <message>
        <source>Add as a chapter</source>
        <translation>Añadir como capítulo</translation>
    </message>
</context>
<context>
    <name>ChapterTextDialog</name>
    <message>
        <source>Chapters from text</source>
        <translation>Capítulos a partir de un texto</translation>
    </message>
    <message>
        <source>Position or games as text</source>
        <translation>Posición o partidas como texto</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>A position (FEN), or one or several games (PDN):</source>
        <translation>Una posición (FEN), o una o varias partidas (PDN):</translation>
    </message>
    <message>
        <source>This text is too long to look for games in it.</source>
        <translation>Este texto es demasiado largo para buscar partidas en él.</translation>
    </message>
    <message>
        <source>No game in this text can be set up.</source>
        <translation>No se puede colocar ninguna partida de este texto.</translation>
    </message>
    <message>
        <source>The text is neither a position (FEN) nor a game (PDN).</source>
        <translation>El texto no es una posición (FEN) ni una partida (PDN).</translation>
    </message>
</context>
<context>
    <name>ChatCard</name>
    <message>
        <source>Say something to the other side</source>
        <translation>Decir algo al otro lado</translation>
    </message>
    <message>
        <source>They: {text}</source>
        <translation>Rival: {text}</translation>
    </message>
    <message>
        <source>You: {text}</source>
        <translation>Tú: {text}</translation>
    </message>
</context>
<context>
    <name>Clause</name>
    <message>
        <source>With one piece left on each side it is a draw at once.</source>
        <translation>Con una sola pieza en cada bando son tablas enseguida.</translation>
    </message>
    <message>
        <source>It is also a draw when a position comes up for the third time.</source>
        <translation>También son tablas cuando una posición se da por tercera vez.</translation>
    </message>
    <message>
        <source>It is also a draw when a position comes up for the fourth time.</source>
        <translation>También son tablas cuando una posición se da por cuarta vez.</translation>
    </message>
    <message>
        <source>A player who cannot move loses.</source>
        <translation>Quien no puede jugar pierde.</translation>
    </message>
    <message>
        <source>The aim is to give all pieces away: a player who cannot move wins.</source>
        <translation>El objetivo es entregar todas las piezas: quien no puede jugar gana.</translation>
    </message>
    <message>
        <source>Who makes a king first wins at once.</source>
        <translation>Quien corona primero gana enseguida.</translation>
    </message>
    <message>
        <source>The players move in turn, Black first, and each only their own pieces.</source>
        <translation>Los jugadores juegan por turnos, primero las negras, y cada uno solo con sus piezas.</translation>
    </message>
    <message>
        <source>The players move in turn, White first, and each only their own pieces.</source>
        <translation>Los jugadores juegan por turnos, primero las blancas, y cada uno solo con sus piezas.</translation>
    </message>
    <message>
        <source>A square holds one piece only.</source>
        <translation>En una casilla cabe una sola pieza.</translation>
    </message>
    <message>
        <source>Men step {directions}.</source>
        <translation>Los peones avanzan una casilla {directions}.</translation>
    </message>
    <message>
        <source>Men capture {directions}: over an adjacent enemy piece to the empty square right behind it.</source>
        <translation>Los peones capturan {directions}: saltan una pieza contraria vecina y caen en la casilla vacía justo detrás.</translation>
    </message>
    <message>
        <source>Men cannot capture kings.</source>
        <translation>Los peones no pueden capturar damas.</translation>
    </message>
    <message>
        <source>Straight, only the squares that are played on count.</source>
        <translation>En línea recta solo cuentan las casillas en las que se juega.</translation>
    </message>
    <message>
        <source>The first jump of a man’s capture goes {directions}.</source>
        <translation>El primer salto de un peón que captura va {directions}.</translation>
    </message>
    <message>
        <source>Only the jumps after it may also go {directions}.</source>
        <translation>Solo los saltos siguientes pueden ir también {directions}.</translation>
    </message>
    <message>
        <source>Instead of a step, a man may leap {directions} over an unbroken line of friendly men to the empty square right behind; a king in the line bars it.</source>
        <translation>En lugar de avanzar una casilla, un peón puede saltar {directions} una hilera ininterrumpida de peones propios y caer en la casilla vacía justo detrás; una dama en la hilera lo impide.</translation>
    </message>
    <message>
        <source>It may do so from anywhere.</source>
        <translation>Puede hacerlo desde cualquier casilla.</translation>
    </message>
    <message>
        <source>Only from its own first row.</source>
        <translation>Solo desde su propia primera fila.</translation>
    </message>
    <message>
        <source>Only from {squares}.</source>
        <translation>Solo desde {squares}.</translation>
    </message>
    <message>
        <source>Kings go {directions}, any number of empty squares.</source>
        <translation>Las damas van {directions}, cualquier número de casillas vacías.</translation>
    </message>
    <message>
        <source>Kings go {directions}, one square at a time.</source>
        <translation>Las damas van {directions}, una casilla cada vez.</translation>
    </message>
    <message>
        <source>Kings capture {directions}: over an adjacent enemy piece to the empty square right behind it.</source>
        <translation>Las damas capturan {directions}: saltan una pieza contraria vecina y caen en la casilla vacía justo detrás.</translation>
    </message>
    <message>
        <source>Kings capture {directions}, from any distance over one enemy piece, and land on the empty square right behind it.</source>
        <translation>Las damas capturan {directions}, a cualquier distancia, saltando una pieza contraria, y caen en la casilla vacía justo detrás.</translation>
    </message>
    <message>
        <source>Kings capture {directions}, from any distance over one enemy piece to any empty square behind it.</source>
        <translation>Las damas capturan {directions}, a cualquier distancia, saltando una pieza contraria, y caen en cualquier casilla vacía detrás de ella.</translation>
    </message>
    <message>
        <source>Where its capture can go on from one of several squares, a king must land on such a one.</source>
        <translation>Si su captura puede continuar desde alguna de varias casillas, la dama debe caer en una de ellas.</translation>
    </message>
    <message>
        <source>But a capture that ends with a king ends right behind that king.</source>
        <translation>Pero una captura cuya última pieza es una dama termina justo detrás de esa dama.</translation>
    </message>
    <message>
        <source>Within one capture a king may not turn straight back.</source>
        <translation>Dentro de una captura, una dama no puede dar media vuelta.</translation>
    </message>
    <message>
        <source>A capturing king lands right behind the piece that it jumps over.</source>
        <translation>Una dama que captura cae justo detrás de la pieza que salta.</translation>
    </message>
    <message>
        <source>A capturing king may land on any empty square behind the piece it jumps over.</source>
        <translation>Una dama que captura puede caer en cualquier casilla vacía detrás de la pieza que salta.</translation>
    </message>
    <message>
        <source>A player who can capture must capture.</source>
        <translation>Quien puede capturar debe capturar.</translation>
    </message>
    <message>
        <source>A capture goes on as long as the same piece can take more.</source>
        <translation>Una captura sigue mientras la misma pieza pueda tomar más.</translation>
    </message>
    <message>
        <source>It ends where a man becomes a king.</source>
        <translation>Termina donde un peón se convierte en dama.</translation>
    </message>
    <message>
        <source>A man that becomes a king on its way goes on as a king.</source>
        <translation>Un peón que se convierte en dama por el camino sigue como dama.</translation>
    </message>
    <message>
        <source>Among several captures the choice is free.</source>
        <translation>Entre varias capturas se elige libremente.</translation>
    </message>
    <message>
        <source>Majority capture: you must choose a capture that takes the most pieces.</source>
        <translation>Captura por mayoría: debes elegir una captura que tome el mayor número de piezas.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes the most pieces.</source>
        <translation>Debes elegir una captura que tome el mayor número de piezas.</translation>
    </message>
    <message>
        <source>If a king can capture, you must capture with a king.</source>
        <translation>Si una dama puede capturar, debes capturar con una dama.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes the most kings.</source>
        <translation>Debes elegir una captura que tome el mayor número de damas.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes kings as early as it can.</source>
        <translation>Debes elegir una captura que tome damas lo antes posible.</translation>
    </message>
    <message>
        <source>You must choose a capture of the greatest value: each man taken counts {man}, each king {king}.</source>
        <translation>Debes elegir una captura del mayor valor: cada peón tomado cuenta {man}, cada dama {king}.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes the most pieces.</source>
        <translation>Entre iguales, una que tome el mayor número de piezas.</translation>
    </message>
    <message>
        <source>Among equal ones, one by a king.</source>
        <translation>Entre iguales, una hecha por una dama.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes the most kings.</source>
        <translation>Entre iguales, una que tome el mayor número de damas.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes kings as early as it can.</source>
        <translation>Entre iguales, una que tome damas lo antes posible.</translation>
    </message>
    <message>
        <source>Among equal ones, one of the greatest value: each man taken counts {man}, each king {king}.</source>
        <translation>Entre iguales, una del mayor valor: cada peón tomado cuenta {man}, cada dama {king}.</translation>
    </message>
    <message>
        <source>While one of your men is threatened, no other man of yours may step to make a threat.</source>
        <translation>Mientras uno de tus peones esté amenazado, ningún otro peón tuyo puede avanzar para crear una amenaza.</translation>
    </message>
    <message>
        <source>A player with men may not move the same king more than {number} times in a row without capturing.</source>
        <translation>Un jugador con peones no puede mover la misma dama más de {number} veces seguidas sin capturar.</translation>
    </message>
</context>
<context>
    <name>Clipboard</name>
    <message>
        <source>Position copied.</source>
        <translation>Posición copiada.</translation>
    </message>
    <message>
        <source>As FEN, for any draughts program.</source>
        <translation>Como FEN, para cualquier programa de damas.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>Partida copiada.</translation>
    </message>
    <message>
        <source>As PDN, for any draughts program.</source>
        <translation>Como PDN, para cualquier programa de damas.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>{side}: {time} left</source>
        <translation>{side}: quedan {time}</translation>
    </message>
    <message>
        <source>, paused</source>
        <translation>, en pausa</translation>
    </message>
    <message>
        <source>, running</source>
        <translation>, en marcha</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sin reloj</translation>
    </message>
    <message>
        <source>Hourglass, {time}</source>
        <translation>Reloj de arena, {time}</translation>
    </message>
    <message>
        <source>{time} a move</source>
        <translation>{time} por jugada</translation>
    </message>
    <message>
        <source>{count} × {time} byo-yomi</source>
        <translation>{count} × {time} de byo-yomi</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, después </translation>
    </message>
    <message>
        <source> + {time} a move</source>
        <translation> + {time} por jugada</translation>
    </message>
    <message>
        <source>, delay {time}</source>
        <translation>, demora {time}</translation>
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
        <translation>Otro reloj para las negras</translation>
    </message>
    <message>
        <source>Gives one side more time than the other, as a handicap</source>
        <translation>Da a un bando más tiempo que al otro, como ventaja</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
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
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Time after that</source>
        <translation>Tiempo después</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Períodos</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Por jugada</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>the same again</source>
        <translation>otra vez lo mismo</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Tiempo para la partida</translation>
    </message>
    <message>
        <source>Increment (Fischer)</source>
        <translation>Incremento (Fischer)</translation>
    </message>
    <message>
        <source>Delay (Bronstein)</source>
        <translation>Demora (Bronstein)</translation>
    </message>
    <message>
        <source>Byo-yomi periods</source>
        <translation>Períodos de byo-yomi</translation>
    </message>
    <message>
        <source>Moves in a period</source>
        <translation>Jugadas en un período</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Tiempo para cada jugada</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Reloj de arena</translation>
    </message>
</context>
<context>
    <name>ClockView</name>
    <message>
        <source>The clock is paused: press P, or play a move, to go on.</source>
        <translation>El reloj está parado: pulsa P, o juega, para seguir.</translation>
    </message>
    <message>
        <source>Press P, or play a move, to go on.</source>
        <translation>Pulsa P, o juega, para seguir.</translation>
    </message>
    <message>
        <source>The computer was asleep; that time is not counted. Press P, or play a move, to go on.</source>
        <translation>El ordenador estaba en reposo; ese tiempo no cuenta. Pulsa P, o juega, para seguir.</translation>
    </message>
    <message>
        <source>The clock is paused.</source>
        <translation>El reloj está parado.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>This loses the game.</source>
        <translation>Esto pierde la partida.</translation>
    </message>
    <message>
        <source>This gives the win away.</source>
        <translation>Esto deja escapar la victoria.</translation>
    </message>
    <message>
        <source>They will get a king.</source>
        <translation>El rival conseguirá una dama.</translation>
    </message>
    <message>
        <source>Look again.</source>
        <translation>Mira otra vez.</translation>
    </message>
    <message>
        <source>{answer} takes at once.</source>
        <translation>{answer} captura enseguida.</translation>
    </message>
    <message>
        <source>It begins with {answer}, and you have no way out.</source>
        <translation>Empieza con {answer}, y no tienes salida.</translation>
    </message>
    <message>
        <source>{move} (taken back)</source>
        <translation>{move} (deshecha)</translation>
    </message>
    <message>
        <source>{move} was better.</source>
        <translation>{move} era mejor.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Estricto</translation>
    </message>
    <message>
        <source>Nothing is said about your moves.</source>
        <translation>No dice nada de tus jugadas.</translation>
    </message>
    <message>
        <source>Warns of what is lost by force: men, the race to a king, a won endgame.</source>
        <translation>Avisa de lo que se pierde a la fuerza: peones, la carrera a dama, un final ganado.</translation>
    </message>
    <message>
        <source>Warns of other weak moves as well, where it can say why.</source>
        <translation>Avisa también de otras jugadas flojas, si puede decir por qué.</translation>
    </message>
</context>
<context>
    <name>CoachRoom</name>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Hints in steps</source>
        <translation>Pistas por pasos</translation>
    </message>
</context>
<context>
    <name>Comment</name>
    <message>
        <source>… letters not shown: {count}</source>
        <translation>… caracteres no mostrados: {count}</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>Two games side by side</source>
        <translation>Dos partidas lado a lado</translation>
    </message>
    <message>
        <source>The games do not begin in the same position.</source>
        <translation>Las partidas no empiezan en la misma posición.</translation>
    </message>
    <message>
        <source>The moves are the same.</source>
        <translation>Las jugadas son las mismas.</translation>
    </message>
    <message>
        <source>The moves are the same; one game goes on where the other one ends.</source>
        <translation>Las jugadas son las mismas; una partida sigue donde la otra termina.</translation>
    </message>
    <message>
        <source>They part after {move}: left {one}, right {other}.</source>
        <translation>Se separan después de {move}: a la izquierda {one}, a la derecha {other}.</translation>
    </message>
    <message>
        <source>They part at the first move: left {one}, right {other}.</source>
        <translation>Se separan en la primera jugada: a la izquierda {one}, a la derecha {other}.</translation>
    </message>
    <message>
        <source>The same position comes up once more: left after {one}, right after {other}.</source>
        <translation>La misma posición se repite: a la izquierda después de {one}, a la derecha después de {other}.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>no move</source>
        <translation>ninguna jugada</translation>
    </message>
    <message>
        <source>In all else by the rules of {game}.</source>
        <translation>En todo lo demás, según las reglas de {game}.</translation>
    </message>
    <message>
        <source>White: {pieces}.</source>
        <translation>Blancas: {pieces}.</translation>
    </message>
    <message>
        <source>Black: {pieces}.</source>
        <translation>Negras: {pieces}.</translation>
    </message>
    <message>
        <source>king {square}</source>
        <translation>dama {square}</translation>
    </message>
    <message>
        <source>man {square}</source>
        <translation>peón {square}</translation>
    </message>
    <message>
        <source>Board and start</source>
        <translation>Tablero y comienzo</translation>
    </message>
    <message>
        <source>How men step</source>
        <translation>Cómo avanzan los peones</translation>
    </message>
    <message>
        <source>Leaps of men</source>
        <translation>Saltos de los peones</translation>
    </message>
    <message>
        <source>How men capture</source>
        <translation>Cómo capturan los peones</translation>
    </message>
    <message>
        <source>How kings move</source>
        <translation>Cómo mueven las damas</translation>
    </message>
    <message>
        <source>How kings capture</source>
        <translation>Cómo capturan las damas</translation>
    </message>
    <message>
        <source>Which capture</source>
        <translation>Qué captura</translation>
    </message>
    <message>
        <source>How a capture goes on</source>
        <translation>Cómo sigue una captura</translation>
    </message>
    <message>
        <source>When captured pieces go</source>
        <translation>Cuándo se retiran las piezas capturadas</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Amenazas</translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation>Cómo termina una partida</translation>
    </message>
    <message>
        <source>A man becomes a king only where its capture ends.</source>
        <translation>Un peón se convierte en dama solo donde termina su captura.</translation>
    </message>
    <message>
        <source>Men leap over no men of their own side.</source>
        <translation>Los peones no saltan peones de su propio bando.</translation>
    </message>
    <message>
        <source>Threats make no difference.</source>
        <translation>Las amenazas no cambian nada.</translation>
    </message>
    <message>
        <source>Each captured piece is taken off at once, and the capture may go on over its square.</source>
        <translation>Cada pieza capturada se retira enseguida, y la captura puede seguir pasando por su casilla.</translation>
    </message>
    <message>
        <source>Captured pieces stay until the whole capture is over. None is jumped twice, and none may be passed.</source>
        <translation>Las piezas capturadas se quedan hasta que termina toda la captura. Ninguna se salta dos veces, y por ninguna se puede pasar.</translation>
    </message>
    <message>
        <source>White’s left corner is {square}.</source>
        <translation>La esquina izquierda de las blancas es {square}.</translation>
    </message>
    <message>
        <source>White’s right corner is {square}.</source>
        <translation>La esquina derecha de las blancas es {square}.</translation>
    </message>
    <message>
        <source>{men}, on rows {rows}.</source>
        <translation>{men}, en las filas {rows}.</translation>
    </message>
    <message>
        <source>Black begins.</source>
        <translation>Empiezan las negras.</translation>
    </message>
    <message>
        <source>White begins.</source>
        <translation>Empiezan las blancas.</translation>
    </message>
    <message>
        <source>Men become kings on the last row.</source>
        <translation>Los peones se convierten en damas en la última fila.</translation>
    </message>
    <message>
        <source>Men become kings on {squares}.</source>
        <translation>Los peones se convierten en damas en {squares}.</translation>
    </message>
</context>
<context>
    <name>ComparisonRow</name>
    <message>
        <source>Looking for a position that shows it …</source>
        <translation>Busca una posición que lo muestre…</translation>
    </message>
    <message>
        <source>No small position shows it.</source>
        <translation>Ninguna posición pequeña lo muestra.</translation>
    </message>
</context>
<context>
    <name>ComparisonWindow</name>
    <message>
        <source>First game</source>
        <translation>Primer juego</translation>
    </message>
    <message>
        <source>Second game</source>
        <translation>Segundo juego</translation>
    </message>
    <message>
        <source>Show what is the same</source>
        <translation>Mostrar lo que es igual</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Las reglas son las mismas.</translation>
    </message>
    <message>
        <source>{one} and {other} – Comparison</source>
        <translation>{one} y {other} – Comparación</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
</context>
<context>
    <name>Connection</name>
    <message>
        <source>At port {port}.</source>
        <translation>En el puerto {port}.</translation>
    </message>
    <message>
        <source>In the same network the other side enters {address} and port {port}.</source>
        <translation>En la misma red, el otro lado escribe {address} y el puerto {port}.</translation>
    </message>
    <message>
        <source>The other program broke the protocol: {detail}.</source>
        <translation>El otro programa no respetó el protocolo: {detail}.</translation>
    </message>
    <message>
        <source>The position cannot be sent: {detail}.</source>
        <translation>No se puede enviar la posición: {detail}.</translation>
    </message>
    <message>
        <source>No machine of this name was found.</source>
        <translation>No se encontró ningún equipo con este nombre.</translation>
    </message>
    <message>
        <source>No program is waiting there.</source>
        <translation>Ningún programa espera allí.</translation>
    </message>
    <message>
        <source>No answer came.</source>
        <translation>No llegó respuesta.</translation>
    </message>
    <message>
        <source>The other side is gone.</source>
        <translation>El otro lado se ha ido.</translation>
    </message>
    <message>
        <source>The other machine cannot be reached.</source>
        <translation>No se puede llegar al otro equipo.</translation>
    </message>
    <message>
        <source>Another program is using this port.</source>
        <translation>Otro programa está usando este puerto.</translation>
    </message>
    <message>
        <source>The system does not allow it.</source>
        <translation>El sistema no lo permite.</translation>
    </message>
    <message>
        <source>The invitation no longer holds: the window of your friend is closed, or they have made another one. Ask for a new line.</source>
        <translation>La invitación ya no vale: la ventana de tu amigo está cerrada, o ha hecho otra. Pídele una nueva línea.</translation>
    </message>
    <message>
        <source>Your friend’s computer does not answer. You both have to be in the same network; a firewall may be in the way there: it has to let Harzdame be reached at port {port}.</source>
        <translation>El ordenador de tu amigo no responde. Los dos ordenadores tienen que estar en la misma red; puede que allí lo impida un cortafuegos: debe dejar que se llegue a Harzdame por el puerto {port}.</translation>
    </message>
</context>
<context>
    <name>ControlChoice</name>
    <message>
        <source>Custom…</source>
        <translation>Personalizado…</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>once</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>doce</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several} o {last}</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>With the coach a game does not count for your strength.</source>
        <translation>Con el entrenador, una partida no cuenta para tu fuerza.</translation>
    </message>
    <message>
        <source>You had a hint, so the game does not count for your strength.</source>
        <translation>Tuviste una pista, así que la partida no cuenta para tu fuerza.</translation>
    </message>
    <message>
        <source>The computer moved for you, so the game does not count for your strength.</source>
        <translation>El ordenador jugó por ti, así que la partida no cuenta para tu fuerza.</translation>
    </message>
    <message>
        <source>A move was taken back, so the game does not count for your strength.</source>
        <translation>Se deshizo una jugada, así que la partida no cuenta para tu fuerza.</translation>
    </message>
    <message>
        <source>The analysis was on, so the game does not count for your strength.</source>
        <translation>El análisis estaba activado, así que la partida no cuenta para tu fuerza.</translation>
    </message>
    <message>
        <source>The game did not begin as usual, so it does not count for your strength.</source>
        <translation>La partida no empezó como de costumbre, así que no cuenta para tu fuerza.</translation>
    </message>
    <message>
        <source>The game was interrupted, so it does not count for your strength.</source>
        <translation>La partida se interrumpió, así que no cuenta para tu fuerza.</translation>
    </message>
    <message>
        <source>So short a game does not count for your strength.</source>
        <translation>Una partida tan corta no cuenta para tu fuerza.</translation>
    </message>
    <message>
        <source>A draw agreed so early does not count for your strength.</source>
        <translation>Unas tablas acordadas tan pronto no cuentan para tu fuerza.</translation>
    </message>
    <message>
        <source>with the coach</source>
        <translation>con el entrenador</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>no cuenta</translation>
    </message>
</context>
<context>
    <name>CourseView</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Todos los torneos</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Parar ya</translation>
    </message>
    <message>
        <source>The games under way are broken off and played anew later</source>
        <translation>Las partidas en curso se interrumpen y se juegan de nuevo más tarde</translation>
    </message>
    <message>
        <source>The games under way are played to their end</source>
        <translation>Las partidas en curso se juegan hasta el final</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Buscar partidas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
</context>
<context>
    <name>CrashPresenter</name>
    <message>
        <source>Look at the report…</source>
        <translation>Ver el informe…</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>Harzdame did not end properly last time.</source>
        <translation>Harzdame no terminó bien la última vez.</translation>
    </message>
    <message>
        <source>Your games are kept. What is known of it is in a report, which was sent to nobody.</source>
        <translation>Tus partidas están a salvo. Lo que se sabe está en un informe, que no se ha enviado a nadie.</translation>
    </message>
</context>
<context>
    <name>CriticalMoments</name>
    <message>
        <source>No critical moments</source>
        <translation>Sin momentos críticos</translation>
    </message>
    <message>
        <source>There is no evaluation, sign, comment, variation or capture in this line.</source>
        <translation>En esta línea no hay valoración, signo, comentario, variante ni captura.</translation>
    </message>
    <message>
        <source>There is no critical moment after this one.</source>
        <translation>No hay ningún momento crítico después de este.</translation>
    </message>
    <message>
        <source>There is no critical moment before this one.</source>
        <translation>No hay ningún momento crítico antes de este.</translation>
    </message>
    <message>
        <source>Of 100 points White could expect {before} before this move, and {after} after it.</source>
        <translation>De 100 puntos, las blancas podían esperar {before} antes de esta jugada, y {after} después de ella.</translation>
    </message>
    <message>
        <source>Other moves were looked at here.</source>
        <translation>Aquí se miraron otras jugadas.</translation>
    </message>
    <message>
        <source>There is a comment on this move.</source>
        <translation>Hay un comentario sobre esta jugada.</translation>
    </message>
    <message>
        <source>An exchange begins.</source>
        <translation>Empieza un cambio.</translation>
    </message>
</context>
<context>
    <name>CurrentWindow</name>
    <message>
        <source>The connection over the network stays.</source>
        <translation>La conexión por la red se mantiene.</translation>
    </message>
    <message>
        <source>The language changes with the next start.</source>
        <translation>El idioma cambia con el próximo inicio.</translation>
    </message>
    <message>
        <source>The language changes once “{name}” is closed.</source>
        <translation>El idioma cambia en cuanto se cierre «{name}».</translation>
    </message>
</context>
<context>
    <name>DeletedDialog</name>
    <message>
        <source>Deleted in this game</source>
        <translation>Eliminado en esta partida</translation>
    </message>
    <message>
        <source>Its place is no longer in the game; undo brings it back.</source>
        <translation>Su lugar ya no está en la partida; al deshacer vuelve.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Nothing has been deleted. Moves deleted in this game are kept here until it is closed.</source>
        <translation>No se ha eliminado nada. Las jugadas eliminadas en esta partida se conservan aquí hasta que se cierre.</translation>
    </message>
</context>
<context>
    <name>Directions</name>
    <message>
        <source>in all six directions</source>
        <translation>en las seis direcciones</translation>
    </message>
    <message>
        <source>in all eight directions</source>
        <translation>en las ocho direcciones</translation>
    </message>
    <message>
        <source>straight in all four directions</source>
        <translation>en línea recta en las cuatro direcciones</translation>
    </message>
    <message>
        <source>diagonally in all four directions</source>
        <translation>en diagonal en las cuatro direcciones</translation>
    </message>
    <message>
        <source>straight forward</source>
        <translation>en línea recta hacia delante</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>en diagonal hacia delante</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>hacia los lados</translation>
    </message>
    <message>
        <source>diagonally backward</source>
        <translation>en diagonal hacia atrás</translation>
    </message>
    <message>
        <source>straight backward</source>
        <translation>en línea recta hacia atrás</translation>
    </message>
    <message>
        <source>up</source>
        <translation>hacia arriba</translation>
    </message>
    <message>
        <source>diagonally up to the right</source>
        <translation>en diagonal hacia arriba a la derecha</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>hacia la derecha</translation>
    </message>
    <message>
        <source>diagonally down to the right</source>
        <translation>en diagonal hacia abajo a la derecha</translation>
    </message>
    <message>
        <source>down</source>
        <translation>hacia abajo</translation>
    </message>
    <message>
        <source>diagonally down to the left</source>
        <translation>en diagonal hacia abajo a la izquierda</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>hacia la izquierda</translation>
    </message>
    <message>
        <source>diagonally up to the left</source>
        <translation>en diagonal hacia arriba a la izquierda</translation>
    </message>
</context>
<context>
    <name>Draws</name>
    <message>
        <source>It is a draw after {number} moves by each side without a capture or a man’s move.</source>
        <translation>Son tablas tras {number} jugadas de cada bando sin captura ni jugada de peón.</translation>
    </message>
    <message>
        <source>{pieces}: a draw after {number} moves by each side without a capture or a promotion.</source>
        <translation>{pieces}: tablas tras {number} jugadas de cada bando sin captura ni coronación.</translation>
    </message>
    <message>
        <source>{pieces}: a draw after {number} moves by each side.</source>
        <translation>{pieces}: tablas tras {number} jugadas de cada bando.</translation>
    </message>
    <message>
        <source>Kings on both sides, {least} or {most} pieces in all</source>
        <translation>Damas en los dos bandos, {least} o {most} piezas en total</translation>
    </message>
    <message>
        <source>One king each</source>
        <translation>Una dama cada uno</translation>
    </message>
    <message>
        <source>One king on the main diagonal against {others}</source>
        <translation>Una dama en la gran diagonal contra {others}</translation>
    </message>
    <message>
        <source>One king against {others}</source>
        <translation>Una dama contra {others}</translation>
    </message>
    <message>
        <source>{number} or more kings</source>
        <translation>{number} o más damas</translation>
    </message>
    <message>
        <source>{number} kings</source>
        <translation>{number} damas</translation>
    </message>
    <message>
        <source>{number} pieces with a king among them</source>
        <translation>{number} piezas con una dama entre ellas</translation>
    </message>
    <message>
        <source>one piece or two with a king among them</source>
        <translation>una o dos piezas con una dama entre ellas</translation>
    </message>
    <message>
        <source>king {square}: {moves} of {limit} moves</source>
        <translation>dama {square}: {moves} de {limit} jugadas</translation>
    </message>
</context>
<context>
    <name>EdgeLesson</name>
    <message>
        <source>Your men become kings there. The pale edge is your opponent’s.</source>
        <translation>Allí tus peones se convierten en damas. El borde pálido es el del rival.</translation>
    </message>
    <message>
        <source>The red edge is your goal.</source>
        <translation>El borde rojo es tu meta.</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>comment</source>
        <translation>comentario</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>signo</translation>
    </message>
    <message>
        <source>marks on the board</source>
        <translation>marcas en el tablero</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>move</source>
        <translation>jugada</translation>
    </message>
    <message>
        <source>take over line</source>
        <translation>incorporación de la línea</translation>
    </message>
    <message>
        <source>delete moves</source>
        <translation>eliminación de jugadas</translation>
    </message>
    <message>
        <source>delete variation</source>
        <translation>eliminación de la variante</translation>
    </message>
    <message>
        <source>delete what follows</source>
        <translation>eliminación de lo que sigue</translation>
    </message>
    <message>
        <source>begin the game here</source>
        <translation>comienzo de la partida aquí</translation>
    </message>
    <message>
        <source>promote variation</source>
        <translation>promoción de la variante</translation>
    </message>
    <message>
        <source>demote</source>
        <translation>degradación</translation>
    </message>
    <message>
        <source>make main line</source>
        <translation>cambio de línea principal</translation>
    </message>
    <message>
        <source>order of variations</source>
        <translation>orden de las variantes</translation>
    </message>
    <message>
        <source>insert moves</source>
        <translation>inserción de jugadas</translation>
    </message>
    <message>
        <source>replace move</source>
        <translation>sustitución de la jugada</translation>
    </message>
    <message>
        <source>correct the start</source>
        <translation>corrección del comienzo</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>recuperación</translation>
    </message>
    <message>
        <source>details of the game</source>
        <translation>datos de la partida</translation>
    </message>
    <message>
        <source>review</source>
        <translation>revisión</translation>
    </message>
</context>
<context>
    <name>EditNotices</name>
    <message>
        <source>Nothing to paste.</source>
        <translation>Nada que pegar.</translation>
    </message>
    <message>
        <source>The clipboard holds no game (PDN).</source>
        <translation>En el portapapeles no hay ninguna partida (PDN).</translation>
    </message>
    <message>
        <source>What was done with the games of files earlier cannot be undone any more.</source>
        <translation>Ya no se puede deshacer lo que se hizo antes con las partidas de los archivos.</translation>
    </message>
    <message>
        <source>It could not be read, and was kept as {path}. The files are as they were.</source>
        <translation>No se pudo leer, y se ha guardado como {path}. Los archivos están como estaban.</translation>
    </message>
</context>
<context>
    <name>Editing</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo {edit}</source>
        <translation>Deshacer: {edit}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo {edit}</source>
        <translation>Rehacer: {edit}</translation>
    </message>
    <message>
        <source>The game is being played: its moves stay as they are until it is over.</source>
        <translation>La partida se está jugando: sus jugadas quedan como están hasta que termine.</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Deshacer tu última jugada</translation>
    </message>
    <message>
        <source>Undo the takeback</source>
        <translation>Anular el deshacer</translation>
    </message>
    <message>
        <source>Let the game begin here</source>
        <translation>Que la partida empiece así</translation>
    </message>
    <message>
        <source>Not all moves fitted.</source>
        <translation>No encajaron todas las jugadas.</translation>
    </message>
</context>
<context>
    <name>Effort</name>
    <message>
        <source>Depth {depth}</source>
        <translation>Profundidad {depth}</translation>
    </message>
    <message>
        <source>Table {percent} %</source>
        <translation>Tabla {percent}&#xa0;%</translation>
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
        <translation>Cirílico (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (DOS, CP866)</source>
        <translation>Cirílico (DOS, CP866)</translation>
    </message>
    <message>
        <source>Western European (Windows-1252)</source>
        <translation>Europeo occidental (Windows-1252)</translation>
    </message>
    <message>
        <source>Western European (Latin-1)</source>
        <translation>Europeo occidental (Latin-1)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16, low byte first)</source>
        <translation>Unicode (UTF-16, primero el byte bajo)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16, high byte first)</source>
        <translation>Unicode (UTF-16, primero el byte alto)</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Europeo occidental</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Europeo central</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cirílico</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griego</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turco</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Báltico</translation>
    </message>
    <message>
        <source>Nordic</source>
        <translation>Nórdico</translation>
    </message>
    <message>
        <source>Celtic</source>
        <translation>Celta</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebreo</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Árabe</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Tailandés</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamita</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chino</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonés</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coreano</translation>
    </message>
</context>
<context>
    <name>EncodingChoice</name>
    <message>
        <source>The file does not say how its letters are written. &amp;Read as:</source>
        <translation>El archivo no dice cómo están escritas sus letras. &amp;Leer como:</translation>
    </message>
    <message>
        <source>Other letters…</source>
        <translation>Otros caracteres…</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Letters of the file</source>
        <translation>Caracteres del archivo</translation>
    </message>
    <message>
        <source>Language or name</source>
        <translation>Idioma o nombre</translation>
    </message>
    <message>
        <source>Search encodings</source>
        <translation>Buscar codificaciones</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Codificaciones</translation>
    </message>
    <message>
        <source>Text of the file, read so</source>
        <translation>Texto del archivo, leído así</translation>
    </message>
    <message>
        <source>Read so</source>
        <translation>Leer así</translation>
    </message>
</context>
<context>
    <name>EndgameMoves</name>
    <message>
        <source>All moves</source>
        <translation>Todas las jugadas</translation>
    </message>
</context>
<context>
    <name>EndgamePanel</name>
    <message>
        <source>Best line</source>
        <translation>Mejor línea</translation>
    </message>
    <message>
        <source>Nobody can force a win.</source>
        <translation>Nadie puede forzar la victoria.</translation>
    </message>
</context>
<context>
    <name>EndgameTablesDialog</name>
    <message>
        <source>Endgame tables: {game}</source>
        <translation>Tablas de finales: {game}</translation>
    </message>
    <message>
        <source>Show the longest win</source>
        <translation>Mostrar la victoria más larga</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Tablas de finales</translation>
    </message>
    <message>
        <source>K is a king, M a man; the longest win is counted in moves of the winner.</source>
        <translation>K es una dama, M un peón; la victoria más larga se cuenta en jugadas del ganador.</translation>
    </message>
    <message>
        <source>Tables: {count} · {size}</source>
        <translation>Tablas: {count} · {size}</translation>
    </message>
</context>
<context>
    <name>EndgamesModel</name>
    <message>
        <source>Longest win</source>
        <translation>Victoria más larga</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>En disco</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Final</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{color} offers a draw.</source>
        <translation>{color} ofrecen tablas.</translation>
    </message>
    <message>
        <source>The computer offers a draw.</source>
        <translation>El ordenador ofrece tablas.</translation>
    </message>
    <message>
        <source>The offer stands until you move.</source>
        <translation>La oferta vale hasta que juegues.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>This program cannot be started.</source>
        <translation>Este programa no se puede iniciar.</translation>
    </message>
    <message>
        <source>It ended instead of answering.</source>
        <translation>Terminó en lugar de responder.</translation>
    </message>
    <message>
        <source>It does not answer. Perhaps it is no engine, or needs other arguments.</source>
        <translation>No responde. Quizá no es un motor, o necesita otros argumentos.</translation>
    </message>
    <message>
        <source>It reports an error.</source>
        <translation>Comunica un error.</translation>
    </message>
    <message>
        <source>Its answers make no sense.</source>
        <translation>Sus respuestas no tienen sentido.</translation>
    </message>
    <message>
        <source>Plays none of our games</source>
        <translation>No juega a ninguno de nuestros juegos</translation>
    </message>
    <message>
        <source>Plays all games</source>
        <translation>Juega a todos los juegos</translation>
    </message>
    <message>
        <source>Plays {games}</source>
        <translation>Juega a {games}</translation>
    </message>
</context>
<context>
    <name>EngineBlock</name>
    <message>
        <source>Best lines of {engine}</source>
        <translation>Mejores líneas de {engine}</translation>
    </message>
    <message>
        <source>Depth {depth}</source>
        <translation>Profundidad {depth}</translation>
    </message>
</context>
<context>
    <name>EngineBlocks</name>
    <message>
        <source>It was given up.</source>
        <translation>Se desistió.</translation>
    </message>
    <message>
        <source>It does not play this game.</source>
        <translation>No juega a este juego.</translation>
    </message>
</context>
<context>
    <name>EngineDetails</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Change the program</source>
        <translation>Cambiar el programa</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>That of the program</source>
        <translation>La del programa</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>Hub, version 2</source>
        <translation>Hub, versión 2</translation>
    </message>
    <message>
        <source>Hub, version 1</source>
        <translation>Hub, versión 1</translation>
    </message>
    <message>
        <source> seconds a move</source>
        <translation> segundos por jugada</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Tiempo de reflexión</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Valores iniciales</translation>
    </message>
    <message>
        <source>Set every parameter to what the engine suggests</source>
        <translation>Poner cada parámetro como lo sugiere el motor</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>de {author}</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Ar&amp;guments</source>
        <translation>Ar&amp;gumentos</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Carpeta</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>&amp;Protocolo</translation>
    </message>
    <message>
        <source>&amp;Thinking time</source>
        <translation>&amp;Tiempo de reflexión</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Elegir un motor</translation>
    </message>
</context>
<context>
    <name>EngineLine</name>
    <message>
        <source>Above zero White is better; 1.00 is about a man</source>
        <translation>Por encima de cero las blancas están mejor; 1,00 es más o menos un peón</translation>
    </message>
    <message>
        <source>Above zero the side to move is better; 1.00 is about a man</source>
        <translation>Por encima de cero el bando que juega está mejor; 1,00 es más o menos un peón</translation>
    </message>
    <message>
        <source>From the opening book</source>
        <translation>Del libro de aperturas</translation>
    </message>
    <message>
        <source>From the endgame tables</source>
        <translation>De las tablas de finales</translation>
    </message>
    <message>
        <source>Depth {depth} · expects {move}</source>
        <translation>Profundidad {depth} · espera {move}</translation>
    </message>
    <message>
        <source>Depth {depth} · {speed} million positions a second</source>
        <translation>Profundidad {depth} · {speed} millones de posiciones por segundo</translation>
    </message>
</context>
<context>
    <name>EngineTicks</name>
    <message>
        <source>Built-in engine</source>
        <translation>Motor integrado</translation>
    </message>
</context>
<context>
    <name>EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>Añadir un motor…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Add other draughts programs that speak the Hub protocol. They can play against you, against each other, and analyse beside the built-in engine.</source>
        <translation>Añade otros programas de damas que hablen el protocolo Hub. Pueden jugar contra ti, entre sí y analizar junto al motor integrado.</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Elegir un motor</translation>
    </message>
    <message>
        <source>Asking {name} what it is …</source>
        <translation>Preguntando a {name} qué es…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Asking {name} …</source>
        <translation>Preguntando a {name}…</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>Se ha quitado {name}.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Recuperarlo</translation>
    </message>
    <message>
        <source>Set how it is started, then test it.</source>
        <translation>Indica cómo se inicia y después pruébalo.</translation>
    </message>
    <message>
        <source>{name} was added. {games}.</source>
        <translation>Se ha añadido {name}. {games}.</translation>
    </message>
    <message>
        <source>{name} answers. {games}.</source>
        <translation>{name} responde. {games}.</translation>
    </message>
    <message>
        <source>Add it nevertheless</source>
        <translation>Añadirlo de todos modos</translation>
    </message>
</context>
<context>
    <name>EntrantList</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Kind of player</source>
        <translation>Tipo de jugador</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Positions a move</source>
        <translation>Posiciones por jugada</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>Tiempo por jugada</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Added engine</source>
        <translation>Motor añadido</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>None was added that plays this game</source>
        <translation>No se ha añadido ninguno que juegue a este juego</translation>
    </message>
    <message>
        <source> ms a move</source>
        <translation> ms por jugada</translation>
    </message>
    <message>
        <source>A level of the computer</source>
        <translation>Un nivel del ordenador</translation>
    </message>
    <message>
        <source>The computer with a time of its own</source>
        <translation>El ordenador con un tiempo propio</translation>
    </message>
    <message>
        <source>The computer with a number of positions</source>
        <translation>El ordenador con un número de posiciones</translation>
    </message>
    <message>
        <source>An engine that you added</source>
        <translation>Un motor que has añadido</translation>
    </message>
    <message>
        <source>You, or another person at this board</source>
        <translation>Tú, u otra persona ante este tablero</translation>
    </message>
    <message>
        <source>Computer, {count} ms</source>
        <translation>Ordenador, {count} ms</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>How the game stands: White’s share is light</source>
        <translation>Cómo está la partida: la parte clara es la de las blancas</translation>
    </message>
</context>
<context>
    <name>ExchangeView</name>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>Ajustes (*.json)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Exportar los ajustes</translation>
    </message>
    <message>
        <source>The settings are in “{name}”.</source>
        <translation>Los ajustes están en «{name}».</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Importar ajustes</translation>
    </message>
    <message>
        <source>“{name}” has a value for “{setting}” that cannot be.</source>
        <translation>«{name}» tiene para «{setting}» un valor que no puede ser.</translation>
    </message>
    <message>
        <source>“{name}” is no file of settings of Harzdame.</source>
        <translation>«{name}» no es un archivo de ajustes de Harzdame.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
</context>
<context>
    <name>ExerciseDialog</name>
    <message>
        <source>Exercise sheet</source>
        <translation>Hoja de ejercicios</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>Diagramas por página</translation>
    </message>
    <message>
        <source>Solutions on pages at the end</source>
        <translation>Soluciones en páginas al final</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
</context>
<context>
    <name>ExerciseSheet</name>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
</context>
<context>
    <name>ExerciseSheets</name>
    <message>
        <source>There is no exercise here.</source>
        <translation>Aquí no hay ningún ejercicio.</translation>
    </message>
    <message>
        <source>A sheet takes puzzles with a solution, and questions of a study.</source>
        <translation>Una hoja toma problemas con solución y preguntas de un estudio.</translation>
    </message>
    <message>
        <source>Save the exercise sheet</source>
        <translation>Guardar la hoja de ejercicios</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>Se ha escrito «{name}».</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mías</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Libro</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Click to add it to your repertoire</source>
        <translation>Haz clic para añadirla a tu repertorio</translation>
    </message>
    <message>
        <source>In both of your repertoires</source>
        <translation>En tus dos repertorios</translation>
    </message>
    <message>
        <source>In your repertoire for White</source>
        <translation>En tu repertorio con blancas</translation>
    </message>
    <message>
        <source>In your repertoire for Black</source>
        <translation>En tu repertorio con negras</translation>
    </message>
    <message>
        <source>{wins} won, {draws} drawn, {losses} lost by the side to move</source>
        <translation>Del bando que juega: {wins} ganadas, {draws} tablas, {losses} perdidas</translation>
    </message>
    <message>
        <source>{average} on average, last in {last}</source>
        <translation>{average} de media, la última en {last}</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <source>Explorer</source>
        <translation>Explorador</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Ordenado por</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mis partidas</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Libro de aperturas</translation>
    </message>
    <message>
        <source>The source whose moves come first</source>
        <translation>La fuente cuyas jugadas van primero</translation>
    </message>
    <message>
        <source>Nothing is known of this position.</source>
        <translation>De esta posición no se sabe nada.</translation>
    </message>
    <message>
        <source>Moves played here</source>
        <translation>Jugadas que se hicieron aquí</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>The preview is being made…</source>
        <translation>Se está preparando la vista previa…</translation>
    </message>
    <message>
        <source>The file of these games cannot be read any more.</source>
        <translation>El archivo de estas partidas ya no se puede leer.</translation>
    </message>
    <message>
        <source>Page 1 of {pages}</source>
        <translation>Página 1 de {pages}</translation>
    </message>
    <message>
        <source>{width} pixels wide</source>
        <translation>{width} píxeles de ancho</translation>
    </message>
</context>
<context>
    <name>ExportOptions</name>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Visto desde</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Tiempo por jugada</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagramas</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claros</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuros</translation>
    </message>
    <message>
        <source>For paper</source>
        <translation>Para papel</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeño</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mediano</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Where something is said</source>
        <translation>Donde se dice algo</translation>
    </message>
    <message>
        <source>Every 5 moves</source>
        <translation>Cada 5 jugadas</translation>
    </message>
    <message>
        <source>Every 10 moves</source>
        <translation>Cada 10 jugadas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>La posición</translation>
    </message>
    <message>
        <source>The line shown</source>
        <translation>La línea mostrada</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Toda la partida</translation>
    </message>
    <message>
        <source>All games of the file</source>
        <translation>Todas las partidas del archivo</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Imagen (PNG)</translation>
    </message>
    <message>
        <source>Drawing, sharp at every size (SVG)</source>
        <translation>Dibujo, nítido a cualquier tamaño (SVG)</translation>
    </message>
    <message>
        <source>Pages with diagrams (PDF)</source>
        <translation>Páginas con diagramas (PDF)</translation>
    </message>
    <message>
        <source>Page that plays in a browser (HTML)</source>
        <translation>Página que se reproduce en un navegador (HTML)</translation>
    </message>
    <message>
        <source>Animation (GIF)</source>
        <translation>Animación (GIF)</translation>
    </message>
    <message>
        <source>Text for a forum or a mail</source>
        <translation>Texto para un foro o un correo</translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message>
        <source>White to move</source>
        <translation>Juegan las blancas</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Juegan las negras</translation>
    </message>
    <message>
        <source>men</source>
        <translation>peones</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>damas</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>ronda {number}</translation>
    </message>
    <message>
        <source>w b: men, W B: kings</source>
        <translation>w b: peones, W B: damas</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Comienzo</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Girar el tablero</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Segundos por jugada</translation>
    </message>
    <message>
        <source>Keys: ← → moves, ↑ ↓ variations, space plays, F flips the board</source>
        <translation>Teclas: ← → jugadas, ↑ ↓ variantes, espacio reproduce, F gira el tablero</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>It is in the folder {folder}.</source>
        <translation>Está en la carpeta {folder}.</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>Se ha escrito «{name}».</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>Imagen copiada.</translation>
    </message>
    <message>
        <source>It can be pasted into a text, a mail or a chat.</source>
        <translation>Se puede pegar en un texto, un correo o un chat.</translation>
    </message>
    <message>
        <source>It can be pasted into a forum or a mail.</source>
        <translation>Se puede pegar en un foro o un correo.</translation>
    </message>
    <message>
        <source>Text copied.</source>
        <translation>Texto copiado.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>Se paró la exportación.</translation>
    </message>
    <message>
        <source>No file was changed.</source>
        <translation>No se ha cambiado ningún archivo.</translation>
    </message>
    <message>
        <source>The pages are on their way to the printer.</source>
        <translation>Las páginas van camino de la impresora.</translation>
    </message>
    <message>
        <source>It does not take them, or the file cannot be written.</source>
        <translation>No las acepta, o el archivo no se puede escribir.</translation>
    </message>
    <message>
        <source>The pages were not printed.</source>
        <translation>Las páginas no se han impreso.</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>You take {own}, they take {taken}.</source>
        <translation>Tú tomas {own}, el rival toma {taken}.</translation>
    </message>
    <message>
        <source>They take {taken}.</source>
        <translation>El rival toma {taken}.</translation>
    </message>
    <message>
        <source>You must take {own} and give away {given}.</source>
        <translation>Debes tomar {own} y entregar {given}.</translation>
    </message>
    <message>
        <source>You must take {own}.</source>
        <translation>Debes tomar {own}.</translation>
    </message>
    <message>
        <source>That ends the game.</source>
        <translation>Con eso termina la partida.</translation>
    </message>
    <message>
        <source>That wins a king.</source>
        <translation>Con eso se gana una dama.</translation>
    </message>
    <message>
        <source>That makes a king.</source>
        <translation>Con eso se corona una dama.</translation>
    </message>
    <message>
        <source>That takes a king.</source>
        <translation>Con eso se captura una dama.</translation>
    </message>
    <message>
        <source>Whatever is answered, the men on {squares} cannot move next without loss.</source>
        <translation>Se responda lo que se responda, los peones de {squares} no pueden moverse después sin pérdida.</translation>
    </message>
    <message>
        <source>In the best line found {move} wins the game {soon}.</source>
        <translation>En la mejor línea encontrada {move} gana la partida {soon}.</translation>
    </message>
    <message>
        <source>In the best line found {move} makes a king {soon}.</source>
        <translation>En la mejor línea encontrada {move} corona {soon}.</translation>
    </message>
    <message>
        <source>In the best line found {move} leads to the capture of a king.</source>
        <translation>En la mejor línea encontrada {move} lleva a la captura de una dama.</translation>
    </message>
    <message>
        <source>In the best line found this loses the game {soon}, beginning with {answer}.</source>
        <translation>En la mejor línea encontrada esto pierde la partida {soon}, empezando con {answer}.</translation>
    </message>
    <message>
        <source>In the best line found the other side makes a king {soon}, beginning with {answer}.</source>
        <translation>En la mejor línea encontrada el rival corona {soon}, empezando con {answer}.</translation>
    </message>
    <message>
        <source>In the best line found this loses a king, beginning with {answer}.</source>
        <translation>En la mejor línea encontrada esto pierde una dama, empezando con {answer}.</translation>
    </message>
    <message>
        <source>The endgame was {was}: {own} against {theirs}. Now it is {now}.</source>
        <translation>El final era: {was} ({own} contra {theirs}). Ahora: {now}.</translation>
    </message>
    <message>
        <source>Allows a shot that ends the game, beginning with {answer}.</source>
        <translation>Permite un golpe que termina la partida, empezando con {answer}.</translation>
    </message>
    <message>
        <source>Takes {own}, but {answer} begins to take {taken} back.</source>
        <translation>Toma {own}, pero {answer} empieza a recuperar {taken}.</translation>
    </message>
    <message>
        <source>Allows a shot: {answer} wins {net}, {taken} for {given}.</source>
        <translation>Permite un golpe: {answer} gana {net}, {taken} por {given}.</translation>
    </message>
    <message>
        <source>Loses {taken}, beginning with {answer}.</source>
        <translation>Pierde {taken}, empezando con {answer}.</translation>
    </message>
    <message>
        <source>Misses a capture of {taken}: {move}.</source>
        <translation>Deja pasar una captura de {taken}: {move}.</translation>
    </message>
    <message>
        <source>{move} would have won {taken} by force.</source>
        <translation>{move} habría ganado {taken} a la fuerza.</translation>
    </message>
    <message>
        <source>Misses a shot: {move} wins {net}, {taken} for {given}.</source>
        <translation>Deja pasar un golpe: {move} gana {net}, {taken} por {given}.</translation>
    </message>
    <message>
        <source>Has to take {own} and gives away {taken}, beginning with {answer}.</source>
        <translation>Tiene que tomar {own} y entrega {taken}, empezando con {answer}.</translation>
    </message>
    <message>
        <source>Has to take {own}, beginning with {answer}.</source>
        <translation>Tiene que tomar {own}, empezando con {answer}.</translation>
    </message>
    <message>
        <source>Misses a shot: {move} gives away {given} and takes {taken}.</source>
        <translation>Deja pasar un golpe: {move} entrega {given} y toma {taken}.</translation>
    </message>
    <message>
        <source>{move} would have made the other side take {given}.</source>
        <translation>{move} habría obligado al rival a tomar {given}.</translation>
    </message>
    <message>
        <source>Leaves {square} to be taken for nothing.</source>
        <translation>Deja que se tome {square} a cambio de nada.</translation>
    </message>
    <message>
        <source>Lets {square} be taken for nothing.</source>
        <translation>Permite que se tome {square} a cambio de nada.</translation>
    </message>
    <message>
        <source>Leaves {squares} to be taken for nothing.</source>
        <translation>Deja que se tomen {squares} a cambio de nada.</translation>
    </message>
    <message>
        <source>Lets {squares} be taken for nothing.</source>
        <translation>Permite que se tomen {squares} a cambio de nada.</translation>
    </message>
    <message>
        <source>Lets the edge go: {guard} guarded it. The other side makes a king {soon}.</source>
        <translation>Abandona el borde: {guard} lo guardaba. El rival corona {soon}.</translation>
    </message>
    <message>
        <source>The other side makes a king {soon}, and nothing stops it.</source>
        <translation>El rival corona {soon}, y nada lo impide.</translation>
    </message>
    <message>
        <source>Misses a breakthrough: {move} makes a king {soon}.</source>
        <translation>Deja pasar una ruptura: {move} corona {soon}.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganado</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdido</translation>
    </message>
</context>
<context>
    <name>FactsDialog</name>
    <message>
        <source>Details of the game</source>
        <translation>Datos de la partida</translation>
    </message>
    <message>
        <source>The game is being played: its result comes from the game.</source>
        <translation>La partida se está jugando: su resultado sale de la partida.</translation>
    </message>
    <message>
        <source>&amp;Other tags</source>
        <translation>O&amp;tros datos</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Blancas</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Negras</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Prueba</translation>
    </message>
    <message>
        <source>&amp;Site</source>
        <translation>&amp;Lugar</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Fecha</translation>
    </message>
    <message>
        <source>R&amp;ound</source>
        <translation>R&amp;onda</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Resultado</translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation>&amp;Comentarista</translation>
    </message>
    <message>
        <source>As far as it is known: 2024, 2024-05, 2024-05-17</source>
        <translation>Hasta donde se sepa: 2024, 2024-05, 2024-05-17</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>{side}: rating</source>
        <translation>{side}: Elo</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>“{text}” is not read as a date.</source>
        <translation>«{text}» no se lee como fecha.</translation>
    </message>
    <message>
        <source>“{text}” is not a number.</source>
        <translation>«{text}» no es un número.</translation>
    </message>
</context>
<context>
    <name>File</name>
    <message>
        <source>Draughts games</source>
        <translation>Partidas de damas</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>“{name}” was not saved.</source>
        <translation>«{name}» no se guardó.</translation>
    </message>
    <message>
        <source>“{name}” was not opened.</source>
        <translation>«{name}» no se abrió.</translation>
    </message>
    <message>
        <source>The disk is full. Your game is still here.</source>
        <translation>El disco está lleno. Tu partida sigue aquí.</translation>
    </message>
    <message>
        <source>“{name}” was left as it is.</source>
        <translation>«{name}» quedó como está.</translation>
    </message>
    <message>
        <source>Another program has changed the file meanwhile. Read it again to go on.</source>
        <translation>Entretanto otro programa ha cambiado el archivo. Vuelve a leerlo para seguir.</translation>
    </message>
    <message>
        <source>Its encoding lacks a letter that is needed, or some of its letters are damaged.</source>
        <translation>A su codificación le falta una letra que hace falta, o algunas de sus letras están dañadas.</translation>
    </message>
    <message>
        <source>You are not allowed to change it.</source>
        <translation>No tienes permiso para cambiarlo.</translation>
    </message>
    <message>
        <source>No file can be that large there.</source>
        <translation>Allí ningún archivo puede ser tan grande.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <translation>No tienes permiso para leerlo.</translation>
    </message>
    <message>
        <source>You are not allowed to do that there; choose another folder.</source>
        <translation>Allí no tienes permiso para hacer eso; elige otra carpeta.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>No existe ese archivo.</translation>
    </message>
    <message>
        <source>Its folder does not exist; choose another.</source>
        <translation>Su carpeta no existe; elige otra.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <translation>Es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>It is not a plain file.</source>
        <translation>No es un archivo normal.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>No file can be that large there; choose another folder.</source>
        <translation>Allí ningún archivo puede ser tan grande; elige otra carpeta.</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>No contiene ninguna partida.</translation>
    </message>
    <message>
        <source>Another program has changed or removed the file meanwhile. Save under another name.</source>
        <translation>Entretanto otro programa ha cambiado o quitado el archivo. Guarda con otro nombre.</translation>
    </message>
    <message>
        <source>The game has been changed or removed there meanwhile.</source>
        <translation>Entretanto la partida se ha cambiado o quitado allí.</translation>
    </message>
    <message>
        <source>One of its chapters is on the main board with changes that are not saved.</source>
        <translation>Uno de sus capítulos está en el tablero principal con cambios sin guardar.</translation>
    </message>
    <message>
        <source>Another program has it open. Close it there, then try again.</source>
        <translation>Otro programa lo tiene abierto. Ciérralo allí y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>It is just being written by another window: {detail}</source>
        <translation>Otra ventana lo está escribiendo ahora: {detail}</translation>
    </message>
    <message>
        <source>Its encoding lacks a letter that is needed. Save under another name.</source>
        <translation>A su codificación le falta una letra que hace falta. Guarda con otro nombre.</translation>
    </message>
    <message>
        <source>What “{name}” holds cannot be told just now: {detail}</source>
        <translation>Ahora mismo no se puede saber qué contiene «{name}»: {detail}</translation>
    </message>
    <message>
        <source>The disk does not answer.</source>
        <translation>El disco no responde.</translation>
    </message>
    <message>
        <source>It takes a little longer.</source>
        <translation>Tarda un poco más.</translation>
    </message>
    <message>
        <source>The text of its games is damaged: moved, they would run into one another.</source>
        <translation>El texto de sus partidas está dañado: al moverlas se mezclarían.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>As in the file</source>
        <translation>Como en el archivo</translation>
    </message>
    <message>
        <source>By White</source>
        <translation>Por blancas</translation>
    </message>
    <message>
        <source>By Black</source>
        <translation>Por negras</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Por resultado</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Por fecha</translation>
    </message>
    <message>
        <source>By event</source>
        <translation>Por prueba</translation>
    </message>
    <message>
        <source>By kind of game</source>
        <translation>Por tipo de juego</translation>
    </message>
    <message>
        <source>Copy to</source>
        <translation>Copiar a</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Mover a</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Review all games…</source>
        <translation>Revisar todas las partidas…</translation>
    </message>
    <message>
        <source>Undo {edit}</source>
        <translation>Deshacer: {edit}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo {edit}</source>
        <translation>Rehacer: {edit}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
</context>
<context>
    <name>FileEdit</name>
    <message>
        <source>The one on the board stays there and is in no file now.</source>
        <translation>La del tablero se queda allí y ya no está en ningún archivo.</translation>
    </message>
    <message>
        <source>What was deleted can be brought back until the file is closed.</source>
        <translation>Lo eliminado se puede recuperar hasta que se cierre el archivo.</translation>
    </message>
    <message>
        <source>Done again: {edit}.</source>
        <translation>Rehecho: {edit}.</translation>
    </message>
    <message>
        <source>Undone: {edit}.</source>
        <translation>Deshecho: {edit}.</translation>
    </message>
</context>
<context>
    <name>FileGames</name>
    <message>
        <source>Show the game in the file</source>
        <translation>Mostrar la partida del archivo</translation>
    </message>
    <message>
        <source>“{name}” was changed meanwhile.</source>
        <translation>Entretanto «{name}» ha cambiado.</translation>
    </message>
    <message>
        <source>This is your version; its changes are not saved in “{name}” yet.</source>
        <translation>Esta es tu versión; sus cambios aún no están guardados en «{name}».</translation>
    </message>
    <message>
        <source>Saving puts them there.</source>
        <translation>Al guardar pasan allí.</translation>
    </message>
</context>
<context>
    <name>FileGamesModel</name>
    <message>
        <source>Your changes are not saved in the file.</source>
        <translation>Tus cambios no están guardados en el archivo.</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>en el tablero</translation>
    </message>
    <message>
        <source>changes not saved</source>
        <translation>cambios sin guardar</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partida {number}</translation>
    </message>
</context>
<context>
    <name>FileReviewing</name>
    <message>
        <source>A review is under way.</source>
        <translation>Hay una revisión en curso.</translation>
    </message>
    <message>
        <source>There are no games to review.</source>
        <translation>No hay partidas que revisar.</translation>
    </message>
    <message>
        <source>Open a file of games first.</source>
        <translation>Abre antes un archivo de partidas.</translation>
    </message>
    <message>
        <source>All of these games were reviewed before.</source>
        <translation>Todas estas partidas ya se habían revisado.</translation>
    </message>
    <message>
        <source>The game on the board can be reviewed once more.</source>
        <translation>La partida del tablero se puede revisar otra vez.</translation>
    </message>
    <message>
        <source>Reviewing the games</source>
        <translation>Revisando las partidas</translation>
    </message>
    <message>
        <source>The review could not go on.</source>
        <translation>La revisión no pudo seguir.</translation>
    </message>
    <message>
        <source>What was found is kept. ({detail})</source>
        <translation>Se conserva lo encontrado. ({detail})</translation>
    </message>
</context>
<context>
    <name>FileTabs</name>
    <message>
        <source>Open files</source>
        <translation>Archivos abiertos</translation>
    </message>
</context>
<context>
    <name>FilesPanel</name>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Commands for the games</source>
        <translation>Comandos para las partidas</translation>
    </message>
    <message>
        <source>Hide the list</source>
        <translation>Ocultar la lista</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>The games of the files that you open are listed here.</source>
        <translation>Aquí aparecen las partidas de los archivos que abres.</translation>
    </message>
</context>
<context>
    <name>FilmStrip</name>
    <message>
        <source>Strip of boards</source>
        <translation>Tira de tableros</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Curso</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capítulo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Folder of the library</source>
        <translation>Carpeta de la biblioteca</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>ahora no</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Reglas de {game}</translation>
    </message>
    <message>
        <source>Tour of {game}</source>
        <translation>Visita guiada de {game}</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mis partidas</translation>
    </message>
</context>
<context>
    <name>FolderList</name>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Marcadas</translation>
    </message>
    <message>
        <source>With stars</source>
        <translation>Con estrellas</translation>
    </message>
    <message>
        <source>Not read to the end</source>
        <translation>No leídas hasta el final</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mis partidas</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nueva carpeta…</translation>
    </message>
    <message>
        <source>New folder in “{name}”…</source>
        <translation>Nueva carpeta en «{name}»…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar el nombre…</translation>
    </message>
    <message>
        <source>Remove the folder, keep its games</source>
        <translation>Quitar la carpeta, conservar sus partidas</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nueva carpeta</translation>
    </message>
    <message>
        <source>Rename the folder</source>
        <translation>Cambiar el nombre de la carpeta</translation>
    </message>
</context>
<context>
    <name>FoundWalk</name>
    <message>
        <source>No games were looked for yet.</source>
        <translation>Aún no se ha buscado ninguna partida.</translation>
    </message>
    <message>
        <source>Search in the library, or list the games with the position on the board.</source>
        <translation>Busca en la biblioteca, o lista las partidas con la posición del tablero.</translation>
    </message>
    <message>
        <source>This is the first of the games that were found.</source>
        <translation>Esta es la primera de las partidas encontradas.</translation>
    </message>
    <message>
        <source>This is the last of the games that were found.</source>
        <translation>Esta es la última de las partidas encontradas.</translation>
    </message>
    <message>
        <source>This game cannot be shown.</source>
        <translation>Esta partida no se puede mostrar.</translation>
    </message>
    <message>
        <source>Its text is kept in the library; “Export…” writes it to a file.</source>
        <translation>Su texto se conserva en la biblioteca; «Exportar…» lo escribe en un archivo.</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>All the rules</source>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>See in what another game differs from this one</source>
        <translation>Ver en qué se diferencia otro juego de este</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Visita guiada</translation>
    </message>
    <message>
        <source>The game in five minutes, by moves that you make</source>
        <translation>El juego en cinco minutos, con jugadas que haces tú</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorito</translation>
    </message>
</context>
<context>
    <name>GameChanges</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>New label</source>
        <translation>Nueva etiqueta</translation>
    </message>
    <message>
        <source>The folder “{name}” was removed; its games are still in the library.</source>
        <translation>Se ha quitado la carpeta «{name}»; sus partidas siguen en la biblioteca.</translation>
    </message>
    <message>
        <source>Put them back</source>
        <translation>Recuperarlas</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exportar partidas</translation>
    </message>
    <message>
        <source>Games written to “{name}”: {count}.</source>
        <translation>Partidas escritas en «{name}»: {count}.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Another game</source>
        <translation>Otra partida</translation>
    </message>
    <message>
        <source>Search names, events, years</source>
        <translation>Buscar nombres, pruebas, años</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Buscar en la biblioteca</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mis partidas</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Portapapeles</translation>
    </message>
    <message>
        <source>Take this game</source>
        <translation>Tomar esta partida</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>The games cannot be read.</source>
        <translation>No se pueden leer las partidas.</translation>
    </message>
    <message>
        <source>There is no game here.</source>
        <translation>Aquí no hay ninguna partida.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long to look for games in it.</source>
        <translation>El texto del portapapeles es demasiado largo para buscar partidas en él.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>No hay ninguna partida en el portapapeles.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Esta partida no se puede leer.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Search games</source>
        <translation>Buscar juegos</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Ningún juego coincide.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritos</translation>
    </message>
    <message>
        <source>Lately played</source>
        <translation>Jugados hace poco</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Start</source>
        <translation>Comienzo</translation>
    </message>
</context>
<context>
    <name>GamePlace</name>
    <message>
        <source>Game {number} of {count} · {name}</source>
        <translation>Partida {number} de {count} · {name}</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>Put it on the board</source>
        <translation>Poner en el tablero</translation>
    </message>
    <message>
        <source>Choose a game to see it here.</source>
        <translation>Elige una partida para verla aquí.</translation>
    </message>
    <message>
        <source>This game could not be read to its end; its text is kept.</source>
        <translation>Esta partida no se pudo leer hasta el final; se conserva su texto.</translation>
    </message>
</context>
<context>
    <name>GameRows</name>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
</context>
<context>
    <name>GameTextDialog</name>
    <message>
        <source>Text of the game</source>
        <translation>Texto de la partida</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>The computer waits for you.</source>
        <translation>El ordenador te espera.</translation>
    </message>
    <message>
        <source>It moves when you press Space.</source>
        <translation>Juega cuando pulses Espacio.</translation>
    </message>
    <message>
        <source>Open games</source>
        <translation>Partidas abiertas</translation>
    </message>
    <message>
        <source>Import them into the library to search the games of all.</source>
        <translation>Impórtalas en la biblioteca para buscar en las partidas de todos los archivos.</translation>
    </message>
    <message>
        <source>The file does not say how its letters are written.</source>
        <translation>El archivo no dice cómo están escritas sus letras.</translation>
    </message>
    <message>
        <source>They were read as {encoding}.</source>
        <translation>Se leyeron como {encoding}.</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invitado</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
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
        <translation>Ajedrez</translation>
    </message>
    <message>
        <source>Chinese chess</source>
        <translation>Ajedrez chino</translation>
    </message>
    <message>
        <source>Othello</source>
        <translation>Otelo</translation>
    </message>
    <message>
        <source>English draughts</source>
        <translation>Damas inglesas</translation>
    </message>
    <message>
        <source>Italian draughts</source>
        <translation>Damas italianas</translation>
    </message>
    <message>
        <source>Pool checkers</source>
        <translation>Pool checkers</translation>
    </message>
    <message>
        <source>Spanish draughts</source>
        <translation>Damas españolas</translation>
    </message>
    <message>
        <source>Russian draughts</source>
        <translation>Damas rusas</translation>
    </message>
    <message>
        <source>Brazilian draughts</source>
        <translation>Damas brasileñas</translation>
    </message>
    <message>
        <source>Canadian draughts</source>
        <translation>Damas canadienses</translation>
    </message>
    <message>
        <source>Portuguese draughts</source>
        <translation>Damas portuguesas</translation>
    </message>
    <message>
        <source>Czech draughts</source>
        <translation>Damas checas</translation>
    </message>
    <message>
        <source>Thai draughts</source>
        <translation>Damas tailandesas</translation>
    </message>
    <message>
        <source>Frisian draughts</source>
        <translation>Damas frisonas</translation>
    </message>
    <message>
        <source>Spantsiretti</source>
        <translation>Spantsireti</translation>
    </message>
    <message>
        <source>Draughts on 64 squares</source>
        <translation>Damas en 64 casillas</translation>
    </message>
    <message>
        <source>Draughts on 144 squares</source>
        <translation>Damas en 144 casillas</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Otro juego</translation>
    </message>
    <message>
        <source>{game} (guessed)</source>
        <translation>{game} (supuesto)</translation>
    </message>
    <message>
        <source>no majority</source>
        <translation>sin mayoría</translation>
    </message>
    <message>
        <source>free choice</source>
        <translation>elección libre</translation>
    </message>
    <message>
        <source>flying kings</source>
        <translation>damas largas</translation>
    </message>
    <message>
        <source>short kings</source>
        <translation>damas cortas</translation>
    </message>
    <message>
        <source>men capture backward</source>
        <translation>los peones capturan hacia atrás</translation>
    </message>
    <message>
        <source>men capture forward only</source>
        <translation>los peones capturan solo hacia delante</translation>
    </message>
    <message>
        <source>majority capture</source>
        <translation>captura por mayoría</translation>
    </message>
    <message>
        <source>capture with a king first</source>
        <translation>primero captura con dama</translation>
    </message>
    <message>
        <source>most kings</source>
        <translation>más damas</translation>
    </message>
    <message>
        <source>kings first</source>
        <translation>primero las damas</translation>
    </message>
    <message>
        <source>capture of the greatest value</source>
        <translation>captura del mayor valor</translation>
    </message>
    <message>
        <source>give away</source>
        <translation>al pierde</translation>
    </message>
    <message>
        <source>losing wins</source>
        <translation>perder gana</translation>
    </message>
    <message>
        <source>first king wins</source>
        <translation>la primera dama gana</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Estrellas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Games found</source>
        <translation>Partidas encontradas</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Search names, events, years</source>
        <translation>Buscar nombres, pruebas, años</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
</context>
<context>
    <name>Glyph</name>
    <message>
        <source>Annotation {number}</source>
        <translation>Anotación {number}</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Buena jugada</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>Jugada excelente</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Error grave</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Jugada interesante</translation>
    </message>
    <message>
        <source>Dubious move</source>
        <translation>Jugada dudosa</translation>
    </message>
    <message>
        <source>Forced move</source>
        <translation>Jugada forzada</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Única jugada</translation>
    </message>
    <message>
        <source>Worst move</source>
        <translation>La peor jugada</translation>
    </message>
    <message>
        <source>Even position</source>
        <translation>Posición igualada</translation>
    </message>
    <message>
        <source>Equal chances, quiet position</source>
        <translation>Igualdad, posición tranquila</translation>
    </message>
    <message>
        <source>Equal chances, active position</source>
        <translation>Igualdad, posición activa</translation>
    </message>
    <message>
        <source>Unclear position</source>
        <translation>Posición incierta</translation>
    </message>
    <message>
        <source>With the idea</source>
        <translation>Con la idea</translation>
    </message>
    <message>
        <source>Aimed against</source>
        <translation>Dirigido contra</translation>
    </message>
    <message>
        <source>Better is</source>
        <translation>Es mejor</translation>
    </message>
    <message>
        <source>Worse is</source>
        <translation>Es peor</translation>
    </message>
    <message>
        <source>Equivalent is</source>
        <translation>Es equivalente</translation>
    </message>
    <message>
        <source>Editorial remark</source>
        <translation>Nota de la redacción</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Novedad</translation>
    </message>
    <message>
        <source>{side} has a slight advantage</source>
        <translation>{side}: ligera ventaja</translation>
    </message>
    <message>
        <source>{side} has a clear advantage</source>
        <translation>{side}: clara ventaja</translation>
    </message>
    <message>
        <source>{side} is winning</source>
        <translation>{side}: posición ganada</translation>
    </message>
    <message>
        <source>{side} has a crushing advantage</source>
        <translation>{side}: ventaja aplastante</translation>
    </message>
    <message>
        <source>{side} is in zugzwang</source>
        <translation>{side}: en zugzwang</translation>
    </message>
    <message>
        <source>{side} has slightly more space</source>
        <translation>{side}: algo más de espacio</translation>
    </message>
    <message>
        <source>{side} has more space</source>
        <translation>{side}: más espacio</translation>
    </message>
    <message>
        <source>{side} has decisively more space</source>
        <translation>{side}: mucho más espacio</translation>
    </message>
    <message>
        <source>{side} is slightly ahead in development</source>
        <translation>{side}: algo por delante en desarrollo</translation>
    </message>
    <message>
        <source>{side} is ahead in development</source>
        <translation>{side}: por delante en desarrollo</translation>
    </message>
    <message>
        <source>{side} is decisively ahead in development</source>
        <translation>{side}: muy por delante en desarrollo</translation>
    </message>
    <message>
        <source>{side} has the initiative</source>
        <translation>{side}: tiene la iniciativa</translation>
    </message>
    <message>
        <source>{side} has a lasting initiative</source>
        <translation>{side}: iniciativa duradera</translation>
    </message>
    <message>
        <source>{side} has the attack</source>
        <translation>{side}: tiene el ataque</translation>
    </message>
    <message>
        <source>{side} has too little for the material</source>
        <translation>{side}: compensación insuficiente por el material</translation>
    </message>
    <message>
        <source>{side} has enough for the material</source>
        <translation>{side}: compensación suficiente por el material</translation>
    </message>
    <message>
        <source>{side} has more than enough for the material</source>
        <translation>{side}: compensación más que suficiente por el material</translation>
    </message>
    <message>
        <source>{side} controls the centre a little better</source>
        <translation>{side}: domina un poco mejor el centro</translation>
    </message>
    <message>
        <source>{side} controls the centre better</source>
        <translation>{side}: domina mejor el centro</translation>
    </message>
    <message>
        <source>{side} controls the centre decisively</source>
        <translation>{side}: domina claramente el centro</translation>
    </message>
    <message>
        <source>{side} has a weak back row</source>
        <translation>{side}: primera fila débil</translation>
    </message>
    <message>
        <source>{side} has a well guarded back row</source>
        <translation>{side}: primera fila bien guardada</translation>
    </message>
    <message>
        <source>{side} has a poorly placed king</source>
        <translation>{side}: dama mal colocada</translation>
    </message>
    <message>
        <source>{side} has a well placed king</source>
        <translation>{side}: dama bien colocada</translation>
    </message>
    <message>
        <source>{side} has a very weak formation of men</source>
        <translation>{side}: formación de peones muy débil</translation>
    </message>
    <message>
        <source>{side} has a rather weak formation of men</source>
        <translation>{side}: formación de peones algo débil</translation>
    </message>
    <message>
        <source>{side} has a rather strong formation of men</source>
        <translation>{side}: formación de peones bastante fuerte</translation>
    </message>
    <message>
        <source>{side} has a very strong formation of men</source>
        <translation>{side}: formación de peones muy fuerte</translation>
    </message>
    <message>
        <source>{side} has badly coordinated pieces</source>
        <translation>{side}: piezas mal coordinadas</translation>
    </message>
    <message>
        <source>{side} has well coordinated pieces</source>
        <translation>{side}: piezas bien coordinadas</translation>
    </message>
    <message>
        <source>{side} has played the opening very badly</source>
        <translation>{side}: apertura jugada muy mal</translation>
    </message>
    <message>
        <source>{side} has played the opening badly</source>
        <translation>{side}: apertura jugada mal</translation>
    </message>
    <message>
        <source>{side} has played the opening well</source>
        <translation>{side}: apertura jugada bien</translation>
    </message>
    <message>
        <source>{side} has played the opening very well</source>
        <translation>{side}: apertura jugada muy bien</translation>
    </message>
    <message>
        <source>{side} has played the middle game very badly</source>
        <translation>{side}: medio juego jugado muy mal</translation>
    </message>
    <message>
        <source>{side} has played the middle game badly</source>
        <translation>{side}: medio juego jugado mal</translation>
    </message>
    <message>
        <source>{side} has played the middle game well</source>
        <translation>{side}: medio juego jugado bien</translation>
    </message>
    <message>
        <source>{side} has played the middle game very well</source>
        <translation>{side}: medio juego jugado muy bien</translation>
    </message>
    <message>
        <source>{side} has played the endgame very badly</source>
        <translation>{side}: final jugado muy mal</translation>
    </message>
    <message>
        <source>{side} has played the endgame badly</source>
        <translation>{side}: final jugado mal</translation>
    </message>
    <message>
        <source>{side} has played the endgame well</source>
        <translation>{side}: final jugado bien</translation>
    </message>
    <message>
        <source>{side} has played the endgame very well</source>
        <translation>{side}: final jugado muy bien</translation>
    </message>
    <message>
        <source>{side} has a little counterplay</source>
        <translation>{side}: algo de contrajuego</translation>
    </message>
    <message>
        <source>{side} has counterplay</source>
        <translation>{side}: contrajuego</translation>
    </message>
    <message>
        <source>{side} has decisive counterplay</source>
        <translation>{side}: contrajuego decisivo</translation>
    </message>
    <message>
        <source>{side} is short of time</source>
        <translation>{side}: en apuros de tiempo</translation>
    </message>
    <message>
        <source>{side} is very short of time</source>
        <translation>{side}: en graves apuros de tiempo</translation>
    </message>
</context>
<context>
    <name>Guess</name>
    <message>
        <source>Right</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>{move} was played.</source>
        <translation>Se jugó {move}.</translation>
    </message>
    <message>
        <source>Better than the game</source>
        <translation>Mejor que la partida</translation>
    </message>
    <message>
        <source>Just as good</source>
        <translation>Igual de buena</translation>
    </message>
    <message>
        <source>Nearly as good</source>
        <translation>Casi igual de buena</translation>
    </message>
    <message>
        <source>Not as good</source>
        <translation>No tan buena</translation>
    </message>
    <message>
        <source>{move} was played. The two could not be compared.</source>
        <translation>Se jugó {move}. No se pudieron comparar las dos.</translation>
    </message>
    <message>
        <source>{move} was played. Of 100 such games it scores {played}, and your {own_move} scores {own}.</source>
        <translation>Se jugó {move}. De 100 partidas así, consigue {played} puntos, y tu {own_move}, {own}.</translation>
    </message>
    <message>
        <source>No points yet</source>
        <translation>Aún sin puntos</translation>
    </message>
    <message>
        <source>Nothing was guessed.</source>
        <translation>No se adivinó nada.</translation>
    </message>
    <message>
        <source>Masterly</source>
        <translation>Magistral</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>Muy bien</translation>
    </message>
    <message>
        <source>Well guessed</source>
        <translation>Bien adivinado</translation>
    </message>
    <message>
        <source>A hard game</source>
        <translation>Una partida difícil</translation>
    </message>
    <message>
        <source>the move of the game: {count}</source>
        <translation>la jugada de la partida: {count}</translation>
    </message>
    <message>
        <source>as good or better: {count}</source>
        <translation>igual o mejor: {count}</translation>
    </message>
    <message>
        <source>nearly as good: {count}</source>
        <translation>casi igual de buenas: {count}</translation>
    </message>
    <message>
        <source>missed: {count}</source>
        <translation>falladas: {count}</translation>
    </message>
    <message>
        <source>{move} – shown</source>
        <translation>{move} – mostrada</translation>
    </message>
    <message>
        <source>{move} – yours: {own}</source>
        <translation>{move} – la tuya: {own}</translation>
    </message>
</context>
<context>
    <name>GuessCard</name>
    <message>
        <source>Guess the moves</source>
        <translation>Adivinar las jugadas</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Mostrar la jugada</translation>
    </message>
    <message>
        <source>Guesses so far</source>
        <translation>Intentos hasta ahora</translation>
    </message>
    <message>
        <source>Missed moves</source>
        <translation>Jugadas falladas</translation>
    </message>
    <message>
        <source>Keep my moves as variations</source>
        <translation>Conservar mis jugadas como variantes</translation>
    </message>
    <message>
        <source>{done} guessed, {left} to come</source>
        <translation>{done} adivinadas, faltan {left}</translation>
    </message>
    <message>
        <source>Missed moves, the costliest first; the figure is what they cost in 100 games.</source>
        <translation>Jugadas falladas, la más cara primero; la cifra es lo que cuestan en 100 partidas.</translation>
    </message>
    <message>
        <source>Play the moves of one side. What was played, or is as good, earns three points, what is nearly as good one. The game itself is not changed.</source>
        <translation>Juega con un bando. Lo que se jugó, o es igual de bueno, da tres puntos; lo casi igual de bueno, uno. La partida no cambia.</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Los dos bandos</translation>
    </message>
    <message>
        <source>From the start of the game</source>
        <translation>Desde el comienzo de la partida</translation>
    </message>
    <message>
        <source>From the position on the board</source>
        <translation>Desde la posición del tablero</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Comienzo</translation>
    </message>
    <message>
        <source>Once more…</source>
        <translation>Otra vez…</translation>
    </message>
</context>
<context>
    <name>GuessPage</name>
    <message>
        <source>Play the move on the board, or type it.</source>
        <translation>Haz la jugada en el tablero, o escríbela.</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Otra jugada</translation>
    </message>
    <message>
        <source>It is compared with the game’s …</source>
        <translation>Se compara con la de la partida…</translation>
    </message>
    <message>
        <source>{color} to move: what was played?</source>
        <translation>Turno: {color}. ¿Qué se jugó?</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Look at {square}.</source>
        <translation>Mira {square}.</translation>
    </message>
    <message>
        <source>H once more shows where it goes.</source>
        <translation>Otra vez H muestra adónde va.</translation>
    </message>
    <message>
        <source>{origin} takes and lands on {target}.</source>
        <translation>{origin} captura y cae en {target}.</translation>
    </message>
    <message>
        <source>{origin} goes to {target}.</source>
        <translation>{origin} va a {target}.</translation>
    </message>
    <message>
        <source>H once more says why.</source>
        <translation>Otra vez H dice por qué.</translation>
    </message>
    <message>
        <source>Try {move}.</source>
        <translation>Prueba {move}.</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <translation>Gana la partida.</translation>
    </message>
    <message>
        <source>It wins by force, however your opponent answers.</source>
        <translation>Gana a la fuerza, responda lo que responda tu rival.</translation>
    </message>
    <message>
        <source>It begins a shot: you give {given} and take {taken}.</source>
        <translation>Empieza un golpe: entregas {given} y tomas {taken}.</translation>
    </message>
    <message>
        <source>It wins {taken} by force.</source>
        <translation>Gana {taken} a la fuerza.</translation>
    </message>
    <message>
        <source>It is the only move.</source>
        <translation>Es la única jugada.</translation>
    </message>
    <message>
        <source>It begins a shot: you give {given} away and take only {taken}.</source>
        <translation>Empieza un golpe: entregas {given} y solo tomas {taken}.</translation>
    </message>
    <message>
        <source>It makes your opponent take {given}.</source>
        <translation>Obliga a tu rival a tomar {given}.</translation>
    </message>
    <message>
        <source>It makes a king.</source>
        <translation>Corona una dama.</translation>
    </message>
    <message>
        <source>It gives {given} and takes {back} back.</source>
        <translation>Entrega {given} y recupera {back}.</translation>
    </message>
    <message>
        <source>After it none of your pieces can be taken.</source>
        <translation>Después de ella no se puede tomar ninguna de tus piezas.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Where to?</source>
        <translation>¿Adónde?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Or just play: make a move on the board.</source>
        <translation>O simplemente juega: haz una jugada en el tablero.</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>¿Cómo te gustaría empezar?</translation>
    </message>
    <message>
        <source>See in a minute what is different in {game}, then play.</source>
        <translation>Mira en un minuto qué es distinto en {game}, y después juega.</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Aprenderlo</translation>
    </message>
    <message>
        <source>Play an easy game</source>
        <translation>Jugar una partida fácil</translation>
    </message>
    <message>
        <source>I know draughts</source>
        <translation>Sé jugar a las damas</translation>
    </message>
    <message>
        <source>“Harzdame in an hour”, move by move on a board.</source>
        <translation>«Harzdame en una hora», jugada a jugada en un tablero.</translation>
    </message>
    <message>
        <source>A tour of {game} in five minutes, by moves that you make.</source>
        <translation>Una visita guiada de {game} en cinco minutos, con jugadas que haces tú.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Volver al tablero</translation>
    </message>
    <message>
        <source>It was left when Harzdame ended.</source>
        <translation>Se quedó así cuando terminó Harzdame.</translation>
    </message>
    <message>
        <source>Another unfinished game</source>
        <translation>Otra partida inacabada</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>jugada {number}</translation>
    </message>
    <message>
        <source>Your last game</source>
        <translation>Tu última partida</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>El problema de hoy</translation>
    </message>
    <message>
        <source>You failed them before; they are due again.</source>
        <translation>Los fallaste; toca repasarlos.</translation>
    </message>
    <message>
        <source>Wins that you missed.</source>
        <translation>Victorias que dejaste pasar.</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Aún sin intentar.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Resuelto.</translation>
    </message>
    <message>
        <source>Not solved; try it again.</source>
        <translation>Sin resolver; inténtalo otra vez.</translation>
    </message>
    <message>
        <source>Play against {name}</source>
        <translation>Jugar contra {name}</translation>
    </message>
    <message>
        <source>What is different in {game}.</source>
        <translation>Qué es distinto en {game}.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Your strength</source>
        <translation>Tu fuerza</translation>
    </message>
    <message>
        <source>Your strength: about {elo}</source>
        <translation>Tu fuerza: más o menos {elo}</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Tu progreso</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Nobody can be looked for. {why}</source>
        <translation>No se puede buscar a nadie. {why}</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Dejar de buscar</translation>
    </message>
    <message>
        <source>Look for friends</source>
        <translation>Buscar amigos</translation>
    </message>
    <message>
        <source>Enter a name by which your friend knows you.</source>
        <translation>Escribe un nombre por el que te conozca tu amigo.</translation>
    </message>
    <message>
        <source>You both press this button, and see each other. Nothing is sent or received before; then your network sees your name and the game, as long as this window is open.</source>
        <translation>Los dos pulsan este botón y se ven. Antes no se envía ni se recibe nada; después tu red ve tu nombre y el juego, mientras esta ventana esté abierta.</translation>
    </message>
    <message>
        <source>They can see you, too, as “{name}”.</source>
        <translation>También te pueden ver, como «{name}».</translation>
    </message>
    <message>
        <source>Looking … You can be seen as “{name}”.</source>
        <translation>Buscando… Se te puede ver como «{name}».</translation>
    </message>
    <message>
        <source>Nobody found yet. Has your friend pressed the button, in the same network? If so, a firewall may be in the way: let it allow Harzdame in this network, or invite with a line.</source>
        <translation>Aún no se ha encontrado a nadie. ¿Ha pulsado tu amigo el botón, en la misma red? Si es así, puede que lo impida un cortafuegos: permite Harzdame en esta red, o invita con una línea.</translation>
    </message>
    <message>
        <source>another version</source>
        <translation>otra versión</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Invitar</translation>
    </message>
    <message>
        <source>Invite {name}: {terms}</source>
        <translation>Invitar a {name}: {terms}</translation>
    </message>
    <message>
        <source>The invitation was withdrawn.</source>
        <translation>Se retiró la invitación.</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>without a clock</source>
        <translation>sin reloj</translation>
    </message>
    <message>
        <source>a game that this version does not know</source>
        <translation>un juego que esta versión no conoce</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Alguien</translation>
    </message>
    <message>
        <source>{name} invites you to {terms}.</source>
        <translation>{name} te invita: {terms}.</translation>
    </message>
    <message>
        <source>You play White.</source>
        <translation>Juegas con blancas.</translation>
    </message>
    <message>
        <source>You play Black.</source>
        <translation>Juegas con negras.</translation>
    </message>
    <message>
        <source>This invitation is from another version of Harzdame. Both need the same one.</source>
        <translation>Esta invitación es de otra versión de Harzdame. Los dos necesitan la misma.</translation>
    </message>
    <message>
        <source>This is no invitation, or a part of it is missing: copy the whole line, from “harzdame:” on.</source>
        <translation>Esto no es una invitación, o le falta una parte: copia toda la línea, desde «harzdame:».</translation>
    </message>
    <message>
        <source>This invitation is to a game that this version does not know.</source>
        <translation>Esta invitación es a un juego que esta versión no conoce.</translation>
    </message>
</context>
<context>
    <name>InvitePage</name>
    <message>
        <source>Make an invitation</source>
        <translation>Hacer una invitación</translation>
    </message>
    <message>
        <source>The invitation</source>
        <translation>La invitación</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Copiar la invitación</translation>
    </message>
    <message>
        <source>Enter a name by which your friend knows you.</source>
        <translation>Escribe un nombre por el que te conozca tu amigo.</translation>
    </message>
    <message>
        <source>A line of text to send to your friend, who pastes it under “I have an invitation”. It leads to this computer in the same network; from elsewhere, your router has to hand on the port.</source>
        <translation>Una línea de texto para enviar a tu amigo, que la pega en «Tengo una invitación». Lleva a este ordenador en la misma red; desde otro sitio, tu enrutador tiene que pasar el puerto.</translation>
    </message>
    <message>
        <source>Waiting for your friend. The invitation holds as long as this window is open, and only whoever has the line can come. (Port {port})</source>
        <translation>Esperando a tu amigo. La invitación vale mientras esta ventana esté abierta, y solo puede venir quien tenga la línea. (Puerto {port})</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiada</translation>
    </message>
    <message>
        <source>Nobody can be invited. {why}</source>
        <translation>No se puede invitar a nadie. {why}</translation>
    </message>
</context>
<context>
    <name>InvitedPage</name>
    <message>
        <source>The invitation</source>
        <translation>La invitación</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Paste the line that your friend has sent to you.</source>
        <translation>Pega la línea que te ha enviado tu amigo.</translation>
    </message>
</context>
<context>
    <name>KeptList</name>
    <message>
        <source>Tournaments</source>
        <translation>Torneos</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Nuevo torneo…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Levels of the computer, other programs and persons play each other.</source>
        <translation>Niveles del ordenador, otros programas y personas juegan entre sí.</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>Where is it?</source>
        <translation>¿Dónde está?</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sin tecla</translation>
    </message>
    <message>
        <source>Its own key</source>
        <translation>Su propia tecla</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Comandos y sus teclas</translation>
    </message>
    <message>
        <source>Another key: press it here</source>
        <translation>Otra tecla: púlsala aquí</translation>
    </message>
    <message>
        <source>Press the key that the command is to have</source>
        <translation>Pulsa la tecla que debe tener el comando</translation>
    </message>
    <message>
        <source>“{key}” is every window’s own key.</source>
        <translation>«{key}» es una tecla propia de todas las ventanas.</translation>
    </message>
    <message>
        <source>“{key}” was the key of “{command}”, which has none now.</source>
        <translation>«{key}» era la tecla de «{command}», que ahora no tiene ninguna.</translation>
    </message>
    <message>
        <source>“{command}” had this key; it has none now.</source>
        <translation>«{command}» tenía esta tecla; ahora no tiene ninguna.</translation>
    </message>
</context>
<context>
    <name>KeysWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Buscar comandos y teclas</translation>
    </message>
    <message>
        <source>No command is called so.</source>
        <translation>Ningún comando se llama así.</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Cambiar teclas…</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>At the board</source>
        <translation>En el tablero</translation>
    </message>
</context>
<context>
    <name>KnownGame</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Atrás</translation>
    </message>
    <message>
        <source>The draughts that you know</source>
        <translation>Las damas que conoces</translation>
    </message>
    <message>
        <source>Which draughts do you know?</source>
        <translation>¿Qué damas conoces?</translation>
    </message>
    <message>
        <source>What is different in {game}:</source>
        <translation>Qué es distinto en {game}:</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Las reglas son las mismas.</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Jugar a {game}</translation>
    </message>
    <message>
        <source>Compare both, with positions…</source>
        <translation>Comparar los dos, con posiciones…</translation>
    </message>
    <message>
        <source>Play {known} instead</source>
        <translation>Jugar mejor a {known}</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>There is no mistake to learn from.</source>
        <translation>No hay ningún error del que aprender.</translation>
    </message>
    <message>
        <source>The review has marked no move that had a better one beside it.</source>
        <translation>La revisión no ha marcado ninguna jugada que tuviera al lado una mejor.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Your changes to “{name}” are not saved in the file.</source>
        <translation>Tus cambios en «{name}» no están guardados en el archivo.</translation>
    </message>
    <message>
        <source>They are kept among your games.</source>
        <translation>Se conservan entre tus partidas.</translation>
    </message>
    <message>
        <source>The last game is kept among your games.</source>
        <translation>La última partida se conserva entre tus partidas.</translation>
    </message>
</context>
<context>
    <name>LeftImports</name>
    <message>
        <source>Read the rest</source>
        <translation>Leer el resto</translation>
    </message>
    <message>
        <source>An import into the library was cut off when Harzdame ended.</source>
        <translation>Una importación a la biblioteca quedó interrumpida cuando terminó Harzdame.</translation>
    </message>
    <message>
        <source>What was read of {names} until then is in the library.</source>
        <translation>Lo que se había leído de {names} está en la biblioteca.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«{name}»</translation>
    </message>
    <message>
        <source>{count} files and folders</source>
        <translation>{count} archivos y carpetas</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>You can expect hardly a point.</source>
        <translation>Apenas puedes esperar un punto.</translation>
    </message>
    <message>
        <source>You can expect nearly every point.</source>
        <translation>Puedes esperar casi todos los puntos.</translation>
    </message>
    <message>
        <source>You can expect about {percent} % of the points.</source>
        <translation>Puedes esperar más o menos el {percent}&#xa0;% de los puntos.</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Recién llegado</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Jugador ocasional</translation>
    </message>
    <message>
        <source>Keen player</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Jugador de club</translation>
    </message>
    <message>
        <source>Strong club player</source>
        <translation>Jugador fuerte de club</translation>
    </message>
    <message>
        <source>Tournament player</source>
        <translation>Jugador de torneo</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Candidate master</source>
        <translation>Candidato a maestro</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Gran maestro</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Fuerza completa</translation>
    </message>
    <message>
        <source>Has just learned the rules and sees no further than your next capture.</source>
        <translation>Acaba de aprender las reglas y no ve más allá de tu próxima captura.</translation>
    </message>
    <message>
        <source>Sees a simple exchange, and little more.</source>
        <translation>Ve un cambio sencillo, y poco más.</translation>
    </message>
    <message>
        <source>Sees what is about to be taken, and little more.</source>
        <translation>Ve lo que está a punto de ser tomado, y poco más.</translation>
    </message>
    <message>
        <source>Counts exchanges, but often overlooks captures backward.</source>
        <translation>Cuenta los cambios, pero a menudo pasa por alto capturas hacia atrás.</translation>
    </message>
    <message>
        <source>Plays for fun and falls for a good trap.</source>
        <translation>Juega por diversión y cae en una buena trampa.</translation>
    </message>
    <message>
        <source>Likes to calculate, and misjudges many a move.</source>
        <translation>Le gusta calcular, y juzga mal bastantes jugadas.</translation>
    </message>
    <message>
        <source>Sees short combinations and punishes slips.</source>
        <translation>Ve combinaciones cortas y castiga los descuidos.</translation>
    </message>
    <message>
        <source>Plans ahead and rarely gives a man away.</source>
        <translation>Hace planes y rara vez entrega un peón.</translation>
    </message>
    <message>
        <source>Answers every threat and overlooks little.</source>
        <translation>Responde a cada amenaza y pasa poco por alto.</translation>
    </message>
    <message>
        <source>Finds deep shots; you will need a good day.</source>
        <translation>Encuentra golpes profundos; necesitarás un buen día.</translation>
    </message>
    <message>
        <source>Calculates without a slip; only long plans are hidden from it.</source>
        <translation>Calcula sin un fallo; solo se le escapan los planes largos.</translation>
    </message>
    <message>
        <source>Sees far ahead and turns small advantages into wins.</source>
        <translation>Ve muy lejos y convierte pequeñas ventajas en victorias.</translation>
    </message>
    <message>
        <source>Leaves you hardly a chance, and takes every one you leave.</source>
        <translation>Apenas te deja oportunidades, y aprovecha todas las que dejas.</translation>
    </message>
    <message>
        <source>As strong as it gets in the time you allow.</source>
        <translation>Tan fuerte como pueda en el tiempo que le des.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Further games, which are not listed here: {count}</source>
        <translation>Más partidas, que no se listan aquí: {count}</translation>
    </message>
    <message>
        <source>Not looked at in the folders, where only PDN files are taken: {endings}</source>
        <translation>Sin mirar en las carpetas, donde solo se toman archivos PDN: {endings}</translation>
    </message>
    <message>
        <source>{file}, kept as text: {reason}</source>
        <translation>{file}, guardadas como texto: {reason}</translation>
    </message>
    <message>
        <source>{place}: kept as text. The first: {reason}</source>
        <translation>{place}: guardadas como texto. La primera: {reason}</translation>
    </message>
    <message>
        <source>in the library already</source>
        <translation>ya está en la biblioteca</translation>
    </message>
    <message>
        <source>in the library already, with other comments or tags</source>
        <translation>ya está en la biblioteca, con otros comentarios o datos</translation>
    </message>
    <message>
        <source>no games in it</source>
        <translation>no contiene partidas</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>no es un archivo de texto</translation>
    </message>
    <message>
        <source>cannot be read ({detail})</source>
        <translation>no se puede leer ({detail})</translation>
    </message>
    <message>
        <source>{file}, game {game}, line {line}</source>
        <translation>{file}, partida {game}, línea {line}</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>sin extensión</translation>
    </message>
    <message>
        <source>This change was not made.</source>
        <translation>Este cambio no se hizo.</translation>
    </message>
    <message>
        <source>The game was removed from the library meanwhile.</source>
        <translation>Entretanto la partida se quitó de la biblioteca.</translation>
    </message>
    <message>
        <source>The game was changed elsewhere meanwhile; its new state is shown now.</source>
        <translation>Entretanto la partida se cambió en otro sitio; ahora se muestra su nuevo estado.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Esta partida no se puede leer.</translation>
    </message>
    <message>
        <source>The library cannot be used.</source>
        <translation>No se puede usar la biblioteca.</translation>
    </message>
    <message>
        <source>The library does not answer.</source>
        <translation>La biblioteca no responde.</translation>
    </message>
    <message>
        <source>The disk may be busy; try again in a moment.</source>
        <translation>Quizá el disco está ocupado; inténtalo otra vez dentro de un momento.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Eso no funcionó.</translation>
    </message>
    <message>
        <source>{name} cannot be read or written: {detail}.</source>
        <translation>{name} no se puede leer o escribir: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no library of games; it was left alone.</source>
        <translation>{name} no es una biblioteca de partidas; no se ha tocado.</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of this program; it was left alone.</source>
        <translation>{name} se escribió con una versión más nueva de este programa; no se ha tocado.</translation>
    </message>
    <message>
        <source>{name} holds things that no library of this program has, and that could change your games. It was left alone.</source>
        <translation>{name} contiene cosas que no tiene ninguna biblioteca de este programa y que podrían cambiar tus partidas. No se ha tocado.</translation>
    </message>
    <message>
        <source>{name} is damaged. Put a copy of it in its place; the files it was made of are untouched.</source>
        <translation>{name} está dañado. Pon una copia en su lugar; los archivos de los que se hizo están intactos.</translation>
    </message>
    <message>
        <source>{name} is damaged where this game is; the other games are as they were.</source>
        <translation>{name} está dañado donde está esta partida; las demás están como estaban.</translation>
    </message>
    <message>
        <source>Another program is writing {name}; try again in a moment.</source>
        <translation>Otro programa está escribiendo {name}; inténtalo otra vez dentro de un momento.</translation>
    </message>
    <message>
        <source>{name} or its folder may not be written. It was left as it was.</source>
        <translation>No se puede escribir {name} o su carpeta. Quedó como estaba.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing in the library was lost.</source>
        <translation>El disco está lleno. En la biblioteca no se ha perdido nada.</translation>
    </message>
    <message>
        <source>The change was stopped.</source>
        <translation>Se paró el cambio.</translation>
    </message>
    <message>
        <source>Nothing had to be changed.</source>
        <translation>No hubo que cambiar nada.</translation>
    </message>
    <message>
        <source>The games are changed.</source>
        <translation>Las partidas se han cambiado.</translation>
    </message>
    <message>
        <source>Games changed in the library: {count}.</source>
        <translation>Partidas cambiadas en la biblioteca: {count}.</translation>
    </message>
    <message>
        <source>Changed in their files, too: {count}.</source>
        <translation>Cambiadas también en sus archivos: {count}.</translation>
    </message>
    <message>
        <source>Left alone, because they were changed elsewhere meanwhile: {count}.</source>
        <translation>Sin tocar, porque entretanto se cambiaron en otro sitio: {count}.</translation>
    </message>
    <message>
        <source>{file}, games: {count}. {reason}</source>
        <translation>{file}, partidas: {count}. {reason}</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation>Se paró la importación.</translation>
    </message>
    <message>
        <source>There was no new game.</source>
        <translation>No había ninguna partida nueva.</translation>
    </message>
    <message>
        <source>The games are in the library.</source>
        <translation>Las partidas están en la biblioteca.</translation>
    </message>
    <message>
        <source>Games added: {count}.</source>
        <translation>Partidas añadidas: {count}.</translation>
    </message>
    <message>
        <source>Left out, because they are in the library already: {count}.</source>
        <translation>Omitidas porque ya están en la biblioteca: {count}.</translation>
    </message>
    <message>
        <source>Kept as text, because they cannot be read to the end: {count}.</source>
        <translation>Guardadas como texto porque no se pueden leer hasta el final: {count}.</translation>
    </message>
    <message>
        <source>Files without a readable game: {count}.</source>
        <translation>Archivos sin ninguna partida legible: {count}.</translation>
    </message>
    <message>
        <source>Other files in the folders, which were not looked at: {count}.</source>
        <translation>Otros archivos de las carpetas, que no se miraron: {count}.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>LibraryRoom</name>
    <message>
        <source>This game is in the library already.</source>
        <translation>Esta partida ya está en la biblioteca.</translation>
    </message>
    <message>
        <source>Draughts games (*.pdn)</source>
        <translation>Partidas de damas (*.pdn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>Importar archivos</translation>
    </message>
    <message>
        <source>Import a folder and those in it</source>
        <translation>Importar una carpeta y las que contiene</translation>
    </message>
    <message>
        <source>Details of games</source>
        <translation>Datos de las partidas</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>The game is in the library, in “My games”.</source>
        <translation>La partida está en la biblioteca, en «Mis partidas».</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Importar archivos…</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Importar una carpeta…</translation>
    </message>
    <message>
        <source>Add the board’s game</source>
        <translation>Añadir la partida del tablero</translation>
    </message>
    <message>
        <source>Spellings of names…</source>
        <translation>Grafías de nombres…</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Estrellas</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>New label…</source>
        <translation>Nueva etiqueta…</translation>
    </message>
</context>
<context>
    <name>LicencesWindow</name>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Buscar nombres y textos</translation>
    </message>
    <message>
        <source>Parts of Harzdame</source>
        <translation>Partes de Harzdame</translation>
    </message>
    <message>
        <source>Nothing is found.</source>
        <translation>No se encuentra nada.</translation>
    </message>
    <message>
        <source>The text is not on this machine; it comes with the source of this part.</source>
        <translation>El texto no está en este equipo; viene con el código fuente de esta parte.</translation>
    </message>
</context>
<context>
    <name>LookAheadBanner</name>
    <message>
        <source>Esc returns, Enter takes the line into the game.</source>
        <translation>Esc vuelve, Intro lleva la línea a la partida.</translation>
    </message>
    <message>
        <source>Looking ahead: {moves}</source>
        <translation>Mirando adelante: {moves}</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Safe start – Harzdame</source>
        <translation>Inicio seguro – Harzdame</translation>
    </message>
    <message>
        <source>Game {number} of {count}</source>
        <translation>Partida {number} de {count}</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>{move} was played.</source>
        <translation>Se jugó {move}.</translation>
    </message>
    <message>
        <source>Find a better move for White.</source>
        <translation>Encuentra una jugada mejor para las blancas.</translation>
    </message>
    <message>
        <source>Find a better move for Black.</source>
        <translation>Encuentra una jugada mejor para las negras.</translation>
    </message>
    <message>
        <source>The piece on {square} moves.</source>
        <translation>Se mueve la pieza de {square}.</translation>
    </message>
    <message>
        <source>It goes to {square}.</source>
        <translation>Va a {square}.</translation>
    </message>
    <message>
        <source>Try another move.</source>
        <translation>Prueba otra jugada.</translation>
    </message>
    <message>
        <source>That was played.</source>
        <translation>Esa es la que se jugó.</translation>
    </message>
    <message>
        <source>This move could not be checked.</source>
        <translation>No se pudo comprobar esta jugada.</translation>
    </message>
    <message>
        <source>The answer: {line}</source>
        <translation>La respuesta: {line}</translation>
    </message>
    <message>
        <source>Not as good</source>
        <translation>No tan buena</translation>
    </message>
    <message>
        <source>The best line: {line}</source>
        <translation>La mejor línea: {line}</translation>
    </message>
    <message>
        <source>About {move}: {words}</source>
        <translation>Sobre {move}: {words}</translation>
    </message>
    <message>
        <source>The best move!</source>
        <translation>¡La mejor jugada!</translation>
    </message>
    <message>
        <source>Just as good!</source>
        <translation>¡Igual de buena!</translation>
    </message>
    <message>
        <source>This is better.</source>
        <translation>Esto es mejor.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Found at first try</source>
        <translation>Encontrada a la primera</translation>
    </message>
    <message>
        <source>Found {found} of {count} at first try</source>
        <translation>Encontradas a la primera: {found} de {count}</translation>
    </message>
    <message>
        <source>All mended</source>
        <translation>Todo corregido</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Bien hecho</translation>
    </message>
    <message>
        <source>Worth another look</source>
        <translation>Merece otra mirada</translation>
    </message>
    <message>
        <source>{move} – found</source>
        <translation>{move} – encontrada</translation>
    </message>
    <message>
        <source>{move} – found later</source>
        <translation>{move} – encontrada después</translation>
    </message>
    <message>
        <source>{move} – shown</source>
        <translation>{move} – mostrada</translation>
    </message>
    <message>
        <source>{move} – skipped</source>
        <translation>{move} – omitida</translation>
    </message>
</context>
<context>
    <name>MistakesCard</name>
    <message>
        <source>Learn from the mistakes</source>
        <translation>Aprender de los errores</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Mostrar la solución</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Show the line once more</source>
        <translation>Mostrar la línea otra vez</translation>
    </message>
    <message>
        <source>To this move in the game</source>
        <translation>A esta jugada en la partida</translation>
    </message>
    <message>
        <source>Choose a move to see what was better.</source>
        <translation>Elige una jugada para ver qué era mejor.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Volver a intentarlo</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Otra jugada</translation>
    </message>
    <message>
        <source>It is compared with the best one …</source>
        <translation>Se compara con la mejor…</translation>
    </message>
    <message>
        <source>Find a better move wherever the review found one. The game itself is not changed.</source>
        <translation>Encuentra una jugada mejor donde la revisión encontró una. La partida no cambia.</translation>
    </message>
    <message>
        <source>Whose mistakes?</source>
        <translation>¿Los errores de quién?</translation>
    </message>
    <message>
        <source>White’s mistakes</source>
        <translation>Errores de las blancas</translation>
    </message>
    <message>
        <source>Black’s mistakes</source>
        <translation>Errores de las negras</translation>
    </message>
</context>
<context>
    <name>MomentsCard</name>
    <message>
        <source>The moment that mattered</source>
        <translation>El momento que decidió</translation>
    </message>
    <message>
        <source>Two moments that mattered</source>
        <translation>Dos momentos que decidieron</translation>
    </message>
    <message>
        <source>Three moments that mattered</source>
        <translation>Tres momentos que decidieron</translation>
    </message>
</context>
<context>
    <name>MoveDetails</name>
    <message>
        <source>This text of the file has no meaning here. It is kept.</source>
        <translation>Este texto del archivo no significa nada aquí. Se conserva.</translation>
    </message>
    <message>
        <source>From here on the moves of the file could not be read. They are kept as text.</source>
        <translation>Desde aquí no se pudieron leer las jugadas del archivo. Se conservan como texto.</translation>
    </message>
    <message>
        <source>Only the beginning of so long a text is shown. All is kept.</source>
        <translation>De un texto tan largo solo se muestra el comienzo. Se conserva todo.</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Comienzo de la partida</translation>
    </message>
    <message>
        <source>Variation {number}</source>
        <translation>Variante {number}</translation>
    </message>
    <message>
        <source>Variations: {count}</source>
        <translation>Variantes: {count}</translation>
    </message>
    <message>
        <source>Time left: {time}</source>
        <translation>Tiempo restante: {time}</translation>
    </message>
    <message>
        <source>Time taken: {time}</source>
        <translation>Tiempo usado: {time}</translation>
    </message>
    <message>
        <source>Evaluation: {value}</source>
        <translation>Valoración: {value}</translation>
    </message>
    <message>
        <source>White wins in {count}</source>
        <translation>Las blancas ganan en {count}</translation>
    </message>
    <message>
        <source>Black wins in {count}</source>
        <translation>Las negras ganan en {count}</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <source>Type a move</source>
        <translation>Escribir una jugada</translation>
    </message>
    <message>
        <source>Type a move, or its first and last square (M)</source>
        <translation>Escribe una jugada, o su primera y última casilla (M)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>The moves of the game will stand here.</source>
        <translation>Aquí estarán las jugadas de la partida.</translation>
    </message>
</context>
<context>
    <name>MyGamesDialog</name>
    <message>
        <source>My games</source>
        <translation>Mis partidas</translation>
    </message>
    <message>
        <source>Search: a name, a game, a date</source>
        <translation>Buscar: un nombre, un juego, una fecha</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>The game as text</source>
        <translation>La partida como texto</translation>
    </message>
    <message>
        <source>Games that you played stay until you delete them; anything else stays at least thirty days.</source>
        <translation>Las partidas que jugaste se quedan hasta que las elimines; lo demás, al menos treinta días.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Ninguna partida coincide.</translation>
    </message>
    <message>
        <source>Every game that you play is kept here, finished or not.</source>
        <translation>Aquí se guardan todas las partidas que juegas, terminadas o no.</translation>
    </message>
</context>
<context>
    <name>MyGamesModel</name>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Dañada</translation>
    </message>
    <message>
        <source>study</source>
        <translation>estudio</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inacabada</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Name:</source>
        <translation>Nombre:</translation>
    </message>
</context>
<context>
    <name>NetworkDialog</name>
    <message>
        <source>Play with a friend</source>
        <translation>Jugar con un amigo</translation>
    </message>
    <message>
        <source>Someone in this house</source>
        <translation>Alguien de esta casa</translation>
    </message>
    <message>
        <source>Invite with a line</source>
        <translation>Invitar con una línea</translation>
    </message>
    <message>
        <source>I have an invitation</source>
        <translation>Tengo una invitación</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>How to meet</source>
        <translation>Cómo encontrarse</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
</context>
<context>
    <name>NetworkPlay</name>
    <message>
        <source>Agree</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Your friend is gone.</source>
        <translation>Tu amigo se ha ido.</translation>
    </message>
    <message>
        <source>Only one side can be played over the network.</source>
        <translation>Por la red solo se puede jugar con un bando.</translation>
    </message>
    <message>
        <source>{name} is no longer among the opponents.</source>
        <translation>{name} ya no está entre los rivales.</translation>
    </message>
    <message>
        <source>{name} is asked to play.</source>
        <translation>Se pregunta a {name} si quiere jugar.</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Tu amigo</translation>
    </message>
    <message>
        <source>Waiting for an opponent.</source>
        <translation>Esperando a un rival.</translation>
    </message>
    <message>
        <source>Connecting.</source>
        <translation>Conectando.</translation>
    </message>
    <message>
        <source>The other side asks to take a move back.</source>
        <translation>El otro lado pide deshacer una jugada.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>You play White.</source>
        <translation>Juegas con blancas.</translation>
    </message>
    <message>
        <source>You play Black.</source>
        <translation>Juegas con negras.</translation>
    </message>
    <message>
        <source>Connected to {name}.</source>
        <translation>Conectado con {name}.</translation>
    </message>
    <message>
        <source>{name} does not want to play now.</source>
        <translation>{name} no quiere jugar ahora.</translation>
    </message>
    <message>
        <source>The other side does not want this game.</source>
        <translation>El otro lado no quiere esta partida.</translation>
    </message>
    <message>
        <source>Programs other than Harzdame play International draughts only.</source>
        <translation>Los programas que no son Harzdame solo juegan a las damas internacionales.</translation>
    </message>
    <message>
        <source>The other side agrees.</source>
        <translation>El otro lado acepta.</translation>
    </message>
    <message>
        <source>The move was taken back.</source>
        <translation>La jugada se deshizo.</translation>
    </message>
    <message>
        <source>The other side does not agree.</source>
        <translation>El otro lado no acepta.</translation>
    </message>
    <message>
        <source>The move stays.</source>
        <translation>La jugada se queda.</translation>
    </message>
    <message>
        <source>No longer looking for an opponent.</source>
        <translation>Ya no se busca rival.</translation>
    </message>
    <message>
        <source>The other side left the game.</source>
        <translation>El otro lado dejó la partida.</translation>
    </message>
    <message>
        <source>The connection is lost.</source>
        <translation>Se perdió la conexión.</translation>
    </message>
    <message>
        <source>No connection could be made.</source>
        <translation>No se pudo conectar.</translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <translation>Se acabó tu tiempo.</translation>
    </message>
    <message>
        <source>Their time is up.</source>
        <translation>Se acabó el tiempo del rival.</translation>
    </message>
    <message>
        <source>The protocol leaves it to both sides what follows. You can play on.</source>
        <translation>El protocolo deja a los dos lados lo que sigue. Se puede seguir jugando.</translation>
    </message>
    <message>
        <source>The other side was asked whether the move may be taken back.</source>
        <translation>Se ha preguntado al otro lado si se puede deshacer la jugada.</translation>
    </message>
    <message>
        <source>The move stays if either side plays on.</source>
        <translation>La jugada se queda si cualquiera de los dos sigue jugando.</translation>
    </message>
</context>
<context>
    <name>NewChapter</name>
    <message>
        <source>New position</source>
        <translation>Nueva posición</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>New exercise</source>
        <translation>Nuevo ejercicio</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>Nueva línea</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>¿Quién juega?</translation>
    </message>
</context>
<context>
    <name>NewStudy</name>
    <message>
        <source>Chapter 1</source>
        <translation>Capítulo 1</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>Import files…</source>
        <translation>Importar archivos…</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Importar una carpeta…</translation>
    </message>
    <message>
        <source>Your library is empty.</source>
        <translation>Tu biblioteca está vacía.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Ninguna partida coincide.</translation>
    </message>
    <message>
        <source>There is no game here yet.</source>
        <translation>Aquí aún no hay ninguna partida.</translation>
    </message>
    <message>
        <source>Add the games of files or folders; they can also be dropped here.</source>
        <translation>Añade las partidas de archivos o carpetas; también se pueden soltar aquí.</translation>
    </message>
    <message>
        <source>No game in this place is as you search for it.</source>
        <translation>En este lugar ninguna partida es como la que buscas.</translation>
    </message>
    <message>
        <source>The menu of a game puts it into folders, marks and labels it.</source>
        <translation>El menú de una partida la pone en carpetas, la marca y la etiqueta.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostrar todas las partidas</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>Le toca al ordenador.</translation>
    </message>
    <message>
        <source>The position is here to be studied.</source>
        <translation>La posición está aquí para estudiarla.</translation>
    </message>
    <message>
        <source>You can move both sides.</source>
        <translation>Puedes jugar con los dos bandos.</translation>
    </message>
    <message>
        <source>White to move.</source>
        <translation>Juegan las blancas.</translation>
    </message>
    <message>
        <source>Black to move.</source>
        <translation>Juegan las negras.</translation>
    </message>
    <message>
        <source>Drag a man, or click it and then its square.</source>
        <translation>Arrastra un peón, o haz clic en él y después en su casilla.</translation>
    </message>
    <message>
        <source>This is an earlier position.</source>
        <translation>Esta es una posición anterior.</translation>
    </message>
    <message>
        <source>The clock runs: the game goes on after its last move.</source>
        <translation>El reloj corre: la partida sigue tras su última jugada.</translation>
    </message>
    <message>
        <source>Several captures end on {square}.</source>
        <translation>Varias capturas terminan en {square}.</translation>
    </message>
    <message>
        <source>Click the landing that yours goes over.</source>
        <translation>Haz clic en la casilla por la que pasa la tuya.</translation>
    </message>
    <message>
        <source>The computer plays on.</source>
        <translation>El ordenador sigue jugando.</translation>
    </message>
    <message>
        <source>It declines the draw.</source>
        <translation>Rechaza las tablas.</translation>
    </message>
    <message>
        <source>No answer to your offer of a draw.</source>
        <translation>Sin respuesta a tu oferta de tablas.</translation>
    </message>
    <message>
        <source>Your game is safe. You can offer the draw again. ({detail})</source>
        <translation>Tu partida está a salvo. Puedes volver a ofrecer tablas. ({detail})</translation>
    </message>
    <message>
        <source>There is no hint this time.</source>
        <translation>Esta vez no hay pista.</translation>
    </message>
    <message>
        <source>Your game is safe. You can ask for a hint again. ({detail})</source>
        <translation>Tu partida está a salvo. Puedes volver a pedir una pista. ({detail})</translation>
    </message>
    <message>
        <source>The computer player stopped.</source>
        <translation>El ordenador ha dejado de jugar.</translation>
    </message>
    <message>
        <source>Your game is safe. Press Space to let it try again. ({detail})</source>
        <translation>Tu partida está a salvo. Pulsa Espacio para que lo intente otra vez. ({detail})</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>You can solve it again; it does not count.</source>
        <translation>Puedes resolverlo otra vez; no cuenta.</translation>
    </message>
    <message>
        <source>You have had today’s puzzle.</source>
        <translation>Ya has tenido el problema de hoy.</translation>
    </message>
    <message>
        <source>Looking through your games</source>
        <translation>Repasando tus partidas</translation>
    </message>
    <message>
        <source>Game {number} of {total}; puzzles found: {found}</source>
        <translation>Partida {number} de {total}; problemas encontrados: {found}</translation>
    </message>
    <message>
        <source>There is no new game to look through.</source>
        <translation>No hay ninguna partida nueva que repasar.</translation>
    </message>
    <message>
        <source>Play one: wins that you miss become puzzles here.</source>
        <translation>Juega una: las victorias que dejes pasar serán problemas aquí.</translation>
    </message>
    <message>
        <source>No missed win was found.</source>
        <translation>No se encontró ninguna victoria perdida.</translation>
    </message>
    <message>
        <source>Your next games can be looked through later.</source>
        <translation>Tus próximas partidas se pueden repasar más tarde.</translation>
    </message>
    <message>
        <source>Building endgame tables</source>
        <translation>Calculando tablas de finales</translation>
    </message>
    <message>
        <source>Table {number} of {total}</source>
        <translation>Tabla {number} de {total}</translation>
    </message>
    <message>
        <source>Endings are drawn from endgame tables.</source>
        <translation>Los finales salen de las tablas de finales.</translation>
    </message>
    <message>
        <source>These are switched off in the menu of the analysis.</source>
        <translation>Están desactivadas en el menú del análisis.</translation>
    </message>
    <message>
        <source>End the storm</source>
        <translation>Terminar la tormenta</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Look through my games</source>
        <translation>Repasar mis partidas</translation>
    </message>
    <message>
        <source>Build endgame tables</source>
        <translation>Calcular tablas de finales</translation>
    </message>
    <message>
        <source>Take back and try again</source>
        <translation>Deshacer y volver a intentarlo</translation>
    </message>
    <message>
        <source>Go on training</source>
        <translation>Seguir entrenando</translation>
    </message>
    <message>
        <source>Next ending</source>
        <translation>Siguiente final</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Siguiente problema</translation>
    </message>
</context>
<context>
    <name>OpenGameDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
</context>
<context>
    <name>OpeningChoice</name>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Which opening</source>
        <translation>Qué apertura</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>Type its moves, or a part of its name.</source>
        <translation>Escribe sus jugadas, o una parte de su nombre.</translation>
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
        <translation>tu repertorio con blancas</translation>
    </message>
    <message>
        <source>your repertoire for Black</source>
        <translation>tu repertorio con negras</translation>
    </message>
    <message>
        <source>This line is in {side} already.</source>
        <translation>Esta línea ya está en {side}.</translation>
    </message>
    <message>
        <source>In place of {moves} you play another move now.</source>
        <translation>En lugar de {moves} ahora haces otra jugada.</translation>
    </message>
    <message>
        <source>You left your repertoire at move {number}.</source>
        <translation>Dejaste tu repertorio en la jugada {number}.</translation>
    </message>
    <message>
        <source>You played {played}; you know {known}.</source>
        <translation>Jugaste {played}; conoces {known}.</translation>
    </message>
    <message>
        <source>Your opponent left your repertoire at move {number}.</source>
        <translation>Tu rival dejó tu repertorio en la jugada {number}.</translation>
    </message>
    <message>
        <source>They played {played}; you have an answer to {known}.</source>
        <translation>Jugó {played}; tienes respuesta a {known}.</translation>
    </message>
    <message>
        <source>“{name}” is not there now.</source>
        <translation>«{name}» ahora no está.</translation>
    </message>
    <message>
        <source>Your repertoire is read as soon as it is back, and gets what you add until then.</source>
        <translation>Tu repertorio se leerá en cuanto vuelva, y recibirá lo que añadas hasta entonces.</translation>
    </message>
    <message>
        <source>“{name}” is there again.</source>
        <translation>«{name}» vuelve a estar.</translation>
    </message>
    <message>
        <source>Your repertoire was read.</source>
        <translation>Se leyó tu repertorio.</translation>
    </message>
    <message>
        <source>Your repertoire was read; what you added is in it now.</source>
        <translation>Se leyó tu repertorio; lo que añadiste ya está en él.</translation>
    </message>
    <message>
        <source>Your repertoire is the first game of “{name}”.</source>
        <translation>Tu repertorio es la primera partida de «{name}».</translation>
    </message>
    <message>
        <source>A part of your repertoire could not be read, and is no longer in it.</source>
        <translation>Una parte de tu repertorio no se pudo leer y ya no está en él.</translation>
    </message>
    <message>
        <source>The file as it was is kept as “{name}”.</source>
        <translation>El archivo tal como estaba se conserva como «{name}».</translation>
    </message>
    <message>
        <source>Nothing yet. Play moves on the board, and they are added.</source>
        <translation>Aún nada. Haz jugadas en el tablero y se añadirán.</translation>
    </message>
    <message>
        <source>Positions: {count}</source>
        <translation>Posiciones: {count}</translation>
    </message>
    <message>
        <source>due: {count}</source>
        <translation>por repasar: {count}</translation>
    </message>
    <message>
        <source>without an answer: {count}</source>
        <translation>sin respuesta: {count}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mira</translation>
    </message>
    <message>
        <source>That is not your move.</source>
        <translation>Esa no es tu jugada.</translation>
    </message>
    <message>
        <source>Now play the right move.</source>
        <translation>Haz ahora la jugada correcta.</translation>
    </message>
    <message>
        <source>It is shown on the board.</source>
        <translation>Se muestra en el tablero.</translation>
    </message>
    <message>
        <source>A new move</source>
        <translation>Una jugada nueva</translation>
    </message>
    <message>
        <source>Play it, to remember it.</source>
        <translation>Hazla, para recordarla.</translation>
    </message>
    <message>
        <source>Your move?</source>
        <translation>¿Tu jugada?</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>No hay nada por repasar.</translation>
    </message>
    <message>
        <source>New moves: {count}.</source>
        <translation>Jugadas nuevas: {count}.</translation>
    </message>
    <message>
        <source>Done for now.</source>
        <translation>Listo por ahora.</translation>
    </message>
    <message>
        <source>The next one is due in {count} min.</source>
        <translation>La siguiente toca dentro de {count} min.</translation>
    </message>
    <message>
        <source>The next one is due in {count} h.</source>
        <translation>La siguiente toca dentro de {count} h.</translation>
    </message>
</context>
<context>
    <name>OpeningsEntry</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Esta posición</translation>
    </message>
    <message>
        <source>The line that leads here</source>
        <translation>La línea que lleva hasta aquí</translation>
    </message>
    <message>
        <source>Only games from the usual start can be in a repertoire.</source>
        <translation>En un repertorio solo puede haber partidas con el comienzo habitual.</translation>
    </message>
    <message>
        <source>Your repertoire is not read yet.</source>
        <translation>Tu repertorio aún no se ha leído.</translation>
    </message>
    <message>
        <source>Play the moves first that you want to know.</source>
        <translation>Haz primero las jugadas que quieres aprender.</translation>
    </message>
    <message>
        <source>This game left nothing that you know.</source>
        <translation>Esta partida no dejó nada de lo que conoces.</translation>
    </message>
    <message>
        <source>Your answers in practice cannot be read now.</source>
        <translation>Ahora no se pueden leer tus respuestas de la práctica.</translation>
    </message>
    <message>
        <source>“{name}” was changed elsewhere.</source>
        <translation>«{name}» se cambió en otro sitio.</translation>
    </message>
    <message>
        <source>It was read again; your last change is not in it.</source>
        <translation>Se volvió a leer; tu último cambio no está en él.</translation>
    </message>
</context>
<context>
    <name>OpeningsRoom</name>
    <message>
        <source>Keep the repertoire in</source>
        <translation>Guardar el repertorio en</translation>
    </message>
</context>
<context>
    <name>OpeningsWindow</name>
    <message>
        <source>Openings</source>
        <translation>Aperturas</translation>
    </message>
    <message>
        <source>Repertoire for</source>
        <translation>Repertorio con</translation>
    </message>
    <message>
        <source>Practised</source>
        <translation>Practicado</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Say something of this move (C)</source>
        <translation>Di algo de esta jugada (C)</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>{name}: beaten</source>
        <translation>{name}: vencido</translation>
    </message>
    <message>
        <source>Likes to move man beside man, sees a simple exchange, and little more.</source>
        <translation>Le gusta mover peón junto a peón, ve un cambio sencillo, y poco más.</translation>
    </message>
    <message>
        <source>Loves to exchange, but often overlooks captures backward.</source>
        <translation>Le encanta cambiar, pero a menudo pasa por alto capturas hacia atrás.</translation>
    </message>
    <message>
        <source>Always forward, always threatening, and falls for a good trap.</source>
        <translation>Siempre adelante, siempre amenazando, y cae en una buena trampa.</translation>
    </message>
    <message>
        <source>Feels safe along the edge, likes to calculate, and misjudges many a move.</source>
        <translation>Se siente a salvo junto al borde, le gusta calcular, y juzga mal bastantes jugadas.</translation>
    </message>
    <message>
        <source>Guards the back rows, sees short combinations and punishes slips.</source>
        <translation>Guarda las últimas filas, ve combinaciones cortas y castiga los descuidos.</translation>
    </message>
    <message>
        <source>Hurries to a king and rarely gives a man away.</source>
        <translation>Tiene prisa por coronar y rara vez entrega un peón.</translation>
    </message>
    <message>
        <source>Keeps the tension, answers every threat and overlooks little.</source>
        <translation>Mantiene la tensión, responde a cada amenaza y pasa poco por alto.</translation>
    </message>
</context>
<context>
    <name>OpponentPicker</name>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
</context>
<context>
    <name>OtherTags</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Other tags</source>
        <translation>Otros datos</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Both sides have lost</source>
        <translation>Han perdido los dos bandos</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Ganas</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Pierdes</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Ganan las blancas</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Ganan las negras</translation>
    </message>
    <message>
        <source>You have no pieces left.</source>
        <translation>No te quedan piezas.</translation>
    </message>
    <message>
        <source>You have no move left.</source>
        <translation>No te queda ninguna jugada.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Abandonaste.</translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <translation>Se acabó tu tiempo.</translation>
    </message>
    <message>
        <source>White has no pieces left.</source>
        <translation>A las blancas no les quedan piezas.</translation>
    </message>
    <message>
        <source>White has no move left.</source>
        <translation>A las blancas no les queda ninguna jugada.</translation>
    </message>
    <message>
        <source>White resigned.</source>
        <translation>Las blancas abandonaron.</translation>
    </message>
    <message>
        <source>White’s time is up.</source>
        <translation>Se acabó el tiempo de las blancas.</translation>
    </message>
    <message>
        <source>Black has no pieces left.</source>
        <translation>A las negras no les quedan piezas.</translation>
    </message>
    <message>
        <source>Black has no move left.</source>
        <translation>A las negras no les queda ninguna jugada.</translation>
    </message>
    <message>
        <source>Black resigned.</source>
        <translation>Las negras abandonaron.</translation>
    </message>
    <message>
        <source>Black’s time is up.</source>
        <translation>Se acabó el tiempo de las negras.</translation>
    </message>
    <message>
        <source>The time is up, but a lone king cannot win.</source>
        <translation>Se acabó el tiempo, pero una dama sola no puede ganar.</translation>
    </message>
    <message>
        <source>The same position came up for the third time.</source>
        <translation>La misma posición se dio por tercera vez.</translation>
    </message>
    <message>
        <source>The same position came up for the fourth time.</source>
        <translation>La misma posición se dio por cuarta vez.</translation>
    </message>
    <message>
        <source>The moves that the rules allow for this are used up.</source>
        <translation>Se han agotado las jugadas que las reglas permiten para esto.</translation>
    </message>
    <message>
        <source>Each side has only one piece left.</source>
        <translation>A cada bando le queda una sola pieza.</translation>
    </message>
    <message>
        <source>The agreed number of moves went by without a capture or a man’s move.</source>
        <translation>Pasó el número acordado de jugadas sin captura ni jugada de peón.</translation>
    </message>
    <message>
        <source>The players agreed on it.</source>
        <translation>Los jugadores lo acordaron.</translation>
    </message>
    <message>
        <source>So the game record says.</source>
        <translation>Así lo dice el registro de la partida.</translation>
    </message>
    <message>
        <source>You have made the first king.</source>
        <translation>Has coronado la primera dama.</translation>
    </message>
    <message>
        <source>You have given all your pieces away.</source>
        <translation>Has entregado todas tus piezas.</translation>
    </message>
    <message>
        <source>You have no move left, which wins here.</source>
        <translation>No te queda ninguna jugada, y aquí eso gana.</translation>
    </message>
    <message>
        <source>White has made the first king.</source>
        <translation>Las blancas han coronado la primera dama.</translation>
    </message>
    <message>
        <source>White has given all its pieces away.</source>
        <translation>Las blancas han entregado todas sus piezas.</translation>
    </message>
    <message>
        <source>White has no move left, which wins here.</source>
        <translation>A las blancas no les queda ninguna jugada, y aquí eso gana.</translation>
    </message>
    <message>
        <source>Black has made the first king.</source>
        <translation>Las negras han coronado la primera dama.</translation>
    </message>
    <message>
        <source>Black has given all its pieces away.</source>
        <translation>Las negras han entregado todas sus piezas.</translation>
    </message>
    <message>
        <source>Black has no move left, which wins here.</source>
        <translation>A las negras no les queda ninguna jugada, y aquí eso gana.</translation>
    </message>
</context>
<context>
    <name>OwnGame</name>
    <message>
        <source>Play on the board</source>
        <translation>Jugar en el tablero</translation>
    </message>
    <message>
        <source>Next at this board: {white} – {black}</source>
        <translation>La siguiente en este tablero: {white} – {black}</translation>
    </message>
    <message>
        <source>The tournament waits for this game.</source>
        <translation>El torneo espera a esta partida.</translation>
    </message>
    <message>
        <source>The computers play their games meanwhile.</source>
        <translation>Los ordenadores juegan entretanto las suyas.</translation>
    </message>
</context>
<context>
    <name>OwnGames</name>
    <message>
        <source>The game was not opened.</source>
        <translation>La partida no se abrió.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exportar partidas</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mis partidas</translation>
    </message>
    <message>
        <source>Not all games were copied.</source>
        <translation>No se copiaron todas las partidas.</translation>
    </message>
    <message>
        <source>The games were not exported.</source>
        <translation>Las partidas no se exportaron.</translation>
    </message>
    <message>
        <source>Games that could not be read, and were left out: {count}.</source>
        <translation>Partidas que no se pudieron leer y se omitieron: {count}.</translation>
    </message>
</context>
<context>
    <name>PageCard</name>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Volver a la partida (Esc)</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Find anything</source>
        <translation>Encontrar cualquier cosa</translation>
    </message>
    <message>
        <source>Find a command, game, setting, course or file</source>
        <translation>Encuentra un comando, juego, ajuste, curso o archivo</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>Nada se llama así.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo que se encontró</translation>
    </message>
</context>
<context>
    <name>ParameterForm</name>
    <message>
        <source>This engine has nothing to set.</source>
        <translation>Este motor no tiene nada que ajustar.</translation>
    </message>
    <message>
        <source>Usually: {value}</source>
        <translation>Normalmente: {value}</translation>
    </message>
</context>
<context>
    <name>Parting</name>
    <message>
        <source>Leave the game</source>
        <translation>Dejar la partida</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Another game on the board would end this one, for both sides.</source>
        <translation>Otra partida en el tablero terminaría esta, para los dos lados.</translation>
    </message>
    <message>
        <source>Closing Harzdame would end the game, for both sides.</source>
        <translation>Cerrar Harzdame terminaría la partida, para los dos lados.</translation>
    </message>
    <message>
        <source>You are playing over the network.</source>
        <translation>Estás jugando por la red.</translation>
    </message>
</context>
<context>
    <name>Pasting</name>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>En el portapapeles no hay texto.</translation>
    </message>
    <message>
        <source>This position cannot be played.</source>
        <translation>Esta posición no se puede jugar.</translation>
    </message>
    <message>
        <source>Copy a part of it, or save it as a file and open that.</source>
        <translation>Copia una parte, o guárdalo como archivo y ábrelo.</translation>
    </message>
    <message>
        <source>This text is too long to look for games in it.</source>
        <translation>Este texto es demasiado largo para buscar partidas en él.</translation>
    </message>
    <message>
        <source>The text is neither a position (FEN) nor a game (PDN).</source>
        <translation>El texto no es una posición (FEN) ni una partida (PDN).</translation>
    </message>
    <message>
        <source>Nothing to paste.</source>
        <translation>Nada que pegar.</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <source>Pattern</source>
        <translation>Patrón</translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <source>Positions of {game}</source>
        <translation>Posiciones de {game}</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Bando que juega</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>On the squares</source>
        <translation>En las casillas</translation>
    </message>
    <message>
        <source>Click or draw over squares; the right button takes away. The rest is open.</source>
        <translation>Haz clic en las casillas o recórrelas; el botón derecho quita. Lo demás queda abierto.</translation>
    </message>
    <message>
        <source>Take the board’s</source>
        <translation>Tomar el tablero</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>Piezas en el tablero</translation>
    </message>
    <message>
        <source>White man</source>
        <translation>Peón blanco</translation>
    </message>
    <message>
        <source>White king</source>
        <translation>Dama blanca</translation>
    </message>
    <message>
        <source>any white</source>
        <translation>cualquiera blanca</translation>
    </message>
    <message>
        <source>Black man</source>
        <translation>Peón negro</translation>
    </message>
    <message>
        <source>Black king</source>
        <translation>Dama negra</translation>
    </message>
    <message>
        <source>any black</source>
        <translation>cualquiera negra</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierta</translation>
    </message>
    <message>
        <source>White men</source>
        <translation>Peones blancos</translation>
    </message>
    <message>
        <source>White kings</source>
        <translation>Damas blancas</translation>
    </message>
    <message>
        <source>Black men</source>
        <translation>Peones negros</translation>
    </message>
    <message>
        <source>Black kings</source>
        <translation>Damas negras</translation>
    </message>
    <message>
        <source>{pieces}, at least</source>
        <translation>{pieces}, al menos</translation>
    </message>
    <message>
        <source>{pieces}, at most</source>
        <translation>{pieces}, como mucho</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>White man</source>
        <translation>Peón blanco</translation>
    </message>
    <message>
        <source>White king</source>
        <translation>Dama blanca</translation>
    </message>
    <message>
        <source>Black man</source>
        <translation>Peón negro</translation>
    </message>
    <message>
        <source>Black king</source>
        <translation>Dama negra</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Goma</translation>
    </message>
</context>
<context>
    <name>PlaceNotices</name>
    <message>
        <source>“{path}” cannot be read now.</source>
        <translation>Ahora no se puede leer «{path}».</translation>
    </message>
    <message>
        <source>Your studies could not be listed.</source>
        <translation>No se pudieron listar tus estudios.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written now.</source>
        <translation>Ahora no se puede escribir «{path}».</translation>
    </message>
    <message>
        <source>The study is still on the shelf.</source>
        <translation>El estudio sigue en la estantería.</translation>
    </message>
    <message>
        <source>The list was kept as {path}. Your files are where they were: open them again.</source>
        <translation>La lista se ha guardado como {path}. Tus archivos están donde estaban: vuelve a abrirlos.</translation>
    </message>
    <message>
        <source>The list of your studies could not be read.</source>
        <translation>No se pudo leer la lista de tus estudios.</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>The program cannot be started for this game.</source>
        <translation>El programa no se puede iniciar para este juego.</translation>
    </message>
    <message>
        <source>The program ended.</source>
        <translation>El programa terminó.</translation>
    </message>
    <message>
        <source>The program did not answer in time.</source>
        <translation>El programa no respondió a tiempo.</translation>
    </message>
    <message>
        <source>The program’s answer is not a legal move.</source>
        <translation>La respuesta del programa no es una jugada legal.</translation>
    </message>
    <message>
        <source>The search for one failed.</source>
        <translation>Falló la búsqueda de una.</translation>
    </message>
</context>
<context>
    <name>PositionGamesList</name>
    <message>
        <source>Games with this position</source>
        <translation>Partidas con esta posición</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>Ninguna partida de la biblioteca tiene esta posición.</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Presentation</source>
        <translation>Presentación</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Comienzo</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Jugada {number} de {count}</translation>
    </message>
    <message>
        <source>plays by itself</source>
        <translation>se reproduce sola</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>First page</source>
        <translation>Primera página</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Página atrás</translation>
    </message>
    <message>
        <source>Page on</source>
        <translation>Página adelante</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Última página</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Página {number} de {count}</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>There are no pieces on the board yet.</source>
        <translation>Aún no hay piezas en el tablero.</translation>
    </message>
    <message>
        <source>A man cannot stand on {detail}: there it would be a king.</source>
        <translation>Un peón no puede estar en {detail}: allí sería una dama.</translation>
    </message>
    <message>
        <source>Two pieces stand on {detail}.</source>
        <translation>Hay dos piezas en {detail}.</translation>
    </message>
    <message>
        <source>There is no square {detail} on this board.</source>
        <translation>En este tablero no existe la casilla {detail}.</translation>
    </message>
    <message>
        <source>There are too many captures for it to be played.</source>
        <translation>Hay demasiadas capturas para que se pueda jugar.</translation>
    </message>
    <message>
        <source>“{detail}” is no position; one looks like {example}.</source>
        <translation>«{detail}» no es una posición; una es así: {example}.</translation>
    </message>
    <message>
        <source>Game {game}, line {line}: {what}</source>
        <translation>Partida {game}, línea {line}: {what}</translation>
    </message>
    <message>
        <source>Line {line}: {what}</source>
        <translation>Línea {line}: {what}</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>No contiene ninguna partida.</translation>
    </message>
    <message>
        <source>This is not a text file, so there are no games in it.</source>
        <translation>Esto no es un archivo de texto, así que no contiene partidas.</translation>
    </message>
    <message>
        <source>“{detail}” makes no sense here.</source>
        <translation>«{detail}» no tiene sentido aquí.</translation>
    </message>
    <message>
        <source>The move {detail} is not allowed; the moves before it are shown.</source>
        <translation>La jugada {detail} no está permitida; se muestran las anteriores.</translation>
    </message>
    <message>
        <source>{written} can mean several moves; it is read as {taken}.</source>
        <translation>{written} puede significar varias jugadas; se lee como {taken}.</translation>
    </message>
    <message>
        <source>Its letters were taken for {detail}, which may be wrong.</source>
        <translation>Sus letras se tomaron por {detail}, lo que puede ser erróneo.</translation>
    </message>
    <message>
        <source>This is a game that Harzdame does not know: {detail}.</source>
        <translation>Este es un juego que Harzdame no conoce: {detail}.</translation>
    </message>
    <message>
        <source>Its tags name two different games: {detail}.</source>
        <translation>Sus datos nombran dos juegos distintos: {detail}.</translation>
    </message>
    <message>
        <source>It is too long to be read: it is left as it is.</source>
        <translation>Es demasiado largo para leerlo: se deja como está.</translation>
    </message>
    <message>
        <source>The position it begins with is not possible.</source>
        <translation>La posición con que empieza no es posible.</translation>
    </message>
    <message>
        <source>The result after the moves differs from the one above them.</source>
        <translation>El resultado tras las jugadas no es el que está encima de ellas.</translation>
    </message>
    <message>
        <source>From here on there are bytes that are no text.</source>
        <translation>Desde aquí hay bytes que no son texto.</translation>
    </message>
    <message>
        <source>The tag that begins here has no end; the file may be cut off.</source>
        <translation>El dato que empieza aquí no tiene final; quizá el archivo está cortado.</translation>
    </message>
    <message>
        <source>The comment that begins here has no end; the file may be cut off.</source>
        <translation>El comentario que empieza aquí no tiene final; quizá el archivo está cortado.</translation>
    </message>
    <message>
        <source>The variation that begins here has no end; the file may be cut off.</source>
        <translation>La variante que empieza aquí no tiene final; quizá el archivo está cortado.</translation>
    </message>
    <message>
        <source>The game breaks off here; what comes before it is shown.</source>
        <translation>La partida se interrumpe aquí; se muestra lo que va antes.</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems: {count}</source>
        <translation>Fallos: {count}</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Opening the file…</source>
        <translation>Abriendo el archivo…</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Leyendo la partida…</translation>
    </message>
    <message>
        <source>Looking through your games…</source>
        <translation>Repasando tus partidas…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportando…</translation>
    </message>
    <message>
        <source>Asking opening books and endgame tables…</source>
        <translation>Preguntando a libros de aperturas y tablas de finales…</translation>
    </message>
    <message>
        <source>Building endgame tables</source>
        <translation>Calculando tablas de finales</translation>
    </message>
    <message>
        <source>Searching the library…</source>
        <translation>Buscando en la biblioteca…</translation>
    </message>
    <message>
        <source>Importing games into the library</source>
        <translation>Importando partidas a la biblioteca</translation>
    </message>
    <message>
        <source>Reviewing the game</source>
        <translation>Revisando la partida</translation>
    </message>
    <message>
        <source>{material}, table {number} of {count}</source>
        <translation>{material}, tabla {number} de {count}</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>quedan más o menos {time}</translation>
    </message>
</context>
<context>
    <name>PuzzleChoice</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Kind of puzzles</source>
        <translation>Tipo de problemas</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>All kinds of puzzles</source>
        <translation>Todos los tipos de problemas</translation>
    </message>
    <message>
        <source>Short endings</source>
        <translation>Finales cortos</translation>
    </message>
    <message>
        <source>Longer endings</source>
        <translation>Finales más largos</translation>
    </message>
    <message>
        <source>Hard endings</source>
        <translation>Finales difíciles</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <source>Puzzles: {game}</source>
        <translation>Problemas: {game}</translation>
    </message>
    <message>
        <source>Your results of puzzles cannot be read now.</source>
        <translation>Ahora no se pueden leer tus resultados de problemas.</translation>
    </message>
</context>
<context>
    <name>PuzzleWindow</name>
    <message>
        <source>Puzzles</source>
        <translation>Problemas</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Today’s puzzle</source>
        <translation>El de hoy</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Por repasar</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Mis errores</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Tormenta</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Finales</translation>
    </message>
    <message>
        <source>One puzzle a day, the same for everybody</source>
        <translation>Un problema al día, el mismo para todos</translation>
    </message>
    <message>
        <source>Puzzles as hard as you are strong</source>
        <translation>Problemas tan difíciles como tú eres fuerte</translation>
    </message>
    <message>
        <source>What you failed comes back until you know it</source>
        <translation>Lo que fallaste vuelve hasta que lo sepas</translation>
    </message>
    <message>
        <source>Wins that you missed in your own games</source>
        <translation>Victorias que dejaste pasar en tus partidas</translation>
    </message>
    <message>
        <source>As many as you can in three minutes</source>
        <translation>Todos los que puedas en tres minutos</translation>
    </message>
    <message>
        <source>Win against perfect defence</source>
        <translation>Gana contra una defensa perfecta</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Golpe</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Ruptura</translation>
    </message>
    <message>
        <source>Race to promotion</source>
        <translation>Carrera a la coronación</translation>
    </message>
    <message>
        <source>King hunt</source>
        <translation>Caza de la dama</translation>
    </message>
    <message>
        <source>To the edge</source>
        <translation>Hacia el borde</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Choice of captures</source>
        <translation>Elección de captura</translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation>Bloqueo</translation>
    </message>
    <message>
        <source>Quiet move</source>
        <translation>Jugada tranquila</translation>
    </message>
    <message>
        <source>White to move and win</source>
        <translation>Juegan las blancas y ganan</translation>
    </message>
    <message>
        <source>Black to move and win</source>
        <translation>Juegan las negras y ganan</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Juegan las blancas</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Juegan las negras</translation>
    </message>
    <message>
        <source>Find the shot.</source>
        <translation>Encuentra el golpe.</translation>
    </message>
    <message>
        <source>Find the capture that wins.</source>
        <translation>Encuentra la captura que gana.</translation>
    </message>
    <message>
        <source>Find the move that wins.</source>
        <translation>Encuentra la jugada que gana.</translation>
    </message>
    <message>
        <source>Your moves: {moves}. The shortest way has {count}.</source>
        <translation>Tus jugadas: {moves}. El camino más corto tiene {count}.</translation>
    </message>
    <message>
        <source>You are still winning.</source>
        <translation>Sigues ganando.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>¡Correcto!</translation>
    </message>
    <message>
        <source>And what now?</source>
        <translation>¿Y ahora?</translation>
    </message>
    <message>
        <source>This move could not be checked.</source>
        <translation>No se pudo comprobar esta jugada.</translation>
    </message>
    <message>
        <source>It does not count. Try another one.</source>
        <translation>No cuenta. Prueba otra.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>Esta es la solución.</translation>
    </message>
    <message>
        <source>The piece on {square} moves.</source>
        <translation>Se mueve la pieza de {square}.</translation>
    </message>
    <message>
        <source>It goes to {square}.</source>
        <translation>Va a {square}.</translation>
    </message>
    <message>
        <source>That is only a draw.</source>
        <translation>Eso son solo tablas.</translation>
    </message>
    <message>
        <source>Now Black wins.</source>
        <translation>Ahora ganan las negras.</translation>
    </message>
    <message>
        <source>Now White wins.</source>
        <translation>Ahora ganan las blancas.</translation>
    </message>
    <message>
        <source>That does not win.</source>
        <translation>Eso no gana.</translation>
    </message>
    <message>
        <source>Black answers {move}.</source>
        <translation>Las negras responden {move}.</translation>
    </message>
    <message>
        <source>White answers {move}.</source>
        <translation>Las blancas responden {move}.</translation>
    </message>
    <message>
        <source>There is no shorter way.</source>
        <translation>No hay camino más corto.</translation>
    </message>
    <message>
        <source>The shortest way has {count}: step through it below.</source>
        <translation>El camino más corto tiene {count}: recórrelo abajo.</translation>
    </message>
    <message>
        <source>That wins as well!</source>
        <translation>¡Eso también gana!</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>¡Resuelto!</translation>
    </message>
    <message>
        <source>Solved, with a hint.</source>
        <translation>Resuelto, con una pista.</translation>
    </message>
    <message>
        <source>That is it.</source>
        <translation>Eso es.</translation>
    </message>
    <message>
        <source>rated {rating}</source>
        <translation>Elo {rating}</translation>
    </message>
    <message>
        <source>You know them all for now.</source>
        <translation>Por ahora los sabes todos.</translation>
    </message>
    <message>
        <source>There are no puzzles for {game}.</source>
        <translation>No hay problemas de {game}.</translation>
    </message>
    <message>
        <source>Choose another game above.</source>
        <translation>Elige otro juego arriba.</translation>
    </message>
    <message>
        <source>What you fail elsewhere comes back here until you know it.</source>
        <translation>Lo que falles en otro sitio vuelve aquí hasta que lo sepas.</translation>
    </message>
    <message>
        <source>No puzzles from your games yet.</source>
        <translation>Aún no hay problemas de tus partidas.</translation>
    </message>
    <message>
        <source>Let your games be looked through for wins that you missed, or gave away.</source>
        <translation>Haz que se repasen tus partidas en busca de victorias que dejaste pasar o regalaste.</translation>
    </message>
    <message>
        <source>There are no endings for {game}.</source>
        <translation>No hay finales de {game}.</translation>
    </message>
    <message>
        <source>They are drawn from endgame tables.</source>
        <translation>Salen de las tablas de finales.</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Tres minutos</translation>
    </message>
    <message>
        <source>Solve as many as you can. They get harder, and each mistake costs ten seconds.</source>
        <translation>Resuelve todos los que puedas. Son cada vez más difíciles, y cada error cuesta diez segundos.</translation>
    </message>
    <message>
        <source>The storm is over.</source>
        <translation>La tormenta ha terminado.</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>No hay nada por repasar.</translation>
    </message>
    <message>
        <source>The next one in {count} min.</source>
        <translation>El siguiente dentro de {count} min.</translation>
    </message>
    <message>
        <source>about {rating}, provisional</source>
        <translation>más o menos {rating}, provisional</translation>
    </message>
    <message>
        <source>{rating} ± {error}</source>
        <translation>{rating} ± {error}</translation>
    </message>
    <message>
        <source>The puzzles of this game cannot be used.</source>
        <translation>No se pueden usar los problemas de este juego.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>No se puede leer {name}: {detail}.</translation>
    </message>
    <message>
        <source>{name} holds no puzzles.</source>
        <translation>{name} no contiene problemas.</translation>
    </message>
    <message>
        <source>{name} was made for other rules.</source>
        <translation>{name} se hizo para otras reglas.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>{name} está dañado; se arregla instalando de nuevo el programa.</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>The invitation as a QR code</source>
        <translation>La invitación como código QR</translation>
    </message>
</context>
<context>
    <name>RatingView</name>
    <message>
        <source>Your rating</source>
        <translation>Tu Elo</translation>
    </message>
    <message>
        <source>Solved today: {count}</source>
        <translation>Resueltos hoy: {count}</translation>
    </message>
    <message>
        <source>in a row: {count}</source>
        <translation>seguidos: {count}</translation>
    </message>
</context>
<context>
    <name>Reached</name>
    <message>
        <source>Now without the coach</source>
        <translation>Ahora sin el entrenador</translation>
    </message>
    <message>
        <source>Again without help</source>
        <translation>Otra vez sin ayuda</translation>
    </message>
    <message>
        <source>Now against {name}</source>
        <translation>Ahora contra {name}</translation>
    </message>
    <message>
        <source>First against {name}</source>
        <translation>Antes contra {name}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>You have beaten {name} for the first time!</source>
        <translation>¡Has vencido a {name} por primera vez!</translation>
    </message>
    <message>
        <source>How strong the levels are in this game has not been measured yet.</source>
        <translation>Aún no se ha medido lo fuertes que son los niveles en este juego.</translation>
    </message>
    <message>
        <source>The result counts for the estimate of your strength.</source>
        <translation>El resultado cuenta para la estimación de tu fuerza.</translation>
    </message>
    <message>
        <source>Your strength is about {elo}. After some more games that will be surer.</source>
        <translation>Tu fuerza es más o menos {elo}. Tras unas partidas más será más segura.</translation>
    </message>
    <message>
        <source>Your strength is about {elo}.</source>
        <translation>Tu fuerza es más o menos {elo}.</translation>
    </message>
    <message>
        <source>Your strength is about {elo} ({change}); {percent} % of the points were to be expected.</source>
        <translation>Tu fuerza es más o menos {elo} ({change}); se podía esperar el {percent}&#xa0;% de los puntos.</translation>
    </message>
</context>
<context>
    <name>ReadingNotices</name>
    <message>
        <source>Nothing says which game this is; it was read as {game}.</source>
        <translation>Nada dice qué juego es; se leyó como {game}.</translation>
    </message>
    <message>
        <source>Nothing says which game this is.</source>
        <translation>Nada dice qué juego es.</translation>
    </message>
    <message>
        <source>It was read as {game}, but fits other games, too.</source>
        <translation>Se leyó como {game}, pero también encaja en otros juegos.</translation>
    </message>
    <message>
        <source>Read as {game}</source>
        <translation>Leer como {game}</translation>
    </message>
    <message>
        <source>This game cannot be shown on the board.</source>
        <translation>Esta partida no se puede mostrar en el tablero.</translation>
    </message>
    <message>
        <source>Something in this game is doubtful.</source>
        <translation>Algo de esta partida es dudoso.</translation>
    </message>
    <message>
        <source>Not all of this game could be read; the rest is kept in it.</source>
        <translation>No se pudo leer toda esta partida; el resto se conserva en ella.</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>{path} is not there at present.</source>
        <translation>{path} no está ahora.</translation>
    </message>
</context>
<context>
    <name>Recovering</name>
    <message>
        <source>Harzdame was not closed properly last time; nothing was lost.</source>
        <translation>Harzdame no se cerró bien la última vez; no se perdió nada.</translation>
    </message>
    <message>
        <source>The clock stands until you play a move or press P.</source>
        <translation>El reloj está parado hasta que juegues o pulses P.</translation>
    </message>
    <message>
        <source>Your unfinished game is back.</source>
        <translation>Tu partida inacabada ha vuelto.</translation>
    </message>
    <message>
        <source>Your unfinished game waits in the menu.</source>
        <translation>Tu partida inacabada espera en el menú.</translation>
    </message>
    <message>
        <source>What was kept of an unfinished game is damaged.</source>
        <translation>Lo que se guardó de una partida inacabada está dañado.</translation>
    </message>
    <message>
        <source>Its text is among your games in the menu.</source>
        <translation>Su texto está entre tus partidas, en el menú.</translation>
    </message>
    <message>
        <source>It stays where it is, and is looked for again at the next start.</source>
        <translation>Se queda donde está, y se buscará otra vez en el próximo inicio.</translation>
    </message>
    <message>
        <source>An unfinished game cannot be read just now.</source>
        <translation>Ahora mismo no se puede leer una partida inacabada.</translation>
    </message>
    <message>
        <source>“{name}” was changed or moved meanwhile.</source>
        <translation>Entretanto «{name}» se cambió o se movió.</translation>
    </message>
    <message>
        <source>The game on the board is whole; saving it asks for a file.</source>
        <translation>La partida del tablero está entera; al guardarla se pregunta por un archivo.</translation>
    </message>
    <message>
        <source>The game is back on the board.</source>
        <translation>La partida vuelve a estar en el tablero.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>You must capture.</source>
        <translation>Debes capturar.</translation>
    </message>
    <message>
        <source>The pieces on {squares} can take {number}.</source>
        <translation>Las piezas de {squares} pueden tomar {number}.</translation>
    </message>
    <message>
        <source>The pieces on {squares} can.</source>
        <translation>Pueden las piezas de {squares}.</translation>
    </message>
    <message>
        <source>The piece on {squares} takes {number}.</source>
        <translation>La pieza de {squares} toma {number}.</translation>
    </message>
    <message>
        <source>The piece on {squares} can.</source>
        <translation>Puede la pieza de {squares}.</translation>
    </message>
    <message>
        <source>You must take as many as you can.</source>
        <translation>Debes tomar todas las que puedas.</translation>
    </message>
    <message>
        <source>There are {number} to take here, not just one.</source>
        <translation>Aquí se pueden tomar {number}, no solo una.</translation>
    </message>
    <message>
        <source>There are {number} to take here, not {taken}.</source>
        <translation>Aquí se pueden tomar {number}, no {taken}.</translation>
    </message>
    <message>
        <source>Men never step backwards.</source>
        <translation>Los peones nunca retroceden.</translation>
    </message>
    <message>
        <source>This one is blocked for now.</source>
        <translation>Esta está bloqueada por ahora.</translation>
    </message>
    <message>
        <source>That piece cannot go there.</source>
        <translation>Esa pieza no puede ir allí.</translation>
    </message>
    <message>
        <source>It cannot move at all just now.</source>
        <translation>Ahora mismo no se puede mover.</translation>
    </message>
    <message>
        <source>The squares it can go to are lit.</source>
        <translation>Las casillas a las que puede ir están iluminadas.</translation>
    </message>
    <message>
        <source>That is too far: here even kings make short jumps only.</source>
        <translation>Es demasiado lejos: aquí hasta las damas dan solo saltos cortos.</translation>
    </message>
    <message>
        <source>That is too far: men make short jumps only.</source>
        <translation>Es demasiado lejos: los peones dan solo saltos cortos.</translation>
    </message>
    <message>
        <source>This king has moved {number} times in a row.</source>
        <translation>Esta dama se ha movido {number} veces seguidas.</translation>
    </message>
    <message>
        <source>Move another piece.</source>
        <translation>Mueve otra pieza.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>There is no piece on {origin}.</source>
        <translation>No hay ninguna pieza en {origin}.</translation>
    </message>
    <message>
        <source>That piece is your opponent’s.</source>
        <translation>Esa pieza es de tu rival.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Todavía no te toca.</translation>
    </message>
    <message>
        <source>Put the piece on another square to move it.</source>
        <translation>Pon la pieza en otra casilla para moverla.</translation>
    </message>
    <message>
        <source>There is already a piece on {target}.</source>
        <translation>Ya hay una pieza en {target}.</translation>
    </message>
    <message>
        <source>You must capture with a king here.</source>
        <translation>Aquí debes capturar con una dama.</translation>
    </message>
    <message>
        <source>You must take as many kings as you can.</source>
        <translation>Debes tomar todas las damas que puedas.</translation>
    </message>
    <message>
        <source>You must take kings as early as you can.</source>
        <translation>Debes tomar damas lo antes posible.</translation>
    </message>
    <message>
        <source>You must take what is worth the most.</source>
        <translation>Debes tomar lo que más vale.</translation>
    </message>
    <message>
        <source>The capture goes on: keep jumping with this piece.</source>
        <translation>La captura sigue: continúa saltando con esta pieza.</translation>
    </message>
    <message>
        <source>That is too far: land on {squares}.</source>
        <translation>Es demasiado lejos: cae en {squares}.</translation>
    </message>
    <message>
        <source>That is too far: a capture that ends with a king lands on {squares}.</source>
        <translation>Es demasiado lejos: una captura que termina con una dama cae en {squares}.</translation>
    </message>
    <message>
        <source>The capture goes on from {squares}: land there.</source>
        <translation>La captura sigue desde {squares}: cae allí.</translation>
    </message>
    <message>
        <source>This piece cannot capture in that direction.</source>
        <translation>Esta pieza no puede capturar en esa dirección.</translation>
    </message>
    <message>
        <source>Men cannot capture kings.</source>
        <translation>Los peones no pueden capturar damas.</translation>
    </message>
    <message>
        <source>A capture cannot begin in that direction.</source>
        <translation>Una captura no puede empezar en esa dirección.</translation>
    </message>
    <message>
        <source>The way is blocked.</source>
        <translation>El camino está cerrado.</translation>
    </message>
    <message>
        <source>Two pieces in a row with no gap between them cannot be jumped.</source>
        <translation>No se pueden saltar dos piezas seguidas sin hueco entre ellas.</translation>
    </message>
    <message>
        <source>It cannot jump over its own side here.</source>
        <translation>Aquí no puede saltar a su propio bando.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Signs</source>
        <translation>Signos</translation>
    </message>
</context>
<context>
    <name>RemarksPanel</name>
    <message>
        <source>Add a comment</source>
        <translation>Añadir un comentario</translation>
    </message>
    <message>
        <source>Edit the comment</source>
        <translation>Editar el comentario</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Comentario sobre la partida</translation>
    </message>
    <message>
        <source>Before the variation {move}</source>
        <translation>Antes de la variante {move}</translation>
    </message>
    <message>
        <source>Comment on {move}</source>
        <translation>Comentario sobre {move}</translation>
    </message>
    <message>
        <source>After the variation {move}</source>
        <translation>Después de la variante {move}</translation>
    </message>
</context>
<context>
    <name>ReplayBoard</name>
    <message>
        <source>Start</source>
        <translation>Comienzo</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>The right move</source>
        <translation>La jugada correcta</translation>
    </message>
    <message>
        <source>As a rule one of each side</source>
        <translation>Por lo general, una de cada bando</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insertar</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>Replace {move}</source>
        <translation>Sustituir {move}</translation>
    </message>
    <message>
        <source>Insert behind {move}</source>
        <translation>Insertar después de {move}</translation>
    </message>
    <message>
        <source>Insert at the beginning</source>
        <translation>Insertar al comienzo</translation>
    </message>
    <message>
        <source>Play on the board, or type.</source>
        <translation>Juega en el tablero, o escribe.</translation>
    </message>
    <message>
        <source>“{text}” is not a move here.</source>
        <translation>«{text}» no es una jugada aquí.</translation>
    </message>
    <message>
        <source>Possible: {moves}</source>
        <translation>Posibles: {moves}</translation>
    </message>
    <message>
        <source>No move follows.</source>
        <translation>No sigue ninguna jugada.</translation>
    </message>
    <message>
        <source>All moves that follow still fit: {count}.</source>
        <translation>Todas las jugadas que siguen encajan: {count}.</translation>
    </message>
    <message>
        <source>Moves that follow: {count}; not fitting any more: {lost}. These go to the deleted moves.</source>
        <translation>Jugadas que siguen: {count}; ya no encajan: {lost}. Estas pasan a las eliminadas.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>ReportWindow</name>
    <message>
        <source>Report of a crash</source>
        <translation>Informe de un fallo grave</translation>
    </message>
    <message>
        <source>This is all of the report, and it was sent to nobody. Your name, your games and your folders are not in it. If you want to help, copy or save it, and send it to the makers of Harzdame by mail or in a forum, with a word on what you were doing.</source>
        <translation>Este es el informe entero, y no se ha enviado a nadie. No contiene tu nombre, tus partidas ni tus carpetas. Si quieres ayudar, cópialo o guárdalo y envíalo a los autores de Harzdame por correo o en un foro, con unas palabras sobre lo que estabas haciendo.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>El informe está en el portapapeles.</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Saved in “{name}”.</source>
        <translation>Guardado en «{name}».</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ResultChoice</name>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason not told</source>
        <translation>Motivo no indicado</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>{result}  Lost by both</source>
        <translation>{result}  Perdida por los dos</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>A review is under way.</source>
        <translation>Hay una revisión en curso.</translation>
    </message>
    <message>
        <source>There is nothing to review yet.</source>
        <translation>Aún no hay nada que revisar.</translation>
    </message>
    <message>
        <source>A review judges the moves of a game, and this one has none.</source>
        <translation>Una revisión juzga las jugadas de una partida, y esta no tiene ninguna.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>La partida no ha terminado.</translation>
    </message>
    <message>
        <source>A review would tell you what to play. It waits until the end.</source>
        <translation>Una revisión te diría qué jugar. Espera hasta el final.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>Se paró la revisión.</translation>
    </message>
    <message>
        <source>Nothing was found yet.</source>
        <translation>Aún no se ha encontrado nada.</translation>
    </message>
    <message>
        <source>The review could not go on.</source>
        <translation>La revisión no pudo seguir.</translation>
    </message>
    <message>
        <source>What was found is kept. You can review the game again. ({detail})</source>
        <translation>Se conserva lo encontrado. Puedes revisar la partida otra vez. ({detail})</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>El comienzo</translation>
    </message>
    <message>
        <source>White scores {percent}</source>
        <translation>Las blancas consiguen {percent}</translation>
    </message>
    <message>
        <source>The game is reviewed.</source>
        <translation>La partida está revisada.</translation>
    </message>
    <message>
        <source>Undo removes it all.</source>
        <translation>Deshacer lo quita todo.</translation>
    </message>
    <message>
        <source>Accuracy: White {white}, Black {black}. Undo removes it all.</source>
        <translation>Precisión: blancas {white}, negras {black}. Deshacer lo quita todo.</translation>
    </message>
    <message>
        <source>Too little was at stake for an accuracy.</source>
        <translation>Había demasiado poco en juego para dar una precisión.</translation>
    </message>
    <message>
        <source>White: too little at stake for an accuracy, {counts}</source>
        <translation>Blancas: demasiado poco en juego para dar una precisión, {counts}</translation>
    </message>
    <message>
        <source>Black: too little at stake for an accuracy, {counts}</source>
        <translation>Negras: demasiado poco en juego para dar una precisión, {counts}</translation>
    </message>
    <message>
        <source>White: accuracy {accuracy}, {counts}</source>
        <translation>Blancas: precisión {accuracy}, {counts}</translation>
    </message>
    <message>
        <source>Black: accuracy {accuracy}, {counts}</source>
        <translation>Negras: precisión {accuracy}, {counts}</translation>
    </message>
    <message>
        <source>inaccuracies: {inaccuracies}, mistakes: {mistakes}, blunders: {blunders}</source>
        <translation>imprecisiones: {inaccuracies}, errores: {mistakes}, errores graves: {blunders}</translation>
    </message>
    <message>
        <source>, shots missed: {count}</source>
        <translation>, golpes perdidos: {count}</translation>
    </message>
    <message>
        <source>, only moves found: {count}</source>
        <translation>, únicas jugadas encontradas: {count}</translation>
    </message>
    <message>
        <source>The review of “{name}” was stopped.</source>
        <translation>Se paró la revisión de «{name}».</translation>
    </message>
    <message>
        <source>No game was reviewed in “{name}”.</source>
        <translation>En «{name}» no se revisó ninguna partida.</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: {count}.</source>
        <translation>Cambiadas entretanto y sin tocar: {count}.</translation>
    </message>
    <message>
        <source>Not written because of their encoding: {count}.</source>
        <translation>Sin escribir por su codificación: {count}.</translation>
    </message>
    <message>
        <source>Not reviewed yet: {count}. The same command goes on with them.</source>
        <translation>Aún sin revisar: {count}. El mismo comando sigue con ellas.</translation>
    </message>
    <message>
        <source>The game on the board is among them; it has an undo of its own.</source>
        <translation>La partida del tablero está entre ellas; tiene su propio deshacer.</translation>
    </message>
    <message>
        <source>{move} was better: it promises {before} points of a hundred, this move {after}.</source>
        <translation>{move} era mejor: promete {before} puntos de cien, esta jugada {after}.</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review the game</source>
        <translation>Revisar la partida</translation>
    </message>
    <message>
        <source>Review games</source>
        <translation>Revisar partidas</translation>
    </message>
    <message>
        <source>Every move is judged by a search. Bad moves get a sign, a better line and a sentence; you can undo all of it at once.</source>
        <translation>Cada jugada se juzga con una búsqueda. Las malas reciben un signo, una línea mejor y una frase; puedes deshacerlo todo de una vez.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>más o menos {time}</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>menos de un segundo</translation>
    </message>
    <message>
        <source>Each is saved in the file when it is done. You can go on playing meanwhile.</source>
        <translation>Cada una se guarda en el archivo cuando está lista. Entretanto puedes seguir jugando.</translation>
    </message>
    <message>
        <source>Quick: finds what a good player sees</source>
        <translation>Rápida: encuentra lo que ve un buen jugador</translation>
    </message>
    <message>
        <source>Normal: finds most shots</source>
        <translation>Normal: encuentra la mayoría de los golpes</translation>
    </message>
    <message>
        <source>Thorough: for games that matter</source>
        <translation>A fondo: para partidas que importan</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
</context>
<context>
    <name>RoomCard</name>
    <message>
        <source>All right</source>
        <translation>De acuerdo</translation>
    </message>
</context>
<context>
    <name>RowView</name>
    <message>
        <source>Back to the usual value: {name}</source>
        <translation>Volver al valor habitual: {name}</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The strong red edge is the goal of the side below: its men become kings there. The pale one is the other side’s.</source>
        <translation>El borde rojo fuerte es la meta del bando de abajo: allí sus peones se convierten en damas. El pálido es el del otro bando.</translation>
    </message>
    <message>
        <source>This page is put together from the rules that the program plays by.</source>
        <translation>Esta página se compone de las reglas con las que juega el programa.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>{game} – Rules</source>
        <translation>{game} – Reglas</translation>
    </message>
</context>
<context>
    <name>SafeOffer</name>
    <message>
        <source>Harzdame could not start the last times.</source>
        <translation>Harzdame no pudo iniciarse las últimas veces.</translation>
    </message>
    <message>
        <source>A safe start may help: with the usual settings, without engines of yours and without what was open. Your games and your settings stay as they are.</source>
        <translation>Un inicio seguro puede ayudar: con los ajustes habituales, sin motores tuyos y sin lo que estaba abierto. Tus partidas y tus ajustes quedan como están.</translation>
    </message>
    <message>
        <source>Start safely</source>
        <translation>Iniciar de forma segura</translation>
    </message>
    <message>
        <source>Start as usual</source>
        <translation>Iniciar como siempre</translation>
    </message>
</context>
<context>
    <name>SafeStartCard</name>
    <message>
        <source>All right</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>This is a safe start.</source>
        <translation>Este es un inicio seguro.</translation>
    </message>
    <message>
        <source>The usual settings hold, without engines of yours; nothing was reopened. Your games are all here. What you set now is forgotten when you close the window.</source>
        <translation>Valen los ajustes habituales, sin motores tuyos; no se ha vuelto a abrir nada. Todas tus partidas están aquí. Lo que ajustes ahora se olvida al cerrar la ventana.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>There is a file “{name}” already. Replace it?</source>
        <translation>Ya existe un archivo «{name}». ¿Reemplazarlo?</translation>
    </message>
</context>
<context>
    <name>SaveNotices</name>
    <message>
        <source>Take theirs</source>
        <translation>Tomar la otra</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar la mía</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>The board shows the game as it is there now.</source>
        <translation>El tablero muestra la partida como está allí ahora.</translation>
    </message>
    <message>
        <source>This game is another there now, and yours has changes that are not saved.</source>
        <translation>Allí esta partida es ahora otra, y la tuya tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>This game is in it no more. It is still here.</source>
        <translation>Esta partida ya no está en él. Aquí sigue estando.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>Otro programa cambió «{name}».</translation>
    </message>
    <message>
        <source>Saving puts it there in place of theirs.</source>
        <translation>Al guardarla se pone en lugar de la otra.</translation>
    </message>
    <message>
        <source>Your game stays.</source>
        <translation>Tu partida se queda.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>There is a file “{name}” already.</source>
        <translation>Ya existe un archivo «{name}».</translation>
    </message>
    <message>
        <source>This game can be added to those in it, or the file be replaced: then they are lost.</source>
        <translation>Esta partida se puede añadir a las que contiene, o se puede reemplazar el archivo: entonces se pierden.</translation>
    </message>
    <message>
        <source>Add to the file</source>
        <translation>Añadir al archivo</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazarlo</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Of 100 such games between equal players White would win {won}, draw {drawn} and lose {lost}.</source>
        <translation>De 100 partidas así entre jugadores iguales, las blancas ganarían {won}, harían tablas en {drawn} y perderían {lost}.</translation>
    </message>
    <message>
        <source>Of 100 such games between equal players Black would win {won}, draw {drawn} and lose {lost}.</source>
        <translation>De 100 partidas así entre jugadores iguales, las negras ganarían {won}, harían tablas en {drawn} y perderían {lost}.</translation>
    </message>
    <message>
        <source>White in {moves}</source>
        <translation>Blancas en {moves}</translation>
    </message>
    <message>
        <source>Black in {moves}</source>
        <translation>Negras en {moves}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>gana en {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>pierde en {moves}</translation>
    </message>
    <message>
        <source>White wins in {moves}</source>
        <translation>Las blancas ganan en {moves}</translation>
    </message>
    <message>
        <source>Black wins in {moves}</source>
        <translation>Las negras ganan en {moves}</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Ganan las blancas</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Ganan las negras</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message>
        <source>Graph of the score</source>
        <translation>Gráfico de la valoración</translation>
    </message>
</context>
<context>
    <name>SearchForm</name>
    <message>
        <source>Search names, events, tags and comments</source>
        <translation>Buscar nombres, pruebas, datos y comentarios</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Cualquier resultado</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Ganaron las blancas</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Ganaron las negras</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Sin resultado</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Cualquier juego</translation>
    </message>
    <message>
        <source>Any stars</source>
        <translation>Cualquier número de estrellas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Stars, at least</source>
        <translation>Estrellas, al menos</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>From year</source>
        <translation>Desde el año</translation>
    </message>
    <message>
        <source>Until year</source>
        <translation>Hasta el año</translation>
    </message>
    <message>
        <source>Opening: first moves</source>
        <translation>Apertura: primeras jugadas</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>Archivo o carpeta</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Cualquier posición</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>La posición del tablero</translation>
    </message>
    <message>
        <source>Pattern or material…</source>
        <translation>Patrón o material…</translation>
    </message>
    <message>
        <source>Also with the colours exchanged</source>
        <translation>También con los colores cambiados</translation>
    </message>
    <message>
        <source>Exact position</source>
        <translation>Posición exacta</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Patrón</translation>
    </message>
    <message>
        <source>{position}, either side</source>
        <translation>{position}, cualquier bando</translation>
    </message>
    <message>
        <source>Position: {text}</source>
        <translation>Posición: {text}</translation>
    </message>
    <message>
        <source>These moves cannot be played.</source>
        <translation>Estas jugadas no se pueden hacer.</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Men cannot stand on {squares}: there they would be kings.</source>
        <translation>No puede haber peones en {squares}: allí serían damas.</translation>
    </message>
    <message>
        <source>The game would be over here: {reason}</source>
        <translation>Aquí la partida habría terminado: {reason}</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>Esta posición se puede jugar.</translation>
    </message>
    <message>
        <source>The piece on {square} is at the edge, so nothing was moved.</source>
        <translation>La pieza de {square} está en el borde, así que no se movió nada.</translation>
    </message>
    <message>
        <source>The pieces on {squares} are at the edge, so nothing was moved.</source>
        <translation>Las piezas de {squares} están en el borde, así que no se movió nada.</translation>
    </message>
</context>
<context>
    <name>SetUpTools</name>
    <message>
        <source>Side as in the game</source>
        <translation>Lado como en la partida</translation>
    </message>
    <message>
        <source>See the board from the side from which the game is seen; else White&apos;s</source>
        <translation>Ver el tablero desde el lado desde el que se ve la partida; si no, desde el de las blancas</translation>
    </message>
    <message>
        <source>In its mirror image this game would not be the same</source>
        <translation>En su imagen reflejada este juego no sería el mismo</translation>
    </message>
    <message>
        <source>Move all pieces up</source>
        <translation>Mover todas las piezas hacia arriba</translation>
    </message>
    <message>
        <source>Move all pieces up to the right</source>
        <translation>Mover todas las piezas hacia arriba a la derecha</translation>
    </message>
    <message>
        <source>Move all pieces to the right</source>
        <translation>Mover todas las piezas hacia la derecha</translation>
    </message>
    <message>
        <source>Move all pieces down to the right</source>
        <translation>Mover todas las piezas hacia abajo a la derecha</translation>
    </message>
    <message>
        <source>Move all pieces down</source>
        <translation>Mover todas las piezas hacia abajo</translation>
    </message>
    <message>
        <source>Move all pieces down to the left</source>
        <translation>Mover todas las piezas hacia abajo a la izquierda</translation>
    </message>
    <message>
        <source>Move all pieces to the left</source>
        <translation>Mover todas las piezas hacia la izquierda</translation>
    </message>
    <message>
        <source>Move all pieces up to the left</source>
        <translation>Mover todas las piezas hacia arriba a la izquierda</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Main window</source>
        <translation>Ventana principal</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>Aspecto e idioma</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Aprendizaje</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Playing through</source>
        <translation>Reproducción</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Alto contraste, claro</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Alto contraste, oscuro</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Of menus and messages. *: it still wants a native reader.</source>
        <translation>De menús y mensajes. *: aún necesita un lector nativo.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Light or dark; high contrast has a board of its own.</source>
        <translation>Clara u oscura; el alto contraste tiene su propio tablero.</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Texto de las reglas</translation>
    </message>
    <message>
        <source>The size of the text of the rules pages.</source>
        <translation>El tamaño del texto de las páginas de reglas.</translation>
    </message>
    <message>
        <source>Home at the start</source>
        <translation>Página de inicio al arrancar</translation>
    </message>
    <message>
        <source>It is there until you play, or open something.</source>
        <translation>Está hasta que juegues o abras algo.</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>The look of the squares, where contrast is not high.</source>
        <translation>El aspecto de las casillas, cuando el contraste no es alto.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>Squares are named along the board’s edge.</source>
        <translation>Las casillas se nombran junto al borde del tablero.</translation>
    </message>
    <message>
        <source>Whole captures</source>
        <translation>Capturas completas</translation>
    </message>
    <message>
        <source>Captures are written with every square, not just the first and the last.</source>
        <translation>Las capturas se escriben con todas sus casillas, no solo la primera y la última.</translation>
    </message>
    <message>
        <source>Possible squares</source>
        <translation>Casillas posibles</translation>
    </message>
    <message>
        <source>The squares that a lifted piece may go to are marked.</source>
        <translation>Se marcan las casillas a las que puede ir la pieza levantada.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
    <message>
        <source>How fast pieces move; as the system: not at all where it wishes for less motion.</source>
        <translation>A qué velocidad se mueven las piezas; como el sistema: nada si desea menos movimiento.</translation>
    </message>
    <message>
        <source>Set up from your side</source>
        <translation>Colocar desde tu lado</translation>
    </message>
    <message>
        <source>The set-up editor shows the board from the side that you see.</source>
        <translation>El editor de posiciones muestra el tablero desde el lado que ves.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Enseguida</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Natural</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <translation>Pausado</translation>
    </message>
    <message>
        <source>No opening book</source>
        <translation>Sin libro de aperturas</translation>
    </message>
    <message>
        <source>Best moves only</source>
        <translation>Solo las mejores jugadas</translation>
    </message>
    <message>
        <source>Some variety</source>
        <translation>Algo de variedad</translation>
    </message>
    <message>
        <source>Much variety</source>
        <translation>Mucha variedad</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>At full strength only</source>
        <translation>Solo con fuerza completa</translation>
    </message>
    <message>
        <source>At every level</source>
        <translation>En todos los niveles</translation>
    </message>
    <message>
        <source>Computer’s pace</source>
        <translation>Ritmo del ordenador</translation>
    </message>
    <message>
        <source>How soon the computer’s answer is seen.</source>
        <translation>Cuánto tarda en verse la respuesta del ordenador.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aperturas</translation>
    </message>
    <message>
        <source>How much the computer varies the first moves.</source>
        <translation>Cuánto varía el ordenador las primeras jugadas.</translation>
    </message>
    <message>
        <source>The computer gives up lost games</source>
        <translation>El ordenador abandona partidas perdidas</translation>
    </message>
    <message>
        <source>Or it plays on to the end.</source>
        <translation>O sigue jugando hasta el final.</translation>
    </message>
    <message>
        <source>Think on your time</source>
        <translation>Pensar en tu tiempo</translation>
    </message>
    <message>
        <source>At full strength the computer thinks while you do.</source>
        <translation>Con fuerza completa el ordenador piensa mientras tú piensas.</translation>
    </message>
    <message>
        <source>At first</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Say that you must capture</source>
        <translation>Decir que debes capturar</translation>
    </message>
    <message>
        <source>At first: twice in each family of games. The menu says it at any time.</source>
        <translation>Al principio: dos veces en cada familia de juegos. El menú lo dice en cualquier momento.</translation>
    </message>
    <message>
        <source>The clock runs before the first move</source>
        <translation>El reloj corre antes de la primera jugada</translation>
    </message>
    <message>
        <source>Otherwise it starts once White has moved.</source>
        <translation>Si no, empieza cuando han jugado las blancas.</translation>
    </message>
    <message>
        <source>Pause between moves of computers</source>
        <translation>Pausa entre jugadas de ordenadores</translation>
    </message>
    <message>
        <source>Where computers play each other and you watch.</source>
        <translation>Cuando juegan ordenadores entre sí y tú miras.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>It stands in the records of your games.</source>
        <translation>Figura en los registros de tus partidas.</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Tu Elo</translation>
    </message>
    <message>
        <source>For records of games, too; 0 for none.</source>
        <translation>También para los registros de las partidas; 0 si no tienes.</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Bajo</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Moves, captures, crownings and the end of a game are heard.</source>
        <translation>Se oyen jugadas, capturas, coronaciones y el final de una partida.</translation>
    </message>
    <message>
        <source>The clock sounds when time is short</source>
        <translation>El reloj suena cuando queda poco tiempo</translation>
    </message>
    <message>
        <source>Only for your own time.</source>
        <translation>Solo para tu propio tiempo.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>A fondo</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>How much it says while you play the computer.</source>
        <translation>Cuánto dice mientras juegas contra el ordenador.</translation>
    </message>
    <message>
        <source>Hints in steps</source>
        <translation>Pistas por pasos</translation>
    </message>
    <message>
        <source>A hint shows first the piece, then its square, then why.</source>
        <translation>Una pista muestra primero la pieza, después su casilla, después por qué.</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Revisiones</translation>
    </message>
    <message>
        <source>How deep the next review of a game looks.</source>
        <translation>A qué profundidad mira la próxima revisión de una partida.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Momentos decisivos</translation>
    </message>
    <message>
        <source>The turning points of a reviewed game are shown.</source>
        <translation>Se muestran los momentos decisivos de una partida revisada.</translation>
    </message>
    <message>
        <source>From White’s side</source>
        <translation>Desde el lado de las blancas</translation>
    </message>
    <message>
        <source>From the side to move</source>
        <translation>Desde el bando que juega</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mis partidas</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Libro de aperturas</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>How many lines the analysis shows.</source>
        <translation>Cuántas líneas muestra el análisis.</translation>
    </message>
    <message>
        <source>Arrow of the best move</source>
        <translation>Flecha de la mejor jugada</translation>
    </message>
    <message>
        <source>The best move found is an arrow on the board.</source>
        <translation>La mejor jugada encontrada es una flecha en el tablero.</translation>
    </message>
    <message>
        <source>Arrow of the threat</source>
        <translation>Flecha de la amenaza</translation>
    </message>
    <message>
        <source>What the other side would play if it were its turn.</source>
        <translation>Lo que jugaría el otro bando si le tocara.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Valoraciones</translation>
    </message>
    <message>
        <source>The side from which scores are told.</source>
        <translation>El bando desde el que se dan las valoraciones.</translation>
    </message>
    <message>
        <source>Analysis while you play</source>
        <translation>Análisis mientras juegas</translation>
    </message>
    <message>
        <source>Otherwise it rests in games against the computer.</source>
        <translation>Si no, descansa en las partidas contra el ordenador.</translation>
    </message>
    <message>
        <source>Write evaluations into the game</source>
        <translation>Escribir valoraciones en la partida</translation>
    </message>
    <message>
        <source>Also into games that had none; then they are saved with it.</source>
        <translation>También en partidas que no tenían ninguna; entonces se guardan con ella.</translation>
    </message>
    <message>
        <source>Games of the explorer</source>
        <translation>Partidas del explorador</translation>
    </message>
    <message>
        <source>Where it looks for what was played in a position.</source>
        <translation>Dónde busca lo que se jugó en una posición.</translation>
    </message>
    <message>
        <source>Full moves</source>
        <translation>Jugadas completas</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Todas las jugadas</translation>
    </message>
    <message>
        <source>Critical moments</source>
        <translation>Momentos críticos</translation>
    </message>
    <message>
        <source>Pause between moves</source>
        <translation>Pausa entre jugadas</translation>
    </message>
    <message>
        <source>How fast a game plays itself through.</source>
        <translation>A qué velocidad se reproduce una partida.</translation>
    </message>
    <message>
        <source>Real times of the game</source>
        <translation>Tiempos reales de la partida</translation>
    </message>
    <message>
        <source>Moves take the time that they took, where the game tells that.</source>
        <translation>Las jugadas tardan lo que tardaron, si la partida lo dice.</translation>
    </message>
    <message>
        <source>Rest at comments</source>
        <translation>Detenerse en los comentarios</translation>
    </message>
    <message>
        <source>A game that plays itself through waits where there is something to read.</source>
        <translation>Una partida que se reproduce espera donde hay algo que leer.</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Volver a empezar al final</translation>
    </message>
    <message>
        <source>A game that plays itself through never stops by itself.</source>
        <translation>Una partida que se reproduce nunca se para sola.</translation>
    </message>
    <message>
        <source>Boards of the strip</source>
        <translation>Tableros de la tira</translation>
    </message>
    <message>
        <source>The positions that the strip of small boards shows.</source>
        <translation>Las posiciones que muestra la tira de tableros pequeños.</translation>
    </message>
    <message>
        <source>Automatic ({count})</source>
        <translation>Automático ({count})</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>For analysis and play at full strength.</source>
        <translation>Para el análisis y el juego con fuerza completa.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>How many cores of this computer think at full strength.</source>
        <translation>Cuántos núcleos de este ordenador piensan con fuerza completa.</translation>
    </message>
    <message>
        <source>Use endgame tables</source>
        <translation>Usar tablas de finales</translation>
    </message>
    <message>
        <source>Endgames are played and analysed by tables that know the outcome.</source>
        <translation>Los finales se juegan y se analizan con tablas que conocen el resultado.</translation>
    </message>
    <message>
        <source>Memory for building tables</source>
        <translation>Memoria para calcular tablas</translation>
    </message>
    <message>
        <source>Only while endgame tables are built.</source>
        <translation>Solo mientras se calculan tablas de finales.</translation>
    </message>
    <message>
        <source>Nothing is heard: this needs one of the programs {programs}.</source>
        <translation>No se oye nada: hace falta uno de los programas {programs}.</translation>
    </message>
    <message>
        <source>Nothing is heard: the system could not play the sound.</source>
        <translation>No se oye nada: el sistema no pudo reproducir el sonido.</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Buscar ajustes</translation>
    </message>
    <message>
        <source>No setting is called so.</source>
        <translation>Ningún ajuste se llama así.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Reset this subject</source>
        <translation>Restablecer este tema</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>Several settings were changed.</source>
        <translation>Se cambiaron varios ajustes.</translation>
    </message>
    <message>
        <source>All commands have their own keys again.</source>
        <translation>Todos los comandos vuelven a tener sus propias teclas.</translation>
    </message>
    <message>
        <source>“{subject}” is as it was at first.</source>
        <translation>«{subject}» está como al principio.</translation>
    </message>
    <message>
        <source>All settings are as they were at first.</source>
        <translation>Todos los ajustes están como al principio.</translation>
    </message>
    <message>
        <source>The settings in “{name}” are taken over.</source>
        <translation>Se han tomado los ajustes de «{name}».</translation>
    </message>
</context>
<context>
    <name>SetupEditor</name>
    <message>
        <source>Set up a position</source>
        <translation>Colocar una posición</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Bando que juega</translation>
    </message>
    <message>
        <source>Position as text (FEN)</source>
        <translation>Posición como texto (FEN)</translation>
    </message>
    <message>
        <source>The position as text (FEN); type or paste one here</source>
        <translation>La posición como texto (FEN); escribe o pega una aquí</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Posición inicial</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Left click places, right click removes, dragging moves. Keys: arrows, 1–5, Space, Delete.</source>
        <translation>El clic izquierdo coloca, el derecho quita, arrastrar mueve. Teclas: flechas, 1–5, Espacio, Supr.</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Todas las piezas</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Como texto</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Looking at the captures…</source>
        <translation>Mirando las capturas…</translation>
    </message>
    <message>
        <source>Endgame tables: {verdict}.</source>
        <translation>Tablas de finales: {verdict}.</translation>
    </message>
</context>
<context>
    <name>SeveralTagsDialog</name>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Rename the player</source>
        <translation>Cambiar el nombre del jugador</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nuevo nombre</translation>
    </message>
    <message>
        <source>as it is in each game</source>
        <translation>como está en cada partida</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Width of the list</source>
        <translation>Ancho de la lista</translation>
    </message>
</context>
<context>
    <name>SideChoice</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Otra persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
</context>
<context>
    <name>SpellingsDialog</name>
    <message>
        <source>Spellings of names</source>
        <translation>Grafías de nombres</translation>
    </message>
    <message>
        <source>Shchegolev, Vyacheslav; Stschogoljew, W.; Щёголев, Вячеслав</source>
        <translation>Shchegolev, Vyacheslav; Stschogoljew, W.; Щёголев, Вячеслав</translation>
    </message>
    <message>
        <source>Persons, one a line</source>
        <translation>Personas, una por línea</translation>
    </message>
    <message>
        <source>One person a line, the spellings parted by semicolons. A search finds them by each.</source>
        <translation>Una persona por línea, las grafías separadas por punto y coma. Una búsqueda las encuentra por cualquiera.</translation>
    </message>
</context>
<context>
    <name>SprtBar</name>
    <message>
        <source>Log likelihood ratio {ratio}; decided at {low} or {high}</source>
        <translation>Razón de verosimilitud logarítmica {ratio}; se decide en {low} o {high}</translation>
    </message>
</context>
<context>
    <name>Squares</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>dama blanca</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>peón blanco</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>dama negra</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>peón negro</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>en la mano</translation>
    </message>
    <message>
        <source>can go here</source>
        <translation>destino posible</translation>
    </message>
    <message>
        <source>must capture</source>
        <translation>debe capturar</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>puede mover</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Nada.</translation>
    </message>
    <message>
        <source>Men: {squares}.</source>
        <translation>Peones: {squares}.</translation>
    </message>
    <message>
        <source>Kings: {squares}.</source>
        <translation>Damas: {squares}.</translation>
    </message>
</context>
<context>
    <name>StepButtons</name>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
</context>
<context>
    <name>StepPage</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Mostrar la solución</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>The step before (←)</source>
        <translation>El paso anterior (←)</translation>
    </message>
    <message>
        <source>The next step (→)</source>
        <translation>El paso siguiente (→)</translation>
    </message>
    <message>
        <source>A hint (H)</source>
        <translation>Una pista (H)</translation>
    </message>
    <message>
        <source>The move that was meant (S)</source>
        <translation>La jugada esperada (S)</translation>
    </message>
    <message>
        <source>Chapter {number} of {count}</source>
        <translation>Capítulo {number} de {count}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Capítulo siguiente</translation>
    </message>
</context>
<context>
    <name>StoredGameKeeper</name>
    <message>
        <source>Library only</source>
        <translation>Solo la biblioteca</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>The game was saved in “{name}” and in the library.</source>
        <translation>La partida se guardó en «{name}» y en la biblioteca.</translation>
    </message>
    <message>
        <source>The game in the library is as it is on the board now.</source>
        <translation>La partida de la biblioteca está ahora como la del tablero.</translation>
    </message>
    <message>
        <source>The library does not have what you did to this game.</source>
        <translation>La biblioteca no tiene lo que hiciste en esta partida.</translation>
    </message>
    <message>
        <source>There it was changed or removed meanwhile, and stays as it is.</source>
        <translation>Allí se modificó o se quitó entretanto, y así queda.</translation>
    </message>
</context>
<context>
    <name>StormView</name>
    <message>
        <source>{count} solved</source>
        <translation>Resueltos: {count}</translation>
    </message>
    <message>
        <source>Best so far: {count}</source>
        <translation>Récord: {count}</translation>
    </message>
    <message>
        <source>Failed: {count}</source>
        <translation>Fallados: {count}</translation>
    </message>
    <message>
        <source>A mistake: ten seconds less</source>
        <translation>Un error: diez segundos menos</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>{count} seguidos</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>Won against {level} ({elo})</source>
        <translation>Victoria contra {level} ({elo})</translation>
    </message>
    <message>
        <source>Drawn against {level} ({elo})</source>
        <translation>Tablas contra {level} ({elo})</translation>
    </message>
    <message>
        <source>Lost against {level} ({elo})</source>
        <translation>Derrota contra {level} ({elo})</translation>
    </message>
    <message>
        <source>you then had {elo}</source>
        <translation>quedaste con {elo}</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>Por color</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Por rival</translation>
    </message>
    <message>
        <source>By length</source>
        <translation>Por duración</translation>
    </message>
    <message>
        <source>By opening</source>
        <translation>Por apertura</translation>
    </message>
</context>
<context>
    <name>StrengthChart</name>
    <message>
        <source>Your Elo after each game</source>
        <translation>Tu Elo después de cada partida</translation>
    </message>
</context>
<context>
    <name>StrengthChoice</name>
    <message>
        <source>Strength and style</source>
        <translation>Fuerza y estilo</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Tiempo de reflexión</translation>
    </message>
    <message>
        <source>An even match: {name}</source>
        <translation>De igual fuerza: {name}</translation>
    </message>
    <message>
        <source>Elo {elo} ± {error}. {meaning}</source>
        <translation>Elo {elo} ± {error}. {meaning}</translation>
    </message>
    <message>
        <source>at most {number} seconds a move</source>
        <translation>máximo {number} segundos por jugada</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>Your strength</source>
        <translation>Tu fuerza</translation>
    </message>
    <message>
        <source>Play an even match: {level}</source>
        <translation>Jugar de igual a igual: {level}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Tus resultados</translation>
    </message>
    <message>
        <source>Not known for this game</source>
        <translation>Sin datos para este juego</translation>
    </message>
    <message>
        <source>Not enough games yet</source>
        <translation>Aún faltan partidas</translation>
    </message>
    <message>
        <source>Elo {elo} ± {error}</source>
        <translation>Elo {elo} ± {error}</translation>
    </message>
    <message>
        <source>Play against the computer without help: no hint, no takeback, no analysis beside the game. After three games your strength is known.</source>
        <translation>Juega contra el ordenador sin ayuda: ni pistas, ni deshacer, ni análisis. Tras tres partidas se conoce tu fuerza.</translation>
    </message>
    <message>
        <source>How strong the levels are in this game has not been measured yet.</source>
        <translation>Todavía no se ha medido la fuerza de los niveles en este juego.</translation>
    </message>
    <message>
        <source>After three games against the computer your strength is known.</source>
        <translation>Después de tres partidas contra el ordenador se conoce tu fuerza.</translation>
    </message>
    <message>
        <source>The measure is the program’s own; it compares with no club’s rating.</source>
        <translation>La medida es propia del programa; no es comparable con la puntuación de ningún club.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
</context>
<context>
    <name>StripPanel</name>
    <message>
        <source>Full moves</source>
        <translation>Jugadas completas</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Cada jugada</translation>
    </message>
    <message>
        <source>Critical moments</source>
        <translation>Momentos críticos</translation>
    </message>
    <message>
        <source>What the strip shows</source>
        <translation>Lo que muestra la tira</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the strip</source>
        <translation>Cerrar la tira</translation>
    </message>
</context>
<context>
    <name>StripView</name>
    <message>
        <source>This game has none that can be found.</source>
        <translation>En esta partida no se encuentra ninguno.</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <source>There is no game here that can be a chapter.</source>
        <translation>Aquí no hay ninguna partida que pueda ser un capítulo.</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Esta posición</translation>
    </message>
    <message>
        <source>This position, to find the next move</source>
        <translation>Esta posición, para encontrar la próxima jugada</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>La partida entera</translation>
    </message>
</context>
<context>
    <name>StudyAdding</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Nothing was added to “{name}”.</source>
        <translation>No se añadió nada a «{name}».</translation>
    </message>
    <message>
        <source>It is in the study “{name}”.</source>
        <translation>Ya está en el estudio «{name}».</translation>
    </message>
</context>
<context>
    <name>StudyBooklet</name>
    <message>
        <source>Answers</source>
        <translation>Soluciones</translation>
    </message>
</context>
<context>
    <name>StudyCard</name>
    <message>
        <source>Read again</source>
        <translation>Leer otra vez</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>Quitar de la estantería</translation>
    </message>
    <message>
        <source>The file stays where it is.</source>
        <translation>El archivo se queda donde está.</translation>
    </message>
    <message>
        <source>The file cannot be read now.</source>
        <translation>El archivo no se puede leer ahora.</translation>
    </message>
    <message>
        <source>The file is not there now.</source>
        <translation>El archivo no está ahí ahora.</translation>
    </message>
</context>
<context>
    <name>StudyReader</name>
    <message>
        <source>All studies</source>
        <translation>Todos los estudios</translation>
    </message>
    <message>
        <source>Play against {name}</source>
        <translation>Jugar contra {name}</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>¡Correcto!</translation>
    </message>
    <message>
        <source>Also good! The study goes on with this move.</source>
        <translation>¡También es buena! El estudio sigue con esta jugada.</translation>
    </message>
    <message>
        <source>Not this one. See why:</source>
        <translation>Esta no. Mira por qué:</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Esta no. Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>What would you play? Make the move on the board.</source>
        <translation>¿Qué jugarías? Haz la jugada en el tablero.</translation>
    </message>
</context>
<context>
    <name>StudyRoom</name>
    <message>
        <source>Export the study</source>
        <translation>Exportar el estudio</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>Se escribió «{name}».</translation>
    </message>
    <message>
        <source>Any browser shows it, also without a network: {folder}</source>
        <translation>Cualquier navegador lo muestra, también sin red: {folder}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>The study was taken off the shelf; its file is where it was.</source>
        <translation>El estudio se quitó de la estantería; su archivo sigue donde estaba.</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Abrir un estudio</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>Guardar el estudio</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Nuevo estudio</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Nombre del estudio</translation>
    </message>
</context>
<context>
    <name>StudyShelf</name>
    <message>
        <source>New study…</source>
        <translation>Nuevo estudio…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Hacer la visita</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Estudios</translation>
    </message>
    <message>
        <source>Courses to read step by step. When one asks you for a move, play it on the board.</source>
        <translation>Cursos para leer paso a paso. Cuando uno te pida una jugada, hazla en el tablero.</translation>
    </message>
    <message>
        <source>Another game in five minutes</source>
        <translation>Otro juego en cinco minutos</translation>
    </message>
    <message>
        <source>A tour asks for moves on the board, from the first one to the end of a game.</source>
        <translation>Una visita guiada pide jugadas en el tablero, desde la primera hasta el final de una partida.</translation>
    </message>
    <message>
        <source>My studies</source>
        <translation>Mis estudios</translation>
    </message>
    <message>
        <source>A study is a file of games: make one of your own positions and games.</source>
        <translation>Un estudio es un archivo de partidas: haz uno con tus posiciones y partidas.</translation>
    </message>
</context>
<context>
    <name>StudyWindow</name>
    <message>
        <source>All studies</source>
        <translation>Todos los estudios</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Write chapters, add moves, ask questions</source>
        <translation>Escribir capítulos, añadir jugadas, hacer preguntas</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Estudios</translation>
    </message>
    <message>
        <source>{title} – Study</source>
        <translation>{title} – Estudio</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
</context>
<context>
    <name>Style</name>
    <message>
        <source>Attacker</source>
        <translation>Atacante</translation>
    </message>
    <message>
        <source>Likes to trade</source>
        <translation>Le gustan los cambios</translation>
    </message>
    <message>
        <source>Avoids trades</source>
        <translation>Evita los cambios</translation>
    </message>
    <message>
        <source>Keeps the back row</source>
        <translation>Guarda la primera fila</translation>
    </message>
    <message>
        <source>Plays along the edges</source>
        <translation>Juega por los bordes</translation>
    </message>
    <message>
        <source>Keeps together</source>
        <translation>Mantiene el grupo</translation>
    </message>
    <message>
        <source>Hurries to a king</source>
        <translation>Corre a coronar</translation>
    </message>
    <message>
        <source>No habits</source>
        <translation>Sin preferencias</translation>
    </message>
    <message>
        <source>Moves forward and threatens wherever it can.</source>
        <translation>Avanza y amenaza siempre que puede.</translation>
    </message>
    <message>
        <source>Offers exchanges to make the board simple.</source>
        <translation>Ofrece cambios para simplificar el tablero.</translation>
    </message>
    <message>
        <source>Keeps the tension and the pieces.</source>
        <translation>Mantiene la tensión y las piezas.</translation>
    </message>
    <message>
        <source>Leaves its last rows late and reluctantly.</source>
        <translation>Deja sus últimas filas tarde y a disgusto.</translation>
    </message>
    <message>
        <source>Feels safe where it can be attacked from few sides.</source>
        <translation>Se siente a salvo donde pueden atacarlo por pocos lados.</translation>
    </message>
    <message>
        <source>Moves its men side by side.</source>
        <translation>Mueve sus peones lado a lado.</translation>
    </message>
    <message>
        <source>Sends its foremost man ahead.</source>
        <translation>Envía por delante su peón más avanzado.</translation>
    </message>
    <message>
        <source>Plays what it thinks best.</source>
        <translation>Juega lo que le parece mejor.</translation>
    </message>
</context>
<context>
    <name>TableBuilding</name>
    <message>
        <source>All tables for this position are there.</source>
        <translation>Ya están todas las tablas de esta posición.</translation>
    </message>
    <message>
        <source>Build endgame tables?</source>
        <translation>¿Calcular tablas de finales?</translation>
    </message>
    <message>
        <source>Find out exactly who wins this endgame, and how?</source>
        <translation>¿Averiguar con exactitud quién gana este final, y cómo?</translation>
    </message>
    <message>
        <source>You can play on meanwhile, and stop at any time.</source>
        <translation>Mientras tanto puedes seguir jugando, y parar cuando quieras.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Calcular</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Relative to the mean of all, with the 95 % error</source>
        <translation>Respecto a la media de todos, con el error al 95&#xa0;%</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>Games lost by a crash, an illegal or a late move</source>
        <translation>Partidas perdidas por fallo del programa, jugada ilegal o retraso</translation>
    </message>
    <message>
        <source>{count} won</source>
        <translation>ganadas: {count}</translation>
    </message>
    <message>
        <source>{count} drawn</source>
        <translation>tablas: {count}</translation>
    </message>
    <message>
        <source>{count} lost</source>
        <translation>perdidas: {count}</translation>
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
        <translation>Tablas: {count}</translation>
    </message>
    <message>
        <source>Positions: {count}</source>
        <translation>Posiciones: {count}</translation>
    </message>
    <message>
        <source>Time: about {time}</source>
        <translation>Tiempo aproximado: {time}</translation>
    </message>
    <message>
        <source>Memory meanwhile: {memory}</source>
        <translation>Memoria mientras tanto: {memory}</translation>
    </message>
    <message>
        <source>On disk: about {size}</source>
        <translation>En el disco: cerca de {size}</translation>
    </message>
    <message>
        <source>These tables take more memory than they may.</source>
        <translation>Estas tablas necesitan más memoria de la permitida.</translation>
    </message>
    <message>
        <source>Building them takes {needed}; {allowed} are allowed in the menu “Endgame tables”.</source>
        <translation>Calcularlas requiere {needed}; el menú «Tablas de finales» permite {allowed}.</translation>
    </message>
    <message>
        <source>Building was stopped.</source>
        <translation>Se detuvo el cálculo.</translation>
    </message>
    <message>
        <source>What was finished is kept: {made} of {wanted} tables.</source>
        <translation>Lo terminado se conserva: {made} de {wanted} tablas.</translation>
    </message>
    <message>
        <source>The endgame tables are ready.</source>
        <translation>Las tablas de finales están listas.</translation>
    </message>
    <message>
        <source>Building endgame tables failed.</source>
        <translation>Falló el cálculo de tablas de finales.</translation>
    </message>
    <message>
        <source>What was finished is kept.</source>
        <translation>Lo terminado se conserva.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>No file can be that large in their folder.</source>
        <translation>Su carpeta no admite archivos tan grandes.</translation>
    </message>
    <message>
        <source>Their folder cannot be written to.</source>
        <translation>No se puede escribir en su carpeta.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>No hay memoria suficiente.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>White wins in {moves}</source>
        <translation>Las blancas ganan en {moves}</translation>
    </message>
    <message>
        <source>Black wins in {moves}</source>
        <translation>Las negras ganan en {moves}</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>hace tablas</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>gana en {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>pierde en {moves}</translation>
    </message>
    <message>
        <source>An endgame table cannot be used.</source>
        <translation>Una tabla de finales no se puede usar.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} no se puede leer: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no endgame table.</source>
        <translation>{name} no es una tabla de finales.</translation>
    </message>
    <message>
        <source>{name} was made for another game, or for other rules of it.</source>
        <translation>{name} se hizo para otro juego o para otras reglas.</translation>
    </message>
    <message>
        <source>{name} is damaged; building it anew mends it.</source>
        <translation>{name} está dañado; se arregla al calcularlo de nuevo.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>Details of the game</source>
        <translation>Datos de la partida</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>open</source>
        <translation>sin decidir</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Every other letter of a file stays as it is.</source>
        <translation>Todo lo demás del archivo queda igual, letra por letra.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Also in the files that they came from</source>
        <translation>También en los archivos de los que proceden</translation>
    </message>
    <message>
        <source>Also in the file that it came from</source>
        <translation>También en el archivo del que procede</translation>
    </message>
</context>
<context>
    <name>TaskView</name>
    <message>
        <source>Checking your move</source>
        <translation>Comprobando tu jugada</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Draw after 50 moves without progress</source>
        <translation>Tablas tras 50 jugadas sin progreso</translation>
    </message>
    <message>
        <source>Each side may make 50 moves without a capture or a man’s move; then it is a draw.</source>
        <translation>Cada bando puede hacer 50 jugadas sin captura ni jugada de peón; después son tablas.</translation>
    </message>
    <message>
        <source>Moves may be taken back</source>
        <translation>Se permite deshacer jugadas</translation>
    </message>
    <message>
        <source>As above</source>
        <translation>Como arriba</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Exchanged after each game</source>
        <translation>Cambian tras cada partida</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Usual position</source>
        <translation>Posición habitual</translation>
    </message>
    <message>
        <source>Position on the board</source>
        <translation>Posición del tablero</translation>
    </message>
</context>
<context>
    <name>TermsForm</name>
    <message>
        <source>How your friend knows you</source>
        <translation>Como te conocen</translation>
    </message>
    <message>
        <source> minutes a side</source>
        <translation> minutos por bando</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Tu &amp;nombre</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tiempo</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Offer a draw?</source>
        <translation>¿Ofrecer tablas?</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>¿Abandonar?</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>{game}: a tour</source>
        <translation>{game}: visita guiada</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenida</translation>
    </message>
    <message>
        <source>Now play</source>
        <translation>Ahora, a jugar</translation>
    </message>
    <message>
        <source>New if you know {known}: {topics}.</source>
        <translation>Nuevo si conoces «{known}»: {topics}.</translation>
    </message>
    <message>
        <source>Board and start apart, the rules are those of {known}.</source>
        <translation>Salvo el tablero y la posición inicial, las reglas son las de «{known}».</translation>
    </message>
    <message>
        <source>You know what you need. The button below begins a game of {game} against {name}.</source>
        <translation>Ya sabes lo necesario. El botón de abajo empieza una partida contra {name}: {game}.</translation>
    </message>
    <message>
        <source>Different in {games}.</source>
        <translation>Distinto en: {games}.</translation>
    </message>
    <message>
        <source>It is the piece on {square}.</source>
        <translation>Es la pieza de {square}.</translation>
    </message>
    <message>
        <source>A first move</source>
        <translation>Una primera jugada</translation>
    </message>
    <message>
        <source>Make a first move, whichever you like.</source>
        <translation>Haz una primera jugada, la que quieras.</translation>
    </message>
    <message>
        <source>This is how a game begins.</source>
        <translation>Así empieza una partida.</translation>
    </message>
    <message>
        <source>How men step</source>
        <translation>Cómo mueven los peones</translation>
    </message>
    <message>
        <source>Take the man on {origin} to {target}.</source>
        <translation>Lleva el peón de {origin} a {target}.</translation>
    </message>
    <message>
        <source>One step is a man’s whole move.</source>
        <translation>Un paso es toda la jugada de un peón.</translation>
    </message>
    <message>
        <source>That is a step, too; but take it to {target}.</source>
        <translation>Eso también es un paso, pero lleva el peón a {target}.</translation>
    </message>
    <message>
        <source>Over one’s own men</source>
        <translation>Por encima de los propios</translation>
    </message>
    <message>
        <source>Bring a man to {target} by a leap over your own.</source>
        <translation>Lleva un peón a {target} saltando por encima de los tuyos.</translation>
    </message>
    <message>
        <source>The whole line was crossed in one move, and nothing was captured.</source>
        <translation>Cruzó toda la línea en una jugada, y no se capturó nada.</translation>
    </message>
    <message>
        <source>That is a step and no leap. The goal is {target}.</source>
        <translation>Eso es un paso, no un salto. La meta es {target}.</translation>
    </message>
    <message>
        <source>How men capture</source>
        <translation>Cómo capturan los peones</translation>
    </message>
    <message>
        <source>Take a black man.</source>
        <translation>Captura un peón negro.</translation>
    </message>
    <message>
        <source>Over it to the empty square behind: the man is gone.</source>
        <translation>Por encima, hasta la casilla vacía de detrás: el peón desaparece.</translation>
    </message>
    <message>
        <source>To the side</source>
        <translation>Hacia los lados</translation>
    </message>
    <message>
        <source>Take a black man that stands beside yours.</source>
        <translation>Captura un peón negro que está al lado del tuyo.</translation>
    </message>
    <message>
        <source>Men capture to the side as well.</source>
        <translation>También capturan hacia los lados.</translation>
    </message>
    <message>
        <source>Backward as well</source>
        <translation>También hacia atrás</translation>
    </message>
    <message>
        <source>Take a man that is behind yours already.</source>
        <translation>Captura un peón que ya está detrás del tuyo.</translation>
    </message>
    <message>
        <source>Men capture backward, too, although they never step so.</source>
        <translation>Los peones también capturan hacia atrás, aunque nunca mueven así.</translation>
    </message>
    <message>
        <source>Never backward</source>
        <translation>Nunca hacia atrás</translation>
    </message>
    <message>
        <source>Two men are near yours. Take the one that you can.</source>
        <translation>Hay dos peones cerca del tuyo. Captura el que puedas.</translation>
    </message>
    <message>
        <source>The other one is behind it, and men do not capture backward here.</source>
        <translation>El otro está detrás, y aquí los peones no capturan hacia atrás.</translation>
    </message>
    <message>
        <source>How a capture begins</source>
        <translation>Cómo empieza una captura</translation>
    </message>
    <message>
        <source>Capture. Mind how it must begin.</source>
        <translation>Captura. Fíjate en cómo debe empezar.</translation>
    </message>
    <message>
        <source>The way back is open only to a capture that is under way.</source>
        <translation>Solo se puede volver atrás en una captura ya empezada.</translation>
    </message>
    <message>
        <source>Kings are safe from men</source>
        <translation>Las damas no temen a los peones</translation>
    </message>
    <message>
        <source>A man and a king stand next to yours. Take what it can take.</source>
        <translation>Al lado de tu peón hay un peón y una dama. Captura lo que pueda capturar.</translation>
    </message>
    <message>
        <source>The king could not be taken: only a king takes kings.</source>
        <translation>La dama no se podía capturar: solo una dama captura damas.</translation>
    </message>
    <message>
        <source>A duty</source>
        <translation>Una obligación</translation>
    </message>
    <message>
        <source>Make the only move that is allowed.</source>
        <translation>Haz la única jugada permitida.</translation>
    </message>
    <message>
        <source>A capture was possible, so that the other man had to wait.</source>
        <translation>Había una captura posible, así que el otro peón tuvo que esperar.</translation>
    </message>
    <message>
        <source>Several in one move</source>
        <translation>Varias en una jugada</translation>
    </message>
    <message>
        <source>Take all that you can. Click the squares on which you land, or just the last.</source>
        <translation>Captura todo lo que puedas. Haz clic en las casillas en las que caes, o solo en la última.</translation>
    </message>
    <message>
        <source>The move is over only where nothing more can be taken.</source>
        <translation>La jugada solo termina donde no se puede capturar nada más.</translation>
    </message>
    <message>
        <source>As many as you can</source>
        <translation>Tantas como puedas</translation>
    </message>
    <message>
        <source>There is more than one capture, but only one is allowed. Which?</source>
        <translation>Hay más de una captura, pero solo una está permitida. ¿Cuál?</translation>
    </message>
    <message>
        <source>It takes the most pieces, so that there was no choice.</source>
        <translation>Es la que toma más piezas, así que no había elección.</translation>
    </message>
    <message>
        <source>The king goes first</source>
        <translation>La dama va primero</translation>
    </message>
    <message>
        <source>A king and a man can capture, but only one of them may. Which?</source>
        <translation>Una dama y un peón pueden capturar, pero solo uno de los dos tiene permiso. ¿Cuál?</translation>
    </message>
    <message>
        <source>The king had to do it.</source>
        <translation>Tenía que hacerlo la dama.</translation>
    </message>
    <message>
        <source>Kings before men</source>
        <translation>Damas antes que peones</translation>
    </message>
    <message>
        <source>Several captures are possible, but only one is allowed. Which?</source>
        <translation>Hay varias capturas posibles, pero solo una está permitida. ¿Cuál?</translation>
    </message>
    <message>
        <source>It takes the most kings.</source>
        <translation>Es la que toma más damas.</translation>
    </message>
    <message>
        <source>A king as early as possible</source>
        <translation>Una dama lo antes posible</translation>
    </message>
    <message>
        <source>Several captures take as much in another order. Which is allowed?</source>
        <translation>Varias capturas toman lo mismo en otro orden. ¿Cuál está permitida?</translation>
    </message>
    <message>
        <source>It is the one that comes to a king the earliest.</source>
        <translation>Es la que llega antes a una dama.</translation>
    </message>
    <message>
        <source>What is worth the most</source>
        <translation>Lo que más vale</translation>
    </message>
    <message>
        <source>What it takes is worth the most.</source>
        <translation>Lo que toma es lo que más vale.</translation>
    </message>
    <message>
        <source>The choice is yours</source>
        <translation>Tú eliges</translation>
    </message>
    <message>
        <source>You can take more, or fewer. Take fewer this time.</source>
        <translation>Puedes capturar más piezas, o menos. Esta vez captura menos.</translation>
    </message>
    <message>
        <source>Fewer are allowed, too; but whatever capture is chosen goes on to its end.</source>
        <translation>También se permiten menos, pero toda captura elegida llega hasta su final.</translation>
    </message>
    <message>
        <source>That is allowed, too, and takes more. This time take fewer.</source>
        <translation>Eso también está permitido, y captura más. Esta vez captura menos.</translation>
    </message>
    <message>
        <source>Becoming a king</source>
        <translation>Llegar a dama</translation>
    </message>
    <message>
        <source>Make a king.</source>
        <translation>Consigue una dama.</translation>
    </message>
    <message>
        <source>Crowned: a king it stays until it is captured.</source>
        <translation>Coronado: será dama hasta que la capturen.</translation>
    </message>
    <message>
        <source>That man does not get there yet. Make a king.</source>
        <translation>Ese peón aún no llega. Consigue una dama.</translation>
    </message>
    <message>
        <source>Passing is not ending</source>
        <translation>Pasar no es llegar</translation>
    </message>
    <message>
        <source>Capture. Will the man become a king?</source>
        <translation>Captura. ¿Se convertirá el peón en dama?</translation>
    </message>
    <message>
        <source>It only passed the squares where men are crowned, and stays a man.</source>
        <translation>Solo pasó por las casillas de coronación, y sigue siendo peón.</translation>
    </message>
    <message>
        <source>Crowned, and the move is over</source>
        <translation>Coronado, y se acaba la jugada</translation>
    </message>
    <message>
        <source>Capture. Where does it end?</source>
        <translation>Captura. ¿Dónde termina?</translation>
    </message>
    <message>
        <source>The man is a king now, but takes no more in this move.</source>
        <translation>El peón ya es dama, pero no captura más en esta jugada.</translation>
    </message>
    <message>
        <source>Crowned on the way</source>
        <translation>Coronado en el camino</translation>
    </message>
    <message>
        <source>Capture, and do not stop too early.</source>
        <translation>Captura, y no pares antes de tiempo.</translation>
    </message>
    <message>
        <source>It became a king in the middle of its move and went on as one.</source>
        <translation>Se convirtió en dama a mitad de la jugada y siguió como tal.</translation>
    </message>
    <message>
        <source>How kings move</source>
        <translation>Cómo mueven las damas</translation>
    </message>
    <message>
        <source>Take the king to {target}.</source>
        <translation>Lleva la dama a {target}.</translation>
    </message>
    <message>
        <source>So a king gets about.</source>
        <translation>Así se desplaza una dama.</translation>
    </message>
    <message>
        <source>It can go there, too; but take it to {target}.</source>
        <translation>También puede ir ahí, pero llévala a {target}.</translation>
    </message>
    <message>
        <source>How kings capture</source>
        <translation>Cómo capturan las damas</translation>
    </message>
    <message>
        <source>Capture with the king.</source>
        <translation>Captura con la dama.</translation>
    </message>
    <message>
        <source>What a king can reach is in danger.</source>
        <translation>Lo que una dama alcanza está en peligro.</translation>
    </message>
    <message>
        <source>A king takes several</source>
        <translation>Una dama captura varias</translation>
    </message>
    <message>
        <source>Take more than one piece. Mind where the king lands.</source>
        <translation>Captura más de una pieza. Fíjate en dónde cae la dama.</translation>
    </message>
    <message>
        <source>Where it landed decided what it could take next.</source>
        <translation>La casilla en la que cayó decidió lo que pudo capturar después.</translation>
    </message>
    <message>
        <source>Where it must land</source>
        <translation>Dónde debe caer</translation>
    </message>
    <message>
        <source>Capture with the king. Mind where it has to land.</source>
        <translation>Captura con la dama. Fíjate en dónde tiene que caer.</translation>
    </message>
    <message>
        <source>It had to land where it could go on.</source>
        <translation>Tenía que caer donde pudiera seguir.</translation>
    </message>
    <message>
        <source>Behind a king</source>
        <translation>Detrás de una dama</translation>
    </message>
    <message>
        <source>Because the last piece taken was a king, yours stands right behind it.</source>
        <translation>Como la última pieza capturada era una dama, la tuya queda justo detrás.</translation>
    </message>
    <message>
        <source>No turning back</source>
        <translation>Sin media vuelta</translation>
    </message>
    <message>
        <source>Capture with the king. It may not turn straight back on its way.</source>
        <translation>Captura con la dama. En el camino no puede dar media vuelta.</translation>
    </message>
    <message>
        <source>If it could turn straight back, other moves would be allowed here.</source>
        <translation>Si pudiera dar media vuelta, aquí se permitirían otras jugadas.</translation>
    </message>
    <message>
        <source>Gone at once</source>
        <translation>Fuera en el acto</translation>
    </message>
    <message>
        <source>Capture with the king. What it takes is out of its way at once.</source>
        <translation>Captura con la dama. Lo que toma le deja libre el paso en el acto.</translation>
    </message>
    <message>
        <source>If they stayed until the end, other moves would be allowed here.</source>
        <translation>Si se quedaran hasta el final, aquí se permitirían otras jugadas.</translation>
    </message>
    <message>
        <source>Gone at the end</source>
        <translation>Fuera al final</translation>
    </message>
    <message>
        <source>Capture with the king. What it takes stays in its way until the end.</source>
        <translation>Captura con la dama. Lo que toma le estorba el paso hasta el final.</translation>
    </message>
    <message>
        <source>If they were gone at once, other moves would be allowed here.</source>
        <translation>Si desaparecieran en el acto, aquí se permitirían otras jugadas.</translation>
    </message>
    <message>
        <source>Threatened men and threats</source>
        <translation>Peones amenazados y amenazas</translation>
    </message>
    <message>
        <source>One of your men is threatened. Find a step that is allowed.</source>
        <translation>Uno de tus peones está amenazado. Encuentra un paso permitido.</translation>
    </message>
    <message>
        <source>Another step would have made a threat, and those are forbidden now.</source>
        <translation>Otro paso habría creado una amenaza, y ahora eso está prohibido.</translation>
    </message>
    <message>
        <source>A king that has moved enough</source>
        <translation>Una dama que ya movió bastante</translation>
    </message>
    <message>
        <source>This king has made all the moves in a row that it may. Make a move.</source>
        <translation>Esta dama ya hizo todas las jugadas seguidas que se le permiten. Haz una jugada.</translation>
    </message>
    <message>
        <source>Now the king is free again.</source>
        <translation>Ahora la dama vuelve a quedar libre.</translation>
    </message>
    <message>
        <source>One against one</source>
        <translation>Una contra una</translation>
    </message>
    <message>
        <source>Capture, and see what becomes of the game.</source>
        <translation>Captura, y mira qué pasa con la partida.</translation>
    </message>
    <message>
        <source>One piece each: the game is drawn at once.</source>
        <translation>Una pieza por bando: son tablas en el acto.</translation>
    </message>
    <message>
        <source>Won without a capture</source>
        <translation>Ganar sin capturar</translation>
    </message>
    <message>
        <source>Win at once: leave Black without a move.</source>
        <translation>Gana ya: deja a las negras sin jugadas.</translation>
    </message>
    <message>
        <source>Black has pieces, but none of them can move.</source>
        <translation>Las negras tienen piezas, pero ninguna puede mover.</translation>
    </message>
    <message>
        <source>Black still has a move. Leave none.</source>
        <translation>Las negras aún pueden mover. No les dejes ninguna jugada.</translation>
    </message>
    <message>
        <source>Lose, and win</source>
        <translation>Perder y ganar</translation>
    </message>
    <message>
        <source>Give your last man away.</source>
        <translation>Entrega tu último peón.</translation>
    </message>
    <message>
        <source>Black must take it, and you have won.</source>
        <translation>Las negras tienen que tomarlo, y tú ganas.</translation>
    </message>
    <message>
        <source>Black need not take it there. Give it away at once.</source>
        <translation>Ahí las negras no están obligadas a tomarlo. Entrégalo ya.</translation>
    </message>
    <message>
        <source>The first king wins</source>
        <translation>La primera dama gana</translation>
    </message>
    <message>
        <source>Win at once: make a king.</source>
        <translation>Gana ya: consigue una dama.</translation>
    </message>
    <message>
        <source>A king, and the game is won.</source>
        <translation>Una dama, y la partida está ganada.</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Round-robin</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Uno contra todos</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Eliminatoria</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>Sistema suizo</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Juegan todos contra todos.</translation>
    </message>
    <message>
        <source>The first player meets each of the others.</source>
        <translation>El primer jugador se enfrenta a cada uno de los demás.</translation>
    </message>
    <message>
        <source>Who loses is out. What is level is played again; at last a lot is drawn.</source>
        <translation>Quien pierde queda fuera. Si hay empate, se juega otra vez; al final decide la suerte.</translation>
    </message>
    <message>
        <source>In each round players with about the same points meet, and nobody meets twice.</source>
        <translation>En cada ronda se enfrentan jugadores con más o menos los mismos puntos, y ninguna pareja se repite.</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>fuera de tiempo</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>jugada ilegal</translation>
    </message>
    <message>
        <source>program crashed</source>
        <translation>fallo del programa</translation>
    </message>
    <message>
        <source>adjudicated</source>
        <translation>adjudicada</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>demasiado larga</translation>
    </message>
    <message>
        <source>The test is open: {low} or {high} Elo for {name}?</source>
        <translation>El test sigue abierto: ¿{low} o {high} Elo para {name}?</translation>
    </message>
    <message>
        <source>The test is decided: {high} Elo for {name}, rather than {low}.</source>
        <translation>El test está decidido: {high} Elo para {name}, y no {low}.</translation>
    </message>
    <message>
        <source>The test is decided: {low} Elo for {name}, rather than {high}.</source>
        <translation>El test está decidido: {low} Elo para {name}, y no {high}.</translation>
    </message>
    <message>
        <source>{name} is not among your engines any more.</source>
        <translation>{name} ya no está entre tus motores.</translation>
    </message>
    <message>
        <source>Add it again, and the game can be played.</source>
        <translation>Añádelo de nuevo, y la partida se podrá jugar.</translation>
    </message>
    <message>
        <source>it is no record of a tournament</source>
        <translation>no es un archivo de torneo</translation>
    </message>
    <message>
        <source>a newer version wrote it</source>
        <translation>lo escribió una versión más reciente</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>{name} cannot be read.</source>
        <translation>{name} no se puede leer.</translation>
    </message>
    <message>
        <source>It lies in {folder}, and stays as it is.</source>
        <translation>Está en {folder}, y se queda como está.</translation>
    </message>
    <message>
        <source>The tournament cannot begin.</source>
        <translation>El torneo no puede empezar.</translation>
    </message>
    <message>
        <source>The tournament cannot go on.</source>
        <translation>El torneo no puede continuar.</translation>
    </message>
    <message>
        <source>{detail} Every game that was finished is kept.</source>
        <translation>{detail} Se conservan todas las partidas terminadas.</translation>
    </message>
    <message>
        <source>Another window plays it now.</source>
        <translation>Otra ventana lo está jugando ahora.</translation>
    </message>
    <message>
        <source>{name} cannot be started.</source>
        <translation>{name} no se puede iniciar.</translation>
    </message>
    <message>
        <source>{name} does not play this game.</source>
        <translation>{name} no juega a este juego.</translation>
    </message>
    <message>
        <source>{name} ended instead of answering.</source>
        <translation>{name} se cerró en vez de responder.</translation>
    </message>
    <message>
        <source>{name} does not answer.</source>
        <translation>{name} no responde.</translation>
    </message>
    <message>
        <source>{name} reports an error.</source>
        <translation>{name} comunica un error.</translation>
    </message>
    <message>
        <source>The answers of {name} make no sense.</source>
        <translation>Las respuestas de {name} no tienen sentido.</translation>
    </message>
    <message>
        <source>{name} has no opening book for this game.</source>
        <translation>{name} no tiene libro de aperturas para este juego.</translation>
    </message>
    <message>
        <source>{name} has no endgame tables for this game.</source>
        <translation>{name} no tiene tablas de finales para este juego.</translation>
    </message>
    <message>
        <source>A file that {name} needs cannot be used.</source>
        <translation>No se puede usar un archivo que {name} necesita.</translation>
    </message>
    <message>
        <source>{name} cannot be held to such a limit.</source>
        <translation>A {name} no se le puede imponer ese límite.</translation>
    </message>
    <message>
        <source>{name} cannot be written.</source>
        <translation>{name} no se puede escribir.</translation>
    </message>
    <message>
        <source>{name} is not a text file.</source>
        <translation>{name} no es un archivo de texto.</translation>
    </message>
    <message>
        <source>{name} holds no openings.</source>
        <translation>{name} no contiene aperturas.</translation>
    </message>
    <message>
        <source>The opening at {name} cannot be played.</source>
        <translation>No se puede jugar la apertura de {name}.</translation>
    </message>
    <message>
        <source>There are not enough different openings: choose fewer games.</source>
        <translation>No hay suficientes aperturas distintas: elige menos partidas.</translation>
    </message>
    <message>
        <source>A process that played a game came to a sudden end.</source>
        <translation>Un proceso que jugaba una partida terminó de repente.</translation>
    </message>
    <message>
        <source>{sentence} (“{words}”)</source>
        <translation>{sentence} («{words}»)</translation>
    </message>
</context>
<context>
    <name>TournamentDialog</name>
    <message>
        <source>New tournament</source>
        <translation>Nuevo torneo</translation>
    </message>
    <message>
        <source>End it when a test decides (SPRT)</source>
        <translation>Terminar cuando un test decida (SPRT)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>{number} s a move</source>
        <translation>{number} s por jugada</translation>
    </message>
    <message>
        <source>{minutes} min + {seconds} s a move</source>
        <translation>{minutes} min + {seconds} s por jugada</translation>
    </message>
    <message>
        <source>Random and fair</source>
        <translation>Al azar y equilibradas</translation>
    </message>
    <message>
        <source>From the opening book</source>
        <translation>Del libro de aperturas</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De un archivo…</translation>
    </message>
    <message>
        <source>as many as it takes</source>
        <translation>las que hagan falta</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>Tournament of {day}</source>
        <translation>Torneo del {day}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Games between two</source>
        <translation>Partidas por cruce</translation>
    </message>
    <message>
        <source>Times through</source>
        <translation>Vueltas</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Replays at most</source>
        <translation>Repeticiones (máx.)</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Tiempo de reflexión</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aperturas</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>Partidas a la vez</translation>
    </message>
    <message>
        <source>or</source>
        <translation>o</translation>
    </message>
    <message>
        <source>Lower Elo</source>
        <translation>Elo inferior</translation>
    </message>
    <message>
        <source>Upper Elo</source>
        <translation>Elo superior</translation>
    </message>
    <message>
        <source>Elo of the first</source>
        <translation>Elo del primero</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>A tournament needs two players or more.</source>
        <translation>Un torneo necesita dos jugadores o más.</translation>
    </message>
    <message>
        <source>The first Elo of the test must be lower than the second.</source>
        <translation>El primer Elo del test debe ser menor que el segundo.</translation>
    </message>
    <message>
        <source>Choose the file with the openings.</source>
        <translation>Elige el archivo con las aperturas.</translation>
    </message>
    <message>
        <source>Against persons the computer plays with a time, not a number of positions.</source>
        <translation>Contra personas, el ordenador juega con un tiempo, no con un número de posiciones.</translation>
    </message>
    <message>
        <source>Openings: games or positions</source>
        <translation>Aperturas: partidas o posiciones</translation>
    </message>
</context>
<context>
    <name>TournamentGamesModel</name>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>TournamentRoom</name>
    <message>
        <source>The tournament cannot be removed.</source>
        <translation>El torneo no se puede quitar.</translation>
    </message>
    <message>
        <source>The tournament cannot be put back.</source>
        <translation>El torneo no se puede recuperar.</translation>
    </message>
</context>
<context>
    <name>TournamentWindow</name>
    <message>
        <source>Tournaments</source>
        <translation>Torneos</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>Volver al torneo</translation>
    </message>
    <message>
        <source>A tournament was cut off.</source>
        <translation>Se interrumpió un torneo.</translation>
    </message>
    <message>
        <source>All games that were finished are kept, and the others can still be played.</source>
        <translation>Todas las partidas terminadas se conservan, y las demás aún se pueden jugar.</translation>
    </message>
    <message>
        <source>The result is in the table of the tournament.</source>
        <translation>El resultado está en la tabla del torneo.</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Turning points</source>
        <translation>Momentos decisivos</translation>
    </message>
</context>
<context>
    <name>TypedMoves</name>
    <message>
        <source>Type the squares between as well, as in {move}.</source>
        <translation>Escribe también las casillas intermedias, como en {move}.</translation>
    </message>
    <message>
        <source>Several moves fit.</source>
        <translation>Encajan varias jugadas.</translation>
    </message>
    <message>
        <source>“{text}” is not a move.</source>
        <translation>«{text}» no es una jugada.</translation>
    </message>
    <message>
        <source>Type it like {move}.</source>
        <translation>Escríbela así: {move}.</translation>
    </message>
</context>
<context>
    <name>UnexpectedFailures</name>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>A part of the window is missing.</source>
        <translation>Falta una parte de la ventana.</translation>
    </message>
    <message>
        <source>You can play on the board. If it is missing after the next start as well, please send the report to the makers of Harzdame. ({detail})</source>
        <translation>Puedes jugar en el tablero. Si también falta la próxima vez que se inicie, envía el informe a los autores de Harzdame. ({detail})</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Algo salió mal.</translation>
    </message>
    <message>
        <source>Your game is still here; saving it now is a good idea. ({detail})</source>
        <translation>Tu partida sigue aquí; conviene guardarla ahora. ({detail})</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>Harzdame keeps what you wrote.</source>
        <translation>Harzdame conserva lo que escribiste.</translation>
    </message>
    <message>
        <source>Harzdame keeps what you wrote, and tries again by itself.</source>
        <translation>Harzdame conserva lo que escribiste, y lo vuelve a intentar por sí mismo.</translation>
    </message>
    <message>
        <source>{title} (rescued)</source>
        <translation>{title} (recuperado)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Not everything can be kept just now.</source>
        <translation>Ahora mismo no se puede guardar todo.</translation>
    </message>
    <message>
        <source>What you play and choose is written as soon as that works.</source>
        <translation>Lo que juegues y elijas se escribirá en cuanto sea posible.</translation>
    </message>
    <message>
        <source>What you play and choose is gone when you close Harzdame.</source>
        <translation>Lo que juegues y elijas se perderá cuando cierres Harzdame.</translation>
    </message>
    <message>
        <source>That is done as soon as it answers.</source>
        <translation>Se hará en cuanto responda.</translation>
    </message>
    <message>
        <source>It is tried again all the time.</source>
        <translation>Se sigue intentando todo el tiempo.</translation>
    </message>
    <message>
        <source>Not everything is on disk yet.</source>
        <translation>Aún no está todo en el disco.</translation>
    </message>
    <message>
        <source>If you close now, the library has only what was read so far.</source>
        <translation>Si cierras ahora, la biblioteca solo tendrá lo leído hasta aquí.</translation>
    </message>
    <message>
        <source>If you close now, that is lost.</source>
        <translation>Si cierras ahora, eso se perderá.</translation>
    </message>
    <message>
        <source>While this question stands, Harzdame closes by itself as soon as all is written.</source>
        <translation>Mientras esta pregunta siga abierta, Harzdame se cerrará por sí mismo en cuanto todo esté escrito.</translation>
    </message>
    <message>
        <source>Nothing may be written into {folder}.</source>
        <translation>No está permitido escribir en {folder}.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there.</source>
        <translation>No se encuentra la carpeta {folder}.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«{name}»</translation>
    </message>
    <message>
        <source>Still to be written: {things}.</source>
        <translation>Falta por escribir: {things}.</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>esta partida</translation>
    </message>
    <message>
        <source>games you played</source>
        <translation>tus partidas jugadas</translation>
    </message>
    <message>
        <source>games for the library</source>
        <translation>partidas para la biblioteca</translation>
    </message>
    <message>
        <source>the rest of an import</source>
        <translation>el resto de una importación</translation>
    </message>
    <message>
        <source>changes in the library</source>
        <translation>cambios en la biblioteca</translation>
    </message>
    <message>
        <source>games of a tournament</source>
        <translation>partidas de un torneo</translation>
    </message>
    <message>
        <source>your repertoire</source>
        <translation>tu repertorio</translation>
    </message>
    <message>
        <source>your studies</source>
        <translation>tus estudios</translation>
    </message>
    <message>
        <source>your answers in practice</source>
        <translation>tus respuestas de práctica</translation>
    </message>
    <message>
        <source>results of puzzles</source>
        <translation>resultados de problemas</translation>
    </message>
    <message>
        <source>what can be undone in files</source>
        <translation>lo que se puede deshacer en archivos</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>ajustes</translation>
    </message>
    <message>
        <source>games and settings</source>
        <translation>partidas y ajustes</translation>
    </message>
</context>
<context>
    <name>UnwrittenView</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Guardar en otro lugar…</translation>
    </message>
    <message>
        <source>Close Harzdame</source>
        <translation>Cerrar Harzdame</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Dejar abierto</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Cerrar igualmente</translation>
    </message>
    <message>
        <source>Save what is not kept</source>
        <translation>Guardar lo pendiente</translation>
    </message>
    <message>
        <source>Saved in “{name}”.</source>
        <translation>Guardado en «{name}».</translation>
    </message>
</context>
<context>
    <name>VerdictTitle</name>
    <message>
        <source>Endgame tables, as if one king could move for ever</source>
        <translation>Tablas de finales, como si una dama pudiera mover sin fin</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Tablas de finales</translation>
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
        <translation>Motor</translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation>Protocolos</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Carpeta de datos</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>The time between two moves</source>
        <translation>El tiempo entre dos jugadas</translation>
    </message>
    <message>
        <source>As fast as they can</source>
        <translation>Lo más rápido posible</translation>
    </message>
    <message>
        <source>{number} s a move</source>
        <translation>{number} s por jugada</translation>
    </message>
</context>
<context>
    <name>WatchView</name>
    <message>
        <source>From here on a person plays {color}.</source>
        <translation>Desde aquí juega una persona: {color}.</translation>
    </message>
</context>
<context>
    <name>WatchedGame</name>
    <message>
        <source>White: {name}</source>
        <translation>Blancas: {name}</translation>
    </message>
    <message>
        <source>Black: {name}</source>
        <translation>Negras: {name}</translation>
    </message>
    <message>
        <source>Game {id}, ply {number}</source>
        <translation>Partida {id}, media jugada {number}</translation>
    </message>
</context>
<context>
    <name>Weights</name>
    <message>
        <source>The computer plays below its strength.</source>
        <translation>El ordenador juega por debajo de su fuerza.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} no se puede leer: {detail}.</translation>
    </message>
    <message>
        <source>{name} holds no learned weights.</source>
        <translation>{name} no contiene pesos aprendidos.</translation>
    </message>
    <message>
        <source>{name} was made for other rules.</source>
        <translation>{name} se hizo para otras reglas.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>{name} está dañado; se arregla al instalar de nuevo el programa.</translation>
    </message>
</context>
<context>
    <name>WorkBar</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Leyendo los archivos…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
</context>
<context>
    <name>_GameButton</name>
    <message>
        <source>Game: {name}</source>
        <translation>Juego: {name}</translation>
    </message>
</context>
<context>
    <name>_MenuButton</name>
    <message>
        <source>Menu (F10)</source>
        <translation>Menú (F10)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>_NarrowModel</name>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
</context>
<context>
    <name>_PersonForm</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>The rating for the record of the game</source>
        <translation>La puntuación Elo que se anota en la partida</translation>
    </message>
</context>
<context>
    <name>counted</name>
    <message numerus="yes">
        <source>{moves} and %Ln more</source>
        <translation>
            <numerusform>{moves} y %Ln más</numerusform>
            <numerusform>{moves} y %Ln más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They differ in %Ln respects.</source>
        <translation>
            <numerusform>Se diferencian en un aspecto.</numerusform>
            <numerusform>Se diferencian en %Ln aspectos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are now among the deleted ones.</source>
        <translation>
            <numerusform>Una está ahora entre las eliminadas.</numerusform>
            <numerusform>%Ln están ahora entre las eliminadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in one file that plays in every browser, without a network.</source>
        <translation>
            <numerusform>Una partida en un archivo que se reproduce en cualquier navegador, sin red.</numerusform>
            <numerusform>%Ln partidas en un archivo que se reproduce en cualquier navegador, sin red.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln exercises.</source>
        <translation>
            <numerusform>Hay %Ln ejercicio.</numerusform>
            <numerusform>Hay %Ln ejercicios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review the %Ln selected games…</source>
        <translation>
            <numerusform>Revisar la partida seleccionada…</numerusform>
            <numerusform>Revisar las %Ln partidas seleccionadas…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games that you edited are not there as they were; see My games.</source>
        <translation>
            <numerusform>Una partida que editaste ya no está allí como estaba; mira «Mis partidas».</numerusform>
            <numerusform>%Ln partidas que editaste ya no están allí como estaban; mira «Mis partidas».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln games</source>
        <translation>
            <numerusform>{shown} de %Ln partida</numerusform>
            <numerusform>{shown} de %Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more unfinished games wait in the menu.</source>
        <translation>
            <numerusform>Otra partida sin terminar espera en el menú.</numerusform>
            <numerusform>Otras %Ln partidas sin terminar esperan en el menú.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln chapters read</source>
        <translation>
            <numerusform>Capítulos leídos: {done} de %Ln</numerusform>
            <numerusform>Capítulos leídos: {done} de %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{played} of %Ln games played</source>
        <translation>
            <numerusform>Partidas jugadas: {played} de %Ln</numerusform>
            <numerusform>Partidas jugadas: {played} de %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles to repeat</source>
        <translation>
            <numerusform>Un problema por repasar</numerusform>
            <numerusform>%Ln problemas por repasar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles from your own games</source>
        <translation>
            <numerusform>Un problema de tus partidas</numerusform>
            <numerusform>%Ln problemas de tus partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games that count, {won} of them won</source>
        <translation>
            <numerusform>Una partida que cuenta, ganadas: {won}</numerusform>
            <numerusform>%Ln partidas que cuentan, ganadas: {won}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{beaten} of %Ln opponents beaten</source>
        <translation>
            <numerusform>Rivales vencidos: {beaten} de %Ln</numerusform>
            <numerusform>Rivales vencidos: {beaten} de %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The label “{label}” was taken off %Ln games.</source>
        <translation>
            <numerusform>La etiqueta «{label}» se quitó de %Ln partida.</numerusform>
            <numerusform>La etiqueta «{label}» se quitó de %Ln partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games left their folder.</source>
        <translation>
            <numerusform>%Ln partida salió de su carpeta.</numerusform>
            <numerusform>%Ln partidas salieron de su carpeta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games lost the stars that they had.</source>
        <translation>
            <numerusform>%Ln partida perdió las estrellas que tenía.</numerusform>
            <numerusform>%Ln partidas perdieron las estrellas que tenían.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were removed from the library.</source>
        <translation>
            <numerusform>La partida se quitó de la biblioteca.</numerusform>
            <numerusform>%Ln partidas se quitaron de la biblioteca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}, %Ln games ({numbers})</source>
        <translation>
            <numerusform>{file}, %Ln partida ({numbers})</numerusform>
            <numerusform>{file}, %Ln partidas ({numbers})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games with this position</source>
        <translation>
            <numerusform>%Ln partida con esta posición</numerusform>
            <numerusform>%Ln partidas con esta posición</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln games</source>
        <translation>
            <numerusform>Datos de %Ln partida</numerusform>
            <numerusform>Datos de %Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln games added, {duplicates} left out</source>
        <translation>
            <numerusform>{file}: %Ln partida añadida, omitidas: {duplicates}</numerusform>
            <numerusform>{file}: %Ln partidas añadidas, omitidas: {duplicates}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln games changed</source>
        <translation>
            <numerusform>Partidas modificadas: {done} de %Ln</numerusform>
            <numerusform>Partidas modificadas: {done} de %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {opened} of the %Ln files were opened.</source>
        <translation>
            <numerusform>Archivos abiertos: solo {opened} de %Ln.</numerusform>
            <numerusform>Archivos abiertos: solo {opened} de %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more problems.</source>
        <translation>
            <numerusform>Y un fallo más.</numerusform>
            <numerusform>Y %Ln fallos más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games deleted.</source>
        <translation>
            <numerusform>Una partida eliminada.</numerusform>
            <numerusform>%Ln partidas eliminadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were written to “{name}”.</source>
        <translation>
            <numerusform>Se escribió una partida en «{name}».</numerusform>
            <numerusform>Se escribieron %Ln partidas en «{name}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The level above wins about {won} of %Ln games against it.</source>
        <translation>
            <numerusform>El nivel superior le gana cerca de {won} de cada %Ln partida.</numerusform>
            <numerusform>El nivel superior le gana cerca de {won} de cada %Ln partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins about {won} of %Ln games against the level below.</source>
        <translation>
            <numerusform>Gana cerca de {won} de cada %Ln partida al nivel inferior.</numerusform>
            <numerusform>Gana cerca de {won} de cada %Ln partidas al nivel inferior.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln openings</source>
        <translation>
            <numerusform>%Ln apertura</numerusform>
            <numerusform>%Ln aperturas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %Ln seconds a move</source>
        <translation>
            <numerusform>máximo %Ln segundo por jugada</numerusform>
            <numerusform>máximo %Ln segundos por jugada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %Ln men less</source>
        <translation>
            <numerusform>Las blancas tienen un peón menos</numerusform>
            <numerusform>Las blancas tienen %Ln peones menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %Ln men less</source>
        <translation>
            <numerusform>Las negras tienen un peón menos</numerusform>
            <numerusform>Las negras tienen %Ln peones menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes {number}.</source>
        <translation>
            <numerusform>Captura una pieza.</numerusform>
            <numerusform>Captura {number} piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent must take at least {number}.</source>
        <translation>
            <numerusform>Tu rival debe capturar al menos una pieza.</numerusform>
            <numerusform>Tu rival debe capturar al menos {number} piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The men on {squares} could have been taken; now nothing can.</source>
        <translation>
            <numerusform>El peón de {squares} se podía capturar; ahora no se puede capturar nada.</numerusform>
            <numerusform>Los peones de {squares} se podían capturar; ahora no se puede capturar nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It threatens to take {number}.</source>
        <translation>
            <numerusform>Amenaza con capturar una pieza.</numerusform>
            <numerusform>Amenaza con capturar {number} piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln games so far</source>
        <translation>
            <numerusform>{file}: %Ln partida hasta ahora</numerusform>
            <numerusform>{file}: %Ln partidas hasta ahora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves were added to {side}.</source>
        <translation>
            <numerusform>Se añadió una jugada a {side}.</numerusform>
            <numerusform>Se añadieron %Ln jugadas a {side}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln other games in it stay as they are.</source>
        <translation>
            <numerusform>La otra partida que contiene queda como está.</numerusform>
            <numerusform>Las otras %Ln partidas que contiene quedan como están.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {known} of %Ln moves.</source>
        <translation>
            <numerusform>Sabías {known} de %Ln jugada.</numerusform>
            <numerusform>Sabías {known} de %Ln jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one is due in %Ln days.</source>
        <translation>
            <numerusform>La próxima se repasa dentro de %Ln día.</numerusform>
            <numerusform>La próxima se repasa dentro de %Ln días.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See where you lost %Ln pieces</source>
        <translation>
            <numerusform>Ver dónde perdiste %Ln pieza</numerusform>
            <numerusform>Ver dónde perdiste %Ln piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Today %Ln games that count, {won} of them won.</source>
        <translation>
            <numerusform>Hoy, %Ln partida que cuenta, ganadas: {won}.</numerusform>
            <numerusform>Hoy, %Ln partidas que cuentan, ganadas: {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be done in %Ln moves.</source>
        <translation>
            <numerusform>Se puede lograr en %Ln jugada.</numerusform>
            <numerusform>Se puede lograr en %Ln jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won in %Ln moves!</source>
        <translation>
            <numerusform>¡Victoria en %Ln jugada!</numerusform>
            <numerusform>¡Victoria en %Ln jugadas!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one in %Ln hours.</source>
        <translation>
            <numerusform>El próximo, dentro de %Ln hora.</numerusform>
            <numerusform>El próximo, dentro de %Ln horas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one in %Ln days.</source>
        <translation>
            <numerusform>El próximo, dentro de %Ln día.</numerusform>
            <numerusform>El próximo, dentro de %Ln días.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At best %Ln games in a row without a loss.</source>
        <translation>
            <numerusform>Mejor racha sin derrotas: %Ln partida.</numerusform>
            <numerusform>Mejor racha sin derrotas: %Ln partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less than %Ln moves</source>
        <translation>
            <numerusform>Menos de %Ln jugada</numerusform>
            <numerusform>Menos de %Ln jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least} to %Ln moves</source>
        <translation>
            <numerusform>De {least} a %Ln jugada</numerusform>
            <numerusform>De {least} a %Ln jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves and more</source>
        <translation>
            <numerusform>%Ln jugada o más</numerusform>
            <numerusform>%Ln jugadas o más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln moves to guess.</source>
        <translation>
            <numerusform>Hay una jugada por adivinar.</numerusform>
            <numerusform>Hay %Ln jugadas por adivinar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} of %Ln points</source>
        <translation>
            <numerusform>{points} de %Ln punto</numerusform>
            <numerusform>{points} de %Ln puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In 100 such games it scores %Ln points less than the best move.</source>
        <translation>
            <numerusform>En 100 partidas así rinde %Ln punto menos que la mejor jugada.</numerusform>
            <numerusform>En 100 partidas así rinde %Ln puntos menos que la mejor jugada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games will be reviewed.</source>
        <translation>
            <numerusform>Se revisará una partida.</numerusform>
            <numerusform>Se revisarán %Ln partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that were reviewed before will be passed over.</source>
        <translation>
            <numerusform>Se omitirá una que ya está revisada.</numerusform>
            <numerusform>Se omitirán %Ln que ya están revisadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln games, {percent} %</source>
        <translation>
            <numerusform>{done} de %Ln partida, {percent}&#xa0;%</numerusform>
            <numerusform>{done} de %Ln partidas, {percent}&#xa0;%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{known} of %Ln positions are judged. Undo removes it all.</source>
        <translation>
            <numerusform>Posiciones valoradas: {known} de %Ln. «Deshacer» lo quita todo.</numerusform>
            <numerusform>Posiciones valoradas: {known} de %Ln. «Deshacer» lo quita todo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were reviewed in “{name}”.</source>
        <translation>
            <numerusform>Se revisó una partida en «{name}».</numerusform>
            <numerusform>Se revisaron %Ln partidas en «{name}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables are for at most %Ln pieces</source>
        <translation>
            <numerusform>Las tablas de finales llegan hasta %Ln pieza</numerusform>
            <numerusform>Las tablas de finales llegan hasta %Ln piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces have no place on this board.</source>
        <translation>
            <numerusform>Una pieza no tiene sitio en este tablero.</numerusform>
            <numerusform>%Ln piezas no tienen sitio en este tablero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chapters</source>
        <translation>
            <numerusform>%Ln capítulo</numerusform>
            <numerusform>%Ln capítulos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A study has %Ln chapters at most.</source>
        <translation>
            <numerusform>Un estudio tiene como máximo %Ln capítulo.</numerusform>
            <numerusform>Un estudio tiene como máximo %Ln capítulos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln small tasks, from the first move to the end of a game.</source>
        <translation>
            <numerusform>%Ln pequeña tarea, de la primera jugada al final de una partida.</numerusform>
            <numerusform>%Ln pequeñas tareas, de la primera jugada al final de una partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln periods</source>
        <translation>
            <numerusform>, %Ln periodo</numerusform>
            <numerusform>, %Ln periodos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln moves</source>
        <translation>
            <numerusform>{time} para %Ln jugada</numerusform>
            <numerusform>{time} para %Ln jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw in %Ln moves</source>
        <translation>
            <numerusform>tablas en %Ln jugada</numerusform>
            <numerusform>tablas en %Ln jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gives away {number} more pieces than it takes.</source>
        <translation>
            <numerusform>Eso entrega una pieza más de las que captura.</numerusform>
            <numerusform>Eso entrega {number} piezas más de las que captura.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins {number} pieces and makes a king.</source>
        <translation>
            <numerusform>Eso gana una pieza y consigue una dama.</numerusform>
            <numerusform>Eso gana {number} piezas y consigue una dama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins {number} pieces.</source>
        <translation>
            <numerusform>Eso gana una pieza.</numerusform>
            <numerusform>Eso gana {number} piezas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {answer} each of the {number} moves loses material.</source>
        <translation>
            <numerusform>Tras {answer}, la única jugada pierde material.</numerusform>
            <numerusform>Tras {answer}, cada una de las {number} jugadas pierde material.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found {move} gives away {number} more pieces than it takes {soon}.</source>
        <translation>
            <numerusform>En la mejor línea encontrada, {move} entrega {soon} una pieza más de las que captura.</numerusform>
            <numerusform>En la mejor línea encontrada, {move} entrega {soon} {number} piezas más de las que captura.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found {move} wins {number} pieces {soon}.</source>
        <translation>
            <numerusform>En la mejor línea encontrada, {move} gana una pieza {soon}.</numerusform>
            <numerusform>En la mejor línea encontrada, {move} gana {number} piezas {soon}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found this takes {number} more pieces than it gives away {soon}, beginning with {answer}.</source>
        <translation>
            <numerusform>En la mejor línea encontrada, este bando captura {soon} una pieza más de las que entrega, empezando por {answer}.</numerusform>
            <numerusform>En la mejor línea encontrada, este bando captura {soon} {number} piezas más de las que entrega, empezando por {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found this loses {number} pieces {soon}, beginning with {answer}.</source>
        <translation>
            <numerusform>En la mejor línea encontrada, esto pierde una pieza {soon}, empezando por {answer}.</numerusform>
            <numerusform>En la mejor línea encontrada, esto pierde {number} piezas {soon}, empezando por {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses the game in {number} moves, beginning with {answer}.</source>
        <translation>
            <numerusform>Pierde la partida en el acto por {answer}.</numerusform>
            <numerusform>Pierde la partida en {number} jugadas, empezando por {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Misses a win in {number} moves, beginning with {move}.</source>
        <translation>
            <numerusform>Deja pasar la victoria: {move} termina la partida.</numerusform>
            <numerusform>Deja pasar una victoria en {number} jugadas, empezando por {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {number} moves</source>
        <translation>
            <numerusform>con la próxima jugada</numerusform>
            <numerusform>en {number} jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} kings</source>
        <translation>
            <numerusform>una dama</numerusform>
            <numerusform>{number} damas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} men</source>
        <translation>
            <numerusform>un peón</numerusform>
            <numerusform>{number} peones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %Ln games</source>
        <translation>
            <numerusform>eliminación de la partida</numerusform>
            <numerusform>eliminación de %Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %Ln games</source>
        <translation>
            <numerusform>corte de la partida</numerusform>
            <numerusform>corte de %Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paste %Ln games</source>
        <translation>
            <numerusform>pegado de la partida</numerusform>
            <numerusform>pegado de %Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>copy %Ln games to the file</source>
        <translation>
            <numerusform>copia de la partida en el archivo</numerusform>
            <numerusform>copia de %Ln partidas en el archivo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln games to another file</source>
        <translation>
            <numerusform>traslado de la partida a otro archivo</numerusform>
            <numerusform>traslado de %Ln partidas a otro archivo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln games</source>
        <translation>
            <numerusform>traslado de la partida</numerusform>
            <numerusform>traslado de %Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edit %Ln games</source>
        <translation>
            <numerusform>edición de la partida</numerusform>
            <numerusform>edición de %Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>review %Ln games</source>
        <translation>
            <numerusform>revisión de la partida</numerusform>
            <numerusform>revisión de %Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were deleted from “{name}”.</source>
        <translation>
            <numerusform>Se eliminó una partida de «{name}».</numerusform>
            <numerusform>Se eliminaron %Ln partidas de «{name}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were cut out of “{name}”.</source>
        <translation>
            <numerusform>Se cortó una partida de «{name}».</numerusform>
            <numerusform>Se cortaron %Ln partidas de «{name}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were put into “{name}”.</source>
        <translation>
            <numerusform>Se puso una partida en «{name}».</numerusform>
            <numerusform>Se pusieron %Ln partidas en «{name}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were copied to “{name}”.</source>
        <translation>
            <numerusform>Se copió una partida a «{name}».</numerusform>
            <numerusform>Se copiaron %Ln partidas a «{name}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were moved to “{name}”.</source>
        <translation>
            <numerusform>Se trasladó una partida a «{name}».</numerusform>
            <numerusform>Se trasladaron %Ln partidas a «{name}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games have another place in “{name}”.</source>
        <translation>
            <numerusform>Una partida cambió de lugar en «{name}».</numerusform>
            <numerusform>%Ln partidas cambiaron de lugar en «{name}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were edited in “{name}”.</source>
        <translation>
            <numerusform>Se editó una partida en «{name}».</numerusform>
            <numerusform>Se editaron %Ln partidas en «{name}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <translation>
            <numerusform>%Ln peón</numerusform>
            <numerusform>%Ln peones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <translation>
            <numerusform>%Ln dama</numerusform>
            <numerusform>%Ln damas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plays %Ln games</source>
        <translation>
            <numerusform>Juega a %Ln juego</numerusform>
            <numerusform>Juega a %Ln juegos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must capture: these {number} pieces can.</source>
        <translation>
            <numerusform>Debes capturar: esta pieza puede.</numerusform>
            <numerusform>Debes capturar: estas {number} piezas pueden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not with this man: your men on {squares} are threatened.</source>
        <translation>
            <numerusform>Con este peón no: tu peón de {squares} está amenazado.</numerusform>
            <numerusform>Con este peón no: tus peones de {squares} están amenazados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This man is threatened, and so are {squares}; none of them may threaten.</source>
        <translation>
            <numerusform>Este peón está amenazado, y también el de {squares}; ninguno de los dos puede amenazar.</numerusform>
            <numerusform>Este peón está amenazado, y también los de {squares}; ninguno de ellos puede amenazar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln segundo</numerusform>
            <numerusform>%Ln segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln hora</numerusform>
            <numerusform>%Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hexagons.</source>
        <translation>
            <numerusform>%Ln hexágono.</numerusform>
            <numerusform>%Ln hexágonos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}, the %Ln squares of one colour.</source>
        <translation>
            <numerusform>{size}, %Ln casilla de un solo color.</numerusform>
            <numerusform>{size}, las %Ln casillas de un solo color.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}, all %Ln squares.</source>
        <translation>
            <numerusform>{size}, %Ln casilla.</numerusform>
            <numerusform>{size}, todas las %Ln casillas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln men each</source>
        <translation>
            <numerusform>%Ln peón por bando</numerusform>
            <numerusform>%Ln peones por bando</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions a move</source>
        <translation>
            <numerusform>%Ln posición por jugada</numerusform>
            <numerusform>%Ln posiciones por jugada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computer, %Ln positions</source>
        <translation>
            <numerusform>Ordenador, %Ln posición</numerusform>
            <numerusform>Ordenador, %Ln posiciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games at most</source>
        <translation>
            <numerusform>máximo %Ln partida</numerusform>
            <numerusform>máximo %Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games or more</source>
        <translation>
            <numerusform>%Ln partida o más</numerusform>
            <numerusform>%Ln partidas o más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{played} of %Ln games</source>
        <translation>
            <numerusform>{played} de %Ln partida</numerusform>
            <numerusform>{played} de %Ln partidas</numerusform>
        </translation>
    </message>
</context>
</TS>
