import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer } from '../../scripts/files.mjs';

let outside: string;
let folder: string;
beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'abacade-'));
  folder = join(outside, 'site');
  mkdirSync(join(folder, 'games'), { recursive: true });
  writeFileSync(join(outside, 'secret.js'), 'secret');
  writeFileSync(join(folder, '.env'), 'secret');
  writeFileSync(join(folder, 'a b.js'), 'script');
  writeFileSync(join(folder, 'games/index.html'), 'page');
  symlinkSync(join(outside, 'secret.js'), join(folder, 'link.js'));
});
afterAll(() => rmSync(outside, { recursive: true }));

it('gives a file with its type', async () => {
  const { status, headers, body } = await answer(folder, '/a%20b.js?v=1');
  expect([status, headers['content-type'], String(body)]).toEqual([200, 'text/javascript; charset=utf-8', 'script']);
});

it('gives the index of a folder, and sends there where the slash is missing', async () => {
  expect(String((await answer(folder, '/games/')).body)).toBe('page');
  expect(await answer(folder, '/games')).toMatchObject({ status: 301, headers: { location: '/games/' } });
  expect(await answer(folder, '//games')).toMatchObject({ headers: { location: '/games/' } });
});

it.each([
  '/../secret.js',
  '/%2e%2e/secret.js',
  '/games/..%2f..%2fsecret.js',
  '/..\\secret.js',
  '/link.js',
  '/.env',
  '/games/%00',
  'secret.js',
  '/nowhere.js',
])('gives nothing for %s', async (address) => {
  expect((await answer(folder, address)).status).toBe(404);
});

it('takes any address', async () => {
  const parts = fc.array(fc.oneof(fc.string(), fc.constantFrom('/', '..', '%2e', '%', '\\', 'secret.js', '?', '#')));
  await fc.assert(
    fc.asyncProperty(parts, async (given) => {
      const { status, body } = await answer(folder, `/${given.join('')}`);
      expect([200, 301, 400, 404]).toContain(status);
      expect(String(body)).not.toContain('secret');
    }),
  );
});
