import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { multiplayBot } from '../../src/bots/multiplay.js';
import { plytBot } from '../../src/bots/plyt.js';
import { sequenceBot } from '../../src/bots/sequence.js';
import { solver } from '../../src/core/sequence-solver.js';
import { Match } from '../../src/match/match.js';
import { record } from '../../src/match/record.js';
import { review, type Review } from '../../src/review/index.js';
import { wasBest } from '../../src/review/summary.js';
import type { Bot, Game, GameEvent, Random } from '../../src/rules/game.js';
import { multiplay, type MultiplayMove, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { plyt } from '../../src/rules/plyt/index.js';
import { sequence, type SequenceMove } from '../../src/rules/sequence/index.js';
import { english, italian, reviewCodes, inEnglish } from './support/words.js';
import { say } from '../../src/words/say.js';
import { anything } from './support/spoilt-text.js';
import { looked, seats } from './support/look-back.js';
import { seeded } from './support/random.js';
import { made, PageWorker, Silent } from './support/page-workers.js';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Plays a game in which each seat plays at its level, or at random at level 0. */
async function played<O, S, M, E extends GameEvent>(
  game: Game<O, S, M, E>,
  bot: Bot<S, M>,
  levels: readonly number[],
  given: object,
  random: Random,
): Promise<Match<O, S, M, E>> {
  const options = game.options(given);
  if (!options.ok) throw new Error(options.message);
  const match = new Match(game, seats(levels.length), game.setup(levels.length, options.value, random));
  for (let i = 0; i < 3000 && !match.isOver; i++) {
    const { turn, state } = match;
    if (turn.kind === 'over') break;
    const any = (): M => {
      const moves = [...game.moves(state)];
      return moves[random(moves.length)];
    };
    const move =
      turn.kind === 'chance'
        ? game.chance(state, random)
        : levels[turn.seat]
          ? await bot.think(state, levels[turn.seat], random)
          : any();
    const step = match.play(move);
    if (!step.ok) throw new Error(step.message);
  }
  return match;
}

const codesOf = ({ moves }: Review): string[] => moves.map(({ why }) => why.code);

describe('a review of Sequence', () => {
  const options = sequence.options({});
  const start = sequence.setup(2, options.ok ? options.value : sequence.defaults, seeded(1));
  /** Returns a match from the first throw on, with these moves. */
  function made(...moves: SequenceMove[]) {
    const match = new Match(sequence, seats(2), start);
    for (const move of [{ type: 'roll', die: 9 }, { type: 'roll', die: 3 }, ...moves] as SequenceMove[]) {
      const step = match.play(move);
      if (!step.ok) throw new Error(step.message);
    }
    return record(match);
  }

  it('sets what was kept beside the best, by the steps on average', async () => {
    const dice = [7, 3, 9, 11, 1, 1];
    const { moves, curve, measure } = await looked(
      made({ type: 'throw', dice }, { type: 'keep', keep: 0b110000 }, { type: 'throw', dice: [7, 8, 9, 10] }),
    );
    const best = solver.keep(dice, 2);
    const values = solver.keepValues(dice, 2);
    expect(moves).toHaveLength(1);
    expect(moves[0]).toMatchObject({ ply: 3, seat: 0, unit: 'steps', best: { type: 'keep', keep: best.keep } });
    expect(moves[0].played).toEqual({ type: 'keep', keep: 0b110000 });
    expect(moves[0].lost).toBeCloseTo(values[best.keep] - values[0b110000], 12);
    expect(moves[0].why.code).toBe('sequence-keep-better');
    expect(measure).toBe('chance');
    expect(curve).toHaveLength(1);
    expect(curve[0].values[0], 'who begins is ahead').toBeGreaterThan(0.5);
  });

  it('says when a player stopped too early, rolled on, or named less than there was', async () => {
    const low: SequenceMove = { type: 'throw', dice: [1, 4, 4, 4, 9, 12] };
    expect(codesOf(await looked(made(low, { type: 'stop' }, { type: 'pass' })))).toEqual([
      'sequence-stopped-early',
      'sequence-claim-missed',
    ]);
    const high: SequenceMove = { type: 'throw', dice: [12, 8, 8, 8, 8, 8] };
    const named: SequenceMove = { type: 'declare', kind: 'match', dice: 0b011110 };
    const rolledOn = made(high, { type: 'keep', keep: 1 });
    expect(codesOf(await looked(rolledOn))).toEqual(['sequence-rolled-on']);
    const [stopped, less] = (await looked(made(high, { type: 'stop' }, named))).moves;
    expect(stopped).toMatchObject({ lost: 0, why: { code: 'sequence-stop', given: [20] } });
    expect(less).toMatchObject({
      lost: 4,
      best: { kind: 'match', dice: 0b111110 },
      why: { code: 'sequence-claim-better' },
    });
  });

  it('finds nothing better than level 2 plays, and a curve of chances that ends at 1', async () => {
    const match = await played(sequence, sequenceBot, [2, 2, 2], { summit: 60 }, seeded(3));
    const { moves, curve } = await looked(record(match));
    expect(moves.length).toBeGreaterThan(20);
    expect(Math.max(...moves.map(({ lost }) => lost))).toBeLessThan(1e-9);
    for (const { values } of curve) expect(values.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
    expect(Math.max(...curve.at(-1)!.values)).toBe(1);
    const alone = await looked(record(await played(sequence, sequenceBot, [2], { summit: 40 }, seeded(4))));
    expect(alone.measure).toBe('score');
    expect(alone.curve.at(-1)!.values).toEqual([40]);
  });
});

describe('a review of PLYT', () => {
  it('tells right, wrong and late answers', async () => {
    const match = await played(plyt, plytBot, [1, 3], { startSquare: 60 }, seeded(5));
    const { moves, curve, measure } = await looked(record(match));
    expect(measure).toBe('score');
    expect(curve.at(-1)!.values).toEqual(match.plies.at(-1)!.state.at);
    const answers = moves.filter(({ unit }) => unit === 'answer');
    const told = match.plies.flatMap(({ events }) => events.filter(({ type }) => type === 'answered'));
    expect(answers).toHaveLength(told.length);
    expect(answers.map(({ value }) => value)).toEqual(told.map((event) => Number('right' in event && event.right)));
  });

  it('sees the time run out', async () => {
    const start = plyt.setup(1, plyt.defaults, seeded(1));
    const match = new Match(plyt, seats(1), start);
    match.play({ type: 'choose', dice: 2 });
    match.play({ type: 'throw', dice: [7, 8] });
    match.play({ type: 'time-up', ms: 30_000 });
    const { moves } = await looked(record(match));
    expect(moves.at(-1)).toMatchObject({ lost: 1, why: { code: 'plyt-time-up', given: [{ sum: '7*8' }, 56] } });
  });
});

describe('a review of Multiplay', () => {
  const gain = (before: MultiplayState, after: MultiplayState): number =>
    after.scores[before.seat] - before.scores[before.seat];

  /** Returns the position after a legal move. */
  function after(state: MultiplayState, move: MultiplayMove): MultiplayState {
    const step = multiplay.play(state, move);
    if (!step.ok) throw new Error(step.message);
    return step.state;
  }

  /** Computes the average gain of the next player by rolling every die and turning every cube. */
  function slowLeft(state: MultiplayState): number {
    let sum = 0;
    for (let die = 1; die <= 12; die++) {
      const rolled = after(state, { type: 'roll', die });
      const gains =
        rolled.phase === 'choose' ? [...multiplay.moves(rolled)].map((move) => gain(rolled, after(rolled, move))) : [0];
      sum += Math.max(...gains);
    }
    return sum / 12;
  }

  it('says of every cube what it brings at once and what it leaves, as all cubes turned one by one', async () => {
    const match = await played(multiplay, multiplayBot, [2, 2], { size: 9 }, seeded(6));
    const { moves: all, curve } = await looked(record(match));
    const moves = all.filter(({ why }) => !why.code.startsWith('multiplay-end'));
    const turned = match.plies.flatMap((ply, i) => ('cell' in ply.move && ply.by !== 'chance' ? [i] : []));
    expect(moves.map(({ ply }) => ply)).toEqual(turned);
    let left = 0;
    for (const { ply, best, played: move, why, value, bestValue } of moves) {
      const before = match.plies[ply - 1].state;
      expect(multiplay.play(before, best as MultiplayMove).ok).toBe(true);
      expect(bestValue).toBeGreaterThanOrEqual(value);
      const [own, ours] = [after(before, move as MultiplayMove), after(before, best as MultiplayMove)];
      const { code, given } = why;
      if (code === 'multiplay-best') expect(given[0]).toBe(gain(before, own));
      else if (code !== 'multiplay-only') expect(given[2]).toBe(gain(before, ours));
      if (own.phase !== 'roll' || ours.phase !== 'roll') continue;
      if (code === 'multiplay-best') expect(given[1]).toBeCloseTo(slowLeft(own), 9);
      if (code !== 'multiplay-leaves' && code !== 'multiplay-both') continue;
      expect(given[4]).toBeCloseTo(slowLeft(ours), 9);
      expect(given[5]).toBeCloseTo(slowLeft(own), 9);
      expect(gain(before, ours) > gain(before, own)).toBe(code === 'multiplay-both');
      left++;
    }
    expect(left).toBeGreaterThan(2);
    expect(new Set(moves.map(({ unit }) => unit))).toEqual(new Set(['points', 'chance']));
    expect(curve.at(-1)!.values).toEqual(match.plies.at(-1)!.state.scores);
  });

  it('finds hardly anything better than level 4 plays, and more the lower the level', async () => {
    const shares: number[] = [];
    for (const level of [0, 2, 4]) {
      const { moves } = await looked(
        record(await played(multiplay, multiplayBot, [level, level], { size: 7 }, seeded(7))),
      );
      shares.push(moves.filter(wasBest).length / moves.length);
    }
    expect(shares[2]).toBeGreaterThanOrEqual(0.95);
    expect(shares[1]).toBeLessThan(0.9);
    expect(shares[0]).toBeLessThan(shares[1]);
  });

  it('judges the same in a worker and on the page, and gives up there', async () => {
    const whole = record(await played(multiplay, multiplayBot, [1, 1], { size: 5 }, seeded(16)));
    const here = await looked(whole);
    vi.stubGlobal('Worker', PageWorker);
    const begun = made.begun;
    expect(await looked(whole)).toEqual(here);
    expect(made.begun).toBeGreaterThan(begun);
    vi.stubGlobal('Worker', Silent);
    const given = new AbortController();
    const thrown = review(whole, given.signal);
    await new Promise((resolve) => setTimeout(resolve, 20));
    given.abort();
    expect(await thrown).toMatchObject({ ok: false, code: 'aborted' });
  });

  it('counts a wrong answer as what it cost', async () => {
    const options = multiplay.options({ size: 7, answer: 'product' });
    if (!options.ok) throw new Error();
    const match = new Match(multiplay, seats(2), multiplay.setup(2, options.value, seeded(8)));
    for (const die of [9, 3, 4]) match.play({ type: 'roll', die });
    const [right] = [...multiplay.moves(match.state)];
    if (right.type !== 'answer') throw new Error();
    match.play({ ...right, answer: right.answer + 1, ms: 5 });
    const { moves } = await looked(record(match));
    expect(moves.at(-1)!.why).toMatchObject({
      code: 'multiplay-wrong',
      given: [{ sum: `4*${right.factor}=?` }, right.answer, 0],
    });
  });
});

describe('a review', () => {
  it('has a sentence for every reason, in both languages', async () => {
    const games = await Promise.all([
      played(sequence, sequenceBot, [0, 1], { summit: 60 }, seeded(9)),
      played(sequence, sequenceBot, [0, 2], { cards: true }, seeded(10)),
      played(plyt, plytBot, [0, 4], { startSquare: 40 }, seeded(11)),
      played(multiplay, multiplayBot, [0, 1], { size: 5 }, seeded(12)),
    ] as Promise<Match<unknown, unknown, unknown, GameEvent>>[]);
    const seen = new Set<string>();
    for (const match of games) {
      for (const { why } of (await looked(record(match))).moves) {
        seen.add(why.code);
        for (const words of [english.why, italian.why]) {
          const said = say(words, why, inEnglish());
          expect(said).toMatch(/^\S.*\.$/);
          expect(said).not.toMatch(/undefined|NaN|null|\d\.\d\d/);
        }
      }
    }
    expect(reviewCodes.filter((code) => seen.has(code)).length).toBeGreaterThanOrEqual(12);
    expect([...seen].every((code) => reviewCodes.includes(code))).toBe(true);
  });

  it('reviews a game in progress, without moves that were undone', async () => {
    const whole = record(await played(multiplay, multiplayBot, [1, 1], { size: 5 }, seeded(13)));
    const half = await looked({ ...whole, at: 20 });
    expect(half.moves).toEqual((await looked(whole)).moves.filter(({ ply }) => ply < 20));
  });

  it('names what is wrong with a record, and never throws', async () => {
    const whole = record(await played(sequence, sequenceBot, [1, 1], { summit: 20 }, seeded(14)));
    const bad = async (change: object): Promise<string | undefined> => {
      const result = await review({ ...whole, ...change });
      return result.ok ? undefined : result.code;
    };
    expect(await bad({})).toBeUndefined();
    expect(await bad({ game: 'chess' })).toBe('game');
    expect(await bad({ game: 'constructor' })).toBe('game');
    expect(await bad({ game: 'plyt' })).toBe('format');
    expect(await bad({ abacade: 2 })).toBe('abacade');
    expect(await bad({ players: [] })).toBe('players');
    expect(await bad({ start: 'seq1' })).toBe('format');
    expect(await bad({ moves: {} })).toBe('moves');
    expect(await bad({ moves: [{ type: 'stop' }] })).toBe('moves');
    expect(await bad({ at: -1 })).toBe('at');
    expect(await bad({ at: 1e9 })).toBe('at');
    const trap = new Proxy(whole, {
      get: () => {
        throw new Error('no');
      },
    });
    expect((await review(trap)).ok).toBe(false);
    const withTrap = {
      game: 'sequence',
      get moves(): never {
        throw new Error('no');
      },
    };
    expect(await review(withTrap)).toMatchObject({ ok: false, code: 'record' });
    await fc.assert(
      fc.asyncProperty(
        anything,
        fc.constantFrom('moves', 'start', 'players', 'at', 'waiting', 'game'),
        async (value, field) => {
          const result = await review({ ...whole, [field]: value });
          expect(typeof (result.ok ? result.value.game : result.code)).toBe('string');
          expect((await review(value)).ok).toBe(false);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('works in slices of a few moves, and gives up when nobody waits any more', async () => {
    const whole = record(await played(multiplay, multiplayBot, [1, 1], { size: 7 }, seeded(15)));
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now++);
    let slices = 0;
    vi.stubGlobal('setTimeout', (call: () => void) => {
      slices++;
      return setImmediate(call);
    });
    const steps = vi.spyOn(multiplay, 'play');
    await looked(whole);
    expect(steps.mock.calls.length).toBe(whole.moves.length);
    // Four steps in a slice: each move is replayed, then judged.
    expect(slices).toBeGreaterThanOrEqual(Math.floor((2 * whole.moves.length) / 4) - 2);
    const given = new AbortController();
    given.abort();
    expect(await review(whole, given.signal)).toMatchObject({ ok: false, code: 'aborted' });
  });
});
