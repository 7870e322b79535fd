import vectors from '../vectors/pytagora.json';
import { check, type Piece } from '../../src/core/pytagora.js';
import { best, find, findCore, type Placement } from '../../src/core/pytagora-find.js';
import { draw, randomFrom, randomTable } from '../unit/support/pytagora-random.js';
import { slowFind } from '../unit/support/pytagora-slow.js';
import { median, type Contestant, type Race, type Survey } from './measure.js';

interface Position {
  readonly pieces: readonly Piece[];
  readonly rack: string;
  readonly common: number;
}

type Find = (pieces: readonly Piece[], rack: string, common: number, precedence: 'standard') => Placement[];

/** Six pieces against two crossed equations: what the slow twin can do in a moment. */
function contestants(): Promise<Contestant[]> {
  check('1=1'); // the tables are laid with it
  const random = randomFrom(6);
  const tables = Array.from({ length: 2 }, () => ({ pieces: randomTable(random, 2), rack: `+${draw(random, 4)}=` }));
  const count = (search: Find) => (): { checksum: number } => ({
    checksum: tables.reduce((sum, { pieces, rack }) => sum + search(pieces, rack, 0, 'standard').length, 0),
  });
  return Promise.resolve([
    { name: 'WebAssembly', ready: () => findCore.use('wasm'), run: count(find) },
    { name: 'its JavaScript twin', ready: () => findCore.use('twin'), run: count(find) },
    { name: 'TypeScript, every arrangement at every place, of the tests', run: count(slowFind) },
  ]);
}

export const race: Race = {
  title: 'Pytagora: all equations for six pieces on small tables',
  unit: 'tables',
  work: 2,
  rounds: 5,
  contestants,
};

/** Full racks of ten with six equations on the table. */
function fullPositions(count: number): Position[] {
  const random = randomFrom(1859);
  return Array.from({ length: count }, () => ({ pieces: randomTable(random, 6), rack: draw(random, 10), common: 2 }));
}

const vectorPositions: Position[] = vectors.tables.map(({ table, rack, common }) => ({
  pieces: table as unknown as Piece[],
  rack,
  common,
}));

/** What one search takes, position by position, as a player meets it: the median of a few goes. */
function times(positions: readonly Position[], search: typeof find | typeof best, goes: number): number[] {
  return positions.map(({ pieces, rack, common }) =>
    median(
      Array.from({ length: goes }, () => {
        const begin = performance.now();
        search(pieces, rack, common);
        return performance.now() - begin;
      }),
    ),
  );
}

export const survey: Survey = {
  title: 'Pytagora: one search for a full rack, milliseconds',
  async rows() {
    const kinds = [
      { name: '200 positions with six equations', positions: fullPositions(200), goes: 3 },
      { name: 'the tables of the vectors', positions: vectorPositions, goes: 5 },
    ];
    const rows: { name: string; times: number[] }[] = [];
    for (const engine of ['wasm', 'twin'] as const) {
      await findCore.use(engine);
      const as = engine === 'wasm' ? 'WebAssembly' : 'twin';
      for (const { name, positions, goes } of kinds) {
        rows.push({ name: `${name}: all equations, ${as}`, times: times(positions, find, goes) });
        rows.push({ name: `${name}: the best one, ${as}`, times: times(positions, best, goes) });
      }
    }
    return rows;
  },
};
