// Creates the files of the static site: docs/site.md. They do not depend on the address of the site, unless it is given.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle/entries.mjs';
import { docsPages } from './docs.mjs';
import { games } from './games.mjs';
import { manifest } from './manifest.mjs';
import { oembedOf } from './oembed.mjs';
import { withOffline } from './offline.mjs';
import { docPage, finished, gamePage } from './pages.mjs';
import { pictureOf } from './pictures.mjs';

/** The folders of the project that are in the site, with their paths there and the files to include. */
const folders = [
  { from: 'dist/cdn', to: 'abacade', holds: () => true },
  { from: 'build/demo', to: 'builder', holds: () => true },
  { from: 'demo', to: '', holds: (path) => !/\.ts$|^service-worker\.js$/.test(path) },
  { from: 'docs', to: 'docs', holds: (path) => !path.endsWith('.md') },
  // "Try a translation" compares files with these.
  { from: 'words', to: 'words', holds: () => true },
];

/** The pages of the demo, with their titles and descriptions for previews of links. */
const about = {
  'index.html':
    'Maths games for your lesson: ready activities for Moodle, a page, a link or a file. Free, and nothing leaves the school.',
  'gallery.html': 'Number board games for any web page, ready to play. Nothing leaves your device.',
  'puzzles.html': 'One puzzle for each number game, the same for everyone, with a new one tomorrow.',
  'warm-up.html': 'Two minutes of sums, chosen from what you know, without a clock or a score.',
  'report.html': 'What a class knows by heart, and what to practise tomorrow. Files are read on your device alone.',
  'design.html': 'Every size, colour and drawing of the games, in light, in dark and with forced colours.',
  'translate.html': 'A translation of the games, tried in the game before anyone installs it.',
};

/** Adapts paths in the pages of the demo to those of the site. */
const moved = (html) =>
  html
    .replaceAll('../dist/cdn/', 'abacade/')
    .replaceAll('../build/demo/', 'builder/')
    .replaceAll('../words/', 'words/')
    .replace('<activity-page ', '<activity-page play="play/" ')
    .replace('../docs/README.md', 'docs/index.html')
    .replace(/\.\.\/(docs\/[\w/-]+)\.md/g, '$1.html')
    .replaceAll('href="./"', 'href="index.html"');

/** Returns the files below a folder of the project that are to be included, with their paths below `to`. */
export const filesIn = ({ from, to, holds }) =>
  readdirSync(join(root, from), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(join(root, from).length + 1).replaceAll('\\', '/'), file])
    .filter(([path]) => holds(path))
    .map(([path, file]) => [to ? `${to}/${path}` : path, readFileSync(file)]);

const titleOf = (html) => /<title>([^<]*)<\/title>/.exec(html)[1].replaceAll('&amp;', '&');

/**
 * Returns the files of the site by their paths, sorted, the same bytes for the same sources.
 * @param url The address at which the folder will be served, with a trailing slash; without it, nothing absolute is
 *   written, and no picture for messengers.
 * @throws Error if nothing has been built.
 */
export function siteFiles(url) {
  if (!existsSync(join(root, 'dist/cdn/frame.html')))
    throw new Error('Nothing is built yet. Run `npm run build` first.');
  const files = new Map([['LICENSE.txt', readFileSync(join(root, 'LICENSE'))], ...folders.flatMap(filesIn)]);
  const put = (html, page) => files.set(page.path, Buffer.from(finished(html, page, url)));

  for (const [path, said] of Object.entries(about)) {
    const html = moved(String(files.get(path)));
    put(html, { path, title: titleOf(html), about: said, picture: pictureOf('abacade'), isOne: true });
  }
  put(String(files.get('abacade/frame.html')), { path: 'abacade/frame.html', isFrame: true });
  for (const { name, title, about } of games) {
    const path = `play/${name}.html`;
    const oembed = `oembed/${name}.json`;
    const page = { path, title, about, picture: pictureOf(name, title), isOne: false, oembed };
    put(gamePage(name, title), page);
    if (url) files.set(oembed, Buffer.from(oembedOf(page, url)));
  }
  put(gamePage('warm-up', 'Warm-up'), {
    path: 'play/warm-up.html',
    title: 'Warm-up',
    about: about['warm-up.html'],
    picture: pictureOf('abacade'),
    isOne: false,
  });
  for (const [path, page] of docsPages()) put(docPage(path, page), { path });
  files.set('manifest.webmanifest', Buffer.from(manifest));

  return withOffline(new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))));
}
