// The pictures that messengers show beside a link, made by `npm run pictures`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle/entries.mjs';

/** Their size in pixels, which all services accept. */
export const size = { width: 1200, height: 630 };

/** Returns the picture of a game, or of all of them. @throws Error if there is none. */
export function pictureOf(name, title = 'Abacade: number board games') {
  const path = `pictures/${name}.jpg`;
  if (!existsSync(join(root, 'demo', path))) throw new Error(`demo/${path} is missing. Run \`npm run pictures\`.`);
  return { path, ...size, alt: title };
}
