import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/* Runs the programs of the page for developers that need no page; scripts/package/guide.mjs runs those that do. */

const page = readFileSync('docs/developers.md', 'utf8');
const programs = [...page.matchAll(/```js\n(.*?)```/gs)].map(([, text]) => text);
const folder = resolve('build/developers');

/** Returns a program that imports the sources instead of the package. */
const fromSources = (program: string): string =>
  program.replace(/'abacade\/(rules\/)?([\w-]+)'/g, (_, alone: string | undefined, name: string) =>
    JSON.stringify(resolve('src', alone ? `rules/entries/${name}.ts` : `${name}/index.ts`)),
  );

describe('the page for developers', () => {
  beforeAll(() => void mkdirSync(folder, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has programs', () => {
    expect(programs.length).toBeGreaterThan(2);
  });

  it.each(
    programs.map(
      (program, i) => [program.split('\n').find((line) => !line.startsWith('import') && line) ?? '', i] as const,
    ),
  )('has a program that runs: %s', async (_, i) => {
    const faults: unknown[] = [];
    const assert = vi.spyOn(console, 'assert').mockImplementation((holds) => void (holds || faults.push(programs[i])));
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    try {
      const file = join(folder, `${i}.js`);
      writeFileSync(file, fromSources(programs[i]));
      await import(file);
      expect(faults).toEqual([]);
      expect(assert.mock.calls.length + log.mock.calls.length).toBeGreaterThan(0);
    } finally {
      assert.mockRestore();
      log.mockRestore();
    }
  });

  it('shows a record that its schema allows', () => {
    const [, shown] = /```json\n(.*?)```/s.exec(page)!;
    const schema = JSON.parse(readFileSync('record.schema.json', 'utf8')) as object;
    const isRecord = new Ajv2020({ allowUnionTypes: true }).compile(schema);
    expect(isRecord(JSON.parse(shown)), JSON.stringify(isRecord.errors)).toBe(true);
    expect(isRecord({ ...(JSON.parse(shown) as object), players: [] })).toBe(false);
  });

  it('names every entry of the package that is a module', () => {
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      exports: Record<string, { default?: string }>;
    };
    const entries = Object.keys(exports).filter((name) => exports[name].default && name !== './*');
    for (const name of entries) {
      const named = name.replace(/^\./, 'abacade').replace('/*', '/');
      expect(page, named).toContain(named);
    }
  });
});
