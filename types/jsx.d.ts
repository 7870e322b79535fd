/**
 * The elements in React's JSX. Written by `npm run manifest`. Take them in once, in any module or by `types` in tsconfig.json:
 *
 *     import type {} from 'abacade/jsx';
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  GameElementEvents,
  AbacadeClass,
  AbacadeKnown,
  AbacadeLobby,
  AbacadeReport,
  AbacadeWarmUp,
  MultiplayGrid,
  PlytBoard,
  PytagoraBoard,
  PytagoraSquare,
  PytagoraTables,
  SequenceBoard,
} from 'abacade';

/** Returns the type of an attribute's value. */
type Plain<T> = Extract<T, string | number | boolean | undefined>;
type Game<E, Own> = DetailedHTMLProps<HTMLAttributes<E>, E> & Own;

export interface AbacadeClassAttributes {
  /** The address of the server, `https://live.school.example/`; a key behind `#` counts as `key`. */
  live?: Plain<AbacadeClass['live']>;
  /** What the server's program prints for teachers, or what opens a class again; or the token of a projector. */
  key?: Plain<AbacadeClass['key']>;
  /** The address of the page for pupils, to which the code is added behind `#`; `j` on the server if it is left out. */
  pupils?: Plain<AbacadeClass['pupils']>;
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: Plain<AbacadeClass['theme']>;
  /** Something given to the element was not possible. */
  'ongame-error'?: (event: GameElementEvents['game-error']) => void;
}

export interface AbacadeKnownAttributes {
  /** What is shown is kept by a learning platform, too: says that the teacher sees it, and leaves forgetting to the platform. `false`: it is kept here. */
  course?: Plain<AbacadeKnown['course']>;
  /** Who learns, as a key of 1 to 200 characters: what this child knows is then kept in this browser, for all elements of the site with the same key. Without it nothing is kept. */
  learner?: Plain<AbacadeKnown['learner']>;
  /** Whether the time of answers counts: `usual` (default), `calm`, twice as much time, or `none`. */
  pace?: Plain<AbacadeKnown['pace']>;
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: Plain<AbacadeKnown['theme']>;
  /** The child wants to warm up: with which fact first, or by division. */
  'onwarm-up-wanted'?: (event: GameElementEvents['warm-up-wanted']) => void;
  /** Something given to the element was not possible. */
  'ongame-error'?: (event: GameElementEvents['game-error']) => void;
}

export interface AbacadeLobbyAttributes {
  /** The server of the lesson with the code of the class, `https://live.school.example/#K7M4-PQ2R`; the code may be left out. */
  live?: Plain<AbacadeLobby['live']>;
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: Plain<AbacadeLobby['theme']>;
  /** Something given to the element was not possible. */
  'ongame-error'?: (event: GameElementEvents['game-error']) => void;
}

export interface AbacadeReportAttributes {
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: Plain<AbacadeReport['theme']>;
  /** The address of a page with the warm-up: links to it get the table, `?tables=8`. Without, none are offered. */
  'warm-up'?: Plain<AbacadeReport['warmUp']>;
}

export interface AbacadeWarmUpAttributes {
  /** The tables that are asked: numbers from 2 to 12 with spaces or commas between them; all without it. */
  tables?: Plain<AbacadeWarmUp['tables']>;
  /** What is asked of the tables: `multiplication` (default), `division`, or `both`. */
  operation?: Plain<AbacadeWarmUp['operation']>;
  /** A fact that is asked first: `7*8`, `56/7` or `7+8`. */
  fact?: Plain<AbacadeWarmUp['fact']>;
  /** The name of the child, 20 characters at most. */
  name?: Plain<AbacadeWarmUp['name']>;
  /** Who learns, as a key of 1 to 200 characters: what this child knows is then kept in this browser, for all elements of the site with the same key. Without it nothing is kept. */
  learner?: Plain<AbacadeWarmUp['learner']>;
  /** Whether the time of answers counts: `usual` (default), `calm`, twice as much time, or `none`. */
  pace?: Plain<AbacadeWarmUp['pace']>;
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: Plain<AbacadeWarmUp['theme']>;
  /** A question was answered: prompt, given, expected, right, `think` in milliseconds. */
  onanswer?: (event: GameElementEvents['answer']) => void;
  /** The warm-up is over: how many questions, which facts were missed, which are known now. */
  'onwarm-up-over'?: (event: GameElementEvents['warm-up-over']) => void;
  /** Something given to the element was not possible. */
  'ongame-error'?: (event: GameElementEvents['game-error']) => void;
}

export interface MultiplayGridAttributes {
  /** Cubes along one side of the board. Odd, 5 to 15; default `11` (MUL-15). */
  size?: Plain<MultiplayGrid['size']>;
  /** With so many white cubes left, or fewer, the game may be ended. 0 to 121; default `25`, as follows from the usual other options (MUL-12). */
  'end-at'?: Plain<MultiplayGrid['endAt']>;
  /** What is asked before a cube turns: nothing, the missing factor (7 × ? = 56) or the product (7 × 8 = ?). `fit` follows the learner: the product, and once most of the products met are known, the factor. `off`, `factor`, `product`, `fit`; default `off` (MUL-06). */
  answer?: Plain<MultiplayGrid['answer']>;
  /** Time for a turn; `0` or `none` for no limit. 0 to 3600 seconds; default `0` (MUL-15). */
  timer?: Plain<MultiplayGrid['timer']>;
  /** Whether Undo takes back as often as a player likes, also what chance has answered. `true`, `false`; default `false` (MUL-16). */
  'practice-undo'?: Plain<MultiplayGrid['practiceUndo']>;
  /** Who learns, as a key of 1 to 200 characters: what the answers of the first person say is then kept in this browser, for all elements of the site with the same key. Without it nothing is kept. */
  learner?: Plain<MultiplayGrid['learner']>;
  /** Who plays: names separated by commas, `bot` or `bot:2` for a computer player, `bot:fit` or `bot:even` for one that follows what the child wins and loses. Given, the game starts at once. */
  players?: Plain<MultiplayGrid['players']>;
  /** The name of a preset of the game: its options hold unless they are given themselves. */
  preset?: Plain<MultiplayGrid['preset']>;
  /** A position as text, from `toText()`: the game starts there. */
  position?: Plain<MultiplayGrid['position']>;
  /** A key of 1 to 200 characters under which the game is kept in this browser. Without it nothing is stored. */
  persist?: Plain<MultiplayGrid['persist']>;
  /** A puzzle instead of a game: `daily`, or a seed of up to 64 characters, the same for everybody who has it. With `position` that position is the puzzle, if its best answer is clear. */
  puzzle?: Plain<MultiplayGrid['puzzle']>;
  /** A class on a server, whose board is played in place of a game on this device: `https://live.school.example/#K7M4-PQ2R`. */
  live?: Plain<MultiplayGrid['live']>;
  /** How hard the puzzle is: `easy`, `medium` (default) or `hard`. Puzzles of a seed and a strength are the same for everybody. */
  'puzzle-strength'?: Plain<MultiplayGrid['puzzleStrength']>;
  /** Players roll real dice and tap what they show. `false`: they do not. */
  'real-dice'?: Plain<MultiplayGrid['realDice']>;
  /** How fast moves are shown and computer players act: `slow`, `normal` (default), `fast`, or `instant`, where only what waits for somebody is shown. */
  speed?: Plain<MultiplayGrid['speed']>;
  /** Dice, steps, right answers and the finish are heard, after the first tap. The menu of a game switches it too. `false`: they are not. */
  sounds?: Plain<MultiplayGrid['sounds']>;
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: Plain<MultiplayGrid['theme']>;
  /** A game has begun or was taken up again. */
  'ongame-start'?: (event: GameElementEvents['game-start']) => void;
  /** Before a move is made; cancel it to forbid the move. */
  onmove?: (event: GameElementEvents['move']) => void;
  /** A move was made; `detail.events` say what it brought about, in order. */
  onmoved?: (event: GameElementEvents['moved']) => void;
  /** The last choice was taken back. */
  onundone?: (event: GameElementEvents['undone']) => void;
  /** What was taken back was made again. */
  onredone?: (event: GameElementEvents['redone']) => void;
  /** A sum was answered: prompt, given, expected, right, milliseconds. */
  onanswer?: (event: GameElementEvents['answer']) => void;
  /** A person was given a hint: whose, for which move, how far up the ladder. */
  onhint?: (event: GameElementEvents['hint']) => void;
  /** An answer has changed what the learner knows; with `learner`. */
  onlearned?: (event: GameElementEvents['learned']) => void;
  /** The game is over, with winners, scores and the whole record. */
  'ongame-over'?: (event: GameElementEvents['game-over']) => void;
  /** The right answer to a puzzle was given: game, seed, task, tries, shown, hints, stars. */
  'onpuzzle-solved'?: (event: GameElementEvents['puzzle-solved']) => void;
  /** Something given to the element was not possible. */
  'ongame-error'?: (event: GameElementEvents['game-error']) => void;
}

export interface PlytBoardAttributes {
  /** Dice that a player is expected to manage. 1 to 6; for all, or a list; default `2` (PLY-13). */
  standard?: Plain<PlytBoard['standard']>;
  /** What is done with the dice: the product, the sum, or the number of one die named. `multiply`, `add`, `recognise`; for all, or a list; default `multiply` (PLY-14). */
  operation?: Plain<PlytBoard['operation']>;
  /** A die that always shows the same: `6`; `3 4` take turns; `6, none` for each player. Default `none` (PLY-15). */
  fixed?: Plain<PlytBoard['fixed']>;
  /** Steps for each die above the Standard: a number, `variable` for as many as dice were thrown, or `none`. For all, or a list; default `4` (PLY-16). */
  bonus?: Plain<PlytBoard['bonus']>;
  /** Whether a player may throw fewer dice than the Standard, without bonus. `true`, `false`; default `false` (PLY-08). */
  'allow-fewer'?: Plain<PlytBoard['allowFewer']>;
  /** Whether a wrong or late answer moves the piece back. `true`, `false`; default `false` (PLY-18). */
  penalty?: Plain<PlytBoard['penalty']>;
  /** Time for an answer; `0` or `none` for no limit. 0 to 3600 seconds; for all, or a list; default `30` (PLY-19). */
  timer?: Plain<PlytBoard['timer']>;
  /** How often the timer is turned for one answer. `1`, `2`; for all, or a list; default `1` (PLY-19). */
  'timer-turns'?: Plain<PlytBoard['timerTurns']>;
  /** The pack: all cards, none, or how many of single sorts. `on`, `off`, or counts by sort, 0 to 8: `yourself-up: 2, another-back: 0`; default `on` (PLY-20). */
  cards?: Plain<PlytBoard['cards']>;
  /** Whether a card is used when it is turned, or kept for later in secret. `at-once`, `keep`; default `at-once` (PLY-21). */
  'cards-when'?: Plain<PlytBoard['cardsWhen']>;
  /** The squares with a star: `6, 12, 21`. Default `6, 12, 21, 27, 34, 45, 53, 61, 69, 77, 84, 92, 101, 107` (PLY-05). */
  'plyt-squares'?: Plain<PlytBoard['plytSquares']>;
  /** Where the pieces begin, 0 for off the board. 0 to 112; default `0` (PLY-06). */
  'start-square'?: Plain<PlytBoard['startSquare']>;
  /** Whether Undo takes back as often as a player likes, also what chance has answered. `true`, `false`; default `false` (PLY-35). */
  'practice-undo'?: Plain<PlytBoard['practiceUndo']>;
  /** Who learns, as a key of 1 to 200 characters: what the answers of the first person say is then kept in this browser, for all elements of the site with the same key. Without it nothing is kept. */
  learner?: Plain<PlytBoard['learner']>;
  /** Who plays: names separated by commas, `bot` or `bot:2` for a computer player, `bot:fit` or `bot:even` for one that follows what the child wins and loses. Given, the game starts at once. */
  players?: Plain<PlytBoard['players']>;
  /** The name of a preset of the game: its options hold unless they are given themselves. */
  preset?: Plain<PlytBoard['preset']>;
  /** A position as text, from `toText()`: the game starts there. */
  position?: Plain<PlytBoard['position']>;
  /** A key of 1 to 200 characters under which the game is kept in this browser. Without it nothing is stored. */
  persist?: Plain<PlytBoard['persist']>;
  /** A puzzle instead of a game: `daily`, or a seed of up to 64 characters, the same for everybody who has it. With `position` that position is the puzzle, if its best answer is clear. */
  puzzle?: Plain<PlytBoard['puzzle']>;
  /** A class on a server, whose board is played in place of a game on this device: `https://live.school.example/#K7M4-PQ2R`. */
  live?: Plain<PlytBoard['live']>;
  /** How hard the puzzle is: `easy`, `medium` (default) or `hard`. Puzzles of a seed and a strength are the same for everybody. */
  'puzzle-strength'?: Plain<PlytBoard['puzzleStrength']>;
  /** Players roll real dice and tap what they show. `false`: they do not. */
  'real-dice'?: Plain<PlytBoard['realDice']>;
  /** How fast moves are shown and computer players act: `slow`, `normal` (default), `fast`, or `instant`, where only what waits for somebody is shown. */
  speed?: Plain<PlytBoard['speed']>;
  /** Dice, steps, right answers and the finish are heard, after the first tap. The menu of a game switches it too. `false`: they are not. */
  sounds?: Plain<PlytBoard['sounds']>;
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: Plain<PlytBoard['theme']>;
  /** A game has begun or was taken up again. */
  'ongame-start'?: (event: GameElementEvents['game-start']) => void;
  /** Before a move is made; cancel it to forbid the move. */
  onmove?: (event: GameElementEvents['move']) => void;
  /** A move was made; `detail.events` say what it brought about, in order. */
  onmoved?: (event: GameElementEvents['moved']) => void;
  /** The last choice was taken back. */
  onundone?: (event: GameElementEvents['undone']) => void;
  /** What was taken back was made again. */
  onredone?: (event: GameElementEvents['redone']) => void;
  /** A throw was answered: prompt, given, expected, right, milliseconds. */
  onanswer?: (event: GameElementEvents['answer']) => void;
  /** A person was given a hint: whose, for which move, how far up the ladder. */
  onhint?: (event: GameElementEvents['hint']) => void;
  /** An answer has changed what the learner knows; with `learner`. */
  onlearned?: (event: GameElementEvents['learned']) => void;
  /** The game is over, with the winner, positions and the whole record. */
  'ongame-over'?: (event: GameElementEvents['game-over']) => void;
  /** The right answer to a puzzle was given: game, seed, task, tries, shown, hints, stars. */
  'onpuzzle-solved'?: (event: GameElementEvents['puzzle-solved']) => void;
  /** Something given to the element was not possible. */
  'ongame-error'?: (event: GameElementEvents['game-error']) => void;
}

export interface PytagoraBoardAttributes {
  /** Who reaches so many points wins. 1 to 999 points; default `35` (PYT-20). */
  target?: Plain<PytagoraBoard['target']>;
  /** Who starts: the youngest, who is the first of the players, or one that is drawn. `youngest`, `drawn`; default `youngest` (PYT-05). */
  first?: Plain<PytagoraBoard['first']>;
  /** Whether × and ÷ come before + and −, or all is worked out from left to right. `standard`, `left-to-right`; default `standard` (PYT-11). */
  precedence?: Plain<PytagoraBoard['precedence']>;
  /** Whether 0 may be divided: 0 ÷ 5 = 0. Nothing is divided by 0. `true`, `false`; default `false` (PYT-14). */
  'zero-dividend'?: Plain<PytagoraBoard['zeroDividend']>;
  /** Whether the player says what an equation scores before it counts. `true`, `false`; default `false` (PYT-22). */
  'say-score'?: Plain<PytagoraBoard['sayScore']>;
  /** When pieces may be exchanged, or a turn passed: at the player's word, or only while there is no equation. `any-time`, `only-when-stuck`; default `only-when-stuck` (PYT-19). */
  exchange?: Plain<PytagoraBoard['exchange']>;
  /** How lines across are read. From right to left 12+3=15 shows as 15=3+12; lines down are as ever. `ltr`, `rtl`; default `ltr` (PYT-07). */
  direction?: Plain<PytagoraBoard['direction']>;
  /** How many of 0 to 9, +, − and ÷ there are, joined by commas. Default `7,8,8,8,8,8,8,8,7,7,9,9,6` (PYT-03). */
  pieces?: Plain<PytagoraBoard['pieces']>;
  /** Whether Undo takes back as often as a player likes, also what chance has answered. `true`, `false`; default `false` (PYT-23). */
  'practice-undo'?: Plain<PytagoraBoard['practiceUndo']>;
  /** Which game: `pytagora` or `plus-and-minus` (PYT-30). */
  game?: Plain<PytagoraBoard['kind']>;
  /** `off`: racks are not covered between two persons on one device. */
  cover?: Plain<PytagoraBoard['cover']>;
  /** How × is written: `×` or `·`; else as is usual in the language. */
  times?: Plain<PytagoraBoard['times']>;
  /** How ÷ is written: `÷` or `:`; else as is usual in the language. */
  divide?: Plain<PytagoraBoard['divide']>;
  /** Digits, by the name that `Intl` has for them: `latn`, `arab`, `arabext`, `beng`, `deva`. */
  digits?: Plain<PytagoraBoard['digits']>;
  /** Who plays: names separated by commas, `bot` or `bot:2` for a computer player, `bot:fit` or `bot:even` for one that follows what the child wins and loses. Given, the game starts at once. */
  players?: Plain<PytagoraBoard['players']>;
  /** The name of a preset of the game: its options hold unless they are given themselves. */
  preset?: Plain<PytagoraBoard['preset']>;
  /** A position as text, from `toText()`: the game starts there. */
  position?: Plain<PytagoraBoard['position']>;
  /** A key of 1 to 200 characters under which the game is kept in this browser. Without it nothing is stored. */
  persist?: Plain<PytagoraBoard['persist']>;
  /** A puzzle instead of a game: `daily`, or a seed of up to 64 characters, the same for everybody who has it. With `position` that position is the puzzle, if its best answer is clear. */
  puzzle?: Plain<PytagoraBoard['puzzle']>;
  /** A class on a server, whose board is played in place of a game on this device: `https://live.school.example/#K7M4-PQ2R`. */
  live?: Plain<PytagoraBoard['live']>;
  /** How hard the puzzle is: `easy`, `medium` (default) or `hard`. Puzzles of a seed and a strength are the same for everybody. */
  'puzzle-strength'?: Plain<PytagoraBoard['puzzleStrength']>;
  /** Players roll real dice and tap what they show. `false`: they do not. */
  'real-dice'?: Plain<PytagoraBoard['realDice']>;
  /** How fast moves are shown and computer players act: `slow`, `normal` (default), `fast`, or `instant`, where only what waits for somebody is shown. */
  speed?: Plain<PytagoraBoard['speed']>;
  /** Dice, steps, right answers and the finish are heard, after the first tap. The menu of a game switches it too. `false`: they are not. */
  sounds?: Plain<PytagoraBoard['sounds']>;
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: Plain<PytagoraBoard['theme']>;
  /** A game has begun or was taken up again. */
  'ongame-start'?: (event: GameElementEvents['game-start']) => void;
  /** Before a move is made; cancel it to forbid the move. */
  onmove?: (event: GameElementEvents['move']) => void;
  /** A move was made; `detail.events` say what it brought about, in order. */
  onmoved?: (event: GameElementEvents['moved']) => void;
  /** The last choice was taken back. */
  onundone?: (event: GameElementEvents['undone']) => void;
  /** What was taken back was made again. */
  onredone?: (event: GameElementEvents['redone']) => void;
  /** A person was given a hint: whose, for which move, how far up the ladder. */
  onhint?: (event: GameElementEvents['hint']) => void;
  /** The game is over, with winners, scores and the whole record. */
  'ongame-over'?: (event: GameElementEvents['game-over']) => void;
  /** The right answer to a puzzle was given: game, seed, task, tries, shown, hints, stars. */
  'onpuzzle-solved'?: (event: GameElementEvents['puzzle-solved']) => void;
  /** Something given to the element was not possible. */
  'ongame-error'?: (event: GameElementEvents['game-error']) => void;
}

export interface PytagoraSquareAttributes {
  /** One square clockwise (PYT-41), two squares of even and odd numbers (PYT-44), one square both ways round (PYT-45). `plain`, `even-and-odd`, `both-ways`; default `plain` (PYT-41). */
  variant?: Plain<PytagoraSquare['variant']>;
  /** Whether Undo takes back as often as a player likes, also what chance has answered. `true`, `false`; default `false` (PYT-46). */
  'practice-undo'?: Plain<PytagoraSquare['practiceUndo']>;
  /** Does not show what comes next, nor which pieces fit: the players are to know it. `false`: it does. */
  unaided?: Plain<PytagoraSquare['unaided']>;
  /** Who plays: names separated by commas, `bot` or `bot:2` for a computer player, `bot:fit` or `bot:even` for one that follows what the child wins and loses. Given, the game starts at once. */
  players?: Plain<PytagoraSquare['players']>;
  /** The name of a preset of the game: its options hold unless they are given themselves. */
  preset?: Plain<PytagoraSquare['preset']>;
  /** A position as text, from `toText()`: the game starts there. */
  position?: Plain<PytagoraSquare['position']>;
  /** A key of 1 to 200 characters under which the game is kept in this browser. Without it nothing is stored. */
  persist?: Plain<PytagoraSquare['persist']>;
  /** A puzzle instead of a game: `daily`, or a seed of up to 64 characters, the same for everybody who has it. With `position` that position is the puzzle, if its best answer is clear. */
  puzzle?: Plain<PytagoraSquare['puzzle']>;
  /** A class on a server, whose board is played in place of a game on this device: `https://live.school.example/#K7M4-PQ2R`. */
  live?: Plain<PytagoraSquare['live']>;
  /** How hard the puzzle is: `easy`, `medium` (default) or `hard`. Puzzles of a seed and a strength are the same for everybody. */
  'puzzle-strength'?: Plain<PytagoraSquare['puzzleStrength']>;
  /** Players roll real dice and tap what they show. `false`: they do not. */
  'real-dice'?: Plain<PytagoraSquare['realDice']>;
  /** How fast moves are shown and computer players act: `slow`, `normal` (default), `fast`, or `instant`, where only what waits for somebody is shown. */
  speed?: Plain<PytagoraSquare['speed']>;
  /** Dice, steps, right answers and the finish are heard, after the first tap. The menu of a game switches it too. `false`: they are not. */
  sounds?: Plain<PytagoraSquare['sounds']>;
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: Plain<PytagoraSquare['theme']>;
  /** A game has begun or was taken up again. */
  'ongame-start'?: (event: GameElementEvents['game-start']) => void;
  /** Before a move is made; cancel it to forbid the move. */
  onmove?: (event: GameElementEvents['move']) => void;
  /** A move was made; `detail.events` say what it brought about, in order. */
  onmoved?: (event: GameElementEvents['moved']) => void;
  /** The last choice was taken back. */
  onundone?: (event: GameElementEvents['undone']) => void;
  /** What was taken back was made again. */
  onredone?: (event: GameElementEvents['redone']) => void;
  /** A person was given a hint: whose, for which move, how far up the ladder. */
  onhint?: (event: GameElementEvents['hint']) => void;
  /** The right answer to a puzzle was given: game, seed, task, tries, shown, hints, stars. */
  'onpuzzle-solved'?: (event: GameElementEvents['puzzle-solved']) => void;
  /** The game is over, with winners, pieces left and the whole record. */
  'ongame-over'?: (event: GameElementEvents['game-over']) => void;
  /** Something given to the element was not possible. */
  'ongame-error'?: (event: GameElementEvents['game-error']) => void;
}

export interface PytagoraTablesAttributes {
  /** Whether the player finds the digits of the product; else they stand up, and one tap lays them. `true`, `false`; default `true` (PYT-52). */
  answer?: Plain<PytagoraTables['answer']>;
  /** Whether Undo takes back as often as a player likes, also what chance has answered. `true`, `false`; default `false` (PYT-54). */
  'practice-undo'?: Plain<PytagoraTables['practiceUndo']>;
  /** Who learns, as a key of 1 to 200 characters: what the answers of the first person say is then kept in this browser, for all elements of the site with the same key. Without it nothing is kept. */
  learner?: Plain<PytagoraTables['learner']>;
  /** Who plays: names separated by commas, `bot` or `bot:2` for a computer player, `bot:fit` or `bot:even` for one that follows what the child wins and loses. Given, the game starts at once. */
  players?: Plain<PytagoraTables['players']>;
  /** The name of a preset of the game: its options hold unless they are given themselves. */
  preset?: Plain<PytagoraTables['preset']>;
  /** A position as text, from `toText()`: the game starts there. */
  position?: Plain<PytagoraTables['position']>;
  /** A key of 1 to 200 characters under which the game is kept in this browser. Without it nothing is stored. */
  persist?: Plain<PytagoraTables['persist']>;
  /** A puzzle instead of a game: `daily`, or a seed of up to 64 characters, the same for everybody who has it. With `position` that position is the puzzle, if its best answer is clear. */
  puzzle?: Plain<PytagoraTables['puzzle']>;
  /** A class on a server, whose board is played in place of a game on this device: `https://live.school.example/#K7M4-PQ2R`. */
  live?: Plain<PytagoraTables['live']>;
  /** How hard the puzzle is: `easy`, `medium` (default) or `hard`. Puzzles of a seed and a strength are the same for everybody. */
  'puzzle-strength'?: Plain<PytagoraTables['puzzleStrength']>;
  /** Players roll real dice and tap what they show. `false`: they do not. */
  'real-dice'?: Plain<PytagoraTables['realDice']>;
  /** How fast moves are shown and computer players act: `slow`, `normal` (default), `fast`, or `instant`, where only what waits for somebody is shown. */
  speed?: Plain<PytagoraTables['speed']>;
  /** Dice, steps, right answers and the finish are heard, after the first tap. The menu of a game switches it too. `false`: they are not. */
  sounds?: Plain<PytagoraTables['sounds']>;
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: Plain<PytagoraTables['theme']>;
  /** A game has begun or was taken up again. */
  'ongame-start'?: (event: GameElementEvents['game-start']) => void;
  /** Before a move is made; cancel it to forbid the move. */
  onmove?: (event: GameElementEvents['move']) => void;
  /** A move was made; `detail.events` say what it brought about, in order. */
  onmoved?: (event: GameElementEvents['moved']) => void;
  /** The last choice was taken back. */
  onundone?: (event: GameElementEvents['undone']) => void;
  /** What was taken back was made again. */
  onredone?: (event: GameElementEvents['redone']) => void;
  /** A product was laid: prompt, given, expected, right, milliseconds. */
  onanswer?: (event: GameElementEvents['answer']) => void;
  /** A person was given a hint: whose, for which move, how far up the ladder. */
  onhint?: (event: GameElementEvents['hint']) => void;
  /** The right answer to a puzzle was given: game, seed, task, tries, shown, hints, stars. */
  'onpuzzle-solved'?: (event: GameElementEvents['puzzle-solved']) => void;
  /** An answer has changed what the learner knows; with `learner`. */
  onlearned?: (event: GameElementEvents['learned']) => void;
  /** The game is over, with winners, pieces left and the whole record. */
  'ongame-over'?: (event: GameElementEvents['game-over']) => void;
  /** Something given to the element was not possible. */
  'ongame-error'?: (event: GameElementEvents['game-error']) => void;
}

export interface SequenceBoardAttributes {
  /** Whether a Total takes at least 50, 60, 70 or more than that. `at-least`, `more-than`; default `at-least` (SEQ-05). */
  'total-rule'?: Plain<SequenceBoard['totalRule']>;
  /** Whether the player names the Sequence, or the best one is taken. `player`, `auto`; default `player` (SEQ-09). */
  declare?: Plain<SequenceBoard['declare']>;
  /** PLYT cards on the stars: all, none, or how many of single sorts. `on`, `off`, or counts by sort, 0 to 8: `yourself-up: 2, another-back: 0`; default `off` (SEQ-12). */
  cards?: Plain<SequenceBoard['cards']>;
  /** Whether a card is used when it is turned, or kept for later in secret. `at-once`, `keep`; default `at-once` (SEQ-12). */
  'cards-when'?: Plain<SequenceBoard['cardsWhen']>;
  /** The squares with a star. Default `6, 12, 21, 27, 34, 45, 53, 61, 69, 77, 84, 92, 101, 107` (PLY-05). */
  'plyt-squares'?: Plain<SequenceBoard['plytSquares']>;
  /** The square to reach or pass. 20 to 113; default `113` (SEQ-01). */
  summit?: Plain<SequenceBoard['summit']>;
  /** Whether Undo takes back as often as a player likes, also what chance has answered. `true`, `false`; default `false` (SEQ-14). */
  'practice-undo'?: Plain<SequenceBoard['practiceUndo']>;
  /** Who plays: names separated by commas, `bot` or `bot:2` for a computer player, `bot:fit` or `bot:even` for one that follows what the child wins and loses. Given, the game starts at once. */
  players?: Plain<SequenceBoard['players']>;
  /** The name of a preset of the game: its options hold unless they are given themselves. */
  preset?: Plain<SequenceBoard['preset']>;
  /** A position as text, from `toText()`: the game starts there. */
  position?: Plain<SequenceBoard['position']>;
  /** A key of 1 to 200 characters under which the game is kept in this browser. Without it nothing is stored. */
  persist?: Plain<SequenceBoard['persist']>;
  /** A puzzle instead of a game: `daily`, or a seed of up to 64 characters, the same for everybody who has it. With `position` that position is the puzzle, if its best answer is clear. */
  puzzle?: Plain<SequenceBoard['puzzle']>;
  /** A class on a server, whose board is played in place of a game on this device: `https://live.school.example/#K7M4-PQ2R`. */
  live?: Plain<SequenceBoard['live']>;
  /** How hard the puzzle is: `easy`, `medium` (default) or `hard`. Puzzles of a seed and a strength are the same for everybody. */
  'puzzle-strength'?: Plain<SequenceBoard['puzzleStrength']>;
  /** Players roll real dice and tap what they show. `false`: they do not. */
  'real-dice'?: Plain<SequenceBoard['realDice']>;
  /** How fast moves are shown and computer players act: `slow`, `normal` (default), `fast`, or `instant`, where only what waits for somebody is shown. */
  speed?: Plain<SequenceBoard['speed']>;
  /** Dice, steps, right answers and the finish are heard, after the first tap. The menu of a game switches it too. `false`: they are not. */
  sounds?: Plain<SequenceBoard['sounds']>;
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: Plain<SequenceBoard['theme']>;
  /** A game has begun or was taken up again. */
  'ongame-start'?: (event: GameElementEvents['game-start']) => void;
  /** Before a move is made; cancel it to forbid the move. */
  onmove?: (event: GameElementEvents['move']) => void;
  /** A move was made; `detail.events` say what it brought about, in order. */
  onmoved?: (event: GameElementEvents['moved']) => void;
  /** The last choice was taken back. */
  onundone?: (event: GameElementEvents['undone']) => void;
  /** What was taken back was made again. */
  onredone?: (event: GameElementEvents['redone']) => void;
  /** A person was given a hint: whose, for which move, how far up the ladder. */
  onhint?: (event: GameElementEvents['hint']) => void;
  /** The game is over, with the winner, positions and the whole record. */
  'ongame-over'?: (event: GameElementEvents['game-over']) => void;
  /** The right answer to a puzzle was given: game, seed, task, tries, shown, hints, stars. */
  'onpuzzle-solved'?: (event: GameElementEvents['puzzle-solved']) => void;
  /** Something given to the element was not possible. */
  'ongame-error'?: (event: GameElementEvents['game-error']) => void;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'abacade-class': Game<AbacadeClass, AbacadeClassAttributes>;
      'abacade-known': Game<AbacadeKnown, AbacadeKnownAttributes>;
      'abacade-lobby': Game<AbacadeLobby, AbacadeLobbyAttributes>;
      'abacade-report': Game<AbacadeReport, AbacadeReportAttributes>;
      'abacade-warm-up': Game<AbacadeWarmUp, AbacadeWarmUpAttributes>;
      'multiplay-grid': Game<MultiplayGrid, MultiplayGridAttributes>;
      'plyt-board': Game<PlytBoard, PlytBoardAttributes>;
      'pytagora-board': Game<PytagoraBoard, PytagoraBoardAttributes>;
      'pytagora-square': Game<PytagoraSquare, PytagoraSquareAttributes>;
      'pytagora-tables': Game<PytagoraTables, PytagoraTablesAttributes>;
      'sequence-board': Game<SequenceBoard, SequenceBoardAttributes>;
    }
  }
}
