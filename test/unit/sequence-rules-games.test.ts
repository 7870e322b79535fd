import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sequence, type SequenceMove, type SequenceState } from '../../src/rules/sequence/index.js';
import { deck } from '../../src/rules/trail/cards.js';
import { unseenCards } from '../../src/rules/trail/hands.js';
import { after, optionsOf, position, randomMove, randomOptions } from './sequence-rules-helpers.js';
import { runs } from './support/runs.js';
import { deepFreeze, must, seeded, URL_SAFE } from './trail-helpers.js';

/** Returns all cards; those that nobody has turned yet are derived from what is missing in the deck. */
const cardsOf = (state: SequenceState): string => {
  const { pack, hands, phase } = state;
  const known = [...pack, ...hands.flat(), ...('card' in phase ? [phase.card] : [])].filter(
    (card) => card !== 'unseen',
  );
  const unseen = pack.filter((card) => card === 'unseen').length;
  return [...known, ...unseenCards(state).slice(0, unseen)].sort().join();
};

/** Checks what holds in every position of every game, by plain comparisons, as there are many positions. */
function holds(state: SequenceState): void {
  const { at, hands, phase, options } = state;
  const written = sequence.write(state);
  const fail = (what: string): never => expect.fail(`${what}: ${written}`);
  if (cardsOf(state) !== deck(options.cards, at.length).sort().join()) fail('PLY-22 a card is lost');
  at.forEach((square, seat) => {
    if (!Number.isInteger(square) || square < 0 || square > options.summit) fail('SEQ-01 a climber is off the trail');
    if (square === options.summit && (phase.type !== 'over' || phase.winner !== seat)) fail('SEQ-11 nobody has won');
    if (square === options.summit && hands[seat].length > 0) fail('PLY-32 a winner holds cards');
  });
  if (written.length >= 400 || !URL_SAFE.test(written)) fail('the text is not short and plain');
  const read = must(sequence.read(written)).value;
  if (!isDeepStrictEqual(read, state) || sequence.write(read) !== written) fail('another position is read');
  const holders = [...at.keys()].filter((seat) => hands[seat].length > 0);
  for (const seer of ['public', ...holders] as const) {
    const view = sequence.view(state, seer);
    if (!isDeepStrictEqual(must(sequence.read(sequence.write(view))).value, view)) fail('another view is read');
  }
}

/** Returns a position some way into a random game. */
function middle(seed: number, plies: number): SequenceState {
  const random = seeded(seed);
  let state = sequence.setup(1 + random(6), randomOptions(random), random);
  for (let ply = 0; ply < plies && sequence.turn(state).kind !== 'over'; ply++) {
    state = must(sequence.play(state, randomMove(state, random))).state;
  }
  return deepFreeze(state);
}

describe('whole games of Sequence', () => {
  it('SEQ-11 end, and keep every card and square, whatever the options', () => {
    const phases = new Set<string>();
    const seen = new Set<string>();
    for (let game = 0; game < runs(100, 300); game++) {
      const random = seeded(game);
      const options = deepFreeze(randomOptions(random));
      let state = deepFreeze(sequence.setup(1 + random(6), options, random));
      for (let plies = 0; sequence.turn(state).kind !== 'over'; plies++) {
        if (plies > 20000) expect.fail(sequence.write(state));
        phases.add(state.phase.type);
        const moves = [...sequence.moves(state)];
        if (moves.length === 0 && sequence.turn(state).kind === 'seat') expect.fail(sequence.write(state));
        for (const move of plies < 60 ? moves : []) must(sequence.play(state, move));
        const step = must(sequence.play(state, deepFreeze(randomMove(state, random))));
        for (const event of step.events) seen.add('why' in event ? event.why : event.type);
        state = deepFreeze(step.state);
        if (plies < 60) holds(state);
      }
      holds(state);
    }
    expect([...phases].sort()).toEqual([
      'declare',
      'keep',
      'open-card',
      'play-cards',
      'roll',
      'start',
      'turn-card',
      'turned-card',
    ]);
    // SEQ-12, PLY-29, PLY-31, PLY-32, PLY-34
    for (const type of ['card-kept', 'card-played', 'card-put-back', 'holds-cards', 'no-card']) {
      expect(seen).toContain(type);
    }
  });

  it('replay from their moves to the same position', () => {
    for (let game = 0; game < 20; game++) {
      const random = seeded(1000 + game);
      const first = sequence.setup(2 + random(3), randomOptions(random), random);
      const record: SequenceMove[] = [];
      let state = first;
      while (sequence.turn(state).kind !== 'over' && record.length < 500) {
        record.push(randomMove(state, random));
        state = must(sequence.play(state, record.at(-1)!)).state;
      }
      expect(after(first, ...(JSON.parse(JSON.stringify(record)) as SequenceMove[])).state).toEqual(state);
    }
  });

  it('never throw and never half-apply, whatever is played', () => {
    const dice = [5, 8, 8, 8, 1, 2];
    const states = [
      sequence.setup(2, optionsOf(), seeded(1)),
      position({ at: [5, 6], phase: { type: 'roll', seat: 1, rolls: 1, dice, keep: 60 } }),
      position({ at: [5, 6], phase: { type: 'keep', seat: 1, rolls: 1, dice } }),
      position({ at: [5, 6], phase: { type: 'declare', seat: 1, dice } }),
      {
        ...sequence.setup(2, optionsOf({ cards: true }), seeded(1)),
        at: [27, 6],
        phase: {
          type: 'turn-card' as const,
          ...{ seat: 0, links: 0, passed: 0, turn: 0, dice, score: 0, own: 'made' as const, fresh: 0 },
        },
      },
      position({
        at: [27, 6],
        options: { cards: true },
        phase: { type: 'open-card', seat: 0, card: 'yourself-up', links: 0, turn: 0, dice },
      }),
      position({
        at: [27, 6],
        hands: [['yourself-up'], []],
        options: { cards: true, cardsWhen: 'keep' },
        phase: { type: 'play-cards', turn: 0, dice, score: 5, own: 'to-come', fresh: 0 },
      }),
      position({
        at: [27, 6],
        options: { cards: true, cardsWhen: 'keep' },
        phase: {
          type: 'turned-card',
          seat: 0,
          card: 'yourself-up',
          links: 0,
          turn: 0,
          dice,
          score: 5,
          own: 'made',
          fresh: 0,
        },
      }),
    ].map(deepFreeze);
    const types = [
      'roll',
      'throw',
      'turn',
      'keep',
      'stop',
      'declare',
      'pass',
      'card',
      'keep-card',
      'put-back',
      'advance',
      'done',
      'fly',
    ];
    const value = fc.oneof(
      fc.anything({ withNullPrototype: true }),
      fc.integer({ min: -1, max: 64 }),
      fc.constantFrom('match', 'total', 'novice', 'advanced'),
      fc.array(fc.integer({ min: 0, max: 13 }), { maxLength: 6 }),
    );
    const fields = ['die', 'dice', 'card', 'keep', 'kind', 'seat', 'to', 'index'].map((name) => [name, value] as const);
    const move = fc.oneof(
      fc.anything({ withNullPrototype: true, withMap: true, withBigInt: true }),
      fc.record(
        { type: fc.oneof(fc.constantFrom(...types), value), ...Object.fromEntries(fields) },
        { requiredKeys: ['type'] },
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...states), move, (state, given) => {
        const before = JSON.stringify(state);
        const step = sequence.play(state, given as SequenceMove);
        expect(JSON.stringify(state)).toBe(before);
        if (step.ok) holds(step.state);
        else
          expect(step).toMatchObject({ rule: expect.stringMatching(/^(SEQ|PLY)-\d\d$/), reason: expect.any(String) });
      }),
      { numRuns: 3000 },
    );
  });

  it('ask chance only when chance is to act', () => {
    const state = position({ at: [0, 0], phase: { type: 'declare', seat: 0, dice: [1, 2, 3, 4, 5, 6] } });
    expect(() => sequence.chance(state, seeded(1))).toThrow(RangeError);
  });
});

describe('a position of Sequence as text', () => {
  it('is short and plain', () => {
    const state = position({
      at: [0, 42],
      options: { summit: 60 },
      phase: { type: 'keep', seat: 1, rolls: 2, dice: [10, 11, 12, 1, 2, 3] },
    });
    expect(sequence.write(state)).toBe('seq1.h60.0_42..k12abc123');
  });

  const codeOf = (given: unknown): string => {
    const result = sequence.read(given as string);
    return result.ok ? 'read' : result.code;
  };
  const pack = '01234567';
  const ones = 'c11111111';

  it.each([
    ['a position', 'seq1..0_0..k01123456', 'read'],
    ['a position with cards', `seq1.${ones}.27_0.${pack}.d0123456`, 'read'],
    ['an open card', `seq1.${ones}.27_0.1234567.x00_0123456_0`, 'phase'],
    ['PLY-25 an open card with a choice', `seq1.${ones}.27_0.0134567.x02_0123456_0`, 'read'],
    ['PLY-30 a chain beyond its end', `seq1.${ones}.27_0.0134567.x02_0123456_8`, 'phase'],
    ['PLY-30 a chain that another began', `seq1.${ones}.27_0.0134567.x02_1123456_0`, 'phase'],
    ['PLY-23 an open card off the Plyt squares', `seq1.${ones}.26_0.0134567.x02_0123456_0`, 'phase'],
    ['a view', `seq1.${ones}.27_0.--------.d0123456`, 'read'],
    ['half a view', `seq1.${ones}.27_0.-1234567.d0123456`, 'cards'],
    ['nothing', '', 'format'],
    ['no text', null, 'format'],
    ['another game', 'plyt1..0_0..k01123456', 'format'],
    ['a part too many', 'seq1..0_0..k01123456.', 'format'],
    ['an unknown option', 'seq1.y.0_0..k01123456', 'options'],
    ['SEQ-01 a summit too low', 'seq1.h19.0_0..k01123456', 'summit'],
    ['the default written out', 'seq1.h113.0_0..k01123456', 'summit'],
    ['seven climbers', 'seq1..0_0_0_0_0_0_0..k01123456', 'seats'],
    ['SEQ-11 a climber on the summit of a game that goes on', 'seq1.h50.0_50..k01123456', 'pieces'],
    ['SEQ-11 a winner short of the summit', 'seq1.h50.0_49..o1', 'pieces'],
    ['SEQ-11 a winner', 'seq1.h50.0_50..o1', 'read'],
    ['SEQ-12 cards where there are none', `seq1..0_0.${pack}.k01123456`, 'cards'],
    ['SEQ-13 rolls for the start after the start', 'seq1..0_1..s01_', 'phase'],
    ['SEQ-02 a fourth roll', 'seq1..0_0..r03123456_0', 'phase'],
    ['SEQ-02 dice before the first roll', 'seq1..0_0..r00123456_0', 'phase'],
    ['SEQ-02 nothing to roll', 'seq1..0_0..r01123456_63', 'phase'],
    ['SEQ-02 a choice after the third roll', 'seq1..0_0..k03123456', 'phase'],
    ['SEQ-01 five dice', 'seq1..0_0..k0112345', 'phase'],
    ['SEQ-09 a claim where the best is taken', 'seq1.a.0_0..d0123456', 'phase'],
    ['a seat that is not there', 'seq1..0_0..k21123456', 'phase'],
  ])('%s: reading %s gives %s', (_, given, code) => {
    expect(codeOf(given)).toBe(code);
  });

  const keepsItsWord = (given: string): void => {
    const result = sequence.read(given);
    if (!result.ok) return;
    expect(sequence.write(result.value)).toBe(given);
    const random = seeded(given.length);
    let state = deepFreeze(result.value);
    for (let ply = 0; ply < 12 && sequence.turn(state).kind !== 'over'; ply++) {
      const step = sequence.play(state, randomMove(state, random));
      if (!step.ok) return expect(step.reason).toBe('hidden');
      state = deepFreeze(step.state);
      holds(state);
    }
  };

  it('never throws and never lets an impossible position in, whatever is read', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), keepsItsWord), { numRuns: 300 });
    fc.assert(fc.property(fc.stringMatching(/^seq1(\.[a-z0-9_~-]{0,40}){4}$/), keepsItsWord), { numRuns: 300 });
    let read = 0;
    const change = fc.record({
      seed: fc.nat(200),
      plies: fc.nat(60),
      at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      cut: fc.constantFrom(1, 1, 0, 2),
      put: fc.oneof(fc.stringMatching(/^[0-9]$/), fc.stringMatching(/^[0-9a-z._~-]{0,2}$/)),
    });
    fc.assert(
      fc.property(change, ({ seed, plies, at, cut, put }) => {
        const original = sequence.write(middle(seed, plies));
        const index = Math.floor(at * original.length);
        const changed = original.slice(0, index) + put + original.slice(index + cut);
        if (changed !== original && sequence.read(changed).ok) read++;
        keepsItsWord(changed);
      }),
      { numRuns: 1000, seed: 1 },
    );
    expect(read).toBeGreaterThan(20); // the changes are not all nonsense
  });
});
