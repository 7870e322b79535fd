// Reads the words: the English sources in words/source, and each translation in words/<tag>.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPo } from '../messages/check-file.mjs';
import { termsOf } from '../messages/glossary.mjs';

export const folder = join(dirname(fileURLToPath(import.meta.url)), '../../words');

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Returns the names of all parts: the files of words/source. */
export const partNames = (root = folder) =>
  readdirSync(join(root, 'source'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort();

/** Returns one part in English: `messages` by key, `shared` parts of other parts, `types` of groups. */
export const readSource = (part, root = folder) => json(join(root, 'source', `${part}.json`));

/** Returns words/<tag>/language.json of each language, that of the source first, then by tag. */
export function readLanguages(root = folder) {
  const tags = readdirSync(root).filter((tag) => existsSync(join(root, tag, 'language.json')));
  const ordered = tags.sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));
  return ordered.map((tag) => withReadings({ tag, ...json(join(root, tag, 'language.json')) }, root));
}

/** Adds words/<tag>/readings.json to a language, if there is one: the tables of 1 to 9 as children recite them. */
function withReadings({ notation, ...language }, root) {
  const path = join(root, language.tag, 'readings.json');
  return { ...language, notation: existsSync(path) ? { ...notation, readings: json(path) } : notation };
}

/** Returns the entries of a PO file by key: `source`, the English that was translated, `text`, and whether it needs work. */
export function readPo(path) {
  const po = openPo(readFileSync(path));
  if ('fault' in po) throw new Error(`${path}:${po.line}: ${po.fault}`);
  return new Map(po.entries.map(({ key, source, text, isFuzzy }) => [key, { source, text, fuzzy: isFuzzy }]));
}

/** Returns the `terms` of words/<tag>/glossary.csv and its `faults`; no terms if there is no file. */
export function readGlossary(tag, root = folder) {
  const path = join(root, tag, 'glossary.csv');
  return existsSync(path) ? termsOf(readFileSync(path, 'utf8')) : { terms: [], faults: [] };
}

/** Returns the texts of a part in a language, by key. Messages without a translation are in English. */
export function textsOf(part, tag, source, root = folder) {
  const english = Object.entries(source.messages).map(([key, { text }]) => [key, text]);
  if (tag === 'en') return new Map(english);
  const path = join(root, tag, `${part}.po`);
  const po = existsSync(path) ? readPo(path) : new Map();
  return new Map(english.map(([key, text]) => [key, po.get(key)?.text || text]));
}
