import { afterEach, expect, it, vi } from 'vitest';
import { pytagoraCore, type Piece } from '../../src/core/pytagora.js';
import { find, findInWorker, findCore, type Placement } from '../../src/core/pytagora-find.js';
import { made, PageWorker } from './support/page-workers.js';

afterEach(() => vi.unstubAllGlobals());

it('a worker finds all, the best, or those near it', async () => {
  await Promise.all([pytagoraCore.use('wasm'), findCore.use('wasm')]);
  vi.stubGlobal('Worker', PageWorker);
  const lying: readonly Piece[] = [...'12*3=36'].map((glyph, x) => [x, 0, glyph]);
  const asked = [lying, '9-4=71/200', 1, 'standard', 'ltr', true] as const;
  const list = (all: readonly Placement[] = []): string[] => all.map((one) => JSON.stringify(one)).sort();
  const all = find(...asked);
  expect(all.map(({ text }) => text).join(' ')).toMatch(/0\/\d/);
  const most = Math.max(...all.map(({ score }) => score));
  expect(list(await findInWorker(...asked))).toEqual(list(all));
  expect(await findInWorker(...asked, true)).toMatchObject([{ score: most }]);
  const near = all.filter(({ score }) => score >= most - 3);
  expect(near.length).toBeGreaterThan(1);
  expect(list(await findInWorker(...asked, false, 3))).toEqual(list(near));
  expect(await findInWorker([], '12', 0, 'standard', 'ltr', false, false, 3)).toEqual([]);
});

it('a worker that nobody waits for ends at once, and another still finds', async () => {
  await Promise.all([pytagoraCore.use('wasm'), findCore.use('wasm')]);
  vi.stubGlobal('Worker', PageWorker);
  const { begun, ended } = made;
  const nobody = new AbortController();
  const asked = findInWorker([], '12+3=15', 1, 'standard', 'ltr', false, true, undefined, nobody.signal);
  nobody.abort();
  expect(made).toEqual({ begun: begun + 1, ended: ended + 1 });
  expect(await asked).toEqual([]);
  expect(await findInWorker([], '12+3=15', 1, 'standard', 'ltr', false, true)).toHaveLength(1);
});
