// `npm run kills -- --count=1000 --only=redis-two`: kills servers while they append to the log, or what keeps the log, and
// prints what was lost: nothing.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const argument = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const outfile = join('build/live/kills.mjs');
mkdirSync('build/live', { recursive: true });
await build({
  entryPoints: ['test/live/kills-run.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
});
const { main, scenes } = await import(pathToFileURL(resolve(outfile)).href);
const names = argument('only')?.split(',') ?? Object.keys(scenes);
process.exitCode = (await main(names, Number(argument('count') ?? 100))) > 0 ? 1 : 0;
