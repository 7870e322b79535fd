import vectors from '../vectors/pytagora.json';
import { check, place, type Piece } from '../../src/core/pytagora.js';
import { best, find, findCore, findInSteps, isAny, type Placement } from '../../src/core/pytagora-find.js';
import { margin } from '../../src/bots/pytagora-lookahead.js';
import { bag, draw, randomFrom, randomTable } from '../unit/support/pytagora-random.js';
import { slowFind } from '../unit/support/pytagora-slow.js';
import { median, type Contestant, type Race, type Survey } from './measure.js';

interface Position {
  readonly pieces: readonly Piece[];
  readonly rack: string;
  readonly common: number;
}

type Find = (pieces: readonly Piece[], rack: string, common: number, precedence: 'standard') => Placement[];

/** Six pieces against two crossed equations, which the slow twin can solve in a moment. */
function contestants(): Promise<Contestant[]> {
  check('1=1'); // used to lay the tables
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

/** Returns positions with full racks of ten and six equations on the table. */
function fullPositions(count: number): Position[] {
  const random = randomFrom(1859);
  return Array.from({ length: count }, () => ({ pieces: randomTable(random, 6), rack: draw(random, 10), common: 2 }));
}

/** Plays whole games of two who lay any equation, every third time the best. Returns the rack and the table at each turn. */
function gamePositions(count: number): Position[] {
  const random = randomFrom(2026);
  const positions: Position[] = [];
  while (positions.length < count) {
    const shuffled = [...bag];
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = random(i + 1);
      [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
    }
    const left = shuffled.filter((glyph) => glyph !== '=');
    let common = shuffled.length - left.length;
    const racks = ['', ''];
    const pieces: Piece[] = [];
    for (let turn = 0, passes = 0; passes < 4 && positions.length < count; turn++) {
      const seat = turn % 2;
      while (racks[seat].length < 10 && left.length > 0) racks[seat] += left.pop();
      positions.push({ pieces: [...pieces], rack: racks[seat], common });
      const choices = find(pieces, racks[seat], common).filter(({ x }) => turn === 0 || x !== undefined);
      if (choices.length === 0) {
        passes++;
        left.unshift(...racks[seat]);
        racks[seat] = '';
        continue;
      }
      passes = 0;
      const {
        text,
        x = 0,
        y = 0,
        down = false,
      } = random(3) === 0
        ? choices.reduce((one, other) => (other.score > one.score ? other : one))
        : choices[random(choices.length)];
      const laying = place(pieces, text, x, y, down);
      if (!laying.ok) throw new Error(`${text} was found, but is refused by ${laying.rule}.`);
      for (const [, , glyph] of laying.fresh) {
        if (glyph === '=') common--;
        else racks[seat] = racks[seat].replace(glyph, '');
      }
      pieces.push(...laying.fresh);
    }
  }
  return positions;
}

const vectorPositions: Position[] = vectors.tables.map(({ table, rack, common }) => ({
  pieces: table as unknown as Piece[],
  rack,
  common,
}));

/** Finds everything with at most four points fewer than the best, as the strongest computer player does. */
function nearBest(...[pieces, rack, common]: Parameters<typeof find>): Placement[] {
  const steps = findInSteps(pieces, rack, common, 'standard', 'ltr', false, margin);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Returns the time of one search for each position, as a player experiences it: the median of several searches. */
function times(
  positions: readonly Position[],
  search: (...asked: Parameters<typeof find>) => unknown,
  goes: number,
): number[] {
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
    const engines = ['wasm', 'twin'] as const;
    await findCore.use('wasm'); // used to play the games
    const kinds = [
      { name: '1,000 positions of whole games', positions: gamePositions(1000), goes: 1, engines: ['wasm'] },
      { name: '200 positions with six equations', positions: fullPositions(200), goes: 3, engines },
      { name: 'the tables of the vectors', positions: vectorPositions, goes: 5, engines },
    ];
    const rows: { name: string; times: number[] }[] = [];
    for (const engine of engines) {
      await findCore.use(engine);
      const as = engine === 'wasm' ? 'WebAssembly' : 'twin';
      for (const { name, positions, goes, engines } of kinds) {
        if (!engines.includes(engine)) continue;
        rows.push({ name: `${name}: all equations, ${as}`, times: times(positions, find, goes) });
        rows.push({ name: `${name}: the best one, ${as}`, times: times(positions, best, goes) });
        rows.push({ name: `${name}: those near the best, ${as}`, times: times(positions, nearBest, goes) });
        rows.push({ name: `${name}: whether there is any, ${as}`, times: times(positions, isAny, goes) });
      }
    }
    return rows;
  },
};
