import { bad, refuse } from '../../src/rules/game.js';
import { gameOf } from '../../src/rules/pytagora/games.js';
import type { Help } from '../../src/rules/pytagora/help.js';
import { hasSearch } from '../../src/rules/pytagora/load.js';

/*
 * The table stands and all have their pieces before anybody lays any. What the rules need for that, and the core below
 * them, is fetched meanwhile.
 */
let help: Help | undefined;

export async function loadHelp(): Promise<void> {
  const room = await import('../../src/rules/pytagora/help.js');
  await room.loadPytagora();
  ({ help } = room);
}

export const hasHelp = (): boolean => help !== undefined;

const late: Help = {
  judge: (...asked) => help?.judge(...asked) ?? refuse('PYT-07', 'loading', 'The rules are still on their way.'),
  // What nobody has looked for yet is not known.
  placements: (state) => (hasSearch() && help?.placements(state)) || [],
  canSearch: () => hasSearch() && help !== undefined,
  isStuck: (state) => (hasSearch() && help?.isStuck(state)) || false,
  write: (state) => help?.write(state) ?? '',
  read: (...asked) => help?.read(...asked) ?? bad('text', 'Positions cannot be read yet.'),
};

export const pytagora = gameOf('pytagora', late);
export const plusAndMinus = gameOf('plus-and-minus', late);
