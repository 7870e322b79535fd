import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fetcher } from '../../demo/builder/fetcher.js';
import { choicesInFile, make } from '../../demo/builder/make.js';
import { choicesOf, planOf, usualPlan, withDraft, withGame, withRest } from '../../demo/builder/plan.js';
import { choicesFor, hasPuzzles, type Choices } from '../../src/embed/choices.js';
import { gameNames } from '../../src/games.js';
import { games, playersOf } from '../../src/embed/games.js';
import { courseKinds } from '../../src/embed/packages/files.js';
import { playersText } from '../../src/match/players.js';
import { snippet } from '../../src/embed/snippets.js';
import { builder as english } from '../../src/words/generated/en/builder.js';
import { anyChoices, built, builtForH5P, choose, hostile, manyGames, valueOf } from './support/embed.js';

/** Returns the choices with the players in normal form, however they were written. */
const seated = (choices: Choices): unknown => ({
  ...choices,
  players: choices.players && valueOf(playersOf(manyGames[choices.game], choices.players)),
});

describe('a plan', () => {
  it.each(gameNames)('of %s is the usual game for one learner, against the computer', (game) => {
    expect(choicesOf(usualPlan(game))).toEqual(choicesFor(game, [['players', ', bot:1']]));
  });

  it('comes back from any choices, and stands for them again', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const again = valueOf(choicesOf(planOf(choices, manyGames), manyGames));
        expect(seated(again)).toEqual(seated(choices));
      }),
      { numRuns: 300 },
    );
  });

  it('writes players so that they are read again', () => {
    const players = [
      { name: 'Zoë', bot: 0, colour: 0 },
      { name: 'Cleo', bot: 2, colour: 1 },
    ];
    expect(playersText(players)).toBe('Zoë, Cleo=bot:2');
    expect(playersOf(manyGames['multiplay'], playersText(players))).toEqual({ ok: true, value: players });
  });

  it('gives players the colours of their seats', () => {
    const plan = usualPlan('multiplay');
    const players = [...plan.draft.players].reverse();
    expect(withDraft(plan, { ...plan.draft, players }).draft.players.map(({ colour }) => colour)).toEqual([0, 1]);
  });

  it('keeps what is the lesson’s where another game is chosen, and leaves what was the game’s', () => {
    const plan = planOf(
      choose(
        ['lang', 'it'],
        ['pass', '60'],
        ['score', 'target:40'],
        ['size', '7'],
        ['persist', 'a'],
        ['speed', 'slow'],
      ),
    );
    const { game, rest, startsAtOnce } = withGame(plan, 'up-and-down');
    expect({ game, rest, startsAtOnce }).toEqual({
      game: 'up-and-down',
      rest: { settings: { speed: 'slow' }, lang: 'it', pass: 60, persist: 'up-and-down' },
      startsAtOnce: false,
    });
    for (const score of ['won', 'share-right:5'])
      expect(withGame(withRest(plan, { score }), 'plyt').rest.score).toBe(score);
  });

  it('keeps a puzzle for another game where there are puzzles of it', () => {
    const plan = planOf(choose(['puzzle', 'daily'], ['puzzle-strength', 'easy']));
    for (const game of gameNames) {
      const { puzzle, puzzleStrength } = withGame(plan, game).rest;
      expect([puzzle, puzzleStrength]).toEqual(hasPuzzles(games[game]) ? ['daily', 'easy'] : [undefined, undefined]);
    }
  });

  it.each([
    ['puzzle', { puzzle: 'x'.repeat(65) }],
    ['pass', { pass: Number.NaN }],
    ['pass', { pass: 101 }],
    ['score', { score: 'target:x' }],
    ['score', { score: 'share-right:x' }],
    ['position', { position: 'nonsense' }],
    ['heading', { heading: 'x'.repeat(200) }],
  ] as const)('names %s where it is not possible', (field, change) => {
    expect(choicesOf(withRest(usualPlan('multiplay'), change))).toMatchObject({ ok: false, code: field });
  });
});

describe('making', () => {
  const from = (files: ReadonlyMap<string, Uint8Array>) => {
    const asked: string[] = [];
    const fetchFile = (name: string): Promise<Uint8Array | undefined> => {
      asked.push(name);
      return Promise.resolve(files.get(name));
    };
    return { asked, fetchFile };
  };

  it.each([...courseKinds, 'html'] as const)('%s asks for each file once', async (kind) => {
    const { asked, fetchFile } = from(new Map([...(await builtForH5P()), ...built()]));
    const choices = choose(['size', '7']);
    const made = valueOf(await make(kind, choices, fetchFile));
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).toContain('multiplay-grid.iife.js');
    expect(valueOf(await choicesInFile(new Blob([made as BlobPart])))).toEqual(choices);
  });

  it('gameNames the file that is not to be had', async () => {
    const { fetchFile } = from(new Map());
    expect(await make('cmi5', choose(), fetchFile)).toMatchObject({ ok: false, code: 'cmi5.js' });
  });

  it('has no file where there is no network, and tries again', async () => {
    const fetchFile = fetcher('http://127.0.0.1:1/');
    expect(await fetchFile('a.js')).toBeUndefined();
    expect(await fetchFile('a.js')).toBeUndefined();
  });
});

describe('a file', () => {
  it('of lines gives the choices back', async () => {
    const choices = choose(['end-at', '10']);
    for (const kind of ['script', 'div', 'iframe'] as const) {
      const lines = valueOf(snippet(kind, choices, '/abacade/'));
      expect(await choicesInFile(new Blob([lines]))).toEqual({ ok: true, value: choices });
    }
  });

  it('of anything else says so and never throws', async () => {
    for (const text of ['', 'PK', 'PK\u0003\u0004 nonsense', ...hostile]) {
      expect((await choicesInFile(new Blob([text]))).ok).toBe(false);
    }
    expect(await choicesInFile(new Blob([new Uint8Array(20_000_001)]))).toMatchObject({ code: 'large' });
    expect(await choicesInFile(new Blob([new Uint8Array(2_000_001)]))).toMatchObject({ code: 'large' });
  });
});

describe('the settings of Moodle', () => {
  it('have the same gameNames and values in docs/moodle.md, in the same order', () => {
    const docs = readFileSync(new URL('../../docs/moodle.md', import.meta.url), 'utf8');
    const rows = [...docs.matchAll(/^\| _[^_]+_ → _([^_]+)_ \(\d+\) *\| _([^_]+)_ /gm)];
    expect(rows.map(([, setting, value]) => [setting, value])).toEqual(english.moodle.settings);
  });
});
