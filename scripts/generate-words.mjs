// Writes src/words/generated/ from words/, as defined by scripts/words/modules.mjs.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordModules } from './words/modules.mjs';
import { readLanguages } from './words/read.mjs';

const out = join(dirname(fileURLToPath(import.meta.url)), '../src/words/generated');
mkdirSync(out, { recursive: true });
const modules = wordModules(readLanguages());
const current = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

// A module that is unchanged keeps its timestamp.
for (const [file, text] of modules) {
  const path = join(out, file);
  mkdirSync(dirname(path), { recursive: true });
  if (!current.includes(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
// Delete modules of languages and games that no longer exist.
for (const path of current) if (!modules.has(path.slice(out.length + 1).replaceAll('\\', '/'))) rmSync(path);
