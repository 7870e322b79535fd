import { beforeAll, describe, expect, it } from 'vitest';
import { multiplayCore } from '../../src/core/multiplay.js';
import { findCore } from '../../src/core/pytagora-find.js';
import { pytagoraCore } from '../../src/core/pytagora.js';
import { solver, solverCore } from '../../src/core/sequence-solver.js';
import { sequenceCore, sequence as scoring } from '../../src/core/sequence.js';
import { plytBot } from '../../src/bots/plyt.js';
import { daily, dayOf, judge, nextSeed, puzzle, puzzleFrom, type Puzzle } from '../../src/puzzles/index.js';
import { randomFrom } from '../../src/puzzles/seeds.js';
import { games, type GameName } from './support/puzzle-games.js';
import { runs } from './support/runs.js';
import { legalCells, multiplay, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { placements, type PytagoraMove, type PytagoraState } from '../../src/rules/pytagora/index.js';
import type { PlytState } from '../../src/rules/plyt/index.js';
import type { SequenceState } from '../../src/rules/sequence/index.js';
import { digitsOf, hasAll, tables, type TablesState } from '../../src/rules/tables/index.js';
import type { UpAndDownState } from '../../src/rules/up-and-down/index.js';
import { engines } from './support/engines.js';

const seeds = Array.from({ length: runs(12, 30) }, (_, day) => `2026-03-${String(day + 1).padStart(2, '0')}`);

async function made(game: string, seed: string, options?: unknown): Promise<Puzzle> {
  const result = await puzzle(game, seed, options);
  if (!result.ok) throw new Error(`${game} ${seed}: ${result.message}`);
  return result.value;
}

/** Returns the worth of each answer, computed differently from the puzzle; equal answers are listed as one. */
const slow: Readonly<Record<GameName, (given: Puzzle) => Promise<Map<string, number>> | Map<string, number>>> = {
  multiplay({ state, seat }) {
    const now = state as MultiplayState;
    return new Map(
      legalCells(now).map((cell) => {
        const step = multiplay.play(now, { type: 'turn', cell });
        return [`${cell}`, step.ok ? step.state.scores[seat] - now.scores[seat] : NaN];
      }),
    );
  },
  sequence({ state }) {
    const { phase } = state as SequenceState;
    if (phase.type !== 'keep') throw new Error();
    // All results of the dice that are rolled again: for the last roll they can be enumerated.
    const expected = (dice: readonly number[], keep: number, die = 0): number => {
      if (die === 6) return scoring.score(dice)?.score ?? 0;
      if ((keep >> die) & 1) return expected(dice, keep, die + 1);
      const all = Array.from({ length: 12 }, (_, i) => expected(dice.with(die, i + 1), keep, die + 1));
      return all.reduce((sum, one) => sum + one) / 12;
    };
    const last = phase.rolls === 2;
    const values = solver.keepValues(phase.dice, 3 - phase.rolls);
    const rolled = (keep: number): number => [...Array(6).keys()].filter((die) => !((keep >> die) & 1)).length;
    return new Map(
      [...values].map((value, keep) => [`${keep}`, last && rolled(keep) < 4 ? expected(phase.dice, keep) : value]),
    );
  },
  async plyt({ state, best, value, second }) {
    // The computer player of that level chooses by itself.
    const move = await plytBot.think(state as PlytState, 3, () => 0);
    expect(move).toEqual(best);
    return new Map([
      ['best', value],
      ['other', second],
    ]);
  },
  pytagora: ({ state }) => byPieces(state as PytagoraState),
  'plus-and-minus': ({ state }) => byPieces(state as PytagoraState),
  tables({ state }) {
    // Each ordered pair of pieces, and each piece, is laid by the rules.
    const now = state as TablesState;
    const [hand] = now.hands;
    const pairs = hand.flatMap((first, i) => [[first], ...hand.flatMap((then, k) => (k === i ? [] : [[first, then]]))]);
    return new Map(
      pairs.map((digits) => {
        const step = tables.play(now, { type: 'attach', digits });
        const right = step.ok && step.events.some((event) => event.type === 'answered' && event.right);
        return [digits.join(''), Number(right)];
      }),
    );
  },
  'up-and-down'({ state }) {
    // The empty places, counted on the squares.
    const { laid } = state as UpAndDownState;
    const numbers = [
      [0, 2, 4, 6, 8, 6, 4, 2, 0, 2, 4, 6, 8, 6, 4, 2],
      [1, 3, 5, 7, 9, 7, 5, 3, 1, 3, 5, 7, 9, 7, 5, 3],
    ].map((square, end) => square.slice(laid[end]));
    const places = numbers.map(([next, ...others]) => 1 + others.filter((one) => one === next).length);
    return new Map(numbers.map(([next], end) => [String(next), places[1 - end]]));
  },
};

function byPieces(state: PytagoraState): Map<string, number> {
  const most = new Map<string, number>();
  for (const { move, points } of placements(state)) {
    const pieces = [...move.text].sort().join('');
    most.set(pieces, Math.max(points, most.get(pieces) ?? -Infinity));
  }
  return most;
}

describe.each(engines)('puzzles, on %s', (engine) => {
  beforeAll(async () => {
    for (const core of [multiplayCore, pytagoraCore, findCore, sequenceCore, solverCore]) await core.use(engine);
  });

  it.each(Object.keys(games) as GameName[])('of %s have one answer, clearly the best', async (game) => {
    const { rules, margin, unit } = games[game];
    const seen = new Set<string>();
    for (const seed of seeds) {
      const given = await made(game, seed);
      const { text, state, best, value, second, seat } = given;
      expect(given).toMatchObject({ game, seed, unit });
      expect(rules.turn(state as never)).toEqual({ kind: 'seat', seat });
      expect(rules.read(text)).toEqual({ ok: true, value: state });
      expect(rules.play(state as never, best as never).ok, `${seed}: the best is legal`).toBe(true);
      const [first, next] = [...(await slow[game](given)).values()].sort((a, b) => b - a);
      expect(first, seed).toBeCloseTo(value, 9);
      expect(next, seed).toBeCloseTo(second, 9);
      expect(value - second, seed).toBeGreaterThanOrEqual(margin);
      seen.add(text);
    }
    expect(seen.size).toBe(seeds.length);
  });
});

describe('the same seed', () => {
  it.each(Object.keys(games) as GameName[])(
    'gives the same puzzle of %s everywhere, whatever was made before',
    async (game) => {
      const cores = [multiplayCore, pytagoraCore, findCore, sequenceCore, solverCore];
      const made3: Puzzle[] = [];
      for (const engine of ['wasm', 'twin', 'wasm'] as const) {
        for (const core of cores) await core.use(engine);
        if (made3.length === 2) await puzzle(game, 'another');
        made3.push(await made(game, '2026-03-14'));
      }
      expect(made3[1]).toEqual(made3[0]);
      expect(made3[2]).toEqual(made3[0]);
      expect(JSON.parse(JSON.stringify(made3[0]))).toEqual(made3[0]);
    },
  );

  it('draws its numbers evenly', () => {
    const random = randomFrom('even');
    const counts = Array<number>(12).fill(0);
    for (let i = 0; i < 12_000; i++) counts[random(12)]++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('counts on to the next', () => {
    expect([1, 2, 3].map((count) => nextSeed('2026-03-14', count))).toEqual([
      '2026-03-14',
      '2026-03-14 2',
      '2026-03-14 3',
    ]);
    expect(nextSeed('x'.repeat(64), 1234).length).toBeLessThanOrEqual(64);
  });
});

describe('the day', () => {
  it('has its own puzzle', async () => {
    const days = await Promise.all(['2026-03-14', '2026-03-15'].map((day) => daily('multiplay', day)));
    expect(days[0]).toEqual(await puzzle('multiplay', '2026-03-14'));
    expect(days[0]).not.toEqual(days[1]);
    expect(await daily('multiplay', new Date(2026, 2, 14, 23, 59))).toEqual(days[0]);
    expect(dayOf(new Date(2026, 0, 5))).toBe('2026-01-05');
  });

  it.each([undefined, null, '', '14.3.2026', '2026-02-30', '2026-13-01', new Date(NaN), 20260314, {}])(
    '%o is none',
    async (day) => {
      expect(await daily('multiplay', day)).toMatchObject({ ok: false, code: 'date' });
    },
  );
});

describe('what is not possible', () => {
  const hostile = [undefined, null, 0, '', 'chess', '__proto__', 'toString', {}, [], Symbol('x'), () => 1];

  it('is told: the game', async () => {
    for (const game of hostile) {
      expect(await puzzle(game, 'a')).toMatchObject({ ok: false, code: 'game' });
      expect(await puzzleFrom(game, 'a')).toMatchObject({ ok: false, code: 'game' });
      expect(await judge({ game, text: 'a' }, {})).toMatchObject({ ok: false, code: 'game' });
    }
  });

  it('is told: the seed', async () => {
    for (const seed of [undefined, null, 1, '', 'x'.repeat(65), {}, ['a'], Symbol('a')]) {
      expect(await puzzle('multiplay', seed)).toMatchObject({ ok: false, code: 'seed' });
    }
    for (const seed of ['😀'.repeat(32), '\0', '../..', 'x'.repeat(64)]) {
      expect(await puzzle('multiplay', seed)).toMatchObject({ ok: true, value: { seed } });
    }
  });

  it('is told: options', async () => {
    expect(await puzzle('multiplay', 'a', { size: 6 })).toMatchObject({ ok: false, code: 'size' });
    expect(await puzzle('multiplay', 'a', { colour: 1 })).toMatchObject({ ok: false, code: 'colour' });
    expect(await puzzle('sequence', 'a', 'x')).toMatchObject({ ok: false });
    const recognise = { operation: 'recognise', cards: false };
    expect(await puzzle('plyt', 'a', recognise)).toMatchObject({ ok: false, code: 'options' });
    const trap = new Proxy({}, { ownKeys: () => [].at(0)!['x'] });
    expect(await puzzle('multiplay', 'a', trap)).toMatchObject({ ok: false, code: 'puzzle' });
  });

  it('can be given up', async () => {
    for (const game of Object.keys(games)) {
      expect(await puzzle(game, 'b', {}, AbortSignal.abort())).toMatchObject({ ok: false, code: 'aborted' });
      const { text } = await made(game, 'b');
      expect(await puzzleFrom(game, text, AbortSignal.abort())).toMatchObject({ ok: false, code: 'aborted' });
    }
  });

  it('follows options that can be', async () => {
    const small = await made('multiplay', 'a', { size: 7, timer: 30, answer: 'factor' });
    expect((small.state as MultiplayState).options).toMatchObject({ size: 7, timer: 0, answer: 'off' });
    const other = await made('sequence', 'a', { totalRule: 'more-than' });
    expect((other.state as SequenceState).options.totalRule).toBe('more-than');
  });
});

describe('a position of the page', () => {
  it.each(Object.keys(games) as GameName[])('of %s is a puzzle where its answer is clear', async (game) => {
    const { text, strength: _, ...given } = await made(game, 'c');
    expect(await puzzleFrom(game, text)).toMatchObject({ ok: true, value: { ...given, text, seed: '' } });
  });

  it('is not a puzzle if there is no choice, or no clear answer', async () => {
    const start = multiplay.setup(2, multiplay.defaults, randomFrom('d'));
    expect(await puzzleFrom('multiplay', multiplay.write(start))).toMatchObject({ ok: false, code: 'task' });
    const empty: MultiplayState = { ...start, phase: 'choose', die: 6, starting: [] };
    expect(await puzzleFrom('multiplay', multiplay.write(empty))).toMatchObject({ ok: false, code: 'clear' });
    expect(await puzzleFrom('multiplay', 'mp2.')).toMatchObject({ ok: false, code: 'text' });
    for (const text of [undefined, 7, {}, 'x'.repeat(5000)])
      expect(await puzzleFrom('plyt', text)).toMatchObject({ ok: false });
  });

  it('has no clock, and asks for the cube alone', async () => {
    const { state } = await made('multiplay', 'e');
    const options = { ...(state as MultiplayState).options, timer: 30, answer: 'product' } as const;
    const asked: MultiplayState = { ...(state as MultiplayState), options, phase: 'answer' };
    const found = await puzzleFrom('multiplay', multiplay.write(asked));
    expect(found).toMatchObject({ ok: true, value: { state } });
  });
});

describe('an answer', () => {
  it.each(Object.keys(games) as GameName[])('of %s is judged', async (game) => {
    const given = await made(game, 'f');
    const { best, value, unit } = given;
    const right = { right: true, value, bestValue: value, best, unit };
    expect(await judge(given, best)).toEqual({ ok: true, value: right });
    expect(await judge({ game, text: given.text }, best)).toEqual({ ok: true, value: right });
    for (const move of games[game].others(given.state as never, best as never).slice(0, 5)) {
      const verdict = await judge(given, move);
      expect(verdict).toMatchObject({ ok: true, value: { right: false, bestValue: value } });
      if (verdict.ok) expect(verdict.value.value).toBeLessThan(value);
    }
  });

  it('of the same pieces in another order is as right', async () => {
    const given = await made('pytagora', 'g');
    const { text, ...place } = given.best as Extract<PytagoraMove, { type: 'lay' }>;
    const turned = text.split('=').reverse().join('=');
    const all = placements(given.state as PytagoraState).filter(
      ({ move, points }) => move.text === turned && points === given.value,
    );
    for (const { move } of all) expect(await judge(given, move)).toMatchObject({ ok: true, value: { right: true } });
    expect(all.length + Number(place.down)).toBeGreaterThan(0);
  });

  it.each(['pytagora', 'plus-and-minus'] as const)(
    'of %s may be one of several, and the task says so just then',
    async (game) => {
      for (const seed of seeds.slice(0, 12)) {
        const { state, value, note } = await made(game, seed);
        const all = placements(state as PytagoraState).filter(({ points }) => points === value);
        const texts = new Set(all.map(({ move }) => move.text));
        expect(note, seed).toEqual(texts.size > 1 ? { code: 'pytagora-several', given: [] } : undefined);
      }
    },
  );

  it('that the rules refuse, or that is no answer, is told', async () => {
    const given = await made('pytagora', 'h');
    for (const move of [
      undefined,
      null,
      {},
      'x',
      { type: 'lay', text: '1=1', x: 0, y: 0, down: false },
      { type: 'exchange' },
    ]) {
      expect(await judge(given, move)).toMatchObject({ ok: false, code: 'move' });
    }
    for (const bad of [undefined, null, 7, {}, { game: 'plyt' }])
      expect(await judge(bad, {})).toMatchObject({ ok: false });
  });
});

describe('the strength', () => {
  it.each(Object.keys(games) as GameName[])('of %s gives everybody the same, and another puzzle', async (game) => {
    const medium = await made(game, '2026-03-14');
    expect(await made(game, '2026-03-14', { strength: 'medium' })).toEqual(medium);
    for (const strength of ['easy', 'hard'] as const) {
      const given = await made(game, '2026-03-14', { strength });
      expect(given.strength).toBe(strength);
      expect(given.text).not.toBe(medium.text);
      await puzzle(game, 'another', { strength });
      expect(await made(game, '2026-03-14', { strength })).toEqual(given);
      expect(await judge(given, given.best)).toMatchObject({ ok: true, value: { right: true } });
    }
  });

  it('leaves published seeds their puzzles', async () => {
    expect((await made('sequence', '2026-03-14')).text).toBe('seq1..0..k0232bb8c');
    expect((await made('plyt', '2026-03-14')).text).toBe(
      'plyt1.t0.97_112_100.uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu.__.000.c0',
    );
    expect((await made('pytagora', '2026-03-14')).text).toBe('py2...eeed265798.0.1_0_0');
    expect((await made('multiplay', '2026-03-14')).text).toMatch(/^mp2\.s9\.2\.rzHdZFBLvarBg1xp/);
  });

  it('makes the best stand out more where it is easy', async () => {
    for (const game of Object.keys(games) as GameName[]) {
      const standsOut = async (strength: string): Promise<number> => {
        let sum = 0;
        for (const seed of seeds.slice(0, 12)) {
          const { value, second } = await made(game, seed, { strength });
          sum += value - second;
        }
        return sum;
      };
      if (game === 'tables') continue;
      if (game === 'multiplay' || game === 'sequence' || game === 'plyt' || game === 'up-and-down')
        expect(await standsOut('easy'), game).toBeGreaterThan(await standsOut('hard'));
      else {
        for (const seed of seeds.slice(0, 12)) {
          const text = ({ best }: Puzzle): string => (best as { readonly text: string }).text;
          expect(
            Math.max(
              ...text(await made(game, seed, { strength: 'easy' }))
                .split(/\D/)
                .map(Number),
            ),
          ).toBeLessThan(21);
          expect(text(await made(game, seed, { strength: 'hard' })).length).toBeGreaterThan(8);
        }
      }
    }
  });

  it('asks for known tables where it is easy, and tempts with a product beside where it is hard', async () => {
    for (const seed of seeds.slice(0, 12)) {
      const asked = async (strength: string): Promise<{ a: number; b: number; tempts: boolean }> => {
        const { rounds, hands } = (await made('tables', seed, { strength })).state as TablesState;
        const { a, b } = rounds[0];
        const beside = [(a - 1) * b, (a + 1) * b, a * (b - 1), a * (b + 1)];
        return { a, b, tempts: beside.some((number) => hasAll(hands[0], digitsOf(number))) };
      };
      const easy = await asked('easy');
      expect([2, 3, 5].some((table) => [easy.a, easy.b].includes(table)) && !easy.tempts, seed).toBe(true);
      const hard = await asked('hard');
      expect(Math.min(hard.a, hard.b) > 5 && hard.tempts, seed).toBe(true);
      const medium = await asked('medium');
      expect(Math.min(medium.a, medium.b)).toBeGreaterThan(1);
    }
  });

  it('of Up and down is none on a path without a choice', async () => {
    expect(await puzzle('up-and-down', 'a', { variant: 'plain' })).toMatchObject({ ok: false, code: 'options' });
  });

  it.each(['', 'Easy', 1, {}, Symbol('x'), () => 1])('%o is none', async (strength) => {
    expect(await puzzle('multiplay', 'a', { strength })).toMatchObject({ ok: false, code: 'strength' });
  });
});
