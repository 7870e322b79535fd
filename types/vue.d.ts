/**
 * The elements in Vue's templates and render functions. Written by `npm run manifest`. Take them in once, in any module or by `types` in tsconfig.json:
 *
 *     import type {} from 'abacade/vue';
 */
import type { EmitFn, FunctionalComponent, HTMLAttributes, ObjectEmitsOptions } from 'vue';
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

/** An element in a template. */
type Game<E, Props, Emits extends ObjectEmitsOptions> = new () => E & {
  $props: HTMLAttributes & Props;
  $emit: EmitFn<Emits>;
};

/** The tag of an element for `h()`: to Vue its name, to TypeScript a component. */
export type GameTag<Props, Emits extends ObjectEmitsOptions> = FunctionalComponent<HTMLAttributes & Props, Emits>;

export interface AbacadeClassProps {
  /** The address of the server, `https://live.school.example/`; a key behind `#` counts as `key`. */
  live?: AbacadeClass['live'];
  /** What the server's program prints for teachers, or what opens a class again; or the token of a projector. */
  key?: AbacadeClass['key'];
  /** The address of the page for pupils, to which the code is added behind `#`; `j` on the server if it is left out. */
  pupils?: AbacadeClass['pupils'];
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: AbacadeClass['theme'];
}

export type AbacadeClassEmits = {
  /** Something given to the element was not possible. */
  'game-error': (event: GameElementEvents['game-error']) => void;
};

export interface AbacadeKnownProps {
  /** What is shown is kept by a learning platform, too: says that the teacher sees it, and leaves forgetting to the platform. `false`: it is kept here. */
  course?: AbacadeKnown['course'];
  /** Who learns, as a key of 1 to 200 characters: what this child knows is then kept in this browser, for all elements of the site with the same key. Without it nothing is kept. */
  learner?: AbacadeKnown['learner'];
  /** Whether the time of answers counts: `usual` (default), `calm`, twice as much time, or `none`. */
  pace?: AbacadeKnown['pace'];
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: AbacadeKnown['theme'];
}

export type AbacadeKnownEmits = {
  /** The child wants to warm up: with which fact first, or by division. */
  'warm-up-wanted': (event: GameElementEvents['warm-up-wanted']) => void;
  /** Something given to the element was not possible. */
  'game-error': (event: GameElementEvents['game-error']) => void;
};

export interface AbacadeLobbyProps {
  /** The server of the lesson with the code of the class, `https://live.school.example/#K7M4-PQ2R`; the code may be left out. */
  live?: AbacadeLobby['live'];
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: AbacadeLobby['theme'];
}

export type AbacadeLobbyEmits = {
  /** Something given to the element was not possible. */
  'game-error': (event: GameElementEvents['game-error']) => void;
};

export interface AbacadeReportProps {
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: AbacadeReport['theme'];
  /** The address of a page with the warm-up: links to it get the table, `?tables=8`. Without, none are offered. */
  warmUp?: AbacadeReport['warmUp'];
}

export type AbacadeReportEmits = Record<never, never>;

export interface AbacadeWarmUpProps {
  /** The tables that are asked: numbers from 2 to 12 with spaces or commas between them; all without it. */
  tables?: AbacadeWarmUp['tables'];
  /** What is asked of the tables: `multiplication` (default), `division`, or `both`. */
  operation?: AbacadeWarmUp['operation'];
  /** A fact that is asked first: `7*8`, `56/7` or `7+8`. */
  fact?: AbacadeWarmUp['fact'];
  /** The name of the child, 20 characters at most. */
  name?: AbacadeWarmUp['name'];
  /** Who learns, as a key of 1 to 200 characters: what this child knows is then kept in this browser, for all elements of the site with the same key. Without it nothing is kept. */
  learner?: AbacadeWarmUp['learner'];
  /** Whether the time of answers counts: `usual` (default), `calm`, twice as much time, or `none`. */
  pace?: AbacadeWarmUp['pace'];
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: AbacadeWarmUp['theme'];
}

export type AbacadeWarmUpEmits = {
  /** A question was answered: prompt, given, expected, right, `think` in milliseconds. */
  answer: (event: GameElementEvents['answer']) => void;
  /** The warm-up is over: how many questions, which facts were missed, which are known now. */
  'warm-up-over': (event: GameElementEvents['warm-up-over']) => void;
  /** Something given to the element was not possible. */
  'game-error': (event: GameElementEvents['game-error']) => void;
};

export interface MultiplayGridProps {
  /** Cubes along one side of the board. Odd, 5 to 15; default `11` (MUL-15). */
  size?: MultiplayGrid['size'];
  /** With so many white cubes left, or fewer, the game may be ended. 0 to 121; default `25`, as follows from the usual other options (MUL-12). */
  endAt?: MultiplayGrid['endAt'];
  /** What is asked before a cube turns: nothing, the missing factor (7 × ? = 56) or the product (7 × 8 = ?). `fit` follows the learner: the product, and once most of the products met are known, the factor. `off`, `factor`, `product`, `fit`; default `off` (MUL-06). */
  answer?: MultiplayGrid['answer'];
  /** Time for a turn; `0` or `none` for no limit. 0 to 3600 seconds; default `0` (MUL-15). */
  timer?: MultiplayGrid['timer'];
  /** Whether Undo takes back as often as a player likes, also what chance has answered. `true`, `false`; default `false` (MUL-16). */
  practiceUndo?: MultiplayGrid['practiceUndo'];
  /** Who learns, as a key of 1 to 200 characters: what the answers of the first person say is then kept in this browser, for all elements of the site with the same key. Without it nothing is kept. */
  learner?: MultiplayGrid['learner'];
  /** Who plays: names separated by commas, `bot` or `bot:2` for a computer player, `bot:fit` or `bot:even` for one that follows what the child wins and loses. Given, the game starts at once. */
  players?: MultiplayGrid['players'];
  /** The name of a preset of the game: its options hold unless they are given themselves. */
  preset?: MultiplayGrid['preset'];
  /** A position as text, from `toText()`: the game starts there. */
  position?: MultiplayGrid['position'];
  /** A key of 1 to 200 characters under which the game is kept in this browser. Without it nothing is stored. */
  persist?: MultiplayGrid['persist'];
  /** A puzzle instead of a game: `daily`, or a seed of up to 64 characters, the same for everybody who has it. With `position` that position is the puzzle, if its best answer is clear. */
  puzzle?: MultiplayGrid['puzzle'];
  /** A class on a server, whose board is played in place of a game on this device: `https://live.school.example/#K7M4-PQ2R`. */
  live?: MultiplayGrid['live'];
  /** How hard the puzzle is: `easy`, `medium` (default) or `hard`. Puzzles of a seed and a strength are the same for everybody. */
  puzzleStrength?: MultiplayGrid['puzzleStrength'];
  /** Players roll real dice and tap what they show. `false`: they do not. */
  realDice?: MultiplayGrid['realDice'];
  /** How fast moves are shown and computer players act: `slow`, `normal` (default), `fast`, or `instant`, where only what waits for somebody is shown. */
  speed?: MultiplayGrid['speed'];
  /** Dice, steps, right answers and the finish are heard, after the first tap. The menu of a game switches it too. `false`: they are not. */
  sounds?: MultiplayGrid['sounds'];
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: MultiplayGrid['theme'];
}

export type MultiplayGridEmits = {
  /** A game has begun or was taken up again. */
  'game-start': (event: GameElementEvents['game-start']) => void;
  /** Before a move is made; cancel it to forbid the move. */
  move: (event: GameElementEvents['move']) => void;
  /** A move was made; `detail.events` say what it brought about, in order. */
  moved: (event: GameElementEvents['moved']) => void;
  /** The last choice was taken back. */
  undone: (event: GameElementEvents['undone']) => void;
  /** What was taken back was made again. */
  redone: (event: GameElementEvents['redone']) => void;
  /** A sum was answered: prompt, given, expected, right, milliseconds. */
  answer: (event: GameElementEvents['answer']) => void;
  /** A person was given a hint: whose, for which move, how far up the ladder. */
  hint: (event: GameElementEvents['hint']) => void;
  /** An answer has changed what the learner knows; with `learner`. */
  learned: (event: GameElementEvents['learned']) => void;
  /** The game is over, with winners, scores and the whole record. */
  'game-over': (event: GameElementEvents['game-over']) => void;
  /** The right answer to a puzzle was given: game, seed, task, tries, shown, hints, stars. */
  'puzzle-solved': (event: GameElementEvents['puzzle-solved']) => void;
  /** Something given to the element was not possible. */
  'game-error': (event: GameElementEvents['game-error']) => void;
};

export interface PlytBoardProps {
  /** Dice that a player is expected to manage. 1 to 6; for all, or a list; default `2` (PLY-13). */
  standard?: PlytBoard['standard'];
  /** What is done with the dice: the product, the sum, or the number of one die named. `multiply`, `add`, `recognise`; for all, or a list; default `multiply` (PLY-14). */
  operation?: PlytBoard['operation'];
  /** A die that always shows the same: `6`; `3 4` take turns; `6, none` for each player. Default `none` (PLY-15). */
  fixed?: PlytBoard['fixed'];
  /** Steps for each die above the Standard: a number, `variable` for as many as dice were thrown, or `none`. For all, or a list; default `4` (PLY-16). */
  bonus?: PlytBoard['bonus'];
  /** Whether a player may throw fewer dice than the Standard, without bonus. `true`, `false`; default `false` (PLY-08). */
  allowFewer?: PlytBoard['allowFewer'];
  /** Whether a wrong or late answer moves the piece back. `true`, `false`; default `false` (PLY-18). */
  penalty?: PlytBoard['penalty'];
  /** Time for an answer; `0` or `none` for no limit. 0 to 3600 seconds; for all, or a list; default `30` (PLY-19). */
  timer?: PlytBoard['timer'];
  /** How often the timer is turned for one answer. `1`, `2`; for all, or a list; default `1` (PLY-19). */
  timerTurns?: PlytBoard['timerTurns'];
  /** The pack: all cards, none, or how many of single sorts. `on`, `off`, or counts by sort, 0 to 8: `yourself-up: 2, another-back: 0`; default `on` (PLY-20). */
  cards?: PlytBoard['cards'];
  /** Whether a card is used when it is turned, or kept for later in secret. `at-once`, `keep`; default `at-once` (PLY-21). */
  cardsWhen?: PlytBoard['cardsWhen'];
  /** The squares with a star: `6, 12, 21`. Default `6, 12, 21, 27, 34, 45, 53, 61, 69, 77, 84, 92, 101, 107` (PLY-05). */
  plytSquares?: PlytBoard['plytSquares'];
  /** Where the pieces begin, 0 for off the board. 0 to 112; default `0` (PLY-06). */
  startSquare?: PlytBoard['startSquare'];
  /** Whether Undo takes back as often as a player likes, also what chance has answered. `true`, `false`; default `false` (PLY-35). */
  practiceUndo?: PlytBoard['practiceUndo'];
  /** Who learns, as a key of 1 to 200 characters: what the answers of the first person say is then kept in this browser, for all elements of the site with the same key. Without it nothing is kept. */
  learner?: PlytBoard['learner'];
  /** Who plays: names separated by commas, `bot` or `bot:2` for a computer player, `bot:fit` or `bot:even` for one that follows what the child wins and loses. Given, the game starts at once. */
  players?: PlytBoard['players'];
  /** The name of a preset of the game: its options hold unless they are given themselves. */
  preset?: PlytBoard['preset'];
  /** A position as text, from `toText()`: the game starts there. */
  position?: PlytBoard['position'];
  /** A key of 1 to 200 characters under which the game is kept in this browser. Without it nothing is stored. */
  persist?: PlytBoard['persist'];
  /** A puzzle instead of a game: `daily`, or a seed of up to 64 characters, the same for everybody who has it. With `position` that position is the puzzle, if its best answer is clear. */
  puzzle?: PlytBoard['puzzle'];
  /** A class on a server, whose board is played in place of a game on this device: `https://live.school.example/#K7M4-PQ2R`. */
  live?: PlytBoard['live'];
  /** How hard the puzzle is: `easy`, `medium` (default) or `hard`. Puzzles of a seed and a strength are the same for everybody. */
  puzzleStrength?: PlytBoard['puzzleStrength'];
  /** Players roll real dice and tap what they show. `false`: they do not. */
  realDice?: PlytBoard['realDice'];
  /** How fast moves are shown and computer players act: `slow`, `normal` (default), `fast`, or `instant`, where only what waits for somebody is shown. */
  speed?: PlytBoard['speed'];
  /** Dice, steps, right answers and the finish are heard, after the first tap. The menu of a game switches it too. `false`: they are not. */
  sounds?: PlytBoard['sounds'];
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: PlytBoard['theme'];
}

export type PlytBoardEmits = {
  /** A game has begun or was taken up again. */
  'game-start': (event: GameElementEvents['game-start']) => void;
  /** Before a move is made; cancel it to forbid the move. */
  move: (event: GameElementEvents['move']) => void;
  /** A move was made; `detail.events` say what it brought about, in order. */
  moved: (event: GameElementEvents['moved']) => void;
  /** The last choice was taken back. */
  undone: (event: GameElementEvents['undone']) => void;
  /** What was taken back was made again. */
  redone: (event: GameElementEvents['redone']) => void;
  /** A throw was answered: prompt, given, expected, right, milliseconds. */
  answer: (event: GameElementEvents['answer']) => void;
  /** A person was given a hint: whose, for which move, how far up the ladder. */
  hint: (event: GameElementEvents['hint']) => void;
  /** An answer has changed what the learner knows; with `learner`. */
  learned: (event: GameElementEvents['learned']) => void;
  /** The game is over, with the winner, positions and the whole record. */
  'game-over': (event: GameElementEvents['game-over']) => void;
  /** The right answer to a puzzle was given: game, seed, task, tries, shown, hints, stars. */
  'puzzle-solved': (event: GameElementEvents['puzzle-solved']) => void;
  /** Something given to the element was not possible. */
  'game-error': (event: GameElementEvents['game-error']) => void;
};

export interface PytagoraBoardProps {
  /** Who reaches so many points wins. 1 to 999 points; default `35` (PYT-20). */
  target?: PytagoraBoard['target'];
  /** Who starts: the youngest, who is the first of the players, or one that is drawn. `youngest`, `drawn`; default `youngest` (PYT-05). */
  first?: PytagoraBoard['first'];
  /** Whether × and ÷ come before + and −, or all is worked out from left to right. `standard`, `left-to-right`; default `standard` (PYT-11). */
  precedence?: PytagoraBoard['precedence'];
  /** Whether 0 may be divided: 0 ÷ 5 = 0. Nothing is divided by 0. `true`, `false`; default `false` (PYT-14). */
  zeroDividend?: PytagoraBoard['zeroDividend'];
  /** Whether the player says what an equation scores before it counts. `true`, `false`; default `false` (PYT-22). */
  sayScore?: PytagoraBoard['sayScore'];
  /** When pieces may be exchanged, or a turn passed: at the player's word, or only while there is no equation. `any-time`, `only-when-stuck`; default `only-when-stuck` (PYT-19). */
  exchange?: PytagoraBoard['exchange'];
  /** How lines across are read. From right to left 12+3=15 shows as 15=3+12; lines down are as ever. `ltr`, `rtl`; default `ltr` (PYT-07). */
  direction?: PytagoraBoard['direction'];
  /** How many of 0 to 9, +, − and ÷ there are, joined by commas. Default `7,8,8,8,8,8,8,8,7,7,9,9,6` (PYT-03). */
  pieces?: PytagoraBoard['pieces'];
  /** Whether Undo takes back as often as a player likes, also what chance has answered. `true`, `false`; default `false` (PYT-23). */
  practiceUndo?: PytagoraBoard['practiceUndo'];
  /** Which game: `pytagora` or `plus-and-minus` (PYT-30). */
  kind?: PytagoraBoard['kind'];
  /** `off`: racks are not covered between two persons on one device. */
  cover?: PytagoraBoard['cover'];
  /** How × is written: `×` or `·`; else as is usual in the language. */
  times?: PytagoraBoard['times'];
  /** How ÷ is written: `÷` or `:`; else as is usual in the language. */
  divide?: PytagoraBoard['divide'];
  /** Digits, by the name that `Intl` has for them: `latn`, `arab`, `arabext`, `beng`, `deva`. */
  digits?: PytagoraBoard['digits'];
  /** Who plays: names separated by commas, `bot` or `bot:2` for a computer player, `bot:fit` or `bot:even` for one that follows what the child wins and loses. Given, the game starts at once. */
  players?: PytagoraBoard['players'];
  /** The name of a preset of the game: its options hold unless they are given themselves. */
  preset?: PytagoraBoard['preset'];
  /** A position as text, from `toText()`: the game starts there. */
  position?: PytagoraBoard['position'];
  /** A key of 1 to 200 characters under which the game is kept in this browser. Without it nothing is stored. */
  persist?: PytagoraBoard['persist'];
  /** A puzzle instead of a game: `daily`, or a seed of up to 64 characters, the same for everybody who has it. With `position` that position is the puzzle, if its best answer is clear. */
  puzzle?: PytagoraBoard['puzzle'];
  /** A class on a server, whose board is played in place of a game on this device: `https://live.school.example/#K7M4-PQ2R`. */
  live?: PytagoraBoard['live'];
  /** How hard the puzzle is: `easy`, `medium` (default) or `hard`. Puzzles of a seed and a strength are the same for everybody. */
  puzzleStrength?: PytagoraBoard['puzzleStrength'];
  /** Players roll real dice and tap what they show. `false`: they do not. */
  realDice?: PytagoraBoard['realDice'];
  /** How fast moves are shown and computer players act: `slow`, `normal` (default), `fast`, or `instant`, where only what waits for somebody is shown. */
  speed?: PytagoraBoard['speed'];
  /** Dice, steps, right answers and the finish are heard, after the first tap. The menu of a game switches it too. `false`: they are not. */
  sounds?: PytagoraBoard['sounds'];
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: PytagoraBoard['theme'];
}

export type PytagoraBoardEmits = {
  /** A game has begun or was taken up again. */
  'game-start': (event: GameElementEvents['game-start']) => void;
  /** Before a move is made; cancel it to forbid the move. */
  move: (event: GameElementEvents['move']) => void;
  /** A move was made; `detail.events` say what it brought about, in order. */
  moved: (event: GameElementEvents['moved']) => void;
  /** The last choice was taken back. */
  undone: (event: GameElementEvents['undone']) => void;
  /** What was taken back was made again. */
  redone: (event: GameElementEvents['redone']) => void;
  /** A person was given a hint: whose, for which move, how far up the ladder. */
  hint: (event: GameElementEvents['hint']) => void;
  /** The game is over, with winners, scores and the whole record. */
  'game-over': (event: GameElementEvents['game-over']) => void;
  /** The right answer to a puzzle was given: game, seed, task, tries, shown, hints, stars. */
  'puzzle-solved': (event: GameElementEvents['puzzle-solved']) => void;
  /** Something given to the element was not possible. */
  'game-error': (event: GameElementEvents['game-error']) => void;
};

export interface PytagoraSquareProps {
  /** One square clockwise (PYT-41), two squares of even and odd numbers (PYT-44), one square both ways round (PYT-45). `plain`, `even-and-odd`, `both-ways`; default `plain` (PYT-41). */
  variant?: PytagoraSquare['variant'];
  /** Whether Undo takes back as often as a player likes, also what chance has answered. `true`, `false`; default `false` (PYT-46). */
  practiceUndo?: PytagoraSquare['practiceUndo'];
  /** Does not show what comes next, nor which pieces fit: the players are to know it. `false`: it does. */
  unaided?: PytagoraSquare['unaided'];
  /** Who plays: names separated by commas, `bot` or `bot:2` for a computer player, `bot:fit` or `bot:even` for one that follows what the child wins and loses. Given, the game starts at once. */
  players?: PytagoraSquare['players'];
  /** The name of a preset of the game: its options hold unless they are given themselves. */
  preset?: PytagoraSquare['preset'];
  /** A position as text, from `toText()`: the game starts there. */
  position?: PytagoraSquare['position'];
  /** A key of 1 to 200 characters under which the game is kept in this browser. Without it nothing is stored. */
  persist?: PytagoraSquare['persist'];
  /** A puzzle instead of a game: `daily`, or a seed of up to 64 characters, the same for everybody who has it. With `position` that position is the puzzle, if its best answer is clear. */
  puzzle?: PytagoraSquare['puzzle'];
  /** A class on a server, whose board is played in place of a game on this device: `https://live.school.example/#K7M4-PQ2R`. */
  live?: PytagoraSquare['live'];
  /** How hard the puzzle is: `easy`, `medium` (default) or `hard`. Puzzles of a seed and a strength are the same for everybody. */
  puzzleStrength?: PytagoraSquare['puzzleStrength'];
  /** Players roll real dice and tap what they show. `false`: they do not. */
  realDice?: PytagoraSquare['realDice'];
  /** How fast moves are shown and computer players act: `slow`, `normal` (default), `fast`, or `instant`, where only what waits for somebody is shown. */
  speed?: PytagoraSquare['speed'];
  /** Dice, steps, right answers and the finish are heard, after the first tap. The menu of a game switches it too. `false`: they are not. */
  sounds?: PytagoraSquare['sounds'];
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: PytagoraSquare['theme'];
}

export type PytagoraSquareEmits = {
  /** A game has begun or was taken up again. */
  'game-start': (event: GameElementEvents['game-start']) => void;
  /** Before a move is made; cancel it to forbid the move. */
  move: (event: GameElementEvents['move']) => void;
  /** A move was made; `detail.events` say what it brought about, in order. */
  moved: (event: GameElementEvents['moved']) => void;
  /** The last choice was taken back. */
  undone: (event: GameElementEvents['undone']) => void;
  /** What was taken back was made again. */
  redone: (event: GameElementEvents['redone']) => void;
  /** A person was given a hint: whose, for which move, how far up the ladder. */
  hint: (event: GameElementEvents['hint']) => void;
  /** The right answer to a puzzle was given: game, seed, task, tries, shown, hints, stars. */
  'puzzle-solved': (event: GameElementEvents['puzzle-solved']) => void;
  /** The game is over, with winners, pieces left and the whole record. */
  'game-over': (event: GameElementEvents['game-over']) => void;
  /** Something given to the element was not possible. */
  'game-error': (event: GameElementEvents['game-error']) => void;
};

export interface PytagoraTablesProps {
  /** Whether the player finds the digits of the product; else they stand up, and one tap lays them. `true`, `false`; default `true` (PYT-52). */
  answer?: PytagoraTables['answer'];
  /** Whether Undo takes back as often as a player likes, also what chance has answered. `true`, `false`; default `false` (PYT-54). */
  practiceUndo?: PytagoraTables['practiceUndo'];
  /** Who learns, as a key of 1 to 200 characters: what the answers of the first person say is then kept in this browser, for all elements of the site with the same key. Without it nothing is kept. */
  learner?: PytagoraTables['learner'];
  /** Who plays: names separated by commas, `bot` or `bot:2` for a computer player, `bot:fit` or `bot:even` for one that follows what the child wins and loses. Given, the game starts at once. */
  players?: PytagoraTables['players'];
  /** The name of a preset of the game: its options hold unless they are given themselves. */
  preset?: PytagoraTables['preset'];
  /** A position as text, from `toText()`: the game starts there. */
  position?: PytagoraTables['position'];
  /** A key of 1 to 200 characters under which the game is kept in this browser. Without it nothing is stored. */
  persist?: PytagoraTables['persist'];
  /** A puzzle instead of a game: `daily`, or a seed of up to 64 characters, the same for everybody who has it. With `position` that position is the puzzle, if its best answer is clear. */
  puzzle?: PytagoraTables['puzzle'];
  /** A class on a server, whose board is played in place of a game on this device: `https://live.school.example/#K7M4-PQ2R`. */
  live?: PytagoraTables['live'];
  /** How hard the puzzle is: `easy`, `medium` (default) or `hard`. Puzzles of a seed and a strength are the same for everybody. */
  puzzleStrength?: PytagoraTables['puzzleStrength'];
  /** Players roll real dice and tap what they show. `false`: they do not. */
  realDice?: PytagoraTables['realDice'];
  /** How fast moves are shown and computer players act: `slow`, `normal` (default), `fast`, or `instant`, where only what waits for somebody is shown. */
  speed?: PytagoraTables['speed'];
  /** Dice, steps, right answers and the finish are heard, after the first tap. The menu of a game switches it too. `false`: they are not. */
  sounds?: PytagoraTables['sounds'];
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: PytagoraTables['theme'];
}

export type PytagoraTablesEmits = {
  /** A game has begun or was taken up again. */
  'game-start': (event: GameElementEvents['game-start']) => void;
  /** Before a move is made; cancel it to forbid the move. */
  move: (event: GameElementEvents['move']) => void;
  /** A move was made; `detail.events` say what it brought about, in order. */
  moved: (event: GameElementEvents['moved']) => void;
  /** The last choice was taken back. */
  undone: (event: GameElementEvents['undone']) => void;
  /** What was taken back was made again. */
  redone: (event: GameElementEvents['redone']) => void;
  /** A product was laid: prompt, given, expected, right, milliseconds. */
  answer: (event: GameElementEvents['answer']) => void;
  /** A person was given a hint: whose, for which move, how far up the ladder. */
  hint: (event: GameElementEvents['hint']) => void;
  /** The right answer to a puzzle was given: game, seed, task, tries, shown, hints, stars. */
  'puzzle-solved': (event: GameElementEvents['puzzle-solved']) => void;
  /** An answer has changed what the learner knows; with `learner`. */
  learned: (event: GameElementEvents['learned']) => void;
  /** The game is over, with winners, pieces left and the whole record. */
  'game-over': (event: GameElementEvents['game-over']) => void;
  /** Something given to the element was not possible. */
  'game-error': (event: GameElementEvents['game-error']) => void;
};

export interface SequenceBoardProps {
  /** Whether a Total takes at least 50, 60, 70 or more than that. `at-least`, `more-than`; default `at-least` (SEQ-05). */
  totalRule?: SequenceBoard['totalRule'];
  /** Whether the player names the Sequence, or the best one is taken. `player`, `auto`; default `player` (SEQ-09). */
  declare?: SequenceBoard['declare'];
  /** PLYT cards on the stars: all, none, or how many of single sorts. `on`, `off`, or counts by sort, 0 to 8: `yourself-up: 2, another-back: 0`; default `off` (SEQ-12). */
  cards?: SequenceBoard['cards'];
  /** Whether a card is used when it is turned, or kept for later in secret. `at-once`, `keep`; default `at-once` (SEQ-12). */
  cardsWhen?: SequenceBoard['cardsWhen'];
  /** The squares with a star. Default `6, 12, 21, 27, 34, 45, 53, 61, 69, 77, 84, 92, 101, 107` (PLY-05). */
  plytSquares?: SequenceBoard['plytSquares'];
  /** The square to reach or pass. 20 to 113; default `113` (SEQ-01). */
  summit?: SequenceBoard['summit'];
  /** Whether Undo takes back as often as a player likes, also what chance has answered. `true`, `false`; default `false` (SEQ-14). */
  practiceUndo?: SequenceBoard['practiceUndo'];
  /** Who plays: names separated by commas, `bot` or `bot:2` for a computer player, `bot:fit` or `bot:even` for one that follows what the child wins and loses. Given, the game starts at once. */
  players?: SequenceBoard['players'];
  /** The name of a preset of the game: its options hold unless they are given themselves. */
  preset?: SequenceBoard['preset'];
  /** A position as text, from `toText()`: the game starts there. */
  position?: SequenceBoard['position'];
  /** A key of 1 to 200 characters under which the game is kept in this browser. Without it nothing is stored. */
  persist?: SequenceBoard['persist'];
  /** A puzzle instead of a game: `daily`, or a seed of up to 64 characters, the same for everybody who has it. With `position` that position is the puzzle, if its best answer is clear. */
  puzzle?: SequenceBoard['puzzle'];
  /** A class on a server, whose board is played in place of a game on this device: `https://live.school.example/#K7M4-PQ2R`. */
  live?: SequenceBoard['live'];
  /** How hard the puzzle is: `easy`, `medium` (default) or `hard`. Puzzles of a seed and a strength are the same for everybody. */
  puzzleStrength?: SequenceBoard['puzzleStrength'];
  /** Players roll real dice and tap what they show. `false`: they do not. */
  realDice?: SequenceBoard['realDice'];
  /** How fast moves are shown and computer players act: `slow`, `normal` (default), `fast`, or `instant`, where only what waits for somebody is shown. */
  speed?: SequenceBoard['speed'];
  /** Dice, steps, right answers and the finish are heard, after the first tap. The menu of a game switches it too. `false`: they are not. */
  sounds?: SequenceBoard['sounds'];
  /** `light`, `dark` or `auto` (default): as the page around it is. */
  theme?: SequenceBoard['theme'];
}

export type SequenceBoardEmits = {
  /** A game has begun or was taken up again. */
  'game-start': (event: GameElementEvents['game-start']) => void;
  /** Before a move is made; cancel it to forbid the move. */
  move: (event: GameElementEvents['move']) => void;
  /** A move was made; `detail.events` say what it brought about, in order. */
  moved: (event: GameElementEvents['moved']) => void;
  /** The last choice was taken back. */
  undone: (event: GameElementEvents['undone']) => void;
  /** What was taken back was made again. */
  redone: (event: GameElementEvents['redone']) => void;
  /** A person was given a hint: whose, for which move, how far up the ladder. */
  hint: (event: GameElementEvents['hint']) => void;
  /** The game is over, with the winner, positions and the whole record. */
  'game-over': (event: GameElementEvents['game-over']) => void;
  /** The right answer to a puzzle was given: game, seed, task, tries, shown, hints, stars. */
  'puzzle-solved': (event: GameElementEvents['puzzle-solved']) => void;
  /** Something given to the element was not possible. */
  'game-error': (event: GameElementEvents['game-error']) => void;
};

export interface GameTags {
  'abacade-class': GameTag<AbacadeClassProps, AbacadeClassEmits>;
  'abacade-known': GameTag<AbacadeKnownProps, AbacadeKnownEmits>;
  'abacade-lobby': GameTag<AbacadeLobbyProps, AbacadeLobbyEmits>;
  'abacade-report': GameTag<AbacadeReportProps, AbacadeReportEmits>;
  'abacade-warm-up': GameTag<AbacadeWarmUpProps, AbacadeWarmUpEmits>;
  'multiplay-grid': GameTag<MultiplayGridProps, MultiplayGridEmits>;
  'plyt-board': GameTag<PlytBoardProps, PlytBoardEmits>;
  'pytagora-board': GameTag<PytagoraBoardProps, PytagoraBoardEmits>;
  'pytagora-square': GameTag<PytagoraSquareProps, PytagoraSquareEmits>;
  'pytagora-tables': GameTag<PytagoraTablesProps, PytagoraTablesEmits>;
  'sequence-board': GameTag<SequenceBoardProps, SequenceBoardEmits>;
}

declare module 'vue' {
  interface GlobalComponents {
    'abacade-class': Game<AbacadeClass, AbacadeClassProps, AbacadeClassEmits>;
    'abacade-known': Game<AbacadeKnown, AbacadeKnownProps, AbacadeKnownEmits>;
    'abacade-lobby': Game<AbacadeLobby, AbacadeLobbyProps, AbacadeLobbyEmits>;
    'abacade-report': Game<AbacadeReport, AbacadeReportProps, AbacadeReportEmits>;
    'abacade-warm-up': Game<AbacadeWarmUp, AbacadeWarmUpProps, AbacadeWarmUpEmits>;
    'multiplay-grid': Game<MultiplayGrid, MultiplayGridProps, MultiplayGridEmits>;
    'plyt-board': Game<PlytBoard, PlytBoardProps, PlytBoardEmits>;
    'pytagora-board': Game<PytagoraBoard, PytagoraBoardProps, PytagoraBoardEmits>;
    'pytagora-square': Game<PytagoraSquare, PytagoraSquareProps, PytagoraSquareEmits>;
    'pytagora-tables': Game<PytagoraTables, PytagoraTablesProps, PytagoraTablesEmits>;
    'sequence-board': Game<SequenceBoard, SequenceBoardProps, SequenceBoardEmits>;
  }
}
