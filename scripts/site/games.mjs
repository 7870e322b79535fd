// The games of the site, with their descriptions from the words.
import { join } from 'node:path';
import { root } from '../bundle/entries.mjs';
import { importSources } from '../bundle/node.mjs';
import { readSource } from '../words/read.mjs';

const { messages } = readSource('games');
const { gameNames } = await importSources(join(root, 'src/games.ts'));

/** Every game: `{ name, title, about }`. */
export const games = gameNames.map((name) => ({
  name,
  title: messages[`gameTitles.${name}`].text,
  about: messages[`gameAbouts.${name}`].text,
}));
