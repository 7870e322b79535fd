const listOf = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const left = (pieces: number): string =>
  pieces === 0 ? 'no piece left' : pieces === 1 ? '1 piece left' : `${pieces} pieces left`;

const pointsOf = (count: string): string => `${count} ${count === '1' ? 'point' : 'points'}`;

/** What is said when something went wrong, or might have. A page around a game says some of it too. */
export const notices = {
  close: 'Close',
  /** A bad attribute: which, what it said, why not. */
  attribute: (name: string, value: string) =>
    `The setting ${name}="${value}" is not possible here. The usual one is used instead.`,
  text: 'That game could not be read, so the one on the table stays.',
  notSaved: 'This game cannot be saved on this device. You can play on; do not close the page.',
  otherTab: 'This game is open in another window too, and was played on there.',
  keepThis: 'Keep this one',
  takeOther: 'Take that one',
  resumed: 'Your game goes on where you left it.',
  lost: 'The saved game could not be read. A copy of it is kept.',
  notDeleted: 'The saved game could not be deleted.',
  /** A kept game was found by a game that began without it. */
  found: 'There is a saved game here too. Which one do you want?',
  noCore: 'The game could not be loaded. Is the connection there?',
  /** What opens the kept game is lost for now: no other game is begun. */
  noKept: 'Your saved game cannot be opened yet. Is the connection there?',
  noForm: 'You cannot choose how to play yet. Is the connection there?',
  /** Said in the language that is there. */
  noWords: 'Your language is not here yet. Is the connection there?',
  noPart: 'A part of the game is missing. Is the connection there?',
  retry: 'Try again',
  /** Without the form: as the page has it, or as is usual. */
  playAnyway: 'Play now',
};

/** What all games say. */
export const common = {
  turnOf: (name: string) => `${name}’s turn`,
  roll: 'Roll',
  rollHelp: 'Roll the die',
  /** What a computer player is. */
  computer: 'computer',
  thinks: 'Thinking …',
  die: (face: number) => (face ? `twelve-sided die: ${face}` : 'twelve-sided die'),
  whichRoll: 'What did you roll?',
  score: (name: string, points: string) => `${name}: ${points}`,
  timeLeft: (seconds: string) => `${seconds} s left`,
  secondsLeft: (seconds: number) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
  undone: 'Taken back.',
  redone: 'Made again.',
  /** Names in a sentence: `Ada, Ben and Cleo`. */
  listOf,
  notices,
  /** The panel beside the board. */
  panel: {
    undo: 'Take back',
    redo: 'Make it again',
    hint: 'Hint',
    newGame: 'New game',
    pause: 'Pause',
    goOn: 'Go on',
    scores: 'Scores',
    events: 'What happened',
    nothingYet: 'Nothing has happened yet.',
    timeFor: {
      label: 'Time',
      once: 'as agreed',
      tenTimes: 'ten times',
      noLimit: 'no limit',
    },
  },
  /** The number pad. */
  pad: {
    digits: 'Number pad',
    erase: 'Erase',
    enter: 'OK',
    answer: 'Your answer',
  },
  /** The set-up form. */
  form: {
    whoPlays: 'Who plays?',
    how: 'How?',
    nameOf: (player: number) => `Name of player ${player}`,
    kindOf: (name: string) => `${name} is`,
    person: 'Person',
    computer: 'Computer',
    /** Of a player whom whoever plays is to name: the platform, or nobody. */
    ownName: 'Own name',
    level: 'Level',
    levels: ['Easy', 'Medium', 'Hard', 'Expert'],
    addPlayer: 'Add a player',
    removePlayer: (name: string) => `Take ${name} off the table`,
    changeColour: (name: string, colour: string) => `${name}: ${colour}. Change`,
    start: 'Start',
    back: 'Back to the game',
    less: (what: string) => `${what}: less`,
    more: (what: string) => `${what}: more`,
    realDice: 'Real dice',
    realDiceHelp: 'Roll on the table and tap the number',
    timer: 'Time for a turn',
    timerHelp: 'Can be changed during the game',
    noTimer: 'None',
    minutes: (count: number) => `${count} min`,
    seconds: (count: number) => `${count} s`,
    kept: 'This game is kept in this browser.',
    forget: 'Delete it',
    /** Colour and shape of the six players. */
    colours: ['blue circle', 'orange square', 'green triangle', 'purple diamond', 'gold star', 'pink hexagon'],
  },
  /** The replay after a game. */
  replay: {
    /** `points` in the reader's digits. */
    wins: (names: readonly string[], points: string) =>
      names.length > 1 ? `${listOf(names)} share the win with ${points}` : `${listOf(names)} wins with ${points}`,
    playAgain: 'Play again',
    newGame: 'New game',
    grew: 'How the points grew',
    turn: (turn: number, of: number) => `Move ${turn} of ${of}`,
    earlier: 'One move back',
    later: 'One move on',
    beginning: 'The beginning: all cubes are white.',
    table: 'The points as a table',
    turnHeading: 'Move',
  },
  /** The replay of a game that the fewest pieces win, where it says something else. */
  fewestPieces: {
    wins: (names: readonly string[], pieces: number) =>
      names.length > 1
        ? `${listOf(names)} share the win: ${left(pieces)} each`
        : `${listOf(names)} wins: ${left(pieces)}`,
    grew: 'How many pieces were left',
    beginning: 'The beginning: ten pieces each.',
    table: 'The pieces as a table',
  },
  /** Puzzles. Their tasks are with their games. */
  puzzle: {
    heading: 'Puzzle',
    ofTheDay: 'Puzzle of the day',
    /** While one is made. */
    making: 'A puzzle is on its way …',
    /** One of a list of pairs: so many dice, and how often of 100 they are answered right. */
    pair: (dice: string, right: string) => `${right} with ${dice}`,
    /** What an answer brings, by its unit. */
    worth: {
      points: (brought: string) => `That brings ${pointsOf(brought)}.`,
      steps: (steps: string) => `That brings ${steps} steps on average.`,
      chance: (chance: string) => `With that you are first about ${chance} times in 100.`,
    },
    better: 'There is a better one.',
    /** A move that is no answer. */
    notAsked: 'That is not what the puzzle asks for.',
    right: (tries: number) => (tries === 1 ? 'Yes! Found at the first try.' : `Yes! Found at try ${tries}.`),
    /** Right, after it was shown. */
    rightThen: 'Yes, that is it.',
    star: 'You win a star.',
    /** Said of what is marked on the board. */
    marked: 'marked',
    tries: (tries: number) => `Tries: ${tries}`,
    tryAgain: 'Try again',
    showMe: 'Show me',
    another: 'Another puzzle',
    leave: 'Play a game',
  },
  /** What stands around a hint. */
  hints: {
    /** How far up the ladder: "Hint 2 of 3". */
    rung: (rung: string, of: string) => `Hint ${rung} of ${of}`,
    more: 'Another hint',
    /** What is added to the name of what is marked. */
    marked: 'marked',
    close: 'Put the hint away',
    thinks: 'Working it out …',
    /** Nothing is to be chosen now. */
    none: 'There is nothing to choose now.',
    /** It could not be found. */
    failed: 'No hint could be found. You can play on.',
    /** Joins two steps of a sum: "…, then …". */
    then: ', then',
    /** Ways to work out a product or a sum, by the codes of `src/hints`. */
    sums: {
      'sum-read': 'Only the black die counts. What does it show?',
      'sum-read-here': 'Type the number on the marked die.',
      'sum-nought': 'Nought of anything is nought.',
      'sum-once': (sum: string) => `${sum}: times one changes nothing.`,
      'sum-twice': (sum: string) => `${sum}: twice is the number and the number again.`,
      'sum-ten': (sum: string) => `${sum}: count the tens.`,
      'sum-half-of-ten': (sum: string) => `${sum}: times five is half of ten times.`,
      'sum-ten-less': (sum: string) => `${sum}: take ten times, then once less.`,
      'sum-ten-more': (sum: string) => `${sum}: take ten times, then add the rest.`,
      'sum-double': (sum: string) => `${sum}: take a friendly half, then double it.`,
      'sum-one-more': (sum: string) => `${sum}: take a table that you know, then once more.`,
      'sum-count-on': (sum: string) => `${sum}: begin with the larger number and count on.`,
      'sum-make-ten': (sum: string) => `${sum}: make ten first.`,
      'sum-order': (sum: string) => `${sum}: change the order. Which two go together easily?`,
      'sum-tens': (sum: string) => `${sum}: which two make a ten?`,
      'sum-steps': (steps: string) => `Step by step: *${steps}*`,
      'sum-last-step': (steps: string) => `*${steps}* The last step is yours.`,
      'sum-answer': (steps: string, sum: string) => `${steps}. So *${sum}*.`,
    },
    /** Cards of the trail, by the codes of `src/hints`. */
    cards: {
      card: 'Does it help you more to go ahead, or to send somebody back?',
      'card-whom': (name: string) => `Look where *${name}* could go.`,
      'card-ahead': (name: string, square: string, steps: string) => `Move *${name}* to *${square}*: ${steps} ahead.`,
      'card-back': (name: string, square: string, steps: string) => `Move *${name}* to *${square}*: ${steps} back.`,
    },
  },
  /** The review: each turn beside the best one. Figures come in the reader’s digits. */
  review: {
    heading: 'What was best?',
    working: 'Looking at every turn again …',
    /** The record does not replay, or something else went wrong. */
    failed: 'This game cannot be looked at turn by turn.',
    retry: 'Try again',
    /** What the curve is called where it shows chances, and its table. */
    chances: 'The chances to win',
    chancesTable: 'The chances as a table',
    percent: (figure: string) => `${figure} %`,
    /** How often a player chose what was best. */
    best: (name: string, best: string, choices: string) => `*${name}*: ${best} of ${choices} choices were the best.`,
    right: (right: string, answers: string) => `${right} of ${answers} answers were right.`,
    decided: (name: string, move: string) => `After move ${move} ${name} stayed ahead to the end.`,
    allTheWay: (name: string) => `${name} was ahead all the way.`,
    find: 'Best find',
    dearest: 'Cost most',
    move: (move: string) => `Move ${move}`,
    onlyBetter: 'Only what could be better',
    whose: 'Whose turns',
    everybody: 'All',
    turns: 'The choices, turn by turn',
    help: 'Arrow keys go from choice to choice.',
    earlier: 'The choice before',
    later: 'The next choice',
    played: 'Played',
    bestOne: 'Best',
    asGood: 'The best choice',
    /** How much less a choice brought than the best, by what is compared. */
    less: {
      points: (figure: string) => `${figure} ${String(figure) === '1' ? 'point' : 'points'} less`,
      steps: (figure: string) => `${figure} ${String(figure) === '1' ? 'step' : 'steps'} less`,
      pieces: (figure: string) => `${figure} more ${String(figure) === '1' ? 'piece' : 'pieces'} could be laid`,
      places: () => 'The other had fewer places',
      chance: (figure: string) => `${figure} fewer ${String(figure) === '1' ? 'win' : 'wins'} in 100 games`,
    },
    rightAnswer: 'A right answer',
    wrong: 'A wrong answer',
    /** One of the turns that cost most: which of them, from 1. */
    among: (place: string) => `Cost most, number ${place}`,
    noneBetter: 'Nothing here could have been better. Well played!',
    noChoice: 'There was nothing to choose.',
    /** What the games for the youngest say in other words. */
    young: {
      find: 'Well found',
      dearest: 'Look again',
      /** One of the turns that cost most: which of them, from 1. */
      among: (place: string) => `To look at again, number ${place}`,
      onlyBetter: 'Only what to look at again',
    },
  },
};
