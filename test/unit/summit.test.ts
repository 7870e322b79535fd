import { describe, expect, it } from 'vitest';
import { lessonView } from '../../src/live/referee/lesson-view.js';
import type { SessionState } from '../../src/live/referee/session-state.js';

const now = { now: 0, isAway: () => false, isAskingForHelp: () => false, statusOf: () => undefined };
const pupil = (number: number) => ({ pupil: number, epoch: 1, isIn: true, isReady: true, allowance: 1 as const });

/** Returns the summit of a lesson of two pupils after rounds with these right answers of both together. */
function summit(
  rounds: readonly number[],
  more: Partial<SessionState> = {},
  how: 'pairs' | 'tournament' = 'pairs',
): number {
  const past = rounds.map((right, round) => [
    {
      board: `${round + 1}-1`,
      number: 1,
      seats: [0, 1],
      pupils: [0, 1],
      result: { winners: [0], scores: [0, 0], right: [right, 0] },
    },
  ]);
  const state = {
    seq: 1,
    phase: 'open',
    ids: {},
    since: 0,
    code: 'K7M4PQ',
    lesson: { game: 'multiplay', options: {}, how, size: 2, undo: 'off', admit: false, warmUp: false },
    most: 6,
    openedAt: 0,
    isLocked: false,
    isResting: false,
    stage: 'between',
    round: rounds.length,
    rounds: 5,
    pauses: [],
    pupils: [pupil(0), pupil(1)],
    epochs: {},
    boards: [],
    past,
    summit: 0,
    shown: { show: 'wall', names: false },
    ...more,
  } as unknown as SessionState;
  return lessonView(state, now, 'teacher').summit;
}

describe('The summit of the class’s mountain', () => {
  it('is 50 for each pupil until a round has counted something', () => {
    expect(summit([])).toBe(100);
    expect(summit([0])).toBe(100);
  });

  it('then fits the rounds to come: as many as the first, three times or for each round of a tournament, in round numbers', () => {
    expect(summit([23])).toBe(69);
    expect(summit([47])).toBe(150);
    expect(summit([47], {}, 'tournament')).toBe(240);
  });

  it('stays where the first round has put it, and where the teacher puts it', () => {
    expect(summit([47, 90])).toBe(150);
    expect(summit([47, 90], { summit: 400 })).toBe(400);
    expect(summit([], { summit: 77 })).toBe(77);
  });
});
