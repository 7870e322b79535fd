// For esbuild: src/words/generated as it would be with the languages that nobody speaks, which are never written there.
import { dirname, join, resolve } from 'node:path';
import { wordModules } from '../words/modules.mjs';
import { pseudoLanguages } from '../words/pseudo.mjs';
import { readLanguages } from '../words/read.mjs';
import { root } from './entries.mjs';

const folder = join(root, 'src/words/generated/');

export const pseudoWords = {
  name: 'pseudo-words',
  setup(build) {
    const languages = readLanguages();
    const modules = wordModules([...languages, ...pseudoLanguages(languages[0])]);
    const nameOf = (path) => path.slice(folder.length).replaceAll('\\', '/');
    build.onResolve({ filter: /^\..*\.js$/ }, ({ path, importer, resolveDir }) => {
      const file = resolve(resolveDir, path).replace(/\.js$/, '.ts');
      const isHere = file.startsWith(folder) && modules.has(nameOf(file));
      // The folder of a language that nobody speaks is not there to look from.
      return isHere || importer.startsWith(folder) ? { path: file } : undefined;
    });
    build.onLoad({ filter: /[/\\]src[/\\]words[/\\]generated[/\\].*\.ts$/ }, ({ path }) => ({
      contents: modules.get(nameOf(path)),
      loader: 'ts',
      resolveDir: dirname(path),
    }));
  },
};
