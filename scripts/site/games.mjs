// The games of the site, with their descriptions from the words of the builder.
import { join } from 'node:path';
import { root } from '../bundle/entries.mjs';
import { importSources } from '../bundle/node.mjs';
import { readSource } from '../words/read.mjs';

const { messages } = readSource('builder');
const { gameNames } = await importSources(join(root, 'src/games.ts'));

/** Every game: `{ name, title, about }`. */
export const games = gameNames.map((name) => ({
  name,
  title: messages[`builder.games.${name}.title`].text,
  about: messages[`builder.games.${name}.about`].text,
}));
