// Imports every entry of the installed package in Node, where there is no window. Fails if one throws or exports nothing.
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('node_modules/abacade/', import.meta.url);
const { name, exports } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));

/** Returns the names by which an entry is imported: those of all its files, if it is a pattern. */
function namesOf(entry, file) {
  if (!entry.includes('*')) return [entry];
  const [before, after] = file.split('*');
  return readdirSync(new URL(before, folder))
    .filter((one) => one.endsWith(after))
    .map((one) => entry.replace('*', one.slice(0, one.length - after.length)));
}

let count = 0;
for (const [entry, target] of Object.entries(exports)) {
  const file = typeof target === 'string' ? target : target.default;
  // Some entries contain only types, and the scripts for pages are not imported.
  if (!file || entry.startsWith('./cdn/')) continue;
  for (const one of namesOf(entry, file)) {
    const specifier = name + one.slice(1);
    try {
      const module = await import(specifier, file.endsWith('.json') ? { with: { type: 'json' } } : undefined);
      if (Object.keys(module).length === 0) throw new Error('It exports nothing.');
      count++;
    } catch (error) {
      console.error(`${specifier}: ${error.message}`);
      process.exitCode = 1;
    }
  }
}
console.log(`${count} entries are imported in Node.`);
