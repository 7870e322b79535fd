import { describe, expect, it } from 'vitest';
import {
  sequence as core,
  SEQUENCE_KINDS,
  TOTAL_RULES,
  type SequenceKind,
  type TotalRule,
} from '../../src/core/sequence.js';
import { leftOut, sequence, squareAfter, type SequenceMove } from '../../src/rules/sequence/index.js';
import { bonusSteps } from '../../src/rules/sequence/standings.js';
import { countsOf } from '../../src/rules/trail/cards.js';
import vectors from '../vectors/sequence.json' with { type: 'json' };
import { after, optionsOf, position, reasonOf, typesOf } from './sequence-rules-helpers.js';
import { seeded } from './trail-helpers.js';

const first = { type: 'roll', seat: 0, rolls: 0, dice: [], keep: 0 } as const;
const declaring = (dice: number[], at = [0, 0], options = {}) =>
  position({ at, options, phase: { type: 'declare', seat: 0, dice } });

/** Returns the score of a claim, or why it has none. */
function claim(dice: number[], kind: string, mask: number, options = {}): number | string {
  const { events } = after(declaring(dice, [0, 0], options), { type: 'declare', kind, dice: mask } as SequenceMove);
  const declared = events.find((event) => event.type === 'declared');
  const scored = events.find((event) => event.type === 'scored');
  return declared?.reason ?? scored?.score ?? 'nothing';
}

describe('options of Sequence', () => {
  it('SEQ-01 SEQ-05 SEQ-09 SEQ-12 SEQ-15 have the defaults of the catalogue', () => {
    expect(sequence.options(undefined)).toEqual({ ok: true, value: sequence.defaults });
    expect(sequence.defaults).toMatchObject({
      totalRule: 'at-least',
      declare: 'player',
      highlight: 'off',
      cards: countsOf(0),
      summit: 113,
    });
    expect(sequence.setup(3, sequence.defaults, seeded(1))).toMatchObject({ at: [0, 0, 0], pack: [] });
  });

  it.each([
    ['totalRule', ['least', 50, null]],
    ['declare', ['computer', true]],
    ['highlight', ['shut', true]],
    ['cards', ['on', { joker: 2 }, { 'yourself-up': 9 }]],
    ['plytSquares', [[0], [113], [5, 5], 'all']],
    ['summit', [19, 114, 20.5, '113']],
    ['sumit', [50]],
  ])('name %s when it is wrong', (field, values) => {
    for (const value of values) expect(sequence.options({ [field]: value })).toMatchObject({ ok: false, code: field });
  });

  it('read their own value again', () => {
    const value = optionsOf({ totalRule: 'more-than', declare: 'auto', cards: true, plytSquares: [9, 3], summit: 20 });
    expect(sequence.options(JSON.parse(JSON.stringify(value)))).toEqual({ ok: true, value });
  });
});

describe('a turn of Sequence', () => {
  it('SEQ-13 is first for the highest Master; who is alone begins at once', () => {
    const begin = sequence.setup(2, optionsOf(), seeded(1));
    const rolls = [7, 7, 2, 9].map((die): SequenceMove => ({ type: 'roll', die }));
    expect(after(begin, ...rolls).state.phase).toEqual({ ...first, seat: 1 });
    expect(reasonOf(begin, { type: 'roll', die: 13 })).toBe('SEQ-01 bad-dice');
    expect(reasonOf(begin, { type: 'throw', dice: [1] })).toBe('SEQ-13 not-now');
    expect(sequence.setup(1, optionsOf(), seeded(1)).phase).toEqual(first);
    expect(() => sequence.setup(0, optionsOf(), seeded(1))).toThrow(RangeError);
    expect(() => sequence.setup(7, optionsOf(), seeded(1))).toThrow(RangeError);
  });

  it('SEQ-01 SEQ-02 rolls six dice, then what is not kept, twice at most', () => {
    let { state } = after(position({ at: [0, 0], phase: first }), { type: 'throw', dice: [5, 3, 7, 9, 11, 2] });
    expect(state.phase).toEqual({ type: 'keep', seat: 0, rolls: 1, dice: [5, 3, 7, 9, 11, 2] });
    expect([...sequence.moves(state)]).toHaveLength(64);
    state = after(state, { type: 'keep', keep: 0b011110 }).state;
    expect(sequence.turn(state)).toEqual({ kind: 'chance' });
    expect(leftOut(0b011110)).toEqual([0, 5]);
    expect(reasonOf(state, { type: 'throw', dice: [1, 2, 3] })).toBe('SEQ-01 bad-dice');
    const { state: second, events } = after(state, { type: 'throw', dice: [8, 10] });
    expect(second.phase).toEqual({ type: 'keep', seat: 0, rolls: 2, dice: [8, 3, 7, 9, 11, 10] });
    expect(events).toEqual([{ type: 'rolled', seat: 0, dice: [8, 3, 7, 9, 11, 10], kept: 0b011110, roll: 2 }]);
    const third = after(second, { type: 'keep', keep: 0b111101 }, { type: 'throw', dice: [6] });
    expect(third.state.phase).toEqual({ type: 'declare', seat: 0, dice: [8, 6, 7, 9, 11, 10] });
  });

  it('SEQ-02 may roll a die that was kept before', () => {
    const { state } = after(
      position({ at: [0, 0], phase: first }),
      { type: 'throw', dice: [1, 2, 3, 4, 5, 6] },
      { type: 'keep', keep: 0b111110 },
      { type: 'throw', dice: [12] },
      { type: 'keep', keep: 0b000001 },
      { type: 'throw', dice: [12, 12, 11, 11, 10] },
    );
    expect(state.phase).toMatchObject({ dice: [12, 12, 12, 11, 11, 10] });
  });

  it('SEQ-02 may stop early; to keep all six is to stop', () => {
    const { state } = after(position({ at: [0, 0], phase: first }), { type: 'throw', dice: [1, 2, 3, 4, 5, 6] });
    expect(after(state, { type: 'stop' }).state.phase).toMatchObject({ type: 'declare', dice: [1, 2, 3, 4, 5, 6] });
    for (const keep of [63, -1, 64, 1.5, '3', null, undefined, Number.NaN]) {
      expect(reasonOf(state, { type: 'keep', keep })).toBe('SEQ-02 nothing-rolled');
    }
  });

  it('SEQ-02 SEQ-06 SEQ-08 printed: 3 7 9 11, then 8 and 10, then the 3 becomes a 6: Master 7 and 8 more', () => {
    const { state, events } = after(
      position({ at: [20, 0], phase: first }),
      { type: 'throw', dice: [7, 3, 9, 11, 1, 1] },
      { type: 'keep', keep: 0b001111 },
      { type: 'throw', dice: [8, 10] },
      { type: 'keep', keep: 0b111101 },
      { type: 'throw', dice: [6] },
      { type: 'declare', kind: 'novice', dice: 0b111111 },
    );
    expect(events.slice(-4)).toEqual([
      { type: 'declared', seat: 0, kind: 'novice', dice: 63, right: true },
      { type: 'scored', seat: 0, kind: 'novice', dice: 63, bonus: 8, score: 15, best: 15 },
      { type: 'moved', seat: 0, from: 20, to: 35, cause: 'own' },
      { type: 'turn', seat: 1 },
    ]);
    expect(state.phase).toEqual({ ...first, seat: 1 });
  });

  it('SEQ-04 SEQ-08 printed: four red 8s beside a Master of 5 are 9 steps', () => {
    expect(claim([5, 8, 8, 8, 8, 2], 'match', 0b011110)).toBe(9);
  });

  it('SEQ-03 SEQ-04 judges exactly the dice that are named', () => {
    expect(claim([5, 8, 8, 8, 8, 2], 'match', 0b001110)).toBe(5);
    expect(claim([5, 8, 8, 8, 8, 2], 'match', 0b011111)).toBe('not-one-number');
    expect(claim([8, 8, 8, 8, 8, 8], 'match', 0b111111)).toBe(20);
    expect(claim([8, 8, 8, 8, 8, 1], 'match', 0b011111)).toBe(16);
  });

  it('SEQ-05 takes a Total from 50, or from 51', () => {
    const fifty = [12, 12, 12, 12, 1, 1];
    expect(claim(fifty, 'total', 63)).toBe(12);
    expect(claim(fifty, 'total', 63, { totalRule: 'more-than' })).toBe('too-low');
    expect(claim([1, 12, 12, 12, 12, 2], 'total', 63, { totalRule: 'more-than' })).toBe(1);
    expect(claim([10, 10, 10, 10, 10, 10], 'total', 63)).toBe(14);
    expect(claim([10, 12, 12, 12, 12, 12], 'total', 63)).toBe(18);
  });

  it('SEQ-06 SEQ-07 takes runs with steps of 1 or 2, and of 3', () => {
    expect(claim([9, 1, 2, 3, 4, 12], 'novice', 0b011110)).toBe(9);
    expect(claim([9, 2, 4, 6, 8, 10], 'novice', 0b111110)).toBe(13);
    expect(claim([9, 1, 2, 3, 5, 12], 'novice', 0b011110)).toBe('uneven-steps');
    expect(claim([9, 3, 6, 12, 1, 1], 'advanced', 0b000111)).toBe(9);
    expect(claim([9, 3, 6, 12, 1, 1], 'advanced', 0b001111)).toBe(17);
    expect(claim([9, 9, 6, 12, 1, 1], 'advanced', 0b001111)).toBe('number-twice');
  });

  it('SEQ-09 lists what the dice make, and scores one of them', () => {
    const state = declaring([12, 12, 12, 12, 9, 6]);
    const moves = [...sequence.moves(state)];
    expect(moves.at(-1)).toEqual({ type: 'pass' });
    const kinds = moves.flatMap((move) => (move.type === 'declare' ? move.kind : []));
    expect([...new Set(kinds)].sort()).toEqual(['advanced', 'match', 'total']);
    for (const move of moves) {
      const { state: next, events } = after(state, move);
      const scored = events.find((event) => event.type === 'scored');
      expect(next.at[0]).toBe(scored?.score);
      expect(scored?.best).toBe(16);
    }
  });

  it('SEQ-09 SEQ-12 lists with cards every square that a claim can lead to, without them the highest', () => {
    const random = seeded(9);
    for (let i = 0; i < 150; i++) {
      // Few different numbers, so that claims contain smaller ones.
      const dice = Array.from({ length: 6 }, () => 1 + random(i % 2 ? 3 : 7));
      for (const cards of [true, false]) {
        // No square has a star here, so that only the claim moves a climber.
        const state = declaring(dice, [30, 0], { cards, plytSquares: [1] });
        const squaresOf = (moves: readonly SequenceMove[]) => [
          ...new Set(moves.map((move) => after(state, move).state.at[0])),
        ];
        const every = squaresOf([
          { type: 'pass' },
          ...SEQUENCE_KINDS.flatMap((kind) =>
            Array.from({ length: 63 }, (_, i): SequenceMove => ({ type: 'declare', kind, dice: i + 1 })),
          ),
        ]);
        const listed = squaresOf([...sequence.moves(state)]);
        if (cards) expect(listed.sort()).toEqual(every.sort());
        else {
          expect(Math.max(...listed)).toBe(Math.max(...every));
          expect([...sequence.moves(state)]).toHaveLength(core.claims(dice).length + 1);
        }
      }
    }
  });

  it('SEQ-09 SEQ-12 lets a smaller claim stop on a star', () => {
    const state = declaring([4, 4, 4, 4, 6, 1], [2, 0], { cards: true });
    const [whole, part] = [...sequence.moves(state)];
    expect([whole, part]).toEqual([
      { type: 'declare', kind: 'match', dice: 0b001111 },
      { type: 'declare', kind: 'match', dice: 0b000111 },
    ]);
    expect(typesOf(after(state, whole).events)).not.toContain('card-turned');
    expect(typesOf(after(state, part).events)).toContain('card-turned');
  });

  it('SEQ-09 SEQ-10 lets a wrong claim score nothing, and says why', () => {
    const { state, events } = after(declaring([5, 8, 8, 8, 1, 2], [30, 0]), {
      type: 'declare',
      kind: 'total',
      dice: 63,
    });
    expect(events).toEqual([
      { type: 'declared', seat: 0, kind: 'total', dice: 63, right: false, reason: 'too-low' },
      { type: 'scored', seat: 0, kind: null, dice: 0, bonus: 0, score: 0, best: 5 },
      { type: 'stayed', seat: 0, at: 30, why: 'wrong' },
      { type: 'turn', seat: 1 },
    ]);
    expect(state.at).toEqual([30, 0]);
  });

  it('SEQ-10 leaves the climber in place without a Sequence', () => {
    const none = [1, 1, 2, 4, 8, 12];
    expect(core.score(none)).toBeNull();
    for (const declare of ['player', 'auto']) {
      const state = position({
        at: [30, 0, 0],
        options: { declare },
        phase: { type: 'keep', seat: 2, rolls: 2, dice: none },
      });
      const asked = after(state, { type: 'stop' });
      const { state: next, events } = declare === 'auto' ? asked : after(asked.state, { type: 'pass' });
      expect(typesOf(events)).toEqual(['scored', 'stayed', 'turn']);
      expect(next.at).toEqual([30, 0, 0]);
      expect(next.phase).toEqual(first);
    }
  });

  it('SEQ-09 refuses claims that name nothing', () => {
    const state = declaring([5, 8, 8, 8, 1, 2]);
    for (const more of [
      { kind: 'pair', dice: 3 },
      { kind: 'match' },
      { dice: 14 },
      { kind: 'match', dice: 0 },
      { kind: 'match', dice: 64 },
      { kind: 'constructor', dice: 3 },
      { kind: 'match', dice: '14' },
    ]) {
      expect(reasonOf(state, { type: 'declare', ...more })).toBe('SEQ-03 bad-claim');
    }
  });

  it('SEQ-09 takes the best by itself with declare auto, as the core scores it', () => {
    for (const { dice, score, scoreMoreThan } of vectors.rolls) {
      for (const totalRule of ['at-least', 'more-than']) {
        const phase = { type: 'keep', seat: 0, rolls: 1, dice } as const;
        const state = position({ at: [0, 0], options: { declare: 'auto', totalRule }, phase });
        const { state: next } = after(state, { type: 'stop' });
        expect(next.at[0]).toBe(totalRule === 'at-least' ? score : scoreMoreThan);
        expect(next.phase).toEqual({ ...first, seat: 1 });
      }
    }
  });

  it('SEQ-11 wins on the summit or past it', () => {
    for (const [square, summit] of [
      [100, 113],
      [104, 113],
      [40, 50],
    ]) {
      const state = declaring([5, 8, 8, 8, 8, 8], [square, 0], { summit });
      const won = after(state, { type: 'declare', kind: 'match', dice: 0b111110 }).state;
      expect(won.at).toEqual([summit, 0]);
      expect(sequence.turn(won)).toEqual({ kind: 'over', winners: [0] });
      expect(sequence.scores(won)).toEqual([summit, 0]);
      expect(reasonOf(won, { type: 'stop' })).toBe('SEQ-11 game-over');
    }
    const short = declaring([5, 8, 8, 8, 8, 8], [99, 0]);
    expect(after(short, { type: 'declare', kind: 'match', dice: 0b111110 }).state.at).toEqual([112, 0]);
  });
});

describe('SEQ-12 cards', () => {
  const take = { type: 'declare', kind: 'match', dice: 0b001110 } as const;
  const withCards = (at: number[], top: Parameters<typeof position>[0]['top'], more = {}) =>
    position({
      at,
      top,
      options: { cards: true, ...more },
      phase: { type: 'declare', seat: 0, dice: [5, 8, 8, 8, 1, 2] },
    });

  it('are off by default', () => {
    expect(typesOf(after(declaring([5, 8, 8, 8, 1, 2], [1, 0]), take).events)).toEqual([
      'declared',
      'scored',
      'moved',
      'turn',
    ]);
  });

  it('PLY-24 act at once, by the Master of the final roll and not the bonus', () => {
    const state = position({
      at: [12, 0],
      top: ['yourself-forward'],
      options: { cards: true },
      phase: { type: 'declare', seat: 0, dice: [5, 8, 8, 8, 8, 2] },
    });
    const { state: next } = after(state, { type: 'declare', kind: 'match', dice: 0b011110 });
    expect(next.at).toEqual([26, 0]); // 12 + 5 + 4 = 21, a Plyt square, and 5 more
  });

  it('PLY-25 PLY-28 let the player choose', () => {
    const { state } = after(withCards([22, 0, 0], ['yourself-up']), take);
    expect(sequence.turn(state)).toEqual({ kind: 'seat', seat: 0 });
    expect([...sequence.moves(state)]).toEqual([61, 62, 63].map((to) => ({ type: 'card', seat: 0, to })));
    expect(reasonOf(state, { type: 'card', seat: 0, to: 64 })).toBe('PLY-25 card-choice');
    expect(reasonOf(state, { type: 'stop' })).toBe('PLY-23 not-now');
    const next = after(state, { type: 'card', seat: 0, to: 63 }).state;
    expect(next.at).toEqual([63, 0, 0]);
    expect(next.phase).toEqual({ ...first, seat: 1 });
  });

  it('PLY-27 PLY-29 never reach a lower summit', () => {
    const { state } = after(
      withCards([22, 0], ['yourself-up', 'yourself-forward', 'yourself-back'], { summit: 32 }),
      take,
    );
    expect(state.at).toEqual([22, 0]); // 27, then back by 5
  });

  it('PLY-33 hide the order of the pack from everybody', () => {
    const state = withCards([22, 0], ['yourself-up']);
    const hidden = sequence.view(state, 0);
    expect(hidden).toEqual({ ...state, pack: state.pack.map(() => 'hidden') });
    expect(sequence.view(state, 'public')).toEqual(hidden);
    expect([...sequence.moves(hidden)]).toEqual([...sequence.moves(state)]);
    expect(reasonOf(hidden, take)).toBe('PLY-33 hidden');
    expect(sequence.write(hidden)).toContain('-'.repeat(32));
    expect(sequence.read(sequence.write(hidden))).toEqual({ ok: true, value: hidden });
  });
});

describe('what a bonus requires', () => {
  const steps = (kind: SequenceKind, totalRule: TotalRule = 'at-least') =>
    bonusSteps(kind, totalRule).map(({ bonus, needs }) => [bonus, needs]);

  it('SEQ-04, SEQ-06, SEQ-07 is a number of dice', () => {
    expect(steps('match')).toEqual([
      [0, 3],
      [4, 4],
      [8, 5],
      [12, 6],
    ]);
    expect(steps('novice')).toEqual([
      [0, 4],
      [4, 5],
      [8, 6],
    ]);
    expect(steps('advanced', 'more-than')).toEqual([
      [0, 3],
      [4, undefined],
      [8, 4],
    ]);
  });

  it('SEQ-05 is a number of points for a total', () => {
    expect(steps('total')).toEqual([
      [0, 50],
      [4, 60],
      [8, 70],
    ]);
    expect(steps('total', 'more-than')).toEqual([
      [0, 51],
      [4, 61],
      [8, 71],
    ]);
  });

  it('is what the claims of the core meet, and no claim meets the next step', () => {
    const random = seeded(4);
    const seen = new Set<string>();
    for (let i = 0; i < 6000; i++) {
      // Few different numbers in every second throw, so that long matches occur.
      const dice = Array.from({ length: 6 }, () => 1 + random(i % 2 ? 12 : 2) * (i % 2 ? 1 : 11));
      for (const totalRule of TOTAL_RULES) {
        for (const claim of core.claims(dice, totalRule)) {
          const sum = dice.reduce((all, number) => all + number, 0);
          const has = claim.kind === 'total' ? sum : 6 - leftOut(claim.dice).length;
          const met = bonusSteps(claim.kind, totalRule).findLast(({ needs }) => needs !== undefined && has >= needs);
          expect(claim.bonus).toBe(met?.bonus);
          seen.add(`${claim.kind} ${claim.bonus}`);
        }
      }
    }
    const all = SEQUENCE_KINDS.flatMap((kind) =>
      steps(kind).flatMap(([bonus, needs]) => (needs === undefined ? [] : [`${kind} ${bonus}`])),
    );
    expect(all.filter((one) => !seen.has(one))).toEqual([]);
  });
});

describe('the square that a score leads to', () => {
  it('is as far ahead as the score, and SEQ-11 never beyond the summit', () => {
    const options = optionsOf({ summit: 40 });
    expect(squareAfter(options, 0, 15)).toBe(15);
    expect(squareAfter(options, 25, 15)).toBe(40);
    expect(squareAfter(options, 39, 24)).toBe(40);
    expect(squareAfter(optionsOf(), 100, 24)).toBe(113);
  });
});
