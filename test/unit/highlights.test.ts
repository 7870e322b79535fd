import { describe, expect, it } from 'vitest';
import { highlights } from '../../src/match/highlights.js';
import type { GameEvent } from '../../src/rules/game.js';

const played = (...events: object[]) => ({ plies: events.map((event) => ({ events: [event as GameEvent] })) });
const answered = (prompt: string, expected: number, right = true, seat = 0) => ({
  type: 'answered',
  seat,
  prompt,
  expected,
  given: right ? expected : expected + 1,
  right,
  ms: 1,
});
const kinds = (match: ReturnType<typeof played>, seat = 0) => highlights(match, seat).map(({ kind }) => kind);

describe('What went well', () => {
  it('is told of one player only', () => {
    const match = played(answered('7*8', 56, true, 1), { type: 'moved', seat: 1, from: 4, to: 9 });
    expect(highlights(match, 0)).toEqual([]);
    expect(kinds(match, 1)).toEqual(['find', 'climb']);
  });

  it('counts right answers from two on, and never below half', () => {
    const [right, wrong] = [answered('2*3', 6), answered('2*4', 8, false)];
    expect(kinds(played(right))).not.toContain('answers');
    expect(highlights(played(right, right), 0)[0]).toEqual({ kind: 'answers', right: 2, of: 2 });
    expect(highlights(played(right, wrong), 0)[0]).toEqual({ kind: 'answers', right: 1, of: 2 });
    expect(kinds(played(right, wrong, wrong))).not.toContain('answers');
    expect(highlights(played(wrong, wrong), 0)).toEqual([]);
    const late = { type: 'time-up', seat: 0, prompt: '7*8', expected: 56, ms: 30_000 };
    expect(highlights(played(right, right, late), 0)[0]).toEqual({ kind: 'answers', right: 2, of: 3 });
    expect(kinds(played(right, late, late))).not.toContain('answers');
  });

  it('finds the largest result that was right, however it was asked', () => {
    const find = (...events: object[]) => highlights(played(...events), 0).find(({ kind }) => kind === 'find');
    expect(find(answered('7*8*12', 672), answered('9*9', 81), answered('12*12*12', 1728, false))).toEqual({
      kind: 'find',
      sum: '7*8*12=672',
      result: 672,
    });
    expect(find(answered('7*?=56', 8))).toEqual({ kind: 'find', sum: '7*8=56', result: 56 });
    expect(find(answered('3*4=?', 12))).toEqual({ kind: 'find', sum: '3*4=12', result: 12 });
    expect(find(answered('11', 11)), 'a number that is only read is none').toBe(undefined);
  });

  it('finds the longest row, the best equation, the best Sequence, the longest climb, the bravest throw', () => {
    expect(
      highlights(
        played(
          { type: 'scored', seat: 0, cells: [1, 2, 3], points: 3 },
          { type: 'scored', seat: 0, cells: [1, 2, 3, 4, 5], points: 5 },
        ),
        0,
      ),
    ).toEqual([{ kind: 'row', cells: 5, points: 5 }]);
    expect(
      highlights(played({ type: 'placed', seat: 0, text: '7*8=56' }, { type: 'scored', seat: 0, points: 8 }), 0),
    ).toEqual([{ kind: 'equation', text: '7*8=56', points: 8 }]);
    expect(
      highlights(
        played(
          { type: 'scored', seat: 0, kind: 'total', score: 12 },
          { type: 'scored', seat: 0, kind: null, score: 0 },
        ),
        0,
      ),
    ).toEqual([{ kind: 'sequence', name: 'total', score: 12 }]);
    expect(
      highlights(
        played(
          { type: 'moved', seat: 0, from: 0, to: 50 },
          { type: 'moved', seat: 0, from: 42, to: 82 },
          { type: 'moved', seat: 0, from: 82, to: 53 },
        ),
        0,
      ),
      'also from the start, and no way back',
    ).toEqual([{ kind: 'climb', from: 0, to: 50 }]);
    const three = [{ type: 'rolled', seat: 0, dice: [1, 2, 3] }, answered('1*2*3', 6)];
    const four = { type: 'rolled', seat: 0, dice: [1, 2, 3, 4] };
    expect(kinds(played(...three))).toContain('throw');
    expect(kinds(played(...three, four, answered('1*2*3*4', 24, false))), 'four were braver').not.toContain('throw');
    expect(kinds(played({ type: 'rolled', seat: 0, dice: [1, 2, 3] }, answered('1*2*3', 6, false)))).toEqual([]);
    expect(kinds(played({ type: 'rolled', seat: 0, dice: [1, 2] }, answered('1*2', 2)))).not.toContain('throw');
  });
});
