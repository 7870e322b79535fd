import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  lineOf,
  placements,
  pytagora,
  seekBest,
  table,
  type Piece,
  type PytagoraState,
} from '../../src/rules/pytagora/index.js';
import { shown } from './support/pytagora-slow.js';
import { box, layMove, mostPoints, played, position, why } from './support/pytagora-states.js';

/** Returns a position with all pieces available, where lines across read from right to left. */
const open = (...equations: string[]): PytagoraState =>
  position({ racks: [box, ''], equations, options: { direction: 'rtl', target: 999 } });

/** Returns a row of the table as it is shown, from left to right. */
const row = (state: PytagoraState, y = 0): string =>
  table(state)
    .filter((piece) => piece[1] === y)
    .sort((a, b) => a[0] - b[0])
    .map(([, , glyph]) => glyph)
    .join('');

describe('PYT-07: mathematics written from right to left', () => {
  it('turns numbers and signs of a line across, but no number', () => {
    const { state, events } = played(open(), layMove('12+3=15 -2,0'));
    expect(row(state)).toBe('15=3+12');
    expect(Math.min(...table(state).map(([x]) => x))).toBe(-2);
    expect(events[0]).toMatchObject({ type: 'placed', text: '12+3=15', x: -2, y: 0 });
    // Units 1, tens 2, in the order of the text.
    expect(events[1]).toMatchObject({ points: 9, parts: [2, 1, 1, 1, 1, 2, 1] });
    expect(cellsOf('12+3=15', { x: -2, y: 0, down: false }, 'rtl').map(([x]) => x)).toEqual([3, 4, 2, 1, 0, -2, -1]);
  });

  it('leaves lines down as they are', () => {
    const down = layMove('12+3=15 0,0 down');
    const other = position({ racks: [box, ''], options: { target: 999 } });
    expect(table(played(open(), down).state)).toEqual(table(played(other, down).state));
  });

  it('crosses what lies there, and gives its points to the right piece (PYT-18)', () => {
    const { state, events } = played(open('9-7=2 4,-4 down'), layMove('30=15*2 4,0'));
    expect(row(state)).toBe('2*15=30');
    expect(events[1]).toMatchObject({ parts: [2, 1, 1, 2, 1, 2, 2] });
    expect(events[0]).toMatchObject({ crossed: [[4, 0, '2']] });
  });

  it('says where it goes wrong, by character and by cell (PYT-06, PYT-08, PYT-09)', () => {
    const across = open('9-7=2 4,-4 down');
    expect(why(across, '15*2=30 4,0')).toMatchObject({ reason: 'other-piece', details: { at: 5, x: 4, y: 0 } });
    // The last piece of the equation is the leftmost.
    expect(why(open('3+4=7 0,0'), '8-2=6 5,0')).toMatchObject({ reason: 'extends', details: { at: 4, x: 5, y: 0 } });
    expect(why(open('3+4=7 0,0'), '8-2=6 -5,0')).toMatchObject({ reason: 'extends', details: { at: 0, x: -1, y: 0 } });
    expect(why(open('3+4=7 0,0'), '8-2=6 4,1')).toMatchObject({ reason: 'touches', details: { at: 4, x: 4, y: 1 } });
    const poor = position({ racks: ['1+=34', ''], options: { direction: 'rtl' } });
    expect(why(poor, '12+3=15 0,0')).toMatchObject({ reason: 'not-held', details: { at: 1, glyph: '2' } });
  });

  it('is how a line of new pieces is read', () => {
    const fresh = [...'15=3+12'].map((glyph, x): Piece => [x, 0, glyph]);
    expect(lineOf([], fresh, false, 'rtl')).toEqual({ text: '12+3=15', x: 0, y: 0, down: false });
    expect(lineOf([], fresh.slice(0, 4), false, 'rtl')).toMatchObject({ text: '3=15' });
    const down = [...'3=2+1'].map((glyph, y): Piece => [0, y, glyph]);
    expect(lineOf([], down, false, 'rtl')).toMatchObject({ text: '3=2+1', down: true });
  });

  it('is known to whoever looks for equations', () => {
    const state = position({
      racks: ['125+*3', ''],
      equations: ['9-7=2 4,-4 down'],
      options: { direction: 'rtl', target: 999 },
    });
    const found = placements(state);
    for (const { move, points } of found) {
      const step = pytagora.play(state, move);
      expect(step.ok && step.events[1], JSON.stringify(move)).toMatchObject({ points });
    }
    const steps = seekBest(state);
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value?.points).toBe(mostPoints(found));
    const across = found.filter(({ move, crosses }) => crosses && !move.down);
    expect(across.length).toBeGreaterThan(20);
    for (const { move } of across) {
      expect(row(played(state, move).state, move.y)).toContain(shown(move.text, false, 'rtl'));
    }
  });
});

describe('the text of a position', () => {
  it('tells the direction, and only where it is from right to left', () => {
    const state = (direction: 'ltr' | 'rtl') =>
      position({ racks: ['1234567+-=', '1234567+-='], options: { direction }, equations: [] });
    const [ltr, rtl] = (['ltr', 'rtl'] as const).map((direction) => pytagora.write(state(direction)));
    expect(ltr).toMatch(/^py2\.\./);
    expect(rtl).toMatch(/^py2\.r\./);
    expect(pytagora.read(ltr)).toEqual({ ok: true, value: state('ltr') });
    expect(pytagora.read(rtl)).toEqual({ ok: true, value: state('rtl') });
    for (const more of ['0', 'r0', 'rr', 'r1', 'r~r', 'R']) {
      expect(pytagora.read(ltr.replace('..', `.${more}.`)), more).toMatchObject({ ok: false });
    }
  });

  it('of equations is as they are read', () => {
    const { state } = played(open(), layMove('12+3=15 -2,0'));
    expect(pytagora.write(state)).toContain('.12p3e15~-2~0~a0');
  });
});
