// Determines the files of the site that are kept on a device: docs/site.md. Writes the service worker, which consists of the
// list of files and demo/service-worker.js.
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
/** Files that only packages contain: the builder fetches them when it creates a package. */
const forPackages = /^abacade\/((.*\.iife|words-.*|scorm12|scorm2004|cmi5|h5p)\.js|h5p-library\.json)$/;

/** Returns the scripts that a script needs, or may need in English. */
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

/** Returns the files that are kept at once: those that the pages need in English, without the docs, the translator and the design. */
export function keptAtOnce(files) {
  const ofBuilder = reachable(files, [
    'builder/activities.js',
    'builder/examples.js',
    'builder/header.js',
    'builder/opening.js',
    'builder/report.js',
  ]);
  return [...files.keys()].filter((path) => {
    if (path.startsWith('abacade/')) return !forPackages.test(path) && !ofLanguage.test(path);
    if (path.startsWith('builder/')) return ofBuilder.has(path);
    return /^(?!design\.)(?:[\w-]+|play\/[\w-]+)\.(?:html|css|js|svg)$/.test(path);
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
