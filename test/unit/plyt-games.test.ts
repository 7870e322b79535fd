import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plyt, type PlytMove, type PlytState } from '../../src/rules/plyt/index.js';
import { deck } from '../../src/rules/trail/cards.js';
import { after, answerRight, optionsOf, position, randomMove, randomOptions } from './plyt-helpers.js';
import { runs } from './support/runs.js';
import { deepFreeze, must, seeded, URL_SAFE } from './trail-helpers.js';

/** Returns all cards; those that nobody has turned yet are derived from what is missing in the deck. */
function cardsOf({ options, at, pack, hands, phase }: PlytState): string {
  const known = [...pack, ...hands.flat(), ...('card' in phase ? [phase.card] : [])].filter(
    (card) => card !== 'unseen',
  );
  const missing: string[] = deck(options.cards, at.length);
  for (const card of known) if (missing.includes(card)) missing.splice(missing.indexOf(card), 1);
  return [...known, ...missing.slice(0, pack.length - pack.filter((card) => card !== 'unseen').length)].sort().join();
}

/** Checks what holds in every position of every game, by plain comparisons, as there are many positions. */
function holds(state: PlytState): void {
  const { at, hands, phase, options } = state;
  const written = plyt.write(state);
  const fail = (what: string): never => expect.fail(`${what}: ${written}`);
  if (cardsOf(state) !== deck(options.cards, at.length).sort().join()) fail('PLY-22 a card is lost');
  at.forEach((square, seat) => {
    if (!Number.isInteger(square) || square < Math.min(1, options.startSquare)) fail('PLY-26 a piece is off the board');
    if (square < 113) return;
    if (square > 113 || phase.type !== 'over' || phase.winner !== seat) fail('PLY-12 a piece is past the end');
    if (hands[seat].length > 0) fail('PLY-32 a winner holds cards');
  });
  if (written.length >= 400 || !URL_SAFE.test(written)) fail('the text is not short and plain');
  const read = must(plyt.read(written)).value;
  if (!isDeepStrictEqual(read, state) || plyt.write(read) !== written) fail('another position is read');
}

describe('whole games of PLYT', () => {
  it('PLY-12 end, and keep every card and square, whatever the options', () => {
    const phases = new Set<string>();
    const seen = new Set<string>();
    // In the last three, a card that is not the first of a hand goes back under the pack.
    for (const seed of new Set([...Array(runs(100, 300)).keys(), 105, 113, 140])) {
      const random = seeded(seed);
      const options = deepFreeze(randomOptions(random));
      let state = deepFreeze(plyt.setup(1 + random(6), options, random));
      let plies = 0;
      for (; plyt.turn(state).kind !== 'over'; plies++) {
        if (plies > 20000) expect.fail(plyt.write(state));
        phases.add(state.phase.type);
        const moves = [...plyt.moves(state)];
        if (moves.length === 0 && plyt.turn(state).kind === 'seat') expect.fail(plyt.write(state));
        for (const move of moves) must(plyt.play(state, move));
        const step = must(plyt.play(state, deepFreeze(randomMove(state, random))));
        for (const event of step.events) seen.add('why' in event ? event.why : event.type);
        state = deepFreeze(step.state);
        if (plies < 200) holds(state);
      }
      holds(state);
    }
    expect([...seen].sort().join(' ')).toBe(
      'answered card-kept card-played card-put-back card-turned chose holds-cards moved no-card rolled tied time-up turn won wrong',
    );
    expect([...phases].sort()).toEqual([
      'answer',
      'choose',
      'open-card',
      'play-cards',
      'start',
      'throw',
      'turn-card',
      'turned-card',
    ]);
  });

  it('replay from their moves to the same position', () => {
    for (let game = 0; game < 20; game++) {
      const random = seeded(1000 + game);
      const first = plyt.setup(2 + random(3), randomOptions(random), random);
      const record: PlytMove[] = [];
      let state = first;
      while (plyt.turn(state).kind !== 'over' && record.length < 500) {
        record.push(randomMove(state, random));
        state = must(plyt.play(state, record.at(-1)!)).state;
      }
      const kept = JSON.parse(JSON.stringify(record)) as PlytMove[];
      expect(after(first, ...kept).state).toEqual(state);
    }
  });

  it('never throw and never half-apply, whatever is played', () => {
    const states = [
      plyt.setup(2, optionsOf(), seeded(1)),
      position({ at: [5, 6], phase: { type: 'choose', seat: 1 } }),
      position({ at: [5, 6], phase: { type: 'throw', seat: 1, dice: 3 } }),
      position({ at: [5, 6], phase: { type: 'answer', seat: 1, thrown: [3, 4] } }),
      answerRight(position({ at: [20, 0], top: ['yourself-up'], phase: { type: 'choose', seat: 0 } }), [7, 1]).state,
      position({
        at: [27, 6],
        hands: [['yourself-up'], []],
        options: { cardsWhen: 'keep' },
        phase: { type: 'play-cards', turn: 0, thrown: [7, 1], own: 'to-come', fresh: 0 },
      }),
      position({
        at: [27, 6],
        options: { cardsWhen: 'keep' },
        phase: {
          type: 'turned-card',
          seat: 0,
          card: 'yourself-up',
          links: 0,
          turn: 0,
          thrown: [7, 1],
          own: 'made',
          fresh: 0,
        },
      }),
    ].map(deepFreeze);
    const types = [
      'roll',
      'choose',
      'throw',
      'answer',
      'time-up',
      'card',
      'keep',
      'put-back',
      'advance',
      'done',
      'fly',
    ];
    const value = fc.oneof(fc.anything({ withNullPrototype: true }), fc.integer({ min: -1, max: 14 }));
    const fields = ['die', 'dice', 'answer', 'ms', 'index', 'seat', 'to'].map((name) => [name, value] as const);
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
        const step = plyt.play(state, given as PlytMove);
        expect(JSON.stringify(state)).toBe(before);
        if (step.ok) holds(step.state);
        else expect(step).toMatchObject({ rule: expect.stringMatching(/^PLY-\d\d$/), reason: expect.any(String) });
      }),
      { numRuns: 3000 },
    );
  });

  it('take no move from a prototype, and survive getters and proxies that throw', () => {
    const state = position({ at: [0, 0], phase: { type: 'choose', seat: 0 } });
    const traps: unknown[] = [
      Object.create({ type: 'choose', dice: 2 }),
      { get type(): string { throw new Error('trap'); } }, // oxfmt-ignore
      new Proxy({}, { ownKeys: () => { throw new Error('trap'); } }), // oxfmt-ignore
      { type: 'choose', dice: new Proxy([], { get: () => { throw new Error('trap'); } }) }, // oxfmt-ignore
      [],
      'choose',
      7,
      null,
      undefined,
      () => 0,
      Symbol('choose'), // oxfmt-ignore
    ];
    for (const move of traps) expect(plyt.play(state, move as PlytMove)).toMatchObject({ ok: false });
    const thrown = after(state, { type: 'choose', dice: 2 }).state;
    const dice = new Proxy([1, 2], { get: () => { throw new Error('trap'); } }); // oxfmt-ignore
    expect(plyt.play(thrown, { type: 'throw', dice })).toMatchObject({ ok: false, reason: 'bad-dice' });
  });

  it('ask chance only when chance is to act', () => {
    const state = position({ at: [0, 0], phase: { type: 'choose', seat: 0 } });
    expect(() => plyt.chance(state, seeded(1))).toThrow(RangeError);
  });
});
