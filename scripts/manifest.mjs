// Writes custom-elements.json from the sources, and from it the types for frameworks, the data for editors, the
// list of elements with puzzles and docs/reference.md. The last two are kept in git: with --made, it writes all but them;
// with --check too, and fails if one of them is out of date.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './bundle/entries.mjs';
import { customData, webTypes } from './editor-data.mjs';
import { format } from './format.mjs';
import { elementTypes } from './framework-types.mjs';
import { puzzleElements } from './puzzle-elements.mjs';
import { reference } from './reference.mjs';

const folder = join(root, 'build/manifest');
// The analyzer succeeds even if it could not start, so an earlier output must not be taken for its result.
rmSync(folder, { recursive: true, force: true });
const analyzer = createRequire(import.meta.url).resolve('@custom-elements-manifest/analyzer/cem.js');
execFileSync(process.execPath, [analyzer, 'analyze', '--quiet'], { cwd: root, stdio: 'inherit' });

const text = readFileSync(join(folder, 'custom-elements.json'), 'utf8');
const manifest = JSON.parse(text);
const made = {
  'custom-elements.json': text,
  'vscode.html-custom-data.json': customData(manifest),
  'web-types.json': webTypes(manifest, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))),
  'types/elements.d.ts': await format('elements.d.ts', elementTypes(manifest)),
};
const kept = {
  'src/embed/puzzle-elements.ts': await format('puzzle-elements.ts', puzzleElements(manifest)),
  'docs/reference.md': await reference(manifest),
};

function write(name, text) {
  const target = join(root, name);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

for (const [name, text] of Object.entries(made)) write(name, text);
for (const [name, text] of process.argv.includes('--made') ? [] : Object.entries(kept)) {
  const target = join(root, name);
  if (!process.argv.includes('--check')) write(name, text);
  else if (existsSync(target) && readFileSync(target, 'utf8') === text) console.log(`${name} is up to date.`);
  else {
    console.error(`${name} is out of date. Run \`npm run manifest\` and commit the result.`);
    process.exitCode = 1;
  }
}
