import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { pytagora, type PytagoraState } from '../../src/rules/pytagora/index.js';
import { frozen } from '../../src/rules/frozen.js';
import { begin, choose, type Begun } from './support/pytagora-samples.js';
import { everywhere, position } from './support/pytagora-states.js';
import { faults } from './support/pytagora-valid.js';
import { seeded } from './support/random.js';
import { runs } from './support/runs.js';

/** The seeds of games; in the 45th everybody passes while there are pieces in the bag, and the game goes on (PYT-21). */
const seeds = [...new Set([...Array(runs(20, 48)).keys(), 45])];

describe(`${seeds.length} random games to their ends`, () => {
  let longest = 0;
  let positions = 0;
  let mostLaid = 0;
  const seen = new Set<string>();
  const wrong: string[] = [];

  /** Checks what must hold in every position. */
  function look({ game, state }: Begun, whole: string, closely: boolean): void {
    const note = (what: string): void => void wrong.push(`${what}: ${game.write(state)}`);
    const text = game.write(state);
    const read = game.read(text);
    if (!read.ok) note(`refused for its ${read.code}`);
    else if (!isDeepStrictEqual(read.value, state)) note('came back otherwise');
    if (!/^[\w.~-]+$/.test(text)) note('is not fit for an address');
    if (everywhere(state) !== whole) note('has other pieces');
    if (closely) for (const fault of faults(state)) note(fault);
    longest = Math.max(longest, text.length);
    mostLaid = Math.max(mostLaid, state.equations.length);
    positions++;
  }

  it('go as the rules say at every position', () => {
    for (const seed of seeds) {
      const random = seeded(seed);
      let at = begin(random);
      const whole = everywhere(at.state);
      const points = at.state.scores.map(() => 0);
      look(at, whole, true);
      while (at.state.phase !== 'over') {
        const step = at.game.play(at.state, frozen(choose(at, random)));
        if (!step.ok) throw new Error(`${step.message} ${at.game.write(at.state)}`);
        for (const event of step.events) {
          seen.add(event.type);
          if ('points' in event) points[event.seat] += event.points;
          if (event.type === 'scored') expect(event.parts.reduce((a, b) => a + b, 0)).toBe(event.points);
        }
        const state: PytagoraState = frozen(step.state);
        at = { game: at.game, state };
        expect(at.game.scores(state)).toEqual(points);
        look(at, whole, random(6) === 0 || state.phase === 'over');
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('come by everything that can happen', () => {
    expect(positions).toBeGreaterThan(20 * seeds.length);
    const all = ['drawn', 'starts', 'placed', 'scored', 'exchanged', 'passed', 'ended'];
    expect([...seen].sort()).toEqual(all.sort());
  });

  it('are written in far fewer characters than the 4,096 that a gradebook may hold', () => {
    expect(mostLaid).toBeGreaterThan(14);
    expect(longest).toBeGreaterThan(300);
    expect(longest).toBeLessThan(1000);

    // As each equation takes at least two new pieces, a table cannot hold 58.
    const equation = { text: '9/9=9', x: -999, y: -999, down: true, seat: 3, points: 12, equals: 'common' } as const;
    const full = position({
      equations: [],
      racks: Array<string>(4).fill('+'.repeat(10)),
      scores: Array<number>(4).fill(-99_999_999),
    });
    const text = pytagora.write({ ...full, equations: Array<typeof equation>(58).fill(equation) });
    expect(text.length).toBeLessThan(2000);
  });
});
