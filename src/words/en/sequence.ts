import type { Refusals } from '../say.js';
import { cardForm, cardHints, cardMoves, cards, cardWhy } from './cards.js';

const kinds: Readonly<Record<string, string>> = {
  match: 'a Match',
  total: 'a Total',
  novice: 'a Novice run',
  advanced: 'an Advanced run',
  none: 'something good',
};
const named = (kind: string): string => kinds[kind] ?? kind;

/** What Sequence says at the table. Numbers that are only shown come in written in the reader’s digits. */
export const sequence = {
  title: 'Sequence',
  /** How to play, a sentence for each picture. */
  howTo: [
    'Roll all six dice.',
    'Keep the ones you like. Roll the others again, up to two times.',
    'Find the same number three times, numbers in equal steps, or a total of 50.',
    'Climb the number on the black die. Harder finds bring more. First to the flag wins!',
  ],
  tray: 'Dice',
  forStart: 'The highest black die starts',
  rollMaster: 'Roll the black die',
  rollAll: 'Roll all six dice',
  rollDice: (count: number) => (count === 1 ? 'Roll 1 die' : `Roll ${count} dice`),
  rollsLeft: (count: number) => (count === 0 ? 'no rolls left' : count === 1 ? '1 roll left' : `${count} rolls left`),
  tapKeep: 'Tap the dice to keep',
  tapName: 'Name your Sequence',
  chooseCard: 'Use your card',
  /** A die as it is read: `place` from 1, which is the Master; `face` empty before it is rolled. */
  die: (place: number, face: string) => `${place === 1 ? 'black die' : `die ${place}`}${face && `: ${face}`}`,
  kept: '✓ kept',
  again: '↻ roll',
  inIt: '✓ picked',
  /** Below a die of the best that the dice made, and of what was not seen of it. */
  best: '★',
  more: '★ one more',
  /** The strip that shows the climb, and the mountain that it opens. */
  climb: { open: 'See the mountain', name: 'The mountain' },
  // What the rules refuse they say in English themselves.
  refusals: {
    stale: () => 'That move came too late.',
    forbidden: () => 'That is not allowed here.',
  } as Refusals,
  /** The table beside the dice: the four kinds, what the dice make and what they lack. */
  table: {
    heading: 'What the dice make',
    show: 'Show what they make',
    kinds: {
      match: 'Match',
      total: 'Total',
      novice: 'Novice run',
      advanced: 'Advanced run',
    },
    /** What a kind is; `least`: how many dice it takes, or points. */
    about: {
      match: (least: string) => `the same number, ${least} or more`,
      total: (least: string) => `all six, ${least} or more`,
      novice: (least: string) => `1 or 2 apart, ${least} or more`,
      advanced: (least: string) => `3 apart, ${least} or more`,
    },
    dice: (count: string) => `${count} dice`,
    /** The button of a row that fits; `sum`: "11 + 4 = 15". */
    take: (sum: string) => `Take ${sum}`,
    /** The button of a row that the player has found, and what it says where there is little space. */
    sayIt: (steps: string) => `Say it: ${steps} steps`,
    say: 'Say it',
    /** A button with the kind that it is for. */
    ofKind: (button: string, kind: string) => `${button}, ${kind}`,
    /** What stands in the place of Roll once no roll is left. */
    whatIsIt: 'What do your dice make?',
    pickTogether: 'Tap the dice that belong together.',
    whichMore: (dice: string) => `What goes with ${dice}?`,
    notTogether: (dice: string) => `${dice} do not go together.`,
    worth: (sum: string) => `${sum} steps`,
    /** `dice`: "7 and 9", of which a kind wants more. */
    wants: (dice: string, count: number) => `${dice}: you need ${count} more`,
    seeNone: 'I see no Sequence',
    stayOn: (square: string) => `stay on ${square}`,
    /** Asked before a turn is given away though there is a Sequence; it does not tell which. */
    passAnyway: 'Your dice make something. Look again?',
    lookAgain: 'Yes, look again',
    pass: 'No, go on',
    /** While a claim is shown. */
    climbs: (name: string, square: string) => `${name} climbs to ${square}`,
    stepsOf: (kind: string, steps: string) => `${kind}, ${steps} steps`,
    wellSeen: (claim: string) => `${claim}. Well spotted!`,
    bestSaid: (claim: string) => `${claim}!`,
    bestOf: 'The best these dice could make.',
    oneMore: (count: number) => (count === 1 ? 'There was one more:' : `There were ${count} more:`),
    also: (kind: string) => `There was also this ${kind}:`,
    missed: (kind: string) => `There was this ${kind}:`,
    goOn: (name: string) => `Go on: ${name}’s turn`,
    isNext: (name: string) => `${name} is next`,
    begins: (name: string) => `*${name}* rolled the highest number and starts.`,
    /** The last turn, in one line; `claim`: "Novice run, 11 steps". */
    climbed: (name: string, claim: string, square: string) => `*${name}*: ${claim}, now on *${square}*`,
    stayed: (name: string, square: string) => `*${name}* saw no Sequence and is still on *${square}*`,
    match: (short: number, number: string) =>
      short === 1 ? `${number} and ${number}: you need another ${number}` : `${number}: you need ${short} more`,
    total: (sum: string, short: string) => `${sum}: you need ${short} more`,
    /** `dice`: "3, 4 and 6", or empty; `wanted`: "5". */
    run: (dice: string, wanted: string) => (dice ? `${dice}: you need ${wanted}` : `you need ${wanted}`),
  },
  cards,
  /** Cards that are used at once, and real dice that are tapped. */
  pads: {
    cards: {
      'yourself-forward': 'you go forward by the black die',
      'yourself-back': 'you go back by the black die',
      'yourself-up': 'you go up a level',
      'yourself-down': 'you go down a level',
      'another-forward': 'another goes forward by the black die',
      'another-back': 'another goes back by the black die',
      'another-up': 'another goes up a level',
      'another-down': 'another goes down a level',
      hidden: 'a card',
    },
    /** Asks for a real die; place 1 is the Master. */
    faceOf: (place: number) => (place === 1 ? 'What does the black die show?' : `What does die ${place} show?`),
    back: 'One die back',
  },
  /** What is told of a game, and said to those who ask by key. */
  announcements: {
    events: {
      rolledForStart: (name: string, die: string) => `*${name}* rolled ${die}.`,
      tied: (names: string) => `It’s a tie: ${names} roll again.`,
      turn: (name: string) => `*${name}* is next.`,
      rolled: (name: string, master: string, others: string) => `*${name}* rolled a black ${master}, then ${others}.`,
      kept: (name: string, dice: string) => `*${name}* keeps ${dice}.`,
      keptNone: (name: string) => `*${name}* keeps no dice.`,
      /** `sum`: "11 + 4 = 15". */
      scored: (name: string, kind: string, dice: string, sum: string) => `*${name}*: ${kind} ${dice}, *${sum}* steps.`,
      wrong: (name: string, kind: string, dice: string, why: string) =>
        `*${name}* said ${kind} with ${dice}, but ${why}.`,
      better: (kind: string, dice: string, steps: string) => `The best was ${kind} ${dice}: ${steps} steps.`,
      noSequence: (name: string, at: string) => `No Sequence this time: *${name}* stays on ${at}.`,
      stays: (name: string, at: string) => `*${name}* stays on ${at}.`,
      moved: (name: string, from: string, to: string) => `${name} climbs from ${from} to *${to}*.`,
      cardTurned: (name: string, card: string) => `*${name}* turns a card: ${card}.`,
      cardPassed: (name: string, card: string) => `*${name}* turns a card: ${card}. It can’t be used now. Draw again.`,
      noCard: (name: string) => `*${name}* can’t use any card now.`,
      won: (name: string) => `*${name}* has reached the summit!`,
    },
    why: {
      'too-few': 'that needs more dice',
      'not-one-number': 'they are not all the same number',
      'too-low': 'they do not add up to enough',
      'number-twice': 'one number is there twice',
      'uneven-steps': 'the gaps between them are not all the same',
    },
    noDice: 'no dice',
    offBoard: 'the start',
    make: (kind: string, dice: string, steps: string) => `${kind} ${dice}: ${steps} steps.`,
    makeNone: 'The dice make no Sequence yet.',
    help: 'Keys 1 to 6 keep a die or let it go, R rolls, O says what the dice make, S the scores, L the last move, H a hint.',
    mountain: (positions: string) => `The mountain. ${positions}`,
    goal: (square: string) => `Summit: ${square}`,
  },
  /** The set-up form. */
  form: {
    about: 'Six dice and three rolls: make a match, a run or a high total, and climb.',
    presetNames: {
      'first-climb': 'First climb',
      short: 'Short climb',
      mountain: 'Whole mountain',
      cards: 'With cards',
    },
    presetAbout: {
      'first-climb': 'The game names the best',
      short: 'You choose how high',
      mountain: 'Name it yourself',
      cards: 'Stars turn cards',
    },
    declare: 'Who names the Sequence?',
    declareHelp: 'What you name counts, even if there is something better',
    declares: { player: 'The player', auto: 'The game picks the best' },
    summit: 'Summit',
    summitHelp: 'The lower, the shorter the game',
    totalRule: 'A Total needs',
    totalRules: { 'at-least': '50 or more', 'more-than': 'more than 50' },
    cards: 'Cards on the stars',
    cardsHelp: 'Land on a star to turn a card',
    ...cardForm,
  },
  /** The end, where it says more than in all games. */
  finish: {
    wins: (name: string) => `${name} is on the summit!`,
    alone: 'On the summit!',
  },
  /** The replay, where it says more than in all games. */
  replay: {
    well: (name: string) => `Well climbed, ${name}!`,
    grew: 'The climb',
    beginning: 'The start: everyone is at the foot of the mountain.',
    table: 'The climb as a table',
  },
  /** Hints: one sentence for each rung of a ladder, by the codes of `src/hints`. */
  hints: {
    ...cardHints,
    'sequence-enough': 'What do your dice make already? Could another roll make more?',
    'sequence-made': (kind: string, steps: string) => `You have ${named(kind)}: *${steps}* steps.`,
    'sequence-rolls-bring': (steps: string) => `Rolling again is worth only *${steps}* steps on average.`,
    'sequence-stop': (steps: string, other: string) =>
      `Stop here: *${steps}* steps. Rolling again is worth ${other} on average.`,
    'sequence-together': 'Do any of these dice go well together?',
    'sequence-kept-brings': (steps: string) => `Whatever you keep is worth *${steps}* steps on average, or less.`,
    'sequence-keep-none': (steps: string) => `Keep no dice: that is worth *${steps}* steps on average.`,
    'sequence-towards': (kind: string) => `Which dice could become ${named(kind)}?`,
    'sequence-begin': (dice: string, more: string) =>
      Number(more)
        ? `Start with *${dice}*. What goes with that? Keep ${more} more.`
        : `Look at *${dice}*. Is that enough?`,
    'sequence-keep': (dice: string, steps: string) => `Keep *${dice}*: that is worth *${steps}* steps on average.`,
    'sequence-look': 'Look for each kind: a Match, a Total, a run.',
    'sequence-short': 'See what is missing for each kind.',
    'sequence-pass': 'Your dice make no Sequence.',
    'sequence-kind': (kind: string) => `Look for ${named(kind)}.`,
    'sequence-kind-begin': (dice: string) => `Use *${dice}*.`,
    'sequence-name': (kind: string, dice: string, steps: string) => `Name ${named(kind)}: *${dice}*, *${steps}* steps.`,
    'sequence-yours': (steps: string) => `Your choice: *${steps}*`,
    'sequence-same': 'You have it!',
  },
  /** How its moves are called where they are set side by side. */
  review: {
    ...cardMoves,
    keep: (dice: string) => `keep ${dice}`,
    keepNone: 'keep no dice',
    stop: 'stop rolling',
    name: (kind: string, dice: string) => `${kind}: ${dice}`,
    pass: 'name nothing',
    /** Why a choice was good or not, by the codes of `src/review`. */
    why: {
      ...cardWhy,
      'sequence-stop': (steps: string) => `Stopping was best: ${steps} steps.`,
      'sequence-keep': (steps: string) => `These were the best dice to keep: ${steps} steps on average.`,
      'sequence-stopped-early': (dice: string, steps: string, now: string) =>
        `Rolling ${dice} again is worth ${steps} steps on average. The dice made ${now}.`,
      'sequence-rolled-on': (steps: string, lost: string) =>
        `The dice made ${steps} steps already. Rolling again cost ${lost} on average.`,
      'sequence-keep-none': (steps: string, lost: string) =>
        `Rolling all six again is worth ${steps} steps on average, ${lost} more.`,
      'sequence-keep-better': (dice: string, steps: string, lost: string, kind: string) =>
        `Keeping ${dice} is worth ${steps} steps on average, ${lost} more${kind === 'none' ? '' : `: it could become ${named(kind)}`}.`,
      'sequence-nothing': 'The dice made no Sequence.',
      'sequence-nothing-named': 'The dice made no Sequence at all.',
      'sequence-claim': (kind: string, steps: string) => `That was the best: ${named(kind)}, ${steps} steps.`,
      'sequence-claim-better': (kind: string, steps: string, more: string) =>
        `The dice also made ${named(kind)}: ${steps} steps, ${more} more.`,
      'sequence-claim-missed': (kind: string, steps: string) => `The dice made ${named(kind)}: ${steps} steps.`,
    },
  },
  /** Tasks of puzzles, and why the best answer is the best, by the codes of `src/puzzles`. */
  puzzle: {
    'sequence-keep': (left: string) =>
      `Which dice do you keep to get the most steps on average? Rolls left: *${left}*.`,
    'sequence-keep-these': (dice: string, steps: string) => `Keep *${dice}*: ${steps} steps on average.`,
    'sequence-none': (steps: string) => `Roll all six again: ${steps} steps on average.`,
    'sequence-stop': (steps: string) => `Stop here: ${steps} steps.`,
  },
};
