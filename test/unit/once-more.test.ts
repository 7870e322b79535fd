import { describe, expect, it } from 'vitest';
import { empty, state, update } from '../../src/learning/index.js';
import { answeredOnceMore, onceMore } from '../../src/learning/once-more.js';
import type { GameEvent } from '../../src/rules/game.js';

type Plies = Parameters<typeof onceMore>[0];

/** Returns an answer of seat 0 in a turn of its own, after the dice. */
const turn = (prompt: string, given: number, expected: number): Plies => {
  const event = { type: 'answered', seat: 0, prompt, given, expected } as GameEvent;
  return [
    { by: 'chance', events: [{ type: 'thrown', seat: 0 }] },
    { by: 0, events: [event] },
    { by: 'chance', events: [] },
    { by: 1, events: [{ type: 'answered', seat: 1, prompt: '6*7', given: 0, expected: 42 } as GameEvent] },
  ];
};
const right = turn('2*2', 4, 4);
const missed = (prompt = '7*8', expected = 56): Plies => turn(prompt, 55, expected);

/** Returns how many turns of its own seat 0 plays until the fact comes back; 9 if it does not. */
function turnsUntil(before: Plies): number {
  const plies = [...before];
  for (let turns = 0; turns < 9; turns++) {
    if (onceMore(plies, 0, [])) return turns;
    plies.push(...right);
  }
  return 9;
}

describe('A missed fact', () => {
  it('comes back after three, four or five turns of its own, the same in every replay', () => {
    const waits = Array.from({ length: 30 }, (_, i) =>
      turnsUntil([...Array<Plies>(i).fill(right).flat(), ...missed()]),
    );
    expect([...new Set(waits)].sort()).toEqual([3, 4, 5]);
    expect(turnsUntil(missed())).toBe(turnsUntil(missed()));
  });

  it('comes back as it was asked, and once', () => {
    const plies = [...missed('7*?=56', 8), ...Array<Plies>(6).fill(right).flat()];
    expect(onceMore(plies, 0, [])).toEqual({ item: 'Q7.8', prompt: '7*?=56', expected: 8, seat: 0 });
    expect(onceMore(plies, 0, ['Q7.8'])).toBe(undefined);
    expect(onceMore([...plies, ...missed('7*?=56', 8)], 0, ['Q7.8'])).toBe(undefined);
  });

  it('stays away once it was answered right in the game, of others, and of dice that are no fact', () => {
    const later = Array<Plies>(6).fill(right).flat();
    expect(onceMore([...missed(), ...turn('8*7', 56, 56), ...later], 0, [])).toBe(undefined);
    expect(onceMore([...missed(), ...later], 2, [])).toBe(undefined);
    for (const prompt of ['7*8*2', '7', '7*1', '0*7', 'x', '9*'])
      expect(onceMore([...missed(prompt), ...later], 0, []), prompt).toBe(undefined);
  });

  it('is judged as a repeat, which cannot say much', () => {
    const day = 700;
    const wrong = update(empty(), { item: 'P7.8', right: false }, day);
    const after = answeredOnceMore(wrong, 'P7.8', true, day);
    expect(after).toEqual(update(wrong, { item: 'P7.8', right: true }, day));
    const { d, r, days } = state(after, 'P7.8', day);
    const fresh = state(update(wrong, { item: 'P7.8', right: true }, day + 1), 'P7.8', day + 1);
    expect(days).toBe(1);
    expect(d + r).toBeLessThan(fresh.d + fresh.r);
    // After hints nothing was counted: the answer counts only as a repetition.
    expect(answeredOnceMore(empty(), 'P7.8', true, day)).toEqual(empty());
    const known = update(empty(), { item: 'P7.8', right: true }, day - 9);
    expect(state(answeredOnceMore(known, 'P7.8', true, day), 'P7.8', day).days).toBe(1);
  });
});
