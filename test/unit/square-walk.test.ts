import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../components/pytagora-square/walk.js';
import { squares, upAndDown } from '../../src/rules/up-and-down/index.js';
import { seeded } from './support/random.js';

const turnOf = (transform: string): number => Number(/rotate\((-?\d+)deg\)/.exec(transform)![1]);

describe.each(['plain', 'even-and-odd', 'both-ways'] as const)('the walk at the end of %s', (variant) => {
  const options = upAndDown.options({ variant });
  if (!options.ok) throw new Error(options.message);
  const states = [1, 2, 3, 4, 5].map((seed) => {
    const random = seeded(seed);
    let state = upAndDown.setup(2, options.value, random);
    for (let turn = upAndDown.turn(state); turn.kind !== 'over'; turn = upAndDown.turn(state)) {
      const [first] = turn.kind === 'chance' ? [upAndDown.chance(state, random)] : upAndDown.moves(state);
      const step = upAndDown.play(state, first);
      if (!step.ok) throw new Error(step.message);
      ({ state } = step);
    }
    return state;
  });

  it('comes to each piece that lies, once', () => {
    for (const state of states) {
      const digits = stepsOf(state).map(({ digit }) => digit);
      const laid = state.laid.reduce((sum, count) => sum + count, 0);
      expect(digits).toHaveLength(laid);
      const whole = squares[variant].flat();
      if (laid === whole.length) expect(digits.toSorted()).toEqual(whole.toSorted());
    }
  });

  it('never turns by more than half a circle', () => {
    for (const state of states) {
      const steps = stepsOf(state);
      for (const [i, { bug, transform }] of steps.entries()) {
        const before = steps[i - 1];
        if (before?.bug === bug)
          expect(Math.abs(turnOf(transform) - turnOf(before.transform))).toBeLessThanOrEqual(180);
      }
    }
  });
});
