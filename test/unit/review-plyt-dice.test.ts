import { describe, expect, it } from 'vitest';
import { diceToTry } from '../../src/review/plyt-dice.js';
import { plyt, type PlytEvent, type PlytOptions } from '../../src/rules/plyt/index.js';

const options = (given: object = {}): PlytOptions => {
  const checked = plyt.options(given);
  if (!checked.ok) throw new Error(checked.message);
  return checked.value;
};

/** Returns answers to throws of that many dice, the right ones first. */
const answers = (dice: number, right: number, wrong: number, seat = 0, sign = '*'): { events: PlytEvent[] }[] =>
  Array.from({ length: right + wrong }, (_, i) => {
    const isRight = i < right;
    const prompt = Array<number>(dice).fill(7).join(sign);
    const asked = { seat, prompt, expected: 7 ** dice, ms: 900 };
    const event = { type: 'answered', given: isRight ? 7 ** dice : 1, right: isRight, ...asked } as PlytEvent;
    return { events: [event] };
  });

describe('What is offered for the next game of PLYT', () => {
  it.each([
    // (right + 1) / (answers + 2) is .8 at 7 of 8, .7 at 6 of 8.
    [2, 8, 0, { kind: 'bonus', dice: 3 }],
    [2, 7, 1, { kind: 'bonus', dice: 3 }],
    [2, 6, 2, undefined],
    [2, 7, 0, undefined],
    [1, 8, 0, { kind: 'bonus', dice: 2 }],
    [6, 8, 0, undefined],
    [3, 3, 5, undefined],
    [3, 2, 6, { kind: 'fewer', dice: 2 }],
    [3, 0, 7, undefined],
    [5, 0, 8, { kind: 'fewer', dice: 4 }],
    [2, 0, 8, undefined],
  ])('%i dice, %i right, %i wrong: %o', (dice, right, wrong, offer) => {
    expect(diceToTry(options(), 0, answers(dice, right, wrong))).toEqual(offer);
  });

  it('goes by the most dice with enough answers', () => {
    expect(diceToTry(options(), 0, [...answers(2, 9, 0), ...answers(3, 0, 8)])).toEqual({ kind: 'fewer', dice: 2 });
    expect(diceToTry(options(), 0, [...answers(2, 9, 0), ...answers(3, 0, 7)])).toEqual({ kind: 'bonus', dice: 3 });
  });

  it('counts sums, and no answer in time as a wrong one', () => {
    expect(diceToTry(options({ operation: 'add' }), 0, answers(2, 8, 0, 0, '+'))?.kind).toBe('bonus');
    const late = { type: 'time-up', seat: 0, prompt: '7*7*7', expected: 343, ms: 30_000 } as PlytEvent;
    expect(diceToTry(options(), 0, Array(8).fill({ events: [late] }))).toEqual({ kind: 'fewer', dice: 2 });
  });

  it('names the bonus only where there is one, and each player by their own answers', () => {
    expect(diceToTry(options({ bonus: 'none' }), 0, answers(2, 8, 0))).toEqual({ kind: 'more', dice: 3 });
    expect(diceToTry(options(), 1, answers(2, 8, 0))).toBeUndefined();
    expect(diceToTry(options(), 1, answers(2, 8, 0, 1))).toEqual({ kind: 'bonus', dice: 3 });
  });

  it('says nothing to who recognises numbers or practises a table', () => {
    expect(diceToTry(options({ operation: 'recognise' }), 0, answers(1, 9, 0))).toBeUndefined();
    expect(diceToTry(options({ fixed: 7 }), 0, answers(2, 9, 0))).toBeUndefined();
  });
});
