import { describe, expect, it } from 'vitest';
import { tablesBot } from '../../src/bots/tables.js';
import { upAndDownBot } from '../../src/bots/up-and-down.js';
import { tables } from '../../src/rules/tables/index.js';
import { upAndDown } from '../../src/rules/up-and-down/index.js';
import { sampled, tablesGame, upAndDownGame } from './support/digit-games.js';
import { tablesAt, upDown } from './support/digits.js';
import { seeded } from './support/random.js';

describe('a computer player of Up and down', () => {
  const states = sampled(upAndDownGame, 40, 11);

  it('makes a legal move at every position, and asks for none where it has none to make', () => {
    for (const state of states) {
      const step = upAndDown.play(state, upAndDownBot.think(state, 1, seeded(1)) as never);
      expect(step.ok, upAndDown.write(state)).toBe(state.phase === 'lay');
    }
  });

  it('looks at no other hand and not into the bag', () => {
    for (const state of states.filter(({ phase }) => phase === 'lay'))
      expect(upAndDownBot.think(upAndDown.view(state, state.seat), 1, seeded(2))).toEqual(
        upAndDownBot.think(state, 1, seeded(2)),
      );
  });

  it('lays at either end where both take the piece', () => {
    const state = upDown('both-ways', [5, 4], ['5', '9']);
    const ends = Array.from({ length: 30 }, (_, seed) => upAndDownBot.think(state, 1, seeded(seed)));
    expect(new Set(ends.map((move) => JSON.stringify(move))).size).toBe(2);
  });
});

describe('a computer player of Multiplication tables', () => {
  const states = sampled(tablesGame, 40, 5);

  it('makes a legal move at every position of every level, and never says a wrong product', () => {
    for (const state of states)
      for (let level = 1; level <= tablesBot.levels; level++) {
        const step = tables.play(state, tablesBot.think(state, level, seeded(level)) as never);
        expect(step.ok, tables.write(state)).toBe(state.phase === 'attach');
        if (step.ok) expect(step.events.filter((event) => event.type === 'answered' && !event.right)).toEqual([]);
      }
  });

  it('looks at no other hand and not into the bag', () => {
    for (const state of states.filter(({ phase }) => phase === 'attach'))
      for (const level of [1, 2])
        expect(tablesBot.think(tables.view(state, state.seat), level, seeded(2))).toEqual(
          tablesBot.think(state, level, seeded(2)),
        );
  });

  it('of level 2 attaches whatever it holds; of level 1 it overlooks some large products, and no small one', () => {
    const large = tablesAt(['7x8'], ['56', '1']);
    const small = tablesAt(['5x5'], ['25', '1']);
    const times = (level: number, state: typeof large): number =>
      Array.from({ length: 200 }, (_, seed) => tablesBot.think(state, level, seeded(seed))).filter(
        (move) => 'type' in move && move.type === 'attach',
      ).length;
    expect(times(2, large)).toBe(200);
    expect(times(1, small)).toBe(200);
    expect(times(1, large)).toBeGreaterThan(60);
    expect(times(1, large)).toBeLessThan(140);
  });

  it('passes if it does not have the digits', () => {
    expect(tablesBot.think(tablesAt(['7x8'], ['57', '1']), 2, seeded(1))).toEqual({ type: 'pass' });
  });
});
