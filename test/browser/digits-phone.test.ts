import { expect } from '@open-wc/testing';
import { act, actionsOf, faults, open, placeOf, settled, sizes } from './support/actions.js';
import { seed } from './support/chance.js';
import { clear } from './support/grid.js';
import { named } from './support/played.js';
import { Player } from './support/player.js';
import { until } from './support/until.js';

afterEach(clear);

/** The games of digits, with as many players as they have seats for, and what keeps its place in them. */
const games = [
  { tag: 'pytagora-square', variant: 'plain', still: ['.rings', '.held-by', '.foot'] },
  { tag: 'pytagora-square', variant: 'both-ways', still: ['.rings', '.held-by', '.foot'] },
  { tag: 'pytagora-square', variant: 'even-and-odd', still: ['.rings', '.held-by', '.foot'] },
  { tag: 'pytagora-tables', still: ['.cloth', '.held-by', '.acts'] },
] as const;

for (const { tag, still, ...options } of games) {
  for (const size of sizes) {
    const name = [tag, ...Object.values(options)].join(' ');
    it(`${name}: all is in sight and nothing moves at ${size.join(' × ')}, to the end`, async () => {
      seed(size[0]);
      const board = await open(tag, { players: named(4), ...options }, size);
      const player = new Player(board);
      const isOver = (): boolean => board.shadowRoot!.querySelector('.fin') !== null;
      const places = (): unknown[] => still.map((part) => placeOf(board, part));
      const first = places();
      for (let taps = 0; taps < 400 && !isOver(); taps++) {
        if (!actionsOf(board).length) await until(() => isOver() || actionsOf(board).length, 'somebody can act');
        await settled(board);
        if (isOver()) break;
        expect(faults(board).join('\n')).to.equal('');
        expect(places()).to.deep.equal(first);
        await act(board, player.next().one);
      }
      expect(isOver(), 'the game ends').to.equal(true);
    }).timeout(60_000);
  }
}
