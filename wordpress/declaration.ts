// The declaration that the plugin checks attributes against: games, options and activities, from the same data as every form.
import { activities, activitiesOf, usuallyAsked, type Activity, type ActivityName } from '../demo/activities/list.js';
import { offered, warmUp } from '../demo/builder/offered.js';
import { hasPuzzles, longestKey, longestText } from '../src/embed/choices.js';
import { languages, type GameOnPage } from '../src/embed/games.js';
import { attributeOf, commonFields, gameFields, type Field } from '../src/embed/h5p/fields.js';
import { earlierNames, gameNames } from '../src/games.js';
import { longestSeed } from '../src/puzzles/seeds.js';
import type { Option } from '../src/rules/options.js';
import { strengths } from '../src/puzzles/strength.js';

/** The fields about marks: a page of WordPress has nobody to report to. */
const aboutMarks = ['score', 'points', 'answers', 'pass', 'report'];

/** The fields that every game has on a page. */
export const fieldsOfPage: readonly Field[] = [
  ...commonFields.filter(({ name }) => !aboutMarks.includes(name)),
  { name: 'persist', type: 'text', longest: longestKey },
];

const ofPuzzles: readonly Field[] = [
  { name: 'puzzle', type: 'text', longest: longestSeed },
  { name: 'puzzleStrength', type: 'select', choices: strengths },
];

/** Returns the fields of a game, those of puzzles included if it has some. */
export const fieldsOfGame = (game: GameOnPage): readonly Field[] => [
  ...gameFields(game, []),
  ...(hasPuzzles(game) ? ofPuzzles : []),
];

/** The check of an attribute: a number in a range, one of some values, a flag, words and numbers, or a line of any text. */
interface Check {
  readonly type: Field['type'] | 'values';
  readonly values?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** In characters. */
  readonly longest?: number;
}

const checkOf = ({ type, choices, min, max, longest }: Field, isLine: boolean): Check => ({
  type: type === 'text' && !isLine ? 'values' : type,
  ...(choices && { values: choices }),
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
  ...(type === 'text' && { longest: longest ?? longestText }),
});

/** Returns the checks of the fields of a game. Its options that are text are values, unless the rules take any line. */
const checksOf = (fields: readonly Field[], { rules }: GameOnPage): Record<string, Check> =>
  Object.fromEntries(
    fields.map((field) => [
      attributeOf(field),
      checkOf(
        field,
        (rules.declaration[field.name] as Option | undefined)?.kind === 'line' || !(field.name in rules.declaration),
      ),
    ]),
  );

/** The fields of the warm-up, which has no players, no positions and nothing to keep. */
const fieldsOfWarmUp = commonFields.filter(({ name }) => ['lang', 'theme'].includes(name));

const gameDeclaration = (name: string) => {
  const game = offered[name];
  const fields = [...(name === warmUp ? fieldsOfWarmUp : fieldsOfPage), ...fieldsOfGame(game)];
  return { tag: game.tag, title: game.title, fixed: game.fixed ?? {}, attributes: checksOf(fields, game) };
};

/** Returns the attributes that keep a game to chosen tables, as `[abacade game="plyt" table="6"]` asks; `$tables` stands for them. */
function attributesOfTables(): Record<string, Readonly<Record<string, string>>> {
  const named = activitiesOf('table', usuallyAsked).map((name): Activity => activities[name]);
  return Object.fromEntries(
    named.reverse().map(({ game, attributes: { players: _, ...kept } }) => [game, kept] as const),
  );
}

/** Returns the declaration as it is written to `data/declaration.json`. */
export const declaration = (version: string) => ({
  version,
  languages,
  games: Object.fromEntries([...gameNames, warmUp].map((name) => [name, gameDeclaration(name)])),
  earlierNames,
  activities: Object.fromEntries(
    (Object.entries(activities) as [ActivityName, Activity][]).map(([name, { game, attributes }]) => [
      name,
      { game, attributes },
    ]),
  ),
  tables: attributesOfTables(),
  asked: { tables: usuallyAsked.tables.join(' '), range: String(usuallyAsked.range) },
});
