import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pytagora as core } from '../../src/core/pytagora.js';
import {
  apart,
  bestPlacement,
  lineOf,
  placements,
  pointsByPiece,
  precedences,
  pytagora,
  reckon,
  table,
  type Piece,
  type PytagoraMove,
} from '../../src/rules/pytagora/index.js';
import vectors from '../vectors/pytagora.json';
import { samples } from './support/pytagora-samples.js';
import { slowValue } from './support/pytagora-slow.js';
import { layMove, mostPoints, position, refusal } from './support/pytagora-states.js';
import { seeded } from './support/random.js';
import { runs } from './support/runs.js';

/** Returns the equations that pieces lie in, as `position` reads them: every line of more than one piece. */
function linesOf(pieces: readonly Piece[]): string[] {
  const at = new Map(pieces.map(([x, y, glyph]) => [`${x},${y}`, glyph]));
  return [false, true].flatMap((down) =>
    pieces.flatMap(([x, y]) => {
      const cell = (along: number): string => (down ? `${x},${y + along}` : `${x + along},${y}`);
      if (at.has(cell(-1)) || !at.has(cell(1))) return [];
      let text = '';
      for (let i = 0; at.has(cell(i)); i++) text += at.get(cell(i));
      return `${text} ${x},${y}${down ? ' down' : ''}`;
    }),
  );
}

describe('the equations that can be laid', () => {
  it('are as many as the vectors say, apart from others', () => {
    for (const { rack, common, equations, best } of vectors.racks) {
      const state = position({ racks: [rack, ''], common });
      const found = placements(state);
      expect(found.length, rack).toBe(equations);
      expect(mostPoints(found), rack).toBe(best);
      expect(bestPlacement(state)?.points ?? 0, rack).toBe(best);
    }
  });

  it('are as many as the vectors say, across others', () => {
    for (const { table: pieces, rack, common, crossing, best } of vectors.tables) {
      const state = position({ racks: [rack, ''], common, equations: linesOf(pieces as unknown as Piece[]) });
      expect(table(state)).toHaveLength(pieces.length);
      const found = placements(state).filter(({ crosses }) => crosses);
      expect(found.length, rack).toBe(crossing);
      expect(mostPoints(found), rack).toBe(best);
    }
  });

  it('are all legal, each once, and for those points', () => {
    const random = seeded(5);
    for (const { game, state } of samples(3, runs(3, 6))) {
      const all = placements(state);
      expect(new Set(all.map(({ move }) => JSON.stringify(move))).size).toBe(all.length);
      for (let i = 0; i < 20 && all.length; i++) {
        const { move, points, crosses } = all[random(all.length)];
        const step = game.play(state, move);
        if (!step.ok) throw new Error(`${step.message} ${game.write(state)} ${JSON.stringify(move)}`);
        expect(step.events[1]).toMatchObject({ type: 'scored', points });
        expect(step.events[0]).toMatchObject({ crossed: crosses ? expect.arrayContaining([expect.anything()]) : [] });
      }
    }
  });

  it('the first lies in the middle of the table', () => {
    const moves = [...pytagora.moves(position({ racks: ['347+', ''] }))] as Extract<PytagoraMove, { type: 'lay' }>[];
    expect(moves.filter(({ type }) => type === 'lay')).toHaveLength(4);
    for (const { type, x, y, down } of moves.slice(0, 4)) expect([type, x, y, down]).toEqual(['lay', 0, 0, false]);
  });

  it('what lies apart lies below, or beside where the table is tall', () => {
    const wide = table(position({ equations: ['12/3=4 2,5'] }));
    expect(apart(wide, 5)).toEqual({ x: 2, y: 7, down: false });
    const tall = table(position({ equations: ['12/3=4 2,5 down'] }));
    expect(apart(tall, 5)).toEqual({ x: 4, y: 5, down: false });
  });

  it('what lies apart finds a place of its own, however the table is', () => {
    const anyPieces = fc.uniqueArray(
      fc.tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: -999, max: 999 }), fc.constant('5')),
      { minLength: 1, maxLength: 126, selector: ([x, y]) => `${x},${y}` },
    );
    const edges = fc.constant<Piece[]>([
      [-999, -999, '1'],
      [999, 999, '2'],
      [0, -990, '3'],
    ]);
    fc.assert(
      fc.property(fc.oneof(anyPieces, edges), (pieces) => {
        const text = '12345+1234=13579';
        const { x, y, down } = apart(pieces, text.length);
        expect(Math.abs(x) <= 999 && x + text.length - 1 <= 999 && Math.abs(y) <= 999).toBe(true);
        expect(core.place(pieces, text, x, y, down)).toMatchObject({ ok: true, crossed: [] });
      }),
    );
  });

  it('near the edge of the table are within it', () => {
    const state = position({ racks: ['1234567+-', ''], equations: ['4+4=8 995,-999'] });
    const all = placements(state);
    expect(all.some(({ crosses }) => crosses)).toBe(true);
    for (const { move } of all) expect(refusal(state, move)).toBe('accepted');
    const most = mostPoints(all);
    expect(bestPlacement(state)?.points).toBe(most);
  });
});

describe('the line that new pieces make', () => {
  const pieces = table(position({ equations: ['12/3=4 0,0'] }));

  it('takes in what lies between them, before and behind', () => {
    const fresh: Piece[] = [
      [3, -2, '5'],
      [3, -1, '-'],
      [3, 1, '='],
      [3, 2, '2'],
    ];
    expect(lineOf(pieces, fresh, false)).toEqual({ text: '5-3=2', x: 3, y: -2, down: true });
    expect(lineOf(pieces, [...fresh].reverse(), false)).toEqual({ text: '5-3=2', x: 3, y: -2, down: true });
    expect(lineOf(pieces, fresh.slice(2), true)).toEqual({ text: '3=2', x: 3, y: 0, down: true });
  });

  it('of one new piece runs as asked', () => {
    expect(lineOf(pieces, [[6, 0, '+']], false)).toEqual({ text: '12/3=4+', x: 0, y: 0, down: false });
    expect(lineOf(pieces, [[6, 0, '+']], true)).toEqual({ text: '+', x: 6, y: 0, down: true });
    expect(lineOf(pieces, [[3, 1, '+']], true)).toEqual({ text: '3+', x: 3, y: 0, down: true });
  });

  it('is not a line with a gap or a bend', () => {
    expect(lineOf([], [[0, 0, '1'], [2, 0, '2']], false)).toBeUndefined(); // oxfmt-ignore
    expect(lineOf([], [[0, 0, '1'], [0, 1, '2'], [1, 0, '3']], false)).toBeUndefined(); // oxfmt-ignore
    expect(lineOf([], [[0, 0, '1'], [1, 1, '2']], false)).toBeUndefined(); // oxfmt-ignore
  });

  it('of an equation that was found is that equation', () => {
    for (const { game, state } of samples(4, runs(2, 4))) {
      for (const { move } of placements(state).slice(0, 30)) {
        const step = game.play(state, move);
        const [placed] = step.ok ? step.events : [];
        if (placed?.type !== 'placed') throw new Error(JSON.stringify(move));
        const { text, x, y, down } = move;
        expect(lineOf(table(state), placed.fresh, down, state.options.direction)).toEqual({ text, x, y, down });
      }
    }
  });
});

describe('what a side makes', () => {
  const usual = { precedence: 'standard', zeroDividend: false } as const;
  const number = fc.oneof(fc.nat(9), fc.nat(150)).map(String);
  const side = fc
    .tuple(number, fc.array(fc.tuple(fc.constantFrom(...'+-*/'), number), { maxLength: 5 }))
    .map(([first, rest]) => first + rest.map((pair) => pair.join('')).join(''));

  it.each(precedences)(
    'PYT-11 to PYT-14: is what the rules say, and where it breaks is where the core says; %s',
    (precedence) => {
      let whole = 0;
      fc.assert(
        fc.property(side, fc.boolean(), (text, zeroDividend) => {
          const told = reckon(text, { precedence, zeroDividend });
          const slow = slowValue(text, precedence, zeroDividend);
          expect(told, text).toMatchObject(slow === null ? { ok: false } : { ok: true, value: Number(slow) });
          const judged = core.check(`${text}=1`, precedence, zeroDividend);
          if (told?.ok) whole++;
          else expect(judged, text).toMatchObject({ ok: false, at: told?.at });
        }),
        { numRuns: 2000 },
      );
      expect(whole).toBeGreaterThan(300);
    },
  );

  it('is not known of what is not complete', () => {
    for (const text of ['', '3+', '+3', '3++4', '3=4', '3a']) expect(reckon(text, usual)).toBeUndefined();
    expect(reckon('9999999999999999999', usual)).toBeUndefined();
    expect(reckon('99999999*99999999999', usual)).toBeUndefined();
    expect(reckon('9007199254740991+1', usual)).toBeUndefined();
    expect(reckon('9007199254740991-1', usual)).toEqual({ ok: true, value: 9007199254740990 });
  });
});

describe('the points piece by piece', () => {
  it('PYT-16, PYT-17: add up to those of the core, for all equations of the vectors', () => {
    let right = 0;
    for (const { text, standard } of vectors.checks) {
      if (standard === null) continue;
      expect(
        pointsByPiece(text).reduce((a, b) => a + b, 0),
        text,
      ).toBe(standard);
      right++;
    }
    expect(right).toBeGreaterThan(100);
  });

  it('PYT-18: crossed pieces bring one more', () => {
    expect(pointsByPiece('12*3=36', (at) => at === 0 || at === 4)).toEqual([3, 1, 2, 1, 2, 2, 1]);
  });

  it('grow with an equation that is not finished', () => {
    expect(pointsByPiece('')).toEqual([]);
    expect(pointsByPiece('12*')).toEqual([2, 1, 2]);
    expect(pointsByPiece('1*')).toEqual([1, 1]);
    expect(pointsByPiece('12*3=')).toEqual([2, 1, 2, 1, 1]);
  });
});

it('a move names its equation in full', () => {
  const state = position({ racks: ['347+', ''] });
  expect([...pytagora.moves(state)]).toContainEqual(layMove('3+4=7 0,0'));
});
