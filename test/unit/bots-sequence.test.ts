import { beforeAll, describe, expect, it } from 'vitest';
import { sequenceBot } from '../../src/bots/sequence.js';
import { sequence as core } from '../../src/core/index.js';
import type { Random } from '../../src/rules/game.js';
import { sequence, type SequenceMove, type SequenceState } from '../../src/rules/sequence/index.js';
import { standings } from '../../src/rules/sequence/standings.js';
import { seeded } from './support/random.js';

const random = seeded(11);
const dice = (count = 6): number[] => Array.from({ length: count }, () => random(12) + 1);

function at(phase: SequenceState['phase'], given: object = {}): SequenceState {
  const options = sequence.options(given);
  if (!options.ok) throw new Error(options.message);
  return { ...sequence.setup(2, options.value, random), at: [20, 30], phase };
}

const think = (state: SequenceState, level: number, chance: Random = random): Promise<SequenceMove> =>
  Promise.resolve(sequenceBot.think(state, level, chance));

/** Plays a game alone, and returns its number of turns. */
async function climb(level: number): Promise<number> {
  let state = sequence.setup(1, { ...sequence.defaults, summit: 60 }, random);
  let turns = 0;
  while (state.phase.type !== 'over') {
    const turn = sequence.turn(state);
    const move = turn.kind === 'chance' ? sequence.chance(state, random) : await think(state, level);
    const step = sequence.play(state, move);
    if (!step.ok) throw new Error(step.message);
    turns += step.events.filter(({ type }) => type === 'scored').length;
    state = step.state;
  }
  return turns;
}

describe('a computer player of Sequence', () => {
  beforeAll(() => think(at({ type: 'keep', seat: 0, rolls: 1, dice: dice() }), 2));

  it('of level 2 keeps what is worth most, exactly, under both rules for a Total', async () => {
    for (const totalRule of ['at-least', 'more-than'] as const) {
      for (let i = 0; i < 60; i++) {
        const rolls = 1 + (i % 2);
        const state = at({ type: 'keep', seat: 0, rolls, dice: dice() }, { totalRule });
        const { phase } = state;
        if (phase.type !== 'keep') throw new Error();
        const move = await think(state, 2);
        const values = core.keepValues(phase.dice, 3 - rolls, totalRule);
        const kept = move.type === 'stop' ? 63 : move.type === 'keep' ? move.keep : -1;
        expect(values[kept], phase.dice.join()).toBe(Math.max(...values));
        expect(sequenceBot.values(state)).toEqual(values);
        expect(sequence.play(state, move).ok).toBe(true);
      }
    }
  });

  it('of level 1 stops at a Sequence and else keeps what comes nearest to one', async () => {
    const stop = await think(at({ type: 'keep', seat: 0, rolls: 1, dice: [3, 8, 8, 8, 1, 12] }), 1);
    expect(stop).toEqual({ type: 'stop' });
    const keep = await think(at({ type: 'keep', seat: 0, rolls: 1, dice: [1, 5, 6, 8, 12, 12] }), 1, () => 0);
    expect(keep.type).toBe('keep');
    for (let i = 0; i < 100; i++) {
      const state = at({ type: 'keep', seat: 1, rolls: 2, dice: dice() });
      expect(sequence.play(state, await think(state, 1)).ok).toBe(true);
    }
  });

  it.each([1, 2])('of level %i names the best that the dice make, or nothing', async (level) => {
    for (let i = 0; i < 100; i++) {
      const thrown = dice();
      const state = at({ type: 'declare', seat: 0, dice: thrown });
      const move = await think(state, level);
      const best = core.score(thrown);
      if (best)
        expect(core.judge(thrown, best.kind, 'dice' in move ? Number(move.dice) : 0)).toMatchObject({
          ok: true,
          score: best.score,
        });
      else expect(move).toEqual({ type: 'pass' });
      expect(sequence.play(state, move).ok).toBe(true);
    }
  });

  it('uses a card where it gains most', async () => {
    const state = at(
      { type: 'open-card', turn: 0, seat: 0, links: 0, card: 'yourself-up', dice: [5, 1, 1, 2, 4, 6] },
      { cards: true },
    );
    const open = { ...state, at: [27, 30] };
    const moves = [...sequence.moves(open)].flatMap((move) => (move.type === 'card' ? [move.to] : []));
    const move = await think(open, 2);
    expect(move).toEqual({ type: 'card', seat: 0, to: Math.max(...moves) });
  });

  it('gives a move that the rules refuse when no seat is to act', async () => {
    const state = sequence.setup(2, sequence.defaults, random);
    expect(sequence.play(state, await think(state, 2)).ok).toBe(false);
  });

  it('climbs faster at level 2 than at level 1', async () => {
    let [gentle, strong] = [0, 0];
    for (let i = 0; i < 60; i++) {
      gentle += await climb(1);
      strong += await climb(2);
    }
    expect(strong).toBeLessThan(gentle * 0.95);
  });
});

describe('what dice make and lack', () => {
  it('names the best claim of each kind (SEQ-04 to SEQ-07), else how near it is', () => {
    for (let i = 0; i < 300; i++) {
      const thrown = dice();
      const claims = core.claims(thrown);
      for (const { kind, claim, near } of standings(thrown, 'at-least')) {
        const own = claims.filter((one) => one.kind === kind);
        if (own.length) expect(claim?.score).toBe(Math.max(...own.map(({ score }) => score)));
        else expect(near!.short).toBeGreaterThan(0);
      }
    }
  });

  it('lacks so few numbers that putting them in makes it', () => {
    for (let i = 0; i < 300; i++) {
      const thrown = dice();
      for (const { near } of standings(thrown, 'at-least')) {
        if (near?.kind !== 'novice' && near?.kind !== 'advanced') continue;
        const filled = [...thrown];
        const free = filled.flatMap((_, die) => ((near.dice >> die) & 1 ? [] : [die]));
        near.wanted.forEach((number, k) => (filled[free[k]] = number));
        expect(near.wanted).toHaveLength(near.short);
        expect(
          core.claims(filled).some(({ kind }) => kind === near.kind),
          thrown.join(),
        ).toBe(true);
      }
    }
  });

  it('tells a match and a total by what they lack', () => {
    const [match, total] = standings([4, 4, 9, 11, 5, 7], 'at-least');
    expect(match.near).toMatchObject({ short: 1, wanted: [4], dice: 0b000011 });
    expect(total.near).toMatchObject({ short: 10 });
    expect(standings([4, 4, 9, 11, 5, 7], 'more-than')[1].near).toMatchObject({ short: 11 });
  });
});
