import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { proof, queryOf, rows, type Row } from '../../scripts/proof.mjs';
import { docsPages } from '../../scripts/site/docs.mjs';
import { ready } from '../../src/core/index.js';
import { choicesFromQuery } from '../../src/embed/address.js';
import type { GameEvent } from '../../src/rules/game.js';
import { gameNamed, type AnyMove, type GameName } from './support/all-games.js';
import { must } from './trail-helpers.js';

const root = join(import.meta.dirname, '../..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const catalogue = readdirSync(join(root, 'docs/rules'))
  .filter((file) => file.endsWith('.md') && file !== 'printed.md')
  .flatMap((file) => [...text(`docs/rules/${file}`).matchAll(/^\| ([A-Z]{3}-\d+) \|/gm)].map(([, id]) => id));
/** The ids of the printed rules; the others are rulings, or our own. */
const printed = [...new Set(catalogue)].filter((id) => rows.some(({ rule }) => rule === id));

const nameOf = (game: string): GameName => game.replace(/-\w/g, (letters) => letters[1].toUpperCase()) as GameName;

beforeAll(() => ready());

describe.each(rows)('$rule: $says', (row: Row) => {
  const game = gameNamed(nameOf(row.game));

  it('names a rule of the catalogue, and a test that names it', () => {
    expect(catalogue).toContain(row.rule);
    expect(existsSync(join(root, row.test))).toBe(true);
    const code = text(row.test).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    expect(code).toContain(row.rule);
  });

  it('can be tried, and is as it says', () => {
    const { moves = [], shows, tells = [], offers, over, refused } = row;
    expect([shows, row.tells, offers, over, refused].some(Boolean), 'something is checked').toBe(true);
    let state = must(game.read(row.position)).value;
    const events: GameEvent[] = [];
    for (const move of moves) {
      const step = must(game.play(state, move as AnyMove));
      events.push(...step.events);
      ({ state } = step);
    }
    if (shows) expect(state).toMatchObject(shows);
    let from = 0;
    for (const told of tells) {
      const at = events.findIndex((event, i) => i >= from && contains(event, told));
      expect(at, JSON.stringify(told)).toBeGreaterThanOrEqual(from);
      from = at + 1;
    }
    if (offers) expect([...game.moves(state)]).toEqual(offers);
    if (over) expect(game.turn(state)).toEqual({ kind: 'over', winners: over });
    if (refused) expect(game.play(state, refused.move as AnyMove)).toMatchObject({ ok: false, rule: refused.rule });
  });

  it('has a link by which the page of the game opens that position', () => {
    const choices = must(choicesFromQuery(`game=${row.game}&${queryOf(row)}`)).value;
    expect(choices.position).toBe(row.position);
  });
});

/** Returns whether a value has all the parts of another. */
function contains(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return value === part;
  return Object.entries(part).every(([name, one]) => contains((value as Record<string, unknown>)?.[name], one));
}

describe('the table of the printed rules', () => {
  it('is written from these rows', () => {
    expect(text('docs/rules/printed.md'), 'run `npm run proof`').toBe(proof());
  });

  it('has every statement once, of every game', () => {
    expect(rows.length).toBeGreaterThan(82);
    expect(new Set(rows.map(({ game, says }) => `${game} ${says}`)).size).toBe(rows.length);
    expect(new Set(rows.map(({ game }) => game)).size).toBe(7);
    expect(printed.length).toBeGreaterThan(60);
  });

  it('names the two places where the printed rules contradict themselves as rulings', () => {
    expect(rows.filter(({ ruling }) => ruling).map(({ rule }) => rule)).toEqual(['PLY-04', 'SEQ-05']);
    expect(text('docs/rules/printed.md').match(/\*\*Ruling\.\*\*/g)).toHaveLength(2);
  });

  it('leads to the games of the site', () => {
    const { body } = docsPages().get('docs/rules/printed.html')!;
    const links = [...body.matchAll(/<a href="(\.\.\/\.\.\/play\/[\w-]+\.html\?[^"]*)">Open<\/a>/g)];
    expect(links).toHaveLength(rows.length);
    expect(body).toContain('href="plyt.html"');
  });
});
