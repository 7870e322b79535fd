import { fit } from '../../rules/fitting.js';
import { languageNames } from '../../words/generated/language-names.js';
import { languages } from '../../words/languages.js';
import { inTableOrder, sumText } from '../../words/notation.js';
import { usualGame, type GameName } from '../../games.js';
import { games as allGames, type GameOnPage } from '../games.js';
import { commonFields, fieldOfGame, gameFields, type Field } from './fields.js';
import type { EditorWords } from './words.js';

type Labels = Readonly<Record<string, string>>;

/** The texts of a field in the editor. */
interface Said {
  readonly label?: string | undefined;
  readonly description?: string | undefined;
  /** The names of the values of a select; a value without a name is shown as it is. */
  readonly choices?: Labels | undefined;
}

/** A field of `semantics.json`. */
export interface SemanticsField {
  readonly name: string;
  readonly type: Field['type'] | 'group';
  readonly label: string;
  readonly description?: string;
  readonly optional?: true;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly fields?: readonly SemanticsField[];
  readonly [more: string]: unknown;
}

const textIn = (words: Readonly<Record<string, unknown>>, name: string): string | undefined =>
  typeof words[name] === 'string' ? words[name] : undefined;

/** Returns the texts of the choices that every game has, by field. */
export function commonWords({ builder: b, common }: EditorWords): Readonly<Record<string, Said>> {
  const languageLabel = (tag: string, isDraft: boolean): string =>
    isDraft ? b.draft(languageNames[tag]) : languageNames[tag];
  return {
    players: { label: common.whoPlays, description: b.h5p.players },
    realDice: { label: common.realDice, description: common.realDiceHelp },
    lang: {
      label: b.spoken,
      choices: Object.fromEntries(languages.map(({ tag, isDraft }) => [tag, languageLabel(tag, isDraft)])),
    },
    theme: { label: b.look, choices: b.looks },
    score: { label: b.score, choices: b.scores },
    points: { label: b.target, description: b.h5p.points },
    answers: { label: b.least, description: b.h5p.least },
    pass: { label: b.pass, description: b.passHelp },
    report: { label: b.report, choices: { ...b.reports, all: b.h5p.answers } },
    position: { label: b.position, description: b.positionHelp },
  };
}

/** Returns the texts of a choice of one game: those of its form, otherwise the builder's; without any, the name itself. */
export function gameWords(words: EditorWords, game: GameName, name: string): Said {
  const { builder: b, common, forms } = words;
  const form: Readonly<Record<string, unknown>> = { ...common, ...forms[game] };
  const yesOrNo = { true: b.h5p.yes, false: b.h5p.no, on: b.h5p.yes, off: b.h5p.no };
  const settings = b.settings as Readonly<Record<string, { label: string; help?: string } | undefined>>;
  const setting = settings[name];
  const choices = name === 'preset' ? form['presetNames'] : name === 'speed' ? b.speeds : form[`${name}s`];
  return {
    label: name === 'preset' ? b.h5p.preset : (setting?.label ?? textIn(form, name)),
    description: name === 'preset' ? undefined : setting ? setting.help : textIn(form, `${name}Help`),
    choices: { ...yesOrNo, [fit]: common.fits, ...plainLabels(words, choices), ...sumsOf(words, game, name) },
  };
}

/** Returns the names of values; some are functions of the sign of multiplication. */
const plainLabels = ({ notation }: EditorWords, labels: unknown): Labels =>
  Object.fromEntries(
    Object.entries((labels ?? {}) as Readonly<Record<string, string | ((times: string) => string)>>).map(
      ([value, label]) => [value, typeof label === 'function' ? label(notation.times) : label],
    ),
  );

/** Returns the values that are named by a calculation. */
function sumsOf({ notation }: EditorWords, game: GameName, name: string): Labels {
  const { sums = {} } = (allGames[game].rules.declaration[name] ?? {}) as { readonly sums?: Labels };
  return Object.fromEntries(
    Object.entries(sums).map(([value, sum]) => [
      value,
      sumText(inTableOrder(sum, notation), { notation, figure: String }),
    ]),
  );
}

export function semanticsField(field: Field, { label, description, choices = {} }: Said): SemanticsField {
  const { name, type, min, max, longest } = field;
  return {
    name,
    type,
    label: label ?? name,
    ...(description ? { description } : {}),
    // A checkbox cannot be left open, because one that is not ticked has a value, too.
    ...(type === 'boolean' ? { default: false } : { optional: true }),
    ...(field.choices
      ? {
          options: field.choices.map((value) => ({
            value,
            label: Object.hasOwn(choices, value) ? choices[value] : value,
          })),
        }
      : {}),
    ...(type === 'number' ? { min, max, decimals: 0 } : {}),
    ...(longest === undefined ? {} : { maxLength: longest }),
  };
}

/**
 * Returns the fields of H5P's editor: the game, the choices of all games, and a group for each game. Editors can only hide irrelevant
 * fields with a library of their own, so the groups are closed, and the field of the game says which group counts; editors show no
 * description of a group.
 */
export function semantics(words: EditorWords): SemanticsField[] {
  const { builder: b } = words;
  const games = Object.entries(allGames) as [GameName, GameOnPage][];
  const about = commonWords(words);
  return [
    {
      name: 'game',
      type: 'select',
      label: b.choose,
      description: b.h5p.game,
      options: games.map(([name]) => ({ value: fieldOfGame(name), label: b.games[name].title })),
      default: fieldOfGame(usualGame),
    },
    ...commonFields.map((field) => semanticsField(field, about[field.name])),
    ...games.map(([name, game]): SemanticsField => ({
      name: fieldOfGame(name),
      type: 'group',
      label: b.games[name].title,
      importance: 'low',
      expanded: false,
      optional: true,
      fields: gameFields(game).map((field) => semanticsField(field, gameWords(words, name, field.name))),
    })),
  ];
}

/** Returns the part of the fields that H5P reads from a language file, in the same order. */
export const translated = (fields: readonly SemanticsField[]): object[] =>
  fields.map(({ label, description, options, fields: inner }) => ({
    label,
    ...(description ? { description } : {}),
    ...(options ? { options: options.map((option) => ({ label: option.label })) } : {}),
    ...(inner ? { fields: translated(inner) } : {}),
  }));
