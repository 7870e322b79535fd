import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import { measures } from '../../src/match/measures.js';
import type { GameEvent } from '../../src/rules/game.js';
import { anyMove, begun, gameNamed, tried } from './support/all-games.js';
import { seeded } from './support/random.js';

beforeAll(() => ready());

/** Plays a game at random, up to so many moves, and returns its events. */
function eventsOf([name, seats, options]: (typeof tried)[number], most: number): GameEvent[] {
  const game = gameNamed(name);
  const random = seeded(11);
  let state = begun(game, seats, options, random);
  const events: GameEvent[] = [];
  for (let i = 0; i < most; i++) {
    const { kind } = game.turn(state);
    if (kind === 'over') break;
    const step = game.play(state, kind === 'chance' ? game.chance(state, random) : anyMove(game, state, random));
    if (!step.ok) throw new Error(step.message);
    events.push(...step.events);
    state = step.state;
  }
  return events;
}

/** The fields that a game may measure. */
const measured: Readonly<Record<string, readonly string[]>> = {
  plyt: ['answers'],
  sequence: ['sequences'],
  multiplay: ['answers', 'products', 'rows'],
  pytagora: ['equations'],
  plusAndMinus: ['equations'],
  upAndDown: ['pieces'],
  tables: ['answers', 'products'],
};

describe('What a game measures', () => {
  it('counts events of one player only', () => {
    const events: GameEvent[] = [
      { type: 'placed', seat: 0, text: '2+3=5' } as GameEvent,
      { type: 'scored', seat: 0, points: 7, parts: [7] } as GameEvent,
      { type: 'placed', seat: 1, text: '1+1=2' } as GameEvent,
      { type: 'scored', seat: 1, points: 3, parts: [3] } as GameEvent,
    ];
    expect(measures(events, 0)).toEqual({ equations: { count: 1, points: 7 } });
    expect(measures(events, 2)).toEqual({});
  });

  it('tells right answers from wrong ones', () => {
    const answered = (right: boolean): GameEvent => ({ type: 'answered', seat: 0, right }) as GameEvent;
    expect(measures([answered(true), answered(false), answered(true)], 0)).toEqual({ answers: { right: 2, of: 3 } });
  });

  it('counts a cube as a product and a row that scored, and a claim with its steps', () => {
    const events = [
      { type: 'placed', seat: 0, cell: 3, number: 56, die: 7 },
      { type: 'scored', seat: 0, cells: [1, 2, 3], points: 3 },
      { type: 'scored', seat: 1, kind: 'straight', score: 12 },
      { type: 'scored', seat: 1, kind: null, score: 0 },
    ] as unknown as GameEvent[];
    expect(measures(events, 0)).toEqual({ products: 1, rows: 1 });
    expect(measures(events, 1)).toEqual({ sequences: { count: 1, steps: 12 } });
  });

  it('finds in a random game of each kind what the game measures, and nothing else', () => {
    for (const one of tried) {
      const [name, seats] = one;
      const found = new Set<string>();
      const events = eventsOf(one, 150);
      for (let seat = 0; seat < seats; seat++) for (const key of Object.keys(measures(events, seat))) found.add(key);
      for (const key of found) expect(measured[name], `${name}: ${key}`).toContain(key);
      expect(found.size, name).toBeGreaterThan(0);
    }
  });
});
