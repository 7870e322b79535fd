import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { CSSResult } from 'lit';
import { expect, it } from 'vitest';
import { controlStyles } from '../../components/style/controls.js';
import { formStyles } from '../../components/style/form-styles.js';
import { tags } from '../../src/games.js';
import { classesIn } from './support/class-names.js';

/**
 * A lazy module brings style sheets into the shadow root of its game, where they stay. A class that such a sheet styles by its
 * name alone would change the game's own markup, and only from then on: so the two have no such class in common, except where
 * that is meant, as for the mark of a hint on the board.
 */
const meant = ['hinted', 'equation-card', 'link', 'tick'];
/** Sheets of controls, which look the same everywhere. */
const everywhere: readonly CSSResult[] = [formStyles, controlStyles];

/** Returns the classes in the markup of a file and of those that it imports, other than private elements. */
function classesFrom(entry: string): Set<string> {
  const classes = new Set<string>();
  const files = new Set([entry]);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (!/extends (Part|Screen)Element/.test(text)) for (const name of classesIn(text)) classes.add(name);
    for (const [, path] of text.matchAll(/from '(\.[^']+)\.js'/g)) {
      const next = resolve(dirname(file), `${path}.ts`);
      if (next.includes('/components/')) files.add(next);
    }
  }
  return classes;
}

/** Returns the classes that a sheet styles by their name alone: `.link`, `button.link:hover`. */
const stylesByName = ({ cssText }: CSSResult): string[] =>
  [...cssText.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, list]) => list.split(/,(?![^(]*\))/))
    .flatMap((selector) => /^(?:[a-z]+)?\.([a-z][\w-]*)(?::[\w-]+(?:\([^)]*\))?)*$/i.exec(selector.trim())?.[1] ?? []);

it.each(tags)(
  '%s: no style sheet that comes later styles its board',
  async (tag) => {
    const modules = [`${tag}/study`, `${tag}/set-up`, 'parts/live/live', 'parts/garden', 'parts/warm-up/before-game'];
    const later = await Promise.all(
      modules.map(async (path) => {
        const module = (await import(/* @vite-ignore */ resolve('components', `${path}.ts`))) as {
          readonly styles?: readonly CSSResult[];
        };
        return module.styles ?? [];
      }),
    );
    const styled = later
      .flat()
      .filter((sheet) => !everywhere.includes(sheet))
      .flatMap(stylesByName);
    expect(styled.length).toBeGreaterThan(5);
    const used = classesFrom(join(resolve('components'), tag, 'define.ts'));
    expect(used.size).toBeGreaterThan(20);
    expect([...new Set(styled)].filter((name) => used.has(name) && !meant.includes(name))).toEqual([]);
  },
  60_000,
);
