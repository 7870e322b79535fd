import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import { Match } from '../../src/match/match.js';
import { missedFacts } from '../../src/match/missed-facts.js';
import { record } from '../../src/match/record.js';
import { replay } from '../../src/match/replay.js';
import type { GameEvent } from '../../src/rules/game.js';
import { anyMove, begun, gameNamed } from './support/all-games.js';
import { seeded } from './support/random.js';

beforeAll(() => ready());

const answered = (seat: number, prompt: string, expected: number, right: boolean): GameEvent =>
  ({ type: 'answered', seat, prompt, given: right ? expected : 1, expected, right, ms: 0 }) as GameEvent;

/** Returns the facts missed in these events; seat 1 is a computer player. */
const missed = (...events: GameEvent[]) => missedFacts({ plies: [{ events }], isBot: (seat) => seat === 1 });

describe('the facts that were missed', () => {
  it('are those that a person answered wrong or not in time, in order', () => {
    const timeUp = { type: 'time-up', seat: 2, prompt: '6*9', expected: 54, ms: 30_000 } as GameEvent;
    expect(
      missed(
        answered(0, '7*8', 56, false),
        answered(0, '3*4', 12, true),
        answered(1, '9*9', 81, false),
        timeUp,
        answered(2, '7+8', 15, false),
      ),
    ).toEqual([
      { prompt: '7*8', expected: 56, seat: 0 },
      { prompt: '6*9', expected: 54, seat: 2 },
      { prompt: '7+8', expected: 15, seat: 2 },
    ]);
  });

  it('come once each, however they are asked', () => {
    const again = [answered(2, '8*7', 56, false), answered(0, '7*?=56', 8, false), answered(0, '8*7=?', 56, false)];
    expect(missed(answered(0, '7*8', 56, false), ...again)).toEqual([{ prompt: '7*8', expected: 56, seat: 0 }]);
    expect(missed(answered(0, '7*8*2', 112, false), answered(0, '7*8', 56, false))).toHaveLength(2);
  });

  it('are sums: a number that is only read is none', () => {
    expect(missed(answered(0, '7', 7, false), answered(0, '7+8', 15, false))).toEqual([
      { prompt: '7+8', expected: 15, seat: 0 },
    ]);
  });

  it('follow from the record alone', () => {
    const cases = [
      ['plyt', { timer: 30 }],
      ['multiplay', { size: 5, answer: 'factor', timer: 30 }],
      ['tables', { answer: true }],
    ] as const;
    for (const [name, options] of cases) {
      const game = gameNamed(name);
      const random = seeded(7);
      const players = ['Ada', 'Ben'].map((name, colour) => ({ name, bot: 0, colour }));
      const match = new Match(game, players, begun(game, 2, options, random));
      for (let i = 0; i < 400 && !match.isOver; i++) {
        match.play(match.turn.kind === 'chance' ? match.chance(random) : anyMove(game, match.state, random));
      }
      const facts = missedFacts(match);
      expect(facts.length).toBeGreaterThan(0);
      const again = replay(game, JSON.parse(JSON.stringify(record(match))), 4);
      expect(again.ok && missedFacts(again.value)).toEqual(facts);
    }
  });
});
