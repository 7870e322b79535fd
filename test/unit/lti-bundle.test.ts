import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Returns the text of each script in a folder of the build. */
function scriptsIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.m?js$/.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const having = (scripts: ReadonlyMap<string, string>, what: RegExp): string[] =>
  [...scripts].filter(([, text]) => what.test(text)).map(([name]) => name);

/** Addresses of LTI's pages, and a sentence of them: names of functions do not survive the build. */
const ofLti = /\/lti\/|Open this again from your course/;

describe('LTI', () => {
  it.each(['dist', 'build/demo'])('is in no script of a page that does not use it: %s', (folder) => {
    const scripts = scriptsIn(folder);
    expect(scripts.size).toBeGreaterThan(20);
    expect(having(scripts, ofLti)).toEqual([]);
  });

  it('is in the scripts of its own pages', () => {
    expect(having(scriptsIn('server/dist/lti'), ofLti)).toEqual(expect.arrayContaining(['play.js', 'choose.js']));
  });

  it('is not loaded by a server without it, and neither are its packages', () => {
    const scripts = scriptsIn('server/dist');
    const loaded = new Set<string>();
    const load = (name: string): void => {
      if (loaded.has(name)) return;
      loaded.add(name);
      for (const [, other] of scripts
        .get(name)!
        .matchAll(/\bfrom\s*["']\.\/([^"']+)["']|^import\s*["']\.\/([^"']+)["']/gm))
        if (other !== undefined) load(other);
    };
    load('main.js');
    const texts = new Map([...loaded].map((name) => [name, scripts.get(name)!]));
    expect(having(texts, /\bfrom\s*["']ws["']/)).not.toEqual([]);
    expect(having(texts, /\bfrom\s*["'](?:jose|libsql|ioredis)\b/)).toEqual([]);
    expect(having(scripts, /\bfrom\s*["']jose["']/)).not.toEqual([]);
  });
});
