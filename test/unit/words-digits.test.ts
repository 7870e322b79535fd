import { describe, expect, it } from 'vitest';
import { tables, type TablesState } from '../../src/rules/tables/index.js';
import { upAndDown, type UpAndDownState } from '../../src/rules/up-and-down/index.js';
import { common as commonEn } from '../../src/words/generated/en/common.js';
import { upAndDown as upAndDownEn } from '../../src/words/generated/en/up-and-down.js';
import { tables as tablesEn } from '../../src/words/generated/en/tables.js';
import { common as commonIt } from '../../src/words/generated/it/common.js';
import { upAndDown as upAndDownIt } from '../../src/words/generated/it/up-and-down.js';
import { tables as tablesIt } from '../../src/words/generated/it/tables.js';
import type { Refusals } from '../../src/words/words.js';
import { sampled, tablesGame, upAndDownGame } from './support/digit-games.js';
import { tablesAt, upDown } from './support/digits.js';

/** Reasons that concern a match and not its rules. */
const ofMatch = ['forbidden', 'no-game', 'stale'];

interface Refused {
  readonly message: string;
  readonly details: Record<string, number | string>;
}

/** Returns all refusals of these attempts, by reason. */
function refusals<S>(
  game: { play(state: S, move: never): { ok: boolean; reason?: string; message?: string; details?: object } },
  states: readonly S[],
  attempts: readonly object[],
): Map<string, Refused> {
  const met = new Map<string, Refused>();
  for (const state of states)
    for (const move of attempts) {
      const { ok, reason, message, details } = game.play(state, move as never);
      if (!ok) met.set(reason!, { message: message!, details: (details ?? {}) as Refused['details'] });
    }
  return met;
}

const digits = Array.from({ length: 11 }, (_, digit) => digit);

describe.each([
  [
    'Up and down',
    upAndDownIt.refusals,
    refusals<UpAndDownState>(
      upAndDown,
      [...sampled(upAndDownGame, 40, 11), upDown('both-ways', [5, 4], ['5', '9'])],
      [
        { type: 'fly' },
        ...digits.map((digit) => ({ type: 'draw', digit })),
        ...digits.flatMap((digit) => [undefined, 0, 1, 7].map((end) => ({ type: 'lay', digit, end }))),
      ],
    ),
  ],
  [
    'Multiplication tables',
    tablesIt.refusals,
    refusals<TablesState>(
      tables,
      [
        ...sampled(tablesGame, 40, 5),
        tablesAt(['2x3'], ['026', '1']),
        tablesAt(['3x8'], ['2456', '1'], { options: { answer: false, tables: [], practiceUndo: false } }),
      ],
      [
        { type: 'fly' },
        { type: 'pass' },
        { type: 'attach', digits: [0, 6] },
        { type: 'attach', digits: [2, 5] },
        { type: 'attach', digits: [2], ms: -1 },
        { type: 'attach', digits: [] },
        ...digits.map((digit) => ({ type: 'draw', digit })),
        ...digits.map((a) => ({ type: 'sum', a, b: a })),
      ],
    ),
  ],
] as [string, Refusals, Map<string, Refused>][])('the refusals of %s', (_, italian, met) => {
  it('have an Italian sentence each, and no sentence is for nothing', () => {
    expect(Object.keys(italian).sort()).toEqual([...met.keys(), ...ofMatch].sort());
  });

  it('are sentences that say what they are about', () => {
    for (const [reason, { message, details }] of met) {
      expect(message, reason).toMatch(/^[A-Z0-9].*\.$/);
      const said = italian[reason](details);
      expect(said, reason).toMatch(/^[A-Z0-9].*\.$/);
      expect(said, reason).not.toMatch(/undefined/);
    }
  });
});

describe('what comes next', () => {
  it('is one number or two', () => {
    const { 'wrong-number': it } = upAndDownIt.refusals;
    expect(it({ digit: 7, wanted: 3 })).toBe('Non ancora. Ora viene 3.');
    expect(it({ digit: 7, wanted: 3, other: 6 })).toBe('Non ancora. Ora viene 3 o 6.');
    expect(upAndDownEn.next(upAndDownEn.or('3', '6'))).toBe('3 or 6 comes next.');
  });
});

describe('plurals', () => {
  it.each([
    [upAndDownEn.pieces, ['0 pieces', '1 piece', '2 pieces']],
    [upAndDownIt.pieces, ['0 tessere', '1 tessera', '2 tessere']],
    [upAndDownEn.dots, ['0 dots', '1 dot', '2 dots']],
    [upAndDownIt.dots, ['0 pallini', '1 pallino', '2 pallini']],
    [
      (count: number) => tablesEn.announcements.rows(count, count),
      ['0 rows of 0 dots', '1 row of 1 dot', '2 rows of 2 dots'],
    ],
    [
      (count: number) => tablesIt.announcements.rows(count, count),
      ['0 file di 0 pallini', '1 fila di 1 pallino', '2 file di 2 pallini'],
    ],
    [(count: number) => commonEn.finish.pieces(count, false), ['no pieces left', '1 piece left', '2 pieces left']],
    [
      (count: number) => commonIt.finish.pieces(count, true),
      ['non è rimasta nessuna tessera', 'è rimasta 1 tessera a testa', 'sono rimaste 2 tessere a testa'],
    ],
  ] as [(count: number) => string, string[]][])('of 0, 1 and 2', (sentence, said) => {
    expect([0, 1, 2].map(sentence)).toEqual(said);
  });
});
