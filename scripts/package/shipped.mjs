// Determines the third-party packages that are shipped: those that the sources import, and their dependencies.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle/entries.mjs';

/** Packages that Lit needs only on a server, and packages of types: no script contains them. */
const elsewhere = ['@lit-labs/ssr-dom-shim', '@types/trusted-types'];

/** The name of this package, whose licence file is listed with those of the installed ones. */
const own = 'abacade';

const folderOf = (name) => (name === own ? root : join(root, 'node_modules', name));

/** Returns the package.json of an installed package, or of this one. */
const describe = (name) => JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));

/** Returns the names of the packages that a module imports for more than types. */
export function packagesIn(text) {
  const imports = text.matchAll(
    /^(?:import|export) (?!type\b)(?:[\w\s{},*$]+ from )?'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm,
  );
  return [...imports]
    .map(([, one, lazy]) => one ?? lazy)
    .filter((name) => !/^node:|^abacade(\/|$)/.test(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

const sourcesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /(?<!\.d)\.(ts|mjs)$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

/** Returns the names of the packages that the modules in these folders import for more than types. */
const imported = (...folders) => new Set(folders.flatMap(sourcesIn).flatMap(packagesIn));

/**
 * Returns the names of the packages whose code is in the package of the elements, in order: those that it imports, with all
 * of their dependencies. The compiled cores contain the library of AssemblyScript.
 */
export function packaged() {
  const found = imported('src', 'components', 'pages').add('assemblyscript');
  for (const name of found)
    for (const next of Object.keys(describe(name).dependencies ?? {}))
      // AssemblyScript's own dependencies are only those of its compiler.
      if (name !== 'assemblyscript' && !elsewhere.includes(next)) found.add(next);
  return [...found].sort();
}

/** Returns the names of the packages that a release imports, including its site and its server. */
export const released = () =>
  imported('src', 'components', 'pages', 'demo', 'scripts/messages', 'server').add('assemblyscript');

/** Returns the licence of a package, as written in its files. */
function licenceOf(name) {
  const folder = folderOf(name);
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice)/i.test(file))
    .sort();
  const { version, license } = describe(name);
  if (files.length === 0) throw new Error(`${name} has no file with its licence.`);
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

/** Returns the licences of packages as one text; `abacade` is this one. None of its lines contains the end of a comment. */
export const licencesOf = (names) => `${names.map(licenceOf).join(`\n\n${'='.repeat(8)}\n\n`)}\n`;
