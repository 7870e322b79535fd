import {
  click,
  drawn,
  mount,
  position,
  slots,
  toKeep,
  toRoll,
  until,
  type SequenceBoard,
} from '../support/sequence.js';
import { button, find, findAll, the } from '../support/look-up.js';

const six = { players: 'Ada, Ben, Cleo, Dino, bot, bot:2' };
const six20 = [20, 30, 45, 20, 0, 98];
const declare = { type: 'declare', seat: 0, dice: [7, 3, 9, 11, 8, 10] } as const;
const card = {
  type: 'open-card',
  seat: 0,
  turn: 0,
  card: 'yourself-up',
  links: 0,
  dice: [7, 1, 1, 1, 2, 4],
} as const;

/** The screens of a player, each with a function that opens it. */
export const sights: Readonly<Record<string, () => Promise<SequenceBoard>>> = {
  'the form': () => mount({ theme: 'light' }),
  'the form of six, with a game behind it': async () => {
    const board = await mount(six);
    button(board, 'New game').click();
    await drawn(board);
    return board;
  },
  'the rolls for the start': () => mount({ players: 'Ada, Ben' }),
  'dice to keep, a hint beside the own choice': async () => {
    const board = await mount({ position: position(toKeep, six20), ...six });
    await click(board, slots(board)[2], 'Hint');
    await until(() => find(board, '.hint-card .more'), 'the hint is there');
    await click(board, 'Another hint', 'Another hint');
    return board;
  },
  'a Sequence to name': async () => {
    const board = await mount({ position: position(declare), players: 'Ada, Ben' });
    await click(board, slots(board)[0]);
    return board;
  },
  'a wrong claim': async () => {
    const board = await mount({ position: position(declare), players: 'Ada, Ben' });
    board.play({ type: 'declare', kind: 'match', dice: 7 });
    return board;
  },
  'a card to use': () => mount({ position: position(card, [53, 20], { cards: true }), players: 'Ada, Ben' }),
  'real dice': () => mount({ position: position(toRoll), players: 'Ada, Ben', 'real-dice': true }, 320),
  'a lower summit': () => mount({ position: position(toKeep, [20, 45], { summit: 60 }), players: 'Ada, Ben' }),
  'a computer player that thinks': () => mount({ position: position({ ...toRoll, seat: 1 }), players: 'Ada, bot' }),
  'the look back, its table open': async () => {
    const board = await mount({ position: position(toKeep, [100, 40]), players: 'Ada, Ben' });
    await click(board, 'Show what they make', 'Take 7 + 4 = 11');
    button(board, 'New game').click();
    await drawn(board);
    button(board, 'Back').click();
    board.play({ type: 'throw', dice: [1, 2, 3, 4, 5, 6] });
    const over = await mount({ position: position({ type: 'over', winner: 0 }, [113, 40]), players: 'Ada, Ben' });
    await click(over, 'See how it went');
    the<HTMLDetailsElement>(over, 'details').open = true;
    return over;
  },
  messages: async () => {
    const board = await mount({ summit: 9, theme: 'purple', position: 'nonsense', players: 'Ada' });
    await until(() => findAll(board, '[part~="notice"]').length === 1, 'the message comes');
    return board;
  },
};
