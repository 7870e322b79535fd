// Writes the files of H5P's library that are not scripts: its description, the fields of its editor, their translations, its
// icon.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, version } from './entries.mjs';
import { importSources } from './node.mjs';

export async function writeH5PLibrary() {
  const { libraryTexts } = await importSources(join(root, 'src/embed/h5p/texts.ts'));
  const texts = await libraryTexts(version, readFileSync(join(root, 'demo/icon.svg'), 'utf8'));
  writeFileSync(join(root, 'dist/cdn/h5p-library.json'), JSON.stringify(texts));
}
