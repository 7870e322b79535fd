import { bad, refuse } from '../../src/rules/game.js';
import type { Help } from '../../src/rules/pytagora/help.js';
import { gameOf } from '../../src/rules/pytagora/games.js';

/*
 * To deal, to lay what is right and to score is all that a first move needs. What the rules need only to refuse and to
 * read comes as soon as the table stands.
 */
let help: Help | undefined;

export async function loadHelp(): Promise<void> {
  ({ help } = await import('../../src/rules/pytagora/help.js'));
}

export const hasHelp = (): boolean => help !== undefined;

const late: Help = {
  refuseText: (...asked) => help?.refuseText(...asked) ?? refuse(asked[0], 'refused', 'The rules forbid that.'),
  refusePlace: (...asked) => help?.refusePlace(...asked) ?? refuse(asked[0], 'refused', 'The rules forbid that.'),
  placements: (state) => help?.placements(state) ?? [],
  isStuck: (state) => help?.isStuck(state) ?? false,
  read: (...asked) => help?.read(...asked) ?? bad('text', 'Positions cannot be read yet.'),
};

export const pytagora = gameOf('pytagora', late);
export const plusAndMinus = gameOf('plus-and-minus', late);
