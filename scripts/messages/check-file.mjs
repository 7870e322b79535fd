// Reads and checks an untrusted PO file. Runs in Node and in the page where translations are tried.
import { parse } from 'gettext-parser/lib/poparser.js';
import { messageFaults } from './check-message.mjs';
import { glossaryFaults } from './glossary.mjs';

/** Maximum size of a PO file, in bytes: several times that of the longest one. */
export const longestFile = 1_000_000;

/** Returns the lines on which messages begin, by their keys, and the line of a key that occurs twice. */
function linesOf(text) {
  const lines = new Map();
  let twice;
  for (const [i, line] of text.split('\n').entries()) {
    const given = /^msgctxt (".*")\s*$/.exec(line)?.[1];
    if (given === undefined) continue;
    if (lines.has(given)) twice ??= { line: i + 1, fault: `msgctxt ${given} stands there twice` };
    else lines.set(given, i + 1);
  }
  return { lines, twice };
}

/**
 * Reads an untrusted PO file. Returns `{ entries, language, lineOf }`, or the problem, `{ line, fault }`. `entries`:
 * `{ key, source, text, hasPlural, isFuzzy }` in the order of the file.
 */
export function openPo(bytes) {
  if (bytes.length > longestFile) return { line: 1, fault: `it is larger than ${longestFile / 1e6} MB` };
  let text;
  try {
    text = new globalThis.TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { line: 1, fault: 'it is not UTF-8' };
  }
  const { lines, twice } = linesOf(text);
  if (twice) return twice;
  let po;
  try {
    po = parse(text, { validation: true });
  } catch (error) {
    const line = Number(/line (\d+)/.exec(error.message)?.[1] ?? 1);
    return { line, fault: `it cannot be read: ${error.message}` };
  }
  const entries = Object.entries(po.translations).flatMap(([key, group]) =>
    Object.values(group)
      .filter(({ msgid }) => key !== '' || msgid !== '')
      .map(({ msgid, msgid_plural: plural, msgstr, comments }) => ({
        key,
        source: msgid,
        text: msgstr[0] ?? '',
        hasPlural: Boolean(plural),
        isFuzzy: /\bfuzzy\b/.test(comments?.flag ?? ''),
      })),
  );
  const keys = entries.map(({ key }) => key);
  const again = keys.find((key, i) => i > 0 && key === keys[i - 1]);
  // A key that is split over several lines, or that has a different English text, may still occur twice.
  if (again !== undefined)
    return {
      line: lines.get(JSON.stringify(again)) ?? 1,
      fault: `msgctxt ${JSON.stringify(again)} stands there twice`,
    };
  return { entries, language: po.headers?.Language, lineOf: (key) => lines.get(JSON.stringify(key)) ?? 1 };
}

/** Returns the problems of an entry of a PO file as sentences; none if it is valid. `terms`: of the glossary. */
export function entryFaults({ key, source: english, text, hasPlural }, source, tag, terms) {
  const message = Object.hasOwn(source.messages, key) ? source.messages[key] : undefined;
  if (!message) return ['there is no such message'];
  if (hasPlural) return ['plural forms stand in the text, as {n, plural, …}'];
  if (english !== message.text) return [`its English is now: ${message.text}`];
  if (text === '') return ['it is empty'];
  return [...messageFaults(text, message, tag), ...glossaryFaults(message.text, text, terms)];
}

/** Returns the problems of a PO file: `{ line, key, fault }`. `terms`: of the glossary. */
export function fileFaults(bytes, source, { tag, status }, terms) {
  const po = openPo(bytes);
  if ('fault' in po) return [po];
  const faults = po.entries.flatMap((entry) =>
    entryFaults(entry, source, tag, terms).map((fault) => ({ line: po.lineOf(entry.key), key: entry.key, fault })),
  );
  if (po.language !== tag) faults.unshift({ line: 1, fault: `its language is not ${tag}` });
  const done = new Set(po.entries.map(({ key }) => key));
  for (const key of Object.keys(source.messages))
    if (!done.has(key) && status !== 'draft') faults.push({ line: 1, key, fault: 'it is missing' });
  return faults;
}
