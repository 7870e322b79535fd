// The entry points of the package, derived from the folders, so that a new game only needs its folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const folders = (dir) =>
  readdirSync(join(root, dir), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The tags of the elements: each folder of components/ that has a define.ts. */
export const tags = folders('components').filter((name) => existsSync(join(root, 'components', name, 'define.ts')));

/** The tags of the games among them: they have a form before the game. */
export const gameTags = tags.filter((name) => existsSync(join(root, 'components', name, 'set-up.ts')));

/** The names of the entries `abacade/rules/<name>`, which `npm run games` writes. */
export const rulesAlone = readdirSync(join(root, 'src/rules/entries'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();

/** The names of the cores: each folder of assembly/. */
export const cores = folders('assembly');

/** Checks that all cores are compiled. @throws Error naming the command to run if one is not */
export function demandCores() {
  const missing = cores.filter((name) =>
    ['wasm.ts', 'twin.js'].some((end) => !existsSync(join(root, 'src/core/generated', `${name}.${end}`))),
  );
  if (missing.length > 0) throw new Error(`Not compiled yet: ${missing.join(', ')}. Run \`npm run core\` first.`);
}
