// Writes the texts of H5P's library that are no scripts: what it is, the fields of its editor, their translations, its icon.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './entries.mjs';

const from = (path) => import(pathToFileURL(join(root, 'build/es/src', path)).href);

export async function writeH5PLibrary() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { libraryTexts } = await from('embed/h5p/texts.js');
  const texts = await libraryTexts(version, readFileSync(join(root, 'demo/icon.svg'), 'utf8'));
  writeFileSync(join(root, 'dist/cdn/h5p-library.json'), JSON.stringify(texts));
}
