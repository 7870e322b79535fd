// Writes custom-elements.json from the sources. With --check it writes nothing and fails where the file is stale.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './bundle/entries.mjs';

const analyzer = createRequire(import.meta.url).resolve('@custom-elements-manifest/analyzer/cem.js');
execFileSync(process.execPath, [analyzer, 'analyze', '--quiet'], { cwd: root, stdio: 'inherit' });

const target = join(root, 'custom-elements.json');
const made = readFileSync(join(root, 'build/manifest/custom-elements.json'), 'utf8');
const kept = existsSync(target) ? readFileSync(target, 'utf8') : '';

if (!process.argv.includes('--check')) {
  writeFileSync(target, made);
} else if (made === kept) {
  console.log('custom-elements.json is current.');
} else {
  console.error('custom-elements.json is stale. Run `npm run manifest` and commit what it writes.');
  process.exitCode = 1;
}
