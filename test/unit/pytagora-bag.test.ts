import { describe, expect, it } from 'vitest';
import { plusAndMinus, pytagora, toDraw, type PytagoraState } from '../../src/rules/pytagora/index.js';
import { box, everywhere, layMove, played, position, refusal, smallBox, sorted } from './support/pytagora-states.js';
import { seeded } from './support/random.js';

const start = (seats: number, game = pytagora): PytagoraState => game.setup(seats, game.defaults, seeded(1));
const count = (pieces: string, glyphs: string): number => [...pieces].filter((glyph) => glyphs.includes(glyph)).length;

/** Draws for everybody. */
function dealt(seats: number, game = pytagora): PytagoraState {
  let state = start(seats, game);
  while (state.phase === 'deal') state = played(state, game.chance(state, seeded(seats))).state;
  return state;
}

describe('PYT-01: the pieces', () => {
  it('are 77 digits, 31 operators and 18 equals signs', () => {
    const all = everywhere(start(2));
    expect([all.length, count(all, '0123456789'), count(all, '+-*/'), count(all, '=')]).toEqual([126, 77, 31, 18]);
  });

  it('neither come nor go', () => {
    for (const seats of [1, 2, 3, 4]) expect(everywhere(dealt(seats))).toBe(sorted(box));
  });
});

it('PYT-02: seven operators are ×', () => {
  expect(count(everywhere(start(2)), '*')).toBe(7);
});

describe('PYT-03: the spread', () => {
  it('of digits and other operators is the usual one', () => {
    expect(everywhere(start(2))).toBe(sorted(box));
  });

  it('may be another', () => {
    const given = pytagora.options({ pieces: '3,12,8,8,8,8,8,8,7,7,0,20,4' });
    if (!given.ok) throw new Error(given.message);
    const all = everywhere(pytagora.setup(2, given.value, seeded(1)));
    expect(['0', '1', '9', '+', '-', '/', '*', '='].map((glyph) => count(all, glyph))).toEqual([
      3, 12, 7, 0, 20, 4, 7, 18,
    ]);
  });

  it.each([
    ['7,8,8,8,8,8,8,8,7,7,9,9,7', '127 pieces'],
    ['7,8,8,8,8,8,8,8,7,8,9,9,5', 'too many digits'],
    ['2,13,8,8,8,8,8,8,7,7,9,9,6', 'fewer than three of a digit'],
    ['7,8,8,8,8,8,8,8,7,7,9,9', 'no ÷'],
    ['7,8,8,8,8,8,8,8,7,7,9,9,6,0', 'one kind too many'],
    ['07,8,8,8,8,8,8,8,7,7,9,9,6', 'a needless zero'],
    ['7,8,8,8,8,8,8,8,7,7,9,-9,24', 'less than none'],
    [[7, 8, 8, 8, 8, 8, 8, 8, 7, 7, 9, 9, 6], 'no text'],
    ['', 'nothing'],
  ])('%j is refused: %s', (pieces, fault) => {
    expect(pytagora.options({ pieces }), fault).toMatchObject({ ok: false, code: 'pieces' });
  });

  it('only what is in the bag can be drawn', () => {
    const state = position({ phase: 'refill', racks: ['12', '3'], bag: '0123456789==' });
    expect(refusal(state, { type: 'draw', pieces: '0123456+' })).toBe('PYT-03 not-in-bag');
    expect(refusal(state, { type: 'draw', pieces: '01234566' })).toBe('PYT-03 not-in-bag');
    expect(refusal(state, { type: 'draw', pieces: '0123456?' })).toBe('PYT-03 not-in-bag');
    expect(refusal(state, { type: 'draw', pieces: '==012345' })).toBe('accepted');
  });
});

describe('PYT-04: equals signs for everyone', () => {
  it.each([1, 2, 3, 4])('for %i players as many lie there, out of the bag', (seats) => {
    const state = start(seats);
    expect(state.common).toBe(seats);
    expect(count(state.bag, '=')).toBe(18 - seats);
    expect(dealt(seats).common).toBe(seats);
  });

  const state = position({ racks: ['347+=', '347+'] });

  it('one is used before the player’s own, unless it says otherwise', () => {
    const usual = played(state, layMove('3+4=7 0,0'));
    expect(usual.state).toMatchObject({ common: 1, racks: ['=', '347+'] });
    expect(usual.events[0]).toMatchObject({ type: 'placed', equals: 'common' });
    expect(played(state, { ...layMove('3+4=7 0,0'), equals: 'common' })).toEqual(usual);
    const own = played(state, { ...layMove('3+4=7 0,0'), equals: 'own' });
    expect(own.state).toMatchObject({ common: 2, racks: ['', '347+'] });
    expect(own.events[0]).toMatchObject({ type: 'placed', equals: 'own' });
  });

  it('when all are used, the player’s own one is laid', () => {
    const none = { ...state, common: 0 };
    expect(played(none, layMove('3+4=7 0,0')).state).toMatchObject({ common: 0, racks: ['', '347+'] });
    expect(refusal(none, { ...layMove('3+4=7 0,0'), equals: 'common' })).toBe('PYT-04 none-common');
  });

  it('they are not replaced', () => {
    const { state: after } = played(state, layMove('3+4=7 0,0'));
    const drawn = played(after, pytagora.chance(after, seeded(3)));
    expect(drawn.state.common).toBe(1);
  });

  it('any player may use them', () => {
    expect(played({ ...state, seat: 1 }, layMove('3+4=7 0,0')).state).toMatchObject({
      common: 1,
      racks: ['347+=', ''],
    });
  });
});

describe('PYT-05: the start', () => {
  it('each player draws ten pieces, in order, and the first one begins', () => {
    const all = start(3);
    const draws = ['0123456789', '0123456789', '+-*/=+-*/='].map((pieces) => ({ type: 'draw', pieces }) as const);
    expect(pytagora.turn(all)).toEqual({ kind: 'chance' });
    expect(played(all, ...draws.slice(0, 2)).state).toMatchObject({
      phase: 'deal',
      seat: 2,
      racks: ['0123456789', '0123456789', ''],
    });
    const { state, events } = played(all, ...draws);
    expect(events).toEqual([
      { type: 'drawn', seat: 0, pieces: '0123456789', bag: 113 },
      { type: 'drawn', seat: 1, pieces: '0123456789', bag: 103 },
      { type: 'drawn', seat: 2, pieces: '+-*/=+-*/=', bag: 93 },
      { type: 'starts', seat: 0 },
    ]);
    expect(pytagora.turn(state)).toEqual({ kind: 'seat', seat: 0 });
    expect(pytagora.scores(state)).toEqual([0, 0, 0]);
  });

  it('who starts may be drawn: each as often as another, and that one draws first', () => {
    const options = { ...pytagora.defaults, first: 'drawn' } as const;
    const random = seeded(7);
    const begun = [0, 0, 0];
    for (let i = 0; i < 300; i++) begun[pytagora.setup(3, options, random).first]++;
    for (const times of begun) expect(times).toBeGreaterThan(70);
    let state = pytagora.setup(3, options, () => 2);
    const seats: (number | undefined)[] = [];
    const told: string[] = [];
    while (state.phase === 'deal') {
      seats.push(state.seat);
      const step = played(state, pytagora.chance(state, seeded(1)));
      told.push(...step.events.flatMap((event) => (event.type === 'starts' ? [`starts ${event.seat}`] : [])));
      expect(pytagora.read(pytagora.write(state))).toEqual({ ok: true, value: state });
      ({ state } = step);
    }
    expect([seats, told, state.seat]).toEqual([[2, 0, 1], ['starts 2'], 2]);
    expect(pytagora.read(pytagora.write(state))).toEqual({ ok: true, value: state });
    // The same draws give the same game: the youngest starts unless another rule was agreed.
    expect(pytagora.setup(3, pytagora.defaults, () => 2)).toMatchObject({ first: 0, seat: 0 });
  });

  it('is for one to four', () => {
    for (const game of [pytagora, plusAndMinus]) {
      expect(game.seats).toEqual({ min: 1, max: 4 });
      for (const seats of [1, 2, 3, 4])
        expect(dealt(seats, game).racks.map((rack) => rack.length)).toEqual(Array(seats).fill(10));
    }
  });

  it('nobody lays before all have drawn', () => {
    const { state } = played(start(2), { type: 'draw', pieces: '3+4=712345' });
    expect(refusal(state, layMove('3+4=7 0,0'))).toBe('PYT-06 draw-first');
    expect([...pytagora.moves(state)]).toEqual([]);
  });

  it('every piece in the bag comes as often as another', () => {
    const state = start(2);
    const drawn = new Map<string, number>();
    const random = seeded(11);
    for (let i = 0; i < 2000; i++) {
      const { pieces } = pytagora.chance(state, random) as { pieces: string };
      expect(pieces).toHaveLength(10);
      for (const glyph of pieces) drawn.set(glyph, (drawn.get(glyph) ?? 0) + 1);
    }
    for (const [glyph, times] of drawn) {
      const expected = (20_000 * count(state.bag, glyph)) / state.bag.length;
      expect(Math.abs(times - expected) / Math.sqrt(expected), glyph).toBeLessThan(4);
    }
    expect(drawn.size).toBe(15);
  });
});

describe('PYT-06: a turn', () => {
  it('lay one equation, score it, draw back up to ten; then the next', () => {
    const state = position({ racks: ['347+125689', '0123456789'] });
    const laid = played(state, layMove('3+4=7 0,0'));
    expect(laid.state).toMatchObject({ phase: 'refill', seat: 0, scores: [5, 0], racks: ['125689', '0123456789'] });
    expect(pytagora.turn(laid.state)).toEqual({ kind: 'chance' });
    expect(toDraw(laid.state)).toBe(4);
    const drawn = played(laid.state, { type: 'draw', pieces: '+-*/' });
    expect(drawn.state).toMatchObject({ phase: 'lay', seat: 1, racks: ['125689+-*/', '0123456789'] });
    expect(drawn.state.bag).toHaveLength(laid.state.bag.length - 4);
    expect(everywhere(drawn.state)).toBe(sorted(box));
  });

  it('clockwise, and round again', () => {
    const state = position({ racks: ['3+47', '', ''], seat: 2, phase: 'refill', equations: ['1+1=2 0,0'] });
    expect(played(state, pytagora.chance(state, seeded(1))).state.seat).toBe(0);
  });

  it('with pieces that the player holds', () => {
    const state = position({ racks: ['347+', '12'] });
    expect(pytagora.play(state, layMove('3+3=6 0,0'))).toMatchObject({
      rule: 'PYT-06',
      reason: 'not-held',
      details: { glyph: '3', at: 2 },
    });
    expect(refusal(state, layMove('1+1=2 0,0'))).toBe('PYT-06 not-held');
    expect(refusal(state, layMove('4+3=7 0,0'))).toBe('accepted');
  });

  it('one equation only', () => {
    const { state } = played(position({ racks: ['3478++15', ''] }), layMove('3+4=7 0,0'));
    expect(refusal(state, layMove('1+5=6 0,3'))).toBe('PYT-06 draw-first');
    expect(refusal(state, { type: 'exchange' })).toBe('PYT-06 draw-first');
    expect(refusal(state, { type: 'pass' })).toBe('PYT-06 draw-first');
  });

  it('draws what is to be drawn, no more and no fewer', () => {
    const { state } = played(position({ racks: ['347+', ''] }), layMove('3+4=7 0,0'));
    for (const pieces of ['', '123456789', '12345678901', 5, null, undefined, ['1'], {}]) {
      expect(refusal(state, { type: 'draw', pieces })).toBe('PYT-06 draw-count');
    }
    expect(refusal(state, { type: 'draw', pieces: '1234567890' })).toBe('accepted');
    expect(refusal(position({ racks: ['347+', ''] }), { type: 'draw', pieces: '123456' })).toBe('PYT-06 drawn');
  });

  it('what is left, where the bag has not enough', () => {
    const state = position({ phase: 'refill', racks: ['12', '3'], bag: '456' });
    expect(toDraw(state)).toBe(3);
    expect(played(state, { type: 'draw', pieces: '645' }).state).toMatchObject({
      racks: ['12645', '3'],
      bag: '',
      seat: 1,
    });
  });

  it.each([{}, { type: 'fly' }, null, 7, 'lay', [], undefined])('%j is no move', (move) => {
    expect(refusal(position(), move)).toBe('PYT-06 unknown-move');
  });
});

describe('PYT-30: Plus and minus', () => {
  it('has 47 digits, 18 operators and 15 equals signs', () => {
    const all = everywhere(start(2, plusAndMinus));
    expect(all).toBe(sorted(smallBox));
    expect([count(all, '0123456789'), count(all, '+-'), count(all, '='), all.length]).toEqual([47, 18, 15, 80]);
  });

  it('ends at 30, and new pieces are free', () => {
    expect(plusAndMinus.defaults).toEqual({ ...pytagora.defaults, target: 30, exchange: 'free' });
    expect(plusAndMinus.options({})).toEqual({ ok: true, value: plusAndMinus.defaults });
  });

  it('is played by the rules of Pytagora', () => {
    const state = position({ game: 'plus-and-minus', racks: ['347+', ''] });
    expect(played(state, layMove('3+4=7 0,0')).state).toMatchObject({ scores: [5, 0], phase: 'refill' });
  });
});
