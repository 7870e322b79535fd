import { describe, expect, it } from 'vitest';
import { multiplay } from '../../src/rules/multiplay/index.js';
import { tables } from '../../src/rules/tables/index.js';
import { upAndDown } from '../../src/rules/up-and-down/index.js';
import { languageTags } from '../../src/words/languages.js';
import type { Notation } from '../../src/words/notation.js';
import { sayRefusal, type Refusals, type Refused } from '../../src/words/say.js';
import { tablesAt, upDown } from './support/digits.js';
import { samples } from './support/multiplay-samples.js';
import { box, layMove, position } from './support/pytagora-states.js';
import { pytagora } from '../../src/rules/pytagora/index.js';
import { identifier } from '../../scripts/messages/groups.mjs';

interface Played<S> {
  play(state: S, move: never): { readonly ok: boolean };
}

/** Returns the refusals when each of the moves is tried in each of the positions, by reason. */
function met<S>(game: Played<S>, states: Iterable<S>, moves: readonly object[]): Map<string, Refused> {
  const found = new Map<string, Refused>();
  for (const state of states)
    for (const move of moves) {
      const step = game.play(state, move as never);
      if (!step.ok) found.set((step as unknown as Refused).reason, step as unknown as Refused);
    }
  return found;
}

const equations = [
  '12*3=35',
  '1+1=3',
  '7/2=3',
  '3-5=2',
  '0*2=0',
  '0/2=0',
  '2/0=0',
  '02+1=3',
  '3+4',
  '3=4=5',
  '1+2=2+1',
];
const lays = [
  ...equations.map((text) => layMove(`${text} 0,3`)),
  layMove('3+4=7 0,0'),
  layMove('5+4=9 0,0'),
  layMove('3+4=7 9999999,0'),
  { ...layMove('2+2=4 0,3'), said: 9 },
];
const pytagoraStates = [undefined, true].flatMap((sayScore) =>
  [undefined, true].map((zeroDividend) =>
    position({
      racks: [box, ''],
      equations: ['3+4=7 0,0'],
      options: { ...(sayScore && { sayScore }), ...(zeroDividend && { zeroDividend }) },
    }),
  ),
);

const games: [game: string, refusals: Map<string, Refused>, among: readonly string[]][] = [
  [
    'multiplay',
    met(
      multiplay,
      samples(3, 30),
      Array.from({ length: 25 }, (_, cell) => [
        { type: 'turn', cell, answer: 3 },
        { type: 'answer', factor: cell, answer: 3 },
        { type: 'end' },
      ]).flat(),
    ),
    ['not-in-row', 'not-the-product', 'none-white'],
  ],
  [
    'up-and-down',
    met(
      upAndDown,
      [upDown('both-ways', [5, 4], ['5', '9']), upDown('plain', [5], ['59', '6'])],
      Array.from({ length: 10 }, (_, digit) => [
        { type: 'lay', digit },
        { type: 'lay', digit, end: 7 },
        { type: 'draw', digit },
      ]).flat(),
    ),
    ['wrong-number', 'not-in-hand'],
  ],
  [
    'tables',
    met(
      tables,
      [
        tablesAt(['2x3'], ['026', '1']),
        tablesAt(['3x8'], ['2456', '1'], { options: { answer: false, tables: [], practiceUndo: false } }),
      ],
      [
        { type: 'attach', digits: [0, 6] },
        { type: 'attach', digits: [2, 5] },
        ...Array.from({ length: 10 }, (_, a) => ({ type: 'sum', a, b: a })),
      ],
    ),
    ['wrong'],
  ],
  ['pytagora', met(pytagora, pytagoraStates, lays), ['remainder', 'zero', 'too-far', 'wrong-score', 'not-equal']],
];

describe.each(games)('refusals of %s', (game, refusals, among) => {
  it('are met here', () => expect([...refusals.keys()]).toEqual(expect.arrayContaining([...among])));

  it.each(languageTags)('tell in %s what there is to tell', async (tag) => {
    const module = (await import(`../../src/words/generated/${tag}/${game}.ts`)) as Record<
      string,
      { refusals: Refusals }
    >;
    const { notation } = (await import(`../../src/words/generated/${tag}/notation.ts`)) as { notation: Notation };
    const writing = { notation: { ...notation, times: '⊗', divide: '⊘' }, figure: (n: number) => `‹${n}›` };
    for (const [reason, refused] of refusals) {
      const said = sayRefusal(module[identifier(game)].refusals, refused, { ...writing, written: (sum) => `‹${sum}›` });
      expect(said, reason).not.toMatch(/undefined|[{}]/);
      if (said !== refused.message) expect(said, reason).not.toMatch(/[×÷·]/);
    }
  });
});
