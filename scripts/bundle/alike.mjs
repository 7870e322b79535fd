// gzip looks back 32 kB. In a longer bundle, modules that are alike (the rules of six games, their styles) had better
// stand near each other than each beside its own game: that makes all elements together 4 % smaller.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The modules of ours that a module imports statically; what it imports dynamically is a file of its own. */
const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;'"()=]*["'](\.[^"']+)["']/gm)].map(([, path]) =>
    join(dirname(file), path),
  );

/** Rules and styles that are reached statically from some modules, those of one kind (`play`, `styles`) together. */
export function alike(entries) {
  const reached = new Set(entries);
  for (const file of reached) for (const path of importsOf(file)) reached.add(path);
  const order = (file) => `${basename(file).split('-').at(-1)} ${file}`;
  return [...reached]
    .filter((file) => /src\/rules\/|styles\.js$/.test(file))
    .sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

/**
 * The Rollup plugin. A module that is imported for nothing keeps its place only if it is taken to do something; what is
 * not used in it goes all the same.
 */
export const inThisOrder = (files) => ({
  name: 'in-this-order',
  transform: (code, id) => (files.includes(id) ? { code, map: null, moduleSideEffects: true } : null),
});
