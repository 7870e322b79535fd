import { openReplay } from '../support/finish.js';
import { asked, drawn, mount, openCard, position, until, withCards, type PlytBoard } from '../support/plyt.js';
import { button, findAll, has } from '../support/look-up.js';

async function clicked(board: PlytBoard, ...names: string[]): Promise<PlytBoard> {
  for (const name of names) {
    button(board, name).click();
    await drawn(board);
  }
  return board;
}

async function unfolded(board: PlytBoard): Promise<PlytBoard> {
  findAll<HTMLDetailsElement>(board, 'details').forEach((one) => (one.open = true));
  await drawn(board);
  return board;
}

/** The screens of a player, each with a function that opens it. */
export const sights: Readonly<Record<string, () => Promise<PlytBoard>>> = {
  'the form, all of it unfolded': async () => unfolded(await mount({ theme: 'light' })),
  'the form of six with a game behind it': async () =>
    clicked(await mount({ players: 'Ada, Ben, bot:1, bot:2, Cleo, Dino' }), 'New game'),
  'the rolls for the start': () => mount({ players: 'Ada, Ben, Cleo, Dino' }),
  'how many dice': () => mount({ players: 'Ada, Ben', position: position({ at: [42, 58] }) }),
  'a question, with a timer': () => mount({ players: 'Ada, Ben', position: asked({ timer: 600 }) }),
  'a number to recognise': () =>
    mount({ position: asked({ operation: 'recognise' }, { phase: { type: 'answer', seat: 1, thrown: [7] } }) }),
  'a wrong answer': async () => {
    const board = await mount({ players: 'Ada, Ben', position: asked() });
    board.play({ type: 'answer', answer: 1, ms: 1 });
    await until(() => has(board, '.worked'), 'the lesson comes');
    for (const line of findAll(board, '.worked li')) line.getAnimations().forEach((one) => one.finish());
    return board;
  },
  'an open card': () => mount({ players: 'Ada, Ben', position: openCard('yourself-up') }),
  'a card about others': () => mount({ players: 'Ada, Ben', position: openCard('another-up') }),
  'covered cards': () => mount({ players: 'Ada, Ben', position: withCards(['yourself-up']) }),
  'kept cards': async () =>
    clicked(
      await mount({ players: 'Ada, Ben', position: withCards(['yourself-up', 'another-back']) }),
      'Show my cards',
    ),
  'a computer player that thinks': () => mount({ players: 'Ada, bot', position: asked() }),
  'real dice': async () => {
    const phase = { type: 'throw', seat: 0, dice: 3 } as const;
    return clicked(await mount({ 'real-dice': true, position: position({ phase }) }), '6');
  },
  'the look back, its table open': async () => {
    const board = await mount({ players: 'Ada, Ben', position: asked({}, { at: [20, 110] }) });
    board.play({ type: 'answer', answer: 672, ms: 1 });
    await openReplay(board);
    return unfolded(await clicked(board, 'The move before'));
  },
  messages: async () => {
    const board = await mount({ standard: 9, theme: 'purple', players: 'Ada, Ben' });
    await until(() => findAll(board, '[part~="notice"]').length === 1, 'the message comes');
    return board;
  },
};
