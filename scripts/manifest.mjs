// Writes custom-elements.json and docs/reference.md from the sources. With --check it writes nothing and fails where one of
// them is stale.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './bundle/entries.mjs';
import { reference } from './reference.mjs';

const analyzer = createRequire(import.meta.url).resolve('@custom-elements-manifest/analyzer/cem.js');
execFileSync(process.execPath, [analyzer, 'analyze', '--quiet'], { cwd: root, stdio: 'inherit' });

const made = readFileSync(join(root, 'build/manifest/custom-elements.json'), 'utf8');
const files = { 'custom-elements.json': made, 'docs/reference.md': await reference(JSON.parse(made)) };

for (const [name, text] of Object.entries(files)) {
  const target = join(root, name);
  if (!process.argv.includes('--check')) {
    writeFileSync(target, text);
  } else if (existsSync(target) && readFileSync(target, 'utf8') === text) {
    console.log(`${name} is current.`);
  } else {
    console.error(`${name} is stale. Run \`npm run manifest\` and commit what it writes.`);
    process.exitCode = 1;
  }
}
