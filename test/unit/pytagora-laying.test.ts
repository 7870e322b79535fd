import { describe, expect, it } from 'vitest';
import { bestPlacement, pytagora, table, type PytagoraState } from '../../src/rules/pytagora/index.js';
import vectors from '../vectors/pytagora.json';
import { box, layMove, played, position, refusal, why } from './support/pytagora-states.js';

/** Returns a position with all pieces available. */
const open = (...equations: string[]): PytagoraState => position({ racks: [box, ''], equations });
const refused = (said: string, state = open()) => {
  const step = why(state, said);
  expect(step, said).toMatchObject({ ok: false, message: expect.stringMatching(/^[A-Z0-9].*\.$/) });
  return step;
};
const scores = (said: string, state = open()): number => played(state, layMove(said)).state.scores[0];

describe('PYT-07: an equation', () => {
  it('is side, equals sign, side', () => {
    expect(refused('3+4 0,0')).toMatchObject({ rule: 'PYT-07', reason: 'no-equals', details: { at: 3 } });
    expect(refused('3+4=7=7 0,0')).toMatchObject({ rule: 'PYT-07', reason: 'two-equals', details: { at: 5 } });
    expect(refused('3+4= 0,0')).toMatchObject({ rule: 'PYT-07', reason: 'number-missing', details: { at: 4 } });
    expect(refused('3+=7 0,0')).toMatchObject({ rule: 'PYT-07', reason: 'number-missing', details: { at: 2 } });
    expect(refused('3+*4=7 0,0')).toMatchObject({ rule: 'PYT-07', reason: 'number-missing', details: { at: 2 } });
    expect(refused('7=3+4- 0,0')).toMatchObject({ rule: 'PYT-07', reason: 'number-missing', details: { at: 6 } });
    expect(refused('3×4=12 0,0')).toMatchObject({ rule: 'PYT-07', reason: 'not-a-piece', details: { at: 1 } });
    expect(refused('?+4=7 0,0')).toMatchObject({ rule: 'PYT-07', reason: 'not-a-piece', details: { at: 0 } });
  });

  it('runs to the right or down', () => {
    expect(table(played(open(), layMove('3+4=7 -2,5')).state)).toEqual([
      [-2, 5, '3'],
      [-1, 5, '+'],
      [0, 5, '4'],
      [1, 5, '='],
      [2, 5, '7'],
    ]);
    expect(table(played(open(), layMove('3+4=7 -2,5 down')).state).map(([x, y]) => [x, y])).toEqual([
      [-2, 5],
      [-2, 6],
      [-2, 7],
      [-2, 8],
      [-2, 9],
    ]);
  });

  it('its equals sign is the own one, one from the common area, or one that is crossed', () => {
    const bare = position({ racks: ['1267++', ''], common: 0, equations: ['3+4=7 0,0'] });
    expect(refused('1+6=7 0,2', bare)).toMatchObject({
      rule: 'PYT-07',
      reason: 'no-equals-held',
      details: { at: 3, glyph: '=' },
    });
    expect(refusal(bare, { ...layMove('1+6=7 0,2'), equals: 'own' })).toBe('PYT-07 no-equals-held');
    const crossing = played(bare, layMove('1+6=7 3,-3 down'));
    expect(crossing.events[0]).toMatchObject({ equals: 'crossed', crossed: [[3, 0, '=']] });
    expect(crossing.state).toMatchObject({ common: 0, racks: ['2+', ''] });
  });

  it('and it says nothing of it where one is crossed', () => {
    const state = open('3+4=7 0,0');
    for (const equals of ['own', 'common'] as const) {
      expect(played(state, { ...layMove('1+6=7 3,-3 down'), equals }).events[0]).toMatchObject({ equals: 'crossed' });
    }
  });

  it.each([
    [{ text: 7 }, 'text'],
    [{ text: null }, 'text'],
    [{ text: ['3+4=7'] }, 'text'],
    [{ down: 0 }, 'direction'],
    [{ down: undefined }, 'direction'],
    [{ equals: 'mine' }, 'equals'],
    [{ equals: null }, 'equals'],
  ])('%j is no form of it', (change, reason) => {
    expect(refusal(open(), { ...layMove('3+4=7 0,0'), ...change })).toBe(`PYT-07 ${reason}`);
  });

  it('PYT-01: takes no more pieces than there are', () => {
    expect(refused(`${'1+'.repeat(70)}1=71 0,0`)).toMatchObject({ rule: 'PYT-01', reason: 'too-long' });
  });
});

describe('PYT-08: crossing, or lying apart', () => {
  const state = open('12/3=4 0,0');

  it('takes the pieces where they stand', () => {
    const { state: after, events } = played(state, layMove('3*4=12 0,-4 down'));
    expect(events[0]).toEqual({
      type: 'placed',
      seat: 0,
      text: '3*4=12',
      x: 0,
      y: -4,
      down: true,
      value: 12,
      fresh: [
        [0, -4, '3'],
        [0, -3, '*'],
        [0, -2, '4'],
        [0, -1, '='],
        [0, 1, '2'],
      ],
      crossed: [[0, 0, '1']],
      equals: 'common',
    });
    expect(table(after)).toHaveLength(6 + 5);
    expect(after.racks[0]).toHaveLength(box.length - 4);
  });

  it('lies apart anywhere', () => {
    expect(refusal(state, layMove('1+1=2 0,2'))).toBe('accepted');
    expect(refusal(state, layMove('1+1=2 8,0 down'))).toBe('accepted');
    expect(refusal(state, layMove('1+1=2 -999,-999'))).toBe('accepted');
    expect(refusal(state, layMove('1+1=2 995,999'))).toBe('accepted');
  });

  it('but on other pieces', () => {
    expect(refused('5-4=1 3,-2 down', state)).toMatchObject({
      rule: 'PYT-08',
      reason: 'other-piece',
      details: { at: 2, x: 3, y: 0, glyph: '3' },
      message: 'Another piece is already there: 3.',
    });
  });

  it('lays at least one new piece', () => {
    expect(refused('12/3=4 0,0', state)).toMatchObject({ rule: 'PYT-08', reason: 'nothing-new' });
  });

  it.each([
    [996, 0, false],
    [0, 996, true],
    [-1000, 0, false],
    [0, 1000, false],
    [0.5, 0, false],
    [NaN, 0, false],
    [0, Infinity, true],
    ['0', 0, false],
    [undefined, 0, false],
    [0, null, false],
    [-0, 0, false],
  ])('%s, %s lies nowhere on the table', (x, y, down) => {
    expect(refusal(open(), { type: 'lay', text: '1+1=2', x, y, down })).toBe('PYT-08 too-far');
  });
});

describe('PYT-09: no extending, no touching', () => {
  const state = open('12/3=4 0,0');

  it('the cells before and after it are empty', () => {
    const extends_ = { rule: 'PYT-09', reason: 'extends' };
    expect(refused('1+1=2 6,0', state)).toMatchObject({ ...extends_, details: { at: 0, x: 6, y: 0, glyph: '4' } });
    expect(refused('1+1=2 -5,0', state)).toMatchObject({ ...extends_, details: { at: 4, x: -1, y: 0, glyph: '1' } });
    expect(refused('1+1=2 3,-5 down', state)).toMatchObject({ ...extends_, details: { at: 4, glyph: '3' } });
    expect(refused('1+1=2 3,1 down', state)).toMatchObject({ ...extends_, details: { at: 0, glyph: '3' } });
  });

  it('a new piece touches nothing at its other sides', () => {
    expect(refused('1+1=2 3,1', state)).toMatchObject({
      rule: 'PYT-09',
      reason: 'touches',
      details: { at: 0, x: 3, y: 1, glyph: '3' },
      message: 'Pieces may only cross, not sit side by side.',
    });
    expect(refused('9+1=10 -3,-1', state)).toMatchObject({ reason: 'touches', details: { at: 3, glyph: '1' } });
    expect(refused('1+1=2 6,-2 down', state)).toMatchObject({ reason: 'touches', details: { at: 2, glyph: '4' } });
    expect(refused('1+1=2 -1,-2 down', state)).toMatchObject({ reason: 'touches', details: { at: 2, glyph: '1' } });
  });

  it('it does not run along an equation', () => {
    expect(refused('12/3=4+0 0,0', state)).toMatchObject({ rule: 'PYT-09', reason: 'runs-along', details: { at: 1 } });
    expect(refused('12/3=8/2 0,0', state)).toMatchObject({ rule: 'PYT-08', reason: 'other-piece', details: { at: 5 } });
  });

  it('two that both cross a third lie two apart', () => {
    const two = open('12/3=4 0,0', '1+5=6 0,0 down');
    expect(refused('2+4=6 1,0 down', two)).toMatchObject({ reason: 'touches' });
    expect(refusal(two, layMove('3+6=9 3,0 down'))).toBe('accepted');
  });

  it('and may cross several at once', () => {
    const three = open('12/3=4 0,0', '1+5=6 0,0 down', '3+6=9 3,0 down');
    expect(played(three, layMove('6+39=45 0,4')).events[0]).toMatchObject({
      fresh: [
        [1, 4, '+'],
        [2, 4, '3'],
        [4, 4, '='],
        [5, 4, '4'],
        [6, 4, '5'],
      ],
      crossed: [
        [0, 4, '6'],
        [3, 4, '9'],
      ],
    });
  });
});

describe('what an equation may say', () => {
  it('PYT-10: no number begins with 0, but 0 itself', () => {
    expect(refused('07=7 0,0')).toMatchObject({
      rule: 'PYT-10',
      reason: 'leading-zero',
      details: { at: 0, number: '07' },
    });
    expect(refused('9+1=0010 0,0')).toMatchObject({ details: { at: 4, number: '0010' } });
    expect(scores('0+7=7 0,0')).toBe(5);
  });

  it('PYT-11: both sides have the same value', () => {
    expect(refused('32*1=36 0,0')).toMatchObject({
      rule: 'PYT-11',
      reason: 'not-equal',
      details: { at: 4, left: '32*1', right: '36', leftValue: 32, rightValue: 36 },
    });
    expect(scores('2+3*4=14 0,0')).toBeGreaterThan(0);
    expect(refused('2+3*4=20 0,0')).toMatchObject({ details: { leftValue: 14, rightValue: 20 } });
  });

  it('PYT-11: from left to right, where it is so agreed', () => {
    const leftToRight = position({ racks: [box, ''], options: { precedence: 'left-to-right' } });
    expect(refusal(leftToRight, layMove('2+3*4=20 0,0'))).toBe('accepted');
    expect(refused('2+3*4=14 0,0', leftToRight)).toMatchObject({ rule: 'PYT-11', details: { leftValue: 20 } });
  });

  it('PYT-11: also of numbers that no calculator holds', () => {
    const text = `${'9'.repeat(20)}+1=1`;
    expect(refused(`${text} 0,0`)).toMatchObject({ reason: 'not-equal', details: { at: 22, left: text.slice(0, 22) } });
  });

  it('PYT-12: a division leaves no remainder', () => {
    expect(refused('7/2=3 0,0')).toMatchObject({
      rule: 'PYT-12',
      reason: 'remainder',
      details: { at: 1, left: 7, operator: '/', right: 2 },
      message: '7 ÷ 2 leaves a remainder. Only whole numbers here.',
    });
    expect(refused('4=9-2*7/4 0,0')).toMatchObject({ details: { at: 7, left: 14, right: 4 } });
  });

  it('PYT-13: nothing is negative, and no number bears a sign', () => {
    expect(refused('5-7+4=2 0,0')).toMatchObject({
      rule: 'PYT-13',
      reason: 'negative',
      details: { at: 1, left: 5, operator: '-', right: 7 },
      message: '5 − 7 goes below zero.',
    });
    expect(refused('1=2*3-7+2 0,0')).toMatchObject({ details: { at: 5, left: 6, right: 7 } });
    expect(refused('-5+7=2 0,0')).toMatchObject({ rule: 'PYT-13', reason: 'sign', details: { at: 0, glyph: '-' } });
    expect(refused('5=+5 0,0')).toMatchObject({ rule: 'PYT-13', reason: 'sign', details: { at: 2, glyph: '+' } });
  });

  it('PYT-14: 0 is added and subtracted only', () => {
    const zero = { rule: 'PYT-14', reason: 'zero' };
    expect(refused('5*0=0 0,0')).toMatchObject({ ...zero, details: { at: 1, left: 5, operator: '*', right: 0 } });
    expect(refused('0*5=0 0,0')).toMatchObject(zero);
    expect(refused('0/5=0 0,0')).toMatchObject(zero);
    expect(refused('5/0=0 0,0')).toMatchObject({ ...zero, details: { at: 1, left: 5, operator: '/', right: 0 } });
    expect(scores('5-0=0+5 0,0')).toBe(7);
  });

  it('PYT-14: with the option 0 is divided, but nothing by it, and × has no 0', () => {
    const options = { zeroDividend: true };
    const held = position({ racks: ['05/0*7+7', ''], options });
    expect(refusal(held, layMove('0/5=0 0,0'))).toBe('accepted');
    expect(refusal(held, layMove('0/5+7=7 0,0'))).toBe('accepted');
    expect(refusal(held, layMove('0=5/0 0,0'))).toBe('PYT-14 zero-divisor');
    expect(refusal(held, layMove('0*5=0 0,0'))).toBe('PYT-14 zero-factor');
    expect(refusal({ ...held, options: { ...held.options, zeroDividend: false } }, layMove('0/5=0 0,0'))).toBe(
      'PYT-14 zero',
    );
    expect([...pytagora.moves(held)]).toContainEqual(layMove('0/5=0 0,0'));
    const few = position({ racks: ['0/50', ''], options });
    expect(refusal(few, { type: 'exchange' })).toBe('PYT-19 not-stuck');
    const laid = played(position({ racks: ['05/0123467', '0123456789'], options }), layMove('0/5=0 0,0'));
    expect(laid.events).toContainEqual({ type: 'scored', seat: 0, points: 7, parts: [1, 3, 1, 1, 1] });
    expect(pytagora.read(pytagora.write(laid.state))).toEqual({ ok: true, value: laid.state });
    expect(pytagora.read(pytagora.write({ ...laid.state, options: pytagora.defaults }))).toMatchObject({
      ok: false,
      code: 'equations',
    });
  });

  it('PYT-22: where it is agreed, the player says the score; a wrong one costs nothing, and the sum is told', () => {
    const state = position({ racks: ['12*336+5', ''], options: { sayScore: true } });
    const move = layMove('12*3=36 0,0');
    expect(pytagora.play(state, { ...move, said: 10 })).toMatchObject({ ok: true, state: { scores: [10, 0] } });
    for (const said of [undefined, null, NaN, -1, 2.5, '10', Infinity, 1000] as number[]) {
      expect(refusal(state, { ...move, said })).toBe('PYT-22 say-score');
    }
    expect(pytagora.play(state, { ...move, said: 9 })).toEqual({
      ok: false,
      rule: 'PYT-22',
      reason: 'wrong-score',
      message: '2 + 1 + 2 + 1 + 1 + 2 + 1 = 10, not 9.',
      details: { sum: '2+1+2+1+1+2+1=10', points: 10, said: 9 },
    });
    // A crossed piece counts one more, in the sum too.
    const crossing = position({ racks: ['2+24', ''], equations: ['7=7+0 0,0'], options: { sayScore: true } });
    expect(pytagora.play(crossing, { ...layMove('2+2=4 1,-3 down'), said: 5 })).toMatchObject({
      message: '1 + 1 + 1 + 2 + 1 = 6, not 5.',
    });
    // The other rules come first.
    expect(refusal(state, { ...layMove('12*3=35 0,0'), said: 9 })).toBe('PYT-11 not-equal');
  });

  it('PYT-22: moves that are offered say it, others need not; the notation knows whether it is agreed', () => {
    const state = position({ racks: ['12+3=4', ''], options: { sayScore: true } });
    const offered = [...pytagora.moves(state)];
    expect(offered.length).toBeGreaterThan(2);
    for (const move of offered) {
      expect(refusal(state, move)).toBe('accepted');
      expect(move.type === 'lay' && refusal(state, { ...move, said: move.said! + 1 })).toBe('PYT-22 wrong-score');
    }
    const best = bestPlacement(state);
    expect(best?.move.said).toBe(best?.points);
    const usual = position({ racks: ['12+3=4', ''] });
    expect([...pytagora.moves(usual)].some((move) => 'said' in move)).toBe(false);
    expect(refusal(usual, { ...offered[0], said: 1 })).toBe('accepted');
    const laid = played(position({ racks: ['12*3365+80', '0123456789'], options: { sayScore: true } }), {
      ...layMove('12*3=36 0,0'),
      said: 10,
    });
    expect(pytagora.read(pytagora.write(laid.state))).toEqual({ ok: true, value: laid.state });
  });

  it('PYT-15: the sides are not made of the same', () => {
    const same = { rule: 'PYT-15', reason: 'same-parts' };
    expect(refused('53=53 0,0')).toMatchObject({ ...same, details: { at: 2, left: '53', right: '53' } });
    expect(refused('6*4=6*4 0,0')).toMatchObject(same);
    expect(refused('6*4=4*6 0,0')).toMatchObject(same);
    expect(scores('6*4=8*3 0,0')).toBe(9);
  });
});

describe('the points', () => {
  const parts = (said: string, state = open()) =>
    played(state, layMove(said)).events.flatMap((event) => (event.type === 'scored' ? [event.parts] : []))[0];

  it('PYT-16: 1 a piece, × 2, ÷ 3, and digits by their place', () => {
    expect(parts('3+4=7 0,0')).toEqual([1, 1, 1, 1, 1]);
    expect(parts('12*3=36 0,0')).toEqual([2, 1, 2, 1, 1, 2, 1]);
    expect(parts('924/4=231 0,0')).toEqual([3, 2, 1, 3, 1, 1, 3, 2, 1]);
  });

  it('PYT-17: × with a 1 beside it, and ÷ before a 1, count 1', () => {
    expect(parts('7*1=7 0,0')[1]).toBe(1);
    expect(parts('1*7=7 0,0')[1]).toBe(1);
    expect(parts('7/1=7 0,0')[1]).toBe(1);
    expect(parts('7*11=77 0,0')[1]).toBe(2);
    expect(parts('1=7/7 0,0')[3]).toBe(3);
    expect(parts('1=11/11 0,0')[4]).toBe(3);
  });

  it('PYT-18: 1 more for each piece crossed', () => {
    const state = open('12/3=4 0,0', '1+5=6 0,0 down', '3+6=9 3,0 down');
    expect(parts('6+39=45 0,4', state)).toEqual([2, 1, 2, 2, 1, 2, 1]);
    expect(parts('6+39=45 0,8', state)).toEqual([1, 1, 2, 1, 1, 2, 1]);
  });

  it('are those of the vectors, for all of their equations', () => {
    for (const precedence of ['standard', 'left-to-right'] as const) {
      const state = position({
        racks: ['0123456789'.repeat(20) + '+-*/'.repeat(60), ''],
        options: { precedence, target: 999 },
      });
      for (const { text, standard, leftToRight, rule } of vectors.checks) {
        const step = pytagora.play(state, { type: 'lay', text, x: 0, y: 0, down: false });
        const wanted = precedence === 'standard' ? standard : leftToRight;
        expect(step.ok ? step.state.scores[0] : null, text).toBe(wanted);
        if (rule && precedence === 'standard') expect(step, text).toMatchObject({ ok: false, rule });
      }
    }
  });
});
