import { expect } from '@open-wc/testing';
import { openReplay } from '../support/finish.js';
import { click, drawn, keys, mount, tapCell, twelve, type PytagoraBoard } from '../support/pytagora.js';
import { find } from '../support/look-up.js';
import { hasRole, tabStop } from '../support/roles.js';

const open = (attributes = {}): Promise<PytagoraBoard> =>
  mount({ players: 'Ada, Ben', position: twelve, cover: 'off', ...attributes });

async function typed(board: PytagoraBoard, text: string): Promise<PytagoraBoard> {
  tabStop(board, 'gridcell').focus();
  await keys(board, ...text);
  return board;
}

/** 12 × 3 = 36 was laid. */
async function laid(): Promise<PytagoraBoard> {
  const board = await open();
  board.play({ type: 'lay', text: '12*3=36', x: 0, y: 0, down: false });
  await drawn(board);
  return board;
}

/** The screens of a player, each with a function that opens it. */
export const sights: Readonly<Record<string, () => Promise<PytagoraBoard>>> = {
  'the form': () => mount(),
  'the cover': () => open({ cover: 'on' }),
  'the pieces': () => open(),
  'an equation half laid': async () => typed(await open(), '12*3'),
  'a gap between pieces': async () => {
    const board = await open();
    await click(board, '1');
    await tapCell(board, 2, 0);
    await click(board, '2');
    expect(find(board, '.equation-card.bad')).not.to.equal(null);
    return board;
  },
  'a piece in hand beside the last equation, pieces out of sight': async () => {
    const board = await laid();
    await click(board, '9');
    for (let i = 0; i < 6; i++) await click(board, 'Zoom in');
    expect(hasRole(board, 'button', /out of sight$/)).to.equal(true);
    return board;
  },
  'the question whether to take new pieces': async () => {
    const board = await open({ exchange: 'any-time' });
    await click(board, 'New pieces');
    expect(find(board, '.actions .paid')).not.to.equal(null);
    return board;
  },
  'an equation that stands': async () => typed(await open(), '12*3=36'),
  'an equation that is wrong': async () => typed(await open(), '12*3=35'),
  'the form to type in': async () => {
    const board = await open();
    await click(board, 'Type it');
    return board;
  },
  'a hint in full': async () => {
    const board = await open();
    for (let i = 0; i < 3; i++) await board.hint();
    return board;
  },
  'the look back': async () => {
    const board = await open({ position: twelve.replace('.x.', '.t10~x.') });
    // High enough for all of it: lower, the bar of the replay covers what scrolls below it.
    board.style.blockSize = '1000px';
    board.play({ type: 'lay', text: '12*3=36', x: 0, y: 0, down: false });
    await openReplay(board);
    return board;
  },
};
