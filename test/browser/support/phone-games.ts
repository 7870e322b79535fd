import { expect } from '@open-wc/testing';
import { act, actionsOf, faults, open, placeOf, settled, sizes } from './actions.js';
import { seed } from './chance.js';
import type { Attributes } from './grid.js';
import { named } from './played.js';
import { Player } from './player.js';
import { until } from './until.js';
import { queryByRole } from './roles.js';

/** Defines a test for each phone: four players use only what is in sight, and the parts in `still` never move. */
export function playsOnPhones(tag: string, attributes: Attributes, still: readonly string[]): void {
  for (const [nth, size] of sizes.entries()) {
    // Plays whole games at the two sizes with the least room.
    const most = nth < 2 ? 400 : 60;
    const name = [tag, ...Object.values(attributes)].join(' ');
    it(`${name}: all is in sight and nothing moves at ${size.join(' × ')}, ${most < 400 ? 'for some turns' : 'to the end'}`, async () => {
      seed(size[0]);
      const board = await open(tag, { players: named(4), ...attributes }, size);
      const player = new Player(board);
      const isOver = (): boolean => queryByRole(board, 'button', 'See how it went') !== null;
      const places = (): unknown[] => still.map((part) => placeOf(board, part));
      const first = places();
      for (let taps = 0; taps < most && !isOver(); taps++) {
        if (!actionsOf(board).length) {
          await until(() => isOver() || actionsOf(board).length, 'somebody can act');
          await settled(board);
        }
        if (isOver()) break;
        expect(faults(board).join('\n')).to.equal('');
        expect(places()).to.deep.equal(first);
        await act(board, player.next().one);
      }
      if (most === 400) expect(isOver(), 'the game ends').to.equal(true);
    });
  }
}
