import { bad, isWhole, ok, type Result } from '../rules/game.js';
import { agreed } from '../rules/fitting.js';
import { kebab, parsed, written } from '../rules/options.js';
import { longestSeed } from '../puzzles/seeds.js';
import { strengths, usualStrength, type Strength } from '../puzzles/strength.js';
import { reports, type Reports } from './reports.js';
import { presetNamed } from '../rules/presets.js';
import { games as allGames, languages, nameIn, playersOf, type GameOnPage, type Games } from './games.js';
import { puzzleElements } from './puzzle-elements.js';
import { primaryOf, tagOf } from '../words/words.js';
import { clean } from './text.js';

/** The choices of a teacher: plain, validated and JSON-safe. */
export interface Choices {
  /** The name of the game in `games`. */
  readonly game: string;
  /** The preset from which the options were chosen. */
  readonly preset?: string;
  /** All options of its rules. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Other settings of its element, by attribute. */
  readonly settings: Readonly<Record<string, string>>;
  /**
   * The players, for example `Ada, Ben, bot:2`, see `readPlayers`. The platform names a player without a name. If undefined, the game
   * starts with its form.
   */
  readonly players?: string;
  readonly realDice: boolean;
  /** A position as text, from which the game starts. */
  readonly position?: string;
  /** A puzzle instead of a game: `daily`, or a seed, which gives everybody the same puzzle. */
  readonly puzzle?: string;
  /** The difficulty of the puzzle; if undefined, the default. */
  readonly puzzleStrength?: Strength;
  /** The key under which the game is saved in the browser. */
  readonly persist?: string;
  /** A language tag; if undefined, the language of the page is used. */
  readonly lang?: string;
  /**
   * The colour scheme. If undefined, the page around the game decides; a package is light. `auto`: the scheme of the reader's system, in a
   * package.
   */
  readonly theme?: 'auto' | 'light' | 'dark';
  /** The title of the activity; if undefined, the title of the game. */
  readonly heading?: string;
  /** The scoring rule: `won`, `share-right`, `share-right:ANSWERS`, `taking-part` or `target:POINTS`. */
  readonly score?: string;
  /** The passing score, 1 to 100; if undefined, nobody passes or fails. */
  readonly pass?: number;
  /** The data reported to a platform besides the score; if undefined, everything. */
  readonly report?: Exclude<Reports, 'all'>;
}

/** Untrusted attributes as pairs of name and value. The error names the first attribute that is invalid. */
export type Attributes = readonly (readonly [name: string, value: string])[];

/** The longest value in characters, except for a position. */
export const longestText = 600;
/** The longest position in characters. */
export const longestPosition = 4096;
/** The longest key of a game that is saved in the browser, in characters. */
export const longestKey = 80;
const longestHeading = 120;
const mostPoints = 1_000_000;
/** Maximum number of answers that can be required for a score of 100. */
export const mostLeast = 100;

/** Attributes that any element may have and that have no effect on the choices. */
const idle = /^(?:class|id|style|slot|part|dir|hidden|title|role|tabindex|(?:data|aria)-[a-z0-9-]+)$/;

type Fields = Partial<Record<string, string>>;
type Check<T> = (text: string, game: GameOnPage) => Result<T>;

const oneOf =
  <T extends string>(name: string, values: readonly T[]): Check<T> =>
  (text) =>
    values.includes(text as T) ? ok(text as T) : bad(name, `${name} must be one of ${values.join(', ')}.`);

const line =
  (name: string, longest: number): Check<string> =>
  (text) => {
    const tidy = clean(text);
    return tidy && tidy.length <= longest ? ok(tidy) : bad(name, `${name} must be 1 to ${longest} characters.`);
  };

/** Accepts `true`, `false`, or an empty value as in `<multiplay-grid real-dice>`. */
const yesOrNo =
  (name: string): Check<boolean> =>
  (text) =>
    ['', 'true', 'false'].includes(text) ? ok(text !== 'false') : bad(name, `${name} must be true or false.`);

/** The scoring rules, besides `target:POINTS` and `share-right:ANSWERS`. */
export const scoreRules = ['won', 'share-right', 'taking-part'] as const;

function isScore(text: string): boolean {
  const [, rule, number] = /^(target|share-right):([1-9]\d{0,6})$/.exec(text) ?? [];
  if (rule === undefined) return (scoreRules as readonly string[]).includes(text);
  return Number(number) <= (rule === 'target' ? mostPoints : mostLeast);
}

/** The checks of all choices that are not options of the rules, by attribute. */
const checks = {
  players: (text, game) => {
    const players = clean(text).split(',').map(clean).join(', ');
    const read = playersOf(game, players);
    return read.ok ? ok(players) : read;
  },
  'real-dice': yesOrNo('real-dice'),
  position: (text, game) => {
    const read = text.length <= longestPosition ? game.rules.read(text) : bad('position', 'It is too long.');
    return read.ok ? ok(text) : bad('position', `position cannot be read: ${read.message}`);
  },
  puzzle: line('puzzle', longestSeed),
  'puzzle-strength': oneOf('puzzle-strength', strengths),
  persist: line('persist', longestKey),
  lang: (text) => {
    // The notation of platforms is accepted, too: pt_br.
    const isName = /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,3}$/i.test(text);
    const speaks = languages.some((tag) => primaryOf(tag) === primaryOf(text));
    return isName && speaks ? ok(tagOf(text)) : bad('lang', `lang must be one of ${languages.join(', ')}.`);
  },
  theme: oneOf('theme', ['auto', 'light', 'dark']),
  heading: line('heading', longestHeading),
  score: (text) =>
    isScore(text)
      ? ok(text)
      : bad(
          'score',
          `score must be won, share-right, share-right:ANSWERS (1 to ${mostLeast}), taking-part or target:POINTS (1 to ${mostPoints}).`,
        ),
  pass: (text) =>
    /^\d{1,3}$/.test(text) && isWhole(Number(text), 1, 100)
      ? ok(Number(text))
      : bad('pass', 'pass must be a whole number from 1 to 100.'),
  report: oneOf('report', reports),
} satisfies Record<string, Check<unknown>>;

type Name = keyof typeof checks;

/** Reads all options of the rules: those of the preset, then each that is given. The code of an error is the attribute. */
function readOptions(game: GameOnPage, fields: Fields): Result<Record<string, unknown>> {
  const given: Record<string, unknown> = {};
  if (fields['preset'] !== undefined) {
    const preset = presetNamed(game.rules, fields['preset']);
    if (!preset.ok) return preset;
    Object.assign(given, preset.value.options);
  }
  for (const [name, option] of Object.entries(game.rules.declaration)) {
    const text = fields[kebab(name)];
    if (text !== undefined) given[name] = parsed(option, text);
  }
  const checked = agreed(game.rules, given);
  return checked.ok ? ok({ ...checked.value }) : bad(kebab(checked.code), checked.message);
}

/**
 * Returns the game with this element and these fixed attributes; without fixed attributes, the first game of the
 * element.
 */
function gameByTag(games: Games, tag: string, fields: Fields): string | undefined {
  const names = Object.keys(games).filter((name) => games[name].tag === tag);
  const fixed = (name: string): [string, string][] => Object.entries(games[name].fixed ?? {});
  return (
    names.find((name) => fixed(name).every(([key, value]) => fields[key] === value)) ??
    names.find((name) => fixed(name).every(([key]) => fields[key] === undefined))
  );
}

/** Returns whether a game has puzzles. */
export const hasPuzzles = (game: GameOnPage): boolean => puzzleElements.includes(game.tag);

/** Reads the choices for a game from attributes. The code of an error is the name of the invalid attribute. */
function choose(games: Games, name: string, fields: Fields): Result<Choices> {
  const game = games[name];
  const { settings: possible = {}, fixed = {} } = game;
  const known = [checks, possible, fixed]
    .flatMap(Object.keys)
    .filter((field) => !field.startsWith('puzzle') || hasPuzzles(game))
    .concat(game.rules.presets ? ['preset'] : [], Object.keys(game.rules.declaration).map(kebab));
  for (const [field, text] of Object.entries(fields)) {
    if (!known.includes(field)) {
      const ofGame = known.filter((one) => !Object.hasOwn(fixed, one)).join(', ');
      return bad(field.slice(0, 40), `${game.title} has no choice "${field.slice(0, 40)}". It has ${ofGame}.`);
    }
    if (text!.length > (field === 'position' ? longestPosition : longestText)) {
      return bad(field, `${field} is too long.`);
    }
  }
  for (const [field, value] of Object.entries(fixed)) {
    if ((fields[field] ?? value) !== value) return bad(field, `${field} is ${value} where ${game.title} is played.`);
  }
  const read = readOptions(game, fields);
  if (!read.ok) return read;

  const settings: Record<string, string> = {};
  for (const [setting, values] of Object.entries(possible)) {
    if (fields[setting] === undefined) continue;
    // Editors that give every attribute a value write `true` for one that needs none.
    const text = fields[setting] === 'true' && values.includes('') ? '' : fields[setting];
    const checked = oneOf(setting, values)(text, game);
    if (!checked.ok) return checked;
    settings[setting] = text;
  }
  const chosen: Partial<Record<Name, unknown>> = {};
  for (const field of Object.keys(checks) as Name[]) {
    const text = fields[field];
    if (text === undefined) continue;
    const checked = (checks[field] as Check<unknown>)(text, game);
    if (!checked.ok) return checked;
    chosen[field] = checked.value;
  }
  const { 'real-dice': realDice = false, 'puzzle-strength': strength = usualStrength, report, ...rest } = chosen;
  const others = report === undefined || report === 'all' ? rest : { ...rest, report };
  const how = strength === usualStrength ? {} : { puzzleStrength: strength };
  const preset = fields['preset'] === undefined ? {} : { preset: fields['preset'] };
  return ok({ game: name, ...preset, options: read.value, settings, realDice, ...how, ...others } as Choices);
}

const unlistedGame = (games: Games): Result<never> =>
  bad('game', `game must be one of ${Object.keys(games).join(', ')}.`);

function fieldsOf(attributes: Attributes): Result<Fields> {
  const fields = Object.create(null) as Fields; // no prototype, so that `constructor` and `__proto__` are fields like any other
  for (const [name, value] of attributes) {
    if (name === '') return bad('attribute', 'A choice has no name.');
    if (name in fields) return bad(name.slice(0, 40), `${name.slice(0, 40)} is said twice.`);
    fields[name] = value;
  }
  return ok(fields);
}

/**
 * Reads the choices for a game from attributes such as `end-at` and `10`. The code of an error is `game` or the name of
 * the invalid attribute.
 */
export function choicesFor(game: string, attributes: Attributes = [], games: Games = allGames): Result<Choices> {
  const name = nameIn(games, game);
  if (name === undefined) return unlistedGame(games);
  const fields = fieldsOf(attributes);
  return fields.ok ? choose(games, name, fields.value) : fields;
}

/** Reads the choices from an element with these attributes. Attributes that any element may have are ignored. */
export function choicesFrom(tag: string, attributes: Attributes, games: Games = allGames): Result<Choices> {
  const fields = fieldsOf(attributes.filter(([name]) => !idle.test(name)));
  if (!fields.ok) return fields;
  const name = gameByTag(games, tag.toLowerCase(), fields.value);
  return name ? choose(games, name, fields.value) : unlistedGame(games);
}

/**
 * Returns the options that have to be written so that all others follow from them, the preset and the defaults. Checks them from last to
 * first, because the default of an option may depend on an earlier one.
 */
function needed(game: GameOnPage, { options, preset }: Choices): Record<string, unknown> {
  const base = preset === undefined ? {} : game.rules.presets?.[preset]?.options;
  const whole = JSON.stringify(options);
  const said: Record<string, unknown> = { ...options };
  for (const name of Object.keys(options).reverse()) {
    const rest = { ...said };
    delete rest[name];
    const checked = agreed(game.rules, { ...base, ...rest });
    if (checked.ok && JSON.stringify(checked.value) === whole) delete said[name];
  }
  return said;
}

/** Writes the choices as attributes in a fixed order, omitting defaults. */
export function attributesOf(choices: Choices, games: Games = allGames): [name: string, value: string][] {
  const game = games[choices.game];
  const { players, realDice, position, puzzle, puzzleStrength, persist, lang, theme, heading, score, pass } = choices;
  const said: (readonly [string, string | undefined])[] = [
    ['players', players],
    ['preset', choices.preset],
    ...Object.entries(needed(game, choices)).map(([name, value]) => [kebab(name), written(value)] as const),
    ...Object.entries(choices.settings),
    ['real-dice', realDice ? '' : undefined],
    ['lang', lang],
    ['theme', theme],
    ['persist', persist],
    ['position', position],
    ['puzzle', puzzle],
    ['puzzle-strength', puzzleStrength],
    ['heading', heading],
    ['score', score],
    ['pass', pass?.toString()],
    ['report', choices.report],
  ];
  return [
    ...Object.entries(game.fixed ?? {}),
    ...said.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
  ];
}

/** One learner, named by the platform, against a computer player that can be beaten. */
export const oneLearner = ', bot:1';

/** Returns the title of the activity. */
export const titleOf = (choices: Choices, games: Games = allGames): string =>
  choices.heading ?? games[choices.game].title;
