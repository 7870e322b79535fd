import { expect } from '@open-wc/testing';
import { clear, stageOf } from './support/grid.js';
import { has, notices } from './support/look-up.js';
import { mount, playOut, type Board } from './support/look-back.js';
import { until } from './support/until.js';
import { hasRole, queryByRole } from './support/roles.js';

afterEach(clear);

/** Each game with the attributes of a short one. */
const games: [tag: string, attributes: Readonly<Record<string, string>>][] = [
  ['multiplay-grid', { size: '5', 'end-at': '20', players: 'Ada, bot:1' }],
  ['plyt-board', { 'start-square': '95', cards: 'off', players: 'Ada, bot:1' }],
  ['sequence-board', { summit: '20', players: 'bot:1, Ada' }],
  ['pytagora-board', { target: '8', players: 'Ada, bot:1' }],
  ['pytagora-square', { players: 'Ada' }],
  ['pytagora-tables', { players: 'Ada, Ben' }],
];

type Recorded = Board & { recorded: unknown };

/** Puts an element on the page that is given a record. */
function given(tag: string, own: object, record: string): Recorded {
  const board = document.createElement(tag) as unknown as Recorded;
  for (const [name, value] of Object.entries({ ...own, record })) board.setAttribute(name, String(value));
  stageOf(784).append(board);
  return board;
}

describe('The attribute record', () => {
  for (const [tag, attributes] of games) {
    it(`shows a whole game of <${tag}>, to step through, and leads back to its end`, async () => {
      const played = await mount(tag, { ...attributes, speed: 'instant' }, 784);
      playOut(played, 3);
      const record = played.record();
      played.remove();

      const board = given(tag, {}, JSON.stringify(record));
      await until(() => hasRole(board, 'button', 'Back to the end of the game'), 'the game is shown');
      expect(board.record()).to.deep.equal(record);
      queryByRole(board, 'button', 'Back to the end of the game')!.click();
      await until(() => has(board, '.ending'), 'the end of the game is shown');
    });
  }

  it('is played on by nobody while an unfinished game is shown', async () => {
    const played = await mount('multiplay-grid', { players: 'Ada, bot:1', size: '5', speed: 'instant' }, 784);
    const random = (): number => 0;
    for (let i = 0; i < 3; i++) played.play(played.rules.chance(played.match!.state, random));
    const text = JSON.stringify(played.record());
    played.remove();
    const board = given('multiplay-grid', { speed: 'instant' }, text);
    await until(() => board.match, 'the game is there');
    const { ply } = board.match!;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(board.match!.ply).to.equal(ply);
  });

  for (const text of ['', '{', 'null', '{"abacade":1,"game":"chess"}', '{"abacade":2}', '[1]'])
    it(`that is not valid is refused, and the game begins without it: ${text || 'empty'}`, async () => {
      const errors: string[] = [];
      const note = (event: Event): void => void errors.push((event as CustomEvent<{ code: string }>).detail.code);
      addEventListener('game-error', note);
      const board = given('multiplay-grid', { players: 'Ada, Ben', size: '5' }, text);
      await until(() => board.match && notices(board).length > 0, 'the game begins, with a message');
      expect(errors).to.deep.equal(['record']);
      expect(board.match!.players.map(({ name }) => name)).to.deep.equal(['Ada', 'Ben']);
      removeEventListener('game-error', note);
    });

  it('is shown where it is set later, also as an object', async () => {
    const played = await mount(
      'multiplay-grid',
      { players: 'Ada, Ben', size: '5', 'end-at': '20', speed: 'instant' },
      784,
    );
    playOut(played, 5);
    const record = played.record();
    const board = given('multiplay-grid', { players: 'Cleo, Dino', size: '5' }, JSON.stringify(record));
    board.removeAttribute('record');
    await until(() => board.match && !hasRole(board, 'button', 'Back to the end of the game'), 'another game begins');
    board.recorded = record;
    await until(() => hasRole(board, 'button', 'Back to the end of the game'), 'the record is shown');
    expect(JSON.stringify(board.record())).to.equal(JSON.stringify(record));
  });
});
