import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  lineOf,
  placements,
  pytagora,
  refuseUnfinished,
  table,
  type LayMove,
  type Line,
  type Piece,
  type PytagoraState,
} from '../../src/rules/pytagora/index.js';
import { slowCheck } from './support/pytagora-slow.js';
import { samples } from './support/pytagora-samples.js';
import { layMove, position } from './support/pytagora-states.js';
import { seeded } from './support/random.js';
import { runs } from './support/runs.js';

type Change = Parameters<typeof position>[0];

/** Returns how a line that begins at the first cell and lies apart is refused: rule, reason and sum; `on` if it may go on. */
function told(text: string, held = '', change: Change = {}): string {
  const state = position(change);
  const fresh = cellsOf(text, { x: 0, y: 0, down: false }, 'ltr').map(([x, y], at): Piece => [x, y, text[at]]);
  const refused = refuseUnfinished(state, { line: { text, x: 0, y: 0, down: false }, fresh, held, isBegun: true });
  const { sum = '' } = refused?.details ?? {};
  return refused ? `${refused.rule} ${refused.reason} ${sum}`.trim() : 'on';
}

describe('A line that can never become an equation is refused by its rule', () => {
  const all = '0123456789+-*/=';
  it.each([
    ['PYT-07 number-after 6*', '6*=', all],
    ['PYT-07 number-after 12+', '12+*', all],
    ['PYT-07 number-after =', '12=/', all],
    ['PYT-13 sign', '12=-', all],
    ['PYT-07 two-equals', '=6=6', all],
    ['PYT-07 two-equals', '6+=6=', all],
    ['PYT-07 no-equals-held', '6+2', '123+'],
    ['PYT-13 negative 2-7', '2-7', '123+-*='],
    ['PYT-13 negative 2-7', '2-7+', all],
    ['PYT-13 negative 2-7', '2-7=', all],
    ['PYT-13 negative 2-7', '5=2-7', '123+-*'],
    ['PYT-13 negative 8-12', '8-3*4', '123+-*='],
    ['PYT-12 remainder 9/4', '9/4', all],
    ['PYT-12 remainder 9/4', '9/4=', all],
    ['PYT-12 remainder 90/4', '90/4', '1236789='],
    ['PYT-12 remainder 7/2', '1+7/2*', all],
    ['PYT-14 zero 6*0', '6*0', all],
    ['PYT-14 zero 0*1', '0*', all],
    ['PYT-10 leading-zero', '8=05', all],
  ])('%s: %s, holding %s', (expected, text, held) => {
    expect(told(text, held, { common: held.includes('=') ? 2 : 0 })).toBe(expected);
  });

  it.each([
    ['2-7', '123/='],
    ['2-7*', '123/='],
    ['2-7/', '7='],
    ['9/1', '123='],
    ['90/4', '5='],
    ['6*', '7='],
    ['12', '='],
    ['=6', '1+'],
    ['12=3', '9+'],
    ['0', '+='],
    ['0-', '0='],
  ])('but %s goes on, holding %s', (text, held) => {
    expect(told(text, held)).toBe('on');
  });

  it('from left to right, where ÷ makes nothing smaller that is taken away', () => {
    expect(told('2-7', all, { options: { precedence: 'left-to-right' } })).toBe('PYT-13 negative 2-7');
    expect(told('3-3*', all, { options: { precedence: 'left-to-right' } })).toBe('PYT-14 zero 0*1');
    expect(told('0/', all, { options: { zeroDividend: true } })).toBe('on');
  });

  it('by a number that is larger than agreed (PYT-24)', () => {
    const upTo = { options: { upTo: 20 } };
    expect(told('21', all, upTo)).toBe('PYT-24 too-large');
    expect(told('19+5=', all, upTo)).toBe('PYT-24 too-large');
    expect(told('20', all, upTo)).toBe('on');
  });

  it('and one whose beginning is still open is not taken for begun', () => {
    const state = position();
    const line: Line = { text: '2-7=', x: 0, y: 0, down: false };
    const fresh = [...line.text].map((glyph, x): Piece => [x, 0, glyph]);
    expect(refuseUnfinished(state, { line, fresh, held: '1', isBegun: false })).toBe(undefined);
  });

  it('by its place: along an equation, beside one, or where it has no room (PYT-09)', () => {
    const state = position({ equations: ['12*3=36 0,0'], common: 0 });
    const at = (said: string, held = '123='): string => {
      const { text, x, y, down } = layMove(said);
      const fresh = cellsOf(text, { x, y, down }, 'ltr').flatMap(([column, row], i): Piece[] =>
        row === 0 && column < 7 ? [] : [[column, row, text[i]]],
      );
      const lying = table(state);
      const line = lineOf(lying, fresh, down)!;
      const refused = refuseUnfinished(state, { line, fresh, held, isBegun: true });
      return refused ? `${refused.rule} ${refused.reason}` : 'on';
    };
    expect(at('- 7,0')).toBe('PYT-09 extends');
    expect(at('5 2,1')).toBe('PYT-09 touches');
    expect(at('6- 6,0 down')).toBe('on');
    expect(at('6- 6,0 down', '12')).toBe('PYT-07 no-equals-held');
    expect(at('6-7 6,0 down')).toBe('PYT-13 negative');
  });
});

/** Returns the cells of a line from its beginning on the table: from the right, if it is read so. */
function inOrder(state: PytagoraState, move: LayMove): Piece[] {
  const { direction } = state.options;
  const lying = table(state);
  const cells = cellsOf(move.text, move, direction).map(([x, y], at): Piece => [x, y, move.text[at]]);
  const sorted = cells.sort((a, b) => (move.down ? a[1] - b[1] : direction === 'rtl' ? b[0] - a[0] : a[0] - b[0]));
  return sorted.filter(([x, y]) => !lying.some((piece) => piece[0] === x && piece[1] === y));
}

/** Returns the pieces of a hand without those; an equals sign comes from the common area first. */
function without(state: PytagoraState, fresh: readonly Piece[]): string {
  let hand = state.racks[state.seat];
  for (const [, , glyph] of fresh) if (glyph !== '=' || state.common === 0) hand = hand.replace(glyph, '');
  return hand;
}

describe('No line that can become an equation is refused', () => {
  it('however the pieces of an equation that can be laid come', () => {
    const random = seeded(11);
    let judged = 0;
    for (const { state } of samples(7, runs(6, 60)).filter(({ state }) => state.phase === 'lay')) {
      const found = placements(state);
      for (let i = 0; i < 60 && found.length; i++) {
        const { move } = found[random(found.length)];
        const fresh = inOrder(state, move);
        for (let length = 1; length < fresh.length; length++) {
          for (const isBegun of [true, false]) {
            const from = isBegun ? 0 : random(fresh.length - length + 1);
            const some = fresh.slice(from, from + length);
            const line = lineOf(table(state), some, move.down, state.options.direction);
            if (!line) continue;
            const held = without(state, some);
            const refused = refuseUnfinished(state, { line, fresh: some, held, isBegun });
            expect(refused, `${move.text}: ${line.text}, holding ${held}, ${pytagora.write(state)}`).toBe(undefined);
            judged++;
          }
        }
      }
    }
    expect(judged).toBeGreaterThan(1000);
  });

  it('nor one that some equation continues, of few pieces', () => {
    const glyphs = '0123479+-*/=';
    const alive = new Set<string>();
    const grow = (text: string): void => {
      if (text.length >= 5 && slowCheck(text, 'standard')) {
        for (let length = 1; length < text.length; length++) alive.add(text.slice(0, length));
      }
      if (text.length < 6) for (const glyph of glyphs) grow(text + glyph);
    };
    for (const first of '0279') grow(first);
    expect(alive.size).toBeGreaterThan(200);
    for (const text of alive) expect(told(text, glyphs), text).toBe('on');
  });
});
