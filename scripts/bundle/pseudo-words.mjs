// For Rollup: src/words/generated with the pseudo-languages, which are never written there.
import { dirname, join, resolve } from 'node:path';
import { wordModules } from '../words/modules.mjs';
import { pseudoLanguages } from '../words/pseudo.mjs';
import { readLanguages } from '../words/read.mjs';
import { root } from './entries.mjs';

const folder = join(root, 'src/words/generated/');

export function pseudoWords() {
  const languages = readLanguages();
  const modules = wordModules([...languages, ...pseudoLanguages(languages[0])]);
  const textOf = (path) =>
    path.startsWith(folder) ? modules.get(path.slice(folder.length).replaceAll('\\', '/')) : undefined;
  return {
    name: 'pseudo-words',
    resolveId(source, importer) {
      if (!importer || !/^\..*\.js$/.test(source)) return null;
      const file = resolve(dirname(importer), source).replace(/\.js$/, '.ts');
      // The folder of a pseudo-language does not exist, so imports cannot be resolved from it.
      return textOf(file) === undefined && !importer.startsWith(folder) ? null : file;
    },
    load: (id) => textOf(id) ?? null,
  };
}
