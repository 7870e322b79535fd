// `npm run kills -- --count=1000`: kills a server while it appends to the log, and prints what was lost: nothing.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const count = Number(process.argv.find((arg) => arg.startsWith('--count='))?.slice(8) ?? 100);
const outfile = join('build/live/kills.mjs');
mkdirSync('build/live', { recursive: true });
await build({
  entryPoints: ['test/live/kills.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  external: ['libsql', 'esbuild'],
});
const { kills } = await import(pathToFileURL(resolve(outfile)).href);
const start = performance.now();
const tally = await kills(
  count,
  (below) => Math.floor(Math.random() * below),
  ({ kills: done }) => {
    if (done % 100 === 0) console.error(`${done} of ${count} kills`);
  },
);
console.log(tally);
console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
process.exitCode = tally.lost + tally.twice + tally.gaps + tally.refused + tally.left > 0 ? 1 : 0;
