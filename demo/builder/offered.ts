import { games, type GameOnPage, type Games } from '../../src/embed/games.js';
import { warmUpTag } from '../../src/games.js';
import { allTables } from '../../src/learning/question.js';
import { bad } from '../../src/rules/game.js';
import { declared, type Option, type OptionsOf } from '../../src/rules/options.js';
import { choice, numberOr, split } from '../../src/rules/option-kinds.js';

/** The name of the warm-up among what can be put on a page. It is no game: it has no players, no marks and no form. */
export const warmUp = 'warm-up';

/** No printed rule defines these options. */
const noRule = '' as Option['rule'];

const tables: Option<readonly number[], string> = {
  kind: 'tables',
  rule: noRule,
  default: allTables,
  check: (given) =>
    Array.isArray(given) && given.length > 0 && given.every((one: unknown) => allTables.includes(one as number))
      ? { value: allTables.filter((table) => given.includes(table)) }
      : { expected: 'numbers from 2 to 12' },
  parse: (text) => split(text, /[\s,]+/).map(numberOr),
};

const declaration = {
  tables,
  operation: choice({
    choices: ['multiplication', 'division', 'both'],
    default: 'multiplication',
    rule: noRule,
  }),
};

const { defaults, options } = declared('The warm-up', declaration);

export type WarmUpOptions = OptionsOf<typeof declaration>;

const warmUpOnPage: GameOnPage = {
  tag: warmUpTag,
  title: 'Warm-up',
  levels: 0,
  rules: {
    name: warmUp,
    seats: { min: 1, max: 1 },
    declaration,
    defaults,
    options,
    read: () => bad('position', 'A warm-up has no positions.'),
  },
};

/** Everything that the page of activities puts into a lesson: the games, and the warm-up. */
export const offered: Games = Object.defineProperty(
  Object.defineProperties({}, Object.getOwnPropertyDescriptors(games)) as Record<string, GameOnPage>,
  warmUp,
  { value: warmUpOnPage, enumerable: true },
);
