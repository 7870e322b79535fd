import type {
  HintCards,
  HintPanelWords,
  HintSums,
  MultiplayHints,
  PlytHints,
  PytagoraHints,
  SequenceHints,
  SquareHints,
  TablesHints,
} from '../hints.js';

export const hintPanel: HintPanelWords = {
  rung: (rung, of) => `Hint ${rung} of ${of}`,
  more: 'Another hint',
  marked: 'marked',
  close: 'Put the hint away',
  thinks: 'Working it out …',
  none: 'There is nothing to choose now.',
  failed: 'No hint could be found. You can play on.',
  then: ', then',
};

export const hintSums: HintSums = {
  'sum-read': 'Only the black die counts. What does it show?',
  'sum-read-here': 'Type the number on the marked die.',
  'sum-nought': 'Nought of anything is nought.',
  'sum-once': (sum) => `${sum}: times one changes nothing.`,
  'sum-twice': (sum) => `${sum}: twice is the number and the number again.`,
  'sum-ten': (sum) => `${sum}: count the tens.`,
  'sum-half-of-ten': (sum) => `${sum}: times five is half of ten times.`,
  'sum-ten-less': (sum) => `${sum}: take ten times, then once less.`,
  'sum-ten-more': (sum) => `${sum}: take ten times, then add the rest.`,
  'sum-double': (sum) => `${sum}: take a friendly half, then double it.`,
  'sum-one-more': (sum) => `${sum}: take a table that you know, then once more.`,
  'sum-count-on': (sum) => `${sum}: begin with the larger number and count on.`,
  'sum-make-ten': (sum) => `${sum}: make ten first.`,
  'sum-order': (sum) => `${sum}: change the order. Which two go together easily?`,
  'sum-tens': (sum) => `${sum}: which two make a ten?`,
  'sum-steps': (steps) => `Step by step: *${steps}*`,
  'sum-last-step': (steps) => `*${steps}* The last step is yours.`,
  'sum-answer': (steps, sum) => `${steps}. So *${sum}*.`,
};

export const hintCards: HintCards = {
  card: 'Does it help you more to go ahead, or to send somebody back?',
  'card-whom': (name) => `Look where *${name}* could go.`,
  'card-ahead': (name, square, steps) => `Move *${name}* to *${square}*: ${steps} ahead.`,
  'card-back': (name, square, steps) => `Move *${name}* to *${square}*: ${steps} back.`,
};

export const hintsPlyt: PlytHints & HintSums & HintCards = {
  ...hintSums,
  ...hintCards,
  'plyt-only': (dice) => `There is one choice: ${dice}.`,
  'plyt-throw': (dice) => `Throw *${dice}*.`,
  'plyt-count': (standard) =>
    `More dice bring more steps, but only if you are right. Can you do more than ${standard}?`,
  'plyt-compare': (few, right, more, other) =>
    `*${few}*: right about ${right} times of 10. *${more}*: about ${other} times of 10.`,
  'plyt-dice': (dice, right, steps) =>
    `Throw *${dice}*: right about ${right} times of 10, worth *${steps}* steps on average.`,
  'plyt-turned': 'Could you use this card later?',
  'plyt-turned-useful': 'It has a use. But cards in your hand bar the summit.',
  'plyt-turned-useless': 'It has no use where the pieces stand now.',
  'plyt-keep': 'Keep the card.',
  'plyt-put-back': 'Put the card back.',
  'plyt-hand': 'What is best first: your own move, or a card?',
  'plyt-hand-card': 'One of your cards helps now.',
  'plyt-hand-move': 'The cards can wait.',
  'plyt-hand-none': 'No card helps now.',
  'plyt-advance': 'Make your own move.',
  'plyt-done': 'End your turn.',
};

const kinds: Readonly<Record<string, string>> = {
  match: 'a Match',
  total: 'a Total',
  novice: 'a Novice run',
  advanced: 'an Advanced run',
};
const a = (kind: string): string => (kind === 'none' ? 'something good' : (kinds[kind] ?? kind));

export const hintsSequence: SequenceHints & HintCards = {
  ...hintCards,
  'sequence-enough': 'What do the dice make already? Could another roll bring more?',
  'sequence-made': (kind, steps) => `You have ${a(kind)}: *${steps}* steps.`,
  'sequence-rolls-bring': (steps) => `To roll again brings only *${steps}* steps on average.`,
  'sequence-stop': (steps, other) => `Stop here: *${steps}* steps. Rolling on brings ${other} on average.`,
  'sequence-together': 'Do any of these dice go together well?',
  'sequence-kept-brings': (steps) => `Whatever you keep brings *${steps}* steps on average at most.`,
  'sequence-keep-none': (steps) => `Keep none: worth *${steps}* steps.`,
  'sequence-towards': (kind) => `Which dice could become ${a(kind)}?`,
  'sequence-begin': (dice, more) =>
    Number(more) ? `Begin with *${dice}*. What goes with that? ${more} more.` : `Look at *${dice}*. Is it enough?`,
  'sequence-keep': (dice, steps) => `Keep *${dice}*: worth *${steps}* steps`,
  'sequence-look': 'Try each kind in turn: a Match, a Total, a run.',
  'sequence-short': 'See what each kind lacks.',
  'sequence-pass': 'The dice make no Sequence.',
  'sequence-kind': (kind) => `Look for ${a(kind)}.`,
  'sequence-kind-begin': (dice) => `*${dice}* belongs to it.`,
  'sequence-name': (kind, dice, steps) => `Name ${a(kind)}: *${dice}*, *${steps}* steps`,
  'sequence-yours': (steps) => `Your choice: *${steps}*`,
  'sequence-same': 'You have it!',
};

const points = (count: string): string => (count === '1' ? '1 point' : `${count} points`);

export const hintsMultiplay: MultiplayHints = {
  'multiplay-row': (die) => `Which product of ${die} is in a row with cubes of yours?`,
  'multiplay-trap': (die) => `Which product of ${die} closes a trap?`,
  'multiplay-quiet': (die) => `Nothing scores well now. Which product of ${die} helps you later?`,
  'multiplay-row-here': 'It makes a row with the marked cubes.',
  'multiplay-trap-here': 'It traps the marked cubes.',
  'multiplay-quiet-here': 'It is one of the marked cubes.',
  'multiplay-row-turn': (number, row, column, gain) =>
    `Turn *${number}* in row ${row}, column ${column}: a row, *${points(gain)}*.`,
  'multiplay-trap-turn': (number, row, column, gain) =>
    `Turn *${number}* in row ${row}, column ${column}: a trap, *${points(gain)}*.`,
  'multiplay-quiet-turn': (number, row, column, gain) =>
    gain === '0'
      ? `Turn *${number}* in row ${row}, column ${column}: it serves you best later.`
      : `Turn *${number}* in row ${row}, column ${column}: *${points(gain)}*.`,
  'multiplay-say': (sum, steps) => `Look at *${sum}*. Step by step: ${steps}`,
  'multiplay-say-points': (sum, steps, gain) => `Say *${sum}*: it brings *${points(gain)}*. ${steps}`,
  'multiplay-say-quiet': (sum, steps) => `Say *${sum}*: it serves you best later. ${steps}`,
  'multiplay-end': 'Who leads now?',
  'multiplay-end-ahead': (lead) => `You are ${points(lead)} ahead.`,
  'multiplay-end-behind': (lead) => `You are ${points(lead)} behind.`,
  'multiplay-end-level': 'You are level with the best.',
  'multiplay-end-now': 'End the game: you have won.',
  'multiplay-end-later': (white) => `Play on: ${white} white cubes are left to catch up with.`,
};

export const hintsPytagora: PytagoraHints = {
  'pytagora-sign': (sign) => `Think of an equation with ${sign}.`,
  'pytagora-crossing': (crossed) => `It uses ${crossed} on the table, as marked.`,
  'pytagora-apart': 'It lies apart from the others, as marked.',
  'pytagora-equation': (equation, gain) => `It can be *${equation}*: ${points(gain)}.`,
  'pytagora-none': 'There is no equation with these pieces now.',
  'pytagora-exchange-left': 'Other pieces would help.',
  'pytagora-exchange': (cost) => `Exchange your pieces. It costs ${points(cost)}.`,
  'pytagora-pass-left': 'The bag has nothing for you.',
  'pytagora-pass': (cost) => `Pass. It costs ${points(cost)}.`,
};

export const hintsSquare: SquareHints = {
  'square-next': 'Which number comes next?',
  'square-two': 'Two places are open. What comes next there?',
  'square-here': 'Look here in your hand.',
  'square-lay': (digit) => `Lay the *${digit}*.`,
};

export const hintsTables: TablesHints & HintSums = {
  ...hintSums,
  'tables-rows': (rows, each) => `${rows} rows of ${each}. Count the dots.`,
  'tables-look': (product) => `Look for ${product} in your hand.`,
  'tables-first': (digit) => `First the ${digit}.`,
  'tables-lay': (sum) => `*${sum}*. Lay it.`,
  'tables-pass': (sum, digit) => `*${sum}*. You have no ${digit}: pass.`,
};
