import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: ChildProcess;
/** The address at which `npm start` serves the demo. */
let origin: string;

beforeAll(async () => {
  server = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/serve.mjs')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((resolve) => server.stdout!.once('data', (data) => resolve(String(data))));
  origin = /http:\/\/localhost:\d+/.exec(said)![0];
});
afterAll(() => server.kill());

const allowed = async (path: string): Promise<string | null> =>
  (await fetch(`${origin}${path}`, { headers: { origin: 'https://school.example' } })).headers.get(
    'access-control-allow-origin',
  );

it.each(['/dist/cdn/plyt-board.js', '/dist/cdn/abacade.js', '/dist/cdn/words-common.it.js', '/dist/cdn/frame.html'])(
  'npm start lets the pages of other sites use %s, so that snippets from its builder work there as they are',
  async (path) => expect(await allowed(path)).toBe('*'),
);

it.each(['/', '/demo/', '/package.json', '/distant/a.js', '/node_modules/lit/index.js'])(
  'npm start gives %s to its own pages alone',
  async (path) => expect(await allowed(path)).toBe(null),
);
