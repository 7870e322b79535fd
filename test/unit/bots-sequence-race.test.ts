import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Race, worthOfTurn } from '../../src/bots/sequence-race.js';
import { sequenceBot } from '../../src/bots/sequence.js';
import { aim } from '../../src/core/sequence-aim.js';
import { solverCore } from '../../src/core/sequence-solver.js';
import { sequence, type SequenceState } from '../../src/rules/sequence/index.js';
import { cardTypes } from '../../src/rules/trail/cards.js';
import { touching } from '../../src/rules/trail/spiral.js';
import { seeded } from './support/random.js';
import { engines } from './support/engines.js';

const random = seeded(21);

/** Returns the chances of a turn for an aim, 0 to 24. */
function chancesFor(worth: (score: number) => number): Float64Array {
  aim.set((_, score) => worth(score));
  while (aim.solveStep()) continue;
  while (aim.spreadStep()) continue;
  return aim.chances();
}

/** Computes the race turn by turn: the player who moves next, and all possible results of the turn. */
function slowRace(chances: readonly number[], steps: readonly number[], next: number, turns: number): number[] {
  const there = steps.findIndex((left) => left <= 0);
  if (there >= 0) return steps.map((_, seat) => Number(seat === there));
  if (turns === 0) return steps.map(() => 0);
  const sum = steps.map(() => 0);
  chances.forEach((chance, score) => {
    const after = slowRace(chances, steps.with(next, steps[next] - score), (next + 1) % steps.length, turns - 1);
    after.forEach((won, seat) => (sum[seat] += chance * won));
  });
  return sum;
}

function at(phase: SequenceState['phase'], squares: readonly number[], given: object = {}): SequenceState {
  const options = sequence.options(given);
  if (!options.ok) throw new Error(options.message);
  return { ...sequence.setup(squares.length, options.value, random), at: squares, phase };
}

const keepAt = (dice: readonly number[], squares: readonly number[], rolls = 2, given: object = {}): SequenceState =>
  at({ type: 'keep', seat: 0, rolls, dice }, squares, given);

describe('a race up the mountain', () => {
  beforeAll(() => solverCore.use('wasm'));

  it('gives the chances that the turns give, one by one', () => {
    const chances = [0.1, 0.5, 0.25, 0.15];
    const race = new Race(chances);
    for (const steps of [[1, 1], [3, 2], [4, 4], [2, 3, 1], [3]]) {
      for (let next = 0; next < steps.length; next++) {
        const slow = slowRace(chances, steps, next, 12);
        race.chances(steps, next).forEach((won, seat) => expect(won).toBeCloseTo(slow[seat], 2));
      }
    }
    // One turn with two outcomes: the player to move wins at once, or half of the time later.
    expect(new Race([0.5, 0.5]).chances([1, 1], 0)[0]).toBeCloseTo(2 / 3, 12);
    expect(new Race([0.5, 0.5]).turns(3)).toBeCloseTo(6, 12);
  });

  it('shares the chances out, and favours who is nearer', () => {
    const race = new Race(chancesFor((score) => score));
    const seats = fc.array(fc.integer({ min: 1, max: 113 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(seats, fc.nat(5), fc.nat(5), (steps, n, k) => {
        const next = n % steps.length;
        const seat = k % steps.length;
        const chances = race.chances(steps, next);
        expect(chances.reduce((sum, won) => sum + won)).toBeCloseTo(1, 9);
        const nearer = race.chances(steps.with(seat, Math.max(0, steps[seat] - 5)), next);
        expect(nearer[seat]).toBeGreaterThanOrEqual(chances[seat] - 1e-12);
      }),
    );
    expect(race.turns(113)).toBeGreaterThan(10);
    expect(race.turns(0)).toBe(0);
  });

  /** Both play from the same distance, and each begins half of the games: computed over all positions, not sampled. */
  it('is won more often by who plays for it, exactly', () => {
    const most = chancesFor((score) => score);
    const race = new Race(most);
    const far = 20;
    const own = new Map<string, number>();
    const others = new Map<string, number>();
    const key = (a: number, b: number): string => `${a},${b}`;
    for (let sum = 2; sum <= 2 * far; sum++) {
      for (let a = Math.max(1, sum - far); a <= Math.min(far, sum - 1); a++) {
        const b = sum - a;
        const chances = chancesFor((score) => (score >= a ? 1 : race.chances([a - score, b], 1)[0]));
        let first = 0;
        let second = 0;
        for (let score = 1; score < 25; score++) {
          first += chances[score] * (score >= a ? 1 : others.get(key(a - score, b))!);
          second += most[score] * (score >= b ? 0 : own.get(key(a, b - score))!);
        }
        const mine = (first + chances[0] * second) / (1 - chances[0] * most[0]);
        own.set(key(a, b), mine);
        others.set(key(a, b), second + most[0] * mine);
      }
    }
    const share = (own.get(key(far, far))! + others.get(key(far, far))!) / 2;
    expect(share).toBeCloseTo(0.52528, 4);
  });
});

describe('a computer player of Sequence of level 3', () => {
  beforeAll(() => solverCore.use('wasm'));
  const think = (state: SequenceState) => Promise.resolve(sequenceBot.think(state, 3, random));

  it('stops when it is there, and goes on when it must', async () => {
    // A match of three and a Master of 6; the other is one step below the summit.
    const dice = [6, 2, 2, 2, 9, 11];
    expect(await think(keepAt(dice, [107, 112]))).toEqual({ type: 'stop' });
    const far = keepAt(dice, [100, 112]);
    expect((await think(far)).type, '13 steps are needed now').toBe('keep');
    const chances = (await sequenceBot.chances(far))!;
    expect(chances[63], 'as the dice lie, the other has to miss').toBeLessThan(Math.max(...chances));
    expect(await sequenceBot.chances(at({ type: 'declare', seat: 0, dice }, [100, 112]))).toBeUndefined();
  });

  it('keeps what level 2 keeps at the foot of the mountain, nearly always, and other dice near its top', async () => {
    let below = 0;
    let above = 0;
    for (let i = 0; i < 60; i++) {
      const dice = Array.from({ length: 6 }, () => random(12) + 1);
      const plays = async (squares: number[], level: number) =>
        JSON.stringify(await sequenceBot.think(keepAt(dice, squares), level, random));
      if ((await plays([0, 0], 3)) !== (await plays([0, 0], 2))) below++;
      if ((await plays([98, 105], 3)) !== (await plays([98, 105], 2))) above++;
    }
    expect(below).toBeLessThan(12);
    expect(above).toBeGreaterThan(below + 10);
  });

  it('counts a star as what its cards do on average, with the best choice', () => {
    const race = new Race(chancesFor((score) => score));
    const cards = { 'yourself-up': 1, 'yourself-forward': 0, 'yourself-back': 0, 'yourself-down': 1 };
    const others = { 'another-up': 0, 'another-forward': 0, 'another-back': 0, 'another-down': 2 };
    const state = keepAt([1, 2, 3, 4, 5, 6], [40, 60], 2, { cards: { ...cards, ...others } });
    const worth = worthOfTurn(race, state, 0);
    const chance = (own: number, other: number): number => race.chances([113 - own, 113 - other], 1)[0];
    // Square 45 is a star: one card in four moves the climber up, one down, two move the other down.
    const best = (squares: number[], value: (to: number) => number): number => Math.max(...squares.map(value));
    const up = best(touching(45, 'up'), (to) => chance(to, 60));
    const down = best(touching(45, 'down'), (to) => chance(to, 60));
    const other = best(touching(60, 'down'), (to) => chance(45, to));
    expect(worth(5, 5)).toBeCloseTo((up + down + 2 * other) / 4, 12);
    expect(worth(5, 9)).toBeCloseTo(chance(49, 60), 12);
    expect(worth(5, 6), 'no bonus is 1').toBe(0);
  });

  it.each([
    [1, {}],
    [2, { cards: true }],
    [3, { declare: 'auto' }],
    [4, { cards: true, totalRule: 'more-than' }],
  ] as const)('plays whole games of %i with legal moves, %o', async (seats, given) => {
    const options = sequence.options({ summit: 60, ...given });
    if (!options.ok) throw new Error(options.message);
    let state = sequence.setup(seats, options.value, random);
    for (let i = 0; state.phase.type !== 'over'; i++) {
      expect(i).toBeLessThan(1000);
      const turn = sequence.turn(state);
      const move = turn.kind === 'chance' ? sequence.chance(state, random) : await think(state);
      const step = sequence.play(state, move);
      if (!step.ok) throw new Error(step.message);
      state = step.state;
    }
  });

  it('SEQ-12 names fewer dice where fewer steps lead further', async () => {
    // 8 steps lead to a star whose cards all move the climber down; 4 stop before it.
    const down = Object.fromEntries(cardTypes.map((type) => [type, type === 'yourself-down' ? 1 : 0]));
    const naming = at({ type: 'declare', seat: 0, dice: [4, 4, 4, 4, 6, 1] }, [50, 50], {
      cards: down,
      plytSquares: [58],
    });
    expect(await think(naming)).toEqual({ type: 'declare', kind: 'match', dice: 0b000111 });
    const safe = { ...naming, at: [49, 50] };
    expect(await think(safe)).toEqual({ type: 'declare', kind: 'match', dice: 0b001111 });
  });

  it('gives up a thought that nobody waits for', async () => {
    const given = new AbortController();
    given.abort();
    const solved = vi.spyOn(aim, 'solveStep');
    await sequenceBot.think(keepAt([1, 2, 3, 4, 5, 6], [3, 4]), 3, random, given.signal);
    expect(solved).not.toHaveBeenCalled();
    solved.mockRestore();
  });
});

describe.each(engines)('level 3 without a worker, %s', (engine) => {
  it('thinks in slices of a few small steps, two thoughts one after the other', async () => {
    vi.resetModules();
    const own = await import('../../src/core/sequence-solver.js');
    const { aim } = await import('../../src/core/sequence-aim.js');
    const { sequenceBot } = await import('../../src/bots/sequence.js');
    await own.solverCore.use(engine);
    vi.stubGlobal('Worker', undefined);
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now++);
    const slices: number[] = [0];
    const count = (work: number): number => {
      slices[slices.length - 1] += work;
      return work;
    };
    const step = { solve: aim.solveStep.bind(aim), spread: aim.spreadStep.bind(aim) };
    vi.spyOn(aim, 'solveStep').mockImplementation((rule) => count(step.solve(rule)));
    vi.spyOn(aim, 'spreadStep').mockImplementation((rule) => count(step.spread(rule)));
    const later = setTimeout;
    vi.stubGlobal('setTimeout', (call: () => void, ms?: number) => {
      if (ms) return later(call, ms);
      slices.push(0);
      return setImmediate(call);
    });
    const near = keepAt([3, 7, 9, 11, 1, 1], [100, 90]);
    const low = keepAt([3, 7, 9, 11, 1, 1], [0, 0]);
    const both = await Promise.all([near, low].map(async (state) => sequenceBot.think(state, 3, random)));
    // The race, then two aims.
    expect(slices.reduce((sum, work) => sum + work)).toBe((4 + 8 + 2 * 4) * 6188);
    expect(Math.max(...slices), 'four steps of at most 91 rows each').toBeLessThanOrEqual(4 * 91);
    const alone = [await sequenceBot.think(near, 3, random), await sequenceBot.think(low, 3, random)];
    expect(both).toEqual(alone);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    expect(own.solver.solveStep()).toBe(0);
  });
});
