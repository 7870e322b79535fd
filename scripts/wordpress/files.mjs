// Creates the files of the WordPress plugin: its sources, the scripts of the games, the data that it checks attributes against,
// and the texts in every language.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { root, version } from '../bundle/entries.mjs';
import { importSources } from '../bundle/node.mjs';
import { bundleForPages } from '../bundle/pages.mjs';
import { shorten } from '../bundle/plugins.mjs';
import { filesIn } from '../site/files.mjs';

/**
 * Scripts that a page of WordPress never fetches: they belong to packages, plain script tags and their words, and to games across
 * devices and other elements, which the plugin does not have.
 */
const unneeded =
  /\.iife\.js$|^(?:scorm12|scorm2004|cmi5|h5p)\.js$|^h5p-library\.json$|^words-(?!pages\.)|^twin-|(?:^|\/)abacade-(?:class|known|lobby|report)\.|\.live[-.]/;

/** The largest upload that PHP takes unless its host allows more, in bytes. */
const largestUpload = 2 * 1024 * 1024;

/** Bundles the script of the block: a classic script, as WordPress's editor loads it. */
async function blockScript() {
  const folder = mkdtempSync(join(root, 'node_modules/.abacade-'));
  const file = join(folder, 'block.js');
  try {
    await bundleForPages(
      join(root, 'wordpress/editor/block.ts'),
      { file, format: 'iife', inlineDynamicImports: true },
      { condition: 'production', treeshake: true, plugins: [shorten(true)] },
    );
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a version into the heads of the main file and of the readme. */
const withVersion = (path, bytes) =>
  path === 'abacade.php' || path === 'readme.txt'
    ? Buffer.from(bytes.toString().replace(/^((?: \* Version:|Stable tag:)\s*)0\.0\.0$/m, `$1${version}`))
    : bytes;

/**
 * Returns the files of the plugin by their paths, sorted.
 * @throws Error if nothing has been built
 */
export async function pluginFiles() {
  if (!existsSync(join(root, 'dist/cdn/abacade.js'))) throw new Error('Nothing is built. Run `npm run build` first.');
  const { declaration, textsIn, languages } = await importSources({
    text: `
      export { declaration } from './wordpress/declaration.ts';
      export { textsIn } from './wordpress/texts.ts';
      export { languages } from './src/embed/games.ts';`,
  });
  const texts = await Promise.all(
    languages.map(async (tag) => [`data/texts-${tag}.json`, Buffer.from(JSON.stringify(await textsIn(tag)))]),
  );
  const files = [
    ...filesIn({ from: 'wordpress/plugin', to: '', holds: () => true }).map(([path, bytes]) => [
      path,
      withVersion(path, bytes),
    ]),
    ...filesIn({ from: 'dist/cdn', to: 'scripts', holds: (path) => !unneeded.test(path) }),
    ['LICENSE', readFileSync(join(root, 'LICENSE'))],
    ['data/declaration.json', Buffer.from(JSON.stringify(declaration(version)))],
    ...texts,
    ['block.js', await blockScript()],
  ];
  return files.sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Returns the plugin as a zip that WordPress installs: it takes the folder in it as the name of the plugin.
 * @throws Error if it is too large to be uploaded
 */
export function zipOf(files, mtime = new Date()) {
  const zip = zipSync(Object.fromEntries(files.map(([path, bytes]) => [`abacade/${path}`, bytes])), {
    level: 9,
    mtime,
  });
  if (zip.length > largestUpload) throw new Error(`The plugin is too large to be uploaded: ${zip.length} bytes.`);
  return zip;
}
