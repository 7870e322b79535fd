const listOf = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const left = (pieces: number): string =>
  pieces === 0 ? 'no pieces left' : pieces === 1 ? '1 piece left' : `${pieces} pieces left`;

const pointsOf = (count: string): string => `${count} ${count === '1' ? 'point' : 'points'}`;

/** What is said when something went wrong, or might have. A page around a game says some of it too. */
export const notices = {
  close: 'Close',
  /** A bad attribute: which, what it said, why not. */
  attribute: (name: string, value: string) =>
    `The setting ${name}="${value}" does not work here. The usual one is used instead.`,
  text: 'That game could not be read, so this one stays.',
  notSaved: 'This device cannot save your game. You can play on, but keep this page open.',
  otherTab: 'This game went on in another window. Which one do you want?',
  keepThis: 'Keep this one',
  takeOther: 'Take the other one',
  resumed: 'Here is your game, just as you left it.',
  lost: 'Your saved game could not be read. A copy is kept.',
  notDeleted: 'Your saved game could not be deleted.',
  /** A kept game was found by a game that began without it. */
  found: 'You have a saved game too. Which one do you want?',
  noCore: 'The game did not load. Are you online?',
  /** What opens the kept game is lost for now: no other game is begun. */
  noKept: 'Your saved game did not open. Are you online?',
  noForm: 'The settings did not load. Are you online?',
  /** Said in the language that is there. */
  noWords: 'Your language did not load. Are you online?',
  noPart: 'A part of the game did not load. Are you online?',
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
  undone: 'Undone.',
  redone: 'Redone.',
  /** Names in a sentence: `Ada, Ben and Cleo`. */
  listOf,
  notices,
  /** The panel beside the board. */
  panel: {
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    newGame: 'New game',
    pause: 'Pause',
    goOn: 'Go on',
    scores: 'Scores',
    events: 'What happened',
    /** Said to who asks for the last move before there is one. */
    nothingYet: 'No moves yet.',
    timeFor: {
      label: 'Time',
      once: 'normal',
      tenTimes: 'ten times as long',
      noLimit: 'no limit',
    },
  },
  /** The menu: what is not the move itself. */
  menu: {
    open: 'More',
    voice: 'Read to me',
    sounds: 'Sounds',
    speed: { label: 'Speed', slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  },
  howTo: { open: 'How to play', read: 'Read it to me', play: 'Let’s play' },
  paused: 'Paused',
  /** The description of what to press first, in a first game. */
  startHere: 'Start here',
  /** The number pad. */
  pad: {
    digits: 'Number pad',
    erase: 'Erase',
    enter: 'OK',
    answer: 'Your answer',
  },
  /** After a wrong answer: what it is, ways to the right one, and the same sum again for practice. */
  lesson: {
    ways: 'Ways to work it out',
    rows: 'Rows',
    doubling: 'Doubling',
    tens: 'Tens',
    /** `product`: "6 × 9". */
    is: (given: string, product: string) => `${given} is ${product}.`,
    what: (sum: string) => `What is ${sum}?`,
    close: (away: string) => `So close: ${away} away.`,
    less: (sum: string) => `${sum} less`,
    /** `numbers`: the number and its doubles. */
    double: (numbers: string) => `Double: ${numbers}.`,
    doubleTwice: (numbers: string) => `Double, and double again: ${numbers}.`,
    doubleThrice: (numbers: string) => `Double, double again, and again: ${numbers}.`,
    tryAgain: 'Try it again for practice',
    practice: 'Just for practice: no steps, no clock',
    dots: 'The picture stays to help.',
    have: (sum: string) => `Now you have it: ${sum}`,
    notYet: (sum: string) => `Not yet: ${sum}`,
    goOn: 'Go on',
    goOnTo: (name: string) => `Go on: ${name}’s turn`,
    goOnWithout: 'Go on without',
    /** Read aloud: "5 times 8 is 40". */
    times: 'times',
    plus: 'plus',
    spoken: (sum: string, makes: string) => `${sum} is ${makes}`,
  },
  /** The set-up form. */
  form: {
    whoPlays: 'Who is playing?',
    whichGame: 'Which game?',
    moreSettings: 'More settings',
    names: 'Names to pick',
    nameOf: (player: number) => `Name of player ${player}`,
    kindOf: (name: string) => `${name} is`,
    person: 'Person',
    computer: 'Computer',
    /** Of a player whom whoever plays is to name: the platform, or nobody. */
    ownName: 'Own name',
    level: 'Level',
    levels: ['Easy', 'Medium', 'Hard', 'Expert'],
    addPlayer: 'Add a player',
    removePlayer: (name: string) => `Remove ${name}`,
    changeColour: (name: string, colour: string) => `${name}: ${colour}. Change it`,
    start: 'Start',
    back: 'Back to the game',
    less: (what: string) => `${what}: less`,
    more: (what: string) => `${what}: more`,
    realDice: 'Real dice',
    realDiceHelp: 'Roll your own dice and tap what they show',
    timer: 'Time for a turn',
    timerHelp: 'You can change it during the game',
    noTimer: 'No limit',
    minutes: (count: number) => `${count} min`,
    seconds: (count: number) => `${count} s`,
    kept: 'Your game is saved in this browser.',
    forget: 'Delete it',
    /** Colour and shape of the six players. */
    colours: ['blue circle', 'orange square', 'green triangle', 'purple diamond', 'gold star', 'pink hexagon'],
  },
  /** The end of a game: who has won, and what was good. */
  finish: {
    wins: (name: string) => `${name} wins!`,
    together: (names: readonly string[]) => `${listOf(names)}!`,
    saysTogether: (names: string, result: string) => `${names} have won together, ${result}.`,
    /** To who played alone. */
    alone: 'You did it!',
    /** `each`: of several who have won together. */
    points: (points: string, each: boolean) => `${pointsOf(points)}${each ? ' each' : ''}`,
    pieces: (pieces: number, each: boolean) => `${left(pieces)}${each && pieces ? ' each' : ''}`,
    turns: (turns: number) => (turns === 1 ? '1 turn' : `${turns} turns`),
    /** Of somebody alone: how many turns are usual, and the fewest so far on this device. */
    par: (turns: number) => `par ${turns}`,
    best: (turns: number) => `your best: ${turns === 1 ? '1 turn' : `${turns} turns`}`,
    newBest: 'your best so far!',
    /** The same, read aloud. */
    saysPar: (turns: number) => `Par is ${turns}.`,
    saysBest: (turns: number) => `Your best is ${turns === 1 ? '1 turn' : `${turns} turns`}.`,
    saysNewBest: 'This is your best so far!',
    see: 'See how it went',
    /** What was good: what stands out, what it is, and both as they are heard. */
    praise: {
      of: (right: string, answers: string) => `${right} of ${answers}`,
      right: 'right answers',
      saysRight: (right: string, answers: string) => `${right} of ${answers} right.`,
      find: 'best find',
      /** `worth`: points or steps. */
      findFor: (worth: string) => `best find: ${worth}`,
      saysFind: (find: string) => `Best find ${find}.`,
      steps: (steps: number) => (steps === 1 ? '1 step' : `${steps} steps`),
      row: (cubes: string) => `A row of ${cubes}`,
      saysRow: (cubes: string) => `Longest row: ${cubes} cubes.`,
      climb: (from: string, to: string) => `${from} to ${to}`,
      longest: 'longest climb',
      saysClimb: (from: string, to: string) => `Longest climb from ${from} to ${to}.`,
      dice: (dice: string) => `${dice} dice at once`,
      brave: 'bravest throw',
      saysThrow: (dice: string) => `Bravest throw: ${dice} dice.`,
      times: 'times',
      plus: 'plus',
    },
  },
  /** The facts that were missed, tried again after the game. */
  practice: {
    open: (sums: number) => (sums === 1 ? 'Practise 1 sum' : `Practise ${sums} sums`),
    title: 'Practice',
    of: (name: string) => `Practice: ${name}`,
    left: (sums: number) => (sums === 1 ? '1 sum to go' : `${sums} sums to go`),
    /** Once all are known. */
    known: (sums: number) => (sums === 1 ? 'You know it now!' : `You know all ${sums} now!`),
    practised: 'well practised',
    says: (sums: number) => (sums === 1 ? 'Well done! You know it now.' : `Well done! You know all ${sums} now.`),
  },
  /** The replay after a game. */
  replay: {
    /** The heading of a player's page. */
    well: (name: string) => `Well played, ${name}!`,
    pageOf: (name: string) => `How it went for ${name}`,
    close: 'Back to the end of the game',
    playAgain: 'Play again',
    newGame: 'New game',
    grew: 'How the points grew',
    turn: (turn: number, of: number) => `Move ${turn} of ${of}`,
    earlier: 'The move before',
    later: 'The next move',
    beginning: 'The start: all cubes are white.',
    table: 'The points as a table',
    turnHeading: 'Move',
  },
  /** The replay of a game that the fewest pieces win, where it says something else. */
  fewestPieces: {
    grew: 'How many pieces were left',
    beginning: 'The start: ten pieces each.',
    table: 'The pieces as a table',
  },
  /** Puzzles. Their tasks are with their games. */
  puzzle: {
    heading: 'Puzzle',
    ofTheDay: 'Puzzle of the day',
    /** While one is made. */
    making: 'Making a puzzle …',
    /** One of a list of pairs: so many dice, and how often of 100 they are answered right. */
    pair: (dice: string, right: string) => `${right} with ${dice}`,
    /** What an answer brings, by its unit. */
    worth: {
      points: (brought: string) => `That scores ${pointsOf(brought)}.`,
      steps: (steps: string) => `That is worth ${steps} steps on average.`,
      chance: (chance: string) => `That wins about ${chance} times in 100.`,
      places: (places: string) => `Then the other number has ${places === '1' ? '1 place' : `${places} places`}.`,
    },
    /** Of an answer that is right or not. */
    notYet: 'Not yet.',
    better: 'There is a better one.',
    /** A move that is no answer. */
    notAsked: 'That is not what the puzzle asks for.',
    right: (tries: number) => (tries === 1 ? 'Right first time!' : `Yes! Right on try ${tries}.`),
    /** Right, after it was shown. */
    rightThen: 'Yes, that is it.',
    stars: (stars: number) => (stars === 1 ? 'You win a star.' : `You win ${stars} stars.`),
    /** The picture of the stars. */
    starsOf: (stars: number, most: number) => `${stars} of ${most} stars`,
    /** All stars together. */
    sum: (stars: number) => `Stars so far: ${stars}`,
    unkept: 'This device cannot keep the stars.',
    /** An answer that is not the best, but good. */
    credit: { near: 'Nearly the best!', fair: 'Not bad!' },
    hints: (hints: number) => `Hints: ${hints}`,
    strength: 'How hard',
    strengths: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    noSuch: 'There is no such puzzle.',
    share: {
      share: 'Share',
      copied: 'Copied.',
      /** Of a text that is to be copied by hand. */
      label: 'Copy this text',
    },
    /** Said of what is marked on the board. */
    marked: 'marked',
    tries: (tries: number) => `Tries: ${tries}`,
    tryAgain: 'Try again',
    hint: 'Hint',
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
    close: 'Close the hint',
    thinks: 'Working it out …',
    /** Nothing is to be chosen now. */
    none: 'You have nothing to choose now.',
    /** It could not be found. */
    failed: 'No hint this time. You can play on.',
    /** Joins two steps of a sum: "…, then …". */
    then: ', then',
    /** Ways to work out a product or a sum, by the codes of `src/hints`. */
    sums: {
      'sum-read': 'Only the black die counts. What does it show?',
      'sum-read-here': 'Type the number on the marked die.',
      'sum-nought': 'Zero times anything is zero.',
      'sum-once': (sum: string) => `${sum}: times one changes nothing.`,
      'sum-twice': (sum: string) => `${sum}: times two means double it.`,
      'sum-ten': (sum: string) => `${sum}: how many tens is that?`,
      'sum-half-of-ten': (sum: string) => `${sum}: times five is half of times ten.`,
      'sum-ten-less': (sum: string) => `${sum}: do ten times, then take one lot away.`,
      'sum-ten-more': (sum: string) => `${sum}: do ten times, then add the rest.`,
      'sum-double': (sum: string) => `${sum}: work out half of it first, then double.`,
      'sum-one-more': (sum: string) => `${sum}: start with one that you know, then add one more lot.`,
      'sum-count-on': (sum: string) => `${sum}: start with the bigger number and count on.`,
      'sum-make-ten': (sum: string) => `${sum}: make ten first.`,
      'sum-order': (sum: string) => `${sum}: change the order. Which two are easy together?`,
      'sum-tens': (sum: string) => `${sum}: which two make ten?`,
      'sum-steps': (steps: string) => `Step by step: *${steps}*`,
      'sum-last-step': (steps: string) => `*${steps}* You do the last step.`,
      'sum-answer': (steps: string, sum: string) => `${steps}. So *${sum}*.`,
    },
  },
  /** The review: each turn beside the best one. Figures come in the reader’s digits. */
  review: {
    heading: 'What was best?',
    /** A turn of the player's that is worth another look. */
    another: 'Another way?',
    /** `played` and `best`: the two choices in a few words. */
    anotherWay: (move: string, played: string, best: string) => `Move ${move} was: ${played}. Or try: ${best}.`,
    showMe: 'Show me',
    working: 'Looking at every turn …',
    /** The record does not replay, or something else went wrong. */
    failed: 'This game cannot be shown turn by turn.',
    retry: 'Try again',
    /** What the curve is called where it shows chances, and its table. */
    chances: 'Who was likely to win',
    chancesTable: 'Chances of winning, as a table',
    percent: (figure: string) => `${figure}%`,
    /** How often a player chose what was best. */
    best: (name: string, best: string, choices: string) =>
      best === choices
        ? `*${name}*: the best choice every time!`
        : `*${name}*: best choice ${best} out of ${choices} times.`,
    right: (right: string, answers: string) =>
      right === answers && right === '1' ? 'Right first time!' : `${right} of ${answers} right.`,
    decided: (name: string, move: string) => `${name} took the lead in move ${move} and stayed ahead.`,
    lastMove: (name: string) => `${name} took the lead in the very last move.`,
    allTheWay: (name: string) => `${name} was ahead all the way.`,
    find: 'Best find',
    dearest: 'Biggest miss',
    move: (move: string) => `Move ${move}`,
    onlyBetter: 'Only turns that could be better',
    whose: 'Whose turns',
    everybody: 'Everyone',
    turns: 'Turn by turn',
    help: 'Arrow keys go from turn to turn.',
    earlier: 'The turn before',
    later: 'The next turn',
    played: 'Played',
    bestOne: 'Best',
    asGood: 'The best choice',
    /** How much less a choice brought than the best, by what is compared. */
    less: {
      points: (figure: string) => `${figure} ${String(figure) === '1' ? 'point' : 'points'} less`,
      steps: (figure: string) => `${figure} ${String(figure) === '1' ? 'step' : 'steps'} less`,
      pieces: (figure: string) => `${figure} more ${String(figure) === '1' ? 'piece' : 'pieces'} could have been laid`,
      places: () => 'The other one had fewer places',
      chance: () => 'Another choice wins more often',
    },
    rightAnswer: 'A right answer',
    wrong: 'A wrong answer',
    /** One of the turns that cost most: which of them, from 1. */
    among: (place: string) => `Biggest misses: number ${place}`,
    noneBetter: 'You could not have played better. Well done!',
    noChoice: 'There was nothing to choose.',
    /** What the games for the youngest say in other words. */
    young: {
      find: 'Well found',
      dearest: 'Look again',
      /** One of the turns that cost most: which of them, from 1. */
      among: (place: string) => `Look again: number ${place}`,
      onlyBetter: 'Only turns to look at again',
    },
  },
};
