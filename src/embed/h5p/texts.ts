import { embed } from '../../words/generated/embed.js';
import { languages } from '../../words/languages.js';
import { h5pStyles, tooOldContent } from '../floor.js';
import { libraryJson } from './library.js';
import { semantics, translated } from './semantics.js';
import { editorWords } from './words.js';

/**
 * Returns the texts of the library, by path. The editor follows the language of its reader, so it has the languages that a teacher has
 * read, and no drafts. `version` is that of this package.
 */
export async function libraryTexts(version: string, icon: string): Promise<Record<string, string>> {
  const [first, ...others] = languages.filter(({ isDraft }) => !isDraft);
  const translations = await Promise.all(
    others.map(async ({ tag }) => {
      const fields = translated(semantics(await editorWords(tag)));
      return [`language/${tag.toLowerCase()}.json`, JSON.stringify({ semantics: fields })] as const;
    }),
  );
  return {
    'library.json': JSON.stringify(libraryJson(version)),
    'semantics.json': JSON.stringify(semantics(await editorWords(first.tag))),
    'icon.svg': icon,
    [h5pStyles.file]: tooOldContent(languages.map(({ tag }) => [tag, embed[tag].needs])),
    ...Object.fromEntries(translations),
  };
}
