import { describe, expect, it } from 'vitest';
import { isLate, isUp, limitOfSeconds } from '../../src/rules/time-limit.js';
import { plyt } from '../../src/rules/plyt/index.js';
import { multiplay } from '../../src/rules/multiplay/index.js';
import { begun, gameNamed } from './support/all-games.js';
import { seeded } from './support/random.js';

describe('PLY-19, MUL-15: the last moment', () => {
  it('is in time, and a millisecond later is not', () => {
    const limit = limitOfSeconds(10);
    expect([9999, 10_000, 10_001].map((ms) => [isLate(ms, limit), isUp(ms, limit)])).toEqual([
      [false, false],
      [false, true],
      [true, true],
    ]);
    expect([isLate(86_400_000, limitOfSeconds(0)), isUp(86_400_000, limitOfSeconds(0))]).toEqual([false, false]);
  });

  it.each([
    [plyt.name, { timer: 10 }],
    [multiplay.name, { timer: 10, answer: 'factor' }],
    [multiplay.name, { timer: 10, answer: 'product' }],
  ])('is the same in %s %o', (name, options) => {
    const game = gameNamed(name as 'plyt' | 'multiplay');
    const random = seeded(3);
    let state = begun(game, 2, options, random);
    const answering = () => [...game.moves(state)].find((move) => 'answer' in move);
    for (let i = 0; i < 20 && !answering(); i++) {
      const turn = game.turn(state);
      const step = game.play(state, turn.kind === 'chance' ? game.chance(state, random) : [...game.moves(state)][0]);
      if (step.ok) state = step.state;
    }
    const verdict = (ms: number): unknown => {
      const step = game.play(state, { ...answering()!, ms });
      return step.ok && step.events.find(({ type }) => type === 'answered');
    };
    expect(verdict(10_000)).toMatchObject({ right: true, ms: 10_000 });
    expect(verdict(10_001)).toMatchObject({ right: false, ms: 10_001 });
    expect(game.play(state, { type: 'time-up', ms: 9999 }).ok).toBe(false);
    expect(game.play(state, { type: 'time-up', ms: 10_000 }).ok).toBe(true);
  });
});
