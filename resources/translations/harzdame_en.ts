<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>counted</name>
    <message numerus="yes">
        <source>%Ln are now among the deleted ones.</source>
        <translation>
            <numerusform>%Ln is now among the deleted ones.</numerusform>
            <numerusform>%Ln are now among the deleted ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in one file that plays in every browser, without a network.</source>
        <translation>
            <numerusform>One file that plays in every browser, without a network.</numerusform>
            <numerusform>%Ln games in one file that plays in every browser, without a network.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review the %Ln selected games…</source>
        <translation>
            <numerusform>Review the selected game…</numerusform>
            <numerusform>Review the %Ln selected games…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games that you edited are not there as they were; see My games.</source>
        <translation>
            <numerusform>A game that you edited is not there as it was. Your version is in My games.</numerusform>
            <numerusform>%Ln games that you edited are not there as they were; see My games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln games</source>
        <translation>
            <numerusform>{shown} of %Ln game</numerusform>
            <numerusform>{shown} of %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more unfinished games wait in the menu.</source>
        <translation>
            <numerusform>One more unfinished game waits in the menu.</numerusform>
            <numerusform>%Ln more unfinished games wait in the menu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The label “{label}” was taken off %Ln games.</source>
        <translation>
            <numerusform>The label “{label}” was taken off %Ln game.</numerusform>
            <numerusform>The label “{label}” was taken off %Ln games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games left their folder.</source>
        <translation>
            <numerusform>%Ln game left its folder.</numerusform>
            <numerusform>%Ln games left their folder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games lost the stars that they had.</source>
        <translation>
            <numerusform>%Ln game lost the stars that it had.</numerusform>
            <numerusform>%Ln games lost the stars that they had.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were removed from the library.</source>
        <translation>
            <numerusform>The game was removed from the library.</numerusform>
            <numerusform>%Ln games were removed from the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}, %Ln games ({numbers})</source>
        <translation>
            <numerusform>{file}, %Ln game ({numbers})</numerusform>
            <numerusform>{file}, %Ln games ({numbers})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln games</source>
        <translation>
            <numerusform>Details of %Ln game</numerusform>
            <numerusform>Details of %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln games added, {duplicates} left out</source>
        <translation>
            <numerusform>{file}: %Ln game added, {duplicates} left out</numerusform>
            <numerusform>{file}: %Ln games added, {duplicates} left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln games changed</source>
        <translation>
            <numerusform>{done} of %Ln game changed</numerusform>
            <numerusform>{done} of %Ln games changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {opened} of the %Ln files were opened.</source>
        <translation>
            <numerusform>Only {opened} of the %Ln file was opened.</numerusform>
            <numerusform>Only {opened} of the %Ln files were opened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more problems.</source>
        <translation>
            <numerusform>And one more problem.</numerusform>
            <numerusform>And %Ln more problems.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games deleted.</source>
        <translation>
            <numerusform>One game deleted.</numerusform>
            <numerusform>%Ln games deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were written to “{name}”.</source>
        <translation>
            <numerusform>One game was written to “{name}”.</numerusform>
            <numerusform>%Ln games were written to “{name}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The level above wins about {won} of %Ln games against it.</source>
        <translation>
            <numerusform>The level above wins about {won} of %Ln game against it.</numerusform>
            <numerusform>The level above wins about {won} of %Ln games against it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins about {won} of %Ln games against the level below.</source>
        <translation>
            <numerusform>Wins about {won} of %Ln game against the level below.</numerusform>
            <numerusform>Wins about {won} of %Ln games against the level below.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %Ln seconds a move</source>
        <translation>
            <numerusform>at most %Ln second a move</numerusform>
            <numerusform>at most %Ln seconds a move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %Ln men less</source>
        <translation>
            <numerusform>White has one man less</numerusform>
            <numerusform>White has %Ln men less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %Ln men less</source>
        <translation>
            <numerusform>Black has one man less</numerusform>
            <numerusform>Black has %Ln men less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes {number}.</source>
        <translation>
            <numerusform>It takes a piece.</numerusform>
            <numerusform>It takes {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent must take at least {number}.</source>
        <translation>
            <numerusform>Your opponent must take at least one.</numerusform>
            <numerusform>Your opponent must take at least {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The men on {squares} could have been taken; now nothing can.</source>
        <translation>
            <numerusform>The man on {squares} could have been taken; now nothing can.</numerusform>
            <numerusform>The men on {squares} could have been taken; now nothing can.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It threatens to take {number}.</source>
        <translation>
            <numerusform>It threatens to take a piece.</numerusform>
            <numerusform>It threatens to take {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln games so far</source>
        <translation>
            <numerusform>{file}: %Ln game so far</numerusform>
            <numerusform>{file}: %Ln games so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves were added to {side}.</source>
        <translation>
            <numerusform>One move was added to {side}.</numerusform>
            <numerusform>%Ln moves were added to {side}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln other games in it stay as they are.</source>
        <translation>
            <numerusform>The other game in it stays as it is.</numerusform>
            <numerusform>The %Ln other games in it stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {known} of %Ln moves.</source>
        <translation>
            <numerusform>You knew {known} of %Ln move.</numerusform>
            <numerusform>You knew {known} of %Ln moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one is due in %Ln days.</source>
        <translation>
            <numerusform>The next one is due in %Ln day.</numerusform>
            <numerusform>The next one is due in %Ln days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be done in %Ln moves.</source>
        <translation>
            <numerusform>It can be done in %Ln move.</numerusform>
            <numerusform>It can be done in %Ln moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won in %Ln moves!</source>
        <translation>
            <numerusform>Won in %Ln move!</numerusform>
            <numerusform>Won in %Ln moves!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one in %Ln hours.</source>
        <translation>
            <numerusform>The next one in %Ln hour.</numerusform>
            <numerusform>The next one in %Ln hours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one in %Ln days.</source>
        <translation>
            <numerusform>The next one in %Ln day.</numerusform>
            <numerusform>The next one in %Ln days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At best %Ln games in a row without a loss.</source>
        <translation>
            <numerusform>At best %Ln game in a row without a loss.</numerusform>
            <numerusform>At best %Ln games in a row without a loss.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less than %Ln moves</source>
        <translation>
            <numerusform>Less than %Ln move</numerusform>
            <numerusform>Less than %Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least} to %Ln moves</source>
        <translation>
            <numerusform>{least} to %Ln move</numerusform>
            <numerusform>{least} to %Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves and more</source>
        <translation>
            <numerusform>%Ln move and more</numerusform>
            <numerusform>%Ln moves and more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln moves to guess.</source>
        <translation>
            <numerusform>There is one move to guess.</numerusform>
            <numerusform>There are %Ln moves to guess.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} of %Ln points</source>
        <translation>
            <numerusform>{points} of %Ln point</numerusform>
            <numerusform>{points} of %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In 100 such games it scores %Ln points less than the best move.</source>
        <translation>
            <numerusform>In 100 such games it scores %Ln point less than the best move.</numerusform>
            <numerusform>In 100 such games it scores %Ln points less than the best move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games will be reviewed.</source>
        <translation>
            <numerusform>One game will be reviewed.</numerusform>
            <numerusform>%Ln games will be reviewed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that were reviewed before will be passed over.</source>
        <translation>
            <numerusform>One that was reviewed before will be passed over.</numerusform>
            <numerusform>%Ln that were reviewed before will be passed over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln games, {percent} %</source>
        <translation>
            <numerusform>{done} of %Ln game, {percent} %</numerusform>
            <numerusform>{done} of %Ln games, {percent} %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{known} of %Ln positions are judged. Undo removes it all.</source>
        <translation>
            <numerusform>{known} of %Ln position is judged. Undo removes it all.</numerusform>
            <numerusform>{known} of %Ln positions are judged. Undo removes it all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were reviewed in “{name}”.</source>
        <translation>
            <numerusform>%Ln game was reviewed in “{name}”.</numerusform>
            <numerusform>%Ln games were reviewed in “{name}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables are for at most %Ln pieces</source>
        <translation>
            <numerusform>Endgame tables are for at most %Ln piece</numerusform>
            <numerusform>Endgame tables are for at most %Ln pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces have no place on this board.</source>
        <translation>
            <numerusform>One piece has no place on this board.</numerusform>
            <numerusform>%Ln pieces have no place on this board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chapters</source>
        <translation>
            <numerusform>%Ln chapter</numerusform>
            <numerusform>%Ln chapters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln chapters read</source>
        <translation>
            <numerusform>{done} of %Ln chapter read</numerusform>
            <numerusform>{done} of %Ln chapters read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{played} of %Ln games played</source>
        <translation>
            <numerusform>{played} of one game played</numerusform>
            <numerusform>{played} of %Ln games played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles to repeat</source>
        <translation>
            <numerusform>One puzzle to repeat</numerusform>
            <numerusform>%Ln puzzles to repeat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles from your own games</source>
        <translation>
            <numerusform>One puzzle from your own games</numerusform>
            <numerusform>%Ln puzzles from your own games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games that count, {won} of them won</source>
        <translation>
            <numerusform>One game that counts, {won} won</numerusform>
            <numerusform>%Ln games that count, {won} of them won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{beaten} of %Ln opponents beaten</source>
        <translation>
            <numerusform>{beaten} of one opponent beaten</numerusform>
            <numerusform>{beaten} of %Ln opponents beaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln periods</source>
        <translation>
            <numerusform>, %Ln period</numerusform>
            <numerusform>, %Ln periods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln moves</source>
        <translation>
            <numerusform>{time} for %Ln move</numerusform>
            <numerusform>{time} for %Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gives away {number} more pieces than it takes.</source>
        <translation>
            <numerusform>That gives away one more piece than it takes.</numerusform>
            <numerusform>That gives away {number} more pieces than it takes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins {number} pieces and makes a king.</source>
        <translation>
            <numerusform>That wins a piece and makes a king.</numerusform>
            <numerusform>That wins {number} pieces and makes a king.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins {number} pieces.</source>
        <translation>
            <numerusform>That wins a piece.</numerusform>
            <numerusform>That wins {number} pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {answer} each of the {number} moves loses material.</source>
        <translation>
            <numerusform>After {answer} the only move loses material.</numerusform>
            <numerusform>After {answer} each of the {number} moves loses material.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found {move} gives away {number} more pieces than it takes {soon}.</source>
        <translation>
            <numerusform>In the best line found {move} gives away one more piece than it takes {soon}.</numerusform>
            <numerusform>In the best line found {move} gives away {number} more pieces than it takes {soon}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found {move} wins {number} pieces {soon}.</source>
        <translation>
            <numerusform>In the best line found {move} wins a piece {soon}.</numerusform>
            <numerusform>In the best line found {move} wins {number} pieces {soon}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found this takes {number} more pieces than it gives away {soon}, beginning with {answer}.</source>
        <translation>
            <numerusform>In the best line found this takes one more piece than it gives away {soon}, beginning with {answer}.</numerusform>
            <numerusform>In the best line found this takes {number} more pieces than it gives away {soon}, beginning with {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found this loses {number} pieces {soon}, beginning with {answer}.</source>
        <translation>
            <numerusform>In the best line found this loses a piece {soon}, beginning with {answer}.</numerusform>
            <numerusform>In the best line found this loses {number} pieces {soon}, beginning with {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses the game in {number} moves, beginning with {answer}.</source>
        <translation>
            <numerusform>Loses the game at once, by {answer}.</numerusform>
            <numerusform>Loses the game in {number} moves, beginning with {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Misses a win in {number} moves, beginning with {move}.</source>
        <translation>
            <numerusform>Misses the win: {move} ends the game.</numerusform>
            <numerusform>Misses a win in {number} moves, beginning with {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {number} moves</source>
        <translation>
            <numerusform>with the next move</numerusform>
            <numerusform>in {number} moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} kings</source>
        <translation>
            <numerusform>one king</numerusform>
            <numerusform>{number} kings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} men</source>
        <translation>
            <numerusform>one man</numerusform>
            <numerusform>{number} men</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %Ln games</source>
        <translation>
            <numerusform>delete game</numerusform>
            <numerusform>delete %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %Ln games</source>
        <translation>
            <numerusform>cut game</numerusform>
            <numerusform>cut %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paste %Ln games</source>
        <translation>
            <numerusform>paste game</numerusform>
            <numerusform>paste %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>copy %Ln games to the file</source>
        <translation>
            <numerusform>copy game to the file</numerusform>
            <numerusform>copy %Ln games to the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln games to another file</source>
        <translation>
            <numerusform>move game to another file</numerusform>
            <numerusform>move %Ln games to another file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln games</source>
        <translation>
            <numerusform>move game</numerusform>
            <numerusform>move %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edit %Ln games</source>
        <translation>
            <numerusform>edit game</numerusform>
            <numerusform>edit %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>review %Ln games</source>
        <translation>
            <numerusform>review game</numerusform>
            <numerusform>review %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were deleted from “{name}”.</source>
        <translation>
            <numerusform>%Ln game was deleted from “{name}”.</numerusform>
            <numerusform>%Ln games were deleted from “{name}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were cut out of “{name}”.</source>
        <translation>
            <numerusform>%Ln game was cut out of “{name}”.</numerusform>
            <numerusform>%Ln games were cut out of “{name}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were put into “{name}”.</source>
        <translation>
            <numerusform>%Ln game was put into “{name}”.</numerusform>
            <numerusform>%Ln games were put into “{name}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were copied to “{name}”.</source>
        <translation>
            <numerusform>%Ln game was copied to “{name}”.</numerusform>
            <numerusform>%Ln games were copied to “{name}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were moved to “{name}”.</source>
        <translation>
            <numerusform>%Ln game was moved to “{name}”.</numerusform>
            <numerusform>%Ln games were moved to “{name}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games have another place in “{name}”.</source>
        <translation>
            <numerusform>%Ln game has another place in “{name}”.</numerusform>
            <numerusform>%Ln games have another place in “{name}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were edited in “{name}”.</source>
        <translation>
            <numerusform>%Ln game was edited in “{name}”.</numerusform>
            <numerusform>%Ln games were edited in “{name}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <translation>
            <numerusform>%Ln man</numerusform>
            <numerusform>%Ln men</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <translation>
            <numerusform>%Ln king</numerusform>
            <numerusform>%Ln kings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plays %Ln games</source>
        <translation>
            <numerusform>Plays %Ln game</numerusform>
            <numerusform>Plays %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must capture: these {number} pieces can.</source>
        <translation>
            <numerusform>You must capture: this piece can.</numerusform>
            <numerusform>You must capture: these {number} pieces can.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not with this man: your men on {squares} are threatened.</source>
        <translation>
            <numerusform>Not with this man: your man on {squares} is threatened.</numerusform>
            <numerusform>Not with this man: your men on {squares} are threatened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This man is threatened, and so are {squares}; none of them may threaten.</source>
        <translation>
            <numerusform>This man and {squares} are both threatened; neither may threaten.</numerusform>
            <numerusform>This man is threatened, and so are {squares}; none of them may threaten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln second</numerusform>
            <numerusform>%Ln seconds</numerusform>
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
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln hour</numerusform>
            <numerusform>%Ln hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions a move</source>
        <translation>
            <numerusform>%Ln position a move</numerusform>
            <numerusform>%Ln positions a move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computer, %Ln positions</source>
        <translation>
            <numerusform>Computer, %Ln position</numerusform>
            <numerusform>Computer, %Ln positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games at most</source>
        <translation>
            <numerusform>%Ln game at most</numerusform>
            <numerusform>%Ln games at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games or more</source>
        <translation>
            <numerusform>%Ln game or more</numerusform>
            <numerusform>%Ln games or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{played} of %Ln games</source>
        <translation>
            <numerusform>{played} of %Ln game</numerusform>
            <numerusform>{played} of %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw in %Ln moves</source>
        <translation>
            <numerusform>draw in 1 move</numerusform>
            <numerusform>draw in %Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hexagons.</source>
        <translation>
            <numerusform>%Ln hexagon.</numerusform>
            <numerusform>%Ln hexagons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}, the %Ln squares of one colour.</source>
        <translation>
            <numerusform>{size}, the %Ln square of one colour.</numerusform>
            <numerusform>{size}, the %Ln squares of one colour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}, all %Ln squares.</source>
        <translation>
            <numerusform>{size}, its one square.</numerusform>
            <numerusform>{size}, all %Ln squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln men each</source>
        <translation>
            <numerusform>%Ln man each</numerusform>
            <numerusform>%Ln men each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{moves} and %Ln more</source>
        <translation>
            <numerusform>{moves} and %Ln more</numerusform>
            <numerusform>{moves} and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They differ in %Ln respects.</source>
        <translation>
            <numerusform>They differ in one respect.</numerusform>
            <numerusform>They differ in %Ln respects.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln openings</source>
        <translation>
            <numerusform>%Ln opening</numerusform>
            <numerusform>%Ln openings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games with this position</source>
        <translation>
            <numerusform>%Ln game with this position</numerusform>
            <numerusform>%Ln games with this position</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See where you lost %Ln pieces</source>
        <translation>
            <numerusform>See where you lost a piece</numerusform>
            <numerusform>See where you lost %Ln pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Today %Ln games that count, {won} of them won.</source>
        <translation>
            <numerusform>Today one game that counts, {won} won.</numerusform>
            <numerusform>Today %Ln games that count, {won} of them won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A study has %Ln chapters at most.</source>
        <translation>
            <numerusform>A study has %Ln chapter at most.</numerusform>
            <numerusform>A study has %Ln chapters at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln exercises.</source>
        <translation>
            <numerusform>There is %Ln exercise.</numerusform>
            <numerusform>There are %Ln exercises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln small tasks, from the first move to the end of a game.</source>
        <translation>
            <numerusform>%Ln small task, from the first move to the end of a game.</numerusform>
            <numerusform>%Ln small tasks, from the first move to the end of a game.</numerusform>
        </translation>
    </message>
</context>
</TS>
