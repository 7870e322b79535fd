import { beforeAll, describe, expect, it } from 'vitest';
import { fewestPieces, firstOnSummit, mostPoints } from '../../components/parts/finish-results.js';
import { ready } from '../../src/core/index.js';
import { first as words } from '../../src/words/generated/common.js';
import { plyt } from '../../src/rules/plyt/index.js';
import { seeded } from './support/random.js';

beforeAll(() => ready());

const players = ['Ada', 'Ben'].map((name, colour) => ({ name, colour, bot: 0 }));
const own = { wins: (name: string) => `${name} is on the summit!`, alone: 'On the summit!' };

/** Returns the end of a climb with pieces on these squares, as the round or the game ends. */
function endOf(at: readonly number[], winners: readonly number[]) {
  const options = plyt.options({});
  if (!options.ok) throw new Error(options.message);
  const started = plyt.setup(2, options.value, seeded(1));
  const state = at.includes(113)
    ? { ...started, at, phase: { type: 'over', winner: winners[0] } }
    : { ...started, at, phase: { type: 'choose', seat: 0 } };
  const v = { figure: String, words, match: { game: plyt, state, players, turn: { kind: 'over', winners } } };
  return firstOnSummit(v as unknown as Parameters<typeof firstOnSummit>[0], own, at, [5, 4]);
}

describe('The end of a climb', () => {
  it('names who is on the summit', () => {
    expect(endOf([113, 40], [0])).toMatchObject({ winners: [0], title: 'Ada is on the summit!', note: '5 turns' });
  });

  it('puts nobody on the summit if the round of a lesson has ended first', () => {
    expect(endOf([12, 40], [1])).toMatchObject({ winners: [1], title: 'Ben wins!', note: '4 turns' });
  });

  it('names all who are equally high', () => {
    expect(endOf([12, 12], [0, 1])).toMatchObject({ winners: [0, 1], title: 'Ada and Ben!', note: '5 turns' });
  });

  it('celebrates nobody if the round has ended before anyone had a turn, as that of every other game', () => {
    const title = 'The round ended before anyone had a turn.';
    const nobody = { winners: [], title, note: '', says: title };
    expect(endOf([1, 1], [])).toMatchObject(nobody);
    const v = { figure: String, words, match: { players, turn: { kind: 'over', winners: [] } } } as never;
    expect(mostPoints(v, [0, 0])).toMatchObject(nobody);
    expect(fewestPieces(v, [7, 7])).toMatchObject(nobody);
  });
});
