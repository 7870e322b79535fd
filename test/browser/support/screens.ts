import { expect } from '@open-wc/testing';
import { cell, drawn as gridDrawn, mount as grid, type MultiplayGrid } from './grid.js';
import { button, find, findAll, has } from './look-up.js';
import * as plyt from './plyt.js';
import { half, position as onGrid } from './positions.js';
import * as sequence from './sequence.js';
import { until } from './until.js';
import { hasRole } from './roles.js';

/*
 * The screens of the games with the most on them, as full as they can be, for tests of their layout.
 */

/** Six players, some of whose names are too long for every place. */
export const sixNames = 'Wilhelmina Alexandra, Bartholomew the Great, Cleo, Dino, Esther, Finn';
/** Their squares. */
export const sixSquares = [88, 42, 58, 58, 58, 112];

async function clicked(board: plyt.PlytBoard, ...labels: string[]): Promise<plyt.PlytBoard> {
  for (const label of labels) {
    button(board, label).click();
    await plyt.drawn(board);
  }
  return board;
}

/** The screens of PLYT, each with a function that opens it. */
export const plytScreens = {
  form: async () => {
    const board = await clicked(await plyt.mount({ players: `${sixNames.slice(0, 44)}, bot:2, bot:1` }), 'New game');
    findAll<HTMLDetailsElement>(board, 'details').forEach((one) => (one.open = true));
    return board;
  },
  choose: () => plyt.mount({ players: sixNames, position: plyt.position({ at: sixSquares }) }),
  answer: () =>
    plyt.mount({
      players: sixNames,
      position: plyt.position(
        { at: sixSquares, phase: { type: 'answer', seat: 1, thrown: [12, 12, 12, 12, 12, 12] } },
        { timer: 30 },
      ),
    }),
  'real dice': async () => {
    const board = await plyt.mount({
      'real-dice': true,
      lang: 'it',
      players: sixNames,
      position: plyt.position({ at: sixSquares, phase: { type: 'throw', seat: 1, dice: 6 } }),
    });
    return clicked(board, '12', '6', '9', '12', '12');
  },
  'wrong answer': async () => {
    const board = await plyt.mount({
      players: sixNames,
      position: plyt.position({ at: sixSquares, phase: { type: 'answer', seat: 1, thrown: [11, 7, 9, 8, 12, 7] } }),
    });
    board.play({ type: 'answer', answer: 12_345_678, ms: 1 });
    await until(() => has(board, '.teaches'), 'the lesson comes');
    return board;
  },
  card: () => plyt.mount({ players: 'Ada, Ben', position: plyt.openCard('another-up'), lang: 'it' }),
  cards: async () =>
    clicked(
      await plyt.mount({
        players: 'Ada, Ben',
        position: plyt.withCards(['yourself-up', 'yourself-down', 'another-up', 'another-down', 'another-back']),
      }),
      'Show my cards',
    ),
  result: async () => {
    const board = await plyt.mount({
      players: sixNames,
      position: plyt.position({ at: sixSquares, phase: { type: 'answer', seat: 5, thrown: [7, 8] } }),
    });
    board.play({ type: 'answer', answer: 56, ms: 1 });
    await until(() => hasRole(board, 'button', 'See how it went'), 'the end is shown');
    return board;
  },
} satisfies Readonly<Record<string, () => Promise<plyt.PlytBoard>>>;

/** Six players of Sequence, two of them computers. */
export const longest = 'Wilhelmina Alexandra, Bartholomew the Great, Cleo, Dino, bot, bot:2';
/** The squares of six players of Sequence. */
export const sequenceSquares = [20, 30, 45, 20, 0, 98];

/** The screens of Sequence. */
export const sequenceScreens = {
  form: async () => {
    const board = await sequence.mount({ players: longest });
    button(board, 'New game').click();
    await sequence.drawn(board);
    return board;
  },
  start: () => sequence.mount({ players: longest }),
  'keep, with a hint': async () => {
    const board = await sequence.mount({
      position: sequence.position(sequence.toKeep, sequenceSquares),
      players: longest,
    });
    await sequence.click(board, sequence.slots(board)[2], 'Hint');
    await until(() => find(board, '.hint-card .more'), 'the hint is there');
    await sequence.click(board, 'Another hint', 'Another hint');
    return board;
  },
  'declare in Italian': () =>
    sequence.mount({
      lang: 'it',
      position: sequence.position({ type: 'declare', seat: 0, dice: [12, 12, 12, 12, 12, 12] }),
      players: 'Ada, Ben, Kim',
    }),
  card: () =>
    sequence.mount({
      position: sequence.position(
        { type: 'open-card', seat: 0, turn: 0, card: 'another-up', links: 0, dice: [7, 1, 1, 1, 2, 4] },
        [53, 20, 60],
        { cards: true },
      ),
      players: 'Wilhelmina Alexandra, Bartholomew the Great, Cleo',
    }),
  'real dice': () =>
    sequence.mount({
      position: sequence.position(sequence.toRoll),
      players: 'Ada, Ben',
      'real-dice': true,
      lang: 'it',
    }),
  'look back': () =>
    sequence.mount({
      position: sequence.position({ type: 'over', winner: 0 }, [113, 40, 98, 0, 7, 60]),
      players: longest,
    }),
} satisfies Readonly<Record<string, () => Promise<sequence.SequenceBoard>>>;

/** The screens of Multiplay. */
export const multiplayScreens = {
  form: () =>
    grid({ players: 'Wilhelmina Alexandra, Bartholomew the Great, bot:2, bot:1', size: 5 }).then(async (board) => {
      button(board, 'New game').click();
      await gridDrawn(board);
      return board;
    }),
  roll: () => grid({ players: 'Wilhelmina Alexandra, Bartholomew the Great, Cleo, Dino', timer: 60, size: 5 }),
  choose: async () => {
    const board = await grid({ players: 'Wilhelmina Alexandra, Bartholomew the Great, Cleo, Dino', timer: 60 });
    const faces = [12, 1, 1, 1, 12];
    for (const die of faces) board.play({ type: 'roll', die });
    expect(board.state?.phase).to.equal('choose');
    return board;
  },
  'real dice': () => grid({ players: 'Ada, Ben', 'real-dice': true, lang: 'it', size: 5 }),
  answer: async () => {
    const board = await grid({ position: onGrid({ phase: 'answer', die: 7, options: { answer: 'product' } }) });
    return board;
  },
  pad: async () => {
    const board = await grid({ position: onGrid({ phase: 'choose', die: 7, options: { answer: 'factor' } }) });
    cell(board, 24).click();
    await until(() => has(board, '[part~="number-pad"]'), 'the pad comes');
    return board;
  },
  end: () =>
    grid({
      lang: 'it',
      position: onGrid({ board: half, scores: [3, 0], phase: 'end', die: 7, options: { endAt: 20 } }),
    }),
  result: async () => {
    const board = await grid({
      position: onGrid({ board: half, scores: [3, 0], phase: 'end', die: 7, options: { endAt: 20 } }),
    });
    board.play({ type: 'end' });
    await gridDrawn(board);
    return board;
  },
  message: async () => {
    const board = await grid({ players: 'Ada, Ben', size: 'a value that is rather long, as they can be', lang: 'it' });
    await until(() => find(board, '[part~="notice"]'), 'the message comes');
    return board;
  },
} satisfies Readonly<Record<string, () => Promise<MultiplayGrid>>>;
