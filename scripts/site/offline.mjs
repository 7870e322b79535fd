// What of the site is kept on a device: docs/site.md. Writes the service worker, which is demo/service-worker.js behind the
// list of files.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle/entries.mjs';
import { readLanguages } from '../words/read.mjs';

const hash = (text) => createHash('sha256').update(text).digest('base64');

/** The name of a file that belongs to one language: `multiplay-grid.it.js`, `builder.pt-BR-D3lUFuVv.js`. */
const ofLanguage = new RegExp(
  `\\.(${readLanguages()
    .map(({ tag }) => tag)
    .join('|')})(-[\\w-]+)?\\.js$`,
);
/** Only packages hold these: the builder fetches them when it packs. */
const forPackages = /^abacade\/((.*\.iife|words-.*|scorm12|scorm2004|cmi5|h5p)\.js|h5p-library\.json)$/;

/** The scripts that a script needs, or may need in English. */
function reachable(files, start) {
  const found = new Set();
  const visit = (path) => {
    if (found.has(path) || ofLanguage.test(path) || !files.has(path)) return;
    found.add(path);
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    for (const [, name] of String(files.get(path)).matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) visit(folder + name);
  };
  start.forEach(visit);
  return found;
}

/** Returns what is kept at once: what the pages, but those of the docs and of the translator, need in English. */
export function keptAtOnce(files) {
  const ofBuilder = reachable(files, ['builder/builder.js', 'builder/opening.js', 'builder/report.js']);
  return [...files.keys()].filter((path) => {
    if (path.startsWith('abacade/')) return !forPackages.test(path) && !ofLanguage.test(path);
    if (path.startsWith('builder/')) return ofBuilder.has(path);
    return /^(?:[\w-]+|play\/[\w-]+)\.(?:html|css|js|svg)$/.test(path);
  });
}

/** Adds `sw.js` and its list of the files that are kept later. */
export function withOffline(files) {
  const atOnce = new Set(keptAtOnce(files));
  const entries = (isFirst) =>
    Object.fromEntries(
      [...files]
        .filter(([path]) => atOnce.has(path) === isFirst)
        .map(([path, bytes]) => [path, `sha256-${hash(bytes)}`]),
    );
  const later = JSON.stringify(entries(false));
  const first = { 'kept-later.json': `sha256-${hash(later)}`, ...entries(true) };
  const version = hash(JSON.stringify(first)).slice(0, 12);
  const worker = readFileSync(join(root, 'demo/service-worker.js'), 'utf8');
  const text = `const site = ${JSON.stringify({ version, files: first })};\n${worker}`;
  return new Map([...files, ['kept-later.json', Buffer.from(later)], ['sw.js', Buffer.from(text)]]);
}
