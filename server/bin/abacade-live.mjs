#!/usr/bin/env node
// Starts the server for games across devices: see `abacade-live --help`.
import { existsSync } from 'node:fs';

const program = new URL('../dist/main.js', import.meta.url);
if (!existsSync(program)) {
  console.error('The server is not built yet. Run `npm run build` first.');
  process.exit(1);
}
const { run } = await import(program.href);
await run(process.argv.slice(2));
